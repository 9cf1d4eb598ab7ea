// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/row_bindings.h"
#include "ui/views/assessment_view.h"

class QLabel;

namespace tarozi::ui {

class EngineRow;
class MoreParameters;
class PickerButton;
class PickerPopup;

// What is asked of the GPUs: the model, how it is stored, the load, the engine. Every control is rendered from the
// scenario; every edit goes to the session.
class WorkloadPanel : public AssessmentView
{
    Q_OBJECT

public:
    explicit WorkloadPanel(const ViewContext &context, QWidget *parent = nullptr);

    PickerButton *modelButton() const { return m_model; }
    PickerPopup *modelPicker() const { return m_picker; }
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
    QLabel *m_model_label;
    PickerButton *m_model;
    PickerPopup *m_picker;
    NumberRow *m_size;
    ChoiceRow *m_weights;
    NumberRow *m_context_length, *m_concurrency;
    ChoiceRow *m_kv;
    NumberRow *m_limit;
    EngineRow *m_engine;
    MoreParameters *m_more;
};

} // namespace tarozi::ui
