// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/price_list.h"

#include "core/catalog/gpu_names.h"
#include "core/catalog/tariff_price.h"
#include "core/importers/price_text.h"
#include "core/workload/money_fields.h"

#include <QCryptographicHash>
#include <QHash>
#include <QRegularExpression>

#include <cmath>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kShown = 120; // of a refused cell or row
constexpr qsizetype kMaxText = 1000;
constexpr int kMaxGpus = 1024;

struct Refusal {
    RowProblem problem;
    QString found;
};

class Importer
{
public:
    Importer(const PriceTable &table, const PriceMapping &mapping, const PriceDefaults &defaults,
             const Catalog &catalog)
        : m_table(table)
        , m_mapping(mapping)
        , m_defaults(defaults)
        , m_catalog(catalog)
        , m_names(catalog.gpus())
        , m_decimal_comma(table.delimiter != u',')
        , m_title(titleOf(PriceColumn::Price))
    {
    }

    PriceImport run()
    {
        for (size_t i = 0; i < m_table.rows.size(); ++i)
            readRow(m_table.rows[i], m_table.lines[i]);
        const auto doubts = doubtsAbout(m_import.accepted, m_import.lines, m_catalog);
        m_import.doubts.insert(m_import.doubts.end(), doubts.begin(), doubts.end());
        return std::move(m_import);
    }

private:
    QString titleOf(PriceColumn column) const
    {
        const int at = m_mapping[column];
        return at >= 0 && at < m_table.header.size() ? m_table.header[at] : QString();
    }
    QString cell(const QStringList &row, PriceColumn column) const
    {
        const int at = m_mapping[column];
        return at >= 0 && at < row.size() ? row[at].left(kMaxText) : QString();
    }
    QString cellOr(const QStringList &row, PriceColumn column, const QString &otherwise) const
    {
        const QString text = cell(row, column);
        return text.isEmpty() ? otherwise : text;
    }

    // Columns repeat a few texts over many rows.
    static QString remembered(QHash<QString, QString> &known, const QString &text, QString (*read)(const QString &))
    {
        const auto it = known.constFind(text);
        return it != known.constEnd() ? *it : *known.insert(text, read(text));
    }

    void refuse(int line, const QStringList &row, const Refusal &refusal)
    {
        m_import.refused.push_back(
            {line, refusal.problem, refusal.found.left(kShown), row.join(u" | "_s).left(kShown)});
    }

    void readRow(const QStringList &row, int line)
    {
        Tariff tariff;
        tariff.kind = u"gpu-rent"_s;
        for (auto step : {&Importer::readGpu, &Importer::readPrice, &Importer::readRest}) {
            if (const auto refusal = (this->*step)(row, tariff))
                return refuse(line, row, *refusal);
        }
        if (row.size() > m_table.header.size())
            return refuse(line, row, {RowProblem::TooManyCells, QString::number(row.size())});
        accept(std::move(tariff), row, line);
    }

    std::optional<Refusal> readGpu(const QStringList &row, Tariff &tariff)
    {
        tariff.gpu_name_raw = cell(row, PriceColumn::Gpu);
        if (tariff.gpu_name_raw.isEmpty())
            return Refusal{RowProblem::NoGpu, {}};
        static const QRegularExpression many(u"^\\s*(\\d{1,3})\\s*[x×х]|\\s[x×х]\\s*(\\d{1,3})\\s*$"_s);
        const QRegularExpressionMatch match = many.match(tariff.gpu_name_raw.toLower());
        int count = match.hasMatch() ? QString(match.captured(1) + match.captured(2)).toInt() : 1;
        const QString text = cell(row, PriceColumn::Count);
        if (!text.isEmpty()) {
            bool ok = false;
            count = text.toInt(&ok);
            if (!ok)
                return Refusal{RowProblem::BadCount, text};
        }
        if (count < 1 || count > kMaxGpus)
            return Refusal{RowProblem::BadCount, text};
        tariff.gpu_count = count;
        auto known = m_meant.constFind(tariff.gpu_name_raw);
        if (known == m_meant.constEnd())
            known = m_meant.insert(tariff.gpu_name_raw, m_names.meant(tariff.gpu_name_raw));
        tariff.gpu_candidates = *known;
        tariff.gpu_match = known->isEmpty() ? u"unknown"_s : known->size() == 1 ? u"exact"_s : u"ambiguous"_s;
        if (known->size() == 1)
            tariff.gpu_id = known->first();
        return std::nullopt;
    }

