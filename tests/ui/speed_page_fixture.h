// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page_fixture.h"

#include "ui/charts/curve_chart.h"
#include "ui/charts/curve_shape.h"
#include "ui/charts/figure_table.h"
#include "ui/controls/workload_panel.h"
#include "ui/views/speed_page.h"

#include <QTest>

#include <cmath>

namespace tarozi::ui {

struct SpeedFixture : PageFixture {
    WorkloadPanel workload;
    SpeedPage page;

    SpeedFixture() : workload(context), page(context)
    {
        askEight();
        page.resize(1200, 700);
        page.show();
        workload.resize(300, 700);
        workload.show();
        (void)QTest::qWaitForWindowExposed(&page);
    }

    const CurveSpec &spec() const { return page.chart()->spec(); }
    const CurveSeries &series(int index) const { return spec().series.at(std::size_t(index)); }
    const SpeedFigures &speed(int index) const { return session.assessment().candidates.at(std::size_t(index)).speed; }
    QString number(double value, int digits) const { return Format(languages.locale()).significant(value, digits); }
};

// The middle and the band of a series at a place are these, in the axis' unit.
inline void compareAt(const CurveSeries &series, double x, const Band &band, double unit = 1)
{
    const auto is = [&](const std::vector<QPointF> &points, double expected) {
        const auto drawn = valueAt(points, x);
        QVERIFY(drawn);
        QVERIFY2(std::abs(*drawn * unit / expected - 1) < 1e-6,
                 qPrintable(QStringLiteral("%1 %2").arg(*drawn * unit).arg(expected)));
    };
    is(series.points, band.mid);
    is(series.band_low, band.low);
    is(series.band_high, band.high);
}

inline TableCell cell(const FigureTable *table, const QString &row, int column)
{
    for (const TableRow &line : table->table().rows) {
        if (line.label.text == row)
            return line.cells.at(std::size_t(column));
    }
    return {};
}

} // namespace tarozi::ui
