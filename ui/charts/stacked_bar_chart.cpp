// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/stacked_bar_chart.h"

#include "ui/charts/bar_labels.h"
#include "ui/charts/ticks.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QChartView>
#include <QFontMetricsF>
#include <QGraphicsItem>
#include <QGraphicsLayout>
#include <QHelpEvent>
#include <QHorizontalStackedBarSeries>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <QVBoxLayout>
#include <QValueAxis>

#include <algorithm>

namespace tarozi::ui {

namespace {

constexpr double kBand = kBarHeight + kAboveBar + kBelowBar + 6;
// bars stand in the middle of their band, the room over them is larger than that under them
constexpr double kTop = (kAboveBar - kBelowBar) / 2;
constexpr double kSideMargin = 1;
constexpr double kGridZ = 1; // over the plot area, under the bars

struct Slot {
    Quantity quantity;
    bool beside_limit;
};

// One bar set each, in drawing order; a component that a bar lacks is 0 there.
constexpr Slot kSlots[] = {
    {Quantity::Weights, false},     {Quantity::KvCache, false},        {Quantity::Activations, false},
    {Quantity::Gradients, false},   {Quantity::OptimizerState, false}, {Quantity::Adapters, false},
    {Quantity::Runtime, false},     {Quantity::Graphs, false},         {Quantity::Spare, false},
    {Quantity::Activations, true},  {Quantity::Runtime, true},         {Quantity::Graphs, true},
    {Quantity::OtherTenants, true}, {Quantity::OutsideLimit, true}};

} // namespace

// Qt Charts leaves its own grid where it was when a chart with a fixed plot area is resized: this one is drawn where
// the ticks are.
class StackedBarChart::Grid : public QGraphicsItem
{
public:
    Grid(QChart *chart, const StackedBarChart &owner) : QGraphicsItem(chart), m_owner(owner)
    {
        setZValue(kGridZ);
        setAcceptedMouseButtons(Qt::NoButton);
    }

    QRectF boundingRect() const override { return parentItem()->boundingRect(); }
    QPainterPath shape() const override { return {}; }

    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override
    {
        const QRectF plot = m_owner.m_chart->plotArea();
        const BarFrame frame = m_owner.frame(0);
        painter->setPen(QPen(m_owner.m_colors->line, 1));
        for (const double tick : niceTicks(m_owner.m_spec.scale_maximum, kBarTicksWanted))
            painter->drawLine(QPointF(frame.x(tick), plot.top()), QPointF(frame.x(tick), plot.bottom()));
    }

private:
    const StackedBarChart &m_owner;
};

// Texts, lines and the frame of the current segment, over the bars.
class StackedBarChart::Overlay : public QGraphicsItem
{
public:
    Overlay(QChart *chart, const StackedBarChart &owner) : QGraphicsItem(chart), m_owner(owner)
    {
        setZValue(100);
        setAcceptedMouseButtons(Qt::NoButton);
    }

    QRectF boundingRect() const override { return parentItem()->boundingRect(); }
    QPainterPath shape() const override { return {}; }

    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override
    {
        painter->setRenderHint(QPainter::Antialiasing);
        for (int i = 0; i < static_cast<int>(m_owner.m_spec.bars.size()); ++i) {
            const StackedBar &bar = m_owner.m_spec.bars[static_cast<std::size_t>(i)];
            const BarFrame at = m_owner.frame(i);
            painter->setPen(QPen(m_owner.m_colors->card, 1));
            for (const QRectF &rect : segmentRects(at, bar))
                painter->drawLine(rect.topLeft(), rect.bottomLeft());
            drawBarLabels(*painter, at, bar, *m_owner.m_colors);
        }
        BarFrame axis = m_owner.frame(0);
        axis.top = m_owner.m_chart->plotArea().bottom();
        drawBarAxis(*painter, axis, m_owner.m_spec, *m_owner.m_colors);
        drawCurrent(*painter);
    }

private:
    void drawCurrent(QPainter &painter) const
    {
        const auto [bar, segment] = m_owner.m_current;
        if (!m_owner.hasFocus() || bar >= static_cast<int>(m_owner.m_spec.bars.size()))
            return;
        const auto rects = segmentRects(m_owner.frame(bar), m_owner.m_spec.bars[static_cast<std::size_t>(bar)]);
        if (segment >= static_cast<int>(rects.size()))
            return;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_owner.m_colors->card, 5));
        painter.drawRect(rects[static_cast<std::size_t>(segment)]);
        painter.setPen(QPen(m_owner.m_colors->accent, 2.5));
        painter.drawRect(rects[static_cast<std::size_t>(segment)]);
    }

    const StackedBarChart &m_owner;
};

