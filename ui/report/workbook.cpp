// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/workbook.h"

#include "core/assess_cost.h"
#include "core/catalog/tariff_price.h"
#include "core/catalog/tariff_writer.h"
#include "core/whole_file.h"
#include "ui/language/words.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>

#include <xlsxwriter.h>

#include <functional>

namespace tarozi::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(Workbook)
};

constexpr double kSecondsPerHour = 3600;

// libxlsxwriter writes to a path; the finished bytes then replace the file in one step.
std::optional<Error> writeBook(const QString &path, const std::function<void(lxw_workbook *)> &fill)
{
    const QTemporaryDir folder;
    const QString draft = folder.filePath(QStringLiteral("draft.xlsx"));
    lxw_workbook_options options{};
    lxw_workbook *book = folder.isValid() ? workbook_new_opt(QFile::encodeName(draft).constData(), &options) : nullptr;
    if (!book)
        return Error{Problem::CannotWrite, path, {}, folder.errorString(), {}};
    fill(book);
    const lxw_error status = workbook_close(book);
    if (status != LXW_NO_ERROR)
        return Error{Problem::CannotWrite, path, {}, QString::fromUtf8(lxw_strerror(status)), {}};
    QFile file(draft);
    if (!file.open(QIODevice::ReadOnly))
        return Error{Problem::CannotWrite, path, {}, file.errorString(), {}};
    return writeWholeFile(path, file.readAll());
}

class Sheet
{
public:
    Sheet(lxw_workbook *book, const QString &name)
        : m_sheet(workbook_add_worksheet(book, name.toUtf8().constData())), m_bold(workbook_add_format(book))
    {
        format_set_bold(m_bold);
    }

    void text(lxw_row_t row, int column, const QString &value, bool bold = false)
    {
        if (!value.isEmpty())
            worksheet_write_string(m_sheet, row, lxw_col_t(column), value.toUtf8().constData(),
                                   bold ? m_bold : nullptr);
    }
    void number(lxw_row_t row, int column, double value)
    {
        worksheet_write_number(m_sheet, row, lxw_col_t(column), value, nullptr);
    }
    void formula(lxw_row_t row, int column, const QString &value, double result)
    {
        worksheet_write_formula_num(m_sheet, row, lxw_col_t(column), value.toUtf8().constData(), nullptr, result);
    }
    void width(int column, double letters)
    {
        worksheet_set_column(m_sheet, lxw_col_t(column), lxw_col_t(column), letters, nullptr);
    }
    void freeze() { worksheet_freeze_panes(m_sheet, 1, 0); }

private:
    lxw_worksheet *m_sheet; // owned by the book
    lxw_format *m_bold;
};

// "B7"
QString cellName(int column, lxw_row_t row)
{
    return QChar(u'A' + char16_t(column)) + QString::number(row + 1);
}

void fillPrices(Sheet &sheet, const std::vector<Tariff> &tariffs)
{
    constexpr int kCount = 2, kPrice = 3, kPeriod = 5;
    const std::vector<QStringList> rows = priceListRows(tariffs);
    const int extra = int(rows.front().size());
    for (int column = 0; column < extra; ++column)
        sheet.text(0, column, rows.front()[column], true);
    sheet.text(0, extra, QStringLiteral("Per GPU-hour"), true);
    for (size_t i = 0; i < tariffs.size(); ++i) {
        const auto row = lxw_row_t(i + 1);
        for (int column = 0; column < extra; ++column) {
            bool ok = false;
            const QString &cell = rows[i + 1][column];
            const double value = cell.toDouble(&ok);
            const bool numeric = column == kCount || column == kPrice || (column >= 12 && column <= 14) || column == 9;
            if (numeric && ok)
                sheet.number(row, column, value);
            else
                sheet.text(row, column, cell);
        }
        const auto seconds = secondsOf(tariffs[i].unit_period);
        if (tariffs[i].amount && seconds)
            sheet.formula(row, extra,
                          QStringLiteral("=%1*%2/%3")
                              .arg(cellName(kPrice, row), QString::number(kSecondsPerHour / *seconds, 'g', 17),
                                   cellName(kCount, row)),
                          *tariffs[i].amount * kSecondsPerHour / *seconds / tariffs[i].gpu_count);
    }
    Q_UNUSED(kPeriod)
    sheet.freeze();
}

} // namespace

std::optional<Error> writePriceBook(const std::vector<Tariff> &tariffs, const QString &path)
{
    return writeBook(path, [&](lxw_workbook *book) {
        Sheet sheet(book, Texts::tr("Tariffs"));
        fillPrices(sheet, tariffs);
    });
}

