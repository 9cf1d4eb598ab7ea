// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QTabBar>
#include <QTextEdit>
#include <QWidget>
#include <QXmlStreamReader>

#include <vector>

namespace tarozi::ui {

// Everything a person can read or hear in a window: texts, tooltips, accessible names, menus, tables. What is hidden
// in it (a page behind another tab) is left out: it is brought up to date when it is shown.
inline QStringList visibleTexts(const QWidget &root)
{
    QStringList texts;
    QList<const QWidget *> widgets{&root};
    for (const QWidget *widget : root.findChildren<QWidget *>()) {
        const QWidget *holder = widget;
        while (holder && holder != &root && qobject_cast<const QMenu *>(holder))
            holder = holder->parentWidget();
        if (holder && holder->isVisibleTo(&root))
            widgets.append(widget);
    }
    for (const QWidget *widget : widgets) {
        texts << widget->toolTip() << widget->accessibleName() << widget->accessibleDescription() << widget->whatsThis()
              << widget->windowTitle();
        if (const auto *label = qobject_cast<const QLabel *>(widget))
            texts << label->text();
        if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            texts << button->text();
        if (const auto *group = qobject_cast<const QGroupBox *>(widget))
            texts << group->title();
        if (const auto *menu = qobject_cast<const QMenu *>(widget))
            texts << menu->title();
        if (const auto *line = qobject_cast<const QLineEdit *>(widget))
            texts << line->placeholderText() << line->text();
        if (const auto *edit = qobject_cast<const QTextEdit *>(widget))
            texts << edit->toPlainText();
        if (const auto *bar = qobject_cast<const QTabBar *>(widget)) {
            for (int i = 0; i < bar->count(); ++i)
                texts << bar->tabText(i) << bar->tabToolTip(i);
        }
        if (const auto *combo = qobject_cast<const QComboBox *>(widget)) {
            for (int i = 0; i < combo->count(); ++i)
                texts << combo->itemText(i);
        }
        if (const auto *view = qobject_cast<const QAbstractItemView *>(widget); view && view->model()) {
            const QAbstractItemModel *model = view->model();
            for (int column = 0; column < model->columnCount(); ++column) {
                texts << model->headerData(column, Qt::Horizontal).toString();
                for (int row = 0; row < model->rowCount(); ++row) {
                    const QModelIndex index = model->index(row, column);
                    texts << index.data().toString() << index.data(Qt::ToolTipRole).toString();
                }
            }
            for (int row = 0; row < model->rowCount(); ++row)
                texts << model->headerData(row, Qt::Vertical).toString();
        }
        for (const QAction *action : widget->actions())
            texts << action->text() << action->toolTip() << action->iconText();
    }
    texts.removeAll(QString());
    texts.removeDuplicates();
    return texts;
}

// The English sources of a translation file whose translation differs from them, as patterns of a whole text.
inline std::vector<QRegularExpression> englishPatterns(const QString &ts_path)
{
    std::vector<QRegularExpression> patterns;
    QFile file(ts_path);
    if (!file.open(QIODevice::ReadOnly))
        return patterns;
    QXmlStreamReader xml(&file);
    QString source;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QStringLiteral("source"))
            source = xml.readElementText();
        if (xml.name() != QStringLiteral("translation"))
            continue;
        const QString translation = xml.readElementText(QXmlStreamReader::IncludeChildElements);
        static const QRegularExpression placeholder(QStringLiteral("%(L?\\d+|n)"));
        static const QRegularExpression word(QStringLiteral("[a-z]{3}")); // "GPU %1" says nothing about a language
        if (translation == source || !QString(source).remove(placeholder).contains(word))
            continue;
        QStringList parts;
        for (const QString &part : QString(source).remove(QLatin1Char('&')).split(placeholder))
            parts.append(QRegularExpression::escape(part));
        patterns.emplace_back(QRegularExpression::anchoredPattern(parts.join(QStringLiteral(".{1,80}"))),
                              QRegularExpression::DotMatchesEverythingOption);
    }
    return patterns;
}

} // namespace tarozi::ui
