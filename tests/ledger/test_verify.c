/* The verifier against a record that somebody changed: without the keys, and with them. Each failure is named by check,
 * entry and reason; and for each check there is a case in which nothing else fails. */
#include "verifying.h"

static const struct chronicle_kind single = {.ruleset = "tt", .links = 64, .seed = 7};

/* Entries: 0 opened, 1 and 2 joined, 3 to 8 sealed rulings, 9 a note, 10 a declared ruling. */
enum { RED = 1, BLUE = 2, FIRST = 3, LAST = 8, NOTE = 9, DECLARED = 10, COUNT = 11 };

static int setup(void **state)
{
    (void)state;
    chronicle_open(&chronicle, &single);
    chronicle_join(&chronicle, "red", "player");
    chronicle_join(&chronicle, "blue", "player");
    for (int i = FIRST; i <= LAST; i++)
        chronicle_rule(&chronicle, i % 2 ? "red" : "blue", "sealed");
    chronicle_note(&chronicle, "red", "the wood on the left is open");
    chronicle_rule(&chronicle, "umpire", "declared");
    chronicle_sign(&chronicle);
    return 0;
}

/* The first ruling from `from` on that threw dice. */
static int64_t with_dice(int64_t from)
{
    while (!strstr(chronicle.entries[from].bytes, "\"faces\":["))
        from++;
    assert_true(from <= LAST);
    return from;
}

/* Changes the last digit or letter in front of `until`. */
static void change_before(int64_t entry, const char *member, const char *until)
{
    char *at = strstr(chronicle.entries[entry].bytes, member);
    assert_non_null(at);
    at = strstr(at + strlen(member), until);
    assert_non_null(at);
    at[-1] = at[-1] == '1' ? '2' : '1';
}

static void a_chronicle_in_order(void **state)
{
    (void)state;
    expect_passed();
    assert_int_equal(verify_verdict(verifier, VERIFY_RULINGS), VERIFY_PASSED);
    assert_int_equal(verify_result(verifier, VERIFY_CHAIN)->failed, false);
    assert_int_equal(verify_verdict(verifier, VERIFY_DICE), VERIFY_PASSED);
    assert_int_equal(verify_verdict(verifier, VERIFY_SAVED_CHECKPOINT), VERIFY_NOT_APPLICABLE);
    assert_int_equal(verify_verdict(verifier, VERIFY_COMMITMENTS), VERIFY_NOT_APPLICABLE);
    assert_int_equal(verify_verdict(verifier, VERIFY_DISPUTES), VERIFY_NOT_APPLICABLE);
    assert_int_equal(verify_noticed(verifier, VERIFY_WARNING_NO_TRUSTED_KEY)->count, 1);
    assert_int_equal(verify_noticed(verifier, VERIFY_WARNING_DECLARED)->first, DECLARED);
    assert_int_equal(verify_noticed(verifier, VERIFY_WARNING_NO_PLAYER_NONCE)->count, 0);
}

static void with_key_and_saved_checkpoint(void **state)
{
    (void)state;
    trust.keys[0] = chronicle.signer.key;
    trust.key_count = 1;
    char *saved = strdup(chronicle.notes[0]);
    trust.saved = saved;
    trust.saved_length = strlen(saved);
    chronicle_note(&chronicle, "blue", "one more");
    chronicle_sign(&chronicle);
    expect_passed();
    assert_int_equal(verify_verdict(verifier, VERIFY_SAVED_CHECKPOINT), VERIFY_PASSED);
    assert_int_equal(verify_noticed(verifier, VERIFY_WARNING_NO_TRUSTED_KEY)->count, 0);
    assert_int_equal(verify_noticed(verifier, VERIFY_WARNING_NO_SAVED_CHECKPOINT)->count, 0);
    free(saved);
}

/* Without the keys: whatever is changed, the tree tells. */

static void a_note_is_changed(void **state)
{
    (void)state;
    chronicle_edit(&chronicle, NOTE, "left", "back");
    check_chronicle();
    expect_only(VERIFY_TREE, 0, "those from 0 to 10");
}

static void a_change_between_two_checkpoints(void **state)
{
    (void)state;
    chronicle_note(&chronicle, "red", "later");
    chronicle_sign(&chronicle);
    chronicle_edit(&chronicle, NOTE + 2, "later", "never");
    check_chronicle();
    expect_only(VERIFY_TREE, COUNT, "those from 11 to 11");
}

