// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"

#include <memory>
#include <vector>

namespace tarozi {

struct LoadedCatalog {
    std::shared_ptr<const Catalog> catalog;
    std::vector<Error> problems; // broken records, each named; they are left out, the rest is loaded
};

// Reads gpus.json, models.json, weight_formats.json, kv_formats.json, engines.json, speed.json, tariffs.json,
// claims.json of `builtin_folder` (":/catalog"), then overlays the files of the same names of `user_folder`, where
// present: a record with a known id replaces the built-in one, a new id is added. Never fails as a whole on the user's
// files.
LoadedCatalog loadCatalog(const QString &builtin_folder, const QString &user_folder = {});

// <standard data directory>/tarozi/catalog
QString userCatalogFolder();

} // namespace tarozi
