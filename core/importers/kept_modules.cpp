// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/kept_modules.h"

#include <algorithm>
#include <array>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMaxPatterns = 65'536;
constexpr qsizetype kMaxGlobs = 256;
constexpr size_t kMaxExpressions = 64;
constexpr qsizetype kMaxPatternLength = 256;
constexpr int kMaxExpressionMatches = 20'000; // all modules together
constexpr int kMaxGlobMatches = 200'000;

bool globMatches(QStringView glob, QStringView text)
{
    qsizetype g = 0, t = 0, star = -1, resume = 0;
    while (t < text.size()) {
        if (g < glob.size() && glob[g] == u'*') {
            star = g++;
            resume = t;
        } else if (g < glob.size() && glob[g] == text[t]) {
            ++g;
            ++t;
        } else if (star >= 0) {
            g = star + 1;
            t = ++resume;
        } else {
            return false;
        }
    }
    while (g < glob.size() && glob[g] == u'*')
        ++g;
    return g == glob.size();
}

// Every run of whole parts of the path: a.b.c gives a, a.b, a.b.c, b, b.c, c.
bool anyPartIn(const QSet<QString> &names, const QString &module)
{
    const QStringList parts = module.split(u'.');
    for (qsizetype first = 0; first < parts.size(); ++first) {
        for (qsizetype count = 1; count <= parts.size() - first; ++count) {
            if (names.contains(parts.sliced(first, count).join(u'.')))
                return true;
        }
    }
    return false;
}

} // namespace

KeptModules::KeptModules(const QStringList &patterns)
    : m_glob_budget(kMaxGlobMatches), m_expression_budget(kMaxExpressionMatches)
{
    for (const QString &pattern : patterns.first(std::min(patterns.size(), kMaxPatterns))) {
        if (pattern.size() > kMaxPatternLength || pattern.isEmpty())
            continue;
        if (pattern.startsWith("re:"_L1)) {
            // the file's expression must not cost more than a few thousand steps a name
            const QRegularExpression expression(u"(*LIMIT_MATCH=2000)"_s +
                                                QRegularExpression::anchoredPattern(pattern.sliced(3)));
            if (m_expressions.size() < kMaxExpressions && expression.isValid())
                m_expressions.push_back(expression);
        } else if (pattern.contains(u'*')) {
            if (m_globs.size() < kMaxGlobs)
                m_globs += pattern;
        } else {
            const qsizetype layers = pattern.indexOf(".layers."_L1);
            m_names.insert(layers < 0 ? pattern : pattern.sliced(layers + 1));
        }
    }
}

bool KeptModules::matches(const QString &path)
{
    for (const QString &glob : m_globs) {
        if (m_glob_budget-- <= 0)
            break;
        if (globMatches(glob, path) || globMatches(QString(glob + u".*"_s), path))
            return true;
    }
    for (const QRegularExpression &expression : m_expressions) {
        if (m_expression_budget-- <= 0)
            break;
        if (expression.match(path).hasMatch())
            return true;
    }
    return false;
}

bool KeptModules::contains(const QString &module)
{
    constexpr std::array kPrefixes{"model."_L1, "model.language_model."_L1, "language_model.model."_L1, "backbone."_L1};
    if (isEmpty())
        return false;
    if (anyPartIn(m_names, module) || (!module.startsWith("layers."_L1) && matches(module)))
        return true;
    return module.startsWith("layers."_L1) &&
           std::any_of(kPrefixes.begin(), kPrefixes.end(),
                       [&](QLatin1StringView prefix) { return matches(QString(prefix) + module); });
}

} // namespace tarozi
