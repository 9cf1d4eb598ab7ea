// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/gpu_card.h"

#include "ui/controls/flow_layout.h"
#include "ui/controls/model_words.h"
#include "ui/controls/number_box.h"
#include "ui/controls/picker_button.h"
#include "ui/language/words.h"
#include "ui/theme/icons.h"
#include "ui/views/figure_words.h"
#include "ui/views/key_figure.h"
#include "ui/views/memory_bar.h"
#include "ui/views/segment_legend.h"
#include "ui/views/verdict_pill.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <numeric>

namespace tarozi::ui {

namespace {

constexpr int kMostGpus = 16;
constexpr double kRadius = 8;
constexpr int kFewestCards = 2;
constexpr int kSide = 16;
constexpr int kTop = 10;
constexpr int kLegendToLine = 10;
// the gap over each section
constexpr GpuCard::SectionHeights kGaps{0, 0, 4, 6, kLegendToLine + 7};
// buttons have an inner margin: their words, not their edges, stand on the card's margin
constexpr GpuCard::SectionHeights kOutdents{6, 0, 0, 0, 4};

constexpr Parallelism kParallelisms[] = {Parallelism::Auto, Parallelism::Tensor, Parallelism::Pipeline,
                                         Parallelism::Replicas, Parallelism::LayerSplit};

// What lies on both sides of the limit is one line of the legend.
StackedBar legendOf(StackedBar bar, const Format &format)
{
    std::vector<BarSegment> merged;
    for (const BarSegment &segment : bar.segments) {
        const auto known = std::find_if(merged.begin(), merged.end(),
                                        [&](const BarSegment &other) { return other.quantity == segment.quantity; });
        if (known == merged.end()) {
            merged.push_back(segment);
        } else {
            known->value += segment.value;
            known->label = format.gigabytes(known->value * kGB).text();
        }
    }
    bar.segments = std::move(merged);
    return bar;
}

} // namespace

GpuCard::GpuCard(const ViewContext &context, int index, QWidget *parent)
    : QFrame(parent)
    , m_context(context)
    , m_index(index)
    , m_line(new QWidget(this))
    , m_picker(new PickerButton(PickerButton::Look::Heading))
    , m_times(new QLabel)
    , m_count(new NumberBox)
    , m_ecc(new QCheckBox)
    , m_parallelism(new QComboBox)
    , m_pill(new VerdictPill)
    , m_remove(new QToolButton)
    , m_memory(new QLabel(this))
    , m_bar(new MemoryBar(this))
    , m_legend(new SegmentLegend(this))
    , m_requests(new KeyFigure)
    , m_ceiling(new KeyFigure)
    , m_longest(new KeyFigure)
    , m_cost(new KeyFigure)
{
    setObjectName(QStringLiteral("gpuCard%1").arg(index));
    buildHeader();
    buildSections();
    connectEdits();
}

void GpuCard::buildHeader()
{
    m_times->setText(QStringLiteral("\u00D7"));
    m_times->setForegroundRole(QPalette::PlaceholderText);
    m_count->setRange(1, kMostGpus);
    m_parallelism->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_remove->setAutoRaise(true);
    m_remove->setFocusPolicy(Qt::StrongFocus);
    m_remove->setFixedSize(28, 28);
    auto *header = new QWidget(this);
    auto *line = new FlowLayout(header);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_picker, m_times, m_count, m_ecc, m_parallelism})
        line->addWidget(widget);
    line->addStretch();
    line->addWidget(m_pill);
    line->addWidget(m_remove);
    QSizePolicy policy = header->sizePolicy();
    policy.setHeightForWidth(true);
    header->setSizePolicy(policy);
    m_sections[Header] = header;
}

void GpuCard::buildSections()
{
    m_memory->setFont(ui::font(TextRole::Secondary));
    m_memory->setForegroundRole(QPalette::PlaceholderText);
    m_memory->setWordWrap(true);
    m_line->setBackgroundRole(QPalette::Mid);
    m_line->setAutoFillBackground(true);
    m_sections[Memory] = m_memory;
    m_sections[Bar] = m_bar;
    m_sections[Legend] = m_legend;
    m_sections[Figures] = new KeyFigureRow({m_requests, m_ceiling, m_longest, m_cost}, this);
}

void GpuCard::connectEdits()
{
    connect(m_picker, &PickerButton::clicked, this, &GpuCard::gpuPickerRequested);
    connect(m_count, &QDoubleSpinBox::valueChanged, this, [this](double count) {
        editCandidate(EditField::CandidateCount, [count](Candidate &c) { c.count = int(count); });
    });
    connect(m_ecc, &QCheckBox::clicked, this, [this](bool on) {
        editCandidate(EditField::CandidateEcc, [on](Candidate &c) { c.ecc = on ? EccMode::On : EccMode::Off; });
    });
    connect(m_parallelism, &QComboBox::activated, this, [this](int index) {
        editCandidate(EditField::CandidateParallelism, [index](Candidate &c) {
            c.parallelism = kParallelisms[index];
            c.tensor.reset();
            c.pipeline.reset();
        });
    });
    connect(m_remove, &QToolButton::clicked, this, [this] {
        Scenario next = m_context.session.scenario();
        next.candidates.erase(next.candidates.begin() + m_index);
        m_context.session.edit(next, EditField::RemoveCandidate);
    });
    const auto explain = [this](Quantity figure, QWidget *anchor) { emit explainRequested(figure, anchor); };
    for (const auto &[button, figure] : std::initializer_list<std::pair<KeyFigure *, Quantity>>{
             {m_requests, Quantity::MaxConcurrency},
             {m_ceiling, Quantity::DecodeCeiling},
             {m_longest, Quantity::MaxContext},
             {m_cost, Quantity::CostPerMillionOutputTokensAtCeiling}})
        connect(button, &KeyFigure::clicked, this,
                [explain, anchor = button, what = figure] { explain(what, anchor); });
    // what is spare is the headroom
    const auto of_segment = [](Quantity quantity) {
        return quantity == Quantity::Spare ? Quantity::Headroom : quantity;
    };
    connect(m_bar, &MemoryBar::segmentActivated, this, [=, this](Quantity q) { explain(of_segment(q), m_bar); });
    connect(m_legend, &SegmentLegend::segmentActivated, this,
            [=, this](Quantity q) { explain(of_segment(q), m_legend); });
}

