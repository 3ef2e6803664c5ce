/* The verifier over disputes, corrections, taking back and new chains: what follows what, and who may. */
#include "verifying.h"

/* 0 opened, 1 and 2 joined, 3 and 4 rulings, 5 a note. */
enum { RED = 1, BLUE, FIRST, SECOND, NOTE, NEXT };

static int setup(void **state)
{
    (void)state;
    /* The rulings must be of steps that have an input, so that they can be corrected: this seed chooses such ones. */
    chronicle_open(&chronicle, &(struct chronicle_kind){.ruleset = "d12-skirmish", .links = 64, .seed = 1});
    chronicle.no_keys = true;
    chronicle_join(&chronicle, "red", "player");
    chronicle_join(&chronicle, "blue", "player");
    chronicle_rule(&chronicle, "red", "sealed");
    chronicle_rule(&chronicle, "blue", "sealed");
    chronicle_note(&chronicle, "blue", "hm");
    return 0;
}

/* Of questions that want more dice, or fewer. */
static int setup_many(void **state)
{
    (void)state;
    chronicle_open(&chronicle, &(struct chronicle_kind){.ruleset = "colonial", .links = 64, .seed = 1});
    chronicle.no_keys = true;
    chronicle_join(&chronicle, "red", "player");
    chronicle_join(&chronicle, "blue", "player");
    chronicle.step = step_find(chronicle.ruleset, "ranged-attack");
    assert_non_null(chronicle.step);
    return 0;
}

static void expect_disputes(int64_t entry, const char *words)
{
    expect_only_signed(VERIFY_DISPUTES, entry, words);
}

static void a_dispute_to_its_end(void **state)
{
    (void)state;
    chronicle_decide(&chronicle, chronicle_dispute(&chronicle, "red", FIRST), NULL);
    chronicle_decide(&chronicle, chronicle_dispute(&chronicle, "red", FIRST), "none");
    int64_t decision = chronicle_decide(&chronicle, chronicle_dispute(&chronicle, "red", FIRST), "further_dice");
    int64_t corrected = chronicle_correct(&chronicle, FIRST, decision, false);
    decision = chronicle_decide(&chronicle, chronicle_dispute(&chronicle, "blue", corrected), "reused_dice");
    assert_true(chronicle_correct(&chronicle, corrected, decision, true) > 0);
    chronicle_sign(&chronicle);
    expect_passed();
    assert_int_equal(verify_verdict(verifier, VERIFY_DISPUTES), VERIFY_PASSED);
}

static void what_cannot_be_disputed(void **state)
{
    (void)state;
    expect_disputes(chronicle_dispute(&chronicle, "red", NOTE), "the entry is not a ruling that is in force");
}

static void a_later_entry_cannot_be_disputed(void **state)
{
    (void)state;
    int64_t dispute = chronicle_dispute(&chronicle, "red", NEXT + 1);
    chronicle_rule(&chronicle, "red", "sealed");
    expect_disputes(dispute, "the entry is not a ruling that is in force");
}

/* The decision would end the dispute of an entry that nobody keeps anything of. */
static void a_dispute_far_behind_the_end_is_not_decided(void **state)
{
    (void)state;
    int64_t dispute = chronicle_dispute(&chronicle, "red", 999999);
    chronicle_decide(&chronicle, dispute, NULL);
    expect_disputes(dispute, "the entry is not a ruling that is in force");
}

static void one_dispute_at_a_time(void **state)
{
    (void)state;
    chronicle_dispute(&chronicle, "red", FIRST);
    expect_disputes(chronicle_dispute(&chronicle, "blue", FIRST), "a dispute about this ruling is already open");
}

static void one_decision_for_a_dispute(void **state)
{
    (void)state;
    int64_t dispute = chronicle_dispute(&chronicle, "red", FIRST);
    chronicle_decide(&chronicle, dispute, NULL);
    expect_disputes(chronicle_decide(&chronicle, dispute, "none"), "the dispute has already been decided");
}

static void a_decision_without_a_dispute(void **state)
{
    (void)state;
    expect_disputes(chronicle_decide(&chronicle, FIRST, NULL), "there is no such dispute");
}

