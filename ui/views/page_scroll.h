// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QScrollArea;
class QWidget;

namespace tarozi::ui {

// The one scroll area of a page: as wide as the page, taller when the content needs it, on the card's surface.
QScrollArea *pageScroll(QWidget *content);

} // namespace tarozi::ui
