// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/fit_map_page.h"

#include "core/advice/ranking.h"
#include "ui/charts/chart_panel.h"
#include "ui/charts/fit_map_chart.h"
#include "ui/charts/fit_map_drawing.h"
#include "ui/controls/flow_layout.h"
#include "ui/controls/scenario_edits.h"
#include "ui/language/words.h"
#include "ui/views/page_parts.h"
#include "ui/views/page_scroll.h"

#include <QComboBox>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace tarozi::ui {

namespace {

constexpr int kMargin = 16;
constexpr int kLowestChart = 280;
constexpr QSizeF kPrintSize{680, 440};
constexpr QSize kPrintCells{100, 64};
constexpr QSize kCoarse{60, 40};
constexpr QSize kCoarseEachCell{16, 12}; // where each cell is assessed
constexpr QSize kFineEachCell{120, 80};
constexpr int kQuantities = 4;

bool grows(MapAxis axis)
{
    return axis == MapAxis::Context || axis == MapAxis::Concurrency;
}

} // namespace

FitMapPage::FitMapPage(const ViewContext &context, QWidget *parent)
    : AssessmentView(context, parent)
    , m_x(new QComboBox)
    , m_y(new QComboBox)
    , m_regions(new QComboBox)
    , m_contours(new QComboBox)
    , m_chart(new FitMapChart)
    , m_panel(new ChartPanel(m_chart,
                             [this] {
                                 // paper gets few cells and lines between them
                                 FitMapOrder order = this->order(kPrintCells);
                                 const FitMap map = fitMap(order.scenario, *order.catalog, order.map);
                                 FitMapSpec spec = m_chart->spec();
                                 const MapChoice choice{order.regions_of, order.quantity, m_result.contours};
                                 if (!map.layers.empty())
                                     spec = fitMapSpec(map, choice, session().scenario(), session().assessment(),
                                                       session().catalog(), format());
                                 const FitMap &fine = m_result.map;
                                 return ChartPanel::Content{
                                     fitMapTable(fine, session().assessment(), session().catalog(), format()),
                                     [spec](QPainter &painter, const QRectF &rect) {
                                         drawFitMap(painter, rect, spec, printColors());
                                     },
                                     kPrintSize};
                             }))
    , m_hint(hintLabel())
{
    m_chart->setMinimumHeight(kLowestChart);
    auto *content = new QWidget;
    auto *inner = new QVBoxLayout(content);
    inner->setContentsMargins(kMargin, 12, kMargin, kMargin);
    inner->setSpacing(8);
    inner->addWidget(buildSwitches());
    inner->addWidget(m_panel, 1);
    inner->addWidget(m_hint);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(pageScroll(content));

    m_chart->setReadout([this](const QPointF &share) { return readout(share); });
    connect(m_chart, &FitMapChart::picked, this, &FitMapPage::pick);
    connect(m_chart, &FitMapChart::resized, this, &FitMapPage::refine);
    connect(&m_runner, &FitMapRunner::finished, this,
            [this](const std::shared_ptr<const FitMapResult> &result) { put(*result); });
    connect(m_x, &QComboBox::activated, this, [this] { chooseAxis(m_x, m_y); });
    connect(m_y, &QComboBox::activated, this, [this] { chooseAxis(m_y, m_x); });
    connect(m_regions, &QComboBox::activated, this, &FitMapPage::present);
    connect(m_contours, &QComboBox::activated, this, &FitMapPage::present);
}

QWidget *FitMapPage::buildSwitches()
{
    auto *switches = new QWidget;
    auto *layout = new FlowLayout(switches, kMargin, 4);
    layout->setContentsMargins(0, 0, 0, 0);
    for (QComboBox *box : {m_x, m_y, m_regions, m_contours}) {
        auto *pair = new QWidget;
        auto *row = new QHBoxLayout(pair);
        row->setContentsMargins(0, 0, 0, 0);
        auto *label = new QLabel;
        label->setBuddy(box);
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        row->addWidget(label);
        row->addWidget(box);
        layout->addWidget(pair);
        m_labels.push_back(label);
    }
    for (int i = 0; i < kMapAxes; ++i) {
        m_x->addItem(QString(), i);
        m_y->addItem(QString(), i);
    }
    for (int i = -1; i < kQuantities; ++i)
        m_contours->addItem(QString(), i);
    m_x->setCurrentIndex(int(MapAxis::Context));
    m_y->setCurrentIndex(int(MapAxis::Concurrency));
    return switches;
}

void FitMapPage::fillAxis(QComboBox *box)
{
    for (int i = 0; i < kMapAxes; ++i)
        box->setItemText(i, mapAxisName(MapAxis(i)));
}

// Both axes never show the same input: they change places.
void FitMapPage::chooseAxis(QComboBox *changed, QComboBox *other)
{
    if (other->currentIndex() == changed->currentIndex()) {
        const MapAxis shown = changed == m_x ? m_result.map.x.axis : m_result.map.y.axis;
        other->setCurrentIndex(int(shown));
    }
    present();
}

