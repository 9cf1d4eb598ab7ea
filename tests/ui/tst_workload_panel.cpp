// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalog_loader.h"
#include "ui/controls/engine_row.h"
#include "ui/controls/more_parameters.h"
#include "ui/controls/picker_button.h"
#include "ui/controls/picker_popup.h"
#include "ui/controls/price_row.h"
#include "ui/controls/scenario_edits.h"
#include "ui/controls/toggle_row.h"
#include "ui/controls/workload_panel.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QSet>
#include <QTest>
#include <QToolButton>

using namespace tarozi;
using namespace tarozi::ui;

namespace {

const QString kLlama8B = QStringLiteral("meta-llama/Llama-3.1-8B");

struct Window {
    ThemeManager theme;
    LanguageManager languages;
    ScenarioSession session{loadCatalog(QStringLiteral(":/catalog")).catalog};
    WorkloadPanel panel{{session, languages, theme}};

    Window()
    {
        panel.resize(340, 900);
        panel.show();
        QApplication::setActiveWindow(&panel);
    }

    const ServingWorkload &serving() const { return session.scenario().serving; }
    QPoint stop(const NumberRow *row, int index) const
    {
        return {row->slider()->stopCentre(index), row->slider()->height() / 2};
    }
};

Scenario unlikeTheDefault()
{
    Scenario scenario;
    ServingWorkload &serving = scenario.serving;
    serving.model.id = QStringLiteral("Qwen/Qwen3-8B");
    serving.weights = QStringLiteral("fp8");
    serving.kv = QStringLiteral("fp8");
    serving.context = 12345;
    serving.input = 12000;
    serving.output = 345;
    serving.concurrency = 17;
    serving.engine.version = QStringLiteral("0.22");
    serving.engine.memory_limit = 0.85;
    serving.engine.max_num_seqs = 64;
    serving.engine.max_num_batched_tokens = 4096;
    serving.engine.eager = true;
    serving.engine.other_tenants_bytes = 1.5e9;
    scenario.price.amount_per_gpu_hour = 132.46;
    scenario.price.currency = QStringLiteral("USD");
    return scenario;
}

void type(NumberBox *box, const QString &text)
{
    auto *line = box->findChild<QLineEdit *>();
    box->setFocus();
    line->selectAll();
    QTest::keyClicks(line, text);
    QTest::keyClick(line, Qt::Key_Return);
}

} // namespace

class TestWorkloadPanel : public QObject
{
    Q_OBJECT

private slots:
    void everyControlShowsTheScenario_data();
    void everyControlShowsTheScenario();
    void resettingEditsNothing();
    void dragIsOneUndoStep();
    void choosingAModelSetsTheSize();
    void searchFindsByWords();
    void sizeAwayLeavesTheModel();
    void typedSizeInRussian();
    void contextAndSplitBelongTogether();
    void contextBeyondTheModelIsSaid();
    void precisionByKey();
    void unsetMeansTheEnginesDefault();
    void engineAndVersion();
    void priceAndCurrency();
    void changedRowsAreCountedAndReverted();
    void namesAreUnique_data();
    void namesAreUnique();
    void hiddenPanelDoesNothing();
};

void TestWorkloadPanel::everyControlShowsTheScenario_data()
{
    QTest::addColumn<bool>("by_default");
    QTest::addColumn<int>("language");
    for (const Language language : kLanguages) {
        QTest::addRow("default, %s", qPrintable(languageCode(language))) << true << int(language);
        QTest::addRow("another, %s", qPrintable(languageCode(language))) << false << int(language);
    }
}

