// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/words.h"
#include "ui/language/words_media.h"

#include <QCoreApplication>

namespace tarozi::ui::words {

namespace {
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Quantity)
};
} // namespace

// No default label: a new quantity without a word does not compile.
QString quantity(Quantity quantity)
{
    switch (quantity) {
    case Quantity::Weights: return Words::tr("Weights");
    case Quantity::KvCache: return Words::tr("KV cache");
    case Quantity::Activations: return Words::tr("Activations");
    case Quantity::Gradients: return Words::tr("Gradients");
    case Quantity::OptimizerState: return Words::tr("Optimizer state");
    //: LoRA adapters
    case Quantity::Adapters: return Words::tr("Adapters");
    //: memory of the CUDA context, libraries and communication buffers
    case Quantity::Runtime: return Words::tr("Runtime overhead");
    case Quantity::Graphs: return Words::tr("CUDA graphs");
    //: processes beside the engine on the same GPU
    case Quantity::OtherTenants: return Words::tr("Other processes");
    //: the free part of a memory bar
    case Quantity::Spare: return Words::tr("Spare");
    case Quantity::Need: return Words::tr("Memory needed");
    case Quantity::NeedLow: return Words::tr("Memory needed, low estimate");
    case Quantity::NeedHigh: return Words::tr("Memory needed, high estimate");
    //: memory that the engine takes beside its own limit
    case Quantity::OutsideLimit: return Words::tr("Outside the engine limit");
    //: the computer's main memory, not the GPU's
    case Quantity::HostRam: return Words::tr("Host memory");
    //: the label of the card: 24 GB
    case Quantity::NominalMemory: return Words::tr("Nominal memory");
    //: what the driver reports
    case Quantity::UsableMemory: return Words::tr("Usable memory");
    //: what a CUDA program sees: a little less than the driver reports
    case Quantity::VisibleMemory: return Words::tr("Memory visible to a program");
    //: the share of the memory that the engine may use, in per cent
    case Quantity::MemoryLimitShare: return Words::tr("Memory limit");
    //: the memory that the engine may use, in bytes
    case Quantity::Limit: return Words::tr("Engine limit");
    case Quantity::Headroom: return Words::tr("Headroom");
    //: memory left for the KV cache
    case Quantity::KvPool: return Words::tr("KV cache pool");
    //: how many tokens fit, all requests together
    case Quantity::KvTokens: return Words::tr("Tokens in the KV cache");
    //: how many requests of the asked context fit
    case Quantity::MaxConcurrency: return Words::tr("Most requests at once");
    case Quantity::MaxContext: return Words::tr("Longest context");
    //: tokens per second of one stream: bandwidth over weights
    case Quantity::DecodeCeiling: return Words::tr("Decode ceiling");
    //: counts the KV cache read and leaves out the embedding
    case Quantity::DecodeCeilingRefined: return Words::tr("Decode ceiling with KV cache");
    case Quantity::PrefillCeiling: return Words::tr("Prefill ceiling");
    case Quantity::DecodeSpeed: return Words::tr("Decode speed");
    case Quantity::PrefillSpeed: return Words::tr("Prefill speed");
    case Quantity::TimeToFirstToken: return Words::tr("Time to first token (TTFT)");
    case Quantity::TimePerOutputToken: return Words::tr("Time per output token (TPOT)");
    case Quantity::Throughput: return Words::tr("Throughput");
    case Quantity::PricePerHour: return Words::tr("Hourly price");
    case Quantity::CostPerMillionOutputTokensAtCeiling:
        return Words::tr("Cost per million output tokens at the ceiling");
    //: of the model
    case Quantity::Parameters: return Words::tr("Parameters");
    case Quantity::ParametersOfClass: return Words::tr("Parameters of the quantized tensors");
    case Quantity::ParametersIn16Bit: return Words::tr("Parameters kept in 16 bit");
    //: those read for one token
    case Quantity::ActiveParameters: return Words::tr("Active parameters");
    case Quantity::BytesPerParameter: return Words::tr("Bytes per parameter");
    case Quantity::BytesPerParameter16Bit: return Words::tr("Bytes per parameter in 16 bit");
    //: the size that the user typed
    case Quantity::WeightsGiven: return Words::tr("Weights as given");
    case Quantity::WeightsRead: return Words::tr("Weights read per token");
    case Quantity::Layers: return Words::tr("Layers");
    case Quantity::LayersFullAttention: return Words::tr("Layers with full attention");
    case Quantity::LayersWindowed: return Words::tr("Layers with a sliding window");
    //: attention heads of the queries
    case Quantity::QueryHeads: return Words::tr("Query heads");
    //: attention heads of keys and values
    case Quantity::KvHeads: return Words::tr("KV heads");
    case Quantity::HeadDimension: return Words::tr("Head dimension");
    //: size of a value vector in attention
    case Quantity::ValueDimension: return Words::tr("Value dimension");
    //: MLA: elements of the low-rank cache
    case Quantity::LatentElements: return Words::tr("Latent elements per token");
    //: sparse attention: elements of the indexer cache
    case Quantity::IndexerElements: return Words::tr("Indexer elements per token");
    case Quantity::Window: return Words::tr("Attention window");
    //: recurrent layers
    case Quantity::StateElements: return Words::tr("State elements per request");
    case Quantity::KvElementsPerToken: return Words::tr("KV elements per token");
    case Quantity::KvBytesPerElement: return Words::tr("Bytes per KV element");
    case Quantity::KvBytesPerToken: return Words::tr("KV cache per token");
    //: recurrent layers: bytes that do not grow with the context
    case Quantity::StateBytesPerSequence: return Words::tr("State per request");
    case Quantity::ContextTokens: return Words::tr("Context length");
    case Quantity::ContextTokensRounded: return Words::tr("Context rounded up to blocks");
    case Quantity::InputTokens: return Words::tr("Input tokens");
    case Quantity::OutputTokens: return Words::tr("Output tokens");
    case Quantity::BlockTokens: return Words::tr("Tokens per KV block");
    //: simultaneous requests
    case Quantity::Concurrency: return Words::tr("Concurrency");
    case Quantity::Vocabulary: return Words::tr("Vocabulary size");
    case Quantity::HiddenSize: return Words::tr("Hidden size");
    //: width of the MLP
    case Quantity::IntermediateSize: return Words::tr("Intermediate size");
    case Quantity::MaxNumSeqs: return Words::tr("Requests in one step (max_num_seqs)");
    case Quantity::MaxNumBatchedTokens: return Words::tr("Tokens in a batch (max_num_batched_tokens)");
    case Quantity::MicroBatch: return Words::tr("Micro-batch (ubatch)");
    //: bytes found by measurement
    case Quantity::ActivationCoefficient: return Words::tr("Activation coefficient");
    case Quantity::ForwardActivations: return Words::tr("Activations of the forward pass");
    case Quantity::SamplerActivations: return Words::tr("Activations of the sampler");
    case Quantity::NonTorch: return Words::tr("Memory outside PyTorch");
    case Quantity::CudaContext: return Words::tr("CUDA context");
    //: memory that llama.cpp leaves free
    case Quantity::MarginPerGpu: return Words::tr("Margin on each GPU");
    //: number of GPUs that share each layer
    case Quantity::TensorParallel: return Words::tr("Tensor-parallel size");
    case Quantity::PipelineParallel: return Words::tr("Pipeline stages");
    //: number of GPUs
    case Quantity::Gpus: return Words::tr("GPUs");
    case Quantity::MemoryBandwidth: return Words::tr("Memory bandwidth");
    //: TFLOPS of the tensor cores
    case Quantity::TensorThroughput: return Words::tr("Tensor throughput");
    //: floating-point operations
    case Quantity::Flops: return Words::tr("Operations");
    case Quantity::VisibleShare: return Words::tr("Visible share of usable memory");
    case Quantity::TightShare: return Words::tr("Share of headroom that counts as tight");
    //: rotary tables: cosines and sines of every position
    case Quantity::PositionTables: return Words::tr("Position tables");
    //: rank r of LoRA adapters
    case Quantity::AdapterRank: return Words::tr("Adapter rank");
    //: number of CUDA graphs an engine captures
    case Quantity::CapturedGraphs: return Words::tr("Captured CUDA graphs");
    //: buffers of the kernels that run a mixture's experts
    case Quantity::ExpertWorkspace: return Words::tr("Workspace of the experts");
    case Quantity::FreeMemory: return Words::tr("Free memory before loading");
    //: part of the time of one decode step
    case Quantity::StepWeights: return Words::tr("Reading weights");
    //: part of the time of one decode step
    case Quantity::StepCache: return Words::tr("Reading the KV cache");
    //: part of the time of one decode step
    case Quantity::StepCompute: return Words::tr("Arithmetic");
    //: part of the time of one decode step
    case Quantity::StepCommunication: return Words::tr("Between GPUs");
    //: part of the time of one decode step: launches, scheduling, sampling
    case Quantity::StepOverhead: return Words::tr("Engine overhead");
    //: part of the time between two tokens
    case Quantity::StepPrompts: return Words::tr("Prompts of other requests");
    //: part of the time of one decode step
    case Quantity::StepHost: return Words::tr("Weights from host memory");
    //: seconds to compute one prompt alone
    case Quantity::PromptTime: return Words::tr("Time of the prompt");
    //: part of the time to the first token
    case Quantity::OtherPromptsTime: return Words::tr("Other prompts and the first step");
    //: part of the time to the first token
    case Quantity::QueueTime: return Words::tr("Time in the queue");
    case Quantity::AdmittedRequests: return Words::tr("Requests running at once");
    //: seconds until the weights are on the GPU
    case Quantity::LoadingTime: return Words::tr("Loading time");
    case Quantity::CostPerMillionOutputTokens: return Words::tr("Cost per million output tokens");
    case Quantity::CostPerMillionInputTokens: return Words::tr("Cost per million input tokens");
    case Quantity::CostPerMillionAllTokens: return Words::tr("Cost per million tokens, input and output");
    case Quantity::CostPerResult: return Words::tr("Cost per useful result");
    case Quantity::CostPerMonth: return Words::tr("Bill for a month");
    case Quantity::CostOfRun: return Words::tr("Cost of the run");
    case Quantity::BilledHours: return Words::tr("Billed hours");
    //: hours in which the server works
    case Quantity::WorkingHours: return Words::tr("Working hours");
    case Quantity::OverheadHours: return Words::tr("Hours of starts and idling");
    case Quantity::HoursPerMonth: return Words::tr("Hours in a month");
    //: of the rented server
    case Quantity::StartsPerMonth: return Words::tr("Starts a month");
    case Quantity::ResultsPerMonth: return Words::tr("Results a month");
    case Quantity::ResultsPerSecond: return Words::tr("Results per second");
    case Quantity::RunsPerResult: return Words::tr("Runs per useful result");
    //: runs repeated, as a share
    case Quantity::RetryShare: return Words::tr("Retries");
    //: a share
    case Quantity::AcceptedShare: return Words::tr("Accepted results");
    //: share of the rented time that works
    case Quantity::Utilization: return Words::tr("Utilization");
    case Quantity::TokensPerResult: return Words::tr("Tokens per result");
    case Quantity::Servers: return Words::tr("Servers");
    //: of the rented server, before the weights load
    case Quantity::StartTime: return Words::tr("Start time");
    case Quantity::IdleTime: return Words::tr("Idle time per start");
    //: money a month
    case Quantity::MonthlyExtras: return Words::tr("Storage and traffic");
    case Quantity::ExchangeRate: return Words::tr("Exchange rate");
    //: the price of GPUs and server
    case Quantity::PurchaseCost: return Words::tr("Purchase");
    //: of own GPUs
    case Quantity::UpkeepPerMonth: return Words::tr("Upkeep a month");
    //: money
    case Quantity::PowerPerMonth: return Words::tr("Electricity a month");
    case Quantity::BreakEvenMonths: return Words::tr("Months to break-even");
    case Quantity::TotalCostOfOwnership: return Words::tr("Total cost of ownership");
    case Quantity::ReserveGpus: return Words::tr("Reserve GPUs");
    case Quantity::PurchasePrice: return Words::tr("Price of a GPU");
    case Quantity::ServerPrice: return Words::tr("Price of the server without GPUs");
    case Quantity::BoardPower: return Words::tr("Board power");
    //: share of the board power
    case Quantity::PowerLoad: return Words::tr("Mean power load");
    case Quantity::PowerUsage: return Words::tr("Power usage effectiveness (PUE)");
    case Quantity::ElectricityPrice: return Words::tr("Price of a kWh");
    case Quantity::HostingPrice: return Words::tr("Hosting a month");
    case Quantity::CoolingPrice: return Words::tr("Cooling a month");
    //: a share of the purchase
    case Quantity::RepairShare: return Words::tr("Repair a year");
    case Quantity::StaffPrice: return Words::tr("Staff a month");
    //: share of the purchase that a sale at the end brings
    case Quantity::ResidualShare: return Words::tr("Residual value");
    case Quantity::DiscountRate: return Words::tr("Discount rate a year");
    case Quantity::Denoiser:
    case Quantity::TextEncoders:
    case Quantity::Vae:
    case Quantity::IdleMemory:
    case Quantity::PeakMemory:
    case Quantity::TextEncodingMemory:
    case Quantity::DenoisingMemory:
    case Quantity::VaeDecodeMemory:
    case Quantity::ParametersKept:
    case Quantity::BytesPerParameterKept:
    case Quantity::ImageWidth:
    case Quantity::ImageHeight:
    case Quantity::ImageCount:
    case Quantity::ImagePixels:
    case Quantity::ImageTokens:
    case Quantity::DenoisingSteps:
    case Quantity::GuidancePasses:
    case Quantity::PeakShare:
    case Quantity::EnergyPerFlop:
    case Quantity::PowerForCompute:
    case Quantity::ActivationTraffic:
    case Quantity::LaunchTime:
    case Quantity::DenoisingStepTime:
    case Quantity::DenoisingTime:
    case Quantity::TextEncodingTime:
    case Quantity::VaeDecodeTime:
    case Quantity::OffloadTime:
    case Quantity::OffloadRate:
    case Quantity::ImageRunTime:
    case Quantity::SecondsPerImage:
    case Quantity::IterationsPerSecond:
    case Quantity::WorkingValues:
    case Quantity::AudioHours:
    case Quantity::WindowCount:
    case Quantity::Beams:
    case Quantity::WindowSeconds:
    case Quantity::WindowCache:
    case Quantity::EncoderTime:
    case Quantity::DecoderStepTime:
    case Quantity::TokensPerWindow:
    case Quantity::HostTime:
    case Quantity::BatchTime:
    case Quantity::AudioHoursPerHour:
    case Quantity::TranscriptionTime:
    case Quantity::SaturationBatch: return mediaQuantity(quantity);
    case Quantity::TrainableParameters: return Words::tr("Trainable parameters");
    case Quantity::RecipeBytes: return Words::tr("Bytes per trainable parameter");
    case Quantity::SequenceTokens: return Words::tr("Tokens of a sequence");
    case Quantity::SequencesPerPass: return Words::tr("Sequences of a pass");
    case Quantity::LayerActivations: return Words::tr("Activations kept of the layers");
    case Quantity::Logits: return Words::tr("Logits and their gradients");
    case Quantity::LogitBytes: return Words::tr("Bytes per logit");
    case Quantity::ReservedShare: return Words::tr("Reserved by the allocator over what is in use");
    case Quantity::GatheredWeights: return Words::tr("Weights gathered or unpacked for a layer");
    case Quantity::TrainingFlopsPerToken: return Words::tr("Arithmetic of a token");
    case Quantity::TrainingEfficiency: return Words::tr("Share of the peak that matrix products reach");
    case Quantity::TrainingMatrixTime: return Words::tr("Time of the matrix products of a pass");
    case Quantity::TrainingTrafficTime: return Words::tr("Time of the memory traffic of a pass");
    case Quantity::TrainingSpeed: return Words::tr("Training speed");
    case Quantity::RunTokens: return Words::tr("Tokens of the run, padding included");
    case Quantity::RunTime: return Words::tr("Time of the run");
    case Quantity::Count: break;
    }
    Q_UNREACHABLE();
}

} // namespace tarozi::ui::words
