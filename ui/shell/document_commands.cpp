// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/document_commands.h"

#include "core/workload/scenario_file.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/document.h"
#include "ui/shell/settings.h"

#include <QDir>
#include <QFileInfo>
#include <QWidget>

namespace tarozi::ui {

DocumentCommands::DocumentCommands(Document &document, Dialogs &dialogs, Settings &settings, QWidget *window)
    : QObject(window), m_document(document), m_dialogs(dialogs), m_settings(settings), m_window(window)
{
}

bool DocumentCommands::startNew()
{
    if (!letGo())
        return false;
    m_document.startNew();
    emit succeeded();
    return true;
}

bool DocumentCommands::open()
{
    if (!letGo())
        return false;
    const QString path = m_dialogs.fileToOpen(m_window, m_settings.lastFolder());
    if (path.isEmpty() || !report(m_document.open(path)))
        return false;
    remember(path);
    tellIdleKeys(path);
    return true;
}

bool DocumentCommands::openFile(const QString &path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (!letGo() || !report(m_document.open(absolute)))
        return false;
    remember(absolute);
    tellIdleKeys(absolute);
    return true;
}

bool DocumentCommands::save()
{
    return m_document.path().isEmpty() ? saveAs() : saveTo(m_document.path());
}

bool DocumentCommands::saveAs()
{
    QString suggested = m_document.path();
    if (suggested.isEmpty())
        //: name of a new file; ".tarozi" is added
        suggested = QDir(m_settings.lastFolder()).filePath(tr("scenario") + QStringLiteral(".tarozi"));
    const QString path = m_dialogs.fileToSave(m_window, suggested);
    return !path.isEmpty() && saveTo(path);
}

bool DocumentCommands::letGo()
{
    if (!m_document.isModified())
        return true;
    switch (m_dialogs.unsavedChanges(m_window, m_document.name())) {
    case SaveAnswer::Save: return save();
    case SaveAnswer::Discard: return true;
    case SaveAnswer::Cancel: break;
    }
    return false;
}

bool DocumentCommands::saveTo(const QString &path)
{
    if (!report(m_document.save(path)))
        return false;
    remember(path);
    return true;
}

bool DocumentCommands::report(const std::optional<Error> &error)
{
    if (error)
        emit failed(*error);
    else
        emit succeeded();
    return !error;
}

void DocumentCommands::tellIdleKeys(const QString &path)
{
    if (const std::vector<Error> keys = idleKeysOf(path); !keys.empty())
        emit idleKeysFound(keys);
}

void DocumentCommands::remember(const QString &path)
{
    m_settings.addRecentFile(path);
    m_settings.setLastFolder(QFileInfo(path).absolutePath());
}

} // namespace tarozi::ui
