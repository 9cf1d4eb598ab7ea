// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalog_loader.h"
#include "core/catalog/record_readers.h"
#include "core/csv_reader.h"
#include "core/pdf_attachment.h"
#include "core/workload/scenario_file.h"
#include "targets.h"

#include <cmath>

namespace tarozi::fuzz {

using namespace Qt::StringLiterals;

namespace {

template<typename T>
void requireRecords(const Records<T> &records)
{
    for (const Error &problem : records.problems)
        require(problem.file == u"f"_s, "a problem names the file");
}

const Catalog &builtInCatalog()
{
    static const std::shared_ptr<const Catalog> catalog = loadCatalog(u":/catalog"_s).catalog;
    return *catalog;
}

} // namespace

void json(const QByteArray &bytes)
{
    const Result<QJsonValue> value = parseJson(bytes, u"f"_s);
    require(value ? value->isObject() || value->isArray() : value.error().file == u"f"_s, "a value or an error");
}

void csv(const QByteArray &bytes)
{
    const Result<CsvTable> table = CsvTable::parse(bytes, u"f"_s);
    if (!table)
        return require(table.error().file == u"f"_s, "an error names the file");
    for (size_t row = 0; row < table->rowCount(); ++row) {
        for (const QString &column : table->header()) {
            const std::optional<double> number = table->number(row, column);
            require(!number || !table->text(row, column).isEmpty(), "an empty cell is no number");
        }
    }
}

void catalogGpus(const QByteArray &bytes)
{
    requireRecords(readGpus(bytes, u"f"_s));
}

void catalogModels(const QByteArray &bytes)
{
    const Records<LanguageModel> records = readModels(bytes, u"f"_s);
    requireRecords(records);
    for (const LanguageModel &model : records.records)
        require(std::isfinite(model.parameters) && model.parameters >= 0, "parameters are finite and not negative");
}

void catalogWeightFormats(const QByteArray &bytes)
{
    requireRecords(readWeightFormats(bytes, u"f"_s));
}

void catalogRest(const QByteArray &bytes)
{
    requireRecords(readKvFormats(bytes, u"f"_s));
    requireRecords(readEngines(bytes, u"f"_s));
    requireRecords(readTariffs(bytes, u"f"_s));
    requireRecords(readImagePipelines(bytes, u"f"_s));
    requireRecords(readImageSpeed(bytes, u"f"_s));
    requireRecords(readSpeechModels(bytes, u"f"_s));
    requireRecords(readSpeechSpeed(bytes, u"f"_s));
    requireRecords(readClaims(bytes, u"f"_s));
}

void pdf(const QByteArray &bytes)
{
    const auto attached = pdfAttachment(bytes, ".tarozi");
    if (!attached)
        return;
    require(looksLikePdf(bytes), "only a PDF carries a file");
    scenario(*attached);
}

void scenario(const QByteArray &bytes)
{
    const Result<Scenario> read = readScenario(bytes, u"f"_s, builtInCatalog());
    if (!read)
        return require(read.error().file == u"f"_s, "an error names the file");
    const Result<Scenario> again = readScenario(writeScenario(*read), u"f"_s, builtInCatalog());
    require(bool(again) && *again == *read, "what was written reads back the same");
}

} // namespace tarozi::fuzz
