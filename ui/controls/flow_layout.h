// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <vector>

namespace tarozi::ui {

// Items side by side, breaking into lines where the width ends: translations and narrow cards never clip. An item
// that expands (a stretch) takes what its line leaves over, so that the items after it stand at the right edge.
class FlowLayout : public QLayout
{
    Q_OBJECT

public:
    explicit FlowLayout(QWidget *parent = nullptr, int horizontal_gap = 8, int vertical_gap = 4);
    ~FlowLayout() override;

    void addStretch();

    void addItem(QLayoutItem *item) override { m_items.push_back(item); }
    int count() const override { return int(m_items.size()); }
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange(QRect(0, 0, width, 0), false); }
    QSize minimumSize() const override;
    QSize sizeHint() const override;
    void setGeometry(const QRect &rect) override;

private:
    struct Line {
        std::vector<QLayoutItem *> items;
        int width = 0;
        int height = 0;
    };

    int arrange(const QRect &rect, bool apply) const;
    std::vector<Line> lines(int width) const;
    void place(const Line &line, const QRect &room) const;

    std::vector<QLayoutItem *> m_items;
    int m_horizontal_gap, m_vertical_gap;
};

} // namespace tarozi::ui
