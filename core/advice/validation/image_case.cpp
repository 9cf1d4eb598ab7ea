// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/validation/image_case.h"

#include <algorithm>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

// "q4_k" as some tools say it is the plain mix of its family.
QString formatId(const QString &stated, const Catalog &catalog)
{
    if (!stated.isEmpty() && !catalog.weightFormat(stated) && catalog.weightFormat(stated + u"_s"_s))
        return stated + u"_s"_s;
    if (!stated.isEmpty() && !catalog.weightFormat(stated) && catalog.weightFormat(stated + u"_k_s"_s))
        return stated + u"_k_s"_s;
    return stated;
}

int wholeOr(const TruthRow &row, const char16_t *column, int absent)
{
    const std::optional<double> value = row.number(column);
    return value && *value >= 1 ? int(*value) : absent;
}

PipelineOffload offloadOf(const QString &stated)
{
    if (stated.contains(u"sequential"_s))
        return PipelineOffload::Sequential;
    if (stated.contains(u"group"_s) || stated.contains(u"low-vram"_s))
        return PipelineOffload::Group;
    if (stated.contains(u"model"_s))
        return PipelineOffload::Model;
    return PipelineOffload::None;
}

// A program that hosts another engine names it in its variant.
QString engineOf(const TruthRow &row, const Catalog &catalog)
{
    const QString variant = row.text(u"engine_stated").toLower();
    for (const ImageEngine &engine : catalog.imageEngines()) {
        if (engine.execution == Execution::Optimized && variant.startsWith(engine.name.toLower()))
            return engine.id;
    }
    return row.engine();
}

QString toolOf(const TruthRow &row)
{
    QString tool = row.text(u"quantisation_tool").toLower();
    return tool.replace(u' ', u'-');
}

void readFormats(const TruthRow &row, const Catalog &catalog, ImageWorkload &workload)
{
    const QString format = formatId(row.text(u"weights_format"), catalog);
    const QString component = row.text(u"component");
    if (component == u"vae_decode"_s || component == u"vae_encode"_s)
        workload.vae = format;
    else
        workload.denoiser = format;
    workload.text_encoders = formatId(row.text(u"text_encoder_format"), catalog);
    if (row.has(u"vae_format"))
        workload.vae = formatId(row.text(u"vae_format"), catalog);
    workload.quantization = toolOf(row);
}

void readAttention(const TruthRow &row, const ImageEngine *engine, ImageWorkload &workload)
{
    const QString stated = row.text(u"attention_impl") + u' ' + row.text(u"engine_stated");
    const bool fused = stated.contains(u"SDPA"_s) || stated.contains(u"xformers"_s);
    const bool written = stated.contains(u"materialised"_s) || (engine && engine->eager_attention && !fused);
    workload.attention = written ? AttentionKind::Eager : AttentionKind::Flash;
}

} // namespace

ImageCase imageCase(const TruthRow &row, const Catalog &catalog)
{
    ImageCase found;
    ImageWorkload &workload = found.workload;
    workload.model = row.text(u"model_id");
    const ImagePipeline *pipeline = catalog.imagePipeline(workload.model);
    if (!pipeline) {
        found.reason = workload.model.isEmpty() ? u"the model is not stated or not in the catalogue"_s
                                                : u"not a pipeline of the catalogue"_s;
        return found;
    }
    workload.engine = engineOf(row, catalog);
    const ImageEngine *engine = catalog.imageEngine(workload.engine);
    workload.width = wholeOr(row, u"width_px", pipeline->width);
    workload.height = wholeOr(row, u"height_px", pipeline->height);
    workload.images = wholeOr(row, u"images", 1);
    workload.steps = wholeOr(row, u"steps", pipeline->steps);
    const QString guidance = row.text(u"cfg_doubles_batch");
    workload.guidance = guidance.isEmpty() ? pipeline->guidance : guidance == u"yes"_s;
    readFormats(row, catalog, workload);
    workload.offload = offloadOf(row.text(u"offload"));
    const QString vae = row.text(u"vae_mode");
    workload.vae_tiling = vae.contains(u"til"_s);
    workload.vae_slicing = vae.contains(u"slic"_s);
    workload.compile = row.text(u"torch_compile") == u"yes"_s;
    readAttention(row, engine, workload);

    const Gpu *gpu = catalog.gpu(row.text(u"gpu_id"));
    found.card_known = gpu != nullptr;
    if (!gpu && !catalog.gpus().empty())
        gpu = &catalog.gpus().front();
    found.inputs = imageInputs(workload, catalog, gpu, wholeOr(row, u"gpus", 1));
    found.reason = found.inputs.not_modelled;
    return found;
}

SpeechCase speechCase(const TruthRow &row, const Catalog &catalog)
{
    SpeechCase found;
    SpeechWorkload &workload = found.workload;
    workload.model = row.text(u"model_id");
    workload.engine = row.engine();
    workload.precision = row.text(u"weights_format");
    workload.batch = wholeOr(row, u"batch_size", 1);
    workload.beam = wholeOr(row, u"beam_size", 1);
    workload.flash_attention = row.text(u"flash_attention") == u"yes"_s;
    const Gpu *gpu = catalog.gpu(row.text(u"gpu_id"));
    found.card_known = gpu != nullptr;
    if (!gpu && !catalog.gpus().empty())
        gpu = &catalog.gpus().front();
    found.inputs = speechInputs(workload, catalog, gpu, 1);
    found.reason = found.inputs.not_modelled;
    return found;
}

} // namespace tarozi
