// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/proposal.h"

#include "core/workload/scenario_file.h"
#include "ui/charts/bars_drawing.h"
#include "ui/charts/chart_builder.h"
#include "ui/charts/chart_export.h"
#include "ui/charts/curve_drawing.h"
#include "ui/charts/speed_chart.h"
#include "ui/report/page.h"
#include "ui/report/painter.h"
#include "ui/report/proposal_document.h"

#include <QMarginsF>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>

namespace tarozi::ui {

namespace {

constexpr double kChartWidth = 760; // pixels of the visual language
constexpr double kCurveHeight = 380;

Error cannotWrite(const QString &path, const QString &reason)
{
    return {Problem::CannotWrite, path, {}, reason, {}};
}

using Attachment = std::pair<QString, QByteArray>;

// The first one's name is that of a proposal with a single scenario.
std::vector<Attachment> attachments(const std::vector<ProposalVariant> &variants)
{
    std::vector<Attachment> files;
    for (const ProposalVariant &variant : variants) {
        const QString number = files.empty() ? QString() : QStringLiteral("-%1").arg(files.size() + 1);
        files.emplace_back(QStringLiteral("scenario%1.tarozi").arg(number), writeScenario(variant.scenario));
    }
    return files;
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

std::optional<Error> exportProposalPdf(const std::vector<ProposalVariant> &variants, LanguageManager &languages,
                                       const ProposalOptions &options, const QString &path)
{
    const LanguageScope scope(languages, options.language);
    const Result<ProposalDocument> document = composeProposal(variants, languages, options);
    if (!document)
        return document.error();
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return cannotWrite(path, file.errorString());
    {
        QPdfWriter writer(&file);
        writer.setTitle(document->title());
        writer.setCreator(QStringLiteral("Tarozi " TAROZI_VERSION));
        writer.setResolution(int(report::kUnitsPerInch));
        writer.setPageSize(report::pageSize(options.paper));
        writer.setPageMargins(QMarginsF());
        if (options.attach_scenario) {
            for (const auto &[name, content] : attachments(variants))
                writer.addFileAttachment(name, content, QStringLiteral("application/json"));
        }
        if (!paintPages(writer, document->pages()))
            return cannotWrite(path, file.errorString());
    }
    if (!file.commit())
        return cannotWrite(path, file.errorString());
    return {};
}

std::optional<Error> exportProposalPdf(const Scenario &scenario, const Catalog &catalog, LanguageManager &languages,
                                       const ProposalOptions &options, const QString &path)
{
    const std::shared_ptr<const Catalog> borrowed(std::shared_ptr<const Catalog>(), &catalog);
    return exportProposalPdf({{QString(), scenario, borrowed}}, languages, options, path);
}

std::optional<Error> exportChart(ProposalChart chart, const Scenario &scenario, const Catalog &catalog,
                                 LanguageManager &languages, const ProposalOptions &options, const QString &path,
                                 double image_scale)
{
    const LanguageScope scope(languages, options.language);
    const Format format(localeOf(options.language));
    const Assessment assessment = assess(scenario, catalog);
    if (chart == ProposalChart::Memory) {
        const StackedBarSpec bars = memoryBars(assessment, catalog, format);
        const QSizeF size(kChartWidth, stackedBarsHeight(bars, kChartWidth));
        const auto draw = [&bars](QPainter &painter, const QRectF &rect) {
            drawStackedBars(painter, rect, bars, printColors());
        };
        return saveChart(draw, size, path, bars.title, image_scale);
    }
    const CurveSpec curve =
        chart == ProposalChart::Context
            ? contextCurve(scenario, assessment, catalog, format)
            : speedChart(scenario, assessment, catalog, SpeedQuantity::User, SpeedAxis::Concurrency, {}, format);
    const auto draw = [&curve](QPainter &painter, const QRectF &rect) {
        drawCurve(painter, rect, curve, printColors());
    };
    return saveChart(draw, {kChartWidth, kCurveHeight}, path, curve.title, image_scale);
}

} // namespace tarozi::ui
