// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/gpu_names.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

// Words of vendors and price lists that tell no card from another.
const QSet<QString> &noise()
{
    static const QSet<QString> words{u"nvidia"_s,     u"geforce"_s, u"tesla"_s, u"amd"_s,        u"instinct"_s,
                                     u"intel"_s,      u"gpu"_s,     u"gpus"_s,  u"generation"_s, u"edition"_s,
                                     u"hgx"_s,        u"hbm3"_s,    u"hbm2e"_s, u"x"_s,          u"ac"_s,
                                     u"видеокарта"_s, u"oam"_s,     u"per"_s};
    return words;
}

// What makes another card of the same words.
const QSet<QString> &variants()
{
    static const QSet<QString> words{u"super"_s, u"ti"_s,   u"laptop"_s, u"mobile"_s,
                                     u"d"_s,     u"vgpu"_s, u"mig"_s,    u"maxq"_s};
    return words;
}

bool isForm(const QString &word)
{
    return word == u"sxm" || word == u"pcie" || word == u"nvl" || word == u"server" || word == u"workstation";
}

QStringList wordsOf(const QString &name)
{
    static const QRegularExpression brackets(u"\\([^)]*\\)"_s);
    static const QRegularExpression many(u"^\\s*\\d{1,3}\\s*[x×х]\\s*|\\s[x×х]\\s*\\d{1,3}\\s*$"_s);
    static const QRegularExpression joined(u"(rtx|pro)(?=\\d|pro)|(?<=\\d)(?=nvl|sxm|pcie)|(?<=\\d{4})(?=ada)"_s);
    static const QRegularExpression size(u"(\\d+)\\s*(?:gb|gib|гб)\\b"_s,
                                         QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression other(u"[^\\p{L}\\d]+"_s);
    QString text = name.toLower().remove(brackets);
    text.remove(many);
    text.replace(joined, u"\\1 "_s);
    text.replace(size, u" \\1gb "_s);
    QStringList words;
    for (QString word : text.split(other, Qt::SkipEmptyParts)) {
        if (word.startsWith(u"sxm"))
            word = u"sxm"_s;
        if (word == u"pci")
            word = u"pcie"_s;
        if (word == u"se")
            word = u"server"_s;
        if (word == u"ws")
            word = u"workstation"_s;
        if (!noise().contains(word) && !words.contains(word))
            words += word;
    }
    return words;
}

bool contains(const QStringList &all, const QStringList &some)
{
    return std::all_of(some.begin(), some.end(), [&](const QString &word) { return all.contains(word); });
}

} // namespace

GpuNames::Key GpuNames::keyOf(const QString &name)
{
    Key key;
    for (const QString &word : wordsOf(name)) {
        if (word.endsWith(u"gb") && word.at(0).isDigit())
            key.memory_gb = word.chopped(2).toDouble();
        else if (isForm(word))
            key.forms += word;
        else
            key.core += word;
    }
    key.core.sort();
    key.forms.sort();
    return key;
}

GpuNames::GpuNames(const std::vector<Gpu> &gpus)
{
    for (const Gpu &gpu : gpus) {
        Entry entry{gpu.id, {}, {}, gpu.memory_nominal_gb};
        QStringList spellings{gpu.name, gpu.id};
        spellings += gpu.aliases;
        for (const QString &spelling : spellings) {
            entry.keys.push_back(keyOf(spelling));
            entry.forms += entry.keys.back().forms;
        }
        m_entries.push_back(std::move(entry));
    }
}

bool GpuNames::fits(const Key &row, const Key &key)
{
    if (row.core.isEmpty() || key.core.isEmpty())
        return false;
    if (!contains(row.core, key.core))
        return contains(key.core, row.core); // "RTX 6000" of "RTX 6000 Ada"
    return std::none_of(row.core.begin(), row.core.end(),
                        [&](const QString &word) { return variants().contains(word) && !key.core.contains(word); });
}

QStringList GpuNames::meant(const QString &name) const
{
    const Key row = keyOf(name);
    QStringList exact, found, loose;
    for (const Entry &entry : m_entries) {
        // a spelling with its memory or form is one card, whatever its label says
        if ((row.memory_gb > 0 || !row.forms.isEmpty()) &&
            std::find(entry.keys.begin(), entry.keys.end(), row) != entry.keys.end())
            exact += entry.id;
        if (row.memory_gb > 0 && row.memory_gb != entry.memory_gb)
            continue;
        if (!entry.forms.isEmpty() && !contains(entry.forms, row.forms))
            continue;
        bool same = false, fitting = false;
        for (const Key &key : entry.keys) {
            same = same || (key.core == row.core && !row.core.isEmpty());
            fitting = fitting || fits(row, key);
        }
        if (same)
            found += entry.id;
        else if (fitting)
            loose += entry.id;
    }
    if (exact.size() == 1)
        return exact;
    return found.isEmpty() ? loose : found;
}

} // namespace tarozi
