// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/curve_chart.h"

#include "ui/charts/curve_overlay.h"
#include "ui/charts/curve_shape.h"
#include "ui/charts/ticks.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QVBoxLayout>
#include <qcustomplot.h>

#include <algorithm>
#include <cmath>

namespace tarozi::ui {

namespace {

constexpr int kTopMargin = 26;
constexpr int kRightMargin = 22;
constexpr int kGraphsPerSeries = 5;
constexpr double kBandOpacity = 0.16; // the same over the card as the opaque tint of exports
constexpr double kPointsPerTick = 46;
constexpr double kStepsPerOctave = 8;
constexpr double kSnapPixels = 7;
constexpr char kCursorLayer[] = "cursor";
constexpr char kBandLayer[] = "bands"; // under the grid and under all curves

} // namespace

// Lines and labels shared with the vector drawing.
class CurveChart::Overlay : public QCPLayerable
{
public:
    Overlay(QCustomPlot *plot, const CurveChart &owner) : QCPLayerable(plot, QStringLiteral("overlay")), m_owner(owner)
    {
    }

protected:
    void applyDefaultAntialiasingHint(QCPPainter *painter) const override { painter->setAntialiasing(true); }

    void draw(QCPPainter *painter) override
    {
        const QRectF plot = mParentPlot->axisRect()->rect();
        const CurveFrame frame{plot, [this](const QPointF &point) {
                                   return QPointF(mParentPlot->xAxis->coordToPixel(point.x()),
                                                  mParentPlot->yAxis->coordToPixel(point.y()));
                               }};
        painter->setFont(ui::font(TextRole::Secondary));
        painter->setPen(m_owner.m_colors->secondary);
        painter->drawText(QRectF(0, 0, mParentPlot->width(), kTopMargin - 6), int(Qt::AlignLeft) | int(Qt::AlignTop),
                          m_owner.m_spec.y_title);
        drawCurveOverlay(*painter, frame, m_owner.m_spec, *m_owner.m_colors);
    }

private:
    const CurveChart &m_owner;
};

// The cursor alone is painted again when it moves.
class CurveChart::Cursor : public QCPLayerable
{
public:
    Cursor(QCustomPlot *plot, const CurveChart &owner)
        : QCPLayerable(plot, QString::fromLatin1(kCursorLayer)), m_owner(owner)
    {
    }

protected:
    void applyDefaultAntialiasingHint(QCPPainter *painter) const override { painter->setAntialiasing(true); }

    void draw(QCPPainter *painter) override
    {
        if (!m_owner.m_cursor)
            return;
        const Colors &colors = *m_owner.m_colors;
        const QRectF plot = mParentPlot->axisRect()->rect();
        const double x = mParentPlot->xAxis->coordToPixel(*m_owner.m_cursor);
        painter->setPen(QPen(colors.accent, 1.2));
        painter->drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        for (const CurveSeries &series : m_owner.m_spec.series) {
            const auto value = valueAt(series.points, *m_owner.m_cursor);
            const QPointF at(x, value ? mParentPlot->yAxis->coordToPixel(*value) : 0);
            if (value && plot.contains(at))
                drawMark(*painter, at, series.candidate, colors);
        }
        drawReadout(*painter, plot, x);
    }

private:
    void drawReadout(QCPPainter &painter, const QRectF &plot, double x) const
    {
        const Colors &colors = *m_owner.m_colors;
        painter.setFont(ui::font(TextRole::Secondary));
        const QFontMetricsF metrics(painter.font());
        const QStringList lines = m_owner.readout();
        double width = 0;
        for (const QString &line : lines)
            width = std::max(width, metrics.horizontalAdvance(line));
        QRectF box(0, 0, width + 16, double(lines.size()) * metrics.height() + 10);
        box.moveTopLeft({x + 10, plot.top() + 22});
        if (box.right() > plot.right())
            box.moveRight(x - 10);
        if (box.left() < 0)
            box.moveLeft(plot.left() + 4);
        painter.setPen(QPen(colors.line, 1));
        painter.setBrush(colors.card);
        painter.drawRoundedRect(box, 4, 4);
        for (int i = 0; i < lines.size(); ++i) {
            const QRectF line(box.left() + 8, box.top() + 5 + i * metrics.height(), width + 2, metrics.height());
            painter.setPen(i == 0 ? colors.text
                                  : colors.series(m_owner.m_spec.series[static_cast<std::size_t>(i - 1)].candidate));
            painter.drawText(line, int(Qt::AlignLeft) | int(Qt::AlignVCenter), lines.at(i));
        }
    }