static void a_die(void **state)
{
    (void)state;
    int64_t entry = with_dice(FIRST);
    change_before(entry, "\"faces\":[", "]");
    check_chronicle();
    expect_failure(VERIFY_DICE, entry, "secret and nonces give");
    expect_failure(VERIFY_TREE, 0, "do not have the root");
    assert_int_equal(verify_first(verifier)->entry, entry);
}

static void an_outcome(void **state)
{
    (void)state;
    int64_t entry = with_dice(FIRST + 1);
    const char *outcome = strstr(chronicle.entries[entry].bytes, "\"outcome\":{");
    assert_non_null(outcome);
    bool was = strstr(outcome, ":true") != NULL; /* the first of the outcome: options and input have others */
    const char *at = strstr(outcome, was ? ":true" : ":false");
    assert_non_null(at);
    size_t length = (size_t)(at - outcome);
    char before[2000], after[2000];
    snprintf(before, sizeof before, "%.*s%s", (int)length, outcome, was ? ":true" : ":false");
    snprintf(after, sizeof after, "%.*s%s", (int)length, outcome, was ? ":false" : ":true");
    chronicle_edit(&chronicle, entry, before, after);
    check_chronicle();
    assert_true(verify_result(verifier, VERIFY_RULINGS)->failed);
    assert_int_equal(verify_first(verifier)->entry, entry);
    assert_int_equal(verify_first(verifier)->check, VERIFY_RULINGS);
}

static void a_reason(void **state)
{
    (void)state;
    chronicle_edit(&chronicle, DECLARED, "\"reasons\":[{\"clause\":\"TT-", "\"reasons\":[{\"clause\":\"TX-");
    chronicle_sign_anew(&chronicle);
    check_chronicle();
    expect_only(VERIFY_RULINGS, DECLARED, "/reasons/0/clause: recorded is \"TX-");
}

static void a_signature(void **state)
{
    (void)state;
    char *at = strstr(chronicle.notes[0], "\u2014 ");
    assert_non_null(at);
    at += strlen("\u2014 umpire.example ") + 20;
    *at = *at == 'A' ? 'B' : 'A';
    check_chronicle();
    expect_only(VERIFY_SIGNATURES, -1, "its signature is wrong");
}

static void an_entry_is_taken_out(void **state)
{
    (void)state;
    chronicle_remove(&chronicle, NOTE);
    check_chronicle();
    expect_failure(VERIFY_ORDER, NOTE, "does not follow the one before it, or an opening is missing (ruling 10");
    expect_failure(VERIFY_TREE, 10, "covers 11 entries, but the file has 10");
    assert_int_equal(verify_first(verifier)->check, VERIFY_ORDER);
}

static void an_entry_is_put_in(void **state)
{
    (void)state;
    chronicle_insert(&chronicle, NOTE, chronicle.entries[NOTE].bytes);
    check_chronicle();
    expect_failure(VERIFY_ORDER, NOTE + 1, "does not follow the one before");
    expect_failure(VERIFY_TREE, 0, "do not have the root");
}

static void two_entries_are_swapped(void **state)
{
    (void)state;
    chronicle_swap(&chronicle, FIRST, FIRST + 1);
    check_chronicle();
    expect_failure(VERIFY_ORDER, FIRST, "does not follow the one before");
    assert_int_equal(verify_verdict(verifier, VERIFY_CHAIN), VERIFY_NOT_CHECKABLE);
    assert_int_equal(verify_verdict(verifier, VERIFY_DICE), VERIFY_NOT_CHECKABLE);
    assert_int_equal(verify_verdict(verifier, VERIFY_SEATS), VERIFY_NOT_CHECKABLE);
    expect_failure(VERIFY_TREE, 0, "do not have the root");
}

static void the_tail_is_cut_off(void **state)
{
    (void)state;
    chronicle_remove(&chronicle, DECLARED);
    check_chronicle();
    expect_only(VERIFY_TREE, DECLARED, "covers 11 entries, but the file has 10");
}

static void entries_behind_the_last_checkpoint(void **state)
{
    (void)state;
    chronicle_note(&chronicle, "red", "nobody signed this");
    check_chronicle();
    expect_only(VERIFY_TREE, COUNT, "the others are not signed");
}

