// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop.h"

#include "core/importers/scenario_model.h"
#include "core/workload/scenario_file.h"
#include "ui/report/workbook.h"
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
    Result<Scenario> scenario = loadScenario(options.scenario, *loaded.catalog);
    if (!scenario) {
        report(scenario.error());
        return 1;
    }
    const Result<ResolvedScenario> resolved = readModelFile(*scenario, loaded.catalog);
    if (!resolved) {
        report(resolved.error());
        return 1;
    }
    Scenario asked = resolved->scenario;
    if (!options.customer.isEmpty())
        asked.proposal.customer = options.customer;
    const QString ending = QFileInfo(options.output).suffix().toLower();
    if (ending == QStringLiteral("xlsx")) {
        languages.setLanguage(startLanguage(options));
        const Assessment assessment = assess(asked, *resolved->catalog);
        const auto error = writeCostBook(asked, assessment, *resolved->catalog, options.output);
        if (error)
            report(*error);
        return error ? 1 : 0;
    }
    const bool pdf = ending == QStringLiteral("pdf");
    const auto write = pdf ? exportProposalPdf : exportComparisonChart;
    const ProposalOptions how{startLanguage(options), options.paper, QDate::currentDate()};
    if (const auto error = write(asked, *resolved->catalog, languages, how, options.output)) {
        report(*error);
        return 1;
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
