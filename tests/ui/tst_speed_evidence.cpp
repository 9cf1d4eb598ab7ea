// SPDX-License-Identifier: GPL-3.0-or-later
#include "speed_page_fixture.h"

#include "ui/charts/step_bars.h"
#include "ui/explain/explain_popover.h"

#include <QLabel>
#include <QRegularExpression>

#include <set>

using namespace tarozi;
using namespace tarozi::ui;

namespace {

using Fixture = SpeedFixture;

} // namespace

// The figures beside the curves, what they rest on, and what is made of them.
class TestSpeedEvidence : public QObject
{
    Q_OBJECT

private slots:
    void figuresEqualTheAssessment();
    void saysWhatItRestsOn();
    void stepsAddUp();
    void rooflineMeetsAtTheBalance();
    void everyFigureIsExplained();
    void hypothesesNameTheCrossing();
    void comparesWaysToShare();
};

void TestSpeedEvidence::figuresEqualTheAssessment()
{
    Fixture fixture;
    for (int i : {0, 1}) {
        const SpeedFigures &speed = fixture.speed(i);
        const TableCell user = cell(fixture.page.table(), QStringLiteral("Per user"), i);
        QCOMPARE(user.number, fixture.number(speed.decode_tok_s->mid, 3));
        QCOMPARE(user.note, fixture.number(speed.decode_tok_s->low, 3) + QStringLiteral(u"\u2013") +
                                fixture.number(speed.decode_tok_s->high, 3));
        const TableCell tpot = cell(fixture.page.table(), QStringLiteral("Time per output token (TPOT)"), i);
        QCOMPARE(tpot.number, fixture.number(speed.tpot_s->mid * 1e3, 2));
        QCOMPARE(tpot.unit, QStringLiteral("ms"));
        QCOMPARE(cell(fixture.page.table(), QStringLiteral("Decode ceiling"), i).number,
                 i == 0 ? QStringLiteral("62.8") : QStringLiteral("53.8"));
    }
    // only the RTX 4090 keeps requests waiting
    const QString ttft = QStringLiteral("Time to first token (TTFT)");
    QVERIFY(cell(fixture.page.table(), ttft, 0).note.contains(QStringLiteral("queue")));
    QVERIFY(!cell(fixture.page.table(), ttft, 1).note.contains(QStringLiteral("queue")));
}

void TestSpeedEvidence::saysWhatItRestsOn()
{
    Fixture fixture;
    const SpeedEvidence &evidence = fixture.speed(0).evidence;
    QVERIFY(cell(fixture.page.table(), QStringLiteral("Rests on"), 0).text.contains(QString::number(evidence.rows)));
    QCOMPARE(cell(fixture.page.table(), QStringLiteral("Bottleneck"), 0).text, QStringLiteral("Memory capacity"));
    // a format that vLLM was not measured with on these cards widens the band, and the page says so
    Scenario odd = fixture.session.scenario();
    odd.serving.engine.engine = QStringLiteral("sglang");
    fixture.session.edit(odd, EditField::Engine);
    QVERIFY(!fixture.speed(0).evidence.extrapolations.empty());
    QVERIFY(!cell(fixture.page.table(), QStringLiteral("Extrapolated"), 0).note.isEmpty());
}

void TestSpeedEvidence::stepsAddUp()
{
    Fixture fixture;
    const StepBarsSpec &steps = fixture.page.steps()->spec();
    for (int i : {0, 1}) {
        double sum = 0;
        for (const StepSegment &segment : steps.bars.at(std::size_t(i)).segments)
            sum += segment.seconds;
        // the parts are the time between two tokens
        QVERIFY(std::abs(sum / fixture.speed(i).tpot_s->mid - 1) < 0.01);
    }
    QVERIFY(steps.scale_maximum >= fixture.speed(0).step.total());
}

void TestSpeedEvidence::rooflineMeetsAtTheBalance()
{
    Fixture fixture;
    const CurveSpec &roofs = fixture.page.roofline()->spec();
    QCOMPARE(roofs.series.size(), std::size_t(2));
    for (int i : {0, 1}) {
        const Roofline &roofline = fixture.speed(i).roofline;
        const auto &points = roofs.series.at(std::size_t(i)).points;
        QVERIFY(std::abs(points.at(1).x() - roofline.balance()) < 1e-9);
        QVERIFY(std::abs(points.at(1).y() * 1e12 / (roofline.balance() * roofline.bandwidth_bytes_per_s) - 1) < 1e-9);
    }
    // no point lies over its roof
    for (const CurveMark &mark : roofs.marks) {
        const auto roof = valueAt(roofs.series.at(std::size_t(mark.candidate)).points, mark.at.x());
        QVERIFY(roof);
        QVERIFY2(mark.at.y() <= *roof * 1.0001, qPrintable(mark.label));
    }
}

