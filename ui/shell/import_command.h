// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/error.h"
#include "ui/shell/window_services.h"
#include "ui/views/assessment_view.h"

#include <QObject>

namespace tarozi::ui {

// A model from a file into the scenario: asked for, read, shown, used as one undo step, kept when wished.
class ImportCommand : public QObject
{
    Q_OBJECT

public:
    ImportCommand(const ViewContext &context, const WindowServices &services, QWidget *window);

    void run();
    void importFile(const QString &path);

    // Whether a file's name is one that models come in.
    static bool takes(const QString &path);

signals:
    void failed(const tarozi::Error &error);
    void succeeded();

private:
    ViewContext m_context;
    WindowServices m_services;
    QWidget *m_window;
};

} // namespace tarozi::ui
