// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace tarozi::ui {

// What is chosen, with an arrow that promises a list: a field with a detail line, or a heading that can be changed.
class PickerButton : public QAbstractButton
{
    Q_OBJECT

public:
    enum class Look { Field, Heading };

    explicit PickerButton(Look look, QWidget *parent = nullptr);

    void show(const QString &title, const QString &detail);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QFont titleFont() const;
    QRect textRoom(int width) const;
    QSize titleSize(int width) const;
    QSize detailSize(int width) const;

    Look m_look;
    QString m_detail;
};

} // namespace tarozi::ui
