// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/range_bars.h"

#include "ui/theme/style.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace tarozi::ui {

namespace {

constexpr double kBar = 20;
constexpr double kLine = 18;
constexpr double kBetween = 10;
constexpr double kTint = 0.35; // of the colour over the card, where the band reaches beyond the figure
constexpr double kTick = 2;

constexpr int kLeft = int(Qt::AlignLeft) | int(Qt::AlignVCenter) | int(Qt::TextSingleLine);
constexpr int kRight = int(Qt::AlignRight) | int(Qt::AlignVCenter) | int(Qt::TextSingleLine);

double placeOf(double value, const QRectF &rect, const RangeBarsSpec &spec)
{
    const double width = spec.scale_maximum - spec.scale_minimum;
    return width > 0 ? rect.left() + (value - spec.scale_minimum) / width * rect.width() : rect.left();
}

void drawFigure(QPainter &painter, const QRectF &rect, const RangeBar &bar, const RangeBarsSpec &spec,
                const Colors &colors)
{
    const QColor color = colors.series(bar.candidate);
    const auto x = [&](double value) { return placeOf(value, rect, spec); };
    painter.fillRect(QRectF(rect.left(), rect.top(), x(bar.high) - rect.left(), rect.height()),
                     mixed(colors.card, color, kTint));
    painter.fillRect(QRectF(rect.left(), rect.top(), x(bar.low) - rect.left(), rect.height()), color);
    painter.fillRect(QRectF(x(bar.mid) - kTick / 2, rect.top() - 2, kTick, rect.height() + 4), colors.text);
}

void drawInfluence(QPainter &painter, const QRectF &rect, const RangeBar &bar, const RangeBarsSpec &spec,
                   const Colors &colors)
{
    const QColor color = colors.series(bar.candidate);
    const auto x = [&](double value) { return placeOf(value, rect, spec); };
    const double line = x(*spec.baseline);
    const double low = x(bar.low), high = x(bar.high);
    const auto part = [&](double to, const QColor &fill) {
        painter.fillRect(QRectF(std::min(line, to), rect.top(), std::abs(to - line), rect.height()), fill);
    };
    part(low, mixed(colors.card, color, kTint));
    part(high, color);
    painter.fillRect(QRectF(line - kTick / 2, rect.top() - 4, kTick, rect.height() + 8), colors.text);
}

QString bandOf(const RangeBar &bar)
{
    return QStringLiteral("%1 – %2").arg(bar.low_label, bar.high_label);
}

} // namespace

double rangeBarsHeight(const RangeBarsSpec &spec)
{
    return double(spec.bars.size()) * (kLine + kBar + kBetween);
}

void drawRangeBars(QPainter &painter, const QRectF &rect, const RangeBarsSpec &spec, const Colors &colors)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setFont(font(TextRole::Secondary));
    const QFontMetricsF metrics(painter.font());
    double top = rect.top();
    for (const RangeBar &bar : spec.bars) {
        const QRectF words(rect.left(), top, rect.width(), kLine);
        const double label = metrics.horizontalAdvance(bar.label) + 8;
        painter.setPen(spec.baseline ? colors.text : colors.series(bar.candidate));
        painter.drawText(words.adjusted(0, 0, -label, 0), kLeft,
                         metrics.elidedText(bar.name, Qt::ElideRight, words.width() - label));
        painter.setPen(colors.text);
        painter.drawText(words, kRight, bar.label);
        const QRectF place(rect.left(), top + kLine, rect.width(), kBar);
        if (!bar.summary.isEmpty()) {
            painter.setPen(colors.secondary);
            painter.drawText(place, kLeft, metrics.elidedText(bar.summary, Qt::ElideRight, place.width()));
        } else if (spec.baseline) {
            drawInfluence(painter, place, bar, spec, colors);
        } else {
            drawFigure(painter, place, bar, spec, colors);
        }
        top += kLine + kBar + kBetween;
    }
    painter.restore();
}

TableSpec tableOf(const RangeBarsSpec &spec)
{
    TableSpec table;
    table.title = spec.title;
    table.locale = spec.locale;
    table.header = {QString(), spec.title};
    for (const RangeBar &bar : spec.bars) {
        TableRow row;
        row.label.text = bar.name;
        TableCell cell;
        cell.text = bar.summary.isEmpty() ? bar.label : bar.summary;
        if (bar.summary.isEmpty())
            cell.note = bandOf(bar);
        row.cells.push_back(cell);
        table.rows.push_back(row);
    }
    return table;
}

RangeBarsChart::RangeBarsChart(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus);
}

void RangeBarsChart::setSpec(const RangeBarsSpec &spec)
{
    if (m_spec == spec)
        return;
    m_spec = spec;
    setAccessibleName(spec.title);
    setAccessibleDescription(spec.summary);
    updateGeometry();
    update();
}

void RangeBarsChart::setColors(const Colors &colors)
{
    m_colors = &colors;
    update();
}

QSize RangeBarsChart::sizeHint() const
{
    return {480, int(rangeBarsHeight(m_spec)) + 2};
}

void RangeBarsChart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    drawRangeBars(painter, rect(), m_spec, *m_colors);
}

} // namespace tarozi::ui
