// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/validation/speed_case.h"

#include <algorithm>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

constexpr double kMilli = 1000;

Ranged ranged(const Band &band, double factor = 1)
{
    return {band.mid * factor, band.low * factor, band.high * factor};
}

struct Predictions {
    SpeedCase row;
    SpeedEstimate estimate;
    RunResult run;

    Ranged tpotMs() const { return ranged(estimate.step.of(run.tpot_s), kMilli); }
    Ranged ttftMs() const { return ranged(estimate.first_token.of(run.ttft_s), kMilli); }
    Ranged outputRate(double factor = 1) const
    {
        return ranged(estimate.throughput.ofInverse(run.total_tok_s), factor);
    }
    // One stream: its steps alone, or with the prompt's time where the source counted it.
    Ranged decodeRate() const
    {
        const SpeedModel &model = estimate.model;
        const double step = model.stepSeconds(1, row.context);
        if (!row.counts_prompts)
            return ranged(estimate.step.ofInverse(1 / step));
        return ranged(estimate.step.ofInverse(row.output / (model.promptSeconds(row.input) + row.output * step)));
    }
    Ranged prefillRate() const
    {
        const double tokens = row.input * row.prompts_at_once;
        return ranged(estimate.prompt.ofInverse(tokens / estimate.model.promptSeconds(tokens, row.input)));
    }
};

QString wordOf(SpeedGap gap)
{
    switch (gap) {
    case SpeedGap::None: return {};
    case SpeedGap::NoTokens: return u"the model writes no tokens"_s;
    case SpeedGap::DoesNotFit: return u"the workload does not fit"_s;
    case SpeedGap::NoThroughput: return u"the card's throughput is not in the catalogue"_s;
    case SpeedGap::NoEvidence: return u"nothing measured stands near"_s;
    }
    return {};
}

using Figure = Ranged (*)(const Predictions &);
struct Column {
    const char16_t *name;
    Figure predict;
};

void addColumns(SpeedTable kind, const TruthRow &row, const Catalog &catalog, const std::vector<Column> &columns,
                Validation &validation)
{
    if (!row.usable())
        return;
    RowFigures figures(row, validation);
    Predictions predictions;
    predictions.row = speedCase(kind, row, catalog);
    const SpeedCase &asked = predictions.row;
    QString reason = asked.reason;
    if (reason.isEmpty()) {
        predictions.estimate = speedEstimate(asked.inputs, asked.memory, catalog, asked.engine, asked.version,
                                             asked.saturated ? 1 : asked.concurrency, asked.input, asked.output);
        reason = wordOf(predictions.estimate.gap);
    }
    if (reason.isEmpty())
        predictions.run = resultOf(predictions.estimate.model, asked.run());
    for (const Column &column : columns) {
        const bool of_cache_hits = QStringView(column.name).contains(u"ttft") && row.text(u"ttft_reliable") == u"no"_s;
        if (!reason.isEmpty())
            figures.cannot(column.name, reason);
        else if (of_cache_hits) // the cell is no measurement of this
            figures.addAgainst(column.name, std::nullopt, column.predict(predictions));
        else
            figures.add(column.name, column.predict(predictions));
    }
}

} // namespace

void validateSpeedDecode(const TruthRow &row, const Catalog &catalog, Validation &validation)
{
    static const std::vector<Column> columns{
        {u"decode_tok_s", [](const Predictions &p) { return p.decodeRate(); }},
        {u"tpot_ms", [](const Predictions &p) { return p.tpotMs(); }},
        {u"ttft_ms", [](const Predictions &p) { return p.ttftMs(); }},
    };
    addColumns(SpeedTable::Decode, row, catalog, columns, validation);
}

void validateSpeedPrefill(const TruthRow &row, const Catalog &catalog, Validation &validation)
{
    static const std::vector<Column> columns{
        {u"prefill_tok_s", [](const Predictions &p) { return p.prefillRate(); }},
        {u"ttft_ms", [](const Predictions &p) { return p.ttftMs(); }},
    };
    addColumns(SpeedTable::Prefill, row, catalog, columns, validation);
}

void validateSpeedBatched(const TruthRow &row, const Catalog &catalog, Validation &validation)
{
    static const std::vector<Column> columns{
        {u"output_tok_s", [](const Predictions &p) { return p.outputRate(); }},
        {u"total_tok_s",
         [](const Predictions &p) { return p.outputRate((p.row.input + p.row.output) / p.row.output); }},
        {u"requests_per_s", [](const Predictions &p) { return p.outputRate(1 / p.row.output); }},
        {u"per_user_tok_s", [](const Predictions &p) { return ranged(p.estimate.step.ofInverse(1 / p.run.tpot_s)); }},
        {u"mean_ttft_ms", [](const Predictions &p) { return p.ttftMs(); }},
        {u"median_ttft_ms", [](const Predictions &p) { return p.ttftMs(); }},
        {u"mean_tpot_ms", [](const Predictions &p) { return p.tpotMs(); }},
        {u"median_tpot_ms", [](const Predictions &p) { return p.tpotMs(); }},
    };
    addColumns(SpeedTable::Batched, row, catalog, columns, validation);
}

void validateSpeedServed(const TruthRow &row, const Catalog &catalog, Validation &validation)
{
    static const std::vector<Column> columns{
        {u"ttft_ms", [](const Predictions &p) { return p.ttftMs(); }},
        {u"tpot_ms", [](const Predictions &p) { return p.tpotMs(); }},
        {u"output_tok_s_derived", [](const Predictions &p) { return p.outputRate(); }},
    };
    addColumns(SpeedTable::Served, row, catalog, columns, validation);
}

} // namespace tarozi