    std::optional<Refusal> readPrice(const QStringList &row, Tariff &tariff)
    {
        const QString text = cell(row, PriceColumn::Price);
        if (text.isEmpty())
            return Refusal{RowProblem::NoPrice, {}};
        const std::optional<PriceText> price = readPriceText(text, m_decimal_comma);
        if (!price && !isOnRequest(text))
            return Refusal{RowProblem::PriceNotANumber, text};
        if (price && !(price->amount > 0 && price->amount <= kMaxAmount))
            return Refusal{RowProblem::PriceNotPositive, text};
        const QString named = cell(row, PriceColumn::Currency);
        tariff.currency = remembered(m_currencies, named, currencyIn);
        if (tariff.currency.isEmpty() && !named.isEmpty())
            return Refusal{RowProblem::UnknownCurrency, named};
        if (tariff.currency.isEmpty() && price)
            tariff.currency = price->currency;
        if (tariff.currency.isEmpty())
            tariff.currency = remembered(m_currencies, m_title, currencyIn);
        if (tariff.currency.isEmpty())
            tariff.currency = m_defaults.currency;
        if (tariff.currency.isEmpty())
            return Refusal{RowProblem::NoCurrency, text};
        const QString period = cell(row, PriceColumn::Period);
        tariff.unit_period = remembered(m_periods, period, periodIn);
        if (tariff.unit_period.isEmpty() && !period.isEmpty())
            return Refusal{RowProblem::BadPeriod, period};
        if (tariff.unit_period.isEmpty())
            tariff.unit_period = remembered(m_periods, m_title, periodIn);
        if (tariff.unit_period.isEmpty())
            tariff.unit_period = m_defaults.period;
        if (tariff.unit_period == u"once"_s)
            tariff.kind = u"purchase"_s;
        if (!price)
            return std::nullopt;
        tariff.amount = price->amount;
        if (const auto hour = perGpuHour(tariff))
            tariff.price_per_gpu_hour = hour->toDouble();
        return std::nullopt;
    }

    std::optional<Refusal> readRest(const QStringList &row, Tariff &tariff)
    {
        tariff.provider = cellOr(row, PriceColumn::Provider, m_defaults.provider);
        tariff.purchase_model = cell(row, PriceColumn::Model);
        tariff.price_scope = cell(row, PriceColumn::Scope);
        tariff.billing_granularity = cell(row, PriceColumn::Billing);
        if (const QString step = remembered(m_periods, tariff.billing_granularity, periodIn); !step.isEmpty())
            tariff.billing_granularity = step;
        tariff.minimum_charge = cell(row, PriceColumn::Minimum);
        tariff.region = cell(row, PriceColumn::Region);
        tariff.notes = cell(row, PriceColumn::Notes);
        tariff.source = cellOr(row, PriceColumn::Source, m_defaults.source);
        tariff.vat = vatIn(cell(row, PriceColumn::Vat));
        const auto number = [&](PriceColumn column) { return numberIn(cell(row, column), m_decimal_comma); };
        tariff.included_vcpu = number(PriceColumn::Vcpu);
        tariff.included_ram_gib = number(PriceColumn::Ram);
        tariff.included_disk_gb = number(PriceColumn::Disk);
        const QString vat = cell(row, PriceColumn::VatPercent);
        tariff.vat_rate_percent = numberIn(QString(vat).remove(u'%'), m_decimal_comma);
        if (!vat.isEmpty() &&
            !(tariff.vat_rate_percent && *tariff.vat_rate_percent >= 0 && *tariff.vat_rate_percent <= 100))
            return Refusal{RowProblem::BadVat, vat};
        const QString date = cell(row, PriceColumn::Date);
        tariff.price_date = date.isEmpty() ? m_defaults.date : remembered(m_dates, date, dateIn);
        if (!date.isEmpty() && !isPlausibleDate(tariff.price_date))
            return Refusal{RowProblem::BadDate, date};
        return std::nullopt;
    }

