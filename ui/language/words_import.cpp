// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/words_import.h"

#include <QCoreApplication>

namespace tarozi::ui::words {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Import)
};

} // namespace

QString fileKind(ImportKind kind)
{
    switch (kind) {
    case ImportKind::HfConfig: return Words::tr("Hugging Face configuration");
    case ImportKind::Safetensors: return Words::tr("safetensors file");
    case ImportKind::SafetensorsIndex: return Words::tr("index of safetensors files");
    case ImportKind::Gguf: return Words::tr("GGUF file");
    }
    Q_UNREACHABLE();
}

QString assumption(const Assumption &assumption)
{
    switch (assumption.reason) {
    case Assumption::Reason::LibraryDefault:
        //: %1 a key of the file, %2 its value, %3 the kind of model as the file names it
        return Words::tr("%1 = %2: the default for %3").arg(assumption.field, assumption.value, assumption.basis);
    case Assumption::Reason::Derived:
        //: %1 a key of the file, %2 its value, %3 an expression of other keys
        return Words::tr("%1 = %2: from %3").arg(assumption.field, assumption.value, assumption.basis);
    case Assumption::Reason::Usual:
        //: %1 a key of the file, %2 its value
        return Words::tr("%1 = %2: usual for such models").arg(assumption.field, assumption.value);
    }
    Q_UNREACHABLE();
}

QString importWarning(const ImportWarning &warning, const Format &format)
{
    const int count = int(warning.value);
    switch (warning.id) {
    case ImportWarning::Id::TowerNotCounted:
        //: a tower is the part of a model that sees or hears; %1 its type as the file names it
        return Words::tr("The weights of the tower %1 are not counted").arg(warning.text);
    case ImportWarning::Id::PredictionNotCounted:
        return Words::tr("Layers that predict several tokens are stated, but not their shape: they are not counted");
    case ImportWarning::Id::FormatUnknown:
        return Words::tr("The quantization %1 is not known: choose the weight precision").arg(warning.text);
    case ImportWarning::Id::PartsMissing:
        //: %1 the name of the first missing file
        return Words::tr("%n file(s) of the model are not beside this one, the first is %1", nullptr, count)
            .arg(warning.text);
    case ImportWarning::Id::TotalDisagrees:
        //: %1 a size
        return Words::tr("The index says %1; the sum of the files is used").arg(format.bytes(warning.value).text());
    case ImportWarning::Id::TensorsDisagree:
        //: %1 a number of parameters
        return Words::tr("The tensors hold %1 parameters; the configuration comes to another number")
            .arg(format.parameters(warning.value).text());
    case ImportWarning::Id::UnknownTensorType:
        return Words::tr("%n tensor(s) are of a type that this program does not know", nullptr, count);
    case ImportWarning::Id::UnknownTensors:
        //: %1 the name of the first such tensor
        return Words::tr("The names of %n tensor(s) say nothing about their use, the first is %1", nullptr, count)
            .arg(warning.text);
    }
    Q_UNREACHABLE();
}

} // namespace tarozi::ui::words
