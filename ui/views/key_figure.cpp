// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/key_figure.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionFocusRect>

#include <algorithm>
#include <iterator>

namespace tarozi::ui {

namespace {

constexpr int kPadding = 4;
constexpr int kNarrowest = 104;
constexpr int kBetween = 8;
constexpr int kLeadGap = 10;
constexpr int kMostLabelLines = 2;
constexpr int kMostMeasures = 64; // a window dragged wider asks for every width

constexpr int kWrap = int(Qt::TextWordWrap);

QFont leadFont()
{
    QFont face = font(TextRole::Secondary);
    face.setWeight(QFont::DemiBold);
    return face;
}

int wrappedHeight(const QFont &face, const QString &text, int width)
{
    if (text.isEmpty())
        return 0;
    return QFontMetrics(face).boundingRect(QRect(0, 0, width, QWIDGETSIZE_MAX), kWrap, text).height();
}

} // namespace

KeyFigure::KeyFigure(QWidget *parent) : QAbstractButton(parent)
{
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
}

void KeyFigure::show(const FigureText &text, const Colors &colors)
{
    m_colors = &colors;
    if (text != m_figure) {
        m_figure = text;
        forgetMeasures();
        setAccessibleDescription(text.summary);
        setToolTip(text.summary);
        const int needed = heightWithLabel(width(), 0);
        if (needed != m_needed_height) {
            m_needed_height = needed;
            updateGeometry();
        }
    }
    update();
}

void KeyFigure::forgetMeasures()
{
    m_places.clear();
    m_label_heights.clear();
}

void KeyFigure::changeEvent(QEvent *event)
{
    forgetMeasures();
    QAbstractButton::changeEvent(event);
}

const KeyFigure::Places &KeyFigure::places(int width, int label_height) const
{
    const auto key = std::pair(width, label_height);
    auto known = m_places.find(key);
    if (known == m_places.end()) {
        if (m_places.size() >= kMostMeasures)
            m_places.clear();
        known = m_places.insert(key, measured(width, label_height));
    }
    return *known;
}

KeyFigure::Places KeyFigure::measured(int width, int label_height) const
{
    const QFont secondary = ui::font(TextRole::Secondary);
    const QFontMetrics large(ui::font(TextRole::Figure)), small(secondary);
    const int room = std::max(width - 2 * kPadding, 1);
    Places places;
    int y = kPadding;
    places.label = {kPadding, y, room, std::max(label_height, wrappedHeight(secondary, m_figure.label, room))};
    y += places.label.height() + 1;
    const int number = large.horizontalAdvance(m_figure.number);
    const int unit = small.horizontalAdvance(m_figure.unit);
    places.number = {kPadding, y, std::min(number + 2, room), large.height()};
    const bool beside = number + 5 + unit <= room;
    if (beside) {
        // on the number's base line
        places.unit = {kPadding + number + 5, y + large.ascent() - small.ascent(), unit + 1, small.height()};
        y += large.height();
    } else {
        y += large.height();
        places.unit = {kPadding, y, room, wrappedHeight(secondary, m_figure.unit, room)};
        y += places.unit.height();
    }
    const QFontMetrics strong(leadFont());
    const int note = small.horizontalAdvance(m_figure.note);
    places.note = {kPadding, y, room, wrappedHeight(secondary, m_figure.note, room)};
    const bool lead_beside = note == 0 || note + kLeadGap + strong.horizontalAdvance(m_figure.lead) <= room;
    if (lead_beside && note > 0)
        places.lead = {kPadding + note + kLeadGap, y, room - note - kLeadGap, small.height()};
    else
        places.lead = {kPadding, y + places.note.height(), room, wrappedHeight(leadFont(), m_figure.lead, room)};
    places.height = std::max({places.note.bottom(), places.lead.bottom(), y + small.height() - 1}) + 1 + kPadding;
    return places;
}

int KeyFigure::labelHeight(int width) const
{
    auto known = m_label_heights.find(width);
    if (known == m_label_heights.end()) {
        if (m_label_heights.size() >= kMostMeasures)
            m_label_heights.clear();
        const int room = std::max(width - 2 * kPadding, 1);
        known = m_label_heights.insert(width, wrappedHeight(ui::font(TextRole::Secondary), m_figure.label, room));
    }
    return *known;
}

void KeyFigure::setLabelHeight(int height)
{
    if (height != m_label_height) {
        m_label_height = height;
        update();
    }
}

int KeyFigure::heightWithLabel(int width, int label_height) const
{
    return places(width, label_height).height;
}

QSize KeyFigure::sizeHint() const
{
    return {kNarrowest, heightWithLabel(std::max(kNarrowest, width()), m_label_height)};
}

QSize KeyFigure::minimumSizeHint() const
{
    return {kNarrowest, 40};
}

void KeyFigure::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (underMouse() || isDown()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(isDown() ? m_colors->accent_surface : m_colors->window);
        painter.drawRoundedRect(rect(), 6, 6);
    }
    const Places &places = this->places(width(), m_label_height);
    const auto draw = [&](const QRect &place, const QFont &face, const QColor &color, const QString &text) {
        painter.setFont(face);
        painter.setPen(color);
        painter.drawText(place, kWrap, text);
    };
    const QFont secondary = ui::font(TextRole::Secondary);
    draw(places.label.adjusted(0, places.label.height() - labelHeight(width()), 0, 0), secondary, m_colors->secondary,
         m_figure.label);
    draw(places.number, ui::font(TextRole::Figure), m_colors->text, m_figure.number);
    draw(places.unit, secondary, m_colors->secondary, m_figure.unit);
    draw(places.note, secondary, m_colors->secondary, m_figure.note);
    draw(places.lead, leadFont(), m_colors->accent, m_figure.lead);
    if (hasFocus()) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
}

