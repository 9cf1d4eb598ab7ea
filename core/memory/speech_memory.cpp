// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/speech_memory.h"

#include "core/catalog/tensor_class.h"

#include <algorithm>
#include <cmath>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

constexpr double kHalf = 2; // bytes of a 16-bit value

QString whyNot(const SpeechInputs &in)
{
    if (!in.gpu)
        return u"unknown GPU"_s;
    if (!in.model)
        return u"unknown speech model"_s;
    if (!in.engine)
        return u"unknown speech engine"_s;
    if (!in.format)
        return u"unknown weight format"_s;
    if (in.asked.batch < 1 || in.asked.beam < 1)
        return u"nothing to transcribe"_s;
    return {};
}

} // namespace

SpeechInputs speechInputs(const SpeechWorkload &asked, const Catalog &catalog, const Gpu *gpu, int gpus)
{
    SpeechInputs in;
    in.asked = asked;
    in.gpu = gpu;
    in.gpus = std::max(gpus, 1);
    in.model = catalog.speechModel(asked.model);
    in.engine = catalog.speechEngine(asked.engine);
    if (in.engine)
        in.format = catalog.weightFormat(asked.precision.isEmpty() ? in.engine->default_format : asked.precision);
    in.not_modelled = whyNot(in);
    return in;
}

double encoderParameters(const SpeechModel &model)
{
    const double width = model.width;
    return model.encoder_layers * (4 * width * width + 2 * width * model.feed_forward);
}

double decoderParameters(const SpeechModel &model)
{
    const double width = model.width; // self-attention, attention to the encoder, feed-forward
    return model.decoder_layers * (8 * width * width + 2 * width * model.feed_forward) + model.vocabulary * width;
}

double crossCacheBytes(const SpeechModel &model)
{
    return 2.0 * model.decoder_layers * model.width * model.source_positions * kHalf;
}

double selfCacheBytes(const SpeechModel &model)
{
    return 2.0 * model.decoder_layers * model.width * model.tokens_per_window * kHalf;
}

double speechWeightBytes(const SpeechInputs &in)
{
    const auto bytes = [&](TensorClass which) { return in.format->bytes_per_parameter[size_t(which)]; };
    const SpeechModel &model = *in.model;
    const double embedding = double(model.vocabulary) * model.width;
    return (model.parameters - embedding) * bytes(TensorClass::MlpGateUp) + embedding * bytes(TensorClass::Embedding);
}

SpeechMemory speechMemory(const SpeechInputs &in, double batch)
{
    SpeechMemory memory;
    memory.weights = speechWeightBytes(in);
    memory.base = in.engine->base_bytes;
    memory.cache = batch * (crossCacheBytes(*in.model) * in.engine->window_cache_share +
                            in.asked.beam * selfCacheBytes(*in.model));
    memory.total = {memory.weights + memory.cache + memory.base,
                    memory.weights + memory.cache * 0.9 + in.engine->base_low,
                    memory.weights + memory.cache * 1.25 + in.engine->base_high};
    return memory;
}

double mostWindows(const SpeechInputs &in, double limit_bytes)
{
    const SpeechMemory none = speechMemory(in, 0);
    const double one = speechMemory(in, 1).total.value - none.total.value;
    return std::max(std::floor((limit_bytes - none.total.value) / one), 0.0);
}

} // namespace tarozi
