// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/model_words.h"

#include <QCoreApplication>
#include <QMap>

#include <algorithm>

namespace tarozi::ui::words {

namespace {

struct ModelWords {
    Q_DECLARE_TR_FUNCTIONS(ModelWords)
};

constexpr int kShortestFamily = 3;

bool isEmbedding(const LanguageModel &model)
{
    return model.kind.startsWith(QLatin1String("embedding"));
}

QString headSharing(const Layer &layer)
{
    const QString heads = QStringLiteral("%1/%2").arg(layer.query_heads).arg(layer.kv_heads);
    if (layer.kv_heads == layer.query_heads)
        return QStringLiteral("MHA ") + QString::number(layer.query_heads);
    return (layer.kv_heads == 1 ? QStringLiteral("MQA ") : QStringLiteral("GQA ")) + heads;
}

QString mixer(const Layer &layer)
{
    switch (layer.mixer) {
    case Mixer::FullAttention:
    case Mixer::SlidingAttention:
    case Mixer::ChunkedAttention: return headSharing(layer);
    case Mixer::LatentAttention: return QStringLiteral("MLA");
    //: a kind of layer of a language model
    case Mixer::LinearAttention: return ModelWords::tr("linear attention");
    case Mixer::StateSpace: return QStringLiteral("Mamba");
    case Mixer::None: break;
    }
    return {};
}

// What the names of a family have in common, at a word's end: "Llama 3", "DeepSeek R1 Distill"; else the family's id.
QString familyName(const QString &family, const QStringList &names)
{
    QString common = names.first();
    for (const QString &name : names) {
        int same = 0;
        while (same < std::min(common.size(), name.size()) && common[same] == name[same])
            ++same;
        common.truncate(same);
    }
    const bool whole = std::all_of(names.begin(), names.end(), [&](const QString &name) {
        return name.size() == common.size() || !name[common.size()].isLetterOrNumber();
    });
    if (!whole)
        common.truncate(std::max(common.lastIndexOf(u' '), common.lastIndexOf(u'-')));
    while (!common.isEmpty() && !common.back().isLetterOrNumber())
        common.chop(1);
    return common.size() >= kShortestFamily ? common : family;
}

QString segment(const QString &id)
{
    if (id == QLatin1String("consumer"))
        //: a class of graphics cards
        return ModelWords::tr("Consumer");
    if (id == QLatin1String("workstation"))
        //: a class of graphics cards
        return ModelWords::tr("Workstation");
    if (id == QLatin1String("datacenter"))
        //: a class of graphics cards
        return ModelWords::tr("Data centre");
    return id;
}

int segmentRank(const QString &id)
{
    static const QStringList order{QStringLiteral("consumer"), QStringLiteral("workstation"),
                                   QStringLiteral("datacenter")};
    const int rank = int(order.indexOf(id));
    return rank < 0 ? int(order.size()) : rank;
}

} // namespace

QString attention(const LanguageModel &model)
{
    QStringList kinds;
    for (const Layer &layer : model.layers) {
        const QString kind = mixer(layer);
        if (!kind.isEmpty() && !kinds.contains(kind))
            kinds.push_back(kind);
    }
    constexpr int most = 2; // hybrids with more shapes are too long a line
    return kinds.mid(0, most).join(QStringLiteral(" + "));
}

QString modelDetail(const LanguageModel &model, const Catalog &catalog, const Format &format)
{
    const WeightFormat *released = catalog.weightFormat(model.released_format);
    QStringList parts{format.parameters(model.parameters).text(), attention(model),
                      released ? released->name : model.released_format};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" \u00B7 "));
}

std::vector<PickerItem> modelItems(const Catalog &catalog, const Format &format)
{
    QMap<QString, QStringList> names;
    QStringList families;
    for (const LanguageModel &model : catalog.models()) {
        names[model.family].push_back(model.name);
        if (!families.contains(model.family))
            families.push_back(model.family);
    }
    std::vector<const LanguageModel *> models;
    for (const LanguageModel &model : catalog.models())
        models.push_back(&model);
    std::stable_sort(models.begin(), models.end(), [&](const LanguageModel *one, const LanguageModel *other) {
        if (isEmbedding(*one) != isEmbedding(*other))
            return isEmbedding(*other);
        return families.indexOf(one->family) < families.indexOf(other->family);
    });
    std::vector<PickerItem> items;
    for (const LanguageModel *model : models) {
        const QString group = isEmbedding(*model) ? ModelWords::tr("Embedding models")
                                                  : familyName(model->family, names.value(model->family));
        items.push_back({model->id, group, model->name, modelDetail(*model, catalog, format), model->family});
    }
    return items;
}

QString gpuMemory(const Gpu &gpu, EccMode ecc, const Format &format)
{
    //: the nominal memory of a graphics card: %1 number, %2 kind of memory
    const QString label = ModelWords::tr("%1\u00A0GB %2").arg(format.number(gpu.memory_nominal_gb, 0), gpu.memory_type);
    const std::optional<double> &observed = ecc == EccMode::On ? gpu.usable_bytes_ecc_on : gpu.usable_bytes_ecc_off;
    if (!observed)
        return label;
    //: %1 is the line before, %2 a number of binary megabytes
    return ModelWords::tr("%1 \u00B7 driver reports %2\u00A0MiB").arg(label, format.integer(*observed / kMiB));
}

std::vector<PickerItem> gpuItems(const Catalog &catalog, const Format &format)
{
    std::vector<const Gpu *> gpus;
    for (const Gpu &gpu : catalog.gpus())
        gpus.push_back(&gpu);
    std::stable_sort(gpus.begin(), gpus.end(), [](const Gpu *one, const Gpu *other) {
        return segmentRank(one->segment) < segmentRank(other->segment);
    });
    std::vector<PickerItem> items;
    for (const Gpu *gpu : gpus) {
        //: %1 kind and size of memory, %2 bandwidth, %3 architecture of a graphics card
        const QString detail =
            ModelWords::tr("%1 \u00B7 %2 \u00B7 %3")
                .arg(ModelWords::tr("%1\u00A0GB %2").arg(format.number(gpu->memory_nominal_gb, 0), gpu->memory_type),
                     format.bandwidth(gpu->memory_bandwidth_bytes_per_s).text(), gpu->architecture);
        items.push_back({gpu->id, segment(gpu->segment), gpu->name, detail, gpu->aliases.join(u' ')});
    }
    return items;
}

} // namespace tarozi::ui::words
