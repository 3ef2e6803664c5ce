/* The verifier over seats that are revoked: nothing of theirs may follow, and nobody revokes whom he may not. */
#include "verifying.h"

/* 0 opened, 1 and 2 joined, 3 a spectator, 4 a ruling. */
enum { RULING = 4, NEXT };

static void begin(bool two_sided)
{
    chronicle_open(&chronicle,
                   &(struct chronicle_kind){.ruleset = "tt", .two_sided = two_sided, .links = 8, .seed = 17});
    chronicle.no_keys = true;
    chronicle_join(&chronicle, "red", "player");
    chronicle_join(&chronicle, "blue", "player");
    chronicle_join(&chronicle, "eve", "spectator");
    chronicle_rule(&chronicle, "red", "declared");
}

static int setup(void **state)
{
    (void)state;
    begin(false);
    return 0;
}

static int setup_both(void **state)
{
    (void)state;
    begin(true);
    chronicle_commit(&chronicle, "red", 2);
    chronicle_commit(&chronicle, "blue", 2);
    return 0;
}

static void in_order(void **state)
{
    (void)state;
    chronicle_revoke(&chronicle, "umpire", "red");
    chronicle_revoke(&chronicle, "eve", "eve");
    chronicle_revoke(&chronicle, "umpire", ENTRY_SPECTATORS);
    chronicle_rule(&chronicle, "blue", "sealed"); /* with the nonce that red gave */
    chronicle_close(&chronicle);
    chronicle_sign(&chronicle);
    expect_passed();
}

static void a_note_by_a_revoked_seat(void **state)
{
    (void)state;
    chronicle_revoke(&chronicle, "umpire", "red");
    chronicle_note(&chronicle, "blue", "well");
    chronicle_note(&chronicle, "red", "I am still here");
    expect_only_signed(VERIFY_SEATS, NEXT + 2, "the seat has been revoked");
}

static void a_ruling_by_a_seat_that_left(void **state)
{
    (void)state;
    chronicle_revoke(&chronicle, "red", "red");
    chronicle_rule(&chronicle, "red", "declared");
    expect_only_signed(VERIFY_SEATS, NEXT + 1, "the seat has been revoked");
}

static void a_revocation_by_another_player(void **state)
{
    (void)state;
    chronicle_revoke(&chronicle, "red", "blue");
    expect_only_signed(VERIFY_SEATS, NEXT, "a seat with this role is not allowed to do that");
}

static void a_second_revocation(void **state)
{
    (void)state;
    chronicle_revoke(&chronicle, "umpire", "blue");
    chronicle_revoke(&chronicle, "umpire", "blue");
    expect_only_signed(VERIFY_SEATS, NEXT + 1, "already been revoked");
}

static void a_revocation_of_nobody(void **state)
{
    (void)state;
    chronicle_revoke(&chronicle, "umpire", "nobody");
    expect_only_signed(VERIFY_SEATS, NEXT, "no seat of this name has joined");
}

static void a_revocation_without_its_seat(void **state)
{
    (void)state;
    chronicle_revoke(&chronicle, "umpire", "blue");
    chronicle_edit(&chronicle, NEXT, "\"revoked_seat\":\"blue\",", "");
    expect_only_signed(VERIFY_FORM, NEXT, "the member \"revoked_seat\" is missing");
}

/* Two-sided mode: not while a question is open. */
static void a_party_with_its_question(void **state)
{
    (void)state;
    chronicle_ask(&chronicle, "blue");
    expect_only_signed(VERIFY_COMMITMENTS, chronicle_revoke(&chronicle, "umpire", "red"), "a question is already open");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(in_order, setup, chronicle_end),
        cmocka_unit_test_setup_teardown(a_note_by_a_revoked_seat, setup, chronicle_end),
        cmocka_unit_test_setup_teardown(a_ruling_by_a_seat_that_left, setup, chronicle_end),
        cmocka_unit_test_setup_teardown(a_revocation_by_another_player, setup, chronicle_end),
        cmocka_unit_test_setup_teardown(a_second_revocation, setup, chronicle_end),
        cmocka_unit_test_setup_teardown(a_revocation_of_nobody, setup, chronicle_end),
        cmocka_unit_test_setup_teardown(a_revocation_without_its_seat, setup, chronicle_end),
        cmocka_unit_test_setup_teardown(a_party_with_its_question, setup_both, chronicle_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
