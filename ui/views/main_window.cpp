// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/main_window.h"

#include "ui/controls/picker_button.h"
#include "ui/controls/workload_panel.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/document.h"
#include "ui/shell/document_commands.h"
#include "ui/shell/examples.h"
#include "ui/shell/export_command.h"
#include "ui/shell/import_command.h"
#include "ui/shell/notice_bar.h"
#include "ui/shell/recovery.h"
#include "ui/shell/settings.h"
#include "ui/shell/tariffs_command.h"
#include "ui/shell/top_bar.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_news.h"
#include "ui/views/choose_page.h"
#include "ui/views/context_page.h"
#include "ui/views/cost_page.h"
#include "ui/views/findings_bar.h"
#include "ui/views/fit_map_page.h"
#include "ui/views/gpu_area.h"
#include "ui/views/gpu_strip.h"
#include "ui/views/memory_page.h"
#include "ui/views/page_tabs.h"
#include "ui/views/side_panel.h"
#include "ui/views/specs_page.h"
#include "ui/views/speed_page.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenu>
#include <QMimeData>
#include <QScreen>
#include <QVBoxLayout>

namespace tarozi::ui {

namespace {

QList<QRect> availableScreens()
{
    QList<QRect> areas;
    for (const QScreen *screen : QGuiApplication::screens())
        areas.append(screen->availableGeometry());
    return areas;
}

bool isScenario(const QString &path)
{
    return path.endsWith(QStringLiteral(".tarozi"), Qt::CaseInsensitive) ||
           path.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive);
}

// The one scenario or model file that is being dragged; empty for anything else.
QString droppedFileOf(const QMimeData *data)
{
    const QList<QUrl> urls = data->urls();
    if (urls.size() != 1 || !urls.first().isLocalFile())
        return {};
    const QString path = urls.first().toLocalFile();
    return isScenario(path) || ImportCommand::takes(path) ? path : QString();
}

template<typename View>
QWidget *build(const ViewContext &context, QWidget *parent)
{
    return new View(context, parent);
}

std::vector<PageTabs::Page> pageList(TariffsCommand *tariffs)
{
    const auto cost = [tariffs](const ViewContext &context, QWidget *parent) {
        auto *page = new CostPage(context, parent);
        QObject::connect(page, &CostPage::tariffsWanted, tariffs, &TariffsCommand::run);
        return page;
    };
    return {{[] { return MainWindow::tr("Memory"); }, build<MemoryPage>},
            {[] { return MainWindow::tr("Speed"); }, build<SpeedPage>},
            {[] { return MainWindow::tr("Context"); }, build<ContextPage>, true},
            {[] { return MainWindow::tr("Fit map"); }, build<FitMapPage>, true},
            {[] { return MainWindow::tr("Cost"); }, cost},
            {[] { return MainWindow::tr("Choose"); }, build<ChoosePage>, true},
            {[] { return MainWindow::tr("Specifications"); }, build<SpecsPage>}};
}

} // namespace

