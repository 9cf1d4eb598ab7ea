// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/window_actions.h"

#include "ui/session/edit_words.h"
#include "ui/theme/icons.h"

#include <QAction>
#include <QActionGroup>
#include <QKeySequence>
#include <QMenu>
#include <QWidget>

namespace tarozi::ui {

namespace {

constexpr ThemeChoice kThemes[] = {ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark};

// Menu text, the shorter text of the toolbar, and what it does (with the keys) for the tooltip.
void word(QAction *action, const QString &menu_text, const QString &button_text, const QString &what)
{
    action->setText(menu_text);
    action->setIconText(button_text);
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    action->setToolTip(keys.isEmpty() ? what : WindowActions::tr("%1 (%2)", "what it does (keys)").arg(what, keys));
}

} // namespace

WindowActions::WindowActions(const ViewContext &context, QWidget *window)
    : QObject(window)
    , m_context(context)
    , m_window(window)
    , m_languages(new QActionGroup(this))
    , m_themes(new QActionGroup(this))
{
    start_new = add(QKeySequence::New);
    open = add(QKeySequence::Open);
    clear_recent = add({});
    save = add(QKeySequence::Save);
    save_as = add(Qt::CTRL | Qt::SHIFT | Qt::Key_S);
    import_model = add(Qt::CTRL | Qt::Key_I);
    export_pdf = add(Qt::CTRL | Qt::Key_E);
    quit = add(Qt::CTRL | Qt::Key_Q);
    undo = add(QKeySequence::Undo);
    redo = add(Qt::CTRL | Qt::SHIFT | Qt::Key_Z);
    redo->setShortcuts({Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y});
    reset_layout = add({});
    about = add(Qt::Key_F1 | Qt::SHIFT);

    for (const Language language : kLanguages) {
        QAction *action = m_languages->addAction(languageNativeName(language));
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, language] { emit languageChosen(language); });
    }
    for (const ThemeChoice choice : kThemes) {
        QAction *action = m_themes->addAction(QString());
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, choice] { emit themeChosen(choice); });
    }
    buildMenus();

    QUndoStack &stack = context.session.undoStack();
    connect(undo, &QAction::triggered, &stack, &QUndoStack::undo);
    connect(redo, &QAction::triggered, &stack, &QUndoStack::redo);
    connect(&stack, &QUndoStack::indexChanged, this, &WindowActions::retranslateUndo);
    connect(&context.languages, &LanguageManager::languageChanged, this, &WindowActions::retranslate);
    connect(&context.theme, &ThemeManager::themeChanged, this, &WindowActions::restyle);
    retranslate();
    restyle();
}

QList<QAction *> WindowActions::languages() const
{
    return m_languages->actions();
}

QList<QAction *> WindowActions::themes() const
{
    return m_themes->actions();
}

QAction *WindowActions::add(const QKeySequence &shortcut)
{
    auto *action = new QAction(this);
    action->setShortcut(shortcut);
    m_window->addAction(action); // the keys work although the menus are closed
    return action;
}

void WindowActions::buildMenus()
{
    m_main = new QMenu(m_window);
    m_file = m_main->addMenu(QString());
    m_file->addActions({start_new, open});
    m_recent = m_file->addMenu(QString());
    m_examples = m_file->addMenu(QString());
    m_file->addSeparator();
    m_file->addActions({save, save_as});
    m_file->addSeparator();
    m_file->addActions({import_model, export_pdf});
    m_edit = m_main->addMenu(QString());
    m_edit->addActions({undo, redo});
    m_view = m_main->addMenu(QString());
    m_theme = m_view->addMenu(QString());
    m_theme->addActions(m_themes->actions());
    m_view->addAction(reset_layout);
    m_language = m_main->addMenu(QString());
    m_language->addActions(m_languages->actions());
    m_help = m_main->addMenu(QString());
    m_help->addAction(about);
    m_main->addSeparator();
    m_main->addAction(quit);
}

void WindowActions::retranslate()
{
    word(start_new, tr("&New"), tr("New"), tr("Start a new scenario"));
    word(open, tr("&Open…"), tr("Open"), tr("Open a scenario file"));
    word(save, tr("&Save"), tr("Save"), tr("Save the scenario"));
    word(save_as, tr("Save &as…"), tr("Save as"), tr("Save the scenario under another name"));
    word(import_model, tr("&Import a model…"), tr("Import…"),
         tr("Read a model from a config.json, safetensors or GGUF file"));
    word(export_pdf, tr("&Export to PDF…"), tr("Export to PDF"), tr("Write the proposal as a PDF"));
    word(quit, tr("&Quit"), tr("Quit"), tr("Close the program"));
    word(reset_layout, tr("&Reset window layout"), tr("Reset"), tr("Give the window its first size and place"));
    word(about, tr("&About Tarozi"), tr("About"), tr("Version, licence and the libraries used"));
    word(clear_recent, tr("&Clear this list"), tr("Clear"), tr("Forget the files opened before"));

    m_file->setTitle(tr("&File"));
    m_recent->setTitle(tr("Open &recent"));
    m_examples->setTitle(tr("&Examples"));
    m_edit->setTitle(tr("&Edit"));
    m_view->setTitle(tr("&View"));
    m_theme->setTitle(tr("&Theme"));
    m_language->setTitle(tr("&Language"));
    m_help->setTitle(tr("&Help"));

    const QList<QAction *> theme_actions = themes();
    theme_actions[0]->setText(tr("As the &system"));
    theme_actions[1]->setText(tr("&Light"));
    theme_actions[2]->setText(tr("&Dark"));

    for (size_t i = 0; i < std::size(kLanguages); ++i)
        languages()[int(i)]->setChecked(kLanguages[i] == m_context.languages.language());
    retranslateUndo();
}

void WindowActions::retranslateUndo()
{
    const auto undo_field = m_context.session.undoField();
    const auto redo_field = m_context.session.redoField();
    undo->setEnabled(undo_field.has_value());
    redo->setEnabled(redo_field.has_value());
    const QString undo_text = undo_field ? tr("&Undo: %1").arg(words::editField(*undo_field)) : tr("&Undo");
    const QString redo_text = redo_field ? tr("&Redo: %1").arg(words::editField(*redo_field)) : tr("&Redo");
    const QString undo_what = undo_field ? tr("Undo: %1").arg(words::editField(*undo_field)) : tr("Nothing to undo");
    const QString redo_what = redo_field ? tr("Redo: %1").arg(words::editField(*redo_field)) : tr("Nothing to redo");
    word(undo, undo_text, tr("Undo"), undo_what);
    word(redo, redo_text, tr("Redo"), redo_what);
}

void WindowActions::restyle()
{
    const Colors &colors = m_context.theme.colors();
    undo->setIcon(glyphIcon(Glyph::Undo, colors.text, colors.disabled));
    redo->setIcon(glyphIcon(Glyph::Redo, colors.text, colors.disabled));
    for (size_t i = 0; i < std::size(kThemes); ++i)
        themes()[int(i)]->setChecked(kThemes[i] == m_context.theme.choice());
}

} // namespace tarozi::ui
