// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/ranking.h"
#include "ui/charts/table_spec.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QPainter;

namespace tarozi::ui {

// Price of an hour against speed, one point a candidate; what nothing beats in both is joined by a line. Both axes are
// logarithmic.
struct TradeOffPoint {
    int entry = 0; // of the ranking
    double price = 0, speed = 0;
    QString name, price_label, speed_label;
    bool on_front = false;
    int compared = -1; // index of the scenario's candidate

    bool operator==(const TradeOffPoint &) const = default;
};

struct TradeOffSpec {
    QString title, x_title, y_title;
    std::vector<TradeOffPoint> points; // by price
    std::vector<std::pair<double, QString>> x_ticks, y_ticks;
    double x_from = 1, x_to = 10, y_from = 1, y_to = 10;
    QString message; // in place of the picture when there is none
    QString summary; // for screen readers
    QLocale locale;

    bool operator==(const TradeOffSpec &) const = default;
};

// The best number of GPUs of each card, the front and the compared ones.
TradeOffSpec tradeOff(const Ranking &ranking, const Scenario &scenario, const Catalog &catalog, const Format &format);
TableSpec tableOf(const TradeOffSpec &spec);
void drawTradeOff(QPainter &painter, const QRectF &rect, const TradeOffSpec &spec, const Colors &colors);
// Where a point stands in `rect`.
QPointF tradeOffPlace(const QRectF &rect, const TradeOffSpec &spec, const TradeOffPoint &point);

class TradeOffChart : public QWidget
{
    Q_OBJECT

public:
    explicit TradeOffChart(QWidget *parent = nullptr);

    void setSpec(const TradeOffSpec &spec);
    const TradeOffSpec &spec() const { return m_spec; }
    void setColors(const Colors &colors);

    QSize sizeHint() const override { return {480, 320}; }
    QSize minimumSizeHint() const override { return {280, 240}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    TradeOffSpec m_spec;
    const Colors *m_colors = &lightColors();
};

} // namespace tarozi::ui
