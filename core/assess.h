// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/derivation.h"
#include "core/image_figures.h"
#include "core/quantity.h"
#include "core/speech_figures.h"
#include "core/speed/speed_estimate.h"
#include "core/training_figures.h"
#include "core/workload/scenario.h"

#include <optional>
#include <utility>
#include <vector>

namespace tarozi {

// Does the workload fit one GPU of the candidate (the fullest one)?
enum class Verdict {
    Fits,
    Tight,      // headroom under 10 % of the need
    DoesNotFit, // need > limit, need + outside the limit > usable, or the engine would not start: see refusesStart
    NotModelled // no honest answer: see Assessed::not_modelled
};

// Bytes of the fullest GPU. Components a workload does not have are absent.
struct MemoryFigures {
    double weights = 0;
    double kv_cache = 0; // at the asked concurrency and full context, rounded to blocks
    double activations = 0;
    std::optional<double> gradients, optimizer, adapters;
    double runtime = 0; // non-framework memory: CUDA context, communication buffers
    double graphs = 0;
    double other_tenants = 0;

    double need = 0; // the exact sum of what lives inside the limit
    double need_low = 0, need_high = 0;
    double outside_limit = 0; // what lives beside it and must still fit `usable`
    double host_ram = 0;

    double nominal = 0;  // the label
    double usable = 0;   // what the driver reports in this ECC state
    double visible = 0;  // what a CUDA program sees
    double limit = 0;    // the engine's budget
    double headroom = 0; // limit - need

    bool operator==(const MemoryFigures &) const = default;
};

struct Capacity {
    double kv_tokens = 0;       // tokens of KV cache that fit, all requests together
    double max_concurrency = 0; // requests of the asked context; not rounded
    qint64 max_context = 0;     // longest context of each at the asked concurrency; 0 = none

    bool operator==(const Capacity &) const = default;
};

// Three layers that are never mixed: the ceilings, and an expectation with its band and evidence. Expectations are
// absent where `gap` says why.
struct SpeedFigures {
    double decode_ceiling_tok_s = 0;         // bandwidth / weight bytes, one stream, as the field prints it
    double decode_ceiling_refined_tok_s = 0; // embedding not read, KV cache read
    std::optional<double> prefill_ceiling_tok_s;
    QString compute;                 // the arithmetic of that ceiling: fp8, bf16 ...
    bool compute_not_native = false; // the ceiling is that of the next wider arithmetic the card has

    SpeedGap gap = SpeedGap::NoEvidence;
    std::optional<Band> decode_tok_s;  // one user's answer at the asked concurrency: 1 / TPOT
    std::optional<Band> prefill_tok_s; // one prompt alone
    std::optional<Band> ttft_s;        // queue included
    std::optional<Band> tpot_s;
    std::optional<Band> throughput_tok_s; // output tokens of all requests
    std::optional<Bottleneck> bottleneck;
    double admitted = 0; // requests that run at once; the others queue
    double queue_s = 0;  // of ttft_s.mid
    StepSplit step;      // of one decode step
    Roofline roofline;
    std::optional<Band> loading_s; // weights from the disk onto the GPUs
    SpeedEvidence evidence;

    bool operator==(const SpeedFigures &) const = default;
};

// Money in `currency`, decimal units of it. A result is what the workload makes (an answer, a training run, an image,
// an hour of audio); its cost holds the starts, retries, idle time and extras that the scenario counts, over accepted
// results alone. Tokens are those of accepted results; the three figures per million are one cost over different
// tokens. Bands are those of the speed.
struct CostFigures {
    QString currency;
    double per_hour = 0;                             // all GPUs of the candidate
    double per_million_output_tokens_at_ceiling = 0; // 0 = the workload has no such figure
    std::optional<Band> per_million_output_tokens, per_million_input_tokens, per_million_all_tokens;
    std::optional<Band> per_result;
    std::optional<Band> per_month;         // the bill: of the load asked for, else of a server rented all month
    std::optional<Band> hours_per_month;   // billed, all servers
    std::optional<Band> results_per_month; // accepted
    double servers = 1;                    // rented at once for the load
    QString tariff;                        // the offer; empty for a typed price
    QString vat;                           // as the offer says: included, excluded ...
    QString scope;                         // what the offer holds beside the GPU

