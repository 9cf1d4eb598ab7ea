// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/tariffs_window.h"

#include "core/catalog/tariff_writer.h"
#include "core/whole_file.h"
#include "ui/controls/flow_layout.h"
#include "ui/language/words.h"
#include "ui/report/workbook.h"
#include "ui/views/tariffs_model.h"

#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSet>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QUuid>
#include <QVBoxLayout>

#include <algorithm>

namespace tarozi::ui {

namespace {

constexpr int kWidestColumn = 260;

QString newId()
{
    return QStringLiteral("user-") + QUuid::createUuid().toString(QUuid::Id128).left(12);
}

} // namespace

TariffsWindow::TariffsWindow(const ViewContext &context, Services services, QWidget *parent)
    : QDialog(parent)
    , m_context(context)
    , m_services(std::move(services))
    , m_filter(new QLineEdit)
    , m_model(new TariffsModel(m_services.today, this))
    , m_proxy(new QSortFilterProxyModel(this))
    , m_table(new QTableView)
    , m_message(new QLabel)
{
    resize(1180, 680);
    m_proxy->setSourceModel(m_model);
    m_proxy->setSortRole(TariffsModel::kSortRole);
    m_proxy->setFilterKeyColumn(-1);
    m_proxy->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_table->setModel(m_proxy);
    m_table->setSortingEnabled(true);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->verticalHeader()->hide();
    m_table->setAlternatingRowColors(false);
    m_message->setWordWrap(true);
    m_message->hide();
    auto *buttons = new QWidget;
    auto *row = new FlowLayout(buttons);
    row->setContentsMargins(0, 0, 0, 0);
    const auto button = [&](void (TariffsWindow::*slot)(), const std::function<QString()> &text) {
        auto *made = new QPushButton;
        made->setAutoDefault(false);
        connect(made, &QPushButton::clicked, this, slot);
        row->addWidget(made);
        m_buttons.push_back({made, text});
    };
    button(&TariffsWindow::add, [] { return tr("Add"); });
    button(&TariffsWindow::duplicate, [] { return tr("Duplicate"); });
    button(&TariffsWindow::remove, [] { return tr("Remove"); });
    //: rows copied in a spreadsheet
    button(&TariffsWindow::paste, [] { return tr("Paste rows"); });
    button(&TariffsWindow::importList, [] { return tr("Import…"); });
    button(&TariffsWindow::exportList, [] { return tr("Export…"); });
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_filter);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_message);
    layout->addWidget(buttons);
    connect(m_filter, &QLineEdit::textChanged, m_proxy, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_model, &TariffsModel::changed, this, [this](const Tariff &tariff) { keep({tariff}, {}); });
    connect(&context.languages, &LanguageManager::languageChanged, this, &TariffsWindow::retranslate);
    retranslate();
    m_table->resizeColumnsToContents();
    for (int column = 0; column < m_model->columnCount(); ++column)
        m_table->setColumnWidth(column, std::min(m_table->columnWidth(column), kWidestColumn));
}

void TariffsWindow::retranslate()
{
    setWindowTitle(tr("Tariffs"));
    m_filter->setPlaceholderText(tr("Filter: a GPU, a provider, a currency"));
    m_filter->setAccessibleName(tr("Filter"));
    m_table->setAccessibleName(tr("Tariffs"));
    for (const auto &[button, text] : m_buttons)
        button->setText(text());
    reload();
}

void TariffsWindow::reload()
{
    m_model->show(m_context.session.catalog().tariffs(), Format(m_context.languages.locale()));
}

void TariffsWindow::tell(const QString &text)
{
    m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
}

