// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess_findings.h"
#include "core/assess_inputs.h"

#include <memory>

namespace tarozi {

// One candidate's verdict at any context and concurrency, everything else as asked: what assess() says, by the same
// formulas, without what a verdict does not need. Made once for many points; the catalogue must outlive it.
class FitEvaluator
{
public:
    FitEvaluator(const Scenario &scenario, const Catalog &catalog, int candidate);

    // False: nothing is modelled, and verdicts are NotModelled.
    bool isModelled() const { return m_modelled; }

    // Everything that does not change along a column of one context.
    struct Column {
        double context = 0;
        std::vector<double> request_bytes; // of each stage
    };
    Column columnAt(double context) const;
    Verdict verdict(const Column &column, double concurrency) const;
    Verdict verdict(double context, double concurrency) const { return verdict(columnAt(context), concurrency); }
    // Bytes of the fullest GPU; 0 when nothing is modelled.
    double need(const Column &column, double concurrency) const { return fullest(column, concurrency).need; }

private:
    StageFit fullest(const Column &column, double concurrency) const;
    StageFit fullestAnew(double context, double concurrency) const;

    std::shared_ptr<const LanguageModel> m_storage; // a generic model lives here
    CandidateInputs m_inputs;
    ServingMemory m_memory;
    std::vector<StageFit> m_empty; // of each stage, without its cache
    double m_scale = 1;
    bool m_modelled = false;
    bool m_separable = false; // need = what is fixed + requests · bytes of one
};

} // namespace tarozi
