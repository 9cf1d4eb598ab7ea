// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/proposal_options.h"

#include <QJsonArray>

namespace tarozi::ui {

namespace {

constexpr int kLongestValidity = 3660; // days

template<typename T>
struct Word {
    T value;
    const char *word;
};

constexpr Word<ProposalPart> kPartWords[] = {
    {ProposalPart::Cover, "cover"},
    {ProposalPart::Summary, "summary"},
    {ProposalPart::Comparison, "comparison"},
    {ProposalPart::Memory, "memory"},
    {ProposalPart::Speed, "speed"},
    {ProposalPart::Cost, "cost"},
    {ProposalPart::Alternatives, "alternatives"},
    {ProposalPart::Specifications, "specifications"},
    {ProposalPart::Checks, "checks"},
    {ProposalPart::TestPlan, "test-plan"},
    {ProposalPart::Inputs, "inputs"},
    {ProposalPart::Method, "method"},
    {ProposalPart::Glossary, "glossary"},
    {ProposalPart::Limits, "limits"},
};

constexpr Word<Wording> kWordingWords[] = {
    {Wording::Plain, "plain"},
    {Wording::Formal, "formal"},
    {Wording::Internal, "internal"},
};

constexpr Word<Confidentiality> kMarkWords[] = {
    {Confidentiality::None, "none"},
    {Confidentiality::Confidential, "confidential"},
    {Confidentiality::InternalUse, "internal"},
};

template<typename T, std::size_t N>
QString wordFor(const Word<T> (&words)[N], T value)
{
    for (const Word<T> &known : words) {
        if (known.value == value)
            return QString::fromLatin1(known.word);
    }
    return {};
}

template<typename T, std::size_t N>
std::optional<T> valueFor(const Word<T> (&words)[N], const QString &word)
{
    for (const Word<T> &known : words) {
        if (word == QLatin1String(known.word))
            return known.value;
    }
    return {};
}

OwnWords ownWordsFrom(const QJsonObject &json)
{
    return {json.value(QLatin1String("header")).toString(), json.value(QLatin1String("footer")).toString(),
            json.value(QLatin1String("disclaimer")).toString()};
}

} // namespace

QString proposalPartWord(ProposalPart part)
{
    return wordFor(kPartWords, part);
}

std::optional<ProposalPart> proposalPartOf(const QString &word)
{
    return valueFor(kPartWords, word);
}

QString wordingWord(Wording wording)
{
    return wordFor(kWordingWords, wording);
}

std::optional<Wording> wordingOf(const QString &word)
{
    return valueFor(kWordingWords, word);
}

QString confidentialityWord(Confidentiality mark)
{
    return wordFor(kMarkWords, mark);
}

std::optional<Confidentiality> confidentialityOf(const QString &word)
{
    return valueFor(kMarkWords, word);
}

OwnWords ProposalOptions::ownWords() const
{
    const auto own = own_words.find(language);
    return own == own_words.end() ? OwnWords() : own->second;
}

QJsonObject proposalOptionsJson(const ProposalOptions &options)
{
    // left-out parts, so that a part of a later version is there at once
    QJsonArray without;
    for (const ProposalPart part : kProposalParts) {
        if (!options.parts.contains(part))
            without.append(proposalPartWord(part));
    }
    QJsonObject own;
    for (const auto &[language, words] : options.own_words) {
        if (words != OwnWords())
            own.insert(languageCode(language), QJsonObject{{QStringLiteral("header"), words.header},
                                                           {QStringLiteral("footer"), words.footer},
                                                           {QStringLiteral("disclaimer"), words.disclaimer}});
    }
    const qint64 days = options.valid_until.isValid() ? options.date.daysTo(options.valid_until) : 0;
    return {{QStringLiteral("without"), without},
            {QStringLiteral("valid_days"), days},
            {QStringLiteral("project"), options.project},
            {QStringLiteral("contact"), options.contact},
            {QStringLiteral("number"), options.number},
            {QStringLiteral("revision"), options.revision},
            {QStringLiteral("wording"), wordingWord(options.wording)},
            {QStringLiteral("confidentiality"), confidentialityWord(options.confidentiality)},
            {QStringLiteral("logo"), options.logo},
            {QStringLiteral("accent"), options.accent.name()},
            {QStringLiteral("attach_scenario"), options.attach_scenario},
            {QStringLiteral("own_words"), own}};
}

ProposalOptions proposalOptionsFrom(const QJsonObject &json, const QDate &date)
{
    ProposalOptions options;
    options.date = date;
    if (const int days = json.value(QLatin1String("valid_days")).toInt(); days > 0 && days <= kLongestValidity)
        options.valid_until = date.addDays(days);
    const auto text = [&json](const char *key) { return json.value(QLatin1String(key)).toString(); };
    for (const QJsonValue &word : json.value(QLatin1String("without")).toArray()) {
        if (const auto part = proposalPartOf(word.toString()))
            options.parts.erase(*part);
    }
    options.project = text("project");
    options.contact = text("contact");
    options.number = text("number");
    options.revision = text("revision");
    options.wording = wordingOf(text("wording")).value_or(Wording::Plain);
    options.confidentiality = confidentialityOf(text("confidentiality")).value_or(Confidentiality::None);
    options.logo = text("logo");
    if (const QColor accent(text("accent")); accent.isValid())
        options.accent = accent;
    options.attach_scenario = json.value(QLatin1String("attach_scenario")).toBool(true);
    const QJsonObject own = json.value(QLatin1String("own_words")).toObject();
    for (const Language language : kLanguages) {
        const OwnWords words = ownWordsFrom(own.value(languageCode(language)).toObject());
        if (words != OwnWords())
            options.own_words[language] = words;
    }
    return options;
}

} // namespace tarozi::ui
