// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/spec_rows.h"

#include "ui/language/words.h"
#include "ui/views/spec_words.h"

#include <QCoreApplication>

namespace tarozi::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(Specs)
};

std::optional<double> asDouble(std::optional<int> value)
{
    return value ? std::optional<double>(*value) : std::nullopt;
}

std::optional<double> positive(double value)
{
    return value > 0 ? std::optional(value) : std::nullopt;
}

} // namespace

SpecRow figureRow(const QString &label, const QString &meaning, const QStringList &fields, Better better,
                  SpecValue value, SpecFigure figure)
{
    SpecRow row{label, meaning, fields, better, false, value, {}};
    row.cell = [value, figure](const Gpu &gpu) {
        TableCell cell;
        if (const auto number = value(gpu)) {
            const Format::Figure shown = figure(*number);
            cell.number = shown.number;
            cell.unit = shown.unit;
        }
        return cell;
    };
    return row;
}

SpecRow textRow(const QString &label, const QString &meaning, const QStringList &fields,
                std::function<QString(const Gpu &)> text)
{
    SpecRow row{label, meaning, fields, Better::Neither, false, {}, {}};
    row.cell = [text](const Gpu &gpu) {
        TableCell cell;
        cell.text = text(gpu);
        return cell;
    };
    return row;
}

SpecGroup memorySpecs(const Format &format)
{
    const auto gigabytes = [format](double bytes) { return format.gigabytes(bytes, 2); };
    const auto whole = [format](double value) { return Format::Figure{format.integer(value), {}}; };
    SpecGroup group{Texts::tr("Memory"), {}};
    group.rows = {
        figureRow(
            words::quantity(Quantity::NominalMemory),
            Texts::tr("The label on the box, mostly in GiB of 1.07 GB: usable memory in GB can be the larger figure."),
            {QStringLiteral("memory.nominal_gb")}, Better::Higher,
            [](const Gpu &gpu) { return positive(gpu.memory_nominal_gb * kGB); },
            [format](double bytes) { return format.gigabytes(bytes, 0); }),
        figureRow(
            Texts::tr("Usable memory, ECC on"), Texts::tr("What the driver reports: plan with this, not the label."),
            {QStringLiteral("memory.usable_mib_ecc_on")}, Better::Higher,
            [](const Gpu &gpu) { return gpu.usable_bytes_ecc_on; }, gigabytes),
        figureRow(
            Texts::tr("Usable memory, ECC off"), Texts::tr("The same without error correction."),
            {QStringLiteral("memory.usable_mib_ecc_off")}, Better::Higher,
            [](const Gpu &gpu) { return gpu.usable_bytes_ecc_off; }, gigabytes),
        figureRow(
            words::quantity(Quantity::VisibleMemory), Texts::tr("The engine's limit is a share of this."),
            {QStringLiteral("memory.visible")}, Better::Higher, [](const Gpu &gpu) { return gpu.visible_bytes; },
            gigabytes),
        figureRow(
            words::quantity(Quantity::MemoryBandwidth),
            Texts::tr("Sets the ceiling of generation: every token reads all weights once."),
            {QStringLiteral("memory.bandwidth_gb_s")}, Better::Higher,
            [](const Gpu &gpu) { return positive(gpu.memory_bandwidth_bytes_per_s); },
            [format](double value) { return format.bandwidth(value); }),
        textRow(Texts::tr("Memory type"), Texts::tr("HBM moves several times more bytes a second than GDDR."),
                {QStringLiteral("memory.type")}, [](const Gpu &gpu) { return gpu.memory_type; }),
        figureRow(
            Texts::tr("Memory bus, bits"), Texts::tr("A wider bus gives more bandwidth of the same chips."),
            {QStringLiteral("memory.bus_bit")}, Better::Neither,
            [](const Gpu &gpu) { return asDouble(gpu.memory_bus_bit); }, whole),
        textRow(Texts::tr("ECC"), Texts::tr("Corrects memory errors; on GDDR cards it costs a part of the memory."),
                {QStringLiteral("memory.ecc")}, [](const Gpu &gpu) { return spec_words::ecc(gpu.ecc); }),
        figureRow(
            Texts::tr("L2 cache, MB"), Texts::tr("Keeps hot data on the chip and spares the memory."),
            {QStringLiteral("compute.l2_cache_mb")}, Better::Higher, [](const Gpu &gpu) { return gpu.l2_cache_mb; },
            whole),
    };
    return group;
}

