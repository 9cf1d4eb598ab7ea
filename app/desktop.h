// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop_options.h"

class QApplication;

// The wiring of the desktop program. Both return the exit status.
int runWindow(const DesktopOptions &options);
int runExport(const DesktopOptions &options);

// Chosen on the command line, else before, else the system's.
tarozi::ui::Language startLanguage(const DesktopOptions &options);
