// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/language_manager.h"

#include <QApplication>
#include <QEvent>
#include <QTranslator>
#include <QWidget>

#include <array>
#include <utility>

namespace tarozi::ui {

QString languageCode(Language language)
{
    switch (language) {
    case Language::English: return QStringLiteral("en");
    case Language::Russian: return QStringLiteral("ru");
    case Language::Uzbek: return QStringLiteral("uz");
    }
    Q_UNREACHABLE();
}

QString languageNativeName(Language language)
{
    switch (language) {
    case Language::English: return QStringLiteral("English");
    case Language::Russian: return QStringLiteral(u"\u0420\u0443\u0441\u0441\u043a\u0438\u0439");
    case Language::Uzbek: return QStringLiteral(u"O\u02bbzbekcha");
    }
    Q_UNREACHABLE();
}

std::optional<Language> languageFromCode(const QString &code)
{
    for (const Language language : kLanguages) {
        if (code.compare(languageCode(language), Qt::CaseInsensitive) == 0)
            return language;
    }
    return {};
}

Language languageForLocale(const QLocale &system)
{
    // Qt offers uz_Cyrl_UZ no "uz": compare the language alone, whatever script and territory follow
    const QStringList wishes = system.uiLanguages();
    for (const QString &wish : wishes) {
        const qsizetype end = wish.indexOf(u'-');
        if (const auto language = languageFromCode(end < 0 ? wish : wish.left(end)))
            return *language;
    }
    return Language::English;
}

QLocale localeOf(Language language)
{
    switch (language) {
    case Language::English: return {QLocale::English, QLocale::UnitedStates};
    case Language::Russian: return {QLocale::Russian, QLocale::Russia};
    case Language::Uzbek: return {QLocale::Uzbek, QLocale::LatinScript, QLocale::Uzbekistan};
    }
    Q_UNREACHABLE();
}

// One translator for the whole life of the manager: its content is swapped, so that a change costs one
// LanguageChange event and a LanguageScope none.
class Translations : public QTranslator
{
public:
    void load(Language language)
    {
        if (m_loaded == language)
            return;
        m_loaded = language;
        const std::array names{QStringLiteral("tarozi_"), QStringLiteral("qtbase_")};
        for (std::size_t i = 0; i < names.size(); ++i) {
            m_parts[i] = std::make_unique<QTranslator>();
            // English has plurals of its own, and Qt's texts need none: a missing file is not an error
            (void)m_parts[i]->load(names[i] + languageCode(language), QStringLiteral(":/i18n"));
        }
    }

    std::optional<Language> loaded() const { return m_loaded; }
    bool isEmpty() const override { return false; }

    QString translate(const char *context, const char *source, const char *disambiguation, int n) const override
    {
        for (const auto &part : m_parts) {
            const QString text = part ? part->translate(context, source, disambiguation, n) : QString();
            if (!text.isNull())
                return text;
        }
        return {};
    }

private:
    std::optional<Language> m_loaded;
    std::array<std::unique_ptr<QTranslator>, 2> m_parts;
};

LanguageManager::LanguageManager(QObject *parent) : QObject(parent), m_translations(std::make_unique<Translations>())
{
    useWords(m_language);
    QCoreApplication::installTranslator(m_translations.get());
}

LanguageManager::~LanguageManager() = default;

void LanguageManager::useWords(Language language)
{
    m_translations->load(language);
    QLocale::setDefault(localeOf(language));
}

void LanguageManager::setLanguage(Language language)
{
    if (language == m_language)
        return;
    m_language = language;
    useWords(language);

    QEvent event(QEvent::LanguageChange);
    QCoreApplication::sendEvent(QCoreApplication::instance(), &event);
    if (qobject_cast<QApplication *>(QCoreApplication::instance())) {
        const QWidgetList windows = QApplication::topLevelWidgets();
        for (QWidget *window : windows)
            window->setLocale(locale());
    }
    emit languageChanged(language);
}

LanguageScope::LanguageScope(LanguageManager &manager, Language language)
    : m_manager(manager), m_before(manager.m_translations->loaded().value_or(manager.language()))
{
    m_manager.useWords(language);
}

LanguageScope::~LanguageScope()
{
    m_manager.useWords(m_before);
}

} // namespace tarozi::ui
