# The stages of scripts/test and their book-keeping: what ran, how many tests passed, how long it took, and whether that
# was within its budget. Sourced, never run; needs say.sh and build.sh.

# Seconds that all tests of a label may take together in a plain build. A label without a budget is a mistake.
declare -A budgets=(
    [unit]=30 [golden]=20 [property]=60 [toy]=20 [odds]=60 [ledger]=60 [store]=120 [http]=180 [game]=30 [games]=30 [recovery]=120 [contract]=90 [cli]=60 [walls]=60
    [fuzz]=90 [api_fuzz]=120 [fault]=300 [browser]=300 [load]=300 [bench]=900 [slow]=1200
)
# How much slower a build's tests run than plain ones.
declare -A slowness=([asan]=3 [fuzz]=1 [tsan]=10 [valgrind]=30)

rows=() passed=0 failed=0

# note STAGE LABEL PASSED FAILED SECONDS BUDGET: a line of the table at the end.
note() {
    local verdict=ok
    passed=$((passed + $3)) failed=$((failed + $4))
    [ "$4" = 0 ] || verdict=FAILED
    if [ "$5" -gt "$6" ]; then
        verdict="OVER BUDGET"
        failed=$((failed + 1))
    fi
    rows+=("$(printf '%-10s %-10s %7d %7d %8d %8d  %s' "$1" "$2" "$3" "$4" "$5" "$6" "$verdict")")
}

print_rows() {
    printf '\n%-10s %-10s %7s %7s %8s %8s\n' stage label passed failed seconds budget
    printf '%s\n' "${rows[@]}"
    printf '%-10s %-10s %7d %7d %8d %8d\n' all '' "$passed" "$failed" "$1" "$2"
}

# run_build STAGE PRESET [cmake option...]: builds build/STAGE.
run_build() {
    local stage=$1 preset=$2 start=$SECONDS
    shift 2
    say "$stage: building"
    if build_preset "$preset" "$stage" -DUMPIRE_TESTS=ON -DUMPIRE_WERROR=ON "$@"; then
        note "$stage" build 0 0 $((SECONDS - start)) 240
    else
        note "$stage" build 0 1 $((SECONDS - start)) 240
        return 1
    fi
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

# skip_check STAGE LABEL REASON: what could not be tried on this machine is said, and counts for nothing.
skip_check() {
    say "$1: $2 was NOT RUN: $3"
    rows+=("$(printf '%-10s %-10s %7s %7s %8s %8s  NOT RUN: %s' "$1" "$2" - - - - "$3")")
}

# run_labels STAGE LABEL...: the tests of build/STAGE that carry the labels and are not slow, unless `slow` is the label.
run_labels() {
    local stage=$1 label
    shift
    for label in "$@"; do
        run_label "$stage" "$label"
    done
}

# As many at a time as there are processors; what measures, or has the machine for itself, is RUN_SERIAL in CMake.
run_label() {
    local stage=$1 label=$2 start=$SECONDS seconds good bad
    local dir=$root/build/$stage report=$root/build/$stage/report-$2.xml select=(-L "^$2\$")
    local budget=$((${budgets[$label]:-0} * ${slowness[$stage]:-1}))
    [ "$label" = slow ] || select+=(-LE '^slow$')
    say "$stage: $label"
    rm -f "$report"
    ctest --test-dir "$dir" "${select[@]}" --parallel "$(nproc)" --no-tests=error --output-on-failure --output-junit "$report" 9>&- || true
    seconds=$((SECONDS - start))
    good=$(count_cases "$report" '/status="run"/ && !/name="cluster\//')
    bad=$(count_cases "$report" '!/status="run"/')
    if [ $((good + bad)) = 0 ]; then
        say "$stage: no test ran under the label $label"
        bad=1
    fi
    if [ "$budget" = 0 ]; then
        say "the label $label has no budget; give it one in scripts/lib/stages.sh"
        bad=$((bad + 1))
    fi
    note "$stage" "$label" "$good" "$bad" "$seconds" "$budget"
}

# count_cases FILE CONDITION: the test cases of a JUnit file for which awk's condition holds. What ctest calls skipped or
# disabled did not run; the fixture cluster/ is no test of its own, but counts when it fails.
count_cases() { awk "/<testcase / && $2 { count++ } END { print count + 0 }" "$1" 2>/dev/null || echo 0; }

# stage_labels STAGE: every label with a test that is not slow; refuses tests that carry no label, which nobody would run.
stage_labels() {
    local dir=$root/build/$1
    ctest --test-dir "$dir" --show-only=json-v1 | jq -er '
        [.tests[] | select([.properties[].name] | any(IN("FIXTURES_SETUP", "FIXTURES_CLEANUP")) | not)
                  | {name, labels: [.properties[] | select(.name == "LABELS") | .value[]]}]
        | (map(select(.labels == [])) | map(.name)) as $bare
        | if $bare == [] then . else error("no label: " + ($bare | join(", "))) end
        | map(select(.labels | index("slow") | not)) | map(.labels[]) | unique | .[]'
}
