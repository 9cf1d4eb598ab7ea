// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_export.h"

#include <QBuffer>
#include <QFileInfo>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

namespace tarozi::ui {

namespace {

constexpr int kUnitsPerInch = 96;
constexpr int kPdfDpi = 1200;
constexpr double kMargin = 12;

QSizeF outer(const QSizeF &size)
{
    return {size.width() + 2 * kMargin, size.height() + 2 * kMargin};
}

void paint(QPainter &painter, const ChartDrawing &drawing, const QSizeF &size)
{
    painter.fillRect(QRectF(QPointF(), outer(size)), Qt::white);
    drawing(painter, QRectF(QPointF(kMargin, kMargin), size));
}

bool writeSvg(QIODevice &device, const ChartDrawing &drawing, const QSizeF &size, const QString &title)
{
    QSvgGenerator svg;
    svg.setOutputDevice(&device);
    svg.setResolution(kUnitsPerInch);
    svg.setSize(outer(size).toSize());
    svg.setViewBox(QRectF(QPointF(), outer(size)));
    svg.setTitle(title);
    QPainter painter;
    if (!painter.begin(&svg))
        return false;
    paint(painter, drawing, size);
    return painter.end();
}

bool writePdf(QIODevice &device, const ChartDrawing &drawing, const QSizeF &size, const QString &title)
{
    QPdfWriter pdf(&device);
    pdf.setTitle(title);
    pdf.setCreator(QStringLiteral("Tarozi"));
    pdf.setResolution(kPdfDpi);
    pdf.setPageMargins(QMarginsF());
    pdf.setPageSize(QPageSize(outer(size) / kUnitsPerInch, QPageSize::Inch, QString(), QPageSize::ExactMatch));
    QPainter painter;
    if (!painter.begin(&pdf))
        return false;
    const double scale = double(kPdfDpi) / kUnitsPerInch;
    painter.scale(scale, scale);
    paint(painter, drawing, size);
    return painter.end();
}

Error cannotWrite(const QString &path, const QString &reason)
{
    Error error;
    error.problem = Problem::CannotWrite;
    error.file = path;
    error.found = reason;
    return error;
}

} // namespace

double imageScaleOf(const QString &path)
{
    const QString name = QFileInfo(path).completeBaseName();
    for (const int scale : {1, 2, 3}) {
        if (name.endsWith(QStringLiteral("@%1x").arg(scale)))
            return scale;
    }
    return kImageScale;
}

QImage chartImage(const ChartDrawing &drawing, const QSizeF &size, double scale)
{
    QImage image((outer(size) * scale).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    image.setDevicePixelRatio(scale);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::TextAntialiasing);
    paint(painter, drawing, size);
    return image;
}

std::optional<Error> saveChart(const ChartDrawing &drawing, const QSizeF &size, const QString &path,
                               const QString &title, double image_scale)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending != QLatin1String("svg") && ending != QLatin1String("png") && ending != QLatin1String("pdf")) {
        Error error;
        error.problem = Problem::WrongFormat;
        error.file = path;
        error.found = ending;
        error.expected.kind = Expectation::Kind::OneOf;
        error.expected.choices = {QStringLiteral("svg"), QStringLiteral("png"), QStringLiteral("pdf")};
        return error;
    }
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return cannotWrite(path, file.errorString());
    bool written = false;
    if (ending == QLatin1String("svg"))
        written = writeSvg(file, drawing, size, title);
    else if (ending == QLatin1String("pdf"))
        written = writePdf(file, drawing, size, title);
    else
        written = chartImage(drawing, size, image_scale).save(&file, "PNG");
    if (!written || !file.commit())
        return cannotWrite(path, file.errorString());
    return {};
}

} // namespace tarozi::ui
