#!/usr/bin/env bash
# Checks that Swift is there and new enough, and installs the Debian packages of a list (scripts/packages.txt unless
# told otherwise) that are missing, saying which. Does nothing when all is there.
set -euo pipefail

scripts=$(dirname "$0")
list=${1:-$scripts/packages.txt}

# The version that Package.swift names.
wanted=$(sed -n 's|^// swift-tools-version: *||p' "$scripts/../Package.swift")
advice="Trestle needs Swift $wanted or newer on the PATH (https://www.swift.org/install/linux)"
command -v swift >/dev/null || {
    echo "Swift is missing: $advice." >&2
    exit 1
}
found=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p' | head -n 1 || true)
if [ "$(printf '%s\n' "$wanted" "$found" | sort -V | head -n 1)" != "$wanted" ]; then
    echo "Swift is too old: $advice; $(command -v swift) is version ${found:-unknown}." >&2
    exit 1
fi

missing=()
while read -r package; do
    [ -n "$package" ] || continue
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
done <"$list"
[ ${#missing[@]} -gt 0 ] || exit 0

command -v apt-get >/dev/null || {
    echo "These packages are missing and there is no apt-get to install them with: ${missing[*]}" >&2
    exit 1
}
sudo=()
if [ "$(id -u)" -ne 0 ]; then sudo=(sudo); fi
echo "Installing Debian packages: ${missing[*]}"
"${sudo[@]}" apt-get update -qq
"${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
