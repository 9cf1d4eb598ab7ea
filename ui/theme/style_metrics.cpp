// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/style.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QScrollBar>
#include <QSlider>
#include <QStyleOption>

namespace tarozi::ui {

namespace {

constexpr int kHitTarget = 28; // the smallest height of anything clickable
constexpr int kHandle = 18;
constexpr int kSpinButtons = 20;
constexpr int kComboArrow = 26;

bool isValueEditor(const QWidget *widget)
{
    return qobject_cast<const QAbstractSpinBox *>(widget) || qobject_cast<const QComboBox *>(widget) ||
           qobject_cast<const QSlider *>(widget);
}

QRect scrollHandle(const QStyleOptionSlider &option)
{
    const bool vertical = option.orientation == Qt::Vertical;
    const int length = vertical ? option.rect.height() : option.rect.width();
    const qint64 range = qint64(option.maximum) - option.minimum;
    int handle = range > 0 ? int(qint64(length) * option.pageStep / (range + option.pageStep)) : length;
    handle = std::min(std::max(handle, kHitTarget), length);
    const int position = QStyle::sliderPositionFromValue(option.minimum, option.maximum, option.sliderPosition,
                                                         length - handle, option.upsideDown);
    return vertical ? QRect(option.rect.left(), option.rect.top() + position, option.rect.width(), handle)
                    : QRect(option.rect.left() + position, option.rect.top(), handle, option.rect.height());
}

QRect sliderPart(const QStyleOptionSlider &option, QStyle::SubControl part)
{
    const QRect rect = option.rect;
    const int middle = rect.center().y();
    if (part == QStyle::SC_SliderGroove)
        return QRect(rect.left() + 1, middle - 1, rect.width() - 2, 4);
    const int position = QStyle::sliderPositionFromValue(option.minimum, option.maximum, option.sliderPosition,
                                                         rect.width() - kHandle, option.upsideDown);
    return QRect(rect.left() + position, middle - kHandle / 2 + 1, kHandle, kHandle);
}

} // namespace

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                            const QWidget *widget) const
{
    const QRect rect = option->rect;
    if (control == CC_SpinBox) {
        const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option);
        const bool buttons = spin && spin->buttonSymbols != QAbstractSpinBox::NoButtons;
        const int half = rect.height() / 2;
        const int left = rect.right() + 1 - kSpinButtons;
        switch (part) {
        case SC_SpinBoxUp: return buttons ? QRect(left, rect.top() + 1, kSpinButtons - 2, half - 1) : QRect();
        case SC_SpinBoxDown:
            return buttons ? QRect(left, rect.top() + half, kSpinButtons - 2, rect.height() - half - 1) : QRect();
        case SC_SpinBoxEditField: return rect.adjusted(6, 2, buttons ? -kSpinButtons - 2 : -6, -2);
        default: break;
        }
    } else if (control == CC_ComboBox) {
        switch (part) {
        case SC_ComboBoxArrow: return QRect(rect.right() + 1 - kComboArrow, rect.top(), kComboArrow, rect.height());
        case SC_ComboBoxEditField: return rect.adjusted(9, 1, -kComboArrow, -1);
        default: break;
        }
    } else if (const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option)) {
        if (control == CC_Slider && slider->orientation == Qt::Horizontal &&
            (part == SC_SliderGroove || part == SC_SliderHandle))
            return sliderPart(*slider, part);
        if (control == CC_ScrollBar) {
            const QRect handle = scrollHandle(*slider);
            const bool vertical = slider->orientation == Qt::Vertical;
            switch (part) {
            case SC_ScrollBarSlider: return handle;
            case SC_ScrollBarGroove: return rect;
            case SC_ScrollBarSubPage:
                return vertical ? QRect(rect.topLeft(), QPoint(rect.right(), handle.top() - 1))
                                : QRect(rect.topLeft(), QPoint(handle.left() - 1, rect.bottom()));
            case SC_ScrollBarAddPage:
                return vertical ? QRect(QPoint(rect.left(), handle.bottom() + 1), rect.bottomRight())
                                : QRect(QPoint(handle.right() + 1, rect.top()), rect.bottomRight());
            default: return {};
            }
        }
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QRect Style::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    if (element == SE_LineEditContents)
        if (const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option); frame && frame->lineWidth > 0)
            return rect.adjusted(8, 0, -8, 0);
    return rect;
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                              const QWidget *widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton: result.rwidth() += 8; break;
    case CT_ToolButton:
        if (const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option)) {
            result = size + QSize(6, 6);
            if (!button->text.isEmpty() && button->toolButtonStyle != Qt::ToolButtonIconOnly)
                result.rwidth() += buttonKind(widget) == ButtonKind::Link ? 2 : 14;
            if (button->features & QStyleOptionToolButton::HasMenu)
                result.rwidth() += 18;
            result.setWidth(std::max(result.width(), kHitTarget));
        }
        break;
    case CT_SpinBox:
        if (const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option)) {
            const bool buttons = spin->buttonSymbols != QAbstractSpinBox::NoButtons;
            result = size + QSize(buttons ? kSpinButtons + 8 : 12, 4);
        }
        break;
    case CT_ComboBox: result = size + QSize(kComboArrow + 18, 8); break;
    case CT_LineEdit:
        // the editor inside a spin box has no frame of its own
        if (const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option); !frame || frame->lineWidth == 0)
            return result;
        result += QSize(16, 0);
        break;
    case CT_MenuItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
            item && item->menuItemType == QStyleOptionMenuItem::Separator)
            return result;
        break;
    case CT_CheckBox:
    case CT_RadioButton:
    case CT_TabBarTab: break;
    default: return result;
    }
    result.setHeight(std::max(result.height(), kHitTarget));
    return result;
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ToolBarIconSize: return 16;
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing: return 8;
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin: return 12;
    case PM_SliderThickness:
    case PM_SliderControlThickness: return 24;
    case PM_SliderLength: return kHandle;
    case PM_ScrollBarExtent: return 10;
    case PM_ScrollBarSliderMin: return kHitTarget;
    case PM_TabBarTabHSpace: return 26;
    case PM_TabBarTabVSpace: return 18;
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarTabShiftVertical:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical: return 0;
    case PM_ToolBarItemSpacing: return 4;
    case PM_ToolBarItemMargin: return 4;
    case PM_MenuPanelWidth: return 1;
    case PM_ToolTipLabelFrameWidth: return 6;
    case PM_SplitterWidth: return 8;
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *data) const
{
    switch (hint) {
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
    case SH_ComboBox_Popup:
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_Widget_Animate:
    case SH_Widget_Animation_Duration: return 0;
    case SH_Slider_AbsoluteSetButtons: return Qt::LeftButton; // a click on the groove goes there
    case SH_Slider_PageSetButtons: return Qt::NoButton;
    case SH_ToolTipLabel_Opacity: return 255;
    default: return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

void Style::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (isValueEditor(widget)) {
        widget->installEventFilter(this);
        if (widget->focusPolicy() == Qt::WheelFocus)
            widget->setFocusPolicy(Qt::StrongFocus);
    }
}

// A page that scrolls under the pointer must not change the values it passes over.
bool Style::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Wheel) {
        const auto *widget = qobject_cast<QWidget *>(watched);
        if (widget && isValueEditor(widget) && !widget->hasFocus()) {
            event->ignore();
            return true;
        }
    }
    return QProxyStyle::eventFilter(watched, event);
}

} // namespace tarozi::ui
