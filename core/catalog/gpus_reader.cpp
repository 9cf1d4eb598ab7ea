// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/record_readers.h"
#include "core/units.h"

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

constexpr double kTera = 1e12;

std::optional<double> scaled(std::optional<double> value, double factor)
{
    return value ? std::optional(*value * factor) : std::nullopt;
}

void readMemory(Gpu &gpu, const JsonReader &memory)
{
    gpu.memory_nominal_gb = memory.number("nominal_gb"_L1, {0.1, 1e5});
    gpu.memory_type = memory.optionalText("type"_L1);
    gpu.memory_bus_bit = memory.optionalInt("bus_bit"_L1, {1, 1e6});
    gpu.memory_bandwidth_bytes_per_s = memory.number("bandwidth_gb_s"_L1, {0.1, 1e6}) * kGB;
    if (memory.has("ecc"_L1)) {
        enum Ecc { None, Switchable, Always };
        const Ecc ecc = memory.oneOf<Ecc>("ecc"_L1, {{"none"_L1, None},
                                                     {"optional"_L1, Switchable},
                                                     {"on-by-default-switchable"_L1, Switchable},
                                                     {"always"_L1, Always}});
        gpu.ecc = memory.optionalText("ecc"_L1);
        gpu.ecc_switchable = ecc == Switchable;
    }
    if (memory.has("ecc_default"_L1))
        gpu.ecc_default = memory.oneOf<EccMode>("ecc_default"_L1, {{"on"_L1, EccMode::On}, {"off"_L1, EccMode::Off}});
    const JsonReader::Range mib{1, 1e9};
    gpu.usable_bytes_ecc_on = scaled(memory.optionalNumber("usable_mib_ecc_on"_L1, mib), kMiB);
    gpu.usable_bytes_ecc_off = scaled(memory.optionalNumber("usable_mib_ecc_off"_L1, mib), kMiB);
    gpu.planning_bytes = memory.optionalNumber("planning_bytes"_L1, {kMiB, 1e15}).value_or(gpu.memory_nominal_gb * kGB);
    if (memory.has("visible"_L1)) {
        const JsonReader visible = memory.child("visible"_L1);
        gpu.visible_bytes = visible.number("gib"_L1, {0.1, 1e6}) * kGiB;
        gpu.visible_of_class = visible.optionalBoolean("of_class"_L1).value_or(false);
        gpu.visible_source = readSource(visible.child("source"_L1));
    }
}

void readCompute(Gpu &gpu, const JsonReader &compute)
{
    const auto tera = [&](JsonReader::Key key) { return scaled(compute.optionalNumber(key, {0, 1e9}), kTera); };
    gpu.fp16_fp32acc_flops = tera("fp16_fp32acc_tflops"_L1);
    gpu.fp16_fp16acc_flops = tera("fp16_fp16acc_tflops"_L1);
    gpu.bf16_flops = tera("bf16_tflops"_L1);
    gpu.tf32_flops = tera("tf32_tflops"_L1);
    gpu.fp8_flops = tera("fp8_tflops"_L1);
    gpu.fp8_fp16acc_flops = tera("fp8_fp16acc_tflops"_L1);
    gpu.fp6_flops = tera("fp6_tflops"_L1);
    gpu.fp4_flops = tera("fp4_tflops"_L1);
    gpu.int8_ops = tera("int8_tops"_L1);
    gpu.int4_ops = tera("int4_tops"_L1);
    gpu.fp32_flops = tera("fp32_tflops"_L1);
    for (const QString &format : compute.texts("native"_L1))
        gpu.native_formats.insert(format, true);
    for (const QString &format : compute.texts("not_native"_L1))
        gpu.native_formats.insert(format, false);
    const JsonReader::Range count{0, 1e9};
    gpu.sm_count = compute.optionalInt("sm_count"_L1, count);
    gpu.cuda_cores = compute.optionalInt("cuda_cores"_L1, count);
    gpu.tensor_cores = compute.optionalInt("tensor_cores"_L1, count);
    gpu.l2_cache_mb = compute.optionalNumber("l2_cache_mb"_L1, count);
    gpu.last_level_cache_mb = compute.optionalNumber("last_level_cache_mb"_L1, count);
    gpu.boost_clock_mhz = compute.optionalNumber("boost_clock_mhz"_L1, count);
    gpu.sparsity_2to4 = compute.optionalBoolean("sparsity_2to4"_L1).value_or(false);
}

