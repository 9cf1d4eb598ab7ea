#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fits the coefficients of the speed model on the tables of measurements beside this file.

    fit_speed.py --cli build/dev/bin/tarozi-cli [--output resources/catalog/speed.json] [--no-cross-validation]

The terms come from the program itself (tarozi-cli validate --terms), so that what is fitted is what is computed. Each
row of a table gives one or more linear equations: its seconds are a sum of terms times coefficients. Coefficients are
found by bounded least squares of the relative error, reweighted towards the absolute error. Thin evidence leans on what
lies above it: all engines > an engine > its dense or mixture models of an era > one class of weights; the strength of
each step (in rows) was chosen by leaving out rows, whole GPUs and whole models. No coefficient belongs to a model or a
card.
Needs numpy and scipy; no network; the same input gives the same output.
"""
import argparse
import collections
import csv
import io
import json
import os
import subprocess

import numpy as np
from scipy.optimize import lsq_linear

from speed_classes import (COUNT, ENGINES, FORMATS, OFFSET, PROMPT, STEP, before_all, bounds, group_of, levels)

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
TABLES = ('decode', 'prefill', 'batched', 'served')
DATE = '2026-12-01'

# How many rows' weight the level above has: all engines, an engine, its era and kind of model, a class of weights.
STRENGTH = (1, 3, 10, 1)
PIPELINED_SHARE = 0.8  # of a prompt that llama.cpp works on with several cards at once, since 2024
# Of the rows, how many lie below and how many above a band, at most; what all rows of a record weigh in the band of one
# card, in rows; how many rows of its own a card must have.
OUTSIDE = {'decode': 0.025, 'prefill': 0.02, 'first_token': 0.035, 'throughput': 0.02}
BORROWED, OWN_ROWS = 5, 5
WEIGHT = {'ttft': 0.6, 'derived': 0}
QUANTITY_COLUMN = {'prefill': 'prefill_tok_s', 'ttft': 'ttft_ms', 'user': 'per_user_tok_s', 'tpot': 'tpot_ms',
                   'derived': 'output_tok_s_derived', 'throughput': 'output_tok_s', 'decode': 'decode_tok_s'}
RATES = ('decode', 'prefill', 'throughput', 'derived', 'user')


# ---- equations

class Equation:
    def __init__(self, table, quantity, terms, seconds, row):
        self.table, self.quantity, self.terms, self.seconds, self.row = table, quantity, terms, seconds, row
        self.group = group_of(row)
        self.gpu, self.model, self.source = row['gpu'], row['model'], row['source']
        self.weight = WEIGHT.get(quantity, 1.0)


def number(text):
    return float(text) if text else None


def equations(table, row):
    family, since = group_of(row)[:2]
    piped = PIPELINED_SHARE if family == 'llama.cpp' and since != 'b1' else 0

    def vector(name, values):
        x = np.zeros(COUNT)
        x[OFFSET[name]:OFFSET[name] + len(values)] = values
        return x

    prompt_terms = ((1 - piped) * np.array([float(row['prompt.' + n]) for n in PROMPT]) +
                    piped * np.array([float(row['piped.' + n]) for n in PROMPT]))
    prompt, queue, between = (vector(v, prompt_terms) for v in ('prompt', 'queue', 'interference'))
    places, full, tail, waiting, together, at_work, tokens, output, replicas, prompts_at_once = (
        float(row[k]) for k in ('places', 'full', 'tail', 'queue', 'together', 'at_work', 'input', 'output', 'replicas',
                                'prompts_at_once'))
    counts_prompts = row['counts_prompts'] == '1'

    def wave(name, at_once):
        """One wave of a run, as core/speed/speed_run.cpp has it: step, time per token, first token, whole."""
        step = vector('step', [float(row['%s.%s' % (name, n)]) for n in STEP])
        others = max(at_once / replicas, 1) - 1
        tpot = step + (1 - together) * others / output * between
        prompts = prompt + together * others * between + at_work * others * queue
        return step, tpot, prompts + tpot, counts_prompts * prompts + output * tpot

    step, tpot, first, whole = wave('step', places)
    requests, duration, ttft = full * places + tail, full * whole, first
    if tail:
        _, tail_tpot, tail_first, tail_whole = wave('tail', tail)
        share = tail / requests
        tpot, ttft = (1 - share) * tpot + share * tail_tpot, (1 - share) * first + share * tail_first
        duration = duration + tail_whole
    ttft = ttft + waiting * whole
    found = []

    def add(quantity, terms, seconds):
        if seconds:
            found.append(Equation(table, quantity, terms, seconds, row))

    measured = {k: number(row[k]) for k in ('decode_tok_s', 'prefill_tok_s', 'ttft_ms', 'tpot_ms', 'output_tok_s',
                                            'mean_ttft_ms', 'mean_tpot_ms', 'per_user_tok_s')}
    if table == 'decode' and measured['decode_tok_s']:
        rate = measured['decode_tok_s']
        if counts_prompts:
            add('decode', prompt + output * step, output / rate)
        else:
            add('decode', step, 1 / rate)
    elif table == 'prefill' and measured['prefill_tok_s']:
        add('prefill', prompt, tokens * prompts_at_once / measured['prefill_tok_s'])
    elif table == 'served':
        first_token, each = measured['ttft_ms'], measured['tpot_ms']
        add('tpot', tpot, each and each / 1e3)
        add('ttft', ttft, first_token and first_token / 1e3)
        if first_token and each:
            add('derived', whole, first_token / 1e3 + each / 1e3 * (output - 1))
    elif table == 'batched':
        rate = measured['output_tok_s']
        add('throughput', duration, rate and requests * output / rate)
        add('tpot', tpot, measured['mean_tpot_ms'] and measured['mean_tpot_ms'] / 1e3)
        add('user', tpot, measured['per_user_tok_s'] and 1 / measured['per_user_tok_s'])
        if row['ttft_reliable'] != 'no':
            add('ttft', ttft, measured['mean_ttft_ms'] and measured['mean_ttft_ms'] / 1e3)
    return found


def load(cli):
    with open(os.path.join(ROOT, 'resources/truth/exclusions.csv')) as file:
        excluded = {(r['case_id'], r['quantity']) for r in csv.DictReader(file)}
    found = []
    for table in TABLES:
        path = os.path.join(HERE, 'speed_%s.csv' % table)
        out = subprocess.run([cli, 'validate', '--cases', path, '--terms'], check=True, capture_output=True, text=True)
        for row in csv.DictReader(io.StringIO(out.stdout)):
            for e in equations(table, row):
                if not {(row['case_id'], ''), (row['case_id'], QUANTITY_COLUMN[e.quantity])} & excluded:
                    found.append(e)
    return found


# ---- fitting

def solve(rows, above, strength, engine, turns=8):
    low, high = bounds(engine)
    rows = [e for e in rows if e.weight > 0]
    shares = np.array([e.terms / e.seconds for e in rows])
    weights = np.array([e.weight for e in rows])
    scale = np.sqrt((shares ** 2 * weights[:, None]).sum(0) / weights.sum()) + 1e-30
    seen = (scale * np.maximum(above, 1e-9) > 1e-9) | (scale * np.minimum(high, 1e9) > 1e-4)
    use = np.flatnonzero(seen & (high > low))
    rest = np.setdiff1d(np.arange(COUNT), use)
    x = np.clip(above, low, high)
    robust = np.ones(len(rows))
    s = scale[use]  # unknowns are contributions: coefficient · scale
    strength = (strength * np.ones(COUNT))[use]
    for _ in range(turns):
        w = weights * robust
        a = shares[:, use] / s
        target = 1 - shares[:, rest] @ x[rest]
        gram = (a * w[:, None]).T @ a
        gram[np.diag_indices_from(gram)] += strength + 1e-9 * len(rows)
        side = (a * w[:, None]).T @ target + strength * above[use] * s
        root = np.linalg.cholesky(gram).T
        limits = (low[use] * s, high[use] * s + 1e-12)
        x[use] = lsq_linear(root, np.linalg.solve(root.T, side), bounds=limits, method='bvls', max_iter=300).x / s
        robust = 0.05 / np.maximum(np.abs(shares @ x - 1), 0.05)
    return np.clip(x, low, high)


def fit(rows):
    parents, memo = {}, {}
    groups = sorted({e.group for e in rows})
    for group in groups:
        chain = levels(group)
        parents.update(zip(chain[1:], chain))

    def at(key, depth):
        if key not in memo:
            above = at(parents[key], depth - 1) if depth else before_all()
            own = [e for e in rows if levels(e.group)[depth] == key]
            memo[key] = solve(own, above, STRENGTH[depth], key[0])
        return memo[key]

    for group in groups:
        at(group, 3)
    return memo


def nearest(fits, group):
    """The coefficients that stand in for a class of weights: those of the smallest pool around it."""
    return fits[next(key for key in reversed(levels(group)) if key in fits)]


def predict(fits, rows):
    return np.array([e.terms @ nearest(fits, e.group) for e in rows])


def leave_out(rows, field):
    tested, predicted = [], []
    for value in sorted({getattr(e, field) for e in rows}):
        fits = fit([e for e in rows if getattr(e, field) != value])
        out = [e for e in rows if getattr(e, field) == value]
        tested += out
        predicted += list(predict(fits, out))
    return tested, np.array(predicted)


# ---- reporting and writing

def error(e, predicted):
    return abs(e.seconds / predicted - 1) if e.quantity in RATES else abs(predicted / e.seconds - 1)


def errors(rows, predicted):
    by = collections.defaultdict(list)
    for e, p in zip(rows, predicted):
        by[e.quantity].append(error(e, p))
    return by


def rounded(value):
    return float('%.4g' % value)


def quantile(values, weights, share):
    order = np.argsort(values)
    middle = np.cumsum(weights[order]) - weights[order] / 2
    return np.interp(share * weights.sum(), middle, values[order])


def band(ratios, weights, outside):
    return {'low': rounded(min(quantile(ratios, weights, outside), 0.98)),
            'high': rounded(max(quantile(ratios, weights, 1 - outside), 1.02))}


def queued(e):
    return float(e.row['queue']) > 0 and e.row['saturated'] != '1'


def bands_on_cards(pairs, outside):
    """Bands of the cards that have rows enough; the rows of all cards count as a few more."""
    cells, found = collections.defaultdict(list), []
    for e, p in pairs:
        cells[e.gpu, queued(e)].append(e.seconds / p)
    everywhere = np.array([e.seconds / p for e, p in pairs])
    for (gpu, waits), own in sorted(cells.items()):
        if len(own) >= OWN_ROWS:
            ratios = np.concatenate([own, everywhere])
            weights = np.concatenate([np.ones(len(own)), np.full(len(everywhere), BORROWED / len(everywhere))])
            found.append({'gpu': gpu, 'queued': waits, **band(ratios, weights, outside)})
    return found


def residuals(rows, predicted, quantities, fallback, outside, out):
    pairs = [(e, p) for e, p in zip(rows, predicted) if e.quantity in quantities]
    if not pairs:
        pairs = [(e, p) for e, p in zip(rows, predicted) if e.quantity in fallback]
    ratios = np.array([e.seconds / p for e, p in pairs])
    if not len(ratios):
        return {'low': 0.6, 'high': 1.6, 'rows': 0, 'sources': 0}
    found = [error(e, p) for e, p in pairs]
    result = {**band(ratios, np.ones(len(ratios)), outside),
              'rows': len(pairs), 'sources': len({e.source for e, _ in pairs}),
              'median': rounded(np.median(found)), 'p90': rounded(np.quantile(found, 0.9))}
    ids = {(e.row['case_id'], e.quantity) for e, _ in pairs}
    for name, (tested, guessed) in out.items():
        left = [error(e, p) for e, p in zip(tested, guessed) if (e.row['case_id'], e.quantity) in ids]
        if left:
            result['without_' + name] = rounded(np.median(left))
    if out:  # a pool stands in for what was not measured: no card's own band
        result['on'] = bands_on_cards(pairs, outside)
    return result


def record(key, kind, x, rows, out):
    """One record: of a class of weights, or (no formats) a pool of an engine, or (no engines) of all of them."""
    family, since, classed = (key + ('', ''))[:3] if key[0] != 'all' else ('', '', '')
    classed = classed if len(key) == 4 else ''
    since = since if len(key) > 1 else ''
    own = [e for e in rows if key in levels(e.group)]
    predicted = np.array([e.terms @ x for e in own])

    def named(vector, names):
        values = x[OFFSET[vector]:OFFSET[vector] + len(names)]
        return {n: rounded(v) for n, v in zip(names, values) if v > 1e-12 or (n == 'power_compute' and v > 0)}

    def residual(name, quantities, fallback):
        return {name: residuals(own, predicted, quantities, fallback, OUTSIDE[name], out if classed else {})}

    thin = len({e.row['case_id'] for e in own}) < 5 or len({e.source for e in own}) < 2
    note = 'leans on the pool of the engine where a term is not seen'
    if not classed:
        note = 'the pool of all classes of weights, for those without a record'
    elif thin:
        note = 'fewer than five rows or a single source: leans on the pool of the engine'
    engines = ENGINES.get(family) or (sorted({e.row['engine'] for e in own}) if family == 'other' else [family])
    return {
        'id': '/'.join(filter(None, [family or 'any', since, classed or 'pool', 'experts' if kind else 'dense'])),
        'engines': engines if family else [], 'from_version': since, 'weight_formats': FORMATS.get(classed, []),
        'experts': bool(kind),
        'pipelined_share': PIPELINED_SHARE if family == 'llama.cpp' and since != 'b1' else 0,
        'gpus': sorted({e.gpu for e in own}), 'architectures': sorted({e.row['architecture'] for e in own}),
        'models': sorted({e.model for e in own}),
        'most_gpus': int(max(float(e.row['tensor']) * float(e.row['stages']) for e in own)),
        'most_concurrency': rounded(max(float(e.row['requests']) for e in own)),
        'longest_context': rounded(max(float(e.row['input']) + float(e.row['output']) for e in own)),
        'step': named('step', STEP), 'interference': named('interference', PROMPT), 'prompt': named('prompt', PROMPT),
        'queue': named('queue', PROMPT), 'first_token_steps': 1,
        **residual('decode', ('decode', 'tpot', 'user'), ('throughput',)),
        **residual('prefill', ('prefill',), ('ttft',)),
        **residual('first_token', ('ttft',), ('prefill',)),
        **residual('throughput', ('throughput', 'derived'), ('decode', 'tpot')),
        'note': note,
        'sources': [{'title': s} for s in sorted({e.source for e in own})],
    }


def records(fits, rows, out):
    found = []
    pools = {(key[0], key[3]) for key in fits if len(key) == 4 and not key[2]}
    for key in sorted(fits):
        if len(key) == 4:
            found.append(record(key, key[3], fits[key], rows, out))
        else:  # stands in for the kind of model that an engine has no pool of
            found += [record(key, kind, fits[key], rows, out) for kind in (0, 1) if (key[0], kind) not in pools]
    return found


def widening(rows, predicted, out, settings):
    """How much wider a band must be for a GPU or an architecture that no row saw, from what leaving them out gave."""
    ratio = lambda e, p: abs(np.log(e.seconds / p))
    known = np.quantile([ratio(e, p) for e, p in zip(rows, predicted) if e.quantity == 'tpot'], 0.9)
    tested, guessed = out['gpu']
    left = [ratio(e, p) for e, p in zip(tested, guessed) if e.quantity == 'tpot']
    settings['widening']['gpu_not_measured'] = rounded(max(np.exp(np.quantile(left, 0.7) - known), 1.1))
    settings['widening']['architecture_not_measured'] = rounded(max(np.exp(np.quantile(left, 0.8) - known), 1.2))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--cli', default=os.path.join(ROOT, 'build/dev/bin/tarozi-cli'))
    parser.add_argument('--output', default=os.path.join(ROOT, 'resources/catalog/speed.json'))
    parser.add_argument('--no-cross-validation', action='store_true')
    options = parser.parse_args()
    with open(options.output) as file:
        settings = json.load(file)['settings']
    rows = load(options.cli)
    fits = fit(rows)
    predicted = predict(fits, rows)
    out = {} if options.no_cross_validation else {f: leave_out(rows, f) for f in ('gpu', 'model')}
    tables = {'fitted': errors(rows, predicted), **{'without a ' + f: errors(*out[f]) for f in out}}
    print('%-14s %6s' % ('quantity', 'rows') + ''.join('%24s' % t for t in tables))
    summary = []
    for q in sorted(tables['fitted']):
        values = [tables[t][q] for t in tables]
        print('%-14s %6d' % (q, len(values[0])) +
              ''.join('%12.1f %% / %5.1f %%' % (100 * np.median(v), 100 * np.quantile(v, 0.9)) for v in values))
        entry = {'quantity': q, 'rows': len(values[0]), 'median': rounded(np.median(values[0])),
                 'p90': rounded(np.quantile(values[0], 0.9))}
        for f in out:
            entry['without_' + f] = rounded(np.median(tables['without a ' + f][q]))
        summary.append(entry)
    if out:
        widening(rows, predicted, out, settings)
    settings['cross_validation'] = summary
    with open(options.output, 'w') as file:
        json.dump({'version': DATE, 'settings': settings, 'records': records(fits, rows, out)}, file, indent=1)
        file.write('\n')


if __name__ == '__main__':
    main()
