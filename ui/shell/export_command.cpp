// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/export_command.h"

#include "core/importers/scenario_model.h"
#include "ui/report/proposal_dialog.h"
#include "ui/report/proposal_workbook.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/document.h"
#include "ui/shell/settings.h"

#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QRegularExpression>
#include <QWidget>

namespace tarozi::ui {

ExportCommand::ExportCommand(const ViewContext &context, const WindowServices &services, const Document &document,
                             QWidget *window)
    : QObject(window), m_context(context), m_services(services), m_document(document), m_window(window)
{
}

void ExportCommand::run()
{
    const ProposalRequest proposed = suggestion();
    const auto request = m_services.dialogs.proposal(m_window, proposed, help());
    if (!request)
        return;
    remember(*request, proposed);
    const QString path = m_services.dialogs.pdfToWrite(m_window, suggestedPath(*request));
    if (path.isEmpty())
        return;
    const std::vector<ProposalVariant> variants = variantsOf(*request);
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    const bool workbook = path.endsWith(QStringLiteral(".xlsx"), Qt::CaseInsensitive);
    const auto error = workbook ? exportWorkbook(variants, m_context.languages, request->options, path)
                                : exportProposalPdf(variants, m_context.languages, request->options, path);
    QGuiApplication::restoreOverrideCursor();
    if (error) {
        emit failed(*error);
        return;
    }
    m_services.settings.setLastFolder(QFileInfo(path).absolutePath());
    emit written(path);
}

ProposalRequest ExportCommand::suggestion() const
{
    const Settings &settings = m_services.settings;
    ProposalRequest request{settings.proposalOptions(m_services.today()), m_context.session.scenario().proposal};
    request.options.language = settings.proposalLanguage().value_or(m_context.languages.language());
    if (request.details.author.isEmpty())
        request.details.author = settings.author();
    return request;
}

// For the next proposal, and what names the customer in the scenario.
void ExportCommand::remember(const ProposalRequest &request, const ProposalRequest &suggested)
{
    Settings &settings = m_services.settings;
    settings.setAuthor(request.details.author);
    if (request.options.language != suggested.options.language)
        settings.setProposalLanguage(request.options.language);
    if (request.options.paper != suggested.options.paper)
        settings.setProposalPaper(request.options.paper);
    if (request.options != suggested.options)
        settings.setProposalOptions(request.options);
    Scenario scenario = m_context.session.scenario();
    scenario.proposal = request.details;
    m_context.session.edit(scenario, EditField::Proposal);
}

std::vector<ProposalVariant> ExportCommand::variantsOf(const ProposalRequest &request) const
{
    ProposalVariant own{m_document.name(), m_context.session.scenario(), m_context.session.sharedCatalog()};
    if (own.name.isEmpty())
        //: a scenario without a file
        own.name = tr("New scenario");
    own.scenario.proposal = request.details;
    std::vector<ProposalVariant> variants{std::move(own)};
    variants.insert(variants.end(), request.others.begin(), request.others.end());
    return variants;
}

ProposalHelp ExportCommand::help()
{
    return {[this](const ProposalRequest &request) {
                return composeProposal(variantsOf(request), m_context.languages, request.options);
            },
            [this](QWidget *parent) { return askVariant(parent); }};
}

std::optional<Result<ProposalVariant>> ExportCommand::askVariant(QWidget *parent)
{
    const QString path = m_services.dialogs.fileToOpen(parent, m_services.settings.lastFolder());
    if (path.isEmpty())
        return {};
    const ScenarioSession &session = m_context.session;
    const Result<Scenario> scenario = m_services.store.load(path, session.catalog());
    if (!scenario)
        return Result<ProposalVariant>(scenario.error());
    const Result<ResolvedScenario> resolved = readModelFile(*scenario, session.sharedCatalog());
    if (!resolved)
        return Result<ProposalVariant>(resolved.error());
    return Result<ProposalVariant>(
        ProposalVariant{QFileInfo(path).completeBaseName(), resolved->scenario, resolved->catalog});
}

// 2026-11-30_customer_project_2.pdf, without what file systems refuse.
QString ExportCommand::suggestedPath(const ProposalRequest &request) const
{
    const QString project = request.options.project.isEmpty() ? m_document.name() : request.options.project;
    QStringList parts{m_services.today().toString(Qt::ISODate), request.details.customer, project,
                      request.options.revision};
    for (QString &part : parts)
        part = part.replace(QRegularExpression(QStringLiteral("[\\\\/:*?\"<>|\\s]+")), QStringLiteral("-"));
    parts.removeAll(QString());
    return QDir(m_services.settings.lastFolder()).filePath(parts.join(QLatin1Char('_')) + QStringLiteral(".pdf"));
}

} // namespace tarozi::ui
