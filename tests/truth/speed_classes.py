# SPDX-License-Identifier: GPL-3.0-or-later
"""The terms of the speed model, what is known of their coefficients before any row, and which classes rows fall into:
engines, eras of an engine, formats of weights that run alike. Used by fit_speed.py."""
import re

import numpy as np

STEP = ('dense_weights expert_weights hbm_weights sm_weights cache_read dense_compute expert_compute tiled_experts '
        'all_reduce_bytes all_reduces rank_all_reduces dense_layers expert_layers recurrent_layers sequences '
        'steps host_weights').split()
PROMPT = ('dense_compute half_compute sm_compute power_compute expert_compute attention all_reduce_bytes tokens '
          'recurrent_tokens chunk_weights chunk_layers prompts host_weights').split()
VECTORS = ('interference', 'prompt', 'queue')
OFFSET = {'step': 0, **{v: len(STEP) + i * len(PROMPT) for i, v in enumerate(VECTORS)}}
COUNT = len(STEP) + len(VECTORS) * len(PROMPT)


def index(vector, name):
    return OFFSET[vector] + (STEP if vector == 'step' else PROMPT).index(name)


# ---- what is known before any row: 1 / efficiency of the roofs, launches in seconds

def before_all():
    x = np.zeros(COUNT)
    for name, value in dict(dense_weights=1.25, expert_weights=1.6, cache_read=1.4, dense_compute=1.0,
                            tiled_experts=0.5, all_reduce_bytes=1.0, all_reduces=1.5, dense_layers=15e-6,
                            expert_layers=40e-6, sequences=5e-6, steps=1e-3, host_weights=1.8).items():
        x[index('step', name)] = value
    for vector in VECTORS:
        share = 0.4 if vector == 'queue' else 1.0
        for name, value in dict(dense_compute=1.6, expert_compute=2.5, attention=2.0, all_reduce_bytes=1.0,
                                tokens=1e-7, chunk_weights=0.3, host_weights=1.0, chunk_layers=2e-5).items():
            x[index(vector, name)] = value * share
    x[index('prompt', 'prompts')] = 0.01
    return x


def bounds(engine):
    low, high = np.zeros(COUNT), np.full(COUNT, np.inf)
    for name, least, most in (('dense_weights', 1, 2.5), ('expert_weights', 1, 4), ('hbm_weights', 0, 1.5),
                              ('sm_weights', 0, 0), ('cache_read', 1, 4), ('dense_compute', 0, 3),
                              ('expert_compute', 0, 0), ('tiled_experts', 0, 4), ('all_reduce_bytes', 0.5, 6),
                              ('all_reduces', 1, 10), ('rank_all_reduces', 0, 1), ('dense_layers', 0, 2e-3),
                              ('expert_layers', 0, 3e-4), ('recurrent_layers', 0, 2e-4), ('sequences', 0, 1e-4), ('steps', 0, 1e-2),
                              ('host_weights', 0.8, 3)):
        low[index('step', name)], high[index('step', name)] = least, most
    for vector in VECTORS:
        more = 1.5 if vector == 'interference' else 1
        for name, most in (('dense_compute', 6), ('half_compute', 6), ('sm_compute', 3e-3), ('power_compute', 3e-12),
                           ('expert_compute', 15), ('attention', 8), ('all_reduce_bytes', 8), ('tokens', 1e-4), ('recurrent_tokens', 2e-5),
                           ('chunk_weights', 3), ('chunk_layers', 1e-3), ('prompts', 0.05), ('host_weights', 3)):
            high[index(vector, name)] = most * more
    high[index('prompt', 'prompts')] = 0.1
    for vector in ('prompt', 'interference'):  # what crosses a link takes its time: multicast halves it at best
        low[index(vector, 'all_reduce_bytes')] = 0.5
    if engine == 'llama.cpp':  # splitting rows: the cards wait for each other at every matrix
        for name, most in (('all_reduces', 50), ('rank_all_reduces', 10), ('all_reduce_bytes', 20)):
            high[index('step', name)] = most
    if engine == 'transformers':  # copies the cache at each step
        high[index('step', 'cache_read')] = 10
    if engine in ('vllm', 'sglang', 'tensorrt-llm', 'transformers'):  # their matrix products run at the format's roof
        for vector in VECTORS:
            for name in ('half_compute', 'sm_compute', 'power_compute'):
                high[index(vector, name)] = 0
        for name in ('tokens', 'chunk_layers', 'attention', 'all_reduce_bytes'):
            high[index('queue', name)] = 0
        for name in ('chunk_weights', 'host_weights'):  # a chunk rides with a decode step: one reading serves both
            high[index('interference', name)] = 0
        for name in ('dense_compute', 'expert_compute'):
            # nothing published computes prompts at more than nine tenths of the roof, or experts at four fifths
            low[index('prompt', name)] = 1.1 if name == 'dense_compute' else 1.3
            low[index('interference', name)] = 0.6
        # what NVLink leaves unused is latency: it must not grow with the bytes on a slower link
        for vector, name in (('step', 'all_reduce_bytes'), ('prompt', 'all_reduce_bytes'),
                             ('interference', 'all_reduce_bytes')):
            high[index(vector, name)] = 2
        high[index('prompt', 'dense_compute')] = 4
        high[index('prompt', 'tokens')] = 5e-5
    return low, high


