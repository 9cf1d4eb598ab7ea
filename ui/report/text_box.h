// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPointF>
#include <QString>
#include <QTextLayout>

#include <memory>
#include <vector>

class QPainter;

namespace tarozi::ui::report {

enum class Style { Cover, Title, Lead, Heading, Subheading, Strong, Body, Small, SmallStrong, Figure, FigureSmall };

// A face of the bundled family; its pixel size is in page units. Fonts of the machine never step in: a letter that is
// in no bundled font shows as a box.
QFont fontOf(Style style);

struct Run {
    QString text;
    Style style = Style::Body;
    QColor color; // not valid: the text colour of the print palette
    bool subscript = false;

    bool operator==(const Run &) const = default;
};

// Runs of text broken into the lines of one width. Cheap to copy.
class TextBox
{
public:
    TextBox() = default;
    TextBox(const std::vector<Run> &runs, double width, Qt::Alignment alignment = Qt::AlignLeft);
    TextBox(const QString &text, Style style, double width, const QColor &color = {},
            Qt::Alignment alignment = Qt::AlignLeft);

    double width() const { return m_width; }
    double height() const;
    int lineCount() const;
    double lineHeight(int line) const;
    double baseline() const;     // of the first line, from the top
    double naturalWidth() const; // of the widest line
    void draw(QPainter &painter, const QPointF &top_left) const;
    void drawLine(QPainter &painter, int line, const QPointF &top_left) const;

private:
    std::shared_ptr<QTextLayout> m_layout;
    double m_width = 0;
};

// A formula's text as runs: the b of "T_b" lowered.
std::vector<Run> formulaRuns(const QString &formula, Style style);

// The letters of a text that the bundled fonts lack, each once, apart by spaces.
QString unprintable(const QString &text);

double textWidth(const QString &text, Style style);

} // namespace tarozi::ui::report
