// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/parameter_words.h"

#include "ui/controls/parameter_facts.h"

#include <QCoreApplication>

namespace tarozi::ui::words {

namespace {

struct ParameterWords {
    Q_DECLARE_TR_FUNCTIONS(ParameterWords)
};

using Facts = ParameterFacts;

Facts modelFacts(Parameter parameter)
{
    switch (parameter) {
    case Parameter::ModelSize:
        return {ParameterWords::tr(
                    "How many numbers the model consists of. A known model sets it; any other size stands for a "
                    "generic dense architecture."),
                ParameterWords::tr("billions of parameters"),
                ParameterWords::tr("1 to 70 for one GPU, hundreds for a server"),
                ParameterWords::tr("weights, speed ceiling")};
    case Parameter::WeightFormat:
        return {ParameterWords::tr(
                    "How a weight is stored. Fewer bits take less memory and are read faster; answers may get worse."),
                ParameterWords::tr("a format, by bits per weight"),
                ParameterWords::tr("BF16 as released; 8 or 4 bits to save memory"),
                ParameterWords::tr("weights, speed ceiling")};
    case Parameter::KvFormat:
        return {
            ParameterWords::tr(
                "How the keys and values of earlier tokens are stored. One byte instead of two halves the KV cache."),
            ParameterWords::tr("a format, by bytes per element"), ParameterWords::tr("16 bits; FP8 for long contexts"),
            ParameterWords::tr("KV cache, requests that fit, longest context")};
    default: return {};
    }
}

Facts loadFacts(Parameter parameter)
{
    switch (parameter) {
    case Parameter::Context:
        return {ParameterWords::tr("Tokens of one request, input and output together."), ParameterWords::tr("tokens"),
                ParameterWords::tr("4K for chat, 32K to 128K for documents"),
                ParameterWords::tr("KV cache, requests that fit")};
    case Parameter::Concurrency:
        return {ParameterWords::tr("Requests that the service works on at the same time, each with a full context."),
                ParameterWords::tr("requests"), ParameterWords::tr("1 to 256"),
                ParameterWords::tr("KV cache, verdict")};
    case Parameter::Input:
        return {ParameterWords::tr("Tokens of the question and of everything sent with it."),
                ParameterWords::tr("tokens"), ParameterWords::tr("most of the context"),
                ParameterWords::tr("cost of a result")};
    case Parameter::Output:
        return {ParameterWords::tr("Tokens of the answer."), ParameterWords::tr("tokens"),
                ParameterWords::tr("200 to 2,000"), ParameterWords::tr("cost of a result")};
    case Parameter::OtherTenants:
        return {
            ParameterWords::tr("Memory that a desktop or another process takes on each GPU before the engine starts."),
            ParameterWords::tr("gigabytes on each GPU"), ParameterWords::tr("0 on a server, 0.5 to 2 with a desktop"),
            ParameterWords::tr("verdict, spare memory")};
    case Parameter::Price:
        return {ParameterWords::tr("What an hour of one GPU costs. Several GPUs cost as many times more."),
                ParameterWords::tr("money per GPU-hour"),
                {},
                ParameterWords::tr("price per hour, cost of a million tokens")};
    default: return {};
    }
}

Facts engineFacts(Parameter parameter)
{
    switch (parameter) {
    case Parameter::MemoryLimit:
        return {ParameterWords::tr(
                    "The share of the GPU's memory that the engine may use for weights, KV cache and activations."),
                ParameterWords::tr("per cent of the memory that a program sees"), ParameterWords::tr("85 to 95"),
                ParameterWords::tr("limit, spare memory, requests that fit")};
    case Parameter::Engine:
        return {ParameterWords::tr(
                    "The program that serves the model. Each sets memory aside by its own rule, and the rule changes "
                    "between versions."),
                {},
                {},
                ParameterWords::tr("limit, activations, runtime overhead")};
    case Parameter::MaxNumSeqs:
        return {ParameterWords::tr(
                    "The most requests that the engine runs in one step; it reserves activations for them at the "
                    "start."),
                ParameterWords::tr("requests"), ParameterWords::tr("256 to 1,024"),
                ParameterWords::tr("activations, verdict")};
    case Parameter::MaxNumBatchedTokens:
        return {ParameterWords::tr("The most tokens that the engine processes in one step."),
                ParameterWords::tr("tokens"), ParameterWords::tr("2,048 to 8,192"),
                ParameterWords::tr("activations, verdict")};
    case Parameter::Eager:
        return {ParameterWords::tr("Without CUDA graphs the engine takes less memory and generates more slowly."),
                {},
                {},
                ParameterWords::tr("memory of graphs")};
    default: return {};
    }
}

Facts facts(Parameter parameter)
{
    for (const auto group : {modelFacts, loadFacts, engineFacts, finetuneFacts, mediaFacts})
        if (Facts found = group(parameter); !found.meaning.isEmpty())
            return found;
    Q_UNREACHABLE();
}

} // namespace

ParameterRow::Texts parameterTexts(Parameter parameter)
{
    switch (parameter) {
    case Parameter::ModelSize:
        return {ParameterWords::tr("Model si&ze"), ParameterWords::tr("Changes the weights and the speed ceiling")};
    case Parameter::WeightFormat:
        return {ParameterWords::tr("&Weight precision"),
                ParameterWords::tr("Changes the size of the weights and the speed ceiling")};
    case Parameter::Context:
        return {ParameterWords::tr("Con&text length"), ParameterWords::tr("Changes the KV cache of each request")};
    case Parameter::Concurrency:
        return {ParameterWords::tr("Concurrent re&quests"),
                ParameterWords::tr("Changes the KV cache of all requests together")};
    case Parameter::KvFormat:
        return {ParameterWords::tr("&KV cache precision"), ParameterWords::tr("Changes the size of the KV cache")};
    case Parameter::MemoryLimit:
        return {ParameterWords::tr("Memory &limit"),
                ParameterWords::tr("Changes how much of the GPU's memory the engine may use")};
    case Parameter::Engine:
        return {ParameterWords::tr("E&ngine"), ParameterWords::tr("Changes the rule by which memory is set aside")};
    case Parameter::Input:
        return {ParameterWords::tr("&Input tokens"),
                ParameterWords::tr("Divides the context between question and answer")};
    case Parameter::Output:
        return {ParameterWords::tr("&Output tokens"),
                ParameterWords::tr("Divides the context between question and answer")};
    case Parameter::MaxNumSeqs:
        //: max_num_seqs is the name of an engine's setting
        return {ParameterWords::tr("&Requests in one step (max_num_seqs)"),
                ParameterWords::tr("Changes the activations that are reserved")};
    case Parameter::MaxNumBatchedTokens:
        //: max_num_batched_tokens is the name of an engine's setting
        return {ParameterWords::tr("Tokens in one step (max_num_&batched_tokens)"),
                ParameterWords::tr("Changes the activations that are reserved")};
    case Parameter::Eager:
        //: a setting of an engine; "eager" is its name
        return {ParameterWords::tr("Without CUDA &graphs (eager)"),
                ParameterWords::tr("Changes the memory of CUDA graphs")};
    case Parameter::OtherTenants:
        return {ParameterWords::tr("Used by others on each GP&U"),
                ParameterWords::tr("Changes what is left for the engine")};
    case Parameter::Price:
        return {ParameterWords::tr("&Price of a GPU-hour"), ParameterWords::tr("Changes the cost of a result")};
    default:
        if (const ParameterRow::Texts media = mediaTexts(parameter); !media.label.isEmpty())
            return media;
        return finetuneTexts(parameter);
    }
    Q_UNREACHABLE();
}

ParameterInfo parameterInfo(Parameter parameter, const ParameterDefault &by_default)
{
    const Facts known = facts(parameter);
    ParameterInfo info;
    info.title = parameterTexts(parameter).label.remove(u'&');
    info.meaning = known.meaning;
    info.unit = known.unit;
    info.typical = known.typical;
    info.drives = known.drives;
    if (by_default.value.isEmpty())
        info.default_from = ParameterWords::tr("not set");
    else if (by_default.source.isEmpty())
        //: where a default comes from; %1 is the value
        info.default_from = ParameterWords::tr("%1, the default scenario").arg(by_default.value);
    else
        //: where a default comes from; %1 is the value, %2 the source
        info.default_from = ParameterWords::tr("%1, from %2").arg(by_default.value, by_default.source);
    return info;
}

QString revertTo(const ParameterDefault &by_default)
{
    if (by_default.value.isEmpty())
        //: a button that takes back a change
        return ParameterWords::tr("Back to \u201Cnot set\u201D");
    //: a button that takes back a change; %1 is the value
    return ParameterWords::tr("Back to the default value (%1)").arg(by_default.value);
}

} // namespace tarozi::ui::words
