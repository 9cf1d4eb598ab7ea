// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/error.h"
#include "core/importers/imported_model.h"

#include <QJsonObject>
#include <QJsonValue>
#include <QString>

#include <initializer_list>
#include <optional>
#include <vector>

namespace tarozi {

// One object of a configuration in which a fact may stand under several names, in Python's habits: null is absent, a
// whole number may be written 32.0. A value that makes no sense is recorded as an error (the first one counts) and a
// default is answered; what the file leaves to the library is recorded as assumed.
class ConfigReader
{
public:
    // Names of one fact, the usual one first; "attn_config.kv_n_heads" looks into an inner object.
    using Keys = std::initializer_list<QLatin1StringView>;

    struct Report {
        QString file;
        std::optional<Error> error;
        std::vector<Assumption> assumed;
        std::vector<ImportWarning> warnings;
    };

    ConfigReader(const QJsonObject &object, QString place, Report &report);
    // What missing keys mean, and the model_type whose library defaults they are.
    void setDefaults(const QJsonObject &values, const QString &family);

    const QJsonObject &object() const { return m_object; }
    Report &report() const { return *m_report; }
    const QString &place() const { return m_place; }

    bool has(Keys keys) const;
    // The first of the names that is there and not null; undefined when none is. Family defaults included.
    QJsonValue value(Keys keys) const;

    // 0 up to `maximum`; absent stays absent.
    std::optional<qint64> whole(Keys keys, qint64 maximum) const;
    int small(Keys keys, int fallback = 0) const; // up to kMaxDimension
    int required(Keys keys) const;                // from 1
    std::optional<bool> flag(Keys keys) const;
    QString text(Keys keys) const;
    QStringList texts(Keys keys) const;
    std::vector<qint64> wholes(Keys keys) const; // of a list; numbers and booleans
    QJsonObject child(Keys keys) const;

    void assume(const QString &field, const QString &value, Assumption::Reason reason, const QString &basis) const;
    void assume(const QString &field, qint64 value, Assumption::Reason reason, const QString &basis) const;
    void fail(Problem problem, QLatin1StringView key, const QString &found, Expectation expected) const;

    static constexpr qint64 kMaxDimension = 16'777'216;

private:
    struct Found {
        QJsonValue value;
        QLatin1StringView key;
    };
    Found find(Keys keys) const;
    std::optional<qint64> checked(const Found &found, qint64 minimum, qint64 maximum) const;

    QJsonObject m_object;
    QString m_place;
    Report *m_report;
    QJsonObject m_values;
    QString m_family;
};

} // namespace tarozi
