// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

class QPushButton;

namespace tarozi::ui {

// Buttons in one line; those that find no room are left out, the most important (the first) last.
class ChipRow : public QWidget
{
    Q_OBJECT

public:
    struct Chip {
        QString text;
        QString tool_tip;
    };

    explicit ChipRow(QWidget *parent = nullptr);

    void setChips(const std::vector<Chip> &chips);
    int count() const { return m_count; }
    QPushButton *chip(int index) const { return m_buttons[size_t(index)]; }

    int widthOf(int chips) const; // of the first so many, or of all when there are fewer

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void clicked(int index);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();

    std::vector<QPushButton *> m_buttons; // reused: a drag must not make and destroy widgets
    int m_count = 0;
};

} // namespace tarozi::ui
