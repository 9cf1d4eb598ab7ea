// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/parameter_row.h"

#include "ui/controls/tick_labels.h"
#include "ui/theme/icons.h"
#include "ui/theme/style.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace tarozi::ui {

namespace {

constexpr int kIndent = 12; // room for the mark of a changed row
constexpr double kMarkRadius = 3;

QToolButton *makeIconButton(QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setFixedSize(28, 28);
    QSizePolicy policy = button->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    button->setSizePolicy(policy);
    return button;
}

QString withoutMnemonic(QString label)
{
    return label.remove(QLatin1Char('&'));
}

} // namespace

ParameterRow::ParameterRow(QWidget *editor, QWidget *parent, EditorPlace place)
    : QWidget(parent)
    , m_label(new QLabel(this))
    , m_info_button(makeIconButton(this))
    , m_revert(makeIconButton(this))
    , m_editor(editor)
    , m_slider(new StopSlider(this))
    , m_ticks(new TickLabels(m_slider, this))
    , m_note(new QLabel(this))
{
    m_label->setWordWrap(true);
    m_info_button->hide();
    m_revert->hide();
    m_slider->hide();
    m_ticks->hide();
    m_note->hide();
    m_note->setWordWrap(true);
    m_note->setFont(ui::font(TextRole::Secondary));
    m_note->setTextFormat(Qt::PlainText);
    m_label->setBuddy(m_editor);
    setFocusProxy(m_editor);

    auto *header = new QHBoxLayout;
    header->setSpacing(0);
    header->addWidget(m_label, 1);
    header->addWidget(m_info_button);
    header->addWidget(m_revert);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kIndent, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(header);
    if (place == EditorPlace::Beside) {
        header->addSpacing(4);
        header->addWidget(m_editor);
    } else {
        layout->addWidget(m_editor);
    }
    layout->addWidget(m_slider);
    layout->addWidget(m_ticks);
    layout->addWidget(m_note);

    setTabOrder(m_slider, m_editor);
    setTabOrder(m_editor, m_revert);
    setTabOrder(m_revert, m_info_button);
    connect(m_slider, &StopSlider::gestureStarted, this, &ParameterRow::gestureStarted);
    connect(m_slider, &StopSlider::gestureEnded, this, &ParameterRow::gestureEnded);
    connect(m_slider, &StopSlider::stopChosen, this, [this](int index) { stopChosen(index); });
    connect(m_revert, &QToolButton::clicked, this, &ParameterRow::revertRequested);
    connect(m_info_button, &QToolButton::clicked, this, &ParameterRow::openInfo);
}

void ParameterRow::setTexts(const Texts &texts)
{
    const QString name = withoutMnemonic(texts.label);
    m_label->setText(texts.label);
    m_label->setToolTip(texts.tooltip);
    m_slider->setToolTip(texts.tooltip);
    m_slider->setAccessibleName(name);
    m_slider->setAccessibleDescription(texts.tooltip);
    m_editor->setToolTip(texts.tooltip);
    //: the box with the exact value beside a slider; %1 is the parameter's name
    m_editor->setAccessibleName(m_slider->isHidden() ? name : tr("%1, exact value").arg(name));
    //: a button that explains a parameter; %1 is its name
    m_info_button->setAccessibleName(tr("About: %1").arg(name));
    m_info_button->setToolTip(tr("What this means (F1)"));
}

void ParameterRow::setInfo(std::function<ParameterInfo()> info)
{
    m_info = std::move(info);
    m_info_button->setVisible(bool(m_info));
}

void ParameterRow::setColors(const Colors &colors)
{
    m_mark = colors.accent;
    m_error = colors.does_not_fit;
    m_info_button->setIcon(glyphIcon(Glyph::Info, mixed(colors.disabled, colors.secondary, 0.5), colors.disabled));
    m_revert->setIcon(glyphIcon(Glyph::Revert, colors.accent, colors.disabled));
    showNotes();
    update();
}

void ParameterRow::showChanged(bool changed, const QString &revert_text)
{
    m_revert->setToolTip(revert_text);
    m_revert->setAccessibleName(revert_text);
    if (changed == m_changed)
        return;
    m_changed = changed;
    m_revert->setVisible(changed);
    QFont face = m_label->font();
    face.setWeight(changed ? QFont::DemiBold : QFont::Normal);
    m_label->setFont(face);
    update();
}

void ParameterRow::setNote(const QString &note)
{
    if (note != m_note_text) {
        m_note_text = note;
        showNotes();
    }
}

void ParameterRow::setEntryNote(const QString &note)
{
    if (note != m_entry_note) {
        m_entry_note = note;
        showNotes();
    }
}

QString ParameterRow::note() const
{
    return m_entry_note.isEmpty() ? m_note_text : m_entry_note;
}

void ParameterRow::showNotes()
{
    // roles, not palette entries, follow the theme by themselves; only an error has its own colour
    const bool error = !m_entry_note.isEmpty();
    QPalette colours;
    if (error)
        colours.setColor(QPalette::WindowText, m_error);
    m_note->setPalette(colours);
    m_note->setForegroundRole(error ? QPalette::WindowText : QPalette::PlaceholderText);
    m_note->setText(note());
    m_note->setVisible(!note().isEmpty());
}

void ParameterRow::setStopLabels(const QStringList &labels)
{
    const bool has_slider = !labels.isEmpty();
    m_ticks->setLabels(labels);
    m_slider->setStopCount(int(labels.size()));
    m_slider->setVisible(has_slider);
    m_ticks->setVisible(has_slider);
    m_label->setBuddy(has_slider ? m_slider : m_editor);
}

void ParameterRow::openInfo()
{
    if (m_info)
        InfoPopover::show(m_info(), m_label);
}

void ParameterRow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_F1 && m_info)
        openInfo();
    else
        QWidget::keyPressEvent(event);
}

void ParameterRow::paintEvent(QPaintEvent *)
{
    if (!m_changed)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_mark);
    painter.drawEllipse(QPointF(kMarkRadius + 1, m_label->geometry().center().y() + 1), kMarkRadius, kMarkRadius);
}

} // namespace tarozi::ui
