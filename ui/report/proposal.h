// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"
#include "core/error.h"
#include "ui/language/language_manager.h"

#include <QDate>
#include <QString>

#include <optional>

namespace tarozi::ui {

enum class Paper { A4, Letter };

struct ProposalOptions {
    Language language = Language::English;
    Paper paper = Paper::A4;
    QDate date; // passed in: exports know no clock
};

// The proposal as a PDF: the same assessment as the window's, the print palette, bundled fonts. Atomic: the file is
// the old one or the new one. No value means written.
std::optional<Error> exportProposalPdf(const Scenario &scenario, const Catalog &catalog, LanguageManager &languages,
                                       const ProposalOptions &options, const QString &path);

// The comparison chart alone, by the file's ending: .svg or .png.
std::optional<Error> exportComparisonChart(const Scenario &scenario, const Catalog &catalog, LanguageManager &languages,
                                           const ProposalOptions &options, const QString &path);

} // namespace tarozi::ui
