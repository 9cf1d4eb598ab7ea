// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalog.h"

#include <algorithm>

namespace tarozi {

namespace {

template<typename T>
QHash<QString, int> indexOf(const std::vector<T> &records)
{
    QHash<QString, int> index;
    index.reserve(qsizetype(records.size()));
    for (size_t i = 0; i < records.size(); ++i)
        index.insert(records[i].id, int(i));
    return index;
}

template<typename T>
const T *find(const QHash<QString, int> &index, const std::vector<T> &records, const QString &id)
{
    const auto it = index.constFind(id);
    return it == index.constEnd() ? nullptr : &records[size_t(*it)];
}

} // namespace

Catalog::Catalog(Content content)
    : m_content(std::move(content))
    , m_gpus(indexOf(m_content.gpus))
    , m_models(indexOf(m_content.models))
    , m_weight_formats(indexOf(m_content.weight_formats))
    , m_kv_formats(indexOf(m_content.kv_formats))
    , m_tariffs(indexOf(m_content.tariffs))
{
}

const Gpu *Catalog::gpu(const QString &id) const
{
    return find(m_gpus, m_content.gpus, id);
}

const LanguageModel *Catalog::model(const QString &id) const
{
    return find(m_models, m_content.models, id);
}

const WeightFormat *Catalog::weightFormat(const QString &id) const
{
    return find(m_weight_formats, m_content.weight_formats, id);
}

const TrainingFramework *Catalog::trainingFramework(const QString &id) const
{
    const auto it = std::find_if(m_content.training_frameworks.begin(), m_content.training_frameworks.end(),
                                 [&](const TrainingFramework &framework) { return framework.id == id; });
    return it == m_content.training_frameworks.end() ? nullptr : &*it;
}

const KvFormat *Catalog::kvFormat(const QString &id) const
{
    return find(m_kv_formats, m_content.kv_formats, id);
}

const Tariff *Catalog::tariff(const QString &id) const
{
    return find(m_tariffs, m_content.tariffs, id);
}

const SpeedRecord *Catalog::speedRecord(const QString &id) const
{
    const auto it = std::find_if(speed().begin(), speed().end(), [&](const SpeedRecord &r) { return r.id == id; });
    return it == speed().end() ? nullptr : &*it;
}

// These lists are short: a scan is quicker than an index.
namespace {

template<typename T>
const T *scan(const std::vector<T> &records, const QString &id)
{
    const auto it = std::find_if(records.begin(), records.end(), [&](const T &record) { return record.id == id; });
    return it == records.end() ? nullptr : &*it;
}

} // namespace

const ImagePipeline *Catalog::imagePipeline(const QString &id) const
{
    return scan(m_content.image_pipelines, id);
}

const ImageEngine *Catalog::imageEngine(const QString &id) const
{
    return scan(m_content.image_engines, id);
}

const QuantizationTool *Catalog::quantizationTool(const QString &id, const QString &format) const
{
    if (!id.isEmpty())
        return scan(m_content.quantization_tools, id);
    const std::vector<QuantizationTool> &tools = m_content.quantization_tools;
    const auto it = std::find_if(tools.begin(), tools.end(),
                                 [&](const QuantizationTool &tool) { return tool.formats.contains(format); });
    return it == tools.end() ? nullptr : &*it;
}

const SpeechModel *Catalog::speechModel(const QString &id) const
{
    return scan(m_content.speech_models, id);
}

const SpeechSpeedRecord *Catalog::speechEngine(const QString &id) const
{
    return scan(m_content.speech_speed, id);
}

std::vector<Claim> Catalog::claimsAbout(const Gpu &gpu) const
{
    std::vector<Claim> claims = gpu.claims;
    for (const Claim &claim : m_content.claims) {
        if (claim.gpus.contains(gpu.id))
            claims.push_back(claim);
    }
    return claims;
}

const Engine *Catalog::engine(const QString &id, const QString &version) const
{
    const Engine *best = nullptr;
    const Engine *oldest = nullptr;
    for (const Engine &engine : m_content.engines) {
        if (engine.id != id)
            continue;
        if (version.isEmpty() && engine.is_default)
            return &engine;
        if (!oldest || compareVersions(engine.from_version, oldest->from_version) < 0)
            oldest = &engine;
        const bool begun = version.isEmpty() || compareVersions(engine.from_version, version) <= 0;
        if (begun && (!best || compareVersions(engine.from_version, best->from_version) >= 0))
            best = &engine;
    }
    return best ? best : oldest;
}

} // namespace tarozi
