// SPDX-License-Identifier: GPL-3.0-or-later
#include "../fuzz/targets.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace tarozi;
using namespace Qt::StringLiterals;

// Every input that the fuzzer starts from, or once failed on, goes through its parser; a broken promise ends the test.
class TestFuzzCorpus : public QObject
{
    Q_OBJECT

private slots:
    void replay_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("target");
        const QDir corpus(QStringLiteral(TAROZI_SOURCE_DIR) + u"/tests/fuzz/corpus"_s);
        for (size_t i = 0; i < fuzz::targets().size(); ++i) {
            const char *name = fuzz::targets()[i].name;
            const QDir folder(corpus.filePath(QString::fromLatin1(name)));
            const QStringList files = folder.entryList(QDir::Files);
            QVERIFY2(!files.isEmpty(), name);
            for (const QString &file_name : files) {
                QFile file(folder.filePath(file_name));
                QVERIFY(file.open(QIODevice::ReadOnly));
                QTest::addRow("%s/%s", name, qPrintable(file_name)) << file.readAll() << int(i);
            }
        }
    }
    void replay()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, target);
        fuzz::targets()[size_t(target)].run(bytes);
    }

    void noCorpusWithoutATarget()
    {
        QStringList names;
        for (const fuzz::Target &target : fuzz::targets())
            names += QString::fromLatin1(target.name);
        const QDir corpus(QStringLiteral(TAROZI_SOURCE_DIR) + u"/tests/fuzz/corpus"_s);
        QCOMPARE(corpus.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name), names);
    }
};

QTEST_GUILESS_MAIN(TestFuzzCorpus)
#include "tst_fuzz_corpus.moc"
