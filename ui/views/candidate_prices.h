// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/assessment_view.h"

#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;

namespace tarozi::ui {

class OptionalNumber;

// What an hour of each compared GPU costs: an offer of the catalogue for this card, or an amount of one's own.
class CandidatePrices : public AssessmentView
{
    Q_OBJECT

public:
    explicit CandidatePrices(const ViewContext &context, QWidget *parent = nullptr);

    QComboBox *offers(int candidate) const { return m_rows.at(size_t(candidate)).offers; }
    OptionalNumber *amount(int candidate) const { return m_rows.at(size_t(candidate)).amount; }

protected:
    void present() override;
    void retranslate() override;

private:
    struct Row {
        QLabel *name;
        QComboBox *offers;
        OptionalNumber *amount;
        QComboBox *currency;
    };

    void addRow();
    void showRow(int candidate);
    void fillOffers(QComboBox *box, const Candidate &candidate);
    void edit(int candidate, const PriceChoice &price);

    QGridLayout *m_grid;
    std::vector<Row> m_rows;
};

} // namespace tarozi::ui
