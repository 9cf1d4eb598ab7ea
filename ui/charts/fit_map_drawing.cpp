// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/fit_map_drawing.h"

#include "ui/charts/curve_shape.h"
#include "ui/charts/label_placer.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tarozi::ui {

namespace {

constexpr double kLine = 17;
constexpr double kHatch = 11; // between the lines over what does not fit
constexpr double kSwatch = 12;
constexpr int kCentered = int(Qt::AlignCenter) | int(Qt::TextSingleLine);
constexpr int kLeft = int(Qt::AlignLeft) | int(Qt::AlignVCenter) | int(Qt::TextSingleLine);
constexpr int kRight = int(Qt::AlignRight) | int(Qt::AlignVCenter) | int(Qt::TextSingleLine);

class MapDrawing
{
public:
    MapDrawing(QPainter &painter, const QRectF &rect, const FitMapSpec &spec, const Colors &colors)
        : m_painter(painter)
        , m_rect(rect)
        , m_plot(fitMapPlot(rect, spec))
        , m_spec(spec)
        , m_colors(colors)
        , m_labels(m_plot)
    {
    }

    void draw()
    {
        m_painter.setFont(plainFont(TextRole::Secondary));
        if (!m_spec.message.isEmpty()) {
            text(m_rect, m_colors.secondary, int(Qt::AlignLeft) | int(Qt::AlignTop) | int(Qt::TextWordWrap),
                 m_spec.message);
            return;
        }
        m_painter.setRenderHint(QPainter::Antialiasing, false);
        drawRegions();
        m_painter.setRenderHint(QPainter::Antialiasing);
        drawHatch();
        drawAxes();
        drawLegend();
        drawContours();
        drawFrontiers();
        drawCurrent();
    }

private:
    void text(const QRectF &rect, const QColor &color, int flags, const QString &words)
    {
        m_painter.setPen(color);
        m_painter.drawText(rect, flags, words);
    }

    QPointF pixel(const QPointF &share) const
    {
        return {m_plot.left() + share.x() * m_plot.width(), m_plot.bottom() - share.y() * m_plot.height()};
    }

    Verdict cell(int column, int row) const
    {
        return m_spec.cells[std::size_t(row) * std::size_t(m_spec.columns) + std::size_t(column)];
    }

    bool sameRows(int a, int b) const
    {
        const auto row = [&](int i) { return m_spec.cells.begin() + std::ptrdiff_t(i) * m_spec.columns; };
        return std::equal(row(a), row(a) + m_spec.columns, row(b));
    }

    // Rows that are alike, and cells of a row that are alike, together.
    void drawRegions()
    {
        if (m_spec.cells.empty())
            return;
        const double width = m_plot.width() / m_spec.columns;
        const double height = m_plot.height() / m_spec.rows;
        for (int row = 0; row < m_spec.rows;) {
            int end = row + 1;
            while (end < m_spec.rows && sameRows(row, end))
                ++end;
            const double top = m_plot.bottom() - end * height;
            for (int from = 0; from < m_spec.columns;) {
                int to = from + 1;
                while (to < m_spec.columns && cell(to, row) == cell(from, row))
                    ++to;
                const QRectF place(m_plot.left() + from * width, top, (to - from) * width, (end - row) * height);
                // a shade over the next one, or paper shows hairlines between
                m_painter.fillRect(place.adjusted(0, 0, to < m_spec.columns ? 0.4 : 0, row > 0 ? 0.4 : 0),
                                   m_colors.verdictSurface(cell(from, row)));
                from = to;
            }
            row = end;
        }
    }

    bool isOut(double x, double y) const
    {
        const int column =
            std::clamp(int((x - m_plot.left()) / m_plot.width() * m_spec.columns), 0, m_spec.columns - 1);
        const int row = std::clamp(int((m_plot.bottom() - y) / m_plot.height() * m_spec.rows), 0, m_spec.rows - 1);
        return cell(column, row) == Verdict::DoesNotFit;
    }

    // Diagonals, walked in steps and drawn where the cell under them does not hold the load.
    void drawHatch()
    {
        if (m_spec.cells.empty())
            return;
        constexpr double kStep = 2;
        m_painter.setPen(QPen(tint(m_colors.does_not_fit, m_colors.does_not_fit_surface), 0.8));
        for (double offset = kHatch; offset < m_plot.width() + m_plot.height(); offset += kHatch) {
            std::optional<QPointF> from;
            QPointF last;
            const double first = std::max(0.0, offset - m_plot.height());
            const double end = std::min(offset, m_plot.width());
            for (double x = first; x <= end; x += kStep) {
                const QPointF here(m_plot.left() + x, m_plot.top() + offset - x);
                const bool out = isOut(here.x(), here.y());
                if (out && !from)
                    from = here;
                if (from && (!out || x + kStep > end)) {
                    m_painter.drawLine(*from, out ? here : last);
                    from.reset();
                }
                last = here;
            }
        }
    }