void TariffsWindow::keep(const std::vector<Tariff> &tariffs, const QStringList &removed)
{
    if (const auto error = keepTariffs(tariffs, removed, m_services.user_folder)) {
        tell(words::error(*error));
        return;
    }
    Catalog::Content content = m_context.session.catalog().content();
    std::vector<Tariff> &all = content.tariffs;
    const QSet<QString> gone(removed.begin(), removed.end());
    all.erase(std::remove_if(all.begin(), all.end(), [&](const Tariff &t) { return gone.contains(t.id); }), all.end());
    QHash<QString, size_t> places;
    for (size_t i = 0; i < all.size(); ++i)
        places.insert(all[i].id, i);
    for (const Tariff &tariff : tariffs) {
        const auto it = places.constFind(tariff.id);
        if (it != places.constEnd())
            all[*it] = tariff;
        else
            all.push_back(tariff);
    }
    m_context.session.useCatalog(std::make_shared<const Catalog>(std::move(content)));
    tell({});
    reload();
}

std::vector<Tariff> TariffsWindow::shown() const
{
    std::vector<Tariff> tariffs;
    for (int row = 0; row < m_proxy->rowCount(); ++row)
        tariffs.push_back(m_model->tariff(m_proxy->mapToSource(m_proxy->index(row, 0)).row()));
    return tariffs;
}

std::vector<Tariff> TariffsWindow::selected() const
{
    std::vector<Tariff> tariffs;
    for (const QModelIndex &index : m_table->selectionModel()->selectedRows())
        tariffs.push_back(m_model->tariff(m_proxy->mapToSource(index).row()));
    return tariffs;
}

void TariffsWindow::add()
{
    Tariff tariff;
    tariff.id = newId();
    tariff.kind = QStringLiteral("gpu-rent");
    const Scenario &scenario = m_context.session.scenario();
    tariff.gpu_id = scenario.candidates.front().gpu;
    tariff.gpu_name_raw = tariff.gpu_id;
    tariff.gpu_match = QStringLiteral("exact");
    tariff.currency = scenario.price.currency;
    tariff.unit_period = QStringLiteral("hour");
    tariff.price_date = m_services.today.toString(Qt::ISODate);
    keep({tariff}, {});
}

void TariffsWindow::duplicate()
{
    std::vector<Tariff> copies = selected();
    for (Tariff &tariff : copies)
        tariff.id = newId();
    if (!copies.empty())
        keep(copies, {});
}

// What came with the program stays: only one's own offers go.
void TariffsWindow::remove()
{
    QStringList ids;
    for (const Tariff &tariff : selected()) {
        if (tariff.id.startsWith(QLatin1StringView("user-")))
            ids += tariff.id;
    }
    if (ids.isEmpty())
        tell(tr("Only offers that you added can be removed."));
    else
        keep({}, ids);
}

void TariffsWindow::import(const QByteArray &bytes, const QString &name)
{
    const Result<PriceTable> table = readPriceTable(bytes, name);
    if (!table) {
        tell(words::error(table.error()));
        return;
    }
    const std::optional<PriceImport> confirmed = m_services.confirm(this, *table);
    if (confirmed)
        keep(confirmed->accepted, {});
}

void TariffsWindow::paste()
{
    import(m_services.clipboard(), tr("the clipboard"));
}

void TariffsWindow::importList()
{
    const QString path = m_services.list_to_open(this);
    if (path.isEmpty())
        return;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        tell(words::error({Problem::CannotRead, path, {}, file.errorString(), {}}));
        return;
    }
    import(file.read(kMaxPriceListBytes + 1), path);
}

void TariffsWindow::exportList()
{
    const QString path = m_services.list_to_write(this, QStringLiteral("tariffs.xlsx"));
    if (path.isEmpty())
        return;
    const bool book = path.endsWith(QLatin1StringView(".xlsx"), Qt::CaseInsensitive);
    const std::optional<Error> error =
        book ? writePriceBook(shown(), path) : writeWholeFile(path, priceListCsv(shown(), CsvDialect::Excel));
    //: %1 a file
    tell(error ? words::error(*error) : tr("Written: %1").arg(path));
}

} // namespace tarozi::ui
