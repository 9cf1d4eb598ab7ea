// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assess.h"
#include "core/catalog/catalog_loader.h"
#include "core/catalog/record_readers.h"
#include "core/memory/image_memory.h"
#include "core/speed/image_speed.h"
#include "core/speed/speech_speed.h"
#include "core/units.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace tarozi;

namespace {

bool near(double value, double expected, double share)
{
    return std::abs(value - expected) <= share * expected;
}

const Finding *findingOf(const Assessed &assessed, FindingId id)
{
    const auto it = std::find_if(assessed.findings.begin(), assessed.findings.end(),
                                 [id](const Finding &finding) { return finding.id == id; });
    return it == assessed.findings.end() ? nullptr : &*it;
}

} // namespace

class ImagePipelinesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void publishedSizes();
    void fluxDoesNotFitA4090AndFitsAnL40s();
    void offloadFitsAndIsNoGpuToCompareWith();
    void decodingSetsThePeakAndTilingLowersIt();
    void quantizersLeaveTheirLayersAlone();
    void stepFlopsAsPublished();
    void aMissingFactIsNamed();
    void aFarLargerPictureIsPointedOut();
    void fasterCardsAreFaster();
    void everyFigureIsExplained();
    void transcriptionSaturates();
    void brokenRecordsNameThemselves();

private:
    Scenario flux(const QString &gpu) const;
    Assessed assessed(const Scenario &scenario) const { return assess(scenario, *m_catalog).candidates.front(); }

    std::shared_ptr<const Catalog> m_catalog;
};

void ImagePipelinesTest::initTestCase()
{
    const LoadedCatalog loaded = loadCatalog(u":/catalog"_s);
    for (const Error &problem : loaded.problems)
        qWarning() << problem.file << problem.place << problem.found;
    QVERIFY(loaded.problems.empty());
    m_catalog = loaded.catalog;
    QVERIFY(m_catalog->imagePipelines().size() >= 8);
    QVERIFY(m_catalog->speechModels().size() >= 6);
}

Scenario ImagePipelinesTest::flux(const QString &gpu) const
{
    Scenario scenario;
    scenario.kind = WorkloadKind::ImageGeneration;
    scenario.image.model = u"black-forest-labs/FLUX.1-schnell"_s;
    scenario.candidates = {Candidate{}};
    scenario.candidates.front().gpu = gpu;
    return scenario;
}

// S29-S32 of the reference figures: SDXL 6.95 GB, FLUX 33.7 GB, of it 24 the denoiser and 10 the rest.
void ImagePipelinesTest::publishedSizes()
{
    Scenario scenario = flux(u"l40s"_s);
    const ImageFigures schnell = *assessed(scenario).image;
    QVERIFY(near(schnell.denoiser_bytes, 24e9, 0.02));
    QVERIFY(near(schnell.text_encoder_bytes + schnell.vae_bytes, 10e9, 0.05));
    scenario.image.model = u"black-forest-labs/FLUX.1-dev"_s;
    QVERIFY(near(assessed(scenario).image->idle_bytes, 33.7e9, 0.02));
    scenario.image.model = u"stabilityai/stable-diffusion-xl-base-1.0"_s;
    QVERIFY(near(assessed(scenario).image->idle_bytes, 6.95e9, 0.02));
}

// S33
void ImagePipelinesTest::fluxDoesNotFitA4090AndFitsAnL40s()
{
    const Assessed small = assessed(flux(u"rtx-4090"_s));
    QCOMPARE(small.verdict, Verdict::DoesNotFit);
    QVERIFY(findingOf(small, FindingId::PipelineExceedsLimit));
    QVERIFY(findingOf(small, FindingId::OffloadFits));
    QCOMPARE(small.image->gap, SpeedGap::DoesNotFit);
    const Assessed large = assessed(flux(u"l40s"_s));
    QCOMPARE(large.verdict, Verdict::Fits);
    QVERIFY(large.image->seconds_per_image.has_value());
    QCOMPARE(large.memory.need, large.memory.weights + large.memory.activations + large.memory.runtime);
}

