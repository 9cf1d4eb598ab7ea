// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/workload_rows.h"

namespace tarozi::ui {

// What decides a run of an image or video pipeline: the model, the picture, the steps, the precisions.
class ImageRows : public WorkloadRows
{
    Q_OBJECT

public:
    ImageRows(const ViewContext &context, QWidget *parent);

    void present() override;

    ChoiceRow *modelRow() const { return m_model; }
    NumberRow *stepsRow() const { return m_steps; }

private:
    const ImagePipeline *pipeline() const;

    ChoiceRow *m_model;
    NumberRow *m_frames, *m_steps;
};

// What few people change of it.
class ImageMoreRows : public WorkloadRows
{
    Q_OBJECT

public:
    ImageMoreRows(const ViewContext &context, QWidget *parent);

    void present() override;

private:
    ChoiceRow *m_tool;
    ToggleRow *m_compile;
};

} // namespace tarozi::ui
