// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/speed_page.h"

#include "ui/charts/chart_panel.h"
#include "ui/charts/curve_chart.h"
#include "ui/charts/figure_table.h"
#include "ui/charts/step_bars.h"
#include "ui/controls/flow_layout.h"
#include "ui/controls/scenario_edits.h"
#include "ui/explain/explain_popover.h"
#include "ui/language/words.h"
#include "ui/views/media_tables.h"
#include "ui/views/memory_table.h"
#include "ui/views/page_parts.h"
#include "ui/views/page_scroll.h"
#include "ui/views/series_toggles.h"
#include "ui/views/speed_hypotheses.h"
#include "ui/views/speed_table.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <cmath>

namespace tarozi::ui {

namespace {

constexpr int kMargin = 16;
constexpr int kBetween = 24;
constexpr int kNarrowestChart = 480;
constexpr int kTableColumn = 150;
constexpr double kLabelShare = 0.34; // the evidence needs the room
constexpr int kLowestChart = 280;
constexpr double kPrintWidth = 680;

} // namespace

SpeedPage::SpeedPage(const ViewContext &context, QWidget *parent)
    : AssessmentView(context, parent)
    , m_quantities(new QButtonGroup(this))
    , m_axes(new QButtonGroup(this))
    , m_toggles(new SeriesToggles)
    , m_chart(new CurveChart)
    , m_panel(curvePanel(m_chart, [this] { return format(); }))
    , m_message(new QLabel)
    , m_hint(hintLabel())
    , m_hypotheses(new QLabel)
    , m_steps(new StepBarsChart)
    , m_steps_panel(new ChartPanel(m_steps,
                                   [this] {
                                       const StepBarsSpec spec = m_steps->spec();
                                       return ChartPanel::Content{tableOf(spec),
                                                                  [spec](QPainter &painter, const QRectF &rect) {
                                                                      drawStepBars(painter, rect, spec, printColors());
                                                                  },
                                                                  {kPrintWidth, stepBarsHeight(spec, kPrintWidth)}};
                                   }))
    , m_steps_hint(hintLabel())
    , m_roofline(new CurveChart)
    , m_roofline_panel(curvePanel(m_roofline, [this] { return format(); }))
    , m_table(new FigureTable)
    , m_sharing(new FigureTable)
{
    m_message->setWordWrap(true);
    m_message->hide();
    m_table->setLabelShare(kLabelShare);
    m_hypotheses->setWordWrap(true);
    m_hypotheses->setTextFormat(Qt::PlainText);
    m_chart->setMinimumHeight(kLowestChart);
    m_roofline->setMinimumHeight(kLowestChart);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(pageScroll(buildColumns()));

    m_chart->setSnap([this](double value) { return snapped(value); });
    m_chart->setCursorText([this](double value) {
        return axis() == SpeedAxis::Concurrency ? format().requests(value).text() : format().tokens(value).text();
    });
    m_roofline->setCursorText([this](double value) {
        //: arithmetic intensity under the cursor; %1 a number
        return tr("%1 FLOP per byte").arg(format().significant(value, 3));
    });
    connect(m_chart, &CurveChart::xPicked, this, &SpeedPage::pick);
    connect(m_toggles, &SeriesToggles::toggled, this, &SpeedPage::presentCharts);
    connect(m_quantities, &QButtonGroup::idClicked, this, &SpeedPage::present);
    connect(m_axes, &QButtonGroup::idClicked, this, &SpeedPage::present);
    connect(m_table, &FigureTable::figureActivated, this, [this](int candidate, Quantity figure, const QRect &where) {
        showExplanation(this->context(), candidate, figure, m_table, where);
    });
}

QWidget *SpeedPage::buildSwitches()
{
    auto *switches = new QWidget;
    auto *layout = new FlowLayout(switches, kMargin, 4);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(segments(m_quantities, 4)); // as many as SpeedQuantity and SpeedAxis have values
    layout->addWidget(segments(m_axes, 2));
    m_quantities->button(static_cast<int>(SpeedQuantity::User))->setChecked(true);
    m_axes->button(static_cast<int>(SpeedAxis::Concurrency))->setChecked(true);
    return switches;
}

QWidget *SpeedPage::buildColumns()
{
    auto *left = new QVBoxLayout;
    left->setSpacing(8);
    m_switches = buildSwitches();
    left->addWidget(m_switches);
    left->addWidget(m_panel, 1);
    left->addWidget(m_message);
    left->addWidget(m_toggles);
    left->addWidget(m_hint);
    left->addWidget(m_hypotheses);
    left->addSpacing(kMargin);
    left->addWidget(m_steps_panel);
    left->addWidget(m_steps_hint);
    left->addSpacing(kMargin);
    left->addWidget(m_roofline_panel);
    auto *right = new QVBoxLayout;
    right->addWidget(m_table);
    right->addSpacing(kMargin);
    right->addWidget(m_sharing);
    right->addStretch(1);
    auto *content = new QWidget;
    m_sides = new QBoxLayout(QBoxLayout::LeftToRight, content);
    m_sides->setContentsMargins(kMargin, 12, kMargin, kMargin);
    m_sides->setSpacing(kBetween);
    m_sides->addLayout(left, 1);
    m_sides->addLayout(right);
    return content;
}

SpeedQuantity SpeedPage::quantity() const
{
    return static_cast<SpeedQuantity>(m_quantities->checkedId());
}

SpeedAxis SpeedPage::axis() const
{
    return static_cast<SpeedAxis>(m_axes->checkedId());
}

void SpeedPage::choose(SpeedQuantity quantity, SpeedAxis axis)
{
    m_quantities->button(static_cast<int>(quantity))->setChecked(true);
    m_axes->button(static_cast<int>(axis))->setChecked(true);
    present();
}

void SpeedPage::present()
{
    QStringList names;
    for (const Assessed &candidate : session().assessment().candidates)
        names += words::candidateName(candidate, session().catalog());
    m_toggles->setNames(names);
    if (session().scenario().kind != WorkloadKind::Serving) {
        presentWithoutTokens();
        return;
    }
    m_switches->setVisible(true);
    m_steps->setSpec(stepBars(session().assessment(), session().catalog(), format()));
    m_steps_panel->refresh();
    presentCharts();
    presentTables();
    presentHypotheses();
    arrange();
}

// Workloads that answer no requests have no curves over them: the table says all.
void SpeedPage::presentWithoutTokens()
{
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_switches, m_panel, m_message, m_toggles, m_hint, m_hypotheses,
                                          m_steps_panel, m_steps_hint, m_roofline_panel, m_sharing})
        widget->setVisible(false);
    const bool trains = session().scenario().kind == WorkloadKind::FineTuning;
    m_table->setTable(explained(
        trains ? trainingTable(session().assessment(), session().catalog(), format())
               : mediaSpeedTable(session().scenario(), session().assessment(), session().catalog(), format())));
    arrange();
}

