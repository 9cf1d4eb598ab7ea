// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/step_bars.h"

#include "ui/language/words.h"
#include "ui/language/words_speed.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tarozi::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(StepBars)
};

constexpr double kBar = 20;
constexpr double kLine = 18;
constexpr double kBetween = 10;
constexpr double kSwatch = 10;
constexpr double kLegendGap = 16;
constexpr double kLegendTop = 8;
constexpr double kSmallestShare = 0.0005; // less is not worth a word

constexpr int kLeft = int(Qt::AlignLeft) | int(Qt::AlignVCenter) | int(Qt::TextSingleLine);
constexpr int kRight = int(Qt::AlignRight) | int(Qt::AlignVCenter) | int(Qt::TextSingleLine);

QString nameOf(StepPart part)
{
    switch (part) {
    //: what a decode step spends time on
    case StepPart::Weights: return Texts::tr("Reading weights");
    //: what a decode step spends time on
    case StepPart::Cache: return Texts::tr("Reading the KV cache");
    //: what a decode step spends time on
    case StepPart::Compute: return Texts::tr("Arithmetic");
    //: what a decode step spends time on: the link between GPUs
    case StepPart::Communication: return Texts::tr("Between GPUs");
    //: what a decode step spends time on: launches, scheduling, sampling
    case StepPart::Overhead: return Texts::tr("Overhead");
    //: what a decode step spends time on: prompts of other requests are processed between the steps
    case StepPart::Prompts: return Texts::tr("Others' prompts");
    //: what a decode step spends time on: weights in host memory
    case StepPart::Host: return Texts::tr("From host memory");
    }
    Q_UNREACHABLE();
}

std::vector<std::pair<StepPart, double>> partsOf(const StepSplit &split)
{
    return {{StepPart::Weights, split.weights},   {StepPart::Cache, split.cache},
            {StepPart::Compute, split.compute},   {StepPart::Communication, split.communication},
            {StepPart::Overhead, split.overhead}, {StepPart::Prompts, split.prompts},
            {StepPart::Host, split.host}};
}

StepBar barOf(const Assessed &candidate, int index, const Catalog &catalog, const Format &format)
{
    StepBar bar;
    bar.candidate = index;
    bar.name = words::candidateName(candidate, catalog);
    if (candidate.speed.gap != SpeedGap::None || candidate.verdict == Verdict::NotModelled) {
        bar.summary = candidate.verdict == Verdict::NotModelled ? words::notModelled(candidate.not_modelled)
                                                                : words::speedGap(candidate.speed.gap);
        return bar;
    }
    const double total = candidate.speed.step.total();
    bar.total_label = format.seconds(total).text();
    QStringList parts;
    for (const auto &[part, seconds] : partsOf(candidate.speed.step)) {
        if (seconds <= kSmallestShare * total)
            continue;
        bar.segments.push_back(
            {part, nameOf(part), seconds, format.seconds(seconds).text(), format.percent(seconds / total).text()});
        parts += QStringLiteral("%1 %2").arg(nameOf(part), bar.segments.back().label);
    }
    bar.summary = parts.join(QStringLiteral(", "));
    return bar;
}

struct LegendEntry {
    StepPart part;
    QString name;
    QRectF place; // relative to the legend's corner
};

// Each part that any bar has, in lines that break at the width.
std::vector<LegendEntry> legendOf(const StepBarsSpec &spec, double width)
{
    const QFontMetricsF metrics(plainFont(TextRole::Secondary));
    std::vector<LegendEntry> entries;
    double x = 0, y = 0;
    for (const auto &[part, unused] : partsOf({})) {
        const StepPart wanted = part;
        const bool any = std::any_of(spec.bars.begin(), spec.bars.end(), [wanted](const StepBar &bar) {
            return std::any_of(bar.segments.begin(), bar.segments.end(),
                               [wanted](const StepSegment &segment) { return segment.part == wanted; });
        });
        if (!any)
            continue;
        const double taken = kSwatch + 6 + metrics.horizontalAdvance(nameOf(part)) + 2;
        if (x > 0 && x + taken > width) {
            x = 0;
            y += kLine;
        }
        entries.push_back({part, nameOf(part), {x, y, taken, kLine}});
        x += taken + kLegendGap;
    }
    return entries;
}

double barHeight(const StepBar &bar)
{
    return kLine + (bar.segments.empty() ? kLine : kBar) + kBetween;
}

// Black or white, whichever reads on the colour.
QColor inkOn(const QColor &ground)
{
    const double light = 0.299 * ground.redF() + 0.587 * ground.greenF() + 0.114 * ground.blueF();
    return light > 0.55 ? QColor(0x1B, 0x1F, 0x24) : QColor(Qt::white);
}

void drawBar(QPainter &painter, const QRectF &rect, const StepBar &bar, double scale, const Colors &colors)
{
    const QFontMetricsF metrics(painter.font());
    painter.setPen(colors.series(bar.candidate));
    painter.drawText(QRectF(rect.left(), rect.top(), rect.width(), kLine), kLeft, bar.name);
    painter.setPen(colors.secondary);
    if (bar.segments.empty()) {
        painter.drawText(QRectF(rect.left(), rect.top() + kLine, rect.width(), kLine), kLeft, bar.summary);
        return;
    }
    painter.drawText(QRectF(rect.left(), rect.top(), rect.width(), kLine), kRight, bar.total_label);
    double x = rect.left();
    for (const StepSegment &segment : bar.segments) {
        const double width = segment.seconds / scale * rect.width();
        const QRectF place(x, rect.top() + kLine, width, kBar);
        const QColor color = stepColor(segment.part, colors);
        painter.fillRect(place.adjusted(0, 0, width > 3 ? -1 : 0, 0), color);
        if (metrics.horizontalAdvance(segment.share) + 8 <= width) {
            painter.setPen(inkOn(color));
            painter.drawText(place, int(Qt::AlignCenter) | int(Qt::TextSingleLine), segment.share);
        }
        x += width;
    }
}

} // namespace