static void a_correction_only_of_what_is_upheld(void **state)
{
    (void)state;
    int64_t decision = chronicle_decide(&chronicle, chronicle_dispute(&chronicle, "red", FIRST), NULL);
    chronicle_edit(&chronicle, decision, "\"clause\":\"TT-MEL-1\",",
                   "\"clause\":\"TT-MEL-1\",\"correction\":\"none\",");
    expect_disputes(decision, "a decision says which correction follows");
}

static void one_correction_for_a_decision(void **state)
{
    (void)state;
    int64_t decision = chronicle_decide(&chronicle, chronicle_dispute(&chronicle, "red", FIRST), "further_dice");
    chronicle_correct(&chronicle, FIRST, decision, false);
    expect_disputes(chronicle_correct(&chronicle, FIRST, decision, false),
                    "the correction that was decided has already been made");
}

static int64_t rule_by_many_dice(void)
{
    for (int i = 0; i < 1000; i++) {
        int64_t ruling = chronicle_rule(&chronicle, "red", "declared");
        const char *draws = strstr(chronicle.entries[ruling].bytes, "\"draws\":[{\"count\":");
        if (draws && atoi(draws + strlen("\"draws\":[{\"count\":")) >= 3)
            return ruling;
    }
    fail_msg("no ruling with many dice");
    return -1;
}

static void a_correction_of_another_ruling(void **state)
{
    (void)state;
    int64_t other = rule_by_many_dice();
    int64_t decision = chronicle_decide(&chronicle, chronicle_dispute(&chronicle, "red", FIRST), "further_dice");
    expect_disputes(chronicle_correct(&chronicle, other, decision, false), "no decision calls for this correction");
}

static int64_t decide_on(int64_t ruling, const char *correction)
{
    return chronicle_decide(&chronicle, chronicle_dispute(&chronicle, "red", ruling), correction);
}

static void further_dice_where_none_are_wanted(void **state)
{
    (void)state;
    int64_t ruling = rule_by_many_dice(), decision = decide_on(ruling, "reused_dice");
    expect_disputes(chronicle_correct(&chronicle, ruling, decision, false), "no decision calls for this correction");
}

static void reused_dice_that_are_enough(void **state)
{
    (void)state;
    int64_t ruling = rule_by_many_dice(), decision = decide_on(ruling, "further_dice");
    assert_true(chronicle_correct(&chronicle, ruling, decision, true) > 0);
    chronicle_sign(&chronicle);
    expect_passed();
}

/* What fell away comes back: nobody throws anew by correcting to fewer dice first. */
static void corrections_of_corrections(void **state)
{
    (void)state;
    int64_t ruling = rule_by_many_dice();
    bool spared = false;
    for (int i = 0; i < 8; i++) {
        ruling = chronicle_correct(&chronicle, ruling, decide_on(ruling, "further_dice"), i % 2 == 0);
        assert_true(ruling > 0);
        spared = spared || strstr(chronicle.entries[ruling].bytes, "\"spare\":[");
    }
    assert_true(spared);
    chronicle_sign(&chronicle);
    expect_passed();
}

/* An umpire who throws until it pleases has to change what fell. */
static void a_face_that_did_not_fall(void **state)
{
    (void)state;
    int64_t ruling = rule_by_many_dice(), decision = decide_on(ruling, "further_dice");
    int64_t entry = chronicle_correct(&chronicle, ruling, decision, false);
    char *face = strstr(chronicle.entries[entry].bytes, "\"draws\":[");
    face = strstr(face, "\"faces\":[") + strlen("\"faces\":[");
    *face = *face == '1' ? '2' : '1';
    chronicle_sign_anew(&chronicle);
    check_chronicle();
    expect_failure(VERIFY_DICE, entry, "it fell as");
}

/* Nor does it throw others in their place. */
static void dice_of_other_sides(void **state)
{
    (void)state;
    int64_t ruling = rule_by_many_dice(), decision = decide_on(ruling, "further_dice");
    int64_t entry = chronicle_correct(&chronicle, ruling, decision, false);
    char *draws = strstr(chronicle.entries[entry].bytes, "\"draws\":[");
    memcpy(strstr(draws, "\"sides\":6"), "\"sides\":8", strlen("\"sides\":8"));
    chronicle_sign_anew(&chronicle);
    check_chronicle();
    expect_failure(VERIFY_DICE, entry, "is recorded with dice of 8 sides; those that fell have 6");
}

