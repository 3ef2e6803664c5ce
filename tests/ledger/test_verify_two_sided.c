/* The verifier over two-sided mode: each state of a question, what may come and what is refused. */
#include "verifying.h"

/* 0 opened, 1 and 2 joined, 3 and 4 commitments. */
enum { RED = 1, BLUE, RED_COMMITS, BLUE_COMMITS, NEXT };

static void begin(bool fallback, bool key_holder)
{
    chronicle_open(&chronicle, &(struct chronicle_kind){.ruleset = "tt", .two_sided = true, .links = 8, .seed = 11});
    chronicle.no_keys = true;
    chronicle_join(&chronicle, "red", "player", fallback, false);
    chronicle_join(&chronicle, "blue", "player", fallback, key_holder);
    chronicle_commit(&chronicle, "red", 4);
    chronicle_commit(&chronicle, "blue", 4);
}

static int setup(void **state)
{
    (void)state;
    begin(false, false);
    return 0;
}

static int setup_fallback(void **state)
{
    (void)state;
    begin(true, false);
    return 0;
}

static int setup_keeper(void **state)
{
    (void)state;
    begin(true, true);
    return 0;
}

static void expect_commitments(int64_t entry, const char *words)
{
    expect_only_signed(VERIFY_COMMITMENTS, entry, words);
}

static void a_player_asks(void **state)
{
    (void)state;
    chronicle_ask(&chronicle, "red");
    chronicle_reveal(&chronicle, "blue");
    chronicle_answer(&chronicle, "red", false);
    chronicle_sign(&chronicle);
    expect_passed();
    assert_int_equal(verify_verdict(verifier, VERIFY_COMMITMENTS), VERIFY_PASSED);
    assert_int_equal(verify_noticed(verifier, VERIFY_WARNING_SEALED_MODE)->count, 0);
}

static void the_umpire_asks(void **state)
{
    (void)state;
    chronicle_ask(&chronicle, "umpire");
    chronicle_reveal(&chronicle, "blue");
    chronicle_note(&chronicle, "red", "a moment");
    chronicle_reveal(&chronicle, "red");
    chronicle_answer(&chronicle, "umpire", false);
    chronicle_rule(&chronicle, "red", "declared");
    chronicle_sign(&chronicle);
    expect_passed();
}

static void a_late_reveal(void **state)
{
    (void)state;
    chronicle_ask(&chronicle, "red");
    chronicle_withhold(&chronicle, "blue");
    chronicle_reveal(&chronicle, "blue");
    chronicle_answer(&chronicle, "red", false);
    chronicle_sign(&chronicle);
    expect_passed();
    assert_int_equal(verify_noticed(verifier, VERIFY_WARNING_WITHHELD)->count, 1);
}

static void the_fallback(void **state)
{
    (void)state;
    chronicle_ask(&chronicle, "red");
    chronicle_withhold(&chronicle, "blue");
    chronicle_answer(&chronicle, "red", true);
    chronicle_sign(&chronicle);
    expect_passed();
    assert_int_equal(verify_noticed(verifier, VERIFY_WARNING_FALLBACK)->count, 1);
}

static void no_fallback_without_consent(void **state)
{
    (void)state;
    chronicle_ask(&chronicle, "red");
    chronicle_withhold(&chronicle, "blue");
    expect_commitments(chronicle_answer(&chronicle, "red", true), "the fallback is not in force, not due");
}

static void no_fallback_for_the_keeper(void **state)
{
    (void)state;
    chronicle_ask(&chronicle, "red");
    chronicle_withhold(&chronicle, "blue");
    expect_commitments(chronicle_answer(&chronicle, "red", true), "the fallback is not in force, not due");
}

static void no_fallback_before_the_time_is_over(void **state)
{
    (void)state;
    chronicle_ask(&chronicle, "red");
    expect_commitments(chronicle_answer(&chronicle, "red", true), "the fallback is not in force, not due");
}

/* The umpire asks, so both parties are awaited; only one of them was named. */
static void no_fallback_before_each_that_is_missing_was_withheld(void **state)
{
    (void)state;
    chronicle_ask(&chronicle, "umpire");
    chronicle_withhold(&chronicle, "blue");
    expect_commitments(chronicle_answer(&chronicle, "umpire", true), "the fallback is not in force, not due");
}

static void the_fallback_of_both(void **state)
{
    (void)state;
    chronicle_ask(&chronicle, "umpire");
    chronicle_withhold(&chronicle, "blue");
    chronicle_withhold(&chronicle, "red");
    chronicle_answer(&chronicle, "umpire", true);
    chronicle_sign(&chronicle);
    expect_passed();
}

/* In two-sided mode the parties alone take back. */
static void the_umpire_takes_nothing_back(void **state)
{
    (void)state;
    int64_t ruling = chronicle_rule(&chronicle, "red", "declared");
    expect_only_signed(VERIFY_SEATS, chronicle_propose_undo(&chronicle, "umpire", ruling),
                       "a seat with this role is not allowed to do that (undo_proposed 6, by the seat umpire)");
}

