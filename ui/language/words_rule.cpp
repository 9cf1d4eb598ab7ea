// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/words.h"

#include <QCoreApplication>

namespace tarozi::ui::words {

namespace {
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Rule)
};
} // namespace

// No default label: a new rule without a sentence does not compile.
QString rule(Rule rule)
{
    switch (rule) {
    case Rule::None: return {};
    case Rule::TensorSum: return Words::tr("Weights are the sum of the architecture's tensors in the chosen format.");
    case Rule::GivenWeightsBytes: return Words::tr("The given size replaces the sum of the tensors.");
    case Rule::GenericArchitecture:
        return Words::tr("A documented dense architecture stands for a model of this size.");
    case Rule::VllmBudget:
        return Words::tr("vLLM: the KV cache gets what the memory limit leaves after weights, activations and memory "
                         "outside PyTorch.");
    case Rule::VllmGraphsInside: return Words::tr("vLLM: this version counts CUDA graphs inside the memory limit.");
    case Rule::VllmGraphsOutside: return Words::tr("vLLM: this version keeps CUDA graphs outside the memory limit.");
    case Rule::VllmWindowChargedFull:
        return Words::tr(
            "vLLM: window layers and full layers share pages, so window layers are charged at full length.");
    case Rule::WindowExploited: return Words::tr("The engine keeps no more tokens than the window in window layers.");
    case Rule::SglangReserve: return Words::tr("SGLang: memory is set aside by chunk size, graphs and number of GPUs.");
    case Rule::TensorRtLlmFreeShare:
        return Words::tr("TensorRT-LLM: the KV cache gets a share of what is free after loading.");
    case Rule::LlamaCppMargin: return Words::tr("llama.cpp: a margin is left free on each GPU.");
    case Rule::LlamaCppWindowPadded:
        return Words::tr("llama.cpp: the window of all slots and a micro-batch is rounded up to a block.");
    case Rule::TransformersGrowth: return Words::tr("transformers: the KV cache grows with use; nothing is reserved.");
    case Rule::KvHeadsReplicated:
        return Words::tr("There are fewer KV heads than GPUs in tensor parallel: each GPU keeps a whole head.");
    case Rule::LatentReplicated: return Words::tr("The latent cache of MLA is whole on each GPU in tensor parallel.");
    case Rule::ActivationsBySampler:
        return Words::tr("The sampler's trial run, by batch and vocabulary, sets the peak of activations.");
    case Rule::ActivationsByForward: return Words::tr("The forward pass sets the peak of activations.");
    case Rule::VisibleFromLogs: return Words::tr("The memory visible to a program is taken from logs of this card.");
    case Rule::VisibleAssumed:
        return Words::tr("No log of this card is known: the usual share of usable memory is assumed.");
    case Rule::UsablePlanned:
        return Words::tr("What the driver reports in this ECC state was not observed: a planning figure is used.");
    case Rule::CeilingByWeights: return Words::tr("Ceiling of one stream: memory bandwidth divided by the weights.");
    case Rule::LayersRecomputed:
        return Words::tr("Only the inputs of recomputed layers are kept; one layer at a time is whole.");
    case Rule::CeilingRefined:
        return Words::tr("Ceiling with the KV cache read and without the embedding, which is not read.");
    }
    Q_UNREACHABLE();
}

} // namespace tarozi::ui::words
