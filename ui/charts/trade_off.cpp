// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/trade_off.h"

#include "ui/charts/label_placer.h"
#include "ui/charts/ticks.h"
#include "ui/language/words.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace tarozi::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(TradeOff)
};

constexpr double kLine = 17;
constexpr double kDot = 4;
constexpr double kAround = 1.25; // room about the outermost points
constexpr int kTicks = 6;
constexpr int kCentered = int(Qt::AlignCenter) | int(Qt::TextSingleLine);
constexpr int kLeft = int(Qt::AlignLeft) | int(Qt::AlignVCenter) | int(Qt::TextSingleLine);
constexpr int kRight = int(Qt::AlignRight) | int(Qt::AlignVCenter) | int(Qt::TextSingleLine);

int comparedIndex(const Scenario &scenario, const Candidate &candidate)
{
    for (std::size_t i = 0; i < scenario.candidates.size(); ++i) {
        if (scenario.candidates[i].gpu == candidate.gpu && scenario.candidates[i].count == candidate.count)
            return int(i);
    }
    return -1;
}

QRectF plotOf(const QRectF &rect, const TradeOffSpec &spec)
{
    const QFontMetricsF metrics(plainFont(TextRole::Secondary));
    double widest = 0;
    for (const auto &[value, label] : spec.y_ticks)
        widest = std::max(widest, metrics.horizontalAdvance(label));
    return rect.adjusted(std::ceil(widest) + 8, kLine + 6, -10, -2 * kLine - 6);
}

QPointF place(const QRectF &plot, const TradeOffSpec &spec, double price, double speed)
{
    const double x = std::log(price / spec.x_from) / std::log(spec.x_to / spec.x_from);
    const double y = std::log(speed / spec.y_from) / std::log(spec.y_to / spec.y_from);
    return {plot.left() + x * plot.width(), plot.bottom() - y * plot.height()};
}

void drawAxes(QPainter &painter, const QRectF &rect, const QRectF &plot, const TradeOffSpec &spec, const Colors &colors)
{
    const auto text = [&](const QRectF &where, int flags, const QString &words) {
        painter.setPen(colors.secondary);
        painter.drawText(where, flags, words);
    };
    text(QRectF(rect.left(), rect.top(), rect.width(), kLine), kLeft, spec.y_title);
    for (const auto &[value, label] : spec.y_ticks) {
        const double y = place(plot, spec, spec.x_from, value).y();
        painter.setPen(QPen(colors.line, 0.8));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        text(QRectF(rect.left(), y - kLine / 2, plot.left() - 6 - rect.left(), kLine), kRight, label);
    }
    for (const auto &[value, label] : spec.x_ticks) {
        const double x = place(plot, spec, value, spec.y_from).x();
        painter.setPen(QPen(colors.line, 1));
        painter.drawLine(QPointF(x, plot.bottom()), QPointF(x, plot.bottom() + 4));
        text(QRectF(x - 50, plot.bottom() + 5, 100, kLine), kCentered, label);
    }
    painter.setPen(QPen(colors.line, 1));
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    text(QRectF(plot.left(), plot.bottom() + 5 + kLine, plot.width(), kLine), kRight, spec.x_title);
}

void drawFront(QPainter &painter, const QRectF &plot, const TradeOffSpec &spec, const Colors &colors)
{
    QPolygonF front;
    for (const TradeOffPoint &point : spec.points) {
        if (!point.on_front)
            continue;
        const QPointF at = place(plot, spec, point.price, point.speed);
        if (!front.isEmpty()) // what was bought before stays the best until the next one
            front.append(QPointF(at.x(), front.last().y()));
        front.append(at);
    }
    painter.setPen(QPen(colors.accent, 1.6));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(front);
}

} // namespace

TradeOffSpec tradeOff(const Ranking &ranking, const Scenario &scenario, const Catalog &catalog, const Format &format)
{
    TradeOffSpec spec;
    spec.locale = format.locale();
    spec.title = Texts::tr("Price against speed");
    //: axis; %1 a currency
    spec.x_title = Texts::tr("%1 an hour, all GPUs").arg(figureCurrency(scenario));
    spec.y_title = Texts::tr("expected output tokens per second, all users");
    for (std::size_t i = 0; i < ranking.entries.size(); ++i) {
        const RankEntry &entry = ranking.entries[i];
        if (!entry.remains() || !entry.per_hour || !entry.speed || *entry.per_hour <= 0 ||
            !(entry.best_of_card || entry.on_front || entry.compared))
            continue;
        spec.points.push_back({int(i), *entry.per_hour, *entry.speed, words::candidateName(entry.assessed, catalog),
                               format.money(*entry.per_hour, figureCurrency(scenario)).text(),
                               format.tokensPerSecond(*entry.speed).text(), entry.on_front,
                               comparedIndex(scenario, entry.candidate)});
    }
    if (spec.points.empty()) {
        //: %1 a currency
        spec.message = Texts::tr("No card that holds the load has both a price in %1 and an expectation of its speed.")
                           .arg(figureCurrency(scenario));
        return spec;
    }
    std::stable_sort(spec.points.begin(), spec.points.end(),
                     [](const TradeOffPoint &a, const TradeOffPoint &b) { return a.price < b.price; });
    const auto [slowest, fastest] =
        std::minmax_element(spec.points.begin(), spec.points.end(),
                            [](const TradeOffPoint &a, const TradeOffPoint &b) { return a.speed < b.speed; });
    spec.x_from = spec.points.front().price / kAround;
    spec.x_to = spec.points.back().price * kAround;
    spec.y_from = slowest->speed / kAround;
    spec.y_to = fastest->speed * kAround;
    for (const double tick : logTicks(spec.x_from, spec.x_to, kTicks))
        spec.x_ticks.emplace_back(tick, format.trimmed(tick, 3));
    for (const double tick : logTicks(spec.y_from, spec.y_to, kTicks))
        spec.y_ticks.emplace_back(tick, format.trimmed(tick, 3));
    QStringList front;
    for (const TradeOffPoint &point : spec.points) {
        if (point.on_front)
            front += point.name;
    }
    //: read by screen readers; %1 a list of GPUs
    spec.summary = Texts::tr("Nothing is both cheaper and faster than: %1").arg(front.join(QStringLiteral(", ")));
    return spec;
}

