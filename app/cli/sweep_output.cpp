// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sweep_output.h"

#include "app/cli/commands.h"
#include "core/advice/machine_words.h"

#include <array>
#include <charconv>

namespace tarozi::cli {

using machine::word;

namespace {

constexpr qsizetype kFlushBytes = 1 << 20;
constexpr int kDigits = 6; // significant ones: far finer than any band

constexpr std::array<const char *, 16> kColumns{"context",
                                                "concurrency",
                                                "input",
                                                "output",
                                                "admitted",
                                                "prefill_tok_s",
                                                "ttft_s_low",
                                                "ttft_s",
                                                "ttft_s_high",
                                                "tpot_s_low",
                                                "tpot_s",
                                                "tpot_s_high",
                                                "user_tok_s",
                                                "throughput_tok_s_low",
                                                "throughput_tok_s",
                                                "throughput_tok_s_high"};

void append(QByteArray &bytes, double value)
{
    char text[32];
    const auto end = std::to_chars(text, text + sizeof text, value, std::chars_format::general, kDigits).ptr;
    bytes.append(text, end - text);
}

std::array<double, kColumns.size()> valuesOf(const SpeedEstimate &estimate, const SweepPoint &p)
{
    const Band ttft = estimate.first_token.of(p.speed.ttft_s);
    const Band tpot = estimate.step.of(p.speed.tpot_s);
    const Band total = estimate.throughput.ofInverse(p.speed.total_tok_s);
    return {
        p.context,          p.concurrency, p.lengths.input, p.lengths.output, p.speed.admitted, p.speed.prefill_tok_s,
        ttft.low,           ttft.mid,      ttft.high,       tpot.low,         tpot.mid,         tpot.high,
        p.speed.user_tok_s, total.low,     total.mid,       total.high};
}

} // namespace

SweepOutput::SweepOutput(SweepFormat format) : m_format(format)
{
    if (m_format == SweepFormat::Json) {
        m_bytes = "{\"points\":[";
        return;
    }
    m_bytes = "gpu,count";
    for (const char *column : kColumns)
        m_bytes.append(',').append(column);
    m_bytes += '\n';
}

void SweepOutput::begin(const Candidate &candidate, const SpeedEstimate &estimate)
{
    const QByteArray id = candidate.gpu.toUtf8();
    const QByteArray count = QByteArray::number(candidate.count);
    if (m_format == SweepFormat::Csv) {
        m_candidate = id + ',' + count;
        return;
    }
    m_candidate = "{\"gpu\":\"" + id + "\",\"count\":" + count;
    if (estimate.gap == SpeedGap::None)
        return;
    m_bytes += (m_first ? "" : ",") + m_candidate + ",\"gap\":\"" + word(estimate.gap).toString().toUtf8() + "\"}";
    m_first = false;
}

void SweepOutput::add(const SpeedEstimate &estimate, const SweepPoint &point)
{
    const auto values = valuesOf(estimate, point);
    if (m_format == SweepFormat::Csv) {
        m_bytes += m_candidate;
        for (const double value : values) {
            m_bytes += ',';
            append(m_bytes, value);
        }
        m_bytes += '\n';
    } else {
        m_bytes += (m_first ? "" : ",") + m_candidate;
        for (size_t i = 0; i < values.size(); ++i) {
            m_bytes.append(",\"").append(kColumns[i]).append("\":");
            append(m_bytes, values[i]);
        }
        m_bytes += '}';
    }
    m_first = false;
    if (m_bytes.size() > kFlushBytes)
        flush();
}

void SweepOutput::end()
{
    if (m_format == SweepFormat::Json)
        m_bytes += "]}\n";
    flush();
}

void SweepOutput::flush()
{
    printOut(m_bytes);
    m_bytes.clear();
}

} // namespace tarozi::cli
