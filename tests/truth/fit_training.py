#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fits the coefficients of fine-tuning on the tables of measurements beside this file.

    fit_training.py --cli build/dev/bin/tarozi-cli [--write] [--no-cross-validation]

The program itself is the model: each trial lays a changed training.json over the catalogue (XDG_DATA_HOME) and asks
`tarozi-cli validate`, so that what is fitted is what is computed. Coefficients belong to frameworks (norms and casts,
what the allocator reserves, passes over the activations) and to classes of GPUs (the share of the peak that matrix
products reach), never to a row, a model or a card. One coefficient after another is moved by shrinking steps while the
sum of absolute log errors falls; a pull towards the value at the start keeps thin evidence from running away.
Leaving out one source at a time tells how much of the accuracy is fitting. No network; the same input gives the same
output.
"""
import argparse
import copy
import json
import math
import os
import statistics
import subprocess
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
CATALOG = os.path.join(ROOT, 'resources', 'catalog', 'training.json')
STEPS = (1.25, 1.1, 1.04)
PULL = 0.05

# what is fitted on which table: (record, field); records of one stack move together
MEMORY = {
    'norms of unfused stacks': (('transformers', 'peft', 'ms-swift', 'llama-factory', 'axolotl', 'fsdp_qlora'), 'norm_elements'),
    'norms of LitGPT': (('litgpt',), 'norm_elements'),
    'selective of torchtitan': (('torchtitan',), 'selective_share'),
    'reserved by ms-swift': (('ms-swift',), 'reserved_share'),
    'reserved by transformers': (('transformers', 'peft'), 'reserved_share'),
    'reserved by fsdp_qlora': (('fsdp_qlora',), 'reserved_share'),
    'reserved by torchtune': (('torchtune',), 'reserved_share'),
}
SPEED = {
    'passes of unfused stacks': (('transformers', 'peft', 'ms-swift', 'llama-factory', 'axolotl', 'fsdp_qlora'), 'activation_passes'),
    'passes of fused stacks': (('torchtune', 'torchtitan', 'litgpt', 'unsloth'), 'activation_passes'),
}
CLASSES = ('ampere-hbm', 'hopper', 'ada-consumer', 'ada-professional', 'ampere-gddr')


class Trial:
    """A catalogue of training with one value for each coefficient."""

    def __init__(self, catalog):
        self.catalog = catalog

    def records(self, names):
        return [r for r in self.catalog['records'] if r['id'] in names]

    def get(self, key):
        if key in CLASSES:
            return next(c for c in self.catalog['settings']['gpu_classes'] if c['id'] == key)['efficiency']
        names, field = {**MEMORY, **SPEED}[key]
        return self.records(names)[0][field]

    def scaled(self, key, factor):
        changed = Trial(copy.deepcopy(self.catalog))
        if key in CLASSES:
            record = next(c for c in changed.catalog['settings']['gpu_classes'] if c['id'] == key)
            record['efficiency'] = min(0.95, round(record['efficiency'] * factor, 3))
            return changed
        names, field = {**MEMORY, **SPEED}[key]
        for record in changed.records(names):
            value = round(record[field] * factor, 3)
            record[field] = max(value, 1) if field == 'reserved_share' else value
        return changed


def measured(cli, trial, table):
    """[(source, log error)] of the cases that have a figure."""
    with tempfile.TemporaryDirectory() as home:
        folder = os.path.join(home, 'tarozi', 'catalog')
        os.makedirs(folder)
        with open(os.path.join(folder, 'training.json'), 'w') as file:
            json.dump(trial.catalog, file)
        out = subprocess.run([cli, 'validate', '--cases', os.path.join(HERE, table), '--json'], check=True,
                             capture_output=True, env={**os.environ, 'XDG_DATA_HOME': home}).stdout
    return [(case['engine'], math.log(case['predicted'] / case['measured'])) for case in json.loads(out)['cases']
            if case['measured'] and case['quantity'] != 'trainable_params']


def loss(cli, trial, start, table, keys, without=None):
    errors = [abs(e) for source, e in measured(cli, trial, table) if source != without]
    pull = sum(abs(math.log(trial.get(key) / start.get(key))) for key in keys)
    return sum(errors) / len(errors) + PULL * pull / len(keys)


def fit(cli, start, table, keys, without=None):
    best, least = start, loss(cli, start, start, table, keys, without)
    for step in STEPS:
        moved = True
        while moved:
            moved = False
            for key in keys:
                for factor in (step, 1 / step):
                    trial = best.scaled(key, factor)
                    found = loss(cli, trial, start, table, keys, without)
                    if found < least - 1e-6:
                        best, least, moved = trial, found, True
    return best


def quantile(values, share):
    values = sorted(values)
    at = share * (len(values) - 1)
    low = int(at)
    high = min(low + 1, len(values) - 1)
    return values[low] + (values[high] - values[low]) * (at - low)


def report(name, logs):
    relative = [abs(math.exp(e) - 1) for e in logs]
    print(f'{name:44} rows {len(relative):3}  median {statistics.median(relative):6.1%}  '
          f'p90 {quantile(relative, 0.9):6.1%}')


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--cli', required=True)
    parser.add_argument('--write', action='store_true', help='put what was found into training.json')
    parser.add_argument('--no-cross-validation', action='store_true')
    args = parser.parse_args()
    with open(CATALOG) as file:
        start = Trial(json.load(file))
    best = start
    for table, keys in (('finetune_memory.csv', list(MEMORY)), ('training_speed.csv', list(SPEED) + list(CLASSES))):
        best = fit(args.cli, best, table, keys)
        for key in keys:
            print(f'  {key:40} {start.get(key):8.3f} -> {best.get(key):8.3f}')
        report(table, [e for _, e in measured(args.cli, best, table)])
        if args.no_cross_validation:
            continue
        left_out = []
        for source in sorted({source for source, _ in measured(args.cli, best, table)}):
            without = fit(args.cli, start, table, keys, source)
            errors = [e for s, e in measured(args.cli, without, table) if s == source]
            report(f'{table} without {source}', errors)
            left_out += errors
        report(f'{table}, each source left out', left_out)
    if args.write:
        with open(CATALOG, 'w') as file:
            json.dump(best.catalog, file, indent=1, ensure_ascii=False)
            file.write('\n')


if __name__ == '__main__':
    main()
