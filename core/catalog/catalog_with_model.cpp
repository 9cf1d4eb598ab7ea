// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalog.h"

#include <algorithm>

namespace tarozi {

namespace {

WeightFormat formatOfRelease(const QString &id)
{
    constexpr double kSixteenBit = 2; // of tensors whose bytes the file did not tell
    WeightFormat format;
    format.id = format.name = id;
    format.family = QStringLiteral("release");
    format.stands_for_release = true;
    format.bytes_per_parameter.fill(kSixteenBit);
    format.types.emplace_back();
    format.choices.fill({TypeChoice{}});
    format.compute = QStringLiteral("fp16");
    return format;
}

} // namespace

Catalog Catalog::withModel(LanguageModel model) const
{
    Content content = m_content;
    const bool tells_bytes = std::any_of(model.tensors.begin(), model.tensors.end(),
                                         [](const TensorGroup &tensor) { return tensor.stored_bytes > 0; });
    if (tells_bytes && !weightFormat(model.released_format)) {
        if (model.released_format.isEmpty())
            model.released_format = QStringLiteral("as-released");
        content.weight_formats.push_back(formatOfRelease(model.released_format));
    }
    std::erase_if(content.models, [&](const LanguageModel &known) { return known.id == model.id; });
    content.models.push_back(std::move(model));
    return Catalog(std::move(content));
}

} // namespace tarozi
