// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/validation/truth_row.h"

#include "core/memory/weights.h"
#include "core/units.h"

namespace tarozi {

using namespace Qt::StringLiterals;

void validatePublishedWeights(const TruthRow &row, const Catalog &catalog, Validation &validation)
{
    if (!row.usable())
        return;
    RowFigures figures(row, validation);
    const RowScenario asked = rowScenario(row, catalog);
    QString reason = asked.reason;
    if (reason.isEmpty() && row.has(u"component"))
        reason = u"a part of a model"_s;
    if (!reason.isEmpty()) {
        figures.cannot(u"weights_gib", reason);
        figures.cannot(u"weights_bytes", reason);
        return;
    }
    const LanguageModel &model = *catalog.model(row.text(u"model_id"));
    const WeightFormat &format = *catalog.weightFormat(row.text(u"weights_format"));
    const QString container = row.text(u"container");
    const WeightsContainer kind = container == u"gguf"_s  ? WeightsContainer::Gguf
                                  : container == u"mlx"_s ? WeightsContainer::Mlx
                                                          : WeightsContainer::Safetensors;
    const double bytes = fileBytes(model, format, kind);
    const Ranged band{bytes, bytes * format.relative_low, bytes * format.relative_high};
    figures.add(u"weights_gib", {band.value / kGiB, band.low / kGiB, band.high / kGiB});
    figures.add(u"weights_bytes", band);
}

} // namespace tarozi
