// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/proposal_media.h"

#include "ui/language/words.h"
#include "ui/language/words_workload.h"
#include "ui/views/media_figure_words.h"
#include "ui/views/media_tables.h"

#include <QCoreApplication>

namespace tarozi::ui::report {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Proposal)
};

using Inputs = std::vector<std::pair<QString, QString>>;

QString onOff(bool on)
{
    //: of CUDA graphs, flash attention: in use or not
    return on ? Words::tr("on") : Words::tr("off");
}

QString formatName(const QString &id, const ProposalInput &in)
{
    const WeightFormat *format = in.catalog.weightFormat(id);
    if (id.isEmpty())
        //: the format in which the model's makers published it
        return Words::tr("as released");
    return format ? format->name : id;
}

QString pixels(const ImageWorkload &image, const Format &format)
{
    return QStringLiteral(u"%1\u00a0\u00d7\u00a0%2").arg(format.integer(image.width), format.integer(image.height));
}

Inputs imageInputs(const ImageWorkload &image, const ProposalInput &in)
{
    const Format &format = in.format;
    const ImagePipeline *pipeline = in.catalog.imagePipeline(image.model);
    const ImageEngine *engine = in.catalog.imageEngine(image.engine);
    Inputs inputs{{Words::tr("Model"), pipeline ? pipeline->name : image.model},
                  {Words::tr("Engine"), engine ? engine->name : image.engine},
                  {Words::tr("Size of an image"), pixels(image, format)}};
    if (image.frames > 1)
        inputs.emplace_back(Words::tr("Frames of the video"), format.integer(image.frames));
    inputs.emplace_back(words::quantity(Quantity::ImageCount), format.integer(image.images));
    inputs.emplace_back(words::quantity(Quantity::DenoisingSteps), format.integer(image.steps));
    inputs.emplace_back(Words::tr("Classifier-free guidance"), onOff(image.guidance));
    inputs.emplace_back(words::quantity(Quantity::Denoiser), formatName(image.denoiser, in));
    inputs.emplace_back(words::quantity(Quantity::TextEncoders), formatName(image.text_encoders, in));
    inputs.emplace_back(words::quantity(Quantity::Vae), formatName(image.vae, in));
    inputs.emplace_back(Words::tr("Kept in host memory"), words::pipelineOffload(image.offload));
    inputs.emplace_back(Words::tr("VAE tiling"), onOff(image.vae_tiling));
    inputs.emplace_back(Words::tr("VAE slicing"), onOff(image.vae_slicing));
    inputs.emplace_back(Words::tr("Attention kernel"), words::attention(image.attention));
    inputs.emplace_back(Words::tr("Compiled"), onOff(image.compile));
    return inputs;
}

Inputs speechInputs(const SpeechWorkload &speech, const ProposalInput &in)
{
    const Format &format = in.format;
    const SpeechModel *model = in.catalog.speechModel(speech.model);
    const SpeechSpeedRecord *engine = in.catalog.speechEngine(speech.engine);
    return {{Words::tr("Model"), model ? model->name : speech.model},
            {Words::tr("Engine"), engine ? engine->name : speech.engine},
            {Words::tr("Precision of the weights"),
             speech.precision.isEmpty() ? Words::tr("the engine's default") : formatName(speech.precision, in)},
            {words::quantity(Quantity::WindowCount), format.integer(speech.batch)},
            {words::quantity(Quantity::Beams), format.integer(speech.beam)},
            {words::quantity(Quantity::AudioHours), format.trimmed(speech.audio_hours, 6)},
            {Words::tr("Flash attention"), onOff(speech.flash_attention)}};
}

void addTable(const Section &section, TableSpec spec)
{
    if (spec.rows.empty())
        return;
    DataTable table;
    table.spec = std::move(spec);
    table.decimal_mark = section.input.format.locale().decimalPoint();
    table.whole = true;
    section.add(table);
}

} // namespace

bool isMedia(const ProposalInput &input)
{
    return input.scenario.kind == WorkloadKind::ImageGeneration || input.scenario.kind == WorkloadKind::Speech;
}

QString mediaQuestion(const ProposalInput &in)
{
    const ImageWorkload &image = in.scenario.image;
    if (in.scenario.kind == WorkloadKind::ImageGeneration)
        //: %1 model, %2 "1024 x 1024", %3 a number of denoising steps
        return Words::tr("Which GPU makes images of %2 in %3 steps with %1, %n of them at once?", nullptr, image.images)
            .arg(modelName(in), pixels(image, in.format), in.format.integer(image.steps));
    if (in.scenario.kind == WorkloadKind::Speech)
        //: %1 model, %2 a number of hours
        return Words::tr("Which GPU transcribes %2 hours of audio with %1, %n window(s) at once?", nullptr,
                         in.scenario.speech.batch)
            .arg(modelName(in), in.format.trimmed(in.scenario.speech.audio_hours, 6));
    return {};
}

std::vector<KeyFigure> mediaKeyFigures(const Assessed &candidate, const ProposalInput &in)
{
    const auto index = int(&candidate - in.assessment.candidates.data());
    std::vector<KeyFigure> figures;
    for (const words::AskedFigure &figure : words::mediaFigures(in.scenario, in.assessment, index, in.format))
        figures.push_back({figure.text.label, figure.text.number, figure.text.unit, figure.text.note});
    return figures;
}

std::vector<std::pair<QString, QString>> mediaInputs(const Scenario &scenario, const ProposalInput &input)
{
    if (input.scenario.kind == WorkloadKind::ImageGeneration)
        return imageInputs(scenario.image, input);
    if (input.scenario.kind == WorkloadKind::Speech)
        return speechInputs(scenario.speech, input);
    return {};
}

void addMediaMemory(const Section &section)
{
    const ProposalInput &in = section.input;
    addTable(section, mediaMemoryTable(in.assessment, in.catalog, in.format));
}

void addMediaSpeed(const Section &section)
{
    const ProposalInput &in = section.input;
    section.add(Heading{Words::tr("Expected speed")});
    section.add(Paragraph{Words::tr("A hypothesis with its band, from published measurements; to be confirmed by a "
                                    "test."),
                          Style::Body, false, true});
    addTable(section, mediaSpeedTable(in.scenario, in.assessment, in.catalog, in.format));
}

} // namespace tarozi::ui::report
