// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "core/advice/validation/validation.h"

#include <QFile>
#include <QJsonDocument>
#include <QMap>

#include <algorithm>

namespace tarozi::cli {

using namespace Qt::StringLiterals;

namespace {

QString percent(double share)
{
    return QString::number(100 * share, 'f', 2).rightJustified(8) + u" %"_s;
}

QString caseText(const ValidatedFigure &figure)
{
    const auto number = [](double value) { return QString::number(value, 'g', 6).rightJustified(13); };
    QString line =
        figure.case_id.leftJustified(13) + u' ' + figure.quantity.leftJustified(27) + number(figure.predicted);
    line += figure.measured ? number(*figure.measured) : u"-"_s.rightJustified(13);
    if (figure.measured && *figure.measured != 0) {
        line += percent((figure.predicted - *figure.measured) / *figure.measured);
        line += figure.low <= *figure.measured && *figure.measured <= figure.high ? u"  inside"_s : u"  outside"_s;
    }
    if (!figure.excluded.isEmpty())
        line += u"  excluded: "_s + figure.excluded;
    return line + u'\n';
}

// Of the coefficients of speed: how they do on a GPU or a model that their fit did not see.
QString crossValidationText(const Validation &validation)
{
    const bool rates = std::any_of(validation.cases.begin(), validation.cases.end(), [](const ValidatedFigure &figure) {
        return figure.quantity.endsWith(u"tok_s"_s) || figure.quantity.endsWith(u"_ms"_s);
    });
    const std::shared_ptr<const Catalog> catalog = loadedCatalog();
    if (!rates || !catalog->speedSettings())
        return {};
    QString text = u"\ncoefficients of speed  rows   fitted     90th  without its GPU  without its model (medians)\n"_s;
    for (const CrossValidated &entry : catalog->speedSettings()->cross_validation) {
        text += u"  "_s + entry.quantity.leftJustified(27) + QString::number(entry.rows).rightJustified(7) +
                percent(entry.median) + percent(entry.p90);
        if (entry.without_gpu && entry.without_model)
            text += u"     "_s + percent(*entry.without_gpu) + u"         "_s + percent(*entry.without_model);
        text += u'\n';
    }
    return text;
}

QString validationText(const Validation &validation)
{
    QString text = u"case          quantity                       predicted     measured      error\n"_s;
    for (const ValidatedFigure &figure : validation.cases)
        text += caseText(figure);
    text +=
        u"\nquantity                    engine           count   median       90th      bias    inside  half band\n"_s;
    for (const ValidationSummary &s : summarize(validation))
        text += s.quantity.leftJustified(28) + (s.engine.isEmpty() ? u"all"_s : s.engine).leftJustified(16) +
                QString::number(s.count).rightJustified(6) + percent(s.median_abs_rel_error) +
                percent(s.p90_abs_rel_error) + percent(s.median_rel_error) + percent(s.inside_band) +
                percent(s.median_band_halfwidth) + u'\n';
    QMap<QString, int> reasons;
    for (const UnmodelledFigure &figure : validation.not_modelled)
        ++reasons[figure.quantity + u": "_s + figure.reason];
    if (!reasons.isEmpty())
        text += u"\nnot modelled\n"_s;
    for (auto it = reasons.cbegin(); it != reasons.cend(); ++it)
        text += QString::number(it.value()).rightJustified(6) + u"  "_s + it.key() + u'\n';
    text += crossValidationText(validation);
    if (validation.boundaries.empty())
        return text;
    text += u"\nstarts that failed, and the verdict\n"_s;
    for (const BoundaryCase &boundary : validation.boundaries)
        text += u"  "_s + boundary.case_id.leftJustified(13) + u' ' + boundary.verdict +
                (boundary.reason.isEmpty() ? QString() : u": "_s + boundary.reason) + u'\n';
    return text;
}

} // namespace

int runValidate(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(u"The estimator against a table of measured cases: per case and in summary."_s);
    parser.addOption({u"cases"_s, u"Table of measured cases"_s, u"file.csv"_s});
    parser.addOption({u"json"_s, u"Print JSON"_s});
    parser.addOption({u"terms"_s, u"Print the terms of the speed model for each row of a table of speeds, as CSV"_s});
    if (const auto status = parseArguments(parser, u"validate"_s, arguments))
        return *status;
    if (!parser.isSet(u"cases"_s))
        return fail({Problem::MissingKey, {}, u"--cases"_s, {}, {Expectation::Kind::Text, {}, {}, {}}}, kBadOptions);
    QFile file(parser.value(u"cases"_s));
    if (!file.open(QIODevice::ReadOnly))
        return fail({Problem::CannotRead, file.fileName(), {}, file.errorString(), {}}, kBadInput);
    const Result<CsvTable> table = CsvTable::parse(file.readAll(), file.fileName());
    if (!table)
        return fail(table.error(), kBadInput);
    if (parser.isSet(u"terms"_s)) {
        printOut(speedTermsCsv(*table, *loadedCatalog()));
        return kSuccess;
    }
    const Result<Validation> validation = validate(*table, file.fileName(), *loadedCatalog());
    if (!validation)
        return fail(validation.error(), kBadInput);
    if (parser.isSet(u"json"_s))
        printOut(QJsonDocument(toJson(*validation)).toJson());
    else
        printOut(validationText(*validation));
    return kSuccess;
}

} // namespace tarozi::cli
