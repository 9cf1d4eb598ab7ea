// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/inspect_words.h"
#include "core/importers/inspect.h"
#include "core/memory/weights.h"
#include "core/units.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <map>

namespace tarozi::cli {

using namespace Qt::StringLiterals;

namespace {

struct CacheElements {
    double full = 0;                    // of layers that grow with the context
    std::map<qint64, double> by_window; // of layers that keep a window
    double state = 0;                   // of a sequence, whatever its length
};

CacheElements cacheElements(const LanguageModel &model)
{
    CacheElements elements;
    for (const Layer &layer : model.layers) {
        elements.state += layer.state_elements;
        if (layer.shares_cache || !model.caches_tokens)
            continue;
        const double heads = double(layer.kv_heads) * (layer.head_dim + layer.value_dim);
        switch (layer.mixer) {
        case Mixer::FullAttention: elements.full += heads; break;
        case Mixer::SlidingAttention:
        case Mixer::ChunkedAttention: elements.by_window[layer.window] += heads; break;
        case Mixer::LatentAttention: elements.full += layer.latent_elements + layer.indexer_elements; break;
        case Mixer::LinearAttention:
        case Mixer::StateSpace:
        case Mixer::None: break;
        }
    }
    return elements;
}

double weightsBytes(const ImportedModel &imported, const Catalog &catalog)
{
    if (imported.weights_bytes)
        return *imported.weights_bytes;
    const WeightFormat *format = catalog.weightFormat(imported.model.released_format);
    return format ? wholeModelBytes(imported.model, *format) : 0;
}

// Of a model that is not modelled, what was not in the file is absent, not zero.
QJsonObject withoutUnread(QJsonObject json)
{
    for (const QString &key : json.keys()) {
        const QJsonValue value = json.value(key);
        if (value == QJsonValue(0) || value == QJsonValue(QString()))
            json.remove(key);
    }
    return json;
}

QJsonObject modelJson(const ImportedModel &imported, const Catalog &catalog)
{
    const LanguageModel &model = imported.model;
    const CacheElements cache = cacheElements(model);
    QJsonArray windows;
    for (const auto &[window, elements] : cache.by_window)
        windows.append(QJsonObject{{u"window"_s, window}, {u"kv_elements_per_token"_s, elements}});
    QJsonObject json{{u"name"_s, model.name},
                     {u"architecture"_s, model.model_type},
                     {u"parameters"_s, model.parameters},
                     {u"active_parameters"_s, activeParametersWithEmbedding(model)},
                     {u"active_parameters_without_input_embedding"_s, model.active_parameters},
                     {u"mtp_parameters"_s, model.mtp_parameters},
                     {u"vision_parameters"_s, model.vision_parameters},
                     {u"layers"_s, imported.layer_count},
                     {u"hidden_size"_s, model.hidden_size},
                     {u"heads"_s, imported.query_heads},
                     {u"kv_heads"_s, imported.kv_heads},
                     {u"head_dim"_s, imported.head_dim},
                     {u"vocabulary"_s, model.vocabulary},
                     {u"max_context"_s, model.max_context},
                     {u"weights_bytes"_s, weightsBytes(imported, catalog)},
                     {u"weights_format"_s, model.released_format},
                     {u"kv_elements_per_token"_s, cache.full},
                     {u"state_elements_per_sequence"_s, cache.state}};
    if (!windows.isEmpty())
        json.insert(u"windows"_s, windows);
    return model.not_modelled.isEmpty() ? json : withoutUnread(json);
}

template<typename T>
QStringList sentences(const std::vector<T> &items)
{
    QStringList list;
    for (const T &item : items)
        list += sentence(item);
    return list;
}

QJsonObject importedJson(const ImportedModel &imported, const Catalog &catalog)
{
    QJsonObject json{{u"kind"_s, word(imported.kind)},
                     {u"files"_s, QJsonArray::fromStringList(imported.files)},
                     {u"model"_s, modelJson(imported, catalog)},
                     {u"assumed"_s, QJsonArray::fromStringList(sentences(imported.assumed))},
                     {u"warnings"_s, QJsonArray::fromStringList(sentences(imported.warnings))}};
    if (!imported.model.not_modelled.isEmpty())
        json.insert(u"not_modelled"_s, imported.model.not_modelled);
    return json;
}

QString importedText(const ImportedModel &imported, const Catalog &catalog)
{
    const LanguageModel &model = imported.model;
    const CacheElements cache = cacheElements(model);
    const auto row = [](const QString &name, const QString &value) -> QString {
        return u"  "_s + name.leftJustified(30) + printable(value) + u'\n';
    };
    const auto whole = [](double value) { return QString::number(value, 'f', 0); };
    const double bytes = weightsBytes(imported, catalog);
    QString text =
        printable(model.name) + u"  ("_s + word(imported.kind) + u", "_s + printable(model.model_type) + u")\n"_s;
    if (model.parameters > 0)
        text += row(u"parameters"_s, whole(model.parameters));
    if (model.not_modelled.isEmpty())
        text += row(u"active in one token"_s, whole(activeParametersWithEmbedding(model)));
    if (bytes > 0)
        text += row(u"weights"_s, whole(bytes) + u" bytes  "_s + QString::number(bytes / kGB, 'f', 2) + u" GB  "_s +
                                      model.released_format);
    text += row(u"layers, hidden size"_s, u"%1, %2"_s.arg(imported.layer_count).arg(model.hidden_size));
    text += row(u"heads, KV heads, head size"_s,
                u"%1, %2, %3"_s.arg(imported.query_heads).arg(imported.kv_heads).arg(imported.head_dim));
    text += row(u"vocabulary, longest context"_s, u"%1, %2"_s.arg(model.vocabulary).arg(model.max_context));
    if (model.not_modelled.isEmpty())
        text += row(u"cached values a token"_s, whole(cache.full));
    for (const auto &[window, elements] : cache.by_window)
        text += row(u"  within %1 tokens"_s.arg(window), whole(elements));
    if (cache.state > 0)
        text += row(u"state of a sequence, values"_s, whole(cache.state));
    for (const QString &file : imported.files)
        text += row(u"read from"_s, file);
    for (const QString &line : sentences(imported.assumed))
        text += row(u"assumed"_s, line);
    for (const QString &line : sentences(imported.warnings))
        text += row(u"warning"_s, line);
    if (!model.not_modelled.isEmpty())
        text += row(u"not modelled"_s, model.not_modelled);
    return text;
}

} // namespace

int runInspect(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(u"What a model file says: config.json, *.safetensors, *.index.json, *.gguf."_s);
    parser.addPositionalArgument(u"file"_s, u"The file"_s, u"FILE"_s);
    parser.addOption({u"json"_s, u"Print JSON in machine units"_s});
    if (const auto status = parseArguments(parser, u"inspect"_s, arguments))
        return *status;
    const QStringList files = parser.positionalArguments();
    if (files.isEmpty())
        return fail({Problem::MissingKey, {}, u"FILE"_s, {}, {}}, kBadOptions);
    if (files.size() > 1)
        return fail({Problem::UnknownKey, {}, u"inspect"_s, files[1], {}}, kBadOptions);
    const Result<ImportedModel> imported = inspectFile(files.first());
    if (!imported)
        return fail(imported.error(), kBadInput);
    const std::shared_ptr<const Catalog> catalog = loadedCatalog();
    if (parser.isSet(u"json"_s))
        printOut(QJsonDocument(importedJson(*imported, *catalog)).toJson());
    else
        printOut(importedText(*imported, *catalog));
    return kSuccess;
}

} // namespace tarozi::cli
