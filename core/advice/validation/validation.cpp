// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/validation/validation.h"

#include "core/advice/validation/finetune_rows.h"
#include "core/advice/validation/image_case.h"
#include "core/advice/validation/speed_case.h"

#include <QFile>
#include <QSet>

#include <algorithm>
#include <functional>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

struct Table {
    QStringList columns; // what tells it from the others
    std::function<void(const TruthRow &, const Catalog &, Validation &)> validate;
};

const std::vector<Table> &tables()
{
    static const std::vector<Table> all{
        {{u"max_model_len_tokens"_s, u"activation_gib"_s, u"kv_gib"_s}, validateVllmMemory},
        {{u"context_tokens"_s, u"compute_gib"_s, u"kv_gib"_s}, validateLlamaCppMemory},
        {{u"decode_tok_s"_s, u"includes_prefill"_s, u"split_mode"_s}, validateSpeedDecode},
        {{u"prefill_tok_s"_s, u"prompt_tokens"_s, u"batch_prompts"_s}, validateSpeedPrefill},
        {{u"output_tok_s"_s, u"load"_s, u"includes_prefill"_s}, validateSpeedBatched},
        {{u"length_spread"_s, u"ttft_ms"_s, u"tpot_ms"_s}, validateSpeedServed},
        {{u"vae_mode"_s, u"peak_gib"_s, u"weights_gib"_s}, validateImageMemory},
        {{u"cfg_doubles_batch"_s, u"iterations_per_s"_s, u"seconds_per_image"_s}, validateImageSpeed},
        {{u"bytes_reported"_s, u"params_billion"_s, u"component"_s}, validateImageComponents},
        {{u"encoder_ms_per_30s"_s, u"realtime_factor"_s, u"beam_size"_s}, validateSpeech},
        {{u"peak_gib"_s, u"checkpointing"_s, u"lora_rank"_s}, validateFineTuneMemory},
        {{u"train_tok_s_per_gpu"_s, u"checkpointing"_s}, validateTrainingSpeed},
        {{u"container"_s, u"weights_gib"_s, u"weights_format"_s}, validatePublishedWeights},
    };
    return all;
}

// case_id, quantity (empty: all of the case) and the reason
void markExcluded(Validation &validation)
{
    QFile file(u":/truth/exclusions.csv"_s);
    if (!file.open(QIODevice::ReadOnly))
        return;
    const Result<CsvTable> table = CsvTable::parse(file.readAll(), file.fileName());
    if (!table)
        return;
    for (size_t i = 0; i < table->rowCount(); ++i) {
        const QString id = table->text(i, u"case_id"_s);
        const QString quantity = table->text(i, u"quantity"_s);
        for (ValidatedFigure &figure : validation.cases) {
            if (figure.case_id == id && (quantity.isEmpty() || figure.quantity == quantity))
                figure.excluded = table->text(i, u"reason"_s);
        }
        for (BoundaryCase &boundary : validation.boundaries) {
            if (boundary.case_id == id && quantity == u"fits")
                boundary.excluded = table->text(i, u"reason"_s);
        }
    }
}

} // namespace

Result<Validation> validate(const CsvTable &table, const QString &file_name, const Catalog &catalog)
{
    const auto known = std::find_if(tables().begin(), tables().end(), [&](const Table &candidate) {
        return std::all_of(candidate.columns.begin(), candidate.columns.end(),
                           [&](const QString &column) { return table.hasColumn(column); });
    });
    if (known == tables().end())
        return Error{Problem::WrongFormat,
                     file_name,
                     u"line 1"_s,
                     table.header().mid(0, 8).join(u","),
                     {Expectation::Kind::Format,
                      {},
                      {},
                      {u"vllm_memory, llamacpp_memory, weights_published, finetune_memory, image_memory, "
                       "image_components, image_speed, asr or a speed table"_s}}};
    Validation validation;
    validation.file = file_name.section(u'/', -1);
    for (size_t row = 0; row < table.rowCount(); ++row)
        known->validate(TruthRow(table, row), catalog, validation);
    markExcluded(validation);
    return validation;
}

} // namespace tarozi
