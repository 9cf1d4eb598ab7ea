// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/money_reader.h"

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

constexpr size_t kMaxRates = 100;
constexpr qsizetype kMaxSource = 1000;

QString currencyOf(const JsonReader &json, JsonReader::Key key)
{
    const QString code = json.optionalText(key);
    if (!code.isEmpty() && !isCurrencyCode(code))
        json.fail(Problem::OutOfRange, key, shortened(code),
                  {Expectation::Kind::Format, {}, {}, {u"three capital letters of ISO 4217 such as USD"_s}});
    return code;
}

QString dateOf(const JsonReader &json, JsonReader::Key key)
{
    const QString date = json.optionalText(key);
    if (!date.isEmpty() && !isPlausibleDate(date))
        json.fail(Problem::OutOfRange, key, shortened(date),
                  {Expectation::Kind::Format, {}, {}, {u"a date such as 2026-11-30, from %1 on"_s.arg(kFirstYear)}});
    return date;
}

ExchangeRate readRate(const JsonReader &json)
{
    ExchangeRate rate;
    rate.from = currencyOf(json, "from"_L1);
    rate.to = currencyOf(json, "to"_L1);
    if (rate.from.isEmpty() || rate.to.isEmpty())
        json.fail(Problem::MissingKey, rate.from.isEmpty() ? "from"_L1 : "to"_L1, {},
                  {Expectation::Kind::Text, {}, {}, {}});
    rate.value = json.number("value"_L1, {kMinRate, kMaxRate});
    rate.date = dateOf(json, "date"_L1);
    rate.source = json.optionalText("source"_L1).left(kMaxSource);
    return rate;
}

} // namespace

void readMoney(MoneyInputs &money, const JsonReader &json)
{
    money.currency = currencyOf(json, "currency"_L1);
    money.start_date = dateOf(json, "start_date"_L1);
    const std::vector<JsonReader> rates = json.children("rates"_L1);
    if (rates.size() > kMaxRates)
        json.fail(Problem::TooLarge, "rates"_L1, QString::number(rates.size()),
                  {Expectation::Kind::Integer, {}, double(kMaxRates), {}});
    money.rates.clear();
    for (size_t i = 0; i < rates.size() && i < kMaxRates; ++i)
        money.rates.push_back(readRate(rates[i]));
    for (const MoneyField &field : moneyFields())
        money.*field.value = json.optionalNumber(field.key, {field.minimum, field.maximum});
}

} // namespace tarozi
