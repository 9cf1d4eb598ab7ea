// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/gpu.h"
#include "ui/charts/table_spec.h"
#include "ui/language/format.h"

#include <functional>
#include <optional>
#include <vector>

namespace tarozi::ui {

enum class Better { Neither, Higher, Lower };

// One line of the data sheet, in the current language.
struct SpecRow {
    QString label;
    QString meaning;    // what it means for the choice
    QStringList fields; // paths in the catalogue's records: sources and conflicts name them
    Better better = Better::Neither;
    bool derived = false;                                    // computed here from other rows, which carry the sources
    std::function<std::optional<double>(const Gpu &)> value; // compared; may be empty
    std::function<TableCell(const Gpu &)> cell;              // an empty cell: the catalogue does not know
};

struct SpecGroup {
    QString title;
    std::vector<SpecRow> rows;
};

std::vector<SpecGroup> specGroups(const Format &format);

// The parts of it.
SpecGroup memorySpecs(const Format &format);
SpecGroup computeSpecs(const Format &format);
SpecGroup interconnectSpecs(const Format &format);
SpecGroup physicalSpecs(const Format &format);
SpecGroup virtualizationSpecs(const Format &format);

// Helpers of the parts.
using SpecValue = std::function<std::optional<double>(const Gpu &)>;
using SpecFigure = std::function<Format::Figure(double)>;
SpecRow figureRow(const QString &label, const QString &meaning, const QStringList &fields, Better better,
                  SpecValue value, SpecFigure figure);
SpecRow textRow(const QString &label, const QString &meaning, const QStringList &fields,
                std::function<QString(const Gpu &)> text);

} // namespace tarozi::ui
