#!/usr/bin/env bash
# Checks that Swift is there and new enough, and installs the packages that are missing, saying which: those of this
# distribution's list in scripts/packages, or of the list $1. Does nothing when all is there, and does not look with
# TRESTLE_PACKAGES=installed.
set -euo pipefail

scripts=$(dirname "$0")

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

if [ "${TRESTLE_PACKAGES:-}" = installed ]; then exit; fi
list=${1:-$("$scripts/package-list")}

# How a package is found and installed.
if command -v apt-get >/dev/null; then
    is_installed() { dpkg-query -W -f '${Status}' "$1" 2>/dev/null | grep -q 'ok installed'; }
    # Waits while another program installs packages, such as unattended upgrades after the start of the machine.
    when_unlocked() {
        local errors said=
        while true; do
            if errors=$({ "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive LC_ALL=C "$@" >/dev/null; } 2>&1); then return; fi
            if ! grep -qE 'Could not get lock|Unable to (lock|acquire)' <<<"$errors"; then
                echo "$errors" >&2
                return 1
            fi
            [ -n "$said" ] || echo "Waiting: another program is installing packages (apt's lock is held)."
            said=1
            sleep 3
        done
    }
    install() {
        when_unlocked apt-get update -qq
        when_unlocked apt-get install -y -qq --no-install-recommends "$@"
    }
elif command -v dnf >/dev/null; then
    # A name may be that of what another package provides: SDL2-devel, zlib-devel.
    is_installed() { rpm -q --quiet --whatprovides "$1"; }
    install() { "${sudo[@]}" dnf install -y -q --setopt=install_weak_deps=False "$@"; }
else
    echo "There is neither apt-get nor dnf to install packages with. Install those of $list," \
        "and set TRESTLE_PACKAGES=installed." >&2
    exit 1
fi

missing=()
while read -r package; do
    [ -n "$package" ] || continue
    is_installed "$package" || missing+=("$package")
done <"$list"
[ ${#missing[@]} -gt 0 ] || exit 0

sudo=()
if [ "$(id -u)" -ne 0 ]; then sudo=(sudo); fi
echo "Installing packages: ${missing[*]}"
install "${missing[@]}"
