// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/words.h"
#include "ui/language/words_speed.h"
#include "ui/language/words_workload.h"
#include "ui/report/proposal_content.h"
#include "ui/report/proposal_media.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace tarozi::ui::report {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Proposal)
};

// A lead smaller than this is within what the figures themselves are worth.
constexpr double kWorthTelling = 1.005;

QString firstOf(const QStringList &ids)
{
    for (const QString &id : ids) {
        if (!id.isEmpty())
            return id;
    }
    return QStringLiteral(u"\u2014");
}

QString leadSentence(const Section &section, const tarozi::Lead &lead)
{
    const QString name = unbroken(section.candidateName(std::size_t(lead.leader)));
    const bool times = lead.ratio >= 2;
    const QString by =
        times ? section.input.format.significant(lead.ratio, 2) : section.input.format.percent(lead.ratio - 1).text();
    switch (lead.quantity) {
    case Quantity::DecodeSpeed:
        //: %1 GPU, %2 a number; an expectation, compared with the next GPU
        return times ? Words::tr("%1 leads in the speed expected for one user: %2 times the next.").arg(name, by)
                     //: %1 GPU, %2 "17%"
                     : Words::tr("%1 leads in the speed expected for one user: %2 above the next.").arg(name, by);
    case Quantity::Throughput:
        //: %1 GPU, %2 a number; tokens a second of all users together, expected
        return times ? Words::tr("%1 leads in the speed expected for all users: %2 times the next.").arg(name, by)
                     //: %1 GPU, %2 "17%"
                     : Words::tr("%1 leads in the speed expected for all users: %2 above the next.").arg(name, by);
    case Quantity::DecodeCeiling:
        //: %1 GPU, %2 a number; compared with the next GPU
        return times ? Words::tr("%1 leads in the one-stream ceiling: %2 times the next.").arg(name, by)
                     //: %1 GPU, %2 "17%"
                     : Words::tr("%1 leads in the one-stream ceiling: %2 above the next.").arg(name, by);
    case Quantity::MaxConcurrency:
        //: %1 GPU, %2 a number
        return times ? Words::tr("%1 leads in requests at once: %2 times the next.").arg(name, by)
                     //: %1 GPU, %2 "17%"
                     : Words::tr("%1 leads in requests at once: %2 more than the next.").arg(name, by);
    case Quantity::CostPerMillionOutputTokensAtCeiling:
        //: %1 GPU, %2 a number
        return times ? Words::tr("%1 leads in cost at the ceiling: the next one costs %2 times as much.").arg(name, by)
                     //: %1 GPU, %2 "17%"
                     : Words::tr("%1 leads in cost at the ceiling: the next one costs %2 more.").arg(name, by);
    default: return {};
    }
}

bool isExpectation(const tarozi::Lead &lead)
{
    return lead.quantity == Quantity::DecodeSpeed || lead.quantity == Quantity::Throughput;
}

// Who leads, among those that hold the workload: a card that cannot do the job wins nothing. What is expected comes
// first, and a ceiling only where nothing is.
std::vector<QString> leadSentences(const Section &section)
{
    const Assessment &assessment = section.input.assessment;
    std::vector<tarozi::Lead> leads = assessment.leads;
    std::stable_partition(leads.begin(), leads.end(), isExpectation);
    const bool expected =
        std::any_of(assessment.candidates.begin(), assessment.candidates.end(),
                    [](const Assessed &candidate) { return candidate.speed.decode_tok_s.has_value(); });
    std::vector<QString> sentences;
    for (const tarozi::Lead &lead : leads) {
        if (expected && lead.quantity == Quantity::DecodeCeiling)
            continue;
        if (lead.leader < 0 || lead.ratio < kWorthTelling || !holds(assessment.candidates[std::size_t(lead.leader)]))
            continue;
        if (const QString sentence = leadSentence(section, lead); !sentence.isEmpty())
            sentences.push_back(sentence);
    }
    return sentences;
}

