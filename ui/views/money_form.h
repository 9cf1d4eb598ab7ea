// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/money_fields.h"
#include "ui/views/assessment_view.h"

#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace tarozi::ui {

class CandidatePrices;
class OptionalNumber;
class RateTable;

// The inputs of money: prices of the compared GPUs, the currency and its rates, use, purchase, upkeep, a hosted API.
class MoneyForm : public AssessmentView
{
    Q_OBJECT

public:
    explicit MoneyForm(const ViewContext &context, QWidget *parent = nullptr);

    OptionalNumber *number(QLatin1StringView key) const;
    QComboBox *currency() const { return m_currency; }
    CandidatePrices *prices() const { return m_prices; }
    RateTable *rates() const { return m_rates; }

protected:
    void present() override;
    void retranslate() override;

private:
    struct Row {
        const MoneyField *field;
        QLabel *label;
        OptionalNumber *editor;
        QLabel *unit;
    };
    struct Section {
        MoneyGroup group;
        QPushButton *heading;
        QWidget *body;
        QFormLayout *rows;
    };

    void addSection(MoneyGroup group, bool open);
    void addRow(Section &section, const MoneyField &field);
    void editMoney(const MoneyInputs &money);
    QString unitOf(const MoneyField &field) const;

    CandidatePrices *m_prices;
    QLabel *m_currency_label;
    QComboBox *m_currency;
    RateTable *m_rates;
    QLabel *m_date_label;
    QLineEdit *m_date;
    std::vector<Section> m_sections;
    std::vector<Row> m_rows;
};

} // namespace tarozi::ui
