# Reads latencies in microseconds, one a line, of `clients` clients in `seconds` seconds, and prints p50 and p99.
# wrk counts a slow answer once more for each request that its connection would have sent meanwhile (so that a stall is not
# hidden by everybody's waiting for it). What is compared with wrk's figures must be counted like that too.
function count(latency) {
    samples++
    slot = int(latency / 10) # 10 us are fine enough
    times[slot]++
    if (slot > last) last = slot
}

function percentile(share,    i, sum) {
    for (i = 0; i <= last; i++) {
        sum += times[i]
        if (sum >= share * samples) return i * 10 + 5
    }
}

{ latency[NR] = $1 }
END {
    expected = seconds * 1e6 / (NR / clients)
    for (i = 1; i <= NR; i++) {
        count(latency[i])
        if (latency[i] >= 2 * expected)
            for (missed = latency[i] - expected; missed > expected; missed -= expected) count(missed)
    }
    print percentile(0.5), percentile(0.99)
}
