// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_panel.h"

#include "ui/charts/figure_table.h"
#include "ui/language/words.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QToolButton>
#include <QVBoxLayout>

namespace tarozi::ui {

namespace {

constexpr double kClipboardScale = 2;

constexpr int kPictureScales[] = {1, 2, 3};

QString askPath(QWidget *window, const QString &suggested)
{
    QStringList filters{ChartPanel::tr("Drawing (*.svg)"), ChartPanel::tr("Document (*.pdf)")};
    const auto first_picture = filters.size();
    for (const int scale : kPictureScales)
        //: %1 how many times the pixels of the window: 1, 2, 3
        filters += ChartPanel::tr("Picture, %1× (*.png)").arg(scale);
    QString chosen;
    const QString path = QFileDialog::getSaveFileName(window, ChartPanel::tr("Save chart"), suggested,
                                                      filters.join(QStringLiteral(";;")), &chosen);
    const auto picture = filters.indexOf(chosen) - first_picture;
    if (path.isEmpty() || picture < 0)
        return path;
    const QFileInfo file(path);
    return file.dir().filePath(QStringLiteral("%1@%2x.png").arg(file.completeBaseName()).arg(kPictureScales[picture]));
}

// A title as the stem of a file name.
QString fileStem(const QString &title)
{
    QString stem;
    for (const QChar c : title)
        stem += c.isLetterOrNumber() ? c.toLower() : QLatin1Char('_');
    return stem.isEmpty() ? QStringLiteral("chart") : stem;
}

} // namespace

ChartPanel::ChartPanel(QWidget *chart, std::function<Content()> content, QWidget *parent)
    : QWidget(parent)
    , m_content(std::move(content))
    , m_title(new QLabel(this))
    , m_trouble(new QLabel(this))
    , m_table_button(new QToolButton(this))
    , m_button(new QToolButton(this))
    , m_menu(new QMenu(this))
    , m_chart(chart)
    , m_table(new FigureTable(this))
{
    ask_path = askPath;
    m_title->setFont(ui::font(TextRole::Name));
    m_title->setWordWrap(true);
    m_trouble->setWordWrap(true);
    m_trouble->hide();
    m_button->setText(QStringLiteral("\u22EF"));
    m_button->setAutoRaise(true);
    connect(m_button, &QToolButton::clicked, this,
            [this] { m_menu->popup(m_button->mapToGlobal(QPoint(0, m_button->height()))); });

    m_as_table = m_menu->addAction(QString(), this, [this](bool shown) { setShowsTable(shown); });
    m_as_table->setCheckable(true);
    m_table_button->setDefaultAction(m_as_table);
    m_table_button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_menu->addSeparator();
    m_copy_data = m_menu->addAction(QString(), this, [this] { copyData(); });
    m_copy_image = m_menu->addAction(QString(), this, [this] { copyImage(); });
    m_save = m_menu->addAction(QString(), this, [this] { save(); });

    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_table_button, 0, Qt::AlignTop);
    head->addWidget(m_button, 0, Qt::AlignTop);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addLayout(head);
    layout->addWidget(m_trouble);
    layout->addWidget(m_chart, 1);
    layout->addWidget(m_table);
    m_table->hide();
    connect(m_table, &FigureTable::figureActivated, this, &ChartPanel::figureActivated);
}

void ChartPanel::retranslate(const QString &title)
{
    m_title->setText(title);
    m_as_table->setText(tr("Show as table"));
    //: a button beside a chart that shows the chart's figures instead
    m_as_table->setIconText(tr("Table"));
    m_as_table->setToolTip(tr("Show as table"));
    //: of a button for screen readers; %1 is a chart's title
    m_table_button->setAccessibleName(tr("Show as table: %1").arg(title));
    m_copy_data->setText(tr("Copy data"));
    m_copy_image->setText(tr("Copy image"));
    m_save->setText(tr("Save chart\u2026"));
    //: of a button that opens a menu; %1 is the chart's title
    m_button->setAccessibleName(tr("Chart actions: %1").arg(title));
    m_button->setToolTip(tr("Show as table, copy or save this chart"));
}

void ChartPanel::setColors(const Colors &colors)
{
    m_colors = &colors;
    m_table->setColors(colors);
    QPalette trouble = m_trouble->palette();
    trouble.setColor(QPalette::WindowText, colors.does_not_fit);
    m_trouble->setPalette(trouble);
}

void ChartPanel::refresh()
{
    if (showsTable())
        m_table->setTable(m_content().table);
}

bool ChartPanel::showsTable() const
{
    return m_as_table->isChecked();
}

void ChartPanel::setShowsTable(bool shown)
{
    m_as_table->setChecked(shown);
    refresh();
    m_chart->setVisible(!shown);
    m_table->setVisible(shown);
}

void ChartPanel::copyData()
{
    QGuiApplication::clipboard()->setText(tabSeparated(m_content().table));
}

void ChartPanel::copyImage()
{
    const Content content = m_content();
    // programs that take no picture get the figures
    auto *both = new QMimeData;
    both->setImageData(chartImage(content.drawing, content.size, kClipboardScale));
    both->setText(tabSeparated(content.table));
    QGuiApplication::clipboard()->setMimeData(both);
}

void ChartPanel::save()
{
    const QString path = ask_path(window(), fileStem(m_title->text()) + QStringLiteral(".svg"));
    if (path.isEmpty())
        return;
    const Content content = m_content();
    const std::optional<Error> error =
        saveChart(content.drawing, content.size, path, m_title->text(), imageScaleOf(path));
    tell(error ? words::error(*error) : QString());
}

void ChartPanel::tell(const QString &text)
{
    m_trouble->setText(text);
    m_trouble->setVisible(!text.isEmpty());
}

void ChartPanel::contextMenuEvent(QContextMenuEvent *event)
{
    m_menu->popup(event->globalPos());
    event->accept();
}

} // namespace tarozi::ui
