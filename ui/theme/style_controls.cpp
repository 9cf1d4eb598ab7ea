// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/icons.h"
#include "ui/theme/style.h"

#include <QPainter>
#include <QStyleOption>
#include <QWidget>

namespace tarozi::ui {

void Style::drawTabShape(const QStyleOptionTab &tab, QPainter *painter) const
{
    if (!(tab.state & State_Selected))
        return;
    painter->fillRect(QRect(tab.rect.left(), tab.rect.bottom() - 1, tab.rect.width(), 2), m_colors->accent);
}

void Style::drawTabLabel(const QStyleOptionTab &tab, QPainter *painter) const
{
    const bool selected = tab.state & State_Selected;
    const bool hover = tab.state & State_MouseOver;
    painter->save();
    QFont face = painter->font();
    face.setWeight(selected ? QFont::DemiBold : QFont::Normal);
    painter->setFont(face);
    painter->setPen(selected ? m_colors->accent : hover ? m_colors->text : m_colors->secondary);
    painter->drawText(tab.rect, Qt::AlignCenter | Qt::TextShowMnemonic, tab.text);
    painter->restore();
    if ((tab.state & State_HasFocus) && (tab.state & State_KeyboardFocusChange))
        drawFocusRing(tab.rect.adjusted(2, 3, -2, -4), painter, 4);
}

void Style::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                        const QWidget *widget) const
{
    switch (element) {
    case CE_PushButtonLabel:
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option)) {
            QStyleOptionButton copy = *button;
            copy.palette = labelPalette(option, widget);
            QProxyStyle::drawControl(element, &copy, painter, widget);
            return;
        }
        break;
    case CE_ToolButtonLabel:
        if (const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option)) {
            QStyleOptionToolButton copy = *button;
            copy.palette = labelPalette(option, widget);
            copy.state &= ~State_Sunken; // words do not move when pressed
            QProxyStyle::drawControl(element, &copy, painter, widget);
            return;
        }
        break;
    case CE_ComboBoxLabel:
        if (const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option)) {
            QStyleOptionComboBox copy = *combo;
            const QRect room = proxy()->subControlRect(CC_ComboBox, combo, SC_ComboBoxEditField, widget);
            copy.currentText = combo->fontMetrics.elidedText(combo->currentText, Qt::ElideRight, room.width() - 2);
            QProxyStyle::drawControl(element, &copy, painter, widget);
            return;
        }
        break;
    case CE_TabBarTabShape:
        if (const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option)) {
            drawTabShape(*tab, painter);
            return;
        }
        break;
    case CE_TabBarTabLabel:
        if (const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option)) {
            drawTabLabel(*tab, painter);
            return;
        }
        break;
    case CE_ItemViewItem:
    case CE_MenuItem:
    case CE_MenuBarItem: {
        const auto paint = [&](auto copy) {
            copy.palette.setColor(QPalette::Highlight, m_colors->accent_surface);
            copy.palette.setColor(QPalette::HighlightedText, m_colors->text);
            QProxyStyle::drawControl(element, &copy, painter, widget);
        };
        if (const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option))
            paint(*item);
        else if (const auto *entry = qstyleoption_cast<const QStyleOptionMenuItem *>(option))
            paint(*entry);
        return;
    }
    case CE_MenuBarEmptyArea:
    case CE_ToolBar: {
        painter->fillRect(option->rect, m_colors->card);
        const QRect rect = option->rect;
        painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), m_colors->line);
        return;
    }
    case CE_HeaderSection:
    case CE_HeaderEmptyArea: {
        const QRect rect = option->rect;
        painter->fillRect(rect, m_colors->card);
        painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), m_colors->line);
        return;
    }
    case CE_HeaderLabel:
        if (const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option)) {
            QStyleOptionHeader copy = *header;
            copy.palette.setColor(QPalette::ButtonText, m_colors->secondary);
            QProxyStyle::drawControl(element, &copy, painter, widget);
            return;
        }
        break;
    case CE_Splitter: return;
    default: break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void Style::drawSpinBox(const QStyleOptionSpinBox &option, QPainter *painter, const QWidget *widget) const
{
    if (option.frame)
        drawInputPanel(&option, painter);
    if (option.buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    const struct {
        SubControl part;
        QAbstractSpinBox::StepEnabledFlag step;
        Glyph glyph;
    } arrows[] = {
        {SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled, Glyph::ChevronUp},
        {SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled, Glyph::ChevronDown},
    };
    for (const auto &arrow : arrows) {
        const QRect rect = proxy()->subControlRect(CC_SpinBox, &option, arrow.part, widget);
        const bool enabled = (option.stepEnabled & arrow.step) && (option.state & State_Enabled);
        const bool active = enabled && (option.activeSubControls & arrow.part);
        const QColor ink = !enabled ? m_colors->disabled : active ? m_colors->accent : m_colors->secondary;
        QRectF place(0, 0, 11, 11);
        place.moveCenter(QRectF(rect).center());
        paintGlyph(*painter, arrow.glyph, place, ink);
    }
}

void Style::drawComboBox(const QStyleOptionComboBox &option, QPainter *painter, const QWidget *widget) const
{
    QStyleOption panel = option;
    if (!(option.state & State_KeyboardFocusChange) && !option.editable)
        panel.state &= ~State_HasFocus;
    if (option.frame)
        drawInputPanel(&panel, painter);
    const QRect rect = proxy()->subControlRect(CC_ComboBox, &option, SC_ComboBoxArrow, widget);
    QRectF place(0, 0, 14, 14);
    place.moveCenter(QRectF(rect).center());
    paintGlyph(*painter, Glyph::ChevronDown, place,
               option.state & State_Enabled ? m_colors->secondary : m_colors->disabled);
}

void Style::drawSlider(const QStyleOptionSlider &option, QPainter *painter, const QWidget *widget) const
{
    const bool enabled = option.state & State_Enabled;
    const bool hover = enabled && (option.state & State_MouseOver);
    const bool hollow = widget && widget->property(kHollowHandle).toBool();
    const QRectF groove = proxy()->subControlRect(CC_Slider, &option, SC_SliderGroove, widget);
    const QRectF handle = proxy()->subControlRect(CC_Slider, &option, SC_SliderHandle, widget);
    const QColor ink = enabled ? m_colors->accent : m_colors->disabled;

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(mixed(m_colors->line, m_colors->secondary, 0.08));
    painter->drawRoundedRect(groove, 2, 2);
    QRectF filled = groove;
    if (option.direction == Qt::RightToLeft)
        filled.setLeft(handle.center().x());
    else
        filled.setRight(handle.center().x());
    painter->setBrush(ink);
    painter->drawRoundedRect(filled, 2, 2);

    const double radius = 7;
    if (option.state & State_HasFocus) {
        painter->setBrush(mixed(m_colors->card, m_colors->accent, 0.35));
        painter->drawEllipse(handle.center(), radius + 4, radius + 4);
    } else if (hover) {
        painter->setBrush(m_colors->accent_surface);
        painter->drawEllipse(handle.center(), radius + 3, radius + 3);
    }
    painter->setBrush(hollow ? m_colors->card : ink);
    painter->setPen(QPen(hollow ? ink : m_colors->card, 2));
    painter->drawEllipse(handle.center(), radius, radius);
    painter->restore();
}

void Style::drawScrollBar(const QStyleOptionSlider &option, QPainter *painter, const QWidget *widget) const
{
    if (option.minimum == option.maximum)
        return;
    const QRectF handle = proxy()->subControlRect(CC_ScrollBar, &option, SC_ScrollBarSlider, widget);
    const bool active = option.state & (State_MouseOver | State_Sunken);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(mixed(m_colors->line, m_colors->secondary, active ? 0.7 : 0.35));
    painter->drawRoundedRect(handle.adjusted(2, 2, -2, -2), 3, 3);
    painter->restore();
}

void Style::drawToolButton(const QStyleOptionToolButton &option, QPainter *painter, const QWidget *widget) const
{
    const bool menu = option.features & QStyleOptionToolButton::HasMenu;
    QStyleOptionToolButton copy = option;
    proxy()->drawPrimitive(PE_PanelButtonTool, &copy, painter, widget);
    const int side = buttonKind(widget) == ButtonKind::Link ? 2 : 8;
    copy.rect = option.rect.adjusted(option.text.isEmpty() ? 0 : side, 0, option.text.isEmpty() ? 0 : -side, 0);
    if (menu) {
        const QRectF place(copy.rect.right() - 13, copy.rect.center().y() - 6, 14, 14);
        paintGlyph(*painter, Glyph::ChevronDown, place, labelPalette(&option, widget).color(QPalette::ButtonText));
        copy.rect.adjust(0, 0, -18, 0);
    }
    proxy()->drawControl(CE_ToolButtonLabel, &copy, painter, widget);
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                               const QWidget *widget) const
{
    if (const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option)) {
        drawSpinBox(*spin, painter, widget);
        return;
    }
    if (const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option)) {
        drawComboBox(*combo, painter, widget);
        return;
    }
    if (const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option)) {
        drawToolButton(*button, painter, widget);
        return;
    }
    if (const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option)) {
        if (control == CC_ScrollBar) {
            drawScrollBar(*slider, painter, widget);
            return;
        }
        if (control == CC_Slider && slider->orientation == Qt::Horizontal) {
            drawSlider(*slider, painter, widget);
            return;
        }
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

} // namespace tarozi::ui
