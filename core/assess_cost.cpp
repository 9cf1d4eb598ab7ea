// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assess_cost.h"

#include "core/cost/token_cost.h"

#include <algorithm>
#include <cmath>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

constexpr double kMillion = 1e6;

// An amount of the scenario is in its cost currency; where the price stays in another it cannot be added.
double extrasOf(const MoneyInputs &money)
{
    const auto product = [](const MoneyInputs::Value &amount, const MoneyInputs::Value &price) {
        return amount.value_or(0) * price.value_or(0);
    };
    return product(money.storage_gb, money.storage_price) + product(money.traffic_gb, money.traffic_price);
}

std::optional<Band> perMillion(const std::optional<Band> &per_result, double tokens)
{
    if (!per_result || tokens <= 0)
        return std::nullopt;
    const double factor = kMillion / tokens;
    return Band{per_result->low * factor, per_result->mid * factor, per_result->high * factor};
}

void fillExpected(const CostBasis &basis, const ResultRate &rate, CostFigures &figures)
{
    NoRecorder none;
    const Band &loading = basis.terms.loading_s;
    const MonthCost cheap = monthCost(basis.terms, rate.per_s.high, loading.low, none);
    const MonthCost mid = monthCost(basis.terms, rate.per_s.mid, loading.mid, none);
    const MonthCost dear = monthCost(basis.terms, rate.per_s.low, loading.high, none);
    figures.per_month = Band{cheap.bill, mid.bill, dear.bill};
    figures.hours_per_month = Band{cheap.billed_hours, mid.billed_hours, dear.billed_hours};
    figures.results_per_month = Band{dear.results, mid.results, cheap.results};
    figures.servers = mid.servers;
    if (cheap.per_result && mid.per_result && dear.per_result)
        figures.per_result = Band{*cheap.per_result, *mid.per_result, *dear.per_result};
    figures.per_million_output_tokens = perMillion(figures.per_result, rate.output_tokens);
    figures.per_million_input_tokens = perMillion(figures.per_result, rate.input_tokens);
    figures.per_million_all_tokens = perMillion(figures.per_result, rate.input_tokens + rate.output_tokens);
}

void recordTokens(const ResultRate &rate, double per_result, StepRecorder &recorder)
{
    const auto record = [&](Quantity figure, Quantity tokens_quantity, double tokens) {
        if (tokens > 0)
            recorder.add({figure,
                          u"m = c / o·10⁶"_s,
                          {term(u"c", Quantity::CostPerResult, per_result, Unit::Money),
                           term(u"o", tokens_quantity, tokens, Unit::Tokens)},
                          per_result / tokens * kMillion,
                          Unit::MoneyPerMillionTokens});
    };
    record(Quantity::CostPerMillionOutputTokens, Quantity::OutputTokens, rate.output_tokens);
    record(Quantity::CostPerMillionInputTokens, Quantity::InputTokens, rate.input_tokens);
    record(Quantity::CostPerMillionAllTokens, Quantity::TokensPerResult, rate.input_tokens + rate.output_tokens);
}

bool holdsVat(const QString &vat)
{
    return vat.startsWith(u"included"_s);
}

} // namespace

CostBasis costBasis(const Scenario &scenario, const Catalog &catalog, const Candidate &candidate)
{
    const MoneyInputs &money = scenario.money;
    CostBasis basis;
    basis.gpus = candidate.count;
    basis.offer = offerOf(priceOf(scenario, candidate), catalog, candidate.gpu);
    const Money &price = basis.offer.per_gpu_hour;
    const QString &wanted = money.currency.isEmpty() ? price.currency : money.currency;
    const std::optional<Exchanged> converted = exchanged(price, wanted, money.rates);
    if (!converted)
        basis.missing_rate = price.currency + u':' + wanted;
    basis.price = converted.value_or(Exchanged{price, Decimal::fromInteger(1), {}});
    basis.currency = basis.price.money.currency;
    RentTerms &terms = basis.terms;
    terms.per_hour = (basis.price.money.amount * Decimal::fromInteger(candidate.count)).toDouble();
    terms.billing = basis.offer.billing;
    terms.extras = converted ? extrasOf(money) : 0;
    terms.utilization = money.utilization.value_or(1);
    terms.retries = money.retries.value_or(0);
    terms.accepted = money.accepted.value_or(1);
    terms.starts = money.starts_per_month.value_or(0);
    terms.start_s = money.start_s.value_or(0);
    terms.idle_s = money.idle_s.value_or(0);
    terms.hours = money.hours_per_month.value_or(kHoursPerMonth);
    terms.results = money.results_per_month;
    return basis;
}

std::optional<ResultRate> answersPerSecond(const Scenario &scenario, const std::optional<Band> &throughput_tok_s)
{
    const Lengths lengths = lengthsAt(scenario.serving, double(scenario.serving.context));
    if (!throughput_tok_s || lengths.output <= 0)
        return std::nullopt;
    const Band &v = *throughput_tok_s;
    return ResultRate{
        {v.low / lengths.output, v.mid / lengths.output, v.high / lengths.output}, lengths.input, lengths.output};
}

