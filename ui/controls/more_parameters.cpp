// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/more_parameters.h"

#include "core/workload/scenario_file.h"
#include "ui/controls/finetune_rows.h"
#include "ui/controls/image_rows.h"
#include "ui/controls/panel_facts.h"
#include "ui/controls/price_row.h"
#include "ui/controls/scenario_edits.h"
#include "ui/controls/toggle_row.h"
#include "ui/language/words.h"
#include "ui/theme/button_kind.h"
#include "ui/theme/icons.h"

#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tarozi::ui {

namespace {

using words::Parameter;
using words::ParameterDefault;

constexpr double kMostSeqs = 65536;
constexpr double kMostBatched = 1048576;
constexpr double kMostTenants = 1e12;

} // namespace

MoreParameters::MoreParameters(const ViewContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_rows(context.session)
    , m_expander(new QToolButton(this))
    , m_body(new QWidget(this))
    , m_input(new NumberRow(m_body))
    , m_output(new NumberRow(m_body))
    , m_seqs(new NumberRow(m_body))
    , m_batched(new NumberRow(m_body))
    , m_eager(new ToggleRow(m_body))
    , m_tenants(new NumberRow(m_body))
    , m_price(new PriceRow(m_body))
    , m_finetune(new FineTuningMoreRows(context, m_body))
    , m_image(new ImageMoreRows(context, m_body))
{
    setButtonKind(m_expander, ButtonKind::Link);
    m_expander->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_expander->setCheckable(true);
    m_expander->setFocusPolicy(Qt::StrongFocus);
    m_body->hide();
    connect(m_expander, &QToolButton::toggled, this, [this](bool open) {
        m_body->setVisible(open);
        restyle();
    });
    auto *rows = new QVBoxLayout(m_body);
    rows->setContentsMargins(0, 4, 0, 0);
    rows->setSpacing(8);
    for (QWidget *row : std::initializer_list<QWidget *>{m_input, m_output, m_seqs, m_batched, m_eager, m_finetune,
                                                         m_image, m_tenants, m_price})
        rows->addWidget(row);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_expander, 0, Qt::AlignLeading);
    layout->addWidget(m_body);
    bindTokens();
    bindEngine();
    bindPlace();
}

// Defaults depend on the card: where the compared ones differ, all are named.
QString MoreParameters::differingDefaults(int Resolved::*setting) const
{
    const std::vector<Assessed> &candidates = m_context.session.assessment().candidates;
    const bool differ = std::any_of(candidates.begin(), candidates.end(), [&](const Assessed &candidate) {
        return candidate.resolved.*setting != candidates.front().resolved.*setting;
    });
    QStringList parts;
    for (const Assessed &candidate : candidates) {
        if (!differ)
            break;
        //: a default for one of the compared GPUs: "RTX 4090: 256"
        parts.push_back(tr("%1: %2").arg(words::candidateName(candidate, m_context.session.catalog()),
                                         format().integer(candidate.resolved.*setting)));
    }
    return parts.join(QStringLiteral(", "));
}

void MoreParameters::bindTokens()
{
    for (NumberRow *row : {m_input, m_output}) {
        row->setRange({row == m_input ? 0.0 : 1.0, double(kMaxContext), 1, 0, 256});
        row->box()->setUnits({{QStringLiteral("K"), 1024}, {QStringLiteral("M"), 1048576}});
    }
    m_rows.add({m_input, Parameter::Input, EditField::InputOutput,
                [this] { m_input->show(double(scenario().serving.input), QString()); },
                // what the context leaves over: the output is what one changes
                [](const Scenario &) { return false; }, [](Scenario &) {},
                [this] {
                    return ParameterDefault{format().integer(double(defaultScenario().serving.input)), {}};
                }});
    m_rows.connectNumber(m_input, EditField::InputOutput,
                         [](Scenario &s, double value) { s = withInput(s, qint64(value)); });
    m_rows.add({m_output, Parameter::Output, EditField::InputOutput,
                [this] { m_output->show(double(scenario().serving.output), QString()); },
                [](const Scenario &s) { return s.serving.output != defaultScenario().serving.output; },
                [](Scenario &s) { s = withOutput(s, defaultScenario().serving.output); },
                [this] {
                    return ParameterDefault{format().integer(double(defaultScenario().serving.output)), {}};
                }});
    m_rows.connectNumber(m_output, EditField::InputOutput,
                         [](Scenario &s, double value) { s = withOutput(s, qint64(value)); });
}

