#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing (Debian 12), builds and runs every test. Arguments go to ctest.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
cd "$here"
. .ci/packages.sh

install_missing $build_packages $test_packages
[ -f build/dev/build.ninja ] || cmake --preset dev
cmake --build --preset dev
ctest --preset dev "$@"