static void no_checkpoint(void **state)
{
    (void)state;
    free(chronicle.notes[--chronicle.note_count]);
    check_chronicle();
    expect_only(VERIFY_TREE, 0, "covers 0 entries, but the file has 11");
}

/* With the keys: what the record itself tells, and what only a saved checkpoint does. */

static void the_tail_is_cut_off_by_the_owner(void **state)
{
    (void)state;
    char *saved = strdup(chronicle.notes[0]);
    chronicle_remove(&chronicle, DECLARED);
    chronicle_sign_anew(&chronicle);
    check_chronicle();
    assert_true(verify_passed(verifier));
    trust.saved = saved;
    trust.saved_length = strlen(saved);
    check_chronicle();
    expect_only(VERIFY_SAVED_CHECKPOINT, DECLARED, "the end is missing");
    free(saved);
}

static void the_record_is_made_anew_by_the_owner(void **state)
{
    (void)state;
    char *saved = strdup(chronicle.notes[0]);
    chronicle_edit(&chronicle, NOTE, "open", "dense");
    chronicle_sign_anew(&chronicle);
    check_chronicle();
    assert_true(verify_passed(verifier));
    trust.saved = saved;
    trust.saved_length = strlen(saved);
    check_chronicle();
    expect_only(VERIFY_SAVED_CHECKPOINT, 0, "the record was rewritten");
    trust.saved_length--;
    check_chronicle();
    expect_only(VERIFY_SAVED_CHECKPOINT, -1, "it is not a signed checkpoint");
    free(saved);
}

static void a_session_of_its_own(void **state)
{
    (void)state;
    char *saved = strdup(chronicle.notes[0]);
    chronicle_free(&chronicle);
    chronicle_open(&chronicle, &(struct chronicle_kind){.ruleset = "tt", .links = 8, .seed = 99});
    chronicle_sign(&chronicle);
    trust.saved = saved;
    trust.saved_length = strlen(saved);
    check_chronicle();
    expect_only(VERIFY_SAVED_CHECKPOINT, -1, "it is not signed by a known key");
    free(saved);
}

static void another_key_in_the_header(void **state)
{
    (void)state;
    uint8_t seed[NOTE_SEED_SIZE] = {1};
    struct note_signer other;
    assert_true(note_signer_make("umpire.example", seed, &other));
    chronicle.signer = other;
    check_chronicle();
    expect_only(VERIFY_SIGNATURES, -1, "it is not signed by a known key");
}

static void another_key_signs_all(void **state)
{
    (void)state;
    uint8_t seed[NOTE_SEED_SIZE] = {1};
    struct note_signer other;
    trust.keys[0] = chronicle.signer.key;
    trust.key_count = 1;
    assert_true(note_signer_make("umpire.example", seed, &other));
    chronicle.signer = other;
    chronicle_sign_anew(&chronicle);
    check_chronicle();
    expect_only(VERIFY_SIGNATURES, -1, "the last checkpoint is not signed by a trusted key");
}

static void a_secret(void **state)
{
    (void)state;
    chronicle.wrong_secret = true;
    int64_t entry = chronicle_rule(&chronicle, "red", "sealed");
    expect_only_signed(VERIFY_CHAIN, entry, "does not lead to that of link 6");
}

static void a_nonce(void **state)
{
    (void)state;
    change_before(BLUE, "\"nonce\":\"", "\",\"role\"");
    expect_only_signed(VERIFY_DICE, with_dice(FIRST), "secret and nonces give");
}

static void a_client_saw_other_entries(void **state)
{
    (void)state;
    chronicle.tell_seen = true;
    int64_t entry = chronicle_note(&chronicle, "red", "seen");
    chronicle_sign_anew(&chronicle);
    expect_passed();
    change_before(entry, "\"root\":\"", "\",\"size\"");
    expect_only_signed(VERIFY_CLIENT_CHECKPOINTS, entry, "a different root");
}

static void a_stranger(void **state)
{
    (void)state;
    chronicle_edit(&chronicle, NOTE, "\"seat\":\"red\"", "\"seat\":\"green\"");
    expect_only_signed(VERIFY_SEATS, NOTE, "no seat of this name has joined (note 9, by the seat green)");
}

