// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/explain_popover.h"

#include "ui/explain/explanation.h"
#include "ui/explain/explanation_html.h"
#include "ui/language/words.h"
#include "ui/theme/button_kind.h"
#include "ui/theme/icons.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollBar>
#include <QTextBrowser>
#include <QTextDocument>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace tarozi::ui {

namespace {

constexpr int kWidth = 460;
constexpr int kWindowMargin = 12;
constexpr int kGap = 6;
constexpr int kRadius = 8;

} // namespace

ExplainPopover *ExplainPopover::of(const ViewContext &context, QWidget *window)
{
    auto *known = window->findChild<ExplainPopover *>(QString(), Qt::FindDirectChildrenOnly);
    return known ? known : new ExplainPopover(context, window);
}

ExplainPopover::ExplainPopover(const ViewContext &context, QWidget *window)
    : QFrame(window)
    , m_context(context)
    , m_name(new QLabel(this))
    , m_value(new QLabel(this))
    , m_body(new QTextBrowser(this))
    , m_copy(new QToolButton(this))
    , m_close(new QToolButton(this))
{
    hide();
    setFocusPolicy(Qt::StrongFocus);
    m_name->setWordWrap(true);
    m_name->setFont(ui::font(TextRole::Name));
    m_value->setFont(ui::font(TextRole::FigureLarge));
    m_value->setTextFormat(Qt::RichText);
    m_body->setFrameShape(QFrame::NoFrame);
    m_body->setOpenExternalLinks(true);
    m_body->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_body->document()->setDefaultFont(ui::font(TextRole::Body));
    m_body->document()->setDocumentMargin(0);
    m_body->viewport()->setAutoFillBackground(false);
    setButtonKind(m_copy, ButtonKind::Link);
    m_close->setAutoRaise(true);

    auto *head = new QHBoxLayout;
    head->addWidget(m_name, 1, Qt::AlignTop);
    head->addWidget(m_close, 0, Qt::AlignTop);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_copy);
    foot->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 12, 12, 8);
    layout->setSpacing(2);
    layout->addLayout(head);
    layout->addWidget(m_value);
    layout->addWidget(m_body, 1);
    layout->addLayout(foot);

    connect(m_close, &QToolButton::clicked, this, &ExplainPopover::dismiss);
    connect(m_copy, &QToolButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(text()); });
    connect(&context.session, &ScenarioSession::assessed, this, &ExplainPopover::rebuild);
    connect(&context.languages, &LanguageManager::languageChanged, this, &ExplainPopover::rebuild);
    connect(&context.theme, &ThemeManager::themeChanged, this, &ExplainPopover::rebuild);
    window->installEventFilter(this);
}

void ExplainPopover::explain(int candidate, Quantity figure, const QRect &beside)
{
    m_candidate = candidate;
    m_figure = figure;
    m_beside = beside;
    if (isHidden())
        m_focus_before = QApplication::focusWidget();
    show();
    rebuild();
    if (isHidden())
        return;
    raise();
    m_body->verticalScrollBar()->setValue(0);
    m_body->setFocus(Qt::PopupFocusReason);
}

Derivation ExplainPopover::derivation() const
{
    return m_context.session.explain(m_candidate, m_figure);
}

QString ExplainPopover::text() const
{
    return explanationText(derivation(), format());
}

