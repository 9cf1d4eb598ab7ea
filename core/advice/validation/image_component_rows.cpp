// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/validation/image_case.h"
#include "core/units.h"

#include <algorithm>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

constexpr double kBillion = 1e9;
constexpr double kMebi = 1024.0 * 1024.0;

// What the sources call a precision, as a format of the catalogue.
const WeightFormat *statedFormat(const TruthRow &row, const Catalog &catalog, const QString &released)
{
    QString word = row.text(u"precision").toLower();
    word.remove(u"gguf "_s);
    if (word.startsWith(u"bf16/fp16"_s) || word == u"bfloat16"_s)
        word = u"bf16"_s;
    else if (word == u"f16"_s)
        word = u"fp16"_s;
    const QStringList ids{word.isEmpty() ? released : word, word + u"_s"_s, word + u"_k_s"_s, word + u"_0"_s};
    for (const QString &id : ids) {
        if (const WeightFormat *format = catalog.weightFormat(id))
            return format;
    }
    return nullptr;
}

// The unit of bytes_reported; absent: a rounded figure of a description.
std::optional<double> unitBytes(const QString &unit)
{
    if (unit.contains(u"approximate"_s) || unit.contains(u"log excerpt"_s))
        return std::nullopt;
    return unit.startsWith(u"MB"_s) ? kMebi : kGB; // the only megabytes are those that ggml prints
}

std::vector<const PipelineComponent *> namedComponents(const ImagePipeline &pipeline, const QString &stated)
{
    std::vector<const PipelineComponent *> found;
    const QString word = stated.toLower();
    for (const PipelineComponent &component : pipeline.components) {
        const bool whole = word.startsWith(u"full pipeline"_s) && !component.optional;
        const bool denoiser = word == u"denoiser"_s && component.role == ComponentRole::Denoiser;
        const bool vae = word == u"vae"_s && component.role == ComponentRole::Vae;
        if (whole || denoiser || vae || word == component.name.toLower())
            found.push_back(&component);
    }
    return found;
}

} // namespace

void validateImageComponents(const TruthRow &row, const Catalog &catalog, Validation &validation)
{
    RowFigures figures(row, validation);
    const ImagePipeline *pipeline = catalog.imagePipeline(row.text(u"model_id"));
    if (!pipeline)
        return figures.cannot(u"params_billion", u"the model is not stated or not in the catalogue"_s);
    const std::vector<const PipelineComponent *> components = namedComponents(*pipeline, row.text(u"component"));
    if (components.empty())
        return figures.cannot(u"params_billion", u"no component of the pipeline"_s);
    double parameters = 0;
    for (const PipelineComponent *component : components) {
        if (!component->parameters)
            return figures.cannot(u"params_billion", u"missing fact: parameters: "_s + component->name);
        parameters += *component->parameters;
    }
    figures.add(u"params_billion", {parameters / kBillion, parameters * 0.99 / kBillion, parameters * 1.01 / kBillion});
    const QString unit = row.text(u"bytes_unit");
    if (unit.isEmpty())
        return;
    const std::optional<double> bytes_of_unit = unitBytes(unit);
    if (!bytes_of_unit)
        return figures.cannot(u"bytes_reported", u"a rounded figure of a description"_s);
    const WeightFormat *format = statedFormat(row, catalog, pipeline->released_format);
    if (!format)
        return figures.cannot(u"bytes_reported", u"the weight format is not stated"_s);
    const QuantizationTool *tool = format->nominal_bits < 16 ? catalog.quantizationTool({}, format->id) : nullptr;
    double bytes = 0;
    for (const PipelineComponent *component : components)
        bytes += componentBytes(*component, *format, tool);
    const double reported = bytes / *bytes_of_unit;
    figures.add(u"bytes_reported", {reported, reported * 0.98, reported * 1.02});
}

} // namespace tarozi