SpecGroup interconnectSpecs(const Format &format)
{
    const auto bandwidth = [format](double value) { return format.bandwidth(value); };
    SpecGroup group{Texts::tr("Interconnect"), {}};
    group.rows = {
        textRow(Texts::tr("PCI Express"), Texts::tr("The way to the host: loading a model and offload go over it."),
                {QStringLiteral("interconnect.pcie_generation")},
                [](const Gpu &gpu) {
                    if (!gpu.pcie_generation || !gpu.pcie_lanes)
                        return QString();
                    //: PCI Express; %1 generation, %2 lanes
                    return Texts::tr("%1.0 \u00D7 %2").arg(*gpu.pcie_generation).arg(*gpu.pcie_lanes);
                }),
        figureRow(
            Texts::tr("PCIe each way"), Texts::tr("The most that passes in one direction."),
            {QStringLiteral("interconnect.pcie_gb_s_each_way")}, Better::Higher,
            [](const Gpu &gpu) { return gpu.pcie_bytes_per_s_each_way; }, bandwidth),
        textRow(
            Texts::tr("Link between GPUs"),
            Texts::tr("Tensor parallelism exchanges data twice a layer: without NVLink or its like it waits for PCIe."),
            {QStringLiteral("interconnect.kind"), QStringLiteral("interconnect.nvlink")},
            [](const Gpu &gpu) { return spec_words::interconnect(gpu.interconnect_kind); }),
        figureRow(
            Texts::tr("Link, both ways"), Texts::tr("The total of both directions, as vendors print it."),
            {QStringLiteral("interconnect.total_gb_s")}, Better::Higher,
            [](const Gpu &gpu) { return positive(gpu.interconnect_bytes_per_s); }, bandwidth),
        textRow(Texts::tr("Peer to peer over PCIe"),
                Texts::tr("Without it data between GPUs goes through host memory."),
                {QStringLiteral("interconnect.p2p_over_pcie")},
                [](const Gpu &gpu) { return spec_words::peerToPeer(gpu.p2p_over_pcie); }),
    };
    return group;
}

SpecGroup virtualizationSpecs(const Format &format)
{
    SpecGroup group{Texts::tr("Virtualization"), {}};
    group.rows = {
        textRow(Texts::tr("MIG"), Texts::tr("One GPU as several small ones, each with memory of its own."),
                {QStringLiteral("physical.mig"), QStringLiteral("physical.mig_max_instances")},
                [format](const Gpu &gpu) {
                    if (!gpu.mig || !gpu.mig_max_instances)
                        return spec_words::yesNo(gpu.mig);
                    //: a GPU can be divided
                    return Texts::tr("up to %n instances", nullptr, *gpu.mig_max_instances);
                }),
        textRow(Texts::tr("vGPU"), Texts::tr("Shares of a GPU for virtual machines, by a licence of the vendor."),
                {QStringLiteral("physical.vgpu")},
                [](const Gpu &gpu) { return gpu.vgpu ? spec_words::yesNo(*gpu.vgpu) : QString(); }),
        figureRow(
            Texts::tr("GPUs on one board"), Texts::tr("Each is a GPU of its own: their memories do not add up."),
            {QStringLiteral("physical.gpus_per_board")}, Better::Neither,
            [](const Gpu &gpu) { return std::optional<double>(gpu.gpus_per_board); },
            [format](double count) {
                return Format::Figure{format.integer(count), {}};
            }),
    };
    return group;
}

std::vector<SpecGroup> specGroups(const Format &format)
{
    return {memorySpecs(format), computeSpecs(format), interconnectSpecs(format), physicalSpecs(format),
            virtualizationSpecs(format)};
}

} // namespace tarozi::ui
