// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/gpu_strip.h"

#include "ui/charts/chart_builder.h"
#include "ui/controls/model_words.h"
#include "ui/controls/picker_button.h"
#include "ui/controls/picker_popup.h"
#include "ui/explain/explain_popover.h"
#include "ui/theme/button_kind.h"
#include "ui/theme/icons.h"
#include "ui/views/gpu_card_header.h"
#include "ui/views/memory_bar.h"

#include <QCoreApplication>
#include <QEvent>
#include <QToolButton>

#include <algorithm>

namespace tarozi::ui {

namespace {

constexpr int kGap = 12;
constexpr int kAddWidth = 32;
constexpr int kNarrowestCard = 232;

} // namespace

GpuStrip::GpuStrip(const ViewContext &view, QWidget *parent)
    : AssessmentView(view, parent), m_add(new QToolButton(this))
{
    m_add->setFocusPolicy(Qt::StrongFocus);
    m_add->setIconSize({18, 18});
    setButtonKind(m_add, ButtonKind::Segment);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(m_add, &QToolButton::clicked, this,
            [this] { openPicker(int(session().scenario().candidates.size()), m_add); });
}

PickerPopup *GpuStrip::picker()
{
    if (!m_picker) {
        m_picker = new PickerPopup(this);
        connect(m_picker, &PickerPopup::chosen, this, &GpuStrip::choose);
    }
    return m_picker;
}

void GpuStrip::addCard()
{
    const int index = int(m_cards.size());
    auto *card = new GpuCard(context(), index, this);
    card->show();
    m_cards.push_back(card);
    const GpuCardHeader *header = card->header();
    connect(header, &GpuCardHeader::gpuPickerRequested, this,
            [this, index, header] { openPicker(index, header->picker()); });
    connect(card, &GpuCard::explainRequested, this,
            [this, index](Quantity figure, QWidget *anchor, const QRect &where) {
                emit explainRequested(index, figure);
                showExplanation(context(), index, figure, anchor, where);
            });
    card->restyle();
    card->retranslate();
}

// Cards are made and removed only when the comparison changes, never by a slider.
void GpuStrip::matchCards()
{
    const std::size_t wanted = session().scenario().candidates.size();
    while (m_cards.size() < wanted)
        addCard();
    while (m_cards.size() > wanted) {
        m_cards.back()->hide();
        m_cards.back()->deleteLater(); // it may be the one whose button was pressed
        m_cards.pop_back();
    }
    if (m_add->isHidden() != (int(wanted) >= kMaxCandidates) || m_placed != wanted) {
        m_placed = wanted;
        m_add->setVisible(int(wanted) < kMaxCandidates);
        QCoreApplication::postEvent(this, new QEvent(QEvent::LayoutRequest));
    }
}

void GpuStrip::present()
{
    matchCards();
    const StackedBarSpec spec = memoryBars(session().assessment(), session().catalog(), format());
    m_scale_maximum = spec.scale_maximum;
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        m_cards[i]->present(spec.bars[i]);
    // texts that need another height ask for a layout themselves
    scaleBars();
}

void GpuStrip::scaleBars()
{
    const double width = GpuCard::sectionWidth(cardWidth(this->width()));
    for (const GpuCard *card : m_cards)
        card->bar()->setScale(m_scale_maximum > 0 ? width / m_scale_maximum : 0);
}

int GpuStrip::cardWidth(int width) const
{
    const int count = std::max(int(m_cards.size()), 1);
    const int add = m_add->isHidden() ? 0 : kAddWidth + kGap;
    return (width - add - (count - 1) * kGap) / count;
}

// What belongs together stands at one height on all cards.
GpuCard::SectionHeights GpuStrip::sectionHeights(int card_width) const
{
    GpuCard::SectionHeights tallest{};
    for (const GpuCard *card : m_cards) {
        const GpuCard::SectionHeights heights = card->naturalHeights(card_width);
        for (std::size_t i = 0; i < heights.size(); ++i)
            tallest[i] = std::max(tallest[i], heights[i]);
    }
    return tallest;
}

int GpuStrip::heightForWidth(int width) const
{
    return GpuCard::totalHeight(sectionHeights(cardWidth(width)));
}

QSize GpuStrip::sizeHint() const
{
    return {minimumSizeHint().width(), heightForWidth(std::max(width(), minimumSizeHint().width()))};
}

QSize GpuStrip::minimumSizeHint() const
{
    const int count = std::max(int(m_cards.size()), 1);
    const int add = m_add->isHidden() ? 0 : kAddWidth + kGap;
    return {count * kNarrowestCard + (count - 1) * kGap + add, 120};
}

void GpuStrip::placeCards()
{
    if (m_cards.empty())
        return;
    const int card_width = cardWidth(width());
    const GpuCard::SectionHeights heights = sectionHeights(card_width);
    const int height = GpuCard::totalHeight(heights);
    int x = 0;
    for (GpuCard *card : m_cards) {
        card->setGeometry(x, 0, card_width, height);
        card->place(heights);
        x += card_width + kGap;
    }
    m_add->setGeometry(x, 0, kAddWidth, height);
    scaleBars();
    if (height != this->height())
        updateGeometry();
}

void GpuStrip::retranslate()
{
    setLocale(format().locale());
    for (GpuCard *card : m_cards)
        card->retranslate();
    m_add->setToolTip(tr("Add a GPU to the comparison"));
    m_add->setAccessibleName(tr("Add a GPU"));
}

void GpuStrip::restyle()
{
    for (GpuCard *card : m_cards)
        card->restyle();
    m_add->setIcon(glyphIcon(Glyph::Plus, colors().secondary, colors().disabled));
}

bool GpuStrip::event(QEvent *event)
{
    const bool handled = AssessmentView::event(event);
    if (event->type() == QEvent::LayoutRequest)
        placeCards();
    return handled;
}

void GpuStrip::resizeEvent(QResizeEvent *event)
{
    AssessmentView::resizeEvent(event);
    placeCards();
}

void GpuStrip::openPicker(int candidate, const QWidget *anchor)
{
    m_picking = candidate;
    const std::vector<Candidate> &candidates = session().scenario().candidates;
    const QString current = candidate < int(candidates.size()) ? candidates[std::size_t(candidate)].gpu : QString();
    picker()->popUp(words::gpuItems(session().catalog(), format()), current,
                    {tr("GPU"), tr("Search by name or memory"), tr("No GPU has all these words.")}, anchor);
}

void GpuStrip::choose(const QString &gpu)
{
    Scenario next = session().scenario();
    const bool adds = m_picking >= int(next.candidates.size());
    if (adds) {
        Candidate candidate;
        candidate.gpu = gpu;
        next.candidates.push_back(candidate);
    } else {
        Candidate &candidate = next.candidates[std::size_t(m_picking)];
        candidate.gpu = gpu;
        candidate.ecc.reset(); // the other card's state says nothing about this one
    }
    session().edit(next, adds ? EditField::AddCandidate : EditField::CandidateGpu);
}

} // namespace tarozi::ui
