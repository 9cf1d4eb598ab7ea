// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/gpu.h"
#include "ui/language/format.h"

#include <QString>

// The catalogue's own words (how a card is cooled, what a price is) in the window's language; a word that nobody
// translated comes out as the catalogue has it.
namespace tarozi::ui::spec_words {

QString segment(const QString &word);
QString ecc(const QString &word);
QString peerToPeer(const QString &word);
QString cooling(const QString &word);
QString formFactor(const QString &word);
QString interconnect(const QString &word);
QString yesNo(bool value);
// "200 000–250 000 RUB, retail range, 2025 [7]"
QString price(const PricePoint &price, const Format &format, int source_number);

} // namespace tarozi::ui::spec_words
