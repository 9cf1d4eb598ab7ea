// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/words.h"
#include "ui/report/proposal_content.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace tarozi::ui::report {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Proposal)
};

constexpr double kSourcesShare = 0.14;

double labelShare(std::size_t cards)
{
    return cards > 2 ? 0.28 : 0.33;
}

enum class Better { More, Less, Neither };

// A card in the comparison, in the ECC state its candidate asks for.
struct Card {
    const Gpu &gpu;
    EccMode ecc;
};

QString dash()
{
    return QStringLiteral(u"\u2014");
}

// Sources of a record that speak of one of the fields.
std::vector<Source> sourcesOf(const Gpu &gpu, const QStringList &fields)
{
    std::vector<Source> sources;
    for (const Source &source : gpu.sources) {
        const bool speaks = std::any_of(fields.begin(), fields.end(),
                                        [&](const QString &field) { return source.fields.contains(field); });
        if (speaks)
            sources.push_back(source);
    }
    return sources;
}

class Specifications
{
public:
    explicit Specifications(const Section &section) : m_section(section), m_format(section.input.format)
    {
        for (const Candidate &candidate : section.input.scenario.candidates) {
            const Gpu *gpu = section.input.catalog.gpu(candidate.gpu);
            const bool seen =
                std::any_of(m_cards.begin(), m_cards.end(), [&](const Card &card) { return &card.gpu == gpu; });
            if (gpu && !seen)
                m_cards.push_back({*gpu, candidate.ecc.value_or(gpu->ecc_default)});
        }
    }

    DataTable build()
    {
        m_table.decimal_mark = m_format.locale().decimalPoint();
        const double label = labelShare(m_cards.size());
        m_table.widths = {label};
        m_table.widths.insert(m_table.widths.end(), m_cards.size(),
                              (1 - label - kSourcesShare) / double(m_cards.size()));
        m_table.widths.push_back(kSourcesShare);
        m_table.spec.header = {QString()};
        for (const Card &card : m_cards)
            m_table.spec.header.append(words::gpuShortName(card.gpu));
        m_table.spec.header.append(Words::tr("Sources"));
        addMemory();
        addCompute();
        addCard();
        return std::move(m_table);
    }

    bool isEmpty() const { return m_cards.empty(); }

private:
    void addGroup(const QString &title)
    {
        TableRow row;
        row.heading = true;
        row.label.text = title;
        m_table.spec.rows.push_back(std::move(row));
    }

    // A row no card has a value for says nothing and is left out.
    void addRow(const QString &label, std::vector<TableCell> cells, const QStringList &fields)
    {
        const bool any = std::any_of(cells.begin(), cells.end(), [](const TableCell &cell) {
            return !cell.number.isEmpty() || !cell.text.isEmpty();
        });
        if (!any)
            return;
        TableRow row;
        row.label.text = label;
        std::vector<Source> sources;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            TableCell &cell = cells[i];
            if (cell.number.isEmpty() && cell.text.isEmpty()) {
                cell.text = dash();
                continue;
            }
            // one unit a row: it stands with the label
            row.label.unit = std::exchange(cell.unit, QString());
            const std::vector<Source> own = sourcesOf(m_cards[i].gpu, fields);
            sources.insert(sources.end(), own.begin(), own.end());
        }
        row.cells = std::move(cells);
        row.cells.emplace_back();
        row.cells.back().marks = m_section.references.cite(sources);
        m_table.spec.rows.push_back(std::move(row));
    }

    template<typename Value, typename Say>
    void figure(const QString &label, Better better, const QString &field, Value value, Say say)
    {
        std::vector<std::optional<double>> values;
        for (const Card &card : m_cards)
            values.push_back(value(card));
        std::vector<TableCell> cells(values.size());
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (!values[i])
                continue;
            const Format::Figure said = say(*values[i]);
            cells[i].number = said.number;
            cells[i].unit = said.unit;
            cells[i].strong = isBest(values, i, better);
        }
        addRow(label, std::move(cells), {field});
    }

    // Best of at least two values that differ.
    static bool isBest(const std::vector<std::optional<double>> &values, std::size_t index, Better better)
    {
        bool beats_one = false;
        for (const std::optional<double> &other : values) {
            if (!other || better == Better::Neither)
                continue;
            const double ahead = better == Better::More ? *values[index] - *other : *other - *values[index];
            if (ahead < 0)
                return false;
            beats_one = beats_one || ahead > 0;
        }
        return beats_one;
    }

    template<typename Say>
    void text(const QString &label, const QString &field, Say say)
    {
        std::vector<TableCell> cells(m_cards.size());
        for (std::size_t i = 0; i < m_cards.size(); ++i)
            cells[i].text = say(m_cards[i].gpu);
        addRow(label, std::move(cells), {field});
    }

    void rate(const QString &label, const QString &field, std::optional<double> Gpu::*member)
    {
        figure(
            label, Better::More, field, [member](const Card &card) { return card.gpu.*member; },
            [this](double value) { return m_format.flops(value); });
    }

    void count(const QString &label, Better better, const QString &field, std::optional<int> Gpu::*member)
    {
        figure(
            label, better, field,
            [member](const Card &card) {
                return card.gpu.*member ? std::optional<double>(*(card.gpu.*member)) : std::nullopt;
            },
            [this](double value) {
                return Format::Figure{m_format.integer(value), {}};
            });
    }

    void addMemory();
    void addCompute();
    void addCard();
    void addLinks();
    static QString eccWords(const Gpu &gpu);
    static QString coolingWords(const Gpu &gpu);
    static QString peerWords(const Gpu &gpu);

    const Section &m_section;
    const Format &m_format;
    std::vector<Card> m_cards;
    DataTable m_table;
};

