// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/split_files.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace tarozi {

using namespace Qt::StringLiterals;

SplitFiles splitFiles(const QString &path, const QString &suffix)
{
    constexpr int kMaxParts = 4'096;
    const QFileInfo info(path);
    static const QRegularExpression numbered(u"^(.*)-(\\d{5})-of-(\\d{5})$"_s);
    const QString name = info.fileName();
    const QRegularExpressionMatch match =
        numbered.match(name.endsWith(suffix) ? name.chopped(suffix.size()) : QString());
    const int count = match.captured(3).toInt();
    if (!match.hasMatch() || count < 1 || count > kMaxParts)
        return {{path}, {}};
    SplitFiles files;
    const QString folder = path.chopped(name.size());
    for (int i = 1; i <= count; ++i) {
        const QString part =
            u"%1-%2-of-%3"_s.arg(match.captured(1)).arg(i, 5, 10, QChar(u'0')).arg(match.captured(3)) + suffix;
        if (QFileInfo(folder + part).isFile())
            files.present += folder + part;
        else
            files.missing += part;
    }
    return files;
}

} // namespace tarozi
