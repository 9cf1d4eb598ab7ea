// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/series_toggles.h"

#include "ui/charts/curve_overlay.h"
#include "ui/controls/flow_layout.h"

#include <QAbstractButton>
#include <QPainter>
#include <QStyleOption>

namespace tarozi::ui {

namespace {

constexpr int kHeight = 28;
constexpr int kSample = 26; // of the curve
constexpr int kGap = 6;
constexpr int kPad = 8;

} // namespace

class SeriesToggles::Toggle : public QAbstractButton
{
public:
    Toggle(int candidate, QWidget *parent) : QAbstractButton(parent), m_candidate(candidate)
    {
        setCheckable(true);
        setChecked(true);
        setFocusPolicy(Qt::StrongFocus);
        setCursor(Qt::PointingHandCursor);
    }

    void setColors(const Colors &colors)
    {
        m_colors = &colors;
        update();
    }

    QSize sizeHint() const override
    {
        const QFontMetrics metrics(ui::font(TextRole::Body));
        return {2 * kPad + kSample + kGap + metrics.horizontalAdvance(text()), kHeight};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        if (underMouse()) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(m_colors->window);
            painter.drawRoundedRect(rect(), 6, 6);
        }
        const QPointF center(kPad + kSample / 2.0, height() / 2.0);
        if (isChecked()) {
            painter.setPen(QPen(m_colors->series(m_candidate), 2.2));
            painter.drawLine(center - QPointF(kSample / 2.0, 0), center + QPointF(kSample / 2.0, 0));
            drawMark(painter, center, m_candidate, *m_colors);
        } else {
            painter.setPen(QPen(m_colors->disabled, 1.4));
            painter.drawLine(center - QPointF(kSample / 2.0, 0), center + QPointF(kSample / 2.0, 0));
        }
        QFont face = ui::font(TextRole::Body);
        face.setStrikeOut(!isChecked());
        painter.setFont(face);
        painter.setPen(isChecked() ? m_colors->text : m_colors->secondary);
        painter.drawText(rect().adjusted(kPad + kSample + kGap, 0, 0, 0), int(Qt::AlignLeft) | int(Qt::AlignVCenter),
                         text());
        if (hasFocus()) {
            QStyleOptionFocusRect option;
            option.initFrom(this);
            style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
        }
    }

private:
    int m_candidate;
    const Colors *m_colors = &lightColors();
};

SeriesToggles::SeriesToggles(QWidget *parent) : QWidget(parent)
{
    auto *layout = new FlowLayout(this, 4, 0);
    layout->setContentsMargins(0, 0, 0, 0);
}

void SeriesToggles::setNames(const QStringList &names)
{
    if (names == m_names)
        return;
    m_names = names;
    m_hidden.clear();
    while (m_toggles.size() < std::size_t(names.size())) {
        const int index = int(m_toggles.size());
        auto *toggle = new Toggle(index, this);
        toggle->setColors(*m_colors);
        layout()->addWidget(toggle);
        connect(toggle, &QAbstractButton::toggled, this, [this, index](bool shown) {
            if (shown)
                m_hidden.erase(index);
            else
                m_hidden.insert(index);
            emit toggled();
        });
        m_toggles.push_back(toggle);
    }
    for (std::size_t i = 0; i < m_toggles.size(); ++i) {
        Toggle *toggle = m_toggles[i];
        const QSignalBlocker quiet(toggle);
        toggle->setChecked(true);
        toggle->setVisible(i < std::size_t(names.size()));
        if (i < std::size_t(names.size())) {
            toggle->setText(names[qsizetype(i)]);
            toggle->updateGeometry();
        }
    }
}

void SeriesToggles::setColors(const Colors &colors)
{
    m_colors = &colors;
    for (Toggle *toggle : m_toggles)
        toggle->setColors(colors);
}

QAbstractButton *SeriesToggles::button(int candidate) const
{
    return m_toggles.at(std::size_t(candidate));
}

} // namespace tarozi::ui
