#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Draws the README's pictures into docs/screenshots; the same on every machine: bundled fonts, no display.
set -e
cd "$(dirname "$0")/.."
cmake --preset dev
cmake --build --preset dev --target screenshots
QT_QPA_PLATFORM=offscreen QT_SCALE_FACTOR=1 build/dev/bin/screenshots docs/screenshots "$@"
