// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/choose_requirements.h"

#include "ui/controls/flow_layout.h"
#include "ui/controls/number_box.h"
#include "ui/language/words_rank.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace tarozi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kGap = 16;
constexpr double kMilli = 1000;
constexpr double kHighestWeight = 10;

// Times are asked for in milliseconds.
double shownUnit(QLatin1StringView key)
{
    return key == "most_ttft_s"_L1 || key == "most_tpot_s"_L1 ? 1 / kMilli : 1;
}

FlowLayout *flow(QVBoxLayout *into)
{
    auto *row = new QWidget;
    auto *layout = new FlowLayout(row, kGap, 6);
    layout->setContentsMargins(0, 0, 0, 0);
    into->addWidget(row);
    return layout;
}

} // namespace

ChooseRequirements::ChooseRequirements(QWidget *parent)
    : QWidget(parent), m_must(new QLabel), m_at_most(new QLabel), m_counts(new QLabel)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_must);
    FlowLayout *flags = flow(layout);
    for (const RequirementFlag &flag : requirementFlags()) {
        auto *box = new QCheckBox;
        flags->addWidget(box);
        m_flags.push_back(box);
        connect(box, &QCheckBox::clicked, this, [this, value = flag.value](bool on) {
            change([&](Requirements &requirements) { requirements.*value = on; });
        });
    }
    layout->addWidget(m_at_most);
    FlowLayout *limits = flow(layout);
    m_limits.push_back(addBox(limits, "most_gpus"_L1, 64, 0));
    connect(m_limits.back().box, &NumberBox::valueChanged, this, [this](double value) {
        change([&](Requirements &requirements) {
            requirements.most_gpus = value > 0 ? std::optional(int(value)) : std::nullopt;
        });
    });
    for (const RequirementLimit &limit : requirementLimits()) {
        const double unit = shownUnit(limit.key);
        const bool money = limit.key == "most_per_hour"_L1;
        m_limits.push_back(addBox(limits, limit.key, std::min(limit.maximum / unit, 1e7), money ? 2 : 0));
        connect(m_limits.back().box, &NumberBox::valueChanged, this, [this, limit, unit](double value) {
            change([&](Requirements &requirements) {
                requirements.*limit.value =
                    value > 0 ? std::optional(std::max(value * unit, limit.minimum)) : std::nullopt;
            });
        });
    }
    layout->addWidget(m_counts);
    FlowLayout *weights = flow(layout);
    for (const WeightWord &word : weightWords()) {
        m_weights.push_back(addBox(weights, word.word, kHighestWeight, 0));
        connect(m_weights.back().box, &NumberBox::valueChanged, this, [this, member = word.value](double value) {
            change([&](Requirements &requirements) { requirements.weights.*member = value; });
        });
    }
}

ChooseRequirements::Field ChooseRequirements::addBox(QLayout *layout, QLatin1StringView key, double maximum,
                                                     int decimals)
{
    auto *pair = new QWidget;
    auto *row = new QHBoxLayout(pair);
    row->setContentsMargins(0, 0, 0, 0);
    Field field{key, new QLabel, new NumberBox};
    field.box->setDecimals(decimals);
    field.box->setRange(0, maximum);
    field.label->setBuddy(field.box);
    row->addWidget(field.label);
    row->addWidget(field.box);
    layout->addWidget(pair);
    return field;
}

void ChooseRequirements::change(const std::function<void(Requirements &)> &change)
{
    if (m_showing)
        return;
    Requirements next = m_requirements;
    change(next);
    if (next != m_requirements)
        emit edited(next);
}

void ChooseRequirements::put(const Requirements &requirements, const QString &currency)
{
    m_showing = true;
    m_requirements = requirements;
    for (size_t i = 0; i < m_flags.size(); ++i)
        m_flags[i]->setChecked(requirements.*requirementFlags()[i].value);
    m_limits.front().box->setValue(requirements.most_gpus.value_or(0));
    for (size_t i = 0; i < requirementLimits().size(); ++i) {
        const RequirementLimit &limit = requirementLimits()[i];
        m_limits[i + 1].box->setValue((requirements.*limit.value).value_or(0) / shownUnit(limit.key));
    }
    for (size_t i = 0; i < m_weights.size(); ++i)
        m_weights[i].box->setValue(requirements.weights.*weightWords()[i].value);
    m_showing = false;
    if (currency != m_currency) {
        m_currency = currency;
        retranslate();
    }
}

QString ChooseRequirements::limitName(QLatin1StringView key) const
{
    if (key == "most_gpus"_L1)
        return tr("GPUs");
    if (key == "most_slots"_L1)
        return tr("Slots");
    if (key == "most_power_w"_L1)
        return tr("Power, W");
    if (key == "most_per_hour"_L1)
        //: a limit of money; %1 a currency
        return tr("%1 an hour").arg(m_currency);
    if (key == "most_ttft_s"_L1)
        return tr("TTFT, ms");
    return tr("TPOT, ms");
}

void ChooseRequirements::retranslate()
{
    //: heading over what a GPU must have
    m_must->setText(tr("Must have"));
    //: heading over the limits of a candidate
    m_at_most->setText(tr("At most (0: no limit)"));
    //: heading over the weights of a ranking
    m_counts->setText(tr("What counts (all 0: the cost of a result where a price is known, else speed)"));
    m_counts->setWordWrap(true);
    for (size_t i = 0; i < m_flags.size(); ++i) {
        m_flags[i]->setText(words::requirement(requirementFlags()[i].word));
        m_flags[i]->setToolTip(words::requirementHelp(requirementFlags()[i].word));
    }
    for (const Field &field : m_limits)
        field.label->setText(limitName(field.key));
    for (const Field &field : m_weights)
        field.label->setText(words::weight(field.key));
}

QCheckBox *ChooseRequirements::flag(QLatin1StringView word) const
{
    for (size_t i = 0; i < m_flags.size(); ++i) {
        if (requirementFlags()[i].word == word)
            return m_flags[i];
    }
    return nullptr;
}

NumberBox *ChooseRequirements::limit(QLatin1StringView key) const
{
    const auto it =
        std::find_if(m_limits.begin(), m_limits.end(), [&](const Field &field) { return field.key == key; });
    return it == m_limits.end() ? nullptr : it->box;
}

NumberBox *ChooseRequirements::weight(QLatin1StringView word) const
{
    const auto it =
        std::find_if(m_weights.begin(), m_weights.end(), [&](const Field &field) { return field.key == word; });
    return it == m_weights.end() ? nullptr : it->box;
}

} // namespace tarozi::ui
