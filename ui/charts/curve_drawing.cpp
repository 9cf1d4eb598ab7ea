// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/curve_drawing.h"

#include "ui/charts/curve_overlay.h"
#include "ui/charts/curve_shape.h"
#include "ui/charts/ticks.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace tarozi::ui {

namespace {

constexpr double kTitleHeight = 26;
constexpr double kLine = 17;
constexpr double kPointsPerTick = 42;

constexpr int kCentered = int(Qt::AlignCenter) | int(Qt::TextSingleLine);
constexpr int kLeft = int(Qt::AlignLeft) | int(Qt::AlignVCenter) | int(Qt::TextSingleLine);
constexpr int kRight = int(Qt::AlignRight) | int(Qt::AlignVCenter) | int(Qt::TextSingleLine);

class CurveDrawing
{
public:
    CurveDrawing(QPainter &painter, const QRectF &rect, const CurveSpec &spec, const Colors &colors)
        : m_painter(painter), m_rect(rect), m_spec(spec), m_colors(colors), m_extent(curveExtent(spec))
    {
    }

    void draw()
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        drawTitle();
        m_painter.setFont(plainFont(TextRole::Secondary));
        if (m_spec.series.empty()) {
            text(m_rect.adjusted(0, titleHeight(), 0, 0), m_colors.secondary,
                 int(Qt::AlignLeft) | Qt::AlignTop | Qt::TextWordWrap, m_spec.message);
            return;
        }
        layOut();
        drawAxes();
        drawBands();
        drawCurves();
        const CurveFrame frame{m_plot, [this](const QPointF &point) { return pixel(point); }};
        drawCurveOverlay(m_painter, frame, m_spec, m_colors);
    }

private:
    double titleHeight() const { return m_spec.title.isEmpty() ? 0 : kTitleHeight; }

    void text(const QRectF &rect, const QColor &color, int flags, const QString &words)
    {
        m_painter.setPen(color);
        m_painter.drawText(rect, flags, words);
    }

    void drawTitle()
    {
        if (m_spec.title.isEmpty())
            return;
        m_painter.setFont(plainFont(TextRole::Name));
        text(QRectF(m_rect.left(), m_rect.top(), m_rect.width(), kTitleHeight), m_colors.text,
             int(Qt::AlignLeft) | Qt::AlignTop | Qt::TextSingleLine, m_spec.title);
    }

    void layOut()
    {
        const QFontMetricsF metrics(m_painter.font());
        const int wanted = std::max(2, static_cast<int>(m_rect.height() / kPointsPerTick));
        m_y_ticks = yTicks(m_spec, m_extent, wanted);
        m_y_step = niceStep(m_extent.y_to, wanted);
        double widest = 0;
        for (const double tick : m_y_ticks)
            widest = std::max(widest, metrics.horizontalAdvance(yTickLabel(m_spec, tick, m_y_step)));
        // the unit of the y axis stands over it, the title of the x axis under its ticks
        m_plot = m_rect.adjusted(widest + 8, titleHeight() + kLine + 4, -12, -2 * kLine - 6);
    }

    QPointF pixel(const QPointF &point) const
    {
        double share = 0;
        if (m_spec.x_ticks == CurveSpec::Ticks::PowersOfTwo)
            share = std::log2(point.x() / m_extent.x_from) / std::log2(m_extent.x_to / m_extent.x_from);
        else
            share = (point.x() - m_extent.x_from) / (m_extent.x_to - m_extent.x_from);
        double up = point.y() / m_extent.y_to;
        if (m_spec.y_scale == CurveSpec::Scale::Logarithmic)
            up = std::log(std::max(point.y(), m_extent.y_from) / m_extent.y_from) /
                 std::log(m_extent.y_to / m_extent.y_from);
        return {m_plot.left() + share * m_plot.width(), m_plot.bottom() - up * m_plot.height()};
    }

