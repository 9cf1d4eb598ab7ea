#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs each fuzz target over its corpus for a while and stops at the first that fails.
#   tests/fuzz/smoke.sh build/fuzz            ten seconds each
#   SECONDS_EACH=1800 tests/fuzz/smoke.sh build/fuzz gguf config
# What a run finds new goes to <build>/fuzz-corpus/<target>; a failing input is kept in <build>/fuzz-findings.
set -eu
build=$(cd "${1:?folder of the fuzz build}" && pwd)
shift
here=$(cd "$(dirname "$0")" && pwd)
seconds=${SECONDS_EACH:-10}
findings=$build/fuzz-findings
mkdir -p "$findings"

if [ $# -eq 0 ]; then
    set -- $(cd "$here/corpus" && ls)
fi
for name in "$@"; do
    new=$build/fuzz-corpus/$name
    mkdir -p "$new"
    echo "fuzz_$name: $seconds s"
    # a parser promises a second and 64 MB; sanitizers take their own share of both
    "$build/bin/fuzz_$name" "$new" "$here/corpus/$name" -max_total_time="$seconds" -timeout=5 -rss_limit_mb=1024 \
        -malloc_limit_mb=256 -max_len=65536 -artifact_prefix="$findings/$name-" -print_final_stats=1 -print_funcs=0 \
        2>"$findings/$name.log" || { tail -n 40 "$findings/$name.log"; echo "fuzz_$name failed: $findings"; exit 1; }
    grep -E 'number_of_executed_units|peak_rss_mb' "$findings/$name.log" | sed 's/^/  /'
done
echo "fuzz targets clean"
