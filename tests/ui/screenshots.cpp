// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the window into PNG files: screenshots FOLDER [--all | SCENARIO.tarozi]. Without --all the pictures of the
// README; with it every language, theme, size and page, to look at; of a scenario its first two pages in each language.
#include "core/workload/scenario_file.h"
#include "tests/ui/window_fixture.h"
#include "ui/views/page_tabs.h"

#include <QApplication>
#include <QCursor>
#include <QDir>
#include <QFileInfo>
#include <QTextStream>

using namespace tarozi;
using namespace tarozi::ui;

namespace {

struct Picture {
    QString name;
    Language language;
    ThemeChoice theme;
    QSize size;
    int page;
};

Scenario shownScenario()
{
    Scenario scenario;
    scenario.serving.context = 16384;
    scenario.serving.input = 15360;
    scenario.serving.concurrency = 8;
    return scenario;
}

constexpr int kCostPage = 4;

// Prices of a guide of August 2026 and a purchase, to show what the page of costs answers.
Scenario pricedScenario()
{
    Scenario scenario = shownScenario();
    scenario.price.amount_per_gpu_hour = 70;
    scenario.candidates[1].price = PriceChoice{{}, 132.46, QStringLiteral("RUB"), QStringLiteral("hour")};
    MoneyInputs &money = scenario.money;
    money.utilization = 0.4;
    money.purchase_price = 350000;
    money.server_price = 400000;
    money.hosting_price = 8000;
    money.power_load = 0.6;
    money.pue = 1.5;
    money.electricity_price = 7;
    money.api_input_price = 20;
    money.api_output_price = 60;
    money.start_date = QStringLiteral("2027-01-01");
    return scenario;
}

std::vector<Picture> readmePictures()
{
    const QSize size(1440, 900);
    return {{QStringLiteral("memory-en"), Language::English, ThemeChoice::Light, size, 0},
            {QStringLiteral("speed-en"), Language::English, ThemeChoice::Light, size, 1},
            {QStringLiteral("context-ru"), Language::Russian, ThemeChoice::Light, size, 2},
            {QStringLiteral("cost-en"), Language::English, ThemeChoice::Light, QSize(1440, 1100), kCostPage},
            {QStringLiteral("specs-uz"), Language::Uzbek, ThemeChoice::Light, size, 6},
            {QStringLiteral("memory-ru-dark"), Language::Russian, ThemeChoice::Dark, size, 0}};
}

std::vector<Picture> allPictures(int pages)
{
    std::vector<Picture> pictures;
    for (const Language language : kLanguages) {
        for (const ThemeChoice theme : {ThemeChoice::Light, ThemeChoice::Dark}) {
            for (const QSize &size : {QSize(1440, 900), QSize(1366, 768), QSize(1920, 1080)}) {
                for (int page = 0; page < pages; ++page) {
                    const QString name =
                        QStringLiteral("%1-%2-%3-page%4")
                            .arg(languageCode(language))
                            .arg(theme == ThemeChoice::Dark ? QStringLiteral("dark") : QStringLiteral("light"))
                            .arg(size.width())
                            .arg(page);
                    pictures.push_back({name, language, theme, size, page});
                }
            }
        }
    }
    return pictures;
}

std::vector<Picture> scenarioPictures(const QString &name)
{
    std::vector<Picture> pictures;
    for (const Language language : kLanguages) {
        for (int page = 0; page < 2; ++page)
            pictures.push_back({QStringLiteral("%1-%2-page%3").arg(name, languageCode(language)).arg(page), language,
                                ThemeChoice::Light, QSize(1440, 900), page});
    }
    return pictures;
}

bool draw(Program &program, const Picture &picture, const QString &folder, const Scenario *own = nullptr)
{
    program.session.reset(own ? *own : picture.page == kCostPage ? pricedScenario() : shownScenario());
    program.languages.setLanguage(picture.language);
    program.theme.setChoice(picture.theme);
    program.window.resize(picture.size);
    program.window.pages().setCurrent(picture.page);
    for (int i = 0; i < 3; ++i) // texts, then layouts, then what the layouts moved
        QCoreApplication::processEvents();
    return program.window.grab().save(QDir(folder).filePath(picture.name + QStringLiteral(".png")));
}

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() < 2 || !QDir().mkpath(arguments[1])) {
        QTextStream(stderr) << "usage: screenshots FOLDER [--all]" << Qt::endl;
        return 2;
    }
    QCursor::setPos(2000, 2000); // nothing is hovered
    Program program;
    program.session.reset(shownScenario());
    program.window.show();
    if (arguments.size() > 2 && arguments[2].endsWith(QStringLiteral(".tarozi"))) {
        const Result<Scenario> scenario = loadScenario(arguments[2], program.session.catalog());
        for (const Picture &picture : scenarioPictures(QFileInfo(arguments[2]).baseName())) {
            if (!scenario || !draw(program, picture, arguments[1], &*scenario))
                return 1;
        }
        return 0;
    }
    const bool all = arguments.contains(QStringLiteral("--all"));
    for (const Picture &picture : all ? allPictures(program.window.pages().count()) : readmePictures()) {
        if (!draw(program, picture, arguments[1]))
            return 1;
    }
    return 0;
}
