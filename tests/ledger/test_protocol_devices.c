/* Seats that go to other devices: who agrees, re-issues and hands over, when, to which key, and what is void then. */
#include "acting.h"

static struct game game;

static struct entry agreeing(const char *by, const char *who, const char *key)
{
    struct entry act = act_of(&game, ENTRY_REISSUE_AGREED, by);
    act.reissue_agreed = (struct entry_reissue_agreed){.reissued_seat = who, .device_key = *device_of(key)};
    return act;
}

/* `key` NULL: none. */
static struct entry reissuing(const char *by, const char *who, const char *key, int64_t agreed)
{
    struct entry act = act_of(&game, ENTRY_REISSUED, by);
    act.reissued =
        (struct entry_reissued){.reissued_seat = who, .device_key = key ? device_of(key) : NULL, .agreed = agreed};
    return act;
}

static struct entry handing(const char *by, const char *key)
{
    struct entry act = act_of(&game, ENTRY_HANDED_OVER, by);
    act.handed_over.device_key = *device_of(key);
    return act;
}

static void refuse(struct entry act, const char *why)
{
    assert_objection(protocol_check(&game.protocol, &act), why);
}

static int64_t comes(struct entry act)
{
    return must(&game, &act);
}

static bool has_key(const char *seat, const char *key)
{
    const struct seat *found = protocol_seat(&game.protocol, seat);
    return found->keyed && memcmp(found->key.bytes, device_of(key)->bytes, DEVICE_KEY_SIZE) == 0;
}

static void who_agrees(void **state)
{
    (void)state;
    game_start(&game, MODE_TWO_SIDED);
    refuse(agreeing("umpire", "blue", "fresh"), "role");
    refuse(agreeing("eve", "blue", "fresh"), "role");
    refuse(agreeing("server", "blue", "fresh"), "role");
    refuse(agreeing("stranger", "blue", "fresh"), "stranger");
    refuse(agreeing("red", "red", "fresh"), "role");
    refuse(agreeing("red", "eve", "fresh"), "role");
    refuse(agreeing("red", "umpire", "fresh"), "role");
    refuse(agreeing("red", "nobody", "fresh"), "stranger");
    refuse(agreeing("red", "blue", "red"), "device_key");
    refuse(agreeing("red", "blue", "blue"), "device_key");
    refuse(agreeing("red", "blue", "fresh"), "none");
    struct entry revoked = revoking(&game, "umpire", "blue");
    must(&game, &revoked);
    refuse(agreeing("red", "blue", "fresh"), "seat_already_revoked");
    refuse(reissuing("umpire", "blue", "fresh", 0), "seat_already_revoked");
    refuse(handing("blue", "fresh"), "revoked");
    game_start(&game, MODE_SEALED);
    refuse(agreeing("red", "blue", "fresh"), "mode");
}

static void who_reissues(void **state)
{
    (void)state;
    game_start(&game, MODE_TWO_SIDED);
    refuse(reissuing("umpire", "blue", "fresh", 0), "reissue_not_agreed");
    refuse(reissuing("umpire", "blue", "fresh", 1), "reissue_not_agreed");
    int64_t agreed = comes(agreeing("red", "blue", "fresh"));
    refuse(reissuing("red", "blue", "fresh", agreed), "role");
    refuse(reissuing("eve", "blue", "fresh", agreed), "role");
    refuse(reissuing("server", "blue", "fresh", agreed), "role");
    refuse(reissuing("umpire", "blue", "other", agreed), "reissue_not_agreed");
    refuse(reissuing("umpire", "red", "fresh", agreed), "reissue_not_agreed");
    refuse(reissuing("umpire", "blue", NULL, agreed), "reissue_not_agreed");
    refuse(reissuing("umpire", "blue", "fresh", agreed - 1), "reissue_not_agreed");
    refuse(reissuing("umpire", "umpire", "fresh", 0), "role");
    refuse(reissuing("umpire", "nobody", "fresh", 0), "stranger");
    int64_t newer = comes(agreeing("red", "blue", "other")); /* the newest counts */
    refuse(reissuing("umpire", "blue", "fresh", agreed), "reissue_not_agreed");
    comes(reissuing("umpire", "blue", "other", newer));
    assert_true(has_key("blue", "other") && has_key("red", "red"));
    refuse(reissuing("umpire", "blue", "fresh", newer), "reissue_not_agreed"); /* once */
    comes(reissuing("umpire", "eve", "eve", 0));                               /* who is no party needs none */
    refuse(reissuing("umpire", "eve", "fresh", 1), "reissue_not_agreed");
    refuse(reissuing("umpire", "eve", NULL, 0), "device_key"); /* who signs goes on signing */
}

