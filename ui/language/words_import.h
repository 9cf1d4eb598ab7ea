// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importers/imported_model.h"
#include "ui/language/format.h"

// What an importer found, in words of the current language.
namespace tarozi::ui::words {

QString fileKind(ImportKind kind);
QString assumption(const Assumption &assumption);
QString importWarning(const ImportWarning &warning, const Format &format);

} // namespace tarozi::ui::words
