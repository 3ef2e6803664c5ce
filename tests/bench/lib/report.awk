# Reads the targets, then the figures ("<round> <kind>/<server>/<connections>/<what> <value>", or a shorter name), and
# prints the medians of the rounds and whether each target holds. Exit 1 when one does not.

function median(list, count,    i, j, swap) {
    for (i = 2; i <= count; i++)
        for (j = i; j > 1 && list[j - 1] > list[j]; j--) {
            swap = list[j]
            list[j] = list[j - 1]
            list[j - 1] = swap
        }
    return count % 2 ? list[(count + 1) / 2] : (list[count / 2] + list[count / 2 + 1]) / 2
}

# The median over the rounds of "A / B * C …", from left to right; "" when no round has all of it.
function formula(words,    term, terms, round, count, value, i, list) {
    terms = split(words, term, " ")
    for (round = 1; round <= rounds; round++) {
        for (i = 1; i <= terms; i += 2)
            if (!((round, term[i]) in figure)) break
        if (i <= terms) continue
        value = figure[round, term[1]]
        for (i = 3; i <= terms; i += 2)
            value = term[i - 1] == "*" ? value * figure[round, term[i]] : value / figure[round, term[i]]
        list[++count] = value
    }
    return count ? median(list, count) : ""
}

function print_row(name,    part, beside, share) {
    split(name, part, "/")
    beside = part[1] == "stateless" ? "stateless/nginx/" part[3] : "recorded/pgbench/64"
    share = formula(name "/rate / " beside "/rate")
    printf "%-10s %-12s %11d %9.0f %9.2f %9.2f %7s %8s\n", part[1], part[2], part[3], formula(name "/rate"),
           formula(name "/p50") / 1000, formula(name "/p99") / 1000, formula(name "/cpu"), share == "" ? "" : sprintf("%.2f", share)
}

# Where the processors' time went while this was measured, in hundredths of all of them.
function print_spent(name,    part, i, share, sum) {
    if (formula(name "/idle") == "") return
    split(name, part, "/")
    printf "%-10s %-12s %11d", part[1], part[2], part[3]
    for (i = 1; i <= spent_count; i++) {
        share = 100 * formula(name "/" spent[i])
        sum += share
        printf " %9.0f", share
    }
    printf " %9.0f\n", sum < 100 ? 100 - sum : 0
}

FILENAME == targets {
    if ($0 !~ /^#/ && split($0, column, / *\| */) == 3) {
        title[++target_count] = column[1]
        asked[target_count] = column[2]
        bound[target_count] = column[3]
    }
    next
}
{
    figure[$1, $2] = $3
    if ($1 > rounds) rounds = $1
    if ($2 ~ /\/rate$/ && !($2 in seen)) {
        seen[$2] = 1
        row[++row_count] = substr($2, 1, length($2) - 5)
    }
}
END {
    print "cpu: what the server itself used for a request, in us; share: of nginx, or, recorded, of pgbench -c64\n"
    printf "%-10s %-12s %11s %9s %9s %9s %7s %8s\n", "kind", "server", "connections", "per s", "p50 ms", "p99 ms", "cpu us", "share"
    for (i = 1; i <= row_count; i++) print_row(row[i])
    spent_count = split("kernel user database client idle", spent, " ")
    print "\nwhat bounds it: where the processors' time went, in %: the server's kernel and user, database, client, nobody, others\n"
    printf "%-10s %-12s %11s %9s %9s %9s %9s %9s %9s\n", "kind", "server", "connections", "kernel", "user", "database", "client", "idle", "others"
    for (i = 1; i <= row_count; i++) print_spent(row[i])
    printf "\n%-52s %9s %9s\n", "target", "measured", "asked"
    for (i = 1; i <= target_count; i++) {
        value = formula(asked[i])
        if (value == "") continue
        split(bound[i], side, " ")
        holds = side[1] == ">=" ? value >= side[2] : value <= side[2]
        if (!holds) missed++
        printf "%-52s %9.2f %9s  %s\n", title[i], value, bound[i], holds ? "holds" : "MISSES"
    }
    exit missed > 0
}
