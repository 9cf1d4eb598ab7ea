// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/spec_rows.h"
#include "ui/views/spec_words.h"

#include <QCoreApplication>

namespace tarozi::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(Specs)
};

using Rate = std::optional<double> Gpu::*;

// As data sheets print it: 362.05 is not 362.1.
constexpr int kRateDigits = 5;

Format::Figure rateFigure(double per_second, const QString &unit, const Format &format)
{
    return {format.trimmed(per_second / 1e12, kRateDigits), unit};
}

SpecRow rateRow(const QString &label, const QString &meaning, const QString &field, Rate rate, const Format &format)
{
    return figureRow(
        label, meaning, {field}, Better::Higher, [rate](const Gpu &gpu) { return gpu.*rate; },
        [format](double value) { return rateFigure(value, format.flops(value).unit, format); });
}

SpecRow countRow(const QString &label, const QString &meaning, const QString &field, std::optional<int> Gpu::*count,
                 const Format &format)
{
    return figureRow(
        label, meaning, {field}, Better::Higher,
        [count](const Gpu &gpu) { return gpu.*count ? std::optional<double>(*(gpu.*count)) : std::nullopt; },
        [format](double value) {
            return Format::Figure{format.integer(value), {}};
        });
}

// Integer formats count operations, not floating-point ones.
SpecRow integerRateRow(const QString &label, const QString &meaning, const QString &field, Rate rate,
                       const Format &format)
{
    return figureRow(
        label, meaning, {field}, Better::Higher, [rate](const Gpu &gpu) { return gpu.*rate; },
        //: 10^12 operations a second
        [format](double value) { return rateFigure(value, Texts::tr("TOPS"), format); });
}

std::optional<double> perWatt(std::optional<double> rate, std::optional<double> watts)
{
    return rate && watts && *watts > 0 ? std::optional(*rate / 1e12 / *watts) : std::nullopt;
}

SpecRow efficiencyRow(const QString &label, const QString &meaning, Rate rate, const Format &format)
{
    SpecRow row = figureRow(
        label, meaning, {}, Better::Higher, [rate](const Gpu &gpu) { return perWatt(gpu.*rate, gpu.board_power_w); },
        //: 10^12 floating-point operations a second for each watt
        [format](double value) {
            return Format::Figure{format.number(value, 3), Texts::tr("TFLOPS/W")};
        });
    row.derived = true;
    return row;
}

} // namespace

SpecGroup computeSpecs(const Format &format)
{
    SpecGroup group{Texts::tr("Compute, dense (no 2:4 sparsity)"), {}};
    group.rows = {
        rateRow(Texts::tr("BF16 tensor"), Texts::tr("Reading the input (prefill) of 16-bit models runs at this rate."),
                QStringLiteral("compute.bf16_tflops"), &Gpu::bf16_flops, format),
        rateRow(Texts::tr("FP16 tensor, FP32 sum"), Texts::tr("Training and most inference add up in 32 bits."),
                QStringLiteral("compute.fp16_fp32acc_tflops"), &Gpu::fp16_fp32acc_flops, format),
        rateRow(Texts::tr("FP16 tensor, FP16 sum"), Texts::tr("Only kernels that may add up in 16 bits reach it."),
                QStringLiteral("compute.fp16_fp16acc_tflops"), &Gpu::fp16_fp16acc_flops, format),
        rateRow(Texts::tr("FP8 tensor"), Texts::tr("For models and caches in FP8; needs support in the engine."),
                QStringLiteral("compute.fp8_tflops"), &Gpu::fp8_flops, format),
        rateRow(Texts::tr("FP8 tensor, FP16 sum"), Texts::tr("The faster FP8 rate of cards that halve the other one."),
                QStringLiteral("compute.fp8_fp16acc_tflops"), &Gpu::fp8_fp16acc_flops, format),
        rateRow(Texts::tr("FP6 tensor"), Texts::tr("Rarely used by engines so far."),
                QStringLiteral("compute.fp6_tflops"), &Gpu::fp6_flops, format),
        rateRow(Texts::tr("FP4 tensor"), Texts::tr("For NVFP4 and MXFP4 models on cards that have it."),
                QStringLiteral("compute.fp4_tflops"), &Gpu::fp4_flops, format),
        integerRateRow(Texts::tr("INT8 tensor"),
                       Texts::tr("For models whose weights and activations are 8-bit integers."),
                       QStringLiteral("compute.int8_tops"), &Gpu::int8_ops, format),
        integerRateRow(Texts::tr("INT4 tensor"), Texts::tr("AWQ and GPTQ do not use it: they compute in 16 bits."),
                       QStringLiteral("compute.int4_tops"), &Gpu::int4_ops, format),
        rateRow(Texts::tr("TF32 tensor"), Texts::tr("Training in 32 bits with shortened factors."),
                QStringLiteral("compute.tf32_tflops"), &Gpu::tf32_flops, format),
        rateRow(Texts::tr("FP32"), Texts::tr("Ordinary cores; graphics and science more than language models."),
                QStringLiteral("compute.fp32_tflops"), &Gpu::fp32_flops, format),
        countRow(Texts::tr("CUDA cores"), Texts::tr("Comparable only within one architecture."),
                 QStringLiteral("compute.cuda_cores"), &Gpu::cuda_cores, format),
        countRow(Texts::tr("Tensor cores"), Texts::tr("Comparable only within one architecture."),
                 QStringLiteral("compute.tensor_cores"), &Gpu::tensor_cores, format),
        countRow(Texts::tr("Multiprocessors"), Texts::tr("SM or CU: the blocks that the chip is made of."),
                 QStringLiteral("compute.sm_count"), &Gpu::sm_count, format),
        figureRow(
            Texts::tr("Boost clock, MHz"), Texts::tr("Reached while power and temperature allow."),
            {QStringLiteral("compute.boost_clock_mhz")}, Better::Neither,
            [](const Gpu &gpu) { return gpu.boost_clock_mhz; },
            [format](double value) {
                return Format::Figure{format.integer(value), {}};
            }),
        textRow(Texts::tr("Compute capability"), Texts::tr("Which kernels and formats software may use."),
                {QStringLiteral("compute_capability")}, [](const Gpu &gpu) { return gpu.compute_capability; }),
    };
    return group;
}

