// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/verdict_pill.h"

#include "ui/theme/icons.h"

#include <QPainter>

namespace tarozi::ui {

namespace {

constexpr int kIcon = 12;
constexpr int kSide = 11;
constexpr int kGap = 6;
constexpr int kHeight = 28;

} // namespace

VerdictPill::VerdictPill(QWidget *parent) : QWidget(parent)
{
    setFont(ui::font(TextRole::Title));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void VerdictPill::show(Verdict verdict, const QString &words, const Colors &colors)
{
    m_colors = &colors;
    m_verdict = verdict;
    if (words != m_words) {
        m_words = words;
        setAccessibleName(words);
        updateGeometry();
    }
    update();
}

QSize VerdictPill::sizeHint() const
{
    return {2 * kSide + kIcon + kGap + fontMetrics().horizontalAdvance(m_words), kHeight};
}

void VerdictPill::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_colors->verdictSurface(m_verdict));
    painter.drawRoundedRect(rect(), height() / 2.0, height() / 2.0);
    const QColor ink = m_colors->verdict(m_verdict);
    paintGlyph(painter, verdictGlyph(m_verdict), QRectF(kSide, (height() - kIcon) / 2.0, kIcon, kIcon), ink);
    painter.setPen(ink);
    painter.drawText(rect().adjusted(kSide + kIcon + kGap, 0, 0, 0), int(Qt::AlignLeft) | Qt::AlignVCenter, m_words);
}

} // namespace tarozi::ui