void SpeedPage::presentCharts()
{
    const std::set<int> &hidden = m_toggles->hiddenOnes();
    const CurveSpec curves = speedChart(session().scenario(), session().assessment(), session().catalog(), quantity(),
                                        axis(), hidden, format());
    const bool any = curves.message.isEmpty();
    m_message->setText(curves.message);
    m_message->setVisible(!any);
    m_panel->setVisible(any);
    m_toggles->setVisible(any);
    m_hint->setVisible(any);
    m_chart->setSpec(curves);
    m_panel->retranslate(curves.title);
    m_panel->refresh();

    const CurveSpec roofs = rooflineChart(session().assessment(), session().catalog(), hidden, format());
    m_roofline_panel->setVisible(roofs.message.isEmpty());
    m_steps_panel->setVisible(roofs.message.isEmpty());
    m_steps_hint->setVisible(roofs.message.isEmpty());
    m_roofline->setSpec(roofs);
    m_roofline_panel->refresh();
}

// A figure without a derivation opens nothing.
TableSpec SpeedPage::explained(TableSpec table) const
{
    for (TableRow &row : table.rows) {
        for (TableCell &cell : row.cells) {
            if (cell.figure && session().explain(cell.candidate, *cell.figure).steps.empty())
                cell.figure.reset();
        }
    }
    return table;
}

