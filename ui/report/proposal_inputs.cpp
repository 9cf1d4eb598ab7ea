// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/words.h"
#include "ui/report/proposal_content.h"

#include <QCoreApplication>

namespace tarozi::ui::report {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Proposal)
};

struct Input {
    QString label, value;
};

// Every input of a scenario in words, whoever chose it.
class Inputs
{
public:
    Inputs(const Scenario &scenario, const ProposalInput &in) : m_scenario(scenario), m_in(in) {}

    std::vector<Input> list()
    {
        addModel();
        addRequests();
        addEngine();
        addEngineMemory();
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
    void add(const QString &label, const QString &value) { m_list.push_back({label, value}); }

    template<typename T, typename Say>
    QString orByEngine(const std::optional<T> &value, Say say) const
    {
        //: an input that was left to the engine
        return value ? say(*value) : Words::tr("the engine's default");
    }

    QString tokens(qint64 count) const { return m_in.format.tokens(double(count)).text(); }

    void addModel()
    {
        const ServingWorkload &serving = m_scenario.serving;
        const LanguageModel *model = m_in.catalog.model(serving.model.id);
        add(Words::tr("Workload"), words::workload(m_scenario.kind));
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
        const WeightFormat *weights = m_in.catalog.weightFormat(serving.weights);
        add(Words::tr("Precision of the weights"),
            //: the format in which the model's makers published it
            serving.weights.isEmpty() ? Words::tr("as released") : (weights ? weights->name : serving.weights));
        const KvFormat *kv = m_in.catalog.kvFormat(serving.kv);
        add(Words::tr("Precision of the KV cache"), kv ? kv->name : serving.kv);
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
        add(Words::tr("Engine version"),
            engine.version.isEmpty() ? Words::tr("the catalogue's default") : engine.version);
        add(Words::tr("Memory limit"), orByEngine(engine.memory_limit, [this](double share) {
                return m_in.format.value(share, Unit::Fraction).text();
            }));
        add(Words::tr("Sequences in a batch at most"), orByEngine(engine.max_num_seqs, integer));
        add(Words::tr("Tokens in a batch at most"), orByEngine(engine.max_num_batched_tokens, integer));
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
    std::vector<Input> m_list;
};

TableRow inputRow(const QString &label, const QString &value, const QString &preset)
{
    const bool changed = value != preset;
    TableRow row;
    row.label.text = changed ? QStringLiteral(u"\u2022\u00a0") + label : label;
    row.label.strong = changed;
    TableCell own, standard;
    own.text = value;
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

void addInputs(const Section &section)
{
    const ProposalInput &in = section.input;
    const Scenario standard;
    Inputs own(in.scenario, in), preset(standard, in);
    const std::vector<Input> preset_list = preset.list();
    DataTable table;
    table.words = true;
    table.label_share = 0.34;
    table.spec.header = {Words::tr("Input"), Words::tr("In this scenario"), Words::tr("In the default preset")};
    for (const Input &input : own.list())
        table.spec.rows.push_back(inputRow(input.label, input.value, presetValue(preset_list, input.label)));
    const std::size_t candidates = std::max(in.scenario.candidates.size(), standard.candidates.size());
    for (std::size_t i = 0; i < candidates; ++i)
        //: one of the compared GPUs; %1 is its number
        table.spec.rows.push_back(inputRow(Words::tr("GPU %1").arg(i + 1), own.candidate(i), preset.candidate(i)));
    section.add(Heading{Words::tr("All inputs")});
    section.add(
        Paragraph{Words::tr("A dot and bold type mark what differs from the default preset."), Style::Body, true});
    section.add(table);
}

} // namespace tarozi::ui::report
