// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"
#include "core/catalog/catalog_loader.h"
#include "core/csv_reader.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace tarozi::test {

// The built-in catalogue, scenarios of one card, and the figures that the field has printed
// (tests/core/data/reference_figures.csv).
class AssessFixture
{
public:
    void load()
    {
        const LoadedCatalog loaded = loadCatalog(QStringLiteral(":/catalog"));
        for (const Error &problem : loaded.problems)
            QFAIL(qPrintable(describe(problem)));
        catalog = loaded.catalog;
        QFile file(QStringLiteral(TAROZI_SOURCE_DIR "/tests/core/data/reference_figures.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const Result<CsvTable> figures = CsvTable::parse(file.readAll(), file.fileName());
        QVERIFY(figures);
        m_figures = *figures;
    }

    Scenario onCard(const QString &gpu, int count = 1) const
    {
        Scenario scenario;
        Candidate candidate;
        candidate.gpu = gpu;
        candidate.count = count;
        scenario.candidates = {candidate};
        return scenario;
    }

    Assessed only(const Scenario &scenario) const { return assess(scenario, *catalog).candidates.front(); }
    double reference(const QString &id) const { return figure(id, QStringLiteral("value")); }
    double tolerance(const QString &id) const { return figure(id, QStringLiteral("tolerance_rel")); }

    std::shared_ptr<const Catalog> catalog;

private:
    double figure(const QString &id, const QString &column) const
    {
        for (size_t row = 0; row < m_figures->rowCount(); ++row) {
            if (m_figures->text(row, QStringLiteral("id")) == id)
                return m_figures->number(row, column).value_or(0);
        }
        qFatal("no such figure");
    }

    std::optional<CsvTable> m_figures;
};

inline constexpr double kGuideBf16 = 16.06e9; // sizes that the selection guide prints
inline constexpr double kGuideInt4 = 5.74e9;
inline constexpr double kGuide70b = 39.53e9;

inline bool has(const Assessed &assessed, FindingId id)
{
    return std::any_of(assessed.findings.begin(), assessed.findings.end(),
                       [&](const Finding &finding) { return finding.id == id; });
}

inline void compareWithin(double found, double expected, double share)
{
    const QString text = QStringLiteral("found %1, expected %2").arg(found, 0, 'g', 10).arg(expected, 0, 'g', 10);
    QVERIFY2(std::abs(found - expected) <= std::max(share, 1e-9) * std::abs(expected), qPrintable(text));
}

// As printed: no further off than half of the last digit, or than the table allows.
inline void compareAsPrinted(double found, double printed, double share)
{
    const QString text = QStringLiteral("found %1, printed %2").arg(found).arg(printed);
    QVERIFY2(std::abs(found - printed) <= std::max(0.5, share * printed), qPrintable(text));
}

} // namespace tarozi::test
