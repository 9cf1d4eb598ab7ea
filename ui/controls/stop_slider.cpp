// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/stop_slider.h"

#include "ui/theme/style.h"

#include <QAccessibleWidget>
#include <QKeyEvent>
#include <QStyleOptionSlider>

namespace tarozi::ui {

namespace {

class AccessibleStopSlider : public QAccessibleWidget, public QAccessibleValueInterface
{
public:
    explicit AccessibleStopSlider(StopSlider *slider) : QAccessibleWidget(slider, QAccessible::Slider) {}

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface *>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? slider()->shownText() : QAccessibleWidget::text(kind);
    }

    QVariant currentValue() const override { return slider()->shownValue(); }
    QVariant minimumValue() const override { return slider()->lowest(); }
    QVariant maximumValue() const override { return slider()->highest(); }
    QVariant minimumStepSize() const override { return {}; } // stops are not equally far apart

    // Assistive tools set a position by the value they were told; the nearest stop is not theirs to know.
    void setCurrentValue(const QVariant &) override {}

private:
    StopSlider *slider() const { return static_cast<StopSlider *>(widget()); }
};

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    auto *slider = qobject_cast<StopSlider *>(object);
    return slider ? new AccessibleStopSlider(slider) : nullptr;
}

} // namespace

void installSliderAccessibility()
{
    static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    Q_UNUSED(installed)
}

StopSlider::StopSlider(QWidget *parent) : QSlider(Qt::Horizontal, parent)
{
    installSliderAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setSingleStep(1);
    setPageStep(2);
    connect(this, &QSlider::sliderPressed, this, &StopSlider::startGesture);
    connect(this, &QSlider::sliderReleased, this, &StopSlider::endGesture);
    connect(this, &QSlider::valueChanged, this, [this](int index) {
        if (!m_showing)
            emit stopChosen(index);
    });
}

void StopSlider::setStopCount(int count)
{
    m_showing = true;
    setRange(0, std::max(count - 1, 0));
    m_showing = false;
}

void StopSlider::setLimits(double minimum, double maximum)
{
    m_lowest = minimum;
    m_highest = maximum;
}

void StopSlider::showStop(int index, Side side, double value, const QString &text)
{
    m_value = value;
    m_text = text;
    if (m_side != side) {
        m_side = side;
        setProperty(kHollowHandle, isHollow());
        update();
    }
    m_showing = true;
    setValue(index);
    m_showing = false;
}

int StopSlider::stopCentre(int index) const
{
    QStyleOptionSlider option;
    initStyleOption(&option);
    option.sliderPosition = option.sliderValue = index;
    return style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this).center().x();
}

void StopSlider::chooseStop(int index)
{
    if (index != value())
        setValue(index);
    else if (isHollow())
        emit stopChosen(index);
}

void StopSlider::startGesture()
{
    if (!m_in_gesture) {
        m_in_gesture = true;
        emit gestureStarted();
    }
}

void StopSlider::endGesture()
{
    if (m_in_gesture) {
        m_in_gesture = false;
        emit gestureEnded();
    }
}

void StopSlider::keyPressEvent(QKeyEvent *event)
{
    const bool back = event->key() == Qt::Key_Left || event->key() == Qt::Key_Down;
    const bool forth = event->key() == Qt::Key_Right || event->key() == Qt::Key_Up;
    const bool moves = back || forth || event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown ||
                       event->key() == Qt::Key_Home || event->key() == Qt::Key_End;
    if (moves)
        startGesture();
    const bool rtl = layoutDirection() == Qt::RightToLeft;
    const bool towards_stop =
        (m_side == Side::Above && (rtl ? forth : back)) || (m_side == Side::Below && (rtl ? back : forth));
    if (towards_stop) {
        emit stopChosen(value());
        event->accept();
        return;
    }
    QSlider::keyPressEvent(event);
}

void StopSlider::keyReleaseEvent(QKeyEvent *event)
{
    if (!event->isAutoRepeat())
        endGesture();
    QSlider::keyReleaseEvent(event);
}

void StopSlider::focusOutEvent(QFocusEvent *event)
{
    endGesture();
    QSlider::focusOutEvent(event);
}

} // namespace tarozi::ui