    void drawAxes()
    {
        const QFontMetricsF metrics(m_painter.font());
        m_painter.setPen(QPen(m_colors.line, 1));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRect(m_plot);
        text(QRectF(m_rect.left(), m_rect.top(), m_rect.width(), kLine), m_colors.secondary, kLeft, m_spec.y_title);
        for (const MapTick &tick : m_spec.y_ticks) {
            const double y = pixel({0, tick.share}).y();
            text(QRectF(m_rect.left(), y - kLine / 2, m_plot.left() - 6 - m_rect.left(), kLine), m_colors.secondary,
                 kRight, tick.label);
        }
        double free_from = m_rect.left();
        for (const MapTick &tick : m_spec.x_ticks) {
            const double x = pixel({tick.share, 0}).x();
            const double width = metrics.horizontalAdvance(tick.label) + 4;
            m_painter.setPen(QPen(m_colors.line, 1));
            m_painter.drawLine(QPointF(x, m_plot.bottom()), QPointF(x, m_plot.bottom() + 4));
            const double left = std::min(x - width / 2, m_rect.right() - width);
            if (left < free_from)
                continue;
            text(QRectF(left, m_plot.bottom() + 5, width, kLine), m_colors.secondary, kCentered, tick.label);
            free_from = left + width + 4;
        }
        text(QRectF(m_plot.left(), m_plot.bottom() + 5 + kLine, m_plot.width(), kLine), m_colors.secondary, kRight,
             m_spec.x_title);
    }

    void drawLegend()
    {
        const QFontMetricsF metrics(m_painter.font());
        double x = m_plot.left();
        const double y = m_plot.bottom() + 5 + 2 * kLine;
        for (const auto &[verdict, words] : m_spec.legend) {
            const QRectF swatch(x, y + (kLine - kSwatch) / 2, kSwatch, kSwatch);
            m_painter.fillRect(swatch, m_colors.verdictSurface(verdict));
            m_painter.setPen(QPen(m_colors.verdict(verdict), 1));
            m_painter.drawRect(swatch);
            if (verdict == Verdict::DoesNotFit)
                m_painter.drawLine(swatch.bottomLeft(), swatch.topRight());
            const double width = metrics.horizontalAdvance(words) + 2;
            text(QRectF(x + kSwatch + 5, y, width, kLine), m_colors.text, kLeft, words);
            x += kSwatch + 5 + width + 16;
        }
    }

    void polyline(const std::vector<QPointF> &shares)
    {
        QPolygonF points;
        for (const QPointF &share : shares)
            points.append(pixel(share));
        m_painter.drawPolyline(points);
    }

    void label(const std::vector<QPointF> &shares, const QString &words, const QColor &color, bool at_end)
    {
        if (shares.empty())
            return;
        const QFontMetricsF metrics(m_painter.font());
        const QSizeF size(metrics.horizontalAdvance(words) + 6, kLine);
        std::vector<QPointF> corners;
        const std::size_t count = shares.size();
        const std::size_t places[] = {at_end ? count * 3 / 4 : count / 2, count / 4, count * 9 / 10, count / 2};
        for (const std::size_t place : places) {
            const QPointF at = pixel(shares[std::min(place, count - 1)]);
            corners.push_back(at + QPointF(6, -kLine - 2));
            corners.push_back(at + QPointF(-size.width() - 6, 3));
            corners.push_back(at + QPointF(6, 4));
        }
        const std::optional<QRectF> place = m_labels.place(size, corners);
        if (!place)
            return;
        m_labels.occupy(*place);
        m_painter.fillRect(*place, m_colors.card);
        text(*place, color, kCentered, words);
    }

    void drawContours()
    {
        m_painter.setBrush(Qt::NoBrush);
        for (const MapContour &contour : m_spec.contours) {
            m_painter.setPen(QPen(m_colors.secondary, 0.9, Qt::DotLine));
            polyline(contour.line);
            label(contour.line, contour.label, m_colors.secondary, false);
        }
    }

    void drawFrontiers()
    {
        m_painter.setBrush(Qt::NoBrush);
        for (const MapFrontier &frontier : m_spec.frontiers) {
            QPen pen(m_colors.series(frontier.candidate), 2.2);
            if (frontier.candidate > 0) {
                QList<qreal> dashes;
                for (const double length : dashPattern(frontier.candidate))
                    dashes.append(length);
                pen.setDashPattern(dashes);
            }
            for (const std::vector<QPointF> &line : frontier.lines) {
                m_painter.setPen(pen);
                polyline(line);
            }
        }
        for (const MapFrontier &frontier : m_spec.frontiers) {
            for (const std::vector<QPointF> &line : frontier.lines)
                label(line, frontier.name, m_colors.series(frontier.candidate), true);
        }
    }

    void drawCurrent()
    {
        if (!m_spec.current)
            return;
        const QPointF at = pixel(*m_spec.current);
        m_painter.setPen(QPen(m_colors.card, 3));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawEllipse(at, 6, 6);
        m_painter.setPen(QPen(m_colors.text, 1.8));
        m_painter.drawEllipse(at, 6, 6);
        m_painter.setBrush(m_colors.text);
        m_painter.drawEllipse(at, 1.6, 1.6);
        label({*m_spec.current}, m_spec.current_label, m_colors.text, false);
    }

    QPainter &m_painter;
    QRectF m_rect, m_plot;
    const FitMapSpec &m_spec;
    const Colors &m_colors;
    LabelPlacer m_labels;
};

} // namespace

QRectF fitMapPlot(const QRectF &rect, const FitMapSpec &spec)
{
    const QFontMetricsF metrics(plainFont(TextRole::Secondary));
    double widest = 0;
    for (const MapTick &tick : spec.y_ticks)
        widest = std::max(widest, metrics.horizontalAdvance(tick.label));
    return rect.adjusted(std::ceil(widest) + 8, kLine + 6, -8, -3 * kLine - 8);
}

void drawFitMap(QPainter &painter, const QRectF &rect, const FitMapSpec &spec, const Colors &colors)
{
    painter.save();
    MapDrawing(painter, rect, spec, colors).draw();
    painter.restore();
}

} // namespace tarozi::ui
