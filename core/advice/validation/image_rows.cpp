// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/machine_words.h"
#include "core/advice/validation/image_case.h"
#include "core/assess.h"
#include "core/speed/image_speed.h"
#include "core/units.h"

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

Ranged gib(double bytes, double low, double high)
{
    return {bytes / kGiB, bytes * low / kGiB, bytes * high / kGiB};
}

Ranged gib(const Ranged &bytes)
{
    return {bytes.value / kGiB, bytes.low / kGiB, bytes.high / kGiB};
}

bool countsReserved(const TruthRow &row)
{
    return row.text(u"memory_metric").contains(u"reserved"_s);
}

Ranged peakOf(const TruthRow &row, const ImageCase &asked, const ImageMemory &memory)
{
    const QString component = row.text(u"component");
    const double slack = asked.inputs.settings->reserved_share.value;
    const double widest = asked.inputs.settings->reserved_share.high;
    const double factor = countsReserved(row) ? slack : 1;
    if (component == u"vae_decode"_s || component == u"vae_encode"_s) {
        constexpr double kEncoding = 0.5; // of what decoding holds
        const double images = asked.workload.vae_slicing ? 1 : asked.workload.images;
        const double bytes =
            vaeDecodeBytes(asked.inputs, images) * (component == u"vae_encode"_s ? kEncoding : 1) * factor;
        return gib(bytes, 1 / slack, widest / factor);
    }
    if (component == u"pipeline_without_vae_decode"_s) {
        const StageBytes &stage = memory.stage(PipelineStage::Denoising);
        return gib(
            {stage.peak(), stage.resident + stage.transient / widest, stage.resident + stage.transient * widest});
    }
    if (countsReserved(row))
        return gib({memory.reserved, memory.peak.value, std::max(memory.peak.high, memory.reserved)});
    return gib(memory.peak);
}

// Bands of weights: the format's own evidence.
Ranged weightsOf(const QString &component, const ImageCase &asked, const ImageMemory &memory)
{
    const WeightFormat &format = *asked.inputs.denoiser;
    const double bytes = component == u"denoiser_weights"_s ? memory.denoiser : memory.all;
    return gib(bytes, std::min(format.relative_low, 0.99), std::max(format.relative_high, 1.01));
}

void addImageVerdict(const TruthRow &row, const ImageCase &asked, const Catalog &catalog, Validation &validation)
{
    const bool failed = row.text(u"fits") == u"no"_s;
    const bool served = row.text(u"fits") == u"yes"_s && row.usable();
    if ((!failed && !served) || row.text(u"component") != u"pipeline"_s)
        return;
    BoundaryCase found;
    found.case_id = row.caseId();
    if (!asked.reason.isEmpty() || !asked.card_known) {
        if (!failed)
            return;
        found.verdict = machine::word(Verdict::NotModelled);
        found.reason = asked.reason.isEmpty() ? u"the card is not stated or not in the catalogue"_s : asked.reason;
        validation.boundaries.push_back(found);
        return;
    }
    Scenario scenario;
    scenario.kind = WorkloadKind::ImageGeneration;
    scenario.image = asked.workload;
    Candidate candidate;
    candidate.gpu = asked.inputs.gpu->id;
    candidate.count = asked.inputs.gpus;
    scenario.candidates = {candidate};
    const Assessed assessed = assess(scenario, catalog).candidates.front();
    found.verdict = machine::word(assessed.verdict);
    found.reason = assessed.not_modelled;
    const bool refused = assessed.verdict == Verdict::DoesNotFit;
    found.agrees = refused == failed;
    (failed ? validation.boundaries : validation.starts).push_back(found);
}

} // namespace

void validateImageMemory(const TruthRow &row, const Catalog &catalog, Validation &validation)
{
    const ImageCase asked = imageCase(row, catalog);
    addImageVerdict(row, asked, catalog, validation);
    if (!row.usable())
        return;
    RowFigures figures(row, validation);
    const bool peak = row.usableFor(u"peak");
    const bool weights = row.usableFor(u"weights");
    if (!asked.reason.isEmpty()) {
        figures.cannot(peak ? u"peak_gib" : u"weights_gib", asked.reason);
        return;
    }
    const ImageMemory memory = imageMemory(asked.inputs);
    if (peak)
        figures.add(u"peak_gib", peakOf(row, asked, memory));
    if (weights)
        figures.add(u"weights_gib", weightsOf(row.text(u"component"), asked, memory));
    if (!peak && !weights)
        figures.cannot(u"peak_gib", u"no figure of this row may be used"_s);
}

void validateImageSpeed(const TruthRow &row, const Catalog &catalog, Validation &validation)
{
    if (!row.usable())
        return;
    RowFigures figures(row, validation);
    const ImageCase asked = imageCase(row, catalog);
    QString reason = asked.reason;
    if (reason.isEmpty() && !asked.card_known)
        reason = u"the card is not stated or not in the catalogue"_s;
    if (!reason.isEmpty())
        return figures.cannot(u"iterations_per_s", reason);
    const ImageEstimate estimate = imageEstimate(asked.inputs, imageMemory(asked.inputs), catalog);
    if (estimate.gap != SpeedGap::None)
        return figures.cannot(u"iterations_per_s", machine::word(estimate.gap));
    const auto ranged = [](const Band &band) { return Ranged{band.mid, band.low, band.high}; };
    figures.add(u"iterations_per_s", ranged(estimate.step_band.ofInverse(1 / estimate.run.step_s)));
    if (!row.has(u"steps"))
        return;
    Ranged run = ranged(estimate.run_band.of(estimate.run.total_s));
    const double half = row.number(u"time_resolution_s").value_or(0) / 2; // what rounding hides
    run.low -= half;
    run.high += half;
    figures.add(u"batch_seconds", run);
    const double each = 1.0 / asked.workload.images;
    figures.add(u"seconds_per_image", run.scaled({each, each, each}));
}

} // namespace tarozi
