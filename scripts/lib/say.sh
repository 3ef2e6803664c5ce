# How the scripts speak, and where the checkout is. Sourced by every script, never run.
# Sets: root, the checkout. What is said goes to stderr with the script's name before it.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)

say() { printf '%s: %s\n' "${0##*/}" "$*" >&2; }

fail() {
    say "$*"
    exit 1
}

# usage FILE: prints the comment that opens the script.
usage() { sed -n '2,/^[^#]/s/^#  \?//p' "$1"; }
