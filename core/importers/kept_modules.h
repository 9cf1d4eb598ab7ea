// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QSet>
#include <QString>
#include <QStringList>

#include <vector>

namespace tarozi {

// The modules that a quantized release leaves in 16 bit: "lm_head", "model.layers.0.mlp.gate",
// "model.layers.*.self_attn", "re:.*shared_experts.*", or a part of a path such as "visual".
class KeptModules
{
public:
    explicit KeptModules(const QStringList &patterns = {});

    bool isEmpty() const { return m_names.isEmpty() && m_globs.isEmpty() && m_expressions.empty(); }
    // Does a pattern mean this module? Expressions from a file are matched within a small budget of steps.
    bool contains(const QString &module);

private:
    QSet<QString> m_names; // whole modules, modules of that name anywhere, or all under one
    QStringList m_globs;
    std::vector<QRegularExpression> m_expressions;
    int m_budget;
};

} // namespace tarozi
