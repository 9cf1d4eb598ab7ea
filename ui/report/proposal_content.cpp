// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/proposal_content.h"

#include "ui/language/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace tarozi::ui::report {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Proposal)
};

const Resolved *firstResolved(const Assessment &assessment)
{
    const auto modelled =
        std::find_if(assessment.candidates.begin(), assessment.candidates.end(),
                     [](const Assessed &candidate) { return candidate.verdict != Verdict::NotModelled; });
    return modelled == assessment.candidates.end() ? nullptr : &modelled->resolved;
}

} // namespace

QString Section::candidateName(std::size_t candidate) const
{
    return words::candidateName(input.assessment.candidates[candidate], input.catalog);
}

void Section::addHeading(const QString &text) const
{
    //: a section's heading in a document of several variants; %1 section, %2 variant
    add(Heading{severalVariants() ? Words::tr("%1: %2").arg(text, input.name) : text});
}

QString unbroken(QString name)
{
    return name.replace(QLatin1Char(' '), QChar(QChar::Nbsp));
}

QString proposalTitle(const ProposalInput &input)
{
    const QString title = input.scenario.proposal.title.simplified();
    //: the title of a proposal; %1 is a model
    return title.isEmpty() ? Words::tr("Choosing a GPU for %1").arg(modelName(input)) : title;
}

QString modelName(const ProposalInput &input)
{
    if (const Resolved *resolved = firstResolved(input.assessment); resolved && !resolved->model_name.isEmpty())
        return resolved->model_name;
    switch (input.scenario.kind) {
    case WorkloadKind::ImageGeneration: return input.scenario.image.model;
    case WorkloadKind::Speech: return input.scenario.speech.model;
    case WorkloadKind::Serving:
    case WorkloadKind::FineTuning: break;
    }
    const LanguageModel *model = input.catalog.model(input.scenario.serving.model.id);
    return model ? model->name : input.scenario.serving.model.id;
}

QString engineName(const ProposalInput &input)
{
    if (input.scenario.kind == WorkloadKind::ImageGeneration) {
        const ImageEngine *engine = input.catalog.imageEngine(input.scenario.image.engine);
        return engine ? engine->name : input.scenario.image.engine;
    }
    if (input.scenario.kind == WorkloadKind::Speech) {
        const SpeechSpeedRecord *engine = input.catalog.speechEngine(input.scenario.speech.engine);
        return engine ? engine->name : input.scenario.speech.engine;
    }
    const EngineSettings &asked = input.scenario.serving.engine;
    const bool serving = input.scenario.kind == WorkloadKind::Serving;
    const Resolved *resolved = firstResolved(input.assessment);
    const QString id = resolved && !serving ? resolved->engine : asked.engine;
    const QString version = resolved ? resolved->engine_version : serving ? asked.version : QString();
    const Engine *engine = input.catalog.engine(id, version);
    const QString name = engine ? engine->name : id;
    return version.isEmpty() ? name : name + QChar(QChar::Nbsp) + version;
}

namespace {

QString confidentialityInWords(Confidentiality mark)
{
    switch (mark) {
    case Confidentiality::None: return {};
    case Confidentiality::Confidential: return Words::tr("Confidential");
    case Confidentiality::InternalUse: return Words::tr("For internal use");
    }
    return {};
}

QString joined(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" \u00b7 "));
}

constexpr qsizetype kShortFingerprint = 8; // of each of several

QString footer(const ProposalSubject &subject)
{
    QStringList fingerprints;
    for (const ProposalInput &in : subject.variants)
        fingerprints.append(subject.variants.size() > 1 ? in.fingerprint.left(kShortFingerprint) : in.fingerprint);
    const ProposalOptions &options = subject.options;
    //: footer; %1 version of the program, %2 date of the catalogue, %3 fingerprint of the scenario
    const QString program = Words::tr("Tarozi %1 · catalogue %2 · scenario %3")
                                .arg(QStringLiteral(TAROZI_VERSION), subject.variants.front().catalog.version(),
                                     fingerprints.join(QStringLiteral(", ")));
    return joined({options.number.simplified(), options.revision.simplified(), program});
}

void addOfEach(const Section &section, void (*add)(const Section &))
{
    for (std::size_t v = 0; v < section.subject.variants.size(); ++v)
        add(section.of(v));
}

void addAllMethod(const Section &section)
{
    addAssumptions(section);
    addMethod(section);
    addConflicts(section);
}

const struct {
    ProposalPart part;
    void (*add)(const Section &);
    bool of_each;
} kSections[] = {
    {ProposalPart::Cover, addCover, false},
    {ProposalPart::Summary, addSummary, false},
    {ProposalPart::Comparison, addComparison, false},
    {ProposalPart::Memory, addMemory, true},
    {ProposalPart::Speed, addSpeed, true},
    {ProposalPart::Cost, addCost, true},
    {ProposalPart::Alternatives, addAlternatives, false},
    {ProposalPart::Specifications, addSpecifications, false},
    {ProposalPart::Checks, addChecks, false},
    {ProposalPart::TestPlan, addTestPlan, false},
    {ProposalPart::Inputs, addInputs, true},
    {ProposalPart::Method, addAllMethod, false},
    {ProposalPart::Glossary, addGlossary, false},
    {ProposalPart::Limits, addLimits, false},
};

} // namespace

Document composeProposal(const ProposalSubject &subject)
{
    const ProposalOptions &options = subject.options;
    const OwnWords own = options.ownWords();
    Document document;
    document.title = proposalTitle(subject.variants.front());
    document.header = joined({own.header.simplified(), confidentialityInWords(options.confidentiality)});
    document.footer = footer(subject);
    document.own_footer = own.footer.simplified();
    //: footer; page %1 of %2
    document.page_n_of_m = Words::tr("page %1 of %2");
    References references;
    const Section section{subject, subject.variants.front(), references, document.elements};
    for (const auto &known : kSections) {
        if (!options.parts.contains(known.part))
            continue;
        if (known.of_each)
            addOfEach(section, known.add);
        else
            known.add(section);
    }
    // whatever cites is listed
    addSources(section);
    for (Element &element : document.elements) {
        auto *heading = std::get_if<Heading>(&element);
        if (heading && heading->level == Heading::Level::Section)
            heading->accent = options.accent;
    }
    return document;
}

} // namespace tarozi::ui::report
