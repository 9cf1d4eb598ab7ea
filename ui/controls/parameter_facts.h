// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/parameter_words.h"

namespace tarozi::ui::words {

struct ParameterFacts {
    QString meaning, unit, typical, drives;
};

// Of the rows of one workload; a parameter of another workload gives empty words.
ParameterRow::Texts finetuneTexts(Parameter parameter);
ParameterFacts finetuneFacts(Parameter parameter);
ParameterRow::Texts mediaTexts(Parameter parameter); // images, video and speech
ParameterFacts mediaFacts(Parameter parameter);

} // namespace tarozi::ui::words
