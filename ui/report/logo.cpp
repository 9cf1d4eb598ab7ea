// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/logo.h"

#include <QFile>
#include <QImageReader>
#include <QPainter>
#include <QSvgRenderer>

#include <memory>

namespace tarozi::ui::report {

namespace {

constexpr qint64 kLargestFile = 4 * 1024 * 1024;
constexpr int kLargestSide = 4000;

Error wrongFormat(const QString &path)
{
    Error error{Problem::WrongFormat, path, {}, {}, {}};
    error.expected.kind = Expectation::Kind::Format;
    error.expected.choices = {QStringLiteral("SVG, PNG, JPEG")};
    return error;
}

Logo vectorLogo(const std::shared_ptr<QSvgRenderer> &svg)
{
    const QSizeF size = svg->defaultSize();
    return {size.width() / size.height(),
            [svg](QPainter &painter, const QRectF &rect) { svg->render(&painter, rect); }};
}

} // namespace

Result<Logo> readLogo(const QString &path)
{
    if (path.isEmpty())
        return Logo();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{Problem::CannotRead, path, {}, file.errorString(), {}};
    if (file.size() > kLargestFile)
        return Error{Problem::TooLarge, path, {}, QString::number(file.size()), {}};
    const QByteArray bytes = file.readAll();
    if (bytes.contains("<svg")) {
        const auto svg = std::make_shared<QSvgRenderer>(bytes);
        if (!svg->isValid() || svg->defaultSize().isEmpty())
            return wrongFormat(path);
        return vectorLogo(svg);
    }
    file.seek(0);
    QImageReader reader(&file);
    const QSize size = reader.size();
    if (size.isEmpty() || qMax(size.width(), size.height()) > kLargestSide)
        return wrongFormat(path);
    const QImage image = reader.read();
    if (image.isNull())
        return wrongFormat(path);
    return Logo{double(size.width()) / size.height(), [image](QPainter &painter, const QRectF &rect) {
                    painter.save();
                    // as it is: a PDF would take it through JPEG
                    painter.setRenderHint(QPainter::LosslessImageRendering);
                    painter.setRenderHint(QPainter::SmoothPixmapTransform);
                    painter.drawImage(rect, image);
                    painter.restore();
                }};
}

} // namespace tarozi::ui::report
