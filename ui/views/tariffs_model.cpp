// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/tariffs_model.h"

#include "core/catalog/gpu_names.h"
#include "core/catalog/tariff_price.h"
#include "core/importers/price_text.h"
#include "core/workload/money_fields.h"
#include "ui/language/words_prices.h"

namespace tarozi::ui {

namespace {

enum Column {
    Provider,
    Gpu,
    Count,
    Price,
    Currency,
    Period,
    PerGpuHour,
    Model,
    Scope,
    Vat,
    Billing,
    Date,
    Source,
    Columns
};

constexpr PriceColumn kWords[] = {PriceColumn::Provider, PriceColumn::Gpu,    PriceColumn::Count,   PriceColumn::Price,
                                  PriceColumn::Currency, PriceColumn::Period, PriceColumn::Price,   PriceColumn::Model,
                                  PriceColumn::Scope,    PriceColumn::Vat,    PriceColumn::Billing, PriceColumn::Date,
                                  PriceColumn::Source};

QString *fieldOf(Tariff &tariff, int column)
{
    switch (column) {
    case Provider: return &tariff.provider;
    case Gpu: return &tariff.gpu_name_raw;
    case Model: return &tariff.purchase_model;
    case Scope: return &tariff.price_scope;
    case Vat: return &tariff.vat;
    case Billing: return &tariff.billing_granularity;
    case Source: return &tariff.source;
    default: return nullptr;
    }
}

} // namespace

TariffsModel::TariffsModel(QDate today, QObject *parent) : QAbstractTableModel(parent), m_today(today) {}

void TariffsModel::show(std::vector<Tariff> tariffs, const Format &format)
{
    beginResetModel();
    m_tariffs = std::move(tariffs);
    m_format = format;
    endResetModel();
}

int TariffsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_tariffs.size());
}

int TariffsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QString TariffsModel::text(const Tariff &tariff, int column) const
{
    Tariff copy = tariff;
    if (const QString *field = fieldOf(copy, column))
        return *field;
    switch (column) {
    case Count: return QString::number(tariff.gpu_count);
    //: in place of a price: the provider tells it when asked
    case Price: return tariff.amount ? m_format.trimmed(*tariff.amount, 12) : tr("on request");
    case Currency: return tariff.currency;
    case Period: return tariff.unit_period;
    case PerGpuHour: {
        const auto price = perGpuHour(tariff);
        return price ? m_format.number(price->toDouble(), 2) : QString();
    }
    case Date:
        //: a date of a price that is older than the limit
        return isStale(tariff, m_today) && !tariff.price_date.isEmpty() ? tr("%1, old").arg(tariff.price_date)
                                                                        : tariff.price_date;
    default: return {};
    }
}

QVariant TariffsModel::sortKey(const Tariff &tariff, int column) const
{
    switch (column) {
    case Count: return tariff.gpu_count;
    case Price: return tariff.amount.value_or(0);
    case PerGpuHour: {
        const auto price = perGpuHour(tariff);
        return price ? price->toDouble() : 0;
    }
    default: return text(tariff, column);
    }
}

QVariant TariffsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Tariff &tariff = m_tariffs.at(size_t(index.row()));
    switch (role) {
    case Qt::DisplayRole: return text(tariff, index.column());
    case Qt::EditRole:
        return index.column() == Date                      ? tariff.price_date
               : index.column() == Price && !tariff.amount ? QString()
                                                           : text(tariff, index.column());
    case Qt::ToolTipRole: return tariff.notes.isEmpty() ? text(tariff, index.column()) : tariff.notes;
    case Qt::TextAlignmentRole: {
        const bool digits = index.column() == Count || index.column() == Price || index.column() == PerGpuHour;
        return int(digits ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    }
    case kSortRole: return sortKey(tariff, index.column());
    default: return {};
    }
}

bool TariffsModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || role != Qt::EditRole)
        return false;
    Tariff tariff = m_tariffs.at(size_t(index.row()));
    const QString text = value.toString().trimmed();
    if (QString *field = fieldOf(tariff, index.column())) {
        *field = text;
    } else if (index.column() == Price) {
        const auto price = readPriceText(text, true);
        if (!text.isEmpty() && !(price && price->amount > 0))
            return false;
        tariff.amount = price ? std::optional(price->amount) : std::nullopt;
    } else if (index.column() == Count) {
        const int count = text.toInt();
        if (count < 1)
            return false;
        tariff.gpu_count = count;
    } else if (index.column() == Currency) {
        tariff.currency = currencyIn(text);
        if (tariff.currency.isEmpty())
            return false;
    } else if (index.column() == Period) {
        tariff.unit_period = periodIn(text);
        if (tariff.unit_period.isEmpty())
            return false;
    } else if (index.column() == Date) {
        const QString date = dateIn(text);
        if (!text.isEmpty() && !isPlausibleDate(date))
            return false;
        tariff.price_date = date;
    }
    tariff.price_per_gpu_hour.reset();
    if (const auto price = perGpuHour(tariff))
        tariff.price_per_gpu_hour = price->toDouble();
    emit changed(tariff);
    return true;
}

QVariant TariffsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section >= Columns)
        return {};
    return section == PerGpuHour ? tr("Per GPU-hour") : words::priceColumn(kWords[section]);
}

Qt::ItemFlags TariffsModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && index.column() != PerGpuHour ? flags | Qt::ItemIsEditable : flags;
}

} // namespace tarozi::ui
