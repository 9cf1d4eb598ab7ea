// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"
#include "core/quantity.h"

#include <QLocale>
#include <QPointF>
#include <QString>

#include <optional>
#include <vector>

namespace tarozi::ui {

// A chart described as data. Screen, print, PDF, SVG, PNG, "show as table" and tests start from the same value,
// so the PDF cannot differ from the window. Texts are already in the reader's language; the locale is for what only a
// back-end knows: tick labels and values under a cursor.

// One part of a stacked bar.
struct BarSegment {
    Quantity quantity = Quantity::Weights;
    QString name;
    double value = 0; // in the spec's unit
    QString label;    // the formatted value with its unit
    bool beside_limit = false;

    bool operator==(const BarSegment &) const = default;
};

// What lives inside the engine's limit comes first, then the spare up to the limit, then what lives beside the limit.
// A candidate that is not modelled has no segments: back-ends write its summary in place of the bar.
struct StackedBar {
    int candidate = 0; // index in the assessment; clicks report it
    QString name;
    QString note;                     // after the name: that each of several GPUs has such a budget
    std::vector<BarSegment> segments; // in drawing order
    double limit = 0;                 // the capacity line
    QString limit_label;
    double usable = 0; // where the card itself ends
    QString usable_label;
    double need_low = 0, need_high = 0;
    Verdict verdict = Verdict::NotModelled;
    QString verdict_label;  // "Does not fit"
    QString headroom_label; // "11.4 GB short"
    QString summary;        // one sentence for screen readers

    bool operator==(const StackedBar &) const = default;
};

struct StackedBarSpec {
    QString title;
    QString axis_title;       // with the unit
    double scale_maximum = 0; // one scale for all compared bars
    std::vector<StackedBar> bars;
    QLocale locale;

    bool operator==(const StackedBarSpec &) const = default;
};

struct CurveSeries {
    int candidate = 0; // decides colour, dash and marker
    QString name;
    std::vector<QPointF> points;
    std::vector<QPointF> band_low, band_high; // empty: no band
    std::vector<QPointF> ceiling;             // what physics allows, a thin dashed line; empty: none
    QString ceiling_label;
    std::optional<double> limit; // a horizontal line
    QString limit_label;
    std::optional<double> solid_until; // beyond this x the curve is dashed (does not fit, queued)
    QString crossing_label;            // beside the end of the solid part; may be empty

    bool operator==(const CurveSeries &) const = default;
};

// A point of its own, with words beside it.
struct CurveMark {
    int candidate = 0;
    QPointF at;
    QString label;
    bool hollow = false; // the second of two kinds

    bool operator==(const CurveMark &) const = default;
};

struct CurveSpec {
    enum class Ticks { Plain, PowersOfTwo };
    enum class Scale { Linear, Logarithmic };
    QString title, x_title, y_title;
    QString y_unit;                     // after a value that stands alone
    Ticks x_ticks = Ticks::PowersOfTwo; // powers of two go with a logarithmic axis
    Scale y_scale = Scale::Linear;
    int y_digits = 0;               // of a value that stands alone: significant ones; 0 = one decimal
    bool crossings_to_axis = false; // a line from the end of the solid part down to the x axis
    std::vector<CurveSeries> series;
    std::vector<CurveMark> marks;
    std::optional<double> current_x; // the scenario's own point
    QString current_label;
    std::optional<double> y_maximum; // where to cut the picture; absent: all points are shown
    QString message;                 // in place of the curves when there is none
    QString summary;                 // one or two sentences for screen readers
    QLocale locale;

    bool operator==(const CurveSpec &) const = default;
};

} // namespace tarozi::ui
