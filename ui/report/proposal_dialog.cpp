// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/proposal_dialog.h"

#include "ui/language/words.h"
#include "ui/report/page_preview.h"
#include "ui/report/proposal_form.h"
#include "ui/report/text_box.h"
#include "ui/theme/button_kind.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

namespace tarozi::ui {

namespace {

constexpr int kPause = 200; // milliseconds after the last change
constexpr double kZooms[] = {0.5, 0.75, 1, 1.5, 2};
constexpr std::size_t kMostVariants = 4;
constexpr int kListLines = 3;
constexpr QSize kSize(1080, 720);

} // namespace

ProposalDialog::ProposalDialog(const ProposalRequest &request, ProposalHelp help, QWidget *parent)
    : QDialog(parent)
    , m_help(std::move(help))
    , m_others(request.others)
    , m_form(new ProposalForm(request))
    , m_preview(new PagePreview)
    , m_variants_name(new QLabel)
    , m_variants(new QListWidget)
    , m_add(new QPushButton)
    , m_remove(new QPushButton)
    , m_back(new QToolButton)
    , m_forth(new QToolButton)
    , m_page(new QLabel)
    , m_zoom(new QComboBox)
    , m_warning(new QLabel)
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    m_warning->setObjectName(QStringLiteral("warning"));
    m_warning->setWordWrap(true);
    m_warning->setTextFormat(Qt::PlainText);
    setButtonKind(m_buttons->button(QDialogButtonBox::Ok), ButtonKind::Primary);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *sides = new QSplitter;
    sides->setChildrenCollapsible(false);
    sides->addWidget(formSide());
    if (m_help.compose) {
        sides->addWidget(previewSide());
        sides->setStretchFactor(1, 1);
        resize(kSize);
    } else {
        m_preview->setParent(this);
        m_preview->hide();
    }
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(sides, 1);
    layout->addWidget(m_warning);
    layout->addWidget(m_buttons);

    m_soon.setSingleShot(true);
    m_soon.setInterval(kPause);
    connect(&m_soon, &QTimer::timeout, this, &ProposalDialog::compose);
    connect(m_form, &ProposalForm::changed, this, [this] {
        warn();
        m_soon.start();
    });
    showVariants();
    retranslate();
    compose();
}

ProposalRequest ProposalDialog::request() const
{
    ProposalRequest request = m_form->request();
    request.others = m_others;
    return request;
}

void ProposalDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

QWidget *ProposalDialog::formSide()
{
    auto *content = new QWidget;
    auto *layout = new QVBoxLayout(content);
    layout->addWidget(m_form);
    if (m_help.ask_variant)
        layout->addWidget(variantRow());
    layout->addStretch();
    auto *scroll = new QScrollArea;
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumWidth(content->sizeHint().width() + scroll->verticalScrollBar()->sizeHint().width());
    return scroll;
}

QWidget *ProposalDialog::variantRow()
{
    auto *row = new QWidget;
    auto *layout = new QVBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    m_variants_name->setBuddy(m_variants);
    m_variants->setFixedHeight(m_variants->fontMetrics().lineSpacing() * (kListLines + 1));
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_add);
    buttons->addWidget(m_remove);
    buttons->addStretch();
    layout->addWidget(m_variants_name);
    layout->addWidget(m_variants);
    layout->addLayout(buttons);
    connect(m_add, &QPushButton::clicked, this, &ProposalDialog::addVariant);
    connect(m_remove, &QPushButton::clicked, this, &ProposalDialog::removeVariant);
    return row;
}

