#!/usr/bin/env bash
# Fetches the programs that the tests of engines run into a folder: solvers and a proof checker.
# They are for the tests alone; nothing of them becomes part of zebra-sat.
set -euo pipefail
folder=$1
mkdir -p "$folder/bin"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

has() {
    PATH="$folder/bin:$PATH" command -v "$1" >/dev/null
}

# Debian and Ubuntu package minisat and cadical. Without root a package can be unpacked as well.
debian() {
    has "$1" && return
    if ! command -v apt-get >/dev/null; then
        echo "$1 is missing: install it with your package manager, then run this again" >&2
        exit 1
    fi
    if [ "$(id -u)" = 0 ]; then
        apt-get update -qq
        apt-get install -y -qq --no-install-recommends "$1"
    else
        (cd "$work" && apt-get download -qq "$1" && dpkg-deb -x "$1"_*.deb .)
        cp "$work/usr/bin/$1" "$folder/bin/"
    fi
}

# PyPI has wheels with kissat and glucose in them.
wheel() {
    has "$1" && return
    python3 -m pip download --quiet --no-deps --only-binary=:all: --dest "$work" "passagemath-$1==$2"
    python3 -m zipfile -e "$work/passagemath_$1"-*.whl "$work/$1"
    install -m 755 "$work/$1/sage_wheels/bin/$1" "$folder/bin/"
}

debian minisat
debian cadical
wheel kissat 10.8.13
wheel glucose 10.8.13
has rate || cargo install --quiet --locked rate --version 0.3.0 --root "$folder"

for name in minisat cadical kissat glucose rate; do
    echo "$name: $(PATH="$folder/bin:$PATH" command -v $name)"
done
