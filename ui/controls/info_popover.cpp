// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/info_popover.h"

#include "ui/theme/theme.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScreen>

#include <algorithm>

namespace tarozi::ui {

namespace {

constexpr int kWidth = 320;
constexpr int kGap = 4;

QLabel *makeLabel(const QString &text, TextRole role, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setFont(font(role));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    return label;
}

} // namespace

InfoPopover::InfoPopover(const ParameterInfo &info, QWidget *parent) : QFrame(parent, Qt::Popup)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setFrameShape(QFrame::StyledPanel);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(info.title);
    setAccessibleDescription(info.meaning);
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(16, 12, 16, 14);
    layout->setHorizontalSpacing(12);
    layout->setVerticalSpacing(6);
    layout->setColumnStretch(1, 1);
    layout->addWidget(makeLabel(info.title, TextRole::Title, this), 0, 0, 1, 2);
    layout->addWidget(makeLabel(info.meaning, TextRole::Body, this), 1, 0, 1, 2);
    const struct {
        QString name, text;
    } facts[] = {
        {tr("Unit"), info.unit},
        //: the usual values of a parameter
        {tr("Typical"), info.typical},
        //: the value a parameter has at first, and where it comes from
        {tr("Default"), info.default_from},
        //: the results that a parameter changes
        {tr("Drives"), info.drives},
    };
    int row = 2;
    for (const auto &fact : facts) {
        if (fact.text.isEmpty())
            continue;
        QLabel *name = makeLabel(fact.name, TextRole::Secondary, this);
        name->setWordWrap(false);
        name->setForegroundRole(QPalette::PlaceholderText);
        layout->addWidget(name, row, 0);
        layout->addWidget(makeLabel(fact.text, TextRole::Secondary, this), row, 1);
        ++row;
    }
    resize(kWidth, heightForWidth(kWidth));
}

InfoPopover *InfoPopover::show(const ParameterInfo &info, QWidget *anchor)
{
    auto *popover = new InfoPopover(info, anchor->window());
    popUpBeside(popover, anchor);
    popover->setFocus(Qt::PopupFocusReason);
    return popover;
}

void InfoPopover::keyPressEvent(QKeyEvent *event)
{
    const bool closes = event->key() == Qt::Key_Escape || event->key() == Qt::Key_F1 ||
                        event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (closes)
        close();
    else
        QFrame::keyPressEvent(event);
}

void popUpBeside(QWidget *popup, const QWidget *anchor)
{
    const QRect screen = anchor->screen()->availableGeometry();
    const QSize size = popup->size();
    QPoint corner = anchor->mapToGlobal(QPoint(0, anchor->height() + kGap));
    if (corner.y() + size.height() > screen.bottom())
        corner.setY(std::max(screen.top(), anchor->mapToGlobal(QPoint()).y() - kGap - size.height()));
    corner.setX(std::clamp(corner.x(), screen.left(), std::max(screen.left(), screen.right() + 1 - size.width())));
    popup->move(corner);
    popup->show();
}

} // namespace tarozi::ui
