// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/cost_table.h"

#include "core/advice/offers.h"
#include "ui/language/words.h"
#include "ui/language/words_money.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>

namespace tarozi::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(CostTable)
};

using BandOf = std::optional<Band> CostFigures::*;

class Builder
{
public:
    Builder(const Assessment &assessment, const Catalog &catalog, const Format &format)
        : m_assessment(assessment), m_format(format)
    {
        m_table.title = Texts::tr("Costs");
        m_table.locale = format.locale();
        m_table.header += QString();
        for (const Assessed &candidate : assessment.candidates)
            m_table.header += words::candidateName(candidate, catalog);
    }

    TableSpec take() { return std::move(m_table); }

    void heading(const QString &text)
    {
        TableRow row;
        row.heading = true;
        row.label.text = text;
        m_table.rows.push_back(row);
    }

    void row(const QString &label, const std::function<TableCell(const CostFigures &)> &cell)
    {
        TableRow row;
        row.label.text = label;
        for (std::size_t i = 0; i < m_assessment.candidates.size(); ++i) {
            const std::optional<CostFigures> &cost = m_assessment.candidates[i].cost;
            TableCell content = cost ? cell(*cost) : TableCell{};
            if (content.plain().isEmpty())
                content.text = QStringLiteral("\u2014");
            content.candidate = int(i);
            row.cells.push_back(content);
        }
        m_table.rows.push_back(row);
    }

    void band(Quantity quantity, BandOf figure)
    {
        row(words::quantity(quantity), [&](const CostFigures &cost) {
            const std::optional<Band> &value = cost.*figure;
            if (!value)
                return TableCell{};
            return amountCell(*value, cost.currency, quantity);
        });
        markLeader(quantity);
    }

    TableCell amountCell(const Band &value, const QString &currency, Quantity quantity) const
    {
        TableCell cell;
        const auto text = [&](double amount) { return words::amount(amount, currency, m_format); };
        cell.text = text(value.mid);
        cell.figure = quantity;
        if (text(value.low) != text(value.high))
            //: a band of money: from, to
            cell.note = Texts::tr("%1 to %2").arg(text(value.low), text(value.high));
        return cell;
    }

    const Format &format() const { return m_format; }

private:
    void markLeader(Quantity quantity)
    {
        if (quantity != Quantity::CostPerResult)
            return;
        for (const Lead &lead : m_assessment.leads) {
            if (lead.quantity == quantity && lead.leader >= 0)
                m_table.rows.back().cells.at(std::size_t(lead.leader)).strong = lead.proven;
        }
    }

    const Assessment &m_assessment;
    const Format &m_format;
    TableSpec m_table;
};

TableCell textCell(const QString &text, const QString &note = {})
{
    TableCell cell;
    cell.text = text;
    cell.note = note;
    return cell;
}

void addPrice(Builder &builder, const Catalog &catalog)
{
    builder.heading(Texts::tr("What the price is"));
    builder.row(Texts::tr("Offer"), [&](const CostFigures &cost) {
        const Tariff *tariff = catalog.tariff(cost.tariff);
        return tariff ? textCell(tariff->provider, tariff->purchase_model) : textCell(Texts::tr("typed"));
    });
    builder.row(Texts::tr("Date of the price"), [&](const CostFigures &cost) {
        const Tariff *tariff = catalog.tariff(cost.tariff);
        if (!tariff)
            return TableCell{};
        const QDate date = QDate::fromString(tariff->price_date, Qt::ISODate);
        return textCell(date.isValid() ? builder.format().date(date) : tariff->price_date, tariff->source);
    });
    builder.row(Texts::tr("VAT"), [&](const CostFigures &cost) { return textCell(words::vat(cost.vat)); });
    builder.row(Texts::tr("Covers"), [&](const CostFigures &cost) { return textCell(cost.scope); });
}

} // namespace

