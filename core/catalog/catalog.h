// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/engine.h"
#include "core/catalog/gpu.h"
#include "core/catalog/image_pipeline.h"
#include "core/catalog/image_speed_record.h"
#include "core/catalog/kv_format.h"
#include "core/catalog/language_model.h"
#include "core/catalog/speech_model.h"
#include "core/catalog/speed_record.h"
#include "core/catalog/tariff.h"
#include "core/catalog/training_record.h"
#include "core/catalog/weight_format.h"
#include "core/error.h"

#include <QHash>

#include <memory>
#include <vector>

namespace tarozi {

// What exists. Loaded once, immutable, shared. Ids are unique within a kind.
class Catalog
{
public:
    // Records in the order of the files; later records of equal id replace earlier ones (the user's overlay).
    struct Content {
        QString version; // date of the newest built-in file, ISO
        std::vector<Gpu> gpus;
        std::vector<LanguageModel> models;
        std::vector<WeightFormat> weight_formats;
        std::vector<KvFormat> kv_formats;
        std::vector<Engine> engines;
        std::vector<Tariff> tariffs;
        std::vector<Claim> claims; // those that belong to no single GPU
        // visible / usable memory of NVIDIA cards in general: stands in for a card without an observation of its own
        std::optional<Coefficient> visible_share;
        std::vector<SpeedRecord> speed;
        std::optional<SpeedSettings> speed_settings;
        std::vector<TrainingFramework> training_frameworks;
        std::optional<TrainingSettings> training_settings;
        std::vector<ImagePipeline> image_pipelines;
        std::vector<ImageEngine> image_engines;
        std::vector<QuantizationTool> quantization_tools;
        std::vector<ImageSpeedRecord> image_speed;
        std::optional<ImageSettings> image_settings;
        std::vector<SpeechModel> speech_models;
        std::vector<SpeechSpeedRecord> speech_speed; // one an engine
    };

    explicit Catalog(Content content);

    const Content &content() const { return m_content; }
    // This catalogue with one more model, in place of one of the same id. Where the model's file told the bytes of its
    // tensors in a format that the catalogue lacks, a format that stands for the release joins as well.
    Catalog withModel(LanguageModel model) const;

    const QString &version() const { return m_content.version; }
    const std::vector<Gpu> &gpus() const { return m_content.gpus; }
    const std::vector<LanguageModel> &models() const { return m_content.models; }
    const std::vector<WeightFormat> &weightFormats() const { return m_content.weight_formats; }
    const std::vector<KvFormat> &kvFormats() const { return m_content.kv_formats; }
    const std::vector<Engine> &engines() const { return m_content.engines; }
    const std::vector<Tariff> &tariffs() const { return m_content.tariffs; }
    const std::vector<Claim> &claims() const { return m_content.claims; }
    const std::optional<Coefficient> &visibleShare() const { return m_content.visible_share; }

    const std::vector<SpeedRecord> &speed() const { return m_content.speed; }
    const std::optional<SpeedSettings> &speedSettings() const { return m_content.speed_settings; }
    const std::vector<ImagePipeline> &imagePipelines() const { return m_content.image_pipelines; }
    const std::vector<ImageEngine> &imageEngines() const { return m_content.image_engines; }
    const std::vector<QuantizationTool> &quantizationTools() const { return m_content.quantization_tools; }
    const std::vector<ImageSpeedRecord> &imageSpeed() const { return m_content.image_speed; }
    const std::optional<ImageSettings> &imageSettings() const { return m_content.image_settings; }
    const std::vector<SpeechModel> &speechModels() const { return m_content.speech_models; }
    const std::vector<SpeechSpeedRecord> &speechSpeed() const { return m_content.speech_speed; }

    const std::vector<TrainingFramework> &trainingFrameworks() const { return m_content.training_frameworks; }
    const std::optional<TrainingSettings> &trainingSettings() const { return m_content.training_settings; }
    const TrainingFramework *trainingFramework(const QString &id) const;

    // A card's own claims and those that name it.
    std::vector<Claim> claimsAbout(const Gpu &gpu) const;

    // nullptr when there is no such id
    const Gpu *gpu(const QString &id) const;
    const LanguageModel *model(const QString &id) const;
    const WeightFormat *weightFormat(const QString &id) const;
    const KvFormat *kvFormat(const QString &id) const;
    const Tariff *tariff(const QString &id) const;
    const SpeedRecord *speedRecord(const QString &id) const;
    const ImagePipeline *imagePipeline(const QString &id) const;
    const ImageEngine *imageEngine(const QString &id) const;
    // The tool of this id; empty: the usual tool of the format. nullptr where none makes the format.
    const QuantizationTool *quantizationTool(const QString &id, const QString &format) const;
    const SpeechModel *speechModel(const QString &id) const;
    const SpeechSpeedRecord *speechEngine(const QString &id) const;
    // The record of an engine for a version: the newest record whose versions begin at or before it; an empty
    // version means the engine's default record. A version older than all records gets the oldest one.
    const Engine *engine(const QString &id, const QString &version = {}) const;

private:
    Content m_content;
    QHash<QString, int> m_gpus, m_models, m_weight_formats, m_kv_formats, m_tariffs;
};

} // namespace tarozi
