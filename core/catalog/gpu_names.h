// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"

namespace tarozi {

// Which catalogue cards a free spelling may mean: "8x NVIDIA H100 80GB SXM", "RTX4090", "A100". Several where memory
// size or form is not said; none where nothing fits or a variant is named that the catalogue lacks ("4080 Super").
class GpuNames
{
public:
    explicit GpuNames(const std::vector<Gpu> &gpus);
    QStringList meant(const QString &name) const;

private:
    struct Key {
        QStringList core;  // words that make the model
        QStringList forms; // sxm, pcie, nvl, server, workstation
        double memory_gb = 0;
        bool operator==(const Key &) const = default;
    };
    struct Entry {
        QString id;
        std::vector<Key> keys;
        QStringList forms; // of all its spellings
        double memory_gb = 0;
    };
    static Key keyOf(const QString &name);
    static bool fits(const Key &row, const Key &key);

    std::vector<Entry> m_entries;
};

} // namespace tarozi