void readInterconnect(Gpu &gpu, const JsonReader &link)
{
    gpu.pcie_generation = link.optionalInt("pcie_generation"_L1, {1, 20});
    gpu.pcie_lanes = link.optionalInt("pcie_lanes"_L1, {1, 64});
    gpu.pcie_bytes_per_s_each_way = scaled(link.optionalNumber("pcie_gb_s_each_way"_L1, {0, 1e5}), kGB);
    gpu.nvlink = link.optionalBoolean("nvlink"_L1).value_or(false);
    gpu.interconnect_kind = link.optionalText("kind"_L1);
    gpu.interconnect_bytes_per_s = link.optionalNumber("total_gb_s"_L1, {0, 1e6}).value_or(0) * kGB;
    gpu.p2p_over_pcie = link.optionalText("p2p_over_pcie"_L1);
}

void readPhysical(Gpu &gpu, const JsonReader &physical)
{
    const JsonReader::Range watts{1, 1e5};
    gpu.board_power_w = physical.optionalNumber("board_power_w"_L1, watts);
    gpu.power_limit_min_w = physical.optionalNumber("power_limit_min_w"_L1, watts);
    gpu.power_limit_max_w = physical.optionalNumber("power_limit_max_w"_L1, watts);
    gpu.form_factor = physical.optionalText("form_factor"_L1);
    gpu.cooling = physical.optionalText("cooling"_L1);
    gpu.power_connector = physical.optionalText("power_connector"_L1);
    gpu.slot_width = physical.optionalNumber("slots"_L1, {0, 20});
    gpu.length_mm = physical.optionalNumber("length_mm"_L1, {0, 1e4});
    gpu.mig = physical.optionalBoolean("mig"_L1).value_or(false);
    gpu.mig_max_instances = physical.optionalInt("mig_max_instances"_L1, {0, 1000});
    gpu.vgpu = physical.optionalBoolean("vgpu"_L1);
    gpu.gpus_per_board = physical.optionalInt("gpus_per_board"_L1, {1, 64}).value_or(1);
}

PricePoint readPrice(const JsonReader &json)
{
    PricePoint price;
    price.low = json.number("low"_L1, {0, 1e12});
    price.high = json.optionalNumber("high"_L1, {price.low, 1e12}).value_or(price.low);
    price.currency = json.text("currency"_L1);
    price.kind = json.optionalText("kind"_L1);
    price.date = json.optionalText("date"_L1);
    price.source = json.optionalText("source"_L1);
    price.note = json.optionalText("note"_L1);
    return price;
}

Gpu readGpu(const JsonReader &json)
{
    Gpu gpu;
    gpu.id = json.text("id"_L1);
    gpu.name = json.text("name"_L1);
    gpu.aliases = json.texts("aliases"_L1);
    gpu.vendor = json.text("vendor"_L1);
    gpu.segment = json.optionalText("segment"_L1);
    gpu.architecture = json.optionalText("architecture"_L1);
    gpu.die = json.optionalText("die"_L1);
    gpu.gfx_target = json.optionalText("gfx_target"_L1);
    gpu.compute_capability = json.optionalText("compute_capability"_L1);
    gpu.announced = json.optionalText("announced"_L1);
    gpu.release_year = json.optionalInt("release_year"_L1, {1990, 2100});
    readMemory(gpu, json.child("memory"_L1));
    readCompute(gpu, json.optionalChild("compute"_L1));
    readInterconnect(gpu, json.optionalChild("interconnect"_L1));
    readPhysical(gpu, json.optionalChild("physical"_L1));
    const JsonReader software = json.optionalChild("software"_L1);
    if (software.has("datacenter_use"_L1))
        gpu.datacenter_use =
            software.oneOf<QLatin1StringView>("datacenter_use"_L1, {{"restricted"_L1, "restricted"_L1}});
    gpu.mig_from_driver = software.optionalText("mig_from_driver"_L1);
    for (const JsonReader &price : json.children("prices"_L1))
        gpu.prices.push_back(readPrice(price));
    for (const JsonReader &entry : json.children("measured"_L1))
        gpu.measured.push_back({entry.text("what"_L1), entry.number("value"_L1, {}), entry.optionalText("unit"_L1),
                                entry.optionalText("ref"_L1)});
    gpu.sources = readSources(json, "sources"_L1);
    gpu.derived_fields = json.texts("derived"_L1);
    const JsonReader confidence = json.optionalChild("confidence"_L1);
    for (const QString &part : confidence.object().keys())
        gpu.confidence.insert(part, confidence.object().value(part).toString());
    gpu.conflicts = readConflicts(json, "conflicts"_L1);
    gpu.claims = readClaims(json, "claims"_L1);
    gpu.notes = json.optionalText("notes"_L1);
    return gpu;
}

} // namespace

GpuRecords readGpus(const QByteArray &bytes, const QString &file_name)
{
    GpuRecords result;
    const auto readHeader = [&](const JsonReader &root) {
        if (root.has("visible_share"_L1))
            result.visible_share = readCoefficient(root.child("visible_share"_L1));
    };
    static_cast<Records<Gpu> &>(result) = readRecords<Gpu>(bytes, file_name, Ids::Unique, readGpu, readHeader);
    return result;
}

} // namespace tarozi