static int32_t no_units(const struct ruleset *ruleset, const void *options, struct roster_unit list[ROSTER_UNITS_MAX])
{
    (void)ruleset, (void)options, (void)list;
    return 0;
}

#define FOR_INITIATIVE(one, two, three)                                                                                \
    "{\"step\":\"initiative-order\",\"input\":{\"players\":[{\"name\":\"" one "\"},{\"name\":\"" two                   \
    "\"},{\"name\":\"" three "\"}]}}"

/* With the same dice, another order is another winner: an umpire could choose among them. */
static void the_same_in_another_order(void **state)
{
    static const struct {
        const char *body;
        bool passes;
    } cases[] = {
        {FOR_INITIATIVE("ann", "bob", "dan"), true},  {FOR_INITIATIVE("dan", "ann", "bob"), true},
        {FOR_INITIATIVE("bob", "ann", "cec"), false}, {FOR_INITIATIVE("cec", "ann", "bob"), false},
        {FOR_INITIATIVE("dan", "bob", "ann"), false},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct violations violations;
        violations_start(&violations);
        chronicle_open(&chronicle,
                       &(struct chronicle_kind){.ruleset = "d12-skirmish", .links = 64, .seed = 1, .units = no_units});
        chronicle_join(&chronicle, "red", "player");
        chronicle.any_order = true;
        int64_t ruling =
            chronicle_rule_on(&chronicle, "red", "sealed", FOR_INITIATIVE("ann", "bob", "cec"), &violations);
        int64_t entry = chronicle_correct_on(&chronicle, ruling, decide_on(ruling, "reused_dice"), true, cases[i].body,
                                             &violations);
        assert_true(entry > 0);
        chronicle_sign(&chronicle);
        if (cases[i].passes)
            expect_passed();
        else
            expect_only_signed(VERIFY_DISPUTES, entry, "stand in another order");
        chronicle_end(NULL);
    }
}

/* Nor does it forget what fell away. */
static void spare_faces_that_are_missing(void **state)
{
    (void)state;
    int64_t entry = rule_by_many_dice();
    for (int i = 0; i < 50 && !strstr(chronicle.entries[entry].bytes, "\"spare\":["); i++)
        entry = chronicle_correct(&chronicle, entry, decide_on(entry, "further_dice"), true);
    char *spare = strstr(chronicle.entries[entry].bytes, ",\"spare\":["), *end = strstr(spare, "}]}");
    memmove(spare, end + 2, strlen(end + 2) + 1);
    chronicle.entries[entry].length = strlen(chronicle.entries[entry].bytes);
    chronicle_sign_anew(&chronicle);
    check_chronicle();
    assert_true(verify_result(verifier, VERIFY_RULINGS)->failed);
    assert_int_equal(verify_result(verifier, VERIFY_RULINGS)->failure.entry, entry);
}

static void reused_dice_of_another_ruling(void **state)
{
    (void)state;
    int64_t decision = chronicle_decide(&chronicle, chronicle_dispute(&chronicle, "red", FIRST), "reused_dice");
    int64_t entry = chronicle_correct(&chronicle, FIRST, decision, true);
    chronicle_edit(&chronicle, entry, "\"dice\":{\"from_entry\":3", "\"dice\":{\"from_entry\":5");
    expect_only_signed(VERIFY_DICE, entry, "dice from this source are not allowed here");
}

static void a_ruling_keeps_no_dice(void **state)
{
    (void)state;
    int64_t entry = chronicle_rule(&chronicle, "red", "declared");
    chronicle_edit(&chronicle, entry, "\"source\":\"declared\"", "\"from_entry\":3,\"source\":\"reused\"");
    expect_only_signed(VERIFY_FORM, entry, "contradict each other");
}

