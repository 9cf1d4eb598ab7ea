// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include <QFontDatabase>

namespace tarozi::ui {

namespace {

constexpr double kSmallestSpacing = 1.0 / 64; // any spacing at all turns ligatures off

} // namespace

bool loadFonts()
{
    // static: a second load would register the same family twice
    static const bool loaded = [] {
        bool complete = true;
        for (const char *face : {"Sans-Regular", "Sans-SemiBold", "Sans-Bold", "SansMath-Subset"}) {
            const QString path = QStringLiteral(":/fonts/Noto%1.ttf").arg(QLatin1String(face));
            complete = QFontDatabase::addApplicationFont(path) >= 0 && complete;
        }
        return complete;
    }();
    return loaded;
}

// Noto Sans draws its digits on one width, so figures that change under a slider do not dance.
QFont font(TextRole role)
{
    QFont font;
    font.setFamilies({QStringLiteral("Noto Sans"), QStringLiteral("Noto Sans Math")}); // the latter: minus, ceiling
    switch (role) {
    case TextRole::Body: font.setPixelSize(13); break;
    // pixel sizes are whole numbers: 12 stands for the 11.5 of the visual language
    case TextRole::Secondary: font.setPixelSize(12); break;
    case TextRole::Name:
        font.setPixelSize(15);
        font.setWeight(QFont::DemiBold);
        break;
    case TextRole::Figure:
        font.setPixelSize(19);
        font.setWeight(QFont::DemiBold);
        break;
    case TextRole::FigureLarge:
        font.setPixelSize(22);
        font.setWeight(QFont::DemiBold);
        break;
    case TextRole::Title:
        font.setPixelSize(13);
        font.setWeight(QFont::DemiBold);
        break;
    }
    return font;
}

QFont plainFont(TextRole role)
{
    QFont font = ui::font(role);
    font.setLetterSpacing(QFont::AbsoluteSpacing, kSmallestSpacing);
    return font;
}

} // namespace tarozi::ui