namespace {

// The rows of one candidate's column; formulas name the rows above them.
enum CostRow : lxw_row_t {
    Name,
    Gpus,
    PerGpuHour,
    PerHour,
    Rate,
    UtilizationRow,
    Runs,
    Hours,
    Working,
    Extras,
    Results,
    Billed,
    Bill,
    PerResult,
    InTokens,
    OutTokens,
    PerMillionOut,
    PerMillionIn,
    PerMillionAll
};

void fillLabels(Sheet &sheet, const QString &currency)
{
    using Q = Quantity;
    const std::pair<CostRow, QString> labels[] = {{Gpus, words::quantity(Q::Gpus)},
                                                  {PerGpuHour, Texts::tr("Price of a GPU-hour")},
                                                  {PerHour, words::quantity(Q::PricePerHour)},
                                                  {Rate, words::quantity(Q::ResultsPerSecond)},
                                                  {UtilizationRow, words::quantity(Q::Utilization)},
                                                  {Runs, words::quantity(Q::RunsPerResult)},
                                                  {Hours, words::quantity(Q::HoursPerMonth)},
                                                  {Working, words::quantity(Q::WorkingHours)},
                                                  {Extras, words::quantity(Q::MonthlyExtras)},
                                                  {Results, words::quantity(Q::ResultsPerMonth)},
                                                  {Billed, words::quantity(Q::BilledHours)},
                                                  {Bill, words::quantity(Q::CostPerMonth)},
                                                  {PerResult, words::quantity(Q::CostPerResult)},
                                                  {InTokens, words::quantity(Q::InputTokens)},
                                                  {OutTokens, words::quantity(Q::OutputTokens)},
                                                  {PerMillionOut, words::quantity(Q::CostPerMillionOutputTokens)},
                                                  {PerMillionIn, words::quantity(Q::CostPerMillionInputTokens)},
                                                  {PerMillionAll, words::quantity(Q::CostPerMillionAllTokens)}};
    sheet.text(Name, 0, currency, true);
    for (const auto &[row, label] : labels)
        sheet.text(row, 0, label);
    sheet.width(0, 44);
}

void fillCandidate(Sheet &sheet, int column, const Scenario &scenario, const Catalog &catalog,
                   const Candidate &candidate, const Assessed &assessed)
{
    NoRecorder none;
    CostBasis basis = costBasis(scenario, catalog, candidate);
    basis.terms.loading_s = assessed.speed.loading_s.value_or(Band{});
    const auto rate = answersPerSecond(scenario, assessed.speed.throughput_tok_s);
    sheet.text(Name, column, words::candidateName(assessed, catalog), true);
    sheet.width(column, 18);
    if (!basis.hasPrice() || !rate)
        return;
    const RentTerms &terms = basis.terms;
    const MonthCost month = monthCost(terms, rate->per_s.mid, terms.loading_s.mid, none);
    const auto at = [column](CostRow row) { return cellName(column, row); };
    const auto write = [&](CostRow row, double value) { sheet.number(row, column, value); };
    write(Gpus, basis.gpus);
    write(PerGpuHour, basis.price.money.amount.toDouble());
    sheet.formula(PerHour, column, QStringLiteral("=%1*%2").arg(at(Gpus), at(PerGpuHour)), terms.per_hour);
    write(Rate, rate->per_s.mid);
    write(UtilizationRow, terms.utilization);
    write(Runs, terms.runsPerResult());
    write(Hours, terms.hours);
    write(Extras, terms.extras);
    if (terms.results) {
        write(Results, *terms.results);
        sheet.formula(Working, column, QStringLiteral("=%1*%2/%3/3600").arg(at(Results), at(Runs), at(Rate)),
                      month.working_hours);
        write(Billed, month.billed_hours); // by the offer's own steps
    } else {
        write(Working, month.working_hours);
        sheet.formula(Results, column, QStringLiteral("=%1*3600*%2/%3").arg(at(Working), at(Rate), at(Runs)),
                      month.results);
        sheet.formula(Billed, column, QStringLiteral("=%1").arg(at(Hours)), month.billed_hours);
    }
    sheet.formula(Bill, column, QStringLiteral("=%1*%2+%3").arg(at(Billed), at(PerHour), at(Extras)), month.bill);
    if (!month.per_result)
        return;
    sheet.formula(PerResult, column, QStringLiteral("=%1/%2").arg(at(Bill), at(Results)), *month.per_result);
    write(InTokens, rate->input_tokens);
    write(OutTokens, rate->output_tokens);
    const auto million = [&](CostRow row, const QString &tokens, double count) {
        sheet.formula(row, column, QStringLiteral("=%1/%2*1000000").arg(at(PerResult), tokens),
                      *month.per_result / count * 1e6);
    };
    million(PerMillionOut, at(OutTokens), rate->output_tokens);
    million(PerMillionIn, at(InTokens), rate->input_tokens);
    million(PerMillionAll, QStringLiteral("(%1+%2)").arg(at(InTokens), at(OutTokens)),
            rate->input_tokens + rate->output_tokens);
}

} // namespace

std::optional<Error> writeCostBook(const Scenario &scenario, const Assessment &assessment, const Catalog &catalog,
                                   const QString &path)
{
    return writeBook(path, [&](lxw_workbook *book) {
        Sheet sheet(book, Texts::tr("Costs"));
        QString currency;
        for (const Assessed &candidate : assessment.candidates) {
            if (candidate.cost && currency.isEmpty())
                currency = candidate.cost->currency;
        }
        fillLabels(sheet, currency);
        for (size_t i = 0; i < std::min(scenario.candidates.size(), assessment.candidates.size()); ++i)
            fillCandidate(sheet, int(i) + 1, scenario, catalog, scenario.candidates[i], assessment.candidates[i]);
        std::vector<Tariff> used;
        for (const Assessed &candidate : assessment.candidates) {
            const Tariff *tariff = candidate.cost ? catalog.tariff(candidate.cost->tariff) : nullptr;
            if (tariff)
                used.push_back(*tariff);
        }
        if (!used.empty()) {
            Sheet prices(book, Texts::tr("Tariffs"));
            fillPrices(prices, used);
        }
    });
}

} // namespace tarozi::ui