void ExplainPopover::rebuild()
{
    if (isHidden())
        return;
    const Explanation explanation = explained(derivation(), format());
    if (explanation.isEmpty()) {
        dismiss();
        return;
    }
    const Assessed &candidate = m_context.session.assessment().candidates[static_cast<std::size_t>(m_candidate)];
    const Colors &colors = m_context.theme.colors();
    //: title of an explanation; %1 GPU, %2 figure
    m_name->setText(tr("%1: %2").arg(words::candidateName(candidate, m_context.session.catalog()), explanation.title));
    m_value->setText(QStringLiteral("%1 <span style=\"font-size:12px;font-weight:400;color:%2\">%3</span>")
                         .arg(explanation.figure.number.toHtmlEscaped(), colors.secondary.name(),
                              explanation.figure.unit.toHtmlEscaped()));
    const int scrolled = m_body->verticalScrollBar()->value();
    m_body->setHtml(explanationHtml(explanation, colors));
    m_body->verticalScrollBar()->setValue(scrolled);
    m_copy->setText(tr("Copy as text"));
    m_close->setIcon(glyphIcon(Glyph::Close, colors.secondary, colors.disabled));
    m_close->setToolTip(tr("Close (Esc)"));
    m_close->setAccessibleName(tr("Close"));
    setAccessibleName(m_name->text());
    m_body->setAccessibleName(m_name->text());
    setAccessibleDescription(explanation.figure.text());
    place();
}

// Beside the anchor where there is room, inside the window always.
void ExplainPopover::place()
{
    const QRect room = parentWidget()->rect().adjusted(kWindowMargin, kWindowMargin, -kWindowMargin, -kWindowMargin);
    const int width = std::min(kWidth, room.width());
    m_body->document()->setTextWidth(width - 40);
    const int chrome =
        m_name->heightForWidth(width - 60) + m_value->sizeHint().height() + m_copy->sizeHint().height() + 40;
    const int wanted = chrome + static_cast<int>(m_body->document()->size().height());
    const int height = std::min(wanted, room.height());
    QPoint corner(m_beside.right() + kGap, m_beside.top());
    if (corner.x() + width > room.right())
        corner.setX(m_beside.left() - kGap - width);
    if (corner.x() < room.left()) {
        corner = QPoint(m_beside.left(), m_beside.bottom() + kGap);
        if (corner.y() + height > room.bottom())
            corner.setY(m_beside.top() - kGap - height);
    }
    corner.setX(std::clamp(corner.x(), room.left(), std::max(room.left(), room.right() - width)));
    corner.setY(std::clamp(corner.y(), room.top(), std::max(room.top(), room.bottom() - height)));
    setGeometry(QRect(corner, QSize(width, height)));
}

void ExplainPopover::dismiss()
{
    hide();
    if (m_focus_before)
        m_focus_before->setFocus(Qt::PopupFocusReason);
    m_focus_before.clear();
}

bool ExplainPopover::event(QEvent *event)
{
    // shortcuts of the window that Escape or Tab may have must not win
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QFrame::event(event);
}

bool ExplainPopover::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize && !isHidden())
        place();
    return QFrame::eventFilter(watched, event);
}

bool ExplainPopover::focusNextPrevChild(bool next)
{
    const std::array<QWidget *, 3> round{m_body, m_copy, m_close};
    const auto current = std::find(round.begin(), round.end(), QApplication::focusWidget());
    const std::size_t at = current == round.end() ? 0 : static_cast<std::size_t>(current - round.begin());
    round[(at + (next ? 1 : round.size() - 1)) % round.size()]->setFocus(next ? Qt::TabFocusReason
                                                                              : Qt::BacktabFocusReason);
    return true;
}

void ExplainPopover::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else
        QFrame::keyPressEvent(event);
}

void ExplainPopover::paintEvent(QPaintEvent *)
{
    const Colors &colors = m_context.theme.colors();
    QPainter painter(this);
    painter.fillRect(rect(), colors.card);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colors.secondary, 1));
    painter.setBrush(colors.card);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);
}

void showExplanation(const ViewContext &context, int candidate, Quantity figure, QWidget *anchor, const QRect &where)
{
    QWidget *window = anchor->window();
    const QRect part = where.isNull() ? anchor->rect() : where;
    ExplainPopover::of(context, window)
        ->explain(candidate, figure, QRect(anchor->mapTo(window, part.topLeft()), part.size()));
}

} // namespace tarozi::ui