void ImagePipelinesTest::offloadFitsAndIsNoGpuToCompareWith()
{
    Scenario scenario = flux(u"rtx-4090"_s);
    scenario.image.offload = PipelineOffload::Group;
    QVERIFY(assessed(scenario).verdict != Verdict::DoesNotFit);
    scenario.image.offload = PipelineOffload::Sequential;
    const Assessed sequential = assessed(scenario);
    QCOMPARE(sequential.verdict, Verdict::Fits);
    const Finding *hidden = findingOf(sequential, FindingId::OffloadHidesMemory);
    QVERIFY(hidden);
    QCOMPARE(hidden->severity, Severity::Warning);
    QVERIFY(findingOf(sequential, FindingId::OffloadSlows));
    QVERIFY(sequential.memory.host_ram > 33e9);
    scenario.candidates.front().gpu = u"l40s"_s;
    const Assessed slow = assessed(scenario);
    QVERIFY(!findingOf(slow, FindingId::OffloadHidesMemory));
    scenario.image.offload = PipelineOffload::None;
    QVERIFY(slow.image->seconds_per_image->mid > 2 * assessed(scenario).image->seconds_per_image->mid);
}

// FLUX at 1024²: torch allocates 33.85 GiB for one image and 61.5 for sixteen; 31.4 of them are weights.
void ImagePipelinesTest::decodingSetsThePeakAndTilingLowersIt()
{
    Scenario scenario = flux(u"h100-sxm"_s);
    scenario.image.model = u"black-forest-labs/FLUX.1-dev"_s;
    const ImageFigures one = *assessed(scenario).image;
    QCOMPARE(one.peak_stage, PipelineStage::VaeDecode);
    QVERIFY(near(one.peak_bytes, 33.851 * kGiB, 0.02));
    scenario.image.images = 16;
    QVERIFY(near(assessed(scenario).image->peak_bytes, 61.548 * kGiB, 0.05));
    scenario.image.vae_slicing = true;
    const ImageFigures sliced = *assessed(scenario).image;
    QCOMPARE(sliced.peak_stage, PipelineStage::Denoising);
    scenario.image.images = 1;
    scenario.image.vae_tiling = true;
    QVERIFY(assessed(scenario).image->peak_bytes < one.peak_bytes);
}

// FLUX after loading in NF4 12.58 GiB: the T5 encoder keeps its second feed-forward matrices in 32 bits; as FP8 by
// layerwise casting 23.68 GiB: modulation stays in 16.
void ImagePipelinesTest::quantizersLeaveTheirLayersAlone()
{
    Scenario scenario = flux(u"h100-sxm"_s);
    scenario.image.model = u"black-forest-labs/FLUX.1-dev"_s;
    scenario.image.denoiser = scenario.image.text_encoders = u"nf4"_s;
    QVERIFY(near(assessed(scenario).image->idle_bytes, 12.584 * kGiB, 0.02));
    scenario.image.denoiser = u"fp8"_s;
    scenario.image.text_encoders.clear();
    scenario.image.quantization = u"layerwise-casting"_s;
    QVERIFY(near(assessed(scenario).image->idle_bytes, 23.682 * kGiB, 0.02));
}

// 74.54 TFLOP a step of FLUX.1-dev, 68.6 of Qwen-Image, 5.978 of a pass of SDXL, 0.678 of SD 1.5.
void ImagePipelinesTest::stepFlopsAsPublished()
{
    Scenario scenario = flux(u"h100-sxm"_s);
    QVERIFY(near(assessed(scenario).image->flops_per_step, 74.54e12, 0.01));
    scenario.image.model = u"Qwen/Qwen-Image"_s;
    QVERIFY(near(assessed(scenario).image->flops_per_step, 68.6e12, 0.01));
    scenario.image.model = u"stabilityai/stable-diffusion-xl-base-1.0"_s;
    QVERIFY(near(assessed(scenario).image->flops_per_step, 5.978e12, 0.01));
    scenario.image.guidance = true;
    QVERIFY(near(assessed(scenario).image->flops_per_step, 2 * 5.978e12, 0.01));
    scenario.image.model = u"stable-diffusion-v1-5/stable-diffusion-v1-5"_s;
    scenario.image.width = scenario.image.height = 512;
    QVERIFY(near(assessed(scenario).image->flops_per_step, 2 * 0.678e12, 0.01));
    scenario.image.width = scenario.image.height = 1024; // attention grows with the square of the area
    QVERIFY(assessed(scenario).image->flops_per_step > 4 * 2 * 0.678e12 * 1.2);
    // Wan 2.1 14B, 720p, 81 frames: 6.49 PFLOP a pass
    scenario.image.model = u"Wan-AI/Wan2.1-T2V-14B"_s;
    scenario.image.width = 1280;
    scenario.image.height = 720;
    scenario.image.frames = 81;
    scenario.image.guidance = false;
    QVERIFY(near(assessed(scenario).image->flops_per_step, 6.49e15, 0.02));
}

