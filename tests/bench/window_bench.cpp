// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/proposal.h"
#include "ui/report/proposal_document.h"
#include "ui/views/page_tabs.h"
#include "window_fixture.h"

#include <QApplication>
#include <QBuffer>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QPainter>
#include <QPdfWriter>
#include <QSet>

#include <benchmark/benchmark.h>

#include <algorithm>

using namespace tarozi;
using namespace tarozi::ui;

namespace {

// Remembers which widgets were painted, so that the same ones can be painted alone.
class PaintWatch : public QObject
{
public:
    QSet<QWidget *> painted;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint && watched->isWidgetType())
            painted.insert(static_cast<QWidget *>(watched));
        return false;
    }
};

void settle()
{
    for (int turn = 0; turn < 4; ++turn)
        QApplication::processEvents();
}

double median(std::vector<double> values)
{
    std::nth_element(values.begin(), values.begin() + long(values.size() / 2), values.end());
    return values[values.size() / 2];
}

// A slider step until everything is painted, beside painting the same widgets again with nothing computed.
void sliderToPaint(benchmark::State &state)
{
    Program program;
    program.window.resize(1440, 900);
    program.window.show();
    program.window.pages().setCurrent(int(state.range(0)));
    settle();
    const qint64 stops[] = {8192, 16384};
    int step = 0;
    const auto move = [&] {
        program.setContext(stops[++step % 2]);
        settle();
    };
    move();
    PaintWatch watch;
    qApp->installEventFilter(&watch);
    move();
    qApp->removeEventFilter(&watch);

    std::vector<double> moves, paints;
    for (auto _ : state) {
        QElapsedTimer timer;
        timer.start();
        move();
        moves.push_back(double(timer.nsecsElapsed()));
        timer.restart();
        for (QWidget *widget : std::as_const(watch.painted))
            widget->update();
        settle();
        paints.push_back(double(timer.nsecsElapsed()));
        state.SetIterationTime(moves.back() * 1e-9);
    }
    state.counters["paint_alone_ms"] = median(paints) * 1e-6;
    state.counters["move_to_paint_ms"] = median(moves) * 1e-6;
    state.counters["ratio"] = median(moves) / median(paints);
}
BENCHMARK(sliderToPaint)->DenseRange(0, 2)->ArgName("page")->UseManualTime()->Unit(benchmark::kMillisecond);

void exportPdf(benchmark::State &state)
{
    loadFonts();
    LanguageManager languages;
    const QTemporaryDir folder;
    const ProposalOptions options{Language::Russian, Paper::A4, QDate(2026, 11, 30)};
    const QString path = folder.filePath(QStringLiteral("proposal.pdf"));
    for (auto _ : state) {
        if (exportProposalPdf(Scenario{}, *testCatalog(), languages, options, path))
            state.SkipWithError("the export failed");
    }
    state.counters["kB"] = double(QFileInfo(path).size()) / 1000;
}
BENCHMARK(exportPdf)->Unit(benchmark::kMillisecond);

// All parts of four variants, beside drawing the same pages once they are composed.
void exportFourVariants(benchmark::State &state)
{
    loadFonts();
    LanguageManager languages;
    const QTemporaryDir folder;
    const ProposalOptions options{Language::Russian, Paper::A4, QDate(2026, 11, 30)};
    std::vector<ProposalVariant> variants;
    for (const qint64 concurrency : {1, 8, 32, 128}) {
        Scenario scenario;
        scenario.serving.concurrency = concurrency;
        scenario.price.amount_per_gpu_hour = 100;
        variants.push_back({QString::number(concurrency), scenario, testCatalog()});
    }
    const Result<ProposalDocument> document = composeProposal(variants, languages, options);
    const QString path = folder.filePath(QStringLiteral("proposal.pdf"));
    std::vector<double> exports, drawings;
    for (auto _ : state) {
        QElapsedTimer timer;
        timer.start();
        if (exportProposalPdf(variants, languages, options, path))
            state.SkipWithError("the export failed");
        exports.push_back(double(timer.nsecsElapsed()));
        timer.restart();
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        QPdfWriter writer(&buffer);
        writer.setResolution(720);
        QPainter painter(&writer);
        for (int page = 0; page < document->pages().pageCount(); ++page) {
            if (page > 0)
                writer.newPage();
            document->pages().drawPage(painter, page);
        }
        painter.end();
        drawings.push_back(double(timer.nsecsElapsed()));
        state.SetIterationTime(exports.back() * 1e-9);
    }
    state.counters["pages"] = document->pages().pageCount();
    state.counters["kB"] = double(QFileInfo(path).size()) / 1000;
    state.counters["draw_alone_ms"] = median(drawings) * 1e-6;
    state.counters["ratio"] = median(exports) / median(drawings);
}
BENCHMARK(exportFourVariants)->UseManualTime()->Unit(benchmark::kMillisecond);

} // namespace
