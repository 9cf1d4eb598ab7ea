// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tarozi {

// Every figure and input that can be named to a person. Front ends hold one word for each in each language;
// additions are welcome, meanings never change.
enum class Quantity {
    // the stack of one GPU
    Weights,
    KvCache,
    Activations,
    Gradients,
    OptimizerState,
    Adapters,
    Runtime,
    Graphs,
    OtherTenants,
    Spare,
    // the ladder
    Need,
    NeedLow,
    NeedHigh,
    OutsideLimit,
    HostRam,
    NominalMemory,
    UsableMemory,
    VisibleMemory,
    MemoryLimitShare,
    Limit,
    Headroom,
    // capacity
    KvPool,
    KvTokens,
    MaxConcurrency,
    MaxContext,
    // speed
    DecodeCeiling,
    DecodeCeilingRefined,
    PrefillCeiling,
    DecodeSpeed,
    PrefillSpeed,
    TimeToFirstToken,
    TimePerOutputToken,
    Throughput,
    // money
    PricePerHour,
    CostPerMillionOutputTokensAtCeiling,
    // inputs
    Parameters,
    ParametersOfClass,
    ParametersIn16Bit,
    ActiveParameters,
    BytesPerParameter,
    BytesPerParameter16Bit,
    WeightsGiven,
    WeightsRead,
    Layers,
    LayersFullAttention,
    LayersWindowed,
    QueryHeads,
    KvHeads,
    HeadDimension,
    ValueDimension,
    LatentElements,
    IndexerElements,
    Window,
    StateElements,
    KvElementsPerToken,
    KvBytesPerElement,
    KvBytesPerToken,
    StateBytesPerSequence,
    ContextTokens,
    ContextTokensRounded,
    InputTokens,
    OutputTokens,
    BlockTokens,
    Concurrency,
    Vocabulary,
    HiddenSize,
    IntermediateSize,
    MaxNumSeqs,
    MaxNumBatchedTokens,
    MicroBatch,
    ActivationCoefficient,
    ForwardActivations,
    SamplerActivations,
    NonTorch,
    CudaContext,
    MarginPerGpu,
    TensorParallel,
    PipelineParallel,
    Gpus,
    MemoryBandwidth,
    TensorThroughput,
    Flops,
    VisibleShare,
    TightShare,
    PositionTables, // rotary tables and what else an engine makes beside the checkpoint's tensors
    AdapterRank,
    CapturedGraphs,
    ExpertWorkspace,
    FreeMemory, // before the engine loads anything
    // seconds of one decode step, by what they are spent on
    StepWeights,
    StepCache,
    StepCompute,
    StepCommunication,
    StepOverhead,
    StepPrompts, // other requests' prompts between the steps
    StepHost,    // weights read from host memory
    PromptTime,
    OtherPromptsTime, // what other requests' prompts and the first step add
    QueueTime,
    AdmittedRequests,
    LoadingTime,
    // money, beside the hourly price
    CostPerMillionOutputTokens,
    CostPerMillionInputTokens,
    CostPerMillionAllTokens,
    CostPerResult,
    CostPerMonth, // the bill
    CostOfRun,
    BilledHours,   // a month
    WorkingHours,  // of them
    OverheadHours, // starts, loading and what idles
    HoursPerMonth,
    StartsPerMonth,
    ResultsPerMonth,
    ResultsPerSecond,
    RunsPerResult, // with retries and what is not accepted
    RetryShare,
    AcceptedShare,
    Utilization,
    TokensPerResult,
    Servers, // rented at once for the load
    StartTime,
    IdleTime,
    MonthlyExtras, // storage and traffic
    ExchangeRate,
    PurchaseCost,
    UpkeepPerMonth,
    PowerPerMonth,
    BreakEvenMonths,
    TotalCostOfOwnership,
    ReserveGpus,
    PurchasePrice,
    ServerPrice,
    BoardPower,
    PowerLoad,
    PowerUsage,
    ElectricityPrice,
    HostingPrice,
    CoolingPrice,
    RepairShare,
    StaffPrice,
    ResidualShare,
    DiscountRate,
    // images and video
    Denoiser, // its weights
    TextEncoders,
    Vae,
    IdleMemory, // on the GPU between runs
    PeakMemory,
    TextEncodingMemory, // transient, beside the weights
    DenoisingMemory,
    VaeDecodeMemory,
    ParametersKept, // that a quantizer leaves in a wider format
    BytesPerParameterKept,
    ImageWidth,
    ImageHeight,
    ImageCount,
    ImagePixels,
    ImageTokens, // of one image in the denoiser
    DenoisingSteps,
    GuidancePasses,
    PeakShare,
    EnergyPerFlop,
    PowerForCompute,
    ActivationTraffic, // bytes of one step
    LaunchTime,
    DenoisingStepTime,
    DenoisingTime,
    TextEncodingTime,
    VaeDecodeTime,
    OffloadTime,
    OffloadRate,
    ImageRunTime,
    SecondsPerImage,
    IterationsPerSecond,
    WorkingValues, // held for each pixel or element
    // speech
    AudioHours,
    WindowCount, // decoded together
    Beams,
    WindowSeconds,
    WindowCache, // encoder keys and values and written tokens of the windows at work
    EncoderTime, // of one window
    DecoderStepTime,
    TokensPerWindow,
    HostTime,
    BatchTime,
    AudioHoursPerHour,
    TranscriptionTime,
    SaturationBatch,
    // fine-tuning
    TrainableParameters,
    RecipeBytes,
    SequenceTokens,
    SequencesPerPass,
    LayerActivations,
    Logits,
    LogitBytes,
    ReservedShare,
    GatheredWeights,
    TrainingFlopsPerToken,
    TrainingEfficiency,
    TrainingMatrixTime,
    TrainingTrafficTime,
    TrainingSpeed,
    RunTokens,
    RunTime,
    Count
};

// Which rule of an engine, or which reading where sources disagree, a step applied.
enum class Rule {
    None,
    TensorSum,           // weights summed from the architecture's tensors
    GivenWeightsBytes,   // the user's size replaces the tensors'
    GenericArchitecture, // a documented dense shape for a bare size
    VllmBudget,          // limit x visible; pool = budget - weights - activations - non-torch
    VllmGraphsInside,
    VllmGraphsOutside,
    VllmWindowChargedFull, // window and full layers share pages: charged at full length
    WindowExploited,       // the engine keeps min(tokens, window)
    SglangReserve,
    TensorRtLlmFreeShare,
    LlamaCppMargin,
    LlamaCppWindowPadded,
    TransformersGrowth,
    KvHeadsReplicated, // fewer kv heads than tensor-parallel ranks
    LatentReplicated,  // MLA's cache is whole on each rank
    ActivationsBySampler,
    ActivationsByForward,
    VisibleFromLogs,
    VisibleAssumed, // usable less the class's usual share
    UsablePlanned,  // the driver's figure for this ECC state was never observed
    CeilingByWeights,
    LayersRecomputed, // gradient checkpointing: only layer inputs are kept
    CeilingRefined,
};

} // namespace tarozi
