// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/inspect_words.h"

namespace tarozi::cli {

using namespace Qt::StringLiterals;

QString word(ImportKind kind)
{
    switch (kind) {
    case ImportKind::HfConfig: return u"hf_config"_s;
    case ImportKind::Safetensors: return u"safetensors"_s;
    case ImportKind::SafetensorsIndex: return u"safetensors_index"_s;
    case ImportKind::Gguf: return u"gguf"_s;
    }
    return {};
}

QString sentence(const Assumption &assumption)
{
    const QString fact = assumption.field + u" = "_s + assumption.value;
    switch (assumption.reason) {
    case Assumption::Reason::LibraryDefault: return fact + u" (default of "_s + assumption.basis + u')';
    case Assumption::Reason::Derived: return fact + u" ("_s + assumption.basis + u')';
    case Assumption::Reason::Usual: return fact + u" (not stated; the usual value)"_s;
    }
    return fact;
}

QString sentence(const ImportWarning &warning)
{
    const QString value = QString::number(warning.value, 'f', 0);
    switch (warning.id) {
    case ImportWarning::Id::TowerNotCounted: return u"the weights of %1 are not counted"_s.arg(warning.text);
    case ImportWarning::Id::PredictionNotCounted:
        return u"%1 multi-token prediction layers are stated, but not counted"_s.arg(value);
    case ImportWarning::Id::FormatUnknown: return u"unknown quantization \"%1\""_s.arg(warning.text);
    case ImportWarning::Id::PartsMissing:
        return u"%1 files of the model are missing, the first is %2"_s.arg(value, warning.text);
    case ImportWarning::Id::TotalDisagrees:
        return u"the index says %1 bytes; the sum of the tensors is used"_s.arg(value);
    case ImportWarning::Id::TensorsDisagree:
        return u"the tensors have %1 parameters, the configuration comes to %2; the tensors are used"_s.arg(
            value, warning.text);
    case ImportWarning::Id::UnknownTensorType:
        return u"%1 tensors are of an unknown type; their sizes follow from the offsets"_s.arg(value);
    case ImportWarning::Id::UnknownTensors:
        return u"%1 tensors have names that say nothing, the first is %2"_s.arg(value, warning.text);
    }
    return {};
}

} // namespace tarozi::cli
