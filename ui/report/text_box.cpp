// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/text_box.h"

#include "ui/report/page.h"
#include "ui/theme/theme.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QRegularExpression>
#include <QTextCharFormat>

namespace tarozi::ui::report {

namespace {

constexpr double kSmallestSpacing = 1.0 / 64;

struct Face {
    double points;
    bool strong;
};

Face faceOf(Style style)
{
    switch (style) {
    case Style::Cover: return {30, true};
    case Style::Title: return {21, true};
    case Style::Lead: return {12, true};
    case Style::Heading: return {12, true};
    case Style::Subheading: return {10, true};
    case Style::Strong: return {9, true};
    case Style::Body: return {9, false};
    case Style::Small: return {7.8, false};
    case Style::SmallStrong: return {7.8, true};
    case Style::Figure: return {15, true};
    case Style::FigureSmall: return {12, true};
    }
    return {9, false};
}

QFont faceFont(const QString &family, Style style)
{
    QFont font(family);
    font.setPixelSize(qRound(pt(faceOf(style).points)));
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setStyleStrategy(QFont::NoFontMerging);
    // any spacing at all turns ligatures off: a reader who searches for "fits" finds it
    font.setLetterSpacing(QFont::AbsoluteSpacing, kSmallestSpacing);
    return font;
}

QFont signFont(Style style)
{
    return faceFont(QStringLiteral("Noto Sans Math"), style);
}

// The signs of formulas, the minus among them, are in a family of their own.
bool isSign(QChar letter)
{
    const bool arrow_or_operator = letter.unicode() >= 0x2190 && letter.unicode() < 0x2400;
    return arrow_or_operator && !QFontMetricsF(fontOf(Style::Body)).inFont(letter) &&
           QFontMetricsF(signFont(Style::Body)).inFont(letter);
}

// Stretches of `text` that are all signs or all not.
template<typename Take>
void forStretches(const QString &text, Take take)
{
    for (qsizetype at = 0; at < text.size();) {
        const bool signs = isSign(text[at]);
        qsizetype end = at + 1;
        while (end < text.size() && isSign(text[end]) == signs)
            ++end;
        take(at, end - at, signs);
        at = end;
    }
}

QList<QTextLayout::FormatRange> formats(const std::vector<Run> &runs)
{
    QList<QTextLayout::FormatRange> ranges;
    int start = 0;
    for (const Run &run : runs) {
        forStretches(run.text, [&](qsizetype at, qsizetype length, bool signs) {
            QTextLayout::FormatRange range;
            range.start = start + int(at);
            range.length = int(length);
            range.format.setFont(signs ? signFont(run.style) : fontOf(run.style));
            range.format.setForeground(run.color.isValid() ? run.color : printColors().text);
            if (run.subscript)
                range.format.setVerticalAlignment(QTextCharFormat::AlignSubScript);
            ranges.append(range);
        });
        start += int(run.text.size());
    }
    return ranges;
}

} // namespace

QFont fontOf(Style style)
{
    QFont font = faceFont(QStringLiteral("Noto Sans"), style);
    font.setWeight(faceOf(style).strong ? QFont::DemiBold : QFont::Normal);
    return font;
}

TextBox::TextBox(const std::vector<Run> &runs, double width, Qt::Alignment alignment) : m_width(width)
{
    QString text;
    for (const Run &run : runs)
        text += run.text;
    m_layout = std::make_shared<QTextLayout>(text, runs.empty() ? fontOf(Style::Body) : fontOf(runs.front().style));
    m_layout->setFormats(formats(runs));
    QTextOption option(alignment);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(Qt::LeftToRight);
    m_layout->setTextOption(option);
    m_layout->beginLayout();
    double y = 0;
    for (QTextLine line = m_layout->createLine(); line.isValid(); line = m_layout->createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, y});
        y += line.height();
    }
    m_layout->endLayout();
}

TextBox::TextBox(const QString &text, Style style, double width, const QColor &color, Qt::Alignment alignment)
    : TextBox(std::vector<Run>{{text, style, color}}, width, alignment)
{
}

double TextBox::height() const
{
    double total = 0;
    for (int line = 0; line < lineCount(); ++line)
        total += lineHeight(line);
    return total;
}

int TextBox::lineCount() const
{
    return m_layout ? m_layout->lineCount() : 0;
}

double TextBox::lineHeight(int line) const
{
    return m_layout->lineAt(line).height();
}

double TextBox::baseline() const
{
    return lineCount() > 0 ? m_layout->lineAt(0).ascent() : 0;
}

double TextBox::naturalWidth() const
{
    double widest = 0;
    for (int line = 0; line < lineCount(); ++line)
        widest = qMax(widest, m_layout->lineAt(line).naturalTextWidth());
    return widest;
}

void TextBox::draw(QPainter &painter, const QPointF &top_left) const
{
    if (m_layout)
        m_layout->draw(&painter, top_left);
}

void TextBox::drawLine(QPainter &painter, int line, const QPointF &top_left) const
{
    const QTextLine text_line = m_layout->lineAt(line);
    text_line.draw(&painter, top_left - QPointF(0, text_line.y()));
}

std::vector<Run> formulaRuns(const QString &formula, Style style)
{
    // after a symbol of one or two letters: not in max_num_seqs
    static const QRegularExpression index(QStringLiteral("(?<=\\b[A-Za-z]|\\b[A-Za-z]{2})_(\\w+)"));
    std::vector<Run> runs;
    qsizetype at = 0;
    for (auto matches = index.globalMatch(formula); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        runs.push_back({formula.mid(at, match.capturedStart() - at), style, {}});
        runs.push_back({match.captured(1), style, {}, true});
        at = match.capturedEnd();
    }
    runs.push_back({formula.mid(at), style, {}});
    return runs;
}

QString unprintable(const QString &text)
{
    const QFontMetricsF metrics(fontOf(Style::Body));
    QStringList missing;
    for (const uint letter : text.toUcs4()) {
        const QString shown = QString::fromUcs4(reinterpret_cast<const char32_t *>(&letter), 1);
        const bool known = QChar::isSpace(letter) || metrics.inFontUcs4(letter) || isSign(shown.front());
        if (!known && !missing.contains(shown))
            missing.append(shown);
    }
    return missing.join(QLatin1Char(' '));
}

double textWidth(const QString &text, Style style)
{
    double width = 0;
    forStretches(text, [&](qsizetype at, qsizetype length, bool signs) {
        const QFontMetricsF metrics(signs ? signFont(style) : fontOf(style));
        width += metrics.horizontalAdvance(text.mid(at, length));
    });
    return width;
}

} // namespace tarozi::ui::report
