// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/picker_list.h"

#include "ui/theme/theme.h"

#include <QApplication>
#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace tarozi::ui {

namespace {

constexpr int kMargin = 12;
constexpr int kPadding = 5;

bool holdsAll(const PickerItem &item, const QStringList &words)
{
    const QString text = QStringList{item.title, item.group, item.detail, item.id, item.keywords}.join(u'\n');
    return std::all_of(words.begin(), words.end(),
                       [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace

void PickerList::setItems(std::vector<PickerItem> items)
{
    m_items = std::move(items);
    rebuild();
}

void PickerList::setFilter(const QString &words)
{
    m_words = words.split(u' ', Qt::SkipEmptyParts);
    rebuild();
}

void PickerList::rebuild()
{
    beginResetModel();
    m_rows.clear();
    QString group;
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        const PickerItem &item = m_items[i];
        if (!holdsAll(item, m_words))
            continue;
        if (m_rows.empty() || item.group != group) {
            group = item.group;
            m_rows.push_back({true, int(i)});
        }
        m_rows.push_back({false, int(i)});
    }
    endResetModel();
}

int PickerList::rowOf(const QString &id) const
{
    const auto row = std::find_if(m_rows.begin(), m_rows.end(),
                                  [&](const Row &r) { return !r.heading && m_items[std::size_t(r.item)].id == id; });
    return row == m_rows.end() ? -1 : int(row - m_rows.begin());
}

int PickerList::itemNear(int row, int step) const
{
    for (; row >= 0 && row < int(m_rows.size()); row += step)
        if (!m_rows[std::size_t(row)].heading)
            return row;
    return -1;
}

int PickerList::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant PickerList::data(const QModelIndex &index, int role) const
{
    const Row &row = m_rows[std::size_t(index.row())];
    const PickerItem &item = m_items[std::size_t(row.item)];
    switch (role) {
    case Qt::DisplayRole: return row.heading ? item.group : item.title;
    case Qt::AccessibleDescriptionRole:
    case DetailRole: return row.heading ? QString() : item.detail;
    case IdRole: return row.heading ? QString() : item.id;
    case HeadingRole: return row.heading;
    default: return {};
    }
}

Qt::ItemFlags PickerList::flags(const QModelIndex &index) const
{
    return m_rows[std::size_t(index.row())].heading ? Qt::NoItemFlags : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

void PickerDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    painter->save();
    const bool heading = index.data(PickerList::HeadingRole).toBool();
    QRect rect = option.rect.adjusted(kMargin, kPadding, -kMargin, -kPadding);
    const auto draw = [&](TextRole role, QPalette::ColorRole colour, const QString &text, Qt::Alignment alignment) {
        const QFont face = font(role);
        painter->setFont(face);
        painter->setPen(option.palette.color(QPalette::Active, colour)); // headings are not enabled, but they read
        painter->drawText(rect, int(alignment) | Qt::TextSingleLine,
                          QFontMetrics(face).elidedText(text, Qt::ElideRight, rect.width()));
    };
    if (heading) {
        draw(TextRole::Secondary, QPalette::PlaceholderText, index.data().toString(), Qt::AlignBottom);
    } else {
        style->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter, option.widget);
        draw(TextRole::Body, QPalette::Text, index.data().toString(), Qt::AlignTop);
        draw(TextRole::Secondary, QPalette::PlaceholderText, index.data(PickerList::DetailRole).toString(),
             Qt::AlignBottom);
    }
    painter->restore();
}

QSize PickerDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const QFontMetrics body(font(TextRole::Body)), secondary(font(TextRole::Secondary));
    if (index.data(PickerList::HeadingRole).toBool())
        return {2 * kMargin + secondary.horizontalAdvance(index.data().toString()),
                secondary.height() + 2 * kPadding + 4};
    const int width = std::max(body.horizontalAdvance(index.data().toString()),
                               secondary.horizontalAdvance(index.data(PickerList::DetailRole).toString()));
    return {2 * kMargin + width, body.height() + secondary.height() + 2 * kPadding};
}

} // namespace tarozi::ui
