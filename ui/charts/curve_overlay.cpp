// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/curve_overlay.h"

#include "ui/charts/curve_shape.h"
#include "ui/charts/label_placer.h"

#include <QFontMetricsF>
#include <QPainter>

namespace tarozi::ui {

namespace {

constexpr double kMark = 4.5;
constexpr double kOffset = 10;
constexpr double kSteps = 10; // places tried along a line

class Overlay
{
public:
    Overlay(QPainter &painter, const CurveFrame &frame, const CurveSpec &spec, const Colors &colors)
        : m_painter(painter), m_frame(frame), m_spec(spec), m_colors(colors), m_placer(frame.plot)
    {
        m_painter.setFont(font(TextRole::Secondary));
    }

    void draw()
    {
        drawLimitLines();
        drawCurrent();
        avoidCurves();
        drawMarks();
        drawCrossings();
        labelLimits();
        labelCeilings();
        labelNames();
        labelMarks();
    }

private:
    QPointF pixel(double x, double y) const { return m_frame.pixel({x, y}); }
    bool inside(const QPointF &point) const { return m_frame.plot.adjusted(-1, -1, 1, 1).contains(point); }

    QSizeF sizeOf(const QString &text) const
    {
        const QFontMetricsF metrics(m_painter.font());
        return {metrics.horizontalAdvance(text) + 2, metrics.height()};
    }

    void label(const QString &text, const QColor &color, const std::vector<QPointF> &corners)
    {
        if (text.isEmpty())
            return;
        const auto rect = m_placer.place(sizeOf(text), corners);
        if (!rect)
            return;
        m_painter.setPen(color);
        m_painter.drawText(*rect, int(Qt::AlignLeft) | Qt::AlignVCenter | Qt::TextSingleLine, text);
    }

    void drawLimitLines()
    {
        for (const CurveSeries &series : m_spec.series) {
            if (!series.limit)
                continue;
            const double y = pixel(m_spec.current_x.value_or(1), *series.limit).y();
            const QLineF line(m_frame.plot.left(), y, m_frame.plot.right(), y);
            if (y < m_frame.plot.top())
                continue;
            m_painter.setPen(QPen(m_colors.series(series.candidate), 1.2, Qt::SolidLine, Qt::FlatCap));
            m_painter.drawLine(line);
            m_placer.avoid(line);
        }
    }

    void drawCurrent()
    {
        if (!m_spec.current_x)
            return;
        const double x = pixel(*m_spec.current_x, 0).x();
        if (x < m_frame.plot.left() - 1 || x > m_frame.plot.right() + 1)
            return;
        const QLineF line(x, m_frame.plot.top(), x, m_frame.plot.bottom());
        QPen pen(m_colors.secondary, 1.2, Qt::CustomDashLine, Qt::FlatCap);
        pen.setDashPattern({2, 3});
        m_painter.setPen(pen);
        m_painter.drawLine(line);
        const double width = sizeOf(m_spec.current_label).width();
        label(m_spec.current_label, m_colors.text,
              {{x + kOffset / 2, m_frame.plot.top() + 1}, {x - kOffset / 2 - width, m_frame.plot.top() + 1}});
        m_placer.avoid(line);
        for (const CurveSeries &series : m_spec.series) {
            const auto y = valueAt(series.points, *m_spec.current_x);
            if (y && inside(pixel(*m_spec.current_x, *y)))
                drawMark(m_painter, pixel(*m_spec.current_x, *y), series.candidate, m_colors);
        }
    }

    void avoidCurves()
    {
        for (const CurveSeries &series : m_spec.series) {
            for (std::size_t i = 1; i < series.points.size(); ++i)
                m_placer.avoid({m_frame.pixel(series.points[i - 1]), m_frame.pixel(series.points[i])});
            for (std::size_t i = 1; i < series.ceiling.size(); ++i)
                m_placer.avoid({m_frame.pixel(series.ceiling[i - 1]), m_frame.pixel(series.ceiling[i])});
        }
    }

    // All marks before the first label: a label never covers one.
    void drawMarks()
    {
        for (const CurveMark &mark : m_spec.marks) {
            const QPointF at = m_frame.pixel(mark.at);
            if (!inside(at))
                continue;
            drawMark(m_painter, at, mark.candidate, m_colors, mark.hollow);
            m_placer.occupy(QRectF(at - QPointF(kMark + 1, kMark + 1), QSizeF(2 * kMark + 2, 2 * kMark + 2)));
        }
    }

    void labelMarks()
    {
        for (const CurveMark &mark : m_spec.marks) {
            const QPointF at = m_frame.pixel(mark.at);
            if (!inside(at) || mark.label.isEmpty())
                continue;
            const QSizeF size = sizeOf(mark.label);
            const double up = -size.height() / 2, right = kOffset, left = -kOffset - size.width();
            std::vector<QPointF> corners;
            for (const double shift : {0.0, 0.8, -0.8, 1.6, -1.6}) {
                corners.push_back(at + QPointF(right, up + shift * size.height()));
                corners.push_back(at + QPointF(left, up + shift * size.height()));
            }
            label(mark.label, m_colors.series(mark.candidate), corners);
        }
    }