void GpuCard::editCandidate(EditField field, const std::function<void(Candidate &)> &change)
{
    if (m_presenting)
        return;
    Scenario next = m_context.session.scenario();
    change(next.candidates[std::size_t(m_index)]);
    m_context.session.edit(next, field);
}

const Candidate &GpuCard::candidate() const
{
    return m_context.session.scenario().candidates[std::size_t(m_index)];
}

const Assessed &GpuCard::assessed() const
{
    return m_context.session.assessment().candidates[std::size_t(m_index)];
}

const Gpu *GpuCard::gpu() const
{
    return m_context.session.catalog().gpu(candidate().gpu);
}

void GpuCard::nameControls()
{
    const QString name = m_picker->text();
    const int number = m_index + 1;
    //: for screen readers: the number of a card and the GPU on it
    const QString card = tr("GPU %1, %2").arg(number).arg(name);
    setAccessibleName(card);
    //: for screen readers: %1 is "GPU 1, RTX 4090"
    m_picker->setAccessibleName(tr("%1: choose another").arg(card));
    m_count->setAccessibleName(tr("%1: how many").arg(card));
    m_ecc->setAccessibleName(tr("%1: ECC").arg(card));
    m_parallelism->setAccessibleName(tr("%1: how the work is shared").arg(card));
    m_remove->setAccessibleName(tr("%1: remove").arg(card));
    m_bar->setAccessibleName(tr("%1: memory").arg(card));
    for (KeyFigure *figure : {m_requests, m_ceiling, m_longest, m_cost})
        //: for screen readers: %1 is "GPU 1, RTX 4090", %2 a figure's name
        figure->setAccessibleName(tr("%1: %2").arg(card, figure->figure().label));
}

void GpuCard::retranslate()
{
    m_parallelism->clear();
    for (const Parallelism parallelism : kParallelisms)
        m_parallelism->addItem(words::parallelism(parallelism));
    //: error correction of the GPU's memory
    m_ecc->setText(tr("ECC"));
    m_ecc->setToolTip(tr("Error correction of the memory: with it, some cards have less for programs"));
    m_count->setToolTip(tr("How many of these GPUs"));
    m_parallelism->setToolTip(tr("How several GPUs share the work"));
    m_remove->setToolTip(tr("Remove this GPU from the comparison"));
    m_legend->forgetHeight();
}

void GpuCard::restyle()
{
    m_remove->setIcon(glyphIcon(Glyph::Close, colors().secondary, colors().disabled));
    update();
}

void GpuCard::presentControls()
{
    m_presenting = true;
    m_picker->show(gpu() ? words::gpuShortName(*gpu()) : candidate().gpu, QString());
    m_count->setValue(candidate().count);
    const EccMode ecc = candidate().ecc.value_or(gpu() ? gpu()->ecc_default : EccMode::Off);
    m_ecc->setVisible(gpu() && gpu()->ecc_switchable);
    m_ecc->setChecked(ecc == EccMode::On);
    m_parallelism->setVisible(candidate().count > 1);
    const auto chosen = std::find(std::begin(kParallelisms), std::end(kParallelisms), candidate().parallelism);
    m_parallelism->setCurrentIndex(chosen == std::end(kParallelisms) ? 0 : int(chosen - std::begin(kParallelisms)));
    // what "automatic" came to
    const bool automatic = candidate().parallelism == Parallelism::Auto;
    const QString resolved = words::parallelism(assessed().resolved.parallelism);
    //: the program chooses how GPUs share the work; %1 is what it chose
    m_parallelism->setItemText(0, automatic && candidate().count > 1 ? tr("Automatic: %1").arg(resolved)
                                                                     : words::parallelism(Parallelism::Auto));
    m_remove->setVisible(int(m_context.session.scenario().candidates.size()) > kFewestCards);
    const QString memory = gpu() ? words::gpuMemory(*gpu(), ecc, format()) : QString();
    if (memory != m_memory->text())
        m_memory->setText(memory);
    m_presenting = false;
}

void GpuCard::presentFigures()
{
    const Scenario &scenario = m_context.session.scenario();
    const Assessment &assessment = m_context.session.assessment();
    m_requests->show(words::requestsFigure(scenario, assessment, m_index, format()), colors());
    m_ceiling->show(words::ceilingFigure(assessment, m_index, format()), colors());
    m_longest->show(words::contextFigure(scenario, assessment, m_index, format()), colors());
    const std::optional<FigureText> cost = words::costFigure(assessment, m_index, format());
    m_cost->setVisible(cost.has_value());
    if (cost)
        m_cost->show(*cost, colors());
}

void GpuCard::present(const StackedBar &bar)
{
    presentControls();
    m_pill->show(assessed().verdict, words::verdict(assessed().verdict), colors());
    m_bar->show(bar, colors());
    m_legend->show(legendOf(bar, format()), colors());
    presentFigures();
    setAccessibleDescription(bar.summary);
    nameControls();
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
    painter.setPen(QPen(colors().line, 1));
    painter.setBrush(colors().card);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);
}

} // namespace tarozi::ui
