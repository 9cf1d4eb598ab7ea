// SPDX-License-Identifier: GPL-3.0-or-later
#include "page_fixture.h"

#include "core/assess_cost.h"
#include "ui/charts/cost_chart.h"
#include "ui/charts/curve_chart.h"
#include "ui/charts/figure_table.h"
#include "ui/controls/optional_number.h"
#include "ui/report/workbook.h"
#include "ui/views/candidate_prices.h"
#include "ui/views/cost_page.h"
#include "ui/views/money_form.h"
#include "ui/views/price_import_dialog.h"
#include "ui/views/rate_table.h"
#include "ui/views/tariffs_model.h"
#include "ui/views/tariffs_window.h"

#include <QAbstractItemModelTester>
#include <QButtonGroup>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace tarozi;
using namespace tarozi::ui;

namespace {

struct Fixture : PageFixture {
    CostPage page;

    explicit Fixture(std::optional<double> price = 100) : page(context)
    {
        Scenario scenario;
        scenario.serving.concurrency = 8;
        scenario.price.amount_per_gpu_hour = price;
        session.reset(scenario);
        page.resize(1300, 900);
        page.show();
        (void)QTest::qWaitForWindowExposed(&page);
    }
    const CostFigures &cost(int i) const { return *session.assessment().candidates.at(size_t(i)).cost; }
};

void type(OptionalNumber *field, const char *text)
{
    field->setFocus();
    field->selectAll();
    if (*text == '\0')
        QTest::keyClick(field, Qt::Key_Delete);
    QTest::keyClicks(field, QString::fromUtf8(text));
    QTest::keyClick(field, Qt::Key_Return);
}

} // namespace

class TestCostPage : public QObject
{
    Q_OBJECT

private slots:
    void barsAreWhatAssessSays()
    {
        Fixture fixture;
        const RangeBarsSpec &spec = fixture.page.bars()->spec();
        QCOMPARE(spec.bars.size(), size_t(2));
        for (int i : {0, 1}) {
            QCOMPARE(spec.bars[size_t(i)].mid, fixture.cost(i).per_result->mid);
            QCOMPARE(spec.bars[size_t(i)].high, fixture.cost(i).per_result->high);
            QVERIFY(spec.bars[size_t(i)].label.contains(QStringLiteral("RUB")));
        }
        QVERIFY(!fixture.page.bars()->accessibleDescription().isEmpty());
    }

    void offersAreRankedByTheCostOfAResult()
    {
        Fixture fixture;
        const std::vector<TableRow> &rows = fixture.page.offers()->table().rows;
        QVERIFY(rows.size() > 2);
        QVERIFY(rows[0].cells[0].strong);
        for (const TableRow &row : rows) {
            QVERIFY(row.cells[0].plain().contains(QStringLiteral("RUB"))); // no rate: no dollars
            QVERIFY(row.label.text != QStringLiteral("RTX 4090"));         // eight requests do not fit it
        }
    }

    void withoutAPriceItAsksForOne()
    {
        Fixture fixture(std::nullopt);
        QVERIFY(!fixture.page.bars()->spec().bars[0].summary.isEmpty());
        QVERIFY(!fixture.page.curves()->isVisible());
        QVERIFY(!fixture.page.influences()->isVisible());
        QVERIFY(fixture.page.plan()->text().contains(QStringLiteral("price")));
        for (const TableRow &row : fixture.page.table()->table().rows) {
            for (const TableCell &cell : row.cells)
                QVERIFY(!cell.plain().contains(QStringLiteral("nan")) && !cell.plain().contains(QStringLiteral("inf")));
        }
    }