static void a_seat_without_the_right(void **state)
{
    (void)state;
    chronicle_join(&chronicle, "crowd", "spectator");
    int64_t note = chronicle_note(&chronicle, "crowd", "hooray");
    expect_only_signed(VERIFY_SEATS, note, "a seat with this role is not allowed to do that");
    chronicle_remove(&chronicle, note);
    int64_t end = chronicle_close(&chronicle);
    chronicle_edit(&chronicle, end, "\"seat\":\"umpire\"", "\"seat\":\"red\"");
    expect_only_signed(VERIFY_SEATS, end, "a seat with this role is not allowed to do that");
}

static void a_seat_joins_twice(void **state)
{
    (void)state;
    chronicle_insert(&chronicle, COUNT, chronicle.entries[RED].bytes);
    chronicle_edit(&chronicle, COUNT, "\"seq\":1,", "\"seq\":11,");
    if (strstr(chronicle.entries[COUNT].bytes, "\"idempotency_key\":"))
        chronicle_edit(&chronicle, COUNT, "\"idempotency_key\":\"", "\"idempotency_key\":\"again-");
    expect_only_signed(VERIFY_SEATS, COUNT, "must be unique");
}

/* Whoever opens has a seat by the opening. */
static void the_opener_joins(void **state)
{
    (void)state;
    int64_t entry = chronicle_join(&chronicle, "umpire", "umpire");
    expect_only_signed(
        VERIFY_SEATS, entry,
        "a seat's id must be unique, and must not be \"server\" or \"spectators\" (joined 11, by the seat umpire)");
}

/* Nobody can tell what a record would have been without the entry that may not stand there. */
static void what_follows_a_refusal_is_not_checkable(void **state)
{
    (void)state;
    chronicle_edit(&chronicle, NOTE, "\"seat\":\"red\"", "\"seat\":\"green\"");
    chronicle_rule(&chronicle, "red", "sealed");
    expect_only_signed(VERIFY_SEATS, NOTE, "no seat of this name has joined");
    assert_int_equal(verify_result(verifier, VERIFY_SEATS)->passed, NOTE);
    assert_int_equal(verify_result(verifier, VERIFY_SEATS)->not_checkable, 2);
    assert_int_equal(verify_result(verifier, VERIFY_DICE)->not_checkable, 1);
    assert_int_equal(verify_verdict(verifier, VERIFY_CHAIN), VERIFY_NOT_CHECKABLE);
    assert_int_equal(verify_verdict(verifier, VERIFY_RULINGS), VERIFY_PASSED);
}

static void a_key_twice(void **state)
{
    (void)state;
    chronicle.no_keys = true;
    for (int i = 0; i < 2; i++) {
        int64_t entry = chronicle_note(&chronicle, "red", "same");
        chronicle_edit(&chronicle, entry, "\"kind\"", "\"idempotency_key\":\"the same\",\"kind\"");
    }
    expect_only_signed(VERIFY_KEYS, COUNT + 1, "has already used the key \"the same\"");
}

static void a_session_goes_on_after_its_end(void **state)
{
    (void)state;
    chronicle_close(&chronicle);
    int64_t entry = chronicle_note(&chronicle, "red", "not yet");
    expect_only_signed(VERIFY_ORDER, entry, "the session is closed");
}

static void an_entry_of_another_session(void **state)
{
    (void)state;
    char *at = strstr(chronicle.entries[NOTE].bytes, "\"session\":\"") + strlen("\"session\":\"");
    *at = *at == '0' ? '1' : '0';
    expect_only_signed(VERIFY_ORDER, NOTE, "another session");
}

static void times_that_go_backwards_are_noted(void **state)
{
    (void)state;
    chronicle.at -= 3600000000;
    int64_t entry = chronicle_note(&chronicle, "red", "earlier");
    chronicle_sign(&chronicle);
    expect_passed();
    assert_int_equal(verify_noticed(verifier, VERIFY_WARNING_CLOCK_WENT_BACK)->first, entry);
}

static void rules_of_another_game(void **state)
{
    (void)state;
    chronicle_edit(&chronicle, DECLARED, "\"ruleset\":\"tt\"", "\"ruleset\":\"unheard\"");
    expect_only_signed(VERIFY_RULINGS, DECLARED, "does not use the ruleset unheard");
}

static void another_origin_in_the_opening(void **state)
{
    (void)state;
    chronicle_edit(&chronicle, 0, "\"origin\":\"umpire.example/", "\"origin\":\"umpire.elsewhere/");
    chronicle_sign_anew(&chronicle);
    check_chronicle();
    expect_failure(VERIFY_SIGNATURES, 0, "the opening's origin differs");
}