Lead lead(const Section &section)
{
    QString answer;
    for (const Pick &pick : bestFirst({section.input}))
        answer += (answer.isEmpty() ? QString() : QStringLiteral(" ")) + outcome(section, pick.candidate);
    Lead lead{question(section.input), {answer}};
    QString leaders;
    for (const QString &sentence : leadSentences(section))
        leaders += (leaders.isEmpty() ? QString() : QStringLiteral(" ")) + sentence;
    if (!leaders.isEmpty())
        lead.sentences.push_back(leaders);
    return lead;
}

constexpr double kNothing = std::numeric_limits<double>::quiet_NaN(); // printed as a dash

std::vector<KeyFigure> costFigures(const Assessed &candidate, const Format &format)
{
    if (!candidate.cost)
        return {};
    const CostFigures &cost = *candidate.cost;
    const Format::Figure hour = format.money(cost.per_hour, cost.currency);
    //: how many; %1 "2 GPUs"
    const QString gpus =
        candidate.count > 1 ? Words::tr("for %1").arg(format.value(candidate.count, Unit::Gpus).text()) : QString();
    std::vector<KeyFigure> figures;
    if (cost.per_million_output_tokens_at_ceiling > 0) {
        const Format::Figure million =
            format.money(runs(candidate) ? cost.per_million_output_tokens_at_ceiling : kNothing, cost.currency);
        figures.push_back(
            {Words::tr("Million output tokens"), million.number, million.unit, Words::tr("at the ceiling")});
    }
    figures.push_back({Words::tr("Price per hour"), hour.number, hour.unit, gpus});
    return figures;
}

// Expectations with their bands; none where nothing is expected.
std::vector<KeyFigure> speedFigures(const SpeedFigures &speed, const Format &format)
{
    std::vector<KeyFigure> figures;
    if (speed.decode_tok_s) {
        const words::BandWords user = words::rate(*speed.decode_tok_s, format);
        //: a key figure: the speed that one user is expected to see
        figures.push_back({Words::tr("Per user, expected"), user.figure.number, user.figure.unit, user.range});
    }
    if (speed.ttft_s) {
        const words::BandWords first = words::duration(*speed.ttft_s, format);
        //: a key figure: the expected time to the first token
        figures.push_back({Words::tr("First token, expected"), first.figure.number, first.figure.unit, first.range});
    }
    return figures;
}

QString contextNote(const Assessed &candidate, const ProposalInput &in)
{
    const LanguageModel *model = in.catalog.model(candidate.resolved.model);
    if (model && model->max_context > 0 && candidate.capacity.max_context > model->max_context)
        //: the memory would hold a longer context than the model can use; %1 is a number of tokens: 128K
        return Words::tr("of memory; the model was made for %1").arg(in.format.shortCount(double(model->max_context)));
    //: the longest context of each of so many requests
    return Words::tr("for %n request(s)", nullptr, int(in.scenario.serving.concurrency));
}

void addHours(std::vector<KeyFigure> &figures, const QString &label, const std::optional<Band> &seconds,
              const Format &format)
{
    constexpr double kSecondsPerHour = 3600;
    if (!seconds)
        return;
    const auto hours = [&](double value) { return format.significant(value / kSecondsPerHour, 3); };
    //: hours
    figures.push_back({label, hours(seconds->mid), Words::tr("h"),
                       hours(seconds->low) + QStringLiteral(u"\u2013") + hours(seconds->high)});
}

// Of work that is no service: how fast, how long.
std::vector<KeyFigure> workFigures(const Section &section, std::size_t index)
{
    const ProposalInput &in = section.input;
    const Assessed &candidate = in.assessment.candidates[index];
    std::vector<KeyFigure> figures = mediaKeyFigures(candidate, in);
    if (candidate.training) {
        if (candidate.training->tokens_per_s) {
            const words::BandWords rate = words::rate(*candidate.training->tokens_per_s, in.format);
            figures.push_back({Words::tr("Training, expected"), rate.figure.number, rate.figure.unit, rate.range});
        }
        addHours(figures, Words::tr("The run, expected"), candidate.training->run_s, in.format);
    }
    for (KeyFigure &figure : costFigures(candidate, in.format))
        figures.push_back(std::move(figure));
    return figures;
}

