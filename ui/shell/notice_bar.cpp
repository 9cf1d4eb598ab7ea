// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/notice_bar.h"

#include "ui/theme/icons.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace tarozi::ui {

// One notice: glyph, words, buttons, and a cross that closes it.
class NoticeRow : public QWidget
{
public:
    NoticeRow(Notice notice, const ViewContext &context, QWidget *parent)
        : QWidget(parent)
        , m_notice(std::move(notice))
        , m_theme(context.theme)
        , m_label(new QLabel)
        , m_close(new QToolButton)
    {
        m_label->setWordWrap(true);
        m_label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        m_label->setTextFormat(Qt::PlainText);
        m_close->setAutoRaise(true);
        m_close->setFocusPolicy(Qt::StrongFocus);
        connect(m_close, &QToolButton::clicked, this, &NoticeRow::close);
        auto *layout = new QHBoxLayout(this);
        layout->setContentsMargins(40, 4, 8, 4);
        layout->setSpacing(8);
        layout->addWidget(m_label, 1);
        for (const Notice::Answer &answer : m_notice.answers) {
            auto *button = new QToolButton;
            button->setFocusPolicy(Qt::StrongFocus);
            connect(button, &QToolButton::clicked, this, [this, chosen = answer.chosen] {
                close();
                chosen();
            });
            m_buttons.push_back(button);
            layout->addWidget(button);
        }
        layout->addWidget(m_close);
        connect(&context.languages, &LanguageManager::languageChanged, this, &NoticeRow::retranslate);
        connect(&context.theme, &ThemeManager::themeChanged, this, &NoticeRow::restyle);
        retranslate();
        restyle();
    }

    const QString &topic() const { return m_notice.topic; }

    void close()
    {
        hide();
        deleteLater();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), surface());
        paintGlyph(painter, glyph(), QRectF(16, (height() - 16) / 2.0, 16, 16), ink());
    }

private:
    void retranslate()
    {
        m_label->setText(m_notice.text());
        for (size_t i = 0; i < m_buttons.size(); ++i)
            m_buttons[i]->setText(m_notice.answers[i].text());
        m_close->setToolTip(NoticeBar::tr("Close this message"));
        m_close->setAccessibleName(NoticeBar::tr("Close this message"));
        setAccessibleName(m_label->text());
    }

    void restyle()
    {
        QPalette palette = m_label->palette();
        palette.setColor(QPalette::WindowText, ink());
        m_label->setPalette(palette);
        m_close->setIcon(glyphIcon(Glyph::Close, ink(), m_theme.colors().disabled));
        update();
    }

    QColor ink() const
    {
        const Colors &colors = m_theme.colors();
        switch (m_notice.kind) {
        case Notice::Kind::Error: return colors.does_not_fit;
        case Notice::Kind::Question: return colors.accent;
        case Notice::Kind::Done: break;
        }
        return colors.fits;
    }

    QColor surface() const
    {
        const Colors &colors = m_theme.colors();
        switch (m_notice.kind) {
        case Notice::Kind::Error: return colors.does_not_fit_surface;
        case Notice::Kind::Question: return colors.accent_surface;
        case Notice::Kind::Done: break;
        }
        return colors.fits_surface;
    }

    Glyph glyph() const
    {
        switch (m_notice.kind) {
        case Notice::Kind::Error: return Glyph::Warning;
        case Notice::Kind::Question: return Glyph::Question;
        case Notice::Kind::Done: break;
        }
        return Glyph::Check;
    }

    Notice m_notice;
    ThemeManager &m_theme;
    QLabel *m_label;
    std::vector<QToolButton *> m_buttons;
    QToolButton *m_close;
};

NoticeBar::NoticeBar(const ViewContext &context, QWidget *parent) : QFrame(parent), m_context(context)
{
    m_layout = new QVBoxLayout(this);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(1);
}

void NoticeBar::show(Notice notice)
{
    clear(notice.topic);
    auto *row = new NoticeRow(std::move(notice), m_context, this);
    m_layout->insertWidget(0, row);
    row->show();
    QAccessibleEvent alert(row, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void NoticeBar::clear(const QString &topic)
{
    for (NoticeRow *row : rows()) {
        if (row->topic() == topic)
            row->close();
    }
}

QStringList NoticeBar::texts() const
{
    QStringList texts;
    for (const NoticeRow *row : rows())
        texts.append(row->accessibleName());
    return texts;
}

std::vector<NoticeRow *> NoticeBar::rows() const
{
    std::vector<NoticeRow *> rows;
    for (int i = 0; i < m_layout->count(); ++i) {
        auto *row = static_cast<NoticeRow *>(m_layout->itemAt(i)->widget());
        if (!row->isHidden())
            rows.push_back(row);
    }
    return rows;
}

} // namespace tarozi::ui
