// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSlider>
#include <QString>

namespace tarozi::ui {

// A slider over the indices of a list of stops. What it stands for is told to it: the value lies at a stop, or beside
// the nearest one (then the handle is hollow, and an arrow key towards the stop goes to the stop itself).
// showStop() never emits; stopChosen() is always a person's doing.
class StopSlider : public QSlider
{
    Q_OBJECT

public:
    enum class Side { AtStop, Below, Above }; // where the value lies from the shown stop

    explicit StopSlider(QWidget *parent = nullptr);

    void setStopCount(int count);
    // `value` and `text` are what a screen reader is told: 8192, "8 192 tokens".
    void showStop(int index, Side side, double value, const QString &text);
    void setLimits(double minimum, double maximum);

    bool isHollow() const { return m_side != Side::AtStop; }
    double shownValue() const { return m_value; }
    double lowest() const { return m_lowest; }
    double highest() const { return m_highest; }
    const QString &shownText() const { return m_text; }

    // Horizontal middle of the handle at a stop, in this widget's coordinates.
    int stopCentre(int index) const;
    void chooseStop(int index);

signals:
    void stopChosen(int index);
    // From the first to the last change of one movement: a drag, or a key held down.
    void gestureStarted();
    void gestureEnded();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void startGesture();
    void endGesture();

    Side m_side = Side::AtStop;
    double m_value = 0, m_lowest = 0, m_highest = 0;
    QString m_text;
    bool m_showing = false;
    bool m_in_gesture = false;
};

// Makes screen readers hear the shown value, not the index. Once, before the first slider; repeating it is harmless.
void installSliderAccessibility();

} // namespace tarozi::ui
