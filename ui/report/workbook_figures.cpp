// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units.h"
#include "ui/charts/chart_builder.h"
#include "ui/charts/curve_shape.h"
#include "ui/charts/speed_chart.h"
#include "ui/language/words.h"
#include "ui/report/workbook_sheets.h"

#include <QCoreApplication>

namespace tarozi::ui::report {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Workbook)
};

struct Part {
    Quantity quantity;
    std::optional<double> bytes;
    bool beside_limit;
};

std::vector<Part> partsOf(const MemoryFigures &memory)
{
    return {{Quantity::Weights, memory.weights, false},           {Quantity::KvCache, memory.kv_cache, false},
            {Quantity::Activations, memory.activations, false},   {Quantity::Gradients, memory.gradients, false},
            {Quantity::OptimizerState, memory.optimizer, false},  {Quantity::Adapters, memory.adapters, false},
            {Quantity::Runtime, memory.runtime, false},           {Quantity::Graphs, memory.graphs, false},
            {Quantity::OtherTenants, memory.other_tenants, false}};
}

// The points of one curve chart, one column each for middle, low, high and ceiling.
void addCurveSheet(Workbook &book, const QString &name, const CurveSpec &curve)
{
    if (!curve.message.isEmpty() || curve.series.empty())
        return;
    Sheet sheet = book.addSheet(name);
    std::vector<QString> header{curve.x_title};
    NativeChart chart{ChartKind::Lines, curve.title, curve.x_title, curve.y_title, 0, 1, 0, {}, {1, 0}};
    const std::size_t rows = curve.series.front().points.size();
    int column = 1;
    for (const CurveSeries &series : curve.series) {
        const bool band = !series.band_low.empty();
        chart.series.push_back({series.name, column});
        header.push_back(series.name);
        if (band) {
            //: of a band; %1 GPU
            header.push_back(Words::tr("%1, lowest").arg(series.name));
            //: of a band; %1 GPU
            header.push_back(Words::tr("%1, highest").arg(series.name));
        }
        for (std::size_t i = 0; i < series.points.size(); ++i) {
            const int row = int(i) + 1;
            sheet.number({row, 0}, series.points[i].x(), CellStyle::Integer);
            sheet.number({row, column}, series.points[i].y(), CellStyle::Number);
            if (band) {
                if (const auto low = valueAt(series.band_low, series.points[i].x()))
                    sheet.number({row, column + 1}, *low, CellStyle::Number);
                if (const auto high = valueAt(series.band_high, series.points[i].x()))
                    sheet.number({row, column + 2}, *high, CellStyle::Number);
            }
        }
        column += band ? 3 : 1;
    }
    sheet.headers(0, header);
    sheet.widths(std::vector<double>(header.size(), 16));
    sheet.freezeRows(1);
    chart.last_row = int(rows);
    chart.at = {1, column + 1};
    book.addChart(sheet, chart);
}

} // namespace

void addMemorySheet(Workbook &book, const ProposalSubject &subject)
{
    Sheet sheet = book.addSheet(Words::tr("Memory"));
    std::vector<QString> header{Words::tr("GPU")};
    const std::vector<Part> names = partsOf({});
    for (const Part &part : names)
        header.push_back(words::quantity(part.quantity));
    const int count = int(names.size());
    for (const Quantity quantity : {Quantity::Need, Quantity::OutsideLimit, Quantity::Limit, Quantity::Headroom})
        header.push_back(words::quantity(quantity));
    sheet.headers(0, header);
    std::vector<double> widths(header.size(), 13);
    widths.front() = 32;
    sheet.widths(widths);
    sheet.freezeRows(1);
    NativeChart chart{ChartKind::StackedBars, Words::tr("Memory of one GPU, GB"), {}, {}, 0, 1, 0, {}, {}};
    int row = 1;
    for (const Pick &pick : allPicks(subject)) {
        const Assessed &own = assessedOf(subject, pick);
        if (own.verdict == Verdict::NotModelled)
            continue;
        sheet.text({row, 0}, rowName(subject, pick));
        int column = 1;
        double listed = 0;
        for (const Part &part : partsOf(own.memory)) {
            listed += part.bytes.value_or(0);
            sheet.number({row, column++}, part.bytes ? std::optional(*part.bytes / kGB) : std::nullopt,
                         CellStyle::Gigabytes);
        }
        // all components less what lives beside the engine's limit
        const double outside = listed - own.memory.need;
        const QString sum =
            QStringLiteral("=SUM(%1:%2)-%3").arg(nameOf({row, 1}), nameOf({row, count}), nameOf({row, count + 2}));
        sheet.formula({row, count + 1}, sum, own.memory.need / kGB, CellStyle::Gigabytes);
        sheet.number({row, count + 2}, outside / kGB, CellStyle::Gigabytes);
        sheet.number({row, count + 3}, own.memory.limit / kGB, CellStyle::Gigabytes);
        sheet.formula({row, count + 4},
                      QStringLiteral("=%1-%2").arg(nameOf({row, count + 3}), nameOf({row, count + 1})),
                      own.memory.headroom / kGB, CellStyle::Gigabytes);
        ++row;
    }
    if (row == 1)
        return;
    for (int i = 0; i < count; ++i)
        chart.series.push_back({header[std::size_t(i) + 1], i + 1});
    chart.last_row = row - 1;
    chart.at = {row + 1, 0};
    book.addChart(sheet, chart);
}

