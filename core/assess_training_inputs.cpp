// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assess_training_inputs.h"

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

QString whyUnknown(const TrainingInputs &in)
{
    if (!in.gpu)
        return u"unknown GPU"_s;
    if (!in.model)
        return u"unknown model"_s;
    if (!in.base)
        return u"unknown weight format"_s;
    if (!in.settings || !in.framework)
        return u"unknown training framework"_s;
    if (!in.recipe || !in.optimizer)
        return u"unknown training recipe"_s;
    return in.model->not_modelled;
}

QString whyImpossible(const TrainingInputs &in, const std::optional<LoraTargets> &targets)
{
    const FineTuningWorkload &asked = in.asked;
    if (!in.adapters())
        return in.base->nominal_bits < 16 && in.base->compute != u"fp8"
                   ? u"full fine-tuning of weights in fewer than 16 bits"_s
                   : QString();
    if (!targets)
        return u"unknown LoRA target"_s;
    const qint64 side = leastAdaptedSide(*in.model, *targets);
    if (side == 0)
        return u"no matrix to adapt"_s;
    if (asked.rank > side)
        return u"rank above the dimension of an adapted matrix"_s;
    if (asked.method == TrainingMethod::Qlora && in.base->nominal_bits >= 16)
        return u"QLoRA needs quantized base weights"_s;
    if (asked.method == TrainingMethod::Lora && in.base->nominal_bits < 8)
        return u"LoRA keeps its base in 8 bits or more"_s;
    return {};
}

const TrainingRecipe *recipeFor(const TrainingInputs &in)
{
    const TrainingFramework &framework = *in.framework;
    if (!in.asked.recipe.isEmpty())
        return recipeOf(*in.settings, in.asked.recipe);
    if (in.adapters())
        return recipeOf(*in.settings, framework.adapter_recipe);
    const bool shards = in.gpus > 1 && in.asked.sharding != Sharding::None && !framework.sharded_recipe.isEmpty();
    return recipeOf(*in.settings, shards ? framework.sharded_recipe : framework.recipe);
}

Resolved resolvedOf(const TrainingInputs &in)
{
    Resolved resolved;
    resolved.model = in.model->id;
    resolved.model_name = in.model->name;
    resolved.weights_format = in.adapters() ? in.base->id : in.recipe->id;
    resolved.engine = in.framework->id;
    resolved.memory_limit_share = 1;
    resolved.parallelism = in.gpus > 1 ? Parallelism::Replicas : Parallelism::None;
    resolved.replicas = in.gpus;
    resolved.ecc = in.ecc;
    return resolved;
}

} // namespace

TrainingCandidate trainingInputs(const Scenario &scenario, const Catalog &catalog, const LanguageModel *model,
                                 const Candidate &candidate)
{
    TrainingCandidate result;
    TrainingInputs &in = result.training;
    in.asked = scenario.finetune;
    in.gpu = catalog.gpu(candidate.gpu);
    in.model = model;
    in.base = catalog.weightFormat(in.asked.baseFormat());
    in.settings = catalog.trainingSettings() ? &*catalog.trainingSettings() : nullptr;
    in.framework = catalog.trainingFramework(in.asked.framework);
    in.visible_share = catalog.visibleShare() ? &*catalog.visibleShare() : nullptr;
    in.exact_parameters = scenario.serving.model.parameters;
    in.gpus = candidate.count;
    in.sees_all_usable = scenario.serving.engine.wsl;
    in.other_tenants_bytes = scenario.serving.engine.other_tenants_bytes;
    if (in.settings && in.framework) {
        in.recipe = recipeFor(in);
        const QString &optimizer = in.asked.optimizer;
        const bool quantized = in.asked.method == TrainingMethod::Qlora; // QLoRA pages its optimizer's state
        const QString &by_default = quantized ? in.settings->quantized_optimizer : in.framework->optimizer;
        in.optimizer = optimizerOf(*in.settings, optimizer.isEmpty() ? by_default : optimizer);
        in.loss = in.asked.loss.value_or(in.framework->loss);
    }
    result.not_modelled = whyUnknown(in);
    if (!result.not_modelled.isEmpty())
        return result;
    in.ecc = candidate.ecc.value_or(in.gpu->ecc_default);
    const std::optional<LoraTargets> targets = parseLoraTargets(in.asked.targets);
    in.targets = targets.value_or(LoraTargets{});
    result.not_modelled = whyImpossible(in, targets);
    result.resolved = resolvedOf(in);
    return result;
}

} // namespace tarozi
