// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"

#include <QByteArray>

namespace tarozi::cli {

enum class SweepFormat { Csv, Json };

struct SweepPoint {
    double context = 0, concurrency = 0;
    Lengths lengths;
    SpeedPoint speed;
};

// Writes points as they come: a million of them is never held at once.
class SweepOutput
{
public:
    explicit SweepOutput(SweepFormat format);

    void begin(const Candidate &candidate, const SpeedEstimate &estimate);
    void add(const SpeedEstimate &estimate, const SweepPoint &point);
    void end();

private:
    void flush();

    SweepFormat m_format;
    QByteArray m_bytes;
    QByteArray m_candidate; // the cells or keys that each of its points repeats
    bool m_first = true;
};

} // namespace tarozi::cli
