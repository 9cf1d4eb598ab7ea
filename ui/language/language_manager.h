// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>

namespace tarozi::ui {

enum class Language { English, Russian, Uzbek };

inline constexpr Language kLanguages[] = {Language::English, Language::Russian, Language::Uzbek};

QString languageCode(Language language);       // en, ru, uz
QString languageNativeName(Language language); // English, Русский, Oʻzbekcha: never translated
std::optional<Language> languageFromCode(const QString &code);
// From the system's wish list: uz_Cyrl_UZ gives Uzbek, ru_UZ Russian, everything unknown English.
Language languageForLocale(const QLocale &system);
// The locale of numbers and dates of a language (never of money: that carries its own currency).
QLocale localeOf(Language language);

class Translations;

// The one place where text becomes words: owns the translators and the locale and announces a change once, after
// both are in place. Plain objects (models, charts) listen to languageChanged; widgets get Qt's LanguageChange too.
// Create one after the application and before the first widget; it starts in English.
class LanguageManager : public QObject
{
    Q_OBJECT

public:
    explicit LanguageManager(QObject *parent = nullptr);
    ~LanguageManager() override;

    Language language() const { return m_language; }
    QLocale locale() const { return localeOf(m_language); }
    void setLanguage(Language language);

signals:
    void languageChanged(tarozi::ui::Language language);

private:
    friend class LanguageScope;
    void useWords(Language language); // translators and default locale, no announcement

    Language m_language = Language::English;
    std::unique_ptr<Translations> m_translations;
};

// One language for a piece of code: a report in Uzbek while the window is Russian. While alive, tr(), words and the
// default locale are those of the language; no widget hears of it. GUI thread; scopes nest.
class LanguageScope
{
public:
    LanguageScope(LanguageManager &manager, Language language);
    ~LanguageScope();
    LanguageScope(const LanguageScope &) = delete;
    LanguageScope &operator=(const LanguageScope &) = delete;

private:
    LanguageManager &m_manager;
    Language m_before;
};

} // namespace tarozi::ui
