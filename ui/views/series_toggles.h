// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QStringList>
#include <QWidget>

#include <set>
#include <vector>

class QAbstractButton;

namespace tarozi::ui {

// The legend of a chart of all candidates: a click hides a candidate's curves and shows them again.
class SeriesToggles : public QWidget
{
    Q_OBJECT

public:
    explicit SeriesToggles(QWidget *parent = nullptr);

    // Other names than before show everything again.
    void setNames(const QStringList &names);
    void setColors(const Colors &colors);
    const std::set<int> &hiddenOnes() const { return m_hidden; }
    QAbstractButton *button(int candidate) const;

signals:
    void toggled();

private:
    class Toggle;

    QStringList m_names;
    std::set<int> m_hidden;
    std::vector<Toggle *> m_toggles;
    const Colors *m_colors = &lightColors();
};

} // namespace tarozi::ui
