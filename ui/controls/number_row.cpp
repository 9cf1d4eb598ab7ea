// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/number_row.h"

#include <algorithm>
#include <cmath>

namespace tarozi::ui {

int nearestStop(const std::vector<double> &stops, double value)
{
    const bool by_ratio = value > 0 && !stops.empty() && stops.front() > 0;
    const auto distance = [&](double stop) {
        return by_ratio ? std::abs(std::log(value / stop)) : std::abs(value - stop);
    };
    const auto nearest = std::min_element(stops.begin(), stops.end(),
                                          [&](double one, double other) { return distance(one) < distance(other); });
    return nearest == stops.end() ? 0 : int(nearest - stops.begin());
}

NumberRow::NumberRow(QWidget *parent) : ParameterRow(new NumberBox, parent), m_box(static_cast<NumberBox *>(editor()))
{
    m_box->setButtonSymbols(QAbstractSpinBox::NoButtons);
    connect(m_box, &QDoubleSpinBox::valueChanged, this, [this](double shown) {
        if (!m_showing)
            emit edited(fromBox(shown));
    });
    connect(m_box, &NumberBox::noteChanged, this, [this] { setEntryNote(m_box->note()); });
}

// Dividing by 100 gives the 0.92 that a file holds; multiplying by 0.01 may miss it by a bit.
double NumberRow::fromBox(double shown) const
{
    return m_box_unit < 1 ? shown / std::round(1 / m_box_unit) : shown * m_box_unit;
}

void NumberRow::setRange(const Range &range)
{
    m_showing = true;
    m_box_unit = range.box_unit;
    m_box->setDecimals(range.decimals);
    m_box->setRange(range.minimum / range.box_unit, range.maximum / range.box_unit);
    m_box->setSingleStep(range.step);
    m_showing = false;
}

void NumberRow::setStops(std::vector<double> stops, const QStringList &labels)
{
    m_stops = std::move(stops);
    setStopLabels(labels);
    if (!m_stops.empty())
        slider()->setLimits(m_stops.front(), m_stops.back());
}

void NumberRow::show(double value, const QString &text)
{
    m_value = value;
    m_showing = true;
    m_box->setValue(value / m_box_unit);
    m_showing = false;
    if (m_stops.empty())
        return;
    const int index = nearestStop(m_stops, value);
    const double stop = m_stops[std::size_t(index)];
    // a stop is met to a part in a thousand million: shares such as 0.9 have no exact binary form
    const bool exact = std::abs(value - stop) <= std::abs(stop) * 1e-9;
    using Side = StopSlider::Side;
    slider()->showStop(index, exact ? Side::AtStop : value < stop ? Side::Below : Side::Above, value, text);
}

} // namespace tarozi::ui