MainWindow::MainWindow(const ViewContext &context, const WindowServices &services, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_services(services)
    , m_actions(new WindowActions(context, this))
    , m_document(new Document(context.session, services.store, this))
    , m_commands(new DocumentCommands(*m_document, services.dialogs, services.settings, this))
    , m_export(new ExportCommand(context, services, *m_document, this))
    , m_import(new ImportCommand(context, services, this))
    , m_recovery(new Recovery(*m_document, services.recovery_folder, this))
    , m_notices(new NoticeBar(context, this))
    , m_news(new WindowNews(context, m_services, *m_document, *m_recovery, *m_notices, this))
{
    setAcceptDrops(true);
    buildLayout();
    connectDocument();
    connectActions();
    retitle();
    m_news->tellAtStart();
}

MainWindow::~MainWindow() = default;

void MainWindow::openFile(const QString &path)
{
    m_commands->openFile(path);
}

void MainWindow::showPlaced()
{
    setGeometry(clampToScreens(m_services.settings.windowGeometry(), availableScreens()));
    if (m_services.settings.windowMaximized())
        showMaximized();
    else
        show();
}

void MainWindow::buildLayout()
{
    // made in the order of the eye: the Tab key follows it
    auto *top = new TopBar(m_context, *m_actions);
    auto *workload = new WorkloadPanel(m_context, this);
    workload->modelButton()->setFocus(); // where work begins
    auto *panel = new SidePanel(workload);
    auto *line = new QWidget;
    line->setFixedWidth(1);
    line->setBackgroundRole(QPalette::Mid);
    line->setAutoFillBackground(true);

    auto *strip = new GpuStrip(m_context, this);
    m_pages = new PageTabs(m_context, pageList(new TariffsCommand(m_context, m_services, this)));

    auto *right = new QVBoxLayout;
    right->setContentsMargins(16, 14, 16, 14);
    right->setSpacing(12);
    right->addWidget(new GpuArea(strip));
    right->addWidget(m_pages, 1);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(panel);
    middle->addWidget(line);
    middle->addLayout(right, 1);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(top);
    whole->addWidget(m_notices);
    whole->addLayout(middle, 1);
    whole->addWidget(new FindingsBar(m_context));
}

void MainWindow::connectActions()
{
    const WindowActions &actions = *m_actions;
    connect(actions.start_new, &QAction::triggered, m_commands, &DocumentCommands::startNew);
    connect(actions.open, &QAction::triggered, m_commands, &DocumentCommands::open);
    connect(actions.save, &QAction::triggered, m_commands, &DocumentCommands::save);
    connect(actions.save_as, &QAction::triggered, m_commands, &DocumentCommands::saveAs);
    connect(actions.clear_recent, &QAction::triggered, this, [this] { m_services.settings.clearRecentFiles(); });
    connect(actions.export_pdf, &QAction::triggered, m_export, &ExportCommand::run);
    connect(actions.import_model, &QAction::triggered, m_import, &ImportCommand::run);
    connect(actions.quit, &QAction::triggered, this, &MainWindow::close);
    connect(actions.about, &QAction::triggered, this, [this] { m_services.dialogs.about(this); });
    connect(actions.reset_layout, &QAction::triggered, this, &MainWindow::resetLayout);
    connect(m_actions, &WindowActions::languageChosen, this, &MainWindow::chooseLanguage);
    connect(m_actions, &WindowActions::themeChosen, this, &MainWindow::chooseTheme);
    connect(actions.recentMenu(), &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
    connect(actions.examplesMenu(), &QMenu::aboutToShow, this, &MainWindow::fillExamplesMenu);
    fillExamplesMenu();
    connect(&m_context.languages, &LanguageManager::languageChanged, this, [this] {
        retitle();
        fillExamplesMenu();
    });
}

void MainWindow::connectDocument()
{
    connect(m_document, &Document::pathChanged, this, &MainWindow::retitle);
    connect(m_document, &Document::modifiedChanged, this, &MainWindow::setWindowModified);
    connect(&m_context.session, &ScenarioSession::assessed, m_recovery, &Recovery::scenarioChanged);
    connect(m_commands, &DocumentCommands::failed, m_news, &WindowNews::tellFileError);
    connect(m_commands, &DocumentCommands::succeeded, m_news, &WindowNews::fileErrorIsOver);
    connect(m_commands, &DocumentCommands::idleKeysFound, m_news, &WindowNews::tellIdleKeys);
    connect(m_import, &ImportCommand::failed, m_news, &WindowNews::tellFileError);
    connect(m_import, &ImportCommand::succeeded, m_news, &WindowNews::fileErrorIsOver);
    connect(m_recovery, &Recovery::failed, m_news, &WindowNews::tellRecoveryError);
    connect(m_export, &ExportCommand::failed, m_news, &WindowNews::tellExportError);
    connect(m_export, &ExportCommand::written, m_news, &WindowNews::tellExported);
}

void MainWindow::fillExamplesMenu()
{
    QMenu *menu = m_actions->examplesMenu();
    menu->clear();
    for (const Example &example : examples())
        connect(menu->addAction(example.name), &QAction::triggered, this,
                [this, path = example.path] { m_commands->openExample(path); });
}

void MainWindow::fillRecentMenu()
{
    QMenu *menu = m_actions->recentMenu();
    menu->clear(); // deletes the files' actions, which the menu owns
    const QStringList paths = m_services.settings.recentFiles();
    for (const QString &path : paths) {
        QString name = QDir::toNativeSeparators(path);
        QAction *action = menu->addAction(name.replace(QLatin1Char('&'), QStringLiteral("&&")));
        connect(action, &QAction::triggered, this, [this, path] { openFile(path); });
    }
    menu->addSeparator();
    menu->addAction(m_actions->clear_recent);
    m_actions->clear_recent->setEnabled(!paths.isEmpty());
}

void MainWindow::chooseLanguage(Language language)
{
    m_services.settings.setLanguage(language);
    m_context.languages.setLanguage(language);
}

void MainWindow::chooseTheme(ThemeChoice choice)
{
    m_services.settings.setTheme(choice);
    m_context.theme.setChoice(choice);
}

void MainWindow::resetLayout()
{
    m_services.settings.forgetWindow();
    showNormal();
    setGeometry(clampToScreens({}, availableScreens()));
    m_pages->setCurrent(0);
}

void MainWindow::retitle()
{
    QString name = m_document->path().isEmpty() ? tr("New scenario") : m_document->name();
    name.replace(QStringLiteral("[*]"), QStringLiteral("[*][*]"));
    //: window title: the document's name, a mark while it is not saved, the program
    setWindowTitle(tr("%1[*] – Tarozi").arg(name));
    setWindowModified(m_document->isModified());
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_commands->letGo()) {
        event->ignore();
        return;
    }
    m_recovery->discard();
    m_services.settings.setWindow(normalGeometry(), isMaximized());
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!droppedFileOf(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    const QString path = droppedFileOf(event->mimeData());
    if (path.isEmpty())
        return;
    event->acceptProposedAction();
    if (isScenario(path))
        openFile(path);
    else
        m_import->importFile(path);
}

} // namespace tarozi::ui
