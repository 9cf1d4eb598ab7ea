// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalog_loader.h"
#include "ui/controls/number_box.h"
#include "ui/controls/picker_button.h"
#include "ui/controls/picker_popup.h"
#include "ui/controls/workload_panel.h"
#include "ui/explain/explain_popover.h"
#include "ui/views/gpu_card.h"
#include "ui/views/gpu_card_header.h"
#include "ui/views/gpu_strip.h"
#include "ui/views/key_figure.h"
#include "ui/views/memory_bar.h"
#include "ui/views/segment_legend.h"
#include "ui/views/verdict_pill.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace tarozi;
using namespace tarozi::ui;

namespace {

struct Window : QWidget {
    ThemeManager theme;
    LanguageManager languages;
    ScenarioSession session{loadCatalog(QStringLiteral(":/catalog")).catalog};
    WorkloadPanel *panel = new WorkloadPanel({session, languages, theme});
    GpuStrip *strip = new GpuStrip({session, languages, theme});

    Window()
    {
        theme.setChoice(ThemeChoice::Light);
        auto *layout = new QHBoxLayout(this);
        layout->addWidget(panel);
        layout->addWidget(strip, 1, Qt::AlignTop);
        resize(1500, 900);
        show();
        QApplication::setActiveWindow(this);
        QCoreApplication::processEvents();
    }

    GpuCard &card(int index) const { return *strip->cards()[std::size_t(index)]; }
    const Assessed &assessed(int index) const { return session.assessment().candidates[std::size_t(index)]; }

    void edit(const std::function<void(Scenario &)> &change)
    {
        Scenario next = session.scenario();
        change(next);
        session.edit(next, EditField::Other);
        QCoreApplication::processEvents();
    }
};

// First and one past the last pixel of a colour in the middle of a bar.
struct Run {
    int from = -1, to = -1;
    int length() const { return to - from; }
};

Run runOf(MemoryBar &bar, const QColor &color)
{
    const QImage image = bar.grab().toImage();
    const int y = int(bar.frame().top + bar.frame().height / 2);
    Run run;
    for (int x = 0; x < image.width(); ++x) {
        if (image.pixelColor(x, y) != color)
            continue;
        if (run.from < 0)
            run.from = x;
        run.to = x + 1;
    }
    return run;
}

// The bar is where the assessment says, on one scale for all cards; a seam of a pixel lies between segments.
void compareBars(const Window &window)
{
    const Colors &colors = window.theme.colors();
    const auto limit_at = [&](int i) {
        const Run line = runOf(*window.card(i).bar(), colors.text);
        return (line.from + line.to) / 2.0;
    };
    // the longest length measures the scale best
    double per_gb = 0, longest = 0;
    for (int i = 0; i < int(window.strip->cards().size()); ++i)
        if (const double limit = window.assessed(i).memory.limit / 1e9; limit > longest) {
            longest = limit;
            per_gb = limit_at(i) / limit;
        }
    for (int i = 0; i < int(window.strip->cards().size()); ++i) {
        const MemoryFigures &memory = window.assessed(i).memory;
        MemoryBar &bar = *window.card(i).bar();
        const auto near = [&](double pixels, double bytes) { return std::abs(pixels - bytes / 1e9 * per_gb) <= 3; };
        const Run weights = runOf(bar, colors.component(Quantity::Weights));
        QVERIFY(near(weights.to, memory.weights));
        const Run cache = runOf(bar, colors.component(Quantity::KvCache));
        QVERIFY(near(cache.from, memory.weights));
        QVERIFY(near(cache.to, memory.weights + memory.kv_cache));
        QVERIFY(near(limit_at(i), memory.limit));
    }
}

} // namespace

class TestGpuStrip : public QObject
{
    Q_OBJECT

private slots:
    void cardsShowTheDefaultScenario();
    void dragMovesTheBars();
    void barsShareOneScale();
    void verdictHasWordsIconAndColour();
    void figuresAskWhy();
    void barSegmentsByKeyboard();
    void countAndParallelism();
    void manyGpusAreShown();
    void eccChangesUsableMemory();
    void addAndRemove();
    void choosingAnotherGpu();
    void priceBringsACost();
    void leaderIsSaid();
    void whatDoesNotFitLeadsNobody();
    void namesAreUnique_data();
    void namesAreUnique();
    void slidersMakeNoWidgets();
    void nothingIsCutWhenNarrow_data();
    void nothingIsCutWhenNarrow();
};