void TestWorkloadPanel::everyControlShowsTheScenario()
{
    QFETCH(bool, by_default);
    QFETCH(int, language);
    Window window;
    window.languages.setLanguage(Language(language));
    window.session.reset(by_default ? Scenario() : unlikeTheDefault());
    const WorkloadPanel &panel = window.panel;
    const MoreParameters &more = *panel.more();
    // defaults as the command line's contract prints them
    QCOMPARE(panel.modelButton()->text(), by_default ? QStringLiteral("Llama 3.1 8B") : QStringLiteral("Qwen3 8B"));
    // published: 8,030,261,248 and 8,190,735,360 parameters
    QCOMPARE(panel.sizeRow()->box()->value(), by_default ? 8.03 : 8.19);
    QVERIFY(panel.sizeRow()->slider()->isHollow());
    QCOMPARE(panel.weightsRow()->combo()->currentData().toString(),
             by_default ? QStringLiteral("bf16") : QStringLiteral("fp8"));
    QCOMPARE(panel.contextRow()->box()->value(), by_default ? 8192.0 : 12345.0);
    QCOMPARE(panel.contextRow()->slider()->isHollow(), !by_default);
    QCOMPARE(panel.concurrencyRow()->box()->value(), by_default ? 1.0 : 17.0);
    QCOMPARE(panel.kvRow()->combo()->currentData().toString(),
             by_default ? QStringLiteral("fp16") : QStringLiteral("fp8"));
    QCOMPARE(panel.limitRow()->box()->value(), by_default ? 90.0 : 85.0);
    QCOMPARE(panel.engineRow()->engineCombo()->currentData().toString(), QStringLiteral("vllm"));
    QCOMPARE(panel.engineRow()->versionCombo()->currentData().toString(),
             by_default ? QString() : QStringLiteral("0.22"));
    QCOMPARE(more.inputRow()->box()->value(), by_default ? 7168.0 : 12000.0);
    QCOMPARE(more.outputRow()->box()->value(), by_default ? 1024.0 : 345.0);
    QCOMPARE(more.maxNumSeqsRow()->box()->value(), by_default ? 256.0 : 64.0);
    QCOMPARE(more.maxNumBatchedTokensRow()->box()->value(), by_default ? 2048.0 : 4096.0);
    QCOMPARE(more.eagerRow()->box()->isChecked(), !by_default);
    QCOMPARE(more.otherTenantsRow()->box()->value(), by_default ? 0.0 : 1.5);
    QCOMPARE(more.priceRow()->box()->value(), by_default ? 0.0 : 132.46);
    QCOMPARE(more.priceRow()->currencyCombo()->currentText(),
             by_default ? QStringLiteral("RUB") : QStringLiteral("USD"));
}

void TestWorkloadPanel::resettingEditsNothing()
{
    Window window;
    window.session.reset(unlikeTheDefault());
    QVERIFY(window.session.scenario() == unlikeTheDefault());
    QCOMPARE(window.session.undoStack().count(), 0);
    window.languages.setLanguage(Language::Uzbek);
    window.theme.setChoice(ThemeChoice::Dark);
    QVERIFY(window.session.scenario() == unlikeTheDefault());
    QCOMPARE(window.session.undoStack().count(), 0);
}

void TestWorkloadPanel::dragIsOneUndoStep()
{
    Window window;
    NumberRow *row = window.panel.contextRow();
    QTest::mousePress(row->slider(), Qt::LeftButton, {}, window.stop(row, 3));
    for (int x = window.stop(row, 3).x(); x <= window.stop(row, 6).x(); x += 4)
        QTest::mouseMove(row->slider(), {x, window.stop(row, 3).y()});
    QTest::mouseRelease(row->slider(), Qt::LeftButton, {}, window.stop(row, 6));
    QCOMPARE(window.serving().context, qint64(65536));
    QTRY_COMPARE(row->box()->value(), 65536.0);
    QCOMPARE(window.session.undoStack().count(), 1);
    window.session.undoStack().undo();
    QCOMPARE(window.serving().context, qint64(8192));
    QTRY_COMPARE(row->box()->value(), 8192.0);
    QVERIFY(!row->slider()->isHollow());
}

void TestWorkloadPanel::choosingAModelSetsTheSize()
{
    Window window;
    QTest::mouseClick(window.panel.modelButton(), Qt::LeftButton);
    PickerPopup *picker = window.panel.modelPicker();
    QVERIFY(picker->isVisible());
    QCOMPARE(picker->listView()->currentIndex().data(PickerList::IdRole).toString(), kLlama8B);
    QTest::keyClicks(picker->searchField(), QStringLiteral("llama 3.1 70b"));
    QTest::keyClick(picker->searchField(), Qt::Key_Return);
    QVERIFY(!picker->isVisible());
    QCOMPARE(window.serving().model.id, QStringLiteral("meta-llama/Llama-3.1-70B"));
    // published: 70,553,706,496 parameters
    QCOMPARE(window.panel.sizeRow()->box()->value(), 70.55);
    QCOMPARE(window.panel.modelButton()->text(), QStringLiteral("Llama 3.1 70B"));
    QCOMPARE(window.session.undoStack().count(), 1);
}

