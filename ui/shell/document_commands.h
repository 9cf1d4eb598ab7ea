// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/error.h"

#include <QObject>
#include <QString>

#include <vector>

class QWidget;

namespace tarozi::ui {

class Dialogs;
class Document;
class Settings;

// New, open, save: what a person asks for, with the questions that go with it. Each returns whether it was done.
class DocumentCommands : public QObject
{
    Q_OBJECT

public:
    DocumentCommands(Document &document, Dialogs &dialogs, Settings &settings, QWidget *window);

    bool startNew();
    bool open();
    bool openFile(const QString &path);
    bool save();
    bool saveAs();
    // Before the open scenario goes: saved, given up by the person, or false.
    bool letGo();

signals:
    void failed(const tarozi::Error &error);
    void succeeded();
    void idleKeysFound(const std::vector<tarozi::Error> &keys); // in the file that was opened

private:
    bool saveTo(const QString &path);
    bool report(const std::optional<Error> &error);
    void remember(const QString &path);
    void tellIdleKeys(const QString &path);

    Document &m_document;
    Dialogs &m_dialogs;
    Settings &m_settings;
    QWidget *m_window;
};

} // namespace tarozi::ui
