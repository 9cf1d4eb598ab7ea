// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/config_layers.h"

namespace tarozi {

using namespace Qt::StringLiterals;
using Reason = Assumption::Reason;

namespace {

int readKvHeads(const ConfigContext &context, int heads)
{
    const ConfigReader &text = context.text;
    // one key-value head, whatever num_kv_heads says (Falcon before its new layout)
    const bool grouped_too = text.flag({"new_decoder_architecture"_L1}).value_or(false);
    if (text.flag({"multi_query"_L1}).value_or(false) && !grouped_too)
        return 1;
    const bool grouped_flag_off = text.flag({"multi_query_attention"_L1}) == false;
    if (!grouped_flag_off && text.has({"num_key_value_heads"_L1, "num_kv_heads"_L1, "n_head_kv"_L1, "n_kv_heads"_L1,
                                       "multi_query_group_num"_L1, "attn_config.kv_n_heads"_L1}))
        return text.required({"num_key_value_heads"_L1, "num_kv_heads"_L1, "n_head_kv"_L1, "n_kv_heads"_L1,
                              "multi_query_group_num"_L1, "attn_config.kv_n_heads"_L1});
    if (const int stated = text.small({"num_key_value_heads"_L1}); stated > 0)
        return stated; // the family's default
    text.assume(u"num_key_value_heads"_s, heads, Reason::Derived, u"num_attention_heads"_s);
    return heads;
}

int readHeadDim(const ConfigContext &context, int heads)
{
    const ConfigReader &text = context.text;
    const int stated = text.small({"head_dim"_L1, "kv_channels"_L1, "attention_head_dim"_L1});
    if (stated > 0 || heads == 0)
        return stated;
    if (context.hidden_size % heads != 0)
        text.fail(Problem::OutOfRange, "num_attention_heads"_L1, QString::number(heads),
                  {Expectation::Kind::OneOf, {}, {}, {u"the divisors of hidden_size %1"_s.arg(context.hidden_size)}});
    text.assume(u"head_dim"_s, context.hidden_size / heads, Reason::Derived, u"hidden_size / num_attention_heads"_s);
    return context.hidden_size / heads;
}

QkNorm readQkNorm(const ConfigContext &context)
{
    for (const auto &[key, norm] : context.family.qk_norm_keys) {
        const QByteArray name = key.toLatin1();
        if (context.text.flag({QLatin1StringView(name)}).value_or(false))
            return norm;
    }
    return context.family.qk_norm;
}

LatentShape readLatent(const ConfigContext &context)
{
    const ConfigReader &text = context.text;
    LatentShape shape;
    shape.heads = text.required({"num_attention_heads"_L1, "n_heads"_L1});
    shape.q_rank = text.small({"q_lora_rank"_L1});
    shape.kv_rank = text.required({"kv_lora_rank"_L1});
    shape.nope_dim = text.required({"qk_nope_head_dim"_L1});
    shape.rope_dim = text.required({"qk_rope_head_dim"_L1});
    shape.value_dim = text.small({"v_head_dim"_L1});
    if (shape.value_dim == 0) {
        shape.value_dim = context.hidden_size / std::max(shape.heads, 1);
        text.assume(u"v_head_dim"_s, shape.value_dim, Reason::Derived, u"hidden_size / num_attention_heads"_s);
    }
    shape.q_bias = context.bias.q;
    shape.o_bias = context.bias.o;
    shape.indexer_heads = text.small({"index_n_heads"_L1});
    shape.indexer_dim = shape.indexer_heads > 0 ? text.required({"index_head_dim"_L1}) : 0;
    return shape;
}

DeltaNetShape readDeltaNet(const ConfigReader &text)
{
    DeltaNetShape shape;
    shape.key_heads = text.required({"linear_num_key_heads"_L1});
    shape.value_heads = text.required({"linear_num_value_heads"_L1});
    shape.key_dim = text.required({"linear_key_head_dim"_L1});
    shape.value_dim = text.required({"linear_value_head_dim"_L1});
    shape.conv_kernel = text.required({"linear_conv_kernel_dim"_L1});
    return shape;
}

int readInner(const ConfigContext &context)
{
    const int expand = context.text.small({"mamba_expand"_L1, "expand"_L1});
    if (expand > 0)
        return int(std::min<qint64>(qint64(expand) * context.hidden_size, ConfigReader::kMaxDimension));
    return context.text.required({"intermediate_size"_L1});
}

Mamba1Shape readMamba1(const ConfigContext &context)
{
    const ConfigReader &text = context.text;
    Mamba1Shape shape;
    shape.inner = readInner(context);
    shape.state = text.required({"mamba_d_state"_L1, "state_size"_L1});
    shape.conv_kernel = text.required({"mamba_d_conv"_L1, "conv_kernel"_L1});
    shape.conv_bias = text.flag({"mamba_conv_bias"_L1, "use_conv_bias"_L1}).value_or(true);
    shape.inner_norms = context.family.inner_norms;
    if (text.value({"mamba_dt_rank"_L1, "time_step_rank"_L1}).isDouble()) {
        shape.dt_rank = text.required({"mamba_dt_rank"_L1, "time_step_rank"_L1});
    } else {
        shape.dt_rank = (context.hidden_size + 15) / 16;
        text.assume(u"time_step_rank"_s, shape.dt_rank, Reason::Derived, u"hidden_size / 16"_s);
    }
    return shape;
}

Mamba2Shape readMamba2(const ConfigContext &context)
{
    const ConfigReader &text = context.text;
    Mamba2Shape shape;
    shape.heads = text.required({"mamba_num_heads"_L1, "mamba_n_heads"_L1, "num_heads"_L1});
    shape.head_dim = text.small({"mamba_head_dim"_L1, "mamba_d_head"_L1});
    if (shape.head_dim == 0 && text.has({"mamba_n_heads"_L1, "mamba_num_heads"_L1})) // "auto"
        shape.head_dim = readInner(context) / std::max(shape.heads, 1);
    if (shape.head_dim == 0)
        shape.head_dim = text.required({"head_dim"_L1});
    shape.state = text.required({"ssm_state_size"_L1, "mamba_d_state"_L1, "state_size"_L1});
    shape.groups = text.required({"mamba_n_groups"_L1, "n_groups"_L1});
    shape.conv_kernel = text.required({"mamba_d_conv"_L1, "conv_kernel"_L1});
    shape.conv_bias = text.flag({"mamba_conv_bias"_L1, "use_conv_bias"_L1}).value_or(true);
    return shape;
}

MixerShape readMamba(const ConfigContext &context)
{
    if (context.text.has({"mamba_num_heads"_L1, "mamba_n_heads"_L1, "num_heads"_L1}))
        return readMamba2(context);
    return readMamba1(context);
}

LightningShape readLightning(const ConfigContext &context)
{
    LightningShape shape;
    shape.heads = context.text.required({"num_attention_heads"_L1});
    shape.head_dim = readHeadDim(context, shape.heads);
    return shape;
}

// Full attention where windowed layers have other dimensions: larger heads, fewer of them, K used as V.
AttentionShape globalAttention(const ConfigContext &context, AttentionShape shape)
{
    const ConfigReader &text = context.text;
    shape.head_dim = text.small({"global_head_dim"_L1}, shape.head_dim);
    shape.kv_heads = text.small({"num_global_key_value_heads"_L1}, shape.kv_heads);
    shape.values_from_keys = text.flag({"attention_k_eq_v"_L1}).value_or(false);
    shape.sinks = shape.sinks || text.flag({"add_full_attention_sink_bias"_L1}).value_or(false);
    return shape;
}

AttentionShape windowedAttention(const ConfigContext &context, AttentionShape shape, qint64 window, bool chunked)
{
    const ConfigReader &text = context.text;
    shape.query_heads = text.small({"swa_num_attention_heads"_L1}, shape.query_heads);
    shape.kv_heads = text.small({"swa_num_key_value_heads"_L1}, shape.kv_heads);
    shape.head_dim = text.small({"swa_head_dim"_L1}, shape.head_dim);
    shape.value_dim = text.small({"swa_v_head_dim"_L1}, shape.value_dim);
    shape.sinks = shape.sinks || text.flag({"add_swa_attention_sink_bias"_L1}).value_or(false);
    shape.window = window;
    shape.chunked = chunked;
    return shape;
}

MixerShape attention(ConfigContext &context, LayerKind kind, const AttentionShape &base)
{
    const ConfigReader &text = context.text;
    if (kind == LayerKind::Full) {
        AttentionShape shape = globalAttention(context, base);
        // between chunks a layer sees all tokens and turns none
        shape.rotary = shape.rotary && context.family.chunk_interval == 0;
        return shape;
    }
    const bool chunked = kind == LayerKind::Chunked;
    const qint64 window = chunked ? text.required({"attention_chunk_size"_L1})
                                  : text.required({"sliding_window"_L1, "sliding_window_size"_L1});
    return windowedAttention(context, base, window, chunked);
}

MixerShape readMixer(ConfigContext &context, LayerKind kind, const AttentionShape &base)
{
    switch (kind) {
    case LayerKind::Full:
    case LayerKind::Sliding:
    case LayerKind::Chunked: break;
    case LayerKind::Linear: return readDeltaNet(context.text);
    case LayerKind::Lightning: return readLightning(context);
    case LayerKind::Mamba: return readMamba(context);
    case LayerKind::Convolution: {
        const int kernel = context.text.required({"conv_L_cache"_L1});
        return ConvolutionShape{context.text.small({"conv_dim"_L1}, context.hidden_size), kernel,
                                context.text.flag({"conv_bias"_L1}).value_or(false)};
    }
    case LayerKind::MlpOnly:
    case LayerKind::ExpertsOnly:
    case LayerKind::Nothing: return std::monostate();
    }
    if (context.text.small({"kv_lora_rank"_L1}) > 0)
        return readLatent(context);
    return attention(context, kind, base);
}

} // namespace

AttentionShape readAttention(ConfigContext &context)
{
    const ConfigReader &text = context.text;
    AttentionShape shape;
    shape.query_heads = text.required({"num_attention_heads"_L1, "n_head"_L1, "n_heads"_L1, "num_heads"_L1});
    shape.kv_heads = readKvHeads(context, shape.query_heads);
    shape.head_dim = readHeadDim(context, shape.query_heads);
    shape.value_dim = text.small({"v_head_dim"_L1});
    const QString positions = text.text({"position_embedding_type"_L1});
    shape.rotary = positions != u"nope"_s && positions != u"absolute"_s;
    shape.qk_norm = readQkNorm(context);
    shape.q_bias = context.bias.q;
    shape.k_bias = context.bias.k;
    shape.v_bias = context.bias.v;
    shape.o_bias = context.bias.o;
    shape.sinks = context.family.sinks;
    shape.output_gate = text.flag({"attn_output_gate"_L1}).value_or(context.family.output_gate);
    if (shape.kv_heads > shape.query_heads)
        text.fail(Problem::OutOfRange, "num_key_value_heads"_L1, QString::number(shape.kv_heads),
                  {Expectation::Kind::Integer, 1.0, double(shape.query_heads), {}});
    return shape;
}

std::vector<MixerShape> readMixers(ConfigContext &context, const std::vector<LayerKind> &kinds)
{
    const auto is_attention = [](LayerKind kind) {
        return kind == LayerKind::Full || kind == LayerKind::Sliding || kind == LayerKind::Chunked;
    };
    const bool latent = context.text.small({"kv_lora_rank"_L1}) > 0;
    AttentionShape base;
    if (!latent && std::any_of(kinds.begin(), kinds.end(), is_attention))
        base = readAttention(context);
    std::vector<MixerShape> mixers;
    for (const LayerKind kind : kinds) {
        mixers.push_back(readMixer(context, kind, base));
        if (context.text.report().error)
            return mixers;
    }
    const size_t sharing = size_t(context.text.small({"num_kv_shared_layers"_L1}));
    for (size_t i = kinds.size() - std::min(sharing, kinds.size()); i < kinds.size(); ++i) {
        if (auto *shape = std::get_if<AttentionShape>(&mixers[i]))
            shape->shares_cache = true;
    }
    return mixers;
}

} // namespace tarozi
