# The stages of scripts/test and their book-keeping: what ran, how many tests passed, how long it took, and whether that
# was within its budget. Sourced, never run; needs say.sh and build.sh.

# Seconds that the tests of a label usually take together in a plain build, with room to spare: a reminder of what the default
# run may cost, by which nothing ever fails. A label without a budget is a mistake.
declare -A budgets=(
    [unit]=60 [golden]=10 [property]=60 [toy]=20 [odds]=60 [ledger]=90 [device]=30 [store]=90 [http]=240 [game]=10 [games]=30 [recovery]=120 [contract]=90 [cli]=60
    [walls]=20 [ops]=20 [fuzz]=90 [api_fuzz]=120 [fault]=90 [wasm]=120 [browser]=300 [page]=20 [lint]=90 [load]=300 [bench]=60 [long]=120 [slow]=1200 [soak]=36000
)
# How much slower a build's tests run than plain ones.
declare -A slowness=([asan]=3 [fuzz]=1 [tsan]=10)

rows=() passed=0 failed=0 built=0
declare -A broken=() # the stages that could not be built: their tests are not tried

# note STAGE LABEL PASSED FAILED SECONDS BUDGET: a line of the table at the end. A slow machine is no mistake: what is over its
# budget is remarked upon and counts as passed.
note() {
    local verdict=ok
    passed=$((passed + $3)) failed=$((failed + $4))
    [ "$5" -le "$6" ] || verdict='ok, over budget'
    [ "$4" = 0 ] || verdict=FAILED
    rows+=("$(printf '%-10s %-10s %7d %7d %8d %8d  %s' "$1" "$2" "$3" "$4" "$5" "$6" "$verdict")")
}

# print_rows SECONDS BUDGET: the table. Its seconds of a label are those of its tests one after the other, although several run
# at once; the last line has what went by on the clock, without building.
print_rows() {
    local verdict=
    [ "$1" -le "$2" ] || verdict='over budget'
    printf '\n%-10s %-10s %7s %7s %8s %8s\n' stage label passed failed seconds budget
    printf '%s\n' "${rows[@]}"
    printf '%-10s %-10s %7d %7d %8d %8d  %s\n' all '' "$passed" "$failed" "$1" "$2" "$verdict"
}

# run_build STAGE: builds the preset of this name into build/STAGE.
run_build() {
    local stage=$1 start=$SECONDS
    say "$stage: building"
    build_preset "$stage" "$stage" -DUMPIRE_TESTS=ON -DUMPIRE_WERROR=ON || broken[$stage]=1
    note "$stage" build 0 "${broken[$stage]:-0}" $((SECONDS - start)) 240
    built=$((built + SECONDS - start))
    return "${broken[$stage]:-0}"
}

# run_check STAGE LABEL BUDGET command...: something that is not ctest's and passes or fails as one.
run_check() {
    local stage=$1 label=$2 budget=$3 start=$SECONDS
    shift 3
    say "$stage: $label"
    if "$@" 9>&-; then
        note "$stage" "$label" 1 0 $((SECONDS - start)) "$budget"
    else
        note "$stage" "$label" 0 1 $((SECONDS - start)) "$budget"
    fi
}

# skip_check STAGE LABEL REASON: reports what could not be tried on this machine; it counts neither as passed nor as failed.
skip_check() {
    say "$1: $2 was NOT RUN: $3"
    rows+=("$(printf '%-10s %-10s %7s %7s %8s %8s  NOT RUN: %s' "$1" "$2" - - - - "$3")")
}

# run_labels STAGE LABEL...: the tests of build/STAGE that carry one of the labels and are not slow, unless `slow` is one of them.
run_labels() {
    local stage=$1 but='^slow$'
    shift
    case " $* " in *' slow '*) but= ;; esac
    run_tests "$stage" "$but" "$@"
}

# run_short STAGE LABEL...: the same, without those that take long.
run_short() {
    local stage=$1
    shift
    run_tests "$stage" '^(slow|long)$' "$@"
}

