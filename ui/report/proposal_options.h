// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/language/language_manager.h"

#include <QColor>
#include <QDate>
#include <QJsonObject>
#include <QString>

#include <map>
#include <optional>
#include <set>

namespace tarozi::ui {

enum class Paper { A4, Letter };

// What a proposal can consist of, in the order of its pages. A part without a source in the scenario is left out.
enum class ProposalPart {
    Cover,
    Summary,
    Comparison,
    Memory,
    Speed,
    Cost,
    Alternatives,
    Specifications,
    Checks,
    TestPlan,
    Inputs,
    Method,
    Glossary,
    Limits
};

inline constexpr ProposalPart kProposalParts[] = {
    ProposalPart::Cover,    ProposalPart::Summary,  ProposalPart::Comparison,   ProposalPart::Memory,
    ProposalPart::Speed,    ProposalPart::Cost,     ProposalPart::Alternatives, ProposalPart::Specifications,
    ProposalPart::Checks,   ProposalPart::TestPlan, ProposalPart::Inputs,       ProposalPart::Method,
    ProposalPart::Glossary, ProposalPart::Limits};

// How the sentence that limits a proposal is worded.
enum class Wording { Plain, Formal, Internal };
inline constexpr Wording kWordings[] = {Wording::Plain, Wording::Formal, Wording::Internal};

// What is printed at the head of every page.
enum class Confidentiality { None, Confidential, InternalUse };
inline constexpr Confidentiality kConfidentialities[] = {Confidentiality::None, Confidentiality::Confidential,
                                                         Confidentiality::InternalUse};

// Words of the command line and of the settings; never shown.
QString proposalPartWord(ProposalPart part);
std::optional<ProposalPart> proposalPartOf(const QString &word);
QString wordingWord(Wording wording);
std::optional<Wording> wordingOf(const QString &word);
QString confidentialityWord(Confidentiality mark);
std::optional<Confidentiality> confidentialityOf(const QString &word);

// A house's own lines in one language; empty ones are left out.
struct OwnWords {
    QString header, footer, disclaimer;

    bool operator==(const OwnWords &) const = default;
};

inline constexpr QColor kDefaultAccent(0x24, 0x57, 0xC5);

// How a proposal is written, beside what its scenario says of customer and author.
struct ProposalOptions {
    Language language = Language::English;
    Paper paper = Paper::A4;
    QDate date{};        // passed in: exports know no clock
    QDate valid_until{}; // not valid: says nothing of it
    std::set<ProposalPart> parts{std::begin(kProposalParts), std::end(kProposalParts)};
    QString project{}, contact{}, number{}, revision{};
    Wording wording = Wording::Plain;
    Confidentiality confidentiality = Confidentiality::None;
    QString logo{}; // a path: .svg is drawn as vectors; .png, .jpg as they are. Empty: none
    QColor accent = kDefaultAccent;
    std::map<Language, OwnWords> own_words{};
    bool attach_scenario = true;

    OwnWords ownWords() const;
    bool operator==(const ProposalOptions &) const = default;
};

// For the settings: everything but language, paper and date; of the validity, its days. What cannot be read is as by
// default.
QJsonObject proposalOptionsJson(const ProposalOptions &options);
ProposalOptions proposalOptionsFrom(const QJsonObject &json, const QDate &date);

} // namespace tarozi::ui