    const CurveChart &m_owner;
};

CurveChart::CurveChart(QWidget *parent) : QWidget(parent), m_plot(new QCustomPlot(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_plot);
    m_plot->setFocusPolicy(Qt::NoFocus);
    m_plot->setMouseTracking(true);
    m_plot->installEventFilter(this);
    m_plot->axisRect()->setAutoMargins(QCP::msLeft | QCP::msBottom);
    m_plot->axisRect()->setMargins(QMargins(0, kTopMargin, kRightMargin, 0));
    m_plot->plotLayout()->setMargins(QMargins());
    m_plot->addLayer(QString::fromLatin1(kCursorLayer), nullptr, QCustomPlot::limAbove);
    m_plot->addLayer(QString::fromLatin1(kBandLayer), m_plot->layer(QStringLiteral("grid")), QCustomPlot::limBelow);
    m_plot->layer(QString::fromLatin1(kCursorLayer))->setMode(QCPLayer::lmBuffered);
    m_overlay = new Overlay(m_plot, *this);
    m_cursor_line = new Cursor(m_plot, *this);
    for (QCPAxis *axis : {m_plot->xAxis, m_plot->yAxis}) {
        axis->setTicker(QSharedPointer<QCPAxisTickerText>::create());
        axis->setSubTicks(false);
    }
    m_plot->xAxis->grid()->setVisible(false);
    styleAxes();
}

void CurveChart::setSpec(const CurveSpec &spec)
{
    if (spec == m_spec)
        return;
    m_spec = spec;
    setAccessibleName(spec.title);
    setAccessibleDescription(spec.summary);
    fillAxes();
    fillGraphs();
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void CurveChart::setColors(const Colors &colors)
{
    m_colors = &colors;
    styleAxes();
    fillGraphs();
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void CurveChart::styleAxes()
{
    m_plot->setBackground(m_colors->card);
    for (QCPAxis *axis : {m_plot->xAxis, m_plot->yAxis}) {
        axis->setTickLabelFont(ui::font(TextRole::Secondary));
        axis->setLabelFont(ui::font(TextRole::Secondary));
        axis->setTickLabelColor(m_colors->secondary);
        axis->setLabelColor(m_colors->secondary);
        axis->setBasePen(QPen(m_colors->line, 1));
        axis->setTickPen(QPen(m_colors->line, 1));
        axis->setTickLength(0, 4);
        axis->grid()->setPen(QPen(m_colors->line, 1));
        axis->grid()->setZeroLinePen(QPen(m_colors->line, 1));
    }
    m_plot->yAxis->setBasePen(Qt::NoPen);
    m_plot->yAxis->setTickPen(Qt::NoPen);
}

void CurveChart::fillAxes()
{
    const CurveExtent extent = curveExtent(m_spec);
    m_plot->xAxis->setScaleType(m_spec.x_ticks == CurveSpec::Ticks::PowersOfTwo ? QCPAxis::stLogarithmic
                                                                                : QCPAxis::stLinear);
    m_plot->xAxis->setRange(extent.x_from, extent.x_to);
    m_plot->yAxis->setScaleType(m_spec.y_scale == CurveSpec::Scale::Logarithmic ? QCPAxis::stLogarithmic
                                                                                : QCPAxis::stLinear);
    m_plot->yAxis->setRange(extent.y_from, extent.y_to);
    const auto x_ticker = m_plot->xAxis->ticker().staticCast<QCPAxisTickerText>();
    x_ticker->clear();
    for (const double tick : xTicks(m_spec, extent))
        x_ticker->addTick(tick, xTickLabel(m_spec, tick));
    const int wanted = std::max(3, static_cast<int>(height() / kPointsPerTick));
    const double step = niceStep(extent.y_to, wanted);
    const auto y_ticker = m_plot->yAxis->ticker().staticCast<QCPAxisTickerText>();
    y_ticker->clear();
    for (const double tick : yTicks(m_spec, extent, wanted))
        y_ticker->addTick(tick, yTickLabel(m_spec, tick, step));
    m_plot->xAxis->setLabel(m_spec.x_title);
}

void CurveChart::fillGraphs()
{
    const std::size_t wanted = m_spec.series.size() * kGraphsPerSeries;
    while (m_graphs.size() < wanted)
        m_graphs.push_back(m_plot->addGraph());
    for (std::size_t i = wanted; i < m_graphs.size(); ++i)
        m_graphs[i]->data()->clear();
    const auto fill = [](QCPGraph *graph, const std::vector<QPointF> &points) {
        QVector<QCPGraphData> samples;
        samples.reserve(static_cast<qsizetype>(points.size()));
        for (const QPointF &point : points)
            samples.push_back({point.x(), point.y()});
        graph->data()->set(samples, true);
    };
    for (std::size_t i = 0; i < m_spec.series.size(); ++i) {
        const CurveSeries &series = m_spec.series[i];
        const CurvePieces pieces = curvePieces(series);
        QCPGraph *const *graphs = &m_graphs[i * kGraphsPerSeries];
        fill(graphs[0], series.band_low);
        fill(graphs[1], series.band_high);
        for (QCPGraph *band : {graphs[0], graphs[1]}) {
            band->setPen(Qt::NoPen);
            band->setLayer(QString::fromLatin1(kBandLayer));
        }
        QColor band = m_colors->series(series.candidate);
        band.setAlphaF(float(kBandOpacity));
        graphs[1]->setBrush(band);
        graphs[1]->setChannelFillGraph(graphs[0]);
        QPen pen(m_colors->series(series.candidate), lineWidth(m_spec, i), Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
        graphs[2]->setPen(pen);
        fill(graphs[2], pieces.solid);
        const std::vector<double> dashes = dashPattern(series.candidate);
        pen.setDashPattern(QList<qreal>(dashes.begin(), dashes.end()));
        graphs[3]->setPen(pen);
        fill(graphs[3], pieces.dashed);
        fill(graphs[4], series.ceiling);
        graphs[4]->setPen(ceilingPen(m_colors->series(series.candidate)));
        for (QCPGraph *graph : {graphs[0], graphs[1], graphs[2], graphs[3], graphs[4]})
            graph->setAntialiased(true);
    }
}

QPointF CurveChart::position(double x, double y) const
{
    const QPointF in_plot(m_plot->xAxis->coordToPixel(x), m_plot->yAxis->coordToPixel(y));
    return m_plot->mapTo(this, in_plot.toPoint());
}

QStringList CurveChart::readout() const
{
    if (!m_cursor)
        return {};
    QStringList lines{m_cursor_text ? m_cursor_text(*m_cursor) : xTickLabel(m_spec, *m_cursor)};
    for (const CurveSeries &series : m_spec.series) {
        const auto value = valueAt(series.points, *m_cursor);
        QString text = series.name + QStringLiteral(": ");
        text += value ? yValueText(m_spec, *value) + QChar(QChar::Nbsp) + m_spec.y_unit : QStringLiteral("\u2014");
        if (const QString band = bandText(m_spec, series, *m_cursor); !band.isEmpty())
            text += QStringLiteral(" (%1)").arg(band);
        lines += text;
    }
    return lines;
}

void CurveChart::setCursor(std::optional<double> x)
{
    if (x) {
        const CurveExtent extent = curveExtent(m_spec);
        x = std::clamp(m_snap ? m_snap(*x) : *x, extent.x_from, extent.x_to);
    }
    if (m_cursor == x)
        return;
    m_cursor = x;
    m_plot->layer(QString::fromLatin1(kCursorLayer))->replot();
    setAccessibleDescription(x ? readout().join(QStringLiteral("; ")) : m_spec.summary);
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

// To the next tick, or an eighth of a doubling (a fiftieth of a linear axis).
double CurveChart::stepped(double x, int direction, bool coarse) const
{
    const CurveExtent extent = curveExtent(m_spec);
    if (coarse) {
        const std::vector<double> ticks = xTicks(m_spec, extent);
        double best = direction > 0 ? extent.x_to : extent.x_from;
        for (const double tick : ticks) {
            if (direction > 0 ? tick > x * (1 + 1e-9) : tick < x * (1 - 1e-9))
                best = direction > 0 ? std::min(best, tick) : std::max(best, tick);
        }
        return best;
    }
    if (m_spec.x_ticks == CurveSpec::Ticks::PowersOfTwo)
        return std::exp2((std::round(std::log2(x) * kStepsPerOctave) + direction) / kStepsPerOctave);
    return x + direction * (extent.x_to - extent.x_from) / 50;
}

// Past places that snap back to where the cursor is.
void CurveChart::step(int direction, bool coarse)
{
    constexpr int kMostSteps = 64;
    double next = *m_cursor;
    for (int i = 0; i < kMostSteps; ++i) {
        next = stepped(next, direction, coarse);
        if (!m_snap || m_snap(next) != *m_cursor)
            break;
    }
    setCursor(next);
}

// A place near a labelled tick means the tick.
void CurveChart::pick(double x)
{
    const double pixel = m_plot->xAxis->coordToPixel(x);
    for (const double tick : xTicks(m_spec, curveExtent(m_spec))) {
        if (std::abs(m_plot->xAxis->coordToPixel(tick) - pixel) <= kSnapPixels) {
            emit xPicked(tick);
            return;
        }
    }
    emit xPicked(x);
}

void CurveChart::keyPressEvent(QKeyEvent *event)
{
    if (m_spec.series.empty()) {
        QWidget::keyPressEvent(event);
        return;
    }
    const double at = m_cursor.value_or(m_spec.current_x.value_or(curveExtent(m_spec).x_from));
    const bool coarse = event->modifiers() & Qt::ControlModifier;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (m_cursor)
            step(event->key() == Qt::Key_Left ? -1 : 1, coarse);
        else
            setCursor(at);
        return;
    case Qt::Key_PageDown: setCursor(stepped(at, -1, true)); return;
    case Qt::Key_PageUp: setCursor(stepped(at, 1, true)); return;
    case Qt::Key_Home: setCursor(curveExtent(m_spec).x_from); return;
    case Qt::Key_End: setCursor(curveExtent(m_spec).x_to); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_cursor)
            pick(*m_cursor);
        return;
    case Qt::Key_Escape:
        if (m_cursor) {
            setCursor({});
            return;
        }
        break;
    default: break;
    }
    QWidget::keyPressEvent(event);
}

void CurveChart::focusOutEvent(QFocusEvent *event)
{
    setCursor({});
    QWidget::focusOutEvent(event);
}

bool CurveChart::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_plot || m_spec.series.empty())
        return QWidget::eventFilter(watched, event);
    const auto pointer = [event] { return static_cast<QMouseEvent *>(event); };
    switch (event->type()) {
    case QEvent::MouseMove: setCursor(m_plot->xAxis->pixelToCoord(pointer()->position().x())); break;
    case QEvent::Leave: setCursor({}); break;
    case QEvent::MouseButtonPress: setFocus(Qt::MouseFocusReason); break;
    case QEvent::MouseButtonRelease:
        if (pointer()->button() == Qt::LeftButton && m_plot->axisRect()->rect().contains(pointer()->pos()))
            pick(m_plot->xAxis->pixelToCoord(pointer()->position().x()));
        break;
    case QEvent::Resize: fillAxes(); break;
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace tarozi::ui
