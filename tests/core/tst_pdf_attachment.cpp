// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pdf_attachment.h"

#include <QFile>
#include <QTest>

using namespace tarozi;

namespace {

QByteArray corpus(const char *name)
{
    QFile file(QStringLiteral(TAROZI_SOURCE_DIR "/tests/fuzz/corpus/pdf/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class tst_pdf_attachment : public QObject
{
    Q_OBJECT

private slots:
    void findsWhatIsAttached_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("packed, its length elsewhere") << QByteArray("packed");
        QTest::newRow("as it is") << QByteArray("plain");
    }
    void findsWhatIsAttached()
    {
        QFETCH(QByteArray, name);
        const auto found = pdfAttachment(corpus(name.constData()), ".tarozi");
        QVERIFY(found);
        QFile preset(QStringLiteral(TAROZI_SOURCE_DIR "/tests/core/data/attached.tarozi"));
        QVERIFY(preset.open(QIODevice::ReadOnly));
        QCOMPARE(*found, preset.readAll());
    }

    void findsNothingElse_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const char *name :
             {"other_name", "length_too_long", "not_packed", "bomb", "no_file", "self", "predictor", "truncated"})
            QTest::newRow(name) << QByteArray(name);
    }
    void findsNothingElse()
    {
        QFETCH(QByteArray, name);
        QVERIFY(!corpus(name.constData()).isEmpty());
        QVERIFY(!pdfAttachment(corpus(name.constData()), ".tarozi"));
    }

    void isNoPdf()
    {
        QVERIFY(!looksLikePdf("{}"));
        QVERIFY(!pdfAttachment(" " + corpus("packed"), ".tarozi"));
        QVERIFY(!pdfAttachment(corpus("packed") + "/Encrypt", ".tarozi"));
    }
};

QTEST_GUILESS_MAIN(tst_pdf_attachment)
#include "tst_pdf_attachment.moc"
