// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option_reader.h"
#include "core/catalog/catalog.h"
#include "core/workload/scenario.h"

#include <optional>

namespace tarozi::cli {

template<typename T>
void assignIf(T &target, const std::optional<T> &value)
{
    if (value)
        target = *value;
}

template<typename T>
void assignIf(std::optional<T> &target, const std::optional<T> &value)
{
    if (value)
        target = value;
}

template<typename Record>
QStringList idsOf(const std::vector<Record> &records)
{
    QStringList ids;
    for (const Record &record : records) {
        if (!ids.contains(record.id))
            ids += record.id;
    }
    return ids;
}

// An id that the catalogue has; the error lists the ids where they are few, else those that look like it.
template<typename Record>
std::optional<QString> knownId(OptionReader &options, const QString &option, const std::vector<Record> &records)
{
    const std::optional<QString> found = options.text(option);
    if (!found)
        return std::nullopt;
    QStringList ids = idsOf(records);
    if (ids.contains(*found))
        return found;
    constexpr int kListed = 60;
    if (ids.size() > kListed) {
        const QString last = found->section(u'/', -1).left(6);
        ids = ids.filter(last, Qt::CaseInsensitive);
        if (!ids.isEmpty())
            ids += QStringLiteral("...");
    }
    options.fail(Problem::UnknownId, option, *found,
                 ids.isEmpty() ? Expectation{} : Expectation{Expectation::Kind::OneOf, {}, {}, ids});
    return std::nullopt;
}

// The options of one workload laid over its part of the scenario.
void readFineTuning(OptionReader &options, const Catalog &catalog, FineTuningWorkload &finetune);
void readImage(OptionReader &options, const Catalog &catalog, ImageWorkload &image);
void readSpeech(OptionReader &options, const Catalog &catalog, SpeechWorkload &speech);

} // namespace tarozi::cli