QWidget *ProposalDialog::previewSide()
{
    auto *side = new QWidget;
    auto *bar = new QHBoxLayout;
    m_back->setArrowType(Qt::LeftArrow);
    m_forth->setArrowType(Qt::RightArrow);
    bar->addWidget(m_back);
    bar->addWidget(m_page);
    bar->addWidget(m_forth);
    bar->addStretch();
    bar->addWidget(m_zoom);
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(bar);
    layout->addWidget(m_preview, 1);
    m_zoom->addItem(QString());
    for (std::size_t i = 0; i < std::size(kZooms); ++i)
        m_zoom->addItem(QString());
    connect(m_back, &QToolButton::clicked, this, [this] { m_preview->showPage(m_preview->currentPage() - 1); });
    connect(m_forth, &QToolButton::clicked, this, [this] { m_preview->showPage(m_preview->currentPage() + 1); });
    connect(m_zoom, &QComboBox::currentIndexChanged, this, &ProposalDialog::zoomTo);
    connect(m_preview, &PagePreview::pageChanged, this, &ProposalDialog::tellPage);
    return side;
}

void ProposalDialog::addVariant()
{
    const auto asked = m_help.ask_variant(this);
    if (!asked)
        return;
    if (*asked) {
        m_others.push_back(**asked);
        m_trouble.clear();
        showVariants();
        compose();
    } else {
        m_trouble = words::error(asked->error());
        warn();
    }
}

void ProposalDialog::removeVariant()
{
    const int row = m_variants->currentRow();
    if (row < 0 || row >= int(m_others.size()))
        return;
    m_others.erase(m_others.begin() + row);
    showVariants();
    compose();
}

void ProposalDialog::showVariants()
{
    m_variants->clear();
    for (const ProposalVariant &variant : m_others)
        m_variants->addItem(variant.name);
    m_add->setEnabled(m_others.size() + 1 < kMostVariants);
    m_remove->setEnabled(!m_others.empty());
    m_variants->setCurrentRow(m_others.empty() ? -1 : 0);
}

void ProposalDialog::compose()
{
    if (!m_help.compose)
        return;
    const Result<ProposalDocument> document = m_help.compose(request());
    m_trouble = document ? QString() : words::error(document.error());
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(bool(document));
    if (document)
        m_preview->setDocument(*document);
    warn();
}

void ProposalDialog::zoomTo(int index)
{
    m_preview->setZoom(index > 0 ? std::optional(kZooms[index - 1]) : std::nullopt);
}

void ProposalDialog::tellPage()
{
    //: of the preview; %1 page, %2 how many
    m_page->setText(tr("Page %1 of %2").arg(m_preview->currentPage() + 1).arg(m_preview->pageCount()));
    m_back->setEnabled(m_preview->currentPage() > 0);
    m_forth->setEnabled(m_preview->currentPage() + 1 < m_preview->pageCount());
}

void ProposalDialog::warn()
{
    const QString missing = report::unprintable(m_form->typedText());
    QStringList warnings;
    if (!m_trouble.isEmpty())
        warnings.append(m_trouble);
    if (!missing.isEmpty())
        //: %1 lists the letters
        warnings.append(
            tr("The document's fonts lack these letters; empty boxes will stand for them: %1").arg(missing));
    m_warning->setText(warnings.join(QLatin1Char('\n')));
    m_warning->setVisible(!warnings.isEmpty());
}

void ProposalDialog::retranslate()
{
    setWindowTitle(tr("Proposal"));
    m_variants_name->setText(tr("Compared &with"));
    m_add->setText(tr("Add a scenario…"));
    m_remove->setText(tr("Remove"));
    m_back->setAccessibleName(tr("Previous page"));
    m_back->setToolTip(tr("Previous page"));
    m_forth->setAccessibleName(tr("Next page"));
    m_forth->setToolTip(tr("Next page"));
    m_preview->setAccessibleName(tr("Preview"));
    m_zoom->setAccessibleName(tr("Zoom of the preview"));
    //: zoom of the preview
    m_zoom->setItemText(0, tr("Fit width"));
    for (std::size_t i = 0; i < std::size(kZooms); ++i)
        m_zoom->setItemText(int(i) + 1, Format(locale()).percent(kZooms[i]).text());
    //: button: goes on to ask for the file
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Export…"));
    tellPage();
    warn();
}

} // namespace tarozi::ui
