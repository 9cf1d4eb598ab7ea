// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/proposal_form.h"

#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QColorDialog>
#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>

namespace tarozi::ui {

namespace {

constexpr int kLongestText = 300;
constexpr int kFieldCharacters = 28;
constexpr int kDisclaimerLines = 3;
constexpr int kLongestValidity = 730; // days
constexpr int kSwatch = 16;

void setName(QFormLayout *form, QWidget *field, const QString &text)
{
    if (auto *label = qobject_cast<QLabel *>(form->labelForField(field)))
        label->setText(text);
}

} // namespace

ProposalForm::ProposalForm(const ProposalRequest &request, QWidget *parent)
    : QWidget(parent)
    , m_request(request)
    , m_form(new QFormLayout(this))
    , m_document(addHeading())
    , m_language(addChoice())
    , m_paper(addChoice())
    , m_title(addLine(request.details.title))
    , m_customer(addLine(request.details.customer))
    , m_project(addLine(request.options.project))
    , m_number(addLine(request.options.number))
    , m_revision(addLine(request.options.revision))
    , m_valid_days(addRow(new QSpinBox))
    , m_wording(addChoice())
    , m_confidentiality(addChoice())
    , m_house(addHeading())
    , m_author(addLine(request.details.author))
    , m_contact(addLine(request.options.contact))
    , m_logo(new QLineEdit(request.options.logo))
    , m_browse(new QPushButton)
    , m_accent(nullptr)
    , m_header(nullptr)
    , m_footer(nullptr)
    , m_disclaimer(nullptr)
    , m_contents(nullptr)
    , m_attach(new QCheckBox)
{
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    addRow(logoRow());
    m_accent = addRow(new QPushButton);
    m_header = addLine({});
    m_footer = addLine({});
    m_disclaimer = addRow(new QPlainTextEdit);
    m_disclaimer->setTabChangesFocus(true);
    m_disclaimer->setFixedHeight(m_disclaimer->fontMetrics().lineSpacing() * (kDisclaimerLines + 1));
    m_contents = addHeading();
    buildParts();

    for (const Language language : kLanguages)
        m_language->addItem(languageNativeName(language), int(language));
    m_language->setCurrentIndex(m_language->findData(int(request.options.language)));
    for (const Paper paper : {Paper::A4, Paper::Letter})
        m_paper->addItem(QString(), int(paper));
    m_paper->setCurrentIndex(m_paper->findData(int(request.options.paper)));
    for (const Wording wording : kWordings)
        m_wording->addItem(QString(), int(wording));
    m_wording->setCurrentIndex(m_wording->findData(int(request.options.wording)));
    for (const Confidentiality mark : kConfidentialities)
        m_confidentiality->addItem(QString(), int(mark));
    m_confidentiality->setCurrentIndex(m_confidentiality->findData(int(request.options.confidentiality)));
    m_valid_days->setRange(0, kLongestValidity);
    m_valid_days->setKeyboardTracking(false);
    const ProposalOptions &options = request.options;
    m_valid_days->setValue(options.valid_until.isValid() ? int(options.date.daysTo(options.valid_until)) : 0);
    showOwnWords();
    showAccent();
    retranslate();

    connect(m_language, &QComboBox::currentIndexChanged, this, [this] {
        takeOwnWords();
        m_request.options.language = Language(m_language->currentData().toInt());
        showOwnWords();
        emit changed();
    });
    for (QComboBox *choice : {m_paper, m_wording, m_confidentiality})
        connect(choice, &QComboBox::currentIndexChanged, this, &ProposalForm::changed);
    connect(m_valid_days, &QSpinBox::valueChanged, this, &ProposalForm::changed);
    connect(m_logo, &QLineEdit::textChanged, this, &ProposalForm::changed);
    connect(m_browse, &QPushButton::clicked, this, &ProposalForm::chooseLogo);
    connect(m_accent, &QPushButton::clicked, this, &ProposalForm::chooseAccent);
    connect(m_disclaimer, &QPlainTextEdit::textChanged, this, &ProposalForm::changed);
}

ProposalRequest ProposalForm::request() const
{
    ProposalRequest request = m_request;
    ProposalOptions &options = request.options;
    options.language = Language(m_language->currentData().toInt());
    options.paper = Paper(m_paper->currentData().toInt());
    options.wording = Wording(m_wording->currentData().toInt());
    options.confidentiality = Confidentiality(m_confidentiality->currentData().toInt());
    options.project = m_project->text().simplified();
    options.number = m_number->text().simplified();
    options.revision = m_revision->text().simplified();
    options.contact = m_contact->text().simplified();
    options.valid_until = m_valid_days->value() > 0 ? options.date.addDays(m_valid_days->value()) : QDate();
    options.logo = m_logo->text().trimmed();
    options.own_words[options.language] = {m_header->text().simplified(), m_footer->text().simplified(),
                                           m_disclaimer->toPlainText().simplified()};
    options.parts.clear();
    for (const auto &[part, box] : m_parts) {
        if (box->isChecked())
            options.parts.insert(part);
    }
    options.attach_scenario = m_attach->isChecked();
    request.details = {m_title->text().simplified(), m_customer->text().simplified(), m_author->text().simplified()};
    return request;
}

QString ProposalForm::typedText() const
{
    QString text = m_disclaimer->toPlainText();
    for (const QLineEdit *line :
         {m_title, m_customer, m_project, m_number, m_revision, m_author, m_contact, m_header, m_footer})
        text += line->text();
    return text;
}

void ProposalForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

QLineEdit *ProposalForm::addLine(const QString &text)
{
    auto *line = new QLineEdit(text);
    line->setMaxLength(kLongestText);
    line->setMinimumWidth(line->fontMetrics().averageCharWidth() * kFieldCharacters);
    connect(line, &QLineEdit::textChanged, this, &ProposalForm::changed);
    return addRow(line);
}

QComboBox *ProposalForm::addChoice()
{
    return addRow(new QComboBox);
}

template<typename Field>
Field *ProposalForm::addRow(Field *field)
{
    auto *label = new QLabel;
    label->setBuddy(field);
    m_form->addRow(label, field);
    return field;
}

QLabel *ProposalForm::addHeading()
{
    auto *heading = new QLabel;
    heading->setFont(ui::font(TextRole::Name));
    m_form->addRow(heading);
    return heading;
}

QWidget *ProposalForm::logoRow()
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_logo, 1);
    layout->addWidget(m_browse);
    row->setFocusProxy(m_logo);
    return row;
}

