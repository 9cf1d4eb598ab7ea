// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/ranking.h"
#include "core/advice/ranking_json.h"
#include "core/catalog/catalog_loader.h"
#include "core/units.h"

#include <QJsonArray>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace tarozi;

class RankingTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyCardAndCountIsAnswered();
    void chatPrefersTheCheapCardWithBandwidth();
    void seventyBillionLeavesTheLargeCards();
    void severalCardsAreNeverOnePool();
    void bandwidthAgainstCapacityIsPointedOut();
    void requirementsDropCardsWithTheirReason_data();
    void requirementsDropCardsWithTheirReason();
    void whatIsNotKnownIsNotGranted();
    void limitsOfSpeedAndMoney();
    void errorCorrectionIsTurnedOnWhereRequired();
    void weightsDecideTheOrder();
    void theFrontIsWhatNothingBeats();
    void formatsStandBesideEachOther();
    void moreMemoryNeverTakesAFitAway_data();
    void moreMemoryNeverTakesAFitAway();
    void theUsualPriceIsTheMiddleOffer();
    void jsonHoldsTheFourSteps();

private:
    Catalog withTariffs(const std::vector<Tariff> &tariffs) const
    {
        Catalog::Content content = m_catalog->content();
        content.tariffs = tariffs;
        return Catalog(std::move(content));
    }

    std::shared_ptr<const Catalog> m_catalog;
};

namespace {

Scenario chatOf8B()
{
    Scenario scenario;
    scenario.serving.weights = u"awq-int4"_s;
    return scenario;
}

Scenario seventyBillion()
{
    Scenario scenario;
    scenario.serving.model.id = u"meta-llama/Llama-3.1-70B"_s;
    scenario.serving.weights = u"awq-int4"_s;
    scenario.serving.engine.memory_limit = 0.95;
    return scenario;
}

Tariff offer(const QString &id, const QString &gpu, double amount, const QString &model = u"on-demand"_s)
{
    Tariff tariff;
    tariff.id = id;
    tariff.kind = u"gpu-rent"_s;
    tariff.gpu_id = gpu;
    tariff.purchase_model = model;
    tariff.currency = u"RUB"_s;
    tariff.amount = tariff.price_per_gpu_hour = amount;
    return tariff;
}

// Prices of a published guide, roubles for an hour.
std::vector<Tariff> guidePrices()
{
    return {offer(u"1"_s, u"a30"_s, 52.68), offer(u"2"_s, u"a100-80-pcie"_s, 197.41),
            offer(u"3"_s, u"h100-sxm"_s, 410.94), offer(u"4"_s, u"l40s"_s, 132.46),
            offer(u"5"_s, u"rtx-pro-6000-blackwell-server"_s, 329.66)};
}

const RankEntry *entryOf(const Ranking &ranking, const QString &gpu, int count = 1)
{
    const auto it = std::find_if(ranking.entries.begin(), ranking.entries.end(), [&](const RankEntry &entry) {
        return entry.candidate.gpu == gpu && entry.candidate.count == count;
    });
    return it == ranking.entries.end() ? nullptr : &*it;
}

bool dropsFor(const RankEntry *entry, DropReason reason)
{
    return entry && std::any_of(entry->drops.begin(), entry->drops.end(),
                                [&](const Drop &drop) { return drop.reason == reason; });
}

RankingOptions single()
{
    RankingOptions options;
    options.counts = {1};
    return options;
}

} // namespace

void RankingTest::initTestCase()
{
    const LoadedCatalog loaded = loadCatalog(u":/catalog"_s);
    QVERIFY(loaded.problems.empty());
    m_catalog = loaded.catalog;
}

void RankingTest::everyCardAndCountIsAnswered()
{
    const Ranking ranking = rank(Scenario{}, *m_catalog);
    QCOMPARE(ranking.entries.size(), m_catalog->gpus().size() * 8);
    for (size_t i = 0; i < ranking.entries.size(); ++i)
        QCOMPARE(ranking.entries[i].remains(), int(i) < ranking.remaining);
    Scenario few;
    few.requirements.most_gpus = 2;
    QCOMPARE(rank(few, *m_catalog).entries.size(), m_catalog->gpus().size() * 2);
}

