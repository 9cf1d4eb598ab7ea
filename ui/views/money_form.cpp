// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/money_form.h"

#include "core/importers/price_text.h"
#include "ui/controls/optional_number.h"
#include "ui/language/words_money.h"
#include "ui/theme/button_kind.h"
#include "ui/views/candidate_prices.h"
#include "ui/views/rate_table.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace tarozi::ui {

namespace {

constexpr double kPercent = 0.01;

bool isPercent(const MoneyField &field)
{
    using namespace Qt::StringLiterals;
    return field.kind == MoneyKind::Share || field.key == "retries"_L1 || field.key == "discount_rate"_L1;
}

} // namespace

MoneyForm::MoneyForm(const ViewContext &context, QWidget *parent)
    : AssessmentView(context, parent)
    , m_prices(new CandidatePrices(context))
    , m_currency_label(new QLabel)
    , m_currency(new QComboBox)
    , m_rates(new RateTable(context))
    , m_date_label(new QLabel)
    , m_date(new QLineEdit)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_prices);
    auto *currency = new QFormLayout;
    currency->setRowWrapPolicy(QFormLayout::WrapLongRows);
    currency->addRow(m_currency_label, m_currency);
    m_currency_label->setBuddy(m_currency);
    layout->addLayout(currency);
    layout->addWidget(m_rates);
    for (const MoneyGroup group :
         {MoneyGroup::Use, MoneyGroup::Extras, MoneyGroup::HostedApi, MoneyGroup::Purchase, MoneyGroup::Upkeep})
        addSection(group, group == MoneyGroup::Use);
    QFormLayout *purchase = m_sections[3].rows;
    purchase->addRow(m_date_label, m_date);
    m_date_label->setBuddy(m_date);
    for (const Section &section : m_sections) {
        layout->addWidget(section.heading, 0, Qt::AlignLeft);
        layout->addWidget(section.body);
    }
    connect(m_currency, &QComboBox::activated, this, [this] {
        MoneyInputs money = session().scenario().money;
        money.currency = m_currency->currentData().toString();
        editMoney(money);
    });
    connect(m_date, &QLineEdit::editingFinished, this, [this] {
        MoneyInputs money = session().scenario().money;
        const QString date = dateIn(m_date->text());
        if (m_date->text().trimmed().isEmpty() || isPlausibleDate(date))
            money.start_date = date;
        if (!(money == session().scenario().money))
            editMoney(money);
        else
            present();
    });
}

void MoneyForm::addSection(MoneyGroup group, bool open)
{
    Section section{group, new QPushButton, new QWidget, nullptr};
    section.rows = new QFormLayout(section.body);
    section.rows->setContentsMargins(0, 0, 0, 0);
    section.rows->setRowWrapPolicy(QFormLayout::WrapLongRows);
    section.heading->setCheckable(true);
    section.heading->setChecked(open);
    setButtonKind(section.heading, ButtonKind::Link);
    section.body->setVisible(open);
    connect(section.heading, &QPushButton::toggled, section.body, &QWidget::setVisible);
    for (const MoneyField &field : moneyFields()) {
        if (field.group == group)
            addRow(section, field);
    }
    m_sections.push_back(section);
}

void MoneyForm::addRow(Section &section, const MoneyField &field)
{
    Row row{&field, new QLabel, new OptionalNumber(field.minimum, field.maximum), new QLabel};
    if (isPercent(field))
        row.editor->setFactor(kPercent);
    row.label->setBuddy(row.editor);
    row.label->setWordWrap(true);
    auto *line = new QHBoxLayout;
    line->addWidget(row.editor, 1);
    line->addWidget(row.unit);
    section.rows->addRow(row.label, line);
    connect(row.editor, &OptionalNumber::edited, this, [this, &field](std::optional<double> value) {
        MoneyInputs money = session().scenario().money;
        money.*field.value = value;
        editMoney(money);
    });
    m_rows.push_back(row);
}

OptionalNumber *MoneyForm::number(QLatin1StringView key) const
{
    for (const Row &row : m_rows) {
        if (row.field->key == key)
            return row.editor;
    }
    return nullptr;
}

void MoneyForm::editMoney(const MoneyInputs &money)
{
    Scenario next = session().scenario();
    next.money = money;
    session().edit(next, EditField::Money);
}

QString MoneyForm::unitOf(const MoneyField &field) const
{
    if (isPercent(field))
        return QStringLiteral("%");
    const Format words = format();
    switch (field.kind) {
    case MoneyKind::Amount: {
        const QString &own = session().scenario().money.currency;
        return own.isEmpty() ? session().scenario().price.currency : own;
    }
    case MoneyKind::Seconds: return words.seconds(1).unit;
    case MoneyKind::Hours: return words.value(1, Unit::Hours).unit;
    case MoneyKind::Months: return words.value(session().scenario().money.months.value_or(36), Unit::Months).unit;
    case MoneyKind::Gigabytes: return words.gigabytes(1e9).unit;
    case MoneyKind::Watts: return words.watts(1).unit;
    case MoneyKind::Share:
    case MoneyKind::Ratio:
    case MoneyKind::Count: break;
    }
    return {};
}

void MoneyForm::present()
{
    const MoneyInputs &money = session().scenario().money;
    for (const Row &row : m_rows) {
        row.editor->show(money.*row.field->value);
        row.unit->setText(unitOf(*row.field));
    }
    m_currency->setCurrentIndex(std::max(0, m_currency->findData(money.currency)));
    const QDate date = QDate::fromString(money.start_date, Qt::ISODate);
    m_date->setText(date.isValid() ? date.toString(QStringLiteral("dd.MM.yyyy")) : QString());
}

void MoneyForm::retranslate()
{
    for (const Row &row : m_rows) {
        row.label->setText(words::moneyField(row.field->key));
        row.editor->retranslate();
    }
    for (const Section &section : m_sections) {
        switch (section.group) {
        case MoneyGroup::Use: section.heading->setText(tr("Use and load")); break;
        case MoneyGroup::Extras: section.heading->setText(tr("Storage and traffic")); break;
        case MoneyGroup::HostedApi: section.heading->setText(tr("Hosted API")); break;
        case MoneyGroup::Purchase: section.heading->setText(tr("Purchase and plan")); break;
        case MoneyGroup::Upkeep: section.heading->setText(tr("Upkeep of own GPUs")); break;
        }
    }
    m_currency_label->setText(tr("Costs in"));
    m_date_label->setText(tr("First day of the plan"));
    m_date->setPlaceholderText(tr("dd.mm.yyyy"));
    const QString chosen = session().scenario().money.currency;
    m_currency->clear();
    m_currency->addItem(tr("the currency of the price"), QString());
    QStringList codes{QStringLiteral("UZS"), QStringLiteral("RUB"), QStringLiteral("USD"), QStringLiteral("EUR")};
    if (!chosen.isEmpty() && !codes.contains(chosen))
        codes += chosen;
    for (const QString &code : codes)
        m_currency->addItem(code, code);
}

} // namespace tarozi::ui
