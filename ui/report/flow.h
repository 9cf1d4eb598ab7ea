// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <functional>
#include <vector>

class QPainter;

namespace tarozi::ui::report {

using Draw = std::function<void(QPainter &, const QPointF &top_left)>;

// A strip of a page that is never split: a line of text, a row of a table, a whole chart.
struct Slice {
    double space_before = 0; // left out at the top of a page
    double height = 0;
    bool keep_with_next = false;
    bool opens_page = false; // nothing but the end of the page before
    int header = -1;         // index into Flow::headers: drawn first when this strip opens a page
    Draw draw;
};

// All strips of a document in reading order, and the table headers that repeat.
struct Flow {
    std::vector<Slice> slices;
    std::vector<Slice> headers;
};

struct PlacedSlice {
    const Slice *slice;
    double y; // from the top of the body
};

using PlacedPage = std::vector<PlacedSlice>;

// Fills pages of a body height: strips kept together move to the next page together. A group taller than a page is
// broken as if it were not kept.
std::vector<PlacedPage> paginate(const Flow &flow, double height);

} // namespace tarozi::ui::report
