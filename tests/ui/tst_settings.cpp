// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/settings.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace tarozi::ui;

class TestSettings : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void nothingIsWrittenUntilSomethingIsChosen()
    {
        {
            const Settings settings(ini());
            QVERIFY(!settings.language());
            QVERIFY(!settings.proposalLanguage());
            QCOMPARE(settings.proposalPaper(), Paper::A4);
            QCOMPARE(settings.theme(), ThemeChoice::System);
            QVERIFY(settings.recentFiles().isEmpty());
            QVERIFY(settings.windowGeometry().isNull());
        }
        QVERIFY(!QFile::exists(ini()));
    }

    void choicesSurvive()
    {
        {
            Settings settings(ini());
            settings.setLanguage(Language::Uzbek);
            settings.setTheme(ThemeChoice::Dark);
            settings.setWindow({10, 20, 1200, 800}, true);
            settings.setAuthor(QStringLiteral("Oʻktam, Toshkent"));
            settings.setProposalLanguage(Language::English);
            settings.setProposalPaper(Paper::Letter);
        }
        const Settings settings(ini());
        QCOMPARE(*settings.language(), Language::Uzbek);
        QCOMPARE(settings.theme(), ThemeChoice::Dark);
        QCOMPARE(settings.windowGeometry(), QRect(10, 20, 1200, 800));
        QVERIFY(settings.windowMaximized());
        QCOMPARE(settings.author(), QStringLiteral("Oʻktam, Toshkent"));
        QCOMPARE(*settings.proposalLanguage(), Language::English);
        QCOMPARE(settings.proposalPaper(), Paper::Letter);
    }

    void wordsAreKeysNotTranslations()
    {
        {
            Settings settings(ini());
            settings.setLanguage(Language::Russian);
            settings.setTheme(ThemeChoice::Light);
        }
        const QByteArray content = read();
        QVERIFY(content.contains("language=ru"));
        QVERIFY(content.contains("theme=light"));
    }

    void nonsenseReadsAsNotChosen()
    {
        write(
            "[view]\nlanguage=klingon\ntheme=neon\n[window]\ngeometry=wide\nmaximized=no\n[files]\nfolder=/no/such\n");
        const Settings settings(ini());
        QVERIFY(!settings.language());
        QCOMPARE(settings.theme(), ThemeChoice::System);
        QVERIFY(settings.windowGeometry().isNull());
        QVERIFY(!settings.windowMaximized());
        QVERIFY(settings.lastFolder() != QStringLiteral("/no/such"));
    }

    void withoutDocumentsDialogsOpenAtHome()
    {
        const QByteArray home = qgetenv("HOME");
        qputenv("HOME", m_folder->path().toUtf8());
        const QString folder = Settings(ini()).lastFolder();
        qputenv("HOME", home);
        QCOMPARE(folder, m_folder->path());
    }

    void aDamagedFileIsKeptBeside()
    {
        const QByteArray content = "[view]\nlanguage=uz\n[window\n";
        write(content);
        {
            Settings settings(ini());
            QVERIFY(settings.wasDamaged());
            QCOMPARE(*settings.language(), Language::Uzbek);
            settings.setTheme(ThemeChoice::Dark);
        }
        QFile copy(ini() + QStringLiteral(".bak"));
        QVERIFY(copy.open(QIODevice::ReadOnly));
        QCOMPARE(copy.readAll(), content);
        QVERIFY(!Settings(ini()).wasDamaged());
    }

    void recentFilesAreNewestFirstWithoutRepeats()
    {
        Settings settings(ini());
        for (int i = 0; i < 12; ++i)
            settings.addRecentFile(QStringLiteral("/plans/%1.tarozi").arg(i));
        settings.addRecentFile(QStringLiteral("/plans/7.tarozi"));
        const QStringList files = settings.recentFiles();
        QCOMPARE(files.size(), 8);
        QCOMPARE(files.first(), QStringLiteral("/plans/7.tarozi"));
        QCOMPARE(files.count(QStringLiteral("/plans/7.tarozi")), 1);
        QCOMPARE(files[1], QStringLiteral("/plans/11.tarozi"));
        settings.clearRecentFiles();
        QVERIFY(settings.recentFiles().isEmpty());
    }

    void aWindowComesBackOntoAScreen_data()
    {
        QTest::addColumn<QRect>("wanted");
        QTest::addColumn<QList<QRect>>("screens");
        QTest::addColumn<QRect>("expected");
        const QRect left(0, 0, 1920, 1080), right(1920, 0, 1366, 768);
        QTest::newRow("as it was") << QRect(100, 50, 1200, 800) << QList{left} << QRect(100, 50, 1200, 800);
        QTest::newRow("second screen") << QRect(2000, 10, 1000, 700) << QList{left, right}
                                       << QRect(2000, 10, 1000, 700);
        QTest::newRow("second screen is gone")
            << QRect(2000, 10, 1000, 700) << QList{left} << QRect(920, 10, 1000, 700);
        QTest::newRow("larger than the screen")
            << QRect(0, 0, 1600, 1000) << QList{QRect(0, 0, 1366, 768)} << QRect(0, 0, 1366, 768);
        QTest::newRow("over the edge") << QRect(-300, -40, 800, 600) << QList{left} << QRect(0, 0, 800, 600);
        QTest::newRow("mostly right") << QRect(1900, 0, 1000, 700) << QList{left, right} << QRect(1920, 0, 1000, 700);
        QTest::newRow("first start") << QRect() << QList{left} << QRect(240, 90, 1440, 900);
        QTest::newRow("first start, small screen")
            << QRect() << QList{QRect(0, 24, 1366, 744)} << QRect(0, 24, 1366, 744);
        QTest::newRow("tiny") << QRect(0, 0, 3, 3) << QList{left} << QRect(0, 0, 640, 480);
    }
    void aWindowComesBackOntoAScreen()
    {
        QFETCH(QRect, wanted);
        QFETCH(QList<QRect>, screens);
        QTEST(clampToScreens(wanted, screens), "expected");
    }

private:
    QString ini() const { return m_folder->filePath(QStringLiteral("tarozi.ini")); }
    void write(const QByteArray &content) const
    {
        QFile file(ini());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    QByteArray read() const
    {
        QFile file(ini());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_MAIN(TestSettings)
#include "tst_settings.moc"
