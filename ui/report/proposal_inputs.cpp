// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/words.h"
#include "ui/language/words_workload.h"
#include "ui/report/proposal_content.h"
#include "ui/report/proposal_media.h"

#include <QCoreApplication>

namespace tarozi::ui::report {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Proposal)
};

using Input = InputInWords;

// Every input of a scenario in words, whoever chose it. With an assessment, defaults show what they came to.
class Inputs
{
public:
    Inputs(const Scenario &scenario, const ProposalInput &in, const Assessment *assessment)
        : m_scenario(scenario), m_in(in), m_assessment(assessment)
    {
    }

    std::vector<Input> list()
    {
        add(Words::tr("Workload"), words::workload(m_scenario.kind));
        switch (m_scenario.kind) {
        case WorkloadKind::Serving:
            addModel();
            addServingFormats();
            addRequests();
            addEngine();
            addEngineMemory();
            break;
        case WorkloadKind::FineTuning:
            addModel();
            addTraining();
            break;
        case WorkloadKind::ImageGeneration:
        case WorkloadKind::Speech:
            for (const auto &[label, value] : mediaInputs(m_scenario, m_in))
                add(label, value);
            break;
        }
        addPrice();
        return std::move(m_list);
    }

    // Candidates are listed apart: there may be more of them than in the preset.
    QString candidate(std::size_t index) const
    {
        if (index >= m_scenario.candidates.size())
            return QStringLiteral(u"\u2014");
        const Candidate &candidate = m_scenario.candidates[index];
        const Gpu *gpu = m_in.catalog.gpu(candidate.gpu);
        QStringList parts{QStringLiteral(u"%1\u00a0\u00d7\u00a0%2")
                              .arg(candidate.count)
                              .arg(gpu ? words::gpuShortName(*gpu) : candidate.gpu)};
        if (candidate.count > 1)
            parts.append(words::parallelism(candidate.parallelism));
        parts.append(candidate.ecc ? words::ecc(*candidate.ecc) : Words::tr("ECC as delivered"));
        return parts.join(QStringLiteral(", "));
    }

private:
    void add(const QString &label, const QString &value, const QString &became = {})
    {
        m_list.push_back({label, value, became});
    }

    // A setting that may be left open; `say` words it, `of` reads what a candidate made of it.
    template<typename T, typename Say, typename Of>
    void addSetting(const QString &label, const std::optional<T> &value, Say say, Of of)
    {
        if (value)
            add(label, say(*value));
        else
            //: an input that was left to the engine
            add(label, Words::tr("the engine's default"),
                resolved([&](const Resolved &made) { return say(of(made)); }));
    }

    // What the candidates made of a default: one value, or one a GPU where they differ.
    template<typename Say>
    QString resolved(Say say) const
    {
        QStringList values;
        if (!m_assessment)
            return {};
        for (const Assessed &candidate : m_assessment->candidates) {
            if (candidate.verdict != Verdict::NotModelled && !values.contains(say(candidate.resolved)))
                values.append(say(candidate.resolved));
        }
        return values.join(QStringLiteral(" / "));
    }

    QString weightFormatName(const QString &id) const
    {
        const WeightFormat *format = m_in.catalog.weightFormat(id);
        return format ? format->name : id;
    }

    QString tokens(qint64 count) const { return m_in.format.tokens(double(count)).text(); }

    void addModel()
    {
        const ServingWorkload &serving = m_scenario.serving;
        const LanguageModel *model = m_in.catalog.model(serving.model.id);
        if (serving.model.parameters)
            //: %1 "8 billion"
            add(Words::tr("Model"), Words::tr("generic dense model, %1 parameters")
                                        .arg(m_in.format.parameters(*serving.model.parameters).text()));
        else if (!serving.model.file.isEmpty())
            add(Words::tr("Model"), serving.model.file);
        else
            add(Words::tr("Model"), model ? model->name : serving.model.id);
        add(Words::tr("Size of the weights"), serving.model.weights_bytes
                                                  ? m_in.format.gigabytes(*serving.model.weights_bytes, 2).text()
                                                  : Words::tr("by the tensors"));
    }

