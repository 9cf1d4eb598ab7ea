// SPDX-License-Identifier: GPL-3.0-or-later
#include "targets.h"

#include <cstddef>
#include <cstdint>

// libFuzzer's entry: one program a target, named by the build.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    tarozi::fuzz::TAROZI_FUZZ_TARGET(bytes);
    return 0;
}