# run_tests STAGE BUT LABEL...: all in one go, so that no processor waits for the last test of a label; twice as many at a time as
# there are processors, since many wait for a database or for a second to pass. BUT: a pattern of labels to leave out.
run_tests() {
    local stage=$1 but=$2 dir=$root/build/$1 report=$root/build/$1/report.xml select
    [ -z "${broken[$stage]:-}" ] || return 0
    shift 2
    select=(-L "^($(IFS='|' && echo "$*"))\$")
    [ -z "$but" ] || select+=(-LE "$but")
    say "$stage: $*"
    rm -f "$report"
    ctest --test-dir "$dir" "${select[@]}" --parallel $((2 * $(nproc))) --no-tests=error --output-on-failure --output-junit "$report" 9>&- || true
    note_labels "$stage" "$@"
}

# note_labels STAGE LABEL...: a line of the table for each, from ctest's report. A test belongs to the first of the labels that it
# carries; what ctest calls skipped or disabled did not run.
note_labels() {
    local stage=$1 dir=$root/build/$1 label good bad seconds budget
    shift
    while read -r label good bad seconds; do
        budget=$((${budgets[$label]:-0} * ${slowness[$stage]:-1}))
        if [ $((good + bad)) = 0 ]; then
            say "$stage: no test ran under the label $label"
            bad=1
        fi
        if [ "$budget" = 0 ]; then
            say "the label $label has no budget; give it one in scripts/lib/stages.sh"
            bad=$((bad + 1))
        fi
        note "$stage" "$label" "$good" "$bad" "$seconds" "$budget"
    done < <(count_cases "$dir" "$@")
}

# count_cases DIR LABEL...: of each label how many tests ran well and how many did not, and their seconds. The fixture cluster/ is
# no test of its own, but counts, with the first label, when it fails.
count_cases() {
    local dir=$1
    shift
    { test_labels "$dir" && sed -n 's/.*<testcase name="\([^"]*\)".* time="\([^"]*\)" status="\([^"]*\)".*/ran \1 \2 \3/p' "$dir/report.xml"; } 2>/dev/null |
        awk -v wanted="$*" '
            BEGIN { count = split(wanted, order, " ") }
            $1 == "test" {
                for (i = count; i > 0; i--)
                    for (word = 3; word <= NF; word++)
                        if ($word == order[i]) label[$2] = order[i]
            }
            $1 == "ran" && $2 ~ /^cluster\// { bad[order[1]] += $4 != "run"; next }
            $1 == "ran" { $4 == "run" ? good[label[$2]]++ : bad[label[$2]]++; seconds[label[$2]] += $3 }
            END { for (i = 1; i <= count; i++) printf "%s %d %d %d\n", order[i], good[order[i]], bad[order[i]], seconds[order[i]] }'
}

# test_labels DIR: `test`, its name and its labels, one test a line; fixtures without a label are none.
test_labels() {
    ctest --test-dir "$1" --show-only=json-v1 | jq -er '
        .tests[] | [.properties[] | select(.name == "LABELS") | .value[]] as $labels
        | select($labels != [] or ([.properties[].name] | any(IN("FIXTURES_SETUP", "FIXTURES_CLEANUP")) | not))
        | ["test", .name] + $labels | join(" ")'
}

# stage_labels STAGE [BUT]: every label with a test that does not carry one of BUT (slow, unless given); refuses tests that carry
# no label, which nobody would run. What is `long`, `few` or `answers` has its subject's label as well; `soak` runs only by name.
stage_labels() {
    test_labels "$root/build/$1" | awk -v but=" (${2:-slow})( |\$)" '
        NF == 2 { print "no label: " $2 >"/dev/stderr"; bare = 1 }
        $0 ~ but { next }
        { for (word = 3; word <= NF; word++) if ($word !~ /^(long|few|answers|soak)$/ && !seen[$word]++) print $word }
        END { exit bare }' | sort
}
