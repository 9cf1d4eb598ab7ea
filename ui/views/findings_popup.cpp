// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/findings_popup.h"

#include "ui/controls/flow_layout.h"
#include "ui/language/words.h"
#include "ui/theme/button_kind.h"
#include "ui/theme/icons.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>

namespace tarozi::ui {

namespace {

constexpr int kWidth = 600;
constexpr int kGlyphSize = 14;

} // namespace

FindingsPopup::FindingsPopup(const ViewContext &context, QWidget *parent) : QFrame(parent, Qt::Popup)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(tr("Findings"));
    connect(&context.languages, &LanguageManager::languageChanged, this, &QWidget::close);
    QPalette palette = this->palette();
    palette.setColor(QPalette::Window, context.theme.colors().card); // a window of its own is filled with this role
    setPalette(palette);
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(16, 12, 16, 12);
    layout->setHorizontalSpacing(8);
    layout->setVerticalSpacing(8);
    layout->setColumnStretch(1, 1);
    const std::vector<Assessed> &candidates = context.session.assessment().candidates;
    for (size_t i = 0; i < candidates.size(); ++i) {
        if (candidates[i].findings.empty())
            continue;
        if (layout->count() > 0)
            layout->setRowMinimumHeight(layout->rowCount(), 4);
        auto *name = new QLabel(words::candidateName(candidates[i], context.session.catalog()));
        name->setFont(ui::font(TextRole::Name));
        layout->addWidget(name, layout->rowCount(), 0, 1, 2);
        addFindings(context, candidates[i], *layout);
        addFixes(context, int(i), *layout);
    }
}

void FindingsPopup::addFindings(const ViewContext &context, const Assessed &candidate, QGridLayout &layout)
{
    const Colors &colors = context.theme.colors();
    const Format format(context.languages.locale());
    for (const Finding &finding : candidate.findings) {
        const bool error = finding.severity == Severity::Error;
        const bool warning = finding.severity == Severity::Warning;
        const QColor ink = error ? colors.does_not_fit : warning ? colors.tight : colors.secondary;
        const Glyph glyph = error ? Glyph::Cross : warning ? Glyph::Warning : Glyph::Info;
        auto *mark = new QLabel;
        mark->setPixmap(glyphIcon(glyph, ink, ink).pixmap(QSize(kGlyphSize, kGlyphSize), devicePixelRatioF()));
        auto *text = new QLabel(words::finding(finding, candidate, context.session.catalog(), format));
        text->setWordWrap(true);
        const int row = layout.rowCount();
        layout.addWidget(mark, row, 0, Qt::AlignTop);
        layout.addWidget(text, row, 1);
    }
}

void FindingsPopup::addFixes(const ViewContext &context, int candidate, QGridLayout &layout)
{
    const std::vector<Fix> fixes = context.session.fixes(candidate);
    if (fixes.empty())
        return;
    auto *flow = new FlowLayout;
    for (const Fix &fix : fixes) {
        const Format format(context.languages.locale());
        auto *chip = new QPushButton(words::fix(fix, context.session.catalog(), format));
        setButtonKind(chip, ButtonKind::Chip);
        connect(chip, &QPushButton::clicked, this, [this, &session = context.session, scenario = fix.scenario] {
            close();
            session.edit(scenario, EditField::Fix);
        });
        flow->addWidget(chip);
    }
    layout.addLayout(flow, layout.rowCount(), 1);
}

void FindingsPopup::openAbove(const QWidget *anchor)
{
    setFixedSize(kWidth, heightForWidth(kWidth));
    const QRect screen = anchor->screen()->availableGeometry();
    QRect place(QPoint(), size());
    place.moveBottomLeft(anchor->mapToGlobal(QPoint(0, -4)));
    place.moveLeft(qBound(screen.left(), place.left(), std::max(screen.left(), screen.right() - width())));
    place.moveTop(std::max(screen.top(), place.top()));
    setGeometry(place);
    show();
}

} // namespace tarozi::ui
