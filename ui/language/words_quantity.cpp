// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/words.h"

#include <QCoreApplication>

namespace tarozi::ui::words {

namespace {
struct QuantityWords {
    Q_DECLARE_TR_FUNCTIONS(Quantity)
};
} // namespace

// No default label: a new quantity without a word does not compile.
QString quantity(Quantity quantity)
{
    using W = QuantityWords;
    switch (quantity) {
    case Quantity::Weights: return W::tr("Weights");
    case Quantity::KvCache: return W::tr("KV cache");
    case Quantity::Activations: return W::tr("Activations");
    case Quantity::Gradients: return W::tr("Gradients");
    case Quantity::OptimizerState: return W::tr("Optimizer state");
    //: LoRA adapters
    case Quantity::Adapters: return W::tr("Adapters");
    //: memory of the CUDA context, libraries and communication buffers
    case Quantity::Runtime: return W::tr("Runtime overhead");
    case Quantity::Graphs: return W::tr("CUDA graphs");
    //: processes beside the engine on the same GPU
    case Quantity::OtherTenants: return W::tr("Other processes");
    //: the free part of a memory bar
    case Quantity::Spare: return W::tr("Spare");
    case Quantity::Need: return W::tr("Memory needed");
    case Quantity::NeedLow: return W::tr("Memory needed, low estimate");
    case Quantity::NeedHigh: return W::tr("Memory needed, high estimate");
    //: memory that the engine takes beside its own limit
    case Quantity::OutsideLimit: return W::tr("Outside the engine limit");
    //: the computer's main memory, not the GPU's
    case Quantity::HostRam: return W::tr("Host memory");
    //: the label of the card: 24 GB
    case Quantity::NominalMemory: return W::tr("Nominal memory");
    //: what the driver reports
    case Quantity::UsableMemory: return W::tr("Usable memory");
    //: what a CUDA program sees: a little less than the driver reports
    case Quantity::VisibleMemory: return W::tr("Memory visible to a program");
    //: the share of the memory that the engine may use, in per cent
    case Quantity::MemoryLimitShare: return W::tr("Memory limit");
    //: the memory that the engine may use, in bytes
    case Quantity::Limit: return W::tr("Engine limit");
    case Quantity::Headroom: return W::tr("Headroom");
    //: memory left for the KV cache
    case Quantity::KvPool: return W::tr("KV cache pool");
    //: how many tokens fit, all requests together
    case Quantity::KvTokens: return W::tr("Tokens in the KV cache");
    //: how many requests of the asked context fit
    case Quantity::MaxConcurrency: return W::tr("Most requests at once");
    case Quantity::MaxContext: return W::tr("Longest context");
    //: tokens per second of one stream: bandwidth over weights
    case Quantity::DecodeCeiling: return W::tr("Decode ceiling");
    //: counts the KV cache read and leaves out the embedding
    case Quantity::DecodeCeilingRefined: return W::tr("Decode ceiling with KV cache");
    case Quantity::PrefillCeiling: return W::tr("Prefill ceiling");
    case Quantity::DecodeSpeed: return W::tr("Decode speed");
    case Quantity::PrefillSpeed: return W::tr("Prefill speed");
    case Quantity::TimeToFirstToken: return W::tr("Time to first token (TTFT)");
    case Quantity::TimePerOutputToken: return W::tr("Time per output token (TPOT)");
    case Quantity::Throughput: return W::tr("Throughput");
    case Quantity::PricePerHour: return W::tr("Hourly price");
    case Quantity::CostPerMillionOutputTokensAtCeiling: return W::tr("Cost per million output tokens at the ceiling");
    //: of the model
    case Quantity::Parameters: return W::tr("Parameters");
    case Quantity::ParametersOfClass: return W::tr("Parameters of the quantized tensors");
    case Quantity::ParametersIn16Bit: return W::tr("Parameters kept in 16 bit");
    //: those read for one token
    case Quantity::ActiveParameters: return W::tr("Active parameters");
    case Quantity::BytesPerParameter: return W::tr("Bytes per parameter");
    case Quantity::BytesPerParameter16Bit: return W::tr("Bytes per parameter in 16 bit");
    //: the size that the user typed
    case Quantity::WeightsGiven: return W::tr("Weights as given");
    case Quantity::WeightsRead: return W::tr("Weights read per token");
    case Quantity::Layers: return W::tr("Layers");
    case Quantity::LayersFullAttention: return W::tr("Layers with full attention");
    case Quantity::LayersWindowed: return W::tr("Layers with a sliding window");
    //: attention heads of the queries
    case Quantity::QueryHeads: return W::tr("Query heads");
    //: attention heads of keys and values
    case Quantity::KvHeads: return W::tr("KV heads");
    case Quantity::HeadDimension: return W::tr("Head dimension");
    //: size of a value vector in attention
    case Quantity::ValueDimension: return W::tr("Value dimension");
    //: MLA: elements of the low-rank cache
    case Quantity::LatentElements: return W::tr("Latent elements per token");
    //: sparse attention: elements of the indexer cache
    case Quantity::IndexerElements: return W::tr("Indexer elements per token");
    case Quantity::Window: return W::tr("Attention window");
    //: recurrent layers
    case Quantity::StateElements: return W::tr("State elements per request");
    case Quantity::KvElementsPerToken: return W::tr("KV elements per token");
    case Quantity::KvBytesPerElement: return W::tr("Bytes per KV element");
    case Quantity::KvBytesPerToken: return W::tr("KV cache per token");
    //: recurrent layers: bytes that do not grow with the context
    case Quantity::StateBytesPerSequence: return W::tr("State per request");
    case Quantity::ContextTokens: return W::tr("Context length");
    case Quantity::ContextTokensRounded: return W::tr("Context rounded up to blocks");
    case Quantity::InputTokens: return W::tr("Input tokens");
    case Quantity::OutputTokens: return W::tr("Output tokens");
    case Quantity::BlockTokens: return W::tr("Tokens per KV block");
    //: simultaneous requests
    case Quantity::Concurrency: return W::tr("Concurrency");
    case Quantity::Vocabulary: return W::tr("Vocabulary size");
    case Quantity::HiddenSize: return W::tr("Hidden size");
    //: width of the MLP
    case Quantity::IntermediateSize: return W::tr("Intermediate size");
    case Quantity::MaxNumSeqs: return W::tr("Sequences in a batch (max_num_seqs)");
    case Quantity::MaxNumBatchedTokens: return W::tr("Tokens in a batch (max_num_batched_tokens)");
    case Quantity::MicroBatch: return W::tr("Micro-batch (ubatch)");
    //: bytes found by measurement
    case Quantity::ActivationCoefficient: return W::tr("Activation coefficient");
    case Quantity::ForwardActivations: return W::tr("Activations of the forward pass");
    case Quantity::SamplerActivations: return W::tr("Activations of the sampler");
    case Quantity::NonTorch: return W::tr("Memory outside PyTorch");
    case Quantity::CudaContext: return W::tr("CUDA context");
    //: memory that llama.cpp leaves free
    case Quantity::MarginPerGpu: return W::tr("Margin on each GPU");
    //: number of GPUs that share each layer
    case Quantity::TensorParallel: return W::tr("Tensor-parallel size");
    case Quantity::PipelineParallel: return W::tr("Pipeline stages");
    //: number of GPUs
    case Quantity::Gpus: return W::tr("GPUs");
    case Quantity::MemoryBandwidth: return W::tr("Memory bandwidth");
    //: TFLOPS of the tensor cores
    case Quantity::TensorThroughput: return W::tr("Tensor throughput");
    //: floating-point operations
    case Quantity::Flops: return W::tr("Operations");
    case Quantity::VisibleShare: return W::tr("Visible share of usable memory");
    case Quantity::TightShare: return W::tr("Share of headroom that counts as tight");
    case Quantity::Count: break;
    }
    Q_UNREACHABLE();
}

} // namespace tarozi::ui::words
