// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/proposal_document.h"

#include "core/workload/scenario_file.h"
#include "ui/report/proposal_content.h"

#include <QCryptographicHash>

namespace tarozi::ui {

namespace {

constexpr int kFingerprintDigits = 12;

// The first digits of the attached file's SHA-256: a reader can check them with any tool.
QString fingerprint(const Scenario &scenario)
{
    const QByteArray hash = QCryptographicHash::hash(writeScenario(scenario), QCryptographicHash::Sha256);
    return QString::fromLatin1(hash.toHex().left(kFingerprintDigits));
}

} // namespace

ProposalBasis::ProposalBasis(const std::vector<ProposalVariant> &variants, const Format &format)
    : m_variants(variants), m_format(format)
{
    for (const ProposalVariant &variant : variants)
        m_assessments.push_back(assess(variant.scenario, *variant.catalog));
}

report::ProposalSubject ProposalBasis::subject(const ProposalOptions &options, const report::Logo &logo) const
{
    report::ProposalSubject subject{{}, options, logo};
    for (std::size_t v = 0; v < m_variants.size(); ++v) {
        const ProposalVariant &variant = m_variants[v];
        subject.variants.push_back({variant.scenario, *variant.catalog, m_assessments[v], m_format,
                                    m_variants.size() > 1 ? variant.name : QString(), fingerprint(variant.scenario)});
    }
    return subject;
}

ProposalDocument::ProposalDocument(report::Document document, Paper paper)
    : m_title(document.title), m_pages(std::make_shared<report::PaintedDocument>(std::move(document), paper))
{
}

Result<ProposalDocument> composeProposal(const std::vector<ProposalVariant> &variants, LanguageManager &languages,
                                         const ProposalOptions &options)
{
    const Result<report::Logo> logo = report::readLogo(options.logo);
    if (!logo)
        return logo.error();
    const LanguageScope scope(languages, options.language);
    const Format format(localeOf(options.language));
    const ProposalBasis basis(variants, format);
    return ProposalDocument(report::composeProposal(basis.subject(options, *logo)), options.paper);
}

} // namespace tarozi::ui
