/* Seats that are revoked: who revokes whom, what such a seat may still do (nothing), and what becomes of what waited
 * for it. test_protocol_table.c has the revocation itself in every state of a game. */
#include "acting.h"

static struct game game;

static int64_t revoke(const char *by, const char *who)
{
    struct entry act = revoking(&game, by, who);
    return must(&game, &act);
}

static void refuse(const struct entry *act, const char *why)
{
    assert_objection(protocol_check(&game.protocol, act), why);
}

static void who_revokes_whom(void **state)
{
    (void)state;
    static const struct {
        const char *by, *who, *wanted;
    } cases[] = {
        {"umpire", "red", "none"},
        {"umpire", "eve", "none"},
        {"umpire", "spectators", "none"},
        {"umpire", "umpire", "role"},
        {"umpire", "no_one_to_consent", "stranger"},
        {"umpire", "server", "stranger"},
        {"umpire", "", "stranger"},
        {"red", "red", "none"},
        {"red", "blue", "role"},
        {"red", "umpire", "role"},
        {"red", "spectators", "role"},
        {"eve", "eve", "none"},
        {"eve", "red", "role"},
        {"server", "red", "role"},
        {"stranger", "stranger", "stranger"},
        {"spectators", "spectators", "stranger"},
    };
    game_start(&game, MODE_SEALED);
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct entry act = revoking(&game, cases[i].by, cases[i].who);
        refuse(&act, cases[i].wanted);
    }
}

/* Whatever the seat could do before: each of these was allowed. */
static void nothing_more(void **state)
{
    (void)state;
    static const enum session_mode modes[] = {MODE_SEALED, MODE_TWO_SIDED};
    for (size_t i = 0; i < LENGTH(modes); i++) {
        game_start(&game, modes[i]);
        struct entry declared = ruling_on(&game, "red", DICE_KIND_DECLARED);
        int64_t ruling = must(&game, &declared);
        revoke("umpire", "red");
        revoke("eve", "eve");
        const struct entry acts[] = {
            ruling_on(&game, "red", DICE_KIND_DECLARED),
            ruling_sealed(&game, "red"),
            asking(&game, "red"),
            act_of(&game, ENTRY_NOTE, "red"),
            disputing(&game, "red", ruling),
            proposing(&game, "red", ruling),
            act_of(&game, ENTRY_COMMITTED, "red"),
            act_of(&game, ENTRY_NONCE, "red"),
            revoking(&game, "red", "red"),
            act_of(&game, ENTRY_NONCE, "eve"),
            revoking(&game, "eve", "eve"),
        };
        for (size_t k = 0; k < LENGTH(acts); k++)
            refuse(&acts[k], "revoked");
        struct entry again = revoking(&game, "umpire", "red"), joined = joining(&game, "red", SEAT_PLAYER);
        refuse(&again, "seat_already_revoked");
        refuse(&joined, "name");
        struct entry note = act_of(&game, ENTRY_NOTE, "blue");
        must(&game, &note);
    }
}

static void the_link(void **state)
{
    (void)state;
    game_start(&game, MODE_SEALED);
    revoke("umpire", "spectators");
    assert_true(game.protocol.spectators_revoked);
    struct entry again = revoking(&game, "umpire", "spectators");
    refuse(&again, "seat_already_revoked");
}

/* It was given before the dice: that the umpire could take it out by a revocation would be a choice of dice. */
static void its_nonce_counts_on(void **state)
{
    (void)state;
    struct nonce list[PROTOCOL_SEATS_MAX];
    game_start(&game, MODE_SEALED);
    revoke("umpire", "red");
    struct nonces nonces = protocol_nonces(&game.protocol, game.protocol.next, list);
    assert_int_equal(nonces.count, 2);
    assert_string_equal(nonces.list[1].seat, "red");
}

/* What was disputed by it is decided all the same. */
static void its_dispute_is_decided(void **state)
{
    (void)state;
    game_start(&game, MODE_SEALED);
    struct entry act = ruling_sealed(&game, "blue");
    act = disputing(&game, "red", must(&game, &act));
    int64_t dispute = must(&game, &act);
    revoke("red", "red");
    act = deciding(&game, "umpire", dispute, CORRECTION_NONE);
    must(&game, &act);
}

static int64_t propose(const char *seat)
{
    struct entry act = ruling_sealed(&game, "blue");
    act = proposing(&game, seat, must(&game, &act));
    return must(&game, &act);
}

/* Its own proposal lapses, and so does one that no_one_to_consent else could answer. */
static void proposals_lapse(void **state)
{
    (void)state;
    game_start(&game, MODE_SEALED);
    propose("red");
    revoke("umpire", "red");
    assert_int_equal(protocol_proposal(&game.protocol), 0);

    game_start(&game, MODE_TWO_SIDED);
    struct entry act = ruling_on(&game, "blue", DICE_KIND_DECLARED);
    act = proposing(&game, "blue", must(&game, &act));
    must(&game, &act);
    revoke("umpire", "red");
    assert_int_equal(protocol_proposal(&game.protocol), 0);
    act = proposing(&game, "blue", protocol_latest_in_force(&game.protocol));
    refuse(&act, "voice_lost");
    act = ruling_on(&game, "blue", DICE_KIND_DECLARED);
    act = proposing(&game, "blue", must(&game, &act));
    refuse(&act, "no_one_to_consent");
}

/* A revoked player is none whose consent is wanted: the umpire's is, once no other is left. */
static void the_umpire_answers_instead(void **state)
{
    (void)state;
    game_start(&game, MODE_SEALED);
    int64_t proposal = propose("blue");
    struct entry act = answering(&game, "umpire", proposal, true);
    refuse(&act, "consent_not_requested");
    revoke("umpire", "red"); /* whose consent was missing: the proposal lapses, and does not pass by that */
    assert_int_equal(protocol_proposal(&game.protocol), 0);
    act = answering(&game, "umpire", propose("blue"), true);
    must(&game, &act);
}

/* Two-sided mode: while a question is open its parties stay. Without one of them none can be asked; the game goes on
 * with declared dice. */
static void parties_stay_while_a_question_is_open(void **state)
{
    (void)state;
    game_start(&game, MODE_TWO_SIDED);
    struct entry act = asking(&game, "red");
    must(&game, &act);
    revoke("umpire", "eve");
    act = revoking(&game, "red", "red");
    refuse(&act, "question_open");
    act = revoking(&game, "umpire", "blue");
    refuse(&act, "question_open");
    act = giving_up(&game, "red");
    must(&game, &act);
    act = giving_up(&game, "blue");
    must(&game, &act);
    revoke("red", "red");
    act = asking(&game, "blue");
    refuse(&act, "parties");
    act = joining(&game, "green", SEAT_PLAYER);
    refuse(&act, "side_taken");
    act = ruling_on(&game, "blue", DICE_KIND_DECLARED);
    must(&game, &act);
    act = act_of(&game, ENTRY_CLOSED, "umpire");
    must(&game, &act);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(who_revokes_whom),
        cmocka_unit_test(nothing_more),
        cmocka_unit_test(the_link),
        cmocka_unit_test(its_nonce_counts_on),
        cmocka_unit_test(its_dispute_is_decided),
        cmocka_unit_test(proposals_lapse),
        cmocka_unit_test(the_umpire_answers_instead),
        cmocka_unit_test(parties_stay_while_a_question_is_open),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