void Specifications::addMemory()
{
    addGroup(Words::tr("Memory"));
    figure(
        words::quantity(Quantity::NominalMemory), Better::More, QStringLiteral("memory.nominal_gb"),
        [](const Card &card) { return std::optional(card.gpu.memory_nominal_gb * kGB); },
        [this](double bytes) { return m_format.gigabytes(bytes, 0); });
    const bool any_on =
        std::any_of(m_cards.begin(), m_cards.end(), [](const Card &card) { return card.ecc == EccMode::On; });
    figure(
        words::quantity(Quantity::UsableMemory), Better::More,
        any_on ? QStringLiteral("memory.usable_mib_ecc_on") : QStringLiteral("memory.usable_mib_ecc_off"),
        [](const Card &card) { return std::optional(usableBytes(card.gpu, card.ecc)); },
        [this](double bytes) { return m_format.gibibytes(bytes); });
    text(Words::tr("Memory type"), QStringLiteral("memory.type"), [](const Gpu &gpu) { return gpu.memory_type; });
    figure(
        words::quantity(Quantity::MemoryBandwidth), Better::More, QStringLiteral("memory.bandwidth_gb_s"),
        [](const Card &card) { return std::optional(card.gpu.memory_bandwidth_bytes_per_s); },
        [this](double value) { return m_format.bandwidth(value); });
    //: error correction of memory
    text(Words::tr("ECC"), QStringLiteral("memory.ecc"), eccWords);
}

void Specifications::addCompute()
{
    addGroup(Words::tr("Compute, dense"));
    rate(Words::tr("BF16 tensor"), QStringLiteral("compute.bf16_tflops"), &Gpu::bf16_flops);
    rate(Words::tr("FP16 tensor"), QStringLiteral("compute.fp16_fp32acc_tflops"), &Gpu::fp16_fp32acc_flops);
    rate(Words::tr("FP8 tensor"), QStringLiteral("compute.fp8_tflops"), &Gpu::fp8_flops);
    rate(Words::tr("FP4 tensor"), QStringLiteral("compute.fp4_tflops"), &Gpu::fp4_flops);
    figure(
        Words::tr("INT8 tensor"), Better::More, QStringLiteral("compute.int8_tops"),
        [](const Card &card) { return card.gpu.int8_ops; },
        //: 10^12 integer operations per second
        [this](double value) {
            return Format::Figure{m_format.flops(value).number, Words::tr("TOPS")};
        });
    rate(Words::tr("FP32"), QStringLiteral("compute.fp32_tflops"), &Gpu::fp32_flops);
    count(Words::tr("CUDA cores"), Better::Neither, QStringLiteral("compute.cuda_cores"), &Gpu::cuda_cores);
    count(Words::tr("Tensor cores"), Better::Neither, QStringLiteral("compute.tensor_cores"), &Gpu::tensor_cores);
}