std::optional<CostFigures> costFigures(const CostBasis &basis, double ceiling_tok_s,
                                       const std::optional<ResultRate> &rate)
{
    if (!basis.hasPrice() || !std::isfinite(basis.terms.per_hour))
        return std::nullopt;
    NoRecorder none;
    CostFigures figures;
    figures.currency = basis.currency;
    const TokenCost ceiling =
        tokenCostAtCeiling(basis.price.money.amount, basis.gpus, ceiling_tok_s, basis.offer, none);
    figures.per_hour = ceiling.per_hour;
    if (ceiling_tok_s > 0)
        figures.per_million_output_tokens_at_ceiling = ceiling.per_million_output_tokens;
    figures.tariff = basis.offer.tariff;
    figures.vat = basis.offer.vat;
    figures.scope = basis.offer.scope;
    if (rate)
        fillExpected(basis, *rate, figures);
    return figures;
}

void recordCost(const CostBasis &basis, double ceiling_tok_s, const std::optional<ResultRate> &rate,
                StepRecorder &recorder)
{
    if (!basis.hasPrice())
        return;
    if (!basis.price.used.from.isEmpty()) {
        const ExchangeRate &used = basis.price.used;
        Source source;
        source.title = used.source.isEmpty() ? used.from + u'/' + used.to : used.source;
        source.date = used.date;
        recorder.add({Quantity::PricePerHour,
                      u"a = a₀·x"_s,
                      {term(u"a₀", Quantity::PricePerHour, basis.offer.per_gpu_hour.amount.toDouble(),
                            Unit::MoneyPerHour, basis.offer.sources),
                       term(u"x", Quantity::ExchangeRate, basis.price.rate.toDouble(), Unit::None, {source})},
                      basis.price.money.amount.toDouble(),
                      Unit::MoneyPerHour});
    }
    tokenCostAtCeiling(basis.price.money.amount, basis.gpus, ceiling_tok_s, basis.offer, recorder);
    if (!rate)
        return;
    if (rate->output_tokens > 0)
        recorder.add({Quantity::ResultsPerSecond,
                      u"r = v / o"_s,
                      {term(u"v", Quantity::Throughput, rate->per_s.mid * rate->output_tokens, Unit::TokensPerSecond),
                       term(u"o", Quantity::OutputTokens, rate->output_tokens, Unit::Tokens)},
                      rate->per_s.mid});
    const MonthCost month = monthCost(basis.terms, rate->per_s.mid, basis.terms.loading_s.mid, recorder);
    if (month.per_result)
        recordTokens(*rate, *month.per_result, recorder);
}

std::vector<Finding> costFindings(const CostBasis &basis, const std::optional<CostFigures> &cost)
{
    std::vector<Finding> findings;
    const Offer &offer = basis.offer;
    if (offer.gap == PriceGap::OnRequest)
        findings.push_back({FindingId::PriceOnRequest, Severity::Warning, {}, offer.provider});
    if (offer.gap == PriceGap::OtherGpu)
        findings.push_back({FindingId::TariffForOtherGpu, Severity::Warning, {}, offer.gpu_name});
    if (!cost)
        return findings;
    if (!basis.missing_rate.isEmpty())
        findings.push_back({FindingId::ExchangeRateMissing, Severity::Warning, {}, basis.missing_rate});
    if (offer.scope.startsWith(u"gpu-only"_s))
        findings.push_back({FindingId::TariffGpuOnly, Severity::Warning, {}, offer.scope});
    if (cost->servers > 1)
        findings.push_back({FindingId::LoadNeedsServers, Severity::Warning, {{Quantity::Servers, cost->servers}}, {}});
    return findings;
}

void addComparedCosts(Assessment &assessment)
{
    std::vector<Assessed *> priced;
    for (Assessed &candidate : assessment.candidates) {
        if (candidate.cost)
            priced.push_back(&candidate);
    }
    if (priced.size() < 2)
        return;
    const CostFigures &first = *priced.front()->cost;
    const bool offers =
        std::all_of(priced.begin(), priced.end(), [](const Assessed *a) { return !a->cost->tariff.isEmpty(); });
    const bool alike = std::all_of(priced.begin(), priced.end(), [&](const Assessed *a) {
        return !a->cost->vat.isEmpty() && holdsVat(a->cost->vat) == holdsVat(first.vat);
    });
    if (offers && !alike) {
        for (Assessed *candidate : priced)
            candidate->findings.push_back({FindingId::VatDiffers, Severity::Warning, {}, candidate->cost->vat});
    }
    for (const Lead &lead : assessment.leads) {
        if (lead.quantity == Quantity::CostPerResult && lead.leader >= 0 && !lead.proven)
            assessment.candidates[size_t(lead.leader)].findings.push_back(
                {FindingId::CostNotProven, Severity::Info, {}, {}});
    }
}

} // namespace tarozi
