// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/verdict_pill.h"

#include "ui/theme/icons.h"
#include "ui/theme/style.h"

#include <QKeyEvent>
#include <QPainter>

namespace tarozi::ui {

namespace {

constexpr int kIcon = 12;
constexpr int kSide = 11;
constexpr int kGap = 6;
constexpr int kHeight = 28;

} // namespace

VerdictPill::VerdictPill(QWidget *parent) : QAbstractButton(parent)
{
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setFont(ui::font(TextRole::Title));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void VerdictPill::show(Verdict verdict, const QString &words, const Colors &colors)
{
    m_colors = &colors;
    m_verdict = verdict;
    if (words != m_words) {
        m_words = words;
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
    const QColor surface = m_colors->verdictSurface(m_verdict);
    const QColor ink = m_colors->verdict(m_verdict);
    const bool ring = hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange);
    painter.setPen(ring ? QPen(m_colors->accent, 2) : QPen(Qt::NoPen));
    painter.setBrush(underMouse() || isDown() ? mixed(surface, ink, 0.12) : surface);
    const double inset = ring ? 1 : 0;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), height() / 2.0, height() / 2.0);
    paintGlyph(painter, verdictGlyph(m_verdict), QRectF(kSide, (height() - kIcon) / 2.0, kIcon, kIcon), ink);
    painter.setPen(ink);
    painter.drawText(rect().adjusted(kSide + kIcon + kGap, 0, 0, 0), int(Qt::AlignLeft) | Qt::AlignVCenter, m_words);
}

void VerdictPill::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

} // namespace tarozi::ui
