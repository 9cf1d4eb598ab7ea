// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/derivation.h"
#include "ui/language/format.h"

#include <QString>

#include <vector>

namespace tarozi::ui {

// A derivation in words of the current language; the popover and the plain text show the same.

struct ExplainedTerm {
    QString symbol, meaning, value;
    std::vector<int> sources; // numbers in Explanation::sources, from 1
};

struct ExplainedStep {
    QString title;   // what the step gives
    QString formula; // in symbols
    QString values;  // the right side with values and units; empty when it would only repeat the result
    QString result;
    QString rule; // a sentence; may be empty
    std::vector<ExplainedTerm> terms;
};

struct Explanation {
    QString title; // the figure's name
    Format::Figure figure;
    std::vector<ExplainedStep> steps; // the figure's own step first, then what it rests on in the order of computing
    std::vector<Source> sources;      // each once

    bool isEmpty() const { return steps.empty(); }
};

Explanation explained(const Derivation &derivation, const Format &format);

// The right side of a formula with the values in place of the symbols; empty when there is nothing to put in.
QString formulaWithValues(const QString &formula, const std::vector<Term> &terms, const Format &format);

// For the clipboard and for tests; ends with a line break, empty for an empty derivation.
QString explanationText(const Derivation &derivation, const Format &format);

} // namespace tarozi::ui
