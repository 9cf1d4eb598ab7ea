// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/assessment_view.h"

#include <vector>

class QLabel;
class QPushButton;
class QToolButton;

namespace tarozi::ui {

class ChipRow;

// The bottom line: the most important finding, what would help (one click applies it), and what these figures are.
class FindingsBar : public AssessmentView
{
    Q_OBJECT

public:
    explicit FindingsBar(const ViewContext &context, QWidget *parent = nullptr);

    QSize minimumSizeHint() const override;

protected:
    void present() override;
    void retranslate() override;
    void restyle() override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void showFinding(int candidate, const Finding *finding);
    void showFixes(int candidate);
    void showAll();
    void arrange();
    void writeSentence(int width, int two_lines);

    QLabel *m_glyph, *m_sentence, *m_helps, *m_note;
    QToolButton *m_all;
    ChipRow *m_chips;
    QString m_text; // of the sentence, whole
};

} // namespace tarozi::ui
