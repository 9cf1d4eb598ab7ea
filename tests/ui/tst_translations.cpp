// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/ts_file.h"
#include "ui/language/format.h"
#include "ui/language/language_manager.h"

#include <QDir>
#include <QProcess>
#include <QRawFont>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

using namespace tarozi::ui;

namespace {

const QString kSource = QStringLiteral(TAROZI_SOURCE_DIR);
const QStringList kFiles{u"qtbase_uz"_qs, u"tarozi_en"_qs, u"tarozi_ru"_qs, u"tarozi_uz"_qs};

QString path(const QString &name)
{
    return kSource + u"/translations/"_qs + name + u".ts"_qs;
}

QString language(const QString &name)
{
    return name.right(2);
}

// Lines of a data file without comments.
QStringList lines(const QString &name)
{
    QFile file(kSource + u"/tests/ui/data/"_qs + name);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QStringList result;
    for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n')) {
        if (!line.isEmpty() && !line.startsWith(u'#'))
            result << line;
    }
    return result;
}

QStringList placeholders(const QString &text)
{
    static const QRegularExpression pattern(u"%(?:L?\\d+|n)"_qs);
    QStringList found;
    for (auto it = pattern.globalMatch(text); it.hasNext();)
        found << it.next().captured();
    found.sort();
    found.removeDuplicates();
    return found;
}

int mnemonics(const QString &text)
{
    static const QRegularExpression pattern(u"&[^&\\s;]"_qs);
    static const QRegularExpression entity(u"&[a-z]+;"_qs);
    return int(QString(text).remove(u"&&"_qs).remove(entity).count(pattern));
}

// The closing mark, which a translation keeps: a button that opens a dialog, a label, a sentence.
QString ending(const QString &text)
{
    for (const QString &mark : {u"..."_qs, u"…"_qs, u":"_qs, u"."_qs, u"?"_qs, u" "_qs}) {
        if (text.endsWith(mark))
            return mark;
    }
    return {};
}

bool anyStem(const QString &text, const QString &stems)
{
    const QStringList list = stems.split(u'|');
    return std::any_of(list.begin(), list.end(),
                       [&](const QString &stem) { return text.contains(stem, Qt::CaseInsensitive); });
}

} // namespace

