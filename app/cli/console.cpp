// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "core/catalog/catalog_loader.h"

#include <QCoreApplication>
#include <QFile>

#include <cstdio>

namespace tarozi::cli {

using namespace Qt::StringLiterals;

namespace {

void write(FILE *stream, const QByteArray &bytes)
{
    QFile file;
    if (file.open(stream, QIODevice::WriteOnly))
        file.write(bytes);
}

} // namespace

void printOut(const QByteArray &utf8)
{
    write(stdout, utf8);
}

void printOut(const QString &text)
{
    write(stdout, text.toUtf8());
}

int fail(const Error &error, ExitStatus status)
{
    write(stderr, (describe(error) + u'\n').toUtf8());
    return status;
}

std::shared_ptr<const Catalog> loadedCatalog()
{
    const LoadedCatalog loaded = loadCatalog(u":/catalog"_s, userCatalogFolder());
    for (const Error &problem : loaded.problems)
        fail(problem, kSuccess);
    return loaded.catalog;
}

std::optional<int> parseArguments(QCommandLineParser &parser, const QString &command, const QStringList &arguments)
{
    const QCommandLineOption help({u"h"_s, u"help"_s}, u"Show this help"_s);
    const QCommandLineOption version({u"v"_s, u"version"_s}, u"Show the version"_s);
    parser.addOptions({help, version});
    if (!parser.parse(QStringList{u"tarozi-cli "_s + command} + arguments)) {
        write(stderr, (printable(parser.errorText()) + u'\n').toUtf8());
        return kBadOptions;
    }
    if (parser.isSet(help)) {
        // the parser names the program by its path, without the command
        QString text = parser.helpText();
        text.replace(text.indexOf(u' ') + 1, text.indexOf(u" ["_s) - text.indexOf(u' ') - 1,
                     u"tarozi-cli "_s + command);
        printOut(text);
        return kSuccess;
    }
    if (parser.isSet(version)) {
        printOut(u"tarozi-cli "_s + QCoreApplication::applicationVersion() + u'\n');
        return kSuccess;
    }
    return std::nullopt;
}

} // namespace tarozi::cli
