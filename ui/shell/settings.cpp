// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/settings.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QStandardPaths>

#include <algorithm>

namespace tarozi::ui {

namespace {

constexpr int kVersion = 1;
constexpr QSize kDefaultWindow(1440, 900);
constexpr QSize kSmallestWindow(640, 480);

const auto kVersionKey = QStringLiteral("settings/version");
const auto kLanguageKey = QStringLiteral("view/language");
const auto kThemeKey = QStringLiteral("view/theme");
const auto kRecentKey = QStringLiteral("files/recent");
const auto kFolderKey = QStringLiteral("files/folder");
const auto kAuthorKey = QStringLiteral("proposal/author");
const auto kProposalLanguageKey = QStringLiteral("proposal/language");
const auto kProposalPaperKey = QStringLiteral("proposal/paper");
const auto kProposalOptionsKey = QStringLiteral("proposal/options");
const auto kA4Word = QStringLiteral("a4");
const auto kLetterWord = QStringLiteral("letter");
const auto kGeometryKey = QStringLiteral("window/geometry");
const auto kMaximizedKey = QStringLiteral("window/maximized");

const struct {
    ThemeChoice choice;
    QString word;
} kThemeWords[] = {
    {ThemeChoice::System, QStringLiteral("system")},
    {ThemeChoice::Light, QStringLiteral("light")},
    {ThemeChoice::Dark, QStringLiteral("dark")},
};

bool cannotBeParsed(const QString &path)
{
    return QSettings(path, QSettings::IniFormat).status() == QSettings::FormatError;
}

} // namespace

Settings::Settings(const QString &ini_path)
    : m_path(ini_path), m_damaged(cannotBeParsed(ini_path)), m_ini(ini_path, QSettings::IniFormat)
{
    if (!m_damaged)
        return;
    QFile::remove(damagedCopy());
    QFile::copy(m_path, damagedCopy());
}

QString Settings::damagedCopy() const
{
    return m_path + QStringLiteral(".bak");
}

std::optional<Language> Settings::language() const
{
    return languageFromCode(text(kLanguageKey));
}

void Settings::setLanguage(Language language)
{
    write(kLanguageKey, languageCode(language));
}

ThemeChoice Settings::theme() const
{
    const QString word = text(kThemeKey);
    for (const auto &known : kThemeWords) {
        if (known.word == word)
            return known.choice;
    }
    return ThemeChoice::System;
}

void Settings::setTheme(ThemeChoice choice)
{
    for (const auto &known : kThemeWords) {
        if (known.choice == choice)
            write(kThemeKey, known.word);
    }
}

QStringList Settings::recentFiles() const
{
    QStringList paths = m_ini.value(kRecentKey).toStringList();
    paths.removeAll(QString());
    paths.removeDuplicates();
    return paths.mid(0, kMaxRecentFiles);
}

void Settings::addRecentFile(const QString &path)
{
    QStringList paths = recentFiles();
    paths.removeAll(path);
    paths.prepend(path);
    write(kRecentKey, paths.mid(0, kMaxRecentFiles));
}

void Settings::clearRecentFiles()
{
    m_ini.remove(kRecentKey);
}

QString Settings::lastFolder() const
{
    const QString folder = text(kFolderKey);
    if (!folder.isEmpty() && QFileInfo(folder).isDir())
        return folder;
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

void Settings::setLastFolder(const QString &folder)
{
    write(kFolderKey, folder);
}

QString Settings::author() const
{
    return text(kAuthorKey);
}

void Settings::setAuthor(const QString &author)
{
    write(kAuthorKey, author);
}

std::optional<Language> Settings::proposalLanguage() const
{
    return languageFromCode(text(kProposalLanguageKey));
}

void Settings::setProposalLanguage(Language language)
{
    write(kProposalLanguageKey, languageCode(language));
}

Paper Settings::proposalPaper() const
{
    return text(kProposalPaperKey) == kLetterWord ? Paper::Letter : Paper::A4;
}

void Settings::setProposalPaper(Paper paper)
{
    write(kProposalPaperKey, paper == Paper::Letter ? kLetterWord : kA4Word);
}

ProposalOptions Settings::proposalOptions(const QDate &date) const
{
    const QByteArray json = text(kProposalOptionsKey).toUtf8();
    ProposalOptions options = proposalOptionsFrom(QJsonDocument::fromJson(json).object(), date);
    options.paper = proposalPaper();
    return options;
}

void Settings::setProposalOptions(const ProposalOptions &options)
{
    write(kProposalOptionsKey,
          QString::fromUtf8(QJsonDocument(proposalOptionsJson(options)).toJson(QJsonDocument::Compact)));
}

QRect Settings::windowGeometry() const
{
    const QRect geometry = m_ini.value(kGeometryKey).toRect();
    return geometry.isValid() ? geometry : QRect();
}

bool Settings::windowMaximized() const
{
    return text(kMaximizedKey) == QStringLiteral("true");
}

void Settings::setWindow(const QRect &geometry, bool maximized)
{
    write(kGeometryKey, geometry);
    write(kMaximizedKey, maximized);
}

void Settings::forgetWindow()
{
    m_ini.remove(kGeometryKey);
    m_ini.remove(kMaximizedKey);
}

// A value edited by hand with a comma in it arrives as a list, and a list has no text.
QString Settings::text(const QString &key) const
{
    const QVariant value = m_ini.value(key);
    return value.typeId() == QMetaType::QStringList ? value.toStringList().join(QStringLiteral(", "))
                                                    : value.toString();
}

void Settings::write(const QString &key, const QVariant &value)
{
    if (m_ini.value(key) == value)
        return;
    m_ini.setValue(kVersionKey, kVersion);
    m_ini.setValue(key, value);
}

QRect clampToScreens(const QRect &wanted, const QList<QRect> &screens)
{
    if (screens.isEmpty())
        return wanted;
    const auto shared = [&wanted](const QRect &screen) {
        const QRect common = screen & wanted;
        return qint64(common.width()) * common.height();
    };
    QRect screen = screens.first();
    for (const QRect &other : screens) {
        if (shared(other) > shared(screen))
            screen = other;
    }
    QRect result = wanted;
    if (!wanted.isValid())
        result = QRect(QPoint(0, 0), kDefaultWindow);
    result.setSize(result.size().expandedTo(kSmallestWindow).boundedTo(screen.size()));
    if (!wanted.isValid())
        result.moveCenter(screen.center());
    result.moveLeft(std::clamp(result.left(), screen.left(), screen.left() + screen.width() - result.width()));
    result.moveTop(std::clamp(result.top(), screen.top(), screen.top() + screen.height() - result.height()));
    return result;
}

} // namespace tarozi::ui
