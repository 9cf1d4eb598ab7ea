// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop.h"

#include "core/importers/scenario_model.h"
#include "core/workload/scenario_file.h"
#include "ui/language/words.h"
#include "ui/report/proposal_dialog.h"
#include "ui/report/text_box.h"
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

// One line each on stderr, in the installed language.
void tell(const Error &error)
{
    QTextStream(stderr) << printable(words::error(error)) << Qt::endl;
}

void warnOfUnprintable(const ProposalDetails &details)
{
    const QString missing = report::unprintable(details.title + details.customer + details.author);
    if (!missing.isEmpty())
        QTextStream(stderr) << printable(ProposalDialog::unprintableWarning(missing)) << Qt::endl;
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
    languages.setLanguage(startLanguage(options));
    const LoadedCatalog loaded = catalog.get();
    for (const Error &problem : loaded.problems)
        tell(problem);
    Result<Scenario> scenario = loadScenario(options.scenario, *loaded.catalog);
    if (!scenario) {
        tell(scenario.error());
        return 1;
    }
    for (const Error &idle : idleKeysOf(options.scenario))
        tell(idle);
    const Result<ResolvedScenario> resolved = readModelFile(*scenario, loaded.catalog);
    if (!resolved) {
        tell(resolved.error());
        return 1;
    }
    Scenario asked = resolved->scenario;
    if (!options.customer.isEmpty())
        asked.proposal.customer = options.customer;
    if (!options.author.isEmpty())
        asked.proposal.author = options.author;
    const bool pdf = QFileInfo(options.output).suffix().toLower() == QStringLiteral("pdf");
    if (pdf)
        warnOfUnprintable(asked.proposal);
    const auto write = pdf ? exportProposalPdf : exportComparisonChart;
    const ProposalOptions how{startLanguage(options), options.paper, QDate::currentDate()};
    if (const auto error = write(asked, *resolved->catalog, languages, how, options.output)) {
        tell(*error);
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
