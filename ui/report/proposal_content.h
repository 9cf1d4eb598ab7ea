// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"
#include "ui/language/format.h"
#include "ui/report/elements.h"
#include "ui/report/logo.h"
#include "ui/report/proposal_options.h"
#include "ui/report/references.h"

#include <QString>

#include <vector>

namespace tarozi::ui::report {

// One variant as the sections read it.
struct ProposalInput {
    const Scenario &scenario;
    const Catalog &catalog;
    const Assessment &assessment;
    const Format &format;
    QString name;        // empty where it is the only one
    QString fingerprint; // of the scenario file
};

struct ProposalSubject {
    std::vector<ProposalInput> variants; // at least one
    const ProposalOptions &options;
    Logo logo;
};

// A candidate of a variant.
struct Pick {
    std::size_t variant = 0, candidate = 0;

    bool operator==(const Pick &) const = default;
};

// The whole proposal in the current language.
Document composeProposal(const ProposalSubject &subject);

// One variant's place in the document. Sections cite their sources; the last one lists them.
struct Section {
    const ProposalSubject &subject;
    const ProposalInput &input;
    References &references;
    std::vector<Element> &elements;

    void add(Element element) const { elements.push_back(std::move(element)); }
    // A section's heading; names the variant where there are several.
    void addHeading(const QString &text) const;
    QString candidateName(std::size_t candidate) const;
    Section of(std::size_t variant) const { return {subject, subject.variants[variant], references, elements}; }
    bool severalVariants() const { return subject.variants.size() > 1; }
};

// Of all variants together.
void addCover(const Section &section);
void addSummary(const Section &section);
void addComparison(const Section &section);
void addAlternatives(const Section &section);
void addSpecifications(const Section &section);
void addChecks(const Section &section);
void addTestPlan(const Section &section);
void addAssumptions(const Section &section);
void addMethod(const Section &section);
void addConflicts(const Section &section);
void addSources(const Section &section);
void addGlossary(const Section &section);
void addLimits(const Section &section);

// Of one variant.
void addMemory(const Section &section);
void addSpeed(const Section &section);
void addCost(const Section &section);
void addInputs(const Section &section);

// Title, customer, author, number, dates: the cover's facts, or those under the title where there is no cover.
std::vector<Fact> proposalFacts(const ProposalSubject &subject);
QString question(const ProposalInput &input);
// How one candidate comes out: "L40S fits: 21.3 GB spare."
QString outcome(const Section &section, std::size_t candidate);
// The sentence that limits the document, by its wording.
QString limitingSentence(Wording wording);

// What chooses among candidates that hold the work: the first of these that all of them have, money in one currency.
enum class Decider { CostOfResult, PricePerHour, SpareMemory };
Decider deciderOf(const std::vector<ProposalInput> &variants);
// All candidates of all variants: those that hold the work first, then by the decider.
std::vector<Pick> bestFirst(const std::vector<ProposalInput> &variants);
// The first of them, if it holds the work.
std::optional<Pick> recommended(const std::vector<ProposalInput> &variants);
bool holds(const Assessed &candidate);
// Whether the work runs at all: a speed of what cannot run is no figure to compare by.
bool runs(const Assessed &candidate);

struct InputInWords {
    QString label, value;
    QString became; // what a default came to; empty for what was chosen
};
std::vector<InputInWords> inputsInWords(const ProposalInput &input);

QString proposalTitle(const ProposalInput &input);
// The names of what the scenario asks for, as the first modelled candidate resolved them.
QString modelName(const ProposalInput &input);
QString engineName(const ProposalInput &input); // with its version
// A name that does not break within a sentence.
QString unbroken(QString name);

} // namespace tarozi::ui::report
