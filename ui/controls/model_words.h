// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "ui/controls/picker_list.h"
#include "ui/language/format.h"

namespace tarozi::ui::words {

// "GQA 32/8", "MLA", "Mamba + GQA 32/8": how the layers attend; empty when unknown.
QString attention(const LanguageModel &model);
// "8.03 billion · GQA 32/8 · BF16"
QString modelDetail(const LanguageModel &model, const Catalog &catalog, const Format &format);
// The language models by family in the catalogue's order, embedding models after them.
std::vector<PickerItem> modelItems(const Catalog &catalog, const Format &format);

// "24 GB GDDR6X · driver reports 24,564 MiB"
QString gpuMemory(const Gpu &gpu, EccMode ecc, const Format &format);
// The cards by segment: consumer, workstation, data centre.
std::vector<PickerItem> gpuItems(const Catalog &catalog, const Format &format);

} // namespace tarozi::ui::words
