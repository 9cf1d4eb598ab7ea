// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/language/format.h"
#include "ui/language/language_manager.h"
#include "ui/session/scenario_session.h"
#include "ui/theme/theme.h"

#include <QWidget>

namespace tarozi::ui {

// What every view is given; owned by the window, outlives the views.
struct ViewContext {
    ScenarioSession &session;
    LanguageManager &languages;
    ThemeManager &theme;
};

// A widget that draws the session's assessment and never computes. Hidden, it does nothing until shown.
class AssessmentView : public QWidget
{
    Q_OBJECT

public:
    explicit AssessmentView(const ViewContext &context, QWidget *parent = nullptr);

protected:
    // Draw session().scenario() and session().assessment(); called when visible and something changed.
    virtual void present() = 0;
    // Set every fixed text; followed by present(). Called at first show and on each language change.
    virtual void retranslate() = 0;
    // Re-read the colours; followed by present().
    virtual void restyle() {}

    ScenarioSession &session() const { return m_context.session; }
    const Colors &colors() const { return m_context.theme.colors(); }
    Format format() const { return Format(m_context.languages.locale()); }
    const ViewContext &context() const { return m_context; }

    void showEvent(QShowEvent *event) override;

private:
    void refresh();

    ViewContext m_context;
    bool m_data_stale = true;
    bool m_texts_stale = true;
    bool m_style_stale = true;
};

} // namespace tarozi::ui
