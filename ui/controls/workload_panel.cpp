// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/workload_panel.h"

#include "core/workload/scenario_file.h"
#include "ui/controls/engine_row.h"
#include "ui/controls/finetune_rows.h"
#include "ui/controls/image_rows.h"
#include "ui/controls/model_words.h"
#include "ui/controls/more_parameters.h"
#include "ui/controls/panel_facts.h"
#include "ui/controls/picker_button.h"
#include "ui/controls/picker_popup.h"
#include "ui/controls/scenario_edits.h"
#include "ui/controls/speech_rows.h"
#include "ui/controls/workload_switch.h"
#include "ui/language/words.h"

#include <QLabel>
#include <QVBoxLayout>

#include <set>

namespace tarozi::ui {

namespace {

using words::Parameter;
using words::ParameterDefault;

const std::vector<double> kSizes{1e9, 3e9, 8e9, 14e9, 32e9, 70e9, 123e9, 405e9};
const std::vector<double> kContexts{1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072, 262144, 524288, 1048576};
const std::vector<double> kRequests{1, 2, 4, 8, 16, 32, 64, 128, 256};
const std::vector<double> kLimits{0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.92, 0.95, 0.98};
constexpr double kSmallestModel = 1e7;
constexpr double kLowestLimit = 0.01;
constexpr int kNarrowest = 348;

} // namespace

// Made when it is first asked for: a start need not wait for a list that nobody has opened.
PickerPopup *WorkloadPanel::modelPicker()
{
    if (!m_picker) {
        m_picker = new PickerPopup(this);
        connect(m_picker, &PickerPopup::chosen, this,
                [this](const QString &id) { session().edit(withModel(scenario(), id), EditField::Model); });
    }
    return m_picker;
}

WorkloadPanel::WorkloadPanel(const ViewContext &view, QWidget *parent)
    : AssessmentView(view, parent)
    , m_rows(view.session)
    , m_switch(new WorkloadSwitch(this))
    , m_model_place(new QWidget(this))
    , m_model_label(new QLabel(m_model_place))
    , m_model(new PickerButton(PickerButton::Look::Field, m_model_place))
    , m_size(new NumberRow(this))
    , m_weights(new ChoiceRow(this))
    , m_context_length(new NumberRow(this))
    , m_concurrency(new NumberRow(this))
    , m_kv(new ChoiceRow(this))
    , m_limit(new NumberRow(this))
    , m_engine(new EngineRow(this))
    , m_finetune(new FineTuningRows(view, this))
    , m_image(new ImageRows(view, this))
    , m_speech(new SpeechRows(view, this))
    , m_more(new MoreParameters(view, this))
{
    connect(m_switch, &WorkloadSwitch::chosen, this, [this](WorkloadKind kind) {
        Scenario next = scenario();
        next.kind = kind;
        session().edit(next, EditField::Workload);
    });
    m_model_label->setBuddy(m_model);
    connect(m_model, &PickerButton::clicked, this, &WorkloadPanel::openModelPicker);
    bindModel();
    bindFormats();
    bindLoad();
    bindEngine();
    buildLayout();
}

void WorkloadPanel::buildLayout()
{
    auto *model = new QVBoxLayout(m_model_place);
    model->setContentsMargins(12, 0, 0, 0);
    model->setSpacing(4);
    model->addWidget(m_model_label);
    model->addWidget(m_model);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 16, 16, 16);
    layout->setSpacing(8);
    layout->addWidget(m_switch);
    layout->addSpacing(4);
    for (QWidget *row :
         std::initializer_list<QWidget *>{m_model_place, m_size, m_weights, m_context_length, m_concurrency, m_kv,
                                          m_limit, m_engine, m_finetune, m_image, m_speech, m_more})
        layout->addWidget(row);
    addRowsOf(WorkloadKind::Serving,
              {m_model_place, m_size, m_weights, m_context_length, m_concurrency, m_kv, m_limit, m_engine});
    addRowsOf(WorkloadKind::FineTuning, {m_model_place, m_size, m_finetune});
    addRowsOf(WorkloadKind::ImageGeneration, {m_image});
    addRowsOf(WorkloadKind::Speech, {m_speech});
    m_workload_rows = {m_finetune, m_image, m_speech};
    layout->addStretch(1);
    setMinimumWidth(kNarrowest);
}

