// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop.h"

#include "core/importers/scenario_model.h"
#include "core/workload/scenario_file.h"
#include "ui/report/proposal_workbook.h"
#include "ui/shell/qt_dialogs.h"
#include "ui/shell/scenario_store.h"
#include "ui/shell/settings.h"
#include "ui/theme/icons.h"
#include "ui/views/main_window.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTextStream>
#include <QThread>

using namespace tarozi;
using namespace tarozi::ui;

namespace {

const auto kBuiltinCatalog = QStringLiteral(":/catalog");

QString settingsPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + QStringLiteral("/tarozi.ini");
}

QString recoveryFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QStringLiteral("/recovery");
}

// One line each on stderr, in English like those of tarozi-cli.
void report(const Error &error)
{
    QTextStream(stderr) << describe(error) << Qt::endl;
}

const auto kNamePlace = QStringLiteral("{name}");

Result<ProposalVariant> readVariant(const QString &path, const std::shared_ptr<const Catalog> &catalog)
{
    const Result<Scenario> scenario = loadScenario(path, *catalog);
    if (!scenario)
        return scenario.error();
    const Result<ResolvedScenario> resolved = readModelFile(*scenario, catalog);
    if (!resolved)
        return resolved.error();
    return ProposalVariant{QFileInfo(path).completeBaseName(), resolved->scenario, resolved->catalog};
}

ProposalOptions proposalOptionsOf(const DesktopOptions &options)
{
    ProposalOptions proposal = options.proposal;
    proposal.language = startLanguage(options);
    proposal.own_words[proposal.language] = options.own_words;
    if (!proposal.date.isValid())
        proposal.date = QDate::currentDate();
    if (options.valid_days > 0)
        proposal.valid_until = proposal.date.addDays(options.valid_days);
    return proposal;
}

void nameIn(QString &detail, const QString &given)
{
    if (!given.isEmpty())
        detail = given;
}

int exportTo(const QString &path, const DesktopOptions &options, std::vector<ProposalVariant> variants,
             LanguageManager &languages)
{
    for (ProposalVariant &variant : variants) {
        nameIn(variant.scenario.proposal.title, options.details.title);
        nameIn(variant.scenario.proposal.customer, options.details.customer);
        nameIn(variant.scenario.proposal.author, options.details.author);
    }
    const ProposalOptions how = proposalOptionsOf(options);
    const ProposalVariant &first = variants.front();
    std::optional<Error> error;
    if (options.chart)
        error = exportChart(*options.chart, first.scenario, *first.catalog, languages, how, path, options.image_scale);
    else if (path.endsWith(QStringLiteral(".xlsx"), Qt::CaseInsensitive))
        error = exportWorkbook(variants, languages, how, path);
    else
        error = exportProposalPdf(variants, languages, how, path);
    if (error)
        report(*error);
    return error ? 1 : 0;
}

} // namespace

CatalogLoading startLoadingCatalog()
{
    QThread::currentThread(); // Qt takes the first thread that asks it for anything for the main one
    return std::async(std::launch::async, [] { return loadCatalog(kBuiltinCatalog, userCatalogFolder()); });
}

Language startLanguage(const DesktopOptions &options)
{
    if (options.language)
        return *options.language;
    return Settings(settingsPath()).language().value_or(languageForLocale(QLocale::system()));
}

int runExport(const DesktopOptions &options, CatalogLoading catalog)
{
    loadFonts();
    LanguageManager languages;
    const LoadedCatalog loaded = catalog.get();
    for (const Error &problem : loaded.problems)
        report(problem);
    std::vector<ProposalVariant> variants;
    for (const QString &path : options.scenarios) {
        Result<ProposalVariant> variant = readVariant(path, loaded.catalog);
        if (!variant) {
            report(variant.error());
            return 1;
        }
        variants.push_back(*std::move(variant));
    }
    if (!options.output.contains(kNamePlace))
        return exportTo(options.output, options, std::move(variants), languages);
    for (const ProposalVariant &variant : variants) {
        const QString path = QString(options.output).replace(kNamePlace, variant.name);
        if (const int status = exportTo(path, options, {variant}, languages); status != 0)
            return status;
    }
    return 0;
}

int runWindow(const DesktopOptions &options, CatalogLoading catalog)
{
    QApplication::setWindowIcon(applicationIcon());
    Settings settings(settingsPath());
    LanguageManager languages;
    languages.setLanguage(startLanguage(options));
    ThemeManager theme;
    theme.setChoice(settings.theme());
    LoadedCatalog loaded = catalog.get();
    ScenarioSession session(loaded.catalog);
    QtDialogs dialogs;
    ScenarioStore store;
    MainWindow window({session, languages, theme},
                      {settings, dialogs, store, recoveryFolder(), [] { return QDate::currentDate(); },
                       std::move(loaded.problems), userCatalogFolder()});
    if (!options.scenario.isEmpty())
        window.openFile(options.scenario);
    window.showPlaced();
    return QApplication::exec();
}
