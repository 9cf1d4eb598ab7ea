// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/image_pipeline.h"
#include "core/catalog/speed_record.h"

namespace tarozi {

// How an engine runs the denoiser: kernel by kernel, compiled as a whole, or with hand-made kernels.
enum class Execution { Eager, Compiled, Optimized };

// An engine that runs pipelines.
struct ImageEngine {
    QString id, name;
    Execution execution = Execution::Eager;
    bool compiles = false;           // can compile the denoiser
    bool sequence_parallel = false;  // several GPUs work on one image; else each makes its own
    bool short_accumulation = false; // 16-bit accumulation where the card is faster with it
    bool eager_attention = false;    // writes attention scores out unless told otherwise
    QString default_tool;            // that its narrow formats are stored by, where it has one of its own
    QStringList native_formats;      // computes in these: fp8 and the like
    std::vector<Source> sources;

    bool operator==(const ImageEngine &) const = default;
};

// A tool that quantizes components, and what its kernels cost.
struct QuantizationTool {
    QString id, name;
    QStringList formats;             // those it makes; the first tool that has a format is its usual one
    bool keeps_model_choices = true; // leaves kept_parameters alone
    double kept_bytes = 2;           // a parameter, of those
    bool keeps_modulation = false;   // and modulation_parameters, in 16 bits
    bool quantizes_embeddings = false;
    bool loads_on_gpu = false; // all quantized components meet on the GPU while loading, whatever the offload
    // memory traffic of turning weights back into 16 bits, a parameter and pass, by format; absent = not measured
    std::vector<std::pair<QString, double>> dequantized_bytes;
    QString note;
    std::vector<Source> sources;

    double bytesFor(const QString &format) const;
    bool operator==(const QuantizationTool &) const = default;
};

// How fast a kind of denoiser runs: fitted by tests/truth/fit_images.py.
// seconds = (gpu^q + launches^q)^(1/q); gpu = compute + traffic / bandwidth, where compute is the generalised mean of
// what the arithmetic and what the board's power allow, and traffic is bytes for each activation element.
struct ImageSpeedRecord {
    QString id; // unet/eager
    DenoiserFamily family = DenoiserFamily::Unet;
    Execution execution = Execution::Eager;
    double joules_per_flop = 0;
    double residual_bytes = 0;                                        // of traffic for each element of a residual block
    double attention_bytes = 0;                                       // and of a transformer block
    double launch_s = 0;                                              // host time of one block
    double parallel_launch_s = 0;                                     // of one block where several GPUs share an image
    double exchange_bytes = 0;                                        // over the link for each element, shared images
    QStringList engines, gpus, architectures, models, weight_formats; // what it saw
    double most_images = 0;
    int most_gpus = 1;
    Residuals step, run;
    QString note;
    std::vector<Source> sources;

    bool operator==(const ImageSpeedRecord &) const = default;
};

// What is common to all pipelines.
struct ImageSettings {
    Coefficient peak_share;     // of the dense throughput that the best kernels reach
    Coefficient idle_power_w;   // of the board, not spent on arithmetic
    Coefficient cache_discount; // traffic is divided by 1 + this on cards whose cache holds the activations
    Coefficient cache_bytes;    // cache of such a card
    Coefficient score_bytes;    // traffic of one attention score that is written out
    Coefficient context_bytes;  // CUDA context and libraries
    Coefficient reserved_share; // reserved / allocated bytes of what is transient
    Coefficient first_image;    // the VAE holds (images + this) of them at the peak
    Coefficient tile_overlap;   // area of a tile with its overlap / without
    Coefficient activation_values_unet, activation_values_transformer; // live at the peak, of each element of a layer
    Coefficient offload_bytes_per_s;                                   // weights from pageable host memory
    std::vector<CrossValidated> cross_validation;

    bool operator==(const ImageSettings &) const = default;
};

// How fast an engine transcribes: fitted by tests/truth/fit_speech.py.
// window = encoder + tokens · step(rows) + window_s; cycles are of one multiprocessor.
struct SpeechSpeedRecord {
    QString id; // the engine
    QString name;
    double encoder_flops_per_cycle = 0; // of one multiprocessor
    double score_bytes = 0;             // traffic of one attention score, without flash attention
    double layer_cycles = 0;            // of one encoder layer, all multiprocessors
    double weight_share = 1;            // decoder weights read / bandwidth
    double step_layer_s = 0;            // host time of one decoder layer
    double step_layer_cycles = 0;
    double eager_factor = 1;      // on both without flash attention
    double cross_cache_share = 0; // of each row's encoder keys and values read
    double row_layer_cycles = 0;  // of one layer, for each row beside the first
    double row_eager_s = 0;       // of one layer and further row without flash attention
    double window_s = 0;          // host work of one window
    double batched_window_s = 0;  // where windows run together
    double longest_per_log = 0;   // the longest answer of a batch of B is 1 + this·ln B times the mean
    double base_bytes = 0;        // context, libraries, workspace
    double base_low = 0, base_high = 0;
    double window_cache_share = 1; // of a window's encoder keys and values kept
    QString default_format;        // as it loads models
    QStringList weight_formats;
    QStringList gpus, architectures, models;
    double most_windows = 1;
    Residuals speed, memory;
    QString note;
    std::vector<Source> sources;

    bool operator==(const SpeechSpeedRecord &) const = default;
};

} // namespace tarozi
