// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/picker_popup.h"

#include "ui/controls/info_popover.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace tarozi::ui {

namespace {

constexpr int kNarrowest = 320;
constexpr int kTallest = 480;
constexpr int kPage = 8;

} // namespace

PickerPopup::PickerPopup(QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_search(new QLineEdit(this))
    , m_list(new QListView(this))
    , m_nothing(new QLabel(this))
    , m_model(new PickerList(this))
{
    setFrameShape(QFrame::StyledPanel);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new PickerDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setFocusPolicy(Qt::NoFocus); // the field keeps the keyboard, the list follows it
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    m_nothing->setForegroundRole(QPalette::PlaceholderText);
    m_nothing->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_nothing, 1);
    connect(m_search, &QLineEdit::textChanged, this, &PickerPopup::filter);
    connect(m_list, &QListView::clicked, this, &PickerPopup::choose);
}

void PickerPopup::popUp(std::vector<PickerItem> items, const QString &current, const Texts &texts,
                        const QWidget *anchor)
{
    m_current = current;
    setAccessibleName(texts.name);
    m_list->setAccessibleName(texts.name);
    m_search->setPlaceholderText(texts.placeholder);
    m_search->setAccessibleName(texts.placeholder);
    m_nothing->setText(texts.nothing);
    m_model->setItems(std::move(items));
    m_search->clear();
    filter(QString());
    const int width = std::max({kNarrowest, anchor->width(), m_list->sizeHintForColumn(0) + 32});
    const int tallest = std::min(kTallest, anchor->screen()->availableGeometry().height() / 2);
    resize(std::min(width, anchor->screen()->availableGeometry().width()), tallest);
    popUpBeside(this, anchor);
    m_search->setFocus(Qt::PopupFocusReason);
    m_list->scrollTo(m_list->currentIndex(), QAbstractItemView::PositionAtCenter);
}

void PickerPopup::filter(const QString &words)
{
    m_model->setFilter(words);
    const bool any = m_model->rowCount() > 0;
    m_list->setVisible(any);
    m_nothing->setVisible(!any);
    int row = m_model->rowOf(m_current);
    if (row < 0)
        row = m_model->itemNear(0, 1);
    m_list->setCurrentIndex(m_model->index(row, 0));
}

void PickerPopup::choose(const QModelIndex &index)
{
    const QString id = index.data(PickerList::IdRole).toString();
    if (id.isEmpty())
        return;
    hide();
    emit chosen(id);
}

bool PickerPopup::moveBy(int key)
{
    const int here = m_list->currentIndex().row();
    int target = -1;
    switch (key) {
    case Qt::Key_Down: target = m_model->itemNear(here + 1, 1); break;
    case Qt::Key_Up: target = m_model->itemNear(here - 1, -1); break;
    case Qt::Key_PageDown: target = m_model->itemNear(std::min(here + kPage, m_model->rowCount() - 1), -1); break;
    case Qt::Key_PageUp: target = m_model->itemNear(std::max(here - kPage, 0), 1); break;
    default: return false;
    }
    if (target >= 0)
        m_list->setCurrentIndex(m_model->index(target, 0));
    return true;
}

bool PickerPopup::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            choose(m_list->currentIndex());
            return true;
        }
        if (key == Qt::Key_Escape) {
            hide();
            return true;
        }
        if (moveBy(key))
            return true;
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace tarozi::ui
