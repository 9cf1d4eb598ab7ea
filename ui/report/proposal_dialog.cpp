// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/proposal_dialog.h"

#include "ui/report/text_box.h"
#include "ui/theme/button_kind.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace tarozi::ui {

namespace {

constexpr int kLongestText = 300;
constexpr int kFieldCharacters = 36;

} // namespace

ProposalDialog::ProposalDialog(const ProposalOptions &options, const ProposalDetails &details, QWidget *parent)
    : QDialog(parent)
    , m_options(options)
    , m_form(new QFormLayout)
    , m_title(addField(details.title))
    , m_customer(addField(details.customer))
    , m_author(addField(details.author))
    , m_language(addChoice())
    , m_paper(addChoice())
    , m_warning(new QLabel)
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    for (const Language language : kLanguages)
        m_language->addItem(languageNativeName(language), int(language));
    m_language->setCurrentIndex(m_language->findData(int(options.language)));
    m_paper->addItem(QString(), int(Paper::A4));
    m_paper->addItem(QString(), int(Paper::Letter));
    m_paper->setCurrentIndex(m_paper->findData(int(options.paper)));
    m_warning->setWordWrap(true);
    m_warning->setTextFormat(Qt::PlainText);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    setButtonKind(m_buttons->button(QDialogButtonBox::Ok), ButtonKind::Primary);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(16);
    layout->addLayout(m_form);
    layout->addWidget(m_warning);
    layout->addStretch();
    layout->addWidget(m_buttons);
    retranslate();
}

ProposalOptions ProposalDialog::options() const
{
    ProposalOptions options = m_options;
    options.language = Language(m_language->currentData().toInt());
    options.paper = Paper(m_paper->currentData().toInt());
    return options;
}

ProposalDetails ProposalDialog::details() const
{
    return {m_title->text().simplified(), m_customer->text().simplified(), m_author->text().simplified()};
}

void ProposalDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

QLineEdit *ProposalDialog::addField(const QString &text)
{
    auto *field = new QLineEdit(text);
    field->setMaxLength(kLongestText);
    field->setMinimumWidth(field->fontMetrics().averageCharWidth() * kFieldCharacters);
    connect(field, &QLineEdit::textChanged, this, &ProposalDialog::warn);
    addRow(field);
    return field;
}

QComboBox *ProposalDialog::addChoice()
{
    auto *choice = new QComboBox;
    addRow(choice);
    return choice;
}

void ProposalDialog::addRow(QWidget *field)
{
    auto *label = new QLabel;
    label->setBuddy(field);
    m_form->addRow(label, field);
}

void ProposalDialog::retranslate()
{
    setWindowTitle(tr("Proposal"));
    const auto name = [this](QWidget *field, const QString &text) {
        static_cast<QLabel *>(m_form->labelForField(field))->setText(text);
    };
    name(m_title, tr("&Title"));
    name(m_customer, tr("&Customer"));
    //: who wrote the proposal
    name(m_author, tr("Prepared &by"));
    //: of the proposal
    name(m_language, tr("&Language"));
    name(m_paper, tr("&Paper"));
    m_title->setPlaceholderText(tr("from the model's name"));
    m_paper->setItemText(0, QStringLiteral("A4"));
    //: paper size of 8.5 by 11 inches
    m_paper->setItemText(1, tr("Letter"));
    //: button: goes on to ask for the file
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Export to PDF…"));
    warn();
}

void ProposalDialog::warn()
{
    const QString missing = report::unprintable(m_title->text() + m_customer->text() + m_author->text());
    m_warning->setVisible(!missing.isEmpty());
    m_warning->setText(unprintableWarning(missing));
}

QString ProposalDialog::unprintableWarning(const QString &letters)
{
    //: %1 lists the letters
    return tr("The document's fonts lack these letters; empty boxes will stand for them: %1").arg(letters);
}

} // namespace tarozi::ui
