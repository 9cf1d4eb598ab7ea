// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/painter.h"
#include "ui/report/proposal.h"
#include "ui/report/proposal_content.h"

#include <memory>

namespace tarozi::ui {

// The variants with their assessments: what documents and workbooks are composed from. Borrows both arguments.
class ProposalBasis
{
public:
    ProposalBasis(const std::vector<ProposalVariant> &variants, const Format &format);
    ProposalBasis(const ProposalBasis &) = delete;
    ProposalBasis &operator=(const ProposalBasis &) = delete;

    report::ProposalSubject subject(const ProposalOptions &options, const report::Logo &logo) const;

private:
    const std::vector<ProposalVariant> &m_variants;
    const Format &m_format;
    std::vector<Assessment> m_assessments;
};

// A proposal laid out on its pages, for the file and for the preview.
class ProposalDocument
{
public:
    ProposalDocument(report::Document document, Paper paper);

    const QString &title() const { return m_title; }
    const report::PaintedDocument &pages() const { return *m_pages; }

private:
    QString m_title;
    std::shared_ptr<const report::PaintedDocument> m_pages;
};

// Fails where the logo cannot be read.
Result<ProposalDocument> composeProposal(const std::vector<ProposalVariant> &variants, LanguageManager &languages,
                                         const ProposalOptions &options);

} // namespace tarozi::ui