void KeyFigure::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

KeyFigureRow::KeyFigureRow(const std::vector<KeyFigure *> &figures, QWidget *parent)
    : QWidget(parent), m_figures(figures)
{
    for (KeyFigure *figure : m_figures)
        figure->setParent(this);
}

// Four, two and two, or one under another; fewer columns rather than labels of many lines.
int KeyFigureRow::columnsFor(const std::vector<KeyFigure *> &shown, int width, int &cell_width) const
{
    const int count = std::max(int(shown.size()), 1);
    const int tallest_label = kMostLabelLines * QFontMetrics(ui::font(TextRole::Secondary)).lineSpacing();
    int columns = 1;
    for (int line_count = 1; line_count <= count; ++line_count) {
        columns = (count + line_count - 1) / line_count;
        cell_width = (width - (columns - 1) * kBetween) / columns;
        const bool reads = std::all_of(shown.begin(), shown.end(), [&](const KeyFigure *figure) {
            return figure->labelHeight(cell_width) <= tallest_label;
        });
        if (columns == 1 || (cell_width >= kNarrowest && reads))
            break;
    }
    return columns;
}

std::vector<KeyFigureRow::Line> KeyFigureRow::lines(int width, int &cell_width) const
{
    std::vector<KeyFigure *> shown;
    std::copy_if(m_figures.begin(), m_figures.end(), std::back_inserter(shown),
                 [](const KeyFigure *figure) { return !figure->isHidden(); });
    const int columns = columnsFor(shown, width, cell_width);
    std::vector<Line> lines;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        if (i % std::size_t(columns) == 0)
            lines.emplace_back();
        Line &line = lines.back();
        line.figures.push_back(shown[i]);
        line.label_height = std::max(line.label_height, shown[i]->labelHeight(cell_width));
    }
    for (Line &line : lines)
        for (const KeyFigure *figure : line.figures)
            line.height = std::max(line.height, figure->heightWithLabel(cell_width, line.label_height));
    return lines;
}

int KeyFigureRow::heightForWidth(int width) const
{
    int height = 0, cell_width = 0;
    for (const Line &line : lines(width, cell_width))
        height += line.height;
    return height;
}

QSize KeyFigureRow::sizeHint() const
{
    const int width = int(m_figures.size()) * (kNarrowest + kBetween);
    return {width, heightForWidth(width)};
}

QSize KeyFigureRow::minimumSizeHint() const
{
    return {kNarrowest, 40};
}

void KeyFigureRow::place()
{
    int y = 0, cell_width = 0;
    for (const Line &line : lines(width(), cell_width)) {
        int x = 0;
        for (KeyFigure *figure : line.figures) {
            figure->setLabelHeight(line.label_height);
            figure->setGeometry(x, y, cell_width, line.height);
            x += cell_width + kBetween;
        }
        y += line.height;
    }
}

bool KeyFigureRow::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) {
        place();
        updateGeometry();
    }
    return QWidget::event(event);
}

void KeyFigureRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    place();
}

} // namespace tarozi::ui
