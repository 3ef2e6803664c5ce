# Starting and stopping what is measured: nginx, Node, umpire, each on a port of its own on the loopback. Sourced by
# tests/bench/run, never run; needs say.sh. Everything is written below $work. Sets: started, the pids to end, and server_pid, the
# pid of each by name.

. "$root/tests/support/port.sh"

started=()
declare -A server_pid=()

# answers PORT PATH: whether the server answers 200 there.
answers() {
    local line=
    {
        exec 3<>"/dev/tcp/127.0.0.1/$1" || return 1
        printf 'GET %s HTTP/1.1\r\nHost: bench\r\nConnection: close\r\n\r\n' "$2" >&3
        IFS= read -r -t 5 line <&3
        exec 3>&-
    } 2>/dev/null
    [[ "$line" == *" 200 "* ]]
}

# wait_answers PORT PATH PID: for at most 20 s.
wait_answers() {
    local until=$((SECONDS + 20))
    until answers "$1" "$2"; do
        kill -0 "$3" 2>/dev/null && [ $SECONDS -lt $until ] || fail "the server on port $1 does not come up, see $work"
        sleep 0.001
    done
}

# stop_server PID: and wait until it is gone.
stop_server() {
    kill -TERM "$1" 2>/dev/null || true
    wait "$1" 2>/dev/null || true
}

stop_servers() {
    local pid
    for pid in "${started[@]}"; do
        stop_server "$pid"
    done
    started=()
}

# Debian's package would start a web server on port 80 when it is installed: it is only unpacked.
find_nginx() {
    local unpacked=$build/nginx
    PATH=$PATH:/usr/sbin:$unpacked/usr/sbin command -v nginx && return
    mkdir -p "$unpacked"
    (cd "$unpacked" && apt-get download -qq nginx >/dev/null && dpkg-deb -x nginx_*.deb .) || fail "nginx cannot be fetched"
    echo "$unpacked/usr/sbin/nginx"
}

# start_nginx ANSWER: a constant answer. Sets nginx_port.
start_nginx() {
    local answer=$1 dir=$work/nginx user=
    nginx_port=$(find_port)
    mkdir -p "$dir"
    [ "$(id -u)" != 0 ] || user="user root;"
    cat >"$dir/nginx.conf" <<CONF
worker_processes 2; daemon off; pid $dir/pid; error_log $dir/error.log; $user
events { worker_connections 4096; }
http {
    access_log off; default_type application/json; keepalive_requests 1000000000;
    client_body_temp_path $dir/body; proxy_temp_path $dir/proxy; fastcgi_temp_path $dir/fastcgi;
    uwsgi_temp_path $dir/uwsgi; scgi_temp_path $dir/scgi;
    server { listen 127.0.0.1:$nginx_port; location / { return 200 '${answer//\'/\\\'}'; } }
}
CONF
    "$(find_nginx)" -p "$dir" -c "$dir/nginx.conf" -e "$dir/error.log" >"$work/nginx.log" 2>&1 &
    server_pid[nginx]=$!
    started+=($!)
    wait_answers "$nginx_port" / $!
}

# start_node: sets node_port.
start_node() {
    local dir=$build/node
    mkdir -p "$dir"
    cp "$here/node/"{package.json,package-lock.json,.npmrc,server.js} "$dir"
    if ! cmp -s "$dir/package-lock.json" "$dir/installed"; then
        (cd "$dir" && npm ci --omit=dev >"$work/npm.log" 2>&1) || fail "npm ci failed, see $work/npm.log"
        cp "$dir/package-lock.json" "$dir/installed"
    fi
    node_port=$(find_port)
    NODE_ENV=production BENCH_PORT=$node_port BENCH_SOCKET=$socket node "$dir/server.js" >"$work/node.log" 2>&1 &
    server_pid[node]=$!
    started+=($!)
    wait_answers "$node_port" /livez $!
}

# start_umpire: sets umpire_port. What UMPIRE_… the caller has set holds. As nginx's, its access log is off.
start_umpire() {
    umpire_port=$(find_port)
    UMPIRE_LISTEN=127.0.0.1:$umpire_port UMPIRE_OPEN_SESSIONS=anyone UMPIRE_DATABASE_URL=${url}_service \
        UMPIRE_CONNECTIONS_PER_ADDRESS=${UMPIRE_CONNECTIONS_PER_ADDRESS:-100000} \
        UMPIRE_ADDRESS_RATE=${UMPIRE_ADDRESS_RATE:-0} UMPIRE_TOKEN_RATE=${UMPIRE_TOKEN_RATE:-0} \
        UMPIRE_KEYS_DIRECTORY=$work/keys UMPIRE_ACCESS_LOG=${UMPIRE_ACCESS_LOG:-none} \
        "$umpire" serve >"$work/umpire.log" 2>&1 &
    server_pid[umpire]=$!
    started+=($!)
    wait_answers "$umpire_port" /readyz $!
}
