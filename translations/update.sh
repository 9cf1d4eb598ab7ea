#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Collects the strings of core, ui and app into the .ts files. Run it after adding a string, then translate.
# Line numbers are left out and strings that are gone are dropped: a diff shows what changed and nothing else.
# usage: update.sh [FOLDER of the .ts files]
set -eu
cd "$(dirname "$0")/.."
folder=${1:-translations}
collect() {
    "$(qmake6 -query QT_INSTALL_BINS)/lupdate" -silent -no-obsolete -locations none -extensions cpp,h -I . \
        core ui app "$@"
}
collect -ts "$folder/tarozi_ru.ts" "$folder/tarozi_uz.ts"
# English is the source: its file holds the plural forms alone
collect -pluralonly -ts "$folder/tarozi_en.ts"
