// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/assessment_view.h"

#include <QFrame>

#include <functional>
#include <vector>

class QStackedWidget;
class QTabBar;

namespace tarozi::ui {

// The pages under the GPU cards. A page is built when its tab is first shown.
class PageTabs : public QFrame
{
    Q_OBJECT

public:
    struct Page {
        std::function<QString()> title;
        std::function<QWidget *(const ViewContext &context, QWidget *parent)> build;
        bool serving_only = false; // about requests and context
    };

    PageTabs(const ViewContext &context, std::vector<Page> pages, QWidget *parent = nullptr);

    int count() const { return int(m_pages.size()); }
    int current() const;
    void setCurrent(int index);
    QTabBar *tabBar() const { return m_bar; }

protected:
    void showEvent(QShowEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void showPage(int index);
    void retranslate();
    void showTabsOf(WorkloadKind kind);

    ViewContext m_context;
    std::vector<Page> m_pages;
    QTabBar *m_bar;
    QStackedWidget *m_stack;
};

} // namespace tarozi::ui
