#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints the tables of README.md about speed: errors and bands on the tables of measurements beside this file, and the
cross-validation that fit_speed.py left in resources/catalog/speed.json.

usage: speed_report.py [PATH_OF_TAROZI_CLI]
"""
import json
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
# what it is called, table, quantity, targets: median, 90th percentile
ROWS = (('decode, one stream', 'decode', 'decode_tok_s', 8, 25),
        ('prefill of one prompt', 'prefill', 'prefill_tok_s', 12, 35),
        ('time per output token, served', 'served', 'tpot_ms', 6.5, 20),
        ('time to first token, served', 'served', 'ttft_ms', 17, 50),
        ('time per output token, batched (mean)', 'batched', 'mean_tpot_ms', 6.5, 20),
        ('time to first token, batched (mean)', 'batched', 'mean_ttft_ms', 17, 50),
        ('output tokens a second, batched', 'batched', 'output_tok_s', 8, 25))
FITTED = (('tpot', 'time per output token'), ('decode', 'decode, one stream'), ('prefill', 'prefill of one prompt'),
          ('ttft', 'time to first token'), ('throughput', 'output tokens a second, batched'))


def percent(share):
    return '%.1f %%' % (100 * share) if share < 0.0995 else '%.0f %%' % (100 * share)


def judged(share, limit):
    return '%s (%g %%)%s' % (percent(share), limit, '' if 100 * share <= limit else ' missed')


def main():
    cli = sys.argv[1] if len(sys.argv) > 1 else os.path.join(ROOT, 'build/dev/bin/tarozi-cli')
    found = {}
    for table in sorted({row[1] for row in ROWS}):
        path = os.path.join(HERE, 'speed_%s.csv' % table)
        for entry in json.loads(subprocess.check_output([cli, 'validate', '--cases', path, '--json']))['summary']:
            if entry['engine'] == 'all':
                found[table, entry['quantity']] = entry
    print('| quantity | count | median (target) | 90th (target) | inside the band (90 %) | half of the median band (20 %) |')
    print('| --- | --- | --- | --- | --- | --- |')
    for name, table, quantity, median, p90 in ROWS:
        entry = found[table, quantity]
        inside, half = entry['inside_band'], entry['median_band_halfwidth']
        print('| %s | %d | %s | %s | %s%s | %s%s |' % (
            name, entry['count'], judged(entry['median_abs_rel_error'], median),
            judged(entry['p90_abs_rel_error'], p90), percent(inside), '' if inside >= 0.9 else ' missed', percent(half),
            '' if half <= 0.2 else ' missed'))
    with open(os.path.join(ROOT, 'resources/catalog/speed.json')) as file:
        speed = json.load(file)
    print('\nFit of %s, median errors:\n' % speed['version'])
    print('| quantity | fitted | without the GPU | without the model |\n| --- | --- | --- | --- |')
    validated = {entry['quantity']: entry for entry in speed['settings']['cross_validation']}
    for quantity, name in FITTED:
        entry = validated[quantity]
        print('| %s | %s | %s | %s |' % (name, percent(entry['median']), percent(entry['without_gpu']),
                                         percent(entry['without_model'])))


if __name__ == '__main__':
    main()
