# Debian's source packages of what is compiled to WebAssembly. Sourced, never run; needs say.sh. Needs apt-get, tar, xz-utils
# and patch, and no root.

sources=(jansson libsodium gmp)

# fetch_sources DIR: DIR/jansson, DIR/libsodium, DIR/gmp. Returns at once when they are there.
fetch_sources() {
    local dir=$1 new=$1.new name
    [ ! -e "$dir/complete" ] || return 0
    for name in apt-get tar xz patch; do
        command -v "$name" >/dev/null || fail "$name is missing; the sources of ${sources[*]} cannot be fetched"
    done
    say "fetching the sources of ${sources[*]}"
    rm -rf "$new" "$dir"
    mkdir -p "$new/apt/lists/partial" "$new/download"
    new=$(cd "$new" && pwd -P)
    download_sources "$new" || {
        rm -rf "$new"
        fail "apt could not fetch the sources of ${sources[*]}"
    }
    for name in "${sources[@]}"; do
        unpack_source "$new" "$name" || fail "the source of $name could not be unpacked"
    done
    rm -rf "$new/apt" "$new/download"
    : >"$new/complete"
    mv "$new" "$dir"
}

# The deb-src twins of what this machine has for Debian's main; the release itself before its updates and its security suite,
# because of equal versions apt takes the first, and not every mirror holds the sources of the security suite.
list_sources() {
    apt-get indextargets --format '$(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' 'Origin: Debian' 'Component: main' |
        sort -u | sort -s -k2,2 | sed 's#^#deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] #'
}

download_sources() { # DIR
    local quiet=(-qq -o "Dir::Etc::SourceList=$1/apt/sources.list" -o Dir::Etc::SourceParts=- -o "Dir::State::Lists=$1/apt/lists"
        -o Dir::Cache::pkgcache= -o Dir::Cache::srcpkgcache= -o APT::Sandbox::User=)
    list_sources >"$1/apt/sources.list"
    [ -s "$1/apt/sources.list" ] || {
        say "apt has no list of Debian's main; run apt-get update first"
        return 1
    }
    apt-get "${quiet[@]}" -o Debug::NoLocking=1 update &&
        (cd "$1/download" && apt-get "${quiet[@]}" source --download-only "${sources[@]}")
}

# The .orig alone would not do: Debian's patches have what was mended since (libsodium's Ed25519 among it).
unpack_source() { # DIR NAME
    local to=$1/$2
    mkdir "$to" &&
        tar -C "$to" --strip-components=1 -xf "$1/download/$2"_*.orig.tar.* &&
        tar -C "$to" -xf "$1/download/$2"_*.debian.tar.* &&
        sed 's/[[:space:]]*#.*//; /^[[:space:]]*$/d' "$to/debian/patches/series" |
        while read -r patch; do
            patch -d "$to" -s -p1 <"$to/debian/patches/$patch" || exit 1
        done
}

# prepare_browser: compiler and sources of what runs in a browser. Where they cannot be had it says so, and goes on: the program
# is built without umpire-verify.html then. Needs packages.sh.
prepare_browser() {
    (install_packages wasm && fetch_sources "$root/build/sources") ||
        say "going on without umpire-verify.html, the page that checks games in a browser"
}
