// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"

#include <QColor>
#include <QIcon>
#include <QRectF>

class QPainter;

namespace tarozi::ui {

// The program's own drawings, one colour each; the colour is the caller's.
enum class Glyph {
    Mark, // a pair of scales: the program
    Check,
    Cross,
    Warning,
    Question,
    Info,
    ChevronDown,
    ChevronRight,
    ChevronUp,
    Revert,
    Undo,
    Redo,
    Plus,
    Close,
    Search,
    Theme, // half light, half dark
};

// Draws as vectors, centred in `rect`: sharp at any scale and in exports.
void paintGlyph(QPainter &painter, Glyph glyph, const QRectF &rect, const QColor &color);

// For buttons and menus; the disabled state has its own colour.
QIcon glyphIcon(Glyph glyph, const QColor &color, const QColor &disabled);

// A tick, an exclamation, a cross or a question mark: the verdict without its colour.
Glyph verdictGlyph(Verdict verdict);

// The window's icon: the mark on an accent tile.
QIcon applicationIcon();

} // namespace tarozi::ui
