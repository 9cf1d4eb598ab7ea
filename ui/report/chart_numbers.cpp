// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/chart_numbers.h"

namespace tarozi::ui::report {

DataTable numbersOf(const CurveSpec &curve, const Format &format)
{
    DataTable table;
    if (curve.message.isEmpty())
        table.spec = tableOf(curve, format);
    table.decimal_mark = format.locale().decimalPoint();
    return table;
}

} // namespace tarozi::ui::report