# ---- which record a row belongs to

ENGINES = {'llama.cpp': ['llama.cpp', 'ollama', 'ik_llama.cpp']}
FAMILY = {e: f for f, all_of in ENGINES.items() for e in all_of}
FAMILY.update({e: e for e in ('vllm', 'sglang', 'tensorrt-llm', 'transformers', 'lmdeploy', 'autoawq')})
FORMATS = {
    '16-bit': ['bf16', 'fp16', 'fp32'],
    '8-bit': ['fp8', 'w8a8-int8', 'fp8-mlp'],
    '8-bit-blocks': ['fp8-block'],
    '8-bit-weights': ['gptq-int8', 'int8'],
    'nvfp4': ['nvfp4'],
    'mxfp4': ['mxfp4'],
    '4-bit-weights': ['awq-int4', 'gptq-int4', 'int4', 'nf4', 'nf4-dq'],
    'awq': ['awq-int4', 'int4', 'nf4', 'nf4-dq'],
    'gptq': ['gptq-int4'],
    'gguf': ['q4_k_m', 'q4_0', 'q4_k_s', 'q4_1', 'iq4_xs', 'iq4_nl', 'q4_k_l'],
}
CLASS = {'bf16': '16-bit', 'fp16': '16-bit', 'fp32': '16-bit', 'fp8': '8-bit', 'w8a8-int8': '8-bit',
         'fp8-mlp': '8-bit', 'fp8-block': '8-bit-blocks', 'gptq-int8': '8-bit-weights', 'int8': '8-bit-weights',
         'nvfp4': 'nvfp4', 'mxfp4': 'mxfp4'}


def numbers(version):
    return [int(n) for n in re.findall(r'\d+', version)]


def era(family, version, experts):
    if family == 'vllm':  # another scheduler from 0.8, kernels of 4-bit weights from 0.6, of mixtures from 0.17
        eras = ('0.4', '0.6', '0.8', '0.17') if experts else ('0.4', '0.6', '0.8')
        return max((e for e in eras if not version or numbers(e) <= numbers(version)), key=numbers, default='0.4')
    if family == 'llama.cpp':  # micro-batches run on several cards at once since b2000
        return 'b1' if version and numbers(version) < [2000] else 'b2000'
    return ''


def group_of(row):
    family = FAMILY.get(row['engine'], 'other')
    experts = int(float(row['experts']))
    since = era(family, row['version'], experts)
    weights = row['weights_format']
    kind = CLASS.get(weights)
    if not kind:
        kind = '4-bit-weights' if re.match(r'awq|gptq|int4|nf4|mlc|exl2', weights) else 'gguf'
    if kind == '4-bit-weights' and (family == 'transformers' or since in ('0.4', '0.6')):
        kind = 'gptq' if weights == 'gptq-int4' else 'awq'
    if family == 'other':
        kind = '16-bit' if kind == '16-bit' else '4-bit-weights'
    return family, since, kind, experts


def levels(group):
    family, since, _, experts = group
    return ('all',), (family,), (family, since, '', experts), group
