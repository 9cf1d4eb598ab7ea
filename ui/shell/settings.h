// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/language/language_manager.h"
#include "ui/report/proposal.h"
#include "ui/theme/theme.h"

#include <QRect>
#include <QSettings>
#include <QString>
#include <QStringList>

#include <optional>

namespace tarozi::ui {

// Preferences in one INI file. Holds keys and paths, never translated words and never a person's work; what was not
// chosen is not written, so that better defaults reach everybody. Values that make no sense read as not chosen.
class Settings
{
public:
    explicit Settings(const QString &ini_path);

    // The file had lines that could not be read; a copy was kept beside it under damagedCopy().
    bool wasDamaged() const { return m_damaged; }
    QString damagedCopy() const;

    std::optional<Language> language() const;
    void setLanguage(Language language);
    ThemeChoice theme() const;
    void setTheme(ThemeChoice choice);

    // Newest first; at most kMaxRecentFiles.
    QStringList recentFiles() const;
    void addRecentFile(const QString &path);
    void clearRecentFiles();

    // Where the next file dialog opens; the documents folder at first.
    QString lastFolder() const;
    void setLastFolder(const QString &folder);

    // Who writes the proposals: the last author, for the next one.
    QString author() const;
    void setAuthor(const QString &author);

    // How the last proposal was written; by default in the window's language, on A4.
    std::optional<Language> proposalLanguage() const;
    void setProposalLanguage(Language language);
    Paper proposalPaper() const;
    void setProposalPaper(Paper paper);
    // All else of it, for the next one, whose date is given.
    ProposalOptions proposalOptions(const QDate &date) const;
    void setProposalOptions(const ProposalOptions &options);

    // The window as it was when it was not maximized.
    QRect windowGeometry() const;
    bool windowMaximized() const;
    void setWindow(const QRect &geometry, bool maximized);
    void forgetWindow();

    static constexpr int kMaxRecentFiles = 8;

private:
    QString text(const QString &key) const;
    void write(const QString &key, const QVariant &value);

    QString m_path;
    bool m_damaged = false;
    QSettings m_ini;
};

// `wanted` moved and shrunk so that it lies on the screen it overlaps most (the first when none); an empty one becomes
// the default size in the middle of the first. Screens are available areas in logical pixels.
QRect clampToScreens(const QRect &wanted, const QList<QRect> &screens);

} // namespace tarozi::ui
