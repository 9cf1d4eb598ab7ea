// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/validation/truth_row.h"

#include "core/assess_inputs.h"
#include "core/memory/serving_memory.h"
#include "core/units.h"

#include <algorithm>
#include <functional>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

constexpr int kAssumedRank = 32; // the tables do not state the rank of adapter slots

RowScenario settingsOf(const TruthRow &row, const Catalog &catalog)
{
    RowScenario result = rowScenario(row, catalog);
    ServingWorkload &serving = result.scenario.serving;
    EngineSettings &engine = serving.engine;
    serving.context = qint64(row.number(u"max_model_len_tokens").value_or(double(serving.context)));
    engine.engine = row.engine();
    engine.version = row.text(u"engine_version");
    engine.wsl = engine.version.contains(u"WSL"_s) || engine.version.contains(u"Windows"_s);
    engine.memory_limit = row.number(u"memory_limit");
    if (const auto seqs = row.number(u"max_num_seqs"))
        engine.max_num_seqs = int(*seqs);
    if (const auto tokens = row.number(u"max_num_batched_tokens"))
        engine.max_num_batched_tokens = int(*tokens);
    engine.eager = row.text(u"enforce_eager") == u"yes"_s;
    if (row.text(u"extras").contains(u"lora_slots"_s)) {
        engine.lora_slots = 1;
        engine.lora_rank = kAssumedRank;
    }
    engine.cpu_offload_bytes = row.number(u"cpu_offload_gib").value_or(0) * kGiB;
    if (!catalog.engine(engine.engine) && result.reason.isEmpty())
        result.reason = u"the engine is not in the catalogue"_s;
    return result;
}

struct Predictions {
    const ServingInputs &in;
    ServingMemory memory;

    // The log of the first rank speaks of the first stage.
    const StageMemory &first() const { return memory.stages.front(); }

    static Ranged gib(const Ranged &bytes) { return {bytes.value / kGiB, bytes.low / kGiB, bytes.high / kGiB}; }

    // The rank of adapters is assumed: from none to twice of it.
    static Ranged pool(const StageMemory &stage)
    {
        return {stage.pool, stage.pool - (stage.need_high - stage.need) - stage.side.adapters,
                stage.pool + (stage.need - stage.need_low) + stage.side.adapters};
    }

    // A log counts the tables made at loading as weights.
    Ranged weights() const
    {
        const StageWeights &w = first().weights;
        Ranged bytes{w.resident, w.resident_low, w.resident_high};
        bytes += first().side.tables() + first().side.adapters;
        if (in.engine->rule == BudgetRule::Sglang) // prints how much less is free
            bytes += first().engine.non_torch;
        return gib(bytes);
    }

    // Of the stage with the least room, which decides; proportional to its pool.
    Ranged capacity(double value) const
    {
        const Ranged room = pool(memory.fullestStage());
        if (room.value <= 0)
            return {value, 0, 0};
        return {value, std::max(value * room.low / room.value, 0.0), value * room.high / room.value};
    }

    Ranged total() const
    {
        const EngineMemory &engine = first().engine;
        Ranged bytes{first().limit, first().limit, first().limit};
        bytes += engine.context;
        if (!in.engine->graphs_inside_limit)
            bytes += engine.graphs;
        if (!in.engine->activations_inside_limit)
            bytes += engine.activations;
        // a Windows desktop and what it shows take part of what is left
        if (in.sees_all_usable)
            bytes.high = std::max(bytes.high, memory.ladder.usable);
        return gib(bytes);
    }
};

struct Quantities {
    const char16_t *use; // the word of usable_for
    const char16_t *quantity;
    bool needs_card;
    std::function<Ranged(const Predictions &)> predict;
};

