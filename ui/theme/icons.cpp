// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/icons.h"

#include "ui/theme/theme.h"

#include <QFile>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

#include <memory>

namespace tarozi::ui {

namespace {

QString fileName(Glyph glyph)
{
    switch (glyph) {
    case Glyph::Mark: return QStringLiteral("mark");
    case Glyph::Check: return QStringLiteral("check");
    case Glyph::Cross: return QStringLiteral("cross");
    case Glyph::Warning: return QStringLiteral("warning");
    case Glyph::Question: return QStringLiteral("question");
    case Glyph::Info: return QStringLiteral("info");
    case Glyph::ChevronDown: return QStringLiteral("chevron_down");
    case Glyph::ChevronRight: return QStringLiteral("chevron_right");
    case Glyph::ChevronUp: return QStringLiteral("chevron_up");
    case Glyph::Revert: return QStringLiteral("revert");
    case Glyph::Undo: return QStringLiteral("undo");
    case Glyph::Redo: return QStringLiteral("redo");
    case Glyph::Plus: return QStringLiteral("plus");
    case Glyph::Close: return QStringLiteral("close");
    case Glyph::Search: return QStringLiteral("search");
    case Glyph::Theme: return QStringLiteral("theme");
    }
    return {};
}

// The files are drawn in #1B1F24; the asked colour takes its place.
QSvgRenderer &renderer(Glyph glyph, const QColor &color)
{
    static QHash<quint64, std::shared_ptr<QSvgRenderer>> cache;
    std::shared_ptr<QSvgRenderer> &entry = cache[(quint64(glyph) << 32) | color.rgba()];
    if (!entry) {
        QFile file(QStringLiteral(":/icons/%1.svg").arg(fileName(glyph)));
        QByteArray svg = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        svg.replace("#1B1F24", color.name().toLatin1());
        entry = std::make_shared<QSvgRenderer>(svg);
    }
    return *entry;
}

class GlyphEngine : public QIconEngine
{
public:
    GlyphEngine(Glyph glyph, const QColor &color, const QColor &disabled)
        : m_glyph(glyph), m_color(color), m_disabled(disabled)
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        paintGlyph(*painter, m_glyph, rect, mode == QIcon::Disabled ? m_disabled : m_color);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine *clone() const override { return new GlyphEngine(*this); }

private:
    Glyph m_glyph;
    QColor m_color, m_disabled;
};

class TileEngine : public QIconEngine
{
public:
    void paint(QPainter *painter, const QRect &rect, QIcon::Mode, QIcon::State) override
    {
        const Colors &colors = lightColors();
        const QRectF tile(rect);
        const double side = std::min(tile.width(), tile.height());
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(colors.accent);
        painter->drawRoundedRect(tile, side * 0.22, side * 0.22);
        painter->restore();
        paintGlyph(*painter, Glyph::Mark, tile.adjusted(side / 6, side / 6, -side / 6, -side / 6), colors.card);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine *clone() const override { return new TileEngine(*this); }
};

} // namespace

void paintGlyph(QPainter &painter, Glyph glyph, const QRectF &rect, const QColor &color)
{
    const double side = std::min(rect.width(), rect.height());
    QRectF square(0, 0, side, side);
    square.moveCenter(rect.center());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    renderer(glyph, color).render(&painter, square);
    painter.restore();
}

QIcon glyphIcon(Glyph glyph, const QColor &color, const QColor &disabled)
{
    return QIcon(new GlyphEngine(glyph, color, disabled));
}

Glyph verdictGlyph(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Fits: return Glyph::Check;
    case Verdict::Tight: return Glyph::Warning;
    case Verdict::DoesNotFit: return Glyph::Cross;
    case Verdict::NotModelled: break;
    }
    return Glyph::Question;
}

QIcon applicationIcon()
{
    return QIcon(new TileEngine);
}

} // namespace tarozi::ui
