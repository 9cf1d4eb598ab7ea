// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QString>

namespace tarozi::ui {

// What a parameter means. Empty parts are left out.
struct ParameterInfo {
    QString title;
    QString meaning;      // one sentence
    QString unit;         // "tokens"
    QString typical;      // the usual range
    QString default_from; // the default and where it comes from
    QString drives;       // which results depend on it
};

// A small card beside what it explains. Closes on Escape and on a click elsewhere.
class InfoPopover : public QFrame
{
    Q_OBJECT

public:
    // Deletes itself when closed.
    static InfoPopover *show(const ParameterInfo &info, QWidget *anchor);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    InfoPopover(const ParameterInfo &info, QWidget *parent);
};

// Shows a popup window under (or over, or beside) `anchor`, on its screen.
void popUpBeside(QWidget *popup, const QWidget *anchor);

} // namespace tarozi::ui
