# A port of one's own. Sourced, never run.

# find_port: one where nothing listens on the loopback: by chance, so that two checkouts that look at the same time find different
# ones, and below those that the system gives to whoever asks for any.
find_port() {
    local port
    while :; do
        port=$((20000 + RANDOM % 10000))
        (: <"/dev/tcp/127.0.0.1/$port") 2>/dev/null || break
    done
    echo "$port"
}
