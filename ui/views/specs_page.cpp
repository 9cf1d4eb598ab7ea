// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/specs_page.h"

#include "ui/charts/figure_table.h"
#include "ui/views/page_scroll.h"
#include "ui/views/spec_sheet.h"

#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace tarozi::ui {

namespace {

constexpr int kMargin = 16;
constexpr double kLabelShare = 0.42;

QString paragraph(const QString &html)
{
    return QStringLiteral("<p style=\"margin:3px 0 3px 0\">%1</p>").arg(html);
}

QString colored(const QString &text, const QColor &color)
{
    return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(color.name(), text);
}

QString link(const Source &source, const Colors &colors)
{
    const QString title = source.title.toHtmlEscaped();
    if (source.url.isEmpty())
        return title;
    return QStringLiteral("<a href=\"%1\" style=\"color:%2\">%3</a>")
        .arg(source.url.toHtmlEscaped(), colors.accent.name(), title);
}

QString dateAfter(const QString &date)
{
    return date.isEmpty() ? QString() : QStringLiteral(", ") + date.toHtmlEscaped();
}

QLabel *textBlock()
{
    auto *label = new QLabel;
    label->setTextFormat(Qt::RichText);
    label->setWordWrap(true);
    label->setOpenExternalLinks(true);
    label->setTextInteractionFlags(Qt::TextBrowserInteraction);
    label->setFont(ui::font(TextRole::Body));
    return label;
}

void setBlock(QLabel *label, const QString &title, const QString &introduction, const QString &body)
{
    label->setVisible(!body.isEmpty());
    QString html = QStringLiteral("<p style=\"margin:18px 0 4px 0;font-weight:600\">%1</p>").arg(title);
    if (!introduction.isEmpty())
        html += paragraph(introduction);
    label->setText(html + body);
    label->setAccessibleName(title);
}

} // namespace

SpecsPage::SpecsPage(const ViewContext &context, QWidget *parent)
    : AssessmentView(context, parent)
    , m_hint(new QLabel)
    , m_table(new FigureTable)
    , m_empty(new QLabel)
    , m_conflicts(textBlock())
    , m_claims(textBlock())
    , m_notes(textBlock())
    , m_sources(textBlock())
{
    m_hint->setFont(ui::font(TextRole::Secondary));
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_hint->setWordWrap(true);
    m_empty->setWordWrap(true);
    m_table->setLabelShare(kLabelShare);
    auto *content = new QWidget;
    auto *inner = new QVBoxLayout(content);
    inner->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    inner->setSpacing(8);
    for (QWidget *widget :
         {static_cast<QWidget *>(m_hint), static_cast<QWidget *>(m_empty), static_cast<QWidget *>(m_table),
          static_cast<QWidget *>(m_conflicts), static_cast<QWidget *>(m_claims), static_cast<QWidget *>(m_notes),
          static_cast<QWidget *>(m_sources)})
        inner->addWidget(widget);
    inner->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    QScrollArea *scroll = pageScroll(content);
    layout->addWidget(scroll);
    m_table->stickHeaderTo(scroll);
}

void SpecsPage::present()
{
    QStringList ids;
    std::vector<const Gpu *> gpus;
    for (const Candidate &candidate : session().scenario().candidates) {
        const Gpu *gpu = session().catalog().gpu(candidate.gpu);
        if (!gpu || ids.contains(candidate.gpu))
            continue;
        ids += candidate.gpu;
        gpus.push_back(gpu);
    }
    if (ids == m_shown && !m_stale)
        return;
    m_shown = ids;
    m_stale = false;
    write(specSheet(gpus, session().catalog().claims(), format()));
}

QString SpecsPage::undated() const
{
    //: behind a source's title, after a comma
    return QStringLiteral(", ") + colored(tr("no date stated"), colors().secondary);
}

void SpecsPage::write(const SpecSheet &sheet)
{
    const bool any = sheet.table.header.size() > 1;
    m_empty->setVisible(!any);
    m_table->setVisible(any);
    m_hint->setVisible(any);
    m_table->setTable(sheet.table);

    QString conflicts, claims, notes, sources;
    for (const SheetConflict &conflict : sheet.conflicts) {
        const QString about = conflict.row.isEmpty() ? conflict.gpu : tr("%1, %2").arg(conflict.gpu, conflict.row);
        conflicts += paragraph(
            QStringLiteral("%1&nbsp;&nbsp;<b>%2.</b> %3")
                .arg(colored(conflict.key, colors().accent), about.toHtmlEscaped(), conflict.text.toHtmlEscaped()));
    }
    for (const SheetClaim &entry : sheet.claims) {
        const QString note = entry.claim.source.note.toHtmlEscaped();
        const QString about = entry.about.isEmpty() ? QString() : entry.about.toHtmlEscaped() + QStringLiteral(": ");
        claims +=
            paragraph(QStringLiteral("%1\u201C%2\u201D<br>%3%4")
                          .arg(about, entry.claim.text.toHtmlEscaped(),
                               colored(entry.claim.author.toHtmlEscaped() + dateAfter(entry.claim.date) +
                                           (entry.claim.source.title.isEmpty() ? QString() : QStringLiteral(". ")) +
                                           link(entry.claim.source, colors()),
                                       colors().secondary),
                               note.isEmpty() ? note : QStringLiteral("<br>") + note));
    }
    for (const auto &[gpu, text] : sheet.notes)
        notes += paragraph(QStringLiteral("<b>%1.</b> %2").arg(gpu.toHtmlEscaped(), text.toHtmlEscaped()));
    int number = 0;
    for (const SheetSource &entry : sheet.sources) {
        sources +=
            paragraph(QStringLiteral("%1&nbsp;&nbsp;%2%3 %4")
                          .arg(colored(QString::number(++number), colors().accent), link(entry.source, colors()),
                               entry.source.date.isEmpty() ? undated() : dateAfter(entry.source.date),
                               colored(entry.gpus.join(QStringLiteral(", ")).toHtmlEscaped(), colors().secondary)));
    }
    setBlock(
        m_conflicts, tr("Where sources disagree"),
        tr("The table keeps one figure, the vendor's where there is one. In the words of the research, in English:"),
        conflicts);
    setBlock(m_claims, tr("Claims that nobody could verify"),
             tr("Statements of articles and vendors, quoted in English. No calculation uses them."), claims);
    setBlock(m_notes, tr("Notes"), tr("Quoted from the catalogue in English."), notes);
    setBlock(m_sources, tr("Sources"),
             tr("A figure without a small number comes from the catalogue's research, which names no source for it. A "
                "date is that of the source or of its reading."),
             sources);
}

void SpecsPage::retranslate()
{
    m_stale = true;
    m_hint->setText(tr("The better figure of a row is bold. Small numbers lead to the sources below; a dash means that "
                       "no source was found."));
    m_empty->setText(tr("Add a GPU to see its data sheet."));
}

void SpecsPage::restyle()
{
    m_stale = true;
    m_table->setColors(colors());
}

} // namespace tarozi::ui