void TestWorkloadPanel::searchFindsByWords()
{
    Window window;
    QTest::mouseClick(window.panel.modelButton(), Qt::LeftButton);
    PickerPopup *picker = window.panel.modelPicker();
    const auto *list = picker->listView()->model();
    const auto ids = [&] {
        QStringList found;
        for (int row = 0; row < list->rowCount(); ++row)
            if (!list->index(row, 0).data(PickerList::HeadingRole).toBool())
                found.push_back(list->index(row, 0).data(PickerList::IdRole).toString());
        return found;
    };
    QCOMPARE(ids().size(), int(window.session.catalog().models().size()));
    picker->searchField()->setText(QStringLiteral("8b QWEN3")); // any order, any case
    QCOMPARE(ids(), QStringList{QStringLiteral("Qwen/Qwen3-8B")});
    picker->searchField()->setText(QStringLiteral("no such model"));
    QCOMPARE(list->rowCount(), 0);
    QTest::keyClick(picker->searchField(), Qt::Key_Return);
    QVERIFY(picker->isVisible());
    QTest::keyClick(picker->searchField(), Qt::Key_Escape);
    QVERIFY(!picker->isVisible());
    QCOMPARE(window.serving().model.id, kLlama8B);
    QCOMPARE(window.session.undoStack().count(), 0);
}

void TestWorkloadPanel::sizeAwayLeavesTheModel()
{
    Window window;
    NumberRow *row = window.panel.sizeRow();
    row->slider()->setFocus();
    QTest::keyClick(row->slider(), Qt::Key_Right); // 14B
    QCOMPARE(window.serving().model.parameters, std::optional<double>(14e9));
    QCOMPARE(window.serving().model.id, kLlama8B);
    QVERIFY(window.panel.modelButton()->text() != QStringLiteral("Llama 3.1 8B"));
    QVERIFY(!row->note().isEmpty());
    QVERIFY(row->isMarkedChanged());
    QTest::mouseClick(row->revertButton(), Qt::LeftButton);
    QVERIFY(!window.serving().model.parameters);
    QCOMPARE(row->box()->value(), 8.03);
    QVERIFY(row->note().isEmpty());
    QVERIFY(!row->isMarkedChanged());
    QCOMPARE(window.panel.modelButton()->text(), QStringLiteral("Llama 3.1 8B"));
}

void TestWorkloadPanel::typedSizeInRussian()
{
    for (const QString &typed : {QStringLiteral("12.5"), QStringLiteral("12,5")}) {
        Window window;
        window.languages.setLanguage(Language::Russian);
        type(window.panel.sizeRow()->box(), typed);
        QCOMPARE(window.serving().model.parameters, std::optional<double>(12.5e9));
        QVERIFY(window.panel.sizeRow()->box()->text().startsWith(QStringLiteral("12,5")));
        // the model's own size brings the model back
        type(window.panel.sizeRow()->box(), QStringLiteral("8,03"));
        QVERIFY(!window.serving().model.parameters);
    }
}

void TestWorkloadPanel::contextAndSplitBelongTogether()
{
    Window window;
    type(window.panel.contextRow()->box(), QStringLiteral("16K"));
    QCOMPARE(window.serving().context, qint64(16384));
    QCOMPARE(window.serving().output, qint64(1024));
    QCOMPARE(window.serving().input, qint64(15360));
    window.panel.more()->expander()->setChecked(true);
    type(window.panel.more()->outputRow()->box(), QStringLiteral("384"));
    QCOMPARE(window.serving().context, qint64(16384));
    QCOMPARE(window.serving().input, qint64(16000));
    type(window.panel.more()->inputRow()->box(), QStringLiteral("10000"));
    QCOMPARE(window.serving().output, qint64(6384));
    // a context shorter than the answer leaves one token of question
    type(window.panel.contextRow()->box(), QStringLiteral("100"));
    QCOMPARE(window.serving().output, qint64(99));
    QCOMPARE(window.serving().input, qint64(1));
}

void TestWorkloadPanel::contextBeyondTheModelIsSaid()
{
    Window window;
    QVERIFY(window.panel.contextRow()->note().isEmpty());
    window.panel.contextRow()->slider()->setFocus();
    QTest::keyClick(window.panel.contextRow()->slider(), Qt::Key_End); // 1M; the model was made for 128K
    QVERIFY(window.panel.contextRow()->note().contains(QStringLiteral("131,072")));
}

void TestWorkloadPanel::precisionByKey()
{
    Window window;
    ChoiceRow *row = window.panel.weightsRow();
    row->slider()->setFocus();
    QTest::keyClick(row->slider(), Qt::Key_Home);
    const WeightFormat *format = window.session.catalog().weightFormat(window.serving().weights);
    QVERIFY(format && format->on_slider && format->nominal_bits < 5);
    QVERIFY(row->isMarkedChanged());
    QCOMPARE(row->combo()->currentText(), format->name);
    // the combo offers every format of the catalogue
    QCOMPARE(row->combo()->count(), int(window.session.catalog().weightFormats().size()));
}

