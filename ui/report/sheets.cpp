// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/sheets.h"

#include <QFile>

#include <xlsxwriter.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

namespace tarozi::ui::report {

namespace {

constexpr int kMostNameLetters = 31;
constexpr lxw_color_t kInputSurface = 0xFFF1DC;
constexpr lxw_color_t kHeaderSurface = 0xF1F3F6;
constexpr lxw_color_t kLine = 0xC9CFD6;

// What spreadsheets do not take in a sheet's name.
QString sheetName(QString name)
{
    for (const QChar c : QStringLiteral("[]:*?/\\'"))
        name.replace(c, QLatin1Char(' '));
    return name.simplified().left(kMostNameLetters);
}

// A unit behind a figure as number formats spell it.
QString withUnit(const QString &format, const QString &unit)
{
    return unit.isEmpty() ? format : format + QStringLiteral("\"\u00a0") + unit + QLatin1Char('"');
}

lxw_row_t row(const Place &place)
{
    return lxw_row_t(place.row);
}

lxw_col_t column(const Place &place)
{
    return lxw_col_t(place.column);
}

} // namespace

QString nameOf(const Place &place)
{
    char name[LXW_MAX_CELL_NAME_LENGTH];
    lxw_rowcol_to_cell(name, row(place), column(place));
    return QString::fromLatin1(name);
}

void Sheet::text(const Place &place, const QString &text, CellStyle style)
{
    if (!text.isEmpty())
        worksheet_write_string(m_sheet, row(place), column(place), text.toUtf8().constData(), m_book.format(style));
}

void Sheet::number(const Place &place, std::optional<double> value, CellStyle style)
{
    if (value && std::isfinite(*value))
        worksheet_write_number(m_sheet, row(place), column(place), *value, m_book.format(style));
}

void Sheet::formula(const Place &place, const QString &formula, double value, CellStyle style)
{
    worksheet_write_formula_num(m_sheet, row(place), column(place), formula.toUtf8().constData(), m_book.format(style),
                                value);
}

void Sheet::headers(int row, const std::vector<QString> &texts)
{
    for (std::size_t i = 0; i < texts.size(); ++i)
        text({row, int(i)}, texts[i], CellStyle::Header);
}

void Sheet::widths(const std::vector<double> &characters)
{
    for (std::size_t i = 0; i < characters.size(); ++i)
        worksheet_set_column(m_sheet, lxw_col_t(i), lxw_col_t(i), characters[i], nullptr);
}

void Sheet::freezeRows(int rows)
{
    worksheet_freeze_panes(m_sheet, lxw_row_t(rows), 1);
    worksheet_repeat_rows(m_sheet, 0, lxw_row_t(rows - 1));
}

Workbook::Workbook(const QString &path, const Units &units)
    : m_book(workbook_new(QFile::encodeName(path).constData())), m_units(units)
{
}

Workbook::~Workbook()
{
    close();
}

void Workbook::setProperties(const QString &title, const QString &author)
{
    QByteArray title_bytes = title.toUtf8(), author_bytes = author.toUtf8();
    QByteArray comment = QByteArrayLiteral("Tarozi " TAROZI_VERSION);
    lxw_doc_properties properties;
    std::memset(&properties, 0, sizeof properties);
    properties.title = title_bytes.data();
    properties.author = author_bytes.data();
    properties.comments = comment.data();
    properties.created = 1; // the same input gives the same bytes
    workbook_set_properties(m_book, &properties);
}

Sheet Workbook::addSheet(const QString &name)
{
    const QString base = sheetName(name);
    QString unique = base;
    for (int n = 2; std::find(m_names.begin(), m_names.end(), unique.toLower()) != m_names.end(); ++n)
        unique = QStringLiteral("%1 %2").arg(base.left(kMostNameLetters - 3)).arg(n);
    m_names.push_back(unique.toLower());
    lxw_worksheet *sheet = workbook_add_worksheet(m_book, unique.toUtf8().constData());
    worksheet_gridlines(sheet, LXW_HIDE_ALL_GRIDLINES);
    worksheet_set_landscape(sheet);
    worksheet_fit_to_pages(sheet, 1, 0);
    return Sheet(*this, sheet, unique);
}

void Workbook::addChart(const Sheet &sheet, const NativeChart &spec)
{
    const bool bars = spec.kind == ChartKind::StackedBars;
    lxw_chart *chart =
        workbook_add_chart(m_book, bars ? LXW_CHART_BAR_STACKED : LXW_CHART_SCATTER_STRAIGHT_WITH_MARKERS);
    const QByteArray name = sheet.name().toUtf8();
    for (const ChartSeries &series : spec.series) {
        lxw_chart_series *drawn = chart_add_series(chart, nullptr, nullptr);
        chart_series_set_categories(drawn, name.constData(), lxw_row_t(spec.first_row), lxw_col_t(spec.category_column),
                                    lxw_row_t(spec.last_row), lxw_col_t(spec.category_column));
        chart_series_set_values(drawn, name.constData(), lxw_row_t(spec.first_row), lxw_col_t(series.column),
                                lxw_row_t(spec.last_row), lxw_col_t(series.column));
        chart_series_set_name(drawn, series.name.toUtf8().constData());
    }
    chart_title_set_name(chart, spec.title.toUtf8().constData());
    chart_axis_set_name(chart->x_axis, spec.x_title.toUtf8().constData());
    chart_axis_set_name(chart->y_axis, spec.y_title.toUtf8().constData());
    if (!bars)
        chart_axis_set_log_base(chart->x_axis, 2);
    chart_legend_set_position(chart, LXW_CHART_LEGEND_BOTTOM);
    lxw_chart_options options;
    std::memset(&options, 0, sizeof options);
    options.x_scale = 1.7;
    options.y_scale = 1.3;
    worksheet_insert_chart_opt(sheet.m_sheet, row(spec.at), column(spec.at), chart, &options);
}

bool Workbook::close()
{
    lxw_workbook *book = std::exchange(m_book, nullptr);
    return !book || workbook_close(book) == LXW_NO_ERROR;
}

lxw_format *Workbook::format(CellStyle style)
{
    for (const auto &[known, made] : m_formats) {
        if (known == style)
            return made;
    }
    m_formats.emplace_back(style, makeFormat(style));
    return m_formats.back().second;
}

lxw_format *Workbook::makeFormat(CellStyle style)
{
    lxw_format *format = workbook_add_format(m_book);
    format_set_align(format, LXW_ALIGN_VERTICAL_TOP);
    const auto number = [format](const QString &code) { format_set_num_format(format, code.toUtf8().constData()); };
    const QString money = withUnit(QStringLiteral("#,##0.00"), m_units.currency);
    switch (style) {
    case CellStyle::Text: break;
    case CellStyle::Wrapped: format_set_text_wrap(format); break;
    case CellStyle::Title:
        format_set_bold(format);
        format_set_font_size(format, 16);
        break;
    case CellStyle::Header:
        format_set_bold(format);
        format_set_text_wrap(format);
        format_set_bg_color(format, kHeaderSurface);
        format_set_bottom(format, LXW_BORDER_THIN);
        format_set_bottom_color(format, kLine);
        break;
    case CellStyle::Strong: format_set_bold(format); break;
    case CellStyle::Gigabytes: number(withUnit(QStringLiteral("#,##0.0"), m_units.gigabytes)); break;
    case CellStyle::Number: number(QStringLiteral("#,##0.0")); break;
    case CellStyle::Integer: number(QStringLiteral("#,##0")); break;
    case CellStyle::Rate: number(withUnit(QStringLiteral("#,##0.0"), m_units.rate)); break;
    case CellStyle::Seconds: number(withUnit(QStringLiteral("0.000"), m_units.seconds)); break;
    case CellStyle::Percent: number(QStringLiteral("+0%;-0%;\u2014")); break;
    case CellStyle::Money: number(money); break;
    case CellStyle::Input:
        number(money);
        format_set_bg_color(format, kInputSurface);
        format_set_border(format, LXW_BORDER_THIN);
        format_set_border_color(format, kLine);
        break;
    }
    return format;
}

} // namespace tarozi::ui::report
