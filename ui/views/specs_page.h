// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/assessment_view.h"

class QLabel;

namespace tarozi::ui {

class FigureTable;
struct SpecSheet;

// The data sheets of the compared cards side by side, what sources disagree about, claims nobody could verify,
// sources.
class SpecsPage : public AssessmentView
{
    Q_OBJECT

public:
    explicit SpecsPage(const ViewContext &context, QWidget *parent = nullptr);

    FigureTable *table() const { return m_table; }
    QLabel *conflicts() const { return m_conflicts; }
    QLabel *claims() const { return m_claims; }
    QLabel *sources() const { return m_sources; }

protected:
    void present() override;
    void retranslate() override;
    void restyle() override;

private:
    void write(const SpecSheet &sheet);
    QString undated() const;

    QLabel *m_hint;
    FigureTable *m_table;
    QLabel *m_empty;
    QLabel *m_conflicts, *m_claims, *m_notes, *m_sources;
    QStringList m_shown; // ids; a change of the workload changes nothing here
    bool m_stale = true;
};

} // namespace tarozi::ui
