// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/memory_table.h"

#include "ui/language/words.h"
#include "ui/language/words_speed.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <optional>

namespace tarozi::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(MemoryTable)
};

constexpr int kDecimals = 2;

// The bytes of one candidate; no value: the workload does not have this component.
using Bytes = std::function<std::optional<double>(const MemoryFigures &)>;

class Builder
{
public:
    Builder(const Assessment &assessment, const Catalog &catalog, const Format &format)
        : m_assessment(assessment), m_catalog(catalog), m_format(format)
    {
        m_table.locale = format.locale();
        m_table.header += QString();
        for (const Assessed &candidate : assessment.candidates)
            m_table.header += words::candidateName(candidate, catalog);
    }

    TableSpec take(const QString &title)
    {
        m_table.title = title;
        return std::move(m_table);
    }

    TableRow &heading(const QString &text)
    {
        TableRow row;
        row.heading = true;
        row.label.text = text;
        return add(std::move(row));
    }

    // `cell` is asked for modelled candidates only.
    TableRow &row(const QString &label, const std::function<TableCell(const Assessed &)> &cell)
    {
        TableRow row;
        row.label.text = label;
        for (std::size_t i = 0; i < m_assessment.candidates.size(); ++i) {
            const Assessed &candidate = m_assessment.candidates[i];
            TableCell content;
            if (candidate.verdict == Verdict::NotModelled)
                content.text = QStringLiteral("\u2014");
            else
                content = cell(candidate);
            content.candidate = static_cast<int>(i);
            row.cells.push_back(std::move(content));
        }
        return add(std::move(row));
    }

    // Left out when no candidate has it.
    TableRow *bytes(Quantity quantity, const Bytes &value)
    {
        const auto has = [&](const Assessed &candidate) {
            return candidate.verdict != Verdict::NotModelled && value(candidate.memory);
        };
        if (std::none_of(m_assessment.candidates.begin(), m_assessment.candidates.end(), has))
            return nullptr;
        return &row(words::quantity(quantity), [&](const Assessed &candidate) {
            const std::optional<double> size = value(candidate.memory);
            return size ? figure(m_format.gigabytes(*size, kDecimals), quantity) : TableCell();
        });
    }

    void component(Quantity quantity, const Bytes &value)
    {
        if (TableRow *row = bytes(quantity, value))
            row->label.component = quantity;
    }

    static TableCell figure(const Format::Figure &figure, Quantity quantity)
    {
        TableCell cell;
        cell.number = figure.number;
        cell.unit = figure.unit;
        cell.figure = quantity;
        return cell;
    }

    const Format &format() const { return m_format; }
    const Catalog &catalog() const { return m_catalog; }

private:
    TableRow &add(TableRow row)
    {
        m_table.rows.push_back(std::move(row));
        return m_table.rows.back();
    }

    const Assessment &m_assessment;
    const Catalog &m_catalog;
    const Format &m_format;
    TableSpec m_table;
};

std::optional<double> present(double bytes)
{
    return bytes > 0 ? std::optional(bytes) : std::nullopt;
}

void addComponents(Builder &builder)
{
    using M = MemoryFigures;
    builder.component(Quantity::Weights, [](const M &memory) { return present(memory.weights); });
    builder.component(Quantity::KvCache, [](const M &memory) { return present(memory.kv_cache); });
    builder.component(Quantity::Activations, [](const M &memory) { return present(memory.activations); });
    builder.component(Quantity::Gradients, [](const M &memory) { return memory.gradients; });
    builder.component(Quantity::OptimizerState, [](const M &memory) { return memory.optimizer; });
    builder.component(Quantity::Adapters, [](const M &memory) { return memory.adapters; });
    builder.component(Quantity::Runtime, [](const M &memory) { return present(memory.runtime); });
    builder.component(Quantity::Graphs, [](const M &memory) { return present(memory.graphs); });
    builder.component(Quantity::OtherTenants, [](const M &memory) { return present(memory.other_tenants); });
}

QString eccNote(const Assessed &candidate, const Catalog &catalog)
{
    const Gpu *gpu = catalog.gpu(candidate.gpu);
    return gpu && gpu->ecc_switchable ? words::ecc(candidate.resolved.ecc) : QString();
}

QString bandNote(const MemoryFigures &memory, const Format &format)
{
    if (!(memory.need_high > memory.need_low))
        return {};
    return format.number(memory.need_low / kGB, kDecimals) + QStringLiteral("\u2013") +
           format.number(memory.need_high / kGB, kDecimals);
}

