// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/qt_dialogs.h"

#include "ui/report/proposal_dialog.h"
#include "ui/shell/about_dialog.h"
#include "ui/shell/import_dialog.h"
#include "ui/views/price_import_dialog.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QUrl>

namespace tarozi::ui {

namespace {

QString fileToWrite(QWidget *parent, const QString &title, const QString &suggested_path, const QString &filter,
                    const QString &suffix)
{
    const QFileInfo suggested(suggested_path);
    QFileDialog dialog(parent, title, suggested.absolutePath(), filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffix);
    dialog.selectFile(suggested.fileName());
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

QString scenarioFilter()
{
    return QCoreApplication::translate("Dialogs", "Tarozi scenarios (*.tarozi)");
}

} // namespace

QString QtDialogs::fileToOpen(QWidget *parent, const QString &folder)
{
    const QString title = QCoreApplication::translate("Dialogs", "Open a scenario");
    const QString all = QCoreApplication::translate("Dialogs", "All files (*)");
    QFileDialog dialog(parent, title, folder);
    dialog.setNameFilters(
        {QCoreApplication::translate("Dialogs", "Scenarios and proposals (*.tarozi *.pdf)"), scenarioFilter(), all});
    dialog.setFileMode(QFileDialog::ExistingFile);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

QString QtDialogs::fileToSave(QWidget *parent, const QString &suggested_path)
{
    return fileToWrite(parent, QCoreApplication::translate("Dialogs", "Save the scenario"), suggested_path,
                       scenarioFilter(), QStringLiteral("tarozi"));
}

QString QtDialogs::pdfToWrite(QWidget *parent, const QString &suggested_path)
{
    const QString pdf = QCoreApplication::translate("Dialogs", "PDF documents (*.pdf)");
    const QString workbook = QCoreApplication::translate("Dialogs", "Workbooks (*.xlsx)");
    const QFileInfo suggested(suggested_path);
    QFileDialog dialog(parent, QCoreApplication::translate("Dialogs", "Export the proposal"), suggested.absolutePath());
    dialog.setNameFilters({pdf, workbook});
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("pdf"));
    dialog.selectFile(suggested.fileName());
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&](const QString &filter) {
        const QString ending = filter == workbook ? QStringLiteral("xlsx") : QStringLiteral("pdf");
        dialog.setDefaultSuffix(ending);
        dialog.selectFile(suggested.completeBaseName() + QLatin1Char('.') + ending);
    });
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

QString QtDialogs::modelToImport(QWidget *parent, const QString &folder)
{
    const QString models = QCoreApplication::translate("Dialogs", "Models (config.json *.json *.safetensors *.gguf)");
    const QString all = QCoreApplication::translate("Dialogs", "All files (*)");
    QFileDialog dialog(parent, QCoreApplication::translate("Dialogs", "Import a model"), folder);
    dialog.setNameFilters({models, all});
    dialog.setFileMode(QFileDialog::ExistingFile);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

QString QtDialogs::priceListToImport(QWidget *parent, const QString &folder)
{
    const QString lists = QCoreApplication::translate("Dialogs", "Price lists (*.csv *.tsv *.txt)");
    const QString all = QCoreApplication::translate("Dialogs", "All files (*)");
    QFileDialog dialog(parent, QCoreApplication::translate("Dialogs", "Import a price list"), folder);
    dialog.setNameFilters({lists, all});
    dialog.setFileMode(QFileDialog::ExistingFile);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

QString QtDialogs::priceListToWrite(QWidget *parent, const QString &suggested_path)
{
    const QString book = QCoreApplication::translate("Dialogs", "Spreadsheet (*.xlsx)");
    const QString list = QCoreApplication::translate("Dialogs", "Comma-separated list (*.csv)");
    QFileDialog dialog(parent, QCoreApplication::translate("Dialogs", "Export tariffs"), suggested_path);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters({book, list});
    dialog.setDefaultSuffix(QStringLiteral("xlsx"));
    dialog.selectFile(suggested_path);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

std::optional<PriceImport> QtDialogs::importedPrices(QWidget *parent, const PriceTable &table,
                                                     const ViewContext &context)
{
    PriceImportDialog dialog(context, table, parent);
    return dialog.exec() == QDialog::Accepted ? std::optional(dialog.import()) : std::nullopt;
}

ImportAnswer QtDialogs::importedModel(QWidget *parent, const ImportedModel &imported, const ViewContext &context)
{
    ImportDialog dialog(imported, context, parent);
    dialog.exec();
    return dialog.answer();
}

SaveAnswer QtDialogs::unsavedChanges(QWidget *parent, const QString &document_name)
{
    QMessageBox box(parent);
    box.setIcon(QMessageBox::Question);
    box.setText(document_name.isEmpty()
                    ? QCoreApplication::translate("Dialogs", "Save the new scenario?")
                    : QCoreApplication::translate("Dialogs", "Save the changes to “%1”?").arg(document_name));
    box.setInformativeText(QCoreApplication::translate("Dialogs", "Without saving they are lost."));
    box.setStandardButtons(QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save: return SaveAnswer::Save;
    case QMessageBox::Discard: return SaveAnswer::Discard;
    default: return SaveAnswer::Cancel;
    }
}

std::optional<ProposalRequest> QtDialogs::proposal(QWidget *parent, const ProposalRequest &suggested,
                                                   const ProposalHelp &help)
{
    ProposalDialog dialog(suggested, help, parent);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    return dialog.request();
}

void QtDialogs::about(QWidget *parent)
{
    AboutDialog(parent).exec();
}

void QtDialogs::showFile(const QString &path)
{
    QDesktopServices::openUrl(QUrl::fromLocalFile(path));
}

} // namespace tarozi::ui
