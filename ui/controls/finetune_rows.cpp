// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/finetune_rows.h"

#include "core/workload/scenario_file.h"
#include "core/workload/workload_limits.h"
#include "ui/controls/panel_facts.h"
#include "ui/language/words_workload.h"

#include <QCoreApplication>

namespace tarozi::ui {

namespace {

using words::Parameter;
using F = FineTuningWorkload;
constexpr auto kPart = &Scenario::finetune;

// weight formats that frameworks keep a frozen base in
constexpr QLatin1StringView kBases[] = {
    QLatin1StringView("bf16"), QLatin1StringView("fp16"), QLatin1StringView("fp32"),  QLatin1StringView("fp8"),
    QLatin1StringView("int8"), QLatin1StringView("nf4"),  QLatin1StringView("nf4-dq")};
constexpr QLatin1StringView kTargets[] = {QLatin1StringView("all-linear"), QLatin1StringView("attention"),
                                          QLatin1StringView("mlp"), QLatin1StringView("q,v")};

template<typename Record>
std::vector<ChoiceRow::Choice> namesOf(const std::vector<Record> &records)
{
    std::vector<ChoiceRow::Choice> choices;
    for (const Record &record : records)
        choices.push_back({record.id, record.name, 0, false});
    return choices;
}

// The framework's own choice in front of all.
template<typename Record>
std::vector<ChoiceRow::Choice> withFrameworksOwn(const std::vector<Record> &records)
{
    std::vector<ChoiceRow::Choice> choices = namesOf(records);
    //: the first of a list of settings: what the chosen training framework does by default
    choices.insert(choices.begin(),
                   {{}, QCoreApplication::translate("FineTuningRows", "As the framework does"), 0, false});
    return choices;
}

} // namespace

FineTuningRows::FineTuningRows(const ViewContext &context, QWidget *parent) : WorkloadRows(context, parent)
{
    constexpr auto kField = EditField::FineTuning;
    m_method = addWords(Parameter::TrainingMethod, kField, kPart, &F::method, trainingMethodWords(),
                        words::trainingMethod, true);
    m_base = addChoice(
        Parameter::BaseFormat, kField,
        [this] {
            Choices choices;
            for (const auto &id : kBases) {
                if (const WeightFormat *format = catalog().weightFormat(id))
                    choices.push_back({format->id, format->name, format->nominal_bits, false});
            }
            return choices;
        },
        [](const Scenario &s) { return s.finetune.baseFormat(); },
        [](Scenario &s, const QString &id) {
            s.finetune.base.clear();
            if (id != s.finetune.baseFormat())
                s.finetune.base = id;
        });
    m_rank = addNumber(Parameter::LoraRank, kField, kPart, &F::rank, {1, double(kMaxRank), 1, 0, 8},
                       {4, 8, 16, 32, 64, 128, 256});
    m_targets = addChoice(
        Parameter::LoraTargets, kField,
        [this] {
            Choices choices;
            for (const auto &id : kTargets)
                choices.push_back({id, words::loraTargets(id), 0, false});
            const QString &asked = scenario().finetune.targets;
            if (std::none_of(choices.begin(), choices.end(), [&](const auto &choice) { return choice.id == asked; }))
                choices.push_back({asked, asked, 0, false});
            return choices;
        },
        [](const Scenario &s) { return s.finetune.targets; },
        [](Scenario &s, const QString &id) { s.finetune.targets = id; });
    m_sequence = addNumber(Parameter::Sequence, kField, kPart, &F::sequence, {1, double(kMaxContext), 1, 0, 256},
                           {512, 1024, 2048, 4096, 8192, 16384, 32768});
    addNumber(Parameter::Microbatch, kField, kPart, &F::microbatch, {1, double(kMaxMicrobatch), 1, 0, 1},
              {1, 2, 4, 8, 16, 32});
    addWords(Parameter::Checkpointing, kField, kPart, &F::checkpointing, checkpointingWords(), words::checkpointing);
    addChoice(
        Parameter::TrainingFramework, kField, [this] { return namesOf(catalog().trainingFrameworks()); },
        [](const Scenario &s) { return s.finetune.framework; },
        [](Scenario &s, const QString &id) { s.finetune.framework = id; });
    addNumber(Parameter::Samples, kField, kPart, &F::samples, {1, kMaxSamples, 1, 0, 1000});
    addNumber(Parameter::SampleTokens, kField, kPart, &F::sample_tokens, {1, double(kMaxContext), 1, 0, 64});
    addNumber(Parameter::Epochs, kField, kPart, &F::epochs, {0.01, kMaxEpochs, 1, 2, 1});
}

void FineTuningRows::present()
{
    WorkloadRows::present();
    const bool adapters = scenario().finetune.method != TrainingMethod::Full;
    for (QWidget *row : std::initializer_list<QWidget *>{m_base, m_rank, m_targets})
        row->setVisible(adapters);
}

FineTuningMoreRows::FineTuningMoreRows(const ViewContext &context, QWidget *parent) : WorkloadRows(context, parent)
{
    constexpr auto kField = EditField::FineTuning;
    const auto settings = [this] { return catalog().trainingSettings().value_or(TrainingSettings{}); };
    addNumber(Parameter::Accumulation, kField, kPart, &F::accumulation, {1, double(kMaxMicrobatch), 1, 0, 1},
              {1, 2, 4, 8, 16, 32, 64});
    addWords(Parameter::Sharding, kField, kPart, &F::sharding, shardingWords(), words::sharding);
    addWords(Parameter::TrainingOffload, kField, kPart, &F::offload, trainingOffloadWords(), words::trainingOffload);
    addChoice(
        Parameter::TrainingRecipe, kField, [settings] { return withFrameworksOwn(settings().recipes); },
        [](const Scenario &s) { return s.finetune.recipe; },
        [](Scenario &s, const QString &id) { s.finetune.recipe = id; });
    addChoice(
        Parameter::TrainingOptimizer, kField, [settings] { return withFrameworksOwn(settings().optimizers); },
        [](const Scenario &s) { return s.finetune.optimizer; },
        [](Scenario &s, const QString &id) { s.finetune.optimizer = id; });
    addChoice(
        Parameter::LossKind, kField,
        [] {
            Choices choices = withFrameworksOwn(std::vector<TrainingRecipe>{});
            for (const auto &[word, kind] : lossWords())
                choices.push_back({word, words::loss(kind), 0, false});
            return choices;
        },
        [](const Scenario &s) { return s.finetune.loss ? wordOf(lossWords(), *s.finetune.loss) : QString(); },
        [](Scenario &s, const QString &id) {
            s.finetune.loss.reset();
            for (const auto &[word, kind] : lossWords())
                if (word == id)
                    s.finetune.loss = kind;
        });
    addWords(Parameter::Attention, kField, kPart, &F::attention, attentionWords(), words::attention);
    addToggle(Parameter::FusedBackward, kField, kPart, &F::fused_backward);
    addToggle(Parameter::Packing, kField, kPart, &F::packing);
    addToggle(Parameter::Compile, kField, kPart, &F::compile);
}

} // namespace tarozi::ui
