// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_builder.h"
#include "ui/report/chart_numbers.h"
#include "ui/report/proposal_content.h"
#include "ui/report/proposal_media.h"

#include <algorithm>

namespace tarozi::ui::report {

void addMemory(const Section &section)
{
    const ProposalInput &in = section.input;
    const auto &candidates = in.assessment.candidates;
    const bool any_modelled = std::any_of(candidates.begin(), candidates.end(), [](const Assessed &candidate) {
        return candidate.verdict != Verdict::NotModelled;
    });
    if (!any_modelled)
        return; // the cards have said why
    StackedBarSpec bars = memoryBars(in.assessment, in.catalog, in.format);
    section.addHeading(bars.title);
    bars.title.clear(); // the heading says it
    section.add(BarChart{bars});
    DataTable table;
    table.spec = tableOf(bars, in.format);
    table.decimal_mark = in.format.locale().decimalPoint();
    table.whole = true;
    section.add(table);

    if (in.scenario.kind == WorkloadKind::FineTuning)
        return;
    if (isMedia(in)) {
        addMediaMemory(section);
        return;
    }
    CurveSpec curve = contextCurve(in.scenario, in.assessment, in.catalog, in.format);
    section.add(Heading{curve.title, Heading::Level::Part});
    curve.title.clear();
    section.add(Paragraph{curve.summary, Style::Body, false, true});
    section.add(CurveChart{curve});
    section.add(numbersOf(curve, in.format));
}

} // namespace tarozi::ui::report
