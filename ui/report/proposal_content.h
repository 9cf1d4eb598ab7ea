// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"
#include "ui/language/format.h"
#include "ui/report/elements.h"
#include "ui/report/references.h"

#include <QDate>
#include <QString>

#include <vector>

namespace tarozi::ui::report {

struct ProposalInput {
    const Scenario &scenario;
    const Catalog &catalog;
    const Assessment &assessment;
    const Format &format;
    QDate date;
    QString fingerprint; // of the scenario file
};

// The whole proposal in the current language.
Document composeProposal(const ProposalInput &input);

// Its sections, in order. Each cites its sources; the last one lists them.
struct Section {
    const ProposalInput &input;
    References &references;
    std::vector<Element> &elements;

    void add(Element element) const { elements.push_back(std::move(element)); }
    QString candidateName(std::size_t candidate) const;
};

void addSummary(const Section &section);
void addMemory(const Section &section);
void addSpeed(const Section &section);
void addSpecifications(const Section &section);
void addChecks(const Section &section);
void addInputs(const Section &section);
void addAssumptions(const Section &section);
void addMethod(const Section &section);
void addConflicts(const Section &section);
void addSources(const Section &section);

QString proposalTitle(const ProposalInput &input);
// The names of what the scenario asks for, as the first modelled candidate resolved them.
QString modelName(const ProposalInput &input);
QString engineName(const ProposalInput &input); // with its version

} // namespace tarozi::ui::report