void WorkloadPanel::addRowsOf(WorkloadKind kind, const std::vector<QWidget *> &rows)
{
    for (QWidget *row : rows)
        m_of_workload.emplace_back(kind, row);
}

void WorkloadPanel::showRowsOf(WorkloadKind kind)
{
    std::set<QWidget *> shown;
    for (const auto &[of, row] : m_of_workload)
        if (of == kind)
            shown.insert(row);
    for (const auto &[of, row] : m_of_workload)
        row->setVisible(shown.count(row) > 0);
}

const LanguageModel *WorkloadPanel::model() const
{
    return session().catalog().model(scenario().serving.model.id);
}

QString WorkloadPanel::formatName(const QString &id) const
{
    const WeightFormat *format = session().catalog().weightFormat(id);
    return format ? format->name : id;
}

void WorkloadPanel::bindModel()
{
    m_size->setRange({kSmallestModel, kMaxParameters, 1e9, 2, 1});
    m_size->box()->setUnits({{QStringLiteral("B"), 1}, {QStringLiteral("M"), 1e-3}, {QStringLiteral("T"), 1e3}});
    m_rows.add({m_size, Parameter::ModelSize, EditField::ModelSize,
                [this] {
                    const double parameters = parametersOf(scenario(), session().catalog());
                    m_size->show(parameters, format().parameters(parameters).text());
                },
                [](const Scenario &s) { return s.serving.model.parameters.has_value(); },
                [](Scenario &s) { s.serving.model.parameters.reset(); },
                [this] {
                    return model() ? ParameterDefault{format().parameters(model()->parameters).text(), model()->name}
                                   : ParameterDefault{};
                }});
    m_rows.connectNumber(m_size, EditField::ModelSize,
                         [this](Scenario &s, double value) { s = withModelSize(s, session().catalog(), value); });
}

void WorkloadPanel::bindFormats()
{
    std::vector<ChoiceRow::Choice> weights, caches;
    for (const WeightFormat &format : session().catalog().weightFormats())
        weights.push_back({format.id, format.name, format.nominal_bits, format.on_slider});
    for (const KvFormat &format : session().catalog().kvFormats())
        caches.push_back({format.id, format.name, format.bytes_per_element, format.on_slider});
    m_weights->setChoices(weights);
    m_kv->setChoices(caches);
    m_rows.add({m_weights, Parameter::WeightFormat, EditField::WeightFormat,
                [this] {
                    const QString &asked = scenario().serving.weights;
                    m_weights->show(asked.isEmpty() ? firstResolved(session()).weights_format : asked);
                },
                [this](const Scenario &s) {
                    const QString &asked = s.serving.weights;
                    return !asked.isEmpty() && !(model() && model()->released_format == asked);
                },
                [](Scenario &s) { s.serving.weights.clear(); },
                [this] {
                    return model() ? ParameterDefault{formatName(model()->released_format), model()->name}
                                   : ParameterDefault{};
                }});
    m_rows.connectChoice(m_weights, EditField::WeightFormat,
                         [](Scenario &s, const QString &id) { s.serving.weights = id; });
    m_rows.add({m_kv, Parameter::KvFormat, EditField::KvFormat, [this] { m_kv->show(scenario().serving.kv); },
                [](const Scenario &s) { return s.serving.kv != defaultScenario().serving.kv; },
                [](Scenario &s) { s.serving.kv = defaultScenario().serving.kv; },
                [this] {
                    const KvFormat *format = session().catalog().kvFormat(defaultScenario().serving.kv);
                    return ParameterDefault{format ? format->name : defaultScenario().serving.kv, {}};
                }});
    m_rows.connectChoice(m_kv, EditField::KvFormat, [](Scenario &s, const QString &id) { s.serving.kv = id; });
}