QColor stepColor(StepPart part, const Colors &colors)
{
    switch (part) {
    case StepPart::Weights: return colors.component(Quantity::Weights);
    case StepPart::Cache: return colors.component(Quantity::KvCache);
    case StepPart::Compute: return colors.component(Quantity::Activations);
    case StepPart::Communication: return colors.component(Quantity::OptimizerState);
    case StepPart::Overhead: return colors.component(Quantity::Runtime);
    case StepPart::Prompts: return colors.component(Quantity::Adapters);
    case StepPart::Host: return colors.component(Quantity::Gradients);
    }
    Q_UNREACHABLE();
}

StepBarsSpec stepBars(const Assessment &assessment, const Catalog &catalog, const Format &format)
{
    StepBarsSpec spec;
    spec.title = Texts::tr("Where the time of one token goes");
    spec.locale = format.locale();
    for (std::size_t i = 0; i < assessment.candidates.size(); ++i) {
        spec.bars.push_back(barOf(assessment.candidates[i], static_cast<int>(i), catalog, format));
        if (!spec.bars.back().segments.empty())
            spec.scale_maximum = std::max(spec.scale_maximum, assessment.candidates[i].speed.step.total());
    }
    return spec;
}

TableSpec tableOf(const StepBarsSpec &spec)
{
    TableSpec table;
    table.title = spec.title;
    table.locale = spec.locale;
    table.header += QString();
    for (const StepBar &bar : spec.bars)
        table.header += bar.name;
    for (const LegendEntry &entry : legendOf(spec, 1e6)) {
        TableRow row;
        row.label.text = entry.name;
        for (const StepBar &bar : spec.bars) {
            TableCell cell;
            for (const StepSegment &segment : bar.segments) {
                if (segment.part != entry.part)
                    continue;
                cell.text = segment.label;
                cell.note = segment.share;
            }
            row.cells.push_back(std::move(cell));
        }
        table.rows.push_back(std::move(row));
    }
    TableRow total;
    total.label.text = words::quantity(Quantity::TimePerOutputToken);
    for (const StepBar &bar : spec.bars) {
        TableCell cell;
        cell.text = bar.segments.empty() ? bar.summary : bar.total_label;
        cell.strong = !bar.segments.empty();
        total.cells.push_back(std::move(cell));
    }
    table.rows.push_back(std::move(total));
    return table;
}

double stepBarsHeight(const StepBarsSpec &spec, double width)
{
    double height = 0;
    for (const StepBar &bar : spec.bars)
        height += barHeight(bar);
    const std::vector<LegendEntry> legend = legendOf(spec, width);
    return std::ceil(height + (legend.empty() ? 0 : kLegendTop + legend.back().place.bottom()));
}

void drawStepBars(QPainter &painter, const QRectF &rect, const StepBarsSpec &spec, const Colors &colors)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(plainFont(TextRole::Secondary));
    double y = rect.top();
    for (const StepBar &bar : spec.bars) {
        drawBar(painter, {rect.left(), y, rect.width(), kLine + kBar}, bar, spec.scale_maximum, colors);
        y += barHeight(bar);
    }
    y += kLegendTop;
    for (const LegendEntry &entry : legendOf(spec, rect.width())) {
        const QRectF place = entry.place.translated(rect.left(), y);
        painter.fillRect(QRectF(place.left(), place.center().y() - kSwatch / 2, kSwatch, kSwatch),
                         stepColor(entry.part, colors));
        painter.setPen(colors.text);
        painter.drawText(place.adjusted(kSwatch + 6, 0, 2, 0), kLeft, entry.name);
    }
    painter.restore();
}

StepBarsChart::StepBarsChart(QWidget *parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFocusPolicy(Qt::StrongFocus); // a screen reader reads the summary
}

void StepBarsChart::setSpec(const StepBarsSpec &spec)
{
    if (spec == m_spec)
        return;
    m_spec = spec;
    setAccessibleName(spec.title);
    QStringList sentences;
    for (const StepBar &bar : spec.bars)
        sentences += QStringLiteral("%1: %2").arg(bar.name, bar.summary);
    setAccessibleDescription(sentences.join(QStringLiteral(". ")));
    updateGeometry();
    update();
}

void StepBarsChart::setColors(const Colors &colors)
{
    m_colors = &colors;
    update();
}

int StepBarsChart::heightForWidth(int width) const
{
    return static_cast<int>(stepBarsHeight(m_spec, width));
}

QSize StepBarsChart::sizeHint() const
{
    return {420, heightForWidth(std::max(width(), 240))};
}

void StepBarsChart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    drawStepBars(painter, rect(), m_spec, *m_colors);
    if (hasFocus()) {
        painter.setPen(QPen(m_colors->accent, 1, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void StepBarsChart::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    updateGeometry();
}

} // namespace tarozi::ui
