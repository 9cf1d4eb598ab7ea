// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/explanation_html.h"

#include <QCoreApplication>

namespace tarozi::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(Explanation)
};

QString colored(const QString &html, const QColor &color)
{
    return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(color.name(), html);
}

QString marksHtml(const std::vector<int> &numbers, const Colors &colors)
{
    QStringList marks;
    for (const int number : numbers)
        marks += QString::number(number);
    if (marks.isEmpty())
        return {};
    return QStringLiteral("&nbsp;<sup>") + colored(marks.join(QStringLiteral(",&#8239;")), colors.accent) +
           QStringLiteral("</sup>");
}

QString termsHtml(const ExplainedStep &step, const Colors &colors)
{
    QString rows;
    for (const ExplainedTerm &term : step.terms) {
        rows += QStringLiteral("<tr><td style=\"padding-right:10px\">%1</td><td width=\"100%\" "
                               "style=\"padding-right:10px\">%2</td><td align=\"right\" "
                               "style=\"white-space:nowrap\">%3%4</td></tr>")
                    .arg(formulaHtml(term.symbol), colored(term.meaning.toHtmlEscaped(), colors.secondary),
                         term.value.toHtmlEscaped(), marksHtml(term.sources, colors));
    }
    return QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"1\">%1</table>").arg(rows);
}

QString stepHtml(const ExplainedStep &step, const Colors &colors, bool figure)
{
    QString html = QStringLiteral("<p style=\"margin:14px 0 4px 0;font-weight:600\">%1</p>")
                       .arg(figure ? Texts::tr("How it was reached") : step.title.toHtmlEscaped());
    QString lines = formulaHtml(step.formula);
    if (!step.values.isEmpty())
        lines += QStringLiteral("<br>= ") + step.values.toHtmlEscaped();
    lines += QStringLiteral("<br>= <b>") + step.result.toHtmlEscaped() + QStringLiteral("</b>");
    html +=
        QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"7\" bgcolor=\"%1\"><tr><td>%2</td></tr>"
                       "</table>")
            .arg((colors.dark ? colors.line : colors.window).name(), lines);
    if (!step.terms.empty())
        html += termsHtml(step, colors);
    if (!step.rule.isEmpty())
        html += QStringLiteral("<p style=\"margin:4px 0 0 0\">%1</p>").arg(step.rule.toHtmlEscaped());
    return html;
}

QString sourcesHtml(const std::vector<Source> &sources, const Colors &colors)
{
    if (sources.empty())
        return {};
    QString html = QStringLiteral("<p style=\"margin:16px 0 4px 0;font-weight:600\">%1</p>").arg(Texts::tr("Sources"));
    int number = 0;
    for (const Source &source : sources) {
        QString title = source.title.toHtmlEscaped();
        if (!source.url.isEmpty()) {
            title = QStringLiteral("<a href=\"%1\" style=\"color:%2\">%3</a>")
                        .arg(source.url.toHtmlEscaped(), colors.accent.name(), title);
        }
        const QString date = source.date.isEmpty() ? QString() : QStringLiteral(", ") + source.date.toHtmlEscaped();
        html += QStringLiteral("<p style=\"margin:2px 0 0 0\">%1&nbsp;&nbsp;%2%3</p>")
                    .arg(colored(QString::number(++number), colors.accent), title, date);
    }
    return html;
}

} // namespace

QString formulaHtml(const QString &formula)
{
    QString html;
    bool low = false;
    const auto close = [&] {
        html += low ? QStringLiteral("</sub>") : QString();
        low = false;
    };
    for (const QChar c : formula) {
        if (c == QLatin1Char('_') && !low) {
            html += QStringLiteral("<sub>");
            low = true;
            continue;
        }
        if (low && !c.isLetterOrNumber())
            close();
        html += QString(c).toHtmlEscaped();
    }
    close();
    return html;
}

QString explanationHtml(const Explanation &explanation, const Colors &colors)
{
    QString html;
    for (std::size_t i = 0; i < explanation.steps.size(); ++i) {
        if (i == 1) {
            html += QStringLiteral("<p style=\"margin:18px 0 0 0\">%1</p>")
                        .arg(colored(Texts::tr("What it rests on").toHtmlEscaped(), colors.secondary));
        }
        html += stepHtml(explanation.steps[i], colors, i == 0);
    }
    return html + sourcesHtml(explanation.sources, colors);
}

} // namespace tarozi::ui
