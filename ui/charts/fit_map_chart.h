// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/fit_map_spec.h"
#include "ui/theme/theme.h"

#include <QPixmap>
#include <QWidget>

#include <functional>
#include <optional>

namespace tarozi::ui {

// A fit map on the screen. A cursor, moved by the mouse or by the arrow keys from the scenario's point, reads the
// values; a click or Enter picks its place.
class FitMapChart : public QWidget
{
    Q_OBJECT

public:
    explicit FitMapChart(QWidget *parent = nullptr);

    void setSpec(const FitMapSpec &spec);
    const FitMapSpec &spec() const { return m_spec; }
    void setColors(const Colors &colors);
    // What is said at a place; shares of the axes.
    void setReadout(std::function<QStringList(const QPointF &)> readout) { m_readout = std::move(readout); }

    std::optional<QPointF> cursor() const { return m_cursor; }
    QRectF plot() const;
    QPointF position(const QPointF &share) const;
    QSize cells() const; // device pixels of the plot

    QSize sizeHint() const override { return {720, 420}; }
    QSize minimumSizeHint() const override { return {320, 260}; }

signals:
    void picked(const QPointF &share);
    void resized();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void setCursorAt(std::optional<QPointF> share);
    std::optional<QPointF> shareAt(const QPointF &position) const;
    void drawReadout(QPainter &painter) const;

    FitMapSpec m_spec;
    QPixmap m_picture; // of everything but the cursor
    std::optional<QPointF> m_cursor;
    std::function<QStringList(const QPointF &)> m_readout;
    const Colors *m_colors = &lightColors();
};

} // namespace tarozi::ui
