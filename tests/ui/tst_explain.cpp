// SPDX-License-Identifier: GPL-3.0-or-later
#include "page_fixture.h"

#include "ui/explain/explain_popover.h"
#include "ui/explain/explanation.h"
#include "ui/explain/explanation_html.h"

#include <QApplication>
#include <QClipboard>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>
#include <QVBoxLayout>

using namespace tarozi;
using namespace tarozi::ui;

namespace {

const Format kEnglish{QLocale(QLocale::English, QLocale::UnitedStates)};

// KV of 8 requests of 8,192 tokens: 2 x 32 x 8 x 128 elements of 2 bytes a token.
Derivation cacheByHand()
{
    Source config;
    config.title = QStringLiteral("config.json");
    config.url = QStringLiteral("https://example.org/config.json");
    config.date = QStringLiteral("2024-07-23");
    Derivation derivation;
    Step token;
    token.result = Quantity::KvBytesPerToken;
    token.formula = QStringLiteral("b_t = 2\u00B7L\u00B7k\u00B7d\u00B7b");
    token.terms = {{QStringLiteral("L"), Quantity::Layers, 32, Unit::Layers, {config}},
                   {QStringLiteral("k"), Quantity::KvHeads, 8, Unit::None, {config}},
                   {QStringLiteral("d"), Quantity::HeadDimension, 128, Unit::None, {config}},
                   {QStringLiteral("b"), Quantity::KvBytesPerElement, 2, Unit::None, {}}};
    token.value = 131072;
    token.unit = Unit::BytesPerToken;
    Step cache;
    cache.result = Quantity::KvCache;
    cache.formula = QStringLiteral("KV = C\u00B7T\u00B7b_t");
    cache.terms = {{QStringLiteral("C"), Quantity::Concurrency, 8, Unit::Requests, {}},
                   {QStringLiteral("T"), Quantity::ContextTokens, 8192, Unit::Tokens, {}},
                   {QStringLiteral("b_t"), Quantity::KvBytesPerToken, 131072, Unit::BytesPerToken, {}}};
    cache.value = 8589934592.0;
    cache.unit = Unit::Bytes;
    cache.rule = Rule::KvHeadsReplicated;
    derivation.steps = {token, cache};
    return derivation;
}

struct Fixture : PageFixture {
    QWidget window;
    QToolButton *anchor;

    Fixture() : anchor(new QToolButton(&window))
    {
        askEight();
        window.resize(900, 600);
        window.show();
        (void)QTest::qWaitForWindowExposed(&window);
        anchor->setFocus();
    }

    ExplainPopover *open(int candidate, Quantity figure)
    {
        showExplanation(context, candidate, figure, anchor);
        return window.findChild<ExplainPopover *>();
    }
};

} // namespace

class TestExplain : public QObject
{
    Q_OBJECT

private slots:
    void textOfAHandMadeDerivation();
    void emptyDerivationHasNoText();
    void symbolsArePutInWhole();
    void indicesAreSetLow();
    void everyFigureHasItsFormula();
    void opensAndClosesByKeyboard();
    void tabStaysInside();
    void followsTheScenario();
    void closesWithItsCandidate();
    void followsTheLanguage();
    void copiesItsText();
    void staysInsideTheWindow();
};

void TestExplain::textOfAHandMadeDerivation()
{
    const QString expected =
        QStringLiteral(u"KV cache: 8.59\u00A0GB\n"
                       "\n"
                       "KV cache\n"
                       "KV = C\u00B7T\u00B7b_t\n"
                       "= 8\u00A0requests \u00B7 8,192\u00A0tokens \u00B7 131,072\u00A0B/token\n"
                       "= 8.590\u00A0GB\n"
                       "  C: Concurrency, 8\u00A0requests\n"
                       "  T: Context length, 8,192\u00A0tokens\n"
                       "  b_t: KV cache per token, 131,072\u00A0B/token\n"
                       "There are fewer KV heads than GPUs in tensor parallel: each GPU keeps a whole head.\n"
                       "\n"
                       "KV cache per token\n"
                       "b_t = 2\u00B7L\u00B7k\u00B7d\u00B7b\n"
                       "= 2 \u00B7 32\u00A0layers \u00B7 8 \u00B7 128 \u00B7 2\n"
                       "= 131,072\u00A0B/token\n"
                       "  L: Layers, 32\u00A0layers [1]\n"
                       "  k: KV heads, 8 [1]\n"
                       "  d: Head dimension, 128 [1]\n"
                       "  b: Bytes per KV element, 2\n"
                       "\n"
                       "Sources\n"
                       "[1] config.json, 2024-07-23, https://example.org/config.json\n");
    PageFixture english;
    QCOMPARE(explanationText(cacheByHand(), kEnglish), expected);
}

void TestExplain::emptyDerivationHasNoText()
{
    QVERIFY(explanationText({}, kEnglish).isEmpty());
    QVERIFY(explained({}, kEnglish).isEmpty());
}

