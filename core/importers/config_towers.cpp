// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/config_towers.h"

#include "core/importers/config_defaults.h"

#include <QHash>
#include <QJsonArray>

#include <algorithm>
#include <array>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kTowerKeys{"vision_config"_L1, "vision_tower_cfg"_L1, "audio_config"_L1};
// Parts of a release that turn tokens into sound; an engine that answers in text does not load them.
constexpr std::array kSpeechKeys{"talker_config"_L1, "token2wav_config"_L1};

using Dimensions = QHash<QString, qint64>;

Dimensions readDimensions(const ConfigReader &tower, const ConfigReader &owner, int text_hidden)
{
    Dimensions sizes;
    const auto set = [&](const char *name, qint64 value) { sizes.insert(QString::fromLatin1(name), value); };
    const qint64 hidden = tower.small({"embed_dim"_L1, "d_model"_L1, "vt_hidden_size"_L1, "hidden_size"_L1});
    set("hidden", hidden);
    set("layers", tower.small({"depth"_L1, "encoder_layers"_L1, "vt_num_hidden_layers"_L1, "num_hidden_layers"_L1}));
    const qint64 ratio = tower.small({"mlp_ratio"_L1});
    set("intermediate", tower.small({"encoder_ffn_dim"_L1, "vt_intermediate_size"_L1, "intermediate_size"_L1},
                                    int(std::min(ratio * hidden, ConfigReader::kMaxDimension))));
    const qint64 patch = tower.small({"patch_size"_L1, "spatial_patch_size"_L1});
    const qint64 image = tower.small({"image_size"_L1});
    set("patch", patch);
    set("patches", patch > 0 ? (image / patch) * (image / patch) : 0);
    set("temporal", tower.small({"temporal_patch_size"_L1}, 1));
    set("channels", tower.small({"num_channels"_L1, "in_channels"_L1, "in_chans"_L1}, 3));
    const std::vector<qint64> kernel = tower.wholes({"merge_kernel_size"_L1});
    qint64 merge = kernel.empty() ? tower.small({"spatial_merge_size"_L1}) : kernel.front();
    if (merge == 0)
        merge = owner.small({"spatial_merge_size"_L1, "downsample_factor"_L1}, 2);
    set("merge", merge);
    set("merged", merge * merge * hidden);
    const qint64 grid = qint64(tower.small({"init_pos_emb_height"_L1})) * tower.small({"init_pos_emb_width"_L1});
    set("positions", tower.small({"num_position_embeddings"_L1, "position_embedding_size"_L1, "num_patches"_L1},
                                 int(std::min(grid, ConfigReader::kMaxDimension))));
    set("mel", tower.small({"num_mel_bins"_L1}));
    set("source_positions", tower.small({"max_source_positions"_L1}));
    set("out", tower.small({"out_hidden_size"_L1, "output_dim"_L1, "hidden_size"_L1}));
    set("head_dim", tower.small({"head_dim"_L1}));
    set("deepstack", qint64(tower.wholes({"deepstack_visual_indexes"_L1}).size()));
    set("projector_hidden", owner.small({"projector_hidden_size"_L1}));
    set("projector_input", tower.small({"projector_input_dim"_L1}));
    set("projector_output", tower.small({"projector_output_dim"_L1}));
    set("queries", owner.small({"query_num"_L1}));
    set("text", text_hidden);
    return sizes;
}

// "4*hidden"; capped so that no product of a file's numbers overflows.
qint64 product(const QString &text, const Dimensions &sizes)
{
    constexpr double kMost = 1e15;
    double value = 1;
    for (const QString &factor : text.split(u'*')) {
        bool is_number = false;
        const int number = factor.toInt(&is_number);
        value = std::min(value * double(is_number ? number : sizes.value(factor)), kMost);
    }
    return qint64(value);
}

void addExtra(TowerShape &shape, const std::vector<ConfigTower::Product> &list, const Dimensions &sizes)
{
    for (const ConfigTower::Product &item : list) {
        const ExtraTensor extra{product(item.rows, sizes), product(item.columns, sizes),
                                double(product(item.count, sizes))};
        if (extra.rows > 0 && extra.columns > 0 && extra.count > 0)
            shape.extra.push_back(extra);
    }
}

TowerShape makeTower(const ConfigTower &kind, const ConfigReader &config, const Dimensions &sizes)
{
    TowerShape shape;
    shape.layers = int(sizes.value(u"layers"_s));
    shape.hidden_size = int(sizes.value(u"hidden"_s));
    shape.intermediate = int(sizes.value(u"intermediate"_s));
    shape.gated = kind.gated;
    shape.bias = kind.bias;
    shape.vectors_per_layer = kind.vectors_per_layer;
    addExtra(shape, kind.extra, sizes);
    const bool has_head =
        config.flag({"vision_use_head"_L1}).value_or(kind.values.value("vision_use_head"_L1).toBool(true));
    if (has_head)
        addExtra(shape, kind.head, sizes);
    return shape;
}

QString projectorOf(const std::vector<ConfigReader> &chain)
{
    for (const ConfigReader &reader : chain) {
        const ConfigFamily *family = configDefaults().family(reader.text({"model_type"_L1}), {});
        if (family && !family->projector.isEmpty())
            return family->projector;
    }
    return {};
}

// A tower whose configuration has no model_type is told by its keys.
QString towerType(const ConfigReader &tower)
{
    const QString stated = tower.text({"model_type"_L1});
    return stated.isEmpty() && tower.has({"vt_hidden_size"_L1}) ? u"moonvit"_s : stated;
}

} // namespace

void readTowers(const std::vector<ConfigReader> &chain, Architecture &architecture, ConfigReader::Report &report)
{
    const ConfigDefaults &defaults = configDefaults();
    const auto warn = [&](const QString &what) {
        report.warnings.push_back({ImportWarning::Id::TowerNotCounted, what, 0});
    };
    for (const ConfigReader &owner : chain) {
        for (const QLatin1StringView key : kSpeechKeys) {
            if (owner.object().value(key).isObject())
                warn(key);
        }
        for (const QLatin1StringView key : kTowerKeys) {
            const QJsonObject json = owner.object().value(key).toObject();
            if (json.isEmpty())
                continue;
            const ConfigReader tower(json, owner.place().isEmpty() ? QString(key) : owner.place() + u'.' + key, report);
            const auto kind = defaults.towers.constFind(towerType(tower));
            if (kind == defaults.towers.cend()) {
                warn(towerType(tower).isEmpty() ? QString(key) : towerType(tower));
                continue;
            }
            const Dimensions sizes = readDimensions(tower, owner, architecture.hidden_size);
            TowerShape shape = makeTower(*kind, tower, sizes);
            if (const auto projector = defaults.projectors.constFind(projectorOf(chain));
                projector != defaults.projectors.cend())
                addExtra(shape, projector->extra, sizes);
            architecture.towers.push_back(std::move(shape));
        }
    }
}

} // namespace tarozi
