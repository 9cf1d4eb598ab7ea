// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"
#include "core/quantity.h"

#include <QColor>
#include <QFont>
#include <QObject>
#include <QPalette>

namespace tarozi::ui {

enum class ThemeChoice { System, Light, Dark };

// The colour tokens of the visual language. Print is the light set tuned for paper; exports use nothing else.
struct Colors {
    bool dark = false;
    QColor window, card, line;
    QColor text, secondary, disabled;
    QColor accent, accent_surface;
    QColor fits, fits_surface, tight, tight_surface, does_not_fit, does_not_fit_surface;
    QColor spare_hatch;

    QColor component(Quantity quantity) const; // memory components: the same in both themes
    QColor series(int candidate) const;        // GPUs as series
    QColor verdict(Verdict verdict) const;
    QColor verdictSurface(Verdict verdict) const;
};

const Colors &lightColors();
const Colors &darkColors();
const Colors &printColors();

// Fonts of the visual language, in pixels: Noto Sans from the resources, tabular digits.
enum class TextRole { Body, Secondary, Name, Figure, FigureLarge, Title };
QFont font(TextRole role);
QFont plainFont(TextRole role); // without ligatures: for what is searched in a PDF

// Loads the bundled fonts; once, before the first widget or export. Returns false when the resources lack them.
bool loadFonts();

// Owns the choice of theme, the palette and the style sheet; follows the system when told so.
class ThemeManager : public QObject
{
    Q_OBJECT

public:
    explicit ThemeManager(QObject *parent = nullptr);

    ThemeChoice choice() const { return m_choice; }
    void setChoice(ThemeChoice choice);
    const Colors &colors() const { return m_dark ? darkColors() : lightColors(); }

signals:
    void themeChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void apply();

    ThemeChoice m_choice = ThemeChoice::System;
    bool m_dark = false;
    bool m_system_changed = false;
};

} // namespace tarozi::ui