void TestGpuStrip::cardsShowTheDefaultScenario()
{
    Window window;
    QCOMPARE(window.strip->cards().size(), std::size_t(2));
    QCOMPARE(window.card(0).header()->picker()->text(), QStringLiteral("RTX 4090"));
    QCOMPARE(window.card(1).header()->picker()->text(), QStringLiteral("L40S"));
    // nvidia-smi prints 24564MiB for the 4090 and 46068MiB for an L40S with ECC
    QVERIFY(window.card(0).header()->memoryLine()->text().contains(QStringLiteral("24,564")));
    QVERIFY(window.card(1).header()->memoryLine()->text().contains(QStringLiteral("46,068")));
    QVERIFY(!window.card(0).header()->eccBox()->isChecked());
    QVERIFY(window.card(1).header()->eccBox()->isChecked());
    // 1008 GB/s and 864 GB/s over 16.06 GB of weights
    QCOMPARE(window.card(0).ceiling()->figure().number, QStringLiteral("62.8"));
    QCOMPARE(window.card(1).ceiling()->figure().number, QStringLiteral("53.8"));
    // expected: under the ceiling, with a band around it
    for (int i : {0, 1}) {
        const Band &user = *window.assessed(i).speed.decode_tok_s;
        const Format format(window.languages.locale());
        QCOMPARE(window.card(i).speed()->figure().number, format.significant(user.mid, 3));
        QVERIFY(window.card(i).speed()->figure().note.startsWith(format.significant(user.low, 3)));
        QVERIFY(user.mid < window.assessed(i).speed.decode_ceiling_tok_s);
        QVERIFY(!window.card(i).firstToken()->figure().unit.isEmpty());
    }
    QVERIFY(window.card(0).requests()->figure().note.contains(QLatin1Char('1')));
    QVERIFY(!window.card(0).cost()->isVisible());
    compareBars(window);
}

void TestGpuStrip::dragMovesTheBars()
{
    Window window;
    StopSlider *slider = window.panel->concurrencyRow()->slider();
    const auto at = [&](int stop) { return QPoint(slider->stopCentre(stop), slider->height() / 2); };
    const QColor cache = window.theme.colors().component(Quantity::KvCache);
    const int before = runOf(*window.card(1).bar(), cache).length();
    QTest::mousePress(slider, Qt::LeftButton, {}, at(0));
    for (int stop = 1; stop <= 4; ++stop) {
        QTest::mouseMove(slider, at(stop));
        QCoreApplication::processEvents();
        // each request of 8,192 tokens holds 1 GiB of cache
        QCOMPARE(window.assessed(0).memory.kv_cache, double(1 << stop) * 1024 * 1024 * 1024);
        compareBars(window);
    }
    QTest::mouseRelease(slider, Qt::LeftButton, {}, at(4));
    QVERIFY(runOf(*window.card(1).bar(), cache).length() > 4 * before);
    QCOMPARE(window.session.undoStack().count(), 1);
    // 16 GB of weights and 17 GB of cache: not on 24 GB, well on 48 GB
    QCOMPARE(window.card(0).header()->pill()->verdict(), Verdict::DoesNotFit);
    QCOMPARE(window.card(1).header()->pill()->verdict(), Verdict::Fits);
    window.session.undoStack().undo();
    QCoreApplication::processEvents();
    QCOMPARE(runOf(*window.card(1).bar(), cache).length(), before);
}

void TestGpuStrip::barsShareOneScale()
{
    Window window;
    window.edit([](Scenario &s) {
        Candidate candidate;
        candidate.gpu = QStringLiteral("h100-sxm");
        s.candidates.push_back(candidate);
    });
    QCOMPARE(window.strip->cards().size(), std::size_t(3));
    compareBars(window);
    const QColor weights = window.theme.colors().component(Quantity::Weights);
    QCOMPARE(runOf(*window.card(2).bar(), weights).length(), runOf(*window.card(0).bar(), weights).length());
    // sections stand at one height
    const auto top = [&](int i) { return window.card(i).bar()->y(); };
    QCOMPARE(top(0), top(2));
    QCOMPARE(window.card(0).requests()->mapTo(window.strip, QPoint()).y(),
             window.card(2).requests()->mapTo(window.strip, QPoint()).y());
}

