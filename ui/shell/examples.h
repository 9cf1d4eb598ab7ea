// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace tarozi::ui {

// A scenario that comes with the program.
struct Example {
    QString path; // of the resource
    QString name; // in the interface's language; ask again after a change
};
std::vector<Example> examples();

} // namespace tarozi::ui
