// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/ranking_parts.h"

#include <QSet>

#include <algorithm>
#include <functional>
#include <limits>

namespace tarozi {

namespace {

using Figure = std::function<std::optional<double>(const RankEntry &)>;

struct Criterion {
    double weight;
    bool less_is_better;
    Figure figure;
};

std::vector<Criterion> criteriaOf(const RankWeights &weights)
{
    using E = const RankEntry &;
    return {{weights.speed, false, [](E e) { return e.speed; }},
            {weights.cost, true, [](E e) { return e.per_result; }},
            {weights.headroom, false, [](E e) { return std::optional(e.headroom_share); }},
            {weights.power, true, [](E e) { return e.power_w; }},
            {weights.availability, false, [](E e) { return std::optional(double(e.offers)); }}};
}

// Each figure as a share of the best one, weighed. An entry without a figure that counts has no score.
void score(std::vector<RankEntry> &entries, const RankWeights &weights)
{
    if (!weights.any())
        return;
    double sum = 0;
    for (RankEntry &entry : entries) {
        if (entry.remains())
            entry.score = 0;
    }
    for (const Criterion &criterion : criteriaOf(weights)) {
        if (criterion.weight <= 0)
            continue;
        sum += criterion.weight;
        double best = criterion.less_is_better ? std::numeric_limits<double>::infinity() : 0;
        for (const RankEntry &entry : entries) {
            const std::optional<double> value = entry.remains() ? criterion.figure(entry) : std::nullopt;
            if (value)
                best = criterion.less_is_better ? std::min(best, *value) : std::max(best, *value);
        }
        for (RankEntry &entry : entries) {
            const std::optional<double> value = criterion.figure(entry);
            if (!entry.score || !value) {
                entry.score.reset();
                continue;
            }
            const double share =
                criterion.less_is_better ? (*value > 0 ? best / *value : 1) : (best > 0 ? *value / best : 0);
            *entry.score += criterion.weight * share;
        }
    }
    for (RankEntry &entry : entries) {
        if (entry.score)
            *entry.score /= sum;
    }
}

// Known before unknown; then the better value.
template<typename T>
int compare(const std::optional<T> &a, const std::optional<T> &b, bool less_is_better)
{
    if (a.has_value() != b.has_value())
        return a ? -1 : 1;
    if (!a || *a == *b)
        return 0;
    return (*a < *b) == less_is_better ? -1 : 1;
}

bool before(const RankEntry &a, const RankEntry &b)
{
    if (a.remains() != b.remains())
        return a.remains();
    if (!a.remains())
        return false;
    if (const int c = compare(a.score, b.score, false))
        return c < 0;
    if (const int c = compare(a.per_result, b.per_result, true))
        return c < 0;
    if (const int c = compare(a.speed, b.speed, false))
        return c < 0;
    return a.assessed.speed.decode_ceiling_refined_tok_s > b.assessed.speed.decode_ceiling_refined_tok_s;
}

void markFront(std::vector<RankEntry> &entries)
{
    std::vector<RankEntry *> priced;
    for (RankEntry &entry : entries) {
        if (entry.remains() && entry.per_hour && entry.speed)
            priced.push_back(&entry);
    }
    std::stable_sort(priced.begin(), priced.end(), [](const RankEntry *a, const RankEntry *b) {
        return *a->per_hour != *b->per_hour ? *a->per_hour < *b->per_hour : *a->speed > *b->speed;
    });
    double fastest = 0;
    for (RankEntry *entry : priced) {
        entry->on_front = *entry->speed > fastest;
        fastest = std::max(fastest, *entry->speed);
    }
}

} // namespace

void order(Ranking &ranking, const RankWeights &weights)
{
    std::vector<RankEntry> &entries = ranking.entries;
    score(entries, weights);
    std::stable_sort(entries.begin(), entries.end(), before);
    markFront(entries);
    QSet<QString> seen;
    for (RankEntry &entry : entries) {
        ranking.remaining += entry.remains() ? 1 : 0;
        entry.best_of_card = !seen.contains(entry.candidate.gpu);
        seen.insert(entry.candidate.gpu);
    }
}

void addInversions(Ranking &ranking, const Catalog &catalog)
{
    constexpr double kFar = 2.1; // cards farther apart are not mistaken for each other
    const std::vector<RankEntry> &entries = ranking.entries;
    for (size_t i = 0; i < entries.size(); ++i) {
        for (size_t j = 0; j < entries.size(); ++j) {
            if (entries[i].candidate.count != 1 || entries[j].candidate.count != 1 ||
                entries[i].weights != entries[j].weights)
                continue;
            const Gpu &larger = *catalog.gpu(entries[i].candidate.gpu);
            const Gpu &faster = *catalog.gpu(entries[j].candidate.gpu);
            const double memory = larger.memory_nominal_gb / faster.memory_nominal_gb;
            const double bandwidth = faster.memory_bandwidth_bytes_per_s / larger.memory_bandwidth_bytes_per_s;
            if (memory <= 1 || bandwidth <= 1 || memory > kFar || bandwidth > kFar)
                continue;
            ranking.inversions.push_back(
                {int(i), int(j), memory, bandwidth, entries[i].compared || entries[j].compared});
        }
    }
}

void addSeveralOrOne(Ranking &ranking, const Catalog &catalog)
{
    constexpr double kSameLabel = 0.05;
    constexpr int kMost = 4;
    const std::vector<RankEntry> &entries = ranking.entries;
    const auto ratio = [](const std::optional<double> &a, const std::optional<double> &b) {
        return a && b && *b > 0 ? std::optional(*a / *b) : std::nullopt;
    };
    for (size_t i = 0; i < entries.size(); ++i) {
        const RankEntry &several = entries[i];
        if (several.candidate.count < 2 || several.candidate.count > kMost ||
            several.assessed.verdict == Verdict::NotModelled)
            continue;
        const double label = catalog.gpu(several.candidate.gpu)->memory_nominal_gb * several.candidate.count;
        for (size_t j = 0; j < entries.size(); ++j) {
            const RankEntry &one = entries[j];
            if (one.candidate.count != 1 || !one.remains() || one.weights != several.weights ||
                std::abs(catalog.gpu(one.candidate.gpu)->memory_nominal_gb / label - 1) > kSameLabel)
                continue;
            SeveralOrOne pair{int(i), int(j), several.assessed.memory.usable, 0, {}, {}, {}, false};
            const StepSplit &step = several.assessed.speed.step;
            pair.communication_share = step.total() > 0 ? step.communication / step.total() : 0;
            pair.speed_ratio = ratio(several.speed, one.speed);
            pair.price_ratio = ratio(several.per_hour, one.per_hour);
            pair.power_ratio = ratio(several.power_w, one.power_w);
            pair.compared = several.compared || one.compared;
            ranking.several_or_one.push_back(pair);
        }
    }
}

} // namespace tarozi
