// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/scenario.h"
#include "ui/controls/number_box.h"
#include "ui/controls/parameter_row.h"

class QComboBox;

namespace tarozi::ui {

// An amount and its currency; an amount of nothing is no price.
class PriceRow : public ParameterRow
{
    Q_OBJECT

public:
    explicit PriceRow(QWidget *parent = nullptr);

    void retranslate();
    // `amount`: what an hour of one GPU costs, also where a tariff says it.
    void show(std::optional<double> amount, const QString &currency);

    NumberBox *box() const { return m_amount; }
    QComboBox *currencyCombo() const { return m_currency; }

signals:
    void edited(std::optional<double> amount, const QString &currency);

private:
    void stopChosen(int) override {}
    void announce();

    NumberBox *m_amount;
    QComboBox *m_currency;
    bool m_showing = false;
};

} // namespace tarozi::ui
