// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/scenario_keys.h"

#include "core/catalog/closest_ids.h"

namespace tarozi {

namespace {

constexpr qsizetype kMaxText = 1000;

} // namespace

void takeText(QString &target, const JsonReader &json, JsonReader::Key key)
{
    if (!json.has(key))
        return;
    target = json.optionalText(key);
    if (target.size() > kMaxText)
        json.fail(Problem::TooLarge, key, shortened(target), {Expectation::Kind::Text, {}, {}, {}});
}

void checkId(const JsonReader &json, JsonReader::Key key, const QString &id, bool known, const QStringList &ids)
{
    if (known)
        return;
    const QStringList closest = closestIds(id, ids);
    const auto kind = closest.isEmpty() ? Expectation::Kind::Nothing : Expectation::Kind::OneOf;
    json.fail(Problem::UnknownId, key, shortened(id), {kind, {}, {}, closest});
}

} // namespace tarozi
