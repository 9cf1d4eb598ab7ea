// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/proposal.h"

#include "core/workload/scenario_file.h"
#include "ui/charts/bars_drawing.h"
#include "ui/charts/chart_builder.h"
#include "ui/charts/chart_export.h"
#include "ui/report/page.h"
#include "ui/report/painter.h"
#include "ui/report/proposal_content.h"

#include <QCryptographicHash>
#include <QMarginsF>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>

namespace tarozi::ui {

namespace {

constexpr int kFingerprintDigits = 12;
constexpr double kChartWidth = 760; // pixels of the visual language

Error cannotWrite(const QString &path, const QString &reason)
{
    return {Problem::CannotWrite, path, {}, reason, {}};
}

// The first digits of the attached file's SHA-256: a reader can check them with any tool.
QString fingerprint(const QByteArray &scenario_file)
{
    const QByteArray hash = QCryptographicHash::hash(scenario_file, QCryptographicHash::Sha256);
    return QString::fromLatin1(hash.toHex().left(kFingerprintDigits));
}

bool paintPages(QPdfWriter &writer, const report::PaintedDocument &document)
{
    QPainter painter;
    if (!painter.begin(&writer))
        return false;
    for (int page = 0; page < document.pageCount(); ++page) {
        if (page > 0 && !writer.newPage())
            return false;
        document.drawPage(painter, page);
    }
    return painter.end();
}

} // namespace

std::optional<Error> exportProposalPdf(const Scenario &scenario, const Catalog &catalog, LanguageManager &languages,
                                       const ProposalOptions &options, const QString &path)
{
    const LanguageScope scope(languages, options.language);
    const Format format(localeOf(options.language));
    const Assessment assessment = assess(scenario, catalog);
    const QByteArray scenario_file = writeScenario(scenario);
    report::Document content =
        report::composeProposal({scenario, catalog, assessment, format, options.date, fingerprint(scenario_file)});

    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return cannotWrite(path, file.errorString());
    {
        QPdfWriter writer(&file);
        writer.setTitle(content.title);
        writer.setCreator(QStringLiteral("Tarozi " TAROZI_VERSION));
        writer.setResolution(int(report::kUnitsPerInch));
        writer.setPageSize(report::pageSize(options.paper));
        writer.setPageMargins(QMarginsF());
        writer.addFileAttachment(QStringLiteral("scenario.tarozi"), scenario_file, QStringLiteral("application/json"));
        const report::PaintedDocument document(std::move(content), options.paper);
        if (!paintPages(writer, document))
            return cannotWrite(path, file.errorString());
    }
    if (!file.commit())
        return cannotWrite(path, file.errorString());
    return {};
}

std::optional<Error> exportComparisonChart(const Scenario &scenario, const Catalog &catalog, LanguageManager &languages,
                                           const ProposalOptions &options, const QString &path)
{
    const LanguageScope scope(languages, options.language);
    const Format format(localeOf(options.language));
    const StackedBarSpec bars = memoryBars(assess(scenario, catalog), catalog, format);
    const QSizeF size(kChartWidth, stackedBarsHeight(bars, kChartWidth));
    const auto draw = [&bars](QPainter &painter, const QRectF &rect) {
        drawStackedBars(painter, rect, bars, printColors());
    };
    return saveChart(draw, size, path, bars.title);
}

} // namespace tarozi::ui
