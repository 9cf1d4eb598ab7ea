// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop_options.h"

#include <QCommandLineOption>
#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <string_view>

using namespace tarozi::ui;

namespace {

const QStringList kEndings{QStringLiteral("pdf"), QStringLiteral("svg"), QStringLiteral("png")};

struct Definitions {
    QCommandLineOption help{{QStringLiteral("h"), QStringLiteral("help")},
                            QCoreApplication::translate("CommandLine", "Show this help.")};
    QCommandLineOption version{{QStringLiteral("v"), QStringLiteral("version")},
                               QCoreApplication::translate("CommandLine", "Show the version.")};
    QCommandLineOption output{
        QStringLiteral("export"),
        QCoreApplication::translate("CommandLine", "Write the proposal (.pdf) or the comparison chart (.svg, .png) "
                                                   "and leave; needs no display."),
        QStringLiteral("file")};
    QCommandLineOption language{QStringLiteral("language"),
                                QCoreApplication::translate("CommandLine", "Language: ru, uz or en."),
                                QStringLiteral("code")};
    QCommandLineOption paper{QStringLiteral("paper"),
                             QCoreApplication::translate("CommandLine", "Paper of the export: a4 or letter."),
                             QStringLiteral("size")};
    QCommandLineOption customer{QStringLiteral("customer"),
                                QCoreApplication::translate("CommandLine", "Customer named in the proposal."),
                                QStringLiteral("name")};
    QCommandLineOption author{QStringLiteral("author"),
                              QCoreApplication::translate("CommandLine", "Author named in the proposal."),
                              QStringLiteral("name")};
};

DesktopOptions misuse(const QString &message)
{
    DesktopOptions options;
    options.action = DesktopOptions::Action::Misuse;
    options.message = message;
    return options;
}

QString wrongValue(const QCommandLineOption &option, const QString &found, const QStringList &choices)
{
    return QCoreApplication::translate("CommandLine", "--%1: “%2” is none of %3")
        .arg(option.names().constFirst(), found, choices.join(QStringLiteral(", ")));
}

} // namespace

std::optional<Language> askedLanguage(const QStringList &arguments)
{
    const QString option = QStringLiteral("--language");
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        if (arguments[i] == option)
            return languageFromCode(arguments.value(i + 1));
        if (arguments[i].startsWith(option + QLatin1Char('=')))
            return languageFromCode(arguments[i].mid(option.size() + 1));
    }
    return {};
}

DesktopOptions parseDesktopOptions(const QStringList &arguments)
{
    const Definitions known;
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QCoreApplication::translate("CommandLine", "Weighs GPUs against an AI workload: does it fit, how fast, at "
                                                   "what price."));
    parser.addOptions(
        {known.help, known.version, known.output, known.language, known.paper, known.customer, known.author});
    parser.addPositionalArgument(QStringLiteral("scenario"),
                                 QCoreApplication::translate("CommandLine", "A scenario file (*.tarozi)."),
                                 QStringLiteral("[SCENARIO.tarozi]"));
    const bool parsed = parser.parse(arguments);

    DesktopOptions options;
    if (parser.isSet(known.help)) {
        options.action = DesktopOptions::Action::Help;
        options.message = parser.helpText();
        return options;
    }
    if (parser.isSet(known.version)) {
        options.action = DesktopOptions::Action::Version;
        return options;
    }
    if (!parsed)
        return misuse(parser.errorText());

    const QStringList files = parser.positionalArguments();
    if (files.size() > 1)
        return misuse(QCoreApplication::translate("CommandLine", "One scenario file at a time, not %1")
                          .arg(files.join(QStringLiteral(", "))));
    options.scenario = files.value(0);
    if (parser.isSet(known.language)) {
        const QString code = parser.value(known.language);
        options.language = languageFromCode(code);
        if (!options.language)
            return misuse(
                wrongValue(known.language, code, {QStringLiteral("ru"), QStringLiteral("uz"), QStringLiteral("en")}));
    }
    if (parser.isSet(known.paper)) {
        const QString size = parser.value(known.paper).toLower();
        if (size != QStringLiteral("a4") && size != QStringLiteral("letter"))
            return misuse(wrongValue(known.paper, size, {QStringLiteral("a4"), QStringLiteral("letter")}));
        options.paper = size == QStringLiteral("a4") ? Paper::A4 : Paper::Letter;
    }
    options.customer = parser.value(known.customer);
    options.author = parser.value(known.author);
    if (!parser.isSet(known.output))
        return options;

    options.action = DesktopOptions::Action::Export;
    options.output = parser.value(known.output);
    if (const QString ending = QFileInfo(options.output).suffix().toLower(); !kEndings.contains(ending))
        return misuse(wrongValue(known.output, options.output, kEndings));
    if (options.scenario.isEmpty())
        return misuse(QCoreApplication::translate("CommandLine", "--export needs a scenario file"));
    return options;
}

bool needsNoDisplay(int argc, const char *const *argv)
{
    return std::any_of(argv + std::min(argc, 1), argv + argc, [](std::string_view argument) {
        return argument == "-h" || argument == "--help" || argument == "-v" || argument == "--version" ||
               argument == "--export" || argument.starts_with("--export=");
    });
}
