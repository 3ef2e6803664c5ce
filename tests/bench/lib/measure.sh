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

# measure_http KIND SERVER PORT CONNECTIONS SECONDS: with wrk; BENCH_SESSIONS and
# BENCH_UNITS as request.lua says. What follows a hyphen in SERVER tells one measurement of it from another.
measure_http() {
    local line rate p50 p99 bad before after
    before=$(cpu_of "${2%%-*}")
    line=$(timeout $(($5 + 30)) wrk -t 1 -c "$4" -d "$5s" --timeout 10s -s "$here/request.lua" \
        "http://127.0.0.1:$3" | grep '^measured ') || fail "wrk measured nothing: $1 $2 with $4 connections"
    after=$(cpu_of "${2%%-*}")
    read -r _ rate p50 p99 bad <<<"$line"
    [ "$bad" = 0 ] || fail "$bad requests were not answered well: $1 $2 with $4 connections"
    note_measured "$1/$2/$4" "$rate" "$p50" "$p99"
    note "$1/$2/$4/cpu" $(((after - before) * 10000 / (rate * $5)))
}

# measure_pgbench CLIENTS SECONDS: single-row inserts; latencies from its log of every transaction.
measure_pgbench() {
    local rate p50 p99
    query "TRUNCATE bench.entry"
    rm -f "$work"/pgbench_log*
    rate=$(cd "$work" && timeout $(($2 + 60)) pgbench -n -M prepared -c "$1" -j 2 -T "$2" -D seq=0 -l \
        -f "$here/insert.sql" "$url" 2>"$work/pgbench.log" | sed -n 's/^tps = \([0-9]*\).*/\1/p')
    [ "${rate:-0}" -gt 0 ] || fail "pgbench measured nothing, see $work/pgbench.log"
    read -r p50 p99 < <(cut -d' ' -f3 "$work"/pgbench_log* |
        awk -v clients="$1" -v seconds="$2" -f "$here/lib/percentiles.awk")
    note_measured "recorded/pgbench/$1" "$rate" "$p50" "$p99"
}

# open_sessions COUNT FILE: fresh ones with two units, as request.lua reads them. Whoever names none does not touch them.
open_sessions() {
    local i answer unit='"seat":"umpire","figures":12,"target":7' body
    body='{"ruleset":"tt","units":[{"id":"guards",'$unit'},{"id":"rebels",'$unit'}]}'
    for ((i = 0; i < $1; i++)); do
        answer=$(curl -sf "http://127.0.0.1:$umpire_port/v1/sessions" -H 'Content-Type: application/json' -d "$body") ||
            fail "cannot open a session"
        sed 's/.*"id":"\([^"]*\)".*"token":"\([^"]*\)".*/\1 \2/' <<<"$answer"
    done >"$2"
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
