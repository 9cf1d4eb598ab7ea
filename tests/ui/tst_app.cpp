// SPDX-License-Identifier: GPL-3.0-or-later
// The desktop program from outside: options, exit statuses, exports without a display.
#include "core/workload/scenario_file.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace tarozi;

namespace {

struct Run {
    int status = -1;
    QString output, errors;
    bool crashed = false;
};

} // namespace

class TestApp : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_home = std::make_unique<QTemporaryDir>(); }

    void helpAndVersionNeedNoDisplay()
    {
        const Run help = run({QStringLiteral("--help")});
        QCOMPARE(help.status, 0);
        for (const char *option : {"--export", "--language", "--paper", "--customer", "--author", "--version"})
            QVERIFY2(help.output.contains(QLatin1String(option)), option);
        const Run version = run({QStringLiteral("--version")});
        QCOMPARE(version.status, 0);
        QCOMPARE(version.output.trimmed(), QStringLiteral("tarozi " TAROZI_VERSION));
    }

    void wrongOptionsExitWithTwo_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("named");
        QTest::newRow("unknown option") << QStringList{QStringLiteral("--fast")} << QStringLiteral("fast");
        QTest::newRow("unknown language")
            << QStringList{QStringLiteral("--language"), QStringLiteral("de")} << QStringLiteral("de");
        QTest::newRow("unknown paper") << QStringList{QStringLiteral("--paper"), QStringLiteral("a0")}
                                       << QStringLiteral("a0");
        QTest::newRow("two files") << QStringList{QStringLiteral("a.tarozi"), QStringLiteral("b.tarozi")}
                                   << QStringLiteral("b.tarozi");
        QTest::newRow("nothing to export")
            << QStringList{QStringLiteral("--export"), QStringLiteral("out.pdf")} << QStringLiteral("--export");
        QTest::newRow("unknown ending") << QStringList{QStringLiteral("--export"), QStringLiteral("out.doc"),
                                                       QStringLiteral("a.tarozi")}
                                        << QStringLiteral("out.doc");
    }
    void wrongOptionsExitWithTwo()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, named);
        const Run result = run(arguments);
        QCOMPARE(result.status, 2);
        QVERIFY2(result.errors.contains(named), qPrintable(result.errors));
        QVERIFY(result.output.isEmpty());
    }

    void exportsInEveryLanguage_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("ending");
        QTest::addColumn<QByteArray>("magic");
        for (const char *language : {"en", "ru", "uz"}) {
            QTest::addRow("%s pdf", language)
                << QString::fromLatin1(language) << QStringLiteral("pdf") << QByteArray("%PDF-");
            QTest::addRow("%s svg", language)
                << QString::fromLatin1(language) << QStringLiteral("svg") << QByteArray("<?xml");
            QTest::addRow("%s png", language)
                << QString::fromLatin1(language) << QStringLiteral("png") << QByteArray("\x89PNG");
        }
    }
    void exportsInEveryLanguage()
    {
        QFETCH(QString, language);
        QFETCH(QString, ending);
        QFETCH(QByteArray, magic);
        const QString out = path(QStringLiteral("out.") + ending);
        const Run result = run({QStringLiteral("--export"), out, QStringLiteral("--language"), language,
                                QStringLiteral("--customer"), QStringLiteral("Toshkent"), scenarioFile()});
        QCOMPARE(result.errors, QString());
        QCOMPARE(result.status, 0);
        QFile file(out);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith(magic));
    }

    void paperIsObeyed()
    {
        // points: A4 595 x 842, Letter 612 x 792
        for (const auto &[paper, box] : {std::pair{"a4", "595"}, std::pair{"letter", "612"}}) {
            const QString out = path(QStringLiteral("out.pdf"));
            QCOMPARE(run({QStringLiteral("--paper"), QString::fromLatin1(paper), QStringLiteral("--export"), out,
                          scenarioFile()})
                         .status,
                     0);
            QFile file(out);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray content = file.readAll();
            const auto at = content.indexOf("/MediaBox [0 0 ");
            QVERIFY(at >= 0);
            QVERIFY2(content.mid(at, 40).contains(box), content.mid(at, 40).constData());
        }
    }

    void aBadScenarioExitsWithOneAndOneLine()
    {
        const QString broken = write(QStringLiteral("broken.tarozi"), R"({"tarozi": 1, "serving": {"context": -5}})");
        const QString out = path(QStringLiteral("out.pdf"));
        const Run result = run({QStringLiteral("--export"), out, broken});
        QCOMPARE(result.status, 1);
        QCOMPARE(result.errors.trimmed().count(QLatin1Char('\n')), 0);
        QVERIFY2(result.errors.contains(QStringLiteral("broken.tarozi")), qPrintable(result.errors));
        QVERIFY2(result.errors.contains(QStringLiteral("context")), qPrintable(result.errors));
        QVERIFY(!QFile::exists(out));
    }

    void errorsAreInTheLanguageAskedFor()
    {
        const QString broken = write(QStringLiteral("broken.tarozi"), R"({"tarozi": 1, "serving": {"context": -5}})");
        const QStringList arguments{QStringLiteral("--export"), path(QStringLiteral("out.pdf")), broken};
        const Run russian = run(QStringList{QStringLiteral("--language"), QStringLiteral("ru")} + arguments);
        QCOMPARE(russian.status, 1);
        QVERIFY2(russian.errors.contains(QStringLiteral("Ожидалось")), qPrintable(russian.errors));
        const Run misuse = run({QStringLiteral("--paper"), QStringLiteral("a0"), QStringLiteral("--language=ru")});
        QCOMPARE(misuse.status, 2);
        QVERIFY2(!misuse.errors.contains(QStringLiteral("is none of")), qPrintable(misuse.errors));
    }

    void lettersThatNoFontHasAreToldAndKeysThatChangeNothingAreNamed()
    {
        const QString file = write(QStringLiteral("odd.tarozi"), R"({"tarozi": 1, "colour": "red"})");
        const QString out = path(QStringLiteral("out.pdf"));
        const Run result = run({QStringLiteral("--export"), out, QStringLiteral("--language"), QStringLiteral("en"),
                                QStringLiteral("--customer"), QStringLiteral("\u5F20"), QStringLiteral("--author"),
                                QStringLiteral("A. Karimova"), file});
        QCOMPARE(result.status, 0);
        QVERIFY(QFile::exists(out));
        QVERIFY2(result.errors.contains(QStringLiteral("\u5F20")), qPrintable(result.errors));
        QVERIFY2(result.errors.contains(QStringLiteral("colour")), qPrintable(result.errors));
        QVERIFY2(!result.errors.contains(QStringLiteral("Karimova")), qPrintable(result.errors));
    }

    void aPlaceThatCannotBeWrittenExitsWithOne()
    {
        const QString out = write(QStringLiteral("file"), "x") + QStringLiteral("/out.pdf");
        const Run result = run({QStringLiteral("--export"), out, scenarioFile()});
        QCOMPARE(result.status, 1);
        QVERIFY2(result.errors.contains(QStringLiteral("out.pdf")), qPrintable(result.errors));
    }

    void aBrokenUserCatalogueIsToldAndTheRestWorks()
    {
        QVERIFY(QDir().mkpath(path(QStringLiteral("data/tarozi/catalog"))));
        write(QStringLiteral("data/tarozi/catalog/gpus.json"), "{ this is not JSON");
        const QString out = path(QStringLiteral("out.pdf"));
        const Run result = run({QStringLiteral("--export"), out, scenarioFile()});
        QCOMPARE(result.status, 0);
        QVERIFY2(result.errors.contains(QStringLiteral("gpus.json")), qPrintable(result.errors));
        QVERIFY(QFile::exists(out));
    }

    void aWindowNeedsADisplayAndSaysSo()
    {
        const Run result = run({});
        QCOMPARE(result.status, 1);
        QVERIFY(!result.crashed);
        QVERIFY(result.errors.contains(QStringLiteral("--export")));
    }

    void theWindowOpensAndStays()
    {
        for (const QString &file : {QString(), scenarioFile(), path(QStringLiteral("missing.tarozi"))}) {
            QProcess process;
            QProcessEnvironment environment = cleanEnvironment();
            environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
            process.setProcessEnvironment(environment);
            process.start(QStringLiteral(TAROZI_PROGRAM), file.isEmpty() ? QStringList() : QStringList{file});
            QVERIFY(process.waitForStarted());
            QVERIFY(!process.waitForFinished(700)); // it would have ended by now if it could not start
            process.kill();
            QVERIFY(process.waitForFinished());
        }
    }

private:
    QString path(const QString &name) const { return m_home->filePath(name); }

    QString write(const QString &name, const QByteArray &content) const
    {
        QFile file(path(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(content);
        return file.fileName();
    }

    QString scenarioFile() const { return write(QStringLiteral("plan.tarozi"), writeScenario(Scenario{})); }

    QProcessEnvironment cleanEnvironment() const
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_RUNTIME_DIR"})
            environment.remove(QString::fromLatin1(name));
        environment.insert(QStringLiteral("HOME"), m_home->path());
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), path(QStringLiteral("config")));
        environment.insert(QStringLiteral("XDG_DATA_HOME"), path(QStringLiteral("data")));
        return environment;
    }

    Run run(const QStringList &arguments) const
    {
        QProcess process;
        process.setProcessEnvironment(cleanEnvironment());
        process.start(QStringLiteral(TAROZI_PROGRAM), arguments);
        if (!process.waitForFinished())
            return {};
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError()), process.exitStatus() == QProcess::CrashExit};
    }

    std::unique_ptr<QTemporaryDir> m_home;
};

QTEST_GUILESS_MAIN(TestApp)
#include "tst_app.moc"