static void taking_back(void **state)
{
    (void)state;
    chronicle_answer_undo(&chronicle, "blue", chronicle_propose_undo(&chronicle, "red", SECOND), false);
    chronicle_answer_undo(&chronicle, "blue", chronicle_propose_undo(&chronicle, "red", SECOND), true);
    chronicle.not_last = true;
    chronicle_answer_undo(&chronicle, "red", chronicle_propose_undo(&chronicle, "umpire", FIRST), true);
    chronicle_rule(&chronicle, "red", "sealed");
    chronicle_sign(&chronicle);
    expect_passed();
}

/* What an answer says that it takes back is what its consent does. */
static void an_answer_says_what_it_takes_back(void **state)
{
    (void)state;
    int64_t answer = chronicle_answer_undo(&chronicle, "blue", chronicle_propose_undo(&chronicle, "red", SECOND), true);
    chronicle_sign(&chronicle);
    expect_passed();
    chronicle_edit(&chronicle, answer, ",\"taken_back\":4", "");
    expect_disputes(answer, "takes back another entry than its consent does");
}

static void not_everything_is_taken_back(void **state)
{
    (void)state;
    expect_disputes(chronicle_propose_undo(&chronicle, "red", 1), /* a seat that joined */
                    "the entry is none that can be taken back, or it does not stand any more");
}

static void what_was_taken_back_stands_no_more(void **state)
{
    (void)state;
    chronicle_answer_undo(&chronicle, "blue", chronicle_propose_undo(&chronicle, "red", SECOND), true);
    expect_disputes(chronicle_dispute(&chronicle, "red", SECOND), "the entry is not a ruling that is in force");
}

static void one_proposal_at_a_time(void **state)
{
    (void)state;
    chronicle_propose_undo(&chronicle, "red", SECOND);
    expect_disputes(chronicle_propose_undo(&chronicle, "blue", SECOND), "another proposal is already open");
}

static void nobody_answers_himself(void **state)
{
    (void)state;
    expect_disputes(chronicle_answer_undo(&chronicle, "red", chronicle_propose_undo(&chronicle, "red", SECOND), true),
                    "consent is not requested");
}

static void the_umpire_answers_only_without_another_player(void **state)
{
    (void)state;
    expect_disputes(
        chronicle_answer_undo(&chronicle, "umpire", chronicle_propose_undo(&chronicle, "red", SECOND), true),
        "consent is not requested");
}

static void an_answer_without_a_proposal(void **state)
{
    (void)state;
    expect_disputes(chronicle_answer_undo(&chronicle, "red", NOTE, true), "no such proposal is open");
}

/* A correction of `target` that is a copy of the declared ruling `from`. */
static int64_t correct_by_copy(int64_t target, int64_t from)
{
    char number[64];
    int64_t decision = chronicle_decide(&chronicle, chronicle_dispute(&chronicle, "red", target), "further_dice");
    int64_t entry = (int64_t)chronicle.count;
    chronicle_insert(&chronicle, entry, chronicle.entries[from].bytes);
    snprintf(number, sizeof number, "\"seq\":%lld", (long long)from);
    char now[120];
    snprintf(now, sizeof now, "\"seq\":%lld", (long long)entry);
    chronicle_edit(&chronicle, entry, number, now);
    snprintf(now, sizeof now, "\"corrects\":%lld,\"decision\":%lld,\"dice\":{\"from_entry\":%lld,", (long long)target,
             (long long)decision, (long long)target);
    chronicle_edit(&chronicle, entry, "\"dice\":{", now);
    chronicle_edit(&chronicle, entry, "\"kind\":\"ruling\"", "\"kind\":\"correction\"");
    return entry;
}

static void a_correction_with_the_same_input(void **state)
{
    (void)state;
    int64_t ruling = chronicle_rule(&chronicle, "umpire", "declared");
    expect_disputes(correct_by_copy(ruling, ruling), "a correction must have a different input");
}

static void a_correction_of_another_step(void **state)
{
    (void)state;
    int64_t ruling = chronicle_rule(&chronicle, "umpire", "declared");
    while (strcmp(strstr(chronicle.entries[ruling].bytes, "\"step\":"),
                  strstr(chronicle.entries[FIRST].bytes, "\"step\":")) == 0)
        ruling = chronicle_rule(&chronicle, "umpire", "declared");
    expect_disputes(correct_by_copy(FIRST, ruling),
                    "a correction must use the same step as the ruling that it corrects");
}

