// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/record_readers.h"

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

constexpr JsonReader::Range kPositive{0, 1e18};

template<typename Term>
std::array<double, size_t(Term::Count)> readCoefficients(const JsonReader &json)
{
    std::array<double, size_t(Term::Count)> coefficients{};
    qsizetype known = 0;
    for (const auto &[name, which] : speedTermNames<Term>()) {
        if (!json.has(name))
            continue;
        coefficients[size_t(which)] = json.number(name, kPositive);
        ++known;
    }
    if (known != json.object().size())
        json.fail(Problem::UnknownKey, u"", json.object().keys().join(u","));
    return coefficients;
}

SpeedRecord readRecord(const JsonReader &json)
{
    SpeedRecord record;
    record.id = json.text("id"_L1);
    record.engines = json.texts("engines"_L1);
    record.from_version = json.optionalText("from_version"_L1);
    record.weight_formats = json.texts("weight_formats"_L1);
    record.experts = json.boolean("experts"_L1);
    record.pipelined_share = json.optionalNumber("pipelined_share"_L1, {0, 1}).value_or(0);
    record.gpus = json.texts("gpus"_L1);
    record.architectures = json.texts("architectures"_L1);
    record.models = json.texts("models"_L1);
    record.most_gpus = json.optionalInt("most_gpus"_L1, {1, 1e6}).value_or(1);
    record.most_concurrency = json.optionalNumber("most_concurrency"_L1, kPositive).value_or(0);
    record.longest_context = json.optionalNumber("longest_context"_L1, kPositive).value_or(0);
    record.step = readCoefficients<StepTerm>(json.child("step"_L1));
    record.interference = readCoefficients<PromptTerm>(json.optionalChild("interference"_L1));
    record.prompt = readCoefficients<PromptTerm>(json.child("prompt"_L1));
    record.queue = readCoefficients<PromptTerm>(json.optionalChild("queue"_L1));
    record.first_token_steps = json.optionalNumber("first_token_steps"_L1, kPositive).value_or(0);
    record.decode = readResiduals(json.child("decode"_L1));
    record.prefill = readResiduals(json.child("prefill"_L1));
    record.first_token = readResiduals(json.child("first_token"_L1));
    record.throughput = readResiduals(json.child("throughput"_L1));
    record.note = json.optionalText("note"_L1);
    record.sources = readSources(json, "sources"_L1);
    return record;
}

SpeedSettings readSettings(const JsonReader &json)
{
    SpeedSettings settings;
    settings.memory_bandwidth = readCoefficient(json.child("memory_bandwidth"_L1));
    settings.pcie_share = readCoefficient(json.child("pcie_share"_L1));
    settings.no_peer_share = readCoefficient(json.child("no_peer_share"_L1));
    settings.nvlink_latency = readCoefficient(json.child("nvlink_latency"_L1));
    settings.pcie_latency = readCoefficient(json.child("pcie_latency"_L1));
    settings.disk = readCoefficient(json.child("disk"_L1));
    const JsonReader widening = json.child("widening"_L1);
    for (const auto &[name, reason] : speedTermNames<Extrapolation>())
        settings.widening[size_t(reason)] = widening.number(name, {1, 100});
    settings.cross_validation = readCrossValidation(json);
    return settings;
}

} // namespace

Residuals readResiduals(const JsonReader &json)
{
    Residuals residuals;
    residuals.low = json.optionalNumber("low"_L1, {0, 1}).value_or(1);
    residuals.high = json.optionalNumber("high"_L1, {1, 1e6}).value_or(1);
    residuals.rows = json.optionalInt("rows"_L1, {0, 1e9}).value_or(0);
    residuals.sources = json.optionalInt("sources"_L1, {0, 1e9}).value_or(0);
    residuals.median = json.optionalNumber("median"_L1, kPositive).value_or(0);
    residuals.p90 = json.optionalNumber("p90"_L1, kPositive).value_or(0);
    residuals.without_gpu = json.optionalNumber("without_gpu"_L1, kPositive).value_or(0);
    residuals.without_model = json.optionalNumber("without_model"_L1, kPositive).value_or(0);
    for (const JsonReader &one : json.children("on"_L1))
        residuals.on.push_back({one.text("gpu"_L1), one.boolean("queued"_L1), one.number("low"_L1, {0, 1}),
                                one.number("high"_L1, {1, 1e6})});
    return residuals;
}

std::vector<CrossValidated> readCrossValidation(const JsonReader &json)
{
    std::vector<CrossValidated> found;
    for (const JsonReader &entry : json.children("cross_validation"_L1))
        found.push_back({entry.text("quantity"_L1), int(entry.integer("rows"_L1, {0, 1e9})),
                         entry.number("median"_L1, kPositive), entry.number("p90"_L1, kPositive),
                         entry.optionalNumber("without_gpu"_L1, kPositive),
                         entry.optionalNumber("without_model"_L1, kPositive)});
    return found;
}

SpeedRecords readSpeed(const QByteArray &bytes, const QString &file_name)
{
    std::optional<SpeedSettings> settings;
    Records<SpeedRecord> records =
        readRecords<SpeedRecord>(bytes, file_name, Ids::Unique, readRecord, [&](const JsonReader &root) {
            if (root.has("settings"_L1))
                settings = readSettings(root.child("settings"_L1));
        });
    return {{std::move(records)}, std::move(settings)};
}

} // namespace tarozi
