/* Declared dice prove nothing, but the rules do: whoever owns the keys cannot put another question in the place of the
 * one that was asked and keep an outcome that it does not give. What it does give comes from a correction that reuses
 * the same dice. */
#include "verifying.h"
#include <jansson.h>

enum { GAMES = 200 };

static json_t *entry_json(int64_t entry)
{
    json_t *root = json_loadb(chronicle.entries[entry].bytes, chronicle.entries[entry].length, 0, NULL);
    assert_non_null(root);
    return root;
}

/* Puts the entry there, and has the record signed and verified anew. */
static void tell(int64_t entry, const json_t *root)
{
    struct chronicle_entry *place = &chronicle.entries[entry];
    free(place->bytes);
    place->bytes = json_dumps(root, JSON_COMPACT | JSON_SORT_KEYS | JSON_REAL_PRECISION(9));
    assert_non_null(place->bytes);
    place->length = strlen(place->bytes);
    chronicle_sign_anew(&chronicle);
    check_chronicle();
}

/* What a ruling says of its question and its answer, taken over from another one. */
static void take_over(json_t *to, const json_t *from, bool with_outcome)
{
    static const char *const members[] = {"input", "assumed", "draws", "reasons", "status", "outcome"};
    size_t count = sizeof members / sizeof members[0] - !with_outcome;
    for (size_t i = 0; i < count; i++) {
        json_t *value = json_object_get(from, members[i]);
        if (value)
            json_object_set(to, members[i], value);
        else
            json_object_del(to, members[i]);
    }
}

static void expect_noticed(int64_t entry)
{
    if (!verify_result(verifier, VERIFY_RULINGS)->failed ||
        verify_result(verifier, VERIFY_RULINGS)->failure.entry != entry)
        fail_msg("not noticed: %s", chronicle.entries[entry].bytes);
}

/* What is not permitted has none. */
static bool same_outcome(const json_t *one, const json_t *other)
{
    const json_t *first = json_object_get(one, "outcome"), *second = json_object_get(other, "outcome");
    return first && second ? json_equal(first, second) : first == second;
}

/* The lies about one ruling; false when its correction came to the same. */
static bool lie(int64_t entry, const json_t *correction)
{
    json_t *truth = entry_json(entry);
    bool differs = !same_outcome(truth, correction);
    if (differs) {
        json_t *lie = json_copy(truth);
        json_object_set(lie, "input", json_object_get(correction, "input"));
        tell(entry, lie);
        expect_noticed(entry);
        take_over(lie, correction, false);
        tell(entry, lie);
        expect_noticed(entry);
        take_over(lie, correction, true); /* nothing else was wrong with it */
        tell(entry, lie);
        if (verify_first(verifier))
            fail_msg("%s: %s", verify_first(verifier)->reason, chronicle.entries[entry].bytes);
        json_decref(lie);
    }
    json_decref(truth);
    return differs;
}

/* A declared ruling, and the answer to another question under its dice; NULL: none was found. */
static json_t *correct(int64_t ruling)
{
    int64_t decision = chronicle_decide(&chronicle, chronicle_dispute(&chronicle, "red", ruling), "reused_dice");
    int64_t correction = chronicle_correct(&chronicle, ruling, decision, true);
    json_t *root = correction > 0 ? entry_json(correction) : NULL;
    while ((int64_t)chronicle.count > ruling + 1)
        chronicle_remove(&chronicle, (int64_t)chronicle.count - 1);
    return root;
}

static void another_question_under_declared_dice(void **state)
{
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        int32_t told = 0;
        for (uint64_t seed = 1; seed <= GAMES; seed++) {
            chronicle_open(&chronicle,
                           &(struct chronicle_kind){
                               .ruleset = (*ruleset)->name, .links = 8, .seed = seed, .random_options = true});
            chronicle.no_seen = true;
            chronicle_join(&chronicle, "red", "player");
            int64_t ruling = chronicle_rule(&chronicle, "red", "declared");
            json_t *correction = correct(ruling);
            told += correction && lie(ruling, correction);
            json_decref(correction);
            chronicle_end(state);
        }
        print_message("%s: %d rulings were lied about\n", (*ruleset)->name, told);
        assert_in_range(told, GAMES / 10, GAMES);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(another_question_under_declared_dice),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