void FitMapPage::fillRegions()
{
    const std::vector<Assessed> &candidates = session().assessment().candidates;
    const int chosen = std::max(m_regions->currentIndex(), 0);
    m_regions->clear();
    for (const Assessed &candidate : candidates)
        m_regions->addItem(words::candidateName(candidate, session().catalog()));
    m_regions->setCurrentIndex(std::min(chosen, int(candidates.size()) - 1));
}

FitMapOrder FitMapPage::order(const QSize &cells) const
{
    const Scenario &scenario = session().scenario();
    const auto scale = [&](QComboBox *box) {
        return mapScale(MapAxis(box->currentIndex()), scenario, session().catalog(), session().assessment());
    };
    FitMapOrder order{scenario,
                      session().sharedCatalog(),
                      {scale(m_x), scale(m_y), cells.width(), cells.height()},
                      std::max(m_regions->currentIndex(), 0),
                      std::nullopt,
                      0};
    const int quantity = m_contours->currentData().toInt();
    if (quantity >= 0)
        order.quantity = MapQuantity(quantity);
    const Candidate &candidate = scenario.candidates[std::size_t(order.regions_of)];
    const std::optional<CostFigures> &cost = session().assessment().candidates[std::size_t(order.regions_of)].cost;
    if (cost)
        order.per_hour = cost->per_hour;
    else if (const auto usual = Market(scenario, session().catalog()).price(candidate.gpu))
        order.per_hour = usual->per_gpu_hour * candidate.count;
    return order;
}

void FitMapPage::present()
{
    fillRegions();
    const bool quick = grows(MapAxis(m_x->currentIndex())) || grows(MapAxis(m_y->currentIndex()));
    const FitMapOrder coarse = order(quick ? kCoarse : kCoarseEachCell);
    put({fitMap(coarse.scenario, *coarse.catalog, coarse.map), {}});
    refine();
}

void FitMapPage::refine()
{
    if (m_result.map.layers.empty() || !isVisible())
        return;
    const bool quick = grows(MapAxis(m_x->currentIndex())) || grows(MapAxis(m_y->currentIndex()));
    m_runner.start(order(quick ? m_chart->cells() : kFineEachCell));
}

void FitMapPage::put(const FitMapResult &result)
{
    m_result = result;
    const FitMapOrder now = order(kCoarse);
    const MapChoice choice{now.regions_of, now.quantity, result.contours};
    const FitMapSpec spec =
        fitMapSpec(result.map, choice, session().scenario(), session().assessment(), session().catalog(), format());
    m_chart->setSpec(spec);
    m_panel->retranslate(spec.title);
    m_panel->refresh();
}

QStringList FitMapPage::readout(const QPointF &share) const
{
    const FitMap &map = m_result.map;
    if (map.layers.empty() || map.columns < 1)
        return {};
    const int column = std::clamp(int(share.x() * map.columns), 0, map.columns - 1);
    const int row = std::clamp(int(share.y() * map.rows), 0, map.rows - 1);
    QStringList lines{mapValueText(map.x.axis, map.x.at(share.x()), format()),
                      mapValueText(map.y.axis, map.y.at(share.y()), format())};
    for (const FitLayer &layer : map.layers) {
        if (!layer.modelled || std::size_t(layer.candidate) >= session().assessment().candidates.size())
            continue;
        //: a GPU and its verdict at a point of the fit map
        lines += tr("%1: %2").arg(
            words::candidateName(session().assessment().candidates[std::size_t(layer.candidate)], session().catalog()),
            words::verdict(layer.at(column, row, map.columns)));
    }
    return lines;
}

// One undo step for both inputs.
void FitMapPage::pick(const QPointF &share)
{
    Scenario next = session().scenario();
    const auto set = [&](const AxisScale &scale, double at) {
        const double value = scale.at(at);
        next = scale.axis == MapAxis::Context ? withContext(next, roundedContext(value))
                                              : withMapValue(next, scale.axis, value);
    };
    set(m_result.map.x, share.x());
    set(m_result.map.y, share.y());
    session().edit(next, EditField::MapPoint);
}

void FitMapPage::retranslate()
{
    fillAxis(m_x);
    fillAxis(m_y);
    //: what lines of equal value a map shows
    m_contours->setItemText(0, tr("none"));
    for (int i = 0; i < kQuantities; ++i)
        m_contours->setItemText(i + 1, mapQuantityName(MapQuantity(i)));
    //: before the list of inputs that may lie along the axis
    m_labels[0]->setText(tr("Across"));
    //: before the list of inputs that may lie along the axis
    m_labels[1]->setText(tr("Up"));
    //: before the list of GPUs: whose verdicts are coloured
    m_labels[2]->setText(tr("Verdicts of"));
    //: before the list of figures: lines of equal memory, speed or cost
    m_labels[3]->setText(tr("Lines of equal"));
    m_hint->setText(tr("Lines in the colours of the GPUs: where each of them stops. A click sets both inputs; arrow "
                       "keys read the map, Enter sets them."));
}

void FitMapPage::restyle()
{
    m_chart->setColors(colors());
    m_panel->setColors(colors());
}

} // namespace tarozi::ui
