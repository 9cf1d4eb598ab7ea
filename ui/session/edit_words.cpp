// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/edit_words.h"

#include <QCoreApplication>

namespace tarozi::ui::words {

QString editField(EditField field)
{
    switch (field) {
    case EditField::Model: return QCoreApplication::translate("EditField", "model");
    case EditField::ModelSize: return QCoreApplication::translate("EditField", "model size");
    case EditField::WeightFormat: return QCoreApplication::translate("EditField", "weight precision");
    case EditField::Context: return QCoreApplication::translate("EditField", "context length");
    case EditField::Concurrency: return QCoreApplication::translate("EditField", "simultaneous requests");
    case EditField::KvFormat: return QCoreApplication::translate("EditField", "KV cache precision");
    case EditField::MemoryLimit: return QCoreApplication::translate("EditField", "memory limit");
    case EditField::InputOutput: return QCoreApplication::translate("EditField", "input and output tokens");
    case EditField::Engine: return QCoreApplication::translate("EditField", "engine settings");
    case EditField::CandidateGpu: return QCoreApplication::translate("EditField", "choice of GPU");
    case EditField::CandidateCount: return QCoreApplication::translate("EditField", "number of GPUs");
    case EditField::CandidateEcc: return QCoreApplication::translate("EditField", "ECC");
    case EditField::CandidateParallelism: return QCoreApplication::translate("EditField", "split over GPUs");
    case EditField::AddCandidate: return QCoreApplication::translate("EditField", "added GPU");
    case EditField::RemoveCandidate: return QCoreApplication::translate("EditField", "removed GPU");
    case EditField::Price: return QCoreApplication::translate("EditField", "price");
    case EditField::Money: return QCoreApplication::translate("EditField", "costs");
    case EditField::Proposal: return QCoreApplication::translate("EditField", "proposal details");
    case EditField::OtherTenants: return QCoreApplication::translate("EditField", "memory of other programs");
    case EditField::Workload: return QCoreApplication::translate("EditField", "kind of workload");
    case EditField::FineTuning: return QCoreApplication::translate("EditField", "fine-tuning settings");
    case EditField::Image: return QCoreApplication::translate("EditField", "image settings");
    case EditField::Speech: return QCoreApplication::translate("EditField", "speech settings");
    case EditField::Fix: return QCoreApplication::translate("EditField", "applied suggestion");
    case EditField::MapPoint: return QCoreApplication::translate("EditField", "point of the fit map");
    case EditField::Requirements: return QCoreApplication::translate("EditField", "requirements");
    case EditField::Preset: return QCoreApplication::translate("EditField", "preset");
    case EditField::Other: break;
    }
    return QCoreApplication::translate("EditField", "change");
}

} // namespace tarozi::ui::words
