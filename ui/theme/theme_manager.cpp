// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/style.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QEvent>
#include <QToolTip>

namespace tarozi::ui {

namespace {

QPalette paletteOf(const Colors &colors)
{
    QPalette palette;
    palette.setColor(QPalette::Window, colors.window);
    palette.setColor(QPalette::WindowText, colors.text);
    palette.setColor(QPalette::Base, colors.card);
    palette.setColor(QPalette::AlternateBase, colors.window);
    palette.setColor(QPalette::Text, colors.text);
    palette.setColor(QPalette::Button, colors.card);
    palette.setColor(QPalette::ButtonText, colors.text);
    palette.setColor(QPalette::BrightText, colors.card);
    palette.setColor(QPalette::ToolTipBase, colors.card);
    palette.setColor(QPalette::ToolTipText, colors.text);
    palette.setColor(QPalette::PlaceholderText, colors.secondary);
    palette.setColor(QPalette::Highlight, colors.accent);
    palette.setColor(QPalette::HighlightedText, colors.card);
    palette.setColor(QPalette::Link, colors.accent);
    palette.setColor(QPalette::LinkVisited, colors.accent);
    palette.setColor(QPalette::Light, colors.card);
    palette.setColor(QPalette::Midlight, colors.line);
    palette.setColor(QPalette::Mid, colors.line);
    palette.setColor(QPalette::Dark, mixed(colors.line, colors.secondary, 0.4));
    palette.setColor(QPalette::Shadow, mixed(colors.line, colors.text, 0.6));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
                                           QPalette::PlaceholderText, QPalette::Link, QPalette::HighlightedText})
        palette.setColor(QPalette::Disabled, role, colors.disabled);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, colors.line);
    return palette;
}

// An empty palette lets the platform's own colours through, the only thing Qt 6.4 tells about a dark desktop.
bool systemIsDark()
{
    QApplication::setPalette(QPalette());
    return QApplication::palette().color(QPalette::Window).lightness() < 128;
}

} // namespace

ThemeManager::ThemeManager(QObject *parent) : QObject(parent)
{
    loadFonts();
    apply();
    qApp->installEventFilter(this);
}

void ThemeManager::setChoice(ThemeChoice choice)
{
    if (choice == m_choice)
        return;
    m_choice = choice;
    apply();
}

void ThemeManager::apply()
{
    auto *style = qobject_cast<Style *>(QApplication::style());
    if (!style) {
        style = new Style;
        QApplication::setStyle(style);
    }
    m_dark = m_choice == ThemeChoice::System ? systemIsDark() : m_choice == ThemeChoice::Dark;
    style->setColors(colors());
    const QPalette palette = paletteOf(colors());
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
    QApplication::setFont(font(TextRole::Body));
    QToolTip::setFont(font(TextRole::Body));
    emit themeChanged();
}

bool ThemeManager::eventFilter(QObject *watched, QEvent *event)
{
    // sent to every window; one of them is enough, and not while the platform is still switching
    if (event->type() == QEvent::ThemeChange && m_choice == ThemeChoice::System && !m_system_changed) {
        m_system_changed = true;
        QMetaObject::invokeMethod(
            this,
            [this] {
                m_system_changed = false;
                apply();
            },
            Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace tarozi::ui
