// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog_loader.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/scenario_store.h"
#include "ui/shell/settings.h"
#include "ui/views/main_window.h"

#include <QFile>
#include <QTemporaryDir>

#include <memory>

namespace tarozi::ui {

// Answers every question of the program, and counts what was asked.
class FakeDialogs : public Dialogs
{
public:
    QString open_path, save_path, pdf_path;
    SaveAnswer answer = SaveAnswer::Cancel;
    QString model_path;
    ImportAnswer import_answer = ImportAnswer::Use;
    std::optional<ImportedModel> imported_model;
    QString price_list_path;
    std::optional<PriceImport> price_import; // unset: not confirmed
    int times_asked_to_save = 0;
    QString asked_about, suggested_path, suggested_pdf;
    std::optional<ProposalDetails> proposal_details; // unset: the dialog is cancelled
    std::optional<ProposalOptions> proposal_options; // unset: as suggested
    ProposalOptions suggested_options;
    QStringList shown_files;
    int times_about = 0;

    QString fileToOpen(QWidget *, const QString &) override { return open_path; }
    QString fileToSave(QWidget *, const QString &suggested) override
    {
        suggested_path = suggested;
        return save_path;
    }
    QString pdfToWrite(QWidget *, const QString &suggested) override
    {
        suggested_pdf = suggested;
        return pdf_path;
    }
    QString modelToImport(QWidget *, const QString &) override { return model_path; }
    ImportAnswer importedModel(QWidget *, const ImportedModel &imported, const ViewContext &) override
    {
        imported_model = imported;
        return import_answer;
    }
    QString priceListToImport(QWidget *, const QString &) override { return price_list_path; }
    QString priceListToWrite(QWidget *, const QString &) override { return price_list_path; }
    std::optional<PriceImport> importedPrices(QWidget *, const PriceTable &, const ViewContext &) override
    {
        return price_import;
    }
    SaveAnswer unsavedChanges(QWidget *, const QString &name) override
    {
        ++times_asked_to_save;
        asked_about = name;
        return answer;
    }
    std::optional<ProposalRequest> proposal(QWidget *, const ProposalRequest &suggested, const ProposalHelp &) override
    {
        suggested_options = suggested.options;
        if (!proposal_details)
            return {};
        return ProposalRequest{proposal_options.value_or(suggested.options), *proposal_details, {}};
    }
    void about(QWidget *) override { ++times_about; }
    void showFile(const QString &path) override { shown_files.append(path); }
};

// A disk that can be full.
class FakeStore : public ScenarioStore
{
public:
    bool full = false;

    std::optional<Error> save(const Scenario &scenario, const QString &path) override
    {
        if (full)
            return Error{Problem::CannotWrite, path, {}, QStringLiteral("No space left on device"), {}};
        return ScenarioStore::save(scenario, path);
    }
};

inline std::shared_ptr<const Catalog> testCatalog()
{
    static const std::shared_ptr<const Catalog> catalog = loadCatalog(QStringLiteral(":/catalog")).catalog;
    return catalog;
}

// A whole program without a home directory: everything it writes goes into a folder that goes with it.
struct Program {
    explicit Program(Language language = Language::English, std::vector<Error> problems = {},
                     const QString &shared_folder = {})
        : folder(shared_folder.isEmpty() ? temporary.path() : shared_folder)
        , settings(folder + QStringLiteral("/tarozi.ini"))
        , session(testCatalog())
        , window({session, languages, theme},
                 {settings, dialogs, store, folder + QStringLiteral("/recovery"), [] { return QDate(2026, 11, 30); },
                  std::move(problems), folder + QStringLiteral("/catalog")})
    {
        theme.setChoice(ThemeChoice::Light);
        languages.setLanguage(language);
    }

    QString path(const char *name) const { return folder + QLatin1Char('/') + QLatin1String(name); }
    QString write(const char *name, const QByteArray &content) const
    {
        QFile file(path(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(content);
        return file.fileName();
    }
    void setContext(qint64 tokens)
    {
        Scenario scenario = session.scenario();
        scenario.serving.context = tokens;
        session.edit(scenario, EditField::Context);
    }

    QTemporaryDir temporary;
    QString folder;
    Settings settings;
    LanguageManager languages;
    ThemeManager theme;
    ScenarioSession session;
    FakeDialogs dialogs;
    FakeStore store;
    MainWindow window;
    bool recovery_copied = false;
};

} // namespace tarozi::ui
