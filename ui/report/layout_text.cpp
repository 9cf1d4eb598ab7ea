// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/layout.h"

#include "ui/report/page.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QPen>

#include <algorithm>
#include <iterator>

namespace tarozi::ui::report {

namespace {

constexpr std::ptrdiff_t kNotesBeforeBreak = 3;

// The lines of a text as strips: never one line alone at the foot or the head of a page.
void appendLines(Flow &flow, const TextBox &box, double x, double space_before, bool keep_with_next = false)
{
    const int count = box.lineCount();
    for (int line = 0; line < count; ++line) {
        Slice slice;
        slice.space_before = line == 0 ? space_before : 0;
        slice.height = box.lineHeight(line);
        const bool last = line == count - 1;
        slice.keep_with_next = last ? keep_with_next : (line == 0 || line == count - 2);
        slice.draw = [box, line, x](QPainter &painter, const QPointF &at) {
            box.drawLine(painter, line, at + QPointF(x, 0));
        };
        flow.slices.push_back(std::move(slice));
    }
}

struct PlacedFact {
    double x;
    TextBox label, value;
};

// The first notes stay with their heading, the last one not alone.
bool keepsNext(const NoteList &list, const Note &note)
{
    const auto index = &note - list.notes.data();
    const auto count = std::ssize(list.notes);
    return index + 1 < count && (index + 1 < kNotesBeforeBreak || index + 2 == count);
}

void drawTick(QPainter &painter, const QPointF &top_left, double size)
{
    painter.save();
    painter.setPen(QPen(printColors().secondary, pt(0.6)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(top_left, QSizeF(size, size)));
    painter.restore();
}

} // namespace

void layOut(const TitleBlock &block, double width, Flow &flow)
{
    appendLines(flow, TextBox(block.title, Style::Title, width), 0, 0, true);
    if (block.facts.empty())
        return;
    const double gap = mm(6);
    const double column = (width - gap * double(block.facts.size() - 1)) / double(block.facts.size());
    std::vector<PlacedFact> placed;
    double height = 0;
    for (std::size_t i = 0; i < block.facts.size(); ++i) {
        PlacedFact fact{double(i) * (column + gap),
                        TextBox(block.facts[i].label, Style::Small, column, printColors().secondary),
                        TextBox(block.facts[i].value, Style::Strong, column)};
        height = std::max(height, fact.label.height() + fact.value.height());
        placed.push_back(std::move(fact));
    }
    Slice slice;
    slice.space_before = pt(8);
    slice.height = height + pt(8);
    slice.keep_with_next = true;
    slice.draw = [placed, width, height](QPainter &painter, const QPointF &at) {
        for (const PlacedFact &fact : placed) {
            fact.label.draw(painter, at + QPointF(fact.x, 0));
            fact.value.draw(painter, at + QPointF(fact.x, fact.label.height()));
        }
        const double y = height + pt(8);
        painter.setPen(QPen(printColors().line, pt(0.75)));
        painter.drawLine(at + QPointF(0, y), at + QPointF(width, y));
    };
    flow.slices.push_back(std::move(slice));
}

void layOut(const Lead &lead, double width, Flow &flow)
{
    appendLines(flow, TextBox(lead.question, Style::Body, width, printColors().secondary), 0, pt(12), true);
    bool first = true;
    for (const QString &sentence : lead.sentences) {
        appendLines(flow, TextBox(sentence, first ? Style::Lead : Style::Body, width), 0, first ? pt(4) : pt(3),
                    &sentence != &lead.sentences.back());
        first = false;
    }
}

void layOut(const Heading &heading, double width, Flow &flow)
{
    const bool section = heading.level == Heading::Level::Section;
    appendLines(flow, TextBox(heading.text, section ? Style::Heading : Style::Subheading, width), 0,
                section ? pt(16) : pt(11), true);
}

void layOut(const Paragraph &paragraph, double width, Flow &flow)
{
    const QColor ink = paragraph.secondary ? printColors().secondary : printColors().text;
    appendLines(flow, TextBox(paragraph.text, paragraph.style, width, ink), 0, pt(4), paragraph.introduces);
}

void layOut(const NoteList &list, double width, Flow &flow)
{
    const double tick = pt(7.5);
    double indent = 0;
    for (const Note &note : list.notes)
        indent = std::max(indent, note.marker == u"☐" ? tick : textWidth(note.marker, note.runs.front().style));
    indent += pt(5);
    for (const Note &note : list.notes) {
        const TextBox text(note.runs, width - indent);
        const bool box = note.marker == u"☐";
        const TextBox marker(box ? QString() : note.marker, note.runs.front().style, indent, printColors().secondary);
        const std::size_t first = flow.slices.size();
        appendLines(flow, text, indent, pt(3), keepsNext(list, note));
        Slice &slice = flow.slices[first];
        slice.draw = [lines = slice.draw, marker, box, tick, text](QPainter &painter, const QPointF &at) {
            lines(painter, at);
            if (box)
                drawTick(painter, at + QPointF(0, text.baseline() - tick + pt(0.6)), tick);
            else
                marker.draw(painter, at);
        };
    }
}

} // namespace tarozi::ui::report
