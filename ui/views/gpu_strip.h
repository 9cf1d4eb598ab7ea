// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/views/assessment_view.h"
#include "ui/views/gpu_card.h"

#include <vector>

class QToolButton;

namespace tarozi::ui {

class PickerPopup;

// The compared GPUs side by side, two to four, with their bars on one scale.
class GpuStrip : public AssessmentView
{
    Q_OBJECT

public:
    explicit GpuStrip(const ViewContext &context, QWidget *parent = nullptr);

    const std::vector<GpuCard *> &cards() const { return m_cards; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

    QToolButton *addButton() const { return m_add; }
    PickerPopup *picker(); // made when it is first asked for

signals:
    void explainRequested(int candidate, tarozi::Quantity figure);

protected:
    void present() override;
    void retranslate() override;
    void restyle() override;
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void matchCards();
    int cardWidth(int width) const;
    GpuCard::SectionHeights sectionHeights(int card_width) const;
    void placeCards();
    void scaleBars();
    void addCard();
    void openPicker(int candidate, const QWidget *anchor);
    void choose(const QString &gpu);

    std::vector<GpuCard *> m_cards;
    QToolButton *m_add;
    PickerPopup *m_picker = nullptr;
    int m_picking = 0;        // which card the picker is open for; one past the last adds a card
    std::size_t m_placed = 0; // how many cards the last layout was for
    double m_scale_maximum = 0;
};

} // namespace tarozi::ui
