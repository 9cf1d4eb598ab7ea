// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/engine.h"
#include "core/catalog/gpu.h"
#include "core/derivation.h"

#include <algorithm>

namespace tarozi {

// Building blocks of a recorded step; only ever called under `if constexpr (R::active)`.
inline Term term(const char16_t *symbol, Quantity quantity, double value, Unit unit = Unit::None,
                 std::vector<Source> sources = {})
{
    return {QString::fromUtf16(symbol), quantity, value, unit, std::move(sources)};
}

inline Term term(const char16_t *symbol, Quantity quantity, const Coefficient &coefficient, Unit unit = Unit::None)
{
    return term(symbol, quantity, coefficient.value, unit, coefficient.evidence);
}

// The sources of one field of a record: those that name it, and those that speak for the whole record.
inline std::vector<Source> sourcesOf(const std::vector<Source> &all, const QString &field)
{
    std::vector<Source> result;
    std::copy_if(all.begin(), all.end(), std::back_inserter(result), [&](const Source &source) {
        return source.fields.isEmpty() || std::any_of(source.fields.begin(), source.fields.end(),
                                                      [&](const QString &f) { return f.contains(field); });
    });
    return result;
}

} // namespace tarozi
