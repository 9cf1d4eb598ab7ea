// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/requirements.h"

#include <QLatin1StringView>
#include <QWidget>

#include <functional>
#include <vector>

class QCheckBox;
class QLabel;

namespace tarozi::ui {

class NumberBox;

// What a candidate must be, its limits, and what counts when the others are ranked. Shows what it is told; everything
// it emits is a person's doing. A limit or weight of zero is none.
class ChooseRequirements : public QWidget
{
    Q_OBJECT

public:
    explicit ChooseRequirements(QWidget *parent = nullptr);

    void put(const Requirements &requirements, const QString &currency);
    void retranslate();

    QCheckBox *flag(QLatin1StringView word) const;
    NumberBox *limit(QLatin1StringView key) const; // "most_gpus" as well
    NumberBox *weight(QLatin1StringView word) const;

signals:
    void edited(const tarozi::Requirements &requirements);

private:
    struct Field {
        QLatin1StringView key;
        QLabel *label;
        NumberBox *box;
    };
    Field addBox(QLayout *layout, QLatin1StringView key, double maximum, int decimals);
    void change(const std::function<void(Requirements &)> &change);
    QString limitName(QLatin1StringView key) const;

    Requirements m_requirements;
    QString m_currency;
    bool m_showing = false;
    std::vector<QCheckBox *> m_flags; // in the order of requirementFlags()
    std::vector<Field> m_limits, m_weights;
    QLabel *m_must, *m_at_most, *m_counts;
};

} // namespace tarozi::ui
