# One measurement each. Sourced by tests/bench/run, never run; needs say.sh. Every figure is a line
# "<round> <name> <value>" of $figures; a request that is not answered 2xx fails the run.

note() { echo "$round $1 $2" >>"$figures"; }

# note_measured NAME RATE P50 P99
note_measured() {
    note "$1/rate" "$2"
    note "$1/p50" "$3"
    note "$1/p99" "$4"
}

# cpu_of SERVER: what the server and its children have used so far, in ticks of 10 ms.
cpu_of() {
    local pid=${server_pid[$1]}
    # shellcheck disable=SC2046 # a list of files
    cat /proc/"$pid"/stat $(pgrep -P "$pid" | sed 's,.*,/proc/&/stat,') | sed 's/.*) //' |
        awk '{ sum += $12 + $13 } END { print sum }'
}

# find_postmaster: sets postmaster, the pid of the database's first process.
find_postmaster() {
    local data
    data=$(psql -X -q -A -t -v ON_ERROR_STOP=1 -c "SHOW data_directory" "$url") || fail "the database does not answer"
    postmaster=$(head -n 1 "$data/postmaster.pid")
}

# spent SERVER: what the processors have done so far, in ticks of 10 ms: "<server's kernel> <server's user> <database>
# <client> <idle>". The client is what this shell has waited for: wrk or pgbench, and next to it little tools.
spent() {
    local pid=${server_pid[$1]:-} lists database client
    read -r -a lists < <(pgrep -P "$postmaster" | sed 's,.*,/proc/&/stat,' | tr '\n' ' ')
    database=$(cat "/proc/$postmaster/stat" "${lists[@]}" 2>/dev/null |
        sed 's/.*) //' | awk 'NR == 1 { sum = $14 + $15 } { sum += $12 + $13 } END { print sum }')
    client=$(sed 's/.*) //' "/proc/$$/stat" | awk '{ print $14 + $15 }')
    if [ -n "$pid" ]; then
        # shellcheck disable=SC2046 # a list of files
        cat "/proc/$pid/stat" $(pgrep -P "$pid" | sed 's,.*,/proc/&/stat,') | sed 's/.*) //' |
            awk '{ user += $12; kernel += $13 } END { printf "%d %d ", kernel, user }'
    else
        printf '0 0 '
    fi
    echo "$database $client $(awk '/^cpu / { print $5 + $6 }' /proc/stat)"
}

# note_spent NAME BEFORE AFTER SECONDS: as shares of all processors.
note_spent() {
    local -a before after names=(kernel user database client idle)
    local i
    read -r -a before <<<"$2"
    read -r -a after <<<"$3"
    for i in "${!names[@]}"; do
        note "$1/${names[$i]}" "$(awk -v a="${before[$i]}" -v b="${after[$i]}" -v all="$(($(nproc) * $4 * 100))" \
            'BEGIN { printf "%.3f", (b - a) / all }')"
    done
}

# measure_http KIND SERVER PORT CONNECTIONS SECONDS: with wrk; BENCH_SESSIONS and
# BENCH_UNITS or BENCH_SIGNED as request.lua says. What follows a hyphen in SERVER tells one measurement of it from another.
measure_http() {
    local line rate p50 p99 bad before after spent
    spent=$(spent "${2%%-*}")
    before=$(cpu_of "${2%%-*}")
    line=$(timeout $(($5 + 30)) wrk -t 1 -c "$4" -d "$5s" --timeout 10s -s "$here/request.lua" \
        "http://127.0.0.1:$3" | grep '^measured ') || fail "wrk measured nothing: $1 $2 with $4 connections"
    after=$(cpu_of "${2%%-*}")
    note_spent "$1/$2/$4" "$spent" "$(spent "${2%%-*}")" "$5"
    read -r _ rate p50 p99 bad <<<"$line"
    [ "$bad" = 0 ] || fail "$bad requests were not answered well: $1 $2 with $4 connections"
    note_measured "$1/$2/$4" "$rate" "$p50" "$p99"
    note "$1/$2/$4/cpu" $(((after - before) * 10000 / (rate * $5)))
}