// At one request a token waits for its weights: the cheapest bandwidth of the guide's five cards is the A30's.
void RankingTest::chatPrefersTheCheapCardWithBandwidth()
{
    const Catalog catalog = withTariffs(guidePrices());
    const Ranking ranking = rank(chatOf8B(), catalog, single());
    QCOMPARE(*ranking.load.phase, LoadPhase::Decode);
    QCOMPARE(*ranking.load.bottleneck, Bottleneck::MemoryBandwidth);
    QCOMPARE(ranking.entries.front().candidate.gpu, u"a30"_s);
    QCOMPARE(*ranking.entries.front().per_hour, 52.68);
    // cards without a price come behind those with one
    QVERIFY(!entryOf(ranking, u"rtx-4090"_s)->per_result);
    QVERIFY(std::is_sorted(ranking.entries.begin(), ranking.entries.begin() + ranking.remaining,
                           [](const RankEntry &a, const RankEntry &b) {
                               return a.per_result.value_or(1e300) < b.per_result.value_or(1e300);
                           }));
}

// 39.5 GB of weights: above the whole of 24 GB, and on the L40S between one and two requests of 8k at 0.95.
void RankingTest::seventyBillionLeavesTheLargeCards()
{
    const Ranking ranking = rank(seventyBillion(), *m_catalog, single());
    for (const QString &gpu : {u"a30"_s, u"rtx-4090"_s}) {
        const RankEntry *dropped = entryOf(ranking, gpu);
        QVERIFY2(dropsFor(dropped, DropReason::Capacity), qPrintable(gpu));
        QVERIFY(dropped->drops.front().found > 39.5e9);
        QVERIFY(dropped->drops.front().limit < 25.8e9);
    }
    const RankEntry *l40s = entryOf(ranking, u"l40s"_s);
    QVERIFY(l40s->remains());
    const double requests = l40s->assessed.capacity.max_concurrency;
    QVERIFY2(requests > 1.6 && requests < 2, qPrintable(QString::number(requests)));
    QVERIFY(l40s->assessed.verdict == Verdict::Tight);
    // the smallest card that holds it is one of 48 GB
    QCOMPARE(ranking.floors.size(), size_t(1));
    QVERIFY(ranking.floors.front().usable > 46e9 && ranking.floors.front().usable < 52e9);
    Scenario two = seventyBillion();
    two.serving.concurrency = 2;
    QVERIFY(dropsFor(entryOf(rank(two, *m_catalog, single()), u"l40s"_s), DropReason::Requests));
}

void RankingTest::severalCardsAreNeverOnePool()
{
    const Ranking ranking = rank(seventyBillion(), *m_catalog);
    constexpr double kOneCard = 24564.0 * kMiB; // what the driver reports of an RTX 4090
    for (int count = 1; count <= 8; ++count)
        QCOMPARE(entryOf(ranking, u"rtx-4090"_s, count)->assessed.memory.usable, kOneCard);
    const auto pair = std::find_if(ranking.several_or_one.begin(), ranking.several_or_one.end(), [&](const auto &p) {
        const Candidate &several = ranking.entries[size_t(p.several)].candidate;
        return several.gpu == u"rtx-4090"_s && several.count == 2 &&
               ranking.entries[size_t(p.one)].candidate.gpu == u"l40s"_s;
    });
    QVERIFY(pair != ranking.several_or_one.end());
    QCOMPARE(pair->per_gpu_bytes, kOneCard);
    QVERIFY(pair->compared);
    QCOMPARE(*pair->power_ratio, 2 * 450.0 / 350.0);
}

void RankingTest::bandwidthAgainstCapacityIsPointedOut()
{
    const Ranking ranking = rank(chatOf8B(), *m_catalog, single());
    const auto ratios = [&](const QString &larger, const QString &faster) {
        for (const Inversion &inversion : ranking.inversions) {
            if (ranking.entries[size_t(inversion.larger)].candidate.gpu == larger &&
                ranking.entries[size_t(inversion.faster)].candidate.gpu == faster)
                return std::pair(inversion.memory_ratio, inversion.bandwidth_ratio);
        }
        return std::pair(0.0, 0.0);
    };
    // 48 GB at 864 GB/s and 24 GB at 933 GB/s; 96 GB at 1597 GB/s and 80 GB at 1935 GB/s
    QCOMPARE(ratios(u"l40s"_s, u"a30"_s), std::pair(48.0 / 24, 933.0 / 864));
    const auto [memory, bandwidth] = ratios(u"rtx-pro-6000-blackwell-server"_s, u"a100-80-pcie"_s);
    QCOMPARE(memory, 96.0 / 80);
    QVERIFY(std::abs(bandwidth - 1935.0 / 1597) < 0.01);
    QCOMPARE(ratios(u"a30"_s, u"l40s"_s).first, 0.0);
}

