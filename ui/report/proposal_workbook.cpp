// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/proposal_workbook.h"

#include "core/whole_file.h"
#include "ui/report/proposal_document.h"
#include "ui/report/workbook_sheets.h"

#include <QFile>
#include <QTemporaryDir>

namespace tarozi::ui {

namespace {

report::Workbook::Units unitsOf(const report::ProposalSubject &subject)
{
    const Format &format = subject.variants.front().format;
    report::Workbook::Units units;
    units.gigabytes = format.gigabytes(0).unit;
    units.rate = format.tokensPerSecond(1).unit;
    units.seconds = format.seconds(2).unit;
    // several currencies stand in a column of their own
    QStringList currencies;
    for (const report::Pick &pick : report::allPicks(subject)) {
        if (const auto &cost = report::assessedOf(subject, pick).cost)
            currencies.append(cost->currency);
    }
    currencies.removeDuplicates();
    units.currency = currencies.size() == 1 ? format.money(0, currencies.first()).unit : QString();
    return units;
}

bool writeSheets(const report::ProposalSubject &subject, const QString &path)
{
    const std::set<ProposalPart> &parts = subject.options.parts;
    report::Workbook book(path, unitsOf(subject));
    book.setProperties(report::proposalTitle(subject.variants.front()),
                       subject.variants.front().scenario.proposal.author.simplified());
    const std::pair<ProposalPart, void (*)(report::Workbook &, const report::ProposalSubject &)> sheets[] = {
        {ProposalPart::Summary, report::addSummarySheet}, {ProposalPart::Comparison, report::addComparisonSheet},
        {ProposalPart::Memory, report::addMemorySheet},   {ProposalPart::Speed, report::addSpeedSheets},
        {ProposalPart::Cost, report::addCostSheet},       {ProposalPart::Inputs, report::addInputsSheet},
        {ProposalPart::Method, report::addSourcesSheet},
    };
    bool any = false;
    for (const auto &[part, add] : sheets) {
        if (!parts.contains(part))
            continue;
        add(book, subject);
        any = true;
    }
    if (!any) // a workbook has at least one sheet
        report::addSummarySheet(book, subject);
    return book.close();
}

} // namespace

std::optional<Error> exportWorkbook(const std::vector<ProposalVariant> &variants, LanguageManager &languages,
                                    const ProposalOptions &options, const QString &path)
{
    const LanguageScope scope(languages, options.language);
    const Format format(localeOf(options.language));
    const ProposalBasis basis(variants, format);
    // made aside and then put in place as a whole
    const QTemporaryDir folder;
    QFile made(folder.filePath(QStringLiteral("proposal.xlsx")));
    if (!folder.isValid() || !writeSheets(basis.subject(options, {}), made.fileName()) ||
        !made.open(QIODevice::ReadOnly))
        return Error{Problem::CannotWrite, path, {}, folder.isValid() ? made.errorString() : folder.errorString(), {}};
    return writeWholeFile(path, made.readAll());
}

} // namespace tarozi::ui
