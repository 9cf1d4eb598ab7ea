// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <vector>

namespace tarozi::ui {

// Items side by side, breaking into lines where the width ends: translations and narrow cards never clip. Trailing
// items stand at the right end of the first line, whatever breaks; where the first item needs the whole line, under it.
class FlowLayout : public QLayout
{
    Q_OBJECT

public:
    explicit FlowLayout(QWidget *parent = nullptr, int horizontal_gap = 8, int vertical_gap = 4);
    ~FlowLayout() override;

    void addTrailing(QWidget *widget);

    void addItem(QLayoutItem *item) override { m_items.push_back({item, false}); }
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
    struct Entry {
        QLayoutItem *item;
        bool trailing;
    };
    struct Line {
        std::vector<QLayoutItem *> items;
        int width = 0; // of the items with the gaps between them
        int height = 0;
    };

    Line trailing() const;
    std::vector<Line> lines(int first_width, int width) const;
    void append(Line &line, QLayoutItem *item, int room) const;
    void place(const Line &line, int left, int top, int height, int room) const;
    int arrange(const QRect &rect, bool apply) const;

    std::vector<Entry> m_items;
    int m_horizontal_gap, m_vertical_gap;
};

} // namespace tarozi::ui
