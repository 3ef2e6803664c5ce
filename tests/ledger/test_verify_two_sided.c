/* The verifier over two-sided mode: each state of a question, what may come and what is refused. */
#include "verifying.h"

/* 0 opened, 1 and 2 joined, 3 and 4 commitments. */
enum { RED = 1, BLUE, RED_COMMITS, BLUE_COMMITS, NEXT };

static int setup(void **state)
{
    (void)state;
    chronicle_open(&chronicle, &(struct chronicle_kind){.ruleset = "tt", .two_sided = true, .links = 8, .seed = 11});
    chronicle.no_keys = chronicle.no_seen = true;
    chronicle_join(&chronicle, "red", "player");
    chronicle_join(&chronicle, "blue", "player");
    chronicle_commit(&chronicle, "red", 4);
    chronicle_commit(&chronicle, "blue", 4);
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
    chronicle_reveal(&chronicle, "red");
    chronicle_answer(&chronicle, "red");
    chronicle_sign(&chronicle);
    expect_passed();
    assert_int_equal(verify_verdict(verifier, VERIFY_COMMITMENTS), VERIFY_PASSED);
    assert_int_equal(verify_noticed(verifier, VERIFY_WARNING_SEALED_MODE)->count, 0);
}

static void what_needs_no_dice_goes_on(void **state)
{
    (void)state;
    chronicle_ask(&chronicle, "red");
    chronicle_reveal(&chronicle, "red");
    chronicle_note(&chronicle, "red", "a moment");
    chronicle_rule(&chronicle, "red", "declared");
    chronicle_reveal(&chronicle, "blue");
    chronicle_answer(&chronicle, "red");
    chronicle_sign(&chronicle);
    expect_passed();
}

/* Others ask nothing that is sealed: nobody could hold them to it. */
static void the_umpire_asks(void **state)
{
    (void)state;
    expect_only_signed(VERIFY_SEATS, chronicle_ask(&chronicle, "umpire"),
                       "a seat with this role is not allowed to do that");
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
    chronicle_ask(&chronicle, "red");
    chronicle_reveal(&chronicle, "blue");
    chronicle_give_up(&chronicle, "red");
    chronicle_give_up(&chronicle, "blue");
    chronicle_ask(&chronicle, "blue");
    chronicle_reveal(&chronicle, "red");
    chronicle_reveal(&chronicle, "blue");
    chronicle_answer(&chronicle, "blue");
    chronicle_sign(&chronicle);
    expect_passed();
    assert_int_equal(verify_noticed(verifier, VERIFY_WARNING_GIVEN_UP)->count, 1);
}

/* What always throws dice; and one player has agreed to those on the table. */
static void ask_for_declared(void)
{
    chronicle.step = step_find(chronicle.ruleset, "morale-check");
    chronicle_ask(&chronicle, "red");
    assert_true(chronicle_agree_declared(&chronicle, "blue", false) > 0);
}

static void declared_dice_that_both_agreed_to(void **state)
{
    (void)state;
    ask_for_declared();
    chronicle_agree_declared(&chronicle, "red", true);
    chronicle_agree_declared(&chronicle, "red", false);
    chronicle_answer_declared(&chronicle, "red");
    chronicle_ask(&chronicle, "blue");
    chronicle_reveal(&chronicle, "red");
    chronicle_reveal(&chronicle, "blue");
    chronicle_answer(&chronicle, "blue");
    chronicle_sign(&chronicle);
    expect_passed();
    assert_int_equal(verify_noticed(verifier, VERIFY_WARNING_DECLARED)->count, 1);
    assert_int_equal(verify_noticed(verifier, VERIFY_WARNING_GIVEN_UP)->count, 0);
}

/* Only the dice that stand in both agreements answer it. */
static void declared_dice_that_one_agreed_to(void **state)
{
    (void)state;
    ask_for_declared();
    chronicle_agree_declared(&chronicle, "red", true);
    expect_commitments(chronicle_answer_declared(&chronicle, "red"), "a nonce is still awaited");
}

static void other_dice_than_both_agreed_to(void **state)
{
    (void)state;
    ask_for_declared();
    chronicle_agree_declared(&chronicle, "red", false);
    int32_t *first = &chronicle.declared[0];
    *first = *first % 2 + 1;
    int64_t ruling = chronicle_answer_declared(&chronicle, "red");
    expect_only_signed(VERIFY_DICE, ruling, "the players' agreements give");
}

/* One alone does not end it. */
static void a_question_that_one_gave_up(void **state)
{
    (void)state;
    chronicle_ask(&chronicle, "red");
    chronicle_give_up(&chronicle, "blue");
    expect_commitments(chronicle_ask(&chronicle, "blue"), "a question is already open");
}

static void the_end_while_a_question_is_open(void **state)
{
    (void)state;
    chronicle_ask(&chronicle, "red");
    int64_t end = chronicle_close(&chronicle);
    chronicle_sign(&chronicle);
    expect_passed();
    assert_int_equal(verify_noticed(verifier, VERIFY_WARNING_CLOSED_OPEN)->count, 1);
    assert_int_equal(verify_noticed(verifier, VERIFY_WARNING_CLOSED_OPEN)->first, end);
}