    void drawCrossings()
    {
        for (const CurveSeries &series : m_spec.series) {
            if (!series.solid_until || series.crossing_label.isEmpty())
                continue;
            const auto y = valueAt(series.points, *series.solid_until);
            if (!y)
                continue;
            const QPointF at = pixel(*series.solid_until, *y);
            if (!inside(at))
                continue;
            if (m_spec.crossings_to_axis)
                dropToAxis(at, series.candidate);
            drawMark(m_painter, at, series.candidate, m_colors);
            const QSizeF size = sizeOf(series.crossing_label);
            std::vector<QPointF> corners;
            for (double step = 0; step < 4; ++step) {
                const double shift = step * size.height();
                corners.push_back({at.x() + kOffset, at.y() + 4 + shift});
                if (m_spec.crossings_to_axis)
                    corners.push_back({at.x() + kOffset, at.y() - 4 - size.height() - shift});
                corners.push_back({at.x() - kOffset - size.width(), at.y() - 4 - size.height() - shift});
                corners.push_back({at.x() - kOffset - size.width(), at.y() + 4 + shift});
            }
            label(series.crossing_label, m_colors.series(series.candidate), corners);
        }
    }

    void dropToAxis(const QPointF &at, int candidate)
    {
        const QLineF line(at.x(), at.y(), at.x(), m_frame.plot.bottom());
        m_painter.setPen(QPen(m_colors.series(candidate), 1, Qt::SolidLine, Qt::FlatCap));
        m_painter.drawLine(line);
        m_placer.avoid(line);
    }

    // Along the ceiling, from its left end, over it before under it.
    void labelCeilings()
    {
        for (const CurveSeries &series : m_spec.series) {
            const QSizeF size = sizeOf(series.ceiling_label);
            std::vector<QPointF> corners;
            for (const QPointF &point : series.ceiling) {
                const QPointF at = m_frame.pixel(point);
                if (!inside(at))
                    continue;
                corners.push_back({at.x() + 4, at.y() - size.height() - 1});
                corners.push_back({at.x() + 4, at.y() + 1});
            }
            label(series.ceiling_label, m_colors.series(series.candidate), corners);
        }
    }

    // On the line, from the left to the right, over it before under it.
    void labelLimits()
    {
        for (const CurveSeries &series : m_spec.series) {
            if (!series.limit)
                continue;
            const double y = pixel(m_spec.current_x.value_or(1), *series.limit).y();
            const QSizeF size = sizeOf(series.limit_label);
            std::vector<QPointF> corners;
            for (double step = 0; step <= kSteps; ++step) {
                const double x = m_frame.plot.left() + 4 + step / kSteps * (m_frame.plot.width() - size.width() - 8);
                corners.push_back({x, y - size.height() - 1});
                corners.push_back({x, y + 1});
            }
            label(series.limit_label, m_colors.series(series.candidate), corners);
        }
    }

    // A series that no other label names gets its name at the end of what is seen of it.
    void labelNames()
    {
        for (const CurveSeries &series : m_spec.series) {
            if (!series.crossing_label.isEmpty())
                continue;
            const QSizeF size = sizeOf(series.name);
            std::vector<QPointF> corners;
            for (auto point = series.points.rbegin(); point != series.points.rend(); ++point) {
                const QPointF at = m_frame.pixel(*point);
                if (!inside(at))
                    continue;
                corners.push_back({at.x() - size.width() - kOffset, at.y() - size.height() - 3});
                corners.push_back({at.x() - size.width(), at.y() + kOffset});
            }
            label(series.name, m_colors.series(series.candidate), corners);
        }
    }

    QPainter &m_painter;
    const CurveFrame &m_frame;
    const CurveSpec &m_spec;
    const Colors &m_colors;
    LabelPlacer m_placer;
};

} // namespace

void drawMark(QPainter &painter, const QPointF &center, int candidate, const Colors &colors, bool hollow)
{
    painter.setPen(QPen(hollow ? colors.series(candidate) : colors.card, hollow ? 1.8 : 1.5));
    painter.setBrush(hollow ? colors.card : colors.series(candidate));
    const double r = kMark;
    switch (candidate % 4) {
    case 0: painter.drawEllipse(center, r, r); break;
    case 1: painter.drawRect(QRectF(center.x() - r, center.y() - r, 2 * r, 2 * r)); break;
    case 2:
        painter.drawPolygon(
            QPolygonF({center + QPointF(0, -r - 1), center + QPointF(r + 1, r), center + QPointF(-r - 1, r)}));
        break;
    default:
        painter.drawPolygon(QPolygonF({center + QPointF(0, -r - 1), center + QPointF(r + 1, 0),
                                       center + QPointF(0, r + 1), center + QPointF(-r - 1, 0)}));
        break;
    }
    painter.setBrush(Qt::NoBrush);
}

void drawCurveOverlay(QPainter &painter, const CurveFrame &frame, const CurveSpec &spec, const Colors &colors)
{
    painter.save();
    Overlay(painter, frame, spec, colors).draw();
    painter.restore();
}

} // namespace tarozi::ui
