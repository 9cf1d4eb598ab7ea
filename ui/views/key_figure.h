// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QAbstractButton>
#include <QHash>

#include <utility>
#include <vector>

namespace tarozi::ui {

// What a figure says. `lead`: by how much it is ahead of the others, empty when it is not.
struct FigureText {
    QString label, number, unit, note, lead;
    QString summary; // all of it in one sentence, for screen readers

    bool operator==(const FigureText &) const = default;
};

// A large number with its name, its unit and a note. A click or Enter asks how it was reached.
class KeyFigure : public QAbstractButton
{
    Q_OBJECT

public:
    explicit KeyFigure(QWidget *parent = nullptr);

    void show(const FigureText &text, const Colors &colors);
    const FigureText &figure() const { return m_figure; }

    // The label's own height, and the one it is given so that the numbers of a line stand on one base line.
    int labelHeight(int width) const;
    void setLabelHeight(int height);
    int heightWithLabel(int width, int label_height) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Places {
        QRect label, number, unit, note, lead;
        int height = 0;
    };
    const Places &places(int width, int label_height) const;
    Places measured(int width, int label_height) const;
    void forgetMeasures();

    FigureText m_figure;
    const Colors *m_colors = &lightColors();
    int m_label_height = 0;
    int m_needed_height = 0; // at the present width; texts are measured only when they change
    // A layout asks for the same widths again and again, and shaping text is most of what a start costs.
    mutable QHash<std::pair<int, int>, Places> m_places; // of a width and a label height
    mutable QHash<int, int> m_label_heights;             // of a width
};

// Figures of one width in as many columns as find room, so that no line is left with a single one: four, two and two,
// or one under another.
class KeyFigureRow : public QWidget
{
    Q_OBJECT

public:
    explicit KeyFigureRow(const std::vector<KeyFigure *> &figures, QWidget *parent = nullptr);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Line {
        std::vector<KeyFigure *> figures;
        int label_height = 0;
        int height = 0;
    };
    int columnsFor(const std::vector<KeyFigure *> &shown, int width, int &cell_width) const;
    std::vector<Line> lines(int width, int &cell_width) const;
    void place();

    std::vector<KeyFigure *> m_figures;
};

} // namespace tarozi::ui
