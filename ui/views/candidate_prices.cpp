// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/candidate_prices.h"

#include "core/cost/offer.h"
#include "core/workload/money_fields.h"
#include "ui/controls/optional_number.h"
#include "ui/language/words.h"
#include "ui/language/words_money.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace tarozi::ui {

namespace {

constexpr int kNarrowestList = 12; // letters

QString offerText(const Tariff &tariff, const Format &format)
{
    const auto price = perGpuHour(tariff);
    //: in place of a price: the provider tells it when asked
    const QString amount =
        price ? words::amount(price->toDouble(), tariff.currency, format) : CandidatePrices::tr("on request");
    QStringList parts{amount, tariff.provider, tariff.purchase_model, tariff.price_date};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

} // namespace

CandidatePrices::CandidatePrices(const ViewContext &context, QWidget *parent)
    : AssessmentView(context, parent), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
}

void CandidatePrices::addRow()
{
    const int index = int(m_rows.size());
    Row row{new QLabel, new QComboBox, new OptionalNumber(kMinPrice, kMaxAmount), new QComboBox};
    row.offers->setMinimumContentsLength(kNarrowestList);
    row.offers->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    row.currency->addItems(
        {QStringLiteral("RUB"), QStringLiteral("USD"), QStringLiteral("EUR"), QStringLiteral("UZS")});
    row.amount->retranslate();
    m_grid->addWidget(row.name, 2 * index, 0, 1, 2);
    m_grid->addWidget(row.offers, 2 * index + 1, 0);
    m_grid->addWidget(row.amount, 2 * index + 1, 1);
    m_grid->addWidget(row.currency, 2 * index + 1, 2);
    m_grid->setColumnStretch(0, 3);
    m_grid->setColumnStretch(1, 1);
    connect(row.offers, &QComboBox::activated, this, [this, index, offers = row.offers] {
        PriceChoice price = priceOf(session().scenario(), session().scenario().candidates.at(size_t(index)));
        price.tariff = offers->currentData().toString();
        edit(index, price);
    });
    const auto typed = [this, index] {
        const Row &own = m_rows.at(size_t(index));
        PriceChoice price = priceOf(session().scenario(), session().scenario().candidates.at(size_t(index)));
        price.tariff.clear();
        price.amount_per_gpu_hour = own.amount->value();
        price.currency = own.currency->currentText();
        edit(index, price);
    };
    connect(row.amount, &OptionalNumber::edited, this, typed);
    connect(row.currency, &QComboBox::activated, this, typed);
    m_rows.push_back(row);
}

void CandidatePrices::edit(int candidate, const PriceChoice &price)
{
    Scenario next = session().scenario();
    next.candidates.at(size_t(candidate)).price = price;
    session().edit(next, EditField::Price);
}

// Those for this card, cheapest first within a currency.
void CandidatePrices::fillOffers(QComboBox *box, const Candidate &candidate)
{
    std::vector<const Tariff *> offers;
    for (const Tariff &tariff : session().catalog().tariffs()) {
        const bool named = !tariff.gpu_id.isEmpty() || !tariff.gpu_candidates.isEmpty();
        if (tariff.kind == QLatin1StringView("gpu-rent") && named && isFor(tariff, candidate.gpu))
            offers.push_back(&tariff);
    }
    const auto hour = [](const Tariff *tariff) { return perGpuHour(*tariff).value_or(Decimal::overflow()); };
    std::stable_sort(offers.begin(), offers.end(), [&](const Tariff *a, const Tariff *b) {
        return a->currency != b->currency ? a->currency < b->currency : hour(a) < hour(b);
    });
    box->clear();
    box->addItem(tr("own price"), QString());
    for (const Tariff *tariff : offers)
        box->addItem(offerText(*tariff, format()), tariff->id);
}

void CandidatePrices::showRow(int candidate)
{
    const Row &row = m_rows.at(size_t(candidate));
    const Candidate &asked = session().scenario().candidates.at(size_t(candidate));
    const PriceChoice &price = priceOf(session().scenario(), asked);
    const Offer offer = offerOf(price, session().catalog(), asked.gpu);
    const QString name =
        words::candidateName(session().assessment().candidates.at(size_t(candidate)), session().catalog());
    //: %1 a GPU
    row.name->setText(tr("%1, price of a GPU-hour").arg(name));
    row.offers->setAccessibleName(tr("Offer for %1").arg(name));
    row.amount->setAccessibleName(row.name->text());
    row.currency->setAccessibleName(tr("Currency of the price of %1").arg(name));
    fillOffers(row.offers, asked);
    row.offers->setCurrentIndex(std::max(0, row.offers->findData(price.tariff)));
    const bool priced = offer.gap == PriceGap::None;
    row.amount->show(priced ? std::optional(offer.per_gpu_hour.amount.toDouble()) : std::nullopt);
    const QString &code = priced ? offer.per_gpu_hour.currency : price.currency;
    if (row.currency->findText(code) < 0)
        row.currency->addItem(code);
    row.currency->setCurrentIndex(row.currency->findText(code));
}

void CandidatePrices::present()
{
    const size_t count = std::min(session().scenario().candidates.size(), session().assessment().candidates.size());
    while (m_rows.size() < count)
        addRow();
    for (size_t i = 0; i < m_rows.size(); ++i) {
        for (QWidget *widget :
             std::initializer_list<QWidget *>{m_rows[i].name, m_rows[i].offers, m_rows[i].amount, m_rows[i].currency})
            widget->setVisible(i < count);
        if (i < count)
            showRow(int(i));
    }
}

void CandidatePrices::retranslate()
{
    for (const Row &row : m_rows)
        row.amount->retranslate();
}

} // namespace tarozi::ui
