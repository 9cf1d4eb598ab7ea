// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/proposal_content.h"

#include <utility>
#include <vector>

namespace tarozi::ui::report {

// What images, video and speech say in a proposal; empty for other workloads.
bool isMedia(const ProposalInput &input);
QString mediaQuestion(const ProposalInput &input);
std::vector<KeyFigure> mediaKeyFigures(const Assessed &candidate, const ProposalInput &input);
// Label and value of every setting of the scenario's own workload.
std::vector<std::pair<QString, QString>> mediaInputs(const Scenario &scenario, const ProposalInput &input);
void addMediaMemory(const Section &section);
void addMediaSpeed(const Section &section);

} // namespace tarozi::ui::report