void WorkloadPanel::bindLoad()
{
    m_context_length->setRange({1, double(kMaxContext), 1, 0, 1024});
    m_context_length->box()->setUnits({{QStringLiteral("K"), 1024}, {QStringLiteral("M"), 1048576}});
    m_rows.add({m_context_length, Parameter::Context, EditField::Context,
                [this] {
                    const double tokens = double(scenario().serving.context);
                    m_context_length->show(tokens, format().tokens(tokens).text());
                },
                [](const Scenario &s) { return s.serving.context != defaultScenario().serving.context; },
                [](Scenario &s) { s = withContext(s, defaultScenario().serving.context); },
                [this] {
                    return ParameterDefault{format().tokens(double(defaultScenario().serving.context)).text(), {}};
                }});
    m_rows.connectNumber(m_context_length, EditField::Context,
                         [](Scenario &s, double value) { s = withContext(s, qint64(value)); });
    m_concurrency->setRange({1, double(kMaxConcurrency), 1, 0, 1});
    m_rows.add(
        {m_concurrency, Parameter::Concurrency, EditField::Concurrency,
         [this] {
             const double requests = double(scenario().serving.concurrency);
             m_concurrency->show(requests, format().requests(requests).text());
         },
         [](const Scenario &s) { return s.serving.concurrency != defaultScenario().serving.concurrency; },
         [](Scenario &s) { s.serving.concurrency = defaultScenario().serving.concurrency; },
         [this] {
             return ParameterDefault{format().requests(double(defaultScenario().serving.concurrency)).text(), {}};
         }});
    m_rows.connectNumber(m_concurrency, EditField::Concurrency,
                         [](Scenario &s, double value) { s.serving.concurrency = qint64(value); });
}

void WorkloadPanel::bindEngine()
{
    m_engine->setCatalog(session().catalog());
    m_limit->setRange({kLowestLimit, 1, 0.01, 1, 1});
    m_rows.add({m_limit, Parameter::MemoryLimit, EditField::MemoryLimit,
                [this] {
                    const double share =
                        scenario().serving.engine.memory_limit.value_or(firstResolved(session()).memory_limit_share);
                    m_limit->show(share, format().value(share, Unit::Fraction).text());
                },
                [](const Scenario &s) { return s.serving.engine.memory_limit.has_value(); },
                [](Scenario &s) { s.serving.engine.memory_limit.reset(); },
                [this] {
                    const QString &version = scenario().serving.engine.version;
                    const Engine *engine = session().catalog().engine(scenario().serving.engine.engine, version);
                    if (!engine)
                        return ParameterDefault{};
                    return ParameterDefault{format().value(engine->default_memory_limit, Unit::Fraction).text(),
                                            engineInForce(session())};
                }});
    m_rows.connectNumber(m_limit, EditField::MemoryLimit,
                         [](Scenario &s, double value) { s.serving.engine.memory_limit = value; });
    m_rows.add(
        {m_engine, Parameter::Engine, EditField::Engine,
         [this] { m_engine->show(scenario().serving.engine.engine, scenario().serving.engine.version); },
         [](const Scenario &s) {
             const EngineSettings &by_default = defaultScenario().serving.engine;
             return s.serving.engine.engine != by_default.engine || !s.serving.engine.version.isEmpty();
         },
         [](Scenario &s) {
             s.serving.engine.engine = defaultScenario().serving.engine.engine;
             s.serving.engine.version.clear();
         },
         [this] {
             const Engine *engine = session().catalog().engine(defaultScenario().serving.engine.engine);
             return ParameterDefault{engine ? tr("%1 %2").arg(engine->name, engine->default_version) : QString(), {}};
         }});
    connect(m_engine, &EngineRow::edited, this, [this](const QString &engine, const QString &version) {
        Scenario next = scenario();
        next.serving.engine.engine = engine;
        next.serving.engine.version = version;
        session().edit(next, EditField::Engine);
    });
}

