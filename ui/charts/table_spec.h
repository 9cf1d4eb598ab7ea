// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"
#include "ui/charts/chart_spec.h"
#include "ui/language/format.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace tarozi::ui {

// A table described as data; texts are already in the reader's language.
struct TableCell {
    QString number; // a figure: aligned on the decimal mark over the column, its unit after it
    QString unit;
    QString text;  // anything else; wraps
    QString note;  // smaller, under the figure or text; wraps
    QString marks; // numbers of sources, "1, 4"
    bool strong = false;
    std::optional<Verdict> tone;       // colours the text like the verdict
    std::optional<Quantity> component; // a swatch of the memory component's colour before the text
    std::optional<Quantity> figure;    // opens the explanation of this figure ...
    int candidate = -1;                // ... of this candidate

    QString plain() const; // the whole cell in one line
    bool operator==(const TableCell &) const = default;
};

struct TableRow {
    bool heading = false; // a group's title: the label alone over the whole width
    TableCell label;
    std::vector<TableCell> cells;

    bool operator==(const TableRow &) const = default;
};

struct TableSpec {
    QString title;
    QStringList header; // first the label column's title (may be empty), then one a column
    std::vector<TableRow> rows;
    QLocale locale; // knows the decimal mark

    bool operator==(const TableSpec &) const = default;
};

TableSpec tableOf(const StackedBarSpec &spec, const Format &format);
TableSpec tableOf(const CurveSpec &spec, const Format &format);

// For the clipboard: tabs between cells, a line break after each row; tabs and breaks inside a cell become blanks.
QString tabSeparated(const TableSpec &table);

} // namespace tarozi::ui
