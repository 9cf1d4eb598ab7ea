// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_command.h"

#include "core/catalog/catalog_loader.h"
#include "core/catalog/model_writer.h"
#include "core/importers/inspect.h"
#include "core/importers/scenario_model.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/settings.h"

#include <QFileInfo>
#include <QWidget>

namespace tarozi::ui {

ImportCommand::ImportCommand(const ViewContext &context, const WindowServices &services, QWidget *window)
    : QObject(window), m_context(context), m_services(services), m_window(window)
{
}

bool ImportCommand::takes(const QString &path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    return ending == QStringLiteral("json") || ending == QStringLiteral("safetensors") ||
           ending == QStringLiteral("gguf");
}

void ImportCommand::run()
{
    const QString path = m_services.dialogs.modelToImport(m_window, m_services.settings.lastFolder());
    if (!path.isEmpty())
        importFile(path);
}

void ImportCommand::importFile(const QString &path)
{
    const Result<ImportedModel> imported = inspectFile(path);
    if (!imported) {
        emit failed(imported.error());
        return;
    }
    m_services.settings.setLastFolder(QFileInfo(path).absolutePath());
    const ImportAnswer answer = m_services.dialogs.importedModel(m_window, *imported, m_context);
    if (answer == ImportAnswer::Cancel)
        return;
    ScenarioSession &session = m_context.session;
    const ResolvedScenario resolved =
        withModel(session.scenario(), session.catalog(), imported->model, QFileInfo(path).absoluteFilePath());
    session.useCatalog(resolved.catalog);
    session.edit(resolved.scenario, EditField::Model);
    if (answer == ImportAnswer::UseAndKeep && imported->architecture) {
        if (const auto error = keepModel(imported->model, *imported->architecture, m_services.user_catalog_folder)) {
            emit failed(*error);
            return;
        }
    }
    emit succeeded();
}

} // namespace tarozi::ui
