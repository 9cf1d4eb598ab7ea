// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/serving_memory.h"

#include "core/workload/scenario_file.h"

#include <limits>

namespace tarozi {

namespace {

struct Fullest {
    int stage = 0;
    std::vector<StageMemory> stages;
};

Fullest findFullest(const ServingInputs &in, const Ladder &ladder, double scale)
{
    NoRecorder none;
    Fullest result;
    const int count = in.placement.pipeline;
    result.stages.reserve(size_t(count));
    double most = -1;
    for (int i = 0; i < count; ++i) {
        const Stage stage = stageOf(in.placement, int(in.model->layers.size()), i);
        result.stages.push_back(stageMemory(in, ladder, stage, scale, none));
        const StageMemory &memory = result.stages.back();
        const double stack = memory.need + memory.outside_limit;
        if (stack > most) {
            most = stack;
            result.stage = i;
        }
    }
    return result;
}

bool isPlain(const CacheShape &shape, WindowPolicy windows)
{
    return shape.state_elements <= 0 && (shape.windowed.empty() || windows == WindowPolicy::ChargedFull);
}

double growingElements(const CacheShape &shape)
{
    double elements = shape.elements_per_token;
    for (const CacheShape::Windowed &group : shape.windowed)
        elements += group.elements_per_token;
    return elements;
}

// Tokens of one replica that the pool of a stage holds; of models that hold less than every token of every layer:
// whole requests times their length.
double tokensOf(const ServingInputs &in, const StageMemory &memory)
{
    const double block = std::max(in.engine->kv_block_tokens, 1);
    if (memory.pool <= 0)
        return 0;
    if (isPlain(memory.cache, in.engine->windows)) {
        const double bytes = growingElements(memory.cache) * in.kv->bytes_per_element * block;
        return bytes > 0 ? std::floor(memory.pool / bytes) * block : std::numeric_limits<double>::infinity();
    }
    const double request = requestBytes(in, memory.cache, in.context);
    return request > 0 ? memory.pool / request * roundedToBlocks(in.context, in.engine->kv_block_tokens)
                       : std::numeric_limits<double>::infinity();
}

bool contextFits(const ServingInputs &in, const std::vector<StageMemory> &stages, double context)
{
    return std::all_of(stages.begin(), stages.end(), [&](const StageMemory &memory) {
        return in.concurrency * requestBytes(in, memory.cache, context) <= memory.pool;
    });
}

// Need grows with the context, so the longest one is found by halving; exact to the block.
qint64 longestContext(const ServingInputs &in, const std::vector<StageMemory> &stages)
{
    const qint64 block = std::max(in.engine->kv_block_tokens, 1);
    qint64 fits = 0;
    qint64 beyond = kMaxContext / block + 1;
    while (beyond - fits > 1) {
        const qint64 middle = (fits + beyond) / 2;
        (contextFits(in, stages, double(middle * block)) ? fits : beyond) = middle;
    }
    return fits * block;
}

} // namespace

double weightsScale(const ServingInputs &in)
{
    const std::optional<double> wanted = in.weights_bytes ? in.weights_bytes
                                         : in.exact_parameters
                                             ? std::optional(*in.exact_parameters * in.weights->nominal_bits / 8)
                                             : std::nullopt;
    if (!wanted)
        return 1;
    const double tensors = wholeModelBytes(*in.model, *in.weights);
    return tensors > 0 ? *wanted / tensors : 1;
}

ServingMemory servingMemory(const ServingInputs &in)
{
    NoRecorder none;
    ServingMemory result;
    result.ladder = memoryLadder(in, none);
    Fullest fullest = findFullest(in, result.ladder, weightsScale(in));
    result.fullest = fullest.stages[size_t(fullest.stage)];
    result.stages = std::move(fullest.stages);
    double tokens = std::numeric_limits<double>::infinity();
    for (const StageMemory &stage : result.stages)
        tokens = std::min(tokens, tokensOf(in, stage));
    if (std::isfinite(tokens)) {
        result.kv_tokens = tokens * in.placement.replicas;
        result.max_concurrency = result.kv_tokens / roundedToBlocks(in.context, in.engine->kv_block_tokens);
    }
    result.max_context = longestContext(in, result.stages);
    return result;
}

void recordServingMemory(const ServingInputs &in, StepRecorder &recorder)
{
    const double scale = weightsScale(in);
    const Ladder ladder = memoryLadder(in, recorder);
    const Fullest fullest = findFullest(in, ladder, scale);
    stageMemory(in, ladder, stageOf(in.placement, int(in.model->layers.size()), fullest.stage), scale, recorder);

    const ServingMemory memory = servingMemory(in);
    const double rounded = roundedToBlocks(in.context, in.engine->kv_block_tokens);
    const bool plain = isPlain(memory.fullest.cache, in.engine->windows);
    const double per_token = growingElements(memory.fullest.cache) * in.kv->bytes_per_element;
    Step tokens{Quantity::KvTokens,
                plain ? QStringLiteral("N_kv = ⌊P / (b_t·B)⌋·B") : QStringLiteral("N_kv = P / KV·C·T_b"),
                {term(u"P", Quantity::KvPool, memory.fullest.pool, Unit::Bytes)},
                memory.kv_tokens,
                Unit::Tokens};
    if (plain) {
        tokens.terms.push_back(term(u"b_t", Quantity::KvBytesPerToken, per_token, Unit::BytesPerToken));
        tokens.terms.push_back(
            term(u"B", Quantity::BlockTokens, in.engine->kv_block_tokens, Unit::Tokens, in.engine->sources));
    } else {
        tokens.terms.push_back(term(u"KV", Quantity::KvCache, memory.fullest.kv_cache, Unit::Bytes));
        tokens.terms.push_back(term(u"C", Quantity::Concurrency, in.concurrency, Unit::Requests));
        tokens.terms.push_back(term(u"T_b", Quantity::ContextTokensRounded, rounded, Unit::Tokens));
    }
    recorder.add(std::move(tokens));
    recorder.add({Quantity::MaxConcurrency,
                  QStringLiteral("C_max = N_kv / T_b"),
                  {term(u"N_kv", Quantity::KvTokens, memory.kv_tokens, Unit::Tokens),
                   term(u"T_b", Quantity::ContextTokensRounded, rounded, Unit::Tokens)},
                  memory.max_concurrency,
                  Unit::Requests});
    recorder.add({Quantity::MaxContext,
                  QStringLiteral("T_max = max T: C·KV(T) ≤ P"),
                  {term(u"C", Quantity::Concurrency, in.concurrency, Unit::Requests),
                   term(u"KV", Quantity::KvBytesPerToken, per_token, Unit::BytesPerToken),
                   term(u"P", Quantity::KvPool, memory.fullest.pool, Unit::Bytes)},
                  double(memory.max_context),
                  Unit::Tokens});
}

void recordStack(const ServingInputs &in, const StageMemory &memory, const Ladder &ladder, StepRecorder &recorder)
{
    const EngineMemory &engine = memory.engine;
    const bool inside = in.engine->graphs_inside_limit;
    recorder.add({Quantity::Runtime,
                  QStringLiteral("R = N_t + X + (U − S)"),
                  {term(u"N_t", Quantity::NonTorch, engine.non_torch.value, Unit::Bytes),
                   term(u"X", Quantity::CudaContext, engine.context.value, Unit::Bytes),
                   term(u"U", Quantity::UsableMemory, ladder.usable, Unit::Bytes),
                   term(u"S", Quantity::VisibleMemory, ladder.visible, Unit::Bytes)},
                  memory.runtime,
                  Unit::Bytes});
    const Term weights = term(u"W", Quantity::Weights, memory.weights.resident, Unit::Bytes);
    const Term activations = term(u"A", Quantity::Activations, engine.activations.value, Unit::Bytes);
    const Term non_torch = term(u"N_t", Quantity::NonTorch, engine.non_torch.value, Unit::Bytes);
    const Term graphs = term(u"G", Quantity::Graphs, engine.graphs.value, Unit::Bytes);
    const Rule rule = inside ? Rule::VllmGraphsInside : Rule::VllmGraphsOutside;
    Step need{Quantity::Need,
              inside ? QStringLiteral("need = W + KV + A + N_t + G") : QStringLiteral("need = W + KV + A + N_t"),
              {weights, term(u"KV", Quantity::KvCache, memory.kv_cache, Unit::Bytes), activations, non_torch},
              memory.need,
              Unit::Bytes,
              rule};
    Step pool{Quantity::KvPool,
              inside ? QStringLiteral("P = M − W − A − N_t − G") : QStringLiteral("P = M − W − A − N_t"),
              {term(u"M", Quantity::Limit, ladder.limit, Unit::Bytes), weights, activations, non_torch},
              memory.pool,
              Unit::Bytes,
              rule};
    Step outside{Quantity::OutsideLimit,
                 inside ? QStringLiteral("O = X + (U − S) + D") : QStringLiteral("O = G + X + (U − S) + D"),
                 {term(u"X", Quantity::CudaContext, engine.context.value, Unit::Bytes),
                  term(u"U", Quantity::UsableMemory, ladder.usable, Unit::Bytes),
                  term(u"S", Quantity::VisibleMemory, ladder.visible, Unit::Bytes),
                  term(u"D", Quantity::OtherTenants, in.other_tenants_bytes, Unit::Bytes)},
                 memory.outside_limit,
                 Unit::Bytes,
                 rule};
    if (inside) {
        need.terms.push_back(graphs);
        pool.terms.push_back(graphs);
    } else {
        outside.terms.push_back(graphs);
    }
    recorder.add(std::move(need));
    recorder.add({Quantity::Headroom,
                  QStringLiteral("H = M − need"),
                  {term(u"M", Quantity::Limit, ladder.limit, Unit::Bytes),
                   term(u"need", Quantity::Need, memory.need, Unit::Bytes)},
                  ladder.limit - memory.need,
                  Unit::Bytes});
    recorder.add(std::move(outside));
    recorder.add({Quantity::Spare,
                  QStringLiteral("spare = U − need − O"),
                  {term(u"U", Quantity::UsableMemory, ladder.usable, Unit::Bytes),
                   term(u"need", Quantity::Need, memory.need, Unit::Bytes),
                   term(u"O", Quantity::OutsideLimit, memory.outside_limit, Unit::Bytes)},
                  ladder.usable - memory.need - memory.outside_limit,
                  Unit::Bytes});
    recorder.add(std::move(pool));
}

} // namespace tarozi
