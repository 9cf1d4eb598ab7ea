// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_builder.h"
#include "ui/report/proposal_content.h"

#include <QCoreApplication>

namespace tarozi::ui::report {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Proposal)
};

} // namespace

void addMemory(const Section &section)
{
    const ProposalInput &in = section.input;
    StackedBarSpec bars = memoryBars(in.assessment, in.catalog, in.format);
    section.add(Heading{bars.title});
    bars.title.clear(); // the heading says it
    section.add(BarChart{bars});
    DataTable table;
    table.spec = tableOf(bars, in.format);
    table.decimal_mark = in.format.locale().decimalPoint();
    table.whole = true;
    section.add(table);

    CurveSpec curve = contextCurve(in.scenario, in.assessment, in.catalog, in.format);
    section.add(Heading{curve.title, Heading::Level::Part});
    curve.title.clear();
    section.add(CurveChart{curve});
    section.add(Paragraph{curve.summary});
}

} // namespace tarozi::ui::report