const std::vector<Quantities> &quantities()
{
    static const std::vector<Quantities> all{
        {u"weights", u"weights_gib", false, [](const Predictions &p) { return p.weights(); }},
        {u"activation", u"activation_gib", false,
         [](const Predictions &p) { return Predictions::gib(p.first().engine.activations); }},
        {u"graphs", u"graph_gib", false,
         [](const Predictions &p) { return Predictions::gib(p.first().engine.graphs); }},
        {u"budget", u"non_torch_gib", false,
         [](const Predictions &p) { return Predictions::gib(p.first().engine.non_torch); }},
        {u"budget", u"kv_gib", true,
         [](const Predictions &p) { return Predictions::gib(Predictions::pool(p.first())); }},
        {u"budget", u"kv_tokens", true, [](const Predictions &p) { return p.capacity(p.memory.kv_tokens); }},
        {u"kv_tokens_hybrid", u"kv_tokens", true, [](const Predictions &p) { return p.capacity(p.memory.kv_tokens); }},
        {u"kv_tokens_hybrid", u"max_concurrency", true,
         [](const Predictions &p) { return p.capacity(p.memory.max_concurrency); }},
        {u"total", u"total_gib", true, [](const Predictions &p) { return p.total(); }},
    };
    return all;
}

// Printed pool over printed tokens: exact but for the printed digits.
void addBytesPerToken(RowFigures &figures, const TruthRow &row, const Predictions &predictions)
{
    const double exact = bytesPerToken(predictions.in, predictions.memory.fullestStage().cache);
    const std::optional<double> gib = row.number(u"kv_gib");
    const std::optional<double> tokens = row.number(u"kv_tokens");
    std::optional<double> measured;
    if (gib && tokens && *tokens > 0)
        measured = *gib * kGiB / *tokens;
    figures.addAgainst(u"kv_bytes_per_token", measured, {exact, exact * 0.99, exact * 1.01});
}

void addFigures(RowFigures &figures, const TruthRow &row, const RowScenario &asked, const Predictions &predictions)
{
    QStringList seen;
    for (const Quantities &entry : quantities()) {
        const QString name = QString::fromUtf16(entry.quantity);
        if (!row.usableFor(entry.use) || seen.contains(name))
            continue;
        seen += name;
        const bool pinned = name.startsWith(u"kv_"_s) && row.text(u"kv_size_pinned") == u"yes"_s;
        if (entry.needs_card && !asked.card_known)
            figures.cannot(entry.quantity, u"the card is not stated or not in the catalogue"_s);
        else if (pinned)
            figures.cannot(entry.quantity, u"the size of the KV cache was set by hand"_s);
        else
            figures.add(entry.quantity, entry.predict(predictions));
    }
    if (row.usableFor(u"kv_per_token"))
        addBytesPerToken(figures, row, predictions);
}

void addNone(RowFigures &figures, const TruthRow &row, const QString &reason)
{
    QStringList seen;
    for (const Quantities &entry : quantities()) {
        const QString name = QString::fromUtf16(entry.quantity);
        if (!row.usableFor(entry.use) || seen.contains(name))
            continue;
        seen += name;
        figures.cannot(entry.quantity, reason);
    }
    if (row.usableFor(u"kv_per_token"))
        figures.cannot(u"kv_bytes_per_token", reason);
}

} // namespace

void validateVllmMemory(const TruthRow &row, const Catalog &catalog, Validation &validation)
{
    const RowScenario asked = settingsOf(row, catalog);
    RowFigures figures(row, validation);
    addVerdict(row, asked, catalog, validation);
    if (!row.usable())
        return;
    const LanguageModel *model = catalog.model(asked.scenario.serving.model.id);
    const CandidateInputs inputs = candidateInputs(asked.scenario, catalog, model, asked.scenario.candidates.front());
    const QString reason = asked.reason.isEmpty() ? inputs.not_modelled : asked.reason;
    if (!reason.isEmpty())
        return addNone(figures, row, reason);
    addFigures(figures, row, asked, {inputs.serving, servingMemory(inputs.serving)});
}

} // namespace tarozi