    void curvesHoldTheScenarioPoint()
    {
        Fixture fixture;
        for (const CostAxis axis : {CostAxis::Utilization, CostAxis::Concurrency}) {
            fixture.page.axes()->button(int(axis))->click();
            const CurveSpec &spec = fixture.page.curves()->spec();
            QCOMPARE(spec.series.size(), size_t(2));
            const double at = axis == CostAxis::Utilization ? 100 : 8;
            QCOMPARE(*spec.current_x, at);
            bool found = false;
            for (const QPointF &point : spec.series[0].points) {
                if (point.x() == at)
                    found = std::fabs(point.y() / fixture.cost(0).per_million_output_tokens->mid - 1) < 1e-9;
            }
            QVERIFY(found);
            QVERIFY(!fixture.page.curves()->grab().isNull());
        }
    }

    void aClickSetsTheUtilization()
    {
        Fixture fixture;
        const double before = fixture.cost(0).per_result->mid;
        emit fixture.page.curves()->xPicked(50);
        QCOMPARE(*fixture.session.scenario().money.utilization, 0.5);
        QVERIFY(std::fabs(fixture.cost(0).per_result->mid / before - 2) < 1e-9);
        fixture.session.undoStack().undo();
        QVERIFY(!fixture.session.scenario().money.utilization);
    }

    void typedInputsReachTheScenario()
    {
        using namespace Qt::StringLiterals;
        Fixture fixture;
        OptionalNumber *use = fixture.page.form()->number("utilization"_L1);
        type(use, "40"); // per cent
        QCOMPARE(*fixture.session.scenario().money.utilization, 0.4);
        type(use, "120"); // refused, the old value stays
        QVERIFY(use->hasTrouble());
        QCOMPARE(*fixture.session.scenario().money.utilization, 0.4);
        type(use, "");
        QVERIFY(!fixture.session.scenario().money.utilization);
        for (const Language language : {Language::English, Language::Russian, Language::Uzbek}) {
            fixture.languages.setLanguage(language);
            type(use, "12.5");
            QCOMPARE(*fixture.session.scenario().money.utilization, 0.125);
            type(use, "12,5");
            QCOMPARE(*fixture.session.scenario().money.utilization, 0.125);
            type(use, "30");
        }
    }

    void eachGpuHasItsOwnPrice()
    {
        Fixture fixture;
        CandidatePrices *prices = fixture.page.form()->prices();
        type(prices->amount(1), "250");
        QCOMPARE(fixture.cost(0).per_hour, 100.0);
        QCOMPARE(fixture.cost(1).per_hour, 250.0);
        QComboBox *offers = prices->offers(1); // of the second card alone
        QVERIFY(offers->count() > 5);
        for (int i = 1; i < offers->count(); ++i) {
            const Tariff *tariff = fixture.session.catalog().tariff(offers->itemData(i).toString());
            QVERIFY(tariff && isFor(*tariff, QStringLiteral("l40s")));
        }
        offers->setCurrentIndex(1);
        emit offers->activated(1);
        QCOMPARE(fixture.cost(1).tariff, offers->itemData(1).toString());
    }

    void aRateConvertsAndIsNamed()
    {
        Fixture fixture;
        Scenario scenario = fixture.session.scenario();
        scenario.money.currency = QStringLiteral("USD");
        fixture.session.edit(scenario, EditField::Money);
        QCOMPARE(fixture.cost(0).currency, QStringLiteral("RUB")); // there is no rate yet
        fixture.page.form()->rates()->addButton()->click();
        QCOMPARE(fixture.session.scenario().money.rates.size(), size_t(1));
        scenario = fixture.session.scenario();
        scenario.money.rates[0] = {QStringLiteral("USD"), QStringLiteral("RUB"), 80, {}, {}};
        fixture.session.edit(scenario, EditField::Money);
        QCOMPARE(fixture.cost(0).currency, QStringLiteral("USD"));
        QCOMPARE(fixture.cost(0).per_hour, 1.25);
    }

