// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/cost_curves.h"
#include "core/advice/cost_influences.h"
#include "core/advice/offers.h"
#include "core/advice/rent_or_buy.h"
#include "core/catalog/catalog_loader.h"

#include <QtTest>

#include <cmath>

using namespace tarozi;
using namespace Qt::StringLiterals;

namespace {

void near(double actual, double expected, double tolerance = 1e-9)
{
    QVERIFY2(std::fabs(actual - expected) <= tolerance * std::max(std::fabs(expected), 1e-12),
             qPrintable(u"%1 is not %2"_s.arg(actual, 0, 'g', 12).arg(expected, 0, 'g', 12)));
}

} // namespace

class RentOrBuyTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog(u":/catalog"_s).catalog; }

    void ownershipByHand()
    {
        // 2 servers of 4 GPUs at 1 000 000 and one spare: 9 · 1 000 000 + 2 · 500 000 = 10 000 000
        // power: 8 · 0.35 kW · 0.8 · 1.5 · 730 h · 6 = 14 716.80 a month
        // upkeep: 20 000 + 14 716.80 + 1 000 + 0.06 · 10 000 000 / 12 + 30 000 = 115 716.80
        OwnershipTerms terms;
        terms.gpus = 4;
        terms.servers = 2;
        terms.reserve = 1;
        terms.purchase = 1e6;
        terms.server = 5e5;
        terms.hosting = 20000;
        terms.board_power_w = 350;
        terms.power_load = 0.8;
        terms.pue = 1.5;
        terms.electricity = 6;
        terms.cooling = 1000;
        terms.repair = 0.06;
        terms.staff = 30000;
        terms.residual = 0.2;
        NoRecorder none;
        const OwnershipCost cost = ownershipCost(terms, none);
        near(cost.purchase, 1e7);
        near(cost.power, 14716.8);
        near(cost.upkeep, 115716.8);
        near(cost.residual, 2e6);
        StepRecorder recorder;
        QCOMPARE(ownershipCost(terms, recorder).upkeep, cost.upkeep);
        near(recorder.derivation.steps.back().value, 115716.8);
    }

    void breakEvenByHand()
    {
        // 1 200 against 100 a month, 20 of upkeep: 1 200 / 80 = 15 months
        near(*breakEvenMonths({1200, 20, 0}, {0, 100, 0}, 0), 15);
        // part of a month: 1 000 / 80 = 12.5
        near(*breakEvenMonths({1000, 20, 0}, {0, 100, 0}, 0), 12.5);
        // with 12 % a year the saved 80 are worth less each month: Σ 80·fᵏ = 1 000, f = 1.12^(−1/12)
        const double f = std::pow(1.12, -1.0 / 12);
        const double months = *breakEvenMonths({1000, 20, 0}, {0, 100, 0}, 0.12);
        QVERIFY(months > 13 && months < 14);
        const double whole = 80 * f * (1 - std::pow(f, 13)) / (1 - f);
        near(whole + (months - 13) * 80 * std::pow(f, 14), 1000, 1e-9);
        QVERIFY(!breakEvenMonths({1000, 100, 0}, {0, 100, 0}, 0)); // nothing is saved
        QVERIFY(!breakEvenMonths({1e9, 0, 0}, {0, 1, 0}, 0.2));    // never, at that rate
        near(*breakEvenMonths({0, 100, 0}, {0, 50, 0}, 0), 0);     // nothing to earn back
    }

    void totalsByHand()
    {
        // 1 000 at the start, 10 a month for two years, 200 back: 1 000 + 240 − 200
        near(totalCost({1000, 10, 200}, 0, 24), 1040);
        // at 12 % a year: 10 · Σ fᵏ and 200 / 1.12²
        const double f = std::pow(1.12, -1.0 / 12);
        double sum = 0;
        for (int month = 1; month <= 24; ++month)
            sum += std::pow(f, month);
        near(totalCost({1000, 10, 200}, 0.12, 24), 1000 + 10 * sum - 200 / (1.12 * 1.12));
        // additive over periods without a discount
        near(paidUntil({0, 10, 0}, 0, 12) + paidUntil({0, 10, 0}, 0, 24), paidUntil({0, 10, 0}, 0, 36));
    }

    void whatIsUnsetIsAskedFor()
    {
        const Scenario scenario = rented();
        const RentOrBuy plan = planOf(scenario);
        QVERIFY(plan.rent);
        QVERIFY(!plan.buy);
        QVERIFY(!plan.break_even_mid);
        QVERIFY(!plan.gaps.missing.empty());
        const Scenario owned = withPurchase(scenario);
        const RentOrBuy complete = planOf(owned);
        QVERIFY(complete.gaps.missing.empty());
        QVERIFY(!complete.gaps.not_counted.empty()); // staff, repair ... are named
        QVERIFY(complete.buy);
    }

    void aWholePlan()
    {
        // 132.46 · 730 = 96 695.80 a month of rent; a card at 900 000 and a server at 600 000
        // power: 0.35 kW · 1 · 1.5 · 730 · 5 = 1 916.25; upkeep 10 000 + 1 916.25
        const RentOrBuy plan = planOf(withPurchase(rented()));
        near(plan.rent->mid.monthly, 132.46 * 730);
        near(plan.own.purchase, 1.5e6);
        near(plan.own.upkeep, 11916.25);
        near(*plan.break_even_mid, 1.5e6 / (96695.8 - 11916.25));
        QCOMPARE(plan.horizons.size(), 4u); // 12, 24, 36 = the plan's own, 60
        near(*plan.horizons[1].buy, 1.5e6 + 24 * 11916.25);
        near(plan.horizons[1].rent->mid, 24 * 96695.8);
        // (1 500 000 + 36 · 11 916.25) / 36 of a month's 96 695.80
        near(*plan.rent_cheaper_below, (1.5e6 / 36 + 11916.25) / 96695.8);
    }

    void aLoadGivesTheBreakEvenABand()
    {
        Scenario scenario = withPurchase(rented());
        scenario.price.billing = u"second"_s;
        scenario.money.results_per_month = 500000;
        const RentOrBuy plan = planOf(scenario);
        QVERIFY(plan.break_even_low && plan.break_even_mid && plan.break_even_high);
        QVERIFY(*plan.break_even_low < *plan.break_even_mid);
        QVERIFY(*plan.break_even_mid < *plan.break_even_high);
    }

    void aSpareGpuGoesIntoBothSides()
    {
        Scenario scenario = withPurchase(rented());
        const RentOrBuy plain = planOf(scenario);
        scenario.money.reserve_gpus = 1;
        const RentOrBuy spare = planOf(scenario);
        near(spare.rent->mid.monthly - plain.rent->mid.monthly, 132.46 * 730);
        near(spare.own.purchase - plain.own.purchase, 900000);
        near(spare.own.power, plain.own.power); // it is not powered
    }

    void theHostedApiIsPaidByTheToken()
    {
        Scenario scenario = rented();
        scenario.money.results_per_month = 1000;
        scenario.money.api_input_price = 100;
        scenario.money.api_output_price = 300;
        // 1 000 · (7168 · 100 + 1024 · 300) / 10⁶ = 1 024
        near(planOf(scenario).api->monthly, 1024);
        scenario.money.accepted = 0.5; // every second answer is thrown away, and paid for
        near(planOf(scenario).api->monthly, 2048);
    }

    void currenciesThatDifferAreNotCompared()
    {
        Scenario scenario = withPurchase(rented());
        scenario.money.currency = u"UZS"_s;
        const RentOrBuy plan = planOf(scenario);
        QVERIFY(plan.currencies_differ);
        QVERIFY(!plan.rent);
        QVERIFY(!plan.break_even_mid);
        QCOMPARE(plan.currency, u"UZS"_s);
    }

    void datesOfThePlan()
    {
        MoneyInputs money;
        QVERIFY(!dateAfter(money, 3));
        money.start_date = u"2027-01-31"_s;
        QCOMPARE(*dateAfter(money, 1), QDate(2027, 2, 28));
        QCOMPARE(*dateAfter(money, 12), QDate(2028, 1, 31));
        QCOMPARE(*dateAfter(money, 2.5), QDate(2027, 4, 15)); // 31 March and half a month
    }

    void curvesSayWhatAssessSays()
    {
        Scenario scenario = rented();
        scenario.serving.concurrency = 8;
        scenario.money.utilization = 0.4;
        const Assessment assessment = assess(scenario, *m_catalog);
        for (const CostAxis axis : {CostAxis::Utilization, CostAxis::Concurrency}) {
            const AxisRange range = costRange(scenario, *m_catalog, assessment, axis);
            const CostCurve curve = costCurve(scenario, *m_catalog, 0, axis, range);
            const double asked = axis == CostAxis::Utilization ? 0.4 : 8;
            const auto it = std::find_if(curve.samples.begin(), curve.samples.end(),
                                         [&](const CostSample &s) { return s.at == asked; });
            QVERIFY(it != curve.samples.end());
            near(it->per_million_output_tokens.mid, assessment.candidates[0].cost->per_million_output_tokens->mid);
            near(it->per_million_output_tokens.high, assessment.candidates[0].cost->per_million_output_tokens->high);
        }
    }

    void crossingsAreWhereCurvesMeet()
    {
        const auto curve = [](double at_start, double at_end) {
            CostCurve line{u"USD"_s, {}};
            for (int i = 0; i <= 10; ++i) {
                const double y = at_start + (at_end - at_start) * i / 10;
                line.samples.push_back({double(i), {0.9 * y, y, 1.1 * y}});
            }
            return line;
        };
        // 10 − x·0.5 … and 2 + x·0.3 meet at x = 10
        const auto crossings = costCrossings({curve(10, 5), curve(5, 10)});
        QCOMPARE(crossings.size(), 1u);
        near(crossings[0].at, 5);
        QCOMPARE(crossings[0].before, 1);
        QCOMPARE(crossings[0].after, 0);
        QVERIFY(crossings[0].sure);
        QVERIFY(!costCrossings({curve(10, 9.6), curve(9.7, 9.8)})[0].sure); // bands never part
        CostCurve euro = curve(5, 10);
        euro.currency = u"EUR"_s;
        QVERIFY(costCrossings({curve(10, 5), euro}).empty());
    }

    void whatMovesTheCost()
    {
        Scenario scenario = rented();
        scenario.money.utilization = 0.5;
        const Assessment assessment = assess(scenario, *m_catalog);
        const auto found = costInfluences(scenario, *m_catalog, assessment, 0);
        QCOMPARE(found.size(), 3u); // speed, price, utilization
        const Band &cost = *assessment.candidates[0].cost->per_result;
        for (const CostInfluence &influence : found) {
            if (influence.input == Quantity::Throughput) {
                near(influence.cost_at_low, cost.high);
                near(influence.cost_at_high, cost.low);
            }
            if (influence.input == Quantity::Utilization) { // 0.4 and 0.6 of 0.5
                near(influence.cost_at_low, cost.mid * 0.5 / 0.4);
                near(influence.cost_at_high, cost.mid * 0.5 / 0.6);
            }
        }
        for (size_t i = 1; i < found.size(); ++i)
            QVERIFY(found[i - 1].swing() >= found[i].swing());
    }

    void theCheapestOfferThatMeetsTheLoad()
    {
        Scenario scenario = rented();
        const auto offers = [&] { return offersFor(scenario, *m_catalog, assess(scenario, *m_catalog)); };
        const std::vector<OfferCost> in_roubles = offers();
        QVERIFY(in_roubles.size() > 5);
        QCOMPARE(in_roubles[0].lack, OfferLack::None);
        size_t good = 0;
        for (; good < in_roubles.size() && in_roubles[good].lack == OfferLack::None; ++good) {
            QCOMPARE(in_roubles[good].cost.currency, u"RUB"_s);
            QVERIFY(in_roubles[good].cost.per_result->mid >= in_roubles[0].cost.per_result->mid);
            const bool apart = in_roubles[good].cost.per_result->low > in_roubles[0].cost.per_result->high;
            QCOMPARE(good > 0 && in_roubles[good].proven, good > 0 && apart);
        }
        const auto foreign = [&](const std::vector<OfferCost> &all) {
            return std::count_if(all.begin(), all.end(),
                                 [](const OfferCost &o) { return o.lack == OfferLack::OtherCurrency; });
        };
        QVERIFY(foreign(in_roubles) > 0); // dollars, and no rate
        scenario.money.currency = u"RUB"_s;
        scenario.money.rates = {{u"USD"_s, u"RUB"_s, 80, {}, {}}};
        QCOMPARE(foreign(offers()), 0);
        scenario.requirements.most_per_hour = in_roubles[0].cost.per_hour;
        for (const OfferCost &offer : offers())
            QVERIFY(offer.lack != OfferLack::None || offer.cost.per_hour <= *scenario.requirements.most_per_hour);
        scenario.candidates[0].gpu = u"rtx-4090"_s;
        scenario.serving.concurrency = 64; // far beyond its memory
        for (const OfferCost &offer : offers())
            QCOMPARE(offer.lack, OfferLack::DoesNotFit);
    }

private:
    static Scenario rented()
    {
        Scenario scenario;
        scenario.candidates = {{u"l40s"_s, 1, Parallelism::Auto, {}, {}, {}}};
        scenario.price.amount_per_gpu_hour = 132.46;
        return scenario;
    }
    static Scenario withPurchase(Scenario scenario)
    {
        MoneyInputs &money = scenario.money;
        money.purchase_price = 900000;
        money.server_price = 600000;
        money.hosting_price = 10000;
        money.board_power_w = 350;
        money.power_load = 1;
        money.pue = 1.5;
        money.electricity_price = 5;
        return scenario;
    }
    RentOrBuy planOf(const Scenario &scenario) const
    {
        return rentOrBuy(scenario, *m_catalog, assess(scenario, *m_catalog), 0);
    }

    std::shared_ptr<const Catalog> m_catalog;
};

QTEST_GUILESS_MAIN(RentOrBuyTest)
#include "tst_rent_or_buy.moc"
