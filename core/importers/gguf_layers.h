// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/architecture.h"
#include "core/importers/config_defaults.h"
#include "core/importers/gguf_reader.h"
#include "core/importers/imported_model.h"

#include <QString>

#include <set>
#include <vector>

namespace tarozi {

// The metadata of one architecture: keys without the "A." in front, scalars and lists with one value a layer alike.
class GgufMetadata
{
public:
    explicit GgufMetadata(const GgufFile &file);

    const QString &architecture() const { return m_architecture; }
    // 0 when absent, negative, fractional or absurdly large.
    qint64 whole(const char *key) const;
    qint64 whole(const char *key, int layer) const;
    bool has(const char *key) const;
    std::vector<double> list(const char *key) const;
    const GgufFile &file() const { return m_file; }

private:
    QString fullKey(const char *key) const;

    const GgufFile &m_file;
    QString m_architecture;
};

// Which tensors a layer has: "attn_k", "ssm_conv1d", "ffn_gate_exps" ...
using GgufLayerTensors = std::vector<std::set<QByteArray>>;
GgufLayerTensors tensorsByLayer(const std::vector<GgufFile> &files, int layers);

// Mixers and MLPs of all layers; what the file leaves to the engine is added to `assumed`.
std::vector<LayerShape> readGgufLayers(const GgufMetadata &metadata, const GgufFamily &family,
                                       const GgufLayerTensors &tensors, int layers, int hidden_size,
                                       std::vector<Assumption> &assumed);

} // namespace tarozi