static void the_umpire_consents_to_nothing(void **state)
{
    (void)state;
    int64_t proposal = chronicle_propose_undo(&chronicle, "red", chronicle_rule(&chronicle, "red", "declared"));
    expect_only_signed(VERIFY_DISPUTES, chronicle_answer_undo(&chronicle, "umpire", proposal, true),
                       "this seat's consent is not requested");
}

static void a_question_is_given_up(void **state)
{
    (void)state;
    int64_t asked = chronicle_ask(&chronicle, "red");
    chronicle_withhold(&chronicle, "blue");
    int64_t proposal = chronicle_propose_undo(&chronicle, "red", asked);
    chronicle_answer_undo(&chronicle, "blue", proposal, true);
    chronicle_ask(&chronicle, "blue");
    chronicle_reveal(&chronicle, "red");
    chronicle_answer(&chronicle, "blue", false);
    chronicle_sign(&chronicle);
    expect_passed();
    assert_int_equal(verify_noticed(verifier, VERIFY_WARNING_GIVEN_UP)->count, 1);
}

static void a_question_that_is_not_stopped_is_not_given_up(void **state)
{
    (void)state;
    int64_t asked = chronicle_ask(&chronicle, "red");
    expect_only_signed(VERIFY_DISPUTES, chronicle_propose_undo(&chronicle, "red", asked),
                       "given up only after a nonce has been withheld");
}

static void a_reveal_that_was_not_committed(void **state)
{
    (void)state;
    chronicle_ask(&chronicle, "red");
    int64_t entry = chronicle_reveal(&chronicle, "blue");
    char *at = strstr(chronicle.entries[entry].bytes, "\"nonce\":\"") + strlen("\"nonce\":\"");
    *at = *at == 'a' ? 'b' : 'a';
    expect_commitments(entry, "the nonce does not match its commitment");
}

static void a_commitment(void **state)
{
    (void)state;
    chronicle_ask(&chronicle, "red");
    int64_t entry = chronicle_reveal(&chronicle, "blue");
    chronicle_answer(&chronicle, "red", false);
    char *at = strstr(chronicle.entries[BLUE_COMMITS].bytes, "[\"") + 2;
    *at = *at == 'a' ? 'b' : 'a';
    expect_commitments(entry, "the nonce does not match its commitment");
}

static void commitments_with_a_gap(void **state)
{
    (void)state;
    int64_t entry = chronicle_commit(&chronicle, "red", 2);
    chronicle_edit(&chronicle, entry, "\"first\":4", "\"first\":5");
    expect_commitments(entry, "commitments must be numbered without gaps");
}

static void a_question_beyond_the_commitments(void **state)
{
    (void)state;
    for (int i = 0; i < 4; i++) {
        chronicle_ask(&chronicle, "red");
        chronicle_reveal(&chronicle, "blue");
        chronicle_answer(&chronicle, "red", false);
    }
    chronicle_commit(&chronicle, "red", 1);
    expect_commitments(chronicle_ask(&chronicle, "red"), "a party has not committed to a nonce for this question");
}

static void two_questions(void **state)
{
    (void)state;
    chronicle_ask(&chronicle, "red");
    expect_commitments(chronicle_ask(&chronicle, "blue"), "a question is already open");
}

static void the_end_while_a_question_is_open(void **state)
{
    (void)state;
    chronicle_ask(&chronicle, "red");
    expect_commitments(chronicle_close(&chronicle), "a question is already open");
}

static void a_reveal_without_a_question(void **state)
{
    (void)state;
    chronicle.asked_entry = RED;
    expect_commitments(chronicle_reveal(&chronicle, "blue"), "no such question is open");
}

static void a_second_reveal(void **state)
{
    (void)state;
    chronicle_ask(&chronicle, "red");
    expect_commitments(chronicle_reveal(&chronicle, "red"), "no nonce is expected from this seat");
}

static void a_reveal_of_a_stranger(void **state)
{
    (void)state;
    chronicle_ask(&chronicle, "red");
    int64_t entry = chronicle_reveal(&chronicle, "umpire");
    expect_only_signed(VERIFY_SEATS, entry, "a seat with this role is not allowed to do that");
}

static void a_nonce_that_was_shown_is_not_withheld(void **state)
{
    (void)state;
    chronicle_ask(&chronicle, "red");
    expect_commitments(chronicle_withhold(&chronicle, "red"), "no nonce is expected from this seat");
}

static void withheld_too_early(void **state)
{
    (void)state;
    chronicle_ask(&chronicle, "red");
    chronicle.at -= 90000000;
    expect_commitments(chronicle_withhold(&chronicle, "blue"), "the time to reveal is not over yet");
}

