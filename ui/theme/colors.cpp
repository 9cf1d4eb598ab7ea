// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include <array>

namespace tarozi::ui {

namespace {

QColor rgb(QRgb value)
{
    return QColor::fromRgb(value);
}

Colors makeLight()
{
    Colors colors;
    colors.window = rgb(0xF5F6F8);
    colors.card = rgb(0xFFFFFF);
    colors.line = rgb(0xE1E5EA);
    colors.text = rgb(0x1B1F24);
    colors.secondary = rgb(0x5B6470);
    colors.disabled = rgb(0x9AA3AE);
    colors.accent = rgb(0x2457C5);
    colors.accent_surface = rgb(0xE3EBFB);
    colors.fits = rgb(0x0F6848);
    colors.fits_surface = rgb(0xE4F4EC);
    colors.tight = rgb(0x8A5200);
    colors.tight_surface = rgb(0xFFF1DC);
    colors.does_not_fit = rgb(0x9C1C15);
    colors.does_not_fit_surface = rgb(0xFCEBEA);
    colors.spare_hatch = rgb(0xDFE4EA);
    return colors;
}

Colors makeDark()
{
    Colors colors;
    colors.dark = true;
    colors.window = rgb(0x14171B);
    colors.card = rgb(0x1C2026);
    colors.line = rgb(0x2C323A);
    colors.text = rgb(0xE8EAED);
    colors.secondary = rgb(0xA4ADB8);
    colors.disabled = rgb(0x6B7480);
    colors.accent = rgb(0x7FA6F8);
    colors.accent_surface = rgb(0x1F2E4D);
    colors.fits = rgb(0x6FD3A8);
    colors.fits_surface = rgb(0x17352A);
    colors.tight = rgb(0xF2B75A);
    colors.tight_surface = rgb(0x3A2C14);
    colors.does_not_fit = rgb(0xF28B82);
    colors.does_not_fit_surface = rgb(0x3D1D1B);
    colors.spare_hatch = rgb(0x3A424D);
    return colors;
}

// Paper is white already: the window tint goes, and lines darken so that a printer keeps them.
Colors makePrint()
{
    Colors colors = makeLight();
    colors.window = rgb(0xFFFFFF);
    colors.line = rgb(0xC9D0D8);
    colors.spare_hatch = rgb(0xC9D0D8);
    return colors;
}

} // namespace

const Colors &lightColors()
{
    static const Colors colors = makeLight();
    return colors;
}

const Colors &darkColors()
{
    static const Colors colors = makeDark();
    return colors;
}

const Colors &printColors()
{
    static const Colors colors = makePrint();
    return colors;
}

QColor Colors::component(Quantity quantity) const
{
    switch (quantity) {
    case Quantity::Weights: return rgb(0x0072B2);
    case Quantity::KvCache: return rgb(0xE69F00);
    case Quantity::Activations: return rgb(0x009E73);
    case Quantity::Gradients: return rgb(0xD55E00);
    case Quantity::OptimizerState: return rgb(0xCC79A7);
    case Quantity::Adapters: return rgb(0x56B4E9);
    case Quantity::Runtime: return rgb(0x8A8F98);
    case Quantity::Graphs: return rgb(0xB7BDC6);
    case Quantity::OtherTenants: return dark ? rgb(0x687280) : rgb(0x4A5360);
    case Quantity::OutsideLimit: return rgb(0x9C8F7E);
    default: return spare_hatch;
    }
}

QColor Colors::series(int candidate) const
{
    // the dark set keeps the hues and lifts the lightness until a thin line reads on the card
    static constexpr std::array<QRgb, 4> on_light{0x2457C5, 0xC2410C, 0x0F766E, 0x7C3AED};
    static constexpr std::array<QRgb, 4> on_dark{0x7FA6F8, 0xFB8C4A, 0x3CC9BC, 0xB794F6};
    const std::array<QRgb, 4> &set = dark ? on_dark : on_light;
    const auto index = candidate < 0 ? std::size_t(0) : std::size_t(candidate) % set.size();
    return rgb(set[index]);
}

QColor Colors::verdict(Verdict verdict) const
{
    switch (verdict) {
    case Verdict::Fits: return fits;
    case Verdict::Tight: return tight;
    case Verdict::DoesNotFit: return does_not_fit;
    case Verdict::NotModelled: break;
    }
    return secondary;
}

QColor Colors::verdictSurface(Verdict verdict) const
{
    switch (verdict) {
    case Verdict::Fits: return fits_surface;
    case Verdict::Tight: return tight_surface;
    case Verdict::DoesNotFit: return does_not_fit_surface;
    case Verdict::NotModelled: break;
    }
    return window;
}

} // namespace tarozi::ui
