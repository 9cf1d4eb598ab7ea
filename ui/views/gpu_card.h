// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/views/assessment_view.h"

#include <QFrame>

#include <array>
#include <vector>

namespace tarozi::ui {

class GpuCardHeader;
class KeyFigure;
class MemoryBar;
class SegmentLegend;

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
    enum Section { Header, Bar, Legend, Figures, SectionCount };
    using SectionHeights = std::array<int, SectionCount>;
    static int sectionWidth(int card_width);
    SectionHeights naturalHeights(int card_width) const;
    static int totalHeight(const SectionHeights &heights);
    void place(const SectionHeights &heights);

    GpuCardHeader *header() const { return m_header; }
    MemoryBar *bar() const { return m_bar; }
    SegmentLegend *legend() const { return m_legend; }
    KeyFigure *requests() const { return m_requests; }
    KeyFigure *ceiling() const { return m_ceiling; }
    KeyFigure *speed() const { return m_speed; }
    KeyFigure *firstToken() const { return m_first_token; }
    KeyFigure *cost() const { return m_cost; }

signals:
    // `where`: a part of the anchor; the whole of it when empty.
    void explainRequested(tarozi::Quantity figure, QWidget *anchor, const QRect &where);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<KeyFigure *> figures() const;
    void buildSections();
    void connectExplanations();
    void presentFigures();
    void nameControls();

    ViewContext m_context;
    int m_index;
    std::array<QWidget *, SectionCount> m_sections{};
    QWidget *m_line; // between the legend and the figures
    GpuCardHeader *m_header;
    MemoryBar *m_bar;
    SegmentLegend *m_legend;
    KeyFigure *m_requests, *m_ceiling, *m_speed, *m_first_token, *m_cost;
    std::array<Quantity, 5> m_asked{}; // what each figure shows, in the order of the card
};

} // namespace tarozi::ui
