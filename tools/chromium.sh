#!/usr/bin/env bash
# Sees to it that there is a Chromium to test the page with: Debian's package, if none is installed.
set -euo pipefail

there() { command -v chromium >/dev/null; }

if ! there; then
    echo "Installing Chromium, which the tests of the page need ..."
    as_root=()
    [ "$(id -u)" -eq 0 ] || as_root=(sudo)
    "${as_root[@]}" apt-get update -qq
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null
fi
there || { echo "Chromium is still not there; install it by hand, as 'chromium'" >&2; exit 1; }
