// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/price_list.h"

#include <QRegularExpression>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

struct ColumnWord {
    PriceColumn column;
    const char16_t *form;
};

// Narrow words first: a column takes the first meaning that fits and is free.
constexpr ColumnWord kWords[] = {
    {PriceColumn::VatPercent, u"vat.*(%|percent|rate)|(ставка|процент).*ндс|ндс.*%|qqs.*%"},
    {PriceColumn::Vat, u"\\bvat\\b|ндс|\\bqqs\\b"},
    {PriceColumn::Currency, u"currency|валют|valyuta"},
    {PriceColumn::Minimum, u"minimum|минимал|minimal"},
    {PriceColumn::Billing, u"billing|granularity|тарификац|hisob.?kitob"},
    {PriceColumn::Vcpu, u"vcpu|\\bcpu\\b|ядр|процессор"},
    {PriceColumn::Ram, u"\\bram\\b|memory|озу|оператив"},
    {PriceColumn::Disk, u"\\bdisk\\b|storage|\\bssd\\b|диск"},
    {PriceColumn::Count, u"count|gpus\\b|quantity|\\bqty\\b|кол-?во|количество|число|soni"},
    {PriceColumn::Period, u"period|\\bunit\\b|период|единица|davr"},
    {PriceColumn::Price, u"price|cost|amount|rate|цена|стоимость|тариф|narx"},
    {PriceColumn::Model, u"model.*purchase|purchase|commitment|\\btype\\b|\\bплан\\b|\\bтип\\b|turi"},
    {PriceColumn::Scope, u"scope|includes?|состав|входит"},
    {PriceColumn::Provider, u"provider|vendor|cloud|провайдер|поставщик|provayder"},
    {PriceColumn::Region, u"region|location|регион|страна|hudud"},
    {PriceColumn::Date, u"date|дата|sana"},
    {PriceColumn::Source, u"source|\\burl\\b|link|источник|ссылка|manba"},
    {PriceColumn::Notes, u"notes?|comment|примечан|коммент|izoh"},
    {PriceColumn::Gpu, u"gpu|видеокарт|карта|ускоритель|card|accelerator|model|instance|наименование"},
};

} // namespace

PriceMapping guessMapping(const PriceTable &table)
{
    PriceMapping mapping;
    for (int column = 0; column < table.header.size(); ++column) {
        const QString title = table.header[column].toLower().replace(u'_', u' ');
        for (const ColumnWord &word : kWords) {
            const QRegularExpression form(QString::fromUtf16(word.form),
                                          QRegularExpression::UseUnicodePropertiesOption);
            if (mapping[word.column] < 0 && form.match(title).hasMatch()) {
                mapping[word.column] = column;
                break;
            }
        }
    }
    return mapping;
}

} // namespace tarozi
