// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/estimate_text.h"

#include "core/advice/fixes.h"
#include "core/advice/image_settings.h"
#include "core/advice/machine_words.h"
#include "core/assess.h"
#include "core/workload/scenario_words.h"

#include <cmath>

namespace tarozi::cli {

using namespace Qt::StringLiterals;
using machine::word;

namespace {

QString bytes(double value)
{
    return QString::number(value / kGB, 'f', 2).rightJustified(9) + u" GB  "_s +
           QString::number(value / kGiB, 'f', 2).rightJustified(9) + u" GiB"_s;
}

QString row(const QString &name, const QString &value)
{
    return u"  "_s + name.leftJustified(30) + printable(value) + u'\n';
}

QString memoryText(const MemoryFigures &m)
{
    QString text;
    text += row(u"weights"_s, bytes(m.weights));
    text += row(u"KV cache"_s, bytes(m.kv_cache));
    text += row(u"activations"_s, bytes(m.activations));
    text += row(u"runtime"_s, bytes(m.runtime));
    text += row(u"graphs"_s, bytes(m.graphs));
    if (m.other_tenants > 0)
        text += row(u"other tenants"_s, bytes(m.other_tenants));
    text += row(u"need (inside the limit)"_s, bytes(m.need));
    text += row(u"  low ... high"_s, bytes(m.need_low) + u" ... "_s + bytes(m.need_high).trimmed());
    text += row(u"outside the limit"_s, bytes(m.outside_limit));
    if (m.host_ram > 0)
        text += row(u"host memory"_s, bytes(m.host_ram));
    text += row(u"nominal / usable"_s, bytes(m.nominal) + u" / "_s + bytes(m.usable).trimmed());
    text += row(u"visible / limit"_s, bytes(m.visible) + u" / "_s + bytes(m.limit).trimmed());
    text += row(u"headroom"_s, bytes(m.headroom));
    return text;
}

QString findingText(const Finding &finding)
{
    QString line = u"  ["_s + word(finding.severity) + u"] "_s + word(finding.id);
    if (!finding.text.isEmpty())
        line += u": "_s + printable(finding.text);
    for (const auto &[quantity, value] : finding.values)
        line += u"  "_s + word(quantity) + u'=' + QString::number(value, 'g', 10);
    return line + u'\n';
}

QString fixText(const Fix &fix)
{
    QString line = u"  fix: "_s + word(fix.kind);
    if (!fix.text.isEmpty())
        line += u' ' + fix.text;
    if (fix.amount != 0)
        line += u' ' + QString::number(fix.amount, 'g', 10);
    line += u" ("_s + QString::number(fix.need_change / kGB, 'f', 2) + u" GB) -> "_s + word(fix.verdict);
    return line + u'\n';
}

QString speedText(const SpeedFigures &speed)
{
    if (speed.gap != SpeedGap::None)
        return row(u"expected speed"_s, u"none: "_s + word(speed.gap));
    const auto band = [](const Band &b, double factor, const QString &unit) -> QString {
        const auto number = [&](double value) { return QString::number(value * factor, 'g', 4); };
        return number(b.mid) + u' ' + unit + u"  ("_s + number(b.low) + u" ... "_s + number(b.high) + u')';
    };
    constexpr double kMilli = 1000;
    QString text;
    text += row(u"expected, one user"_s, band(*speed.decode_tok_s, 1, u"tok/s"_s));
    text += row(u"expected, all users"_s, band(*speed.throughput_tok_s, 1, u"tok/s"_s));
    text += row(u"time per output token"_s, band(*speed.tpot_s, kMilli, u"ms"_s));
    text += row(u"time to first token"_s, band(*speed.ttft_s, kMilli, u"ms"_s));
    text += row(u"prefill of one prompt"_s, band(*speed.prefill_tok_s, 1, u"tok/s"_s));
    text += row(u"bottleneck"_s, word(*speed.bottleneck));
    text += row(u"loading"_s, band(*speed.loading_s, 1, u"s"_s));
    QString reasons;
    for (const Extrapolation reason : speed.evidence.extrapolations)
        reasons += u", "_s + word(reason);
    text += row(u"evidence"_s, speed.evidence.record + u": "_s + QString::number(speed.evidence.rows) + u" rows of "_s +
                                   QString::number(speed.evidence.sources) + u" sources"_s + reasons);
    return text;
}

QString costText(const CostFigures &cost)
{
    const auto amount = [&](double value) -> QString {
        return (value < 1 ? QString::number(value, 'g', 4) : QString::number(value, 'f', 2)) + u' ' + cost.currency;
    };
    QString text = row(u"price"_s, amount(cost.per_hour) + u"/h"_s);
    if (cost.per_million_output_tokens_at_ceiling > 0 && std::isfinite(cost.per_million_output_tokens_at_ceiling))
        text += row(u"cost at the ceiling"_s,
                    amount(cost.per_million_output_tokens_at_ceiling) + u" per million output tokens"_s);
    const auto band = [&](const QString &name, const std::optional<Band> &b) {
        if (b)
            text += row(name, amount(b->mid) + u"  ("_s + amount(b->low) + u" ... "_s + amount(b->high) + u')');
    };
    band(u"per million output tokens"_s, cost.per_million_output_tokens);
    band(u"per million input tokens"_s, cost.per_million_input_tokens);
    band(u"per million tokens, all"_s, cost.per_million_all_tokens);
    band(u"per useful result"_s, cost.per_result);
    band(u"a month"_s, cost.per_month);
    return text;
}

QString bandText(const Band &band, const QString &unit)
{
    const auto number = [](double value) { return QString::number(value, 'g', 4); };
    return number(band.mid) + u' ' + unit + u"  ("_s + number(band.low) + u" ... "_s + number(band.high) + u')';
}

QString evidenceText(const SpeedEvidence &evidence)
{
    QString reasons;
    for (const Extrapolation reason : evidence.extrapolations)
        reasons += u", "_s + word(reason);
    return row(u"evidence"_s, evidence.record + u": "_s + QString::number(evidence.rows) + u" rows of "_s +
                                  QString::number(evidence.sources) + u" sources"_s + reasons);
}

QString imageText(const ImageFigures &image)
{
    QString text = row(u"denoiser"_s, bytes(image.denoiser_bytes));
    text += row(u"text encoders"_s, bytes(image.text_encoder_bytes));
    text += row(u"VAE"_s, bytes(image.vae_bytes));
    text += row(u"between runs"_s, bytes(image.idle_bytes));
    text += row(u"peak of a run"_s, bytes(image.peak_bytes));
    if (image.gap != SpeedGap::None)
        return text + row(u"expected speed"_s, u"none: "_s + word(image.gap));
    text += row(u"steps per second"_s, bandText(*image.iterations_per_s, u"it/s"_s));
    text += row(u"time per image"_s, bandText(*image.seconds_per_image, u"s"_s));
    text += row(u"time of the run"_s, bandText(*image.run_s, u"s"_s));
    return text + evidenceText(image.evidence);
}

QString speechText(const SpeechFigures &speech)
{
    if (speech.gap != SpeedGap::None)
        return row(u"expected speed"_s, u"none: "_s + word(speech.gap));
    QString text = row(u"audio hours per hour"_s, bandText(*speech.audio_hours_per_hour, u"h"_s));
    text += row(u"time of the transcription"_s, bandText(*speech.run_s, u"s"_s));
    text += row(u"windows at saturation"_s, QString::number(*speech.saturation_batch));
    return text + evidenceText(speech.evidence);
}

// Images, video and speech: no tokens, no context.
QString mediaText(const Assessed &assessed)
{
    const Resolved &r = assessed.resolved;
    const MemoryFigures &m = assessed.memory;
    QString text = row(u"model, weights"_s, r.model_name + u", "_s + r.weights_format);
    text += row(u"engine"_s, r.engine);
    text += row(u"weights at the peak"_s, bytes(m.weights));
    text += assessed.transcription ? row(u"cache of the windows"_s, bytes(m.kv_cache))
                                   : row(u"working memory"_s, bytes(m.activations));
    text += row(u"runtime"_s, bytes(m.runtime));
    text += row(u"need"_s, bytes(m.need));
    text += row(u"  low ... high"_s, bytes(m.need_low) + u" ... "_s + bytes(m.need_high).trimmed());
    if (m.host_ram > 0)
        text += row(u"host memory"_s, bytes(m.host_ram));
    text += row(u"nominal / usable"_s, bytes(m.nominal) + u" / "_s + bytes(m.usable).trimmed());
    text += row(u"visible / limit"_s, bytes(m.visible) + u" / "_s + bytes(m.limit).trimmed());
    text += row(u"headroom"_s, bytes(m.headroom));
    text += assessed.image ? imageText(*assessed.image) : QString();
    return text + (assessed.transcription ? speechText(*assessed.transcription) : QString());
}

QString settingText(const QString &name, const std::optional<ImageSetting> &setting)
{
    if (!setting)
        return row(name, u"none"_s);
    const ImageWorkload &w = setting->workload;
    QStringList parts{w.denoiser.isEmpty() ? u"as released"_s : w.denoiser,
                      u"offload "_s + wordOf(pipelineOffloadWords(), w.offload)};
    if (w.vae_tiling)
        parts += u"VAE tiling"_s;
    if (w.compile)
        parts += u"compiled"_s;
    return row(name, parts.join(u", "_s) + u": "_s + bytes(setting->need).trimmed() + u", "_s +
                         QString::number(setting->seconds_per_image, 'g', 4) + u" s an image"_s);
}

QString settingsText(const QString &gpu, const ImageSettings3 &settings)
{
    return u"settings of "_s + gpu + u'\n' + settingText(u"minimum"_s, settings.minimum) +
           settingText(u"comfortable"_s, settings.comfortable) + settingText(u"fastest"_s, settings.fastest) + u'\n';
}

QString trainingText(const Assessed &assessed)
{
    const TrainingFigures &training = *assessed.training;
    const MemoryFigures &m = assessed.memory;
    QString text;
    text += row(u"gradients"_s, bytes(m.gradients.value_or(0)));
    text += row(u"optimizer state"_s, bytes(m.optimizer.value_or(0)));
    if (m.adapters)
        text += row(u"adapters"_s, bytes(*m.adapters));
    text += row(u"trainable parameters"_s, QString::number(training.trainable_parameters, 'f', 0));
    text += row(u"largest part"_s, word(training.dominating));
    if (!training.tokens_per_s)
        return text + row(u"expected speed"_s, u"none: "_s + word(training.gap));
    text += row(u"expected, all GPUs"_s, bandText(*training.tokens_per_s, u"tok/s"_s));
    text += row(u"tokens of the run"_s, QString::number(training.run_tokens, 'f', 0));
    text += row(u"time of the run"_s, bandText(*training.run_s, u"s"_s));
    text += row(u"bottleneck"_s, word(*training.bottleneck));
    text += evidenceText(training.evidence);
    if (assessed.cost && assessed.cost->per_result)
        text += row(u"cost of the run"_s, bandText(*assessed.cost->per_result, assessed.cost->currency));
    return text;
}

QString servingText(const Assessed &assessed)
{
    QString text;
    if (assessed.memory.kv_cache > 0) { // else nothing on the GPUs limits them
        text += row(u"KV tokens"_s, QString::number(assessed.capacity.kv_tokens, 'f', 0));
        text += row(u"max concurrency"_s, QString::number(assessed.capacity.max_concurrency, 'f', 2));
    }
    text += row(u"max context"_s, QString::number(assessed.capacity.max_context));
    if (assessed.speed.decode_ceiling_tok_s > 0)
        text += row(u"decode ceiling"_s,
                    QString::number(assessed.speed.decode_ceiling_tok_s, 'f', 1) + u" tok/s, refined "_s +
                        QString::number(assessed.speed.decode_ceiling_refined_tok_s, 'f', 1) + u" tok/s"_s);
    return text + speedText(assessed.speed);
}

QString candidateText(const Assessed &assessed, const std::vector<Fix> &fixes)
{
    const Resolved &r = assessed.resolved;
    QString text = QString::number(assessed.count) + u" x "_s + assessed.gpu + u": "_s + word(assessed.verdict) + u'\n';
    if (assessed.verdict == Verdict::NotModelled)
        return text + row(u"why"_s, assessed.not_modelled) + u'\n';
    if (assessed.image || assessed.transcription) {
        text += mediaText(assessed);
        if (assessed.cost)
            text += costText(*assessed.cost);
        for (const Finding &finding : assessed.findings)
            text += findingText(finding);
        return text + u'\n';
    }
    text += row(u"model, weights, KV cache"_s, r.model_name + u", "_s + r.weights_format + u", "_s + r.kv_format);
    text += row(u"engine"_s, r.engine + u' ' + r.engine_version + u", memory limit "_s +
                                 QString::number(r.memory_limit_share, 'g', 4) + u", max_num_seqs "_s +
                                 QString::number(r.max_num_seqs));
    text += row(u"parallel"_s, word(r.parallelism) + u", tensor "_s + QString::number(r.tensor) + u", pipeline "_s +
                                   QString::number(r.pipeline) + u", replicas "_s + QString::number(r.replicas));
    text += memoryText(assessed.memory);
    if (assessed.training)
        text += trainingText(assessed);
    else
        text += servingText(assessed);
    if (assessed.cost)
        text += costText(*assessed.cost);
    for (const Finding &finding : assessed.findings)
        text += findingText(finding);
    for (const Fix &fix : fixes)
        text += fixText(fix);
    return text + u'\n';
}

} // namespace

QString estimateText(const Scenario &scenario, const Catalog &catalog)
{
    const Assessment assessment = assess(scenario, catalog);
    QString text;
    for (size_t i = 0; i < assessment.candidates.size(); ++i)
        text += candidateText(assessment.candidates[i], fixes(scenario, catalog, int(i)));
    for (size_t i = 0; scenario.kind == WorkloadKind::ImageGeneration && i < assessment.candidates.size(); ++i)
        text += settingsText(assessment.candidates[i].gpu, imageSettings(scenario, catalog, int(i)));
    return text;
}

} // namespace tarozi::cli