    void addServingFormats()
    {
        const ServingWorkload &serving = m_scenario.serving;
        if (serving.weights.isEmpty())
            //: the format in which the model's makers published it
            add(Words::tr("Precision of the weights"), Words::tr("as released"),
                resolved([this](const Resolved &made) { return weightFormatName(made.weights_format); }));
        else
            add(Words::tr("Precision of the weights"), weightFormatName(serving.weights));
        const KvFormat *kv = m_in.catalog.kvFormat(serving.kv);
        add(Words::tr("Precision of the KV cache"), kv ? kv->name : serving.kv);
    }

    void addTraining()
    {
        const FineTuningWorkload &work = m_scenario.finetune;
        const auto integer = [this](qint64 value) { return m_in.format.integer(double(value)); };
        add(Words::tr("Method"), words::trainingMethod(work.method));
        add(Words::tr("Precision of the base model"), weightFormatName(work.baseFormat()));
        add(Words::tr("Optimizer"), work.optimizer);
        if (work.method != TrainingMethod::Full) {
            add(Words::tr("Rank of the adapters"), integer(work.rank));
            add(Words::tr("Layers with adapters"), words::loraTargets(work.targets));
        }
        add(Words::tr("Longest sequence"), tokens(work.sequence));
        add(Words::tr("Sequences of one pass, each GPU"), integer(work.microbatch));
        add(Words::tr("Passes of one optimizer step"), integer(work.accumulation));
        add(Words::tr("Activation checkpointing"), words::checkpointing(work.checkpointing));
        add(Words::tr("Attention"), words::attention(work.attention));
        add(Words::tr("Sharding between GPUs"), words::sharding(work.sharding));
        add(Words::tr("Offload to host memory"), words::trainingOffload(work.offload));
        add(Words::tr("Samples of the data set"), integer(work.samples));
        add(Words::tr("Tokens of a sample on average"), integer(work.sample_tokens));
        add(Words::tr("Epochs"), m_in.format.trimmed(work.epochs, 3));
    }

    void addRequests()
    {
        const ServingWorkload &serving = m_scenario.serving;
        add(Words::tr("Context of one request"), tokens(serving.context));
        add(Words::tr("Input of one request"), tokens(serving.input));
        add(Words::tr("Output of one request"), tokens(serving.output));
        add(Words::tr("Requests at once"), m_in.format.integer(double(serving.concurrency)));
    }

    void addEngine()
    {
        const EngineSettings &engine = m_scenario.serving.engine;
        const auto integer = [this](int value) { return m_in.format.integer(value); };
        const Engine *record = m_in.catalog.engine(engine.engine, engine.version);
        add(Words::tr("Engine"), record ? record->name : engine.engine);
        if (engine.version.isEmpty())
            add(Words::tr("Engine version"), Words::tr("the catalogue's default"),
                resolved([](const Resolved &made) { return made.engine_version; }));
        else
            add(Words::tr("Engine version"), engine.version);
        addSetting(
            Words::tr("Memory limit"), engine.memory_limit,
            [this](double share) { return m_in.format.value(share, Unit::Fraction).text(); },
            [](const Resolved &made) { return made.memory_limit_share; });
        addSetting(Words::tr("Requests in one step at most"), engine.max_num_seqs, integer,
                   [](const Resolved &made) { return made.max_num_seqs; });
        addSetting(Words::tr("Tokens in a batch at most"), engine.max_num_batched_tokens, integer,
                   [](const Resolved &made) { return made.max_num_batched_tokens; });
        if (engine.ubatch)
            add(Words::tr("Micro-batch"), integer(*engine.ubatch));
        if (engine.gpu_layers)
            add(Words::tr("Layers on the GPU"), integer(*engine.gpu_layers));
        //: of CUDA graphs, flash attention: in use or not
        const QString on = Words::tr("on"), off = Words::tr("off");
        add(Words::tr("CUDA graphs"), engine.eager ? off : on);
        add(Words::tr("Flash attention"), engine.flash_attention ? on : off);
    }

