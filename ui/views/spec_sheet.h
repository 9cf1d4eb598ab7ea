// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "ui/charts/table_spec.h"

#include <QString>

#include <vector>

namespace tarozi::ui {

// A disagreement of sources about one card; `key` stands in the table's cells.
struct SheetConflict {
    QString key; // a, b, c ...
    QString gpu, row, text;
};

struct SheetClaim {
    QString about; // a card, or empty
    Claim claim;
};

struct SheetSource {
    Source source;
    QStringList gpus; // whose figures rest on it
};

// The data sheets of some cards side by side, in the current language.
struct SpecSheet {
    TableSpec table;
    std::vector<SheetConflict> conflicts;
    std::vector<SheetClaim> claims;                 // never part of the table
    std::vector<std::pair<QString, QString>> notes; // card, text
    std::vector<SheetSource> sources;               // numbered from 1 by the cells' marks
};

// Rows that no card has are left out. The better figure of a row is strong where the cards differ.
SpecSheet specSheet(const std::vector<const Gpu *> &gpus, const std::vector<Claim> &claims, const Format &format);

} // namespace tarozi::ui