/* What was committed before the chain began counts on it no more: neither the lists, nor what is shown for them. */
static void a_question_on_commitments_of_another_chain(void **state)
{
    (void)state;
    while (chronicle.used < 8) {
        if (chronicle.used == 4) {
            chronicle_commit(&chronicle, "red", 4);
            chronicle_commit(&chronicle, "blue", 8);
        }
        chronicle_ask(&chronicle, "red");
        chronicle_reveal(&chronicle, "blue");
        chronicle_reveal(&chronicle, "red");
        chronicle_answer(&chronicle, "red");
    }
    chronicle_rekey(&chronicle, 8);
    chronicle_commit(&chronicle, "red", 4);
    expect_commitments(chronicle_ask(&chronicle, "red"), "a party has not committed to a nonce for this question");
}

/* What is signed cannot be used for another record: each of these is what an owner could want to write. */

static void edit_signature(int64_t entry)
{
    char *at = strstr(chronicle.entries[entry].bytes, "\"signature\":\"") + strlen("\"signature\":\"");
    *at = *at == 'a' ? 'b' : 'a';
}

/* Its clients' checkpoints tell it, too. */
static void expect_fork(int64_t entry)
{
    chronicle_sign_anew(&chronicle);
    check_chronicle();
    expect_failure(VERIFY_COMMITMENTS, entry, "the signature is missing, or is not that of the seat's device");
}

static void a_forged_signature(void **state)
{
    (void)state;
    chronicle_ask(&chronicle, "red");
    edit_signature(chronicle.asked_entry);
    expect_commitments(chronicle.asked_entry, "the signature is missing, or is not that of the seat's device");
}

static void a_question_without_a_signature(void **state)
{
    (void)state;
    int64_t asked = chronicle_ask(&chronicle, "red");
    char *at = strstr(chronicle.entries[asked].bytes, ",\"signature\":\""), *end = strchr(at + 14, ',');
    memmove(at, end, strlen(end) + 1);
    chronicle.entries[asked].length = strlen(chronicle.entries[asked].bytes);
    expect_commitments(asked, "the signature is missing");
}

/* The owner asks something else at that index, after both have revealed. */
static void a_fork_that_asks_something_else(void **state)
{
    (void)state;
    int64_t asked = chronicle_ask(&chronicle, "red");
    int64_t shown = chronicle_reveal(&chronicle, "blue");
    char *kept = strdup(chronicle.entries[shown].bytes);
    chronicle_remove(&chronicle, shown);
    chronicle_remove(&chronicle, asked);
    chronicle.used--;
    chronicle.asked_count--;
    assert_int_equal(chronicle_ask(&chronicle, "red"), asked); /* red is the owner's own */
    chronicle_insert(&chronicle, shown, kept);
    free(kept);
    expect_fork(shown);
}

/* The same question, but another past. */
static void a_fork_of_another_past(void **state)
{
    (void)state;
    chronicle_note(&chronicle, "red", "one");
    chronicle_ask(&chronicle, "red");
    int64_t shown = chronicle_reveal(&chronicle, "blue");
    chronicle_edit(&chronicle, NEXT, "one", "two");
    expect_fork(shown);
}

/* Blue's word that the other one gave it is about this question. */
static void another_question_is_given_up(void **state)
{
    (void)state;
    chronicle_ask(&chronicle, "red");
    chronicle_give_up(&chronicle, "blue");
    int64_t entry = (int64_t)chronicle.count - 1;
    chronicle_edit(&chronicle, NEXT, "\"at\":\"2026-09-21", "\"at\":\"2026-09-20"); /* the same in another entry */
    expect_fork(entry);
}

