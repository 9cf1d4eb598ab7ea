// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/parameter_facts.h"

#include <QCoreApplication>

namespace tarozi::ui::words {

namespace {

struct ParameterWords {
    Q_DECLARE_TR_FUNCTIONS(ParameterWords)
};

} // namespace

ParameterRow::Texts finetuneTexts(Parameter parameter)
{
    const QString memory = ParameterWords::tr("Changes the memory of the run");
    const QString activations = ParameterWords::tr("Changes the activations");
    const QString time = ParameterWords::tr("Changes the time of the run");
    switch (parameter) {
    case Parameter::TrainingMethod:
        return {ParameterWords::tr("M&ethod"), ParameterWords::tr("Changes what is trained and kept for each weight")};
    case Parameter::TrainingFramework: return {ParameterWords::tr("&Framework"), memory};
    case Parameter::BaseFormat:
        return {ParameterWords::tr("&Base precision"), ParameterWords::tr("Changes the size of the frozen weights")};
    case Parameter::LoraRank:
        return {ParameterWords::tr("LoRA &rank"), ParameterWords::tr("Changes the trainable parameters")};
    case Parameter::LoraTargets:
        return {ParameterWords::tr("Adapted &matrices"),
                ParameterWords::tr("Changes the trainable parameters and the activations")};
    case Parameter::Sequence: return {ParameterWords::tr("&Sequence length"), activations};
    case Parameter::Microbatch: return {ParameterWords::tr("Micro-batc&h"), activations};
    case Parameter::Accumulation:
        return {ParameterWords::tr("Gradient &accumulation"), ParameterWords::tr("Changes the steps of the run")};
    case Parameter::Checkpointing:
        return {ParameterWords::tr("Gradient &checkpointing"),
                ParameterWords::tr("Changes the activations and the time")};
    case Parameter::TrainingRecipe:
        return {ParameterWords::tr("Precision recipe"),
                ParameterWords::tr("Changes the bytes of each trainable parameter")};
    case Parameter::TrainingOptimizer:
        return {ParameterWords::tr("Optimizer"), ParameterWords::tr("Changes the optimizer state")};
    case Parameter::FusedBackward:
        return {ParameterWords::tr("Optimizer step inside the backward pass"),
                ParameterWords::tr("Changes the gradients that are kept")};
    case Parameter::Attention: return {ParameterWords::tr("Attention kernel"), activations};
    case Parameter::Packing: return {ParameterWords::tr("Packing of short samples"), time};
    case Parameter::Compile:
        return {ParameterWords::tr("Compile (torch.compile)"),
                ParameterWords::tr("Changes the activations and the time")};
    case Parameter::LossKind:
        return {ParameterWords::tr("Loss"), ParameterWords::tr("Changes the memory of the logits")};
    case Parameter::Sharding:
        return {ParameterWords::tr("Sharding over GPUs"), ParameterWords::tr("Changes what each GPU holds")};
    case Parameter::TrainingOffload:
        return {ParameterWords::tr("Kept in host memory"), ParameterWords::tr("Changes what each GPU holds")};
    case Parameter::Samples: return {ParameterWords::tr("Samples of the data set"), time};
    case Parameter::SampleTokens: return {ParameterWords::tr("Tokens of a sample"), time};
    case Parameter::Epochs: return {ParameterWords::tr("Epochs"), time};
    default: return {};
    }
}

namespace {

ParameterFacts methodFacts(Parameter parameter)
{
    switch (parameter) {
    case Parameter::TrainingMethod:
        return {ParameterWords::tr("Full fine-tuning trains every weight. LoRA trains small matrices beside frozen "
                                   "weights; QLoRA also stores the frozen weights in 4 bits."),
                {},
                ParameterWords::tr("LoRA or QLoRA on one GPU"),
                ParameterWords::tr("weights, gradients, optimizer state")};
    case Parameter::TrainingFramework:
        return {ParameterWords::tr("The program that trains. Each keeps other copies and reserves memory its own way."),
                {},
                {},
                ParameterWords::tr("activations, time")};
    case Parameter::BaseFormat:
        return {ParameterWords::tr("How the frozen weights are stored while adapters are trained."),
                ParameterWords::tr("a format, by bits per weight"), ParameterWords::tr("BF16; NF4 for QLoRA"),
                ParameterWords::tr("weights")};
    case Parameter::LoraRank:
        return {ParameterWords::tr("The inner width of the adapters: a matrix of n rows and m columns gets "
                                   "rank × (n + m) trainable parameters."),
                {},
                ParameterWords::tr("8 to 64"),
                ParameterWords::tr("adapters, optimizer state")};
    case Parameter::LoraTargets:
        return {ParameterWords::tr("Which matrices of each layer get an adapter."),
                {},
                ParameterWords::tr("all linear layers"),
                ParameterWords::tr("adapters, activations")};
    case Parameter::TrainingRecipe:
        return {ParameterWords::tr("In which precision weights, gradients and optimizer state are kept. With AdamW "
                                   "the bytes of a trainable parameter add up to the number in the name."),
                ParameterWords::tr("bytes per trainable parameter"), ParameterWords::tr("18, 16, 12 or 8"),
                ParameterWords::tr("weights, gradients, optimizer state")};
    case Parameter::TrainingOptimizer:
        return {ParameterWords::tr("What computes the step from the gradients; it keeps none, one or two numbers for "
                                   "each trainable parameter."),
                {},
                ParameterWords::tr("AdamW, 8 bit to save memory"),
                ParameterWords::tr("optimizer state")};
    case Parameter::FusedBackward:
        return {ParameterWords::tr("Each gradient is used and freed at once, so they are never all in memory."),
                {},
                {},
                ParameterWords::tr("gradients")};
    default: return {};
    }
}

ParameterFacts batchFacts(Parameter parameter)
{
    switch (parameter) {
    case Parameter::Sequence:
        return {ParameterWords::tr("Tokens of the longest sequence: it sets the peak of the memory."),
                ParameterWords::tr("tokens"), ParameterWords::tr("512 to 8K"), ParameterWords::tr("activations")};
    case Parameter::Microbatch:
        return {ParameterWords::tr("Sequences that a GPU passes through the model at once."),
                ParameterWords::tr("sequences"), ParameterWords::tr("1 to 8"), ParameterWords::tr("activations, time")};
    case Parameter::Accumulation:
        return {ParameterWords::tr("Passes whose gradients are added before one optimizer step. It takes no more "
                                   "memory, but gradients stay while the next pass runs."),
                ParameterWords::tr("passes"), ParameterWords::tr("1 to 64"), ParameterWords::tr("steps of the run")};
    case Parameter::Checkpointing:
        return {ParameterWords::tr("Keeps only the input of a layer and computes the rest again on the way back."),
                {},
                ParameterWords::tr("every layer"),
                ParameterWords::tr("activations, a third more time")};
    case Parameter::Attention:
        return {ParameterWords::tr("Flash attention never writes the scores of all pairs of tokens; eager attention "
                                   "keeps them, and they grow with the square of the sequence."),
                {},
                ParameterWords::tr("Flash attention"),
                ParameterWords::tr("activations")};
    case Parameter::Packing:
        return {ParameterWords::tr("Short samples share one sequence; without it a batch is padded to its longest."),
                {},
                {},
                ParameterWords::tr("time")};
    case Parameter::Compile:
        return {ParameterWords::tr("Compiled kernels keep fewer copies and read them less often."),
                {},
                {},
                ParameterWords::tr("activations, time")};
    case Parameter::LossKind:
        return {ParameterWords::tr("How the loss is taken from the logits: one value for each token and each word of "
                                   "the vocabulary. Chunked and fused losses never hold them all."),
                {},
                {},
                ParameterWords::tr("activations")};
    default: return {};
    }
}

ParameterFacts runFacts(Parameter parameter)
{
    switch (parameter) {
    case Parameter::Sharding:
        return {ParameterWords::tr("What several GPUs divide among them: ZeRO-1 the optimizer state, ZeRO-2 the "
                                   "gradients too, ZeRO-3 and FSDP the weights too. Activations are never divided."),
                {},
                {},
                ParameterWords::tr("weights, gradients, optimizer state")};
    case Parameter::TrainingOffload:
        return {ParameterWords::tr("What waits in host memory and comes over PCIe when it is needed."),
                {},
                {},
                ParameterWords::tr("memory, time")};
    case Parameter::Samples:
        return {ParameterWords::tr("How many examples the data set has."), ParameterWords::tr("samples"),
                ParameterWords::tr("1,000 to 100,000"), ParameterWords::tr("time, cost of the run")};
    case Parameter::SampleTokens:
        return {ParameterWords::tr("Tokens of an example, on average."), ParameterWords::tr("tokens"),
                ParameterWords::tr("200 to 2,000"), ParameterWords::tr("time, cost of the run")};
    case Parameter::Epochs:
        return {ParameterWords::tr("How often the run passes over the data set."),
                {},
                ParameterWords::tr("1 to 5"),
                ParameterWords::tr("time, cost of the run")};
    default: return {};
    }
}

} // namespace

ParameterFacts finetuneFacts(Parameter parameter)
{
    for (const auto group : {methodFacts, batchFacts, runFacts})
        if (ParameterFacts found = group(parameter); !found.meaning.isEmpty())
            return found;
    return {};
}

} // namespace tarozi::ui::words
