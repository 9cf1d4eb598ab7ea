// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/button_kind.h"
#include "ui/theme/theme.h"

#include <QProxyStyle>

class QStyleOptionButton;
class QStyleOptionComboBox;
class QStyleOptionSlider;
class QStyleOptionSpinBox;
class QStyleOptionTab;
class QStyleOptionToolButton;

namespace tarozi::ui {

// The one style layer: Fusion's geometry and behaviour, drawn with the tokens of Colors.
class Style : public QProxyStyle
{
    Q_OBJECT

public:
    Style();

    void setColors(const Colors &colors) { m_colors = &colors; }

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                         const QWidget *widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                           const QWidget *widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *data) const override;
    using QProxyStyle::polish;
    void polish(QWidget *widget) override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QColor frameColor(const QStyleOption *option) const;
    void drawButtonPanel(const QStyleOption *option, QPainter *painter, const QWidget *widget) const;
    void drawInputPanel(const QStyleOption *option, QPainter *painter) const;
    void drawFocusRing(const QRect &rect, QPainter *painter, double radius) const;
    void drawCheckIndicator(const QStyleOption *option, QPainter *painter) const;
    void drawRadioIndicator(const QStyleOption *option, QPainter *painter) const;
    void drawItemPanel(const QStyleOption *option, QPainter *painter) const;
    void drawTabShape(const QStyleOptionTab &tab, QPainter *painter) const;
    void drawTabLabel(const QStyleOptionTab &tab, QPainter *painter) const;
    void drawSpinBox(const QStyleOptionSpinBox &option, QPainter *painter, const QWidget *widget) const;
    void drawComboBox(const QStyleOptionComboBox &option, QPainter *painter, const QWidget *widget) const;
    void drawSlider(const QStyleOptionSlider &option, QPainter *painter, const QWidget *widget) const;
    void drawScrollBar(const QStyleOptionSlider &option, QPainter *painter, const QWidget *widget) const;
    void drawToolButton(const QStyleOptionToolButton &option, QPainter *painter, const QWidget *widget) const;
    QPalette labelPalette(const QStyleOption *option, const QWidget *widget) const;

    const Colors *m_colors = &lightColors();
};

// The slider property that draws an empty handle: the value lies between the stops.
inline constexpr char kHollowHandle[] = "hollowHandle";

// `share` of the second colour over the first.
QColor mixed(const QColor &base, const QColor &over, double share);

} // namespace tarozi::ui