    void aPlanNamesItsBreakEven()
    {
        Fixture fixture;
        QVERIFY(fixture.page.plan()->text().contains(QStringLiteral("Price of a kWh"))); // what is missing
        Scenario scenario = fixture.session.scenario();
        MoneyInputs &money = scenario.money;
        money.purchase_price = 700000;
        money.server_price = 300000;
        money.hosting_price = 3000;
        money.power_load = 0.5;
        money.pue = 1.4;
        money.electricity_price = 6;
        money.start_date = QStringLiteral("2027-01-01");
        fixture.session.edit(scenario, EditField::Money);
        const RentOrBuy plan = rentOrBuy(scenario, fixture.session.catalog(), fixture.session.assessment(), 0);
        QVERIFY(plan.break_even_mid);
        const QDate date = *dateAfter(money, *plan.break_even_mid);
        QVERIFY(fixture.page.plan()->text().contains(Format(fixture.languages.locale()).date(date)));
        QCOMPARE(fixture.page.cashFlow()->spec().series.size(), size_t(2));
        QCOMPARE(fixture.page.cashFlow()->spec().marks.size(), size_t(1));
        const QPointF mark = fixture.page.cashFlow()->spec().marks[0].at;
        QVERIFY(std::fabs(mark.y() / (mark.x() * plan.rent->mid.monthly) - 1) < 1e-9); // on both lines
    }

    void speaksEveryLanguageOnBothGrounds()
    {
        Fixture fixture;
        for (const Language language : {Language::Russian, Language::Uzbek, Language::English}) {
            fixture.languages.setLanguage(language);
            for (const ThemeChoice theme : {ThemeChoice::Dark, ThemeChoice::Light}) {
                fixture.theme.setChoice(theme);
                QVERIFY(!fixture.page.grab().isNull());
            }
        }
        fixture.languages.setLanguage(Language::Russian);
        QVERIFY(fixture.page.bars()->spec().title.contains(QStringLiteral("полезного результата")));
    }

    void tariffsAreEditedAndKept()
    {
        Fixture fixture;
        const QTemporaryDir folder;
        TariffsWindow window(fixture.context, services(folder.path()));
        QAbstractItemModelTester tester(window.model());
        const int before = window.model()->rowCount();
        window.filter()->setText(QStringLiteral("L40S"));
        QVERIFY(window.table()->model()->rowCount() < before);
        QVERIFY(window.table()->model()->rowCount() > 5);
        window.filter()->clear();
        window.add();
        QCOMPARE(window.model()->rowCount(), before + 1);
        const QModelIndex price = window.model()->index(before, 3);
        QVERIFY(!window.model()->setData(price, QStringLiteral("-3"), Qt::EditRole));
        QVERIFY(window.model()->setData(price, QStringLiteral("1,75"), Qt::EditRole));
        const Tariff &added = window.model()->tariff(before);
        QCOMPARE(*added.price_per_gpu_hour, 1.75);
        QVERIFY(fixture.session.catalog().tariff(added.id)); // used at once
        QCOMPARE(*loadCatalog(QStringLiteral(":/catalog"), folder.path()).catalog->tariff(added.id)->amount, 1.75);
    }

