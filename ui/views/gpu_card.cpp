// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/gpu_card.h"

#include "ui/controls/picker_button.h"
#include "ui/views/figure_words.h"
#include "ui/views/gpu_card_header.h"
#include "ui/views/key_figure.h"
#include "ui/views/media_figure_words.h"
#include "ui/views/memory_bar.h"
#include "ui/views/segment_legend.h"
#include "ui/views/verdict_pill.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <numeric>

namespace tarozi::ui {

namespace {

constexpr double kRadius = 8;
constexpr int kSide = 16;
constexpr int kTop = 10;
constexpr int kLegendToLine = 8;
// the gap over each section
constexpr GpuCard::SectionHeights kGaps{0, 4, 4, kLegendToLine + 6};
// buttons have an inner margin: their words, not their edges, stand on the card's margin
constexpr GpuCard::SectionHeights kOutdents{0, 0, 0, 4};

// What lies on both sides of the limit is one entry of the legend; the unit stands at the limit and the headroom.
StackedBar legendOf(StackedBar bar, const Format &format)
{
    std::vector<BarSegment> merged;
    for (const BarSegment &segment : bar.segments) {
        const auto known = std::find_if(merged.begin(), merged.end(),
                                        [&](const BarSegment &other) { return other.quantity == segment.quantity; });
        if (known == merged.end())
            merged.push_back(segment);
        else
            known->value += segment.value;
    }
    for (BarSegment &segment : merged)
        segment.label = format.number(segment.value, 1);
    bar.segments = std::move(merged);
    return bar;
}

} // namespace

namespace {

// What the figures of serving ask when they are clicked, in the order of the card.
constexpr std::array kServingFigures{Quantity::MaxConcurrency, Quantity::DecodeSpeed, Quantity::TimeToFirstToken,
                                     Quantity::DecodeCeiling, Quantity::CostPerMillionOutputTokensAtCeiling};

} // namespace

GpuCard::GpuCard(const ViewContext &context, int index, QWidget *parent)
    : QFrame(parent)
    , m_context(context)
    , m_index(index)
    , m_line(new QWidget(this))
    , m_header(new GpuCardHeader(context, index, this))
    , m_bar(new MemoryBar(this))
    , m_legend(new SegmentLegend(this))
    , m_requests(new KeyFigure)
    , m_ceiling(new KeyFigure)
    , m_speed(new KeyFigure)
    , m_first_token(new KeyFigure)
    , m_cost(new KeyFigure)
{
    setObjectName(QStringLiteral("gpuCard%1").arg(index));
    buildSections();
    connectExplanations();
}

std::vector<KeyFigure *> GpuCard::figures() const
{
    return {m_requests, m_speed, m_first_token, m_ceiling, m_cost};
}

void GpuCard::buildSections()
{
    m_line->setBackgroundRole(QPalette::Mid);
    m_line->setAutoFillBackground(true);
    m_sections[Header] = m_header;
    m_sections[Bar] = m_bar;
    m_sections[Legend] = m_legend;
    m_sections[Figures] = new KeyFigureRow(figures(), this);
}

void GpuCard::connectExplanations()
{
    const std::vector<KeyFigure *> buttons = figures();
    for (std::size_t i = 0; i < buttons.size(); ++i)
        connect(buttons[i], &KeyFigure::clicked, this,
                [this, anchor = buttons[i], i] { emit explainRequested(m_asked[i], anchor, {}); });
    // the verdict is the headroom's
    VerdictPill *pill = m_header->pill();
    connect(pill, &VerdictPill::clicked, this, [this, pill] { emit explainRequested(Quantity::Headroom, pill, {}); });
    const auto explain = [this](QWidget *anchor) {
        return [this, anchor](Quantity quantity, const QRect &where) {
            // what is spare is the headroom
            emit explainRequested(quantity == Quantity::Spare ? Quantity::Headroom : quantity, anchor, where);
        };
    };
    connect(m_bar, &MemoryBar::segmentActivated, this, explain(m_bar));
    connect(m_legend, &SegmentLegend::segmentActivated, this, explain(m_legend));
}

void GpuCard::retranslate()
{
    m_header->retranslate();
    m_legend->forgetHeight();
    m_bar->setAccessibleName(QString()); // the names are to be said anew
}

void GpuCard::restyle()
{
    m_header->restyle();
    update();
}

void GpuCard::presentFigures()
{
    const Scenario &scenario = m_context.session.scenario();
    const Assessment &assessment = m_context.session.assessment();
    const Format format(m_context.languages.locale());
    const Colors &colors = m_context.theme.colors();
    const std::vector<KeyFigure *> buttons = figures();
    const std::vector<words::AskedFigure> media = scenario.kind == WorkloadKind::FineTuning
                                                      ? words::trainingFigures(assessment, m_index, format)
                                                      : words::mediaFigures(scenario, assessment, m_index, format);
    for (std::size_t i = 0; i < buttons.size() && !media.empty(); ++i) {
        buttons[i]->setVisible(i < media.size());
        if (i >= media.size())
            continue;
        buttons[i]->show(media[i].text, colors);
        m_asked[i] = media[i].asks;
    }
    if (!media.empty())
        return;
    m_asked = kServingFigures;
    for (KeyFigure *button : buttons)
        button->setVisible(true);
    m_requests->show(words::requestsFigure(scenario, assessment, m_index, format), colors);
    m_ceiling->show(words::ceilingFigure(assessment, m_index, format), colors);
    m_speed->show(words::speedFigure(assessment, m_index, format), colors);
    m_first_token->show(words::firstTokenFigure(assessment, m_index, format), colors);
    const std::optional<FigureText> cost = words::costFigure(assessment, m_index, format);
    m_cost->setVisible(cost.has_value());
    if (cost)
        m_cost->show(*cost, colors);
}

void GpuCard::present(const StackedBar &bar)
{
    const Format format(m_context.languages.locale());
    const Colors &colors = m_context.theme.colors();
    m_header->present();
    m_bar->show(bar, colors);
    m_legend->show(legendOf(bar, format), colors);
    presentFigures();
    setAccessibleDescription(bar.summary);
    nameControls();
}

// Two cards of the same GPU need different names: the number tells them apart.
void GpuCard::nameControls()
{
    //: for screen readers: the number of a card and the GPU on it
    const QString card = tr("GPU %1, %2").arg(m_index + 1).arg(m_header->picker()->text());
    for (KeyFigure *figure : figures())
        //: for screen readers: %1 is "GPU 1, RTX 4090", %2 a figure's name
        figure->setAccessibleName(tr("%1: %2").arg(card, figure->figure().label));
    m_header->nameVerdict(card);
    if (card == accessibleName() && !m_bar->accessibleName().isEmpty())
        return;
    setAccessibleName(card);
    m_header->nameControls(card);
    //: for screen readers: %1 is "GPU 1, RTX 4090"
    m_bar->setAccessibleName(tr("%1: memory").arg(card));
}

int GpuCard::sectionWidth(int card_width)
{
    return std::max(card_width - 2 * kSide, 1);
}

GpuCard::SectionHeights GpuCard::naturalHeights(int card_width) const
{
    SectionHeights heights{};
    for (int i = 0; i < SectionCount; ++i) {
        const QWidget *section = m_sections[std::size_t(i)];
        const int width = sectionWidth(card_width) + kOutdents[std::size_t(i)];
        heights[std::size_t(i)] =
            section->hasHeightForWidth() ? section->heightForWidth(width) : section->sizeHint().height();
    }
    return heights;
}

int GpuCard::totalHeight(const SectionHeights &heights)
{
    return std::accumulate(heights.begin(), heights.end(), 0) + std::accumulate(kGaps.begin(), kGaps.end(), 0) +
           2 * kTop;
}

void GpuCard::place(const SectionHeights &heights)
{
    const int width = sectionWidth(this->width());
    int y = kTop;
    for (std::size_t i = 0; i < SectionCount; ++i) {
        if (i == Figures)
            m_line->setGeometry(kSide, y + kLegendToLine, width, 1);
        y += kGaps[i];
        m_sections[i]->setGeometry(kSide - kOutdents[i], y, width + kOutdents[i], heights[i]);
        y += heights[i];
    }
}

bool GpuCard::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        updateGeometry(); // the strip lays the sections of all cards out together
    return QFrame::event(event);
}

void GpuCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_context.theme.colors().line, 1));
    painter.setBrush(m_context.theme.colors().card);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);
}

} // namespace tarozi::ui
