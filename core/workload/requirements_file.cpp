// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/requirements_file.h"

namespace tarozi {

using namespace Qt::StringLiterals;

const std::array<RequirementFlag, 8> &requirementFlags()
{
    using R = Requirements;
    static const std::array<RequirementFlag, 8> flags{{{"ecc"_L1, &R::ecc},
                                                       {"vgpu"_L1, &R::vgpu},
                                                       {"mig"_L1, &R::mig},
                                                       {"passive_cooling"_L1, &R::passive_cooling},
                                                       {"pcie_card"_L1, &R::pcie_card},
                                                       {"datacenter_use"_L1, &R::datacenter_use},
                                                       {"native_format"_L1, &R::native_format},
                                                       {"peer_links"_L1, &R::peer_links}}};
    return flags;
}

const std::array<RequirementLimit, 5> &requirementLimits()
{
    using R = Requirements;
    static const std::array<RequirementLimit, 5> limits{
        {{"most_slots"_L1, "max-slots"_L1, &R::most_slots, 0.5, 1e4},
         {"most_power_w"_L1, "max-power"_L1, &R::most_power_w, 1, 1e7},
         {"most_per_hour"_L1, "max-per-hour"_L1, &R::most_per_hour, 0, 1e12},
         {"most_ttft_s"_L1, "max-ttft"_L1, &R::most_ttft_s, 1e-4, 1e6},
         {"most_tpot_s"_L1, "max-tpot"_L1, &R::most_tpot_s, 1e-6, 1e4}}};
    return limits;
}

const std::array<WeightWord, 5> &weightWords()
{
    using W = RankWeights;
    static const std::array<WeightWord, 5> words{{{"speed"_L1, &W::speed},
                                                  {"cost"_L1, &W::cost},
                                                  {"headroom"_L1, &W::headroom},
                                                  {"power"_L1, &W::power},
                                                  {"availability"_L1, &W::availability}}};
    return words;
}

void readRequirements(Requirements &requirements, const JsonReader &json)
{
    for (const RequirementFlag &flag : requirementFlags())
        requirements.*flag.value = json.optionalBoolean(flag.word).value_or(requirements.*flag.value);
    for (const RequirementLimit &limit : requirementLimits()) {
        if (json.has(limit.key))
            requirements.*limit.value = json.optionalNumber(limit.key, {limit.minimum, limit.maximum});
    }
    if (json.has("most_gpus"_L1))
        requirements.most_gpus = json.optionalInt("most_gpus"_L1, {1, kMostGpusOfACandidate});
    const JsonReader weights = json.optionalChild("weights"_L1);
    for (const WeightWord &word : weightWords()) {
        double &weight = requirements.weights.*word.value;
        weight = weights.optionalNumber(word.word, {0, kMostWeight}).value_or(weight);
    }
}

QJsonObject toJson(const Requirements &requirements)
{
    QJsonObject json;
    for (const RequirementFlag &flag : requirementFlags()) {
        if (requirements.*flag.value)
            json.insert(flag.word, true);
    }
    for (const RequirementLimit &limit : requirementLimits()) {
        if (requirements.*limit.value)
            json.insert(limit.key, *(requirements.*limit.value));
    }
    if (requirements.most_gpus)
        json.insert("most_gpus"_L1, *requirements.most_gpus);
    QJsonObject weights;
    for (const WeightWord &word : weightWords()) {
        if (const double weight = requirements.weights.*word.value; weight > 0)
            weights.insert(word.word, weight);
    }
    if (!weights.isEmpty())
        json.insert("weights"_L1, weights);
    return json;
}

Requirements everyRequirement()
{
    Requirements every;
    for (const RequirementFlag &flag : requirementFlags())
        every.*flag.value = true;
    for (const RequirementLimit &limit : requirementLimits())
        every.*limit.value = limit.maximum;
    every.most_gpus = 1;
    for (const WeightWord &word : weightWords())
        every.weights.*word.value = 1;
    return every;
}

} // namespace tarozi
