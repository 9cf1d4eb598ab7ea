// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalog_loader.h"

#include "core/catalog/record_readers.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

// Reads one more byte than allowed so that the parser sees the excess without holding the whole file.
std::optional<QByteArray> readBytes(const QString &path, std::vector<Error> &problems)
{
    QFile file(path);
    if (const QFileInfo info(path); info.exists() && !info.isFile()) { // a pipe would wait forever
        problems.push_back({Problem::CannotRead, path, {}, {}, {}});
        return {};
    }
    if (!file.open(QIODevice::ReadOnly)) {
        problems.push_back({Problem::CannotRead, path, {}, file.errorString(), {}});
        return {};
    }
    return file.read(JsonLimits{}.bytes + 1);
}

template<typename T>
QString identityOf(const T &record)
{
    if constexpr (std::is_same_v<T, Engine>)
        return record.id + u'\n' + record.from_version;
    else if constexpr (std::is_same_v<T, Claim>)
        return record.author + u'\n' + record.text;
    else
        return record.id;
}

template<typename T>
void overlay(std::vector<T> &records, std::vector<T> additions)
{
    QHash<QString, size_t> index;
    for (size_t i = 0; i < records.size(); ++i)
        index.insert(identityOf(records[i]), i);
    for (T &addition : additions) {
        const auto it = index.constFind(identityOf(addition));
        if (it == index.constEnd())
            records.push_back(std::move(addition));
        else
            records[*it] = std::move(addition);
    }
}

class Loader
{
public:
    Loader(Catalog::Content &content, std::vector<Error> &problems) : m_content(content), m_problems(problems) {}

    void loadFolder(const QString &folder, bool of_user)
    {
        m_folder = folder;
        m_of_user = of_user;
        load("weight_formats.json"_L1, readWeightFormats, m_content.weight_formats);
        load("kv_formats.json"_L1, readKvFormats, m_content.kv_formats);
        load("engines.json"_L1, readEngines, m_content.engines);
        load("gpus.json"_L1, readGpus, m_content.gpus);
        load("models.json"_L1, readModels, m_content.models);
        load("speed.json"_L1, readSpeed, m_content.speed);
        load("training.json"_L1, readTraining, m_content.training_frameworks);
        load("image_pipelines.json"_L1, readImagePipelines, m_content.image_pipelines);
        load("image_speed.json"_L1, readImageSpeed, m_content.image_speed);
        load("speech_models.json"_L1, readSpeechModels, m_content.speech_models);
        load("speech_speed.json"_L1, readSpeechSpeed, m_content.speech_speed);
        load("tariffs.json"_L1, readTariffs, m_content.tariffs);
        load("claims.json"_L1, static_cast<Records<Claim> (*)(const QByteArray &, const QString &)>(readClaims),
             m_content.claims);
    }

private:
    template<typename Read, typename T>
    void load(QLatin1StringView name, Read read, std::vector<T> &target)
    {
        const QString path = m_folder + u'/' + name;
        if (m_of_user && !QFile::exists(path))
            return;
        const std::optional<QByteArray> bytes = readBytes(path, m_problems);
        if (!bytes)
            return;
        auto file = read(*bytes, path);
        m_problems.insert(m_problems.end(), file.problems.begin(), file.problems.end());
        if constexpr (std::is_same_v<T, Gpu>) {
            if (file.visible_share)
                m_content.visible_share = file.visible_share;
        }
        if constexpr (std::is_same_v<T, SpeedRecord>) {
            if (file.settings)
                m_content.speed_settings = file.settings;
        }
        if constexpr (std::is_same_v<T, TrainingFramework>) {
            if (file.settings)
                m_content.training_settings = file.settings;
        }
        if constexpr (std::is_same_v<T, ImageSpeedRecord>) {
            if (file.settings)
                m_content.image_settings = file.settings;
            overlay(m_content.image_engines, std::move(file.engines));
            overlay(m_content.quantization_tools, std::move(file.tools));
        }
        if constexpr (requires(T record) { record.from_user; }) {
            for (T &record : file.records)
                record.from_user = m_of_user;
        }
        if (!m_of_user)
            m_content.version = std::max(m_content.version, file.version);
        overlay(target, std::move(file.records));
    }

    Catalog::Content &m_content;
    std::vector<Error> &m_problems;
    QString m_folder;
    bool m_of_user = false;
};

} // namespace

LoadedCatalog loadCatalog(const QString &builtin_folder, const QString &user_folder)
{
    LoadedCatalog loaded;
    Catalog::Content content;
    Loader loader(content, loaded.problems);
    loader.loadFolder(builtin_folder, false);
    if (!user_folder.isEmpty())
        loader.loadFolder(user_folder, true);
    loaded.catalog = std::make_shared<const Catalog>(std::move(content));
    return loaded;
}

QString userCatalogFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + "/tarozi/catalog"_L1;
}

} // namespace tarozi
