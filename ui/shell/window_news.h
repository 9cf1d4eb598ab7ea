// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/error.h"
#include "ui/shell/recovery.h"
#include "ui/shell/window_services.h"
#include "ui/views/assessment_view.h"

#include <QObject>
#include <QString>

namespace tarozi::ui {

class Document;
class NoticeBar;

// What the window has to tell besides figures: files that cannot be read or written, what was exported, what a crash
// left behind, broken records of the user's catalogue, damaged preferences.
class WindowNews : public QObject
{
    Q_OBJECT

public:
    WindowNews(const ViewContext &context, const WindowServices &services, Document &document, Recovery &recovery,
               NoticeBar &notices, QObject *parent);

    void tellAtStart();
    void tellFileError(const Error &error);
    void tellIdleKeys(const std::vector<Error> &keys);
    void tellRecoveryError(const Error &error);
    void tellExportError(const Error &error);
    void tellExported(const QString &path);
    void fileErrorIsOver();

private:
    void tellError(const QString &topic, const Error &error);
    void tellCatalogProblems();
    void tellDamagedSettings();
    void offerLostScenario();
    void restore(const LostScenario &lost);

    ViewContext m_context;
    const WindowServices &m_services;
    Document &m_document;
    Recovery &m_recovery;
    NoticeBar &m_notices;
};

} // namespace tarozi::ui
