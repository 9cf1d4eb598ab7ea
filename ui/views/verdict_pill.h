// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QAbstractButton>

namespace tarozi::ui {

// The verdict in words, with its icon, on its colour. A click or Enter asks why.
class VerdictPill : public QAbstractButton
{
    Q_OBJECT

public:
    explicit VerdictPill(QWidget *parent = nullptr);

    void show(Verdict verdict, const QString &words, const Colors &colors);
    Verdict verdict() const { return m_verdict; }
    const QString &words() const { return m_words; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    Verdict m_verdict = Verdict::NotModelled;
    QString m_words;
    const Colors *m_colors = &lightColors();
};

} // namespace tarozi::ui
