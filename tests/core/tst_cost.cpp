// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/assessment_json.h"
#include "core/assess_cost.h"
#include "core/catalog/catalog_loader.h"

#include <QtTest>

#include <cmath>

using namespace tarozi;
using namespace Qt::StringLiterals;

namespace {

void near(double actual, double expected, double tolerance = 1e-9)
{
    QVERIFY2(std::fabs(actual - expected) <= tolerance * std::fabs(expected),
             qPrintable(u"%1 is not %2"_s.arg(actual, 0, 'g', 12).arg(expected, 0, 'g', 12)));
}

// 100 an hour, one result a second.
RentTerms plainTerms()
{
    RentTerms terms;
    terms.per_hour = 100;
    return terms;
}

MonthCost month(const RentTerms &terms, double results_per_s = 1, double loading_s = 0)
{
    NoRecorder none;
    return monthCost(terms, results_per_s, loading_s, none);
}

} // namespace

class CostTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_catalog = loadCatalog(u":/catalog"_s).catalog;
        QVERIFY(!m_catalog->tariffs().empty());
    }

    void aServerRentedAllMonth()
    {
        // 730 h · 100 = 73 000; 730 · 3600 = 2 628 000 results: 100 / 3600 = 0.02777… each
        const MonthCost full = month(plainTerms());
        near(full.bill, 73000);
        near(full.results, 2'628'000);
        near(*full.per_result, 100.0 / 3600);
        // at half the work each result costs twice as much
        RentTerms half = plainTerms();
        half.utilization = 0.5;
        near(*month(half).per_result, 100.0 / 1800);
        // a tenth repeated and four of five accepted: 1.1 / 0.8 = 1.375 runs a result
        RentTerms wasteful = plainTerms();
        wasteful.retries = 0.1;
        wasteful.accepted = 0.8;
        near(*month(wasteful).per_result, 1.375 * 100 / 3600);
        // 200 of storage and traffic a month: (73 000 + 200) / 2 628 000
        RentTerms stored = plainTerms();
        stored.extras = 200;
        near(*month(stored).per_result, 73200.0 / 2'628'000);
    }

    // 36 000 results are 10 hours of work. 20 starts of 300 + 60 + 240 s are 20/6 h more: 13 1/3 h, 40 minutes a start.
    void timeIsChargedInSteps_data()
    {
        QTest::addColumn<Billing>("billing");
        QTest::addColumn<double>("hours");
        QTest::newRow("seconds") << Billing{1, 0, false} << 40.0 / 3;
        QTest::newRow("minutes") << Billing{60, 0, false} << 40.0 / 3;
        QTest::newRow("hours: each start one") << Billing{3600, 0, false} << 20.0;
        QTest::newRow("seconds, an hour at least") << Billing{1, 3600, false} << 20.0;
        QTest::newRow("quarters of an hour: 45 minutes each") << Billing{900, 0, false} << 15.0;
        QTest::newRow("months") << Billing{1, 0, true} << 730.0;
    }

    void timeIsChargedInSteps()
    {
        QFETCH(Billing, billing);
        QFETCH(double, hours);
        RentTerms terms = plainTerms();
        terms.billing = billing;
        terms.results = 36000;
        terms.starts = 20;
        terms.start_s = 300;
        terms.idle_s = 240;
        terms.extras = 500;
        const MonthCost cost = month(terms, 1, 60);
        near(cost.billed_hours, hours);
        near(cost.bill, hours * 100 + 500);
        near(*cost.per_result, (hours * 100 + 500) / 36000);
        QCOMPARE(cost.servers, 1.0);
    }

    void aLoadThatNeedsServers()
    {
        // 2.5 months of work for one server: three at once; by the month each is paid whole
        RentTerms terms = plainTerms();
        terms.results = 2.5 * 730 * 3600;
        near(month(terms).billed_hours, 1825);
        QCOMPARE(month(terms).servers, 3.0);
        terms.billing.by_month = true;
        near(month(terms).billed_hours, 2190);
    }

    void nothingMadeCostsNothingInfinite()
    {
        QVERIFY(!month(plainTerms(), 0).per_result);
        RentTerms idle = plainTerms();
        idle.starts = 730;
        idle.start_s = 3600; // starts take the whole month
        QVERIFY(!month(idle).per_result);
        QVERIFY(std::isfinite(month(idle).bill));
    }

    // Dearer hours never make a cheaper result; costs are linear in the price and additive over periods.
    void costsFollowThePrice()
    {
        RentTerms terms = plainTerms();
        terms.results = 1000;
        double before = 0;
        for (double price = 0.5; price < 1e6; price *= 3) {
            terms.per_hour = price;
            const double cost = *month(terms).per_result;
            QVERIFY(cost > before);
            near(cost, price * *month([&] {
                                    RentTerms one = terms;
                                    one.per_hour = 1;
                                    return one;
                                }())
                                    .per_result);
            before = cost;
        }
        RentTerms first = plainTerms(), second = plainTerms(), both = plainTerms();
        first.results = 3600;
        second.results = 7200;
        both.results = 10800;
        near(month(first).bill + month(second).bill, month(both).bill);
    }

    void aRunHasOneStart()
    {
        // 5400 s of work, 600 s of start, 120 s of loading: 6120 s, charged as two hours or 102 minutes
        RentTerms terms = plainTerms();
        terms.start_s = 600;
        terms.loading_s = {60, 120, 240};
        terms.billing = {3600, 0, false};
        near(costOfRun(terms, {5400, 5400, 5400}).cost.mid, 200);
        terms.billing = {60, 0, false};
        near(costOfRun(terms, {5400, 5400, 5400}).cost.mid, 170);
        const RunCost wide = costOfRun(terms, {1800, 5400, 9000});
        QVERIFY(wide.cost.low < wide.cost.mid && wide.cost.mid < wide.cost.high);
    }

    void nothingConvertsWithoutARate()
    {
        const Money dollars{Decimal::fromInteger(2), u"USD"_s};
        QVERIFY(!exchanged(dollars, u"RUB"_s, {}));
        QVERIFY(!exchanged(dollars, u"RUB"_s, {{u"EUR"_s, u"RUB"_s, 90, {}, {}}, {u"USD"_s, u"EUR"_s, 0.9, {}, {}}}));
        const std::vector<ExchangeRate> rates{{u"USD"_s, u"RUB"_s, 80, u"2026-10-01"_s, u"old"_s},
                                              {u"USD"_s, u"RUB"_s, 78.5, u"2026-11-30"_s, u"new"_s}};
        const auto roubles = exchanged(dollars, u"RUB"_s, rates);
        QCOMPARE(roubles->money.amount.toText(), u"157"_s);
        QCOMPARE(roubles->used.source, u"new"_s);
        QCOMPARE(exchanged(dollars, u"USD"_s, rates)->money, dollars);
    }

    void aRoundTripThroughACurrencyKeepsTheAmount()
    {
        const std::vector<ExchangeRate> rates{{u"USD"_s, u"UZS"_s, 11987.65, {}, {}}};
        for (const double amount : {0.01, 52.68, 132.46, 99999.99}) {
            const Money sum{Decimal::fromDouble(amount), u"USD"_s};
            const auto there = exchanged(sum, u"UZS"_s, rates);
            const auto back = exchanged(there->money, u"USD"_s, rates);
            QCOMPARE(back->money.amount.rounded(6), sum.amount);
        }
    }

    void textsOfTime()
    {
        QCOMPARE(*secondsOf(u"second"_s), 1.0);
        QCOMPARE(*secondsOf(u"5 minutes"_s), 300.0);
        QCOMPARE(*secondsOf(u"60 seconds (AWS general rule, not re-verified)"_s), 60.0);
        QCOMPARE(*secondsOf(u"month"_s), 730.0 * 3600);
        QVERIFY(!secondsOf(u"once"_s));
        QVERIFY(!secondsOf(u"0 minutes"_s));
        QVERIFY(!secondsOf({}));
    }

    void anAmountPerMinuteOrForEightIsOnePricePerGpuHour()
    {
        Tariff tariff;
        tariff.amount = 2.5;
        tariff.unit_period = u"minute"_s;
        QCOMPARE(perGpuHour(tariff)->toText(), u"150"_s);
        tariff.unit_period = u"hour"_s;
        tariff.amount = 24;
        tariff.gpu_count = 8;
        QCOMPARE(perGpuHour(tariff)->toText(), u"3"_s);
        tariff.unit_period = u"month"_s;
        tariff.gpu_count = 1;
        tariff.amount = 73000;
        QCOMPARE(perGpuHour(tariff)->toText(), u"100"_s);
        tariff.unit_period = u"once"_s;
        QVERIFY(!perGpuHour(tariff));
    }

    // The guide's five cards at its own 5.74 GB, to the rouble: price / 3600 / (bandwidth / bytes) · 10⁶.
    void theGuidesTable_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<double>("price");
        QTest::addColumn<double>("roubles");
        QTest::newRow("S34") << u"a30"_s << 52.68 << 90.0;
        QTest::newRow("S35") << u"a100-80-pcie"_s << 197.41 << 163.0;
        QTest::newRow("S36") << u"h100-sxm"_s << 410.94 << 196.0;
        QTest::newRow("S37") << u"l40s"_s << 132.46 << 244.0;
        QTest::newRow("S38") << u"rtx-pro-6000-blackwell-server"_s << 329.66 << 329.0;
    }

    void theGuidesTable()
    {
        QFETCH(QString, gpu);
        QFETCH(double, price);
        QFETCH(double, roubles);
        Scenario scenario = priced(gpu, price);
        scenario.serving.weights = u"awq-int4"_s;
        const double from_tensors = costOf(scenario).per_million_output_tokens_at_ceiling;
        scenario.serving.model.weights_bytes = 5.74e9;
        QCOMPARE(std::round(costOf(scenario).per_million_output_tokens_at_ceiling), roubles);
        near(from_tensors, roubles, 0.015);
    }

    void theExpectationIsOneCostOverThreeKindsOfTokens()
    {
        const Assessed assessed = assess(priced(u"l40s"_s, 132.46), *m_catalog).candidates[0];
        const CostFigures &cost = *assessed.cost;
        const Band &speed = *assessed.speed.throughput_tok_s;
        near(cost.per_million_output_tokens->mid, 132.46 / 3600 / speed.mid * 1e6);
        near(cost.per_million_output_tokens->low, 132.46 / 3600 / speed.high * 1e6);
        near(cost.per_million_output_tokens->high, 132.46 / 3600 / speed.low * 1e6);
        near(cost.per_million_input_tokens->mid * 7168, cost.per_million_output_tokens->mid * 1024);
        near(cost.per_million_all_tokens->mid * 8192, cost.per_million_output_tokens->mid * 1024);
        near(cost.per_result->mid, cost.per_million_output_tokens->mid * 1024 / 1e6);
        QVERIFY(cost.per_million_output_tokens->mid > cost.per_million_output_tokens_at_ceiling);
    }

    void figuresExplainThemselves()
    {
        Scenario scenario = priced(u"l40s"_s, 2);
        scenario.price.currency = u"USD"_s;
        scenario.money.currency = u"RUB"_s;
        scenario.money.rates = {{u"USD"_s, u"RUB"_s, 78.5, u"2026-11-30"_s, u"bank"_s}};
        scenario.money.results_per_month = 50000;
        scenario.money.starts_per_month = 10;
        scenario.money.start_s = 120;
        const CostFigures cost = costOf(scenario);
        QCOMPARE(cost.currency, u"RUB"_s);
        QCOMPARE(cost.per_hour, 157.0);
        const auto last = [&](Quantity figure) {
            const Derivation derivation = explain(scenario, *m_catalog, 0, figure);
            return derivation.steps.empty() ? 0 : derivation.steps.back().value;
        };
        near(last(Quantity::CostPerMillionOutputTokens), cost.per_million_output_tokens->mid);
        near(last(Quantity::CostPerMillionInputTokens), cost.per_million_input_tokens->mid);
        near(last(Quantity::CostPerMillionAllTokens), cost.per_million_all_tokens->mid);
        near(last(Quantity::CostPerResult), cost.per_result->mid);
        near(last(Quantity::CostPerMonth), cost.per_month->mid);
        const Derivation whole = explain(scenario, *m_catalog, 0, Quantity::CostPerResult);
        const bool rate_named = std::any_of(whole.steps.begin(), whole.steps.end(), [](const Step &step) {
            return std::any_of(step.terms.begin(), step.terms.end(), [](const Term &term) {
                return term.quantity == Quantity::ExchangeRate && !term.sources.empty() &&
                       term.sources[0].title == u"bank"_s && term.sources[0].date == u"2026-11-30"_s;
            });
        });
        QVERIFY(rate_named);
    }

    void withoutARateThePriceKeepsItsCurrency()
    {
        Scenario scenario = priced(u"l40s"_s, 2);
        scenario.price.currency = u"USD"_s;
        scenario.money.currency = u"RUB"_s;
        scenario.money.storage_gb = 100;
        scenario.money.storage_price = 10; // roubles: not to be added to dollars
        const Assessed assessed = assess(scenario, *m_catalog).candidates[0];
        QCOMPARE(assessed.cost->currency, u"USD"_s);
        near(assessed.cost->per_month->mid, 2 * 730);
        QVERIFY(finding(assessed, FindingId::ExchangeRateMissing));
    }

    void anOfferOnRequestIsNoPrice()
    {
        const Tariff *on_request =
            find([](const Tariff &t) { return t.kind == u"gpu-rent"_s && !t.amount && !t.gpu_id.isEmpty(); });
        QVERIFY(on_request);
        Scenario scenario = priced(on_request->gpu_id, 1);
        scenario.price.tariff = on_request->id;
        const Assessed assessed = assess(scenario, *m_catalog).candidates[0];
        QVERIFY(!assessed.cost);
        QVERIFY(finding(assessed, FindingId::PriceOnRequest));
        QVERIFY(!toJson(assessed).contains(u"cost"_s));
    }

    void anOfferForAnotherCardPricesNothing()
    {
        const Tariff *offer = find([](const Tariff &t) { return t.gpu_id == u"h100-sxm"_s && t.price_per_gpu_hour; });
        QVERIFY(offer);
        Scenario scenario = priced(u"l40s"_s, 1);
        scenario.price.tariff = offer->id;
        scenario.candidates.push_back({u"h100-sxm"_s, 2, Parallelism::Auto, {}, {}, {}});
        const Assessment assessment = assess(scenario, *m_catalog);
        QVERIFY(!assessment.candidates[0].cost);
        QVERIFY(finding(assessment.candidates[0], FindingId::TariffForOtherGpu));
        near(assessment.candidates[1].cost->per_hour, 2 * *offer->price_per_gpu_hour);
        QCOMPARE(assessment.candidates[1].cost->tariff, offer->id);
    }

    void aTrainingRunCostsWhatItsTimeCosts()
    {
        const Scenario scenario = priced(u"l40s"_s, 100);
        const auto costOfWork = [&](Assessed assessed) {
            assessed.verdict = Verdict::Fits;
            addRunCost(scenario, *m_catalog, scenario.candidates[0], assessed);
            return *assessed.cost->per_result;
        };
        Assessed run;
        run.training.emplace().run_s = Band{3600, 5400, 7200}; // an hour and a half is charged as two
        near(costOfWork(run).mid, 200);
        near(costOfWork(run).low, 100);
        Assessed unknown; // no expectation: a price, and no cost of a result
        unknown.verdict = Verdict::Fits;
        unknown.training.emplace();
        addRunCost(scenario, *m_catalog, scenario.candidates[0], unknown);
        QVERIFY(unknown.cost && !unknown.cost->per_result);
        QCOMPARE(unknown.cost->per_million_output_tokens_at_ceiling, 0.0);
    }

    void overlappingBandsProveNothing()
    {
        Scenario scenario = priced(u"l40s"_s, 100);
        scenario.candidates.push_back(scenario.candidates[0]);
        scenario.candidates[1].price = scenario.price;
        scenario.candidates[1].price->amount_per_gpu_hour = 101; // one per cent: far inside any band
        const Assessment close = assess(scenario, *m_catalog);
        const Lead *lead = costLead(close);
        QCOMPARE(lead->leader, 0);
        QVERIFY(!lead->proven);
        QVERIFY(finding(close.candidates[0], FindingId::CostNotProven));
        scenario.candidates[1].price->amount_per_gpu_hour = 1000;
        const Assessment far = assess(scenario, *m_catalog);
        QVERIFY(costLead(far)->proven);
        QVERIFY(!finding(far.candidates[0], FindingId::CostNotProven));
        scenario.candidates[1].price->currency = u"USD"_s; // nothing to compare
        QVERIFY(!costLead(assess(scenario, *m_catalog)));
    }

private:
    Scenario priced(const QString &gpu, double amount) const
    {
        Scenario scenario;
        scenario.candidates = {{gpu, 1, Parallelism::Auto, {}, {}, {}}};
        scenario.price.amount_per_gpu_hour = amount;
        return scenario;
    }
    CostFigures costOf(const Scenario &scenario) const
    {
        return assess(scenario, *m_catalog).candidates[0].cost.value_or(CostFigures{});
    }
    template<typename Wanted>
    const Tariff *find(Wanted wanted) const
    {
        const auto &all = m_catalog->tariffs();
        const auto it = std::find_if(all.begin(), all.end(), wanted);
        return it == all.end() ? nullptr : &*it;
    }
    static bool finding(const Assessed &assessed, FindingId id)
    {
        return std::any_of(assessed.findings.begin(), assessed.findings.end(),
                           [id](const Finding &f) { return f.id == id; });
    }
    static const Lead *costLead(const Assessment &assessment)
    {
        for (const Lead &lead : assessment.leads) {
            if (lead.quantity == Quantity::CostPerResult)
                return &lead;
        }
        return nullptr;
    }

    std::shared_ptr<const Catalog> m_catalog;
};

QTEST_GUILESS_MAIN(CostTest)
#include "tst_cost.moc"
