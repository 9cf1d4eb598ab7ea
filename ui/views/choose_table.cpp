// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/choose_table.h"

#include "ui/language/words.h"

#include <QHeaderView>
#include <QWheelEvent>

#include <limits>

namespace tarozi::ui {

namespace {

constexpr int kSortRole = Qt::UserRole;
constexpr int kCandidateRole = Qt::UserRole + 1;
constexpr int kRowHeight = 28;

// Ordered by its number, whatever it says; what has no number stays behind.
class FigureItem : public QTableWidgetItem
{
public:
    FigureItem(const QString &text, double order) : QTableWidgetItem(text)
    {
        setData(kSortRole, order);
        setFlags(Qt::ItemIsSelectable | Qt::ItemIsEnabled);
        setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }

    bool operator<(const QTableWidgetItem &other) const override
    {
        return data(kSortRole).toDouble() < other.data(kSortRole).toDouble();
    }
};

} // namespace

ChooseTable::ChooseTable(QWidget *parent) : QTableWidget(0, ColumnCount, parent)
{
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(kRowHeight);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSortIndicatorShown(true);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setTabKeyNavigation(false);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QTableWidget::itemChanged, this, [this](const QTableWidgetItem *item) {
        if (m_filling || item->column() != Name)
            return;
        const int candidate = item->data(kCandidateRole).toInt();
        const bool compared = item->checkState() == Qt::Checked;
        // the session answers at once and fills the table anew: not while it tells of this change
        QMetaObject::invokeMethod(
            this, [this, chosen = m_candidates[size_t(candidate)], compared] { emit compareToggled(chosen, compared); },
            Qt::QueuedConnection);
    });
}

void ChooseTable::addRow(const RankEntry &entry, int place, const Content &content, const Format &format)
{
    constexpr double kLast = std::numeric_limits<double>::max();
    const int row = rowCount();
    insertRow(row);
    const auto figure = [&](Column column, const std::optional<double> &value, const QString &text, int better) {
        const double order = value ? better * *value : kLast;
        setItem(row, column, new FigureItem(value ? text : QStringLiteral("–"), order));
    };
    figure(Place, place, format.integer(place), 1);
    auto *name = new FigureItem(words::candidateName(entry.assessed, *content.catalog), place);
    name->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    name->setData(kCandidateRole, int(m_candidates.size()));
    name->setCheckState(entry.compared ? Qt::Checked : Qt::Unchecked);
    Qt::ItemFlags flags = Qt::ItemIsSelectable | Qt::ItemIsEnabled;
    if (entry.compared || !content.full)
        flags |= Qt::ItemIsUserCheckable;
    name->setFlags(flags);
    QFont face = font();
    face.setWeight(entry.on_front ? QFont::DemiBold : QFont::Normal);
    name->setFont(face);
    setItem(row, Name, name);
    m_candidates.push_back(entry.candidate);
    const Assessed &assessed = entry.assessed;
    figure(Fit, entry.headroom_share, words::verdict(assessed.verdict), -1);
    item(row, Fit)->setForeground(m_colors->verdict(assessed.verdict));
    figure(Spare, assessed.memory.headroom, format.gigabytes(assessed.memory.headroom).text(), -1);
    figure(Speed, entry.speed, entry.speed ? format.tokensPerSecond(*entry.speed).text() : QString(), -1);
    const auto money = [&](Column column, const std::optional<double> &amount) {
        figure(column, amount, amount ? format.money(*amount, content.currency).text() : QString(), 1);
    };
    money(PerHour, entry.per_hour);
    money(PerMillion, entry.per_result);
    figure(Power, entry.power_w, entry.power_w ? format.watts(*entry.power_w).text() : QString(), 1);
    if (entry.price && entry.price->offers > 0) {
        const Tariff *tariff = content.catalog->tariff(entry.price->tariff);
        item(row, PerHour)
            ->setToolTip(
                //: where a price comes from; %n offers, %1 and %2 amounts, %3 a provider, %4 a date
                tr("The middle one of %n on-demand offer(s), %1 to %2 for one GPU: %3, %4", nullptr,
                   entry.price->offers)
                    .arg(format.money(entry.price->low, content.currency).text(),
                         format.money(entry.price->high, content.currency).text(),
                         tariff ? tariff->provider : QString(), tariff ? tariff->price_date : QString()));
    }
}

void ChooseTable::setContent(const Content &content, const Format &format)
{
    m_filling = true;
    const int column = horizontalHeader()->sortIndicatorSection();
    const Qt::SortOrder order = horizontalHeader()->sortIndicatorOrder();
    const QString chosen = currentRow() >= 0 && item(currentRow(), Name) ? item(currentRow(), Name)->text() : QString();
    setSortingEnabled(false);
    setRowCount(0);
    m_candidates.clear();
    int place = 0;
    for (const RankEntry &entry : content.ranking->entries) {
        if (!entry.remains())
            break;
        ++place;
        if (content.all_counts || entry.best_of_card || entry.compared)
            addRow(entry, place, content, format);
    }
    setSortingEnabled(true);
    sortByColumn(column < ColumnCount && column >= 0 ? column : int(Place),
                 column < ColumnCount ? order : Qt::AscendingOrder);
    for (int row = 0; row < rowCount(); ++row) {
        if (item(row, Name)->text() == chosen)
            setCurrentCell(row, Name);
    }
    m_filling = false;
    updateGeometry();
}

void ChooseTable::setColors(const Colors &colors)
{
    m_colors = &colors;
}

void ChooseTable::retranslate()
{
    //: columns of the ranking; the first is the place
    setHorizontalHeaderLabels({tr("Place"), tr("GPU, in the comparison"), tr("Verdict"), tr("Spare"), tr("All users"),
                               tr("Per hour"), tr("Per million tokens"), tr("Power")});
    setAccessibleName(tr("Ranking"));
}

QSize ChooseTable::sizeHint() const
{
    const int head = horizontalHeader()->sizeHint().height();
    return {600, head + rowCount() * kRowHeight + 2 * frameWidth() + 16};
}

QSize ChooseTable::minimumSizeHint() const
{
    return {280, sizeHint().height()};
}

// The page scrolls, never the table.
void ChooseTable::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

} // namespace tarozi::ui
