// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/page_tabs.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace tarozi::ui {

namespace {

constexpr int kLowestPage = 120;

} // namespace

PageTabs::PageTabs(const ViewContext &context, std::vector<Page> pages, QWidget *parent)
    : QFrame(parent), m_context(context), m_pages(std::move(pages)), m_bar(new QTabBar), m_stack(new QStackedWidget)
{
    m_stack->setMinimumHeight(kLowestPage);
    m_bar->setDrawBase(true);
    m_bar->setExpanding(false);
    m_bar->setUsesScrollButtons(true);
    m_bar->setElideMode(Qt::ElideNone);
    for (size_t i = 0; i < m_pages.size(); ++i) {
        m_bar->addTab(QString());
        m_stack->addWidget(new QWidget);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 4, 4, 4);
    layout->setSpacing(0);
    auto *tabs = new QHBoxLayout;
    tabs->setContentsMargins(15, 0, 12, 0);
    tabs->addWidget(m_bar);
    layout->addLayout(tabs);
    layout->addWidget(m_stack, 1); // pages keep their own distance from the edge

    connect(m_bar, &QTabBar::currentChanged, this, &PageTabs::showPage);
    connect(&context.languages, &LanguageManager::languageChanged, this, &PageTabs::retranslate);
    connect(&context.theme, &ThemeManager::themeChanged, this, qOverload<>(&PageTabs::update));
    const auto follow = [this] { showTabsOf(m_context.session.scenario().kind); };
    connect(&context.session, &ScenarioSession::assessed, this, follow);
    follow();
    retranslate();
}

void PageTabs::showTabsOf(WorkloadKind kind)
{
    for (size_t i = 0; i < m_pages.size(); ++i)
        m_bar->setTabVisible(int(i), kind == WorkloadKind::Serving || !m_pages[i].serving_only);
}

int PageTabs::current() const
{
    return m_bar->currentIndex();
}

void PageTabs::setCurrent(int index)
{
    m_bar->setCurrentIndex(index);
}

void PageTabs::showEvent(QShowEvent *event)
{
    showPage(m_bar->currentIndex());
    QFrame::showEvent(event);
}

void PageTabs::showPage(int index)
{
    if (index < 0 || !isVisible())
        return;
    if (Page &page = m_pages[size_t(index)]; page.build) {
        QWidget *placeholder = m_stack->widget(index);
        m_stack->insertWidget(index, page.build(m_context, m_stack));
        m_stack->removeWidget(placeholder);
        delete placeholder;
        page.build = nullptr;
    }
    m_stack->setCurrentIndex(index);
}

void PageTabs::retranslate()
{
    for (size_t i = 0; i < m_pages.size(); ++i)
        m_bar->setTabText(int(i), m_pages[i].title());
    m_bar->setAccessibleName(tr("Pages"));
}

void PageTabs::paintEvent(QPaintEvent *)
{
    const Colors &colors = m_context.theme.colors();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colors.line, 1));
    painter.setBrush(colors.card);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
}

} // namespace tarozi::ui
