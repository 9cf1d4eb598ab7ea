// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/closest_ids.h"

#include <algorithm>

namespace tarozi {

namespace {

constexpr qsizetype kMaxCompared = 80; // the cost of comparing grows with the product of the lengths

// Insertions, deletions and exchanges of one letter that lead from one word to the other.
qsizetype distance(const QString &a, const QString &b)
{
    std::vector<qsizetype> row(size_t(b.size()) + 1);
    for (size_t j = 0; j < row.size(); ++j)
        row[j] = qsizetype(j);
    for (qsizetype i = 0; i < a.size(); ++i) {
        qsizetype diagonal = row[0];
        row[0] = i + 1;
        for (qsizetype j = 0; j < b.size(); ++j) {
            const size_t at = size_t(j) + 1;
            const qsizetype exchanged = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[at];
            row[at] = std::min({row[at] + 1, row[at - 1] + 1, exchanged});
        }
    }
    return row.back();
}

template<typename T>
QStringList idsOf(const std::vector<T> &records)
{
    QStringList ids;
    ids.reserve(qsizetype(records.size()));
    for (const T &record : records) {
        if (!ids.contains(record.id))
            ids += record.id;
    }
    return ids;
}

} // namespace

QStringList closestIds(const QString &mistyped, const QStringList &ids, int limit)
{
    const QString wanted = mistyped.left(kMaxCompared).toLower();
    std::vector<std::pair<double, QString>> ranked;
    for (const QString &id : ids) {
        const QString word = id.left(kMaxCompared).toLower();
        const bool contained = !wanted.isEmpty() && (word.contains(wanted) || wanted.contains(word));
        const double unlike =
            double(distance(wanted, word)) / double(std::max({wanted.size(), word.size(), qsizetype(1)}));
        if (contained || unlike < 0.6)
            ranked.emplace_back(contained ? unlike / 2 : unlike, id);
    }
    std::stable_sort(ranked.begin(), ranked.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    QStringList closest;
    for (size_t i = 0; i < ranked.size() && int(i) < limit; ++i)
        closest += ranked[i].second;
    return closest;
}

QStringList gpuIds(const Catalog &catalog)
{
    return idsOf(catalog.gpus());
}

QStringList modelIds(const Catalog &catalog)
{
    return idsOf(catalog.models());
}

QStringList weightFormatIds(const Catalog &catalog)
{
    return idsOf(catalog.weightFormats());
}

QStringList kvFormatIds(const Catalog &catalog)
{
    return idsOf(catalog.kvFormats());
}

QStringList engineIds(const Catalog &catalog)
{
    return idsOf(catalog.engines());
}

} // namespace tarozi
