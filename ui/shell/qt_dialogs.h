// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/dialogs.h"

namespace tarozi::ui {

// The real questions, in Qt's dialogs.
class QtDialogs : public Dialogs
{
public:
    QString fileToOpen(QWidget *parent, const QString &folder) override;
    QString fileToSave(QWidget *parent, const QString &suggested_path) override;
    QString pdfToWrite(QWidget *parent, const QString &suggested_path) override;
    QString modelToImport(QWidget *parent, const QString &folder) override;
    ImportAnswer importedModel(QWidget *parent, const ImportedModel &imported, const ViewContext &context) override;
    QString priceListToImport(QWidget *parent, const QString &folder) override;
    QString priceListToWrite(QWidget *parent, const QString &suggested_path) override;
    std::optional<PriceImport> importedPrices(QWidget *parent, const PriceTable &table,
                                              const ViewContext &context) override;
    SaveAnswer unsavedChanges(QWidget *parent, const QString &document_name) override;
    std::optional<ProposalRequest> proposal(QWidget *parent, const ProposalRequest &suggested,
                                            const ProposalHelp &help) override;
    void about(QWidget *parent) override;
    void showFile(const QString &path) override;
};

} // namespace tarozi::ui
