// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/format.h"
#include "ui/language/language_manager.h"

#include <QTest>

#include <functional>
#include <limits>

using namespace tarozi;
using namespace tarozi::ui;

using Write = std::function<QString(const Format &)>;

namespace {

// Expected texts are written with "_" for the no-break space that joins groups and units.
QString spaced(QString text)
{
    return text.replace(u'_', QChar(0x00a0));
}

const double kNaN = std::numeric_limits<double>::quiet_NaN();
const double kInfinity = std::numeric_limits<double>::infinity();

} // namespace

Q_DECLARE_METATYPE(Write)

class TestFormat : public QObject
{
    Q_OBJECT

private slots:
    void text_data()
    {
        QTest::addColumn<Write>("write");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("russian");
        QTest::addColumn<QString>("uzbek");

        const auto row = [](const char *name, const Write &write, const QString &en, const QString &ru,
                            const QString &uz) { QTest::newRow(name) << write << en << ru << uz; };

        // 16.06 GB of bf16 weights are 14.96 GiB
        row(
            "gigabytes", [](const Format &f) { return f.gigabytes(16.06e9).text(); }, u"16.1_GB"_qs, u"16,1_ГБ"_qs,
            u"16,1_GB"_qs);
        row(
            "gibibytes", [](const Format &f) { return f.gibibytes(16.06e9).text(); }, u"14.96_GiB"_qs, u"14,96_ГиБ"_qs,
            u"14,96_GiB"_qs);
        row(
            "a change", [](const Format &f) { return f.gigabytes(-8.6e9).text(); }, u"−8.6_GB"_qs, u"−8,6_ГБ"_qs,
            u"−8,6_GB"_qs);
        row(
            "nearly no change", [](const Format &f) { return f.gigabytes(-1e6).text(); }, u"0.0_GB"_qs, u"0,0_ГБ"_qs,
            u"0,0_GB"_qs);
        row(
            "bytes as GB", [](const Format &f) { return f.bytes(39.53e9).text(); }, u"39.5_GB"_qs, u"39,5_ГБ"_qs,
            u"39,5_GB"_qs);
        row(
            "many GB", [](const Format &f) { return f.bytes(1341e9).text(); }, u"1,341_GB"_qs, u"1_341_ГБ"_qs,
            u"1_341_GB"_qs);
        row(
            "bytes as MB", [](const Format &f) { return f.bytes(470e6).text(); }, u"470_MB"_qs, u"470_МБ"_qs,
            u"470_MB"_qs);
        row(
            "bytes as KB", [](const Format &f) { return f.bytes(131072).text(); }, u"131_KB"_qs, u"131_КБ"_qs,
            u"131_KB"_qs);
        row(
            "few bytes", [](const Format &f) { return f.bytes(39).text(); }, u"39_B"_qs, u"39_Б"_qs, u"39_B"_qs);
        row(
            "just under a GB", [](const Format &f) { return f.bytes(999.7e6).text(); }, u"1.00_GB"_qs, u"1,00_ГБ"_qs,
            u"1,00_GB"_qs);
        row(
            "parameters", [](const Format &f) { return f.parameters(8030261248.0).text(); }, u"8.03_billion"_qs,
            u"8,03_млрд"_qs, u"8,03_mlrd"_qs);
        row(
            "few parameters", [](const Format &f) { return f.parameters(435e6).text(); }, u"435_million"_qs,
            u"435_млн"_qs, u"435_mln"_qs);
        row(
            "a trillion parameters", [](const Format &f) { return f.parameters(1.04e12).text(); }, u"1.04_trillion"_qs,
            u"1,04_трлн"_qs, u"1,04_trln"_qs);
        row(
            "tokens per second", [](const Format &f) { return f.tokensPerSecond(62.81).text(); }, u"62.8_tok/s"_qs,
            u"62,8_ток/с"_qs, u"62,8_token/s"_qs);
        row(
            "many tokens per second", [](const Format &f) { return f.tokensPerSecond(12345.6).text(); },
            u"12,346_tok/s"_qs, u"12_346_ток/с"_qs, u"12_346_token/s"_qs);
        row(
            "seconds", [](const Format &f) { return f.seconds(1.87).text(); }, u"1.9_s"_qs, u"1,9_с"_qs, u"1,9_s"_qs);
        row(
            "milliseconds", [](const Format &f) { return f.seconds(0.0241).text(); }, u"24_ms"_qs, u"24_мс"_qs,
            u"24_ms"_qs);
        row(
            "nearly a second", [](const Format &f) { return f.seconds(0.9996).text(); }, u"1.0_s"_qs, u"1,0_с"_qs,
            u"1,0_s"_qs);
        row(
            "minutes", [](const Format &f) { return f.seconds(312.4).text(); }, u"312_s"_qs, u"312_с"_qs, u"312_s"_qs);
        row(
            "per cent", [](const Format &f) { return f.percent(0.9).text(); }, u"90%"_qs, u"90_%"_qs, u"90%"_qs);
        row(
            "tenths of a per cent", [](const Format &f) { return f.percent(0.925, 1).text(); }, u"92.5%"_qs,
            u"92,5_%"_qs, u"92,5%"_qs);
        row(
            "money", [](const Format &f) { return f.money(1234567.5, u"USD"_qs).text(); }, u"1,234,567.50_USD"_qs,
            u"1_234_567,50_USD"_qs, u"1_234_567,50_USD"_qs);
        row(
            "a loss", [](const Format &f) { return f.money(-1234.4, u"RUB"_qs, 0).text(); }, u"−1,234_RUB"_qs,
            u"−1_234_RUB"_qs, u"−1_234_RUB"_qs);
        row(
            "watts", [](const Format &f) { return f.watts(350).text(); }, u"350_W"_qs, u"350_Вт"_qs, u"350_Vt"_qs);
        row(
            "flops", [](const Format &f) { return f.flops(165.2e12).text(); }, u"165.2_TFLOPS"_qs, u"165,2_TFLOPS"_qs,
            u"165,2_TFLOPS"_qs);
        row(
            "bandwidth", [](const Format &f) { return f.bandwidth(1008e9).text(); }, u"1,008_GB/s"_qs, u"1_008_ГБ/с"_qs,
            u"1_008_GB/s"_qs);
        row(
            "date", [](const Format &f) { return f.date(QDate(2026, 8, 19)); }, u"19 August 2026"_qs, u"19.08.2026"_qs,
            u"19.08.2026"_qs);
        row(
            "no date", [](const Format &f) { return f.date(QDate()); }, u"—"_qs, u"—"_qs, u"—"_qs);
        row(
            "a tick of context", [](const Format &f) { return f.shortCount(131072); }, u"128K"_qs, u"128K"_qs,
            u"128K"_qs);
        row(
            "a large tick of context", [](const Format &f) { return f.shortCount(1048576); }, u"1M"_qs, u"1M"_qs,
            u"1M"_qs);
        row(
            "not a binary multiple", [](const Format &f) { return f.shortCount(12000); }, u"12,000"_qs, u"12_000"_qs,
            u"12_000"_qs);
        row(
            "a tick of size", [](const Format &f) { return f.shortCount(70e9); }, u"70B"_qs, u"70_млрд"_qs,
            u"70_mlrd"_qs);
        row(
            "a tick of requests", [](const Format &f) { return f.shortCount(8); }, u"8"_qs, u"8"_qs, u"8"_qs);
        row(
            "whole numbers keep every digit", [](const Format &f) { return f.significant(24564, 3); }, u"24,564"_qs,
            u"24_564"_qs, u"24_564"_qs);
        row(
            "rounding up to a new digit", [](const Format &f) { return f.significant(9.996, 3); }, u"10.0"_qs,
            u"10,0"_qs, u"10,0"_qs);
        row(
            "trimmed", [](const Format &f) { return f.trimmed(0.5195, 4); }, u"0.5195"_qs, u"0,5195"_qs, u"0,5195"_qs);
    }

