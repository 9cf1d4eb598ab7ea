// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalog_loader.h"
#include "ui/language/language_manager.h"
#include "ui/language/words.h"

#include <QSet>
#include <QTest>

using namespace tarozi;
using namespace tarozi::ui;

namespace {

template<typename Enum>
QStringList allWords(QString (*say)(Enum), Enum last)
{
    QStringList words;
    for (int i = 0; i <= int(last); ++i)
        words << say(Enum(i));
    return words;
}

QString spaced(QString text)
{
    return text.replace(u'_', QChar(0x00a0));
}

// RTX 4090 with Llama 3.1 8B, 16K context and 8 requests: the figures of a card that is too small.
Assessed tooSmall()
{
    Assessed candidate;
    candidate.gpu = QStringLiteral("rtx-4090");
    candidate.resolved.engine = QStringLiteral("vllm");
    candidate.resolved.engine_version = QStringLiteral("0.19");
    candidate.verdict = Verdict::DoesNotFit;
    candidate.not_modelled = QStringLiteral("a state-space encoder");
    candidate.memory.need = 34.1e9;
    candidate.memory.limit = 22.7e9;
    candidate.memory.headroom = -11.4e9;
    candidate.memory.usable = 25.8e9;
    candidate.memory.visible = 25.3e9;
    candidate.memory.host_ram = 4e9;
    return candidate;
}

Finding filled(FindingId id)
{
    Finding finding{id, Severity::Warning, {}, QStringLiteral("FP8")};
    for (int i = 0; i < int(Quantity::Count); ++i)
        finding.values.emplace_back(Quantity(i), 2);
    return finding;
}

} // namespace

