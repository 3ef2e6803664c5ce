# What scripts/run --hall adds: which address phones find, the hall's club, and a picture for their cameras. Sourced, never run;
# needs say.sh.

# hall_address: the first address of this machine that others in its network may reach, IPv4 before IPv6.
hall_address() {
    local address all
    all=$(hostname -I 2>/dev/null) || all=
    for address in $all; do
        [[ $address == *:* ]] || {
            echo "$address"
            return
        }
    done
    for address in $all; do
        [[ $address == fe80:* ]] || {
            echo "[$address]"
            return
        }
    done
    return 1
}

# hall_origin SCHEME LISTEN [GIVEN]: where phones find the page: what is given, else the address that it listens on, or this machine's first.
hall_origin() {
    local scheme=$1 listen=$2 given=${3:-}
    if [ -z "$given" ]; then
        given=$listen
        [[ $listen != 0.0.0.0:* && $listen != "[::]":* ]] || given=$(hall_address || echo 127.0.0.1):${listen##*:}
    fi
    [[ $given == *://* ]] || given=$scheme://$given
    echo "${given%/}"
}

# hall_key PROGRAM DIR ORIGIN: the key of the hall's club, made when the one in DIR is missing or does not hold at ORIGIN, where the
# service runs already, on this machine. It stands in a file of the owner's alone, so that the picture on the wall holds from one evening to the next.
hall_key() {
    local program=$1 file=$2/hall.key origin=$3 key
    if [ ! -s "$file" ] || ! curl -skf -o /dev/null --noproxy '*' --max-time 60 -H @- "$origin/v1/club" <<<"Authorization: Bearer $(cat "$file")"; then
        key=$("$program" club add "The hall" 2>/dev/null) || return 1
        (umask 077 && printf '%s\n' "$key" >"$file.new") && mv "$file.new" "$file" || return 1
    fi
    cat "$file"
}

# show_picture TEXT: as a code that a camera reads, two rows of it in one of the terminal's.
show_picture() {
    NODE_PATH=/usr/share/nodejs node -e '
        const code = require("qrcode-generator")(0, "M");
        code.addData(process.argv[1]);
        code.make();
        const count = code.getModuleCount(), edge = 2;
        const dark = (row, column) => row >= 0 && column >= 0 && row < count && column < count && code.isDark(row, column);
        for (let row = -edge; row < count + edge; row += 2) {
            let line = "";
            for (let column = -edge; column < count + edge; column++)
                line += dark(row, column) ? (dark(row + 1, column) ? " " : "\u2584") : dark(row + 1, column) ? "\u2580" : "\u2588";
            console.log(process.stdout.isTTY ? `\x1b[97;40m${line}\x1b[0m` : line); // light on dark, whatever the terminal has
        }' "$1"
}
