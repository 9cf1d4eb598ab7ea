// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/scenario_session.h"

#include <QString>

namespace tarozi::ui::words {

// What an undo step changed, as the object of "Undo: %1". Ask again after a language change.
QString editField(EditField field);

} // namespace tarozi::ui::words
