// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/workload_rows.h"

namespace tarozi::ui {

// What decides a fine-tuning run: the method, the adapters, the batch, the data.
class FineTuningRows : public WorkloadRows
{
    Q_OBJECT

public:
    FineTuningRows(const ViewContext &context, QWidget *parent);

    void present() override;

    ChoiceRow *methodRow() const { return m_method; }
    NumberRow *rankRow() const { return m_rank; }
    NumberRow *sequenceRow() const { return m_sequence; }

private:
    ChoiceRow *m_method, *m_base, *m_targets;
    NumberRow *m_rank, *m_sequence;
};

// What few people change of it.
class FineTuningMoreRows : public WorkloadRows
{
    Q_OBJECT

public:
    FineTuningMoreRows(const ViewContext &context, QWidget *parent);
};

} // namespace tarozi::ui
