// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/chip_row.h"

#include "ui/theme/button_kind.h"

#include <QPushButton>

#include <algorithm>

namespace tarozi::ui {

namespace {

constexpr int kGap = 8;

} // namespace

ChipRow::ChipRow(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void ChipRow::setChips(const std::vector<Chip> &chips)
{
    m_count = int(chips.size());
    while (m_buttons.size() < chips.size()) {
        auto *button = new QPushButton(this);
        setButtonKind(button, ButtonKind::Chip);
        const int index = int(m_buttons.size());
        connect(button, &QPushButton::clicked, this, [this, index] { emit clicked(index); });
        m_buttons.push_back(button);
    }
    for (size_t i = 0; i < chips.size(); ++i) {
        m_buttons[i]->setText(chips[i].text);
        m_buttons[i]->setToolTip(chips[i].tool_tip);
    }
    updateGeometry();
    arrange();
}

QSize ChipRow::sizeHint() const
{
    return {widthOf(m_count), minimumSizeHint().height()};
}

int ChipRow::widthOf(int chips) const
{
    int width = 0;
    for (int i = 0; i < std::min(chips, m_count); ++i)
        width += chip(i)->sizeHint().width() + (i > 0 ? kGap : 0);
    return width;
}

QSize ChipRow::minimumSizeHint() const
{
    return {0, m_buttons.empty() ? 0 : m_buttons.front()->sizeHint().height()};
}

void ChipRow::resizeEvent(QResizeEvent *event)
{
    arrange();
    QWidget::resizeEvent(event);
}

void ChipRow::arrange()
{
    int left = 0;
    bool room = true;
    for (int i = 0; i < int(m_buttons.size()); ++i) {
        const QSize size = chip(i)->sizeHint();
        room = room && i < m_count && left + size.width() <= width();
        chip(i)->setVisible(room);
        if (!room)
            continue;
        const int x = layoutDirection() == Qt::RightToLeft ? width() - left - size.width() : left;
        chip(i)->setGeometry(x, (height() - size.height()) / 2, size.width(), size.height());
        left += size.width() + kGap;
    }
}

} // namespace tarozi::ui
