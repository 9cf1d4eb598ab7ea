// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/workload_files.h"

#include "core/catalog/closest_ids.h"
#include "core/workload/scenario_keys.h"
#include "core/workload/workload_limits.h"

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

void readFormat(QString &format, const JsonReader &json, JsonReader::Key key, const Catalog &catalog)
{
    takeText(format, json, key);
    checkId(json, key, format, format.isEmpty() || catalog.weightFormat(format), weightFormatIds(catalog));
}

} // namespace

void readImage(ImageWorkload &image, const JsonReader &json, const Catalog &catalog)
{
    takeText(image.model, json, "model"_L1);
    takeText(image.engine, json, "engine"_L1);
    checkRecord(json, "model"_L1, image.model, catalog.imagePipelines());
    checkRecord(json, "engine"_L1, image.engine, catalog.imageEngines());
    take(image.width, json.optionalInt("width"_L1, {kMinPixels, kMaxPixels}));
    take(image.height, json.optionalInt("height"_L1, {kMinPixels, kMaxPixels}));
    take(image.frames, json.optionalInt("frames"_L1, {1, kMaxFrames}));
    take(image.images, json.optionalInt("images"_L1, {1, kMaxImages}));
    take(image.steps, json.optionalInt("steps"_L1, {1, kMaxDenoisingSteps}));
    take(image.guidance, json.optionalBoolean("guidance"_L1));
    readFormat(image.denoiser, json, "denoiser"_L1, catalog);
    readFormat(image.text_encoders, json, "text_encoders"_L1, catalog);
    readFormat(image.vae, json, "vae"_L1, catalog);
    takeText(image.quantization, json, "quantization"_L1);
    checkRecord(json, "quantization"_L1, image.quantization, catalog.quantizationTools());
    takeWord(image.offload, json, "offload"_L1, pipelineOffloadWords());
    take(image.vae_tiling, json.optionalBoolean("vae_tiling"_L1));
    take(image.vae_slicing, json.optionalBoolean("vae_slicing"_L1));
    takeWord(image.attention, json, "attention"_L1, attentionWords());
    take(image.compile, json.optionalBoolean("compile"_L1));
}

QJsonObject toJson(const ImageWorkload &image)
{
    QJsonObject json{{u"model"_s, image.model},
                     {u"engine"_s, image.engine},
                     {u"width"_s, image.width},
                     {u"height"_s, image.height},
                     {u"frames"_s, image.frames},
                     {u"images"_s, image.images},
                     {u"steps"_s, image.steps},
                     {u"guidance"_s, image.guidance},
                     {u"offload"_s, wordOf(pipelineOffloadWords(), image.offload)},
                     {u"vae_tiling"_s, image.vae_tiling},
                     {u"vae_slicing"_s, image.vae_slicing},
                     {u"attention"_s, wordOf(attentionWords(), image.attention)},
                     {u"compile"_s, image.compile}};
    setText(json, "denoiser"_L1, image.denoiser);
    setText(json, "text_encoders"_L1, image.text_encoders);
    setText(json, "vae"_L1, image.vae);
    setText(json, "quantization"_L1, image.quantization);
    return json;
}

} // namespace tarozi