/* Header and opening agree; the server that signed has another name. */
static void another_origin_than_the_checkpoint_s(void **state)
{
    (void)state;
    static const char own[] = "\"origin\":\"umpire.example/", other[] = "\"origin\":\"umpire.another/";
    struct writer out;
    chronicle_edit(&chronicle, 0, own, other);
    chronicle_sign_anew(&chronicle);
    writer_start(&out, 64 << 20);
    chronicle_write(&chronicle, &out);
    memcpy(strstr(out.at, own), other, sizeof other - 1);
    check_bytes(out.at, out.used);
    writer_end(&out);
    expect_failure(VERIFY_SIGNATURES, -1, "a checkpoint's origin differs");
}

static void checkpoints_that_descend(void **state)
{
    (void)state;
    chronicle_note(&chronicle, "red", "more");
    chronicle_sign(&chronicle);
    char *first = chronicle.notes[0];
    chronicle.notes[0] = chronicle.notes[1];
    chronicle.notes[1] = first;
    check_chronicle();
    expect_only(VERIFY_TREE, -1, "does not cover more entries than the one before");
}

static void a_checkpoint_twice(void **state)
{
    (void)state;
    chronicle_sign(&chronicle);
    check_chronicle();
    expect_only(VERIFY_TREE, -1, "does not cover more entries than the one before");
}

/* One of no entries at all comes first, or not at all. */
static void checkpoints_of_nothing(void **state)
{
    (void)state;
    char *note = chronicle.notes[0];
    size_t count = chronicle.count;
    chronicle.note_count = 0;
    chronicle.count = 0;
    chronicle_sign(&chronicle);
    chronicle.count = count;
    chronicle.notes[chronicle.note_count++] = note;
    expect_passed();
    chronicle.notes[chronicle.note_count++] = strdup(chronicle.notes[0]);
    check_chronicle();
    expect_failure(VERIFY_TREE, -1, "does not cover more entries than the one before");
}

/* Who saved one of no entries has saved none, however well it is signed. */
static void a_saved_checkpoint_of_nothing(void **state)
{
    (void)state;
    size_t count = chronicle.count;
    chronicle.count = 0;
    chronicle_sign(&chronicle);
    chronicle.count = count;
    char *saved = chronicle.notes[--chronicle.note_count];
    trust.saved = saved;
    trust.saved_length = strlen(saved);
    expect_passed();
    assert_int_equal(verify_verdict(verifier, VERIFY_SAVED_CHECKPOINT), VERIFY_NOT_APPLICABLE);
    assert_int_equal(verify_noticed(verifier, VERIFY_WARNING_NO_SAVED_CHECKPOINT)->count, 1);
    free(saved);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, chronicle_end)
    const struct CMUnitTest tests[] = {
        TEST(a_chronicle_in_order),
        TEST(with_key_and_saved_checkpoint),
        TEST(a_note_is_changed),
        TEST(a_change_between_two_checkpoints),
        TEST(a_die),
        TEST(an_outcome),
        TEST(a_reason),
        TEST(a_signature),
        TEST(an_entry_is_taken_out),
        TEST(an_entry_is_put_in),
        TEST(two_entries_are_swapped),
        TEST(the_tail_is_cut_off),
        TEST(entries_behind_the_last_checkpoint),
        TEST(no_checkpoint),
        TEST(the_tail_is_cut_off_by_the_owner),
        TEST(the_record_is_made_anew_by_the_owner),
        TEST(a_session_of_its_own),
        TEST(another_key_in_the_header),
        TEST(another_key_signs_all),
        TEST(a_secret),
        TEST(a_nonce),
        TEST(a_client_saw_other_entries),
        TEST(a_stranger),
        TEST(a_seat_without_the_right),
        TEST(a_seat_joins_twice),
        TEST(the_opener_joins),
        TEST(what_follows_a_refusal_is_not_checkable),
        TEST(a_key_twice),
        TEST(a_session_goes_on_after_its_end),
        TEST(an_entry_of_another_session),
        TEST(rules_of_another_game),
        TEST(another_origin_in_the_opening),
        TEST(another_origin_than_the_checkpoint_s),
        TEST(checkpoints_that_descend),
        TEST(a_checkpoint_twice),
        TEST(checkpoints_of_nothing),
        TEST(a_saved_checkpoint_of_nothing),
        TEST(times_that_go_backwards_are_noted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
