// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing is cut off: run at scale 1 and, by ctest, once more at QT_SCALE_FACTOR=1.5.
#include "tests/ui/window_fixture.h"
#include "ui/shell/about_dialog.h"
#include "ui/shell/notice_bar.h"
#include "ui/views/page_tabs.h"

#include <QAbstractButton>
#include <QLabel>
#include <QScrollArea>
#include <QTabBar>
#include <QTest>

using namespace tarozi;
using namespace tarozi::ui;

namespace {

constexpr int kShown = 60; // characters of a text in a message

QString pathOf(const QWidget *widget)
{
    QStringList path;
    for (const QWidget *w = widget; w; w = w->parentWidget())
        path.append(QLatin1String(w->metaObject()->className()));
    return path.join(QStringLiteral(" < "));
}

// Inside a scroll area what lies outside the viewport can be reached.
bool scrolls(const QWidget *widget, const QWidget *root)
{
    for (const QWidget *w = widget->parentWidget(); w && w != root; w = w->parentWidget()) {
        if (qobject_cast<const QAbstractScrollArea *>(w))
            return true;
    }
    return false;
}

QString clippedLabel(const QLabel &label)
{
    if (label.text().isEmpty())
        return {};
    const QSize room = label.contentsRect().size();
    if (label.wordWrap())
        return label.heightForWidth(label.width()) > label.height() ? QStringLiteral("needs height %1, has %2")
                                                                          .arg(label.heightForWidth(label.width()))
                                                                          .arg(label.height())
                                                                    : QString();
    const QSize needed = label.sizeHint();
    return needed.width() > label.width() || needed.height() > label.height() ? QStringLiteral("needs %1×%2, has %3×%4")
                                                                                    .arg(needed.width())
                                                                                    .arg(needed.height())
                                                                                    .arg(room.width())
                                                                                    .arg(room.height())
                                                                              : QString();
}

QString clipped(const QWidget &widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        return clippedLabel(*label);
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget)) {
        const QSize needed = button->sizeHint();
        if (button->text().isEmpty() || (needed.width() <= button->width() && needed.height() <= button->height()))
            return {};
        return QStringLiteral("needs %1×%2, has %3×%4")
            .arg(needed.width())
            .arg(needed.height())
            .arg(button->width())
            .arg(button->height());
    }
    if (const auto *bar = qobject_cast<const QTabBar *>(&widget)) {
        const QRect last = bar->tabRect(bar->count() - 1);
        return last.right() >= bar->width()
                   ? QStringLiteral("tabs need %1, have %2").arg(last.right()).arg(bar->width())
                   : QString();
    }
    return {};
}

// Wrapped texts find their height over a few rounds of layouts.
void settle()
{
    for (int i = 0; i < 3; ++i)
        QCoreApplication::processEvents();
}

QStringList problems(const QWidget &root)
{
    QStringList found;
    for (const QWidget *widget : root.findChildren<QWidget *>()) {
        if (!widget->isVisible())
            continue;
        QString problem = clipped(*widget);
        const QRect place(widget->mapTo(&root, QPoint(0, 0)), widget->size());
        if (problem.isEmpty() && !scrolls(widget, &root) && !root.rect().contains(place) && !place.isEmpty())
            problem = QStringLiteral("outside the window");
        if (problem.isEmpty())
            continue;
        const QString text = widget->property("text").toString().left(kShown);
        found.append(QStringLiteral("“%1” %2 (%3)").arg(text, problem, pathOf(widget)));
    }
    return found;
}

} // namespace

class TestLayout : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsClipped_data()
    {
        QTest::addColumn<int>("language");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("gpus");
        for (const Language language : kLanguages) {
            for (const QSize &size : {QSize(1440, 900), QSize(1366, 768), QSize(1093, 614)}) {
                for (const int gpus : {1, 2, 4})
                    QTest::addRow("%s %dx%d, %d GPUs", qPrintable(languageCode(language)), size.width(), size.height(),
                                  gpus)
                        << int(language) << size << gpus;
            }
        }
    }
    void nothingIsClipped()
    {
        QFETCH(int, language);
        QFETCH(QSize, size);
        QFETCH(int, gpus);
        Program program{Language(language)};
        Scenario scenario;
        scenario.serving.context = 131072;
        scenario.serving.concurrency = 64;
        scenario.candidates.resize(std::size_t(gpus), scenario.candidates.back());
        program.session.reset(scenario);
        program.window.resize(size);
        program.window.show();
        settle();
        QCOMPARE(program.window.size(), size); // its contents do not force it larger
        for (int i = 0; i < program.window.pages().count(); ++i) {
            program.window.pages().setCurrent(i);
            settle();
            const QStringList found = problems(program.window);
            QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
        }
        program.window.openFile(program.path("missing.tarozi"));
        QCoreApplication::processEvents();
        const QStringList found = problems(program.window.notices());
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
    }

    void aboutIsNotClipped()
    {
        for (const Language language : kLanguages) {
            Program program(language);
            AboutDialog dialog(&program.window);
            dialog.show();
            QCoreApplication::processEvents();
            const QStringList found = problems(dialog);
            QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
        }
    }
};

QTEST_MAIN(TestLayout)
#include "tst_layout.moc"
