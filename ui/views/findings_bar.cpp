// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/findings_bar.h"

#include "ui/language/words.h"
#include "ui/theme/button_kind.h"
#include "ui/theme/icons.h"
#include "ui/views/chip_row.h"
#include "ui/views/findings_popup.h"

#include <QDate>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace tarozi::ui {

namespace {

constexpr int kGlyphSize = 16;
constexpr int kMargin = 14;
constexpr int kSlack = 8;
constexpr int kLongestWord = 12;      // characters by which the first of two lines may fall short
constexpr int kShortestSentence = 36; // characters of a line
constexpr int kChipsInSight = 2;

struct Place {
    int candidate = -1;
    const Finding *finding = nullptr;
};

// The gravest one; of equally grave ones the first as the engineer reads them: left to right, cause before effect.
Place mostImportant(const Assessment &assessment)
{
    Place best;
    for (size_t i = 0; i < assessment.candidates.size(); ++i) {
        for (const Finding &finding : assessment.candidates[i].findings) {
            if (!best.finding || finding.severity > best.finding->severity)
                best = {int(i), &finding};
        }
    }
    return best;
}

int countFindings(const Assessment &assessment)
{
    size_t count = 0;
    for (const Assessed &candidate : assessment.candidates)
        count += candidate.findings.size();
    return int(count);
}

} // namespace

FindingsBar::FindingsBar(const ViewContext &context, QWidget *parent)
    : AssessmentView(context, parent)
    , m_glyph(new QLabel)
    , m_sentence(new QLabel)
    , m_helps(new QLabel)
    , m_note(new QLabel)
    , m_all(new QToolButton)
    , m_chips(new ChipRow)
{
    m_glyph->setFixedSize(kGlyphSize, kGlyphSize);
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_all->setAutoRaise(true);
    setButtonKind(m_all, ButtonKind::Link);
    m_all->setFocusPolicy(Qt::StrongFocus);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, kMargin / 2, 16, kMargin / 2 - 1);
    layout->setSpacing(8);
    layout->addWidget(m_glyph);
    layout->addWidget(m_sentence);
    layout->addWidget(m_helps);
    layout->addWidget(m_chips, 1);
    layout->addWidget(m_all);
    layout->addSpacing(8);
    layout->addWidget(m_note);
    connect(m_all, &QToolButton::clicked, this, &FindingsBar::showAll);
    connect(m_chips, &ChipRow::clicked, this, [this](int index) {
        const Place place = mostImportant(session().assessment());
        const std::vector<Fix> fixes = session().fixes(place.candidate);
        if (index < int(fixes.size()))
            session().edit(fixes[size_t(index)].scenario, EditField::Fix);
    });
}

QSize FindingsBar::minimumSizeHint() const
{
    return {0, AssessmentView::minimumSizeHint().height()};
}

void FindingsBar::present()
{
    const Assessment &assessment = session().assessment();
    const Place place = mostImportant(assessment);
    showFinding(place.candidate, place.finding);
    showFixes(place.candidate);
    const int findings = countFindings(assessment);
    m_all->setVisible(findings > 1);
    m_all->setText(tr("All findings: %1").arg(format().integer(findings)));
    arrange();
}

void FindingsBar::showFinding(int candidate, const Finding *finding)
{
    const Severity severity = finding ? finding->severity : Severity::Info;
    const QColor ink = severity == Severity::Error     ? colors().does_not_fit
                       : severity == Severity::Warning ? colors().tight
                                                       : colors().text;
    const Glyph glyph = severity == Severity::Error     ? Glyph::Cross
                        : severity == Severity::Warning ? Glyph::Warning
                        : finding                       ? Glyph::Info
                                                        : Glyph::Check;
    m_glyph->setPixmap(glyphIcon(glyph, ink, ink).pixmap(QSize(kGlyphSize, kGlyphSize), devicePixelRatioF()));
    QPalette palette = m_sentence->palette();
    palette.setColor(QPalette::WindowText, ink);
    m_sentence->setPalette(palette);
    if (!finding) {
        m_text = tr("Nothing to warn about");
        return;
    }
    const Assessed &assessed = session().assessment().candidates[size_t(candidate)];
    const Catalog &catalog = session().catalog();
    //: a GPU and what was found about it
    m_text = tr("%1: %2").arg(words::candidateName(assessed, catalog),
                              words::finding(*finding, assessed, catalog, format()));
}

