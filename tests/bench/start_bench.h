// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop.h"

#include <QString>

// The measured half of the start benchmark, run as a process of its own: opens a window ("full" the program's,
// "empty" a bare one with the same libraries loaded) and leaves once it is painted.
int openAndLeave(const QString &which, CatalogLoading catalog);