StackedBarChart::StackedBarChart(QWidget *parent)
    : QWidget(parent)
    , m_view(new QChartView(this))
    , m_chart(m_view->chart())
    , m_series(new QHorizontalStackedBarSeries)
    , m_values(new QValueAxis)
    , m_categories(new QBarCategoryAxis)
    , m_grid(new Grid(m_chart, *this))
    , m_overlay(new Overlay(m_chart, *this))
{
    setFocusPolicy(Qt::StrongFocus);
    m_view->setFocusPolicy(Qt::NoFocus);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setRenderHint(QPainter::Antialiasing);
    m_view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);

    m_chart->setAnimationOptions(QChart::NoAnimation);
    m_chart->legend()->hide();
    m_chart->setBackgroundVisible(false);
    m_chart->setMargins({});
    m_chart->layout()->setContentsMargins(0, 0, 0, 0);
    m_chart->addSeries(m_series);
    m_chart->addAxis(m_values, Qt::AlignBottom);
    m_chart->addAxis(m_categories, Qt::AlignLeft);
    m_series->attachAxis(m_values);
    m_series->attachAxis(m_categories);
    m_categories->setVisible(false);
    m_values->setVisible(false);
    m_series->setBarWidth(kBarHeight / kBand);
    buildSets();
    setColors(*m_colors);
}

void StackedBarChart::buildSets()
{
    for (int i = 0; i < static_cast<int>(std::size(kSlots)); ++i) {
        auto *set = new QBarSet(QString());
        m_sets.push_back(set);
        connect(set, &QBarSet::clicked, this, [this, i](int category) {
            const int bar = barOfCategory(category);
            activate({bar, segmentOfSet(bar, i)});
        });
        connect(set, &QBarSet::hovered, this, [this, i](bool entered, int category) {
            const int bar = barOfCategory(category);
            const int segment = segmentOfSet(bar, i);
            m_view->setCursor(entered ? Qt::PointingHandCursor : Qt::ArrowCursor);
            if (segment >= 0) {
                const StackedBar &content = m_spec.bars[static_cast<std::size_t>(bar)];
                emit segmentHovered(content.candidate, content.segments[static_cast<std::size_t>(segment)].quantity,
                                    entered);
            }
        });
    }
    m_series->append(QList<QBarSet *>(m_sets.begin(), m_sets.end()));
}

int StackedBarChart::setOf(const BarSegment &segment) const
{
    const auto slot = std::find_if(std::begin(kSlots), std::end(kSlots), [&](const Slot &candidate) {
        return candidate.quantity == segment.quantity && candidate.beside_limit == segment.beside_limit;
    });
    return slot == std::end(kSlots) ? -1 : static_cast<int>(slot - std::begin(kSlots));
}

int StackedBarChart::segmentOfSet(int bar, int set) const
{
    if (bar < 0 || bar >= static_cast<int>(m_spec.bars.size()))
        return -1;
    const std::vector<BarSegment> &segments = m_spec.bars[static_cast<std::size_t>(bar)].segments;
    for (std::size_t i = 0; i < segments.size(); ++i) {
        if (setOf(segments[i]) == set)
            return static_cast<int>(i);
    }
    return -1;
}

// Qt Charts counts categories from the bottom.
int StackedBarChart::barOfCategory(int category) const
{
    return static_cast<int>(m_spec.bars.size()) - 1 - category;
}

void StackedBarChart::setSpec(const StackedBarSpec &spec)
{
    if (spec == m_spec)
        return;
    const bool other_count = spec.bars.size() != m_spec.bars.size();
    m_spec = spec;
    fillSets();
    const double maximum = spec.scale_maximum > 0 ? spec.scale_maximum : 1;
    if (m_values->max() != maximum)
        m_values->setRange(0, maximum);
    if (other_count) {
        layOut();
        updateGeometry();
    }
    moveTo(m_current.bar, m_current.segment);
    m_grid->update();
    m_overlay->update();
}

void StackedBarChart::fillSets()
{
    const auto bars = static_cast<int>(m_spec.bars.size());
    if (m_categories->count() != bars) {
        QStringList names;
        for (int i = 0; i < bars; ++i)
            names += QString::number(i);
        m_categories->setCategories(names);
        for (QBarSet *set : m_sets) {
            set->remove(0, set->count());
            set->append(QList<qreal>(bars, 0.0));
        }
    }
    for (int category = 0; category < bars; ++category) {
        std::vector<double> values(std::size(kSlots), 0.0);
        for (const BarSegment &segment : m_spec.bars[static_cast<std::size_t>(barOfCategory(category))].segments) {
            if (const int set = setOf(segment); set >= 0)
                values[static_cast<std::size_t>(set)] += segment.value;
        }
        for (std::size_t set = 0; set < m_sets.size(); ++set) {
            if (m_sets[set]->at(category) != values[set])
                m_sets[set]->replace(category, values[set]);
        }
    }
}