void TestWorkloadPanel::unsetMeansTheEnginesDefault()
{
    Window window;
    NumberRow *limit = window.panel.limitRow();
    QVERIFY(!limit->isMarkedChanged());
    type(limit->box(), QStringLiteral("92"));
    QCOMPARE(window.serving().engine.memory_limit, std::optional<double>(0.92));
    QVERIFY(limit->isMarkedChanged());
    QVERIFY(limit->revertButton()->toolTip().contains(QStringLiteral("90%")));
    QTest::mouseClick(limit->revertButton(), Qt::LeftButton);
    QVERIFY(!window.serving().engine.memory_limit);
    QCOMPARE(limit->box()->value(), 90.0);
}

void TestWorkloadPanel::engineAndVersion()
{
    Window window;
    EngineRow *row = window.panel.engineRow();
    const auto choose = [](QComboBox *combo, const QString &id) {
        combo->setCurrentIndex(combo->findData(id));
        emit combo->activated(combo->currentIndex());
    };
    choose(row->versionCombo(), QStringLiteral("0.11"));
    QCOMPARE(window.serving().engine.version, QStringLiteral("0.11"));
    choose(row->engineCombo(), QStringLiteral("llama.cpp"));
    QCOMPARE(window.serving().engine.engine, QStringLiteral("llama.cpp"));
    QVERIFY(window.serving().engine.version.isEmpty());
    QVERIFY(row->isMarkedChanged());
    QTest::mouseClick(row->revertButton(), Qt::LeftButton);
    QCOMPARE(window.serving().engine, Scenario().serving.engine);
}

void TestWorkloadPanel::priceAndCurrency()
{
    Window window;
    window.panel.more()->expander()->setChecked(true);
    PriceRow *row = window.panel.more()->priceRow();
    type(row->box(), QStringLiteral("132,46"));
    QCOMPARE(window.session.scenario().price.amount_per_gpu_hour, std::optional<double>(132.46));
    row->currencyCombo()->setCurrentText(QStringLiteral("USD"));
    emit row->currencyCombo()->activated(row->currencyCombo()->currentIndex());
    QCOMPARE(window.session.scenario().price.currency, QStringLiteral("USD"));
    type(row->box(), QStringLiteral("0"));
    QVERIFY(!window.session.scenario().price.amount_per_gpu_hour);
}

void TestWorkloadPanel::changedRowsAreCountedAndReverted()
{
    Window window;
    const auto text = [&] { return window.panel.more()->expander()->text(); };
    QVERIFY(text().contains(QLatin1Char('0')));
    Scenario changed;
    changed.serving.engine.eager = true;
    changed.serving.engine.max_num_seqs = 8;
    window.session.edit(changed, EditField::Engine);
    QVERIFY(text().contains(QLatin1Char('2')));
    window.panel.more()->expander()->setChecked(true);
    QTest::mouseClick(window.panel.more()->eagerRow()->revertButton(), Qt::LeftButton);
    QVERIFY(!window.serving().engine.eager);
    QVERIFY(text().contains(QLatin1Char('1')));
}

void TestWorkloadPanel::namesAreUnique_data()
{
    QTest::addColumn<int>("language");
    for (const Language language : kLanguages)
        QTest::addRow("%s", qPrintable(languageCode(language))) << int(language);
}

void TestWorkloadPanel::namesAreUnique()
{
    QFETCH(int, language);
    Window window;
    window.languages.setLanguage(Language(language));
    window.panel.more()->expander()->setChecked(true);
    QSet<QString> names;
    for (const QWidget *widget : window.panel.findChildren<QWidget *>()) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible() || widget->focusProxy())
            continue;
        if (qobject_cast<const QLineEdit *>(widget) && qobject_cast<const NumberBox *>(widget->parentWidget()))
            continue; // the editor inside a box is the box
        QString name = widget->accessibleName();
        if (const auto *button = qobject_cast<const QAbstractButton *>(widget); name.isEmpty() && button)
            name = button->text();
        QVERIFY2(!name.isEmpty(), widget->metaObject()->className());
        QVERIFY2(!names.contains(name), qPrintable(name));
        names.insert(name);
    }
    QVERIFY(names.size() > 20);
}

void TestWorkloadPanel::hiddenPanelDoesNothing()
{
    Window window;
    window.panel.hide();
    window.session.reset(unlikeTheDefault());
    QCOMPARE(window.panel.contextRow()->box()->value(), 8192.0);
    window.panel.show();
    QCOMPARE(window.panel.contextRow()->box()->value(), 12345.0);
}

QTEST_MAIN(TestWorkloadPanel)
#include "tst_workload_panel.moc"
