// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/language/language_manager.h"
#include "ui/theme/theme.h"
#include "ui/views/assessment_view.h"

#include <QList>
#include <QObject>

class QAction;
class QActionGroup;
class QMenu;
class QWidget;

namespace tarozi::ui {

// Every command of the window with its words and shortcut; bars and menus only place them. The owner connects them to
// what they do.
class WindowActions : public QObject
{
    Q_OBJECT

public:
    WindowActions(const ViewContext &context, QWidget *window);

    QAction *start_new, *open, *clear_recent, *save, *save_as, *import_model, *export_pdf, *quit;
    QAction *undo, *redo;
    QAction *reset_layout, *about;

    QList<QAction *> languages() const; // in the order of kLanguages
    QList<QAction *> themes() const;    // system, light, dark

    // All commands by subject, for the button with the program's mark.
    QMenu *mainMenu() const { return m_main; }
    QMenu *recentMenu() const { return m_recent; }
    QMenu *examplesMenu() const { return m_examples; }
    QMenu *languageMenu() const { return m_language; }
    QMenu *themeMenu() const { return m_theme; }

signals:
    void languageChosen(tarozi::ui::Language language);
    void themeChosen(tarozi::ui::ThemeChoice choice);

private:
    QAction *add(const QKeySequence &shortcut);
    void buildMenus();
    void retranslate();
    void retranslateUndo();
    void restyle();

    ViewContext m_context;
    QWidget *m_window;
    QActionGroup *m_languages, *m_themes;
    QMenu *m_main, *m_file, *m_recent, *m_examples, *m_edit, *m_view, *m_language, *m_theme, *m_help;
};

} // namespace tarozi::ui
