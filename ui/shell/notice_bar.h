// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/assessment_view.h"

#include <QFrame>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

class QVBoxLayout;

namespace tarozi::ui {

// Something to tell that need not stop anybody. Texts are asked for anew after each change of language.
struct Notice {
    enum class Kind { Error, Question, Done };
    struct Answer {
        std::function<QString()> text;
        std::function<void()> chosen;
    };

    Kind kind = Kind::Error;
    QString topic; // a later notice of the same topic takes the place of an earlier one
    std::function<QString()> text;
    std::vector<Answer> answers; // buttons; choosing one closes the notice
};

class NoticeRow;

// The notices under the toolbar, newest first; takes no room when there are none.
class NoticeBar : public QFrame
{
    Q_OBJECT

public:
    explicit NoticeBar(const ViewContext &context, QWidget *parent = nullptr);

    void show(Notice notice);
    void clear(const QString &topic);
    QStringList texts() const; // as shown, newest first

private:
    std::vector<NoticeRow *> rows() const;

    ViewContext m_context;
    QVBoxLayout *m_layout;
};

} // namespace tarozi::ui
