// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/source.h"
#include "core/quantity.h"
#include "core/units.h"

#include <QString>

#include <vector>

namespace tarozi {

// One value that went into a formula.
struct Term {
    QString symbol;    // "L", "k", "d": as in the formula's text
    Quantity quantity; // what it is; front ends have a word for each
    double value = 0;
    Unit unit = Unit::None;
    std::vector<Source> sources; // empty for what the user chose or an earlier step gave
};

// One formula with its values: "KV = 2 · L · k · d · b" = 131072 bytes a token.
struct Step {
    Quantity result;
    QString formula; // symbols only, the same in every language
    std::vector<Term> terms;
    double value = 0;
    Unit unit = Unit::None;
    Rule rule = Rule::None; // which engine rule or reading of a disagreement was applied
};

// How a figure was reached, in the order of computing; the last step is the figure.
struct Derivation {
    std::vector<Step> steps;
};

// Formulas take a recorder as their last argument. NoRecorder costs nothing: `if constexpr (R::active)`.
struct NoRecorder {
    static constexpr bool active = false;
};

struct StepRecorder {
    static constexpr bool active = true;
    Derivation derivation;

    void add(Step step) { derivation.steps.push_back(std::move(step)); }
};

} // namespace tarozi