void addSpeedSheets(Workbook &book, const ProposalSubject &subject)
{
    for (const ProposalInput &in : subject.variants) {
        const auto named = [&](const QString &name) {
            return in.name.isEmpty() ? name : name + QStringLiteral(" ") + in.name;
        };
        addCurveSheet(book, named(Words::tr("Speed")),
                      speedChart(in.scenario, in.assessment, in.catalog, SpeedQuantity::User, SpeedAxis::Concurrency,
                                 {}, in.format));
        addCurveSheet(book, named(Words::tr("Context")),
                      contextCurve(in.scenario, in.assessment, in.catalog, in.format));
    }
}

namespace {

// Columns of the sheet of costs.
enum CostColumn {
    Name,
    GpuHour,
    Gpus,
    PerHour,
    HoursBilled,
    OtherCosts,
    Bill,
    Results,
    PerResult,
    OutputTokens,
    PerMillion,
    Ceiling,
    PerMillionAtCeiling
};

void addExpectedCost(Sheet &sheet, int row, const CostFigures &cost, const ProposalInput &in)
{
    if (!cost.per_month || !cost.hours_per_month || !cost.results_per_month || cost.results_per_month->mid <= 0)
        return;
    const auto at = [row](CostColumn column) { return nameOf({row, column}); };
    const double bill = cost.per_month->mid, results = cost.results_per_month->mid;
    sheet.number({row, HoursBilled}, cost.hours_per_month->mid, CellStyle::Number);
    sheet.number({row, OtherCosts}, bill - cost.hours_per_month->mid * cost.per_hour, CellStyle::Money);
    sheet.formula({row, Bill}, QStringLiteral("=%1*%2+%3").arg(at(PerHour), at(HoursBilled), at(OtherCosts)), bill,
                  CellStyle::Money);
    sheet.number({row, Results}, results, CellStyle::Integer);
    sheet.formula({row, PerResult}, QStringLiteral("=%1/%2").arg(at(Bill), at(Results)), bill / results,
                  CellStyle::Money);
    if (in.scenario.kind != WorkloadKind::Serving || !cost.per_million_output_tokens)
        return;
    const double tokens = double(in.scenario.serving.output);
    sheet.number({row, OutputTokens}, tokens, CellStyle::Integer);
    sheet.formula({row, PerMillion}, QStringLiteral("=%1/%2*1000000").arg(at(PerResult), at(OutputTokens)),
                  bill / results / tokens * 1e6, CellStyle::Money);
}

void addCostRow(Sheet &sheet, int row, const QString &name, const Assessed &own, const ProposalInput &in)
{
    const CostFigures &cost = *own.cost;
    const auto at = [row](CostColumn column) { return nameOf({row, column}); };
    sheet.text({row, Name}, name);
    sheet.number({row, GpuHour}, cost.per_hour / own.count, CellStyle::Input);
    sheet.number({row, Gpus}, own.count, CellStyle::Integer);
    sheet.formula({row, PerHour}, QStringLiteral("=%1*%2").arg(at(GpuHour), at(Gpus)), cost.per_hour, CellStyle::Money);
    if (!runs(own))
        return;
    addExpectedCost(sheet, row, cost, in);
    if (cost.per_million_output_tokens_at_ceiling <= 0 || own.speed.decode_ceiling_tok_s <= 0)
        return;
    sheet.number({row, Ceiling}, own.speed.decode_ceiling_tok_s, CellStyle::Rate);
    sheet.formula({row, PerMillionAtCeiling}, QStringLiteral("=%1/3600/%2*1000000").arg(at(PerHour), at(Ceiling)),
                  cost.per_million_output_tokens_at_ceiling, CellStyle::Money);
}

} // namespace

void addCostSheet(Workbook &book, const ProposalSubject &subject)
{
    const std::vector<Pick> picks = allPicks(subject);
    const bool any = std::any_of(picks.begin(), picks.end(),
                                 [&](const Pick &pick) { return assessedOf(subject, pick).cost.has_value(); });
    if (!any)
        return;
    Sheet sheet = book.addSheet(Words::tr("Cost"));
    sheet.widths({32, 16, 8, 14, 14, 14, 16, 14, 14, 14, 18, 16, 18});
    sheet.text({0, 0}, Words::tr("Change a price in the marked cells: the costs follow. Prices are as published or "
                                 "given; ask about VAT."));
    sheet.headers(2, {Words::tr("GPU"), Words::tr("Price of a GPU-hour"), Words::tr("GPUs"),
                      Words::tr("Price per hour"), Words::tr("Hours billed a month"), Words::tr("Other costs a month"),
                      Words::tr("Bill of a month"), Words::tr("Results a month"), Words::tr("Cost of a result"),
                      Words::tr("Output tokens of a result"), Words::tr("Million output tokens, expected"),
                      Words::tr("One-stream ceiling"), Words::tr("Million output tokens at the ceiling")});
    int row = 3;
    for (const Pick &pick : picks) {
        if (const Assessed &own = assessedOf(subject, pick); own.cost)
            addCostRow(sheet, row++, rowName(subject, pick), own, subject.variants[pick.variant]);
    }
    sheet.freezeRows(3);
}

} // namespace tarozi::ui::report
