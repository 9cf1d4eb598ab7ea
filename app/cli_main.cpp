// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <vector>

using namespace tarozi::cli;
using namespace Qt::StringLiterals;

namespace {

struct Command {
    QString name;
    QString description;
    std::function<int(const QStringList &)> run;
};

std::vector<Command> commands()
{
    std::vector<Command> list{{u"estimate"_s, u"One assessment of a scenario"_s, runEstimate}};
    for (const QString &kind : {u"gpus"_s, u"models"_s, u"engines"_s})
        list.push_back({kind, u"The catalogue's "_s + kind + u" with their sources"_s,
                        [kind](const QStringList &arguments) { return runCatalogList(kind, arguments); }});
    list.push_back({u"tariffs"_s, u"Offers with dates and sources; what a price list holds"_s, runTariffs});
    list.push_back({u"inspect"_s, u"What a model file says"_s, runInspect});
    list.push_back({u"validate"_s, u"The estimator against measured cases"_s, runValidate});
    list.push_back({u"rank"_s, u"The four steps over the whole catalogue"_s, runRank});
    list.push_back({u"sweep"_s, u"Expected speed over contexts and concurrencies"_s, runSweep});
    return list;
}

QString usage(const std::vector<Command> &list)
{
    QString text = u"Usage: tarozi-cli COMMAND [OPTIONS]\n\n"_s;
    for (const Command &command : list)
        text += u"  "_s + command.name.leftJustified(12) + command.description + u'\n';
    return text + u"\nOptions:\n  -h, --help     Show this help; after a command, its own\n"
                  u"  -v, --version  Show the version\n"_s;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(u"tarozi"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(TAROZI_VERSION));
    const std::vector<Command> list = commands();
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    const QString first = arguments.value(0);
    if (first == u"--help"_s || first == u"-h"_s) {
        printOut(usage(list));
        return kSuccess;
    }
    if (first == u"--version"_s || first == u"-v"_s) {
        printOut(u"tarozi-cli "_s + QCoreApplication::applicationVersion() + u'\n');
        return kSuccess;
    }
    const auto it = std::find_if(list.begin(), list.end(), [&](const Command &c) { return c.name == first; });
    if (it != list.end())
        return it->run(arguments.mid(1));
    QStringList names;
    for (const Command &command : list)
        names += command.name;
    return fail({tarozi::Problem::UnknownKey,
                 {},
                 u"command"_s,
                 first.isEmpty() ? u"nothing"_s : first,
                 {tarozi::Expectation::Kind::OneOf, {}, {}, names}},
                kBadOptions);
}
