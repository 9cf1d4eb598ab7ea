// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/tensor_table.h"

#include <algorithm>
#include <cmath>

namespace tarozi {

namespace {

const AttentionShape *attentionOf(const Architecture *architecture, int layer)
{
    if (!architecture || layer < 0 || size_t(layer) >= architecture->layers.size())
        return nullptr;
    return std::get_if<AttentionShape>(&architecture->layers[size_t(layer)].mixer);
}

const ExpertsShape *expertsOf(const Architecture *architecture, int layer)
{
    if (!architecture || layer < 0 || size_t(layer) >= architecture->layers.size())
        return nullptr;
    const std::optional<ExpertsShape> &experts = architecture->layers[size_t(layer)].experts;
    return experts ? &*experts : nullptr;
}

double readShare(const TensorGroup &group, bool tied)
{
    switch (group.kind) {
    case TensorClass::Embedding: return tied ? 1 : 0;
    case TensorClass::Vision:
    case TensorClass::MultiTokenPrediction: return 0;
    default: return group.experts > 0 ? double(group.experts_per_token) / group.experts : 1;
    }
}

// One matrix that makes q, k and v: as three, so that tensor parallel divides each as it does.
void splitFused(std::vector<TensorGroup> &groups, const TensorGroup &fused, const AttentionShape &shape)
{
    const qint64 value_dim = shape.value_dim ? shape.value_dim : shape.head_dim;
    const qint64 k = qint64(shape.kv_heads) * shape.head_dim;
    const qint64 v = shape.kv_heads * value_dim;
    const qint64 q = fused.rows - k - v;
    if (q <= 0) {
        groups.push_back(fused);
        return;
    }
    const auto part = [&](TensorClass kind, TensorGroup::Split split, qint64 rows, int kv_heads) {
        TensorGroup group = fused;
        group.kind = kind;
        group.split = split;
        group.rows = rows;
        group.kv_heads = kv_heads;
        group.stored_bytes = fused.stored_bytes * double(rows) / double(fused.rows);
        groups.push_back(group);
    };
    part(TensorClass::AttentionQ, TensorGroup::Split::Divided, q, 0);
    part(TensorClass::AttentionK, TensorGroup::Split::DividedByKvHeads, k, shape.kv_heads);
    part(TensorClass::AttentionV, TensorGroup::Split::DividedByKvHeads, v, shape.kv_heads);
}

} // namespace

void TensorTable::add(const TensorRole &role, const Entry &entry, const QByteArray &name)
{
    if (role.part == TensorRole::Part::Buffer)
        return;
    m_bytes += entry.bytes;
    if (!role.known) {
        ++m_unknown;
        if (m_first_unknown.isEmpty())
            m_first_unknown = name;
    }
    if (role.kind == TensorClass::MultiTokenPrediction && role.layer >= 0)
        m_prediction_layers.insert(role.layer);
    m_kinds.insert(role.kind);
    m_last_layer = std::max(m_last_layer, role.layer);
    const Key key{role.layer,  role.kind,     role.split, entry.rows, entry.columns, entry.bytes / entry.count,
                  role.expert, role.fused_qkv};
    Sum &sum = m_groups[key];
    sum.count += entry.count;
    sum.bytes += entry.bytes;
    if (role.kind == TensorClass::ExpertDown)
        m_experts = std::max(m_experts, int(std::min(sum.count, 1e6)));
}

int TensorTable::layers() const
{
    int last = m_last_layer;
    while (m_prediction_layers.count(last) > 0)
        --last;
    return last + 1;
}

void TensorTable::addGroup(std::vector<TensorGroup> &groups, const Key &key, const Sum &sum,
                           const Architecture *architecture) const
{
    const auto &[layer, kind, split, rows, columns, bytes_each, expert, fused] = key;
    const bool tied = architecture && architecture->tied_embedding;
    const bool predicts = layer >= layers() || m_prediction_layers.count(layer) > 0 ||
                          (architecture && layer >= int(architecture->layers.size()));
    TensorGroup group;
    group.kind = predicts ? TensorClass::MultiTokenPrediction : kind;
    group.split = split;
    group.rows = rows;
    group.columns = columns;
    group.count = sum.count;
    group.layer = predicts ? -2 : layer;
    group.stored_bytes = sum.bytes;
    group.loaded = group.kind != TensorClass::MultiTokenPrediction && !(tied && kind == TensorClass::OutputHead);
    const AttentionShape *attention = attentionOf(architecture, layer);
    if (split == TensorGroup::Split::DividedByKvHeads)
        group.kv_heads = attention ? attention->kv_heads : 1;
    const ExpertsShape *experts = expertsOf(architecture, layer);
    if (expert && !predicts && experts) {
        group.experts = experts->count;
        group.experts_per_token = experts->per_token;
    }
    group.active_share = readShare(group, tied);
    if (fused && !predicts && attention && kind == TensorClass::AttentionQ)
        splitFused(groups, group, *attention);
    else
        groups.push_back(group);
}

std::vector<ImportWarning> TensorTable::replaceTensors(LanguageModel &model, const Architecture *architecture) const
{
    const double expected = model.parameters;
    model.tensors.clear();
    for (const auto &[key, sum] : m_groups)
        addGroup(model.tensors, key, sum, architecture);
    countParameters(model);
    std::vector<ImportWarning> warnings;
    if (expected > 0 && std::abs(model.parameters / expected - 1) > 0.002)
        warnings.push_back({ImportWarning::Id::TensorsDisagree, QString::number(expected, 'f', 0), model.parameters});
    if (m_unknown > 0)
        warnings.push_back(
            {ImportWarning::Id::UnknownTensors, QString::fromUtf8(m_first_unknown.left(80)), double(m_unknown)});
    return warnings;
}

} // namespace tarozi
