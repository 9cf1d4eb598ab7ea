// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/number_box.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QWheelEvent>

namespace tarozi::ui {

NumberBox::NumberBox(QWidget *parent) : QDoubleSpinBox(parent)
{
    setDecimals(0);
    setKeyboardTracking(false);
    setFocusPolicy(Qt::StrongFocus);
    setGroupSeparatorShown(true);
    setAlignment(Qt::AlignRight);
    connect(lineEdit(), &QLineEdit::textEdited, this, [this] {
        m_typing = true;
        setNote({});
    });
    connect(this, &QDoubleSpinBox::editingFinished, this, [this] { m_typing = false; });
    connect(this, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        if (m_note && m_note->used != value)
            setNote({});
    });
}

QString NumberBox::note() const
{
    if (!m_note)
        return {};
    const QString used = textFromValue(m_note->used) + suffix();
    if (m_note->understood && m_note->used == maximum())
        //: under a field: the number typed was too large
        return tr("The largest value is %1.").arg(used);
    if (m_note->understood)
        //: under a field: the number typed was too small
        return tr("The smallest value is %1.").arg(used);
    if (decimals() == 0)
        //: under a field: what was typed is not a number, or has a fraction
        return tr("“%1” is not a whole number here.").arg(m_note->typed);
    //: under a field: what was typed is not a number
    return tr("“%1” is not a number here.").arg(m_note->typed);
}

QValidator::State NumberBox::validate(QString &text, int &) const
{
    const NumberText number = read(text);
    switch (number.state) {
    case NumberText::State::Impossible: return QValidator::Invalid;
    case NumberText::State::Partial: return QValidator::Intermediate;
    case NumberText::State::Complete: break;
    }
    const bool inside = number.value >= minimum() && number.value <= maximum();
    return inside ? QValidator::Acceptable : QValidator::Intermediate;
}

double NumberBox::valueFromText(const QString &text) const
{
    const NumberText number = read(text);
    return number.state == NumberText::State::Complete ? number.value : value();
}

QString NumberBox::textFromValue(double value) const
{
    QLocale words = locale();
    if (hasFocus() || !isGroupSeparatorShown())
        words.setNumberOptions(words.numberOptions() | QLocale::OmitGroupSeparator);
    QString text = words.toString(value, 'f', decimals());
    if (decimals() > 0) {
        while (text.endsWith(u'0'))
            text.chop(1);
        if (text.endsWith(words.decimalPoint()))
            text.chop(1);
    }
    return text;
}

void NumberBox::fixup(QString &text) const
{
    const NumberText number = read(text);
    const bool understood = number.state == NumberText::State::Complete;
    const double used = understood ? qBound(minimum(), number.value, maximum()) : value();
    QString typed = text;
    if (!suffix().isEmpty() && typed.endsWith(suffix()))
        typed.chop(suffix().size());
    if (!typed.trimmed().isEmpty()) // an emptied field is an entry taken back
        setNote(Note{typed.trimmed(), used, understood});
    text = textFromValue(used);
}

NumberText NumberBox::read(QString text) const
{
    if (!suffix().isEmpty() && text.endsWith(suffix()))
        text.chop(suffix().size());
    std::vector<NumberUnit> units = m_units;
    if (const QString own = suffix().trimmed(); !own.isEmpty())
        units.push_back({own, 1});
    return readNumber(text, locale(), decimals() == 0, units);
}

void NumberBox::setNote(std::optional<Note> note) const
{
    if (!note && !m_note)
        return;
    m_note = std::move(note);
    emit noteChanged();
}

// The editor keeps undo to itself even when it has nothing of its own to undo.
bool NumberBox::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && !m_typing) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore(); // the program's
            return true;
        }
    }
    return QDoubleSpinBox::event(event);
}

void NumberBox::focusInEvent(QFocusEvent *event)
{
    refreshText();
    QDoubleSpinBox::focusInEvent(event);
}

void NumberBox::focusOutEvent(QFocusEvent *event)
{
    QDoubleSpinBox::focusOutEvent(event);
    refreshText();
}

void NumberBox::wheelEvent(QWheelEvent *event)
{
    if (hasFocus())
        QDoubleSpinBox::wheelEvent(event);
    else
        event->ignore();
}

} // namespace tarozi::ui
