// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/assessment_view.h"

#include <QFrame>
#include <QPointer>

class QLabel;
class QTextBrowser;
class QToolButton;

namespace tarozi::ui {

// How one figure was reached, over the window beside what was asked about. Follows the scenario, the language and the
// theme; closes on Escape, on its button, and when the figure has no derivation any more.
class ExplainPopover : public QFrame
{
    Q_OBJECT

public:
    // One a window: asking again replaces what it shows.
    static ExplainPopover *of(const ViewContext &context, QWidget *window);

    void explain(int candidate, Quantity figure, const QRect &beside);
    QString text() const; // what "copy as text" copies

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    ExplainPopover(const ViewContext &context, QWidget *window);

    void rebuild();
    void place();
    void dismiss();
    Derivation derivation() const;
    Format format() const { return Format(m_context.languages.locale()); }

    ViewContext m_context;
    int m_candidate = -1;
    Quantity m_figure = Quantity::Need;
    QRect m_beside; // in the window's coordinates
    QPointer<QWidget> m_focus_before;
    QLabel *m_name;
    QLabel *m_value;
    QTextBrowser *m_body;
    QToolButton *m_copy;
    QToolButton *m_close;
};

// `where` is a part of the anchor, in its coordinates; the whole anchor when empty.
void showExplanation(const ViewContext &context, int candidate, Quantity figure, QWidget *anchor,
                     const QRect &where = {});

} // namespace tarozi::ui
