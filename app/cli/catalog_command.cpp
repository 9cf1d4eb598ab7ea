// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "core/catalog/catalog_json.h"
#include "core/units.h"

#include <QJsonDocument>

namespace tarozi::cli {

using namespace Qt::StringLiterals;

namespace {

QString number(double value, int digits = 0)
{
    return QString::number(value, 'f', digits);
}

// One line a record: an id, then what tells records apart.
QString line(const QStringList &cells)
{
    constexpr int kIdWidth = 44;
    return printable(cells.first().leftJustified(kIdWidth) + u"  "_s + cells.mid(1).join(u"  "_s)) + u'\n';
}

QString gpusText(const Catalog &catalog)
{
    QString text;
    for (const Gpu &gpu : catalog.gpus())
        text += line({gpu.id, gpu.name, number(gpu.memory_nominal_gb) + u" GB"_s,
                      number(gpu.memory_bandwidth_bytes_per_s / kGB) + u" GB/s"_s});
    return text;
}

QString modelsText(const Catalog &catalog)
{
    QString text;
    for (const LanguageModel &model : catalog.models())
        text += line({model.id, model.name, number(model.parameters / 1e9, 2) + u" B parameters"_s,
                      model.released_format, model.kind, model.not_modelled});
    for (const ImagePipeline &pipeline : catalog.imagePipelines()) {
        double parameters = 0;
        for (const PipelineComponent &component : pipeline.components)
            parameters += component.optional ? 0 : component.parameters.value_or(0);
        text += line({pipeline.id, pipeline.name, number(parameters / 1e9, 2) + u" B parameters"_s,
                      pipeline.released_format, pipeline.kind, pipeline.missing.join(u", "_s)});
    }
    for (const SpeechModel &model : catalog.speechModels())
        text += line({model.id, model.name, number(model.parameters / 1e9, 2) + u" B parameters"_s,
                      model.released_format, u"speech"_s});
    return text;
}

QString enginesText(const Catalog &catalog)
{
    QString text;
    for (const Engine &engine : catalog.engines())
        text += line({engine.id, engine.from_version + u" ... "_s + engine.to_version,
                      u"memory limit "_s + number(engine.default_memory_limit, 2), engine.notes});
    return text;
}

QJsonArray records(const QString &kind, const Catalog &catalog)
{
    if (kind == u"gpus")
        return toJsonArray(catalog.gpus());
    if (kind == u"models") {
        QJsonArray all = toJsonArray(catalog.models());
        for (const QJsonArray &more : {toJsonArray(catalog.imagePipelines()), toJsonArray(catalog.speechModels())})
            for (const QJsonValue &model : more)
                all.append(model);
        return all;
    }
    return toJsonArray(catalog.engines());
}

QString recordsText(const QString &kind, const Catalog &catalog)
{
    if (kind == u"gpus")
        return gpusText(catalog);
    if (kind == u"models")
        return modelsText(catalog);
    return enginesText(catalog);
}

} // namespace

int runCatalogList(const QString &kind, const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(u"The catalogue's "_s + kind + u" as loaded, with their sources."_s);
    parser.addOption({u"json"_s, u"Print JSON in machine units"_s});
    if (const auto status = parseArguments(parser, kind, arguments))
        return *status;
    if (!parser.positionalArguments().isEmpty())
        return fail({Problem::UnknownKey, {}, kind, parser.positionalArguments().first(), {}}, kBadOptions);
    const std::shared_ptr<const Catalog> catalog = loadedCatalog();
    if (parser.isSet(u"json"_s))
        printOut(
            QJsonDocument(QJsonObject{{u"catalog"_s, catalog->version()}, {kind, records(kind, *catalog)}}).toJson());
    else
        printOut(recordsText(kind, *catalog));
    return kSuccess;
}

} // namespace tarozi::cli
