// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/views/assessment_view.h"

#include <QFrame>

#include <array>
#include <functional>

class QCheckBox;
class QComboBox;
class QLabel;
class QToolButton;

namespace tarozi::ui {

class KeyFigure;
class MemoryBar;
class NumberBox;
class PickerButton;
class SegmentLegend;
class VerdictPill;

// One compared GPU: what it is, how many, the verdict, its memory and the key figures. Drawn by the strip.
class GpuCard : public QFrame
{
    Q_OBJECT

public:
    GpuCard(const ViewContext &context, int index, QWidget *parent);

    void retranslate();
    void restyle();
    void present(const StackedBar &bar);

    // The parts, which stand side by side on all cards: the strip gives each part one height.
    enum Section { Header, Memory, Bar, Legend, Figures, SectionCount };
    using SectionHeights = std::array<int, SectionCount>;
    static int sectionWidth(int card_width);
    SectionHeights naturalHeights(int card_width) const;
    static int totalHeight(const SectionHeights &heights);
    void place(const SectionHeights &heights);

    PickerButton *picker() const { return m_picker; }
    NumberBox *countBox() const { return m_count; }
    QCheckBox *eccBox() const { return m_ecc; }
    QComboBox *parallelismCombo() const { return m_parallelism; }
    QToolButton *removeButton() const { return m_remove; }
    VerdictPill *pill() const { return m_pill; }
    QLabel *memoryLine() const { return m_memory; }
    MemoryBar *bar() const { return m_bar; }
    SegmentLegend *legend() const { return m_legend; }
    KeyFigure *requests() const { return m_requests; }
    KeyFigure *ceiling() const { return m_ceiling; }
    KeyFigure *longestContext() const { return m_longest; }
    KeyFigure *cost() const { return m_cost; }

signals:
    void explainRequested(tarozi::Quantity figure, QWidget *anchor);
    void gpuPickerRequested();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void buildHeader();
    void buildSections();
    void connectEdits();
    void editCandidate(EditField field, const std::function<void(Candidate &)> &change);
    void presentControls();
    void presentFigures();
    void nameControls();
    Format format() const { return Format(m_context.languages.locale()); }
    const Colors &colors() const { return m_context.theme.colors(); }
    const Candidate &candidate() const;
    const Assessed &assessed() const;
    const Gpu *gpu() const;

    ViewContext m_context;
    int m_index;
    bool m_presenting = false;
    std::array<QWidget *, SectionCount> m_sections{};
    QWidget *m_line; // between the legend and the figures
    PickerButton *m_picker;
    QLabel *m_times;
    NumberBox *m_count;
    QCheckBox *m_ecc;
    QComboBox *m_parallelism;
    VerdictPill *m_pill;
    QToolButton *m_remove;
    QLabel *m_memory;
    MemoryBar *m_bar;
    SegmentLegend *m_legend;
    KeyFigure *m_requests, *m_ceiling, *m_longest, *m_cost;
};

} // namespace tarozi::ui
