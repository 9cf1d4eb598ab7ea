// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speed/ceilings.h"

namespace tarozi {

using namespace Qt::StringLiterals;

Throughput tensorThroughput(const Gpu &gpu, const QString &compute)
{
    const bool bf16 = gpu.bf16_flops.has_value();
    const std::optional<double> sixteen_bit = bf16 ? gpu.bf16_flops : gpu.fp16_fp32acc_flops;
    const Throughput fallback{sixteen_bit, false, bf16 ? u"bf16"_s : u"fp16"_s};
    const auto orFallback = [&](const std::optional<double> &native) {
        return native ? Throughput{native, true, compute} : fallback;
    };
    if (compute == u"fp8")
        return orFallback(gpu.fp8_flops);
    if (compute == u"int8")
        return orFallback(gpu.int8_ops);
    if (compute == u"fp4") {
        const Throughput eight = gpu.fp8_flops ? Throughput{gpu.fp8_flops, false, u"fp8"_s} : fallback;
        return gpu.fp4_flops ? Throughput{gpu.fp4_flops, true, compute} : eight;
    }
    if (compute == u"fp32")
        return {gpu.tf32_flops ? gpu.tf32_flops : gpu.fp32_flops, true, gpu.tf32_flops ? u"tf32"_s : compute};
    if (compute == u"bf16")
        return {sixteen_bit, bf16, bf16 ? compute : u"fp16"_s};
    return {gpu.fp16_fp32acc_flops ? gpu.fp16_fp32acc_flops : gpu.bf16_flops, true, u"fp16"_s};
}

} // namespace tarozi