TableSpec costTable(const Scenario &scenario, const Assessment &assessment, const Catalog &catalog,
                    const Format &format)
{
    Builder builder(assessment, catalog, format);
    builder.row(words::quantity(Quantity::PricePerHour), [&](const CostFigures &cost) {
        TableCell cell = textCell(words::amount(cost.per_hour, cost.currency, format));
        cell.figure = Quantity::PricePerHour;
        return cell;
    });
    builder.heading(Texts::tr("Expected, by the band of the speed"));
    builder.band(Quantity::CostPerResult, &CostFigures::per_result);
    if (scenario.kind == WorkloadKind::Serving) {
        builder.band(Quantity::CostPerMillionOutputTokens, &CostFigures::per_million_output_tokens);
        builder.band(Quantity::CostPerMillionInputTokens, &CostFigures::per_million_input_tokens);
        builder.band(Quantity::CostPerMillionAllTokens, &CostFigures::per_million_all_tokens);
        builder.row(words::quantity(Quantity::CostPerMillionOutputTokensAtCeiling), [&](const CostFigures &cost) {
            if (cost.per_million_output_tokens_at_ceiling <= 0)
                return TableCell{};
            TableCell cell = textCell(words::amount(cost.per_million_output_tokens_at_ceiling, cost.currency, format));
            cell.figure = Quantity::CostPerMillionOutputTokensAtCeiling;
            return cell;
        });
    }
    builder.heading(scenario.money.results_per_month ? Texts::tr("A month of the load asked for")
                                                     : Texts::tr("A month of a server rented all the time"));
    builder.band(Quantity::CostPerMonth, &CostFigures::per_month);
    builder.row(words::quantity(Quantity::BilledHours), [&](const CostFigures &cost) {
        return cost.hours_per_month ? textCell(format.integer(cost.hours_per_month->mid)) : TableCell{};
    });
    builder.row(words::quantity(Quantity::ResultsPerMonth), [&](const CostFigures &cost) {
        return cost.results_per_month ? textCell(format.integer(cost.results_per_month->mid)) : TableCell{};
    });
    addPrice(builder, catalog);
    return builder.take();
}

TableSpec offersTable(const Scenario &scenario, const Assessment &assessment, const Catalog &catalog,
                      const Format &format)
{
    constexpr std::size_t kMostShown = 8;
    TableSpec table;
    table.title = Texts::tr("Offers that meet the load");
    table.locale = format.locale();
    table.header = {Texts::tr("Offers that meet the load"), words::quantity(Quantity::CostPerResult),
                    words::quantity(Quantity::PricePerHour), Texts::tr("Date of the price")};
    for (const OfferCost &offer : offersFor(scenario, catalog, assessment)) {
        const Tariff *tariff = catalog.tariff(offer.tariff);
        if (offer.lack != OfferLack::None || !tariff || table.rows.size() >= kMostShown)
            break;
        TableRow row;
        row.label.text = words::candidateName(assessment.candidates.at(std::size_t(offer.candidate)), catalog);
        row.label.note = QStringList{tariff->provider, tariff->purchase_model}.join(QStringLiteral(" \u00b7 "));
        const auto amount = [&](double value) { return words::amount(value, offer.cost.currency, format); };
        TableCell cost = textCell(amount(offer.cost.per_result->mid));
        //: of an offer: its cost band overlaps that of the cheapest
        cost.note =
            !offer.proven
                ? Texts::tr("not proven dearer than the first")
                : Texts::tr("%1 to %2").arg(amount(offer.cost.per_result->low), amount(offer.cost.per_result->high));
        cost.strong = table.rows.empty();
        const QDate date = QDate::fromString(tariff->price_date, Qt::ISODate);
        row.cells = {cost, textCell(amount(offer.cost.per_hour)),
                     textCell(date.isValid() ? format.date(date) : tariff->price_date)};
        table.rows.push_back(row);
    }
    return table;
}

} // namespace tarozi::ui