void TestGpuStrip::verdictHasWordsIconAndColour()
{
    Window window;
    VerdictPill *pill = window.card(0).header()->pill();
    QCOMPARE(pill->words(), QStringLiteral("Fits"));
    const QImage fits = pill->grab().toImage();
    QCOMPARE(fits.pixelColor(fits.width() / 2, 2), window.theme.colors().fits_surface);
    window.edit([](Scenario &s) { s.serving.concurrency = 16; });
    QCOMPARE(pill->words(), QStringLiteral("Does not fit"));
    QCOMPARE(pill->accessibleName(), QStringLiteral("GPU 1, RTX 4090: Does not fit"));
    const QImage image = pill->grab().toImage();
    QCOMPARE(image.pixelColor(image.width() / 2, 2), window.theme.colors().does_not_fit_surface);
    // the icon: ink left of the words
    int inked = 0;
    for (int x = 11; x < 23; ++x)
        for (int y = 0; y < image.height(); ++y)
            inked += image.pixelColor(x, y) == window.theme.colors().does_not_fit;
    QVERIFY(inked > 5);
    window.edit([](Scenario &s) { s.serving.model.id = QStringLiteral("no/such-model"); });
    QCOMPARE(pill->verdict(), Verdict::NotModelled);
    QVERIFY(!window.card(0).bar()->bar().summary.isEmpty());
}

void TestGpuStrip::figuresAskWhy()
{
    Window window;
    QSignalSpy asked(window.strip, &GpuStrip::explainRequested);
    QTest::mouseClick(window.card(1).ceiling(), Qt::LeftButton);
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked.last().at(0).toInt(), 1);
    QCOMPARE(asked.last().at(1).value<Quantity>(), Quantity::DecodeCeiling);
    window.card(0).requests()->setFocus();
    QTest::keyClick(window.card(0).requests(), Qt::Key_Return);
    QCOMPARE(asked.last().at(0).toInt(), 0);
    QCOMPARE(asked.last().at(1).value<Quantity>(), Quantity::MaxConcurrency);
    QTest::mouseClick(window.card(0).firstToken(), Qt::LeftButton);
    QCOMPARE(asked.last().at(1).value<Quantity>(), Quantity::TimeToFirstToken);
    window.card(0).header()->pill()->setFocus();
    QTest::keyClick(window.card(0).header()->pill(), Qt::Key_Return);
    QCOMPARE(asked.last().at(1).value<Quantity>(), Quantity::Headroom);
    auto *popover = window.findChild<ExplainPopover *>();
    QVERIFY(popover && popover->isVisible());
    QTest::keyClick(popover, Qt::Key_Escape);
    QVERIFY(!popover->isVisible());
}

void TestGpuStrip::barSegmentsByKeyboard()
{
    Window window;
    QSignalSpy asked(window.strip, &GpuStrip::explainRequested);
    MemoryBar *bar = window.card(0).bar();
    QTest::mouseClick(bar, Qt::LeftButton, {}, QPoint(5, int(bar->frame().top) + 10));
    QCOMPARE(asked.last().at(1).value<Quantity>(), Quantity::Weights);
    bar->setFocus();
    QTest::keyClick(bar, Qt::Key_Right);
    QTest::keyClick(bar, Qt::Key_Right);
    QVERIFY(bar->accessibleDescription().contains(QStringLiteral("1.1")));
    QTest::keyClick(bar, Qt::Key_Return);
    QCOMPARE(asked.last().at(1).value<Quantity>(), Quantity::KvCache);
    // the spare, after weights, cache, activations and runtime, is the headroom
    for (std::size_t i = 2; bar->bar().segments[i - 1].quantity != Quantity::Spare; ++i)
        QTest::keyClick(bar, Qt::Key_Right);
    QTest::keyClick(bar, Qt::Key_Return);
    QCOMPARE(asked.last().at(1).value<Quantity>(), Quantity::Headroom);
}

