// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/gpu_card_header.h"

#include "ui/controls/flow_layout.h"
#include "ui/controls/model_words.h"
#include "ui/controls/number_box.h"
#include "ui/controls/picker_button.h"
#include "ui/language/words.h"
#include "ui/theme/icons.h"
#include "ui/views/verdict_pill.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tarozi::ui {

namespace {

constexpr int kMostGpus = 1024; // as in a scenario file
constexpr int kFewestCards = 2;

constexpr Parallelism kParallelisms[] = {Parallelism::Auto, Parallelism::Tensor, Parallelism::Pipeline,
                                         Parallelism::Replicas, Parallelism::LayerSplit};

} // namespace

GpuCardHeader::GpuCardHeader(const ViewContext &context, int index, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_index(index)
    , m_picker(new PickerButton(PickerButton::Look::Heading))
    , m_count(new NumberBox)
    , m_ecc(new QCheckBox)
    , m_parallelism(new QComboBox)
    , m_memory(new QLabel)
    , m_pill(new VerdictPill)
    , m_remove(new QToolButton)
{
    auto *count = new QWidget; // the sign and the number never part
    auto *times = new QLabel(QStringLiteral("\u00D7"));
    times->setForegroundRole(QPalette::PlaceholderText);
    auto *pair = new QHBoxLayout(count);
    pair->setContentsMargins(0, 0, 0, 0);
    pair->setSpacing(6);
    pair->addWidget(times);
    pair->addWidget(m_count);
    m_count->setRange(1, kMostGpus);
    m_memory->setFont(ui::font(TextRole::Secondary));
    m_memory->setForegroundRole(QPalette::PlaceholderText);
    m_memory->setWordWrap(true);
    m_parallelism->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_remove->setAutoRaise(true);
    m_remove->setFocusPolicy(Qt::StrongFocus);
    m_remove->setFixedSize(28, 28);
    auto *line = new FlowLayout;
    for (QWidget *widget : std::initializer_list<QWidget *>{m_picker, count, m_ecc, m_parallelism})
        line->addWidget(widget);
    line->addTrailing(m_pill);
    line->addTrailing(m_remove);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(line);
    layout->addWidget(m_memory);
    QSizePolicy policy = sizePolicy();
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connectEdits();
}

void GpuCardHeader::connectEdits()
{
    connect(m_picker, &PickerButton::clicked, this, &GpuCardHeader::gpuPickerRequested);
    connect(m_count, &QDoubleSpinBox::valueChanged, this,
            [this](double count) { edit(EditField::CandidateCount, [count](Candidate &c) { c.count = int(count); }); });
    connect(m_ecc, &QCheckBox::clicked, this, [this](bool on) {
        edit(EditField::CandidateEcc, [on](Candidate &c) { c.ecc = on ? EccMode::On : EccMode::Off; });
    });
    connect(m_parallelism, &QComboBox::activated, this, [this](int index) {
        edit(EditField::CandidateParallelism, [index](Candidate &c) {
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
}

void GpuCardHeader::edit(EditField field, const std::function<void(Candidate &)> &change)
{
    if (m_presenting)
        return;
    Scenario next = m_context.session.scenario();
    change(next.candidates[std::size_t(m_index)]);
    m_context.session.edit(next, field);
}

const Candidate &GpuCardHeader::candidate() const
{
    return m_context.session.scenario().candidates[std::size_t(m_index)];
}

const Assessed &GpuCardHeader::assessed() const
{
    return m_context.session.assessment().candidates[std::size_t(m_index)];
}

const Gpu *GpuCardHeader::gpu() const
{
    return m_context.session.catalog().gpu(candidate().gpu);
}

EccMode GpuCardHeader::ecc() const
{
    return candidate().ecc.value_or(gpu() ? gpu()->ecc_default : EccMode::Off);
}

void GpuCardHeader::retranslate()
{
    m_presenting = true;
    m_parallelism->clear();
    for (const Parallelism parallelism : kParallelisms)
        m_parallelism->addItem(words::parallelism(parallelism));
    m_presenting = false;
    //: error correction of the GPU's memory
    m_ecc->setText(tr("ECC"));
    m_count->setToolTip(tr("How many of these GPUs"));
    m_parallelism->setToolTip(tr("How several GPUs share the work"));
    m_remove->setToolTip(tr("Remove this GPU from the comparison"));
}

void GpuCardHeader::restyle()
{
    const Colors &colors = m_context.theme.colors();
    m_remove->setIcon(glyphIcon(Glyph::Close, colors.secondary, colors.disabled));
}

void GpuCardHeader::nameControls(const QString &card)
{
    //: for screen readers: %1 is "GPU 1, RTX 4090"
    m_picker->setAccessibleName(tr("%1: choose another").arg(card));
    m_count->setAccessibleName(tr("%1: how many").arg(card));
    m_ecc->setAccessibleName(tr("%1: ECC").arg(card));
    m_parallelism->setAccessibleName(tr("%1: how the work is shared").arg(card));
    m_remove->setAccessibleName(tr("%1: remove").arg(card));
}

void GpuCardHeader::nameVerdict(const QString &card)
{
    //: for screen readers: %1 is "GPU 1, RTX 4090", %2 the verdict
    m_pill->setAccessibleName(tr("%1: %2").arg(card, m_pill->words()));
}

void GpuCardHeader::presentParallelism()
{
    m_parallelism->setVisible(candidate().count > 1);
    const auto chosen = std::find(std::begin(kParallelisms), std::end(kParallelisms), candidate().parallelism);
    m_parallelism->setCurrentIndex(chosen == std::end(kParallelisms) ? 0 : int(chosen - std::begin(kParallelisms)));
    const bool resolved = candidate().parallelism == Parallelism::Auto && candidate().count > 1;
    //: the program chooses how GPUs share the work; %1 is what it chose
    const QString automatic = resolved ? tr("Automatic: %1").arg(words::parallelism(assessed().resolved.parallelism))
                                       : words::parallelism(Parallelism::Auto);
    if (automatic != m_parallelism->itemText(0)) // a new text lays the header out anew
        m_parallelism->setItemText(0, automatic);
}

void GpuCardHeader::present()
{
    m_presenting = true;
    m_picker->show(gpu() ? words::gpuShortName(*gpu()) : candidate().gpu, QString());
    m_count->setValue(candidate().count);
    m_ecc->setVisible(gpu() && gpu()->ecc_switchable);
    const bool both_observed = gpu() && gpu()->usable_bytes_ecc_on && gpu()->usable_bytes_ecc_off;
    m_ecc->setToolTip(both_observed
                          ? tr("Error correction of the memory: with it, some cards have less for programs")
                          : tr("Error correction of the memory. For this card only one state was observed: the other "
                               "one is reckoned with the same memory, though ECC may take some of it."));
    m_ecc->setChecked(ecc() == EccMode::On);
    presentParallelism();
    const QString memory = gpu() ? words::gpuMemory(*gpu(), ecc(), Format(m_context.languages.locale())) : QString();
    if (memory != m_memory->text())
        m_memory->setText(memory);
    m_remove->setVisible(int(m_context.session.scenario().candidates.size()) > kFewestCards);
    m_pill->show(assessed().verdict, words::verdict(assessed().verdict), m_context.theme.colors());
    m_presenting = false;
}

} // namespace tarozi::ui
