// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/fixes.h"
#include "core/assess.h"
#include "core/error.h"
#include "ui/language/format.h"

#include <QString>

// Core speaks in enums and numbers; here they become words of the current language. Nothing is stored: ask again
// after a language change.
namespace tarozi::ui::words {

QString quantity(Quantity quantity); // "KV cache", as a label
QString verdict(Verdict verdict);    // "Does not fit"
QString parallelism(Parallelism parallelism);
QString rule(Rule rule); // a sentence: which engine rule was applied; empty for None
QString bottleneck(Bottleneck bottleneck);
QString speedGap(SpeedGap gap); // a sentence: why there is no expectation; empty for None
QString workload(WorkloadKind kind);
QString ecc(EccMode mode);
QString notModelled(const QString &reason); // Assessed::not_modelled; a reason without a translation stays English

QString finding(const Finding &finding, const Assessed &candidate, const Catalog &catalog, const Format &format);
QString fix(const Fix &fix, const Catalog &catalog, const Format &format); // chip text: "KV cache FP8: −8.6 GB"
QString fixCost(const Fix &fix, const Format &format); // what applying it costs; empty: nothing to speak of
QString error(const Error &error);                     // file, place, found, expected in one or two sentences

// "RTX 4090" for the record's full name; "2 × RTX 4090" with a count.
QString gpuShortName(const Gpu &gpu);
QString candidateName(const Assessed &candidate, const Catalog &catalog);
// "11.4 GB short" or "8.8 GB spare": the line under the bar.
QString headroom(const Assessed &candidate, const Format &format);

} // namespace tarozi::ui::words