void TestGpuStrip::countAndParallelism()
{
    Window window;
    GpuCard &card = window.card(0);
    QVERIFY(!card.header()->parallelismCombo()->isVisible());
    auto *line = card.header()->countBox()->findChild<QLineEdit *>();
    card.header()->countBox()->setFocus();
    line->selectAll();
    QTest::keyClicks(line, QStringLiteral("2"));
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(window.session.scenario().candidates[0].count, 2);
    QVERIFY(card.header()->parallelismCombo()->isVisible());
    // the 4090 has no NVLink: the layers are divided as a pipeline
    QVERIFY(card.header()->parallelismCombo()->currentText().contains(QStringLiteral("Pipeline")));
    const int tensor = card.header()->parallelismCombo()->findText(QStringLiteral("Tensor parallel"));
    card.header()->parallelismCombo()->setCurrentIndex(tensor);
    emit card.header()->parallelismCombo()->activated(tensor);
    QCOMPARE(window.session.scenario().candidates[0].parallelism, Parallelism::Tensor);
    QCOMPARE(window.session.undoStack().count(), 2);
}

// As many as a scenario file may hold.
void TestGpuStrip::manyGpusAreShown()
{
    Window window;
    window.edit([](Scenario &scenario) { scenario.candidates[0].count = 32; });
    QCOMPARE(window.card(0).header()->countBox()->value(), 32.0);
    window.edit([](Scenario &scenario) { scenario.candidates[0].count = 1024; });
    QCOMPARE(window.card(0).header()->countBox()->value(), 1024.0);
}

void TestGpuStrip::eccChangesUsableMemory()
{
    Window window;
    QTest::mouseClick(window.card(1).header()->eccBox(), Qt::LeftButton, {},
                      QPoint(8, window.card(1).header()->eccBox()->height() / 2));
    QCOMPARE(window.session.scenario().candidates[1].ecc, std::optional<EccMode>(EccMode::Off));
    // an L40S without ECC shows 49140 MiB
    QVERIFY(window.card(1).header()->memoryLine()->text().contains(QStringLiteral("49,140")));
}

void TestGpuStrip::addAndRemove()
{
    Window window;
    QVERIFY(!window.card(0).header()->removeButton()->isVisible()); // two are compared at least
    for (const char *name : {"h100 sxm", "l4 24"}) {
        QTest::mouseClick(window.strip->addButton(), Qt::LeftButton);
        QVERIFY(window.strip->picker()->isVisible());
        QTest::keyClicks(window.strip->picker()->searchField(), QString::fromLatin1(name));
        QTest::keyClick(window.strip->picker()->searchField(), Qt::Key_Return);
    }
    QCOMPARE(window.strip->cards().size(), std::size_t(4));
    QCOMPARE(window.session.scenario().candidates[2].gpu, QStringLiteral("h100-sxm"));
    QVERIFY(!window.strip->addButton()->isVisible()); // four at most
    QTest::mouseClick(window.card(0).header()->removeButton(), Qt::LeftButton);
    QCOMPARE(window.session.scenario().candidates.size(), std::size_t(3));
    QCOMPARE(window.card(0).header()->picker()->text(), QStringLiteral("L40S"));
    QVERIFY(window.strip->addButton()->isVisible());
    window.session.undoStack().undo();
    QCOMPARE(window.card(0).header()->picker()->text(), QStringLiteral("RTX 4090"));
    QCOMPARE(window.strip->cards().size(), std::size_t(4));
}

void TestGpuStrip::choosingAnotherGpu()
{
    Window window;
    window.card(1).header()->picker()->setFocus();
    QTest::keyClick(window.card(1).header()->picker(), Qt::Key_Return);
    QTest::keyClicks(window.strip->picker()->searchField(), QStringLiteral("A30"));
    QTest::keyClick(window.strip->picker()->searchField(), Qt::Key_Return);
    QCOMPARE(window.session.scenario().candidates[1].gpu, QStringLiteral("a30"));
    QCOMPARE(window.card(1).header()->picker()->text(), QStringLiteral("A30"));
}

void TestGpuStrip::priceBringsACost()
{
    Window window;
    window.edit([](Scenario &s) { s.price.amount_per_gpu_hour = 100; });
    QVERIFY(window.card(0).cost()->isVisible());
    // 100 an hour at 62.76 tokens a second: 100 / (62.76 * 3600) * 1e6 = 442.6
    QCOMPARE(window.card(0).cost()->figure().number.left(3), QStringLiteral("442"));
    QCOMPARE(window.card(0).cost()->figure().unit, QStringLiteral("RUB"));
}

