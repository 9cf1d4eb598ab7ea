// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/unknown_keys.h"

#include <QJsonArray>

#include <algorithm>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kIdentity = "gpu"_L1;

QJsonArray unknownElementsOf(const QJsonArray &read, const QJsonObject &known)
{
    QJsonArray elements;
    bool any = false;
    for (const QJsonValue &value : read) {
        QJsonObject element = unknownKeysOf(value.toObject(), known);
        any = any || !element.isEmpty();
        element.insert(kIdentity, value.toObject().value(kIdentity));
        elements.append(element);
    }
    return any ? elements : QJsonArray();
}

QJsonArray merged(QJsonArray target, const QJsonArray &unknown)
{
    for (qsizetype i = 0; i < std::min(target.size(), unknown.size()); ++i) {
        QJsonObject element = target[i].toObject();
        if (element.value(kIdentity) != unknown[i].toObject().value(kIdentity))
            continue;
        addUnknownKeys(element, unknown[i].toObject());
        target[i] = element;
    }
    return target;
}

void addPlaces(const QJsonValue &unknown, const QString &place, QStringList &places)
{
    const QJsonObject object = unknown.toObject();
    const QJsonArray array = unknown.toArray();
    const bool holds_objects = !array.isEmpty() && array.first().isObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        addPlaces(it.value(), place.isEmpty() ? it.key() : place + u'.' + it.key(), places);
    for (qsizetype i = 0; holds_objects && i < array.size(); ++i) {
        QJsonObject element = array[i].toObject();
        element.remove(kIdentity);
        if (!element.isEmpty())
            addPlaces(element, place + u"[%1]"_s.arg(i), places);
    }
    if (object.isEmpty() && !holds_objects)
        places += place;
}

} // namespace

QStringList placesIn(const QJsonObject &unknown)
{
    QStringList places;
    if (!unknown.isEmpty())
        addPlaces(unknown, {}, places);
    return places;
}

QJsonObject unknownKeysOf(const QJsonObject &read, const QJsonObject &known)
{
    QJsonObject unknown;
    for (auto it = read.begin(); it != read.end(); ++it) {
        const QJsonValue other = known.value(it.key());
        if (other.isUndefined()) {
            unknown.insert(it.key(), it.value());
        } else if (it.value().isObject() && other.isObject()) {
            const QJsonObject inner = unknownKeysOf(it.value().toObject(), other.toObject());
            if (!inner.isEmpty())
                unknown.insert(it.key(), inner);
        } else if (it.value().isArray() && other.isArray()) {
            const QJsonArray inner = unknownElementsOf(it.value().toArray(), other.toArray().first().toObject());
            if (!inner.isEmpty())
                unknown.insert(it.key(), inner);
        }
    }
    return unknown;
}

void addUnknownKeys(QJsonObject &target, const QJsonObject &unknown)
{
    for (auto it = unknown.begin(); it != unknown.end(); ++it) {
        const QJsonValue present = target.value(it.key());
        if (present.isUndefined()) {
            target.insert(it.key(), it.value());
        } else if (present.isObject() && it.value().isObject()) {
            QJsonObject inner = present.toObject();
            addUnknownKeys(inner, it.value().toObject());
            target.insert(it.key(), inner);
        } else if (present.isArray() && it.value().isArray()) {
            target.insert(it.key(), merged(present.toArray(), it.value().toArray()));
        }
    }
}

} // namespace tarozi
