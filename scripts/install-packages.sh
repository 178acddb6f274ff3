#!/usr/bin/env bash
# Installs the Debian packages of a list (scripts/packages.txt unless told otherwise) that are missing, and says which. Does nothing
# when all are there.
set -euo pipefail

list=${1:-$(dirname "$0")/packages.txt}

command -v swift >/dev/null || {
    echo "Swift is missing: Trestle needs Swift 6.1 or newer on the PATH (https://www.swift.org/install/linux)." >&2
    exit 1
}

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
