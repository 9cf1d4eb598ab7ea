// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/proposal.h"

namespace tarozi::ui {

// The proposal's figures as a workbook (.xlsx): numbers, not texts, in the language's number formats; costs as formulas
// that follow a changed price. Atomic. No value means written.
std::optional<Error> exportWorkbook(const std::vector<ProposalVariant> &variants, LanguageManager &languages,
                                    const ProposalOptions &options, const QString &path);

} // namespace tarozi::ui
