// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/explanation.h"

#include "ui/language/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace tarozi::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(Explanation)
};

constexpr double kSmallestInGb = 1e6;
constexpr int kGbDecimals = 3;
constexpr int kMostShareDecimals = 4;
constexpr double kShareError = 5e-6; // less than half a unit of a figure of five digits
constexpr QChar kTimes(0x00B7);

// Enough digits of a percentage for whoever multiplies by it.
int shareDecimals(double share)
{
    const double percent = share * 100;
    double scale = 1;
    for (int decimals = 0; decimals < kMostShareDecimals; ++decimals, scale *= 10) {
        if (std::abs(std::round(percent * scale) / scale - percent) <= kShareError * std::abs(percent))
            return decimals;
    }
    return kMostShareDecimals;
}

// Sizes in one unit with three decimals: whoever adds the terms up gets the result.
QString valueText(double value, Unit unit, const Format &format)
{
    if (unit == Unit::Bytes && std::abs(value) >= kSmallestInGb)
        return format.gigabytes(value, kGbDecimals).text();
    if (unit == Unit::Fraction)
        return format.percent(value, shareDecimals(value)).text();
    return format.value(value, unit).text();
}

bool isSymbolStart(QChar c)
{
    return c.isLetter() && !(c == QChar(0x03A3)); // a capital sigma sums
}

bool isSymbolPart(QChar c)
{
    return c.isLetterOrNumber() || c == QLatin1Char('_') || c == QLatin1Char('\'');
}

QString rightSide(const QString &formula)
{
    const qsizetype equals = formula.indexOf(QLatin1Char('='));
    return equals < 0 ? QString() : formula.mid(equals + 1).trimmed();
}

int numberOf(const Source &source, std::vector<Source> &known)
{
    const auto same = std::find_if(known.begin(), known.end(), [&source](const Source &other) {
        return other.title == source.title && other.url == source.url && other.date == source.date;
    });
    if (same != known.end())
        return static_cast<int>(same - known.begin()) + 1;
    known.push_back(source);
    return static_cast<int>(known.size());
}

ExplainedStep explainedStep(const Step &step, std::vector<Source> &sources, const Format &format)
{
    ExplainedStep result;
    result.title = words::quantity(step.result);
    result.formula = step.formula;
    result.result = valueText(step.value, step.unit, format);
    result.values = formulaWithValues(step.formula, step.terms, format);
    if (result.values == result.result)
        result.values.clear();
    result.rule = words::rule(step.rule);
    for (const Term &term : step.terms) {
        ExplainedTerm line{term.symbol, words::quantity(term.quantity), valueText(term.value, term.unit, format), {}};
        for (const Source &source : term.sources) {
            const int number = numberOf(source, sources);
            if (std::find(line.sources.begin(), line.sources.end(), number) == line.sources.end())
                line.sources.push_back(number);
        }
        result.terms.push_back(std::move(line));
    }
    return result;
}

QString marksText(const std::vector<int> &numbers)
{
    QStringList marks;
    for (const int number : numbers)
        marks += QString::number(number);
    return marks.isEmpty() ? QString() : QStringLiteral(" [") + marks.join(QStringLiteral(", ")) + QLatin1Char(']');
}

QString sourceText(const Source &source)
{
    QStringList parts{source.title};
    for (const QString &part : {source.date, source.url}) {
        if (!part.isEmpty())
            parts += part;
    }
    return parts.join(QStringLiteral(", "));
}

QString stepText(const ExplainedStep &step)
{
    QString text = step.title + QLatin1Char('\n') + step.formula + QLatin1Char('\n');
    text += step.values.isEmpty() ? QString() : QStringLiteral("= ") + step.values + QLatin1Char('\n');
    text += QStringLiteral("= ") + step.result + QLatin1Char('\n');
    for (const ExplainedTerm &term : step.terms) {
        text += QStringLiteral("  ") + term.symbol + QStringLiteral(": ") + term.meaning + QStringLiteral(", ") +
                term.value + marksText(term.sources) + QLatin1Char('\n');
    }
    return step.rule.isEmpty() ? text : text + step.rule + QLatin1Char('\n');
}

} // namespace

QString formulaWithValues(const QString &formula, const std::vector<Term> &terms, const Format &format)
{
    const QString right = rightSide(formula);
    QString result;
    bool replaced = false;
    for (qsizetype i = 0; i < right.size();) {
        if (!isSymbolStart(right.at(i))) {
            const QChar c = right.at(i++);
            result += c == kTimes ? QStringLiteral(" \u00B7 ") : QString(c);
            continue;
        }
        qsizetype end = i;
        while (end < right.size() && isSymbolPart(right.at(end)))
            ++end;
        const QString symbol = right.mid(i, end - i);
        const bool called = end < right.size() && right.at(end) == QLatin1Char('(');
        const auto term = std::find_if(terms.begin(), terms.end(),
                                       [&symbol](const Term &candidate) { return candidate.symbol == symbol; });
        if (term == terms.end() || called) {
            result += symbol;
        } else {
            result += valueText(term->value, term->unit, format);
            replaced = true;
        }
        i = end;
    }
    return replaced ? result : QString();
}

Explanation explained(const Derivation &derivation, const Format &format)
{
    Explanation result;
    if (derivation.steps.empty())
        return result;
    const Step &figure = derivation.steps.back();
    result.title = words::quantity(figure.result);
    result.figure = format.value(figure.value, figure.unit);
    result.steps.push_back(explainedStep(figure, result.sources, format));
    for (std::size_t i = 0; i + 1 < derivation.steps.size(); ++i)
        result.steps.push_back(explainedStep(derivation.steps[i], result.sources, format));
    return result;
}

QString explanationText(const Derivation &derivation, const Format &format)
{
    const Explanation explanation = explained(derivation, format);
    if (explanation.isEmpty())
        return {};
    QString text = explanation.title + QStringLiteral(": ") + explanation.figure.text() + QLatin1Char('\n');
    for (const ExplainedStep &step : explanation.steps)
        text += QLatin1Char('\n') + stepText(step);
    if (explanation.sources.empty())
        return text;
    text += QLatin1Char('\n') + Texts::tr("Sources") + QLatin1Char('\n');
    for (std::size_t i = 0; i < explanation.sources.size(); ++i) {
        text += QLatin1Char('[') + QString::number(i + 1) + QStringLiteral("] ") + sourceText(explanation.sources[i]) +
                QLatin1Char('\n');
    }
    return text;
}

} // namespace tarozi::ui
