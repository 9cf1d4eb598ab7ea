// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/assessment_view.h"

namespace tarozi::ui {

AssessmentView::AssessmentView(const ViewContext &context, QWidget *parent) : QWidget(parent), m_context(context)
{
    connect(&context.session, &ScenarioSession::assessed, this, [this] {
        m_data_stale = true;
        refresh();
    });
    connect(&context.languages, &LanguageManager::languageChanged, this, [this] {
        m_texts_stale = true;
        refresh();
    });
    connect(&context.theme, &ThemeManager::themeChanged, this, [this] {
        m_style_stale = true;
        refresh();
    });
}

void AssessmentView::showEvent(QShowEvent *event)
{
    refresh();
    QWidget::showEvent(event);
}

void AssessmentView::refresh()
{
    // isVisible() is already true inside showEvent()
    if (!isVisible() || !(m_data_stale || m_texts_stale || m_style_stale))
        return;
    if (m_style_stale)
        restyle();
    if (m_texts_stale)
        retranslate();
    m_data_stale = m_texts_stale = m_style_stale = false;
    present();
}

} // namespace tarozi::ui
