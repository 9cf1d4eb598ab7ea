// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/window_services.h"
#include "ui/views/assessment_view.h"

#include <QWidget>

namespace tarozi::ui {

class Document;
class DocumentCommands;
class ExportCommand;
class ImportCommand;
class NoticeBar;
class PageTabs;
class Recovery;
class WindowActions;
class WindowNews;

// The one window: commands on top, the workload on the left, GPU cards and pages on the right, findings below.
class MainWindow : public QWidget
{
    Q_OBJECT

public:
    MainWindow(const ViewContext &context, const WindowServices &services, QWidget *parent = nullptr);
    ~MainWindow() override;

    // Opens a file given on the command line; tells what is wrong with it and keeps the default scenario otherwise.
    void openFile(const QString &path);
    // Shows the window where it was last, or in the middle of the first screen.
    void showPlaced();

    WindowActions &actions() const { return *m_actions; }
    NoticeBar &notices() const { return *m_notices; }
    PageTabs &pages() const { return *m_pages; }
    Document &document() const { return *m_document; }
    Recovery &recovery() const { return *m_recovery; }

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void buildLayout();
    void connectDocument();
    void connectActions();
    void fillRecentMenu();
    void fillExamplesMenu();
    void chooseLanguage(Language language);
    void chooseTheme(ThemeChoice choice);
    void resetLayout();
    void retitle();

    ViewContext m_context;
    WindowServices m_services;
    WindowActions *m_actions;
    Document *m_document;
    DocumentCommands *m_commands;
    ExportCommand *m_export;
    ImportCommand *m_import;
    Recovery *m_recovery;
    NoticeBar *m_notices;
    WindowNews *m_news;
    PageTabs *m_pages;
};

} // namespace tarozi::ui
