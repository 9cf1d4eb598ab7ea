// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/machine_words.h"
#include "core/advice/validation/image_case.h"
#include "core/speed/speech_speed.h"
#include "core/units.h"

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

constexpr double kMilli = 1e3;

void addTimes(const TruthRow &row, const SpeechCase &asked, const SpeechEstimate &estimate, RowFigures &figures)
{
    constexpr double kBeams = 5; // of the table's batched column
    const auto scaled = [&](double value) {
        const Band band = estimate.band.of(value);
        return Ranged{band.mid, band.low, band.high};
    };
    figures.add(u"encoder_ms_per_30s", scaled(encoderSeconds(asked.inputs) * kMilli));
    figures.add(u"decoder_ms_per_token", scaled(decoderStepSeconds(asked.inputs, 1) * kMilli));
    figures.add(u"decoder_ms_per_token_batch5", scaled(decoderStepSeconds(asked.inputs, kBeams) / kBeams * kMilli));
    const Band realtime = estimate.band.ofInverse(estimate.times.realtime);
    figures.add(u"realtime_factor", {realtime.mid, realtime.low, realtime.high});
    if (const std::optional<double> audio = row.number(u"audio_seconds"))
        figures.add(u"wall_s", scaled(*audio / estimate.times.realtime));
}

} // namespace

void validateSpeech(const TruthRow &row, const Catalog &catalog, Validation &validation)
{
    if (!row.usable())
        return;
    RowFigures figures(row, validation);
    const SpeechCase asked = speechCase(row, catalog);
    const bool memory = row.usableFor(u"memory");
    const bool speed = row.usableFor(u"speed");
    const char16_t *quantity = memory ? u"peak_gib" : u"realtime_factor";
    if (!asked.reason.isEmpty())
        return figures.cannot(quantity, asked.reason);
    if (memory) {
        const Ranged bytes = speechMemory(asked.inputs, asked.workload.batch).total;
        figures.add(u"peak_gib", {bytes.value / kGiB, bytes.low / kGiB, bytes.high / kGiB});
    }
    if (!speed) {
        if (!memory)
            figures.cannot(quantity, u"no figure of this row may be used"_s);
        return;
    }
    if (!asked.card_known)
        return figures.cannot(u"realtime_factor", u"the card is not stated or not in the catalogue"_s);
    const SpeechEstimate estimate = speechEstimate(asked.inputs, catalog, 1);
    if (estimate.gap != SpeedGap::None)
        return figures.cannot(u"realtime_factor", machine::word(estimate.gap));
    addTimes(row, asked, estimate, figures);
}

} // namespace tarozi
