// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/proposal.h"

#include <QWidget>

#include <map>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace tarozi::ui {

// Everything that a person decides about a proposal. Own header, footer and disclaimer are those of the document's
// language: they change with it.
class ProposalForm : public QWidget
{
    Q_OBJECT

public:
    explicit ProposalForm(const ProposalRequest &request, QWidget *parent = nullptr);

    ProposalRequest request() const;
    // All texts that go into the document.
    QString typedText() const;

signals:
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    QLineEdit *addLine(const QString &text);
    QComboBox *addChoice();
    template<typename Field>
    Field *addRow(Field *field);
    QLabel *addHeading();
    QWidget *logoRow();
    void buildParts();
    void chooseLogo();
    void chooseAccent();
    void showAccent();
    void takeOwnWords();
    void showOwnWords();
    void retranslate();
    void retranslateChoices();
    void retranslateParts();

    ProposalRequest m_request;
    QFormLayout *m_form;
    QLabel *m_document;
    QComboBox *m_language, *m_paper;
    QLineEdit *m_title, *m_customer, *m_project, *m_number, *m_revision;
    QSpinBox *m_valid_days;
    QComboBox *m_wording, *m_confidentiality;
    QLabel *m_house;
    QLineEdit *m_author, *m_contact, *m_logo;
    QPushButton *m_browse, *m_accent;
    QLineEdit *m_header, *m_footer;
    QPlainTextEdit *m_disclaimer;
    QLabel *m_contents;
    std::map<ProposalPart, QCheckBox *> m_parts;
    QCheckBox *m_attach;
};

} // namespace tarozi::ui
