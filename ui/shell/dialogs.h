// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importers/imported_model.h"
#include "core/importers/price_list.h"
#include "core/workload/scenario.h"
#include "ui/report/proposal.h"

#include <QString>

#include <optional>

class QWidget;

namespace tarozi::ui {

struct ViewContext;
struct ProposalHelp;

enum class SaveAnswer { Save, Discard, Cancel };

enum class ImportAnswer { Cancel, Use, UseAndKeep };

// What the program asks a person in a window of its own, and what it hands to the desktop. Tests answer in its place.
class Dialogs
{
public:
    virtual ~Dialogs() = default;

    // Paths; empty when the person changed their mind.
    virtual QString fileToOpen(QWidget *parent, const QString &folder) = 0;
    virtual QString fileToSave(QWidget *parent, const QString &suggested_path) = 0;
    // Of a proposal: a .pdf or an .xlsx.
    virtual QString pdfToWrite(QWidget *parent, const QString &suggested_path) = 0;

    virtual QString modelToImport(QWidget *parent, const QString &folder) = 0;

    // What was read from where and what was assumed, before it is used.
    virtual ImportAnswer importedModel(QWidget *parent, const ImportedModel &imported, const ViewContext &context) = 0;
    virtual QString priceListToImport(QWidget *parent, const QString &folder) = 0;
    virtual QString priceListToWrite(QWidget *parent, const QString &suggested_path) = 0;
    // What a price list holds, each refused row with its reason; nothing when it was not confirmed.
    virtual std::optional<PriceImport> importedPrices(QWidget *parent, const PriceTable &table,
                                                      const ViewContext &context) = 0;
    virtual SaveAnswer unsavedChanges(QWidget *parent, const QString &document_name) = 0;
    virtual std::optional<ProposalRequest> proposal(QWidget *parent, const ProposalRequest &suggested,
                                                    const ProposalHelp &help) = 0;
    virtual void about(QWidget *parent) = 0;

    virtual void showFile(const QString &path) = 0; // in the program that the desktop has for it
};

} // namespace tarozi::ui
