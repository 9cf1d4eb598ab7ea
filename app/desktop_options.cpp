// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop_options.h"

#include "app/export_options.h"

#include <QCommandLineOption>
#include <QCommandLineParser>
#include <QCoreApplication>

#include <algorithm>
#include <string_view>

using namespace tarozi::ui;

namespace {

struct Definitions {
    QCommandLineOption help{{QStringLiteral("h"), QStringLiteral("help")},
                            QCoreApplication::translate("CommandLine", "Show this help.")};
    QCommandLineOption version{{QStringLiteral("v"), QStringLiteral("version")},
                               QCoreApplication::translate("CommandLine", "Show the version.")};
    QCommandLineOption language{QStringLiteral("language"),
                                QCoreApplication::translate("CommandLine", "Language: ru, uz or en."),
                                QStringLiteral("code")};
};

DesktopOptions misuse(const QString &message)
{
    DesktopOptions options;
    options.action = DesktopOptions::Action::Misuse;
    options.message = message;
    return options;
}

} // namespace

DesktopOptions parseDesktopOptions(const QStringList &arguments)
{
    const Definitions known;
    const ExportOptions exports;
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QCoreApplication::translate("CommandLine", "Weighs GPUs against an AI workload: does it fit, how fast, at "
                                                   "what price."));
    parser.addOptions({known.help, known.version, known.language});
    parser.addOptions(exports.definitions());
    parser.addPositionalArgument(QStringLiteral("scenario"),
                                 QCoreApplication::translate("CommandLine",
                                                             "Scenario files (*.tarozi), or proposals that "
                                                             "carry one; an export compares several."),
                                 QStringLiteral("[SCENARIO.tarozi...]"));
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

    options.scenarios = parser.positionalArguments();
    options.scenario = options.scenarios.value(0);
    if (parser.isSet(known.language)) {
        const QString code = parser.value(known.language);
        options.language = languageFromCode(code);
        if (!options.language)
            return misuse(
                wrongValue(known.language, code, {QStringLiteral("ru"), QStringLiteral("uz"), QStringLiteral("en")}));
    }
    if (const QString wrong = exports.read(parser, options); !wrong.isEmpty())
        return misuse(wrong);
    if (options.action == DesktopOptions::Action::Window && options.scenarios.size() > 1)
        return misuse(QCoreApplication::translate("CommandLine", "One scenario file at a time, not %1")
                          .arg(options.scenarios.join(QStringLiteral(", "))));
    return options;
}

bool needsNoDisplay(int argc, const char *const *argv)
{
    return std::any_of(argv + std::min(argc, 1), argv + argc, [](std::string_view argument) {
        return argument == "-h" || argument == "--help" || argument == "-v" || argument == "--version" ||
               argument == "--export" || argument.starts_with("--export=");
    });
}
