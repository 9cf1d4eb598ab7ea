// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/validation/image_case.h"
#include "core/catalog/tensor_class.h"
#include "core/speed/image_speed.h"
#include "core/speed/speech_speed.h"

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

QString number(double value)
{
    return QString::number(value, 'g', 12);
}

QString quoted(const QString &text)
{
    QString doubled = text;
    return u'"' + doubled.replace(u'"', u"\"\""_s) + u'"';
}

void addLine(QStringList &lines, QStringList cells)
{
    for (QString &cell : cells)
        cell = quoted(cell);
    lines += cells.join(u',');
}

QString word(Execution execution)
{
    switch (execution) {
    case Execution::Eager: return u"eager"_s;
    case Execution::Compiled: return u"compiled"_s;
    case Execution::Optimized: return u"optimized"_s;
    }
    return {};
}

QStringList cellsOf(const ImageWork &work, const QString &prefix, QStringList &header)
{
    const std::vector<std::pair<QString, double>> terms{{u"flops"_s, work.flops},
                                                        {u"peak_flops"_s, work.peak_flops},
                                                        {u"power_w"_s, work.power_w},
                                                        {u"residual_elements"_s, work.residual_elements},
                                                        {u"attention_elements"_s, work.attention_elements},
                                                        {u"scores"_s, work.scores},
                                                        {u"weight_bytes"_s, work.weight_bytes},
                                                        {u"dequantized_bytes"_s, work.dequantized_bytes},
                                                        {u"blocks"_s, work.blocks},
                                                        {u"bandwidth"_s, work.bandwidth_bytes_per_s},
                                                        {u"link"_s, work.link_bytes_per_s},
                                                        {u"cached_share"_s, work.cached_share},
                                                        {u"sharing"_s, work.sharing}};
    QStringList cells;
    const bool heading = !header.contains(prefix + terms.front().first);
    for (const auto &[name, value] : terms) {
        if (heading)
            header += prefix + name;
        cells += number(value);
    }
    return cells;
}

} // namespace

bool isImageSpeedTable(const CsvTable &table)
{
    return table.hasColumn(u"cfg_doubles_batch"_s) && table.hasColumn(u"iterations_per_s"_s);
}

bool isSpeechTable(const CsvTable &table)
{
    return table.hasColumn(u"encoder_ms_per_30s"_s) && table.hasColumn(u"beam_size"_s);
}

QByteArray imageTermsCsv(const CsvTable &table, const Catalog &catalog)
{
    QStringList header{u"case_id"_s, u"engine"_s, u"family"_s, u"execution"_s, u"weights_format"_s,
                       u"tool"_s,    u"gpu"_s,    u"model"_s,  u"source"_s,    u"architecture"_s,
                       u"images"_s,  u"gpus"_s,   u"steps"_s,  u"encoders_s"_s};
    QStringList lines;
    const QStringList measured{u"iterations_per_s"_s, u"batch_seconds"_s};
    for (size_t i = 0; i < table.rowCount(); ++i) {
        const TruthRow row(table, i);
        const ImageCase asked = imageCase(row, catalog);
        if (!row.usable() || !asked.reason.isEmpty() || !asked.card_known)
            continue;
        const ImageEstimate estimate = imageEstimate(asked.inputs, imageMemory(asked.inputs), catalog);
        const ImageWork &work = estimate.work;
        QStringList cells{row.caseId(),
                          asked.workload.engine,
                          work.family == DenoiserFamily::Unet ? u"unet"_s : u"transformer"_s,
                          word(work.execution),
                          asked.inputs.denoiser->id,
                          asked.inputs.denoiser_tool ? asked.inputs.denoiser_tool->id : QString(),
                          asked.inputs.gpu->id,
                          asked.workload.model,
                          row.text(u"source"),
                          asked.inputs.gpu->architecture,
                          number(asked.workload.images),
                          number(asked.inputs.gpus),
                          number(row.has(u"steps") ? asked.workload.steps : 0),
                          number(estimate.run.encoders_s)};
        cells += cellsOf(work, {}, header);
        cells += cellsOf(vaeWork(asked.inputs), u"vae."_s, header);
        for (const QString &column : measured)
            cells += table.text(i, column);
        addLine(lines, cells);
    }
    lines.prepend((header + measured).join(u','));
    return lines.join(u'\n').toUtf8() + '\n';
}

QByteArray speechTermsCsv(const CsvTable &table, const Catalog &catalog)
{
    const QStringList measured{u"encoder_ms_per_30s"_s, u"decoder_ms_per_token"_s, u"decoder_ms_per_token_batch5"_s,
                               u"audio_seconds"_s, u"wall_s"_s};
    const QStringList header{u"case_id"_s,       u"engine"_s,      u"weights_format"_s, u"gpu"_s,
                             u"model"_s,         u"source"_s,      u"architecture"_s,   u"batch"_s,
                             u"beam"_s,          u"flash"_s,       u"encoder_flops"_s,  u"cycles_per_s"_s,
                             u"scores"_s,        u"bandwidth"_s,   u"encoder_layers"_s, u"decoder_layers"_s,
                             u"decoder_bytes"_s, u"cross_bytes"_s, u"window_s"_s,       u"tokens"_s};
    QStringList lines{(header + measured).join(u',')};
    for (size_t i = 0; i < table.rowCount(); ++i) {
        const TruthRow row(table, i);
        const SpeechCase asked = speechCase(row, catalog);
        if (!row.usable() || !asked.reason.isEmpty() || !asked.card_known)
            continue;
        const SpeechInputs &in = asked.inputs;
        const SpeechModel &model = *in.model;
        QStringList cells{row.caseId(),
                          asked.workload.engine,
                          in.format->id,
                          in.gpu->id,
                          model.id,
                          row.text(u"source"),
                          in.gpu->architecture,
                          number(asked.workload.batch),
                          number(asked.workload.beam),
                          number(asked.workload.flash_attention),
                          number(encoderFlops(in)),
                          number(cyclesPerSecond(*in.gpu)),
                          number(encoderScores(model)),
                          number(in.gpu->memory_bandwidth_bytes_per_s),
                          number(model.encoder_layers),
                          number(model.decoder_layers),
                          number(decoderBytes(in)),
                          number(crossCacheBytes(model)),
                          number(model.window_s),
                          number(model.tokens_per_window)};
        for (const QString &column : measured)
            cells += table.text(i, column);
        addLine(lines, cells);
    }
    return lines.join(u'\n').toUtf8() + '\n';
}

} // namespace tarozi
