// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractButton;
class QWidget;

namespace tarozi::ui {

// How much a button speaks. The style draws each kind; nothing else differs.
enum class ButtonKind {
    Normal,  // a framed button
    Primary, // the one main action of a place, filled with the accent
    Link,    // words in the accent colour, no frame
    Chip,    // a pill: a suggestion that one click applies
    Segment, // one of a row of choices; checked shows the chosen one
};

void setButtonKind(QAbstractButton *button, ButtonKind kind);
ButtonKind buttonKind(const QWidget *button);

} // namespace tarozi::ui
