// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop.h"

#include <QApplication>
#include <QTextStream>

#include <clocale>

namespace {

// Without a display Qt would abort before the arguments could even be read.
bool displayIsThere()
{
#ifdef Q_OS_LINUX
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY");
#else
    return true;
#endif
}

QtMessageHandler g_default_handler = nullptr;

// Qt speaks of a missing runtime folder, which an export has no use for: its one line is for its own error.
void dropRuntimeFolder(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    if (!message.startsWith(QStringLiteral("QStandardPaths: XDG_RUNTIME_DIR not set")))
        g_default_handler(type, context, message);
}

} // namespace

int main(int argc, char **argv)
{
    const bool platform_is_chosen = qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
    const bool can_show = platform_is_chosen || displayIsThere();
    if (!platform_is_chosen && (!can_show || needsNoDisplay(argc, argv)))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    g_default_handler = qInstallMessageHandler(dropRuntimeFolder);
    CatalogLoading catalog = startLoadingCatalog();
    QApplication application(argc, argv);
    // Qt sets the system's locale: files and reports must not depend on it
    std::setlocale(LC_NUMERIC, "C");
    QApplication::setApplicationName(QStringLiteral("tarozi"));
    QApplication::setApplicationVersion(QStringLiteral(TAROZI_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("tarozi"));

    DesktopOptions options;
    if (argc > 1) {
        tarozi::ui::LanguageManager languages;
        DesktopOptions asked;
        asked.language = askedLanguage(QApplication::arguments());
        languages.setLanguage(startLanguage(asked));
        options = parseDesktopOptions(QApplication::arguments());
    }
    switch (options.action) {
    case DesktopOptions::Action::Help: QTextStream(stdout) << options.message; return 0;
    case DesktopOptions::Action::Version: QTextStream(stdout) << "tarozi " << TAROZI_VERSION << Qt::endl; return 0;
    case DesktopOptions::Action::Misuse: QTextStream(stderr) << "tarozi: " << options.message << Qt::endl; return 2;
    case DesktopOptions::Action::Export: return runExport(options, std::move(catalog));
    case DesktopOptions::Action::Window: break;
    }
    if (!can_show) {
        tarozi::ui::LanguageManager languages;
        languages.setLanguage(startLanguage(options));
        QTextStream(stderr) << "tarozi: "
                            << QCoreApplication::translate("CommandLine", "no display; --export needs none")
                            << Qt::endl;
        return 1;
    }
    return runWindow(options, std::move(catalog));
}
