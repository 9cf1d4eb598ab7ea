// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/layout.h"

#include "ui/report/page.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QPen>

#include <algorithm>

namespace tarozi::ui::report {

namespace {

constexpr double kGap = mm(5);
constexpr double kPadding = mm(4);
constexpr double kRadius = mm(1.8);
constexpr double kFigureGap = pt(6);
constexpr double kFigureWidth = mm(36); // a figure with its unit
constexpr double kPillPadding = pt(5);
constexpr double kPillInset = pt(1.6);
constexpr double kIcon = pt(6.5);
constexpr double kIconGap = pt(4);

// A mark beside the words, so that a grey print tells the verdicts apart at a glance.
void drawVerdictIcon(QPainter &painter, const QRectF &box, Verdict verdict, const QColor &ink)
{
    const double w = box.width();
    QPainterPath path;
    switch (verdict) {
    case Verdict::Fits:
        path.moveTo(box.topLeft() + QPointF(0.05 * w, 0.55 * w));
        path.lineTo(box.topLeft() + QPointF(0.4 * w, 0.88 * w));
        path.lineTo(box.topLeft() + QPointF(0.95 * w, 0.15 * w));
        break;
    case Verdict::Tight:
        path.moveTo(box.topLeft() + QPointF(0.5 * w, 0.05 * w));
        path.lineTo(box.topLeft() + QPointF(0.5 * w, 0.62 * w));
        path.moveTo(box.topLeft() + QPointF(0.5 * w, 0.9 * w));
        path.lineTo(box.topLeft() + QPointF(0.5 * w, 0.95 * w));
        break;
    case Verdict::DoesNotFit:
        path.moveTo(box.topLeft() + QPointF(0.12 * w, 0.12 * w));
        path.lineTo(box.topLeft() + QPointF(0.88 * w, 0.88 * w));
        path.moveTo(box.topLeft() + QPointF(0.88 * w, 0.12 * w));
        path.lineTo(box.topLeft() + QPointF(0.12 * w, 0.88 * w));
        break;
    case Verdict::NotModelled:
        path.moveTo(box.topLeft() + QPointF(0.1 * w, 0.5 * w));
        path.lineTo(box.topLeft() + QPointF(0.9 * w, 0.5 * w));
        break;
    }
    painter.setPen(QPen(ink, pt(1.4), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
}

struct PlacedFigure {
    QPointF at;
    TextBox label, value, note;
};

// One card laid out at its width; drawn at the height of the tallest of its row.
class CardBox
{
public:
    CardBox(const VerdictCard &card, double width) : m_card(card), m_width(width)
    {
        const double inner = width - 2 * kPadding;
        m_verdict = TextBox(card.verdict_words, Style::Strong, inner - kIcon - kIconGap - 2 * kPillPadding, ink());
        m_pill_width = m_verdict.naturalWidth() + kIcon + kIconGap + 2 * kPillPadding;
        const double name_width = textWidth(card.name, Style::FigureSmall);
        const bool beside = name_width + pt(8) + m_pill_width <= inner;
        m_name = TextBox(card.name, Style::FigureSmall, beside ? name_width + pt(1) : inner);
        const double below_name = kPadding + m_name.height();
        m_pill = beside ? QPointF(width - kPadding - m_pill_width, kPadding) : QPointF(kPadding, below_name + pt(2));
        m_detail_y =
            beside ? std::max(below_name, m_pill.y() + pillHeight() + pt(2.5)) : m_pill.y() + pillHeight() + pt(3);
        m_detail = TextBox(card.detail, Style::Small, inner, printColors().secondary);
        m_statement = TextBox(card.statement, Style::Strong, inner, ink());
        m_statement_y = m_detail_y + m_detail.height() + pt(4);
        placeFigures(inner, m_statement_y + m_statement.height() + kFigureGap);
    }

    double height() const { return m_height; }

    void draw(QPainter &painter, const QPointF &at, double height) const
    {
        painter.setPen(QPen(printColors().line, pt(0.75)));
        painter.setBrush(printColors().card);
        painter.drawRoundedRect(QRectF(at, QSizeF(m_width, height)), kRadius, kRadius);
        m_name.draw(painter, at + QPointF(kPadding, kPadding));
        m_detail.draw(painter, at + QPointF(kPadding, m_detail_y));
        drawPill(painter, at + m_pill);
        m_statement.draw(painter, at + QPointF(kPadding, m_statement_y));
        for (const PlacedFigure &figure : m_figures) {
            figure.label.draw(painter, at + figure.at);
            figure.value.draw(painter, at + figure.at + QPointF(0, figure.label.height()));
            figure.note.draw(painter, at + figure.at + QPointF(0, figure.label.height() + figure.value.height()));
        }
    }

private:
    QColor ink() const { return printColors().verdict(m_card.verdict); }

    void placeFigures(double inner, double y)
    {
        const auto per_row = std::clamp(std::size_t(inner / kFigureWidth), std::size_t(1), std::size_t(4));
        const double column = (inner - kPadding * double(per_row - 1)) / double(per_row);
        for (std::size_t i = 0; i < m_card.figures.size(); i += per_row) {
            double label = 0;
            double value = 0;
            for (std::size_t k = i; k < std::min(i + per_row, m_card.figures.size()); ++k) {
                PlacedFigure placed = place(m_card.figures[k], column);
                placed.at = {kPadding + double(k - i) * (column + kPadding), y};
                label = std::max(label, placed.label.height());
                value = std::max(value, placed.value.height() + placed.note.height());
                m_figures.push_back(std::move(placed));
            }
            // figures of a row stand on one line even when only one label wraps
            for (std::size_t k = i; k < m_figures.size(); ++k)
                m_figures[k].at.ry() += label - m_figures[k].label.height();
            y += label + value + kFigureGap;
        }
        m_height = y - kFigureGap + kPadding;
    }

    static PlacedFigure place(const KeyFigure &figure, double width)
    {
        const QColor grey = printColors().secondary;
        std::vector<Run> value{{figure.number, Style::Figure, {}}};
        if (!figure.unit.isEmpty())
            value.push_back({QChar(QChar::Nbsp) + figure.unit, Style::Body, grey});
        PlacedFigure placed{{}, TextBox(figure.label, Style::Small, width, grey), TextBox(value, width), {}};
        if (!figure.note.isEmpty())
            placed.note = TextBox(figure.note, Style::Small, width, grey);
        return placed;
    }

    double pillHeight() const { return m_verdict.height() + 2 * kPillInset; }

    void drawPill(QPainter &painter, const QPointF &at) const
    {
        const QRectF pill(at, QSizeF(m_pill_width, pillHeight()));
        const double line = m_verdict.lineHeight(0);
        const double radius = line / 2 + kPillInset;
        painter.setPen(QPen(ink(), pt(0.4)));
        painter.setBrush(printColors().verdictSurface(m_card.verdict));
        painter.drawRoundedRect(pill, radius, radius);
        const QPointF icon_at(pill.left() + kPillPadding, pill.top() + kPillInset + (line - kIcon) / 2);
        drawVerdictIcon(painter, QRectF(icon_at, QSizeF(kIcon, kIcon)), m_card.verdict, ink());
        m_verdict.draw(painter, {icon_at.x() + kIcon + kIconGap, pill.top() + kPillInset});
    }

    VerdictCard m_card;
    double m_width, m_height = 0;
    double m_detail_y = 0, m_statement_y = 0, m_pill_width = 0;
    QPointF m_pill;
    TextBox m_name, m_detail, m_verdict, m_statement;
    std::vector<PlacedFigure> m_figures;
};

} // namespace

void layOut(const VerdictCards &cards, double width, Flow &flow)
{
    const std::size_t count = cards.cards.size();
    const std::size_t per_row = count == 3 ? 3 : 2;
    const double card_width = (width - kGap * double(per_row - 1)) / double(per_row);
    for (std::size_t first = 0; first < count; first += per_row) {
        std::vector<CardBox> row;
        double height = 0;
        for (std::size_t i = first; i < std::min(first + per_row, count); ++i) {
            row.emplace_back(cards.cards[i], count == 1 ? width : card_width);
            height = std::max(height, row.back().height());
        }
        Slice slice;
        slice.space_before = first == 0 ? pt(12) : kGap;
        slice.height = height;
        slice.draw = [row, height, card_width](QPainter &painter, const QPointF &at) {
            for (std::size_t i = 0; i < row.size(); ++i)
                row[i].draw(painter, at + QPointF(double(i) * (card_width + kGap), 0), height);
        };
        flow.slices.push_back(std::move(slice));
    }
}

} // namespace tarozi::ui::report
