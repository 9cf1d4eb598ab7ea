// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/architecture.h"
#include "core/catalog/catalog.h"
#include "core/catalog/json_reader.h"

#include <QSet>

namespace tarozi {

// A catalogue file is { "version": "2026-10-30", "records": [ {"id": ...}, ... ] }. A broken record becomes a problem
// that names it ("records[3] (l40s).memory.nominal_gb") and is left out.
template<typename T>
struct Records {
    QString version;
    std::vector<T> records;
    std::vector<Error> problems;
};

struct GpuRecords : Records<Gpu> {
    std::optional<Coefficient> visible_share; // from the file's header
};

GpuRecords readGpus(const QByteArray &bytes, const QString &file_name);
Records<LanguageModel> readModels(const QByteArray &bytes, const QString &file_name);
Records<WeightFormat> readWeightFormats(const QByteArray &bytes, const QString &file_name);
Records<KvFormat> readKvFormats(const QByteArray &bytes, const QString &file_name);
Records<Engine> readEngines(const QByteArray &bytes, const QString &file_name);
Records<Tariff> readTariffs(const QByteArray &bytes, const QString &file_name);
struct SpeedRecords : Records<SpeedRecord> {
    std::optional<SpeedSettings> settings; // from the file's header
};
SpeedRecords readSpeed(const QByteArray &bytes, const QString &file_name);
struct TrainingRecords : Records<TrainingFramework> {
    std::optional<TrainingSettings> settings; // from the file's header
};
TrainingRecords readTraining(const QByteArray &bytes, const QString &file_name);
Records<ImagePipeline> readImagePipelines(const QByteArray &bytes, const QString &file_name);
struct ImageSpeedRecords : Records<ImageSpeedRecord> {
    std::optional<ImageSettings> settings; // from the file's header, as are the engines and tools
    std::vector<ImageEngine> engines;
    std::vector<QuantizationTool> tools;
};
ImageSpeedRecords readImageSpeed(const QByteArray &bytes, const QString &file_name);
Records<SpeechModel> readSpeechModels(const QByteArray &bytes, const QString &file_name);
Records<SpeechSpeedRecord> readSpeechSpeed(const QByteArray &bytes, const QString &file_name);
Records<Claim> readClaims(const QByteArray &bytes, const QString &file_name);

// The parts that many records have.
Source readSource(const JsonReader &json);
std::vector<Source> readSources(const JsonReader &json, JsonReader::Key key);
Claim readClaim(const JsonReader &json);
std::vector<Claim> readClaims(const JsonReader &json, JsonReader::Key key);
std::vector<Conflict> readConflicts(const JsonReader &json, JsonReader::Key key);
// { id, value, low, high, rows, sources, note, evidence: [source] }
Coefficient readCoefficient(const JsonReader &json);
// { rows, sources, low, high, median, p90, without_gpu, without_model }
Residuals readResiduals(const JsonReader &json);
// "cross_validation": [ ... ]
std::vector<CrossValidated> readCrossValidation(const JsonReader &json);
// A model record's "tensors": those of the file it was imported from, in the place of the shape's.
void readTensors(const JsonReader &json, LanguageModel &model);
// A model record's "architecture".
Architecture readArchitecture(const JsonReader &json);

// Engines may repeat an id (one record a range of versions); claims have none.
enum class Ids { Unique, MayRepeat };

inline void noHeader(const JsonReader &) {}

template<typename T, typename ReadOne, typename ReadHeader = void (*)(const JsonReader &)>
Records<T> readRecords(const QByteArray &bytes, const QString &file_name, Ids ids, ReadOne readOne,
                       ReadHeader readHeader = noHeader)
{
    Records<T> result;
    const Result<QJsonValue> document = parseJson(bytes, file_name);
    if (!document) {
        result.problems.push_back(document.error());
        return result;
    }
    JsonReader::Report report{file_name, {}};
    const JsonReader root(*document, report);
    using namespace Qt::StringLiterals;
    result.version = root.text("version"_L1);
    readHeader(root);
    const QJsonArray records = root.array("records"_L1);
    if (report.error) {
        result.problems.push_back(*report.error);
        return result;
    }
    result.records.reserve(size_t(records.size()));
    QSet<QString> seen;
    for (qsizetype i = 0; i < records.size(); ++i) {
        JsonReader::Report record_report{file_name, {}};
        const JsonReader json(records[i], record_report, u"records[%1]"_s.arg(i));
        T record = readOne(json);
        const QString id = json.object().value("id"_L1).toString();
        if (ids == Ids::Unique && json.ok() && seen.contains(id))
            json.fail(Problem::Duplicate, "id"_L1, u'"' + id + u'"');
        if (record_report.error) {
            result.problems.push_back(*record_report.error);
            continue;
        }
        seen.insert(id);
        result.records.push_back(std::move(record));
    }
    return result;
}

} // namespace tarozi
