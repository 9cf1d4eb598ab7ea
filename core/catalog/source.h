// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace tarozi {

// Where a fact comes from. `fields` names the record's fields that rest on it; empty means the whole record.
struct Source {
    QString ref;  // short key, unique in a record
    QString kind; // vendor, vendor-tool, observed, third-party, article, engine-source, measured ...
    QString title;
    QString url;  // may be empty: then the title must let a reader find it
    QString date; // ISO date or year of the source or of its reading, may be empty
    QString note;
    QStringList fields;

    bool operator==(const Source &) const = default;
};

// Sources that disagree: the catalogue keeps one figure and records the other.
struct Conflict {
    QString field; // may be empty when the disagreement is about several
    QString text;  // English, as researched

    bool operator==(const Conflict &) const = default;
};

// A statement that nobody could verify. Shown with its author, never used in a calculation.
struct Claim {
    QString author;
    QString text;
    QString date;
    QStringList gpus; // ids of the cards it is about; empty in a card's own record
    Source source;

    bool operator==(const Claim &) const = default;
};

} // namespace tarozi