class TestWords : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_catalog = loadCatalog(QStringLiteral(TAROZI_SOURCE_DIR "/resources/catalog")).catalog;
        QVERIFY(m_catalog);
        QVERIFY(m_catalog->gpu(QStringLiteral("rtx-4090")));
    }

    void languages_data()
    {
        QTest::addColumn<Language>("language");
        for (const Language language : kLanguages)
            QTest::addRow("%s", qPrintable(languageCode(language))) << language;
    }

    void enumsHaveDistinctWords_data() { languages_data(); }
    void enumsHaveDistinctWords()
    {
        QFETCH(Language, language);
        LanguageManager manager;
        manager.setLanguage(language);
        QStringList rules = allWords(words::rule, Rule::CeilingRefined);
        QCOMPARE(rules.takeFirst(), QString()); // Rule::None
        const QList<QStringList> lists{
            allWords(words::quantity, Quantity(int(Quantity::Count) - 1)),
            allWords(words::verdict, Verdict::NotModelled),
            allWords(words::parallelism, Parallelism::LayerSplit),
            allWords(words::bottleneck, Bottleneck::Interconnect),
            allWords(words::workload, WorkloadKind::Speech),
            allWords(words::ecc, EccMode::On),
            rules,
        };
        for (const QStringList &list : lists) {
            QSet<QString> seen;
            for (const QString &word : list) {
                QVERIFY(!word.isEmpty());
                QVERIFY2(!seen.contains(word), qPrintable(word));
                seen.insert(word);
            }
        }
    }

    void everyFindingIsASentence_data() { languages_data(); }
    void everyFindingIsASentence()
    {
        QFETCH(Language, language);
        LanguageManager manager;
        manager.setLanguage(language);
        const Format format(manager.locale());
        QSet<QString> seen;
        for (int i = 0; i <= int(FindingId::NotModelled); ++i) {
            const QString text = words::finding(filled(FindingId(i)), tooSmall(), *m_catalog, format);
            QVERIFY2(text.endsWith(u'.'), qPrintable(text));
            QVERIFY2(!text.contains(u'%'), qPrintable(text));
            if (language == Language::English) // there every dash would be an absent figure
                QVERIFY2(!text.contains(u'\u2014'), qPrintable(text));
            QVERIFY2(!seen.contains(text), qPrintable(text));
            seen.insert(text);
        }
    }

    // Core gives its reasons in English: each that a scenario can meet has words.
    void reasonsAreTranslated_data()
    {
        QTest::addColumn<Scenario>("scenario");
        const auto row = [](const char *name, const auto &change) {
            Scenario scenario;
            scenario.candidates.resize(1);
            change(scenario, scenario.candidates[0]);
            QTest::newRow(name) << scenario;
        };
        row("speech model", [](Scenario &s, Candidate &) {
            s.kind = WorkloadKind::Speech;
            s.speech.model = u"none"_qs;
        });
        row("fact of a pipeline", [](Scenario &s, Candidate &) {
            s.kind = WorkloadKind::ImageGeneration;
            s.image.model = u"tencent/HunyuanVideo"_qs;
        });
        row("GPU", [](Scenario &, Candidate &c) { c.gpu = u"none"_qs; });
        row("model", [](Scenario &s, Candidate &) { s.serving.model.id = u"none"_qs; });
        row("engine", [](Scenario &s, Candidate &) { s.serving.engine.engine = u"none"_qs; });
        row("weights", [](Scenario &s, Candidate &) { s.serving.weights = u"none"_qs; });
        row("KV cache", [](Scenario &s, Candidate &) { s.serving.kv = u"none"_qs; });
        row("division of GPUs", [](Scenario &, Candidate &c) { c.count = 3, c.tensor = 2; });
        row("division of heads", [](Scenario &, Candidate &c) { c.count = 3, c.parallelism = Parallelism::Tensor; });
        row("stages", [](Scenario &, Candidate &c) { c.count = 100, c.parallelism = Parallelism::Pipeline; });
    }

    void reasonsAreTranslated()
    {
        QFETCH(Scenario, scenario);
        const Assessed candidate = assess(scenario, *m_catalog).candidates[0];
        QCOMPARE(candidate.verdict, Verdict::NotModelled);
        LanguageManager manager;
        QCOMPARE(words::notModelled(candidate.not_modelled), candidate.not_modelled);
        for (const Language language : {Language::Russian, Language::Uzbek}) {
            manager.setLanguage(language);
            QVERIFY2(words::notModelled(candidate.not_modelled) != candidate.not_modelled,
                     qPrintable(candidate.not_modelled));
        }
    }

    void findingsTellTheFigures()
    {
        LanguageManager manager;
        const auto say = [&](const Finding &finding) {
            return words::finding(finding, tooSmall(), *m_catalog, Format(manager.locale()));
        };
        const Finding queue{FindingId::RequestsQueue,
                            Severity::Warning,
                            {{Quantity::MaxConcurrency, 2.79}, {Quantity::Concurrency, 8}},
                            {}};
        QCOMPARE(say(queue), u"Requests that fit at once: 2.7 of 8; the others wait in the queue."_qs);
        const Finding native{FindingId::FormatNotNative, Severity::Info, {}, u"FP4"_qs};
        QVERIFY(say(native).startsWith(u"RTX 4090 has no native arithmetic for FP4"_qs));
        const Finding two{
            FindingId::TwoBudgets, Severity::Info, {{Quantity::Gpus, 2}, {Quantity::UsableMemory, 25.76e9}}, {}};
        QCOMPARE(say(two), spaced(u"2 GPUs are separate budgets of 25.8_GB each, never one common pool."_qs));

        manager.setLanguage(Language::Russian);
        QCOMPARE(say(queue), u"Одновременно помещается запросов: 2,7 из 8; остальные ждут в очереди."_qs);
        manager.setLanguage(Language::Uzbek);
        QCOMPARE(say(queue), u"Bir vaqtda sigʻadigan soʻrovlar: 8 tadan 2,7 ta; qolganlari navbatda kutadi."_qs);
    }

    void absentFiguresAreDashes()
    {
        const LanguageManager manager;
        const Finding finding{FindingId::WeightsExceedLimit, Severity::Error, {}, {}};
        QCOMPARE(words::finding(finding, tooSmall(), *m_catalog, Format(manager.locale())),
                 u"The weights alone need —; the engine may use —."_qs);
    }

    void fixesAreChips_data()
    {
        QTest::addColumn<Fix>("fix");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("russian");
        QTest::addColumn<QString>("uzbek");
        Scenario scenario;
        scenario.candidates = {Candidate{}};
        scenario.candidates[0].gpu = u"rtx-4090"_qs;
        const auto fix = [&](FixKind kind, double amount, const QString &text, double change) {
            return Fix{kind, 0, amount, text, change, Verdict::Fits, scenario};
        };
        QTest::newRow("KV format") << fix(FixKind::KvFormat, 0, u"FP8"_qs, -8.6e9) << u"KV cache FP8: −8.6_GB"_qs
                                   << u"KV-кеш FP8: −8,6_ГБ"_qs << u"KV-kesh FP8: −8,6_GB"_qs;
        QTest::newRow("weight format") << fix(FixKind::WeightFormat, 0, u"AWQ INT4"_qs, -10.3e9)
                                       << u"Weights AWQ INT4: −10.3_GB"_qs << u"Веса AWQ INT4: −10,3_ГБ"_qs
                                       << u"Vaznlar AWQ INT4: −10,3_GB"_qs;
        QTest::newRow("shorter") << fix(FixKind::ShorterContext, 12288, {}, -4.3e9) << u"Context 12K: −4.3_GB"_qs
                                 << u"Контекст 12K: −4,3_ГБ"_qs << u"Kontekst 12K: −4,3_GB"_qs;
        QTest::newRow("fewer") << fix(FixKind::FewerRequests, 2, {}, -12.9e9) << u"2 requests: −12.9_GB"_qs
                               << u"2 запроса: −12,9_ГБ"_qs << u"2 ta soʻrov: −12,9_GB"_qs;
        QTest::newRow("limit") << fix(FixKind::HigherLimit, 0.95, {}, 0) << u"Memory limit 95%"_qs
                               << u"Предел памяти 95_%"_qs << u"Xotira limiti 95%"_qs;
        QTest::newRow("more") << fix(FixKind::MoreGpus, 2, u"pipeline"_qs, -17e9) << u"2_×_RTX_4090, pipeline"_qs
                              << u"2_×_RTX_4090, конвейер"_qs << u"2_×_RTX_4090, konveyer"_qs;
        QTest::newRow("other card") << fix(FixKind::OtherGpu, 0, u"l40s"_qs, 0) << u"L40S instead"_qs
                                    << u"L40S взамен"_qs << u"oʻrniga L40S"_qs;
        QTest::newRow("layers") << fix(FixKind::FewerGpuLayers, 42, {}, -5e9) << u"42 layers on the GPU"_qs
                                << u"42 слоя на GPU"_qs << u"GPUda 42 qatlam"_qs;
        Fix pair = fix(FixKind::WeightFormat, 0, u"AWQ INT4"_qs, -100e9);
        pair.also = {{FixKind::MoreGpus, 2, {}}};
        QTest::newRow("two changes") << pair << u"Weights AWQ INT4 and 2 GPUs"_qs << u"Веса AWQ INT4 и 2 GPU"_qs
                                     << u"Vaznlar AWQ INT4 va 2 GPU"_qs;
    }

    void fixesAreChips()
    {
        QFETCH(Fix, fix);
        QFETCH(QString, english);
        QFETCH(QString, russian);
        QFETCH(QString, uzbek);
        LanguageManager manager;
        const auto say = [&](Language language) {
            manager.setLanguage(language);
            return words::fix(fix, *m_catalog, Format(manager.locale()));
        };
        QCOMPARE(say(Language::English), spaced(english).replace(u"RTX\u00a04090"_qs, u"RTX 4090"_qs));
        QCOMPARE(say(Language::Russian), spaced(russian).replace(u"RTX\u00a04090"_qs, u"RTX 4090"_qs));
        QCOMPARE(say(Language::Uzbek), spaced(uzbek).replace(u"RTX\u00a04090"_qs, u"RTX 4090"_qs));
    }

    void errorsNameFilePlaceFoundAndExpected()
    {
        LanguageManager manager;
        Error error{Problem::OutOfRange, u"a.tarozi"_qs, u"serving.context"_qs, u"-5"_qs, {}};
        error.expected = {Expectation::Kind::Integer, 1, 16777216, {}};
        QCOMPARE(words::error(error), u"a.tarozi, serving.context: the value is out of range. Found: -5. "
                                      "Expected: a whole number from 1 to 16,777,216."_qs);
        manager.setLanguage(Language::Russian);
        QCOMPARE(words::error(error), spaced(u"a.tarozi, serving.context: значение вне допустимых границ. Найдено: -5. "
                                             "Ожидалось: целое число от 1 до 16_777_216."_qs));
        manager.setLanguage(Language::Uzbek);
        QCOMPARE(words::error(error), spaced(u"a.tarozi, serving.context: qiymat ruxsat etilgan oraliqdan tashqarida. "
                                             "Topildi: -5. Kutilgan edi: 1 dan 16_777_216 gacha butun son."_qs));
    }

    void placesAreTranslated()
    {
        LanguageManager manager;
        manager.setLanguage(Language::Russian);
        QCOMPARE(words::error({Problem::NotJson, u"a.tarozi"_qs, u"line 4"_qs, {}, {}}),
                 u"a.tarozi, строка 4: это не корректный JSON."_qs);
        QCOMPARE(words::error({Problem::Truncated, u"m.gguf"_qs, u"byte 120"_qs, {}, {}}),
                 u"m.gguf, байт 120: файл обрывается раньше конца."_qs);
        QCOMPARE(words::error({Problem::Empty, u"a.tarozi"_qs, {}, {}, {}}), u"a.tarozi: файл пуст."_qs);
    }

    void everyErrorIsSaid_data() { languages_data(); }
    void everyErrorIsSaid()
    {
        QFETCH(Language, language);
        LanguageManager manager;
        manager.setLanguage(language);
        QSet<QString> seen;
        for (int i = 0; i <= int(Problem::TooDeep); ++i) {
            const QString text = words::error({Problem(i), {}, {}, {}, {}});
            QVERIFY(text.size() > 5 && !seen.contains(text));
            seen.insert(text);
        }
        seen.clear();
        for (int kind = 0; kind <= int(Expectation::Kind::Format); ++kind) {
            for (const bool low : {false, true}) {
                for (const bool high : {false, true}) {
                    Expectation expected{Expectation::Kind(kind), {}, {}, {u"a"_qs, u"b"_qs}};
                    if (low)
                        expected.minimum = 1;
                    if (high)
                        expected.maximum = 10;
                    const QString text = words::error({Problem::WrongType, {}, {}, {}, expected});
                    QVERIFY2(!text.contains(u'%'), qPrintable(text));
                    seen.insert(text);
                }
            }
        }
        // ten kinds; the two of numbers are said in four ways each, the version by its maximum in two
        QCOMPARE(seen.size(), 10 - 2 + 2 * 4 + 1);
    }

    void gpusHaveShortDistinctNames()
    {
        QCOMPARE(words::gpuShortName(*m_catalog->gpu(u"rtx-4090"_qs)), u"RTX 4090"_qs);
        QCOMPARE(words::gpuShortName(*m_catalog->gpu(u"l40s"_qs)), u"L40S"_qs);
        QSet<QString> seen;
        for (const Gpu &gpu : m_catalog->gpus()) {
            const QString name = words::gpuShortName(gpu);
            QVERIFY2(!name.isEmpty() && !seen.contains(name), qPrintable(name));
            seen.insert(name);
        }
    }

    void candidatesAreCounted()
    {
        Assessed candidate = tooSmall();
        QCOMPARE(words::candidateName(candidate, *m_catalog), u"RTX 4090"_qs);
        candidate.count = 2;
        QCOMPARE(words::candidateName(candidate, *m_catalog), u"2\u00a0×\u00a0RTX 4090"_qs);
        candidate.gpu = u"no-such-card"_qs;
        QCOMPARE(words::candidateName(candidate, *m_catalog), u"2\u00a0×\u00a0no-such-card"_qs);
    }

    void headroomIsSpareOrShort()
    {
        LanguageManager manager;
        manager.setLanguage(Language::Russian);
        const auto say = [&](const Assessed &candidate) {
            return words::headroom(candidate, Format(manager.locale()));
        };
        Assessed candidate = tooSmall();
        QCOMPARE(say(candidate), spaced(u"не хватает 11,4_ГБ"_qs));
        candidate.verdict = Verdict::Fits;
        candidate.memory.headroom = 8.8e9;
        QCOMPARE(say(candidate), spaced(u"запас 8,8_ГБ"_qs));
        // 22 inside a limit of 22.7 and 5 outside it on a card of 25.8: 1.2 short, whatever the limit says
        candidate.verdict = Verdict::DoesNotFit;
        candidate.memory.need = 22e9;
        candidate.memory.headroom = 0.7e9;
        candidate.memory.outside_limit = 5e9;
        QCOMPARE(say(candidate), spaced(u"не хватает 1,2_ГБ"_qs));
        candidate.verdict = Verdict::NotModelled;
        QCOMPARE(say(candidate), QString());
    }

private:
    std::shared_ptr<const Catalog> m_catalog;
};

QTEST_MAIN(TestWords)
#include "tst_words.moc"
