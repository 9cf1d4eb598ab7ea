// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QSet>
#include <QString>
#include <QStringList>

#include <vector>

namespace tarozi {

// The modules that a quantized release leaves in 16 bit, as its file lists them: "lm_head", "model.layers.0.mlp.gate",
// "model.layers.*.self_attn", "re:.*shared_experts.*", or a part of a path such as "visual". Releases differ in what
// stands before "layers"; matching does not depend on it.
class KeptModules
{
public:
    explicit KeptModules(const QStringList &patterns = {});

    bool isEmpty() const { return m_names.isEmpty() && m_globs.isEmpty() && m_expressions.empty(); }
    // Does a pattern mean this module ("layers.3.self_attn.q_proj", "lm_head"), or one above it? Wildcards and
    // expressions of a file are matched within a budget, so that no file costs more than a fraction of a second.
    bool contains(const QString &module);

private:
    bool matches(const QString &path);

    QSet<QString> m_names;
    QStringList m_globs;
    std::vector<QRegularExpression> m_expressions;
    int m_glob_budget;
    int m_expression_budget;
};

} // namespace tarozi
