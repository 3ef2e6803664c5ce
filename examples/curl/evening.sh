#!/bin/bash
# An evening of Triumph & Tragedy by curl and jq: open a game, join it, ask for a ruling, read the report, check the record.
#   examples/curl/evening.sh [URL]
set -euo pipefail
url=${1:-http://127.0.0.1:8080}
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

# call TOKEN PATH [curl option...]: an empty token for what needs none. A refusal is printed, and ends the script.
call() {
    curl -sS --fail-with-body "$url$2" ${1:+-H "Authorization: Bearer $1"} -H 'Content-Type: application/json' "${@:3}"
}

call '' /v1/sessions -d '{"ruleset": "tt", "options": {"morale_targets": {"trained": 7}}}' >"$work/opened.json"
session=$(jq -r .id "$work/opened.json")
code=$(jq -r '.sides[0].join_code' "$work/opened.json")

# The nonce comes from the player's own device and goes into the dice, so that the service alone cannot choose them.
nonce=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
call '' /v1/join -d "{\"code\": \"$code\", \"name\": \"Anna\", \"nonce\": \"$nonce\"}" >"$work/joined.json"
token=$(jq -r .token "$work/joined.json")

# With an Idempotency-Key the same request may be sent again: it is answered by the same dice.
key=$(od -An -N8 -tx1 /dev/urandom | tr -d ' \n')
for _ in once again; do
    call "$token" "/v1/sessions/$session/rulings" -H "Idempotency-Key: $key" \
        -d '{"step": "morale-check", "input": {"quality": "trained", "winner_figures": 5, "loser_figures": 9}}' | jq -r '"\(.seq): \(.summary)"'
done

call "$token" "/v1/sessions/$session/report" -H 'Accept: text/markdown'
call "$token" "/v1/sessions/$session/export" >"$work/game.ndjson"
echo "$(($(wc -l <"$work/game.ndjson"))) lines of record; umpire verify checks them without the service"
