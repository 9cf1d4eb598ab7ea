// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/engine_memory.h"

#include <cmath>

namespace tarozi {

double roundUp(double value, double multiple)
{
    return multiple > 1 ? std::ceil(value / multiple) * multiple : value;
}

double widestMlp(const ServingInputs &in, const Stage &stage)
{
    const bool own_workspace = in.engine->coefficient(u"expert_workspace_bytes_per_element") != nullptr;
    double widest = 0;
    for (const TensorRun &run : in.model->tensor_runs) {
        const TensorGroup &tensor = run.tensor;
        double width = 0;
        if (tensor.kind == TensorClass::MlpDown)
            width = double(tensor.columns);
        else if (tensor.kind == TensorClass::ExpertDown && !own_workspace)
            width = double(tensor.columns) * tensor.experts_per_token;
        if (width > widest && stage.layersOf(run.layers) > 0)
            widest = width;
    }
    return widest / in.placement.tensor;
}

double expertWorkspaceElements(const ServingInputs &in, const Stage &stage)
{
    const double hidden = in.model->hidden_size;
    double most = 0;
    for (const TensorRun &run : in.model->tensor_runs) {
        const TensorGroup &tensor = run.tensor;
        if (tensor.kind != TensorClass::ExpertDown || stage.layersOf(run.layers) == 0)
            continue;
        const double inner = double(tensor.columns) / in.placement.tensor;
        most = std::max(most, tensor.experts_per_token * (std::max(2 * inner, hidden) + std::max(inner, hidden)));
    }
    return most;
}

double capturedGraphs(const ServingInputs &in)
{
    constexpr int kLargest = 512;
    const auto sizesUpTo = [](int largest) {
        const int ones = largest >= 4 ? 3 : largest >= 2 ? 2 : 1;
        return ones + std::min(largest, 256) / 8 + std::max(largest - 256, 0) / 16;
    };
    const int full = std::min(in.max_num_seqs, kLargest);
    double graphs = sizesUpTo(full);
    if (ranged(*in.engine, u"graph_sets").value > 1)
        graphs += sizesUpTo(std::min(2 * in.max_num_seqs, kLargest));
    return in.lora_slots > 0 ? 2 * graphs : graphs;
}

QStringView graphLayerId(const ServingInputs &in)
{
    const QStringView quantized = u"graph_bytes_per_quantized_layer";
    return in.weights->nominal_bits < 16 && in.engine->coefficient(quantized) ? quantized : u"graph_bytes_per_layer";
}

int mostQueryHeads(const LanguageModel &model)
{
    int most = 0;
    for (const LayerRun &run : model.layer_runs)
        most = std::max(most, run.layer.query_heads);
    return most;
}

namespace {

Term coefficientTerm(const Engine &engine, QStringView id, const char16_t *symbol,
                     Quantity quantity = Quantity::ActivationCoefficient)
{
    const Coefficient *coefficient = engine.coefficient(id);
    return coefficient ? term(symbol, quantity, *coefficient) : term(symbol, quantity, 0);
}

} // namespace

void recordProfiledActivations(const ServingInputs &in, double mlp, bool sampler_leads, double experts, double bytes,
                               StepRecorder &recorder)
{
    const QString beside = experts > 0 ? QStringLiteral(" + E") : QString();
    const Engine &engine = *in.engine;
    const std::vector<Source> &model = in.model->sources;
    const Term step =
        term(u"M", Quantity::MaxNumBatchedTokens, in.max_num_batched_tokens, Unit::Tokens, engine.sources);
    const Term hidden = term(u"h", Quantity::HiddenSize, in.model->hidden_size, Unit::None, model);
    const Term workspace = term(u"E", Quantity::ExpertWorkspace, experts, Unit::Bytes, engine.sources);
    Step peak;
    if (sampler_leads) {
        peak = {Quantity::Activations,
                QStringLiteral("A = c·N·V + c_h·M·h + c_0") + beside,
                {coefficientTerm(engine, u"sampler_bytes_per_seq_and_vocab", u"c"),
                 term(u"N", Quantity::MaxNumSeqs, in.max_num_seqs, Unit::Requests, engine.sources),
                 term(u"V", Quantity::Vocabulary, double(in.model->vocabulary), Unit::None, model),
                 coefficientTerm(engine, u"sampler_bytes_per_token_and_hidden", u"c_h"), step, hidden,
                 coefficientTerm(engine, u"sampler_bytes", u"c_0")},
                bytes,
                Unit::Bytes,
                Rule::ActivationsBySampler};
    } else {
        peak = {Quantity::Activations,
                QStringLiteral("A = M·(c_i·i + c_h·h)") + beside,
                {step, coefficientTerm(engine, u"forward_bytes_per_token_and_mlp", u"c_i"),
                 term(u"i", Quantity::IntermediateSize, mlp, Unit::None, model),
                 coefficientTerm(engine, u"forward_bytes_per_token_and_hidden", u"c_h"), hidden},
                bytes,
                Unit::Bytes,
                Rule::ActivationsByForward};
    }
    if (experts > 0)
        peak.terms.push_back(workspace);
    recorder.add(std::move(peak));
}

void recordComputeBuffer(const ServingInputs &in, double bytes, StepRecorder &recorder)
{
    const std::vector<Source> &model = in.model->sources;
    recorder.add({Quantity::Activations,
                  in.flash_attention ? QStringLiteral("A = max(u·(V + h)·4, u·(2·i + 2·h)·4)")
                                     : QStringLiteral("A = max(u·(V + h)·4, u·T·(a + 1)·4 + 16·u·h, u·(2·i + 2·h)·4)"),
                  {term(u"u", Quantity::MicroBatch, in.ubatch, Unit::Tokens),
                   term(u"V", Quantity::Vocabulary, double(in.model->vocabulary), Unit::None, model),
                   term(u"h", Quantity::HiddenSize, in.model->hidden_size, Unit::None, model),
                   term(u"T", Quantity::ContextTokens, in.context * in.concurrency, Unit::Tokens),
                   term(u"a", Quantity::QueryHeads, mostQueryHeads(*in.model), Unit::None, model)},
                  bytes,
                  Unit::Bytes,
                  Rule::ActivationsByForward});
}

void recordEngineMemory(const ServingInputs &in, const Stage &stage, const EngineMemory &memory, StepRecorder &recorder)
{
    const Engine &engine = *in.engine;
    const auto add = [&](Quantity quantity, const QString &formula, std::vector<Term> terms, double value, Rule rule) {
        if (value > 0)
            recorder.add({quantity, formula, std::move(terms), value, Unit::Bytes, rule});
    };
    const bool together = in.placement.tensor > 1;
    const QStringView non_torch = together            ? u"non_torch_tensor_bytes"
                                  : in.splitsLayers() ? u"non_torch_pipeline_bytes"
                                                      : u"non_torch_bytes";
    add(Quantity::NonTorch, QStringLiteral("N_t = c"), {coefficientTerm(engine, non_torch, u"c", Quantity::NonTorch)},
        memory.non_torch.value, Rule::None);
    add(Quantity::CudaContext, QStringLiteral("X = c"),
        {coefficientTerm(engine, u"cuda_context_bytes", u"c", Quantity::CudaContext)}, memory.context.value,
        Rule::None);
    add(Quantity::Graphs, QStringLiteral("G = n·(c + c_L·L)"),
        {term(u"n", Quantity::CapturedGraphs, capturedGraphs(in), Unit::None, engine.sources),
         coefficientTerm(engine, u"graph_bytes", u"c", Quantity::Graphs),
         coefficientTerm(engine, graphLayerId(in), u"c_L", Quantity::Graphs),
         term(u"L", Quantity::Layers, stage.end_layer - stage.first_layer, Unit::Layers, in.model->sources)},
        memory.graphs.value, engine.graphs_inside_limit ? Rule::VllmGraphsInside : Rule::VllmGraphsOutside);
}

} // namespace tarozi