void Specifications::addLinks()
{
    text(Words::tr("PCI Express"), QStringLiteral("interconnect.pcie_generation"), [](const Gpu &gpu) {
        return gpu.pcie_generation && gpu.pcie_lanes
                   ? QStringLiteral(u"%1.0\u00a0\u00d7%2").arg(*gpu.pcie_generation).arg(*gpu.pcie_lanes)
                   : QString();
    });
    text(Words::tr("GPU to GPU over PCI Express"), QStringLiteral("interconnect.p2p_over_pcie"), peerWords);
    text(Words::tr("NVLink or its like"), QStringLiteral("interconnect.nvlink"), [this](const Gpu &gpu) {
        //: there is no such link
        return gpu.interconnect_bytes_per_s > 0 ? m_format.bandwidth(gpu.interconnect_bytes_per_s).text()
               : gpu.nvlink                     ? Words::tr("yes")
                                                : Words::tr("none");
    });
}

void Specifications::addCard()
{
    //: group of rows about the graphics card itself: power, size, cooling
    addGroup(Words::tr("Card"));
    text(Words::tr("Architecture"), QStringLiteral("architecture"), [](const Gpu &gpu) { return gpu.architecture; });
    text(Words::tr("Released"), QStringLiteral("release_year"),
         [](const Gpu &gpu) { return gpu.release_year ? QString::number(*gpu.release_year) : QString(); });
    addLinks();
    figure(
        Words::tr("Board power"), Better::Less, QStringLiteral("physical.board_power_w"),
        [](const Card &card) { return card.gpu.board_power_w; },
        [this](double watts) { return m_format.watts(watts); });
    text(Words::tr("Power connector"), QStringLiteral("physical.power_connector"),
         [](const Gpu &gpu) { return gpu.power_connector; });
    text(Words::tr("Cooling"), QStringLiteral("physical.cooling"), coolingWords);
    figure(
        Words::tr("Slots"), Better::Neither, QStringLiteral("physical.slots"),
        [](const Card &card) { return card.gpu.slot_width; },
        [this](double width) {
            return Format::Figure{m_format.trimmed(width, 3), {}};
        });
    text(Words::tr("Division into instances (MIG)"), QStringLiteral("physical.mig"),
         [](const Gpu &gpu) { return gpu.mig ? Words::tr("yes") : Words::tr("no"); });
}

QString Specifications::eccWords(const Gpu &gpu)
{
    if (gpu.ecc == QStringLiteral("always"))
        //: error correction of memory
        return Words::tr("always on");
    if (gpu.ecc == QStringLiteral("on-by-default-switchable"))
        //: error correction of memory
        return Words::tr("on, can be switched off");
    if (gpu.ecc == QStringLiteral("optional"))
        //: error correction of memory
        return Words::tr("off, can be switched on");
    return gpu.ecc.isEmpty() ? QString() : Words::tr("none");
}

QString Specifications::coolingWords(const Gpu &gpu)
{
    if (gpu.cooling.startsWith(QStringLiteral("passive")))
        //: cooling of a card: by the server's airflow
        return Words::tr("passive");
    //: cooling of a card: a fan of its own
    return gpu.cooling.isEmpty() ? QString() : Words::tr("active");
}

QString Specifications::peerWords(const Gpu &gpu)
{
    if (gpu.p2p_over_pcie.startsWith(QStringLiteral("disabled")))
        //: there is no direct path between GPUs: the driver keeps it shut
        return Words::tr("no, shut by the driver");
    return gpu.p2p_over_pcie.isEmpty() ? QString() : Words::tr("yes");
}

} // namespace

void addSpecifications(const Section &section)
{
    Specifications specifications(section);
    if (specifications.isEmpty())
        return;
    section.add(Heading{Words::tr("Specifications")});
    section.add(Paragraph{Words::tr("By the data sheets; the better value of a row is in bold type."), Style::Body,
                          true, true});
    section.add(specifications.build());
}

} // namespace tarozi::ui::report
