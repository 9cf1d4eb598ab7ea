// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/validation/truth_row.h"

#include "core/advice/machine_words.h"
#include "core/assess.h"
#include "core/units.h"

#include <algorithm>

namespace tarozi {

using namespace Qt::StringLiterals;

bool TruthRow::usableFor(const char16_t *word) const
{
    if (!m_table.hasColumn(u"usable_for"_s))
        return true;
    return text(u"usable_for").split(u' ', Qt::SkipEmptyParts).contains(QString::fromUtf16(word));
}

void RowFigures::add(const char16_t *quantity, const Ranged &predicted)
{
    addAgainst(quantity, m_row.number(quantity), predicted);
}

void RowFigures::addAgainst(const char16_t *quantity, const std::optional<double> &measured, const Ranged &predicted)
{
    ValidatedFigure figure;
    figure.case_id = m_row.caseId();
    figure.quantity = QString::fromUtf16(quantity);
    figure.engine = m_row.engine();
    figure.measured = measured;
    figure.predicted = predicted.value;
    figure.low = predicted.low;
    figure.high = predicted.high;
    m_validation.cases.push_back(std::move(figure));
}

void RowFigures::cannot(const char16_t *quantity, const QString &reason)
{
    m_validation.not_modelled.push_back({m_row.caseId(), QString::fromUtf16(quantity), reason});
}

RowScenario rowScenario(const TruthRow &row, const Catalog &catalog)
{
    RowScenario result;
    ServingWorkload &serving = result.scenario.serving;
    serving.model.id = row.text(u"model_id");
    serving.weights = row.text(u"weights_format");
    if (!catalog.model(serving.model.id))
        result.reason = serving.model.id.isEmpty() ? u"the model is not stated or not in the catalogue"_s
                                                   : u"not a language model of the catalogue"_s;
    else if (serving.weights.isEmpty())
        result.reason = u"the weight format is not stated"_s;
    else if (!catalog.weightFormat(serving.weights))
        result.reason = u"the weight format is not in the catalogue"_s;

    const QString kv = row.text(u"kv_format");
    serving.kv = catalog.kvFormat(kv) ? kv : u"fp16"_s; // auto and not stated: 16 bit
    serving.concurrency = 1;

    Candidate candidate;
    candidate.gpu = row.text(u"gpu_id");
    result.card_known = catalog.gpu(candidate.gpu) != nullptr;
    if (!result.card_known && !catalog.gpus().empty())
        candidate.gpu = catalog.gpus().front().id;
    candidate.count = std::max(1, int(row.number(u"gpus").value_or(1)));
    if (row.has(u"tensor_parallel") || row.has(u"pipeline_parallel")) {
        candidate.tensor = std::max(1, int(row.number(u"tensor_parallel").value_or(1)));
        candidate.pipeline = std::max(1, int(row.number(u"pipeline_parallel").value_or(1)));
        if (*candidate.tensor * *candidate.pipeline > candidate.count)
            candidate.count = *candidate.tensor * *candidate.pipeline;
    }
    result.scenario.candidates = {candidate};
    return result;
}

namespace {

// Without a model the rule of admission alone decides: the whole limit must be free.
bool refusedByAdmission(const TruthRow &row)
{
    const std::optional<double> total = row.number(u"total_gpu_gib");
    const std::optional<double> free = row.number(u"free_at_start_gib");
    const std::optional<double> share = row.number(u"memory_limit");
    return total && free && share && *free < *share * *total;
}

// What other processes hold: all that is not free but for the engine's own context.
double tenantsOf(const TruthRow &row, const Engine *engine)
{
    const std::optional<double> total = row.number(u"total_gpu_gib");
    const std::optional<double> free = row.number(u"free_at_start_gib");
    if (!total || !free || !engine)
        return 0;
    return std::max((*total - *free) * kGiB - ranged(*engine, u"cuda_context_bytes").value, 0.0);
}

BoundaryCase verdictOn(const TruthRow &row, const RowScenario &asked, const Catalog &catalog)
{
    Scenario scenario = asked.scenario;
    EngineSettings &engine = scenario.serving.engine;
    engine.other_tenants_bytes = tenantsOf(row, catalog.engine(engine.engine, engine.version));
    const Assessed assessed = assess(scenario, catalog).candidates.front();
    BoundaryCase found;
    found.case_id = row.caseId();
    found.verdict = machine::word(assessed.verdict);
    found.reason = assessed.not_modelled;
    const bool refused = assessed.verdict == Verdict::DoesNotFit;
    if (refused && !assessed.findings.empty()) // the gravest is first
        found.reason = machine::word(assessed.findings.front().id);
    found.agrees = refused == (row.text(u"fits") == u"no"_s);
    return found;
}

} // namespace

void addVerdict(const TruthRow &row, const RowScenario &asked, const Catalog &catalog, Validation &validation)
{
    const bool known = asked.reason.isEmpty() && asked.card_known;
    if (row.text(u"fits") == u"yes"_s && row.usable() && known)
        validation.starts.push_back(verdictOn(row, asked, catalog));
    if (row.text(u"fits") != u"no"_s)
        return;
    if (known) {
        validation.boundaries.push_back(verdictOn(row, asked, catalog));
        return;
    }
    BoundaryCase boundary;
    boundary.case_id = row.caseId();
    boundary.agrees = refusedByAdmission(row);
    boundary.verdict = machine::word(boundary.agrees ? Verdict::DoesNotFit : Verdict::NotModelled);
    boundary.reason = boundary.agrees          ? machine::word(FindingId::EngineRefusesStart)
                      : asked.reason.isEmpty() ? u"the card is not stated or not in the catalogue"_s
                                               : asked.reason;
    validation.boundaries.push_back(std::move(boundary));
}

} // namespace tarozi
