// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/validation/validation.h"
#include "core/memory/ranged.h"
#include "core/workload/scenario.h"

namespace tarozi {

// One row of a truth table. Setting cells are read through here; measured cells only to be compared with.
class TruthRow
{
public:
    TruthRow(const CsvTable &table, size_t row) : m_table(table), m_row(row) {}

    QString text(const char16_t *column) const { return m_table.text(m_row, QString::fromUtf16(column)); }
    std::optional<double> number(const char16_t *column) const
    {
        return m_table.number(m_row, QString::fromUtf16(column));
    }
    bool has(const char16_t *column) const { return !text(column).isEmpty(); }
    bool usable() const { return text(u"usable") == QStringLiteral("yes"); }
    // Does usable_for name the quantity? Tables without the column allow all.
    bool usableFor(const char16_t *word) const;
    QString caseId() const { return text(u"case_id"); }
    QString engine() const { return text(u"engine"); }

private:
    const CsvTable &m_table;
    size_t m_row;
};

// Collects what one row gives.
class RowFigures
{
public:
    RowFigures(const TruthRow &row, Validation &validation) : m_row(row), m_validation(validation) {}

    void add(const char16_t *quantity, const Ranged &predicted);
    void addAgainst(const char16_t *quantity, const std::optional<double> &measured, const Ranged &predicted);
    void cannot(const char16_t *quantity, const QString &reason);

private:
    const TruthRow &m_row;
    Validation &m_validation;
};

// The settings that all tables share; the reason when the row names something that the catalogue does not have.
struct RowScenario {
    Scenario scenario;
    bool card_known = false; // else a stand-in: only figures that do not depend on the card hold
    QString reason;
};
RowScenario rowScenario(const TruthRow &row, const Catalog &catalog);

// Does the verdict agree with what came of the start? Rows with fits = no, and usable ones with fits = yes.
void addVerdict(const TruthRow &row, const RowScenario &asked, const Catalog &catalog, Validation &validation);

void validateVllmMemory(const TruthRow &row, const Catalog &catalog, Validation &validation);
void validateLlamaCppMemory(const TruthRow &row, const Catalog &catalog, Validation &validation);
void validatePublishedWeights(const TruthRow &row, const Catalog &catalog, Validation &validation);

} // namespace tarozi
