// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/ranking_parts.h"

#include <algorithm>

namespace tarozi {

namespace {

class Drops
{
public:
    void add(DropReason reason, double found = 0, double limit = 0, const QString &text = {})
    {
        m_drops.push_back({reason, found, limit, text, false});
    }
    // Required, but the catalogue says no, or nothing.
    void require(DropReason reason, bool required, const std::optional<bool> &has)
    {
        if (required && !has.value_or(false))
            m_drops.push_back({reason, 0, 0, {}, !has});
    }
    void limit(DropReason reason, const std::optional<double> &most, const std::optional<double> &found)
    {
        if (most && !found)
            m_drops.push_back({reason, 0, *most, {}, true});
        else if (most && *found > *most)
            m_drops.push_back({reason, *found, *most, {}, false});
    }
    std::vector<Drop> take() { return std::move(m_drops); }

private:
    std::vector<Drop> m_drops;
};

bool has(const Assessed &assessed, FindingId id)
{
    return std::any_of(assessed.findings.begin(), assessed.findings.end(),
                       [id](const Finding &finding) { return finding.id == id; });
}

void addFit(Drops &drops, const Assessed &assessed, double asked)
{
    const MemoryFigures &m = assessed.memory;
    if (assessed.verdict != Verdict::DoesNotFit)
        return;
    if (m.need > m.limit && m.weights <= m.limit && assessed.capacity.max_concurrency >= 1)
        drops.add(DropReason::Requests, assessed.capacity.max_concurrency, asked);
    else if (m.need > m.limit)
        drops.add(DropReason::Capacity, m.need, m.limit);
    else if (refusesStart(assessed))
        drops.add(DropReason::RefusesStart, m.limit + m.outside_limit, m.usable);
    else
        drops.add(DropReason::Capacity, m.need + m.outside_limit, m.usable);
}

void addFormats(Drops &drops, const Assessed &assessed, const Catalog &catalog, bool native)
{
    const WeightFormat *weights = catalog.weightFormat(assessed.resolved.weights_format);
    const KvFormat *kv = catalog.kvFormat(assessed.resolved.kv_format);
    if (has(assessed, FindingId::FormatNotInEngine))
        drops.add(DropReason::FormatNotInEngine, 0, 0, weights ? weights->name : QString());
    if (has(assessed, FindingId::KvFormatNotInEngine))
        drops.add(DropReason::KvFormatNotInEngine, 0, 0, kv ? kv->name : QString());
    if (native && has(assessed, FindingId::FormatNotNative))
        drops.add(DropReason::FormatNotNative, 0, 0, weights ? weights->name : QString());
}

std::optional<bool> hasEcc(const Gpu &gpu)
{
    return gpu.ecc.isEmpty() ? std::nullopt : std::optional(gpu.ecc != QLatin1String("none"));
}

std::optional<bool> startsWith(const QString &fact, QLatin1StringView word)
{
    return fact.isEmpty() ? std::nullopt : std::optional(fact.startsWith(word, Qt::CaseInsensitive));
}

// NVLink, or a named link with a bandwidth: the records of other vendors hold those.
bool hasPeerLinks(const Gpu &gpu)
{
    return gpu.nvlink || gpu.interconnect_bytes_per_s > 0;
}

template<typename T>
std::optional<double> middleOf(const std::optional<T> &band)
{
    return band ? std::optional(band->mid) : std::nullopt;
}

} // namespace

std::vector<Drop> dropsOf(const RankEntry &entry, const Gpu &gpu, const Scenario &scenario, const Catalog &catalog)
{
    Drops drops;
    const Requirements &asked = scenario.requirements;
    const Assessed &assessed = entry.assessed;
    if (assessed.verdict == Verdict::NotModelled) {
        drops.add(DropReason::NotModelled, 0, 0, assessed.not_modelled);
        return drops.take();
    }
    addFit(drops, assessed, double(scenario.serving.concurrency));
    addFormats(drops, assessed, catalog, asked.native_format);
    drops.require(DropReason::NoPeerLinks, asked.peer_links && entry.candidate.count > 1, hasPeerLinks(gpu));
    drops.require(DropReason::NoEcc, asked.ecc, hasEcc(gpu));
    drops.require(DropReason::NoVgpu, asked.vgpu, gpu.vgpu);
    drops.require(DropReason::NoMig, asked.mig, gpu.mig);
    drops.require(DropReason::NotPassive, asked.passive_cooling, startsWith(gpu.cooling, QLatin1StringView("passive")));
    drops.require(DropReason::NotPcieCard, asked.pcie_card, startsWith(gpu.form_factor, QLatin1StringView("PCIe")));
    drops.require(DropReason::DatacenterLicence, asked.datacenter_use,
                  gpu.datacenter_use != QLatin1StringView("restricted"));
    drops.limit(DropReason::Slots, asked.most_slots, entry.slot_count);
    drops.limit(DropReason::Power, asked.most_power_w, entry.power_w);
    drops.limit(DropReason::Price, asked.most_per_hour, entry.per_hour);
    if (assessed.verdict != Verdict::DoesNotFit) {
        drops.limit(DropReason::FirstToken, asked.most_ttft_s, middleOf(assessed.speed.ttft_s));
        drops.limit(DropReason::OutputToken, asked.most_tpot_s, middleOf(assessed.speed.tpot_s));
    }
    return drops.take();
}

} // namespace tarozi
