// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/csv_reader.h"

#include <QJsonObject>

#include <optional>
#include <vector>

namespace tarozi {

// One figure of one measured case beside what the estimator says from the case's settings alone.
struct ValidatedFigure {
    QString case_id;
    QString quantity; // the table's column
    QString engine;
    std::optional<double> measured;          // absent: the cell is empty; the prediction is the same
    double predicted = 0, low = 0, high = 0; // in the column's unit
    QString excluded;                        // not empty: why a review left it out of the summary

    bool operator==(const ValidatedFigure &) const = default;
};

struct UnmodelledFigure {
    QString case_id;
    QString quantity;
    QString reason;

    bool operator==(const UnmodelledFigure &) const = default;
};

// Relative errors are (predicted - measured) / measured.
struct ValidationSummary {
    QString quantity;
    QString engine; // empty: all engines
    int count = 0;
    double median_abs_rel_error = 0;
    double p90_abs_rel_error = 0;
    double median_rel_error = 0;
    double inside_band = 0;           // share
    double median_band_halfwidth = 0; // relative to the prediction
};

// What came of a start, beside the verdict.
struct BoundaryCase {
    QString case_id;
    QString verdict; // fits, tight, does_not_fit, not_modelled
    bool agrees = false;
    QString reason;   // why it is not modelled, or which finding refuses the start
    QString excluded; // not empty: why a review left it out

    bool operator==(const BoundaryCase &) const = default;
};

struct Validation {
    QString file;
    std::vector<ValidatedFigure> cases;
    std::vector<UnmodelledFigure> not_modelled;
    std::vector<BoundaryCase> boundaries; // rows with fits = no
    std::vector<BoundaryCase> starts;     // usable rows with fits = yes: the verdict should not refuse them
};

// Assesses each row at its own settings. No measured cell is read for a prediction. The table is recognised by its
// columns; an error when it is none of the known ones.
Result<Validation> validate(const CsvTable &table, const QString &file_name, const Catalog &catalog);

// The terms of the speed model (core/speed/speed_terms.h) for each usable row of a table of speeds, with the row's
// measured cells beside them: what tests/truth/fit_speed.py fits. Empty for other tables.
QByteArray speedTermsCsv(const CsvTable &table, const Catalog &catalog);

std::vector<ValidationSummary> summarize(const Validation &validation);
QJsonObject toJson(const Validation &validation);

} // namespace tarozi
