// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speed/speed_run.h"

#include <QTest>

#include <cmath>

using namespace tarozi;

namespace {

constexpr double kStep = 0.010;    // s, whatever the batch
constexpr double kPrompt = 0.200;  // s, alone
constexpr double kBetween = 0.100; // s that it takes from those who write
constexpr double kQueued = 0.020;  // s that it takes from each first token of a server at work

// A server whose times are round numbers; room for `places` requests.
SpeedModel server(double places = 1000)
{
    SpeedShape shape;
    shape.max_num_seqs = places;
    shape.step[size_t(StepTerm::Steps)] = 1;
    shape.prompt[size_t(PromptTerm::Prompts)] = 1;
    SpeedRecord record;
    record.step[size_t(StepTerm::Steps)] = kStep;
    record.prompt[size_t(PromptTerm::Prompts)] = kPrompt;
    record.interference[size_t(PromptTerm::Prompts)] = kBetween;
    record.queue[size_t(PromptTerm::Prompts)] = kQueued;
    record.first_token_steps = 1;
    return {shape, record};
}

SpeedRun run(double concurrency, double requests)
{
    return {concurrency, requests, 1000, 100, 1050, false, true};
}

bool near(double a, double b)
{
    return std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b));
}

} // namespace

// Runs of equal requests, all by hand.
class SpeedRunTest : public QObject
{
    Q_OBJECT

private slots:
    void withoutEndItIsTheSteadyState();
    void twentyOverSixteenPassInTwoWaves();
    void fewerRequestsThanPlacesRunAtOnce();
    void aBurstWaitsForHalfOfTheOthers();
    void aStaticBatchWaitsForAllPrompts();
    void whoDoesNotFitWaitsForAPlace();
};

void SpeedRunTest::withoutEndItIsTheSteadyState()
{
    for (const double concurrency : {1.0, 16.0, 64.0}) {
        const SpeedModel model = server(32);
        const RunResult result = resultOf(model, run(concurrency, 0));
        const SpeedPoint point = model.at(concurrency, 1000, 100);
        QVERIFY(near(result.tpot_s, point.tpot_s));
        QVERIFY(near(result.ttft_s, point.ttft_s));
        QVERIFY(near(result.total_tok_s, point.total_tok_s));
    }
}

// 20 requests, 16 in flight: 16 and then 4, though twelve in flight would take two waves as well.
void SpeedRunTest::twentyOverSixteenPassInTwoWaves()
{
    const RunWaves waves = wavesOf(server(), run(16, 20));
    QCOMPARE(waves.places, 16.0);
    QCOMPARE(waves.full, 1.0);
    QCOMPARE(waves.tail, 4.0);
    QCOMPARE(waves.queue, 0.0);
    QCOMPARE(wavesOf(server(), run(12, 20)).tail, 8.0);
    QCOMPARE(wavesOf(server(), run(10, 20)).full, 2.0);
    QCOMPARE(wavesOf(server(), run(10, 20)).tail, 0.0);
    const double both = resultOf(server(), run(16, 20)).total_tok_s;
    QVERIFY(both < resultOf(server(), run(16, 1600)).total_tok_s);
}

void SpeedRunTest::fewerRequestsThanPlacesRunAtOnce()
{
    const RunWaves waves = wavesOf(server(), run(256, 128));
    QCOMPARE(waves.places, 128.0);
    QCOMPARE(waves.full, 1.0);
    QCOMPARE(waves.queue, 0.0);
}

// Nine at once, none after them: on the average four of the eight other prompts are read before one's own first token
// (4 · 0.1 s) and four between its steps (4 · 0.1 s / 100 tokens).
void SpeedRunTest::aBurstWaitsForHalfOfTheOthers()
{
    const RunResult result = resultOf(server(), run(9, 9));
    const double tpot = 0.010 + 0.004;
    QVERIFY(near(result.tpot_s, tpot));
    QVERIFY(near(result.ttft_s, 0.200 + 0.400 + tpot));
    QVERIFY(near(result.total_tok_s, 900 / (0.200 + 0.400 + 100 * tpot)));
}

void SpeedRunTest::aStaticBatchWaitsForAllPrompts()
{
    SpeedRun together = run(9, 9);
    together.together = true;
    const RunResult result = resultOf(server(), together);
    QVERIFY(near(result.tpot_s, 0.010));
    QVERIFY(near(result.ttft_s, 0.200 + 0.800 + 0.010));
    QVERIFY(near(result.total_tok_s, 900 / (0.200 + 0.800 + 1.0)));
    together.counts_prompts = false;
    QVERIFY(near(resultOf(server(), together).total_tok_s, 900 / 1.0));
}

// Two places, four requests at once: two wait for one wave, half a wave on the average. Eight in all: the last four
// wait a whole wave each: three quarters.
void SpeedRunTest::whoDoesNotFitWaitsForAPlace()
{
    QCOMPARE(wavesOf(server(2), run(4, 4)).full, 2.0);
    QCOMPARE(wavesOf(server(2), run(4, 4)).queue, 0.5);
    QCOMPARE(wavesOf(server(2), run(4, 8)).queue, 0.75);
    QCOMPARE(wavesOf(server(2), run(4, 0)).queue, 1.0);
}

QTEST_APPLESS_MAIN(SpeedRunTest)

#include "tst_speed_run.moc"
