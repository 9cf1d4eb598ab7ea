# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by run.sh, test.sh and .ci/run: what Tarozi needs from Debian 12, and how to get what is missing.

build_packages="g++ cmake ninja-build qt6-base-dev qt6-charts-dev qt6-svg-dev libqt6svg6 qt6-tools-dev
 qt6-tools-dev-tools qt6-l10n-tools qt6-translations-l10n libqcustomplot-dev libxlsxwriter-dev libqt6opengl6-dev libgl-dev
 libvulkan-dev"
test_packages="gnumeric poppler-utils qpdf xvfb xauth binutils"
check_packages="git clang-14 libclang-rt-14-dev clang-format-14 libbenchmark-dev"

# install_missing PACKAGE...: installs those that are not there, as root or through sudo, and says which
install_missing() {
    missing=""
    for package in "$@"; do
        case "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" in
            installed) ;;
            *) missing="$missing $package" ;;
        esac
    done
    [ -n "$missing" ] || return 0
    if ! command -v apt-get >/dev/null 2>&1; then
        echo "Missing packages:$missing" >&2
        echo "This is not a Debian system: install their counterparts, then run again." >&2
        return 1
    fi
    become=""
    if [ "$(id -u)" != 0 ]; then
        if ! command -v sudo >/dev/null 2>&1; then
            echo "Missing packages:$missing" >&2
            echo "Run as root, or install sudo: apt-get install$missing" >&2
            return 1
        fi
        become="sudo"
    fi
    echo "Installing missing Debian packages:$missing" >&2
    $become apt-get update -qq >&2 &&
        $become env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >&2
}
