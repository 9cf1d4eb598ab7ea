// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/price_row.h"

#include <QComboBox>
#include <QHBoxLayout>

namespace tarozi::ui {

namespace {

constexpr double kHighest = 1e9;

} // namespace

PriceRow::PriceRow(QWidget *parent)
    : ParameterRow(new QWidget, parent, EditorPlace::Below)
    , m_amount(new NumberBox(editor()))
    , m_currency(new QComboBox(editor()))
{
    auto *layout = new QHBoxLayout(editor());
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_amount, 1);
    layout->addWidget(m_currency);
    editor()->setFocusProxy(m_amount);
    m_amount->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_amount->setDecimals(2);
    m_amount->setRange(0, kHighest);
    m_currency->addItems({QStringLiteral("RUB"), QStringLiteral("USD"), QStringLiteral("EUR"), QStringLiteral("UZS"),
                          QStringLiteral("KZT")});
    connect(m_amount, &QDoubleSpinBox::valueChanged, this, [this] {
        if (!m_showing)
            announce();
    });
    connect(m_amount, &NumberBox::noteChanged, this, [this] { setEntryNote(m_amount->note()); });
    connect(m_currency, &QComboBox::activated, this, &PriceRow::announce);
}

void PriceRow::announce()
{
    const double amount = m_amount->value();
    emit edited(amount > 0 ? std::optional<double>(amount) : std::nullopt, m_currency->currentText());
}

void PriceRow::retranslate()
{
    m_amount->setAccessibleName(tr("Price of a GPU-hour, amount"));
    m_currency->setAccessibleName(tr("Price of a GPU-hour, currency"));
}

void PriceRow::show(std::optional<double> amount, const QString &currency)
{
    m_showing = true;
    m_amount->setValue(amount.value_or(0));
    m_showing = false;
    if (m_currency->findText(currency) < 0)
        m_currency->addItem(currency);
    m_currency->setCurrentIndex(m_currency->findText(currency));
}

} // namespace tarozi::ui