void ProposalForm::buildParts()
{
    for (const ProposalPart part : kProposalParts) {
        auto *box = new QCheckBox;
        box->setChecked(m_request.options.parts.contains(part));
        connect(box, &QCheckBox::toggled, this, &ProposalForm::changed);
        m_form->addRow(box);
        m_parts[part] = box;
    }
    m_attach->setChecked(m_request.options.attach_scenario);
    connect(m_attach, &QCheckBox::toggled, this, &ProposalForm::changed);
    m_form->addRow(m_attach);
}

void ProposalForm::chooseLogo()
{
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Choose a logo"), m_logo->text(), tr("Pictures (*.svg *.png *.jpg)"));
    if (!path.isEmpty())
        m_logo->setText(path);
}

void ProposalForm::chooseAccent()
{
    const QColor color = QColorDialog::getColor(m_request.options.accent, this, tr("Accent colour"));
    if (!color.isValid())
        return;
    m_request.options.accent = color;
    showAccent();
    emit changed();
}

void ProposalForm::showAccent()
{
    QPixmap swatch(kSwatch, kSwatch);
    swatch.fill(m_request.options.accent);
    m_accent->setIcon(swatch);
    m_accent->setText(m_request.options.accent.name().toUpper());
}

void ProposalForm::takeOwnWords()
{
    m_request.options.own_words[m_request.options.language] = {
        m_header->text().simplified(), m_footer->text().simplified(), m_disclaimer->toPlainText().simplified()};
}

