#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fits the coefficients of the speed of image pipelines on image_speed.csv beside this file.

    fit_images.py --cli build/dev/bin/tarozi-cli [--output resources/catalog/image_speed.json]

The amounts (FLOPs, traffic elements, blocks, peaks) come from the program itself (tarozi-cli validate --terms), so that
what is fitted is what is computed. Two families of denoisers (U-Nets and transformers) in up to three ways of running
(kernel by kernel, compiled, hand-made kernels) have four coefficients each, drawn towards priors where rows are few.
Rows of one source, card, model and way of running share their weight. Prints the errors of leaving out each source,
card and model. Needs numpy and scipy; no network; the same input gives the same output.
"""
import argparse
import collections
import csv
import io
import json
import os
import subprocess

import numpy as np
from scipy.optimize import least_squares

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))

LIMITS, OVERLAP = 4, 1.5  # as in core/speed/image_work.cpp
STRENGTH = 0.15           # of the priors
FIELDS = ('joules_per_flop', 'residual_bytes', 'attention_bytes', 'launch_s')
# What the kinds of kernels are drawn towards: energy at about 0.4 (0.65 for plain matrix products) TFLOP/s a watt,
# traffic of elementwise kernels (compiled: two fifths of it), half a millisecond of launches a block (fewer compiled).
PRIORS = {'unet/eager': (2.8e-12, 900, 60, 3e-4), 'unet/compiled': (2.8e-12, 700, 24, 1.5e-4),
          'unet/optimized': (2.8e-12, 150, 24, 1.5e-4), 'transformer/eager': (1.5e-12, 0, 100, 3e-4),
          'transformer/compiled': (1.5e-12, 0, 40, 1.5e-4)}
SHARED = {'cache_discount': 3.0, 'score_bytes': 25.0}
PARALLEL = {'parallel_launch_s': {'transformer/eager': 2.6e-3, 'transformer/compiled': 5e-4}, 'exchange_bytes': 8.0}


def load(cli):
    out = subprocess.run([cli, 'validate', '--cases', os.path.join(HERE, 'image_speed.csv'), '--terms'], check=True,
                         capture_output=True, text=True).stdout
    with open(os.path.join(ROOT, 'resources/truth/exclusions.csv')) as file:
        excluded = {r['case_id'] for r in csv.DictReader(file)}
    rows = []
    for row in csv.DictReader(io.StringIO(out)):
        for key, value in row.items():
            try:
                row[key] = float(value)
            except ValueError:
                pass
        row['kind'] = row['family'] + '/' + row['execution']
        if row['iterations_per_s'] == '' and (row['batch_seconds'] == '' or not row['steps']):
            continue
        row['excluded'] = row['case_id'] in excluded
        rows.append(row)
    return rows


def seconds(row, values, settings, prefix='', kind=None):
    kind = kind or row['kind']
    get = lambda name: row[prefix + name]
    c = {f: values[kind + '.' + f] for f in FIELDS}
    share = get('sharing')
    arithmetic = get('flops') / (settings['peak_share'] * get('peak_flops'))
    power = get('flops') * c['joules_per_flop'] / get('power_w')
    compute = (arithmetic ** LIMITS + power ** LIMITS) ** (1 / LIMITS) / share
    traffic = (c['residual_bytes'] * get('residual_elements') + c['attention_bytes'] * get('attention_elements') +
               values['score_bytes'] * get('scores'))
    traffic = (traffic / (1 + values['cache_discount'] * get('cached_share')) / share + get('weight_bytes') +
               get('dequantized_bytes')) / get('bandwidth')
    launches = c['launch_s'] * get('blocks')
    exchange = 0
    if share > 1:
        exchange = PARALLEL['exchange_bytes'] * get('attention_elements') * (share - 1) / share ** 2 / get('link')
        launches = max(values.get(kind + '.parallel_launch_s', 0), c['launch_s']) * get('blocks')
    gpu = compute + traffic + exchange
    return (gpu ** OVERLAP + launches ** OVERLAP) ** (1 / OVERLAP)


def run_seconds(row, values, settings):
    decoder = 'unet/optimized' if row['execution'] == 'optimized' else 'unet/eager'
    return (row['steps'] * seconds(row, values, settings) + row['encoders_s'] +
            seconds(row, values, settings, 'vae.', decoder))


def errors(row, values, settings):
    """predicted / measured seconds of each measured figure."""
    found = {}
    if row['iterations_per_s'] != '':
        found['step'] = seconds(row, values, settings) * row['iterations_per_s']
    if row['batch_seconds'] != '' and row['steps']:
        found['run'] = run_seconds(row, values, settings) / row['batch_seconds']
    return found


def parameters():
    names, start = [], []
    for name, value in SHARED.items():
        names.append(name)
        start.append(value)
    for kind, values in PRIORS.items():
        for field, value in zip(FIELDS, values):
            if value:
                names.append(kind + '.' + field)
                start.append(value)
    for kind, value in PARALLEL['parallel_launch_s'].items():
        names.append(kind + '.parallel_launch_s')
        start.append(value)
    return names, np.log(np.array(start))


def fit(rows, settings):
    names, start = parameters()
    groups = collections.Counter((r['source'], r['gpu'], r['model'], r['kind'], r['gpus']) for r in rows)
    weights = [groups[(r['source'], r['gpu'], r['model'], r['kind'], r['gpus'])] ** -0.5 for r in rows]

    def unpack(x):
        values = {kind + '.' + f: 0.0 for kind in PRIORS for f in FIELDS}
        values.update(zip(names, np.exp(x)))
        return values

    def residuals(x):
        values = unpack(x)
        found = []
        for row, weight in zip(rows, weights):
            e = errors(row, values, settings)
            found.append(weight * np.log(e.get('step', e.get('run'))))
        return np.concatenate([found, STRENGTH * (x - start)])

    return unpack(least_squares(residuals, start, loss='soft_l1', f_scale=0.12).x)


def absolute(rows, values, settings, quantity):
    return [abs(errors(r, values, settings)[quantity] - 1) for r in rows if quantity in errors(r, values, settings)]


def left_out(rows, settings, key):
    found = collections.defaultdict(list)
    for value in sorted({r[key] for r in rows}):
        values = fit([r for r in rows if r[key] != value], settings)
        rest = [r for r in rows if r[key] == value]
        for quantity in ('step', 'run'):
            e = absolute(rest, values, settings, quantity)
            found[quantity] += e
            if e:
                print('  without %-12s %-60s %-4s %3d rows  median %5.1f %%  worst %5.1f %%' %
                      (key, value[-60:], quantity, len(e), 100 * np.median(e), 100 * max(e)))
    return found


def residuals_of(rows, values, settings, quantity, least):
    ratios = [1 / errors(r, values, settings)[quantity] for r in rows if quantity in errors(r, values, settings)]
    if not ratios:
        return {'low': round(1 - 2 * least, 4), 'high': round(1 + 3 * least, 4), 'rows': 0, 'sources': 0}
    e = np.abs(1 / np.array(ratios) - 1)
    low, high = np.quantile(ratios, 0.04), np.quantile(ratios, 0.96)
    few = len(ratios) < 5
    return {'low': round(float(min(low / (1.1 if few else 1.02), 1 - least)), 4),
            'high': round(float(max(high * (1.1 if few else 1.02), 1 + least)), 4), 'rows': len(ratios),
            'sources': len({r['source'] for r in rows if quantity in errors(r, values, settings)}),
            'median': round(float(np.median(e)), 4), 'p90': round(float(np.quantile(e, 0.9)), 4)}


def record(kind, rows, values, settings, old):
    mine = [r for r in rows if r['kind'] == kind]
    everything = sorted({r['source'] for r in mine})
    entry = {'id': kind, 'family': kind.split('/')[0], 'execution': kind.split('/')[1]}
    for field in FIELDS:
        entry[field] = float('%.4g' % values[kind + '.' + field])
    if kind in PARALLEL['parallel_launch_s']:
        entry['parallel_launch_s'] = float('%.4g' % values[kind + '.parallel_launch_s'])
        entry['exchange_bytes'] = PARALLEL['exchange_bytes']
    for column, name in (('engine', 'engines'), ('gpu', 'gpus'), ('architecture', 'architectures'),
                         ('model', 'models'), ('weights_format', 'weight_formats')):
        entry[name] = sorted({r[column] for r in mine})
    entry['most_images'] = max((r['images'] for r in mine), default=1)
    entry['most_gpus'] = int(max((r['gpus'] for r in mine), default=1))
    entry['step'] = residuals_of(mine, values, settings, 'step', 0.12)
    if not entry['step']['rows']:  # only whole runs were published: they stand in
        entry['step'] = residuals_of(mine, values, settings, 'run', 0.12)
    entry['run'] = residuals_of(mine, values, settings, 'run', 0.12)
    if not entry['run']['rows']:
        entry['run'] = dict(entry['step'])
    entry['note'] = 'drawn towards ' + ', '.join(
        '%s %g' % (f, p) for f, p in zip(FIELDS, PRIORS[kind]) if p)
    entry['sources'] = [{'ref': 's%d' % i, 'kind': 'measured', 'title': s.split('/blob/')[0].split('//')[-1],
                         'url': s if s.startswith('http') else ''} for i, s in enumerate(everything)]
    return entry


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--cli', required=True)
    parser.add_argument('--output')
    args = parser.parse_args()
    path = os.path.join(ROOT, 'resources/catalog/image_speed.json')
    with open(path) as file:
        catalog = json.load(file)
    settings = {k: v['value'] for k, v in catalog['settings'].items() if isinstance(v, dict)}
    everything = load(args.cli)
    rows = [r for r in everything if not r['excluded']]
    values = fit(rows, settings)
    cross = []
    without = {key: left_out(rows, settings, key) for key in ('source', 'gpu', 'model')}
    for quantity in ('step', 'run'):
        e = absolute(rows, values, settings, quantity)
        entry = {'quantity': quantity, 'rows': len(e), 'median': round(float(np.median(e)), 4),
                 'p90': round(float(np.quantile(e, 0.9)), 4),
                 'without_gpu': round(float(np.median(without['gpu'][quantity])), 4),
                 'without_model': round(float(np.median(without['model'][quantity])), 4)}
        cross.append(entry)
        print(quantity, entry, 'without source: median %.3f, 90th %.3f' %
              (np.median(without['source'][quantity]), np.quantile(without['source'][quantity], 0.9)))
    for name in SHARED:
        c = catalog['settings'][name]
        c['value'] = float('%.4g' % values[name])
        c['low'], c['high'] = min(c['low'], c['value']), max(c['high'], c['value'])
    catalog['settings']['cross_validation'] = cross
    catalog['records'] = [record(kind, rows, values, settings, catalog) for kind in PRIORS]
    if args.output:
        with open(args.output, 'w') as file:
            json.dump(catalog, file, indent=1, ensure_ascii=False)
            file.write('\n')
    for r in sorted(rows, key=lambda r: -max(abs(np.log(x)) for x in errors(r, values, settings).values()))[:12]:
        print('  %-50s %-22s %s' % (r['case_id'], r['kind'], {k: round(v - 1, 3) for k, v in
                                                             errors(r, values, settings).items()}))


if __name__ == '__main__':
    main()
