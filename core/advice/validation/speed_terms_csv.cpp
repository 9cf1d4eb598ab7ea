// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/validation/image_case.h"
#include "core/advice/validation/speed_case.h"

#include <algorithm>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

QString number(double value)
{
    return QString::number(value, 'g', 12);
}

// What the rates of the four tables are called; empty cells stay empty.
const QStringList &measuredColumns()
{
    static const QStringList columns{u"decode_tok_s"_s,   u"prefill_tok_s"_s,  u"ttft_ms"_s,        u"tpot_ms"_s,
                                     u"output_tok_s"_s,   u"mean_ttft_ms"_s,   u"median_ttft_ms"_s, u"mean_tpot_ms"_s,
                                     u"median_tpot_ms"_s, u"per_user_tok_s"_s, u"ttft_reliable"_s};
    return columns;
}

QStringList termsOf(const SpeedCase &asked, const SpeedShape &shape)
{
    SpeedRecord none;
    const SpeedModel model(shape, none);
    const double replicas = shape.replicas;
    const RunWaves waves = wavesOf(model, asked.run());
    const auto ofReplica = [&](double at_once) { return std::max(at_once / replicas, 1.0); };
    const auto batchOf = [&](double at_once) { return std::max(ofReplica(at_once) / shape.stages, 1.0); };
    const double tokens = asked.input * asked.prompts_at_once;
    QStringList cells{number(shape.experts > 0),
                      number(shape.tensor),
                      number(shape.stages),
                      number(replicas),
                      number(ofReplica(waves.places)),
                      number(waves.places),
                      number(waves.full),
                      number(waves.tail),
                      number(waves.queue),
                      number(waves.together),
                      number(waves.at_work),
                      number(asked.input),
                      number(asked.output),
                      number(asked.context),
                      number(asked.prompts_at_once),
                      number(asked.saturated),
                      number(asked.counts_prompts)};
    for (const double at_once : {waves.places, waves.tail}) {
        for (const double term : stepTerms(shape, batchOf(at_once), asked.context))
            cells += number(term);
    }
    for (const double term : promptTerms(shape, tokens, asked.input))
        cells += number(term);
    SpeedShape piped = shape;
    piped.pipelined_share = 1;
    for (const double term : promptTerms(piped, tokens, asked.input))
        cells += number(term);
    return cells;
}

QString quoted(const QString &text)
{
    QString doubled = text;
    return u'"' + doubled.replace(u'"', u"\"\""_s) + u'"';
}

} // namespace

QByteArray speedTermsCsv(const CsvTable &table, const Catalog &catalog)
{
    if (isImageSpeedTable(table))
        return imageTermsCsv(table, catalog);
    if (isSpeechTable(table))
        return speechTermsCsv(table, catalog);
    const std::optional<SpeedTable> kind = speedTableOf(table);
    if (!kind || !catalog.speedSettings())
        return {};
    QStringList header{
        u"case_id"_s,      u"engine"_s,   u"version"_s,         u"weights_format"_s, u"gpu"_s,
        u"architecture"_s, u"model"_s,    u"source"_s,          u"experts"_s,        u"tensor"_s,
        u"stages"_s,       u"replicas"_s, u"requests"_s,        u"places"_s,         u"full"_s,
        u"tail"_s,         u"queue"_s,    u"together"_s,        u"at_work"_s,        u"input"_s,
        u"output"_s,       u"context"_s,  u"prompts_at_once"_s, u"saturated"_s,      u"counts_prompts"_s};
    for (const QString &wave : {u"step."_s, u"tail."_s}) {
        for (const auto &[name, term] : speedTermNames<StepTerm>())
            header += wave + name;
    }
    for (const auto &[name, term] : speedTermNames<PromptTerm>())
        header += u"prompt."_s + name;
    for (const auto &[name, term] : speedTermNames<PromptTerm>())
        header += u"piped."_s + name;
    header += measuredColumns();
    QStringList lines{header.join(u',')};
    for (size_t i = 0; i < table.rowCount(); ++i) {
        const TruthRow row(table, i);
        if (!row.usable())
            continue;
        const SpeedCase asked = speedCase(*kind, row, catalog);
        if (!asked.reason.isEmpty())
            continue;
        const SpeedShape shape = speedShape(asked.inputs, asked.memory, *catalog.speedSettings());
        if (shape.peak_flops <= 0)
            continue;
        QStringList cells{row.caseId(),           asked.engine,
                          asked.version,          row.text(u"weights_format"),
                          asked.inputs.gpu->id,   asked.inputs.gpu->architecture,
                          asked.inputs.model->id, row.text(u"source")};
        cells += termsOf(asked, shape);
        for (const QString &column : measuredColumns())
            cells += table.text(i, column);
        for (QString &cell : cells)
            cell = quoted(cell);
        lines += cells.join(u',');
    }
    return lines.join(u'\n').toUtf8() + '\n';
}

} // namespace tarozi