    void addEngineMemory()
    {
        const EngineSettings &engine = m_scenario.serving.engine;
        add(Words::tr("Weights kept in host memory"), m_in.format.gigabytes(engine.cpu_offload_bytes).text());
        add(Words::tr("Other programs on each GPU"), m_in.format.gigabytes(engine.other_tenants_bytes).text());
    }

    void addPrice()
    {
        const PriceChoice &price = m_scenario.price;
        const QString label = Words::tr("Price of a GPU-hour");
        if (!price.tariff.isEmpty())
            add(label, tariffName(price.tariff));
        else if (price.amount_per_gpu_hour)
            add(label, m_in.format.money(*price.amount_per_gpu_hour, price.currency).text());
        else
            //: a price
            add(label, Words::tr("not set"));
    }

    QString tariffName(const QString &id) const
    {
        const Tariff *tariff = m_in.catalog.tariff(id);
        if (!tariff)
            return id;
        const QString provider = tariff->provider + QStringLiteral(", ") + tariff->gpu_name_raw;
        return tariff->price_per_gpu_hour ? m_in.format.money(*tariff->price_per_gpu_hour, tariff->currency).text() +
                                                QStringLiteral(" (%1)").arg(provider)
                                          : provider;
    }

    const Scenario &m_scenario;
    const ProposalInput &m_in;
    const Assessment *m_assessment;
    std::vector<Input> m_list;
};

TableRow inputRow(const Input &input, const QString &preset)
{
    const bool changed = input.value != preset;
    TableRow row;
    row.label.text = changed ? QStringLiteral(u"\u2022\u00a0") + input.label : input.label;
    row.label.strong = changed;
    TableCell own, standard;
    own.text = input.became.isEmpty() ? input.value : QStringLiteral("%1 (%2)").arg(input.became, input.value);
    own.strong = changed;
    standard.text = preset;
    row.cells = {own, standard};
    return row;
}

QString presetValue(const std::vector<Input> &preset, const QString &label)
{
    for (const Input &input : preset) {
        if (input.label == label)
            return input.value;
    }
    return QStringLiteral(u"\u2014");
}

} // namespace

std::vector<InputInWords> inputsInWords(const ProposalInput &input)
{
    Inputs inputs(input.scenario, input, nullptr);
    std::vector<InputInWords> list = inputs.list();
    QStringList candidates;
    for (std::size_t i = 0; i < input.scenario.candidates.size(); ++i)
        candidates.append(inputs.candidate(i));
    //: the compared GPUs, among the inputs
    list.push_back({Words::tr("GPUs"), candidates.join(QStringLiteral("; ")), {}});
    return list;
}

void addInputs(const Section &section)
{
    const ProposalInput &in = section.input;
    Scenario standard;
    standard.kind = in.scenario.kind;
    Inputs own(in.scenario, in, &in.assessment), preset(standard, in, nullptr);
    const std::vector<Input> preset_list = preset.list();
    DataTable table;
    table.kind = DataTable::Kind::Words;
    table.widths = {0.34, 0.36, 0.3};
    table.spec.header = {Words::tr("Input"), Words::tr("In this scenario"), Words::tr("In the default preset")};
    for (const Input &input : own.list())
        table.spec.rows.push_back(inputRow(input, presetValue(preset_list, input.label)));
    const std::size_t candidates = std::max(in.scenario.candidates.size(), standard.candidates.size());
    for (std::size_t i = 0; i < candidates; ++i)
        //: one of the compared GPUs; %1 is its number
        table.spec.rows.push_back(
            inputRow({Words::tr("GPU %1").arg(i + 1), own.candidate(i), {}}, preset.candidate(i)));
    section.addHeading(Words::tr("All inputs"));
    section.add(Paragraph{Words::tr("A dot and bold type mark what differs from the default preset."), Style::Body,
                          true, true});
    section.add(table);
}

} // namespace tarozi::ui::report