void RankingTest::requirementsDropCardsWithTheirReason_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<int>("reason");
    QTest::addColumn<QString>("dropped");
    QTest::addColumn<QString>("kept");
    const auto row = [](const char *word, DropReason reason, const QString &dropped, const QString &kept) {
        QTest::addRow("%s", word) << QString::fromLatin1(word) << int(reason) << dropped << kept;
    };
    row("ecc", DropReason::NoEcc, u"rtx-5090"_s, u"l40s"_s);
    row("vgpu", DropReason::NoVgpu, u"rtx-4090"_s, u"l40s"_s);
    row("mig", DropReason::NoMig, u"l40s"_s, u"a30"_s);
    row("passive_cooling", DropReason::NotPassive, u"rtx-4090"_s, u"l40s"_s);
    row("pcie_card", DropReason::NotPcieCard, u"h100-sxm"_s, u"h100-pcie"_s);
    row("datacenter_use", DropReason::DatacenterLicence, u"rtx-4090"_s, u"l40s"_s);
}

void RankingTest::requirementsDropCardsWithTheirReason()
{
    QFETCH(QString, word);
    QFETCH(int, reason);
    QFETCH(QString, dropped);
    QFETCH(QString, kept);
    Scenario scenario = chatOf8B();
    for (const RequirementFlag &flag : requirementFlags()) {
        if (flag.word == word)
            scenario.requirements.*flag.value = true;
    }
    const Ranking ranking = rank(scenario, *m_catalog, single());
    QVERIFY(dropsFor(entryOf(ranking, dropped), DropReason(reason)));
    QVERIFY(entryOf(ranking, kept)->remains());
    QVERIFY(entryOf(rank(chatOf8B(), *m_catalog, single()), dropped)->remains());
}

// Whether a B200 can be shared between virtual machines is not in the catalogue.
void RankingTest::whatIsNotKnownIsNotGranted()
{
    Scenario scenario = chatOf8B();
    scenario.requirements.vgpu = true;
    const Ranking ranking = rank(scenario, *m_catalog, single());
    const RankEntry *b200 = entryOf(ranking, u"b200"_s);
    QVERIFY(dropsFor(b200, DropReason::NoVgpu));
    QVERIFY(b200->drops.front().unknown);
    QVERIFY(!entryOf(ranking, u"rtx-4090"_s)->drops.front().unknown);
}

void RankingTest::limitsOfSpeedAndMoney()
{
    const Catalog catalog = withTariffs(guidePrices());
    Scenario scenario = chatOf8B();
    scenario.requirements.most_per_hour = 140;
    scenario.requirements.most_power_w = 340;
    const Ranking ranking = rank(scenario, catalog);
    QVERIFY(entryOf(ranking, u"a30"_s, 2)->remains());                   // 105.36 an hour, 330 W
    QVERIFY(dropsFor(entryOf(ranking, u"a30"_s, 3), DropReason::Price)); // 158.04
    QVERIFY(!dropsFor(entryOf(ranking, u"l40s"_s), DropReason::Price));  // 132.46
    QVERIFY(dropsFor(entryOf(ranking, u"l40s"_s), DropReason::Power));   // 350 W
    QVERIFY(entryOf(ranking, u"rtx-4090"_s)->drops.back().unknown);      // 450 W, and no price in this catalogue
    scenario.requirements = {};
    scenario.requirements.most_tpot_s = 1e-4; // a tenth of a millisecond: no card reads 5.7 GB in that
    QCOMPARE(rank(scenario, catalog).remaining, 0);
}

