// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/image_rows.h"

#include "core/workload/workload_limits.h"
#include "ui/language/words_workload.h"

#include <QCoreApplication>

namespace tarozi::ui {

namespace {

using words::Parameter;
using I = ImageWorkload;
constexpr auto kPart = &Scenario::image;
constexpr auto kField = EditField::Image;

// weight formats that pipelines are stored in
constexpr QLatin1StringView kDenoiserFormats[] = {
    QLatin1StringView("bf16"), QLatin1StringView("fp16"), QLatin1StringView("fp8"),    QLatin1StringView("int8"),
    QLatin1StringView("nf4"),  QLatin1StringView("int4"), QLatin1StringView("q8_0"),   QLatin1StringView("q6_k"),
    QLatin1StringView("q4_0"), QLatin1StringView("q4_1"), QLatin1StringView("q4_k_s"), QLatin1StringView("q2_k")};
constexpr QLatin1StringView kEncoderFormats[] = {QLatin1StringView("bf16"), QLatin1StringView("fp16"),
                                                 QLatin1StringView("fp8"), QLatin1StringView("int8"),
                                                 QLatin1StringView("nf4")};
constexpr QLatin1StringView kVaeFormats[] = {QLatin1StringView("bf16"), QLatin1StringView("fp16"),
                                             QLatin1StringView("fp32")};

ChoiceRow::Choice asReleased()
{
    //: the first of a list of precisions: the one that the model was published in
    return {{}, QCoreApplication::translate("ImageRows", "As released"), 0, false};
}

template<size_t N>
std::vector<ChoiceRow::Choice> formats(const Catalog &catalog, const QLatin1StringView (&ids)[N])
{
    std::vector<ChoiceRow::Choice> choices{asReleased()};
    for (const auto &id : ids) {
        if (const WeightFormat *format = catalog.weightFormat(id))
            choices.push_back({format->id, format->name, format->nominal_bits, false});
    }
    return choices;
}

template<typename Record>
std::vector<ChoiceRow::Choice> names(const std::vector<Record> &records)
{
    std::vector<ChoiceRow::Choice> choices;
    for (const Record &record : records)
        choices.push_back({record.id, record.name, 0, false});
    return choices;
}

// What a model was made for comes with it: its picture, steps and guidance.
void takeModel(Scenario &scenario, const QString &id, const Catalog &catalog)
{
    const ImagePipeline *pipeline = catalog.imagePipeline(id);
    scenario.image.model = id;
    if (!pipeline)
        return;
    scenario.image.width = pipeline->width;
    scenario.image.height = pipeline->height;
    scenario.image.frames = pipeline->frames;
    scenario.image.steps = pipeline->steps;
    scenario.image.guidance = pipeline->guidance;
}

} // namespace

ImageRows::ImageRows(const ViewContext &context, QWidget *parent) : WorkloadRows(context, parent)
{
    m_model = addChoice(
        Parameter::Pipeline, kField, [this] { return names(catalog().imagePipelines()); },
        [](const Scenario &s) { return s.image.model; },
        [this](Scenario &s, const QString &id) { takeModel(s, id, catalog()); });
    const NumberRow::Range side{kMinPixels, kMaxPixels, 1, 0, 64};
    const std::vector<double> sides{512, 768, 1024, 1536, 2048};
    addNumber(Parameter::ImageWidth, kField, kPart, &I::width, side, sides);
    addNumber(Parameter::ImageHeight, kField, kPart, &I::height, side, sides);
    m_frames = addNumber(Parameter::Frames, kField, kPart, &I::frames, {1, double(kMaxFrames), 1, 0, 4},
                         {1, 17, 33, 49, 81, 129});
    addNumber(Parameter::Images, kField, kPart, &I::images, {1, double(kMaxImages), 1, 0, 1}, {1, 2, 4, 8, 16});
    m_steps = addNumber(Parameter::DenoisingSteps, kField, kPart, &I::steps, {1, double(kMaxDenoisingSteps), 1, 0, 1},
                        {1, 4, 8, 20, 28, 50});
    addChoice(
        Parameter::DenoiserFormat, kField, [this] { return formats(catalog(), kDenoiserFormats); },
        [](const Scenario &s) { return s.image.denoiser; },
        [](Scenario &s, const QString &id) { s.image.denoiser = id; });
    addChoice(
        Parameter::EncoderFormat, kField, [this] { return formats(catalog(), kEncoderFormats); },
        [](const Scenario &s) { return s.image.text_encoders; },
        [](Scenario &s, const QString &id) { s.image.text_encoders = id; });
    addWords(Parameter::PipelineOffload, kField, kPart, &I::offload, pipelineOffloadWords(), words::pipelineOffload);
    addChoice(
        Parameter::ImageEngine, kField, [this] { return names(catalog().imageEngines()); },
        [](const Scenario &s) { return s.image.engine; }, [](Scenario &s, const QString &id) { s.image.engine = id; });
}

const ImagePipeline *ImageRows::pipeline() const
{
    return catalog().imagePipeline(scenario().image.model);
}

void ImageRows::present()
{
    WorkloadRows::present();
    m_frames->setVisible(pipeline() && pipeline()->kind == QLatin1StringView("video"));
}

ImageMoreRows::ImageMoreRows(const ViewContext &context, QWidget *parent) : WorkloadRows(context, parent)
{
    addToggle(Parameter::Guidance, kField, kPart, &I::guidance);
    addToggle(Parameter::VaeTiling, kField, kPart, &I::vae_tiling);
    addToggle(Parameter::VaeSlicing, kField, kPart, &I::vae_slicing);
    m_compile = addToggle(Parameter::ImageCompile, kField, kPart, &I::compile);
    addWords(Parameter::ImageAttention, kField, kPart, &I::attention, attentionWords(), words::attention);
    addChoice(
        Parameter::VaeFormat, kField, [this] { return formats(catalog(), kVaeFormats); },
        [](const Scenario &s) { return s.image.vae; }, [](Scenario &s, const QString &id) { s.image.vae = id; });
    m_tool = addChoice(
        Parameter::QuantizationTool, kField,
        [this] {
            Choices choices = names(catalog().quantizationTools());
            //: the first of a list of tools: the one that a weight format is usually made with
            choices.insert(choices.begin(),
                           {{}, QCoreApplication::translate("ImageRows", "The usual one of the format"), 0, false});
            return choices;
        },
        [](const Scenario &s) { return s.image.quantization; },
        [](Scenario &s, const QString &id) { s.image.quantization = id; });
}

void ImageMoreRows::present()
{
    WorkloadRows::present();
    const ImageEngine *engine = catalog().imageEngine(scenario().image.engine);
    m_compile->setVisible(engine && engine->compiles);
    m_tool->setVisible(!scenario().image.denoiser.isEmpty() || !scenario().image.text_encoders.isEmpty());
}

} // namespace tarozi::ui
