// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/export_command.h"

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
    ScenarioSession &session = m_context.session;
    Settings &settings = m_services.settings;
    const Language language = settings.proposalLanguage().value_or(m_context.languages.language());
    ProposalRequest suggested{{language, settings.proposalPaper(), m_services.today()}, session.scenario().proposal};
    if (suggested.details.author.isEmpty())
        suggested.details.author = settings.author();
    const auto request = m_services.dialogs.proposal(m_window, suggested);
    if (!request)
        return;
    settings.setAuthor(request->details.author);
    if (request->options.language != suggested.options.language)
        settings.setProposalLanguage(request->options.language);
    if (request->options.paper != suggested.options.paper)
        settings.setProposalPaper(request->options.paper);
    Scenario scenario = session.scenario();
    scenario.proposal = request->details;
    session.edit(scenario, EditField::Proposal);

    const QString path = m_services.dialogs.pdfToWrite(m_window, suggestedPath(request->details.customer));
    if (path.isEmpty())
        return;
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    const auto error = exportProposalPdf(scenario, session.catalog(), m_context.languages, request->options, path);
    QGuiApplication::restoreOverrideCursor();
    if (error) {
        emit failed(*error);
        return;
    }
    settings.setLastFolder(QFileInfo(path).absolutePath());
    emit written(path);
}

// 2026-11-30_customer_scenario.pdf, without what file systems refuse.
QString ExportCommand::suggestedPath(const QString &customer) const
{
    QStringList parts{m_services.today().toString(Qt::ISODate), customer, m_document.name()};
    for (QString &part : parts)
        part = part.replace(QRegularExpression(QStringLiteral("[\\\\/:*?\"<>|\\s]+")), QStringLiteral("-"));
    parts.removeAll(QString());
    return QDir(m_services.settings.lastFolder()).filePath(parts.join(QLatin1Char('_')) + QStringLiteral(".pdf"));
}

} // namespace tarozi::ui
