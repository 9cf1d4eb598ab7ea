// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importers/safetensors_reader.h"
#include "core/importers/tensor_table.h"

#include <QHash>
#include <QSet>
#include <QString>

#include <optional>

namespace tarozi {

// Joins the tensors that a quantized matrix is stored as (packed values, scales, zeros, indices) into one with the
// matrix's own dimensions. Files are added one after another; matrices may be spread over several.
class PackedTensors
{
public:
    void add(const SafetensorsTensor &tensor);

    // `stated_bits` and `stated_group`: what a quantization configuration says; needed where shapes leave it open.
    void fill(TensorTable &table, std::optional<double> stated_bits, std::optional<int> stated_group) const;

    // The weight format that the tensors themselves show; empty when they are mixed beyond recognition.
    QString format() const;
    qsizetype size() const { return m_modules.size(); }

private:
    // Everything that shares a module name. Dimensions of 0 were not seen.
    struct Module {
        TensorRole role;
        QByteArray dtype;
        std::vector<qint64> shape;
        double bytes = 0;
        qint64 scale_rows = 0, scale_columns = 0;
        bool fp8_scales = false;
        bool absmax = false;
        bool zero_points = false;
        bool nested = false;
        bool block_scales = false;
        qint64 inputs = 0; // of an index over the input features
        bool has_weight = false;
    };
    static QString formatOf(const Module &module);
    TensorTable::Entry measure(const Module &module, double bits, int group) const;

    QByteArray shared(const QByteArray &word);

    QHash<QByteArray, Module> m_modules; // with part: a bias is a module of its own
    QSet<QByteArray> m_words;            // one copy of each data type and suffix
};

} // namespace tarozi