BarFrame StackedBarChart::frame(int bar) const
{
    const QRectF plot = m_chart->plotArea();
    const double band = plot.height() / std::max<double>(1, double(m_spec.bars.size()));
    BarFrame frame{plot.left(), plot.right(), plot.left(), 0, 0, kBarHeight};
    frame.per_unit = m_spec.scale_maximum > 0 ? plot.width() / m_spec.scale_maximum : 0;
    frame.top = plot.top() + (bar + 0.5) * band - kBarHeight / 2;
    return frame;
}

void StackedBarChart::setColors(const Colors &colors)
{
    m_colors = &colors;
    for (std::size_t i = 0; i < m_sets.size(); ++i) {
        m_sets[i]->setPen(Qt::NoPen);
        if (kSlots[i].quantity == Quantity::Spare)
            m_sets[i]->setBrush(QBrush(colors.spare_hatch, Qt::BDiagPattern));
        else
            m_sets[i]->setBrush(colors.component(kSlots[i].quantity));
    }
    m_view->setBackgroundBrush(colors.card);
    m_grid->update();
    m_overlay->update();
}

void StackedBarChart::layOut()
{
    const auto bars = std::max<std::size_t>(1, m_spec.bars.size());
    const double height = double(bars) * kBand;
    setFixedHeight(static_cast<int>(kTop + height + kBarAxisHeight));
    m_chart->setPlotArea({kSideMargin, kTop, std::max(1.0, width() - 2.0 * kSideMargin), height});
}

void StackedBarChart::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOut();
}

QRectF StackedBarChart::segmentRect(int bar, int segment) const
{
    if (bar < 0 || bar >= static_cast<int>(m_spec.bars.size()))
        return {};
    const auto rects = segmentRects(frame(bar), m_spec.bars[static_cast<std::size_t>(bar)]);
    return segment >= 0 && segment < static_cast<int>(rects.size()) ? rects[static_cast<std::size_t>(segment)]
                                                                    : QRectF();
}

void StackedBarChart::activate(const Place &place)
{
    const QRectF where = segmentRect(place.bar, place.segment);
    if (where.isNull())
        return;
    moveTo(place.bar, place.segment);
    const StackedBar &bar = m_spec.bars[static_cast<std::size_t>(place.bar)];
    emit segmentActivated(bar.candidate, bar.segments[static_cast<std::size_t>(place.segment)].quantity,
                          where.toAlignedRect());
}

void StackedBarChart::moveTo(int bar, int segment)
{
    m_current.bar = std::clamp(bar, 0, std::max(0, static_cast<int>(m_spec.bars.size()) - 1));
    const int segments = m_spec.bars.empty()
                             ? 0
                             : static_cast<int>(m_spec.bars[static_cast<std::size_t>(m_current.bar)].segments.size());
    m_current.segment = std::clamp(segment, 0, std::max(0, segments - 1));
    describe();
    m_grid->update();
    m_overlay->update();
}

void StackedBarChart::describe()
{
    QStringList sentences;
    for (const StackedBar &bar : m_spec.bars)
        sentences += bar.summary;
    setAccessibleName(m_spec.title);
    const QString all = sentences.join(QLatin1Char(' '));
    if (!hasFocus() || m_spec.bars.empty() || m_spec.bars[static_cast<std::size_t>(m_current.bar)].segments.empty()) {
        setAccessibleDescription(all);
        return;
    }
    const StackedBar &bar = m_spec.bars[static_cast<std::size_t>(m_current.bar)];
    const BarSegment &segment = bar.segments[static_cast<std::size_t>(m_current.segment)];
    setAccessibleDescription(QStringList({bar.name, segment.name, segment.label}).join(QStringLiteral(", ")));
}

bool StackedBarChart::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const QPointF at = static_cast<QHelpEvent *>(event)->pos();
        for (std::size_t bar = 0; bar < m_spec.bars.size(); ++bar) {
            const auto rects = segmentRects(frame(static_cast<int>(bar)), m_spec.bars[bar]);
            for (std::size_t i = 0; i < rects.size(); ++i) {
                if (!rects[i].contains(at))
                    continue;
                const BarSegment &segment = m_spec.bars[bar].segments[i];
                QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(),
                                   segment.name + QStringLiteral(": ") + segment.label, this, rects[i].toAlignedRect());
                return true;
            }
        }
        QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

void StackedBarChart::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left: moveTo(m_current.bar, m_current.segment - 1); return;
    case Qt::Key_Right: moveTo(m_current.bar, m_current.segment + 1); return;
    case Qt::Key_Up: moveTo(m_current.bar - 1, m_current.segment); return;
    case Qt::Key_Down: moveTo(m_current.bar + 1, m_current.segment); return;
    case Qt::Key_Home: moveTo(m_current.bar, 0); return;
    case Qt::Key_End: moveTo(m_current.bar, 1000); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: activate(m_current); return;
    default: QWidget::keyPressEvent(event);
    }
}

void StackedBarChart::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    moveTo(m_current.bar, m_current.segment);
}

void StackedBarChart::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    moveTo(m_current.bar, m_current.segment);
}

} // namespace tarozi::ui
