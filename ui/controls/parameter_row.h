// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/info_popover.h"
#include "ui/controls/stop_slider.h"
#include "ui/theme/theme.h"

#include <QWidget>

#include <functional>

class QLabel;
class QToolButton;

namespace tarozi::ui {

class TickLabels;

// One parameter: label and exact value above a slider with labelled stops. Rows without stops have no slider.
// Shows what it is told; everything it emits is a person's doing.
class ParameterRow : public QWidget
{
    Q_OBJECT

public:
    enum class EditorPlace { Beside, Below };

    // Takes the editor of the exact value; it stands beside the label, or below it where it is wide.
    ParameterRow(QWidget *editor, QWidget *parent, EditorPlace place = EditorPlace::Beside);

    struct Texts {
        QString label;   // with a mnemonic
        QString tooltip; // what it changes
    };
    void setTexts(const Texts &texts);
    // Asked when the popover opens; absent: no info button.
    void setInfo(std::function<ParameterInfo()> info);
    void setColors(const Colors &colors);
    // `revert_text`: "Back to the preset value (8 192)".
    void showChanged(bool changed, const QString &revert_text);
    void setNote(const QString &note);

    StopSlider *slider() const { return m_slider; }
    QWidget *editor() const { return m_editor; }
    QToolButton *revertButton() const { return m_revert; }
    QToolButton *infoButton() const { return m_info_button; }
    QString note() const;
    bool isMarkedChanged() const { return m_changed; }
    void openInfo();

signals:
    void gestureStarted();
    void gestureEnded();
    void revertRequested();

protected:
    // A label for each stop, may be empty; none: the row has no slider.
    void setStopLabels(const QStringList &labels);
    void setEntryNote(const QString &note);
    virtual void stopChosen(int index) = 0;

    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void showNotes();

    QLabel *m_label;
    QToolButton *m_info_button;
    QToolButton *m_revert;
    QWidget *m_editor;
    StopSlider *m_slider;
    TickLabels *m_ticks;
    QLabel *m_note;
    QString m_note_text, m_entry_note;
    std::function<ParameterInfo()> m_info;
    QColor m_mark, m_error;
    bool m_changed = false;
};

} // namespace tarozi::ui