// Whatever can be clicked opens the figure's own derivation; the expectations can be.
void TestSpeedEvidence::everyFigureIsExplained()
{
    Fixture fixture;
    std::set<Quantity> explained;
    for (const TableRow &row : fixture.page.table()->table().rows) {
        for (const TableCell &cell : row.cells) {
            if (!cell.figure)
                continue;
            const Derivation derivation = fixture.session.explain(cell.candidate, *cell.figure);
            QVERIFY2(!derivation.steps.empty(), qPrintable(row.label.text));
            QCOMPARE(derivation.steps.back().result, *cell.figure);
            explained.insert(*cell.figure);
        }
    }
    for (const Quantity figure : {Quantity::DecodeSpeed, Quantity::Throughput, Quantity::TimeToFirstToken,
                                  Quantity::TimePerOutputToken, Quantity::PrefillSpeed, Quantity::DecodeCeiling})
        QVERIFY2(explained.count(figure) > 0, qPrintable(QString::number(int(figure))));
    fixture.page.table()->setFocus();
    fixture.page.table()->setCurrentIndex(fixture.page.table()->model()->index(1, 1));
    QTest::keyClick(fixture.page.table(), Qt::Key_Return);
    auto *popover = fixture.page.findChild<ExplainPopover *>();
    QVERIFY(popover && popover->isVisible());
    QVERIFY(popover->text().contains(fixture.number(fixture.speed(0).decode_tok_s->mid, 3)));
}

// Found by looking: which card gives more tokens in all changes where the sentence says.
void TestSpeedEvidence::hypothesesNameTheCrossing()
{
    Fixture fixture;
    Scenario scenario = fixture.session.scenario();
    scenario.serving.context = 2048;
    scenario.serving.input = 1536;
    scenario.serving.output = 512;
    fixture.session.edit(scenario, EditField::Context);
    const auto leader = [&](qint64 requests) {
        Scenario there = scenario;
        there.serving.concurrency = requests;
        const Assessment assessment = assess(there, fixture.session.catalog());
        return assessment.candidates[0].speed.throughput_tok_s->mid >
                       assessment.candidates[1].speed.throughput_tok_s->mid
                   ? 0
                   : 1;
    };
    qint64 crossing = 0;
    for (qint64 requests = 2; requests <= 512 && crossing == 0; ++requests) {
        if (leader(requests) != leader(1))
            crossing = requests;
    }
    const QString text = fixture.page.hypotheses()->text();
    if (crossing == 0) {
        QVERIFY(!text.contains(QStringLiteral("requests at once")));
        return;
    }
    QVERIFY(fixture.page.hypotheses()->isVisible());
    if (crossing == 2) {
        QVERIFY2(text.contains(QStringLiteral("With a single request ")), qPrintable(text));
        return;
    }
    static const QRegularExpression place(QStringLiteral("Up to about (\\d+) requests at once (RTX 4090|L40S)"));
    const QRegularExpressionMatch match = place.match(text);
    QVERIFY2(match.hasMatch(), qPrintable(text));
    QVERIFY2(std::abs(match.captured(1).toDouble() - double(crossing)) <= 1.5, qPrintable(text));
    QCOMPARE(match.captured(2), leader(1) == 0 ? QStringLiteral("RTX 4090") : QStringLiteral("L40S"));
}

void TestSpeedEvidence::comparesWaysToShare()
{
    Fixture fixture;
    QVERIFY(!fixture.page.sharing()->isVisible());
    Scenario two = fixture.session.scenario();
    two.candidates.at(0).count = 2;
    fixture.session.edit(two, EditField::CandidateCount);
    QVERIFY(fixture.page.sharing()->isVisible());
    two.candidates.at(0).parallelism = Parallelism::Tensor;
    const SpeedFigures speed = assess(two, fixture.session.catalog()).candidates.at(0).speed;
    const TableCell total = cell(fixture.page.sharing(), QStringLiteral("Tensor parallel"), 0);
    QCOMPARE(total.number, fixture.number(speed.throughput_tok_s->mid, 3));
    QCOMPARE(cell(fixture.page.sharing(), QStringLiteral("Tensor parallel"), 2).text,
             Format(fixture.languages.locale()).percent(speed.step.communication / speed.step.total()).text());
}

QTEST_MAIN(TestSpeedEvidence)
#include "tst_speed_evidence.moc"
