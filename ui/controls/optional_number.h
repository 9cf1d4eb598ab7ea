// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

#include <optional>

namespace tarozi::ui {

// A number that may be unset: an emptied field takes it back. Reads numbers as readNumber() does, announces one when it
// is finished; what cannot be understood or lies outside the range is refused, said in the tool tip and put back.
class OptionalNumber : public QLineEdit
{
    Q_OBJECT

public:
    OptionalNumber(double minimum, double maximum, QWidget *parent = nullptr);

    // `factor`: what one of the shown unit is: 0.01 for per cent.
    void setFactor(double factor) { m_factor = factor; }
    void show(const std::optional<double> &value);
    const std::optional<double> &value() const { return m_value; }
    bool hasTrouble() const { return m_trouble; }
    void retranslate();

signals:
    void edited(std::optional<double> value);

private:
    void finish();
    QString textOf(double value) const;

    double m_minimum, m_maximum, m_factor = 1;
    std::optional<double> m_value;
    bool m_trouble = false;
};

} // namespace tarozi::ui
