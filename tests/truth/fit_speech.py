#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fits the coefficients of transcription on asr.csv beside this file.

    fit_speech.py --cli build/dev/bin/tarozi-cli [--output resources/catalog/speech_speed.json]

whisper.cpp publishes the encoder and the decoder apart, on several cards and model sizes: its kernels are fitted. The
others publish whole runs: they keep those kernels, and what their runs take beside them is host work. Amounts come from
the program itself (tarozi-cli validate --terms). Prints the errors of leaving out each card, model and source. Needs
numpy and scipy; no network; the same input gives the same output.
"""
import argparse
import csv
import io
import json
import os
import subprocess

import numpy as np
from scipy.optimize import least_squares

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
STRENGTH = 0.03  # of the priors
# FLOPs a cycle and multiprocessor, bytes a score, cycles of launching a layer, shares of the bandwidth's time
PRIORS = {'encoder_flops_per_cycle': 220.0, 'score_bytes': 30.0, 'layer_cycles': 5e6, 'weight_share': 1.2,
          'step_layer_s': 2e-5, 'step_layer_cycles': 1.5e7, 'eager_factor': 1.3, 'cross_cache_share': 1.0,
          'row_layer_cycles': 1e6}
KERNELS = 'whisper.cpp'
# What belongs to an engine's own host code: kept as set by hand where only whole runs are published.
HOST = ('step_layer_s', 'eager_factor', 'score_bytes', 'row_layer_cycles')
BEAMS = 5


def load(cli):
    out = subprocess.run([cli, 'validate', '--cases', os.path.join(HERE, 'asr.csv'), '--terms'], check=True,
                         capture_output=True, text=True).stdout
    rows = []
    for row in csv.DictReader(io.StringIO(out)):
        for key, value in row.items():
            try:
                row[key] = float(value)
            except ValueError:
                pass
        rows.append(row)
    return rows


def encoder(r, c):
    seconds = r['encoder_flops'] / (c['encoder_flops_per_cycle'] * r['cycles_per_s'])
    seconds += r['encoder_layers'] * c['layer_cycles'] / r['cycles_per_s']
    return seconds if r['flash'] else seconds + c['score_bytes'] * r['scores'] / r['bandwidth']


def step(r, c, rows):
    layer = c['step_layer_s'] + c['step_layer_cycles'] / r['cycles_per_s']
    if not r['flash']:
        layer = layer * c['eager_factor'] + (rows - 1) * c.get('row_eager_s', 0)
    return (c['weight_share'] * r['decoder_bytes'] / r['bandwidth'] + r['decoder_layers'] * layer +
            rows * c['cross_cache_share'] * r['cross_bytes'] / r['bandwidth'] +
            rows * r['decoder_layers'] * c['row_layer_cycles'] / r['cycles_per_s'])


def run(r, c):
    tokens = r['tokens'] * (1 + c.get('longest_per_log', 0) * np.log(r['batch']))
    host = r['batch'] * (c['batched_window_s'] if r['batch'] > 1 else c['window_s'])
    batch = r['batch'] * encoder(r, c) + tokens * step(r, c, r['batch'] * r['beam']) + host
    return r['audio_seconds'] / (r['batch'] * r['window_s']) * batch


def ratios(r, c):
    """predicted / measured seconds."""
    found = {}
    if r['encoder_ms_per_30s'] != '':
        found['encoder'] = encoder(r, c) * 1e3 / r['encoder_ms_per_30s']
    if r['decoder_ms_per_token'] != '':
        found['decoder'] = step(r, c, 1) * 1e3 / r['decoder_ms_per_token']
    if r['decoder_ms_per_token_batch5'] != '':
        found['decoder_batch5'] = step(r, c, BEAMS) * 1e3 / BEAMS / r['decoder_ms_per_token_batch5']
    if r['wall_s'] != '':
        found['run'] = run(r, c) / r['wall_s']
    return found


def fit(rows):
    names = list(PRIORS)
    start = np.log(np.array([PRIORS[n] for n in names]))

    def residuals(x):
        c = dict(zip(names, np.exp(x)))
        return np.concatenate([[np.log(v) for r in rows for v in ratios(r, c).values()], STRENGTH * (x - start)])

    return dict(zip(names, np.exp(least_squares(residuals, start, loss='soft_l1', f_scale=0.1).x)))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--cli', required=True)
    parser.add_argument('--output')
    args = parser.parse_args()
    path = os.path.join(ROOT, 'resources/catalog/speech_speed.json')
    with open(path) as file:
        catalog = json.load(file)
    rows = load(args.cli)
    measured = [r for r in rows if r['engine'] == KERNELS]
    kernels = fit(measured)
    for name in ('encoder', 'decoder', 'decoder_batch5'):
        e = [abs(ratios(r, kernels)[name] - 1) for r in measured]
        print('%-16s %d rows  median %.1f %%  90th %.1f %%' % (name, len(e), 100 * np.median(e), 100 * np.quantile(e, .9)))
    left = {}
    for key in ('gpu', 'model', 'source'):
        values = sorted({r[key] for r in measured})
        if len(values) < 2:
            continue
        left[key] = []
        for value in values:
            c = fit([r for r in measured if r[key] != value])
            e = [abs(v - 1) for r in measured if r[key] == value for v in ratios(r, c).values()]
            left[key] += e
            print('  without %-8s %-40s median %.1f %%  worst %.1f %%' % (key, value[-40:], 100 * np.median(e), 100 * max(e)))
    for record in catalog['records']:
        for name in kernels:
            own = record['id'] == KERNELS
            if own or name not in HOST or record.get(name) is None:
                record[name] = float('%.4g' % kernels[name])
        mine = [r for r in rows if r['engine'] == record['id']]
        for column, name in (('weights_format', 'weight_formats'), ('gpu', 'gpus'), ('architecture', 'architectures'),
                             ('model', 'models')):
            record[name] = sorted({r[column] for r in mine})
        record['most_windows'] = max((r['batch'] for r in mine), default=1)
        found = [v for r in mine for v in ratios(r, record).values()]
        sources = len({r['source'] for r in mine})
        if len(found) >= 5:
            inverse = 1 / np.array(found)
            e = np.abs(np.array(found) - 1)
            record['speed'] = {'low': round(float(min(np.quantile(inverse, .04), .88)), 4),
                               'high': round(float(max(np.quantile(inverse, .96), 1.12)), 4), 'rows': len(mine),
                               'sources': sources, 'median': round(float(np.median(e)), 4),
                               'p90': round(float(np.quantile(e, .9)), 4),
                               'without_gpu': round(float(np.median(left.get('gpu', [0]))), 4),
                               'without_model': round(float(np.median(left.get('model', [0]))), 4)}
        else:  # too few for quantiles
            record['speed'] = {'low': 0.8, 'high': 1.25, 'rows': len(mine), 'sources': sources}
        for r in mine:
            if record['id'] != KERNELS:
                print('  %-30s %s' % (r['case_id'], {k: round(v - 1, 3) for k, v in ratios(r, record).items()}))
    if args.output:
        with open(args.output, 'w') as file:
            json.dump(catalog, file, indent=1, ensure_ascii=False)
            file.write('\n')


if __name__ == '__main__':
    main()