static void the_ruling_is_late(void **state)
{
    (void)state;
    chronicle_ask(&chronicle, "red");
    chronicle_reveal(&chronicle, "blue");
    int64_t between = chronicle_note(&chronicle, "red", "wait");
    chronicle_answer(&chronicle, "red", false);
    expect_commitments(between, "the ruling must follow immediately");
}

static void the_ruling_is_missing(void **state)
{
    (void)state;
    int64_t asked = chronicle_ask(&chronicle, "red");
    chronicle_reveal(&chronicle, "blue");
    expect_commitments(asked, "its ruling is missing");
}

static void the_ruling_of_another_seat(void **state)
{
    (void)state;
    chronicle_ask(&chronicle, "red");
    chronicle_reveal(&chronicle, "blue");
    expect_commitments(chronicle_answer(&chronicle, "blue", false),
                       "the ruling does not answer the question that was asked");
}

static void the_ruling_of_another_question(void **state)
{
    (void)state;
    chronicle_ask(&chronicle, "red");
    chronicle_reveal(&chronicle, "blue");
    char first[sizeof chronicle.asked];
    strcpy(first, chronicle.asked);
    struct chronicle other;
    chronicle_open(&other, &(struct chronicle_kind){.ruleset = "tt", .two_sided = true, .links = 8, .seed = 12});
    chronicle_commit(&other, "umpire", 1);
    chronicle_ask(&other, "umpire");
    strcpy(chronicle.asked, other.asked);
    assert_string_not_equal(first, chronicle.asked);
    chronicle_free(&other);
    expect_commitments(chronicle_answer(&chronicle, "red", false),
                       "the ruling does not answer the question that was asked");
}

static void sealed_dice_without_a_question(void **state)
{
    (void)state;
    expect_commitments(chronicle_rule(&chronicle, "red", "sealed"), "no such question is open");
}

static void a_third_player(void **state)
{
    (void)state;
    expect_commitments(chronicle_join(&chronicle, "green", "player", false, false), "exactly two players");
}

static void a_question_with_another_link(void **state)
{
    (void)state;
    int64_t entry = chronicle_ask(&chronicle, "red");
    chronicle_edit(&chronicle, entry, "\"link\":1", "\"link\":2");
    expect_only_signed(VERIFY_CHAIN, entry, "links must be spent in order");
}

static void an_umpire_who_shows_a_nonce(void **state)
{
    (void)state;
    int64_t entry = chronicle_ask(&chronicle, "umpire");
    chronicle_edit(&chronicle, entry, "\"input\":", "\"index\":0,\"input\":");
    chronicle_edit(&chronicle, entry, "\"link\":1,", "\"link\":1,\"nonce\":\"00000000000000000000000000000000\",");
    expect_commitments(entry, "no nonce is expected from this seat");
}

static void mode_single_has_no_questions(void **state)
{
    (void)state;
    chronicle_free(&chronicle);
    chronicle_open(&chronicle, &(struct chronicle_kind){.ruleset = "tt", .links = 8, .seed = 11});
    chronicle_join(&chronicle, "red", "player", false, false);
    expect_commitments(chronicle_commit(&chronicle, "red", 1), "not available in the session's mode");
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, chronicle_end)
    const struct CMUnitTest tests[] = {
        TEST(a_player_asks),
        TEST(the_umpire_asks),
        TEST(a_late_reveal),
        cmocka_unit_test_setup_teardown(the_fallback, setup_fallback, chronicle_end),
        TEST(no_fallback_without_consent),
        cmocka_unit_test_setup_teardown(no_fallback_for_the_keeper, setup_keeper, chronicle_end),
        cmocka_unit_test_setup_teardown(no_fallback_before_the_time_is_over, setup_fallback, chronicle_end),
        cmocka_unit_test_setup_teardown(no_fallback_before_each_that_is_missing_was_withheld, setup_fallback,
                                        chronicle_end),
        cmocka_unit_test_setup_teardown(the_fallback_of_both, setup_fallback, chronicle_end),
        TEST(the_umpire_takes_nothing_back),
        TEST(the_umpire_consents_to_nothing),
        TEST(a_question_is_given_up),
        TEST(a_question_that_is_not_stopped_is_not_given_up),
        TEST(a_reveal_that_was_not_committed),
        TEST(a_commitment),
        TEST(commitments_with_a_gap),
        TEST(a_question_beyond_the_commitments),
        TEST(two_questions),
        TEST(the_end_while_a_question_is_open),
        TEST(a_reveal_without_a_question),
        TEST(a_second_reveal),
        TEST(a_reveal_of_a_stranger),
        TEST(a_nonce_that_was_shown_is_not_withheld),
        TEST(withheld_too_early),
        TEST(the_ruling_is_late),
        TEST(the_ruling_is_missing),
        TEST(the_ruling_of_another_seat),
        TEST(the_ruling_of_another_question),
        TEST(sealed_dice_without_a_question),
        TEST(a_third_player),
        TEST(a_question_with_another_link),
        TEST(an_umpire_who_shows_a_nonce),
        TEST(mode_single_has_no_questions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
