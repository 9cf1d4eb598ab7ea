// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/scenario_file.h"

#include "core/pdf_attachment.h"
#include "core/whole_file.h"

#include <QFile>
#include <QFileInfo>

namespace tarozi {

namespace {

constexpr qint64 kMaxRead = 1024 * 1024 + 1; // one byte more than the reader takes

} // namespace

Result<Scenario> loadScenario(const QString &path, const Catalog &catalog)
{
    QFile file(path);
    if (QFileInfo(path).isDir())
        return Error{Problem::CannotRead, path, {}, {}, {}};
    if (!file.open(QIODevice::ReadOnly))
        return Error{Problem::CannotRead, path, {}, file.errorString(), {}};
    QByteArray bytes = file.read(kMaxRead);
    const bool pdf = looksLikePdf(bytes);
    if (pdf)
        bytes += file.read(kMaxPdfBytes + 1 - bytes.size());
    if (file.error() != QFileDevice::NoError)
        return Error{Problem::CannotRead, path, {}, file.errorString(), {}};
    if (!pdf)
        return readScenario(bytes, path, catalog);
    const auto attached = pdfAttachment(bytes, ".tarozi");
    if (!attached) {
        Error error{Problem::WrongFormat, path, {}, QStringLiteral("PDF"), {}};
        error.expected.kind = Expectation::Kind::Format;
        error.expected.choices = {QStringLiteral("a PDF with a Tarozi scenario attached")};
        return error;
    }
    return readScenario(*attached, path, catalog);
}

bool isProposalFile(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && looksLikePdf(file.read(8));
}

std::optional<Error> saveScenario(const Scenario &scenario, const QString &path)
{
    return writeWholeFile(path, writeScenario(scenario));
}

} // namespace tarozi
