// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/tick_labels.h"

#include "ui/controls/stop_slider.h"
#include "ui/theme/theme.h"

#include <QFontMetrics>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace tarozi::ui {

namespace {

constexpr int kGap = 9; // the least distance between two labels

} // namespace

TickLabels::TickLabels(StopSlider *slider, QWidget *parent) : QWidget(parent), m_slider(slider)
{
    setFont(ui::font(TextRole::Secondary));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TickLabels::setLabels(const QStringList &labels)
{
    if (labels == m_labels)
        return;
    m_labels = labels;
    updateGeometry();
    update();
}

QSize TickLabels::sizeHint() const
{
    return {160, fontMetrics().height()};
}

QSize TickLabels::minimumSizeHint() const
{
    const QFontMetrics metrics = fontMetrics();
    const int ends = m_labels.isEmpty() ? 0
                                        : metrics.horizontalAdvance(m_labels.first()) +
                                              metrics.horizontalAdvance(m_labels.last()) + 2 * kGap;
    return {ends, metrics.height()};
}

QRect TickLabels::rectOf(int stop) const
{
    const int text = fontMetrics().horizontalAdvance(m_labels[stop]);
    const int centre = mapFromGlobal(m_slider->mapToGlobal(QPoint(m_slider->stopCentre(stop), 0))).x();
    const int left = std::clamp(centre - text / 2, 0, std::max(0, width() - text));
    return {left, 0, text, height()};
}

std::vector<TickLabels::Placed> TickLabels::placed() const
{
    const int count = int(m_labels.size());
    if (count == 0)
        return {};
    std::vector<QRect> rects;
    for (int stop = 0; stop < count; ++stop)
        rects.push_back(rectOf(stop));
    const auto clash = [](const QRect &one, const QRect &other) {
        return one.adjusted(-kGap, 0, kGap, 0).intersects(other);
    };
    const int last = count - 1;
    for (int stride = 1; stride < std::max(count, 2); ++stride) {
        std::vector<Placed> chosen;
        bool fits = true;
        for (int stop = 0; stop < last && fits; stop += stride) {
            if (m_labels[stop].isEmpty() || (stop > 0 && clash(rects[stop], rects[last])))
                continue;
            fits = chosen.empty() || !clash(chosen.back().rect, rects[stop]);
            chosen.push_back({stop, rects[stop]});
        }
        if (fits) {
            if (chosen.empty() || !clash(chosen.back().rect, rects[last]))
                chosen.push_back({last, rects[last]});
            return chosen;
        }
    }
    return {{0, rects[0]}};
}

void TickLabels::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::PlaceholderText));
    for (const Placed &label : placed())
        painter.drawText(label.rect, Qt::AlignCenter | Qt::TextSingleLine, m_labels[label.stop]);
}

void TickLabels::mousePressEvent(QMouseEvent *event)
{
    for (const Placed &label : placed()) {
        if (label.rect.adjusted(-kGap / 2, 0, kGap / 2, 0).contains(event->position().toPoint())) {
            m_slider->chooseStop(label.stop);
            return;
        }
    }
    event->ignore();
}

} // namespace tarozi::ui