/* Chains. */

static void a_new_chain_with_other_numbers(void **state)
{
    (void)state;
    while (chronicle.used < 64)
        chronicle_rule(&chronicle, "red", "sealed");
    int64_t entry = chronicle_rekey(&chronicle, 4);
    chronicle_edit(&chronicle, entry, "\"base\":64", "\"base\":65");
    expect_only_signed(VERIFY_CHAIN, entry, "only when the previous one has ended");
}

static void a_new_chain(void **state)
{
    (void)state;
    while (chronicle.used < 64)
        chronicle_rule(&chronicle, "red", "sealed");
    chronicle_rekey(&chronicle, 4);
    int64_t bare = chronicle_rule(&chronicle, "red", "sealed");
    chronicle_nonce(&chronicle, "blue");
    chronicle_nonce(&chronicle, "red");
    chronicle_rule(&chronicle, "red", "sealed");
    chronicle_sign(&chronicle);
    expect_passed();
    assert_int_equal(verify_noticed(verifier, VERIFY_WARNING_NO_PLAYER_NONCE)->count, 1);
    assert_int_equal(verify_noticed(verifier, VERIFY_WARNING_NO_PLAYER_NONCE)->first, bare);
}

static void a_new_chain_too_early(void **state)
{
    (void)state;
    expect_only_signed(VERIFY_CHAIN, chronicle_rekey(&chronicle, 4), "only when the previous one has ended");
}

static void a_nonce_twice(void **state)
{
    (void)state;
    expect_only_signed(VERIFY_CHAIN, chronicle_nonce(&chronicle, "red"), "gives one nonce per chain");
}

static void a_link_is_left_out(void **state)
{
    (void)state;
    chronicle.used++;
    expect_only_signed(VERIFY_CHAIN, chronicle_rule(&chronicle, "red", "sealed"), "links must be spent in order");
}

static void dice_of_the_system(void **state)
{
    (void)state;
    int64_t entry = chronicle_rule(&chronicle, "red", "declared");
    chronicle_edit(&chronicle, entry, "\"source\":\"declared\"", "\"source\":\"system\"");
    expect_only_signed(VERIFY_DICE, entry, "dice from this source are not allowed here");
}

int main(void)
{
#define MANY(name) cmocka_unit_test_setup_teardown(name, setup_many, chronicle_end)
#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, chronicle_end)
    const struct CMUnitTest tests[] = {
        TEST(a_dispute_to_its_end),
        TEST(what_cannot_be_disputed),
        TEST(a_later_entry_cannot_be_disputed),
        TEST(a_dispute_far_behind_the_end_is_not_decided),
        TEST(one_dispute_at_a_time),
        TEST(one_decision_for_a_dispute),
        TEST(a_decision_without_a_dispute),
        TEST(a_correction_only_of_what_is_upheld),
        TEST(one_correction_for_a_decision),
        TEST(a_correction_of_another_ruling),
        MANY(further_dice_where_none_are_wanted),
        MANY(reused_dice_that_are_enough),
        MANY(corrections_of_corrections),
        MANY(a_face_that_did_not_fall),
        MANY(dice_of_other_sides),
        cmocka_unit_test(the_same_in_another_order),
        MANY(spare_faces_that_are_missing),
        TEST(reused_dice_of_another_ruling),
        TEST(a_ruling_keeps_no_dice),
        TEST(taking_back),
        TEST(an_answer_says_what_it_takes_back),
        TEST(not_everything_is_taken_back),
        TEST(what_was_taken_back_stands_no_more),
        TEST(one_proposal_at_a_time),
        TEST(nobody_answers_himself),
        TEST(the_umpire_answers_only_without_another_player),
        TEST(an_answer_without_a_proposal),
        TEST(a_correction_with_the_same_input),
        TEST(a_correction_of_another_step),
        TEST(a_new_chain),
        TEST(a_new_chain_with_other_numbers),
        TEST(a_new_chain_too_early),
        TEST(a_nonce_twice),
        TEST(a_link_is_left_out),
        TEST(dice_of_the_system),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
