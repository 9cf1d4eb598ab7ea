// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/image_settings.h"

#include <algorithm>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

struct Precision {
    QString denoiser, text_encoders;
};

// From the release down.
std::vector<Precision> precisions(const Catalog &catalog)
{
    std::vector<Precision> found{{}, {u"fp8"_s, {}}, {u"int8"_s, u"int8"_s}, {u"nf4"_s, u"nf4"_s}};
    std::erase_if(found, [&](const Precision &precision) {
        return !precision.denoiser.isEmpty() && !catalog.weightFormat(precision.denoiser);
    });
    return found;
}

std::vector<ImageWorkload> variants(const ImageWorkload &asked, const Catalog &catalog)
{
    const ImageEngine *engine = catalog.imageEngine(asked.engine);
    std::vector<ImageWorkload> all;
    for (const Precision &precision : precisions(catalog)) {
        for (const PipelineOffload offload :
             {PipelineOffload::None, PipelineOffload::Model, PipelineOffload::Sequential}) {
            for (const bool tiling : {false, true}) {
                for (const bool compile : {false, true}) {
                    if (compile && !(engine && engine->compiles))
                        continue;
                    ImageWorkload variant = asked;
                    variant.denoiser = precision.denoiser;
                    variant.text_encoders = precision.text_encoders;
                    variant.quantization.clear();
                    variant.offload = offload;
                    variant.vae_tiling = variant.vae_slicing = tiling;
                    variant.compile = compile;
                    all.push_back(variant);
                }
            }
        }
    }
    return all;
}

} // namespace

ImageSettings3 imageSettings(const Scenario &scenario, const Catalog &catalog, int candidate)
{
    ImageSettings3 found;
    if (candidate < 0 || size_t(candidate) >= scenario.candidates.size())
        return found;
    Scenario trial = scenario;
    trial.kind = WorkloadKind::ImageGeneration;
    trial.candidates = {scenario.candidates[size_t(candidate)]};
    for (const ImageWorkload &variant : variants(scenario.image, catalog)) {
        trial.image = variant;
        const Assessed assessed = assess(trial, catalog).candidates.front();
        if (!assessed.image || !assessed.image->seconds_per_image)
            continue;
        const ImageSetting setting{variant, assessed.memory.need, assessed.image->seconds_per_image->mid};
        const bool less =
            !found.minimum || setting.need < found.minimum->need ||
            (setting.need == found.minimum->need && setting.seconds_per_image < found.minimum->seconds_per_image);
        if (less)
            found.minimum = setting;
        if (!found.fastest || setting.seconds_per_image < found.fastest->seconds_per_image)
            found.fastest = setting;
        const bool easy = variant.offload == PipelineOffload::None && assessed.verdict == Verdict::Fits;
        if (easy && !found.comfortable)
            found.comfortable = setting;
    }
    return found;
}

} // namespace tarozi
