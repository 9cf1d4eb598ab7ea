// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/ranking.h"

#include "core/advice/ranking_parts.h"
#include "core/cost/offer.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <cmath>

namespace tarozi {

namespace {

// Every card in every number of GPUs, with error correction on where it is required and can be.
std::vector<Candidate> candidatesOf(const Scenario &scenario, const Catalog &catalog, const RankingOptions &options)
{
    std::vector<Candidate> candidates;
    const int most = scenario.requirements.most_gpus.value_or(kMostGpusOfACandidate);
    for (const Gpu &gpu : catalog.gpus()) {
        if (catalog.gpu(gpu.id) != &gpu)
            continue; // replaced by a later record
        for (const int count : options.counts) {
            Candidate candidate;
            candidate.gpu = gpu.id;
            candidate.count = count;
            candidate.parallelism = options.parallelism;
            if (scenario.requirements.ecc && gpu.ecc_switchable)
                candidate.ecc = EccMode::On;
            if (count <= most)
                candidates.push_back(candidate);
        }
    }
    return candidates;
}

bool isCompared(const Scenario &scenario, const Candidate &candidate)
{
    return std::any_of(scenario.candidates.begin(), scenario.candidates.end(), [&](const Candidate &asked) {
        return asked.gpu == candidate.gpu && asked.count == candidate.count;
    });
}

// Results a second, and how many of them are one priced result.
struct Output {
    std::optional<double> speed;
    std::optional<double> seconds_per_result;
};

Output outputOf(WorkloadKind kind, const Assessed &assessed)
{
    constexpr double kSecondsPerHour = 3600;
    constexpr double kMillion = 1e6;
    Output output;
    if (assessed.verdict == Verdict::DoesNotFit)
        return output;
    if (kind == WorkloadKind::Serving && assessed.speed.throughput_tok_s) {
        output.speed = assessed.speed.throughput_tok_s->mid;
        output.seconds_per_result = kMillion / *output.speed;
    } else if (kind == WorkloadKind::FineTuning && assessed.training && assessed.training->tokens_per_s) {
        output.speed = assessed.training->tokens_per_s->mid;
        if (assessed.training->run_s)
            output.seconds_per_result = assessed.training->run_s->mid;
    } else if (kind == WorkloadKind::ImageGeneration && assessed.image && assessed.image->seconds_per_image) {
        output.seconds_per_result = assessed.image->seconds_per_image->mid;
        output.speed = 1 / *output.seconds_per_result;
    } else if (kind == WorkloadKind::Speech && assessed.transcription && assessed.transcription->audio_hours_per_hour) {
        output.speed = assessed.transcription->audio_hours_per_hour->mid;
        output.seconds_per_result = kSecondsPerHour / *output.speed;
    }
    return output;
}

void fillFigures(RankEntry &entry, const Gpu &gpu, const Market &market, WorkloadKind kind)
{
    constexpr double kSecondsPerHour = 3600;
    const int count = entry.candidate.count;
    const Assessed &assessed = entry.assessed;
    entry.price = market.price(gpu.id);
    if (entry.price)
        entry.per_hour = entry.price->per_gpu_hour * count;
    entry.offers = market.offers(gpu.id);
    if (gpu.board_power_w)
        entry.power_w = *gpu.board_power_w * count;
    if (gpu.slot_width)
        entry.slot_count = *gpu.slot_width * std::ceil(double(count) / gpu.gpus_per_board);
    if (assessed.memory.limit > 0)
        entry.headroom_share = assessed.memory.headroom / assessed.memory.limit;
    const Output output = outputOf(kind, assessed);
    entry.speed = output.speed;
    if (entry.per_hour && output.seconds_per_result)
        entry.per_result = *entry.per_hour / kSecondsPerHour * *output.seconds_per_result;
}

LoadProfile loadOf(const std::vector<RankEntry> &entries, const ServingWorkload &serving)
{
    constexpr double kMostly = 2.0 / 3;
    LoadProfile load;
    std::vector<double> shares;
    std::array<int, 4> votes{};
    for (const RankEntry &entry : entries) {
        const SpeedFigures &speed = entry.assessed.speed;
        if (entry.candidate.count != 1 || entry.assessed.verdict == Verdict::DoesNotFit || !speed.bottleneck)
            continue;
        const double prompt = speed.ttft_s->mid - speed.queue_s;
        const double answer = speed.tpot_s->mid * std::max(double(serving.output) - 1, 0.0);
        shares.push_back(prompt / (prompt + answer));
        ++votes[size_t(*speed.bottleneck)];
    }
    if (shares.empty())
        return load;
    const auto middle = shares.begin() + long(shares.size() / 2);
    std::nth_element(shares.begin(), middle, shares.end());
    load.prompt_share = *middle;
    load.phase = load.prompt_share > kMostly       ? LoadPhase::Prefill
                 : load.prompt_share < 1 - kMostly ? LoadPhase::Decode
                                                   : LoadPhase::Mixed;
    const auto most = std::max_element(votes.begin(), votes.end());
    load.bottleneck = Bottleneck(most - votes.begin());
    load.agreeing = *most;
    load.cards = int(shares.size());
    return load;
}

void addFloors(Ranking &ranking, const RankingOptions &options)
{
    for (const int count : options.counts) {
        MemoryFloor floor{count, 0, 0, -1};
        for (size_t i = 0; i < ranking.entries.size(); ++i) {
            const RankEntry &entry = ranking.entries[i];
            const Assessed &assessed = entry.assessed;
            if (entry.candidate.count != count || assessed.verdict == Verdict::NotModelled)
                continue;
            if (floor.need == 0 || assessed.memory.need < floor.need)
                floor.need = assessed.memory.need;
            if (assessed.verdict != Verdict::DoesNotFit && (floor.entry < 0 || assessed.memory.usable < floor.usable)) {
                floor.usable = assessed.memory.usable;
                floor.entry = int(i);
            }
        }
        if (floor.need > 0)
            ranking.floors.push_back(floor);
    }
}

} // namespace

Ranking rank(const Scenario &scenario, const Catalog &catalog, const RankingOptions &options)
{
    Ranking ranking;
    const Market market(scenario, catalog);
    Scenario asked = scenario;
    asked.candidates = candidatesOf(scenario, catalog, options);
    const QStringList formats = options.formats.isEmpty() ? QStringList{scenario.serving.weights} : options.formats;
    for (const QString &format : formats) {
        asked.serving.weights = format;
        Assessment assessment = assess(asked, catalog);
        for (size_t i = 0; i < asked.candidates.size(); ++i) {
            RankEntry entry;
            entry.candidate = asked.candidates[i];
            entry.assessed = std::move(assessment.candidates[i]);
            entry.weights = entry.assessed.resolved.weights_format;
            entry.compared = isCompared(scenario, entry.candidate);
            const Gpu &gpu = *catalog.gpu(entry.candidate.gpu);
            fillFigures(entry, gpu, market, scenario.kind);
            entry.drops = dropsOf(entry, gpu, asked, catalog);
            ranking.entries.push_back(std::move(entry));
        }
    }
    ranking.load = loadOf(ranking.entries, scenario.serving);
    order(ranking, scenario.requirements.weights);
    addFloors(ranking, options);
    addInversions(ranking, catalog);
    addSeveralOrOne(ranking, catalog);
    return ranking;
}

} // namespace tarozi