void FindingsBar::showFixes(int candidate)
{
    std::vector<ChipRow::Chip> chips;
    for (const Fix &fix : session().fixes(candidate)) {
        QString tip = tr("Apply this change; the verdict then: %1").arg(words::verdict(fix.verdict));
        if (const QString cost = words::fixCost(fix, format()); !cost.isEmpty())
            //: %1 a sentence, %2 what a change costs
            tip = tr("%1\nIts cost: %2").arg(tip, cost);
        chips.push_back({words::fix(fix, session().catalog(), format()), tip});
    }
    m_chips->setChips(chips);
}

void FindingsBar::showAll()
{
    auto *popup = new FindingsPopup(context(), this);
    popup->openAbove(m_all);
}

void FindingsBar::retranslate()
{
    m_helps->setText(tr("What helps:"));
    const QDate date = QDate::fromString(session().catalog().version(), Qt::ISODate);
    m_note->setText(tr("Estimate, not a measurement · catalogue of %1").arg(format().date(date)));
    m_all->setToolTip(tr("Everything that was found about all GPUs, and what would help"));
    setAccessibleName(tr("Findings"));
}

void FindingsBar::restyle()
{
    QPalette palette = m_note->palette();
    palette.setColor(QPalette::WindowText, colors().secondary);
    m_note->setPalette(palette);
    m_note->setFont(ui::font(TextRole::Secondary));
    QFont bold = ui::font(TextRole::Body);
    bold.setWeight(QFont::DemiBold);
    m_sentence->setFont(bold);
    update();
}

void FindingsBar::resizeEvent(QResizeEvent *event)
{
    arrange();
    AssessmentView::resizeEvent(event);
}

// Two chips come first: for them the note gives way, then the sentence wraps into a second line, then it is cut.
void FindingsBar::arrange()
{
    const QFontMetrics metrics = m_sentence->fontMetrics();
    const int longest_word = metrics.averageCharWidth() * kLongestWord;
    const int one_line = metrics.horizontalAdvance(m_text) + kSlack;
    const int two_lines = std::min(one_line, one_line / 2 + longest_word);
    const auto taken = [this](const QWidget *widget) { return widget->sizeHint().width() + layout()->spacing(); };
    const QMargins margins = layout()->contentsMargins();
    const bool any = m_chips->count() > 0;
    int room = width() - margins.left() - margins.right() - taken(m_glyph) - 2 * layout()->spacing();
    room -= (m_all->isHidden() ? 0 : taken(m_all)) + (any ? taken(m_helps) : 0);
    const int chips = m_chips->widthOf(kChipsInSight);
    const bool noted = room - taken(m_note) >= two_lines + chips;
    m_note->setVisible(noted);
    room -= noted ? taken(m_note) : 0;
    const int sentence = std::clamp(room - m_chips->sizeHint().width(), two_lines, one_line);
    const int least = std::min(two_lines, metrics.averageCharWidth() * kShortestSentence);
    writeSentence(std::max(least, std::min(sentence, room - chips)), two_lines);
    m_helps->setVisible(any && room - m_sentence->width() >= m_chips->widthOf(1));
    setMinimumHeight(2 * metrics.lineSpacing() + kMargin); // a second line must not move the window's content
}

void FindingsBar::writeSentence(int width, int two_lines)
{
    const QFontMetrics metrics = m_sentence->fontMetrics();
    const bool cut = width < two_lines;
    const int length = 2 * width - metrics.averageCharWidth() * kLongestWord;
    m_sentence->setText(cut ? metrics.elidedText(m_text, Qt::ElideRight, length) : m_text);
    m_sentence->setToolTip(cut ? m_text : QString());
    m_sentence->setAccessibleName(m_text);
    m_sentence->setFixedWidth(width);
}

void FindingsBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), colors().card);
    painter.fillRect(QRect(0, 0, width(), 1), colors().line);
}

} // namespace tarozi::ui
