// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/context_page.h"

#include "ui/charts/chart_builder.h"
#include "ui/charts/chart_panel.h"
#include "ui/charts/curve_chart.h"
#include "ui/charts/curve_drawing.h"
#include "ui/controls/scenario_edits.h"
#include "ui/views/page_scroll.h"

#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace tarozi::ui {

namespace {

constexpr int kMargin = 16;
constexpr QSizeF kPrintSize{680, 360};

} // namespace

ContextPage::ContextPage(const ViewContext &context, QWidget *parent)
    : AssessmentView(context, parent)
    , m_chart(new CurveChart)
    , m_panel(new ChartPanel(m_chart,
                             [this] {
                                 const CurveSpec spec = m_chart->spec();
                                 return ChartPanel::Content{tableOf(spec, format()),
                                                            [spec](QPainter &painter, const QRectF &rect) {
                                                                drawCurve(painter, rect, spec, printColors());
                                                            },
                                                            kPrintSize};
                             }))
    , m_hint(new QLabel)
    , m_message(new QLabel)
{
    m_hint->setFont(ui::font(TextRole::Secondary));
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_hint->setWordWrap(true);
    m_message->setWordWrap(true);
    m_message->hide();
    auto *content = new QWidget;
    auto *inner = new QVBoxLayout(content);
    inner->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    inner->addWidget(m_panel, 1);
    inner->addWidget(m_message);
    inner->addWidget(m_hint);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(pageScroll(content));

    m_chart->setCursorText(
        [this](double tokens) { return format().tokens(static_cast<double>(roundedContext(tokens))).text(); });
    connect(m_chart, &CurveChart::xPicked, this, &ContextPage::setContext);
}

void ContextPage::present()
{
    const CurveSpec spec = contextCurve(session().scenario(), session().assessment(), session().catalog(), format());
    m_message->setText(spec.message);
    m_message->setVisible(!spec.message.isEmpty());
    m_panel->setVisible(spec.message.isEmpty());
    m_hint->setVisible(spec.message.isEmpty());
    m_chart->setSpec(spec);
    m_panel->refresh();
}

void ContextPage::retranslate()
{
    m_panel->retranslate(tr("Memory need against context"));
    m_hint->setText(tr("A click sets the context; arrow keys read the curves. Dashed: beyond what fits the GPU."));
}

void ContextPage::restyle()
{
    m_chart->setColors(colors());
    m_panel->setColors(colors());
}

void ContextPage::setContext(double tokens)
{
    session().edit(withContext(session().scenario(), roundedContext(tokens)), EditField::Context);
}

} // namespace tarozi::ui
