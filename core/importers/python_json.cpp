// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/hf_config.h"

#include "core/catalog/json_reader.h"

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMaxBytes = 1024 * 1024; // a value takes up to forty times its text in memory
constexpr int kMaxDepth = 64;

// NaN, Infinity and -Infinity outside of strings become null.
QByteArray withoutSpecialNumbers(const QByteArray &bytes)
{
    QByteArray clean;
    clean.reserve(bytes.size());
    bool in_string = false;
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        const char c = bytes[i];
        const QByteArrayView rest = QByteArrayView(bytes).sliced(i);
        if (!in_string && (rest.startsWith("NaN") || rest.startsWith("Infinity"))) {
            if (clean.endsWith('-'))
                clean.chop(1);
            clean += "null";
            i += (c == 'N' ? 3 : 8) - 1;
            continue;
        }
        clean += c;
        if (in_string && c == '\\' && i + 1 < bytes.size())
            clean += bytes[++i];
        else if (c == '"')
            in_string = !in_string;
    }
    return clean;
}

} // namespace

Result<QJsonObject> readPythonJson(const QByteArray &bytes, const QString &file_name)
{
    if (bytes.size() > kMaxBytes)
        return Error{Problem::TooLarge,
                     file_name,
                     {},
                     u"%1 bytes"_s.arg(bytes.size()),
                     {Expectation::Kind::Integer, 0.0, double(kMaxBytes), {}}};
    const QByteArray text = bytes.startsWith("\xef\xbb\xbf") ? bytes.sliced(3) : bytes;
    const Result<QJsonValue> value =
        parseJson(withoutSpecialNumbers(text), file_name, JsonLimits{2 * kMaxBytes, kMaxDepth});
    if (!value)
        return value.error();
    if (!value->isObject())
        return Error{Problem::WrongType, file_name, {}, shortened(*value), {Expectation::Kind::Object, {}, {}, {}}};
    return value->toObject();
}

} // namespace tarozi