    void text()
    {
        QFETCH(Write, write);
        QFETCH(QString, english);
        QFETCH(QString, russian);
        QFETCH(QString, uzbek);
        LanguageManager languages;
        const auto written = [&](Language language) {
            languages.setLanguage(language);
            return write(Format(languages.locale()));
        };
        QCOMPARE(written(Language::English), spaced(english));
        QCOMPARE(written(Language::Russian), spaced(russian));
        QCOMPARE(written(Language::Uzbek), spaced(uzbek));
    }

    void countedNouns_data()
    {
        QTest::addColumn<double>("count");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("russian");
        QTest::addColumn<QString>("uzbek");
        QTest::newRow("none") << 0.0 << u"0_requests"_qs << u"0_запросов"_qs << u"0_soʻrov"_qs;
        QTest::newRow("one") << 1.0 << u"1_request"_qs << u"1_запрос"_qs << u"1_soʻrov"_qs;
        QTest::newRow("two") << 2.0 << u"2_requests"_qs << u"2_запроса"_qs << u"2_soʻrov"_qs;
        QTest::newRow("five") << 5.0 << u"5_requests"_qs << u"5_запросов"_qs << u"5_soʻrov"_qs;
        QTest::newRow("eleven") << 11.0 << u"11_requests"_qs << u"11_запросов"_qs << u"11_soʻrov"_qs;
        QTest::newRow("twenty-one") << 21.0 << u"21_requests"_qs << u"21_запрос"_qs << u"21_soʻrov"_qs;
        QTest::newRow("hundred and one") << 101.0 << u"101_requests"_qs << u"101_запрос"_qs << u"101_soʻrov"_qs;
        QTest::newRow("rounded down") << 12.19 << u"12.1_requests"_qs << u"12,1_запроса"_qs << u"12,1_soʻrov"_qs;
        QTest::newRow("never up to one") << 0.99 << u"0.9_requests"_qs << u"0,9_запроса"_qs << u"0,9_soʻrov"_qs;
        QTest::newRow("a tenth exactly") << 8.2 << u"8.2_requests"_qs << u"8,2_запроса"_qs << u"8,2_soʻrov"_qs;
        QTest::newRow("whole from 100") << 150.9 << u"150_requests"_qs << u"150_запросов"_qs << u"150_soʻrov"_qs;
        QTest::newRow("millions") << 5000001.0 << u"5,000,001_requests"_qs << u"5_000_001_запрос"_qs
                                  << u"5_000_001_soʻrov"_qs;
    }