    bool operator==(const CostFigures &) const = default;
};

enum class Severity { Info, Warning, Error };

// What a person should know. Front ends hold the sentence of each; `values` fill it.
enum class FindingId {
    WeightsExceedLimit,        // Weights, Limit
    KvCacheExceedsLimit,       // the weights fit, one request does not: KvCache, Need, Limit
    RequestsQueue,             // the weights fit, the asked requests do not all: MaxConcurrency, Concurrency
    OutsideLimitExceedsUsable, // Need, OutsideLimit, UsableMemory
    Tight,                     // Headroom, Need
    BandCrossesLimit,          // NeedLow, NeedHigh, Limit
    ContextBeyondModel,        // ContextTokens, MaxContext: longer than the model was made for
    FormatNotNative,           // the card has no native arithmetic for the weight format
    FormatNotInEngine,         // the engine is not known to run this weight format
    KvFormatNotInEngine,       // nor to keep its cache in this one
    UsableMemoryAssumed,       // the driver's figure for this card and ECC state was not observed
    VisibleMemoryAssumed,
    TwoBudgets,          // several GPUs are several budgets, never one pool: Gpus, UsableMemory
    NoNvlink,            // tensor parallel would go over PCIe: pipeline was chosen
    GenericArchitecture, // a documented dense shape stands for a bare size: Parameters
    WeightsGiven,        // the size was given: WeightsGiven, Weights from tensors
    EngineVersionOutsideEvidence,
    WindowChargedFull,     // the engine reserves window layers at full length
    EngineRefusesStart,    // Limit, FreeMemory: the engine starts only when its whole limit is free
    LimitLeavesNoRoom,     // Limit, OutsideLimit, UsableMemory: the engine fills its limit, the rest then does not fit
    OffloadSlows,          // part of the weights stays in host memory
    PriceOnRequest,        // the offer names no price: no cost; text = provider
    TariffForOtherGpu,     // the offer is for another card: no cost; text = what it names
    ExchangeRateMissing,   // costs stay in the price's currency, without amounts of another; text = "USD:RUB"
    TariffGpuOnly,         // processor, memory and disk come on top of the price; text = scope
    VatDiffers,            // compared prices do not all hold VAT, or it is not known
    CostNotProven,         // bands of two offers' costs overlap: the cheaper one is not proven cheaper
    LoadNeedsServers,      // one server is not enough for the load: Servers
    PipelineExceedsLimit,  // PeakMemory, Limit: a run of the pipeline does not fit
    OffloadFits,           // PeakMemory, Limit: it would with its components in host memory, slower
    OffloadHidesMemory,    // PeakMemory, Limit: it fits only so; not to be compared as a GPU with one that holds all
    ImageBeyondModel,      // ImagePixels, ImageWidth: far larger than what the model was made for
    ShareOfGpusIdle,       // Gpus, ImageCount: the engine makes whole images a GPU; some have none
    SpeechExceedsLimit,    // Weights, WindowCache, Limit
    BatchBeyondSaturation, // WindowCount, SaturationBatch: more windows gain little
    TrainingExceedsMemory, // the weights fit, a training step does not: Need, Limit
    LargestPart,           // what takes most of the need: its quantity and bytes; Need
    NothingSharded,        // several GPUs each hold the whole training state: Gpus
    ShardingNeedsGpus,     // sharding over one GPU divides nothing
    TrainingOffload,       // state waits in host memory: HostRam
    FrameworkNotMeasured,  // another framework's coefficients stand in; text = its name
    NotModelled,
};

struct Finding {
    FindingId id;
    Severity severity = Severity::Info;
    std::vector<std::pair<Quantity, double>> values; // units as the quantity says
    QString text; // a name to put into the sentence (format, engine, architecture), never a sentence

    bool operator==(const Finding &) const = default;
};

// What the engine settings came to for this candidate.
struct Resolved {
    QString model, model_name;
    QString weights_format, kv_format;
    QString engine, engine_version;
    double memory_limit_share = 0;
    int max_num_seqs = 0, max_num_batched_tokens = 0;
    Parallelism parallelism = Parallelism::None;
    int tensor = 1, pipeline = 1, replicas = 1;
    EccMode ecc = EccMode::Off;

    bool operator==(const Resolved &) const = default;
};

struct Assessed {
    QString gpu;
    int count = 1;
    Resolved resolved;
    Verdict verdict = Verdict::NotModelled;
    QString not_modelled; // why, English word list of the catalogue; empty when modelled
    MemoryFigures memory;
    Capacity capacity;
    SpeedFigures speed; // of serving
    std::optional<TrainingFigures> training;
    std::optional<ImageFigures> image;
    std::optional<SpeechFigures> transcription;
    std::optional<CostFigures> cost;
    std::vector<Finding> findings;

    bool operator==(const Assessed &) const = default;
};

// The need is met, yet the engine would not come up: its whole limit is not free, or leaves no room for what lives
// outside it. A finding says which.
bool refusesStart(const Assessed &assessed);

// Who leads and by how much; indices into Assessment::candidates, -1 = nobody (equal, or nothing to compare).
struct Lead {
    Quantity quantity = Quantity::DecodeCeiling;
    int leader = -1;
    double ratio = 1;   // the leader's figure over the next best one's
    bool proven = true; // false where both have bands and these overlap

    bool operator==(const Lead &) const = default;
};

struct Assessment {
    std::vector<Assessed> candidates; // in the scenario's order
    std::vector<Lead> leads; // ceiling, concurrency, headroom; expected speeds and TTFT (least) where known; cost

    bool operator==(const Assessment &) const = default;
};

// The front door. Pure: same input, same output; no clock, locale, global, I/O. Ids that the catalogue does not
// have give Verdict::NotModelled for that candidate (readers have rejected them before).
Assessment assess(const Scenario &scenario, const Catalog &catalog);

// How one figure of one candidate was reached: runs the same formulas with a recorder.
Derivation explain(const Scenario &scenario, const Catalog &catalog, int candidate, Quantity figure);

// Memory of the fullest GPU against context length, everything else as asked: the points of the context curve.
struct CurvePoint {
    double context = 0;
    double need = 0;
};
std::vector<CurvePoint> needOverContext(const Scenario &scenario, const Catalog &catalog, int candidate, qint64 from,
                                        qint64 to, int points);

// One candidate's expectation at any point, for curves and sweeps: SpeedEstimate::model.at(concurrency, input, output)
// is tens of nanoseconds, the bands are factors on it. `gap` says why there is none. The same model as in assess().
SpeedEstimate speedOf(const Scenario &scenario, const Catalog &catalog, int candidate);

// A context length with the workload's proportion of input to output.
struct Lengths {
    double input = 0, output = 0;
};
Lengths lengthsAt(const ServingWorkload &workload, double context);

// What is expected at one point, each figure with its band. SpeedFigures and curves hold the same.
struct ExpectedSpeed {
    SpeedPoint point;
    Band user_tok_s, total_tok_s, prefill_tok_s, ttft_s, tpot_s;
};
ExpectedSpeed expectedSpeedAt(const SpeedEstimate &estimate, double concurrency, const Lengths &lengths);

} // namespace tarozi
