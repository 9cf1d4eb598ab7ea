// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/assessment_view.h"

#include <QFrame>

class QGridLayout;

namespace tarozi::ui {

// Everything that was found and what would help, GPU by GPU; closes itself at the next click elsewhere.
class FindingsPopup : public QFrame
{
    Q_OBJECT

public:
    FindingsPopup(const ViewContext &context, QWidget *parent);

    void openAbove(const QWidget *anchor);

private:
    void addFindings(const ViewContext &context, const Assessed &candidate, QGridLayout &layout);
    void addFixes(const ViewContext &context, int candidate, QGridLayout &layout);
};

} // namespace tarozi::ui
