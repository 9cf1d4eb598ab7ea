// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/assessment_view.h"

class QLabel;

namespace tarozi::ui {

class ChartPanel;
class CurveChart;

// Memory need against context for all candidates with their limits; a click sets the context.
class ContextPage : public AssessmentView
{
    Q_OBJECT

public:
    explicit ContextPage(const ViewContext &context, QWidget *parent = nullptr);

    CurveChart *chart() const { return m_chart; }
    ChartPanel *panel() const { return m_panel; }

protected:
    void present() override;
    void retranslate() override;
    void restyle() override;

private:
    void setContext(double tokens);

    CurveChart *m_chart;
    ChartPanel *m_panel;
    QLabel *m_hint;
    QLabel *m_message;
};

} // namespace tarozi::ui
