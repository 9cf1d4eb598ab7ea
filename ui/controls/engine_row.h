// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "ui/controls/parameter_row.h"

class QComboBox;

namespace tarozi::ui {

// Which engine, and which of the versions that its records speak of.
class EngineRow : public ParameterRow
{
    Q_OBJECT

public:
    explicit EngineRow(QWidget *parent = nullptr);

    void setCatalog(const Catalog &catalog);
    void retranslate();
    void show(const QString &engine, const QString &version);

    QComboBox *engineCombo() const { return m_engine; }
    QComboBox *versionCombo() const { return m_version; }

signals:
    // An empty version is the engine's default one.
    void edited(const QString &engine, const QString &version);

private:
    void fillVersions(const QString &engine);
    void stopChosen(int) override {}

    struct Known {
        QString id, name, default_version;
        QStringList versions; // oldest first
    };
    std::vector<Known> m_known;
    QString m_filled_for;
    QComboBox *m_engine;
    QComboBox *m_version;
};

} // namespace tarozi::ui
