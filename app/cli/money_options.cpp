// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/money_options.h"

#include "core/catalog/closest_ids.h"
#include "core/workload/money_fields.h"

#include <QRegularExpression>

namespace tarozi::cli {

using namespace Qt::StringLiterals;

namespace {

const QString kCurrencyForm = u"three capital letters of ISO 4217 such as USD"_s;

QString optionOf(const MoneyField &field)
{
    return QString(field.key).replace(u'_', u'-');
}

Expectation format(const QString &form)
{
    return {Expectation::Kind::Format, {}, {}, {form}};
}

// How often an option was given: never, once for all GPUs, or once for each.
bool isCountRight(OptionReader &options, const QString &option, qsizetype given, size_t gpus)
{
    if (given <= 1 || size_t(given) == gpus)
        return true;
    options.fail(Problem::OutOfRange, option, QString::number(given) + u" times"_s,
                 format(u"once, or as often as there are GPUs (%1)"_s.arg(gpus)));
    return false;
}

std::optional<QString> knownTariff(OptionReader &options, const Catalog &catalog, const QString &id)
{
    if (catalog.tariff(id))
        return id;
    QStringList ids;
    for (const Tariff &tariff : catalog.tariffs())
        ids += tariff.id;
    const QStringList closest = closestIds(id, ids);
    options.fail(Problem::UnknownId, u"tariff"_s, id,
                 closest.isEmpty() ? Expectation{} : Expectation{Expectation::Kind::OneOf, {}, {}, closest});
    return std::nullopt;
}

// The price option's values that belong to one candidate, or to all of them.
void readPrice(OptionReader &options, const Catalog &catalog, qsizetype i, PriceChoice &price)
{
    const auto at = [&](const QString &option) -> std::optional<QString> {
        const QStringList values = options.values(option);
        if (values.isEmpty())
            return std::nullopt;
        return values.at(values.size() == 1 ? 0 : i);
    };
    if (const auto text = at(u"price"_s)) {
        if (const auto amount = options.numberIn(u"price"_s, *text, kMinPrice, kMaxAmount)) {
            price.amount_per_gpu_hour = amount;
            price.tariff.clear();
        }
    }
    if (const auto id = at(u"tariff"_s))
        price.tariff = knownTariff(options, catalog, *id).value_or(QString());
    if (const auto code = at(u"currency"_s)) {
        if (isCurrencyCode(*code))
            price.currency = *code;
        else
            options.fail(code->isEmpty() ? Problem::Empty : Problem::WrongFormat, u"currency"_s, *code,
                         format(kCurrencyForm));
    }
    if (const auto billing = options.oneOf(u"billing"_s, billingWords()))
        price.billing = *billing;
}

void readPrices(OptionReader &options, const Catalog &catalog, Scenario &scenario)
{
    bool each = false;
    for (const QString &option : {u"price"_s, u"tariff"_s, u"currency"_s}) {
        const qsizetype given = options.values(option).size();
        if (!isCountRight(options, option, given, scenario.candidates.size()))
            return;
        each = each || given > 1;
    }
    if (!each) {
        readPrice(options, catalog, 0, scenario.price);
        return;
    }
    for (size_t i = 0; i < scenario.candidates.size(); ++i)
        readPrice(options, catalog, qsizetype(i), scenario.candidates[i].price.emplace(scenario.price));
}

// "USD:RUB=78.5,2026-11-30,cbr.ru": a dollar is 78.5 roubles, since when and by whom.
void readRates(OptionReader &options, MoneyInputs &money)
{
    static const QRegularExpression form(u"^([A-Z]{3}):([A-Z]{3})=([^,]+)(?:,([^,]*))?(?:,(.*))?$"_s);
    for (const QString &text : options.values(u"rate"_s)) {
        const QRegularExpressionMatch match = form.match(text);
        if (!match.hasMatch()) {
            options.fail(Problem::WrongFormat, u"rate"_s, text, format(u"USD:RUB=78.5,2026-11-30,source"_s));
            return;
        }
        const auto value = options.numberIn(u"rate"_s, match.captured(3), kMinRate, kMaxRate);
        const QString date = match.captured(4);
        if (!date.isEmpty() && !isPlausibleDate(date))
            options.fail(Problem::OutOfRange, u"rate"_s, date, format(u"a date such as 2026-11-30"_s));
        money.rates.push_back({match.captured(1), match.captured(2), value.value_or(0), date, match.captured(5)});
    }
}

} // namespace

void addMoneyOptions(QCommandLineParser &parser)
{
    parser.addOption({u"tariff"_s, u"Tariff of the catalogue; once for all GPUs, or repeated for each"_s, u"id"_s});
    parser.addOption(
        {u"price"_s, u"Price of one GPU for one hour; once for all GPUs, or repeated for each"_s, u"amount"_s});
    parser.addOption({u"currency"_s, u"Currency of the price, ISO 4217"_s, u"code"_s});
    parser.addOption({u"billing"_s, u"Charged by the hour, minute, second or month"_s, u"unit"_s});
    parser.addOption({u"cost-currency"_s, u"Currency of the costs and of the amounts below"_s, u"code"_s});
    parser.addOption({u"rate"_s, u"Exchange rate with date and source; repeat"_s, u"USD:RUB=78.5,date,source"_s});
    parser.addOption({u"start-date"_s, u"First day of the plan"_s, u"date"_s});
    for (const MoneyField &field : moneyFields())
        parser.addOption({optionOf(field), field.description, u"number"_s});
}

void readMoneyOptions(OptionReader &options, const Catalog &catalog, Scenario &scenario)
{
    readPrices(options, catalog, scenario);
    MoneyInputs &money = scenario.money;
    if (const auto code = options.matching(u"cost-currency"_s, u"^[A-Z]{3}$"_s, kCurrencyForm))
        money.currency = *code;
    readRates(options, money);
    if (const auto date = options.text(u"start-date"_s)) {
        if (!isPlausibleDate(*date))
            options.fail(Problem::OutOfRange, u"start-date"_s, *date, format(u"a date such as 2026-11-30"_s));
        money.start_date = *date;
    }
    for (const MoneyField &field : moneyFields()) {
        if (const auto value = options.number(optionOf(field), field.minimum, field.maximum))
            money.*field.value = value;
    }
}

} // namespace tarozi::cli