    void countedNouns()
    {
        QFETCH(double, count);
        QFETCH(QString, english);
        QFETCH(QString, russian);
        QFETCH(QString, uzbek);
        LanguageManager languages;
        QCOMPARE(Format(languages.locale()).requests(count).text(), spaced(english));
        languages.setLanguage(Language::Russian);
        QCOMPARE(Format(languages.locale()).requests(count).text(), spaced(russian));
        languages.setLanguage(Language::Uzbek);
        QCOMPARE(Format(languages.locale()).requests(count).text(), spaced(uzbek));
    }

    void everyUnitHasAFormat_data()
    {
        QTest::addColumn<Unit>("unit");
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("text");
        QTest::newRow("none") << Unit::None << 0.516 << u"0.516"_qs;
        QTest::newRow("bytes") << Unit::Bytes << 16060522496.0 << u"16.1_GB"_qs;
        QTest::newRow("bytes a token") << Unit::BytesPerToken << 131072.0 << u"131,072_B/token"_qs;
        QTest::newRow("bytes a parameter") << Unit::BytesPerParameter << 0.5625 << u"0.5625_B/parameter"_qs;
        QTest::newRow("bandwidth") << Unit::BytesPerSecond << 864e9 << u"864_GB/s"_qs;
        QTest::newRow("parameters") << Unit::Parameters << 7e10 << u"70.0_billion"_qs;
        QTest::newRow("tokens") << Unit::Tokens << 8192.0 << u"8,192_tokens"_qs;
        QTest::newRow("requests") << Unit::Requests << 1.0 << u"1_request"_qs;
        QTest::newRow("layers") << Unit::Layers << 32.0 << u"32_layers"_qs;
        QTest::newRow("GPUs") << Unit::Gpus << 2.0 << u"2_GPUs"_qs;
        QTest::newRow("seconds") << Unit::Seconds << 0.5 << u"500_ms"_qs;
        QTest::newRow("speed") << Unit::TokensPerSecond << 53.8 << u"53.8_tok/s"_qs;
        QTest::newRow("operations") << Unit::Flops << 1.606e13 << u"16.1_TFLOP"_qs;
        QTest::newRow("operations a second") << Unit::FlopsPerSecond << 362e12 << u"362_TFLOPS"_qs;
        QTest::newRow("watts") << Unit::Watts << 450.0 << u"450_W"_qs;
        QTest::newRow("fraction") << Unit::Fraction << 0.925 << u"92.5%"_qs;
        QTest::newRow("whole fraction") << Unit::Fraction << 0.07 << u"7%"_qs;
        QTest::newRow("money an hour") << Unit::MoneyPerHour << 132.456 << u"132.46_per hour"_qs;
        QTest::newRow("money a million") << Unit::MoneyPerMillionTokens << 684.0 << u"684.00_per million tokens"_qs;
    }

    void everyUnitHasAFormat()
    {
        QFETCH(Unit, unit);
        QFETCH(double, value);
        QFETCH(QString, text);
        const LanguageManager languages;
        QCOMPARE(Format(languages.locale()).value(value, unit).text(), spaced(text));
    }

    void whatIsNoNumberIsADash()
    {
        const LanguageManager languages;
        const Format format(languages.locale());
        for (const double bad : {kNaN, kInfinity, -kInfinity}) {
            for (int unit = 0; unit <= int(Unit::MoneyPerMillionTokens); ++unit)
                QCOMPARE(format.value(bad, Unit(unit)).text(), u"—"_qs);
            QCOMPARE(format.gigabytes(bad).text(), u"—"_qs);
            QCOMPARE(format.gibibytes(bad).text(), u"—"_qs);
            QCOMPARE(format.money(bad, u"USD"_qs).text(), u"—"_qs);
            QCOMPARE(format.number(bad, 2), u"—"_qs);
            QCOMPARE(format.integer(bad), u"—"_qs);
            QCOMPARE(format.significant(bad, 3), u"—"_qs);
            QCOMPARE(format.trimmed(bad, 3), u"—"_qs);
            QCOMPARE(format.shortCount(bad), u"—"_qs);
        }
    }
};

QTEST_MAIN(TestFormat)
#include "tst_format.moc"
