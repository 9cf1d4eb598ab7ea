// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"

#include <QString>

#include <optional>
#include <vector>

struct lxw_workbook;
struct lxw_worksheet;
struct lxw_format;

namespace tarozi::ui::report {

// A place in a sheet, from zero.
struct Place {
    int row = 0, column = 0;
};

// "B4"; with the sheet's name for formulas elsewhere.
QString nameOf(const Place &place);

enum class CellStyle {
    Text,
    Wrapped,
    Title,
    Header,
    Strong,
    Gigabytes,
    Number,
    Rate,
    Seconds,
    Money,
    Percent,
    Input,
    Integer
};

class Workbook;

// One sheet of a workbook. Writing never fails: what is wrong shows when the workbook is closed.
class Sheet
{
public:
    void text(const Place &place, const QString &text, CellStyle style = CellStyle::Text);
    // An absent or infinite figure leaves the cell empty.
    void number(const Place &place, std::optional<double> value, CellStyle style);
    // `value` is what the formula comes to: shown until the program recalculates.
    void formula(const Place &place, const QString &formula, double value, CellStyle style);
    void headers(int row, const std::vector<QString> &texts);
    void widths(const std::vector<double> &characters);
    void freezeRows(int rows);
    const QString &name() const { return m_name; }

private:
    friend class Workbook;
    Sheet(Workbook &book, lxw_worksheet *sheet, QString name) : m_book(book), m_sheet(sheet), m_name(std::move(name)) {}

    Workbook &m_book;
    lxw_worksheet *m_sheet;
    QString m_name;
};

// A column of figures for a chart: the sheet's rows from first to last.
struct ChartSeries {
    QString name;
    int column = 0;
};

enum class ChartKind { StackedBars, Lines };

struct NativeChart {
    ChartKind kind = ChartKind::StackedBars;
    QString title, x_title, y_title;
    int category_column = 0;
    int first_row = 0, last_row = 0;
    std::vector<ChartSeries> series;
    Place at;
};

class Workbook
{
public:
    struct Units {
        QString gigabytes, rate, seconds; // after the figure
        QString currency;
        bool day_first = false;
    };

    Workbook(const QString &path, const Units &units);
    ~Workbook();
    Workbook(const Workbook &) = delete;
    Workbook &operator=(const Workbook &) = delete;

    void setProperties(const QString &title, const QString &author);
    Sheet addSheet(const QString &name);
    void addChart(const Sheet &sheet, const NativeChart &chart);
    bool close(); // writes the file; once

private:
    friend class Sheet;
    lxw_format *format(CellStyle style);
    lxw_format *makeFormat(CellStyle style);

    lxw_workbook *m_book;
    Units m_units;
    std::vector<std::pair<CellStyle, lxw_format *>> m_formats;
    std::vector<QString> m_names;
};

} // namespace tarozi::ui::report
