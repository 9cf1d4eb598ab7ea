// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/style.h"

#include "ui/theme/icons.h"

#include <QAbstractButton>
#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>

namespace tarozi::ui {

namespace {

constexpr char kKindProperty[] = "buttonKind";
constexpr double kControlRadius = 6;

} // namespace

void setButtonKind(QAbstractButton *button, ButtonKind kind)
{
    button->setProperty(kKindProperty, int(kind));
    button->update();
}

ButtonKind buttonKind(const QWidget *button)
{
    return button ? ButtonKind(button->property(kKindProperty).toInt()) : ButtonKind::Normal;
}

QColor mixed(const QColor &base, const QColor &over, double share)
{
    const auto blend = [share](int from, int to) { return int(from + (to - from) * share + 0.5); };
    return QColor(blend(base.red(), over.red()), blend(base.green(), over.green()), blend(base.blue(), over.blue()));
}

Style::Style() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

QColor Style::frameColor(const QStyleOption *option) const
{
    const bool enabled = option->state & State_Enabled;
    const bool hover = enabled && (option->state & State_MouseOver);
    return mixed(m_colors->line, m_colors->secondary, hover ? 0.6 : enabled ? 0.3 : 0.0);
}

void Style::drawFocusRing(const QRect &rect, QPainter *painter, double radius) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(m_colors->accent, 2));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), radius, radius);
    painter->restore();
}

void Style::drawButtonPanel(const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const ButtonKind kind = buttonKind(widget);
    const bool enabled = option->state & State_Enabled;
    const bool hover = enabled && (option->state & State_MouseOver);
    const bool down = enabled && (option->state & State_Sunken);
    const bool checked = option->state & State_On;
    const bool quiet = (option->state & State_AutoRaise) || kind == ButtonKind::Link;

    QColor fill = m_colors->card;
    QColor frame = frameColor(option);
    double radius = kControlRadius;
    switch (kind) {
    case ButtonKind::Primary:
        fill = enabled ? m_colors->accent : m_colors->line;
        if (hover || down)
            fill = mixed(fill, m_colors->text, down ? 0.25 : 0.12);
        frame = fill;
        break;
    case ButtonKind::Chip:
        fill = mixed(m_colors->card, m_colors->accent_surface, hover || down ? 1 : 0.45);
        frame = mixed(m_colors->accent_surface, m_colors->accent, 0.3);
        radius = option->rect.height() / 2.0 - 0.5;
        break;
    case ButtonKind::Segment:
        fill = checked ? m_colors->accent_surface : mixed(m_colors->window, m_colors->line, hover ? 0.9 : 0.4);
        frame = fill;
        break;
    case ButtonKind::Normal:
    case ButtonKind::Link:
        if (checked || down)
            fill = m_colors->accent_surface;
        else if (hover)
            fill = m_colors->window;
        if (quiet) {
            frame = fill;
            if (kind == ButtonKind::Link || !(checked || down || hover))
                fill = frame = Qt::transparent;
            else if (!(checked || down))
                fill = frame = mixed(m_colors->card, m_colors->line, 0.6);
        }
        break;
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(frame.alpha() ? QPen(frame, 1) : QPen(Qt::NoPen));
    painter->setBrush(fill);
    painter->drawRoundedRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter->restore();
    if ((option->state & State_HasFocus) && (option->state & State_KeyboardFocusChange))
        drawFocusRing(option->rect, painter, radius);
}

void Style::drawInputPanel(const QStyleOption *option, QPainter *painter) const
{
    const bool enabled = option->state & State_Enabled;
    const bool focus = enabled && (option->state & State_HasFocus);
    const double width = focus ? 2 : 1;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(focus ? m_colors->accent : frameColor(option), width));
    painter->setBrush(enabled ? m_colors->card : m_colors->window);
    const double inset = width / 2;
    painter->drawRoundedRect(QRectF(option->rect).adjusted(inset, inset, -inset, -inset), kControlRadius,
                             kControlRadius);
    painter->restore();
}

