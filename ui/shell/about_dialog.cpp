// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/about_dialog.h"

#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace tarozi::ui {

namespace {

constexpr int kMarkSize = 48;
constexpr int kTextWidth = 420;

// Names, versions and licences as their owners write them: the same in every language.
const struct {
    const char *name, *version, *licence, *url;
} kParts[] = {
    {"Qt", QT_VERSION_STR, "LGPL-3.0 / GPL-3.0", "https://www.qt.io/licensing/open-source-lgpl-obligations"},
    {"Qt Charts", QT_VERSION_STR, "GPL-3.0", "https://doc.qt.io/qt-6/qtcharts-index.html"},
    {"QCustomPlot", "", "GPL-3.0-or-later", "https://www.qcustomplot.com"},
    {"Noto Sans", "", "OFL-1.1", "https://fonts.google.com/noto/specimen/Noto+Sans"},
};

QLabel *label(const QString &text)
{
    auto *label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QLabel *link(const QString &text, const char *url)
{
    auto *label = new QLabel(QStringLiteral("<a href=\"%1\">%2</a>").arg(QLatin1String(url), text.toHtmlEscaped()));
    label->setOpenExternalLinks(true);
    label->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    return label;
}

} // namespace

AboutDialog::AboutDialog(QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("About Tarozi"));
    auto *mark = new QLabel;
    mark->setPixmap(applicationIcon().pixmap(QSize(kMarkSize, kMarkSize), devicePixelRatioF()));
    auto *name = label(tr("Tarozi %1").arg(QStringLiteral(TAROZI_VERSION)));
    name->setFont(ui::font(TextRole::Title));
    auto *what = label(tr("Weighs GPUs against an AI workload: does it fit, how fast, at what price. Figures are "
                          "estimates; they confirm neither availability nor speed."));
    what->setWordWrap(true);
    what->setMinimumWidth(kTextWidth);
    auto *licence = link(tr("Free software under the GNU General Public License, version 3 or later"),
                         "https://www.gnu.org/licenses/gpl-3.0.html");

    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(24);
    int row = 0;
    for (const auto &part : kParts) {
        grid->addWidget(link(QLatin1String(part.name), part.url), row, 0);
        grid->addWidget(label(QLatin1String(part.version)), row, 1);
        grid->addWidget(label(QLatin1String(part.licence)), row++, 2);
    }
    grid->setColumnStretch(3, 1);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 24, 24, 16);
    layout->setSizeConstraint(QLayout::SetFixedSize);
    layout->setSpacing(12);
    for (QWidget *widget : {static_cast<QWidget *>(mark), static_cast<QWidget *>(name), static_cast<QWidget *>(what),
                            static_cast<QWidget *>(licence)})
        layout->addWidget(widget);
    layout->addSpacing(8);
    layout->addWidget(label(tr("Built from")));
    layout->addLayout(grid);
    layout->addSpacing(8);
    layout->addWidget(buttons);
}

} // namespace tarozi::ui