    static QString vatIn(const QString &text)
    {
        static const QRegularExpression without(u"exclud|without|без|^(no|нет|yoʻq|0|false)$"_s,
                                                QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression with(u"includ|with|включ|^(с|yes|да|ha|1|true)\\b"_s,
                                             QRegularExpression::CaseInsensitiveOption |
                                                 QRegularExpression::UseUnicodePropertiesOption);
        if (text.isEmpty())
            return {};
        if (without.match(text).hasMatch())
            return u"excluded"_s;
        return with.match(text).hasMatch() ? u"included"_s : QString();
    }

    void accept(Tariff tariff, const QStringList &row, int line)
    {
        const QString key = QStringList{tariff.provider,
                                        tariff.gpu_name_raw.toLower(),
                                        QString::number(tariff.gpu_count),
                                        tariff.purchase_model,
                                        tariff.price_scope,
                                        tariff.currency,
                                        tariff.unit_period,
                                        tariff.region,
                                        tariff.price_date,
                                        tariff.billing_granularity}
                                .join(u'\n');
        const auto seen = m_seen.constFind(key);
        if (seen != m_seen.constEnd()) {
            if (m_import.accepted[seen->second].amount == tariff.amount)
                return refuse(line, row, {RowProblem::Duplicate, QString::number(seen->first)});
            m_import.doubts.push_back({line, PriceDoubt::SeveralPrices, QString::number(seen->first)});
        } else {
            m_seen.insert(key, {line, m_import.accepted.size()});
        }
        const QByteArray identity = (key + u'\n' + QString::number(tariff.amount.value_or(0), 'g', 17)).toUtf8();
        tariff.id = u"user-"_s +
                    QString::fromLatin1(QCryptographicHash::hash(identity, QCryptographicHash::Sha1).toHex().left(12));
        if (tariff.gpu_match == u"ambiguous"_s)
            m_import.doubts.push_back({line, PriceDoubt::FormUnclear, tariff.gpu_candidates.join(u", "_s)});
        if (tariff.gpu_match == u"unknown"_s)
            m_import.doubts.push_back({line, PriceDoubt::UnknownGpu, tariff.gpu_name_raw.left(kShown)});
        m_import.accepted.push_back(std::move(tariff));
        m_import.lines.push_back(line);
    }

    const PriceTable &m_table;
    const PriceMapping &m_mapping;
    const PriceDefaults &m_defaults;
    const Catalog &m_catalog;
    GpuNames m_names;
    bool m_decimal_comma;
    QString m_title;
    QHash<QString, QString> m_currencies, m_periods, m_dates;
    QHash<QString, QStringList> m_meant;
    QHash<QString, std::pair<int, size_t>> m_seen;
    PriceImport m_import;
};

} // namespace

PriceImport importPrices(const PriceTable &table, const PriceMapping &mapping, const PriceDefaults &defaults,
                         const Catalog &catalog)
{
    return Importer(table, mapping, defaults, catalog).run();
}

bool isStale(const Tariff &tariff, const QDate &today, int days)
{
    QString text = tariff.price_date;
    if (text.size() == 4)
        text += u"-12-31"_s; // only a year: its last day speaks for it
    else if (text.size() == 7)
        text += u"-28"_s;
    const QDate date = QDate::fromString(text, Qt::ISODate);
    return !date.isValid() || date.daysTo(today) > days;
}

} // namespace tarozi