void TestGpuStrip::leaderIsSaid()
{
    Window window;
    // 1008 / 864 GB/s = 1.17
    QVERIFY(window.card(0).ceiling()->figure().lead.contains(QStringLiteral("1.2")));
    QVERIFY(window.card(1).ceiling()->figure().lead.isEmpty());
    QVERIFY(!window.card(1).requests()->figure().lead.isEmpty());
    QVERIFY(window.card(0).requests()->figure().lead.isEmpty());
    window.edit([](Scenario &s) { s.candidates[1] = s.candidates[0]; });
    for (int i : {0, 1})
        QVERIFY(window.card(i).ceiling()->figure().lead.isEmpty());
}

void TestGpuStrip::whatDoesNotFitLeadsNobody()
{
    Window window;
    window.edit([](Scenario &s) { s.serving.concurrency = 16; });
    QVERIFY(window.card(0).ceiling()->figure().lead.isEmpty());
    // 70B in 16 bits is 141 GB: not one request fits, so no ceiling is promised
    window.edit([](Scenario &s) { s.serving.model.id = QStringLiteral("meta-llama/Llama-3.1-70B"); });
    QCOMPARE(window.card(1).ceiling()->figure().number, QStringLiteral(u"\u2014"));
    QCOMPARE(window.card(1).speed()->figure().number, QStringLiteral(u"\u2014"));
    QVERIFY(!window.card(1).speed()->figure().note.isEmpty()); // why
}

void TestGpuStrip::namesAreUnique_data()
{
    QTest::addColumn<int>("language");
    for (const Language language : kLanguages)
        QTest::addRow("%s", qPrintable(languageCode(language))) << int(language);
}

void TestGpuStrip::namesAreUnique()
{
    QFETCH(int, language);
    Window window;
    window.languages.setLanguage(Language(language));
    window.edit([](Scenario &s) {
        s.candidates[0].count = 2;
        s.candidates.push_back(s.candidates[0]); // the same GPU twice
        s.price.amount_per_gpu_hour = 100;
    });
    QSet<QString> names;
    for (const QWidget *widget : window.strip->findChildren<QWidget *>()) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible() ||
            qobject_cast<const NumberBox *>(widget->parentWidget()))
            continue;
        QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
        QVERIFY2(!names.contains(widget->accessibleName()), qPrintable(widget->accessibleName()));
        names.insert(widget->accessibleName());
    }
    QVERIFY(names.size() >= 3 * 8);
}

void TestGpuStrip::slidersMakeNoWidgets()
{
    Window window;
    const auto all = [&] {
        const QList<QWidget *> list = window.strip->findChildren<QWidget *>();
        return QSet<QWidget *>(list.begin(), list.end());
    };
    const QSet<QWidget *> before = all();
    for (int concurrency = 1; concurrency < 40; ++concurrency)
        window.edit([=](Scenario &s) { s.serving.concurrency = concurrency; });
    QCOMPARE(all(), before);
}

void TestGpuStrip::nothingIsCutWhenNarrow_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("cards");
    for (const int cards : {2, 3, 4})
        for (const int width : {1400, 1100, 760})
            if (width / cards >= 232)
                QTest::addRow("%d cards at %d", cards, width) << width << cards;
}

void TestGpuStrip::nothingIsCutWhenNarrow()
{
    QFETCH(int, width);
    QFETCH(int, cards);
    Window window;
    window.edit([=](Scenario &s) {
        while (int(s.candidates.size()) < cards)
            s.candidates.push_back(s.candidates[0]);
        s.candidates[0].count = 2;
        s.price.amount_per_gpu_hour = 100;
    });
    window.panel->hide();
    window.resize(width, 900);
    QCoreApplication::processEvents();
    for (const GpuCard *card : window.strip->cards()) {
        QVERIFY(window.strip->rect().contains(card->geometry()));
        for (const QWidget *widget : card->findChildren<QWidget *>()) {
            if (!widget->isVisible())
                continue;
            const QRect place(widget->mapTo(card, QPoint()), widget->size());
            QVERIFY2(card->rect().contains(place), widget->metaObject()->className());
            if (widget->hasHeightForWidth())
                QVERIFY2(widget->height() >= widget->heightForWidth(widget->width()),
                         widget->metaObject()->className());
        }
    }
}

QTEST_MAIN(TestGpuStrip)
#include "tst_gpu_strip.moc"
