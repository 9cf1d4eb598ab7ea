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
};

} // namespace

QString notModelled(const QString &reason)
{
    return QCoreApplication::translate("NotModelled", reason.toUtf8().constData());
}

} // namespace tarozi::ui::words
