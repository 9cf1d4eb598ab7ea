// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/ranking.h"
#include "ui/language/format.h"
#include "ui/theme/theme.h"

#include <QTableWidget>

namespace tarozi::ui {

// The candidates to choose from, best first; a click on a column's head orders by it. The box before a name tells
// whether the candidate is compared, and puts it into the comparison or takes it out. As tall as its rows.
class ChooseTable : public QTableWidget
{
    Q_OBJECT

public:
    enum Column { Place, Name, Fit, Spare, Speed, PerHour, PerMillion, Power, ColumnCount };

    explicit ChooseTable(QWidget *parent = nullptr);

    struct Content {
        const Ranking *ranking = nullptr;
        const Catalog *catalog = nullptr;
        QString currency;
        bool all_counts = false; // else the best number of GPUs of each card
        bool full = false;       // no room for another candidate
    };
    void setContent(const Content &content, const Format &format);
    void setColors(const Colors &colors);
    void retranslate();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void compareToggled(const tarozi::Candidate &candidate, bool compared);

protected:
    void wheelEvent(QWheelEvent *event) override;

private:
    void addRow(const RankEntry &entry, int place, const Content &content, const Format &format);

    std::vector<Candidate> m_candidates; // by the number kept in the name's item
    bool m_filling = false;
    const Colors *m_colors = &lightColors();
};

} // namespace tarozi::ui
