// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/architecture.h"
#include "core/importers/imported_model.h"
#include "core/importers/tensor_names.h"

#include <map>
#include <set>
#include <tuple>
#include <vector>

namespace tarozi {

// The tensors of one or several files as groups of equal ones, with their exact bytes.
class TensorTable
{
public:
    struct Entry {
        qint64 rows = 1;    // output features
        qint64 columns = 1; // input features
        double count = 1;   // equal matrices in this tensor (stacked experts)
        double bytes = 0;   // with scales and zeros
    };
    void add(const TensorRole &role, const Entry &entry, const QByteArray &name);

    void addBytes(double bytes) { m_bytes += bytes; }

    bool isEmpty() const { return m_groups.empty(); }
    double bytes() const { return m_bytes; }
    int layers() const; // highest index of a layer that is not one of multi-token prediction
    bool hasKind(TensorClass kind) const { return m_kinds.count(kind) > 0; }
    int experts() const { return m_experts; } // of the layer that has most

    // Takes the place of the tensors that a shape was expanded to, and counts again. `architecture` tells layers,
    // heads, experts a token and whether the head is tied; without one those stay unknown. Returns what to warn of.
    std::vector<ImportWarning> replaceTensors(LanguageModel &model, const Architecture *architecture) const;

private:
    using Key = std::tuple<int, TensorClass, TensorGroup::Split, qint64, qint64, double, bool, bool>;
    struct Sum {
        double count = 0;
        double bytes = 0;
    };
    void addGroup(std::vector<TensorGroup> &groups, const Key &key, const Sum &sum,
                  const Architecture *architecture) const;

    std::map<Key, Sum> m_groups;
    std::set<int> m_prediction_layers;
    std::set<TensorClass> m_kinds;
    int m_last_layer = -1;
    int m_experts = 0;
    double m_bytes = 0;
    int m_unknown = 0;
    QByteArray m_first_unknown;
};

} // namespace tarozi