std::vector<KeyFigure> keyFigures(const Assessed &candidate, const ProposalInput &in)
{
    const Format &format = in.format;
    const ServingWorkload &serving = in.scenario.serving;
    const Format::Figure requests = format.requests(candidate.capacity.max_concurrency);
    const Format::Figure context = format.tokens(double(candidate.capacity.max_context));
    const Format::Figure tokens = format.tokens(candidate.capacity.kv_tokens);
    const Format::Figure ceiling =
        format.tokensPerSecond(runs(candidate) ? candidate.speed.decode_ceiling_tok_s : kNothing);
    std::vector<KeyFigure> figures{
        //: how many requests fit at once; %1 is their context length: 8K
        {Words::tr("Requests of %1").arg(format.shortCount(double(serving.context))), requests.number, requests.unit,
         //: requests; %1 is a number
         Words::tr("asked: %1").arg(format.integer(double(serving.concurrency)))},
        {Words::tr("Longest context"), context.number, context.unit, contextNote(candidate, in)},
        {Words::tr("KV cache holds"), tokens.number, tokens.unit, Words::tr("all requests together")},
        {Words::tr("One-stream ceiling"), ceiling.number, ceiling.unit,
         //: in place of a figure: the GPU's memory does not hold one request
         runs(candidate) ? Words::tr("not a promised speed") : Words::tr("not even one request fits")}};
    for (KeyFigure &figure : speedFigures(candidate.speed, format))
        figures.push_back(std::move(figure));
    for (KeyFigure &figure : costFigures(candidate, format))
        figures.push_back(std::move(figure));
    return figures;
}

QString cardDetail(const Assessed &candidate, const Gpu *gpu, const Format &format)
{
    QStringList parts;
    if (gpu)
        parts.append(format.number(gpu->memory_nominal_gb, 0) + QChar(QChar::Nbsp) + format.gigabytes(0).unit +
                     QChar(QChar::Nbsp) + gpu->memory_type);
    if (candidate.verdict != Verdict::NotModelled) {
        parts.append(words::ecc(candidate.resolved.ecc));
        if (candidate.count > 1)
            parts.append(words::parallelism(candidate.resolved.parallelism));
        //: the engine's share of the memory; %1 is a size
        parts.append(Words::tr("limit %1").arg(format.gigabytes(candidate.memory.limit).text()));
    }
    return parts.join(QStringLiteral(" · "));
}

QString whyNot(const Assessed &candidate, const ProposalInput &in)
{
    for (const Finding &finding : candidate.findings) {
        if (finding.id == FindingId::NotModelled)
            return words::finding(finding, candidate, in.catalog, in.format);
    }
    return words::notModelled(candidate.not_modelled);
}

VerdictCard card(const Section &section, std::size_t index)
{
    const ProposalInput &in = section.input;
    const Assessed &candidate = in.assessment.candidates[index];
    VerdictCard card;
    card.name = section.candidateName(index);
    card.detail = cardDetail(candidate, in.catalog.gpu(candidate.gpu), in.format);
    card.verdict = candidate.verdict;
    card.verdict_words = words::verdict(candidate.verdict);
    if (candidate.verdict == Verdict::NotModelled) {
        card.statement = whyNot(candidate, in);
        return card;
    }
    card.statement = words::headroom(candidate, in.format);
    card.figures = in.scenario.kind == WorkloadKind::Serving ? keyFigures(candidate, in) : workFigures(section, index);
    return card;
}

void addVariant(const Section &section)
{
    section.add(lead(section));
    VerdictCards cards;
    for (std::size_t i = 0; i < section.input.assessment.candidates.size(); ++i)
        cards.cards.push_back(card(section, i));
    section.add(cards);
}

