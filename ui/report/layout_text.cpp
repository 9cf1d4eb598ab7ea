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
constexpr std::size_t kFactsPerRow = 4;

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
    const std::size_t per_row = std::min(block.facts.size(), kFactsPerRow);
    const double column = (width - gap * double(per_row - 1)) / double(per_row);
    for (std::size_t first = 0; first < block.facts.size(); first += per_row) {
        std::vector<PlacedFact> placed;
        double height = 0;
        for (std::size_t i = first; i < std::min(first + per_row, block.facts.size()); ++i) {
            PlacedFact fact{double(i - first) * (column + gap),
                            TextBox(block.facts[i].label, Style::Small, column, printColors().secondary),
                            TextBox(block.facts[i].value, Style::Strong, column)};
            height = std::max(height, fact.label.height() + fact.value.height());
            placed.push_back(std::move(fact));
        }
        Slice slice;
        slice.space_before = pt(8);
        slice.height = height;
        slice.keep_with_next = true;
        slice.draw = [placed](QPainter &painter, const QPointF &at) {
            for (const PlacedFact &fact : placed) {
                fact.label.draw(painter, at + QPointF(fact.x, 0));
                fact.value.draw(painter, at + QPointF(fact.x, fact.label.height()));
            }
        };
        flow.slices.push_back(std::move(slice));
    }
    Slice rule;
    rule.space_before = pt(8);
    rule.height = pt(0.75);
    rule.keep_with_next = true;
    rule.draw = [width](QPainter &painter, const QPointF &at) {
        painter.setPen(QPen(printColors().line, pt(0.75)));
        painter.drawLine(at, at + QPointF(width, 0));
    };
    flow.slices.push_back(std::move(rule));
}

void layOut(const Lead &lead, double width, Flow &flow)
{
    if (!lead.question.isEmpty())
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
    const std::size_t first = flow.slices.size();
    appendLines(flow, TextBox(heading.text, section ? Style::Heading : Style::Subheading, width), 0,
                section ? pt(18) : pt(11), true);
    if (!heading.accent.isValid())
        return;
    Slice &slice = flow.slices[first];
    slice.draw = [line = slice.draw, accent = heading.accent](QPainter &painter, const QPointF &at) {
        painter.fillRect(QRectF(at - QPointF(0, pt(4)), QSizeF(pt(22), pt(1.6))), accent);
        line(painter, at);
    };
}

void layOut(const PageBreak &, double, Flow &flow)
{
    Slice slice;
    slice.opens_page = true;
    flow.slices.push_back(std::move(slice));
}

void layOut(const CommandBlock &commands, double width, Flow &flow)
{
    const double padding = pt(5);
    std::vector<TextBox> lines;
    double height = 2 * padding;
    for (const QString &line : commands.lines) {
        lines.emplace_back(line, Style::Small, width - 2 * padding - pt(4));
        height += lines.back().height();
    }
    Slice slice;
    slice.space_before = pt(4);
    slice.height = height;
    slice.draw = [lines, width, height, padding](QPainter &painter, const QPointF &at) {
        painter.fillRect(QRectF(at, QSizeF(width, height)), printColors().window);
        painter.fillRect(QRectF(at, QSizeF(pt(2), height)), printColors().line);
        double y = padding;
        for (const TextBox &line : lines) {
            line.draw(painter, at + QPointF(padding + pt(4), y));
            y += line.height();
        }
    };
    flow.slices.push_back(std::move(slice));
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
