// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/row_bindings.h"
#include "ui/views/assessment_view.h"

class QLabel;

namespace tarozi::ui {

class EngineRow;
class FineTuningRows;
class ImageRows;
class SpeechRows;
class MoreParameters;
class PickerButton;
class PickerPopup;
class WorkloadRows;
class WorkloadSwitch;

// What is asked of the GPUs: the model, how it is stored, the load, the engine. Every control is rendered from the
// scenario; every edit goes to the session.
class WorkloadPanel : public AssessmentView
{
    Q_OBJECT

public:
    explicit WorkloadPanel(const ViewContext &context, QWidget *parent = nullptr);

    WorkloadSwitch *workloadSwitch() const { return m_switch; }
    FineTuningRows *fineTuningRows() const { return m_finetune; }
    ImageRows *imageRows() const { return m_image; }
    SpeechRows *speechRows() const { return m_speech; }
    PickerButton *modelButton() const { return m_model; }
    PickerPopup *modelPicker();
    NumberRow *sizeRow() const { return m_size; }
    ChoiceRow *weightsRow() const { return m_weights; }
    NumberRow *contextRow() const { return m_context_length; }
    NumberRow *concurrencyRow() const { return m_concurrency; }
    ChoiceRow *kvRow() const { return m_kv; }
    NumberRow *limitRow() const { return m_limit; }
    EngineRow *engineRow() const { return m_engine; }
    MoreParameters *more() const { return m_more; }

protected:
    void present() override;
    void retranslate() override;
    void restyle() override;

private:
    void buildLayout();
    void showRowsOf(WorkloadKind kind);
    void addRowsOf(WorkloadKind kind, const std::vector<QWidget *> &rows);
    void bindModel();
    void bindFormats();
    void bindLoad();
    void bindEngine();
    void presentModel();
    void openModelPicker();
    void setStopLabels();
    const Scenario &scenario() const { return session().scenario(); }
    const LanguageModel *model() const;
    QString formatName(const QString &id) const;

    RowBindings m_rows;
    std::optional<ModelChoice> m_presented_model;
    WorkloadSwitch *m_switch;
    QWidget *m_model_place;
    QLabel *m_model_label;
    PickerButton *m_model;
    PickerPopup *m_picker = nullptr;
    NumberRow *m_size;
    ChoiceRow *m_weights;
    NumberRow *m_context_length, *m_concurrency;
    ChoiceRow *m_kv;
    NumberRow *m_limit;
    EngineRow *m_engine;
    FineTuningRows *m_finetune;
    ImageRows *m_image;
    SpeechRows *m_speech;
    MoreParameters *m_more;
    std::vector<WorkloadRows *> m_workload_rows;
    std::vector<std::pair<WorkloadKind, QWidget *>> m_of_workload; // what is shown with which workload
};

} // namespace tarozi::ui