/* Sealed, nobody is asked. */
static void sealed_seats(void **state)
{
    (void)state;
    game_start(&game, MODE_SEALED);
    comes(reissuing("umpire", "red", NULL, 0));
    assert_false(protocol_seat(&game.protocol, "red")->keyed);
    refuse(reissuing("umpire", "red", NULL, 1), "reissue_not_agreed");
    comes(reissuing("umpire", "red", "fresh", 0));
    assert_true(has_key("red", "fresh"));
    refuse(reissuing("umpire", "red", NULL, 0), "device_key");
    refuse(reissuing("umpire", "blue", "fresh", 0), "device_key");
    comes(handing("red", "next"));
    assert_true(has_key("red", "next"));
    comes(reissuing("umpire", "blue", "fresh", 0)); /* nobody has it now */
    while (protocol_seat(&game.protocol, "red")->handed < PROTOCOL_HANDED_EACH)
        comes(handing("red", protocol_seat(&game.protocol, "red")->handed % 2 ? "odd" : "even"));
    refuse(handing("red", "late"), "seats"); /* nobody's alone is what there is */
    while (protocol_seat(&game.protocol, "blue")->handed < PROTOCOL_HANDED_MAX - PROTOCOL_HANDED_EACH)
        comes(handing("blue", protocol_seat(&game.protocol, "blue")->handed % 2 ? "one" : "two"));
    comes(reissuing("umpire", "eve", "eve", 0));
    refuse(handing("eve", "late"), "seats"); /* the rest is for the umpire to give */
    while (game.protocol.reissued < PROTOCOL_REISSUES_MAX)
        comes(reissuing("umpire", "eve", game.protocol.reissued % 2 ? "left" : "right", 0));
    refuse(reissuing("umpire", "eve", "late", 0), "seats");
    refuse(handing("red", "late"), "seats");
    game_start(&game, MODE_UNSEALED);
    refuse(reissuing("umpire", "red", NULL, 0), "mode");
    refuse(handing("red", "fresh"), "mode");
}

/* Commitments are void, an open question is over when its party's device is lost; nobody hands over while it is open.
 */
static void what_is_void(void **state)
{
    (void)state;
    game_start(&game, MODE_TWO_SIDED);
    struct entry asked = asking(&game, "red");
    must(&game, &asked);
    refuse(handing("red", "fresh"), "question_open");
    refuse(handing("blue", "fresh"), "question_open");
    int64_t agreed = comes(agreeing("red", "blue", "fresh"));
    struct entry shown = revealing(&game, "red");
    must(&game, &shown);
    refuse(reissuing("umpire", "blue", "fresh", agreed), "reissue_not_agreed"); /* it was agreed before that */
    agreed = comes(agreeing("red", "blue", "fresh"));
    refuse(reissuing("umpire", "red", "fresh", agreed), "question_open"); /* who has revealed is kept to it */
    refuse(agreeing("blue", "red", "late"), "question_open");
    comes(reissuing("umpire", "blue", "fresh", agreed));
    assert_int_equal(protocol_asked_state(&game.protocol), ASKED_NONE);
    assert_int_equal(game.protocol.used, 1); /* its link is spent */
    assert_int_equal(protocol_party(&game.protocol, "red")->committed, 8);
    assert_int_equal(protocol_party(&game.protocol, "blue")->committed, 1);
    asked = asking(&game, "red");
    refuse(asked, "uncommitted");
    assert_objection(commit_more(&game, "blue", 2), "none");
    comes(handing("red", "hand"));
    assert_int_equal(protocol_party(&game.protocol, "red")->committed, 1);
    assert_objection(commit_more(&game, "red", 2), "none");
    agreed = comes(agreeing("red", "blue", "next"));
    asked = asking(&game, "red");
    must(&game, &asked);
    refuse(reissuing("umpire", "blue", "next", agreed), "reissue_not_agreed"); /* about what came before */
    shown = revealing(&game, "red");
    must(&game, &shown);
    shown = revealing(&game, "blue");
    must(&game, &shown);
    refuse(agreeing("red", "blue", "next"), "due"); /* the ruling comes first */
    refuse(reissuing("umpire", "blue", "next", agreed), "due");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(who_agrees),
        cmocka_unit_test(who_reissues),
        cmocka_unit_test(sealed_seats),
        cmocka_unit_test(what_is_void),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
