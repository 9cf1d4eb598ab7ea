// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/choose_page.h"

#include "ui/charts/chart_panel.h"
#include "ui/charts/figure_table.h"
#include "ui/charts/trade_off.h"
#include "ui/language/words.h"
#include "ui/language/words_rank.h"
#include "ui/views/choose_inverse.h"
#include "ui/views/choose_requirements.h"
#include "ui/views/choose_table.h"
#include "ui/views/page_parts.h"
#include "ui/views/page_scroll.h"

#include <QCheckBox>
#include <QLabel>
#include <QScrollArea>
#include <QSet>
#include <QVBoxLayout>

#include <algorithm>

namespace tarozi::ui {

namespace {

constexpr int kMargin = 16;
constexpr int kBetween = 24;
constexpr int kSideBySide = 1080;
constexpr int kLowestChart = 280;
constexpr int kInsights = 4; // of each kind
constexpr double kDroppedNames = 0.35;
constexpr QSizeF kPrintSize{680, 380};

QLabel *paragraph()
{
    auto *label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

ChoosePage::ChoosePage(const ViewContext &context, QWidget *parent)
    : AssessmentView(context, parent)
    , m_load(paragraph())
    , m_floors(paragraph())
    , m_insights(paragraph())
    , m_requirements(new ChooseRequirements)
    , m_dropped(new FigureTable)
    , m_all_counts(new QCheckBox)
    , m_ranked(new ChooseTable)
    , m_hint(hintLabel())
    , m_least(paragraph())
    , m_inverse(new FigureTable)
    , m_chart(new TradeOffChart)
    , m_panel(new ChartPanel(m_chart, [this] {
        const TradeOffSpec spec = m_chart->spec();
        return ChartPanel::Content{
            tableOf(spec),
            [spec](QPainter &painter, const QRectF &rect) { drawTradeOff(painter, rect, spec, printColors()); },
            kPrintSize};
    }))
{
    m_dropped->setLabelShare(kDroppedNames);
    m_chart->setMinimumHeight(kLowestChart);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(pageScroll(buildContent()));
    connect(m_requirements, &ChooseRequirements::edited, this, [this](const Requirements &requirements) {
        Scenario next = session().scenario();
        next.requirements = requirements;
        session().edit(next, EditField::Requirements);
    });
    connect(m_ranked, &ChooseTable::compareToggled, this, &ChoosePage::compare);
    connect(m_all_counts, &QCheckBox::clicked, this, &ChoosePage::presentRanked);
}

QWidget *ChoosePage::buildContent()
{
    const auto head = [this] {
        auto *label = new QLabel;
        label->setFont(ui::font(TextRole::Name));
        m_heads.push_back(label);
        return label;
    };
    auto *left = new QVBoxLayout;
    left->setSpacing(6);
    left->addWidget(head());
    left->addWidget(m_load);
    left->addSpacing(8);
    left->addWidget(head());
    left->addWidget(m_floors);
    left->addSpacing(8);
    left->addWidget(head());
    left->addWidget(m_requirements);
    left->addStretch(1);
    auto *right = new QVBoxLayout;
    right->addWidget(m_panel, 1);
    auto *content = new QWidget;
    auto *whole = new QVBoxLayout(content);
    whole->setContentsMargins(kMargin, 12, kMargin, kMargin);
    whole->setSpacing(8);
    m_sides = new QBoxLayout(QBoxLayout::LeftToRight);
    m_sides->setSpacing(kBetween);
    m_sides->addLayout(left, 1);
    m_sides->addLayout(right, 1);
    whole->addLayout(m_sides);
    whole->addSpacing(8);
    whole->addWidget(head());
    whole->addWidget(m_all_counts);
    whole->addWidget(m_ranked);
    whole->addWidget(m_hint);
    whole->addWidget(m_insights);
    whole->addSpacing(8);
    whole->addWidget(m_dropped);
    whole->addSpacing(8);
    whole->addWidget(m_least);
    whole->addWidget(m_inverse);
    whole->addStretch(1);
    return content;
}

void ChoosePage::present()
{
    const Scenario &scenario = session().scenario();
    m_ranking = rank(scenario, session().catalog());
    m_load->setText(words::load(m_ranking.load, format()));
    m_floors->setText(words::floors(m_ranking, session().catalog(), format()).join(QLatin1Char('\n')));
    m_requirements->put(scenario.requirements, figureCurrency(scenario));
    m_chart->setSpec(tradeOff(m_ranking, scenario, session().catalog(), format()));
    m_panel->refresh();
    presentRanked();
    presentDropped();
    presentInsights();
    m_least->setText(leastGpusText(scenario, session().catalog(), format()));
    m_inverse->setTable(inverseTable(scenario, session().assessment(), session().catalog(), format()));
    arrange();
}

void ChoosePage::presentRanked()
{
    const bool full = session().scenario().candidates.size() >= std::size_t(kMaxCandidates);
    m_ranked->setContent(
        {&m_ranking, &session().catalog(), figureCurrency(session().scenario()), m_all_counts->isChecked(), full},
        format());
    m_ranked->setVisible(m_ranking.remaining > 0);
    m_hint->setText(m_ranking.remaining > 0
                        ? tr("The box before a name puts a card into the comparison. Heavy names: nothing is both "
                             "cheaper an hour and faster. Prices: the middle one of the on-demand offers.")
                        : tr("No card is left: see the reasons below, or ask for less."));
}

// One row a card that never remains, whatever the number of GPUs, with the reasons of its smallest number.
void ChoosePage::presentDropped()
{
    QSet<QString> seen;
    for (const RankEntry &entry : m_ranking.entries) {
        if (entry.remains())
            seen.insert(entry.candidate.gpu);
    }
    TableSpec table;
    table.locale = format().locale();
    table.title = tr("Cards that drop out");
    table.header = {tr("Cards that drop out"), tr("Why one of them does not do, and no number of them up to eight")};
    for (const RankEntry &entry : m_ranking.entries) {
        if (seen.contains(entry.candidate.gpu))
            continue;
        seen.insert(entry.candidate.gpu);
        QStringList reasons;
        for (const Drop &drop : entry.drops)
            reasons += words::drop(drop, figureCurrency(session().scenario()), format());
        TableRow row;
        row.label.text = words::candidateName(entry.assessed, session().catalog());
        TableCell cell;
        cell.text = reasons.join(QStringLiteral("; "));
        row.cells.push_back(std::move(cell));
        table.rows.push_back(std::move(row));
    }
    m_dropped->setVisible(!table.rows.empty());
    m_dropped->setTable(std::move(table));
}

void ChoosePage::presentInsights()
{
    QStringList sentences;
    int said = 0;
    const auto chosen = [&](int entry) { return m_ranking.entries[std::size_t(entry)].compared; };
    // both compared first, then those with one
    for (const bool both : {true, false}) {
        for (const Inversion &inversion : m_ranking.inversions) {
            const bool has_both = chosen(inversion.larger) && chosen(inversion.faster);
            if (!inversion.compared || has_both != both || said >= kInsights)
                continue;
            sentences += words::inversion(m_ranking, inversion, session().catalog(), format());
            ++said;
        }
    }
    said = 0;
    for (const SeveralOrOne &pair : m_ranking.several_or_one) {
        const QString &gpu = m_ranking.entries[std::size_t(pair.several)].candidate.gpu;
        const auto &asked = session().scenario().candidates;
        const bool named = std::any_of(asked.begin(), asked.end(), [&](const Candidate &c) { return c.gpu == gpu; });
        if (!pair.compared || !named || said >= kInsights)
            continue;
        sentences += words::severalOrOne(m_ranking, pair, session().catalog(), format());
        ++said;
    }
    m_insights->setText(sentences.join(QLatin1Char('\n')));
    m_insights->setVisible(!sentences.isEmpty());
}

void ChoosePage::compare(const Candidate &candidate, bool compared)
{
    Scenario next = session().scenario();
    const auto same = [&](const Candidate &other) {
        return other.gpu == candidate.gpu && other.count == candidate.count;
    };
    if (compared && next.candidates.size() < std::size_t(kMaxCandidates))
        next.candidates.push_back(candidate);
    else if (!compared && next.candidates.size() > 1)
        next.candidates.erase(std::remove_if(next.candidates.begin(), next.candidates.end(), same),
                              next.candidates.end());
    if (next.candidates.empty() || next == session().scenario())
        return present(); // the box goes back
    session().edit(next, compared ? EditField::AddCandidate : EditField::RemoveCandidate);
}

void ChoosePage::retranslate()
{
    //: heads of the four steps of the choice
    m_heads[0]->setText(tr("1. What the load waits for"));
    //: heads of the four steps of the choice
    m_heads[1]->setText(tr("2. The least memory it takes"));
    //: heads of the four steps of the choice
    m_heads[2]->setText(tr("3. What drops out"));
    //: heads of the four steps of the choice
    m_heads[3]->setText(tr("4. The order of the others"));
    m_all_counts->setText(tr("Every number of GPUs, not only the best of each card"));
    m_panel->retranslate(tr("Price against speed"));
    m_requirements->retranslate();
    m_ranked->retranslate();
}

void ChoosePage::restyle()
{
    m_chart->setColors(colors());
    m_panel->setColors(colors());
    m_dropped->setColors(colors());
    m_ranked->setColors(colors());
    m_inverse->setColors(colors());
}

void ChoosePage::resizeEvent(QResizeEvent *event)
{
    AssessmentView::resizeEvent(event);
    arrange();
}

void ChoosePage::arrange()
{
    m_sides->setDirection(width() >= kSideBySide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

} // namespace tarozi::ui