# measure_pgbench CLIENTS SECONDS [SEQ]: single-row inserts into an empty table, or with SEQ into the one that is there, from
# that number on; latencies from its log of every transaction.
measure_pgbench() {
    local rate p50 p99 spent
    [ $# -gt 2 ] || query "TRUNCATE bench.entry"
    spent=$(spent pgbench)
    rm -f "$work"/pgbench_log*
    rate=$(cd "$work" && timeout $(($2 + 60)) pgbench -n -M prepared -c "$1" -j 2 -T "$2" -D seq="${3:-0}" -l \
        -f "$here/insert.sql" "$url" 2>"$work/pgbench.log" | sed -n 's/^tps = \([0-9]*\).*/\1/p')
    note_spent "recorded/pgbench/$1" "$spent" "$(spent pgbench)" "$2"
    [ "${rate:-0}" -gt 0 ] || fail "pgbench measured nothing, see $work/pgbench.log"
    read -r p50 p99 < <(cut -d' ' -f3 "$work"/pgbench_log* |
        awk -v clients="$1" -v seconds="$2" -f "$here/lib/percentiles.awk")
    note_measured "recorded/pgbench/$1" "$rate" "$p50" "$p99"
}

# open_sessions COUNT FILE: fresh ones with two units, as request.lua reads them. Whoever names none does not touch them.
open_sessions() {
    local i answer unit='"figures":12,"target":7' body
    body='{"ruleset":"tt","sides":[{"id":"red","name":"Red"},{"id":"blue","name":"Blue"}],
        "units":[{"id":"guards","side":"red",'$unit'},{"id":"rebels","side":"blue",'$unit'}]}'
    for ((i = 0; i < $1; i++)); do
        answer=$(curl -sf "http://127.0.0.1:$umpire_port/v1/sessions" -H 'Content-Type: application/json' -d "$body") ||
            fail "cannot open a session"
        sed 's/.*"id":"\([^"]*\)".*"token":"\([^"]*\)".*/\1 \2/' <<<"$answer"
    done >"$2"
}

# sign_requests SESSIONS SECONDS FILE: fresh sessions and what a device asks for in each, as request.lua reads them; more than is sent.
sign_requests() {
    "$root/build/release/tests/bench/signed_requests" "$umpire_port" "$1" $((40000 * $2 / $1)) >"$3" 2>"$work/signed.log" ||
        fail "cannot sign requests, see $work/signed.log"
}

# profile_umpire KIND CONNECTIONS: what of umpire's own time goes where, by perf, where it is installed. Prints lines
# "<share of its time> <part>". Besides the figures: sampling costs some of the rate.
profile_umpire() {
    local sampler parts
    command -v perf >/dev/null || return 0
    perf record -q -e cpu-clock -F 997 -p "${server_pid[umpire]}" -o "$work/perf.data" -- sleep 2 >/dev/null 2>&1 &
    sampler=$!
    timeout 30 wrk -t 1 -c "$2" -d 2s --timeout 10s -s "$here/request.lua" "http://127.0.0.1:$umpire_port" >/dev/null || true
    wait "$sampler" || return 0
    parts=$(perf report -i "$work/perf.data" --stdio --sort dso 2>/dev/null |
        awk -v kind="$1, $2 connections" -f "$here/lib/parts.awk") || return 0
    [ -z "$parts" ] || echo "$parts" >>"$work/parts"
}

# note_memory NAME: what umpire has resident, in MB of 10^6 bytes.
note_memory() { note "$1" "$(awk '/^VmRSS:/ { print $2 * 1024 / 1e6 }' "/proc/${server_pid[umpire]}/status")"; }

# measure_start: from exec to the first 200 of /readyz, of a process of its own.
measure_start() {
    local before=$EPOCHREALTIME
    start_umpire
    note start/ready $(((${EPOCHREALTIME/./} - ${before/./}) / 1000))
    stop_server "${server_pid[umpire]}"
}
