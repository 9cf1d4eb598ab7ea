// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/error.h"
#include "ui/report/proposal_dialog.h"
#include "ui/shell/window_services.h"
#include "ui/views/assessment_view.h"

#include <QObject>
#include <QString>

namespace tarozi::ui {

class Document;

// Export of a proposal: asks what to write and where, keeps the answers, writes a PDF or a workbook.
class ExportCommand : public QObject
{
    Q_OBJECT

public:
    ExportCommand(const ViewContext &context, const WindowServices &services, const Document &document,
                  QWidget *window);

    void run();

signals:
    void written(const QString &path);
    void failed(const tarozi::Error &error);

private:
    ProposalRequest suggestion() const;
    void remember(const ProposalRequest &request, const ProposalRequest &suggested);
    std::vector<ProposalVariant> variantsOf(const ProposalRequest &request) const;
    ProposalHelp help();
    std::optional<Result<ProposalVariant>> askVariant(QWidget *parent);
    QString suggestedPath(const ProposalRequest &request) const;

    ViewContext m_context;
    WindowServices m_services;
    const Document &m_document;
    QWidget *m_window;
};

} // namespace tarozi::ui
