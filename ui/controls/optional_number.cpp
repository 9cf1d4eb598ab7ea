// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/optional_number.h"

#include "ui/controls/number_text.h"
#include "ui/language/format.h"

namespace tarozi::ui {

namespace {

constexpr int kDigits = 12;

} // namespace

OptionalNumber::OptionalNumber(double minimum, double maximum, QWidget *parent)
    : QLineEdit(parent), m_minimum(minimum), m_maximum(maximum)
{
    setAlignment(Qt::AlignRight);
    connect(this, &QLineEdit::editingFinished, this, &OptionalNumber::finish);
}

QString OptionalNumber::textOf(double value) const
{
    QLocale words = locale();
    words.setNumberOptions(QLocale::OmitGroupSeparator);
    return words.toString(value / m_factor, 'g', kDigits);
}

void OptionalNumber::show(const std::optional<double> &value)
{
    m_value = value;
    if (!hasFocus() || !isModified())
        setText(value ? textOf(*value) : QString());
}

void OptionalNumber::retranslate()
{
    //: in an empty field: the person has given no number
    setPlaceholderText(tr("not given"));
    if (!isModified())
        setText(m_value ? textOf(*m_value) : QString());
}

void OptionalNumber::finish()
{
    if (!isModified())
        return;
    setModified(false);
    std::optional<double> next;
    const NumberText number = readNumber(text(), locale(), false);
    const bool empty = text().trimmed().isEmpty();
    if (number.state == NumberText::State::Complete)
        next = number.value * m_factor;
    m_trouble = !empty && (!next || *next < m_minimum || *next > m_maximum);
    if (m_trouble) {
        const Format format(locale());
        //: why an entry was not taken; %1 the entry, %2 and %3 the least and the greatest number
        setToolTip(tr("“%1” was not taken: a number from %2 to %3 is expected.")
                       .arg(text(), format.trimmed(m_minimum / m_factor, 4), format.trimmed(m_maximum / m_factor, 4)));
        setText(m_value ? textOf(*m_value) : QString());
        return;
    }
    setToolTip({});
    if (next == m_value) {
        setText(m_value ? textOf(*m_value) : QString());
        return;
    }
    m_value = next;
    setText(m_value ? textOf(*m_value) : QString());
    emit edited(next);
}

} // namespace tarozi::ui
