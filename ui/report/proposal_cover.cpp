// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/proposal_content.h"

#include <QCoreApplication>

namespace tarozi::ui::report {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Proposal)
};

QString numberAndRevision(const ProposalOptions &options)
{
    const QString number = options.number.simplified(), revision = options.revision.simplified();
    if (number.isEmpty() || revision.isEmpty())
        return number + revision;
    //: of a document; %1 number, %2 revision
    return Words::tr("%1, revision %2").arg(number, revision);
}

} // namespace

std::vector<Fact> proposalFacts(const ProposalSubject &subject)
{
    const ProposalInput &in = subject.variants.front();
    const ProposalDetails &details = in.scenario.proposal;
    const ProposalOptions &options = subject.options;
    std::vector<Fact> facts;
    const auto add = [&facts](const QString &label, const QString &value) {
        if (const QString line = value.simplified(); !line.isEmpty())
            facts.push_back({label, line});
    };
    add(Words::tr("Customer"), details.customer);
    add(Words::tr("Project"), options.project);
    add(Words::tr("Prepared by"), details.author);
    //: how to reach the author
    add(Words::tr("Contact"), options.contact);
    //: of the proposal
    add(Words::tr("Date"), in.format.date(options.date));
    if (options.valid_until.isValid())
        //: of the proposal; a date follows
        add(Words::tr("Valid until"), in.format.date(options.valid_until));
    //: of the proposal: its number
    add(Words::tr("Number"), numberAndRevision(options));
    return facts;
}

QString limitingSentence(Wording wording)
{
    switch (wording) {
    case Wording::Plain: return Words::tr("An estimate, not an offer; confirms neither availability nor speed.");
    case Wording::Formal:
        return Words::tr("This document is an estimate made for information. It is not an offer, creates no "
                         "obligation and confirms neither availability nor speed.");
    case Wording::Internal:
        return Words::tr("A working estimate for use within the company: figures may still change; it confirms "
                         "neither availability nor speed.");
    }
    return {};
}

void addCover(const Section &section)
{
    CoverBlock cover;
    cover.logo = section.subject.logo;
    cover.title = proposalTitle(section.input);
    cover.subtitle = question(section.input);
    if (const auto best = recommended(section.subject.variants))
        cover.statement = outcome(section.of(best->variant), best->candidate);
    else
        cover.statement = Words::tr("None of the compared GPUs holds this workload as asked.");
    cover.facts = proposalFacts(section.subject);
    cover.note = limitingSentence(section.subject.options.wording);
    cover.accent = section.subject.options.accent;
    section.add(cover);
    section.add(PageBreak{});
}

} // namespace tarozi::ui::report