void TestExplain::symbolsArePutInWhole()
{
    PageFixture english;
    const std::vector<Term> terms{{QStringLiteral("N"), Quantity::Layers, 3, Unit::None, {}},
                                  {QStringLiteral("N_t"), Quantity::NonTorch, 7, Unit::None, {}},
                                  {QStringLiteral("c'"), Quantity::ActivationCoefficient, 5, Unit::None, {}}};
    QCOMPARE(formulaWithValues(QStringLiteral("A = N\u00B7(N_t + c')"), terms, kEnglish),
             QStringLiteral("3 \u00B7 (7 + 5)"));
    // a function of something is not the term; what nothing is known of stays
    QCOMPARE(formulaWithValues(QStringLiteral("A = max T: N(T) \u2264 N_t"), terms, kEnglish),
             QStringLiteral("max T: N(T) \u2264 7"));
    QCOMPARE(formulaWithValues(QStringLiteral("A = \u03A3 x"), terms, kEnglish), QString());
    QCOMPARE(formulaWithValues(QStringLiteral("A"), terms, kEnglish), QString());
}

void TestExplain::indicesAreSetLow()
{
    QCOMPARE(formulaHtml(QStringLiteral("N_kv = P<b_t")), QStringLiteral("N<sub>kv</sub> = P&lt;b<sub>t</sub>"));
}

void TestExplain::everyFigureHasItsFormula()
{
    Fixture fixture;
    for (const Quantity figure : {Quantity::Weights, Quantity::KvCache, Quantity::Need, Quantity::Limit,
                                  Quantity::MaxConcurrency, Quantity::DecodeCeiling}) {
        const Explanation explanation = explained(fixture.session.explain(0, figure), kEnglish);
        QVERIFY(!explanation.isEmpty());
        QVERIFY(!explanation.steps.front().formula.isEmpty());
        QVERIFY(!explanation.steps.front().terms.empty());
        QVERIFY(!explanation.sources.empty());
    }
    // S03, with three decimals so that whoever adds up gets the same
    const QString weights = explained(fixture.session.explain(0, Quantity::Weights), kEnglish).steps.front().result;
    QVERIFY2(weights.startsWith(QStringLiteral("16.06")), qPrintable(weights));
}

void TestExplain::opensAndClosesByKeyboard()
{
    Fixture fixture;
    ExplainPopover *explanation = fixture.open(0, Quantity::Weights);
    QVERIFY(explanation && explanation->isVisible());
    QVERIFY(explanation->isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!explanation->isVisible());
    QCOMPARE(QApplication::focusWidget(), fixture.anchor);
    // asked again: the same panel, another figure
    QCOMPARE(fixture.open(1, Quantity::KvCache), explanation);
    QVERIFY(explanation->accessibleName().contains(QStringLiteral("L40S")));
}

void TestExplain::tabStaysInside()
{
    Fixture fixture;
    ExplainPopover *explanation = fixture.open(0, Quantity::KvTokens);
    for (int i = 0; i < 12; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(explanation->isAncestorOf(QApplication::focusWidget()));
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab);
    QVERIFY(explanation->isAncestorOf(QApplication::focusWidget()));
}

void TestExplain::followsTheScenario()
{
    Fixture fixture;
    ExplainPopover *explanation = fixture.open(0, Quantity::KvCache);
    QVERIFY(explanation->accessibleDescription().contains(QStringLiteral("8.59")));
    Scenario twice = fixture.session.scenario();
    twice.serving.context = 16384;
    fixture.session.edit(twice, EditField::Context);
    QVERIFY(explanation->isVisible());
    QVERIFY(explanation->accessibleDescription().contains(QStringLiteral("17.2")));
}

void TestExplain::closesWithItsCandidate()
{
    Fixture fixture;
    ExplainPopover *explanation = fixture.open(1, Quantity::KvCache);
    QVERIFY(explanation->isVisible());
    Scenario one = fixture.session.scenario();
    one.candidates.pop_back();
    fixture.session.edit(one, EditField::RemoveCandidate);
    QVERIFY(!explanation->isVisible());
    QVERIFY(explanation->text().isEmpty());
}

void TestExplain::followsTheLanguage()
{
    Fixture fixture;
    ExplainPopover *explanation = fixture.open(0, Quantity::Weights);
    const QString english = explanation->accessibleName();
    fixture.languages.setLanguage(Language::Russian);
    QVERIFY(explanation->isVisible());
    QVERIFY(explanation->accessibleName() != english);
    QVERIFY(explanation->accessibleDescription().contains(QLatin1Char(','))); // 16,1
}

void TestExplain::copiesItsText()
{
    Fixture fixture;
    ExplainPopover *explanation = fixture.open(0, Quantity::Limit);
    for (QToolButton *button : explanation->findChildren<QToolButton *>()) {
        if (button->text() == QStringLiteral("Copy as text"))
            button->click();
    }
    QVERIFY(!explanation->text().isEmpty());
    QCOMPARE(QApplication::clipboard()->text(), explanation->text());
}

void TestExplain::staysInsideTheWindow()
{
    Fixture fixture;
    fixture.anchor->move(860, 560);
    ExplainPopover *explanation = fixture.open(0, Quantity::MaxContext);
    QVERIFY(fixture.window.rect().contains(explanation->geometry()));
    fixture.window.resize(420, 300);
    QTRY_VERIFY(fixture.window.rect().contains(explanation->geometry()));
}

QTEST_MAIN(TestExplain)
#include "tst_explain.moc"
