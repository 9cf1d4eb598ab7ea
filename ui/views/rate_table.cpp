// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/rate_table.h"

#include "core/importers/price_text.h"
#include "core/workload/money_fields.h"
#include "ui/controls/optional_number.h"
#include "ui/theme/button_kind.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace tarozi::ui {

namespace {

const QStringList kCodes{QStringLiteral("USD"), QStringLiteral("EUR"), QStringLiteral("RUB"), QStringLiteral("UZS")};

void choose(QComboBox *box, const QString &code)
{
    if (box->findText(code) < 0)
        box->addItem(code);
    box->setCurrentIndex(box->findText(code));
}

} // namespace

RateTable::RateTable(const ViewContext &context, QWidget *parent)
    : AssessmentView(context, parent), m_layout(new QVBoxLayout(this)), m_add(new QPushButton)
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(4);
    setButtonKind(m_add, ButtonKind::Link);
    m_layout->addWidget(m_add, 0, Qt::AlignLeft);
    connect(m_add, &QPushButton::clicked, this, [this] {
        const Scenario &scenario = session().scenario();
        std::vector<ExchangeRate> rates = scenario.money.rates;
        const QString to = scenario.money.currency.isEmpty() ? scenario.price.currency : scenario.money.currency;
        rates.push_back({to == kCodes.first() ? kCodes.at(1) : kCodes.first(), to, 1, {}, {}});
        edit(rates);
    });
}

void RateTable::addRow()
{
    const int index = int(m_rows.size());
    Row row{new QWidget,   new QComboBox,  new OptionalNumber(kMinRate, kMaxRate), new QComboBox, new QLineEdit,
            new QLineEdit, new QPushButton};
    auto *line = new QHBoxLayout(row.line);
    line->setContentsMargins(0, 0, 0, 0);
    row.from->addItems(kCodes);
    row.to->addItems(kCodes);
    setButtonKind(row.remove, ButtonKind::Link);
    line->addWidget(row.from);
    line->addWidget(new QLabel(QStringLiteral("=")));
    line->addWidget(row.value, 1);
    line->addWidget(row.to);
    line->addWidget(row.date, 1);
    line->addWidget(row.source, 1);
    line->addWidget(row.remove);
    m_layout->insertWidget(m_layout->count() - 1, row.line);
    for (QComboBox *box : {row.from, row.to})
        connect(box, &QComboBox::activated, this, [this, index] { keep(index); });
    for (QLineEdit *edit : {row.date, row.source})
        connect(edit, &QLineEdit::editingFinished, this, [this, index] { keep(index); });
    connect(row.value, &OptionalNumber::edited, this, [this, index] { keep(index); });
    connect(row.remove, &QPushButton::clicked, this, [this, index] {
        std::vector<ExchangeRate> rates = session().scenario().money.rates;
        rates.erase(rates.begin() + index);
        edit(rates);
    });
    m_rows.push_back(row);
}

void RateTable::keep(int index)
{
    const Row &row = m_rows.at(size_t(index));
    std::vector<ExchangeRate> rates = session().scenario().money.rates;
    ExchangeRate &rate = rates.at(size_t(index));
    rate.from = row.from->currentText();
    rate.to = row.to->currentText();
    rate.value = row.value->value().value_or(rate.value);
    const QString date = dateIn(row.date->text());
    if (row.date->text().trimmed().isEmpty() || isPlausibleDate(date))
        rate.date = date;
    rate.source = row.source->text();
    edit(rates);
}

void RateTable::edit(const std::vector<ExchangeRate> &rates)
{
    if (rates == session().scenario().money.rates) {
        present();
        return;
    }
    Scenario next = session().scenario();
    next.money.rates = rates;
    session().edit(next, EditField::Money);
}

void RateTable::present()
{
    const std::vector<ExchangeRate> &rates = session().scenario().money.rates;
    const size_t before = m_rows.size();
    while (m_rows.size() < rates.size())
        addRow();
    if (m_rows.size() > before)
        retranslate();
    for (size_t i = 0; i < m_rows.size(); ++i) {
        const Row &row = m_rows[i];
        row.line->setVisible(i < rates.size());
        if (i >= rates.size())
            continue;
        choose(row.from, rates[i].from);
        choose(row.to, rates[i].to);
        row.value->show(rates[i].value);
        const QDate date = QDate::fromString(rates[i].date, Qt::ISODate);
        row.date->setText(date.isValid() ? date.toString(QStringLiteral("dd.MM.yyyy")) : QString());
        row.source->setText(rates[i].source);
    }
}

void RateTable::retranslate()
{
    m_add->setText(tr("Add an exchange rate"));
    for (const Row &row : m_rows) {
        row.value->retranslate();
        row.from->setAccessibleName(tr("Rate: one unit of this currency"));
        row.to->setAccessibleName(tr("Rate: in this currency"));
        row.value->setAccessibleName(tr("Rate: value"));
        row.date->setPlaceholderText(tr("date"));
        row.date->setAccessibleName(tr("Rate: date"));
        row.source->setPlaceholderText(tr("source"));
        row.source->setAccessibleName(tr("Rate: source"));
        //: takes an exchange rate away
        row.remove->setText(tr("Remove"));
    }
}

} // namespace tarozi::ui
