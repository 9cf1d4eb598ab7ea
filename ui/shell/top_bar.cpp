// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/top_bar.h"

#include "ui/shell/window_actions.h"
#include "ui/theme/button_kind.h"
#include "ui/theme/icons.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

namespace tarozi::ui {

namespace {

QToolButton *menuButton(QMenu *menu)
{
    auto *button = new QToolButton;
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setMenu(menu);
    return button;
}

QWidget *separator()
{
    auto *line = new QWidget;
    line->setFixedSize(1, 20);
    line->setBackgroundRole(QPalette::Mid);
    line->setAutoFillBackground(true);
    return line;
}

} // namespace

TopBar::TopBar(const ViewContext &context, WindowActions &actions, QWidget *parent)
    : QFrame(parent)
    , m_context(context)
    , m_mark(menuButton(actions.mainMenu()))
    , m_language(menuButton(actions.languageMenu()))
    , m_theme(menuButton(actions.themeMenu()))
{
    m_mark->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_mark->setText(QStringLiteral("Tarozi"));
    m_mark->setFont(ui::font(TextRole::Name));
    m_mark->setShortcut(Qt::Key_F10);
    m_language->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_theme->setToolButtonStyle(Qt::ToolButtonIconOnly);

    auto *export_button = new QPushButton;
    setButtonKind(export_button, ButtonKind::Primary);
    connect(export_button, &QPushButton::clicked, actions.export_pdf, &QAction::trigger);
    const auto follow = [export_button, action = actions.export_pdf] {
        export_button->setText(action->iconText());
        export_button->setToolTip(action->toolTip());
        export_button->setEnabled(action->isEnabled());
    };
    connect(actions.export_pdf, &QAction::changed, export_button, follow);
    follow();

    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 6, 16, 7);
    layout->setSpacing(4);
    layout->addWidget(m_mark);
    for (QAction *action : {actions.start_new, actions.open, actions.save})
        layout->addWidget(button(action));
    layout->addSpacing(4);
    layout->addWidget(separator());
    layout->addSpacing(4);
    for (QAction *action : {actions.undo, actions.redo})
        layout->addWidget(button(action));
    layout->addSpacing(4);
    layout->addWidget(separator());
    layout->addSpacing(4);
    layout->addWidget(button(actions.import_model));
    layout->addStretch(1);
    layout->addWidget(m_theme);
    layout->addWidget(m_language);
    layout->addSpacing(4);
    layout->addWidget(export_button);

    connect(&context.theme, &ThemeManager::themeChanged, this, &TopBar::restyle);
    connect(&context.languages, &LanguageManager::languageChanged, this, &TopBar::retranslate);
    retranslate();
    restyle();
}

QToolButton *TopBar::button(QAction *action)
{
    auto *button = new QToolButton;
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setDefaultAction(action);
    button->setToolButtonStyle(action->icon().isNull() ? Qt::ToolButtonTextOnly : Qt::ToolButtonIconOnly);
    return button;
}

void TopBar::retranslate()
{
    m_mark->setToolTip(tr("All commands (F10)"));
    m_mark->setAccessibleName(tr("All commands"));
    m_language->setText(languageNativeName(m_context.languages.language()));
    m_language->setToolTip(tr("Language of the window"));
    m_language->setAccessibleName(tr("Language"));
    m_theme->setToolTip(tr("Light or dark"));
    m_theme->setAccessibleName(tr("Theme"));
}

void TopBar::restyle()
{
    const Colors &colors = m_context.theme.colors();
    m_mark->setIcon(glyphIcon(Glyph::Mark, colors.text, colors.disabled));
    m_theme->setIcon(glyphIcon(Glyph::Theme, colors.text, colors.disabled));
    update();
}

void TopBar::paintEvent(QPaintEvent *)
{
    const Colors &colors = m_context.theme.colors();
    QPainter painter(this);
    painter.fillRect(rect(), colors.card);
    painter.fillRect(QRect(0, height() - 1, width(), 1), colors.line);
}

} // namespace tarozi::ui