void ImagePipelinesTest::aMissingFactIsNamed()
{
    Scenario scenario = flux(u"h100-sxm"_s);
    scenario.image.model = u"tencent/HunyuanVideo"_s;
    const Assessed unknown = assessed(scenario);
    QCOMPARE(unknown.verdict, Verdict::NotModelled);
    QVERIFY(unknown.not_modelled.contains(u"layers and width of the denoiser"_s));
    QVERIFY(explain(scenario, *m_catalog, 0, Quantity::PeakMemory).steps.empty());
}

void ImagePipelinesTest::aFarLargerPictureIsPointedOut()
{
    Scenario scenario = flux(u"h100-sxm"_s);
    scenario.image.model = u"stable-diffusion-v1-5/stable-diffusion-v1-5"_s;
    scenario.image.width = scenario.image.height = 512;
    QVERIFY(!findingOf(assessed(scenario), FindingId::ImageBeyondModel));
    scenario.image.width = scenario.image.height = 4096; // 16 megapixels of a 512 model
    const Assessed huge = assessed(scenario);
    QVERIFY(findingOf(huge, FindingId::ImageBeyondModel));
}

void ImagePipelinesTest::fasterCardsAreFaster()
{
    Scenario scenario = flux(u"h100-sxm"_s);
    const double fast = assessed(scenario).image->seconds_per_image->mid;
    scenario.candidates.front().gpu = u"l40s"_s;
    const double slow = assessed(scenario).image->seconds_per_image->mid;
    QVERIFY(fast < slow);
    scenario.image.compile = true;
    QVERIFY(assessed(scenario).image->seconds_per_image->mid < slow);
    scenario.image.steps = 8;
    QVERIFY(assessed(scenario).image->run_s->mid > assessed(scenario).image->run_s->low);
}

void ImagePipelinesTest::everyFigureIsExplained()
{
    Scenario scenario = flux(u"l40s"_s);
    const Assessed answer = assessed(scenario);
    for (const auto &[figure, value] : std::initializer_list<std::pair<Quantity, double>>{
             {Quantity::PeakMemory, answer.image->peak_bytes},
             {Quantity::IdleMemory, answer.image->idle_bytes},
             {Quantity::Need, answer.memory.need},
             {Quantity::Headroom, answer.memory.headroom},
             {Quantity::SecondsPerImage, answer.image->seconds_per_image->mid},
             {Quantity::IterationsPerSecond, answer.image->iterations_per_s->mid}}) {
        const Derivation derivation = explain(scenario, *m_catalog, 0, figure);
        QVERIFY(!derivation.steps.empty());
        QCOMPARE(derivation.steps.back().result, figure);
        QVERIFY(near(derivation.steps.back().value, value, 1e-9));
    }
    scenario.kind = WorkloadKind::Speech;
    const Assessed speech = assessed(scenario);
    const Derivation rate = explain(scenario, *m_catalog, 0, Quantity::AudioHoursPerHour);
    QVERIFY(!rate.steps.empty());
    QVERIFY(near(rate.steps.back().value, speech.transcription->audio_hours_per_hour->mid, 1e-9));
}

// faster-whisper large-v2 in FP16 takes 4.6 GiB; each further window its encoder's keys and values, 0.22 GB.
void ImagePipelinesTest::transcriptionSaturates()
{
    Scenario scenario = flux(u"l40s"_s);
    scenario.kind = WorkloadKind::Speech;
    const Assessed one = assessed(scenario);
    QCOMPARE(one.verdict, Verdict::Fits);
    QVERIFY(near(one.memory.need, 4.64 * kGiB, 0.15));
    scenario.speech.batch = 8;
    const Assessed eight = assessed(scenario);
    QVERIFY(eight.transcription->audio_hours_per_hour->mid > one.transcription->audio_hours_per_hour->mid);
    QVERIFY(eight.memory.need > one.memory.need + 7 * 0.2e9);
    QVERIFY(eight.transcription->saturation_batch.has_value());
    scenario.speech.batch = 1000;
    QCOMPARE(assessed(scenario).verdict, Verdict::DoesNotFit);
}

void ImagePipelinesTest::brokenRecordsNameThemselves()
{
    QFile file(u":/catalog/image_pipelines.json"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray bytes = file.readAll();
    bytes.replace("\"layers\": 57", "\"layers\": -57");
    const Records<ImagePipeline> records = readImagePipelines(bytes, u"f"_s);
    QVERIFY(!records.problems.empty());
    QVERIFY(records.problems.front().place.startsWith(u"records[4] (black-forest-labs/FLUX.1-dev)"_s));
    QCOMPARE(records.records.size() + records.problems.size(), m_catalog->imagePipelines().size());
}

QTEST_APPLESS_MAIN(ImagePipelinesTest)
#include "tst_image_pipelines.moc"
