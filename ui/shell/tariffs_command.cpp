// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/tariffs_command.h"

#include "ui/shell/dialogs.h"
#include "ui/shell/settings.h"
#include "ui/views/tariffs_window.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>

namespace tarozi::ui {

TariffsCommand::TariffsCommand(const ViewContext &context, const WindowServices &services, QWidget *window)
    : QObject(window), m_context(context), m_services(services), m_window(window)
{
}

void TariffsCommand::run()
{
    if (!m_tariffs) {
        Settings &settings = m_services.settings;
        Dialogs &dialogs = m_services.dialogs;
        TariffsWindow::Services services;
        services.user_folder = m_services.user_catalog_folder;
        services.today = m_services.today();
        services.list_to_open = [&settings, &dialogs](QWidget *parent) {
            const QString path = dialogs.priceListToImport(parent, settings.lastFolder());
            if (!path.isEmpty())
                settings.setLastFolder(QFileInfo(path).absolutePath());
            return path;
        };
        services.list_to_write = [&settings, &dialogs](QWidget *parent, const QString &suggested) {
            return dialogs.priceListToWrite(parent, settings.lastFolder() + QLatin1Char('/') + suggested);
        };
        services.clipboard = [] { return QGuiApplication::clipboard()->text().toUtf8(); };
        services.confirm = [&dialogs, context = m_context](QWidget *parent, const PriceTable &table) {
            return dialogs.importedPrices(parent, table, context);
        };
        m_tariffs = new TariffsWindow(m_context, std::move(services), m_window);
        m_tariffs->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_tariffs->show();
    m_tariffs->raise();
    m_tariffs->activateWindow();
}

} // namespace tarozi::ui
