// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importers/imported_model.h"
#include "ui/shell/dialogs.h"
#include "ui/views/assessment_view.h"

#include <QDialog>

class QCheckBox;
class QVBoxLayout;

namespace tarozi::ui {

// A model read from a file, before it is used: what was read from where, what was assumed, what to know.
class ImportDialog : public QDialog
{
    Q_OBJECT

public:
    ImportDialog(const ImportedModel &imported, const ViewContext &context, QWidget *parent = nullptr);

    ImportAnswer answer() const;

private:
    void addFacts(QVBoxLayout *layout, const ImportedModel &imported, const ViewContext &context);
    void addList(QVBoxLayout *layout, const QString &title, const QStringList &lines);

    QCheckBox *m_keep;
};

} // namespace tarozi::ui
