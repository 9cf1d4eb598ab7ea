// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/packed_tensors.h"

#include <algorithm>
#include <array>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

constexpr int kUsualGroup = 128;
constexpr int kMlxGroup = 64;
constexpr double kUsualBits = 4;

qint64 rowsOf(const std::vector<qint64> &shape)
{
    qint64 rows = 1;
    for (size_t i = 0; i + 1 < shape.size(); ++i)
        rows *= shape[i];
    return shape.size() > 1 ? rows : shape.empty() ? 1 : shape.front();
}

qint64 columnsOf(const std::vector<qint64> &shape)
{
    return shape.size() > 1 ? shape.back() : 1;
}

bool isInteger32(const QByteArray &dtype)
{
    return dtype == "I32" || dtype == "U32";
}

// A mask or a table of rotary frequencies that was saved with the weights (GPT-2's "attn.bias" has four dimensions).
bool isBuffer(const SafetensorsTensor &tensor, const TensorRole &role)
{
    return role.part == TensorRole::Part::Buffer || (role.part == TensorRole::Part::Bias && tensor.shape.size() > 2);
}

} // namespace

QByteArray PackedTensors::shared(const QByteArray &word)
{
    return *m_words.insert(word);
}

void PackedTensors::add(const SafetensorsTensor &tensor)
{
    TensorRole role = roleOfCheckpointTensor(tensor.name);
    if (isBuffer(tensor, role))
        return;
    const QByteArray key = role.part == TensorRole::Part::Bias ? QByteArray(role.module + "\nbias") : role.module;
    role.module.clear();
    role.suffix = shared(role.suffix);
    Module &module = m_modules[key];
    module.bytes += double(tensor.bytes);
    if (role.part != TensorRole::Part::Companion) {
        module.role = role;
        module.dtype = shared(tensor.dtype);
        module.shape = tensor.shape;
        module.has_weight = true;
        return;
    }
    if (!module.has_weight)
        module.role = role;
    const QByteArray &suffix = role.suffix;
    if (suffix == "scales" || suffix == "q_scale" || suffix == "weight_scale" || suffix == "weight_scale_inv") {
        module.scale_rows = rowsOf(tensor.shape);
        module.scale_columns = columnsOf(tensor.shape);
        module.fp8_scales = tensor.dtype == "F8_E4M3";
        module.block_scales = tensor.shape.size() > 1 && module.scale_columns > 1;
    } else if (suffix == "g_idx" || suffix == "q_invperm") {
        module.inputs = rowsOf(tensor.shape);
    } else if (suffix == "absmax") {
        module.absmax = true;
    } else if (suffix == "nested_absmax") {
        module.nested = true;
    } else if (suffix == "qzeros" || suffix == "biases") {
        module.zero_points = true;
    }
}

TensorTable::Entry PackedTensors::measure(const Module &module, double bits, int group) const
{
    TensorTable::Entry entry;
    entry.rows = rowsOf(module.shape);
    entry.columns = columnsOf(module.shape);
    entry.bytes = module.bytes;
    const QByteArray &suffix = module.role.suffix;
    const double per_word = 32 / std::max(bits, 1.0);
    if (suffix == "qweight" && module.scale_columns > 0) {
        const bool rows_packed = entry.columns == module.scale_columns; // GPTQ packs along the inputs, AWQ the outputs
        const qint64 inputs = !rows_packed        ? entry.rows
                              : module.inputs > 0 ? module.inputs
                              : group > 0         ? module.scale_rows * group
                                                  : qint64(double(entry.rows) * per_word);
        entry.rows = module.scale_columns;
        entry.columns = inputs;
    } else if (suffix == "q_weight" && module.scale_columns > 0) { // EXL2: scales are packed eight to a word
        entry.rows = module.scale_columns * 8;
        entry.columns = std::max<qint64>(module.inputs, 1);
    } else if (suffix == "weight_packed" && isInteger32(module.dtype)) {
        entry.columns = qint64(double(entry.columns) * per_word);
    } else if (suffix == "blocks" || suffix == "weight_packed" || (module.dtype == "U8" && module.fp8_scales)) {
        entry.columns *= 2;
    } else if (module.dtype == "U8" && module.absmax) {
        entry.rows *= 2;
    } else if (isInteger32(module.dtype) && module.scale_columns > 0) { // MLX
        entry.columns = bits > 0 ? qint64(double(entry.columns) * per_word) : module.scale_columns * group;
    }
    // experts stacked in one tensor: [experts, ...]
    if (module.role.expert && module.shape.size() > 2) {
        const qint64 experts = std::max<qint64>(module.shape.front(), 1);
        entry.count = double(experts);
        entry.rows /= experts;
    }
    return entry;
}

void PackedTensors::fill(TensorTable &table, std::optional<double> stated_bits, std::optional<int> stated_group) const
{
    for (auto it = m_modules.begin(); it != m_modules.end(); ++it) {
        const Module &module = *it;
        const bool mlx = module.dtype == "U32" && module.role.suffix == "weight";
        const double bits = stated_bits.value_or(mlx ? 0 : kUsualBits);
        const int group = stated_group.value_or(mlx ? kMlxGroup : kUsualGroup);
        TensorRole role = module.role;
        if (!module.has_weight) {
            table.addBytes(module.bytes); // scales without their matrix: of a cache, or of a file that is missing
            continue;
        }
        table.add(role, measure(module, bits, group), it.key());
    }
}

QString PackedTensors::formatOf(const Module &module)
{
    const QByteArray &suffix = module.role.suffix;
    if (suffix == "qweight")
        return columnsOf(module.shape) == module.scale_columns ? u"gptq-int4"_s : u"awq-int4"_s;
    if (suffix == "weight_packed")
        return isInteger32(module.dtype) ? u"int4"_s : u"nvfp4"_s;
    if (suffix == "blocks")
        return u"mxfp4"_s;
    if (module.dtype == "U8" && module.fp8_scales)
        return u"nvfp4"_s;
    if (module.dtype == "U8" && module.absmax)
        return module.nested ? u"nf4-dq"_s : u"nf4"_s;
    if (module.dtype == "F8_E4M3" || module.dtype == "F8_E5M2")
        return module.block_scales ? u"fp8-block"_s : u"fp8"_s;
    if (isInteger32(module.dtype) && module.scale_columns > 0 && suffix == "weight") {
        const double bits = 32.0 * double(columnsOf(module.shape)) / double(module.scale_columns * kMlxGroup);
        return u"mlx-%1bit"_s.arg(qRound(bits));
    }
    static const QHash<QByteArray, QString> kPlain{
        {"I8", u"int8"_s}, {"BF16", u"bf16"_s}, {"F16", u"fp16"_s}, {"F32", u"fp32"_s}};
    return kPlain.value(module.dtype);
}

QString PackedTensors::format() const
{
    // a quantized release is told by its quantized part, however much of it stays in 16 bit
    constexpr double kPreferred = 1e6;
    QHash<QString, double> weights;
    for (const Module &module : m_modules) {
        const QString id = module.has_weight ? formatOf(module) : QString();
        const bool plain = id == "bf16"_L1 || id == "fp16"_L1 || id == "fp32"_L1;
        if (!id.isEmpty())
            weights[id] += plain ? module.bytes : module.bytes * kPreferred;
    }
    const auto best = std::max_element(weights.cbegin(), weights.cend());
    return best == weights.cend() ? QString() : best.key();
}

} // namespace tarozi
