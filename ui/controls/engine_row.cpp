// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/engine_row.h"

#include <QComboBox>
#include <QHBoxLayout>

#include <algorithm>

namespace tarozi::ui {

EngineRow::EngineRow(QWidget *parent)
    : ParameterRow(new QWidget, parent, EditorPlace::Below)
    , m_engine(new QComboBox(editor()))
    , m_version(new QComboBox(editor()))
{
    auto *layout = new QHBoxLayout(editor());
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_engine, 1);
    layout->addWidget(m_version);
    m_version->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    editor()->setFocusProxy(m_engine);
    connect(m_engine, &QComboBox::activated, this,
            [this](int index) { emit edited(m_engine->itemData(index).toString(), QString()); });
    connect(m_version, &QComboBox::activated, this, [this](int index) {
        emit edited(m_engine->currentData().toString(), m_version->itemData(index).toString());
    });
}

void EngineRow::setCatalog(const Catalog &catalog)
{
    m_known.clear();
    m_engine->clear();
    for (const Engine &engine : catalog.engines()) {
        auto known = std::find_if(m_known.begin(), m_known.end(), [&](const Known &k) { return k.id == engine.id; });
        if (known == m_known.end())
            known = m_known.insert(m_known.end(), {engine.id, engine.name, {}, {}});
        if (!engine.default_version.isEmpty())
            known->default_version = engine.default_version;
        for (const QString &version : {engine.from_version, engine.default_version, engine.to_version})
            if (!version.isEmpty() && !known->versions.contains(version))
                known->versions.push_back(version);
    }
    for (Known &known : m_known) {
        std::sort(known.versions.begin(), known.versions.end(),
                  [](const QString &one, const QString &other) { return compareVersions(one, other) < 0; });
        m_engine->addItem(known.name, known.id);
    }
}

void EngineRow::retranslate()
{
    m_engine->setAccessibleName(tr("Engine"));
    m_version->setAccessibleName(tr("Engine version"));
    m_filled_for.clear(); // "(default)" is a word
}

void EngineRow::fillVersions(const QString &engine)
{
    if (engine == m_filled_for)
        return;
    m_filled_for = engine;
    m_version->clear();
    const auto known = std::find_if(m_known.begin(), m_known.end(), [&](const Known &k) { return k.id == engine; });
    if (known == m_known.end())
        return;
    for (auto version = known->versions.rbegin(); version != known->versions.rend(); ++version) {
        if (*version == known->default_version)
            //: a version of an engine that is used unless another is chosen
            m_version->addItem(tr("%1 (default)").arg(*version), QString());
        else
            m_version->addItem(*version, *version);
    }
}

void EngineRow::show(const QString &engine, const QString &version)
{
    fillVersions(engine);
    m_engine->setCurrentIndex(m_engine->findData(engine));
    const auto known = std::find_if(m_known.begin(), m_known.end(), [&](const Known &k) { return k.id == engine; });
    const bool by_default = version.isEmpty() || (known != m_known.end() && version == known->default_version);
    int index = m_version->findData(by_default ? QString() : version);
    if (index < 0 && !by_default) {
        m_version->addItem(version, version); // a file may name one that no record lists
        index = m_version->count() - 1;
    }
    m_version->setCurrentIndex(index);
    m_version->setVisible(m_version->count() > 0);
}

} // namespace tarozi::ui
