// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/source.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace tarozi {

enum class EccMode { Off, On };

struct PricePoint {
    double low = 0; // equal to high when a single amount was published
    double high = 0;
    QString currency; // ISO 4217
    QString kind;     // list-price, retail-range ...
    QString date;
    QString source;
    QString note;

    bool operator==(const PricePoint &) const = default;
};

// A published measurement of the card itself. Shown; never used in a calculation.
struct Measurement {
    QString what;
    double value = 0;
    QString unit;
    QString ref;

    bool operator==(const Measurement &) const = default;
};

// One GPU as the driver sees it (a board with four GPUs is four of them). Absent facts stay absent.
struct Gpu {
    QString id;
    QString name;
    QStringList aliases;
    QString vendor;
    QString segment; // consumer, workstation, datacenter
    QString architecture, die;
    QString gfx_target;         // AMD only
    QString compute_capability; // NVIDIA only
    QString announced;          // ISO date
    std::optional<int> release_year;

    // Memory. Three separate facts: the label, what the driver reports by ECC state, what a program sees.
    double memory_nominal_gb = 0; // the label: "24 GB"
    QString memory_type;
    std::optional<int> memory_bus_bit;
    double memory_bandwidth_bytes_per_s = 0;
    QString ecc; // none, optional, on-by-default-switchable, always; empty when not found
    bool ecc_switchable = false;
    EccMode ecc_default = EccMode::Off;
    std::optional<double> usable_bytes_ecc_on; // what the driver reports
    std::optional<double> usable_bytes_ecc_off;
    double planning_bytes = 0; // what to plan with when the driver's figure is unknown; else the label in 10^9 bytes
    std::optional<double> visible_bytes; // what a CUDA program sees in the default ECC state, where logs show it
    bool visible_of_class = false;       // the logs name the memory class, not this card
    Source visible_source;

    // Dense throughput in FLOP/s (integer formats: OP/s); sparse figures are never stored.
    std::optional<double> fp16_fp32acc_flops, fp16_fp16acc_flops, bf16_flops, tf32_flops;
    std::optional<double> fp8_flops, fp8_fp16acc_flops, fp6_flops, fp4_flops, int8_ops, int4_ops, fp32_flops;
    QHash<QString, bool> native_formats; // fp8, fp4, bf16, int8 ...

    std::optional<int> sm_count, cuda_cores, tensor_cores;
    std::optional<double> l2_cache_mb, last_level_cache_mb, boost_clock_mhz;
    bool sparsity_2to4 = false;
    std::optional<double> board_power_w;
    std::optional<double> power_limit_min_w, power_limit_max_w; // where the vendor lets the owner choose

    std::optional<int> pcie_generation, pcie_lanes;
    std::optional<double> pcie_bytes_per_s_each_way;
    bool nvlink = false; // or the vendor's equivalent; false when not found
    QString interconnect_kind;
    double interconnect_bytes_per_s = 0; // 0 = none or not found; total, both ways, as vendors print it
    QString p2p_over_pcie;

    QString form_factor, cooling, power_connector;
    std::optional<double> slot_width, length_mm;
    bool mig = false;
    std::optional<int> mig_max_instances;
    std::optional<bool> vgpu;
    QString datacenter_use;  // restricted: the driver's licence forbids it; empty: no limit is recorded
    QString mig_from_driver; // first driver branch, where it matters
    int gpus_per_board = 1;

    std::vector<PricePoint> prices;
    std::vector<Measurement> measured;
    std::vector<Source> sources;        // `fields` are paths in the record: "memory.bandwidth_gb_s"
    QStringList derived_fields;         // computed from other facts, not published
    QHash<QString, QString> confidence; // of compute, memory, price
    std::vector<Conflict> conflicts;
    std::vector<Claim> claims;
    QString notes;
    bool from_user = false; // the record came from the user's own catalogue

    bool operator==(const Gpu &) const = default;
};

// What the driver reports in an ECC state; planning_bytes when that state was never observed.
double usableBytes(const Gpu &gpu, EccMode ecc);

} // namespace tarozi
