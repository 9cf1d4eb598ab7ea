// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/serving_memory.h"

namespace tarozi {

namespace {

void recordCapacity(const ServingInputs &in, const ServingMemory &memory, StepRecorder &recorder)
{
    const StageMemory &stage = memory.fullestStage();
    const double rounded = roundedToBlocks(in.context, in.engine->kv_block_tokens);
    const Term pool = term(u"P", Quantity::KvPool, stage.pool, Unit::Bytes);
    const Term cache = term(u"KV", Quantity::KvCache, stage.kv_cache, Unit::Bytes);
    const Term requests = term(u"C", Quantity::Concurrency, in.concurrency, Unit::Requests);
    const Term length = term(u"T_b", Quantity::ContextTokensRounded, rounded, Unit::Tokens);
    if (holdsEveryToken(in, stage.cache))
        recorder.add(
            {Quantity::KvTokens,
             QStringLiteral("N_kv = ⌊P / (b_t·B)⌋·B"),
             {pool, term(u"b_t", Quantity::KvBytesPerToken, bytesPerToken(in, stage.cache), Unit::BytesPerToken),
              term(u"B", Quantity::BlockTokens, in.engine->kv_block_tokens, Unit::Tokens, in.engine->sources)},
             memory.kv_tokens,
             Unit::Tokens});
    else
        recorder.add({Quantity::KvTokens,
                      QStringLiteral("N_kv = P / (KV / C)·T"),
                      {pool, cache, requests, term(u"T", Quantity::ContextTokens, in.context, Unit::Tokens)},
                      memory.kv_tokens,
                      Unit::Tokens});
    recorder.add({Quantity::MaxConcurrency,
                  QStringLiteral("C_max = N_kv / T_b"),
                  {term(u"N_kv", Quantity::KvTokens, memory.kv_tokens, Unit::Tokens), length},
                  memory.max_concurrency,
                  Unit::Requests});
    recorder.add({Quantity::MaxContext,
                  QStringLiteral("T_max = max T : C·KV(T) ≤ P"),
                  {requests, cache, pool},
                  double(memory.max_context),
                  Unit::Tokens});
}

} // namespace

void recordStack(const ServingInputs &in, const StageMemory &memory, const Ladder &ladder, StepRecorder &recorder)
{
    const EngineMemory &engine = memory.engine;
    recorder.add({Quantity::Runtime,
                  QStringLiteral("R = N_t + R_t + X + (U − S)"),
                  {term(u"N_t", Quantity::NonTorch, engine.non_torch.value, Unit::Bytes),
                   term(u"R_t", Quantity::PositionTables, memory.side.tables(), Unit::Bytes),
                   term(u"X", Quantity::CudaContext, engine.context.value, Unit::Bytes),
                   term(u"U", Quantity::UsableMemory, ladder.usable, Unit::Bytes),
                   term(u"S", Quantity::VisibleMemory, ladder.visible, Unit::Bytes)},
                  memory.runtime,
                  Unit::Bytes});
    const bool graphs_inside = in.engine->graphs_inside_limit;
    const bool activations_inside = in.engine->activations_inside_limit;
    const Rule rule = in.engine->rule != BudgetRule::Vllm ? Rule::None
                      : graphs_inside                     ? Rule::VllmGraphsInside
                                                          : Rule::VllmGraphsOutside;
    std::vector<Term> inside{term(u"W", Quantity::Weights, memory.weights.resident, Unit::Bytes),
                             term(u"N_t", Quantity::NonTorch, engine.non_torch.value, Unit::Bytes),
                             term(u"R_t", Quantity::PositionTables, memory.side.tables(), Unit::Bytes)};
    std::vector<Term> outside{term(u"X", Quantity::CudaContext, engine.context.value, Unit::Bytes),
                              term(u"U", Quantity::UsableMemory, ladder.usable, Unit::Bytes),
                              term(u"S", Quantity::VisibleMemory, ladder.visible, Unit::Bytes),
                              term(u"D", Quantity::OtherTenants, in.other_tenants_bytes, Unit::Bytes)};
    QString inside_symbols = QStringLiteral("W + N_t + R_t");
    QString outside_symbols = QStringLiteral("X + (U − S) + D");
    const auto place = [&](bool is_inside, const char16_t *symbol, Quantity quantity, double value) {
        (is_inside ? inside : outside).push_back(term(symbol, quantity, value, Unit::Bytes));
        (is_inside ? inside_symbols : outside_symbols) += QStringLiteral(" + ") + QString::fromUtf16(symbol);
    };
    place(activations_inside, u"A", Quantity::Activations, engine.activations.value);
    place(graphs_inside, u"G", Quantity::Graphs, engine.graphs.value);
    if (memory.side.adapters > 0)
        place(true, u"LoRA", Quantity::Adapters, memory.side.adapters);

    const Term limit = term(u"M", Quantity::Limit, memory.limit, Unit::Bytes);
    const Term need = term(u"Q", Quantity::Need, memory.need, Unit::Bytes);
    std::vector<Term> pool_terms = inside;
    pool_terms.insert(pool_terms.begin(), limit);
    recorder.add({Quantity::KvPool, QStringLiteral("P = M − (") + inside_symbols + QLatin1Char(')'), pool_terms,
                  memory.pool, Unit::Bytes, rule});
    std::vector<Term> need_terms = inside;
    need_terms.push_back(term(u"KV", Quantity::KvCache, memory.kv_cache, Unit::Bytes));
    recorder.add({Quantity::Need, QStringLiteral("Q = ") + inside_symbols + QStringLiteral(" + KV"), need_terms,
                  memory.need, Unit::Bytes, rule});
    recorder.add({Quantity::NeedLow, QStringLiteral("Q_min = Σ min"), {need}, memory.need_low, Unit::Bytes});
    recorder.add({Quantity::NeedHigh, QStringLiteral("Q_max = Σ max"), {need}, memory.need_high, Unit::Bytes});
    recorder.add(
        {Quantity::Headroom, QStringLiteral("H = M − Q"), {limit, need}, memory.limit - memory.need, Unit::Bytes});
    recorder.add({Quantity::OutsideLimit, QStringLiteral("O = ") + outside_symbols, outside, memory.outside_limit,
                  Unit::Bytes, rule});
    recorder.add({Quantity::Spare,
                  QStringLiteral("F = U − Q − O"),
                  {term(u"U", Quantity::UsableMemory, ladder.usable, Unit::Bytes), need,
                   term(u"O", Quantity::OutsideLimit, memory.outside_limit, Unit::Bytes)},
                  ladder.usable - memory.need - memory.outside_limit,
                  Unit::Bytes});
}

void recordServingMemory(const ServingInputs &in, const ServingMemory &memory, StepRecorder &recorder)
{
    recordLadder(in, memory.ladder, recorder);
    stageMemory(in, memory.ladder, stageOf(in, int(memory.fullest)), weightsScale(in), recorder);
    recordCapacity(in, memory, recorder);
    if (in.other_tenants_bytes > 0)
        recorder.add({Quantity::OtherTenants,
                      QStringLiteral("D"),
                      {term(u"D", Quantity::OtherTenants, in.other_tenants_bytes, Unit::Bytes)},
                      in.other_tenants_bytes,
                      Unit::Bytes});
    if (memory.host_ram > 0)
        recorder.add({Quantity::HostRam,
                      QStringLiteral("H_r = W_r + KV_r"),
                      {term(u"W_r", Quantity::Weights, memory.host_ram, Unit::Bytes)},
                      memory.host_ram,
                      Unit::Bytes});
}

} // namespace tarozi