void ProposalForm::showOwnWords()
{
    const OwnWords own = m_request.options.ownWords();
    m_header->setText(own.header);
    m_footer->setText(own.footer);
    m_disclaimer->setPlainText(own.disclaimer);
}

void ProposalForm::retranslate()
{
    m_document->setText(tr("Document"));
    //: whoever proposes: the company
    m_house->setText(tr("Your company"));
    m_contents->setText(tr("Contents"));
    //: of the proposal
    setName(m_form, m_language, tr("&Language"));
    setName(m_form, m_paper, tr("&Paper"));
    setName(m_form, m_title, tr("&Title"));
    setName(m_form, m_customer, tr("&Customer"));
    setName(m_form, m_project, tr("P&roject"));
    //: of the proposal
    setName(m_form, m_number, tr("&Number"));
    setName(m_form, m_revision, tr("Re&vision"));
    //: for how long a proposal holds
    setName(m_form, m_valid_days, tr("Valid &for"));
    setName(m_form, m_wording, tr("&Wording"));
    setName(m_form, m_confidentiality, tr("Conf&identiality"));
    //: who wrote the proposal
    setName(m_form, m_author, tr("Prepared &by"));
    setName(m_form, m_contact, tr("C&ontact"));
    setName(m_form, m_logo->parentWidget(), tr("Lo&go"));
    setName(m_form, m_accent, tr("&Accent colour"));
    setName(m_form, m_header, tr("&Header"));
    setName(m_form, m_footer, tr("Foote&r"));
    setName(m_form, m_disclaimer, tr("&Disclaimer"));
    m_title->setPlaceholderText(tr("from the model's name"));
    m_logo->setPlaceholderText(tr("an SVG or PNG file"));
    m_logo->setAccessibleName(tr("Logo"));
    m_browse->setText(tr("Browse…"));
    m_attach->setText(tr("Attach the scenario to the PDF"));
    //: days
    m_valid_days->setSuffix(QChar(QChar::Nbsp) + tr("days"));
    m_valid_days->setSpecialValueText(tr("not stated"));
    retranslateChoices();
    retranslateParts();
}

void ProposalForm::retranslateChoices()
{
    m_paper->setItemText(0, QStringLiteral("A4"));
    //: paper size of 8.5 by 11 inches
    m_paper->setItemText(1, tr("Letter"));
    //: how the sentence that limits a proposal is worded
    m_wording->setItemText(0, tr("Plain"));
    //: how the sentence that limits a proposal is worded
    m_wording->setItemText(1, tr("Formal"));
    //: how the sentence that limits a proposal is worded
    m_wording->setItemText(2, tr("For colleagues"));
    //: no mark of confidentiality
    m_confidentiality->setItemText(0, tr("No mark"));
    m_confidentiality->setItemText(1, tr("Confidential"));
    m_confidentiality->setItemText(2, tr("For internal use"));
}

void ProposalForm::retranslateParts()
{
    const std::pair<ProposalPart, QString> names[] = {//: the first page of a document
                                                      {ProposalPart::Cover, tr("Cover")},
                                                      {ProposalPart::Summary, tr("Summary")},
                                                      {ProposalPart::Comparison, tr("Comparison")},
                                                      {ProposalPart::Memory, tr("Memory")},
                                                      {ProposalPart::Speed, tr("Expected speed")},
                                                      {ProposalPart::Cost, tr("Cost")},
                                                      {ProposalPart::Alternatives, tr("Alternatives and why not")},
                                                      {ProposalPart::Specifications, tr("Specifications")},
                                                      {ProposalPart::Checks, tr("To check before renting or buying")},
                                                      {ProposalPart::TestPlan, tr("Test plan")},
                                                      {ProposalPart::Inputs, tr("All inputs")},
                                                      {ProposalPart::Method, tr("Method and sources")},
                                                      {ProposalPart::Glossary, tr("Glossary")},
                                                      {ProposalPart::Limits, tr("Limits and validity")}};
    for (const auto &[part, name] : names)
        m_parts.at(part)->setText(name);
}

} // namespace tarozi::ui
