// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option_table.h"

#include "app/cli/money_options.h"
#include "app/cli/scenario_options.h"

namespace tarozi::cli {

using namespace Qt::StringLiterals;

namespace {

// Which workloads an option belongs to.
constexpr int kServing = 1;
constexpr int kFineTuning = 2;
constexpr int kImage = 4;
constexpr int kSpeech = 8;
constexpr int kLanguage = kServing | kFineTuning;
constexpr int kAll = kServing | kFineTuning | kImage | kSpeech;

struct OptionText {
    const char16_t *name;
    const char16_t *value;
    const char16_t *description;
    int workloads;
};

constexpr OptionText kOptions[] = {
    {u"workload", u"kind", u"serving, finetune, image or speech", kAll},
    {u"model", u"id", u"Model of the catalogue (Hugging Face id)", kAll},
    {u"params", u"number", u"A bare size instead of a model: 8e9", kLanguage},
    {u"model-file", u"path", u"Model from a config.json, safetensors or GGUF file", kLanguage},
    {u"weights-bytes", u"bytes", u"Use this size of the weights instead of the tensors'", kLanguage},
    {u"weights", u"format", u"Weight format: bf16, fp8, awq-int4, q4_k_m ...", kAll},
    {u"kv", u"format", u"KV cache format: fp16, bf16, fp8, int8, q8_0, q4_0", kServing},
    {u"context", u"tokens", u"Context of one request, input and output together", kServing},
    {u"concurrency", u"requests", u"Requests at the same time", kServing},
    {u"input", u"tokens", u"Input tokens of a request", kServing},
    {u"output", u"tokens", u"Output tokens of a request", kServing},
    {u"engine", u"name", u"vllm, sglang, llama.cpp, tensorrt-llm, transformers; diffusers; faster-whisper ...",
     kServing | kImage | kSpeech},
    {u"engine-version", u"version", u"Version of the engine", kServing},
    {u"memory-limit", u"share", u"Share of the visible memory that the engine may use", kServing},
    {u"max-num-seqs", u"number", u"Sequences of one step", kServing},
    {u"max-num-batched-tokens", u"number", u"Tokens of one step", kServing},
    {u"eager", u"on|off", u"No CUDA graphs", kServing},
    {u"ubatch", u"tokens", u"Physical batch of llama.cpp", kServing},
    {u"flash-attention", u"on|off", u"Flash attention of llama.cpp or whisper.cpp", kServing | kSpeech},
    {u"gpu-layers", u"number", u"Layers on the GPU, the output layer counted as llama.cpp does", kServing},
    {u"cpu-offload-gib", u"GiB", u"Weights kept in host memory, a GPU", kServing},
    {u"other-tenants-gib", u"GiB", u"Memory taken by a desktop or another process, a GPU", kAll},
    {u"lora-slots", u"number", u"LoRA adapters held beside the weights", kServing},
    {u"lora-rank", u"number", u"Their rank", kServing},
    {u"wsl", u"on|off", u"WSL2 or Windows: a program sees all that the driver reports", kAll},
    {u"gpu", u"id[:count]", u"GPU of the catalogue; repeat to compare", kAll},
    {u"parallel", u"kind", u"auto, none, tensor, pipeline, replicas or layer-split", kAll},
    {u"tensor", u"number", u"Tensor-parallel size", kServing},
    {u"pipeline", u"number", u"Pipeline-parallel size", kServing},
    {u"ecc", u"on|off", u"ECC state where the card can switch it", kAll},
    {u"require", u"words", u"ecc, vgpu, mig, passive_cooling, pcie_card, datacenter_use, native_format, peer_links",
     kAll},
    {u"max-gpus", u"number", u"GPUs of a candidate at most", kAll},
    {u"max-slots", u"number", u"Slots of all its GPUs at most", kAll},
    {u"max-power", u"watts", u"Board power of all its GPUs at most", kAll},
    {u"max-per-hour", u"amount", u"Price of all its GPUs for an hour at most, in --currency", kAll},
    {u"max-ttft", u"seconds", u"Expected time to first token at most", kServing},
    {u"max-tpot", u"seconds", u"Expected time per output token at most", kServing},
    {u"weigh", u"what=weight", u"Rank by speed, cost, headroom, power, availability: speed=2,cost=1", kAll},

    {u"framework", u"name", u"Fine-tuning: transformers, torchtune, litgpt, unsloth ...", kFineTuning},
    {u"method", u"name", u"Fine-tuning: full, lora or qlora", kFineTuning},
    {u"recipe", u"name", u"Fine-tuning: precision of weights, gradients and state: mixed, fp32, bf16 ...", kFineTuning},
    {u"optimizer", u"name", u"Fine-tuning: adamw, adamw-8bit, paged-adamw-8bit, adafactor, sgd ...", kFineTuning},
    {u"fused-backward", u"on|off", u"Fine-tuning: the optimizer steps during the backward pass", kFineTuning},
    {u"rank", u"number", u"Fine-tuning: LoRA rank", kFineTuning},
    {u"targets", u"names", u"Fine-tuning: adapted matrices: all-linear, attention, mlp or q,v", kFineTuning},
    {u"sequence", u"tokens", u"Fine-tuning: tokens of the longest sequence", kFineTuning},
    {u"batch", u"number", u"Fine-tuning: sequences of a pass and GPU; speech: windows at once", kFineTuning | kSpeech},
    {u"accumulate", u"number", u"Fine-tuning: passes of an optimizer step", kFineTuning},
    {u"checkpointing", u"on|off", u"Fine-tuning: gradient checkpointing: on, selective or off", kFineTuning},
    {u"packing", u"on|off", u"Fine-tuning: short samples share a sequence", kFineTuning},
    {u"loss", u"name", u"Fine-tuning: plain, compiled, chunked or fused cross entropy", kFineTuning},
    {u"sharding", u"name", u"Fine-tuning: none, zero1, zero2, zero3 or fsdp", kFineTuning},
    {u"samples", u"number", u"Fine-tuning: samples of the data set", kFineTuning},
    {u"sample-tokens", u"tokens", u"Fine-tuning: tokens of a sample, on average", kFineTuning},
    {u"epochs", u"number", u"Fine-tuning: passes over the data set", kFineTuning},
    {u"attention", u"name", u"Fine-tuning and images: flash or eager", kFineTuning | kImage},
    {u"compile", u"on|off", u"Fine-tuning and images: torch.compile", kFineTuning | kImage},
    {u"offload", u"name",
     u"Fine-tuning: none, optimizer, parameters or activations; images: none, model, sequential or group",
     kFineTuning | kImage},

    {u"width", u"pixels", u"Images: width", kImage},
    {u"height", u"pixels", u"Images: height", kImage},
    {u"frames", u"number", u"Video: frames", kImage},
    {u"steps", u"number", u"Images: denoising steps", kImage},
    {u"images", u"number", u"Images: images of a batch", kImage},
    {u"guidance", u"on|off", u"Images: classifier-free guidance", kImage},
    {u"text-encoder-weights", u"format", u"Images: weight format of the text encoders", kImage},
    {u"vae-weights", u"format", u"Images: weight format of the VAE", kImage},
    {u"quantization", u"tool", u"Images: torchao, bitsandbytes ...", kImage},
    {u"vae-tiling", u"on|off", u"Images: decode in tiles", kImage},
    {u"vae-slicing", u"on|off", u"Images: decode one image at a time", kImage},

    {u"beam", u"number", u"Speech: beams", kSpeech},
    {u"audio-hours", u"hours", u"Speech: hours of audio", kSpeech},
};

int flagOf(WorkloadKind kind)
{
    switch (kind) {
    case WorkloadKind::Serving: return kServing;
    case WorkloadKind::FineTuning: return kFineTuning;
    case WorkloadKind::ImageGeneration: return kImage;
    case WorkloadKind::Speech: return kSpeech;
    }
    return kAll;
}

QStringList workloadsOf(int flags)
{
    QStringList words;
    for (const auto &[word, kind] : workloadWords()) {
        if (flags & flagOf(kind))
            words += u"--workload "_s + word;
    }
    return words;
}

} // namespace

void addScenarioOptions(QCommandLineParser &parser)
{
    for (const OptionText &option : kOptions)
        parser.addOption({QString::fromUtf16(option.name), QString::fromUtf16(option.description),
                          QString::fromUtf16(option.value)});
    addMoneyOptions(parser);
}

void refuseForeignOptions(OptionReader &options, WorkloadKind kind)
{
    for (const OptionText &option : kOptions) {
        const QString name = QString::fromUtf16(option.name);
        if (!(option.workloads & flagOf(kind)) && options.isSet(name))
            options.fail(Problem::DoesNotApply, name, u"--workload "_s + wordOf(workloadWords(), kind),
                         {Expectation::Kind::Format, {}, {}, workloadsOf(option.workloads)});
    }
}

} // namespace tarozi::cli
