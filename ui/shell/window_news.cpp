// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/window_news.h"

#include "ui/language/words.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/document.h"
#include "ui/shell/notice_bar.h"
#include "ui/shell/settings.h"

#include <QDir>
#include <QFileInfo>

namespace tarozi::ui {

namespace {

const auto kFile = QStringLiteral("file");
const auto kExport = QStringLiteral("export");
const auto kRecovery = QStringLiteral("recovery");
const auto kLost = QStringLiteral("lost");
const auto kCatalog = QStringLiteral("catalog");
const auto kKeys = QStringLiteral("keys");
const auto kSettings = QStringLiteral("settings");

constexpr size_t kProblemsShown = 3;

QStringList firstOf(const std::vector<Error> &errors)
{
    QStringList lines;
    for (size_t i = 0; i < errors.size() && i < kProblemsShown; ++i)
        lines.append(words::error(errors[i]));
    return lines;
}

} // namespace

WindowNews::WindowNews(const ViewContext &context, const WindowServices &services, Document &document,
                       Recovery &recovery, NoticeBar &notices, QObject *parent)
    : QObject(parent)
    , m_context(context)
    , m_services(services)
    , m_document(document)
    , m_recovery(recovery)
    , m_notices(notices)
{
}

void WindowNews::tellAtStart()
{
    tellDamagedSettings();
    tellCatalogProblems();
    offerLostScenario();
}

void WindowNews::tellFileError(const Error &error)
{
    tellError(kFile, error);
}

void WindowNews::tellRecoveryError(const Error &error)
{
    m_notices.show(
        {Notice::Kind::Error,
         kRecovery,
         [error] { return tr("Unsaved work is not being kept against a crash. %1").arg(words::error(error)); },
         {}});
}

void WindowNews::tellExportError(const Error &error)
{
    tellError(kExport, error);
}

void WindowNews::tellExported(const QString &path)
{
    const auto text = [path] { return tr("The proposal is in %1").arg(QDir::toNativeSeparators(path)); };
    Dialogs &dialogs = m_services.dialogs;
    Notice notice{Notice::Kind::Done, kExport, text, {}};
    notice.answers.push_back({[] { return tr("Open"); }, [&dialogs, path] { dialogs.showFile(path); }});
    notice.answers.push_back(
        {[] { return tr("Show in folder"); }, [&dialogs, path] { dialogs.showFile(QFileInfo(path).absolutePath()); }});
    m_notices.show(std::move(notice));
}

void WindowNews::fileErrorIsOver()
{
    m_notices.clear(kFile);
    m_notices.clear(kKeys);
}

void WindowNews::tellError(const QString &topic, const Error &error)
{
    m_notices.show({Notice::Kind::Error, topic, [error] { return words::error(error); }, {}});
}

// They do no harm and are kept, yet somebody meant something by them.
void WindowNews::tellIdleKeys(const std::vector<Error> &keys)
{
    const auto text = [keys] {
        QStringList lines = firstOf(keys);
        lines.prepend(tr("The file was opened; %n key(s) of it change nothing:", nullptr, int(keys.size())));
        if (keys.size() > kProblemsShown)
            lines.append(tr("… and %n more", "keys of a file", int(keys.size() - kProblemsShown)));
        return lines.join(QLatin1Char('\n'));
    };
    m_notices.show({Notice::Kind::Question, kKeys, text, {}});
}

void WindowNews::tellCatalogProblems()
{
    const std::vector<Error> &problems = m_services.catalog_problems;
    if (problems.empty())
        return;
    const auto text = [problems] {
        QStringList lines = firstOf(problems);
        lines.prepend(tr("%n record(s) of your own catalogue were left out:", nullptr, int(problems.size())));
        if (problems.size() > kProblemsShown)
            lines.append(tr("… and %n more", "records left out", int(problems.size() - kProblemsShown)));
        return lines.join(QLatin1Char('\n'));
    };
    m_notices.show({Notice::Kind::Error, kCatalog, text, {}});
}

void WindowNews::tellDamagedSettings()
{
    if (!m_services.settings.wasDamaged())
        return;
    const QString copy = QDir::toNativeSeparators(m_services.settings.damagedCopy());
    const auto text = [copy] {
        return tr("Some preferences could not be read. A copy of the file is in %1").arg(copy);
    };
    m_notices.show({Notice::Kind::Error, kSettings, text, {}});
}

void WindowNews::offerLostScenario()
{
    const std::vector<LostScenario> all = m_recovery.lostScenarios(m_context.session.catalog());
    if (all.empty())
        return;
    const LostScenario &lost = all.front();
    const auto text = [this, lost] {
        const QLocale locale = m_context.languages.locale();
        const QString time = locale.toString(lost.saved.time(), QStringLiteral("HH:mm"));
        const QString date = Format(locale).date(lost.saved.date());
        const QString name = QFileInfo(lost.path).completeBaseName();
        return name.isEmpty()
                   ? tr("Unsaved work of %1, %2 was kept when the program ended unexpectedly.").arg(date, time)
                   : tr("Unsaved changes to “%3” of %1, %2 were kept when the program ended unexpectedly.")
                         .arg(date, time, name);
    };
    Notice notice{Notice::Kind::Question, kLost, text, {}};
    notice.answers.push_back({[] { return tr("Restore"); }, [this, lost] { restore(lost); }});
    notice.answers.push_back({[] { return tr("Discard"); },
                              [this, lost] {
                                  Recovery::forget(lost);
                                  offerLostScenario();
                              }});
    m_notices.show(std::move(notice));
}

void WindowNews::restore(const LostScenario &lost)
{
    m_document.restore(lost.scenario, lost.path);
    m_recovery.writeNow();
    Recovery::forget(lost);
}

} // namespace tarozi::ui
