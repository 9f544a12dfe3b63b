#!/usr/bin/env bash
# Sees to it that there is a PostgreSQL to test with: Debian's packages, if none is installed.
set -euo pipefail

there() { command -v initdb >/dev/null || compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null; }

if ! there; then
    echo "Installing PostgreSQL, which the tests of the server need ..."
    as_root=()
    [ "$(id -u)" -eq 0 ] || as_root=(sudo)
    "${as_root[@]}" apt-get update -qq
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql >/dev/null
fi
there || { echo "PostgreSQL's initdb is still not there; install PostgreSQL by hand" >&2; exit 1; }
