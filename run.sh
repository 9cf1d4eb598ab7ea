#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing (Debian 12), builds the release and starts Tarozi with the arguments given.
# With no display and no arguments it writes the default scenario's proposal to proposal.pdf instead.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/.ci/packages.sh"

install_missing $build_packages

build="$here/build/release"
if [ ! -f "$build/build.ninja" ]; then
    (cd "$here" && cmake --preset release >&2)
fi
# quiet when there is nothing to do
if ! log=$(cmake --build "$build" --target tarozi tarozi-cli 2>&1); then
    printf '%s\n' "$log" >&2
    exit 1
fi

if [ $# -eq 0 ] && [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] && [ "$(uname)" = Linux ]; then
    "$build/bin/tarozi" --export proposal.pdf "$here/resources/presets/default.tarozi"
    echo "No display: the default scenario's proposal is in $(pwd)/proposal.pdf"
    exit 0
fi
exec "$build/bin/tarozi" "$@"
