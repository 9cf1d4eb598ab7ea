// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/layout.h"

#include "ui/report/page.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QPen>

#include <algorithm>

namespace tarozi::ui::report {

namespace {

constexpr double kLogoHeight = mm(18);
constexpr double kLogoWidth = mm(60);
constexpr double kCoverHeight = mm(236); // of the shorter paper, under its header
constexpr double kTitleTop = mm(52);
constexpr double kBand = mm(2.2);
constexpr double kColumnGap = mm(8);
constexpr int kTitleLines = 4;

// The largest face in which a title of any length leaves room for the rest.
TextBox titleBox(const QString &title, double width)
{
    for (const Style style : {Style::Cover, Style::Title}) {
        const TextBox box(title, style, width);
        if (box.lineCount() <= kTitleLines)
            return box;
    }
    return TextBox(title, Style::Heading, width);
}

QRectF logoRect(const Logo &logo)
{
    QSizeF size(kLogoHeight * logo.proportion, kLogoHeight);
    if (size.width() > kLogoWidth)
        size = {kLogoWidth, kLogoWidth / logo.proportion};
    return {QPointF(0, 0), size};
}

struct PlacedBox {
    QPointF at;
    TextBox box;
};

// Facts in two columns, row by row.
double placeFacts(const std::vector<Fact> &facts, double y, double width, std::vector<PlacedBox> &placed)
{
    const double column = (width - kColumnGap) / 2;
    for (std::size_t i = 0; i < facts.size(); i += 2) {
        double height = 0;
        for (std::size_t k = i; k < std::min(i + 2, facts.size()); ++k) {
            const double x = double(k - i) * (column + kColumnGap);
            const TextBox label(facts[k].label, Style::Small, column, printColors().secondary);
            const TextBox value(facts[k].value, Style::Strong, column);
            placed.push_back({{x, y}, label});
            placed.push_back({{x, y + label.height()}, value});
            height = std::max(height, label.height() + value.height());
        }
        y += height + pt(9);
    }
    return y;
}

} // namespace

void layOut(const CoverBlock &cover, double width, Flow &flow)
{
    std::vector<PlacedBox> boxes;
    const double measure = width * 0.86;
    double y = kTitleTop;
    const double band_y = y - mm(9);
    const auto place = [&](const TextBox &box, double space) {
        boxes.push_back({{0, y}, box});
        y += box.height() + space;
    };
    place(titleBox(cover.title, width), pt(8));
    if (!cover.subtitle.isEmpty())
        place(TextBox(cover.subtitle, Style::Body, measure, printColors().secondary), pt(18));
    if (!cover.statement.isEmpty())
        place(TextBox(cover.statement, Style::Lead, measure), pt(24));
    const double rule_y = y;
    y = placeFacts(cover.facts, y + pt(12), width, boxes);
    const TextBox note(cover.note, Style::Small, measure, printColors().secondary);
    const double height = std::max(kCoverHeight, y + note.height());
    boxes.push_back({{0, height - note.height()}, note});
    Slice slice;
    slice.height = height;
    slice.draw = [cover, boxes, band_y, rule_y, width](QPainter &painter, const QPointF &at) {
        if (cover.logo.draw)
            cover.logo.draw(painter, logoRect(cover.logo).translated(at));
        painter.fillRect(QRectF(at + QPointF(0, band_y), QSizeF(mm(28), kBand)), cover.accent);
        painter.setPen(QPen(printColors().line, pt(0.75)));
        painter.drawLine(at + QPointF(0, rule_y), at + QPointF(width, rule_y));
        for (const PlacedBox &placed : boxes)
            placed.box.draw(painter, at + placed.at);
    };
    flow.slices.push_back(std::move(slice));
}

} // namespace tarozi::ui::report
