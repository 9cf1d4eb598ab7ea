// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/error.h"

#include <QDate>
#include <QString>

#include <functional>
#include <vector>

namespace tarozi::ui {

class Dialogs;
class ScenarioStore;
class Settings;

// The world outside, as the window reaches it; everything outlives the window.
struct WindowServices {
    Settings &settings;
    Dialogs &dialogs;
    ScenarioStore &store;
    QString recovery_folder;
    std::function<QDate()> today;
    std::vector<Error> catalog_problems; // broken records of the user's own catalogue, told once
    QString user_catalog_folder = {};    // where imported models are kept
};

} // namespace tarozi::ui
