// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/number_box.h"
#include "ui/controls/parameter_row.h"

#include <vector>

namespace tarozi::ui {

// A parameter that is a number. The box may count in another unit than the value: billions, per cent, gigabytes.
class NumberRow : public ParameterRow
{
    Q_OBJECT

public:
    explicit NumberRow(QWidget *parent = nullptr);

    struct Range {
        double minimum = 0, maximum = 100; // of the value
        double box_unit = 1;               // value = box × unit; below 1: a whole part of 1
        int decimals = 0;
        double step = 1; // of the box
    };
    void setRange(const Range &range);
    // Ascending values of the slider's stops, with their labels.
    void setStops(std::vector<double> stops, const QStringList &labels);
    NumberBox *box() const { return m_box; }

    // `text`: the value with its unit in words, for screen readers.
    void show(double value, const QString &text);
    double shown() const { return m_value; }

signals:
    void edited(double value);

private:
    void stopChosen(int index) override { emit edited(m_stops[std::size_t(index)]); }
    double fromBox(double shown) const;

    NumberBox *m_box;
    std::vector<double> m_stops;
    double m_box_unit = 1;
    double m_value = 0;
    bool m_showing = false;
};

// The index of the stop nearest to a value; by ratio where all are positive, as scales of powers are read.
int nearestStop(const std::vector<double> &stops, double value);

} // namespace tarozi::ui
