// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/page_parts.h"

#include "ui/charts/chart_panel.h"
#include "ui/charts/curve_chart.h"
#include "ui/charts/curve_drawing.h"
#include "ui/theme/button_kind.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace tarozi::ui {

namespace {

constexpr QSizeF kPrintSize{680, 360};

} // namespace

ChartPanel *curvePanel(CurveChart *chart, const std::function<Format()> &format)
{
    return new ChartPanel(chart, [chart, format] {
        const CurveSpec spec = chart->spec();
        return ChartPanel::Content{
            tableOf(spec, format()),
            [spec](QPainter &painter, const QRectF &rect) { drawCurve(painter, rect, spec, printColors()); },
            kPrintSize};
    });
}

QLabel *hintLabel()
{
    auto *label = new QLabel;
    label->setFont(ui::font(TextRole::Secondary));
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setWordWrap(true);
    return label;
}

QWidget *segments(QButtonGroup *group, int count)
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    for (int id = 0; id < count; ++id) {
        auto *button = new QPushButton;
        button->setCheckable(true);
        setButtonKind(button, ButtonKind::Segment);
        group->addButton(button, id);
        layout->addWidget(button);
    }
    return row;
}

} // namespace tarozi::ui
