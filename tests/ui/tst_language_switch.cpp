// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/visible_texts.h"
#include "tests/ui/window_fixture.h"
#include "ui/shell/window_actions.h"
#include "ui/views/page_tabs.h"

#include <QTest>

#include <algorithm>

using namespace tarozi;
using namespace tarozi::ui;

namespace {

QString tsPath(const char *code)
{
    return QStringLiteral(TAROZI_SOURCE_DIR "/translations/tarozi_%1.ts").arg(QLatin1String(code));
}

QStringList leftovers(const QWidget &window, const std::vector<QRegularExpression> &english)
{
    QStringList found;
    for (QString text : visibleTexts(window)) {
        text.remove(QLatin1Char('&'));
        const auto matches = [&text](const QRegularExpression &pattern) { return pattern.match(text).hasMatch(); };
        if (std::any_of(english.begin(), english.end(), matches))
            found.append(text);
    }
    return found;
}

} // namespace

class TestLanguageSwitch : public QObject
{
    Q_OBJECT

private slots:
    void noEnglishIsLeftAfterSwitchingLanguages()
    {
        const auto of_russian = englishPatterns(tsPath("ru"));
        const auto of_uzbek = englishPatterns(tsPath("uz"));
        QVERIFY(of_russian.size() > 100);
        QVERIFY(of_uzbek.size() > 100);
        Program program(Language::English);
        Scenario scenario; // with findings of every severity
        scenario.serving.context = 16384;
        scenario.serving.concurrency = 8;
        program.session.reset(scenario);
        program.window.resize(1440, 900);
        program.window.show();
        for (int i = 0; i < program.window.pages().count(); ++i)
            program.window.pages().setCurrent(i);
        program.window.openFile(program.path("missing.tarozi"));
        program.setContext(32768);                                 // an undo step, and a mark of modification
        QVERIFY(!leftovers(program.window, of_russian).isEmpty()); // the search finds English where there is some

        const QPair<Language, const std::vector<QRegularExpression> *> turns[] = {
            {Language::Russian, &of_russian}, {Language::Uzbek, &of_uzbek}, {Language::Russian, &of_russian}};
        for (const auto &[language, english] : turns) {
            program.window.actions().languages()[int(language)]->trigger();
            QCoreApplication::processEvents();
            for (int i = 0; i < program.window.pages().count(); ++i) {
                program.window.pages().setCurrent(i);
                const QStringList found = leftovers(program.window, *english);
                QVERIFY2(found.isEmpty(),
                         qPrintable(languageCode(language) + QStringLiteral(": ") + found.join(QStringLiteral(" | "))));
            }
        }
        QCOMPARE(program.settings.language(), Language::Russian);
        QCOMPARE(program.session.scenario().serving.context, 32768);
        QCOMPARE(program.session.undoStack().count(), 1);
    }
};

QTEST_MAIN(TestLanguageSwitch)
#include "tst_language_switch.moc"
