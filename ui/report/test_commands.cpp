// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/test_commands.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <map>

namespace tarozi::ui::report {

namespace {

constexpr double kGiB = 1073741824.0;
constexpr qint64 kPromptsPerRequest = 10; // each place in the batch is filled so often

// A name without a value leaves its part of the command out.
using Values = std::map<QString, QString>;

QJsonObject templates()
{
    QFile file(QStringLiteral(":/report/test_commands.json"));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

// For a shell: whatever is no plain word stands in quotes.
QString quoted(const QString &word)
{
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9_./:=+-]+$"));
    if (plain.match(word).hasMatch())
        return word;
    return QLatin1Char('\'') + QString(word).replace(QLatin1Char('\''), QStringLiteral("'\\''")) + QLatin1Char('\'');
}

void addMore(Values &values, const char *name, qint64 value, qint64 usual)
{
    if (value > usual)
        values[QLatin1String(name)] = QString::number(value);
}

void addModel(Values &values, const Scenario &scenario, const Assessed &candidate)
{
    const ModelChoice &choice = scenario.serving.model;
    const bool own_shape = choice.parameters || !choice.file.isEmpty();
    values[QStringLiteral("model")] =
        quoted(own_shape || candidate.resolved.model.isEmpty() ? QStringLiteral("MODEL") : candidate.resolved.model);
    const QString file = QFileInfo(choice.file).fileName();
    values[QStringLiteral("model_file")] =
        quoted(file.endsWith(QStringLiteral(".gguf")) ? file : QStringLiteral("model.gguf"));
}

Values valuesOf(const Scenario &scenario, const Catalog &catalog, const Assessed &candidate)
{
    const ServingWorkload &serving = scenario.serving;
    const Resolved &made = candidate.resolved;
    Values values;
    addModel(values, scenario, candidate);
    const auto number = [&values](const char *name, qint64 value) {
        values[QLatin1String(name)] = QString::number(value);
    };
    number("context", serving.context);
    number("context_all", serving.context * serving.concurrency);
    number("input", serving.input);
    number("output", serving.output);
    number("concurrency", serving.concurrency);
    number("prompts", serving.concurrency * kPromptsPerRequest);
    number("gpu_layers", serving.engine.gpu_layers.value_or(999));
    if (made.memory_limit_share > 0)
        values[QStringLiteral("memory_limit")] = QString::number(made.memory_limit_share, 'g', 4);
    addMore(values, "max_num_seqs", made.max_num_seqs, 0);
    addMore(values, "max_num_batched_tokens", made.max_num_batched_tokens, 0);
    addMore(values, "tensor", made.tensor, 1);
    addMore(values, "pipeline", made.pipeline, 1);
    if (serving.engine.ubatch)
        number("ubatch", *serving.engine.ubatch);
    if (serving.engine.cpu_offload_bytes > 0)
        values[QStringLiteral("cpu_offload_gib")] = QString::number(serving.engine.cpu_offload_bytes / kGiB, 'g', 4);
    if (serving.engine.eager)
        values[QStringLiteral("eager")] = QString();
    const KvFormat *kv = catalog.kvFormat(made.kv_format);
    if (kv && kv->bytes_per_element < 2) {
        if (kv->bytes_per_element == 1)
            values[QStringLiteral("kv_8bit")] = kv->id;
        values[QStringLiteral("kv_quantized")] = kv->id;
    }
    return values;
}

// The part with its values; nothing where one of them is missing.
std::optional<QString> filled(const QString &part, const Values &values)
{
    static const QRegularExpression placeholder(QStringLiteral("\\{(\\w+)\\}"));
    QString text;
    qsizetype at = 0;
    for (auto matches = placeholder.globalMatch(part); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        const auto value = values.find(match.captured(1));
        if (value == values.end())
            return {};
        text += part.mid(at, match.capturedStart() - at) + value->second;
        at = match.capturedEnd();
    }
    return text + part.mid(at);
}

std::vector<QString> command(const QJsonValue &parts, const Values &values)
{
    std::vector<QString> lines;
    for (const QJsonValue &part : parts.toArray()) {
        if (const auto line = filled(part.toString(), values))
            lines.push_back(lines.empty() ? *line : QStringLiteral("    ") + *line);
    }
    for (std::size_t i = 0; i + 1 < lines.size(); ++i)
        lines[i] += QStringLiteral(" \\");
    return lines;
}

} // namespace

TestCommands testCommands(const Scenario &scenario, const Catalog &catalog, const Assessed &candidate)
{
    const QJsonObject known = templates();
    const Values values = valuesOf(scenario, catalog, candidate);
    const Gpu *gpu = catalog.gpu(candidate.gpu);
    const QJsonObject tools =
        known.value(QLatin1String("vendor_tools")).toObject().value(gpu ? gpu->vendor : QString()).toObject();
    const QJsonObject engine =
        known.value(QLatin1String("engines")).toObject().value(candidate.resolved.engine).toObject();
    return {command(tools.value(QLatin1String("card")), values), command(engine.value(QLatin1String("serve")), values),
            command(engine.value(QLatin1String("load")), values), command(tools.value(QLatin1String("watch")), values)};
}

} // namespace tarozi::ui::report
