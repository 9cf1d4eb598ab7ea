// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/examples.h"

#include <QCoreApplication>

namespace tarozi::ui {

namespace {
struct Texts {
    Q_DECLARE_TR_FUNCTIONS(Examples)
};
} // namespace

std::vector<Example> examples()
{
    const auto path = [](const char16_t *name) {
        return QStringLiteral(":/presets/%1.tarozi").arg(QString::fromUtf16(name));
    };
    return {{path(u"internal_chat_8b"), Texts::tr("Internal chat on an 8B model")},
            {path(u"llama_70b_on_one_l40s"), Texts::tr("A 70B model on one L40S")},
            {path(u"long_documents"), Texts::tr("Analysis of long documents")},
            {path(u"night_batch"), Texts::tr("Batch at night")},
            {path(u"qlora_8b"), Texts::tr("QLoRA of an 8B model")},
            {path(u"qlora_70b"), Texts::tr("QLoRA of a 70B model")},
            {path(u"full_finetune_7b"), Texts::tr("Full fine-tuning of a 7B model")},
            {path(u"sdxl-studio"), Texts::tr("SDXL studio")},
            {path(u"flux-stream"), Texts::tr("A stream of FLUX images")},
            {path(u"call-center"), Texts::tr("Transcription for a call centre")}};
}

} // namespace tarozi::ui
