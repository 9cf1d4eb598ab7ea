// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/memory_page.h"

#include "ui/charts/bars_drawing.h"
#include "ui/charts/chart_builder.h"
#include "ui/charts/chart_panel.h"
#include "ui/charts/figure_table.h"
#include "ui/charts/stacked_bar_chart.h"
#include "ui/explain/explain_popover.h"
#include "ui/views/media_tables.h"
#include "ui/views/memory_table.h"
#include "ui/views/page_scroll.h"

#include <QBoxLayout>
#include <QLabel>
#include <QScrollArea>

namespace tarozi::ui {

namespace {

constexpr int kMargin = 16;
constexpr int kBetween = 24;
constexpr int kNarrowestBars = 420;
constexpr double kPrintWidth = 680;

} // namespace

MemoryPage::MemoryPage(const ViewContext &context, QWidget *parent)
    : AssessmentView(context, parent)
    , m_bars(new StackedBarChart)
    , m_panel(new ChartPanel(m_bars,
                             [this] {
                                 const StackedBarSpec spec = m_bars->spec();
                                 return ChartPanel::Content{tableOf(spec, format()),
                                                            [spec](QPainter &painter, const QRectF &rect) {
                                                                drawStackedBars(painter, rect, spec, printColors());
                                                            },
                                                            {kPrintWidth, stackedBarsHeight(spec, kPrintWidth)}};
                             }))
    , m_hint(new QLabel)
    , m_breakdown(new FigureTable)
    , m_capacity(new FigureTable)
{
    m_hint->setFont(ui::font(TextRole::Secondary));
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_hint->setWordWrap(true);
    auto *left = new QVBoxLayout;
    left->setSpacing(8);
    left->addWidget(m_panel);
    left->addWidget(m_hint);
    left->addWidget(m_capacity);
    left->addStretch(1);
    auto *right = new QVBoxLayout;
    right->addWidget(m_breakdown);
    right->addStretch(1);

    auto *content = new QWidget;
    m_sides = new QBoxLayout(QBoxLayout::LeftToRight, content);
    m_sides->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    m_sides->setSpacing(kBetween);
    m_sides->addLayout(left, 1);
    m_sides->addLayout(right);
    m_scroll = pageScroll(content);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_scroll);

    connect(m_bars, &StackedBarChart::segmentActivated, this,
            [this](int candidate, Quantity figure, const QRect &where) {
                explainFigure(candidate, figure, m_bars, where);
            });
    connect(m_panel, &ChartPanel::figureActivated, this, [this](int candidate, Quantity figure, const QRect &where) {
        explainFigure(candidate, figure, m_panel->table(), where);
    });
    for (FigureTable *table : {m_breakdown, m_capacity}) {
        connect(table, &FigureTable::figureActivated, this,
                [this, table](int candidate, Quantity figure, const QRect &where) {
                    explainFigure(candidate, figure, table, where);
                });
    }
}

void MemoryPage::present()
{
    m_bars->setSpec(memoryBars(session().assessment(), session().catalog(), format()));
    m_panel->refresh();
    m_breakdown->setTable(memoryTable(session().assessment(), session().catalog(), format()));
    const WorkloadKind kind = session().scenario().kind;
    const auto table = kind == WorkloadKind::Serving      ? capacityTable
                       : kind == WorkloadKind::FineTuning ? trainingTable
                                                          : mediaMemoryTable;
    TableSpec capacity = table(session().assessment(), session().catalog(), format());
    m_capacity->setVisible(!capacity.rows.empty());
    m_capacity->setTable(std::move(capacity));
    arrange();
}

void MemoryPage::retranslate()
{
    m_panel->retranslate(tr("Memory of one GPU"));
    m_hint->setText(tr("Click a part of a bar or a figure to see how it was reached. All bars share one scale; hatched "
                       "memory is spare."));
}

void MemoryPage::restyle()
{
    m_bars->setColors(colors());
    m_panel->setColors(colors());
    m_breakdown->setColors(colors());
    m_capacity->setColors(colors());
}

void MemoryPage::resizeEvent(QResizeEvent *event)
{
    AssessmentView::resizeEvent(event);
    arrange();
}

// Side by side where the table has its natural width beside readable bars, else one under the other.
void MemoryPage::arrange()
{
    const int wanted = m_breakdown->sizeHint().width() + kNarrowestBars + kBetween + 2 * kMargin;
    const auto direction = width() >= wanted ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    if (m_sides->direction() != direction)
        m_sides->setDirection(direction);
}

void MemoryPage::explainFigure(int candidate, Quantity figure, QWidget *anchor, const QRect &where)
{
    // the hatched part of a bar ends at the engine's limit
    showExplanation(context(), candidate, figure == Quantity::Spare ? Quantity::Headroom : figure, anchor, where);
}

} // namespace tarozi::ui
