// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/error.h"
#include "ui/charts/chart_export.h"
#include "ui/charts/table_spec.h"
#include "ui/theme/theme.h"

#include <QWidget>

#include <functional>

class QAction;
class QLabel;
class QMenu;
class QStackedLayout;
class QToolButton;

namespace tarozi::ui {

class FigureTable;

// A chart with its title and what can be done with it: show it as a table, copy its data or its picture, save it.
class ChartPanel : public QWidget
{
    Q_OBJECT

public:
    // What the current chart is for a table and for paper; asked for only when needed.
    struct Content {
        TableSpec table;
        ChartDrawing drawing; // with the print palette
        QSizeF size;
    };

    // Takes the chart as its child.
    ChartPanel(QWidget *chart, std::function<Content()> content, QWidget *parent = nullptr);

    void retranslate(const QString &title);
    void setColors(const Colors &colors);
    // After the chart has got another spec.
    void refresh();

    QToolButton *tableButton() const { return m_table_button; }
    bool showsTable() const;
    void setShowsTable(bool shown);
    FigureTable *table() const { return m_table; }
    QMenu *menu() const { return m_menu; }

    // Asks for a path; tests answer in its place. Empty: the person changed their mind. The name of a picture tells its
    // scale: see imageScaleOf.
    std::function<QString(QWidget *parent, const QString &suggested)> ask_path;

signals:
    void figureActivated(int candidate, tarozi::Quantity figure, const QRect &cell);

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void copyData();
    void copyImage();
    void save();
    void tell(const QString &text);

    std::function<Content()> m_content;
    QLabel *m_title;
    QLabel *m_trouble;
    QToolButton *m_table_button; // shows what m_as_table is
    QToolButton *m_button;
    QMenu *m_menu;
    QAction *m_as_table, *m_copy_data, *m_copy_image, *m_save;
    QWidget *m_chart;
    FigureTable *m_table;
    const Colors *m_colors = &lightColors();
};

} // namespace tarozi::ui