    void drawAxes()
    {
        text(QRectF(m_rect.left(), m_plot.top() - kLine - 4, m_rect.width(), kLine), m_colors.secondary, kLeft,
             m_spec.y_title);
        for (const double tick : m_y_ticks) {
            const double y = pixel({m_extent.x_from, tick}).y();
            m_painter.setPen(QPen(m_colors.line, tick == 0 ? 1.2 : 0.8));
            m_painter.drawLine(QPointF(m_plot.left(), y), QPointF(m_plot.right(), y));
            text(QRectF(m_rect.left(), y - kLine / 2, m_plot.left() - 8 - m_rect.left(), kLine), m_colors.secondary,
                 kRight, yTickLabel(m_spec, tick, m_y_step));
        }
        const QFontMetricsF metrics(m_painter.font());
        double free_from = m_rect.left();
        for (const double tick : xTicks(m_spec, m_extent)) {
            const QString label = xTickLabel(m_spec, tick);
            const double width = metrics.horizontalAdvance(label) + 4;
            const double x = pixel({tick, 0}).x();
            m_painter.setPen(QPen(m_colors.line, 1));
            m_painter.drawLine(QPointF(x, m_plot.bottom()), QPointF(x, m_plot.bottom() + 4));
            if (x - width / 2 < free_from)
                continue;
            text(QRectF(x - width / 2, m_plot.bottom() + 5, width, kLine), m_colors.secondary, kCentered, label);
            free_from = x + width / 2 + 4;
        }
        text(QRectF(m_plot.left(), m_rect.bottom() - kLine, m_plot.width(), kLine), m_colors.secondary, kCentered,
             m_spec.x_title);
    }

    // Cut at the top of the plot by calculation: vector files need no clip.
    std::vector<QPolygonF> visible(const std::vector<QPointF> &points) const
    {
        std::vector<QPolygonF> runs(1);
        for (std::size_t i = 0; i < points.size(); ++i) {
            const QPointF here = pixel(points[i]);
            if (i > 0) {
                const QPointF before = pixel(points[i - 1]);
                if ((before.y() < m_plot.top()) != (here.y() < m_plot.top())) {
                    const double share = (m_plot.top() - before.y()) / (here.y() - before.y());
                    runs.back() << before + share * (here - before);
                    if (here.y() < m_plot.top())
                        runs.emplace_back();
                }
            }
            if (here.y() >= m_plot.top())
                runs.back() << here;
        }
        return runs;
    }

    void polyline(const std::vector<QPointF> &points, const QPen &pen)
    {
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        for (const QPolygonF &run : visible(points)) {
            if (run.size() > 1)
                m_painter.drawPolyline(run);
        }
    }

    void drawBands()
    {
        for (const CurveSeries &series : m_spec.series) {
            if (series.band_low.empty() || series.band_high.empty())
                continue;
            QPolygonF outline;
            for (const QPointF &point : series.band_low)
                outline << pixel({point.x(), std::min(point.y(), m_extent.y_to)});
            for (auto point = series.band_high.rbegin(); point != series.band_high.rend(); ++point)
                outline << pixel({point->x(), std::min(point->y(), m_extent.y_to)});
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(tint(m_colors.series(series.candidate), m_colors.card));
            m_painter.drawPolygon(outline);
        }
    }

    void drawCurves()
    {
        for (std::size_t i = 0; i < m_spec.series.size(); ++i) {
            const CurveSeries &series = m_spec.series[i];
            const CurvePieces pieces = curvePieces(series);
            QPen pen(m_colors.series(series.candidate), lineWidth(m_spec, i), Qt::SolidLine, Qt::FlatCap,
                     Qt::RoundJoin);
            polyline(pieces.solid, pen);
            const std::vector<double> dashes = dashPattern(series.candidate);
            pen.setDashPattern(QList<qreal>(dashes.begin(), dashes.end()));
            polyline(pieces.dashed, pen);
            polyline(series.ceiling, ceilingPen(m_colors.series(series.candidate)));
        }
    }

    QPainter &m_painter;
    const QRectF m_rect;
    const CurveSpec &m_spec;
    const Colors &m_colors;
    const CurveExtent m_extent;
    QRectF m_plot;
    std::vector<double> m_y_ticks;
    double m_y_step = 0;
};

} // namespace

void drawCurve(QPainter &painter, const QRectF &rect, const CurveSpec &spec, const Colors &colors)
{
    painter.save();
    CurveDrawing(painter, rect, spec, colors).draw();
    painter.restore();
}

} // namespace tarozi::ui