class TestTranslations : public QObject
{
    Q_OBJECT

private slots:
    void files_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString &name : kFiles)
            QTest::addRow("%s", qPrintable(name)) << name;
    }

    void everyMessageIsFinished_data() { files_data(); }
    void everyMessageIsFinished()
    {
        QFETCH(QString, name);
        const qsizetype forms = language(name) == u"ru"_qs ? 3 : 2;
        const QList<TsMessage> messages = readTsFile(path(name));
        QVERIFY(!messages.isEmpty());
        for (const TsMessage &message : messages) {
            QVERIFY2(message.type.isEmpty(), qPrintable(message.type + u' ' + message.name()));
            QVERIFY2(message.forms.size() == (message.plural ? forms : 1), qPrintable(message.name()));
            for (const QString &form : message.forms)
                QVERIFY2(!form.trimmed().isEmpty(), qPrintable(message.name()));
        }
    }

    // The files are collected anew and must not change: no string of the code is missing, none is left over.
    void everyStringOfTheCodeIsThere()
    {
        QTemporaryDir folder;
        const QStringList names = kFiles.filter(u"tarozi"_qs);
        for (const QString &name : names)
            QVERIFY(QFile::copy(path(name), folder.filePath(name + u".ts"_qs)));
        QCOMPARE(QProcess::execute(u"sh"_qs, {kSource + u"/translations/update.sh"_qs, folder.path()}), 0);
        for (const QString &name : names) {
            QStringList gone;
            for (const TsMessage &message : readTsFile(path(name)))
                gone << message.name() + message.comment;
            for (const TsMessage &message : readTsFile(folder.filePath(name + u".ts"_qs))) {
                QVERIFY2(message.context.size() > 1,
                         qPrintable(u"lupdate cannot tell the class of: "_qs + message.source));
                QVERIFY2(message.type.isEmpty(), qPrintable(name + u" lacks: "_qs + message.name()));
                gone.removeOne(message.name() + message.comment);
            }
            QVERIFY2(gone.isEmpty(), qPrintable(name + u" has left over: "_qs + gone.join(u'\n')));
        }
    }

    void placeholdersAndMnemonicsAreKept_data() { files_data(); }
    void placeholdersAndMnemonicsAreKept()
    {
        QFETCH(QString, name);
        const bool ours = name.startsWith(u"tarozi"_qs);
        for (const TsMessage &message : readTsFile(path(name))) {
            for (const QString &form : message.forms) {
                QVERIFY2(placeholders(form) == placeholders(message.source), qPrintable(message.name()));
                QVERIFY2(mnemonics(form) == mnemonics(message.source), qPrintable(message.name()));
                QVERIFY2(!ours || ending(form) == ending(message.source), qPrintable(message.name()));
            }
        }
    }

    void lettersAreTheRightOnes_data() { files_data(); }
    void lettersAreTheRightOnes()
    {
        QFETCH(QString, name);
        // "o" and "g" take U+02BB, the tutuq after any other letter is U+02BC; typed apostrophes are neither
        static const QRegularExpression apostrophe(u"\\p{L}['`´\\x{2018}\\x{2019}]\\p{L}"_qs);
        static const QRegularExpression turned(u"(?<![oOgG])\\x{02BB}"_qs);
        static const QRegularExpression tutuq(u"[oOgG]\\x{02BC}"_qs);
        static const QRegularExpression cyrillic(u"\\p{Cyrillic}"_qs);
        static const QRegularExpression mixed(u"\\p{Cyrillic}[A-Za-z]|[A-Za-z]\\p{Cyrillic}"_qs);
        for (const TsMessage &message : readTsFile(path(name))) {
            for (const QString &form : message.forms) {
                QString text = form;
                text.remove(u'&');
                QVERIFY2(!mixed.match(text.remove(QRegularExpression(u"\\\\n|<[^>]*>"_qs))).hasMatch(),
                         qPrintable(form));
                if (language(name) != u"uz"_qs)
                    continue;
                QVERIFY2(!apostrophe.match(text).hasMatch(), qPrintable(form));
                QVERIFY2(!turned.match(text).hasMatch(), qPrintable(form));
                QVERIFY2(!tutuq.match(text).hasMatch(), qPrintable(form));
                QVERIFY2(!cyrillic.match(text).hasMatch(), qPrintable(form));
            }
        }
    }

    void nothingIsLeftInEnglish()
    {
        const QStringList reviewed = lines(u"same_in_all_languages.txt"_qs);
        QVERIFY(!reviewed.isEmpty());
        QSet<QString> used;
        for (const QString &name : {u"tarozi_ru"_qs, u"tarozi_uz"_qs}) {
            for (const TsMessage &message : readTsFile(path(name))) {
                if (message.plural || message.forms.value(0) != message.source)
                    continue;
                const QStringList allowed{language(name) + u": "_qs + message.source, u"both: "_qs + message.source};
                const bool known = reviewed.contains(allowed[0]) || reviewed.contains(allowed[1]);
                QVERIFY2(known, qPrintable(name + u": "_qs + message.name()));
                used << allowed[0] << allowed[1];
            }
        }
        for (const QString &line : reviewed)
            QVERIFY2(used.contains(line), qPrintable(u"no text needs: "_qs + line));
    }

    void termsFollowTheGlossary()
    {
        const QStringList terms = lines(u"glossary.tsv"_qs);
        QVERIFY(!terms.isEmpty());
        for (const QString &name : {u"tarozi_ru"_qs, u"tarozi_uz"_qs}) {
            const QList<TsMessage> messages = readTsFile(path(name));
            for (const QString &line : terms) {
                const QStringList term = line.split(u'\t');
                QCOMPARE(term.size(), 3);
                const QRegularExpression words(u"\\b%1\\b"_qs.arg(QRegularExpression::escape(term[0])),
                                               QRegularExpression::CaseInsensitiveOption);
                for (const TsMessage &message : messages) {
                    QString source = message.source;
                    if (!words.match(source.remove(u'&')).hasMatch())
                        continue;
                    const QString stems = language(name) == u"ru"_qs ? term[1] : term[2];
                    for (QString form : message.forms)
                        QVERIFY2(anyStem(form.remove(u'&'), stems), qPrintable(term[0] + u" in "_qs + form));
                }
            }
        }
    }

    void compiledFilesHaveEveryMessage_data() { files_data(); }
    void compiledFilesHaveEveryMessage()
    {
        QFETCH(QString, name);
        QTranslator translator;
        QVERIFY(translator.load(name, u":/i18n"_qs));
        for (const TsMessage &message : readTsFile(path(name))) {
            const QString text =
                translator.translate(message.context.toUtf8().constData(), message.source.toUtf8().constData(),
                                     message.comment.toUtf8().constData(), message.plural ? 1 : -1);
            QCOMPARE(text, message.forms.value(0));
        }
    }

    // Qt's Uzbek texts must answer to Qt's own source texts: those that Qt's Russian file knows.
    void uzbekQtTextsExistInQt()
    {
        QTranslator russian;
        QVERIFY(russian.load(u"qtbase_ru"_qs, u":/i18n"_qs));
        for (const TsMessage &message : readTsFile(path(u"qtbase_uz"_qs))) {
            const QString text =
                russian.translate(message.context.toUtf8().constData(), message.source.toUtf8().constData());
            QVERIFY2(!text.isNull(), qPrintable(message.name()));
        }
    }

    void plurals_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("russian");
        QTest::addColumn<QString>("uzbek");
        QTest::newRow("0") << 0 << u"tokens"_qs << u"токенов"_qs << u"token"_qs;
        QTest::newRow("1") << 1 << u"token"_qs << u"токен"_qs << u"token"_qs;
        QTest::newRow("2") << 2 << u"tokens"_qs << u"токена"_qs << u"token"_qs;
        QTest::newRow("5") << 5 << u"tokens"_qs << u"токенов"_qs << u"token"_qs;
        QTest::newRow("11") << 11 << u"tokens"_qs << u"токенов"_qs << u"token"_qs;
        QTest::newRow("21") << 21 << u"tokens"_qs << u"токен"_qs << u"token"_qs;
        QTest::newRow("101") << 101 << u"tokens"_qs << u"токен"_qs << u"token"_qs;
    }

    void plurals()
    {
        QFETCH(int, count);
        QFETCH(QString, english);
        QFETCH(QString, russian);
        QFETCH(QString, uzbek);
        LanguageManager languages;
        const auto say = [&](Language spoken) {
            languages.setLanguage(spoken);
            return QCoreApplication::translate("Format", "tokens", nullptr, count);
        };
        QCOMPARE(say(Language::English), english);
        QCOMPARE(say(Language::Russian), russian);
        QCOMPARE(say(Language::Uzbek), uzbek);
    }

    void bundledFontsHaveEveryCharacter()
    {
        QSet<char32_t> characters;
        for (const QString &name : kFiles) {
            for (const TsMessage &message : readTsFile(path(name))) {
                for (const char32_t c : QString(message.source + message.forms.join(QString())).toUcs4())
                    characters << c;
            }
        }
        for (const char32_t sign : U"₽€$£—−×°…≤⌈⌉⌊⌋")
            characters << sign;
        characters.remove(U'\n');
        characters.remove(U'\0');
        const QRawFont signs(u":/fonts/NotoSansMath-Subset.ttf"_qs, 16);
        for (const QString &face : {u"Regular"_qs, u"SemiBold"_qs, u"Bold"_qs}) {
            const QRawFont font(u":/fonts/NotoSans-"_qs + face + u".ttf"_qs, 16);
            QVERIFY(font.isValid());
            for (const char32_t c : characters)
                QVERIFY2(font.supportsCharacter(c) || signs.supportsCharacter(c),
                         qPrintable(face + u": U+"_qs + QString::number(c, 16)));
        }
    }
};

QTEST_MAIN(TestTranslations)
#include "tst_translations.moc"
