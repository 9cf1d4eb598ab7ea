// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop_options.h"
#include "core/catalog/catalog_loader.h"

#include <future>

// Reading the catalogue takes as long as opening a display: it starts first and runs beside it.
using CatalogLoading = std::future<tarozi::LoadedCatalog>;
CatalogLoading startLoadingCatalog();

// The wiring of the desktop program. Both return the exit status.
int runWindow(const DesktopOptions &options, CatalogLoading catalog);
int runExport(const DesktopOptions &options, CatalogLoading catalog);

// Chosen on the command line, else before, else the system's.
tarozi::ui::Language startLanguage(const DesktopOptions &options);