void WorkloadPanel::presentModel()
{
    const ModelChoice &choice = scenario().serving.model;
    if (m_presented_model == choice) // its layers need not be told again at each slider's step
        return;
    m_presented_model = choice;
    if (choice.parameters) {
        //: in place of a model's name
        m_model->show(tr("Generic dense model"),
                      //: %1 is a model's name
                      model() ? tr("instead of %1").arg(model()->name) : QString());
        m_size->setNote(tr("A generic dense architecture of this size stands for a model; real models differ."));
    } else {
        m_model->show(model() ? model()->name : choice.id,
                      model() ? words::modelDetail(*model(), session().catalog(), format()) : QString());
        m_size->setNote(QString());
    }
    //: for screen readers: %1 is a model's name
    m_model->setAccessibleName(tr("Model: %1").arg(m_model->text()));
    //: %1 is a size
    m_weights->setNote(choice.weights_bytes ? tr("Size given: %1").arg(format().gigabytes(*choice.weights_bytes).text())
                                            : QString());
}

void WorkloadPanel::present()
{
    m_switch->show(scenario().kind);
    showRowsOf(scenario().kind);
    m_rows.present();
    for (WorkloadRows *rows : m_workload_rows)
        rows->present();
    presentModel();
    QString beyond;
    for (const Assessed &candidate : session().assessment().candidates)
        for (const Finding &finding : candidate.findings)
            if (finding.id == FindingId::ContextBeyondModel)
                beyond = words::finding(finding, candidate, session().catalog(), format());
    m_context_length->setNote(beyond);
    m_more->present();
}

void WorkloadPanel::setStopLabels()
{
    const Format words = format();
    const auto label = [&](NumberRow *row, const std::vector<double> &stops, const auto &text) {
        QStringList labels;
        for (const double stop : stops)
            labels.push_back(text(stop));
        row->setStops(stops, labels);
    };
    const auto count = [&](double stop) { return words.shortCount(stop); };
    label(m_size, kSizes, count);
    label(m_context_length, kContexts, count);
    label(m_concurrency, kRequests, [&](double stop) { return words.integer(stop); });
    label(m_limit, kLimits, [&](double stop) { return words.integer(stop * 100); });
}

void WorkloadPanel::retranslate()
{
    setLocale(format().locale());
    m_presented_model.reset();
    m_switch->retranslate();
    for (WorkloadRows *rows : m_workload_rows)
        rows->retranslate();
    m_model_label->setText(tr("&Model"));
    m_model->setToolTip(tr("Changes the weights, the KV cache and the speed"));
    setStopLabels();
    m_rows.retranslate();
    m_engine->retranslate();
    m_size->box()->setSuffix(QChar(0x00a0) + format().parameters(2e9).unit);
    m_limit->box()->setSuffix(format().locale().language() == QLocale::Russian ? QStringLiteral("\u00A0%")
                                                                               : QStringLiteral("%"));
    m_more->retranslate();
    alignEditors({m_size, m_weights, m_context_length, m_concurrency, m_kv, m_limit});
}

void WorkloadPanel::restyle()
{
    m_rows.restyle(colors());
    for (WorkloadRows *rows : m_workload_rows)
        rows->restyle();
    m_more->restyle();
}

void WorkloadPanel::openModelPicker()
{
    modelPicker()->popUp(words::modelItems(session().catalog(), format()), scenario().serving.model.id,
                         {tr("Model"), tr("Search by name, family or size"), tr("No model has all these words.")},
                         m_model);
}

} // namespace tarozi::ui