void RankingTest::errorCorrectionIsTurnedOnWhereRequired()
{
    Scenario scenario = chatOf8B();
    scenario.requirements.ecc = true;
    const Ranking ranking = rank(scenario, *m_catalog, single());
    QVERIFY(entryOf(ranking, u"rtx-a6000"_s)->assessed.resolved.ecc == EccMode::On); // off as delivered
    QVERIFY(entryOf(rank(chatOf8B(), *m_catalog, single()), u"rtx-a6000"_s)->assessed.resolved.ecc == EccMode::Off);
}

void RankingTest::weightsDecideTheOrder()
{
    Scenario scenario = chatOf8B();
    scenario.requirements.weights.power = 1;
    const Ranking by_power = rank(scenario, *m_catalog, single());
    QCOMPARE(by_power.entries.front().candidate.gpu, u"a16"_s); // 62 W, a quarter of a 250 W board
    QCOMPARE(*by_power.entries.front().score, 1.0);
    QCOMPARE(*entryOf(by_power, u"t4"_s)->score, 62.0 / 70);
    scenario.requirements.weights = {};
    scenario.requirements.weights.headroom = 1;
    const Ranking by_room = rank(scenario, *m_catalog, single());
    QVERIFY(by_room.entries.front().assessed.memory.usable > 270e9); // the largest cards: 288 GB
    scenario.requirements.weights = {};
    scenario.requirements.weights.speed = 1;
    const Ranking by_speed = rank(scenario, *m_catalog, single());
    for (int i = 1; i < by_speed.remaining; ++i) {
        const auto speed = [&](int at) { return by_speed.entries[size_t(at)].speed.value_or(0); };
        QVERIFY(speed(i) <= speed(i - 1));
    }
}

void RankingTest::theFrontIsWhatNothingBeats()
{
    const Ranking ranking = rank(chatOf8B(), *m_catalog);
    int on_front = 0;
    for (const RankEntry &entry : ranking.entries) {
        if (!entry.remains() || !entry.per_hour || !entry.speed) {
            QVERIFY(!entry.on_front);
            continue;
        }
        const bool beaten = std::any_of(ranking.entries.begin(), ranking.entries.end(), [&](const RankEntry &other) {
            return other.remains() && other.per_hour && other.speed && *other.per_hour <= *entry.per_hour &&
                   *other.speed >= *entry.speed && (*other.per_hour < *entry.per_hour || *other.speed > *entry.speed);
        });
        if (entry.on_front)
            QVERIFY(!beaten);
        else
            QVERIFY(beaten || std::any_of(ranking.entries.begin(), ranking.entries.end(), [&](const RankEntry &other) {
                        return other.on_front && other.per_hour == entry.per_hour && other.speed == entry.speed;
                    }));
        on_front += entry.on_front ? 1 : 0;
    }
    QVERIFY(on_front >= 2);
}

void RankingTest::formatsStandBesideEachOther()
{
    Scenario scenario = seventyBillion();
    RankingOptions options = single();
    options.formats = {u"bf16"_s, u"awq-int4"_s};
    const Ranking ranking = rank(scenario, *m_catalog, options);
    const auto remains = [&](const QString &format) {
        return std::any_of(ranking.entries.begin(), ranking.entries.end(), [&](const RankEntry &entry) {
            return entry.candidate.gpu == u"l40s"_s && entry.weights == format && entry.remains();
        });
    };
    QVERIFY(remains(u"awq-int4"_s));
    QVERIFY(!remains(u"bf16"_s)); // 141 GB
}

void RankingTest::moreMemoryNeverTakesAFitAway_data()
{
    QTest::addColumn<QString>("engine");
    QTest::addColumn<QString>("model");
    for (const QString &engine : {u"vllm"_s, u"sglang"_s, u"llama.cpp"_s, u"tensorrt-llm"_s, u"transformers"_s}) {
        for (const QString &model : {u"meta-llama/Llama-3.1-8B"_s, u"openai/gpt-oss-20b"_s})
            QTest::addRow("%s %s", qPrintable(engine), qPrintable(model)) << engine << model;
    }
}

