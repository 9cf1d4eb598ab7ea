// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include <vector>

namespace tarozi::ui {

// A word that may follow a number and what it multiplies it by: {"K", 1024} in a box of tokens.
struct NumberUnit {
    QString word;
    double factor = 1;
};

struct NumberText {
    enum class State {
        Complete,   // `value` holds the number
        Partial,    // not a number yet, more typing may make it one
        Impossible, // no typing at the end makes it a number
    };
    State state = State::Impossible;
    double value = 0;
};

// A number as people type or paste it, whatever their habit: spaces of any width between groups, point or comma.
//   both separators        the last one is the decimal mark: 1,234.5 and 1.234,5
//   one, several times     it separates groups: 1,500,000
//   one, once              the decimal mark (12.5 and 12,5 in each language), except that it separates groups where
//                          exactly three digits follow and either the number must be whole or the language groups
//                          with this very sign: "1,500" is 1500 for a whole number and in English, else 1.5
// A group that is not three digits long ("80 24", "1,50,000") is never guessed at. A unit must be one of `units`.
NumberText readNumber(const QString &text, const QLocale &locale, bool whole,
                      const std::vector<NumberUnit> &units = {});

} // namespace tarozi::ui
