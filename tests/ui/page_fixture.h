// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog_loader.h"
#include "ui/views/assessment_view.h"

namespace tarozi::ui {

// Read once: reading is most of a test's time.
inline std::shared_ptr<const Catalog> builtinCatalog()
{
    static const std::shared_ptr<const Catalog> catalog = loadCatalog(QStringLiteral(":/catalog")).catalog;
    return catalog;
}

// What a page needs: the built-in catalogue and the default scenario, in English on light ground.
struct PageFixture {
    ScenarioSession session;
    LanguageManager languages;
    ThemeManager theme;
    ViewContext context{session, languages, theme};

    PageFixture() : session(builtinCatalog())
    {
        loadFonts();
        theme.setChoice(ThemeChoice::Light);
        languages.setLanguage(Language::English);
    }

    // Eight requests of 8,192 tokens of Llama-3.1-8B in BF16.
    void askEight()
    {
        Scenario scenario;
        scenario.serving.concurrency = 8;
        session.reset(scenario);
    }
};

} // namespace tarozi::ui
