// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/price_text.h"

#include "core/importers/price_list.h"
#include "core/workload/money_fields.h"

#include <QDate>
#include <QRegularExpression>

namespace tarozi {

using namespace Qt::StringLiterals;

QString currencyIn(const QString &text)
{
    struct Sign {
        QRegularExpression form;
        QString code;
    };
    static const std::vector<Sign> signs = [] {
        const auto sign = [](const QString &form, const QString &code) {
            return Sign{QRegularExpression(form, QRegularExpression::CaseInsensitiveOption |
                                                     QRegularExpression::UseUnicodePropertiesOption),
                        code};
        };
        return std::vector<Sign>{sign(u"₽|\\brub\\b|\\brur\\b|руб|\\bр\\."_s, u"RUB"_s),
                                 sign(u"\\$|\\busd\\b|долл"_s, u"USD"_s),
                                 sign(u"€|\\beur\\b|евро"_s, u"EUR"_s),
                                 sign(u"\\buzs\\b|сум|so[ʻ'’‘`]?m\\b"_s, u"UZS"_s),
                                 sign(u"₸|\\bkzt\\b|тенге"_s, u"KZT"_s),
                                 sign(u"\\bcny\\b|¥|юан"_s, u"CNY"_s)};
    }();
    for (const Sign &sign : signs) {
        if (sign.form.match(text).hasMatch())
            return sign.code;
    }
    const QString code = text.trimmed().toUpper();
    return isCurrencyCode(code) ? code : QString();
}

std::optional<double> numberIn(QString text, bool decimal_comma)
{
    if (text.isEmpty())
        return std::nullopt;
    text.removeIf([](QChar c) { return c.isSpace() || c == u'’' || c == u'\''; });
    const qsizetype dots = text.count(u'.'), commas = text.count(u',');
    if (dots > 0 && commas > 0) { // the last one is the decimal mark
        const QChar group = text.lastIndexOf(u'.') > text.lastIndexOf(u',') ? u',' : u'.';
        text.remove(group);
        text.replace(u',', u'.');
    } else if (commas > 1 || dots > 1) {
        text.remove(commas > 1 ? u',' : u'.');
    } else if (commas == 1) {
        static const QRegularExpression grouped(u"^-?[1-9]\\d{0,2},\\d{3}$"_s);
        if (!decimal_comma && grouped.match(text).hasMatch())
            text.remove(u',');
        else
            text.replace(u',', u'.');
    }
    static const QRegularExpression number(u"^[+-]?(\\d+\\.?\\d*|\\.\\d+)$"_s);
    if (!number.match(text).hasMatch())
        return std::nullopt;
    bool ok = false;
    const double value = text.toDouble(&ok);
    return ok ? std::optional(value) : std::nullopt;
}

std::optional<PriceText> readPriceText(const QString &text, bool decimal_comma)
{
    static const QRegularExpression digits(u"[-+]?[\\d.,][\\d\\s  .,’']*"_s);
    const QRegularExpressionMatch match = digits.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const QString rest = text.left(match.capturedStart()) + u' ' + text.mid(match.capturedEnd());
    static const QRegularExpression per(
        u"(/|per|в|за)\\s*(gpu[- ]?)?(hour|hr|h|час|ч|min|мин|мес|month|mo)\\.?|от|from"_s,
        QRegularExpression::CaseInsensitiveOption);
    PriceText price;
    QString words = rest.trimmed();
    if (!words.isEmpty())
        words.remove(per);
    if (!words.isEmpty())
        price.currency = currencyIn(words);
    static const QRegularExpression letters(u"\\p{L}"_s);
    if (price.currency.isEmpty() && letters.match(words).hasMatch())
        return std::nullopt; // text with a number in it is no price
    QString number = match.captured().trimmed();
    if (number.endsWith(u'.') || number.endsWith(u','))
        number.chop(1);
    const auto amount = numberIn(number, decimal_comma);
    if (!amount)
        return std::nullopt;
    price.amount = *amount;
    return price;
}

bool isOnRequest(const QString &text)
{
    static const QRegularExpression form(u"request|запрос|договор|уточн|soʻrov|so'rov|contact|call"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    return form.match(text).hasMatch();
}

QString periodIn(const QString &text)
{
    struct Word {
        QRegularExpression form;
        QString period;
    };
    static const std::vector<Word> words = [] {
        const auto word = [](const QString &form, const QString &period) {
            return Word{QRegularExpression(form, QRegularExpression::CaseInsensitiveOption |
                                                     QRegularExpression::UseUnicodePropertiesOption),
                        period};
        };
        return std::vector<Word>{word(u"sec|сек|soniya"_s, u"second"_s), word(u"min|мин|daqiqa"_s, u"minute"_s),
                                 word(u"month|мес|oy\\b|oyiga|/mo\\b"_s, u"month"_s),
                                 word(u"hour|\\bhr\\b|/h\\b|^h$|час|/ч|^ч\\.?$|soat"_s, u"hour"_s),
                                 word(u"once|покуп|purchase|разов|xarid"_s, u"once"_s)};
    }();
    for (const Word &word : words) {
        if (word.form.match(text).hasMatch())
            return word.period;
    }
    return {};
}

QString dateIn(const QString &text)
{
    const QString trimmed = text.trimmed();
    for (const QString &form : {u"yyyy-MM-dd"_s, u"dd.MM.yyyy"_s, u"d.M.yyyy"_s, u"dd/MM/yyyy"_s, u"yyyy/MM/dd"_s}) {
        const QDate date = QDate::fromString(trimmed, form);
        if (date.isValid())
            return date.toString(Qt::ISODate);
    }
    const QDate month = QDate::fromString(trimmed, u"yyyy-MM"_s);
    return month.isValid() ? month.toString(Qt::ISODate) : QString();
}

} // namespace tarozi
