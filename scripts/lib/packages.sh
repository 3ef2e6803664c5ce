# Debian packages by purpose, and how what is missing gets installed. Sourced, never run; needs say.sh.
# Nothing but Debian's own packages; as root, or with sudo as an ordinary user.

declare -A packages=(
    [build]="gcc libc6-dev cmake ninja-build pkg-config libmicrohttpd-dev libjansson-dev libjsmn-dev libpq-dev libsodium-dev
             libinih-dev libyaml-dev libgmp-dev libcmark-gfm-dev libcmark-gfm-extensions-dev zlib1g-dev
             libgnutls28-dev nettle-dev uthash-dev libcsv-dev libcurl4-openssl-dev libsystemd-dev libunistring-dev"
    [page]="esbuild node-react node-react-dom node-qrcode-generator"
    [database]="postgresql"
    [run]="curl"
    [test]="libcmocka-dev clang libclang-rt-14-dev llvm-14 valgrind curl jq openssl python3 prometheus systemd"
    [wasm]="clang lld wasi-libc libclang-rt-14-dev-wasm32 libjsmn-dev xz-utils patch"
    [format]="clang-format"
    [bench]="wrk libcmocka-dev libcurl4-openssl-dev"
    [counted]="libcmocka-dev valgrind"
    [browser]="chromium-headless-shell"
    [node]="nodejs npm"
    [package]="build-essential debhelper lintian fakeroot"
    [bare]="debootstrap"
    [release]="minisign"
    [failover]="patroni etcd-server etcd-client haproxy pgbouncer"
    [container]="buildah podman runc netavark aardvark-dns iptables debootstrap jq"
)

# install_packages PURPOSE...: returns at once when nothing is missing.
install_packages() {
    command -v dpkg-query >/dev/null || fail "this installs Debian packages, and here is no dpkg; use Debian 12"
    local missing=() purpose
    for purpose in "$@"; do
        [ -n "${packages[$purpose]:-}" ] || fail "$purpose is no purpose of packages"
    done
    mapfile -t missing < <(missing_packages "$@")
    [ ${#missing[@]} -gt 0 ] || return 0
    if [ ${#missing[@]} -gt 6 ]; then
        say "installing ${#missing[@]} of Debian's packages (scripts/lib/packages.sh lists them)"
    else
        say "installing ${missing[*]}"
    fi
    choose_rooter
    # Before the first try the lists may be old or absent; then they are fetched, and it is tried once more.
    apt_install "${missing[@]}" >/dev/null 2>&1 || {
        "${as_root[@]}" apt-get update -qq || true
        apt_install "${missing[@]}" >/dev/null || fail "apt-get could not install ${missing[*]}"
    }
}

# missing_packages PURPOSE...: those that are not installed, one a line.
missing_packages() {
    local purpose wanted=() present
    for purpose in "$@"; do
        # Node may come from elsewhere than Debian; any that is there will do.
        [ "$purpose" = node ] && command -v node >/dev/null && command -v npm >/dev/null && continue
        # shellcheck disable=SC2206 # a list of words
        wanted+=(${packages[$purpose]})
    done
    [ ${#wanted[@]} -gt 0 ] || return 0
    present=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "${wanted[@]}" 2>/dev/null | sed -n 's/^installed //p' || true)
    comm -23 <(printf '%s\n' "${wanted[@]}" | sort -u) <(printf '%s\n' "$present" | sort -u)
}

# Sets as_root, the words before a command that needs root.
choose_rooter() {
    as_root=()
    [ "$(id -u)" != 0 ] || return 0
    command -v sudo >/dev/null || fail "packages are missing and only root can install them: run this as root once"
    as_root=(sudo)
    # Without a terminal nobody can type a password: better to fail than to wait.
    [ -t 0 ] || as_root=(sudo -n)
    "${as_root[@]}" true || fail "packages are missing and sudo is refused: run this as root once"
}

# apt_install PACKAGE...: without questions. Debian's postgresql would make and start a cluster `main` of its own, and its
# prometheus, etcd, haproxy and patroni, of which the tests use only the programs, would run from now on. Nobody asked for any
# of it here: unless they were there before, they are told not to start while they are being installed, and masked for good.
apt_install() {
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive bash -c '
        is_installed() { dpkg-query -W -f "\${db:Status-Status}" "$1" 2>/dev/null | grep -q "^installed"; }
        quiet=/etc/postgresql-common/createcluster.d/umpire-no-main.conf policy=/usr/sbin/policy-rc.d
        made=() still=()
        trap "rm -f \"\${made[@]}\"" EXIT
        if ! is_installed postgresql-common; then
            made+=("$quiet")
            mkdir -p "${quiet%/*}"
            echo "create_main_cluster = false" >"$quiet"
        fi
        for package in prometheus etcd-server haproxy patroni; do
            [[ " $* " != *" $package "* ]] || is_installed $package || still+=(${package%-server})
        done
        for name in "${still[@]}"; do
            unit=/etc/systemd/system/$name.service
            mkdir -p "${unit%/*}"
            [ -e "$unit" ] || ln -sf /dev/null "$unit"
        done
        if [ ${#still[@]} -gt 0 ] && [ ! -e "$policy" ]; then
            made+=("$policy")
            printf "%s\n" "#!/bin/sh" "case \" ${still[*]} \" in *\" \$1 \"*) exit 101 ;; esac" >"$policy"
            chmod 755 "$policy"
        fi
        apt-get install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=300 "$@"' apt_install "$@" </dev/null
}
