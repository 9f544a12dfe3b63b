#!/usr/bin/env bash
# Sees to it that there is a Chromium to test the page with: Debian's package, if none is installed. The headless shell
# is the same browser without windows, and quicker; where it can't be had, the whole browser does.
set -euo pipefail

there() { command -v chromium-headless-shell || command -v chromium; } >/dev/null

install() { "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$1" >/dev/null; }

if ! there; then
    echo "Installing Chromium, which the tests of the page need ..."
    as_root=()
    [ "$(id -u)" -eq 0 ] || as_root=(sudo)
    "${as_root[@]}" apt-get update -qq
    install chromium-headless-shell || install chromium
fi
there || { echo "Chromium is still not there; install it by hand, as 'chromium-headless-shell' or 'chromium'" >&2; exit 1; }
