// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/picker_button.h"

#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyleOption>

#include <algorithm>

namespace tarozi::ui {

namespace {

constexpr int kArrow = 14;
constexpr int kFieldPadding = 10;
constexpr int kHeadingPadding = 0; // its words stand on the card's margin
constexpr int kVertical = 6;
constexpr int kHitTarget = 28;

// Between words; a word breaks only where it is wider than its line.
int wrapOf(const QFontMetrics &metrics, const QString &text, int width)
{
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const bool fits = std::all_of(words.begin(), words.end(),
                                  [&](const QString &word) { return metrics.horizontalAdvance(word) <= width; });
    return int(fits ? Qt::TextWordWrap : Qt::TextWrapAnywhere);
}

QSize wrappedSize(const QFont &font, const QString &text, int width)
{
    const QFontMetrics metrics(font);
    return metrics.boundingRect(QRect(0, 0, width, QWIDGETSIZE_MAX), wrapOf(metrics, text, width), text).size();
}

} // namespace

PickerButton::PickerButton(Look look, QWidget *parent) : QAbstractButton(parent), m_look(look)
{
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(look == Look::Field ? QSizePolicy::Expanding : QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void PickerButton::show(const QString &title, const QString &detail)
{
    if (title == text() && detail == m_detail)
        return;
    setText(title);
    m_detail = detail;
    updateGeometry();
    update();
}

QFont PickerButton::titleFont() const
{
    return ui::font(m_look == Look::Heading ? TextRole::Name : TextRole::Body);
}

QRect PickerButton::textRoom(int width) const
{
    const int side = m_look == Look::Heading ? kHeadingPadding : kFieldPadding;
    return QRect(side, 0, std::max(width - 2 * side - kArrow - 5, 1), height());
}

QSize PickerButton::titleSize(int width) const
{
    return wrappedSize(titleFont(), text(), width);
}

QSize PickerButton::detailSize(int width) const
{
    if (m_detail.isEmpty())
        return {0, 0};
    return wrappedSize(ui::font(TextRole::Secondary), m_detail, width);
}

QSize PickerButton::sizeHint() const
{
    const int width = std::max(QFontMetrics(titleFont()).horizontalAdvance(text()),
                               QFontMetrics(ui::font(TextRole::Secondary)).horizontalAdvance(m_detail));
    const int side = m_look == Look::Heading ? kHeadingPadding : kFieldPadding;
    const int whole = width + 2 * side + kArrow + 6;
    return {whole, heightForWidth(whole)};
}

QSize PickerButton::minimumSizeHint() const
{
    return {m_look == Look::Heading ? 60 : 100, kHitTarget};
}

int PickerButton::heightForWidth(int width) const
{
    const int room = textRoom(width).width();
    const int padding = m_look == Look::Heading ? 2 : kVertical;
    return std::max(kHitTarget, titleSize(room).height() + detailSize(room).height() + 2 * padding);
}

void PickerButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QStyleOptionToolButton option;
    option.initFrom(this);
    if (isDown())
        option.state |= QStyle::State_Sunken;
    const bool heading = m_look == Look::Heading;
    if (!heading) {
        style()->drawPrimitive(QStyle::PE_PanelButtonTool, &option, &painter, this);
    } else if (hasFocus()) {
        QStyleOptionFocusRect ring;
        ring.initFrom(this);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &ring, &painter, this);
    }

    const QRect room = textRoom(width());
    const QSize title = titleSize(room.width());
    const int whole = title.height() + detailSize(room.width()).height();
    int y = (height() - whole) / 2;
    painter.setFont(titleFont());
    painter.setPen(palette().color(heading && underMouse() ? QPalette::Link : QPalette::ButtonText));
    painter.drawText(QRect(room.left(), y, room.width(), title.height()),
                     wrapOf(painter.fontMetrics(), text(), room.width()), text());
    y += title.height();
    painter.setFont(ui::font(TextRole::Secondary));
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(QRect(room.left(), y, room.width(), whole - title.height()),
                     wrapOf(painter.fontMetrics(), m_detail, room.width()), m_detail);

    // beside the words of a heading, at the end of a field
    const double left = heading ? room.left() + title.width() + 5 : room.right() + 6;
    const double middle = heading ? (height() - whole) / 2.0 + title.height() / 2.0 : height() / 2.0;
    paintGlyph(painter, Glyph::ChevronDown, QRectF(left, middle - kArrow / 2.0 + 1, kArrow, kArrow),
               palette().color(QPalette::PlaceholderText));
}

void PickerButton::keyPressEvent(QKeyEvent *event)
{
    const bool opens = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Down;
    if (opens)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

} // namespace tarozi::ui
