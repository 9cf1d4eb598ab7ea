// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/window_services.h"
#include "ui/views/assessment_view.h"
#include "ui/views/tariffs_window.h"

#include <QObject>
#include <QPointer>

namespace tarozi::ui {

// Opens the table of tariffs beside the window, or brings it to the front.
class TariffsCommand : public QObject
{
    Q_OBJECT

public:
    TariffsCommand(const ViewContext &context, const WindowServices &services, QWidget *window);

    void run();
    TariffsWindow *tariffs() const { return m_tariffs; }

private:
    ViewContext m_context;
    WindowServices m_services;
    QWidget *m_window;
    QPointer<TariffsWindow> m_tariffs;
};

} // namespace tarozi::ui
