// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/market.h"
#include "core/assess.h"

#include <optional>
#include <vector>

namespace tarozi {

// Why a candidate is not among those to choose from.
enum class DropReason {
    NotModelled,         // text: why
    Capacity,            // one request does not fit: found bytes, limit bytes
    Requests,            // one request fits, not all of them: found requests at once, limit = asked
    RefusesStart,        // the engine would not come up: found bytes, limit bytes
    FormatNotInEngine,   // text: the format
    KvFormatNotInEngine, // text: the format
    FormatNotNative,     // text: the format
    NoPeerLinks,
    NoEcc,
    NoVgpu,
    NoMig,
    NotPassive,
    NotPcieCard,
    DatacenterLicence, // the driver's licence forbids it
    Slots,             // found, limit
    Power,             // found, limit: watts
    Price,             // found, limit: money per hour
    FirstToken,        // found, limit: seconds
    OutputToken,       // found, limit: seconds
};

struct Drop {
    DropReason reason = DropReason::NotModelled;
    double found = 0, limit = 0;
    QString text;
    bool unknown = false; // the catalogue does not say whether the requirement is met

    bool operator==(const Drop &) const = default;
};

struct RankEntry {
    Candidate candidate;
    QString weights; // the format of this entry, as asked or tried
    Assessed assessed;
    std::vector<Drop> drops; // empty: to choose from
    std::optional<UsualPrice> price;
    std::optional<double> per_hour; // all GPUs
    // In the workload's own measure: output tokens of all requests, trained tokens, images a second, hours of audio an
    // hour; and what a million tokens, a run, an image, an hour of audio costs at that speed.
    std::optional<double> speed;
    std::optional<double> per_result;
    double headroom_share = 0; // of the limit
    std::optional<double> power_w, slot_count;
    int offers = 0;              // in all currencies
    std::optional<double> score; // 0 ... 1 where the weights decide
    bool best_of_card = false;   // the first of its card in the order
    bool on_front = false;       // nothing else is both cheaper an hour and faster
    bool compared = false;       // one of the scenario's candidates

    bool remains() const { return drops.empty(); }
    bool operator==(const RankEntry &) const = default;
};

enum class LoadPhase { Prefill, Decode, Mixed };

// What the load waits for, over the single cards that hold it.
struct LoadProfile {
    std::optional<LoadPhase> phase; // absent: no expectation
    double prompt_share = 0;        // of a request's time, in the middle
    std::optional<Bottleneck> bottleneck;
    int agreeing = 0, cards = 0; // how many of the cards say so

    bool operator==(const LoadProfile &) const = default;
};

// The least memory that the load takes of each of `gpus` GPUs, by the engine's own accounting.
struct MemoryFloor {
    int gpus = 1;
    double need = 0;   // inside the limit
    double usable = 0; // of the smallest card that holds it; 0: none does
    int entry = -1;    // that card's entry

    bool operator==(const MemoryFloor &) const = default;
};

// A card with more memory and less bandwidth than another: the order depends on what the load waits for.
struct Inversion {
    int larger = -1, faster = -1; // entries of one GPU each
    double memory_ratio = 1, bandwidth_ratio = 1;
    bool compared = false; // one of them is among the scenario's candidates

    bool operator==(const Inversion &) const = default;
};

// Several cards against one of the same total label: budgets are never pooled.
struct SeveralOrOne {
    int several = -1, one = -1;                                  // entries
    double per_gpu_bytes = 0;                                    // usable on each of the several
    double communication_share = 0;                              // of a decode step
    std::optional<double> speed_ratio, price_ratio, power_ratio; // several over one
    bool compared = false;

    bool operator==(const SeveralOrOne &) const = default;
};

struct Ranking {
    LoadProfile load;
    std::vector<MemoryFloor> floors; // by number of GPUs
    std::vector<RankEntry> entries;  // to choose from, best first; then those that dropped out, in catalogue order
    std::vector<Inversion> inversions;
    std::vector<SeveralOrOne> several_or_one;
    int remaining = 0;

    bool operator==(const Ranking &) const = default;
};

struct RankingOptions {
    std::vector<int> counts{1, 2, 3, 4, 5, 6, 7, 8};
    Parallelism parallelism = Parallelism::Auto;
    QStringList formats; // weight formats to try; empty: the asked one
};

// The four steps over the whole catalogue. Pure; costs little more than assessing each candidate once.
Ranking rank(const Scenario &scenario, const Catalog &catalog, const RankingOptions &options = {});

} // namespace tarozi