void addLadder(Builder &builder)
{
    const Format &format = builder.format();
    TableRow &nominal = builder.row(words::quantity(Quantity::NominalMemory), [&](const Assessed &candidate) {
        TableCell cell =
            Builder::figure(format.gigabytes(candidate.memory.nominal, kDecimals), Quantity::NominalMemory);
        if (candidate.count > 1)
            cell.note = Texts::tr("on each of %n GPUs, never one pool", nullptr, candidate.count);
        return cell;
    });
    //: under "Nominal memory": why the usable memory in GB can be the larger figure
    nominal.label.note = Texts::tr("labels mostly count in GiB, 1.07 GB each");
    builder.row(words::quantity(Quantity::UsableMemory), [&](const Assessed &candidate) {
        TableCell cell = Builder::figure(format.gigabytes(candidate.memory.usable, kDecimals), Quantity::UsableMemory);
        cell.note = eccNote(candidate, builder.catalog());
        return cell;
    });
    builder.bytes(Quantity::VisibleMemory, [](const MemoryFigures &memory) { return memory.visible; });
    builder.row(words::quantity(Quantity::Limit), [&](const Assessed &candidate) {
        TableCell cell = Builder::figure(format.gigabytes(candidate.memory.limit, kDecimals), Quantity::Limit);
        if (candidate.resolved.memory_limit_share <= 0) // no engine sets a share aside
            return cell;
        //: a setting and its value: "Memory limit: 90 %"
        if (candidate.resolved.memory_limit_share < 1)
            cell.note =
                Texts::tr("%1: %2").arg(words::quantity(Quantity::MemoryLimitShare),
                                        format.value(candidate.resolved.memory_limit_share, Unit::Fraction).text());
        return cell;
    });
    builder.row(words::quantity(Quantity::Need), [&](const Assessed &candidate) {
        TableCell cell = Builder::figure(format.gigabytes(candidate.memory.need, kDecimals), Quantity::Need);
        cell.note = bandNote(candidate.memory, format);
        cell.strong = true;
        return cell;
    });
    builder.row(words::quantity(Quantity::Headroom), [&](const Assessed &candidate) {
        TableCell cell = Builder::figure(format.gigabytes(candidate.memory.headroom, kDecimals), Quantity::Headroom);
        cell.strong = true;
        cell.tone = candidate.verdict;
        return cell;
    });
    builder.bytes(Quantity::OutsideLimit, [](const MemoryFigures &memory) { return present(memory.outside_limit); });
    builder.bytes(Quantity::HostRam, [](const MemoryFigures &memory) { return present(memory.host_ram); });
}

TableCell bandCell(const std::optional<Band> &band, Quantity quantity,
                   words::BandWords (*say)(const Band &, const Format &), const Format &format)
{
    TableCell cell;
    if (!band) {
        cell.text = QStringLiteral("\u2014");
        return cell;
    }
    const words::BandWords words = say(*band, format);
    cell = Builder::figure(words.figure, quantity);
    cell.note = words.range;
    return cell;
}

} // namespace

TableSpec trainingTable(const Assessment &assessment, const Catalog &catalog, const Format &format)
{
    Builder builder(assessment, catalog, format);
    builder.heading(Texts::tr("The run"));
    builder.row(words::quantity(Quantity::TrainableParameters), [&](const Assessed &candidate) {
        TableCell cell =
            Builder::figure(format.parameters(candidate.training->trainable_parameters), Quantity::TrainableParameters);
        //: beside the number of trainable parameters; %1 is a share of all
        cell.note =
            Texts::tr("%1 of all")
                .arg(format.percent(candidate.training->trainable_parameters / candidate.training->parameters, 2)
                         .text());
        return cell;
    });
    builder.row(words::quantity(Quantity::TrainingSpeed), [&](const Assessed &candidate) {
        return bandCell(candidate.training->tokens_per_s, Quantity::TrainingSpeed, words::rate, format);
    });
    builder.row(words::quantity(Quantity::RunTokens), [&](const Assessed &candidate) {
        return Builder::figure(format.tokens(candidate.training->run_tokens), Quantity::RunTokens);
    });
    builder.row(words::quantity(Quantity::RunTime), [&](const Assessed &candidate) {
        return bandCell(candidate.training->run_s, Quantity::RunTime, words::longDuration, format);
    });
    return builder.take(Texts::tr("The run"));
}

TableSpec memoryTable(const Assessment &assessment, const Catalog &catalog, const Format &format)
{
    Builder builder(assessment, catalog, format);
    builder.heading(Texts::tr("What takes the memory"));
    addComponents(builder);
    builder.heading(Texts::tr("From the label to what is spare"));
    addLadder(builder);
    return builder.take(Texts::tr("Memory of one GPU by component"));
}

TableSpec capacityTable(const Assessment &assessment, const Catalog &catalog, const Format &format)
{
    Builder builder(assessment, catalog, format);
    builder.heading(Texts::tr("What the memory is enough for"));
    builder.row(words::quantity(Quantity::KvTokens), [&](const Assessed &candidate) {
        return Builder::figure(format.tokens(candidate.capacity.kv_tokens), Quantity::KvTokens);
    });
    builder.row(words::quantity(Quantity::MaxConcurrency), [&](const Assessed &candidate) {
        return Builder::figure(format.requests(candidate.capacity.max_concurrency), Quantity::MaxConcurrency);
    });
    builder.row(words::quantity(Quantity::MaxContext), [&](const Assessed &candidate) {
        return Builder::figure(format.tokens(static_cast<double>(candidate.capacity.max_context)),
                               Quantity::MaxContext);
    });
    //: the longest context that the model's makers promise; the row above says what the memory is enough for
    builder.row(Texts::tr("The model was made for"), [&](const Assessed &candidate) {
        const LanguageModel *model = catalog.model(candidate.resolved.model);
        TableCell cell;
        const bool known = model && model->max_context > 0;
        cell.text = known ? format.tokens(double(model->max_context)).text() : QStringLiteral("\u2014");
        return cell;
    });
    return builder.take(Texts::tr("Capacity"));
}

} // namespace tarozi::ui