    void nothingIsImportedUnconfirmed()
    {
        Fixture fixture;
        const QTemporaryDir folder;
        TariffsWindow::Services outside = services(folder.path());
        outside.clipboard = [] { return QByteArray("GPU\tPrice\tCurrency\nL40S\t0.5\tUSD\nL40S\tfree\tUSD\n"); };
        bool confirmed = false;
        outside.confirm = [&](QWidget *, const PriceTable &table) -> std::optional<PriceImport> {
            PriceImportDialog dialog(fixture.context, table);
            // one row of each kind stands in the preview, the refused one first and with its reason
            if (dialog.preview()->rowCount() != 2 ||
                !dialog.preview()->item(0, 4)->text().contains(QStringLiteral("free")))
                return std::nullopt;
            return confirmed ? std::optional(dialog.import()) : std::nullopt;
        };
        TariffsWindow window(fixture.context, outside);
        const int before = window.model()->rowCount();
        window.paste();
        QCOMPARE(window.model()->rowCount(), before);
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("tariffs.json"))));
        confirmed = true;
        window.paste();
        QCOMPARE(window.model()->rowCount(), before + 1);
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("tariffs.json"))));
    }

    void theColumnMapperReadsAgain()
    {
        Fixture fixture;
        const Result<PriceTable> table = readPriceTable("what,how much,money\nL40S,2,USD\n", QStringLiteral("a"));
        PriceImportDialog dialog(fixture.context, *table);
        QVERIFY(!dialog.confirm()->isEnabled()); // no column is named after what it holds
        dialog.column(PriceColumn::Gpu)->setCurrentIndex(1);
        dialog.column(PriceColumn::Price)->setCurrentIndex(2);
        dialog.column(PriceColumn::Currency)->setCurrentIndex(3);
        emit dialog.column(PriceColumn::Currency)->activated(3);
        QVERIFY(dialog.confirm()->isEnabled());
        QCOMPARE(*dialog.import().accepted.at(0).amount, 2.0);
    }

    // Another program recalculates the formulas and sees the same numbers.
    void aSpreadsheetRecalculatesToTheSame()
    {
        Fixture fixture;
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("costs.xlsx"));
        Scenario scenario = fixture.session.scenario();
        scenario.money.utilization = 0.4;
        scenario.money.storage_gb = 100;
        scenario.money.storage_price = 2.5;
        const Assessment assessment = assess(scenario, fixture.session.catalog());
        QVERIFY(!writeCostBook(scenario, assessment, fixture.session.catalog(), path));
        QProcess process;
        const QString csv = folder.filePath(QStringLiteral("costs.csv"));
        process.start(QStringLiteral("ssconvert"), {QStringLiteral("--recalc"), path, csv});
        if (!process.waitForFinished())
            QSKIP("gnumeric's ssconvert is not installed");
        QFile file(csv);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QStringList first;
        QHash<QString, double> numbers;
        for (const QByteArray &line : file.readAll().split('\n')) {
            const QString text = QString::fromUtf8(line);
            const QString number = text.section(QLatin1Char(','), -2, -2);
            numbers.insert(text.section(QLatin1Char(','), 0, -3).remove(QLatin1Char('"')), number.toDouble());
        }
        const CostFigures &cost = *assessment.candidates[0].cost;
        const auto same = [&](const char *label, double expected) {
            const double found = numbers.value(QString::fromLatin1(label));
            QVERIFY2(std::fabs(found / expected - 1) < 1e-9, label);
        };
        same("Bill for a month", cost.per_month->mid);
        same("Cost per useful result", cost.per_result->mid);
        same("Cost per million output tokens", cost.per_million_output_tokens->mid);
        same("Cost per million input tokens", cost.per_million_input_tokens->mid);
        same("Cost per million tokens, input and output", cost.per_million_all_tokens->mid);
        same("Hourly price", cost.per_hour);
    }

    void tariffsAreExportedAsASpreadsheet()
    {
        Fixture fixture;
        const QTemporaryDir folder;
        TariffsWindow::Services outside = services(folder.path());
        const QString path = folder.filePath(QStringLiteral("list.xlsx"));
        outside.list_to_write = [&](QWidget *, const QString &) { return path; };
        TariffsWindow window(fixture.context, outside);
        window.filter()->setText(QStringLiteral("L40S"));
        window.exportList();
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.read(2) == "PK");
        outside.list_to_write = [](QWidget *, const QString &) { return QStringLiteral("/nowhere/list.xlsx"); };
        TariffsWindow other(fixture.context, outside);
        other.exportList();
        QVERIFY(!other.message()->text().isEmpty());
    }

private:
    static TariffsWindow::Services services(const QString &folder)
    {
        TariffsWindow::Services services;
        services.user_folder = folder;
        services.today = QDate(2026, 12, 1);
        services.list_to_open = [](QWidget *) { return QString(); };
        services.list_to_write = [](QWidget *, const QString &) { return QString(); };
        services.clipboard = [] { return QByteArray(); };
        services.confirm = [](QWidget *, const PriceTable &) { return std::optional<PriceImport>(); };
        return services;
    }
};

QTEST_MAIN(TestCostPage)
#include "tst_cost_page.moc"
