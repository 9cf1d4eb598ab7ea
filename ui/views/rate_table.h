// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/assessment_view.h"

#include <vector>

class QComboBox;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace tarozi::ui {

class OptionalNumber;

// Exchange rates that a person enters, each with its date and who published it. Nothing is converted without one.
class RateTable : public AssessmentView
{
    Q_OBJECT

public:
    explicit RateTable(const ViewContext &context, QWidget *parent = nullptr);

    QPushButton *addButton() const { return m_add; }
    int count() const { return int(m_rows.size()); }
    OptionalNumber *value(int row) const { return m_rows.at(size_t(row)).value; }

protected:
    void present() override;
    void retranslate() override;

private:
    struct Row {
        QWidget *line;
        QComboBox *from;
        OptionalNumber *value;
        QComboBox *to;
        QLineEdit *date, *source;
        QPushButton *remove;
    };

    void addRow();
    void keep(int row);
    void edit(const std::vector<ExchangeRate> &rates);

    QVBoxLayout *m_layout;
    QPushButton *m_add;
    std::vector<Row> m_rows;
};

} // namespace tarozi::ui