QString servingQuestion(const ProposalInput &in)
{
    const ServingWorkload &serving = in.scenario.serving;
    const Resolved &resolved = in.assessment.candidates.front().resolved;
    const LanguageModel *model = in.catalog.model(serving.model.id);
    const QString weights_id =
        firstOf({resolved.weights_format, serving.weights, model ? model->released_format : QString()});
    const QString kv_id = firstOf({resolved.kv_format, serving.kv});
    const WeightFormat *weights = in.catalog.weightFormat(weights_id);
    const KvFormat *kv = in.catalog.kvFormat(kv_id);
    //: %1 model, %2 and %3 formats (BF16, FP16), %4 "8 192 tokens", %5 engine and version
    return Words::tr("Which GPU serves %1 with weights in %2, a KV cache in %3 and a context of %4 to %n request(s) at "
                     "once, run by %5?",
                     nullptr, int(serving.concurrency))
        .arg(modelName(in), weights ? weights->name : weights_id, kv ? kv->name : kv_id,
             in.format.tokens(double(serving.context)).text(), engineName(in));
}

} // namespace

QString question(const ProposalInput &in)
{
    const Format &format = in.format;
    switch (in.scenario.kind) {
    case WorkloadKind::Serving: return servingQuestion(in);
    case WorkloadKind::FineTuning:
        //: %1 model, %2 method (LoRA), %3 "2 048 tokens"
        return Words::tr("Which GPU holds the fine-tuning of %1 by %2, with %n sequence(s) of up to %3 in a pass?",
                         nullptr, int(in.scenario.finetune.microbatch))
            .arg(modelName(in), words::trainingMethod(in.scenario.finetune.method),
                 format.tokens(double(in.scenario.finetune.sequence)).text());
    case WorkloadKind::ImageGeneration:
    case WorkloadKind::Speech: return mediaQuestion(in);
    }
    return {};
}

QString outcome(const Section &section, std::size_t index)
{
    const Assessed &candidate = section.input.assessment.candidates[index];
    QString name = unbroken(section.candidateName(index));
    if (section.severalVariants())
        //: a GPU in one of several variants of the scenario; %1 GPU, %2 variant
        name = Words::tr("%1 (%2)").arg(name, section.input.name);
    const QString room = words::headroom(candidate, section.input.format);
    switch (candidate.verdict) {
    //: the workload fits into the memory of the GPU %1; %2 "8.8 GB spare"
    case Verdict::Fits: return Words::tr("%1 fits: %2.").arg(name, room);
    //: the workload barely fits into the memory of the GPU %1; %2 "0.8 GB spare"
    case Verdict::Tight: return Words::tr("%1 fits tightly: %2.").arg(name, room);
    //: the workload does not fit into the memory of the GPU %1; %2 "11.4 GB short"
    case Verdict::DoesNotFit: return Words::tr("%1 does not fit: %2.").arg(name, room);
    //: %1 GPU
    case Verdict::NotModelled: return Words::tr("%1 cannot be assessed for this workload.").arg(name);
    }
    return {};
}

void addSummary(const Section &section)
{
    if (section.subject.options.parts.contains(ProposalPart::Cover))
        section.add(Heading{Words::tr("Summary")});
    else
        section.add(TitleBlock{proposalTitle(section.input), proposalFacts(section.subject)});
    if (const auto best = recommended(section.subject.variants); section.severalVariants()) {
        if (best)
            section.add(Lead{{}, {outcome(section.of(best->variant), best->candidate)}});
        for (std::size_t v = 0; v < section.subject.variants.size(); ++v) {
            section.add(Heading{section.of(v).input.name, Heading::Level::Part});
            addVariant(section.of(v));
        }
    } else {
        addVariant(section);
    }
    section.add(Paragraph{limitingSentence(section.subject.options.wording), Style::Small, true});
}

} // namespace tarozi::ui::report
