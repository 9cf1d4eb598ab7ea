// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/number_text.h"

#include <QDoubleSpinBox>

#include <optional>

namespace tarozi::ui {

// The one spin box of the program, for whole numbers (setDecimals(0), the default) and decimals. Reads numbers as
// readNumber() does, in every language; announces a value when it is finished, not at each key; ignores the wheel
// unless focused. Group separators are shown while nobody types. Give it a name by making it a label's buddy.
class NumberBox : public QDoubleSpinBox
{
    Q_OBJECT

public:
    explicit NumberBox(QWidget *parent = nullptr);

    // Words that may be typed or pasted after the number, beside the suffix itself (which multiplies by one).
    void setUnits(std::vector<NumberUnit> units) { m_units = std::move(units); }

    // Why the last entry was not taken as typed, as a sentence to show under the box: it was outside the range and
    // became the nearest bound, or could not be understood and the value stayed. Empty otherwise. Ask again after a
    // language change.
    QString note() const;

    QValidator::State validate(QString &text, int &position) const override;
    double valueFromText(const QString &text) const override;
    QString textFromValue(double value) const override;
    void fixup(QString &text) const override;

signals:
    void noteChanged() const;

protected:
    bool event(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    struct Note {
        QString typed;
        double used = 0;
        bool understood = false;
    };

    NumberText read(QString text) const;
    void setNote(std::optional<Note> note) const;
    void refreshText() { setSuffix(suffix()); }

    std::vector<NumberUnit> m_units;
    bool m_typing = false;              // an entry has begun and is not finished
    mutable std::optional<Note> m_note; // set by fixup(), which Qt declares const
};

} // namespace tarozi::ui
