// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/elements.h"
#include "ui/report/flow.h"

namespace tarozi::ui::report {

// Each appends the strips of one element, `width` page units wide, to the flow.
void layOut(const CoverBlock &cover, double width, Flow &flow);
void layOut(const PageBreak &page_break, double width, Flow &flow);
void layOut(const CommandBlock &commands, double width, Flow &flow);
void layOut(const TitleBlock &block, double width, Flow &flow);
void layOut(const Lead &lead, double width, Flow &flow);
void layOut(const Heading &heading, double width, Flow &flow);
void layOut(const Paragraph &paragraph, double width, Flow &flow);
void layOut(const VerdictCards &cards, double width, Flow &flow);
void layOut(const BarChart &chart, double width, Flow &flow);
void layOut(const CurveChart &chart, double width, Flow &flow);
void layOut(const DataTable &table, double width, Flow &flow);
void layOut(const NoteList &list, double width, Flow &flow);

Flow layOut(const Document &document, double width);

} // namespace tarozi::ui::report