// With the engine's steps held fixed: its own defaults grow with the card and may take more than the card has gained.
void RankingTest::moreMemoryNeverTakesAFitAway()
{
    QFETCH(QString, engine);
    QFETCH(QString, model);
    Scenario scenario;
    scenario.serving.model.id = model;
    scenario.serving.concurrency = 8;
    scenario.serving.engine.engine = engine;
    scenario.serving.engine.max_num_seqs = 128;
    scenario.serving.engine.max_num_batched_tokens = 4096;
    if (engine == u"sglang"_s)
        scenario.serving.engine.memory_limit = 0.88;
    const auto goodness = [](Verdict verdict) {
        return verdict == Verdict::Fits ? 2 : verdict == Verdict::Tight ? 1 : 0;
    };
    int before = 0;
    int changes = 0;
    for (double gib = 8; gib <= 96; gib += 2) {
        Catalog::Content content = m_catalog->content();
        Gpu gpu = *m_catalog->gpu(u"l40s"_s);
        gpu.usable_bytes_ecc_on = gpu.usable_bytes_ecc_off = gpu.planning_bytes = gib * kGiB;
        gpu.visible_bytes = gib * kGiB * 0.99;
        content.gpus = {gpu};
        const Ranking ranking = rank(scenario, Catalog(std::move(content)), single());
        const int now = goodness(ranking.entries.front().assessed.verdict);
        QVERIFY2(now >= before, qPrintable(QString::number(gib)));
        changes += now != before ? 1 : 0;
        before = now;
    }
    QVERIFY(changes >= 1);
    QCOMPARE(before, 2);
}

void RankingTest::theUsualPriceIsTheMiddleOffer()
{
    const Catalog catalog = withTariffs({offer(u"a"_s, u"l40s"_s, 150), offer(u"b"_s, u"l40s"_s, 90),
                                         offer(u"c"_s, u"l40s"_s, 400), offer(u"d"_s, u"l40s"_s, 10, u"preemptible"_s),
                                         offer(u"e"_s, u"a30"_s, 60), offer(u"f"_s, u"a30"_s, 50)});
    Scenario scenario;
    const auto l40s = Market(scenario, catalog).price(u"l40s"_s);
    QCOMPARE(l40s->per_gpu_hour, 150.0);
    QCOMPARE(l40s->tariff, u"a"_s);
    QCOMPARE(l40s->low, 90.0);
    QCOMPARE(l40s->high, 400.0);
    QCOMPARE(l40s->offers, 3);
    QCOMPARE(Market(scenario, catalog).price(u"a30"_s)->per_gpu_hour, 50.0); // an offer that exists, no mean of two
    scenario.money.currency = u"USD"_s;
    QVERIFY(!Market(scenario, catalog).price(u"a30"_s)); // nothing is converted without a rate
    scenario.money.rates = {{u"USD"_s, u"RUB"_s, 80, u"2026-12-01"_s, {}}};
    QCOMPARE(Market(scenario, catalog).price(u"a30"_s)->per_gpu_hour, 50.0 / 80);
    scenario.candidates.front().price = PriceChoice{{}, 3.5, u"USD"_s, u"hour"_s}; // what is said of a compared card
    QCOMPARE(Market(scenario, catalog).price(u"rtx-4090"_s)->per_gpu_hour, 3.5);
}

void RankingTest::jsonHoldsTheFourSteps()
{
    const Scenario scenario = seventyBillion();
    const Ranking ranking = rank(scenario, *m_catalog, single());
    const QJsonObject json = rankingJson(scenario, *m_catalog, ranking);
    QCOMPARE(json.value("load"_L1).toObject().value("phase"_L1).toString(), u"decode"_s);
    QVERIFY(!json.value("floors"_L1).toArray().isEmpty());
    const QJsonArray ranked = json.value("ranked"_L1).toArray();
    const QJsonArray dropped = json.value("dropped"_L1).toArray();
    QCOMPARE(size_t(ranked.size() + dropped.size()), m_catalog->gpus().size());
    QCOMPARE(ranked.first().toObject().value("rank"_L1).toInt(), 1);
    const auto a30 = std::find_if(dropped.begin(), dropped.end(),
                                  [](const QJsonValue &value) { return value["gpu"_L1].toString() == u"a30"_s; });
    QVERIFY(a30 != dropped.end());
    QCOMPARE((*a30)["drops"_L1][0]["reason"_L1].toString(), u"capacity"_s);
}

QTEST_GUILESS_MAIN(RankingTest)

#include "tst_ranking.moc"
