// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/option_reader.h"
#include "app/cli/rank_text.h"
#include "app/cli/scenario_options.h"
#include "core/advice/inverse_json.h"
#include "core/advice/ranking_json.h"
#include "core/importers/scenario_model.h"
#include "core/workload/scenario_file.h"

#include <QJsonDocument>

namespace tarozi::cli {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostCounts = 64;

// "1-8", "1,2,4" or both
std::optional<std::vector<int>> countsOf(const QString &text)
{
    std::vector<int> counts;
    for (const QString &part : text.split(u',', Qt::SkipEmptyParts)) {
        bool first_ok = true;
        bool last_ok = true;
        const int first = part.section(u'-', 0, 0).toInt(&first_ok);
        const int last = part.contains(u'-') ? part.section(u'-', 1).toInt(&last_ok) : first;
        if (!first_ok || !last_ok || first < 1 || last < first || last > kMostGpusOfACandidate ||
            last - first >= kMostCounts)
            return std::nullopt;
        for (int count = first; count <= last; ++count)
            counts.push_back(count);
    }
    if (counts.empty() || counts.size() > size_t(kMostCounts))
        return std::nullopt;
    return counts;
}

Result<RankingOptions> rankingOptions(const QCommandLineParser &parser, const Catalog &catalog)
{
    OptionReader reader(parser);
    RankingOptions options;
    if (const auto text = reader.text(u"counts"_s)) {
        if (const auto counts = countsOf(*text))
            options.counts = *counts;
        else
            reader.fail(Problem::OutOfRange, u"counts"_s, *text,
                        {Expectation::Kind::Format, {}, {}, {u"numbers of GPUs such as 1-8 or 1,2,4"_s}});
    }
    QStringList known;
    for (const WeightFormat &format : catalog.weightFormats())
        known += format.id;
    for (const QString &format : reader.text(u"formats"_s).value_or(QString()).split(u',', Qt::SkipEmptyParts)) {
        if (!known.contains(format))
            reader.fail(Problem::UnknownId, u"formats"_s, format, {Expectation::Kind::OneOf, {}, {}, known});
        options.formats += format;
    }
    if (reader.error())
        return *reader.error();
    return options;
}

} // namespace

int runRank(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"The four steps over the whole catalogue: what the load waits for, the memory it takes, the cards that drop "
        "out and why, and the order of the others. With --json also the questions turned round for the asked GPUs: the "
        "longest context, most requests and largest model of each, how far each input moves before the verdict "
        "changes, "
        "the price at which one equals another, and the fewest and the cheapest GPUs for the load."_s);
    parser.addPositionalArgument(u"scenario"_s, u"Scenario file (*.tarozi)"_s, u"[scenario]"_s);
    parser.addOption({u"json"_s, u"Print JSON in machine units"_s});
    parser.addOption({u"counts"_s, u"Numbers of GPUs to try: 1-8 (the default) or 1,2,4"_s, u"numbers"_s});
    parser.addOption({u"formats"_s, u"Weight formats to try beside each other: bf16,fp8,awq-int4"_s, u"formats"_s});
    addScenarioOptions(parser);
    if (const auto status = parseArguments(parser, u"rank"_s, arguments))
        return *status;
    if (parser.positionalArguments().size() > 1)
        return fail({Problem::UnknownKey, {}, u"rank"_s, parser.positionalArguments().at(1), {}}, kBadOptions);
    const std::shared_ptr<const Catalog> catalog = loadedCatalog();
    Scenario scenario;
    if (!parser.positionalArguments().isEmpty()) {
        const Result<Scenario> loaded = loadScenario(parser.positionalArguments().first(), *catalog);
        if (!loaded)
            return fail(loaded.error(), kBadInput);
        scenario = *loaded;
    }
    const Result<Scenario> complete = scenarioFromOptions(parser, *catalog, scenario);
    if (!complete)
        return fail(complete.error(), kBadOptions);
    const Result<RankingOptions> options = rankingOptions(parser, *catalog);
    if (!options)
        return fail(options.error(), kBadOptions);
    const Result<ResolvedScenario> imported = readModelFile(*complete, catalog);
    if (!imported)
        return fail(imported.error(), kBadInput);
    const Ranking ranking = rank(imported->scenario, *imported->catalog, *options);
    if (!parser.isSet(u"json"_s)) {
        printOut(rankText(ranking, imported->scenario));
        return kSuccess;
    }
    QJsonObject json = rankingJson(imported->scenario, *imported->catalog, ranking);
    json.insert("turned_round"_L1, inverseJson(imported->scenario, *imported->catalog));
    printOut(QJsonDocument(json).toJson());
    return kSuccess;
}

} // namespace tarozi::cli
