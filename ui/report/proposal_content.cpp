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

QString proposalTitle(const ProposalInput &input)
{
    const QString title = input.scenario.proposal.title.simplified();
    //: the title of a proposal; %1 is a model
    return title.isEmpty() ? Words::tr("Choosing a GPU for %1").arg(modelName(input)) : title;
}

QString modelName(const ProposalInput &input)
{
    if (const Resolved *resolved = firstResolved(input.assessment))
        return resolved->model_name;
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
    const Resolved *resolved = firstResolved(input.assessment);
    const QString version = resolved ? resolved->engine_version : asked.version;
    const Engine *engine = input.catalog.engine(asked.engine, version);
    const QString name = engine ? engine->name : asked.engine;
    return version.isEmpty() ? name : name + QChar(QChar::Nbsp) + version;
}

Document composeProposal(const ProposalInput &input)
{
    Document document;
    document.title = proposalTitle(input);
    //: footer; %1 version of the program, %2 date of the catalogue, %3 fingerprint of the scenario
    document.footer = Words::tr("Tarozi %1 · catalogue %2 · scenario %3")
                          .arg(QStringLiteral(TAROZI_VERSION), input.catalog.version(), input.fingerprint);
    //: footer; page %1 of %2
    document.page_n_of_m = Words::tr("page %1 of %2");
    References references;
    const Section section{input, references, document.elements};
    addSummary(section);
    addMemory(section);
    addSpeed(section);
    addSpecifications(section);
    addChecks(section);
    addInputs(section);
    addAssumptions(section);
    addMethod(section);
    addConflicts(section);
    addSources(section);
    return document;
}

} // namespace tarozi::ui::report
