// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/proposal_content.h"

#include <QCoreApplication>

namespace tarozi::ui::report {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Proposal)
};

void addBullet(NoteList &list, const QString &text)
{
    list.notes.push_back({QStringLiteral(u"\u2013"), {{text, Style::Body, {}}}});
}

} // namespace

void addLimits(const Section &section)
{
    const ProposalOptions &options = section.subject.options;
    const Format &format = section.input.format;
    section.add(Heading{Words::tr("Limits and validity")});
    NoteList list;
    addBullet(list, limitingSentence(options.wording));
    addBullet(list, Words::tr("Memory and speed are calculated for the inputs listed here; other prompts, versions or "
                              "neighbours on the machine change them. A band holds about nine of ten published "
                              "measurements, not all."));
    addBullet(list,
              Words::tr("Not covered: network and storage, the rest of the server, licences, staff, the quality of "
                        "the model's answers."));
    //: %1 is a date
    addBullet(list, Words::tr("Specifications, prices and measurements are those of the catalogue of %1.")
                        .arg(format.date(QDate::fromString(section.input.catalog.version(), Qt::ISODate))));
    if (options.valid_until.isValid())
        //: %1 is a date
        addBullet(list, Words::tr("Valid until %1; after that prices and versions are to be checked again.")
                            .arg(format.date(options.valid_until)));
    if (options.attach_scenario)
        addBullet(list, Words::tr("The scenario is attached to this file: open it in Tarozi to check every figure."));
    if (const QString own = options.ownWords().disclaimer.simplified(); !own.isEmpty())
        addBullet(list, own);
    section.add(list);
}

} // namespace tarozi::ui::report