SpecGroup physicalSpecs(const Format &format)
{
    SpecGroup group{Texts::tr("Power and body"), {}};
    group.rows = {
        figureRow(
            Texts::tr("Board power"), Texts::tr("Power supply, cooling and the electricity bill follow from it."),
            {QStringLiteral("physical.board_power_w")}, Better::Lower, [](const Gpu &gpu) { return gpu.board_power_w; },
            [format](double value) { return format.watts(value); }),
        efficiencyRow(Texts::tr("FP32 per watt"), Texts::tr("Derived: FP32 rate divided by board power."),
                      &Gpu::fp32_flops, format),
        efficiencyRow(Texts::tr("BF16 tensor per watt"), Texts::tr("Derived: BF16 rate divided by board power."),
                      &Gpu::bf16_flops, format),
        textRow(Texts::tr("Cooling"), Texts::tr("Passive cards need the airflow of a server."),
                {QStringLiteral("physical.cooling")}, [](const Gpu &gpu) { return spec_words::cooling(gpu.cooling); }),
        textRow(Texts::tr("Form factor"), Texts::tr("Modules fit only servers made for them."),
                {QStringLiteral("physical.form_factor")},
                [](const Gpu &gpu) { return spec_words::formFactor(gpu.form_factor); }),
        figureRow(
            Texts::tr("Slots"), Texts::tr("How many cards fit side by side."), {QStringLiteral("physical.slots")},
            Better::Lower, [](const Gpu &gpu) { return gpu.slot_width; },
            [format](double value) {
                return Format::Figure{format.trimmed(value, 2), {}};
            }),
        figureRow(
            Texts::tr("Length, mm"), Texts::tr("Long cards do not fit every case."),
            {QStringLiteral("physical.length_mm")}, Better::Neither, [](const Gpu &gpu) { return gpu.length_mm; },
            [format](double value) {
                return Format::Figure{format.integer(value), {}};
            }),
        textRow(Texts::tr("Power connector"), Texts::tr("The power supply must have it."),
                {QStringLiteral("physical.power_connector")}, [](const Gpu &gpu) { return gpu.power_connector; }),
        textRow(Texts::tr("Architecture"), Texts::tr("Newer ones bring number formats and kernels."), {},
                [](const Gpu &gpu) { return gpu.architecture; }),
        textRow(Texts::tr("Made for"), Texts::tr("Licences of consumer cards may forbid data centers."), {},
                [](const Gpu &gpu) { return spec_words::segment(gpu.segment); }),
        textRow(Texts::tr("Released"), Texts::tr("The year of release."), {QStringLiteral("release_year")},
                [](const Gpu &gpu) { return gpu.release_year ? QString::number(*gpu.release_year) : QString(); }),
    };
    return group;
}

} // namespace tarozi::ui