void MoreParameters::bindEngine()
{
    m_seqs->setRange({1, kMostSeqs, 1, 0, 16});
    m_rows.add({m_seqs, Parameter::MaxNumSeqs, EditField::Engine,
                [this] {
                    m_seqs->show(
                        scenario().serving.engine.max_num_seqs.value_or(firstResolved(m_context.session).max_num_seqs),
                        {});
                },
                [](const Scenario &s) { return s.serving.engine.max_num_seqs.has_value(); },
                [](Scenario &s) { s.serving.engine.max_num_seqs.reset(); },
                [this] {
                    return ParameterDefault{format().integer(firstResolved(m_context.session).max_num_seqs),
                                            engineInForce(m_context.session)};
                }});
    m_rows.connectNumber(m_seqs, EditField::Engine,
                         [](Scenario &s, double value) { s.serving.engine.max_num_seqs = int(value); });
    m_batched->setRange({1, kMostBatched, 1, 0, 1024});
    m_rows.add({m_batched, Parameter::MaxNumBatchedTokens, EditField::Engine,
                [this] {
                    const std::optional<int> &asked = scenario().serving.engine.max_num_batched_tokens;
                    m_batched->show(asked.value_or(firstResolved(m_context.session).max_num_batched_tokens), {});
                },
                [](const Scenario &s) { return s.serving.engine.max_num_batched_tokens.has_value(); },
                [](Scenario &s) { s.serving.engine.max_num_batched_tokens.reset(); },
                [this] {
                    return ParameterDefault{format().integer(firstResolved(m_context.session).max_num_batched_tokens),
                                            engineInForce(m_context.session)};
                }});
    m_rows.connectNumber(m_batched, EditField::Engine,
                         [](Scenario &s, double value) { s.serving.engine.max_num_batched_tokens = int(value); });
    m_rows.add(
        {m_eager, Parameter::Eager, EditField::Engine, [this] { m_eager->show(scenario().serving.engine.eager); },
         [](const Scenario &s) { return s.serving.engine.eager; }, [](Scenario &s) { s.serving.engine.eager = false; },
         //: a setting is off
         [] {
             return ParameterDefault{tr("off"), {}};
         }});
    connect(m_eager, &ToggleRow::edited, this, [this](bool on) {
        Scenario next = scenario();
        next.serving.engine.eager = on;
        m_context.session.edit(next, EditField::Engine);
    });
}

void MoreParameters::bindPlace()
{
    m_tenants->setRange({0, kMostTenants, kGB, 2, 0.5});
    m_rows.add({m_tenants, Parameter::OtherTenants, EditField::OtherTenants,
                [this] { m_tenants->show(scenario().serving.engine.other_tenants_bytes, {}); },
                [](const Scenario &s) { return s.serving.engine.other_tenants_bytes > 0; },
                [](Scenario &s) { s.serving.engine.other_tenants_bytes = 0; },
                [this] {
                    return ParameterDefault{format().gigabytes(0, 0).text(), {}};
                }});
    m_rows.connectNumber(m_tenants, EditField::OtherTenants,
                         [](Scenario &s, double value) { s.serving.engine.other_tenants_bytes = value; });
    m_rows.add({m_price, Parameter::Price, EditField::Price,
                [this] {
                    const PriceChoice &price = scenario().price;
                    const Tariff *tariff = m_context.session.catalog().tariff(price.tariff);
                    m_price->show(tariff ? tariff->price_per_gpu_hour : price.amount_per_gpu_hour,
                                  tariff ? tariff->currency : price.currency);
                },
                [](const Scenario &s) { return !(s.price == defaultScenario().price); },
                [](Scenario &s) { s.price = defaultScenario().price; }, [] { return ParameterDefault{}; }});
    connect(m_price, &PriceRow::edited, this, [this](std::optional<double> amount, const QString &currency) {
        Scenario next = scenario();
        next.price.tariff.clear();
        next.price.amount_per_gpu_hour = amount;
        next.price.currency = currency;
        m_context.session.edit(next, EditField::Price);
    });
}

// The rows that belong to one workload alone; serving's stand among the common ones.
WorkloadRows *MoreParameters::rowsOf(WorkloadKind kind) const
{
    if (kind == WorkloadKind::FineTuning)
        return m_finetune;
    return kind == WorkloadKind::ImageGeneration ? m_image : nullptr;
}

void MoreParameters::present()
{
    m_rows.present();
    m_finetune->present();
    m_image->present();
    for (QWidget *row : std::initializer_list<QWidget *>{m_input, m_output, m_seqs, m_batched, m_eager})
        row->setVisible(scenario().kind == WorkloadKind::Serving);
    m_finetune->setVisible(scenario().kind == WorkloadKind::FineTuning);
    m_image->setVisible(scenario().kind == WorkloadKind::ImageGeneration);
    const EngineSettings &asked = scenario().serving.engine;
    m_seqs->setNote(asked.max_num_seqs ? QString() : differingDefaults(&Resolved::max_num_seqs));
    m_batched->setNote(asked.max_num_batched_tokens ? QString() : differingDefaults(&Resolved::max_num_batched_tokens));
    const QString &tariff = scenario().price.tariff;
    //: %1 is the name of an offer
    m_price->setNote(tariff.isEmpty() ? QString() : tr("By the tariff %1").arg(tariff));
    showExpander();
}

int MoreParameters::changedCount() const
{
    const WorkloadRows *own = rowsOf(scenario().kind);
    return m_rows.changedCount() + (own ? own->changedCount() : 0);
}

void MoreParameters::showExpander()
{
    //: %n: how many of the parameters behind this line differ from their defaults
    m_expander->setText(tr("More parameters, %n changed", nullptr, changedCount()));
}

void MoreParameters::retranslate()
{
    m_rows.retranslate();
    m_finetune->retranslate();
    m_image->retranslate();
    m_price->retranslate();
    m_tenants->box()->setSuffix(QChar(0x00a0) + format().gigabytes(0).unit);
    alignEditors({m_input, m_output, m_seqs, m_batched, m_tenants});
    showExpander();
}

void MoreParameters::restyle()
{
    const Colors &colors = m_context.theme.colors();
    m_rows.restyle(colors);
    m_finetune->restyle();
    m_image->restyle();
    const Glyph arrow = m_expander->isChecked() ? Glyph::ChevronDown : Glyph::ChevronRight;
    m_expander->setIcon(glyphIcon(arrow, colors.accent, colors.disabled));
}

} // namespace tarozi::ui
