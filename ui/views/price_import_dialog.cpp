// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/price_import_dialog.h"

#include "ui/language/words_money.h"
#include "ui/language/words_prices.h"
#include "ui/theme/button_kind.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace tarozi::ui {

namespace {

constexpr PriceColumn kAsked[] = {PriceColumn::Gpu,      PriceColumn::Price,  PriceColumn::Currency, PriceColumn::Count,
                                  PriceColumn::Provider, PriceColumn::Period, PriceColumn::Model,    PriceColumn::Scope,
                                  PriceColumn::Vat,      PriceColumn::Date};
constexpr size_t kMostShown = 200; // rows of each kind

} // namespace

PriceImportDialog::PriceImportDialog(const ViewContext &context, PriceTable table, QWidget *parent)
    : QDialog(parent)
    , m_catalog(context.session.catalog())
    , m_format(context.languages.locale())
    , m_table(std::move(table))
    , m_provider(new QLineEdit)
    , m_currency(new QComboBox)
    , m_period(new QComboBox)
    , m_summary(new QLabel)
    , m_preview(new QTableWidget)
{
    setWindowTitle(tr("Import a price list"));
    resize(960, 640);
    const PriceMapping guessed = guessMapping(m_table);
    auto *columns = new QFormLayout;
    for (const PriceColumn column : kAsked) {
        auto *box = new QComboBox;
        //: the price list has no column of this meaning
        box->addItem(tr("no column"), -1);
        for (int i = 0; i < m_table.header.size(); ++i)
            box->addItem(m_table.header[i], i);
        box->setCurrentIndex(guessed[column] + 1);
        columns->addRow(words::priceColumn(column), box);
        connect(box, &QComboBox::activated, this, &PriceImportDialog::read);
        m_columns[column] = box;
    }
    m_currency->addItem(tr("as the list says"), QString());
    for (const QString &code :
         {QStringLiteral("RUB"), QStringLiteral("USD"), QStringLiteral("EUR"), QStringLiteral("UZS")})
        m_currency->addItem(code, code);
    m_period->addItem(tr("hour"), QStringLiteral("hour"));
    m_period->addItem(tr("month"), QStringLiteral("month"));
    m_period->addItem(tr("minute"), QStringLiteral("minute"));
    m_period->addItem(tr("second"), QStringLiteral("second"));
    columns->addRow(tr("Provider, where none is named"), m_provider);
    columns->addRow(tr("Currency, where none is named"), m_currency);
    columns->addRow(tr("Prices are per, where none is named"), m_period);
    m_summary->setWordWrap(true);
    m_preview->setColumnCount(5);
    m_preview->setHorizontalHeaderLabels({tr("Line"), words::priceColumn(PriceColumn::Gpu),
                                          words::priceColumn(PriceColumn::Price), tr("State"), tr("Why")});
    m_preview->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_preview->horizontalHeader()->setStretchLastSection(true);
    m_preview->verticalHeader()->hide();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_confirm = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    setButtonKind(m_confirm, ButtonKind::Primary);
    auto *sides = new QHBoxLayout;
    sides->addLayout(columns);
    auto *right = new QVBoxLayout;
    right->addWidget(m_summary);
    right->addWidget(m_preview, 1);
    sides->addLayout(right, 1);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(sides, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_provider, &QLineEdit::editingFinished, this, &PriceImportDialog::read);
    connect(m_currency, &QComboBox::activated, this, &PriceImportDialog::read);
    connect(m_period, &QComboBox::activated, this, &PriceImportDialog::read);
    read();
}

void PriceImportDialog::read()
{
    PriceMapping mapping = guessMapping(m_table);
    for (const auto &[column, box] : m_columns)
        mapping[column] = box->currentData().toInt();
    PriceDefaults defaults;
    defaults.provider = m_provider->text().trimmed();
    defaults.currency = m_currency->currentData().toString();
    defaults.period = m_period->currentData().toString();
    m_import = importPrices(m_table, mapping, defaults, m_catalog);
    const int accepted = int(m_import.accepted.size());
    //: %1 an encoding, %2 to %4 numbers of rows
    m_summary->setText(tr("Read as %1. Rows accepted: %2, refused: %3, to be checked: %4.")
                           .arg(m_table.encoding, m_format.integer(accepted),
                                m_format.integer(double(m_import.refused.size())),
                                m_format.integer(double(m_import.doubts.size()))));
    m_confirm->setText(tr("Import %n offer(s)", nullptr, accepted));
    m_confirm->setEnabled(accepted > 0);
    fillPreview();
}

void PriceImportDialog::addRow(int line, const QString &gpu, const QString &price, const QString &state,
                               const QString &why)
{
    const int row = m_preview->rowCount();
    m_preview->insertRow(row);
    const QStringList cells{QString::number(line), gpu, price, state, why};
    for (int column = 0; column < cells.size(); ++column)
        m_preview->setItem(row, column, new QTableWidgetItem(cells[column]));
}

// What needs a person's eye comes first.
void PriceImportDialog::fillPreview()
{
    m_preview->setRowCount(0);
    const auto first = [](size_t count) { return std::min(count, kMostShown); };
    for (size_t i = 0; i < first(m_import.refused.size()); ++i) {
        const RefusedRow &row = m_import.refused[i];
        //: of a row of a price list
        addRow(row.line, row.text, {}, tr("refused"), words::refusal(row));
    }
    for (size_t i = 0; i < first(m_import.doubts.size()); ++i) {
        const DoubtfulRow &row = m_import.doubts[i];
        //: of a row of a price list: accepted, but look at it
        addRow(row.line, {}, {}, tr("check"), words::doubt(row));
    }
    for (size_t i = 0; i < first(m_import.accepted.size()); ++i) {
        const Tariff &tariff = m_import.accepted[i];
        const QString price =
            tariff.amount ? words::amount(*tariff.amount, tariff.currency, m_format) : tr("on request");
        //: of a row of a price list
        addRow(m_import.lines[i], tariff.gpu_name_raw, price, tr("accepted"), {});
    }
    m_preview->resizeColumnsToContents();
}

} // namespace tarozi::ui