void Style::drawCheckIndicator(const QStyleOption *option, QPainter *painter) const
{
    const bool enabled = option->state & State_Enabled;
    const bool on = option->state & (State_On | State_NoChange);
    const QRectF box = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(on && enabled ? m_colors->accent : mixed(frameColor(option), m_colors->secondary, 0.5), 1));
    painter->setBrush(on ? (enabled ? m_colors->accent : m_colors->disabled) : m_colors->card);
    painter->drawRoundedRect(box, 4, 4);
    painter->restore();
    if (option->state & State_On)
        paintGlyph(*painter, Glyph::Check, box.adjusted(1.5, 1.5, -1.5, -1.5), m_colors->card);
}

void Style::drawRadioIndicator(const QStyleOption *option, QPainter *painter) const
{
    const bool enabled = option->state & State_Enabled;
    const bool on = option->state & State_On;
    const QRectF box = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
    const QColor ink = on && enabled ? m_colors->accent : mixed(frameColor(option), m_colors->secondary, 0.5);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(ink, on ? 1.5 : 1));
    painter->setBrush(m_colors->card);
    painter->drawEllipse(box);
    if (on) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(ink);
        painter->drawEllipse(box.center(), box.width() * 0.27, box.width() * 0.27);
    }
    painter->restore();
}

void Style::drawItemPanel(const QStyleOption *option, QPainter *painter) const
{
    const bool selected = option->state & State_Selected;
    const bool hover = (option->state & State_MouseOver) && (option->state & State_Enabled);
    if (selected || hover)
        painter->fillRect(option->rect, selected ? m_colors->accent_surface : m_colors->window);
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                          const QWidget *widget) const
{
    switch (element) {
    case PE_FrameFocusRect:
        if (option->state & State_KeyboardFocusChange)
            drawFocusRing(option->rect, painter, kControlRadius);
        return;
    case PE_PanelButtonCommand:
    case PE_PanelButtonTool: drawButtonPanel(option, painter, widget); return;
    case PE_FrameLineEdit: return;
    case PE_PanelLineEdit:
        if (const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option); frame && frame->lineWidth > 0)
            drawInputPanel(option, painter);
        return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck: drawCheckIndicator(option, painter); return;
    case PE_IndicatorRadioButton: drawRadioIndicator(option, painter); return;
    case PE_PanelItemViewItem: drawItemPanel(option, painter); return;
    case PE_FrameTabWidget:
    case PE_FrameStatusBarItem: return;
    case PE_FrameTabBarBase:
        painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1), m_colors->line);
        return;
    case PE_Frame:
        // a popup lies over other surfaces: its edge must be seen
        painter->setPen(QPen(widget && widget->isWindow() ? frameColor(option) : m_colors->line, 1));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5));
        return;
    case PE_PanelMenu: painter->fillRect(option->rect, m_colors->card); return;
    case PE_FrameMenu:
    case PE_PanelTipLabel:
        painter->setPen(QPen(mixed(m_colors->line, m_colors->secondary, 0.3), 1));
        painter->setBrush(element == PE_PanelTipLabel ? QBrush(m_colors->card) : QBrush(Qt::NoBrush));
        painter->drawRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5));
        return;
    case PE_IndicatorArrowDown: paintGlyph(*painter, Glyph::ChevronDown, option->rect, m_colors->secondary); return;
    case PE_IndicatorArrowUp: paintGlyph(*painter, Glyph::ChevronUp, option->rect, m_colors->secondary); return;
    case PE_IndicatorArrowRight: paintGlyph(*painter, Glyph::ChevronRight, option->rect, m_colors->secondary); return;
    default: QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

QPalette Style::labelPalette(const QStyleOption *option, const QWidget *widget) const
{
    QPalette palette = option->palette;
    const bool checked = option->state & State_On;
    QColor ink;
    switch (buttonKind(widget)) {
    case ButtonKind::Primary: ink = m_colors->card; break;
    case ButtonKind::Link:
    case ButtonKind::Chip: ink = m_colors->accent; break;
    case ButtonKind::Segment:
    case ButtonKind::Normal:
        if (checked)
            ink = m_colors->accent;
        break;
    }
    if (ink.isValid() && (option->state & State_Enabled))
        palette.setColor(QPalette::ButtonText, ink);
    return palette;
}

} // namespace tarozi::ui
