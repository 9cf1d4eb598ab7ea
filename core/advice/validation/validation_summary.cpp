// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/validation/validation.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

// Linear between the two nearest ranks.
double quantile(std::vector<double> values, double share)
{
    if (values.empty())
        return 0;
    std::sort(values.begin(), values.end());
    const double at = share * double(values.size() - 1);
    const size_t below = size_t(at);
    const size_t above = std::min(below + 1, values.size() - 1);
    return values[below] + (values[above] - values[below]) * (at - double(below));
}

ValidationSummary summaryOf(const QString &quantity, const QString &engine,
                            const std::vector<const ValidatedFigure *> &figures)
{
    std::vector<double> errors;
    std::vector<double> absolute;
    std::vector<double> widths;
    int inside = 0;
    for (const ValidatedFigure *figure : figures) {
        const double measured = *figure->measured;
        if (measured != 0) {
            errors.push_back((figure->predicted - measured) / measured);
            absolute.push_back(std::abs(errors.back()));
        }
        if (figure->predicted != 0)
            widths.push_back((figure->high - figure->low) / 2 / std::abs(figure->predicted));
        inside += figure->low <= measured && measured <= figure->high ? 1 : 0;
    }
    ValidationSummary summary;
    summary.quantity = quantity;
    summary.engine = engine;
    summary.count = int(figures.size());
    summary.median_abs_rel_error = quantile(absolute, 0.5);
    summary.p90_abs_rel_error = quantile(absolute, 0.9);
    summary.median_rel_error = quantile(errors, 0.5);
    summary.inside_band = double(inside) / double(figures.size());
    summary.median_band_halfwidth = quantile(widths, 0.5);
    return summary;
}

QJsonObject summaryJson(const ValidationSummary &summary)
{
    QJsonObject json{{"quantity"_L1, summary.quantity},
                     {"count"_L1, summary.count},
                     {"median_abs_rel_error"_L1, summary.median_abs_rel_error},
                     {"p90_abs_rel_error"_L1, summary.p90_abs_rel_error},
                     {"median_rel_error"_L1, summary.median_rel_error},
                     {"inside_band"_L1, summary.inside_band},
                     {"median_band_halfwidth"_L1, summary.median_band_halfwidth}};
    json.insert("engine"_L1, summary.engine.isEmpty() ? u"all"_s : summary.engine);
    return json;
}

QJsonObject figureJson(const ValidatedFigure &figure)
{
    QJsonObject json{{"case_id"_L1, figure.case_id},     {"quantity"_L1, figure.quantity},
                     {"predicted"_L1, figure.predicted}, {"low"_L1, figure.low},
                     {"high"_L1, figure.high},           {"measured"_L1, QJsonValue(QJsonValue::Null)}};
    if (!figure.engine.isEmpty())
        json.insert("engine"_L1, figure.engine);
    if (figure.measured)
        json.insert("measured"_L1, *figure.measured);
    if (!figure.excluded.isEmpty())
        json.insert("excluded"_L1, figure.excluded);
    return json;
}

QJsonArray verdictsJson(const std::vector<BoundaryCase> &verdicts)
{
    QJsonArray all;
    for (const BoundaryCase &boundary : verdicts) {
        QJsonObject json{{"case_id"_L1, boundary.case_id},
                         {"verdict"_L1, boundary.verdict},
                         {"agrees"_L1, boundary.agrees},
                         {"reason"_L1, boundary.reason}};
        if (!boundary.excluded.isEmpty())
            json.insert("excluded"_L1, boundary.excluded);
        all.append(json);
    }
    return all;
}

} // namespace

std::vector<ValidationSummary> summarize(const Validation &validation)
{
    std::vector<std::pair<QString, QString>> keys; // in the order of the cases
    const auto addKey = [&](const std::pair<QString, QString> &key) {
        if (std::find(keys.begin(), keys.end(), key) == keys.end())
            keys.push_back(key);
    };
    for (const ValidatedFigure &figure : validation.cases) {
        addKey({figure.quantity, {}});
        if (!figure.engine.isEmpty())
            addKey({figure.quantity, figure.engine});
    }
    std::vector<ValidationSummary> summaries;
    for (const auto &[quantity, engine] : keys) {
        std::vector<const ValidatedFigure *> figures;
        for (const ValidatedFigure &figure : validation.cases) {
            if (figure.quantity == quantity && (engine.isEmpty() || figure.engine == engine) && figure.measured &&
                figure.excluded.isEmpty())
                figures.push_back(&figure);
        }
        if (!figures.empty())
            summaries.push_back(summaryOf(quantity, engine, figures));
    }
    return summaries;
}

QJsonObject toJson(const Validation &validation)
{
    QJsonArray summary;
    for (const ValidationSummary &entry : summarize(validation))
        summary.append(summaryJson(entry));
    QJsonArray cases;
    for (const ValidatedFigure &figure : validation.cases)
        cases.append(figureJson(figure));
    QJsonArray not_modelled;
    for (const UnmodelledFigure &figure : validation.not_modelled)
        not_modelled.append(QJsonObject{
            {"case_id"_L1, figure.case_id}, {"quantity"_L1, figure.quantity}, {"reason"_L1, figure.reason}});
    return {{"file"_L1, validation.file},
            {"summary"_L1, summary},
            {"cases"_L1, cases},
            {"not_modelled"_L1, not_modelled},
            {"boundaries"_L1, verdictsJson(validation.boundaries)},
            {"starts"_L1, verdictsJson(validation.starts)}};
}

} // namespace tarozi
