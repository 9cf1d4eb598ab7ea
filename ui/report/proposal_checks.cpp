// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/words.h"
#include "ui/report/proposal_content.h"

#include <QCoreApplication>

#include <algorithm>

namespace tarozi::ui::report {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Proposal)
};

// The different cards of all variants, in order.
std::vector<Pick> distinctCards(const ProposalSubject &subject)
{
    std::vector<Pick> cards;
    QStringList seen;
    for (std::size_t v = 0; v < subject.variants.size(); ++v) {
        const auto &candidates = subject.variants[v].assessment.candidates;
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            if (seen.contains(candidates[i].gpu))
                continue;
            seen.append(candidates[i].gpu);
            cards.push_back({v, i});
        }
    }
    return cards;
}

class Checklist
{
public:
    explicit Checklist(const Section &section) : m_subject(section.subject), m_cards(distinctCards(section.subject)) {}

    NoteList build()
    {
        addAvailability();
        addSoftware();
        addHardware();
        addTerms();
        return std::move(m_list);
    }

private:
    void add(const QString &subject, const QString &text)
    {
        m_list.notes.push_back({QStringLiteral(u"\u2610"),
                                {{subject + QStringLiteral(". "), Style::Strong, {}}, {text, Style::Body, {}}}});
    }

    void addAvailability()
    {
        add(Words::tr("Availability"),
            Words::tr("The provider or seller confirms in writing the model, the number of GPUs, the region and the "
                      "dates; this document does not."));
    }

    void addSoftware()
    {
        //: %1 engine and version
        add(Words::tr("Driver and engine"),
            Words::tr("The driver and its CUDA version run %1 on this card; both versions are pinned for the test and "
                      "for production.")
                .arg(eachOnce(engineName)));
        for (const Pick &pick : m_cards) {
            const Assessed &candidate = assessed(pick);
            const Gpu *gpu = gpuOf(pick);
            if (!gpu || candidate.verdict == Verdict::NotModelled)
                continue;
            //: %1 GPU, %2 size, %3 "ECC on"
            add(Words::tr("Memory"),
                Words::tr("On %1 the driver reports at least %2 (%3), and no other process uses "
                          "it.")
                    .arg(words::gpuShortName(*gpu),
                         m_subject.variants.front().format.gigabytes(candidate.memory.usable, 2).text(),
                         words::ecc(candidate.resolved.ecc)));
        }
        add(Words::tr("Speed"), Words::tr("A load test with the real prompts, context and number of users: the ceiling "
                                          "is a physical limit that no service reaches."));
    }

    void addHardware()
    {
        for (const Pick &pick : m_cards) {
            const Gpu *gpu = gpuOf(pick);
            if (!gpu)
                continue;
            const QString name = words::gpuShortName(*gpu);
            add(Words::tr("Cooling"), cooling(*gpu).arg(name));
            if (gpu->board_power_w) {
                //: %1 GPU, %2 "350 W", %3 a connector as the data sheet names it
                add(Words::tr("Power"),
                    gpu->power_connector.isEmpty()
                        ? Words::tr("%1 draws up to %2 per card; the supply and the rack can carry "
                                    "it.")
                              .arg(name, m_subject.variants.front().format.watts(*gpu->board_power_w).text())
                        : Words::tr("%1 draws up to %2 per card (connector: %3); the supply and "
                                    "the rack can carry it.")
                              .arg(name, m_subject.variants.front().format.watts(*gpu->board_power_w).text(),
                                   gpu->power_connector));
            }
        }
    }

    static QString cooling(const Gpu &gpu)
    {
        if (gpu.cooling.startsWith(QStringLiteral("passive")))
            //: %1 GPU
            return Words::tr("%1 has no fan of its own: the server's airflow is rated for this card.");
        //: %1 GPU
        return Words::tr("The case has the room and the airflow for %1, also next to a second card.");
    }

    void addTerms()
    {
        add(Words::tr("Warranty"), Words::tr("Its length, where the card is repaired, and whether round-the-clock use "
                                             "in a data centre is covered."));
        for (const Pick &pick : m_cards) {
            const Gpu *gpu = gpuOf(pick);
            if (gpu && gpu->segment == QStringLiteral("consumer"))
                //: %1 GPU
                add(Words::tr("Driver licence"),
                    Words::tr("%1 is a consumer card: the driver's licence may exclude data centres.")
                        .arg(words::gpuShortName(*gpu)));
        }
        addModelLicences();
        //: of a rented or bought server
        add(Words::tr("Remote access and diagnostics"),
            Words::tr("Who may read temperatures, clocks and error counters (nvidia-smi, BMC), and who restarts the "
                      "machine at night."));
        add(Words::tr("Storage and traffic"),
            Words::tr(
                "Disk for the weights and the logs, its speed, the traffic a month, and what each of them costs."));
        add(Words::tr("Rent"), Words::tr("Smallest billing period, storage, traffic, taxes, and what a stopped machine "
                                         "costs."));
    }

    void addModelLicences()
    {
        QStringList seen;
        for (const ProposalInput &in : m_subject.variants) {
            const LanguageModel *model = in.catalog.model(in.assessment.candidates.front().resolved.model);
            if (!model || model->license.isEmpty() || seen.contains(model->id))
                continue;
            seen.append(model->id);
            //: %1 model, %2 name of a licence
            add(Words::tr("Model licence"),
                Words::tr("The licence of %1 (%2) allows the intended use.").arg(model->name, model->license));
        }
    }

    // What the variants call something, each name once.
    template<typename Name>
    QString eachOnce(Name name) const
    {
        QStringList names;
        for (const ProposalInput &in : m_subject.variants)
            names.append(name(in));
        names.removeDuplicates();
        return names.join(QStringLiteral(", "));
    }

    const Assessed &assessed(const Pick &pick) const
    {
        return m_subject.variants[pick.variant].assessment.candidates[pick.candidate];
    }
    const Gpu *gpuOf(const Pick &pick) const
    {
        return m_subject.variants[pick.variant].catalog.gpu(assessed(pick).gpu);
    }

    const ProposalSubject &m_subject;
    const std::vector<Pick> m_cards;
    NoteList m_list;
};

} // namespace

void addChecks(const Section &section)
{
    section.add(Heading{Words::tr("To check before renting or buying")});
    section.add(Checklist(section).build());
}

} // namespace tarozi::ui::report
