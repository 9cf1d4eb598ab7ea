// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/spec_sheet.h"

#include "ui/language/words.h"
#include "ui/views/spec_rows.h"
#include "ui/views/spec_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace tarozi::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(Specs)
};

// a ... z, aa, ab ...
QString letters(std::size_t index)
{
    QString key;
    for (std::size_t rest = index + 1; rest > 0; rest = (rest - 1) / 26)
        key.prepend(QLatin1Char(static_cast<char>('a' + (rest - 1) % 26)));
    return key;
}

class SheetBuilder
{
public:
    SheetBuilder(const std::vector<const Gpu *> &gpus, const Format &format) : m_gpus(gpus), m_format(format) {}

    SpecSheet build()
    {
        m_sheet.table.title = Texts::tr("Specifications");
        m_sheet.table.locale = m_format.locale();
        m_sheet.table.header += QString();
        for (const Gpu *gpu : m_gpus)
            m_sheet.table.header += words::gpuShortName(*gpu);
        for (const SpecGroup &group : specGroups(m_format))
            addGroup(group);
        addPrices();
        for (const Gpu *gpu : m_gpus)
            addTheRest(*gpu);
        return std::move(m_sheet);
    }

private:
    void addGroup(const SpecGroup &group)
    {
        std::vector<TableRow> rows;
        for (const SpecRow &row : group.rows) {
            TableRow line = tableRow(row);
            const bool known = std::any_of(line.cells.begin(), line.cells.end(),
                                           [](const TableCell &cell) { return cell.text != QStringLiteral("\u2014"); });
            if (known)
                rows.push_back(std::move(line));
        }
        if (!rows.empty())
            addRows(group.title, std::move(rows));
    }

    // A line a price; its source is numbered with the others.
    void addPrices()
    {
        TableRow line;
        line.label.text = Texts::tr("Published prices");
        line.label.note = Texts::tr("Of the card alone, each as of its day; for orientation only.");
        bool any = false;
        for (const Gpu *gpu : m_gpus) {
            QStringList texts;
            for (const PricePoint &price : gpu->prices) {
                Source source;
                source.title = price.source;
                source.date = price.date;
                texts += spec_words::price(price, m_format, numberOf(source, *gpu));
            }
            TableCell cell;
            cell.text = texts.isEmpty() ? QStringLiteral("\u2014") : texts.join(QLatin1Char('\n'));
            any |= !texts.isEmpty();
            line.cells.push_back(std::move(cell));
        }
        if (any)
            addRows(Texts::tr("Prices"), {std::move(line)});
    }

    void addRows(const QString &title, std::vector<TableRow> rows)
    {
        TableRow heading;
        heading.heading = true;
        heading.label.text = title;
        m_sheet.table.rows.push_back(std::move(heading));
        std::move(rows.begin(), rows.end(), std::back_inserter(m_sheet.table.rows));
    }

    TableRow tableRow(const SpecRow &row)
    {
        TableRow line;
        line.label.text = row.label;
        line.label.note = row.meaning;
        for (const Gpu *gpu : m_gpus) {
            TableCell cell = row.cell(*gpu);
            if (cell.number.isEmpty() && cell.text.isEmpty()) {
                cell.text = QStringLiteral("\u2014");
            } else {
                cell.marks = marks(*gpu, row);
                cell.note = note(*gpu, row);
            }
            line.cells.push_back(std::move(cell));
        }
        emphasize(line, row);
        return line;
    }

    void emphasize(TableRow &line, const SpecRow &row) const
    {
        if (row.better == Better::Neither || !row.value || m_gpus.size() < 2)
            return;
        std::vector<std::optional<double>> values;
        for (const Gpu *gpu : m_gpus)
            values.push_back(row.value(*gpu));
        std::set<double> known;
        for (const auto &value : values) {
            if (value)
                known.insert(*value);
        }
        if (known.size() < 2)
            return;
        const double best = row.better == Better::Higher ? *known.rbegin() : *known.begin();
        for (std::size_t i = 0; i < values.size(); ++i)
            line.cells[i].strong = values[i] == best;
    }

    int numberOf(const Source &source, const Gpu &gpu)
    {
        auto known = std::find_if(m_sheet.sources.begin(), m_sheet.sources.end(), [&](const SheetSource &entry) {
            return entry.source.title == source.title && entry.source.url == source.url &&
                   entry.source.date == source.date;
        });
        if (known == m_sheet.sources.end())
            known = m_sheet.sources.insert(known, {source, {}});
        const QString name = words::gpuShortName(gpu);
        if (!known->gpus.contains(name))
            known->gpus += name;
        return static_cast<int>(known - m_sheet.sources.begin()) + 1;
    }

    QString marks(const Gpu &gpu, const SpecRow &row)
    {
        std::set<int> numbers;
        const auto speaksOf = [&row](const QStringList &fields) {
            return std::any_of(fields.begin(), fields.end(),
                               [&row](const QString &field) { return row.fields.contains(field); });
        };
        for (const Source &source : gpu.sources) {
            if (speaksOf(source.fields))
                numbers.insert(numberOf(source, gpu));
        }
        if (row.fields.contains(QStringLiteral("memory.visible")) && !gpu.visible_source.title.isEmpty())
            numbers.insert(numberOf(gpu.visible_source, gpu));
        QStringList texts;
        for (const int number : numbers)
            texts += QString::number(number);
        return texts.join(QStringLiteral(",\u202F"));
    }

    QString note(const Gpu &gpu, const SpecRow &row)
    {
        if (gpu.derived_fields.contains(row.fields.value(0)))
            return Texts::tr("computed, not published");
        QStringList keys;
        for (const Conflict &conflict : gpu.conflicts) {
            if (!conflict.field.isEmpty() && row.fields.value(0) == conflict.field)
                keys += addConflict(gpu, row.label, conflict.text);
        }
        if (keys.isEmpty())
            return {};
        //: under a figure of a data sheet; %1 are letters of the notes below the table: "a, b"
        return Texts::tr("sources disagree: %1").arg(keys.join(QStringLiteral(", ")));
    }

    QString addConflict(const Gpu &gpu, const QString &row, const QString &text)
    {
        const QString key = letters(m_sheet.conflicts.size());
        m_sheet.conflicts.push_back({key, words::gpuShortName(gpu), row, text});
        m_told.insert(text);
        return key;
    }

    // What belongs to no row.
    void addTheRest(const Gpu &gpu)
    {
        for (const Conflict &conflict : gpu.conflicts) {
            if (!m_told.count(conflict.text))
                addConflict(gpu, QString(), conflict.text);
        }
        for (const Claim &claim : gpu.claims)
            m_sheet.claims.push_back({words::gpuShortName(gpu), claim});
        if (!gpu.notes.isEmpty())
            m_sheet.notes.emplace_back(words::gpuShortName(gpu), gpu.notes);
    }

    const std::vector<const Gpu *> &m_gpus;
    const Format &m_format;
    SpecSheet m_sheet;
    std::set<QString> m_told;
};

} // namespace

SpecSheet specSheet(const std::vector<const Gpu *> &gpus, const std::vector<Claim> &claims, const Format &format)
{
    SpecSheet sheet = SheetBuilder(gpus, format).build();
    for (const Claim &claim : claims)
        sheet.claims.push_back({QString(), claim});
    return sheet;
}

} // namespace tarozi::ui
