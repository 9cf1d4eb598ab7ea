// SPDX-License-Identifier: GPL-3.0-or-later
#include "start_bench.h"

#include "ui/theme/theme.h"

#include <QApplication>

#include <benchmark/benchmark.h>

#include <clocale>
#include <string_view>

int main(int argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    CatalogLoading catalog;
    if (argc == 3 && std::string_view(argv[2]) == "full")
        catalog = startLoadingCatalog();
    QApplication application(argc, argv);
    std::setlocale(LC_NUMERIC, "C");
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() == 3 && arguments[1] == QStringLiteral("--open"))
        return openAndLeave(arguments[2], std::move(catalog));
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