TableSpec tableOf(const TradeOffSpec &spec)
{
    TableSpec table;
    table.title = spec.title;
    table.locale = spec.locale;
    table.header = {QString(), spec.x_title, spec.y_title};
    for (const TradeOffPoint &point : spec.points) {
        TableRow row;
        row.label.text = point.name;
        for (const QString &text : {point.price_label, point.speed_label}) {
            TableCell cell;
            cell.text = text;
            cell.strong = point.on_front;
            row.cells.push_back(std::move(cell));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

QPointF tradeOffPlace(const QRectF &rect, const TradeOffSpec &spec, const TradeOffPoint &point)
{
    return place(plotOf(rect, spec), spec, point.price, point.speed);
}

void drawTradeOff(QPainter &painter, const QRectF &rect, const TradeOffSpec &spec, const Colors &colors)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(plainFont(TextRole::Secondary));
    if (!spec.message.isEmpty()) {
        painter.setPen(colors.secondary);
        painter.drawText(rect, int(Qt::AlignLeft) | int(Qt::AlignTop) | int(Qt::TextWordWrap), spec.message);
        painter.restore();
        return;
    }
    const QRectF plot = plotOf(rect, spec);
    drawAxes(painter, rect, plot, spec, colors);
    drawFront(painter, plot, spec, colors);
    LabelPlacer labels(plot.adjusted(-4, -6, 8, 0));
    const QFontMetricsF metrics(painter.font());
    const auto colorOf = [&](const TradeOffPoint &point) {
        return point.compared >= 0 ? colors.series(point.compared) : point.on_front ? colors.accent : colors.secondary;
    };
    for (const TradeOffPoint &point : spec.points) {
        const QPointF at = place(plot, spec, point.price, point.speed);
        const double radius = point.compared >= 0 ? kDot + 2 : kDot;
        painter.setPen(QPen(colorOf(point), 1.6));
        painter.setBrush(point.on_front ? colorOf(point) : colors.card);
        painter.drawEllipse(at, radius, radius);
        labels.occupy(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius));
    }
    const auto label = [&](const TradeOffPoint &point) {
        const QPointF at = place(plot, spec, point.price, point.speed);
        const QSizeF size(metrics.horizontalAdvance(point.name) + 2, kLine);
        const std::optional<QRectF> room =
            labels.place(size, {at + QPointF(8, -kLine / 2), at + QPointF(-size.width() - 8, -kLine / 2),
                                at + QPointF(-size.width() / 2, -kLine - 5), at + QPointF(-size.width() / 2, 6)});
        if (!room)
            return;
        labels.occupy(*room);
        painter.setPen(colorOf(point));
        painter.drawText(*room, kLeft, point.name);
    };
    // what matters most gets a name first
    const auto pass = [&](auto wanted) {
        for (const TradeOffPoint &point : spec.points) {
            if (wanted(point))
                label(point);
        }
    };
    pass([](const TradeOffPoint &point) { return point.compared >= 0; });
    pass([](const TradeOffPoint &point) { return point.compared < 0 && point.on_front; });
    pass([](const TradeOffPoint &point) { return point.compared < 0 && !point.on_front; });
    painter.restore();
}

TradeOffChart::TradeOffChart(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus); // a screen reader reads the summary
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void TradeOffChart::setSpec(const TradeOffSpec &spec)
{
    if (spec == m_spec)
        return;
    m_spec = spec;
    setAccessibleName(spec.title);
    setAccessibleDescription(spec.message.isEmpty() ? spec.summary : spec.message);
    update();
}

void TradeOffChart::setColors(const Colors &colors)
{
    m_colors = &colors;
    update();
}

void TradeOffChart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    drawTradeOff(painter, rect(), m_spec, *m_colors);
    if (hasFocus()) {
        painter.setPen(QPen(m_colors->accent, 1, Qt::DotLine));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

bool TradeOffChart::event(QEvent *event)
{
    constexpr double kReach = 9;
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    for (const TradeOffPoint &point : m_spec.points) {
        const QPointF away = tradeOffPlace(rect(), m_spec, point) - help->pos();
        if (std::hypot(away.x(), away.y()) > kReach)
            continue;
        QToolTip::showText(help->globalPos(),
                           QStringLiteral("%1: %2, %3").arg(point.name, point.price_label, point.speed_label), this);
        return true;
    }
    QToolTip::hideText();
    return true;
}

} // namespace tarozi::ui
