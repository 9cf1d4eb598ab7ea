// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/lora_parameters.h"

#include <QHash>
#include <QStringList>

#include <algorithm>
#include <functional>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

using Flags = std::vector<bool LoraTargets::*>;

const QHash<QString, Flags> &names()
{
    using T = LoraTargets;
    const Flags mlp{&T::gate, &T::up, &T::down};
    const Flags attention{&T::q, &T::k, &T::v, &T::output};
    static const QHash<QString, Flags> all{
        {u"all-linear"_s, {&T::q, &T::k, &T::v, &T::output, &T::gate, &T::up, &T::down, &T::other}},
        {u"attention"_s, attention},
        {u"mlp"_s, mlp},
        {u"q"_s, {&T::q}},
        {u"q_proj"_s, {&T::q}},
        {u"query"_s, {&T::q}},
        {u"k"_s, {&T::k}},
        {u"k_proj"_s, {&T::k}},
        {u"key"_s, {&T::k}},
        {u"v"_s, {&T::v}},
        {u"v_proj"_s, {&T::v}},
        {u"value"_s, {&T::v}},
        {u"o"_s, {&T::output}},
        {u"o_proj"_s, {&T::output}},
        {u"output_proj"_s, {&T::output}},
        {u"projection"_s, {&T::output}},
        {u"qkv"_s, {&T::fused_qkv}},
        {u"c_attn"_s, {&T::fused_qkv}},
        {u"gate_proj"_s, {&T::gate}},
        {u"gate"_s, {&T::gate}},
        {u"up_proj"_s, {&T::up}},
        {u"up"_s, {&T::up}},
        {u"down_proj"_s, {&T::down}},
        {u"down"_s, {&T::down}},
        {u"head"_s, {&T::head}},
        {u"lm_head"_s, {&T::head}}};
    return all;
}

using Visit = std::function<void(double rows, double columns, double count)>;

// Gate and up lie in one group: two equal matrices where the layer is gated.
void visitMlp(const TensorGroup &tensor, const LoraTargets &targets, double layers, const Visit &visit)
{
    const bool gated = tensor.count >= 2.0 * std::max(tensor.experts, 1);
    const double adapted = gated ? (targets.gate ? 0.5 : 0) + (targets.up ? 0.5 : 0) : (targets.up ? 1 : 0);
    if (adapted > 0)
        visit(double(tensor.rows), double(tensor.columns), tensor.count * layers * adapted);
}

bool isPlainTarget(TensorClass kind, const LoraTargets &targets)
{
    switch (kind) {
    case TensorClass::AttentionQ: return targets.q;
    case TensorClass::AttentionK: return targets.k;
    case TensorClass::AttentionV: return targets.v;
    case TensorClass::AttentionOutput: return targets.output;
    case TensorClass::AttentionLatent:
    case TensorClass::RecurrentMixer: return targets.other;
    case TensorClass::MlpDown:
    case TensorClass::ExpertDown: return targets.down;
    case TensorClass::SharedExpert: return targets.up && targets.down;
    case TensorClass::OutputHead: return targets.head;
    default: return false;
    }
}

void visitAdapted(const LanguageModel &model, const LoraTargets &targets, const Visit &visit)
{
    double joined_rows = 0, joined_columns = 0, joined_layers = 0;
    for (const TensorRun &run : model.tensor_runs) {
        const TensorGroup &tensor = run.tensor;
        const double layers = double(run.layers.size());
        const bool head = tensor.kind == TensorClass::OutputHead ||
                          (tensor.kind == TensorClass::Embedding && model.tied_embedding && targets.head);
        if (!tensor.loaded || (tensor.layer < 0 && !head))
            continue;
        const bool of_qkv = tensor.kind == TensorClass::AttentionQ || tensor.kind == TensorClass::AttentionK ||
                            tensor.kind == TensorClass::AttentionV;
        if (of_qkv && targets.fused_qkv) {
            joined_rows += double(tensor.rows) * layers;
            joined_columns = double(tensor.columns);
            joined_layers = std::max(joined_layers, layers);
        } else if (tensor.kind == TensorClass::MlpGateUp || tensor.kind == TensorClass::ExpertGateUp) {
            visitMlp(tensor, targets, layers, visit);
        } else if (isPlainTarget(tensor.kind, targets) || (head && targets.head)) {
            visit(double(tensor.rows), double(tensor.columns), tensor.count * layers);
        }
    }
    if (joined_layers > 0)
        visit(joined_rows / joined_layers, joined_columns, joined_layers);
}

} // namespace

std::optional<LoraTargets> parseLoraTargets(const QString &text)
{
    LoraTargets targets;
    const QStringList parts = text.toLower().split(u',', Qt::SkipEmptyParts);
    for (const QString &part : parts) {
        const auto it = names().constFind(part.trimmed());
        if (it == names().constEnd())
            return std::nullopt;
        for (bool LoraTargets::*flag : *it)
            targets.*flag = true;
    }
    if (parts.isEmpty())
        return std::nullopt;
    return targets;
}

double loraParameters(const LanguageModel &model, const LoraTargets &targets, int rank)
{
    double sum = 0;
    visitAdapted(model, targets,
                 [&](double rows, double columns, double count) { sum += rank * (rows + columns) * count; });
    return sum;
}

qint64 leastAdaptedSide(const LanguageModel &model, const LoraTargets &targets)
{
    double least = 0;
    visitAdapted(model, targets, [&](double rows, double columns, double) {
        const double side = std::min(rows, columns);
        least = least > 0 ? std::min(least, side) : side;
    });
    return qint64(least);
}

} // namespace tarozi
