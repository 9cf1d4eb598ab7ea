// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/words.h"

#include <QCoreApplication>

namespace tarozi::ui::words {

namespace {

// The reasons that core gives in English, which is also their key; a test keeps this list whole.
[[maybe_unused]] const char *const kReasons[] = {
    QT_TRANSLATE_NOOP("NotModelled", "this kind of workload is not modelled"),
    QT_TRANSLATE_NOOP("NotModelled", "unknown GPU"),
    QT_TRANSLATE_NOOP("NotModelled", "unknown model"),
    QT_TRANSLATE_NOOP("NotModelled", "unknown engine"),
    QT_TRANSLATE_NOOP("NotModelled", "unknown weight format"),
    QT_TRANSLATE_NOOP("NotModelled", "unknown KV cache format"),
    QT_TRANSLATE_NOOP("NotModelled", "tensor x pipeline does not divide the number of GPUs"),
    QT_TRANSLATE_NOOP("NotModelled", "the query heads do not divide by the tensor-parallel size"),
    QT_TRANSLATE_NOOP("NotModelled", "unknown training framework"),
    QT_TRANSLATE_NOOP("NotModelled", "unknown training recipe"),
    QT_TRANSLATE_NOOP("NotModelled", "full fine-tuning of weights in fewer than 16 bits"),
    QT_TRANSLATE_NOOP("NotModelled", "unknown LoRA target"),
    QT_TRANSLATE_NOOP("NotModelled", "no matrix to adapt"),
    QT_TRANSLATE_NOOP("NotModelled", "rank above the dimension of an adapted matrix"),
    QT_TRANSLATE_NOOP("NotModelled", "QLoRA needs quantized base weights"),
    QT_TRANSLATE_NOOP("NotModelled", "LoRA keeps its base in 8 bits or more"),
    QT_TRANSLATE_NOOP("NotModelled", "more pipeline stages than layers"),
    QT_TRANSLATE_NOOP("NotModelled", "unknown image pipeline"),
    QT_TRANSLATE_NOOP("NotModelled", "unknown image engine"),
    QT_TRANSLATE_NOOP("NotModelled", "unknown speech model"),
    QT_TRANSLATE_NOOP("NotModelled", "unknown speech engine"),
    QT_TRANSLATE_NOOP("NotModelled", "nothing to generate"),
    QT_TRANSLATE_NOOP("NotModelled", "nothing to transcribe"),
    // facts that a record of the catalogue lacks
    QT_TRANSLATE_NOOP("NotModelled", "layers and width of the denoiser"),
    QT_TRANSLATE_NOOP("NotModelled", "text encoder"),
    QT_TRANSLATE_NOOP("NotModelled", "VAE"),
    QT_TRANSLATE_NOOP("NotModelled", "size of the VAE"),
    QT_TRANSLATE_NOOP("NotModelled", "memory settings of pipelines"),
    QT_TRANSLATE_NOOP("NotModelled", "how this weight format is stored in a pipeline"),
};

} // namespace

QString notModelled(const QString &reason)
{
    const auto translated = [](const QString &text) {
        return QCoreApplication::translate("NotModelled", text.toUtf8().constData());
    };
    const QString missing = QStringLiteral("missing fact: ");
    if (!reason.startsWith(missing))
        return translated(reason);
    QStringList facts;
    for (const QString &fact : reason.mid(missing.size()).split(QStringLiteral(", ")))
        facts += translated(fact);
    //: why there is no answer: what the catalogue does not know about a model; %1 is a list
    return QCoreApplication::translate("NotModelled", "missing fact: %1").arg(facts.join(QStringLiteral(", ")));
}

} // namespace tarozi::ui::words
