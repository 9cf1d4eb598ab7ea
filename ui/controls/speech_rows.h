// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/workload_rows.h"

namespace tarozi::ui {

// What decides a transcription: the model, the engine, the windows at work and the audio.
class SpeechRows : public WorkloadRows
{
    Q_OBJECT

public:
    SpeechRows(const ViewContext &context, QWidget *parent);

    NumberRow *batchRow() const { return m_batch; }

private:
    NumberRow *m_batch;
};

} // namespace tarozi::ui
