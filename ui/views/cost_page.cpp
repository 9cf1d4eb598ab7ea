// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/cost_page.h"

#include "ui/charts/chart_panel.h"
#include "ui/charts/cost_chart.h"
#include "ui/charts/curve_chart.h"
#include "ui/charts/figure_table.h"
#include "ui/explain/explain_popover.h"
#include "ui/language/words.h"
#include "ui/views/cost_table.h"
#include "ui/views/money_form.h"
#include "ui/views/page_parts.h"
#include "ui/views/page_scroll.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <cmath>

namespace tarozi::ui {

namespace {

constexpr int kMargin = 16;
constexpr int kBetween = 24;
constexpr int kSideWidth = 440;
constexpr int kNarrowestChart = 480;
constexpr int kLowestChart = 260;
constexpr double kPrintWidth = 680;
constexpr double kPercent = 100;
constexpr double kLeastUtilization = 0.01;

ChartPanel *barsPanel(RangeBarsChart *chart)
{
    return new ChartPanel(chart, [chart] {
        const RangeBarsSpec spec = chart->spec();
        return ChartPanel::Content{
            tableOf(spec),
            [spec](QPainter &painter, const QRectF &rect) { drawRangeBars(painter, rect, spec, printColors()); },
            {kPrintWidth, rangeBarsHeight(spec)}};
    });
}

} // namespace

CostPage::CostPage(const ViewContext &context, QWidget *parent)
    : AssessmentView(context, parent)
    , m_bars(new RangeBarsChart)
    , m_bars_panel(barsPanel(m_bars))
    , m_proof(new QLabel)
    , m_axes(new QButtonGroup(this))
    , m_curves(new CurveChart)
    , m_curves_panel(curvePanel(m_curves, [this] { return format(); }))
    , m_curves_message(new QLabel)
    , m_hint(hintLabel())
    , m_candidate(new QComboBox)
    , m_influences(new RangeBarsChart)
    , m_influences_panel(barsPanel(m_influences))
    , m_influences_hint(hintLabel())
    , m_cash(new CurveChart)
    , m_cash_panel(curvePanel(m_cash, [this] { return format(); }))
    , m_plan(new QLabel)
    , m_table(new FigureTable)
    , m_offers(new FigureTable)
    , m_inputs(new QLabel)
    , m_form(new MoneyForm(context))
    , m_tariffs(new QPushButton)
{
    for (QLabel *label : {m_proof, m_curves_message, m_plan})
        label->setWordWrap(true);
    m_inputs->setFont(ui::font(TextRole::Name));
    m_curves->setMinimumHeight(kLowestChart);
    m_cash->setMinimumHeight(kLowestChart);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(pageScroll(buildColumns()));

    m_curves->setCursorText([this](double at) {
        return m_axes->checkedId() == int(CostAxis::Utilization) ? format().percent(at / kPercent).text()
                                                                 : format().requests(at).text();
    });
    m_cash->setCursorText([this](double at) { return format().value(at, Unit::Months).text(); });
    connect(m_curves, &CurveChart::xPicked, this, [this](double at) {
        Scenario next = session().scenario();
        if (m_axes->checkedId() == int(CostAxis::Utilization)) {
            next.money.utilization = std::clamp(std::round(at) / kPercent, kLeastUtilization, 1.0);
            session().edit(next, EditField::Money);
        } else {
            next.serving.concurrency = std::max<qint64>(1, qint64(std::round(at)));
            session().edit(next, EditField::Concurrency);
        }
    });
    connect(m_axes, &QButtonGroup::idClicked, this, &CostPage::presentCurves);
    connect(m_candidate, &QComboBox::activated, this, &CostPage::presentPlan);
    connect(m_tariffs, &QPushButton::clicked, this, &CostPage::tariffsWanted);
    connect(m_table, &FigureTable::figureActivated, this, [this](int candidate, Quantity figure, const QRect &where) {
        showExplanation(this->context(), candidate, figure, m_table, where);
    });
}

QWidget *CostPage::buildColumns()
{
    auto *left = new QVBoxLayout;
    left->setSpacing(8);
    left->addWidget(m_bars_panel);
    left->addWidget(m_proof);
    left->addSpacing(kMargin);
    left->addWidget(segments(m_axes, 2), 0, Qt::AlignLeft);
    m_axes->button(int(CostAxis::Utilization))->setChecked(true);
    left->addWidget(m_curves_panel);
    left->addWidget(m_curves_message);
    left->addWidget(m_hint);
    left->addSpacing(kMargin);
    left->addWidget(m_candidate, 0, Qt::AlignLeft);
    left->addWidget(m_influences_panel);
    left->addWidget(m_influences_hint);
    left->addSpacing(kMargin);
    left->addWidget(m_cash_panel);
    left->addWidget(m_plan);
    left->addSpacing(kMargin);
    left->addWidget(m_table);
    left->addSpacing(kMargin);
    left->addWidget(m_offers);
    left->addStretch(1);
    auto *right = new QVBoxLayout;
    right->addWidget(m_inputs);
    right->addWidget(m_tariffs, 0, Qt::AlignLeft);
    right->addWidget(m_form);
    right->addStretch(1);
    auto *content = new QWidget;
    m_sides = new QBoxLayout(QBoxLayout::LeftToRight, content);
    m_sides->setContentsMargins(kMargin, 12, kMargin, kMargin);
    m_sides->setSpacing(kBetween);
    m_sides->addLayout(left, 1);
    m_sides->addLayout(right);
    return content;
}

void CostPage::present()
{
    fillCandidates();
    presentBars();
    presentCurves();
    presentPlan();
    presentTable();
    arrange();
}

void CostPage::fillCandidates()
{
    QStringList names;
    for (const Assessed &candidate : session().assessment().candidates)
        names += words::candidateName(candidate, session().catalog());
    QStringList shown;
    for (int i = 0; i < m_candidate->count(); ++i)
        shown += m_candidate->itemText(i);
    if (names == shown)
        return;
    const int chosen = m_candidate->currentIndex();
    m_candidate->clear();
    m_candidate->addItems(names);
    m_candidate->setCurrentIndex(std::clamp(chosen, 0, int(names.size()) - 1));
}

void CostPage::presentBars()
{
    const Assessment &assessment = session().assessment();
    m_bars->setSpec(costBars(assessment, session().catalog(), format()));
    m_bars_panel->refresh();
    QString proof;
    for (const Lead &lead : assessment.leads) {
        if (lead.quantity != Quantity::CostPerResult || lead.leader < 0)
            continue;
        const QString name = words::candidateName(assessment.candidates.at(size_t(lead.leader)), session().catalog());
        //: %1 a GPU
        proof = lead.proven ? tr("A result is cheapest on %1; the bands do not overlap.").arg(name)
                            //: %1 a GPU
                            : tr("%1 looks cheapest, but the bands overlap: the difference is not proven.").arg(name);
    }
    m_proof->setText(proof);
    m_proof->setVisible(!proof.isEmpty());
}

void CostPage::presentCurves()
{
    const auto axis = static_cast<CostAxis>(m_axes->checkedId());
    const CurveSpec spec = costChart(session().scenario(), session().assessment(), session().catalog(), axis, format());
    const bool any = spec.message.isEmpty();
    m_curves_message->setText(spec.message);
    m_curves_message->setVisible(!any);
    m_curves_panel->setVisible(any);
    m_hint->setVisible(any);
    m_curves->setSpec(spec);
    m_curves_panel->retranslate(spec.title);
    m_curves_panel->refresh();
}

void CostPage::presentPlan()
{
    const int candidate = m_candidate->currentIndex();
    const Scenario &scenario = session().scenario();
    const RangeBarsSpec influences =
        influenceBars(scenario, session().assessment(), session().catalog(), candidate, format());
    const bool any = !influences.bars.empty();
    m_influences_panel->setVisible(any);
    m_influences_hint->setVisible(any);
    m_influences->setSpec(influences);
    m_influences_panel->retranslate(influences.title);
    m_influences_panel->refresh();
    const CurveSpec cash = cashFlowChart(scenario, session().assessment(), session().catalog(), candidate, format());
    m_cash_panel->setVisible(cash.message.isEmpty());
    m_cash->setSpec(cash);
    m_cash_panel->retranslate(cash.title);
    m_cash_panel->refresh();
    QStringList sentences =
        rentOrBuyWords(scenario, rentOrBuy(scenario, session().catalog(), session().assessment(), candidate), format());
    if (!cash.message.isEmpty())
        sentences.prepend(cash.message);
    m_plan->setText(sentences.join(QLatin1Char('\n')));
}

// A figure without a derivation opens nothing.
void CostPage::presentTable()
{
    TableSpec table = costTable(session().scenario(), session().assessment(), session().catalog(), format());
    for (TableRow &row : table.rows) {
        for (TableCell &cell : row.cells) {
            if (cell.figure && session().explain(cell.candidate, *cell.figure).steps.empty())
                cell.figure.reset();
        }
    }
    m_table->setTable(std::move(table));
    TableSpec offers = offersTable(session().scenario(), session().assessment(), session().catalog(), format());
    m_offers->setVisible(!offers.rows.empty());
    m_offers->setTable(std::move(offers));
}

void CostPage::retranslate()
{
    m_bars_panel->retranslate(words::quantity(Quantity::CostPerResult));
    //: what a chart's x axis is
    m_axes->button(int(CostAxis::Utilization))->setText(tr("against utilization"));
    //: what a chart's x axis is
    m_axes->button(int(CostAxis::Concurrency))->setText(tr("against requests"));
    m_hint->setText(tr("Bands: those of the expected speed. A click sets the scenario; arrow keys read the curves."));
    m_candidate->setAccessibleName(tr("GPU of the charts below"));
    m_influences_hint->setText(tr("Pale: the lower end of an input, full: the upper one. Speed goes through its band, "
                                  "the price through the catalogue's offers, typed inputs a fifth either way."));
    m_inputs->setText(tr("Prices and inputs"));
    m_tariffs->setText(tr("Tariffs…"));
}

void CostPage::restyle()
{
    m_bars->setColors(colors());
    m_bars_panel->setColors(colors());
    m_curves->setColors(colors());
    m_curves_panel->setColors(colors());
    m_influences->setColors(colors());
    m_influences_panel->setColors(colors());
    m_cash->setColors(colors());
    m_cash_panel->setColors(colors());
    m_table->setColors(colors());
    m_offers->setColors(colors());
}

void CostPage::resizeEvent(QResizeEvent *event)
{
    AssessmentView::resizeEvent(event);
    arrange();
}

// The inputs stand beside the charts where there is room, else under them.
void CostPage::arrange()
{
    const bool beside = width() >= kSideWidth + kNarrowestChart + kBetween + 2 * kMargin;
    m_sides->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_form->setMaximumWidth(beside ? kSideWidth : QWIDGETSIZE_MAX);
    m_form->setMinimumWidth(beside ? kSideWidth : 0);
}

} // namespace tarozi::ui
