// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/side_tensors.h"

#include "core/memory/explained.h"
#include "core/memory/weights.h"

#include <algorithm>

namespace tarozi {

namespace {

constexpr double kHalf = 2; // bytes of a 16-bit value

double valueOf(const Engine &engine, QStringView id)
{
    const Coefficient *coefficient = engine.coefficient(id);
    return coefficient ? coefficient->value : 0;
}

// One table for each kind of rotation: windowed layers turn by another base than full ones.
double rotaryElements(const LanguageModel &model)
{
    std::vector<std::pair<int, bool>> kinds;
    for (const LayerRun &run : model.layer_runs) {
        const std::pair<int, bool> kind{run.layer.rotary_dim, run.layer.window > 0};
        if (kind.first > 0 && std::find(kinds.begin(), kinds.end(), kind) == kinds.end())
            kinds.push_back(kind);
    }
    double elements = 0;
    for (const auto &kind : kinds)
        elements += double(model.max_context) * kind.first;
    return elements;
}

bool takesAdapters(TensorClass kind)
{
    switch (kind) {
    case TensorClass::AttentionQ:
    case TensorClass::AttentionK:
    case TensorClass::AttentionV:
    case TensorClass::AttentionOutput:
    case TensorClass::MlpGateUp:
    case TensorClass::MlpDown: return true;
    default: return false;
    }
}

} // namespace

SideTensors sideTensors(const ServingInputs &in, const Stage &stage)
{
    SideTensors result;
    result.rotary = rotaryElements(*in.model) * valueOf(*in.engine, u"rotary_table_bytes_per_element");
    const double absorbed = valueOf(*in.engine, u"absorbed_bytes_per_parameter");
    const double adapters = double(in.lora_slots) * in.lora_rank * kHalf;
    if (absorbed <= 0 && adapters <= 0)
        return result;
    for (const TensorRun &run : in.model->tensor_runs) {
        const TensorGroup &tensor = run.tensor;
        const int count = tensor.layer < 0 ? 0 : stage.layersOf(run.layers);
        if (count == 0 || !tensor.loaded)
            continue;
        if (tensor.kind == TensorClass::AttentionLatent && tensor.split == TensorGroup::Split::Divided)
            result.absorbed += count * tensor.parameters() * absorbed / in.placement.tensor;
        if (takesAdapters(tensor.kind))
            result.adapters += count * tensor.count * double(tensor.rows + tensor.columns) * adapters /
                               tensorParts(tensor, in.placement.tensor);
    }
    return result;
}

void recordSideTensors(const ServingInputs &in, const SideTensors &tensors, StepRecorder &recorder)
{
    if (tensors.rotary > 0) {
        Step step{Quantity::PositionTables, QStringLiteral("R_t = c·T_m·d"), {}, tensors.tables(), Unit::Bytes};
        step.terms = {
            term(u"c", Quantity::BytesPerParameter, valueOf(*in.engine, u"rotary_table_bytes_per_element"), Unit::None,
                 in.engine->sources),
            term(u"T_m", Quantity::MaxContext, double(in.model->max_context), Unit::Tokens, in.model->sources),
            term(u"d", Quantity::HeadDimension,
                 in.model->max_context > 0 ? rotaryElements(*in.model) / double(in.model->max_context) : 0, Unit::None,
                 in.model->sources)};
        if (tensors.absorbed > 0) {
            step.formula += QStringLiteral(" + W_kv");
            step.terms.push_back(term(u"W_kv", Quantity::Weights, tensors.absorbed, Unit::Bytes, in.engine->sources));
        }
        recorder.add(std::move(step));
    }
    if (tensors.adapters > 0)
        recorder.add({Quantity::Adapters,
                      QStringLiteral("LoRA = n·r·Σ(d_i + d_o)·2"),
                      {term(u"n", Quantity::Adapters, in.lora_slots), term(u"r", Quantity::AdapterRank, in.lora_rank)},
                      tensors.adapters,
                      Unit::Bytes});
}

} // namespace tarozi
