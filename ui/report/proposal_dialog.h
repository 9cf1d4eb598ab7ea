// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/scenario.h"
#include "ui/report/proposal.h"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace tarozi::ui {

// What stands on the proposal beside the figures, and in which language and on which paper it is written. Warns of
// letters that the document's fonts lack. Opens with what it is given; the caller remembers and writes.
class ProposalDialog : public QDialog
{
    Q_OBJECT

public:
    ProposalDialog(const ProposalOptions &options, const ProposalDetails &details, QWidget *parent = nullptr);

    ProposalOptions options() const;
    ProposalDetails details() const;
    static QString unprintableWarning(const QString &letters);

protected:
    void changeEvent(QEvent *event) override;

private:
    QLineEdit *addField(const QString &text);
    QComboBox *addChoice();
    void addRow(QWidget *field);
    void retranslate();
    void warn();

    ProposalOptions m_options;
    QFormLayout *m_form;
    QLineEdit *m_title;
    QLineEdit *m_customer;
    QLineEdit *m_author;
    QComboBox *m_language;
    QComboBox *m_paper;
    QLabel *m_warning;
    QDialogButtonBox *m_buttons;
};

} // namespace tarozi::ui
