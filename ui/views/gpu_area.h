// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace tarozi::ui {

// Holds the row of GPU cards: as high as the cards are, and scrolling only where the window is too small for them.
class GpuArea : public QScrollArea
{
    Q_OBJECT

public:
    explicit GpuArea(QWidget *strip, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();
    int cardsHeight() const;
};

} // namespace tarozi::ui
