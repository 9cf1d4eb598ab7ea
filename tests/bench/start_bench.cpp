// SPDX-License-Identifier: GPL-3.0-or-later
#include "start_bench.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QStandardPaths>
#include <QTimer>
#include <QWidget>

#include <benchmark/benchmark.h>

#include <algorithm>

namespace {

// Leaves when the first window has been painted and nothing is left to do.
class LeaveWhenPainted : public QObject
{
public:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            QTimer::singleShot(0, qApp, &QCoreApplication::quit);
        return false;
    }
};

double secondsOf(const char *which)
{
    QElapsedTimer timer;
    timer.start();
    QProcess::execute(QCoreApplication::applicationFilePath(), {QStringLiteral("--open"), QLatin1String(which)});
    return double(timer.nsecsElapsed()) * 1e-9;
}

// Process start to first complete window, in turn with the empty one so that drift falls on both.
void startToWindow(benchmark::State &state)
{
    std::vector<double> full, ratios;
    for (auto _ : state) {
        const double empty = secondsOf("empty");
        full.push_back(secondsOf("full"));
        ratios.push_back(full.back() / empty);
        state.SetIterationTime(full.back());
    }
    std::sort(ratios.begin(), ratios.end());
    state.counters["ratio"] = ratios[ratios.size() / 2];
}
BENCHMARK(startToWindow)->UseManualTime()->Iterations(15)->Unit(benchmark::kMillisecond);

} // namespace

int openAndLeave(const QString &which, CatalogLoading catalog)
{
    QStandardPaths::setTestModeEnabled(true);
    LeaveWhenPainted leave;
    qApp->installEventFilter(&leave);
    if (which == QStringLiteral("full"))
        return runWindow({}, std::move(catalog));
    QWidget window;
    window.resize(1440, 900);
    window.show();
    return QApplication::exec();
}
