// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/assessment_view.h"

#include <QWidget>

#include <functional>

class QCheckBox;
class QComboBox;
class QLabel;
class QToolButton;

namespace tarozi::ui {

class NumberBox;
class PickerButton;
class VerdictPill;

// The top of a GPU's card: which, how many, ECC, how they share the work; the verdict; a button that removes it.
class GpuCardHeader : public QWidget
{
    Q_OBJECT

public:
    GpuCardHeader(const ViewContext &context, int index, QWidget *parent);

    void retranslate();
    void restyle();
    void present();
    // `card`: "GPU 1, RTX 4090".
    void nameControls(const QString &card);
    void nameVerdict(const QString &card);

    PickerButton *picker() const { return m_picker; }
    NumberBox *countBox() const { return m_count; }
    QCheckBox *eccBox() const { return m_ecc; }
    QComboBox *parallelismCombo() const { return m_parallelism; }
    QToolButton *removeButton() const { return m_remove; }
    VerdictPill *pill() const { return m_pill; }
    QLabel *memoryLine() const { return m_memory; }

signals:
    void gpuPickerRequested();

private:
    void connectEdits();
    void edit(EditField field, const std::function<void(Candidate &)> &change);
    void presentParallelism();
    const Candidate &candidate() const;
    const Assessed &assessed() const;
    const Gpu *gpu() const;
    EccMode ecc() const;

    ViewContext m_context;
    int m_index;
    bool m_presenting = false;
    PickerButton *m_picker;
    NumberBox *m_count;
    QCheckBox *m_ecc;
    QComboBox *m_parallelism;
    QLabel *m_memory;
    VerdictPill *m_pill;
    QToolButton *m_remove;
};

} // namespace tarozi::ui
