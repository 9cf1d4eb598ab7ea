// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"
#include "core/error.h"
#include "ui/language/language_manager.h"
#include "ui/report/proposal_options.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace tarozi::ui {

// One scenario of a proposal and the catalogue that knows its model. The name tells variants apart.
struct ProposalVariant {
    QString name;
    Scenario scenario;
    std::shared_ptr<const Catalog> catalog;
};

// What a person decides before a proposal is written: how, for whom, and what the window's scenario is compared with.
struct ProposalRequest {
    ProposalOptions options;
    ProposalDetails details;
    std::vector<ProposalVariant> others{};
};

// The proposal as a PDF: the same assessment as the window's, the print palette, bundled fonts. Atomic: the file is
// the old one or the new one. No value means written. Several variants are compared; the first one's details name the
// customer.
std::optional<Error> exportProposalPdf(const std::vector<ProposalVariant> &variants, LanguageManager &languages,
                                       const ProposalOptions &options, const QString &path);
std::optional<Error> exportProposalPdf(const Scenario &scenario, const Catalog &catalog, LanguageManager &languages,
                                       const ProposalOptions &options, const QString &path);

enum class ProposalChart { Memory, Context, Speed };

// One chart alone, by the file's ending: .svg, .pdf or .png of so many pixels for one of the window.
std::optional<Error> exportChart(ProposalChart chart, const Scenario &scenario, const Catalog &catalog,
                                 LanguageManager &languages, const ProposalOptions &options, const QString &path,
                                 double image_scale = 2);

} // namespace tarozi::ui
