#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Collects the strings of core, ui and app into the .ts files. Run it after adding a string, then translate.
# Line numbers are left out and strings that are gone are dropped: a diff shows what changed and nothing else.
set -eu
cd "$(dirname "$0")/.."
lupdate=$(qmake6 -query QT_INSTALL_BINS)/lupdate
options="-no-obsolete -locations none -extensions cpp,h -silent"
# shellcheck disable=SC2086
"$lupdate" $options core ui app -I . -ts translations/tarozi_ru.ts translations/tarozi_uz.ts
# English is the source: its file holds the plural forms alone
# shellcheck disable=SC2086
"$lupdate" $options -pluralonly core ui app -I . -ts translations/tarozi_en.ts
