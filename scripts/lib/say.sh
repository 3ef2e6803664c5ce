# How the scripts speak, and where the checkout is. Sourced by every script, never run.
# Sets: root, the checkout. Messages go to stderr with the script's name before them.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)

say() { printf '%s: %s\n' "${0##*/}" "$*" >&2; }

fail() {
    say "$*"
    exit 1
}

# usage FILE: prints the comment that opens the script.
usage() { sed -n '2,/^[^#]/s/^#  \?//p' "$1"; }

# misused: what a script does that is wrongly called.
misused() {
    usage "$0" >&2
    exit 2
}

# takes LEAST MOST WORD...: ends a script that is called with fewer or more words, or with an option, where it has none.
takes() {
    local least=$1 most=$2
    shift 2
    [ $# -ge "$least" ] && [ $# -le "$most" ] && [[ " $*" != *" -"* ]] || misused
}

# Every script that sources this tells what it does when it is asked to.
case "${1:-}" in -h | --help)
    usage "$0"
    exit 0
    ;;
esac
