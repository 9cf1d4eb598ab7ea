// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speed/ceilings.h"

namespace tarozi {

Throughput tensorThroughput(const Gpu &gpu, const QString &compute)
{
    const std::optional<double> sixteen_bit = gpu.bf16_flops ? gpu.bf16_flops : gpu.fp16_fp32acc_flops;
    const auto orSixteenBit = [&](const std::optional<double> &native) {
        return native ? Throughput{native, true} : Throughput{sixteen_bit, false};
    };
    if (compute == QLatin1String("fp8"))
        return orSixteenBit(gpu.fp8_flops);
    if (compute == QLatin1String("int8"))
        return orSixteenBit(gpu.int8_ops);
    if (compute == QLatin1String("fp4"))
        return gpu.fp4_flops ? Throughput{gpu.fp4_flops, true} : Throughput{orSixteenBit(gpu.fp8_flops).flops, false};
    if (compute == QLatin1String("fp32"))
        return {gpu.tf32_flops ? gpu.tf32_flops : gpu.fp32_flops, true};
    if (compute == QLatin1String("bf16"))
        return {sixteen_bit, gpu.bf16_flops.has_value()};
    return {gpu.fp16_fp32acc_flops ? gpu.fp16_fp32acc_flops : gpu.bf16_flops, true};
}

} // namespace tarozi
