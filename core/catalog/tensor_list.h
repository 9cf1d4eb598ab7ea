// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/architecture.h"

namespace tarozi {

// Collects the tensors of one place (a layer, the embedding, the head).
class TensorList
{
public:
    using Split = TensorGroup::Split;

    TensorList(std::vector<TensorGroup> &groups, int layer) : m_groups(groups), m_layer(layer) {}

    // Groups without elements are left out.
    void add(TensorClass kind, Split split, qint64 rows, qint64 columns = 1, double count = 1, double active_share = 1)
    {
        if (rows <= 0 || columns <= 0 || count <= 0)
            return;
        TensorGroup group;
        group.kind = kind;
        group.split = split;
        group.rows = rows;
        group.columns = columns;
        group.count = count;
        group.active_share = active_share;
        group.layer = m_layer;
        group.kv_heads = m_kv_heads;
        group.experts = m_experts;
        group.experts_per_token = m_experts_per_token;
        m_groups.push_back(group);
    }

    // Marks what is added until the next call: k and v of a layer with so many kv heads, or routed experts.
    void setKvHeads(int kv_heads) { m_kv_heads = kv_heads; }
    void setExperts(int experts, int per_token)
    {
        m_experts = experts;
        m_experts_per_token = per_token;
    }

private:
    std::vector<TensorGroup> &m_groups;
    int m_layer;
    int m_kv_heads = 0;
    int m_experts = 0;
    int m_experts_per_token = 0;
};

// How many vectors one norm stores.
inline int vectorsOf(NormKind norm)
{
    return norm == NormKind::LayerNorm ? 2 : 1;
}

void addMixer(TensorList &list, const MixerShape &mixer, int hidden_size, NormKind norm);
void addMlp(TensorList &list, const LayerShape &layer, int hidden_size);

} // namespace tarozi
