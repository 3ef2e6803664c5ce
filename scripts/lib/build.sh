# Building a preset of CMakePresets.json, and what a build elsewhere starts from. Sourced, never run; needs say.sh.

# What build_preset builds; everything when there is nothing here.
build_targets=()

# build_preset PRESET DIR [cmake option...]: configures and builds build/DIR; what it printed is shown only on failure.
build_preset() {
    local preset=$1 name=$2 dir=$root/build/$2 log=$root/build/$2.log
    shift 2
    mkdir -p "$root/build" && [ -w "$root/build" ] || fail "$root/build cannot be written; does it belong to another user?"
    if ! configure_preset "$preset" "$dir" "$@" >"$log" 2>&1; then
        tail -n 40 "$log" >&2
        say "configuring $name failed; all of it is in $log"
        return 1
    fi
    if ! cmake --build "$dir" ${build_targets[0]:+--target "${build_targets[@]}"} >"$log" 2>&1; then
        grep -vE '^\[[0-9]+/[0-9]+\] (Building|Linking|Generating|Running)' "$log" | head -n 80 >&2
        say "building $name failed; all of it is in $log"
        return 1
    fi
}

# A build directory that came from another place, or was made by another compiler, is configured afresh.
configure_preset() {
    local preset=$1 dir=$2
    shift 2
    cd "$root" || return 1
    cmake --preset "$preset" -B "$dir" "$@" || cmake --fresh --preset "$preset" -B "$dir" "$@"
}

# copy_project DIR: only what belongs to the project; a checkout may hold builds and databases.
copy_project() {
    mkdir -p "$1"
    (cd "$root" && { git ls-files -z 2>/dev/null || find . -path ./build -prune -o -path ./.state -prune -o -path ./node_modules -prune -o -type f -print0; } |
        tar --null --files-from=- -cf -) | tar -C "$1" -xf -
}