void SpeedPage::presentTables()
{
    m_table->setTable(
        explained(speedTable(session().scenario(), session().assessment(), session().catalog(), format())));
    TableSpec sharing = sharingTable(session().scenario(), session().assessment(), session().catalog(), format());
    m_sharing->setVisible(!sharing.rows.empty());
    m_sharing->setTable(std::move(sharing));
}

void SpeedPage::presentHypotheses()
{
    const QStringList sentences =
        speedHypotheses(session().scenario(), session().assessment(), session().catalog(), format());
    //: %1 are sentences about where one GPU overtakes another
    m_hypotheses->setText(tr("To be tested: %1").arg(sentences.join(QLatin1Char('\n'))));
    m_hypotheses->setVisible(!sentences.isEmpty());
}

void SpeedPage::retranslate()
{
    const auto name = [](QButtonGroup *group, int id, const QString &text, const QString &tip) {
        group->button(id)->setText(text);
        group->button(id)->setToolTip(tip);
    };
    //: what a chart shows: the speed of one user
    name(m_quantities, int(SpeedQuantity::User), tr("Per user"), tr("Tokens per second that one user sees"));
    //: what a chart shows: the speed of all users together
    name(m_quantities, int(SpeedQuantity::Total), tr("Total"), tr("Output tokens per second of all users together"));
    name(m_quantities, int(SpeedQuantity::FirstToken), tr("TTFT"), words::quantity(Quantity::TimeToFirstToken));
    name(m_quantities, int(SpeedQuantity::OutputToken), tr("TPOT"), words::quantity(Quantity::TimePerOutputToken));
    //: what a chart's x axis is
    name(m_axes, int(SpeedAxis::Concurrency), tr("against requests"), tr("How the speed changes with more requests"));
    //: what a chart's x axis is
    name(m_axes, int(SpeedAxis::Context), tr("against context"), tr("How the speed changes with a longer context"));
    m_toggles->setAccessibleName(tr("Shown GPUs"));
    m_steps_panel->retranslate(tr("Where the time of one token goes"));
    m_steps_hint->setText(tr("One step of decoding at the asked requests and context; all bars share one scale."));
    m_roofline_panel->retranslate(tr("Roofline of one GPU"));
    m_hint->setText(tr("Bands: what is expected, as wide as its evidence. Thin dashed lines: physical ceilings, never "
                       "reached. Dashed curves: not all requests run at once, the others wait. A click sets the "
                       "scenario; arrow keys read the curves."));
}

void SpeedPage::restyle()
{
    m_chart->setColors(colors());
    m_panel->setColors(colors());
    m_steps->setColors(colors());
    m_steps_panel->setColors(colors());
    m_roofline->setColors(colors());
    m_roofline_panel->setColors(colors());
    m_toggles->setColors(colors());
    m_table->setColors(colors());
    m_sharing->setColors(colors());
}

double SpeedPage::snapped(double value) const
{
    return axis() == SpeedAxis::Concurrency ? std::max(1.0, std::round(value)) : double(roundedContext(value));
}

void SpeedPage::pick(double value)
{
    const auto whole = static_cast<qint64>(snapped(value));
    if (axis() == SpeedAxis::Context) {
        session().edit(withContext(session().scenario(), whole), EditField::Context);
        return;
    }
    Scenario next = session().scenario();
    next.serving.concurrency = whole;
    session().edit(next, EditField::Concurrency);
}

void SpeedPage::resizeEvent(QResizeEvent *event)
{
    AssessmentView::resizeEvent(event);
    arrange();
}

// Side by side where the table reads beside a readable chart, else one under the other.
void SpeedPage::arrange()
{
    const int columns = static_cast<int>(m_table->table().header.size());
    const int wanted = columns * kTableColumn + kNarrowestChart + kBetween + 2 * kMargin;
    const bool charts = session().scenario().kind == WorkloadKind::Serving;
    const auto direction = charts && width() >= wanted ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    if (m_sides->direction() != direction)
        m_sides->setDirection(direction);
    const bool beside = direction == QBoxLayout::LeftToRight;
    for (FigureTable *table : {m_table, m_sharing}) {
        table->setMinimumWidth(beside ? columns * kTableColumn : 0);
        table->setMaximumWidth(beside ? std::max(columns * kTableColumn, width() * 2 / 5) : QWIDGETSIZE_MAX);
    }
}

} // namespace tarozi::ui
