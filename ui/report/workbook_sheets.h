// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/proposal_content.h"
#include "ui/report/sheets.h"

namespace tarozi::ui::report {

// One a function: the sheets of the workbook, in its order.
void addSummarySheet(Workbook &book, const ProposalSubject &subject);
void addComparisonSheet(Workbook &book, const ProposalSubject &subject);
void addMemorySheet(Workbook &book, const ProposalSubject &subject);
void addSpeedSheets(Workbook &book, const ProposalSubject &subject);
void addCostSheet(Workbook &book, const ProposalSubject &subject);
void addInputsSheet(Workbook &book, const ProposalSubject &subject);
void addSourcesSheet(Workbook &book, const ProposalSubject &subject);

// A candidate's name, with its variant's where there are several.
QString rowName(const ProposalSubject &subject, const Pick &pick);
std::vector<Pick> allPicks(const ProposalSubject &subject); // in the scenarios' order
const Assessed &assessedOf(const ProposalSubject &subject, const Pick &pick);

} // namespace tarozi::ui::report
