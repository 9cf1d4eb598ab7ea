// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/tensor_list.h"

namespace tarozi {

namespace {

using Split = TensorGroup::Split;

struct MixerTensors {
    TensorList &list;
    qint64 hidden;
    NormKind norm;

    void operator()(std::monostate) const {}

    void operator()(const AttentionShape &shape) const
    {
        const qint64 value_dim = shape.value_dim ? shape.value_dim : shape.head_dim;
        const qint64 q = qint64(shape.query_heads) * shape.head_dim;
        const qint64 k = qint64(shape.kv_heads) * shape.head_dim;
        const qint64 v = shape.values_from_keys ? 0 : shape.kv_heads * value_dim;
        const qint64 q_rows = shape.output_gate ? 2 * q : q;
        list.add(TensorClass::AttentionQ, Split::Divided, q_rows, hidden);
        list.setKvHeads(shape.kv_heads);
        list.add(TensorClass::AttentionK, Split::DividedByKvHeads, k, hidden);
        list.add(TensorClass::AttentionV, Split::DividedByKvHeads, v, hidden);
        list.add(TensorClass::Bias, Split::DividedByKvHeads, (shape.k_bias ? k : 0) + (shape.v_bias ? v : 0));
        list.setKvHeads(0);
        list.add(TensorClass::AttentionOutput, Split::Divided, hidden, shape.query_heads * value_dim);
        list.add(TensorClass::Bias, Split::Divided,
                 (shape.q_bias ? q_rows : 0) + (shape.sinks ? shape.query_heads : 0));
        list.add(TensorClass::Bias, Split::Replicated, shape.o_bias ? hidden : 0);
        if (shape.qk_norm == QkNorm::PerHead)
            list.add(TensorClass::Norm, Split::Replicated, shape.head_dim, 1, 2 * vectorsOf(norm));
        if (shape.qk_norm == QkNorm::Full)
            list.add(TensorClass::Norm, Split::Replicated, q + k, 1, vectorsOf(norm));
    }

    void operator()(const LatentShape &shape) const
    {
        const qint64 query = qint64(shape.heads) * (shape.nope_dim + shape.rope_dim);
        const qint64 q_input = shape.q_rank ? shape.q_rank : hidden;
        list.add(TensorClass::AttentionLatent, Split::Replicated, shape.q_rank, hidden);
        list.add(TensorClass::AttentionQ, Split::Divided, query, q_input);
        list.add(TensorClass::AttentionLatent, Split::Replicated, shape.kv_rank + shape.rope_dim, hidden);
        list.add(TensorClass::AttentionLatent, Split::Divided, qint64(shape.heads) * (shape.nope_dim + shape.value_dim),
                 shape.kv_rank);
        list.add(TensorClass::AttentionOutput, Split::Divided, hidden, qint64(shape.heads) * shape.value_dim);
        list.add(TensorClass::Norm, Split::Replicated, shape.q_rank + shape.kv_rank);
        list.add(TensorClass::Bias, Split::Replicated,
                 (shape.q_bias ? shape.q_rank + shape.kv_rank + shape.rope_dim : 0) + (shape.o_bias ? hidden : 0));
        if (shape.indexer_heads == 0)
            return;
        list.add(TensorClass::AttentionLatent, Split::Replicated, qint64(shape.indexer_heads) * shape.indexer_dim,
                 q_input);
        list.add(TensorClass::AttentionLatent, Split::Replicated, shape.indexer_dim + shape.indexer_heads, hidden);
        list.add(TensorClass::Norm, Split::Replicated, shape.indexer_dim, 1, 2); // a LayerNorm over the keys
    }

    void operator()(const DeltaNetShape &shape) const
    {
        const qint64 keys = qint64(shape.key_heads) * shape.key_dim;
        const qint64 values = qint64(shape.value_heads) * shape.value_dim;
        list.add(TensorClass::RecurrentMixer, Split::Divided, 2 * keys + 2 * values, hidden); // q, k, v, z
        list.add(TensorClass::RecurrentMixer, Split::Divided, 2 * shape.value_heads, hidden); // b, a
        list.add(TensorClass::RecurrentState, Split::Divided, 2 * keys + values, shape.conv_kernel);
        list.add(TensorClass::RecurrentState, Split::Divided, shape.value_heads, 1, 2); // A, dt
        list.add(TensorClass::Norm, Split::Replicated, shape.value_dim);
        list.add(TensorClass::RecurrentMixer, Split::Divided, hidden, values);
    }

    void operator()(const LightningShape &shape) const
    {
        const qint64 width = qint64(shape.heads) * shape.head_dim;
        list.add(TensorClass::RecurrentMixer, Split::Divided, width, hidden, 4); // q, k, v, output gate
        list.add(TensorClass::RecurrentMixer, Split::Divided, hidden, width);
        list.add(TensorClass::Norm, Split::Divided, width);
    }

    void operator()(const Mamba1Shape &shape) const
    {
        list.add(TensorClass::RecurrentMixer, Split::Divided, shape.inner, hidden, 2);
        list.add(TensorClass::RecurrentState, Split::Divided, shape.inner,
                 shape.conv_kernel + (shape.conv_bias ? 1 : 0));
        list.add(TensorClass::RecurrentMixer, Split::Divided, shape.dt_rank + 2 * shape.state, shape.inner);
        list.add(TensorClass::RecurrentMixer, Split::Divided, shape.inner, shape.dt_rank);
        list.add(TensorClass::RecurrentState, Split::Divided, shape.inner, shape.state + 2); // A; D and the bias of dt
        list.add(TensorClass::RecurrentMixer, Split::Divided, hidden, shape.inner);
        list.add(TensorClass::Norm, Split::Replicated, shape.inner_norms ? shape.dt_rank + 2 * shape.state : 0);
    }

    void operator()(const Mamba2Shape &shape) const
    {
        const qint64 inner = qint64(shape.heads) * shape.head_dim;
        const qint64 groups = qint64(shape.groups) * shape.state;
        list.add(TensorClass::RecurrentMixer, Split::Divided, 2 * inner + 2 * groups + shape.heads, hidden);
        list.add(TensorClass::RecurrentState, Split::Divided, inner + 2 * groups,
                 shape.conv_kernel + (shape.conv_bias ? 1 : 0));
        list.add(TensorClass::RecurrentState, Split::Divided, shape.heads, 1, 3); // A, D, dt
        list.add(TensorClass::Norm, Split::Divided, inner);
        list.add(TensorClass::RecurrentMixer, Split::Divided, hidden, inner);
    }

    void operator()(const ConvolutionShape &shape) const
    {
        const qint64 bias = shape.bias ? 1 : 0;
        list.add(TensorClass::RecurrentMixer, Split::Divided, 3 * qint64(shape.width), hidden);
        list.add(TensorClass::RecurrentState, Split::Divided, shape.width, shape.kernel + bias);
        list.add(TensorClass::RecurrentMixer, Split::Divided, hidden, shape.width);
        list.add(TensorClass::Bias, Split::Replicated, bias * (3 * qint64(shape.width) + hidden));
    }
};

} // namespace

void addMixer(TensorList &list, const MixerShape &mixer, int hidden_size, NormKind norm)
{
    std::visit(MixerTensors{list, hidden_size, norm}, mixer);
}

} // namespace tarozi