static void an_undo_that_was_not_signed(void **state)
{
    (void)state;
    int64_t ruling = chronicle_rule(&chronicle, "red", "declared");
    int64_t answer =
        chronicle_answer_undo(&chronicle, "blue", chronicle_propose_undo(&chronicle, "red", ruling), false);
    char end[64];
    snprintf(end, sizeof end, "\",\"taken_back\":%lld}", (long long)ruling);
    chronicle_edit(&chronicle, answer, "\"}", end);
    chronicle_edit(&chronicle, answer, "\"consent\":false", "\"consent\":true");
    expect_fork(answer);
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
    char *at = strstr(chronicle.entries[BLUE_COMMITS].bytes, "[\"") + 2;
    *at = *at == 'a' ? 'b' : 'a';
    expect_commitments(BLUE_COMMITS, "the signature is missing, or is not that of the seat's device");
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
        chronicle_reveal(&chronicle, "red");
        chronicle_answer(&chronicle, "red");
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

static void a_reveal_without_a_question(void **state)
{
    (void)state;
    chronicle.asked_entry = RED;
    expect_commitments(chronicle_reveal(&chronicle, "blue"), "no such question is open");
}

static void a_reveal_of_a_stranger(void **state)
{
    (void)state;
    chronicle_ask(&chronicle, "red");
    int64_t entry = chronicle_reveal(&chronicle, "umpire");
    expect_only_signed(VERIFY_SEATS, entry, "a seat with this role is not allowed to do that");
}

static void a_second_reveal(void **state)
{
    (void)state;
    chronicle_ask(&chronicle, "red");
    chronicle_reveal(&chronicle, "red");
    expect_commitments(chronicle_reveal(&chronicle, "red"), "no nonce is expected from this seat");
}

static void the_ruling_is_late(void **state)
{
    (void)state;
    chronicle_ask(&chronicle, "red");
    chronicle_reveal(&chronicle, "blue");
    chronicle_reveal(&chronicle, "red");
    int64_t between = chronicle_note(&chronicle, "red", "wait");
    chronicle_answer(&chronicle, "red");
    expect_commitments(between, "the ruling must follow immediately");
}

static void the_ruling_is_missing(void **state)
{
    (void)state;
    int64_t asked = chronicle_ask(&chronicle, "red");
    chronicle_reveal(&chronicle, "blue");
    chronicle_reveal(&chronicle, "red");
    expect_commitments(asked, "its ruling is missing");
}

static void the_ruling_of_another_seat(void **state)
{
    (void)state;
    chronicle_ask(&chronicle, "red");
    chronicle_reveal(&chronicle, "blue");
    chronicle_reveal(&chronicle, "red");
    expect_commitments(chronicle_answer(&chronicle, "blue"), "the ruling does not answer the question that was asked");
}

static void the_ruling_of_another_question(void **state)
{
    (void)state;
    chronicle_ask(&chronicle, "red");
    chronicle_reveal(&chronicle, "blue");
    chronicle_reveal(&chronicle, "red");
    char first[sizeof chronicle.asked];
    strcpy(first, chronicle.asked);
    struct chronicle other;
    chronicle_open(&other, &(struct chronicle_kind){.ruleset = "tt", .two_sided = true, .links = 8, .seed = 12});
    chronicle_ask(&other, "umpire");
    strcpy(chronicle.asked, other.asked);
    assert_string_not_equal(first, chronicle.asked);
    chronicle_free(&other);
    expect_commitments(chronicle_answer(&chronicle, "red"), "the ruling does not answer the question that was asked");
}

static void sealed_dice_without_a_question(void **state)
{
    (void)state;
    expect_commitments(chronicle_rule(&chronicle, "red", "sealed"), "no such question is open");
}

static void a_third_player(void **state)
{
    (void)state;
    expect_commitments(chronicle_join(&chronicle, "green", "player"), "has one player");
}

static void a_question_with_another_link(void **state)
{
    (void)state;
    int64_t entry = chronicle_ask(&chronicle, "red");
    chronicle_edit(&chronicle, entry, "\"link\":1", "\"link\":2");
    chronicle_sign_anew(&chronicle);
    check_chronicle();
    expect_failure(VERIFY_CHAIN, entry, "another link or another index is next");
    expect_failure(VERIFY_COMMITMENTS, entry, "the body that was signed has another place");
}

static void mode_single_has_no_questions(void **state)
{
    (void)state;
    chronicle_free(&chronicle);
    chronicle_open(&chronicle, &(struct chronicle_kind){.ruleset = "tt", .links = 8, .seed = 11});
    chronicle_join(&chronicle, "red", "player");
    expect_commitments(chronicle_commit(&chronicle, "red", 1), "not available in the session's mode");
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, chronicle_end)
    const struct CMUnitTest tests[] = {
        TEST(a_player_asks),
        TEST(what_needs_no_dice_goes_on),
        TEST(the_umpire_asks),
        TEST(the_umpire_takes_nothing_back),
        TEST(the_umpire_consents_to_nothing),
        TEST(a_question_is_given_up),
        TEST(declared_dice_that_both_agreed_to),
        TEST(declared_dice_that_one_agreed_to),
        TEST(other_dice_than_both_agreed_to),
        TEST(a_question_that_one_gave_up),
        TEST(the_end_while_a_question_is_open),
        TEST(a_question_on_commitments_of_another_chain),
        TEST(a_forged_signature),
        TEST(a_question_without_a_signature),
        TEST(a_fork_that_asks_something_else),
        TEST(a_fork_of_another_past),
        TEST(another_question_is_given_up),
        TEST(an_undo_that_was_not_signed),
        TEST(a_second_reveal),
        TEST(a_reveal_that_was_not_committed),
        TEST(a_commitment),
        TEST(commitments_with_a_gap),
        TEST(a_question_beyond_the_commitments),
        TEST(two_questions),
        TEST(a_reveal_without_a_question),
        TEST(a_reveal_of_a_stranger),
        TEST(the_ruling_is_late),
        TEST(the_ruling_is_missing),
        TEST(the_ruling_of_another_seat),
        TEST(the_ruling_of_another_question),
        TEST(sealed_dice_without_a_question),
        TEST(a_third_player),
        TEST(a_question_with_another_link),
        TEST(mode_single_has_no_questions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
