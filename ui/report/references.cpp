// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/references.h"

#include <QStringList>

#include <algorithm>

namespace tarozi::ui::report {

namespace {

// Records name the same page with notes of their own: the reader needs it once.
bool samePage(const Source &a, const Source &b)
{
    return a.title == b.title && a.url == b.url && a.date == b.date;
}

} // namespace

int References::cite(const Source &source)
{
    const auto known =
        std::find_if(m_sources.begin(), m_sources.end(), [&](const Source &other) { return samePage(source, other); });
    if (known != m_sources.end())
        return int(known - m_sources.begin()) + 1;
    m_sources.push_back(source);
    return int(m_sources.size());
}

QString References::cite(const std::vector<Source> &sources)
{
    std::vector<int> numbers;
    for (const Source &source : sources)
        numbers.push_back(cite(source));
    std::sort(numbers.begin(), numbers.end());
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    QStringList marks;
    for (const int number : numbers)
        marks.append(QString::number(number));
    return marks.join(QStringLiteral(", "));
}

} // namespace tarozi::ui::report
