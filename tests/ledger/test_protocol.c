/* The protocol's seats, nonces, chains and plain rulings: what the table of states does not show. */
#include "acting.h"

static struct game game;

static void the_opening_comes_first(void **state)
{
    (void)state;
    memset(&game, 0, sizeof game);
    protocol_start(&game.protocol, game.marks, GAME_ENTRIES_MAX);
    struct entry act = act_of(&game, ENTRY_NOTE, "umpire");
    assert_objection(try(&game, &act), "order");
    act = opening(&game, MODE_TWO_SIDED);
    act.seq = 1;
    assert_objection(try(&game, &act), "order");
    act.seq = 0;
    const struct chain_anchor wrong[] = {{.from = 1, .length = 4}, {.length = 0}, {.length = CHAIN_LENGTH_MAX + 1}};
    for (size_t i = 0; i < LENGTH(wrong); i++) {
        act.opened.chain = &wrong[i];
        assert_objection(try(&game, &act), "chain");
    }
    act.opened.chain = &(struct chain_anchor){.length = 1};
    assert_objection(protocol_check(&game.protocol, &act), "none");
    act.opened.chain = &(struct chain_anchor){.length = CHAIN_LENGTH_MAX};
    must(&game, &act);
    assert_int_equal(protocol_seat(&game.protocol, "umpire")->role, SEAT_UMPIRE);
}

static void entries_follow_each_other(void **state)
{
    (void)state;
    game_start(&game, MODE_SEALED);
    struct entry act = act_of(&game, ENTRY_NOTE, "red");
    act.seq++;
    assert_objection(try(&game, &act), "order");
    act.seq -= 2;
    assert_objection(try(&game, &act), "order");
    act.seq = -1;
    assert_objection(try(&game, &act), "order");
    act = act_of(&game, ENTRY_KIND_COUNT, "red");
    assert_objection(try(&game, &act), "order");
    game.protocol.capacity = game.protocol.next;
    act = act_of(&game, ENTRY_NOTE, "red");
    assert_objection(try(&game, &act), "full");
    game.protocol.capacity++; /* the caller found more room */
    must(&game, &act);
}

static void names(void **state)
{
    (void)state;
    static char long_name[SEAT_ID_MAX + 2];
    memset(long_name, 'n', SEAT_ID_MAX + 1);
    game_open(&game, MODE_SEALED);
    const char *const refused[] = {"",       "server", "umpire", "spectators", "Anna",
                                   "anna b", "1",      "-a",     "\xC3\xA9",   long_name};
    for (size_t i = 0; i < LENGTH(refused); i++) {
        struct entry act = joining(&game, refused[i], SEAT_SPECTATOR);
        assert_objection(try(&game, &act), "name");
    }
    struct entry act = joining(&game, long_name + 1, SEAT_SPECTATOR);
    must(&game, &act);
    act = joining(&game, long_name + 1, SEAT_SPECTATOR);
    assert_objection(try(&game, &act), "name");
    act = joining(&game, "x", SEAT_SERVER);
    assert_objection(try(&game, &act), "role");
    act = opening(&game, MODE_SEALED);
    act.seat = "server";
    protocol_start(&game.protocol, game.marks, GAME_ENTRIES_MAX);
    act.seq = 0;
    assert_objection(try(&game, &act), "name");
}

static void a_full_table(void **state)
{
    (void)state;
    game_open(&game, MODE_SEALED);
    char name[8];
    for (int i = 1; i < PROTOCOL_SEATS_MAX; i++) {
        snprintf(name, sizeof name, "s%d", i);
        struct entry act = joining(&game, name, i % 2 ? SEAT_PLAYER : SEAT_SPECTATOR);
        must(&game, &act);
    }
    struct entry act = joining(&game, "late", SEAT_PLAYER);
    assert_objection(try(&game, &act), "seats");
}

static enum objection give(const char *seat, const uint8_t *bytes, size_t length)
{
    struct entry act = act_of(&game, ENTRY_NONCE, seat);
    act.nonce = (struct nonce_already_given){.bytes = bytes, .length = length};
    return try(&game, &act);
}

/* Which nonces count, in the order of the names' bytes. */
static void assert_counting(int64_t before, const char *wanted)
{
    struct nonce list[PROTOCOL_SEATS_MAX];
    struct nonces nonces = protocol_nonces(&game.protocol, before, list);
    char found[256] = "";
    for (size_t i = 0; i < nonces.count; i++) {
        strcat(found, nonces.list[i].seat);
        strcat(found, " ");
        assert_true(nonces.list[i].length >= NONCE_MIN);
    }
    assert_string_equal(found, wanted);
}

static void spend_chain(void)
{
    while (game.protocol.used < game.protocol.last) {
        struct entry act = ruling_sealed(&game, "red");
        must(&game, &act);
    }
}

static void nonces_count_for_one_chain(void **state)
{
    (void)state;
    static const uint8_t bytes[NONCE_MAX + 1] = {1, 2, 3};
    game_start(&game, MODE_SEALED);
    assert_counting(INT64_MAX, "blue red ");
    assert_counting(2, "red "); /* before blue's entry */
    assert_counting(1, "");
    assert_objection(give("umpire", bytes, NONCE_MIN - 1), "nonce");
    assert_objection(give("umpire", bytes, NONCE_MAX + 1), "nonce");
    assert_objection(give("umpire", NULL, 0), "nonce");
    assert_objection(give("umpire", bytes, NONCE_MAX), "none");
    assert_objection(give("umpire", bytes, NONCE_MAX), "nonce");
    assert_objection(give("red", bytes, NONCE_MIN), "nonce"); /* gave it in joining */
    assert_counting(INT64_MAX, "blue red umpire ");
    struct entry act = act_of(&game, ENTRY_JOINED, "green");
    act.joined.role = SEAT_PLAYER;
    act.joined.side = "red";
    act.joined.nonce = (struct nonce_already_given){.bytes = bytes, .length = NONCE_MIN - 1};
    assert_objection(try(&game, &act), "nonce");
    spend_chain();
    act = act_of(&game, ENTRY_REKEY, "server");
    act.rekey.chain = (struct chain_anchor){.from = CHAIN_SIZE, .length = 2};
    must(&game, &act);
    assert_counting(INT64_MAX, "");
    assert_objection(give("red", bytes, NONCE_MIN), "none");
    assert_objection(give("red", bytes, NONCE_MIN), "nonce");
    assert_counting(INT64_MAX, "red ");
}

static void links_are_spent_in_order(void **state)
{
    (void)state;
    game_start(&game, MODE_SEALED);
    static const uint64_t wrong[] = {0, 2, CHAIN_SIZE, UINT64_MAX};
    for (size_t i = 0; i < LENGTH(wrong); i++) {
        struct entry act = ruling_sealed(&game, "red");
        act.ruling.link = wrong[i];
        assert_objection(try(&game, &act), "chain");
    }
    struct entry act = ruling_on(&game, "blue", DICE_KIND_DECLARED); /* spends none */
    must(&game, &act);
    assert_int_equal(game.protocol.used, 0);
    act = act_of(&game, ENTRY_REKEY, "server");
    act.rekey.chain = (struct chain_anchor){.from = CHAIN_SIZE, .length = 2};
    assert_objection(try(&game, &act), "chain");
    spend_chain();
    act = ruling_sealed(&game, "red");
    assert_objection(try(&game, &act), "chain_spent");
    const struct chain_anchor chains[] = {{.from = 0, .length = 2},
                                          {.from = CHAIN_SIZE + 1, .length = 2},
                                          {.from = CHAIN_SIZE, .length = 0},
                                          {.from = CHAIN_SIZE, .length = CHAIN_LENGTH_MAX + 1}};
    act = act_of(&game, ENTRY_REKEY, "server");
    for (size_t i = 0; i < LENGTH(chains); i++) {
        act.rekey.chain = chains[i];
        assert_objection(try(&game, &act), "chain");
    }
    act.rekey.chain = (struct chain_anchor){.from = CHAIN_SIZE, .length = 2};
    must(&game, &act);
    act = ruling_sealed(&game, "red");
    assert_int_equal(act.ruling.link, CHAIN_SIZE + 1);
    must(&game, &act);
    must(&game, &(struct entry){.kind = ENTRY_RULING,
                                .seat = "red",
                                .seq = game.protocol.next,
                                .ruling = {.dice = DICE_KIND_SEALED, .link = CHAIN_SIZE + 2}});
    act = act_of(&game, ENTRY_REKEY, "server");
    act.rekey.chain = (struct chain_anchor){.from = CHAIN_SIZE + 2, .length = 2};
    must(&game, &act);
}

/* Nothing of two-sided mode in single rulings; no reused dice outside of corrections. */
static void dice_of_other_sessions(void **state)
{
    (void)state;
    game_start(&game, MODE_SEALED);
    struct nonce nonce = {.seat = "red"};
    struct entry acts[2];
    for (size_t i = 0; i < LENGTH(acts); i++)
        acts[i] = ruling_sealed(&game, "red");
    acts[0].ruling.question = 3;
    acts[1].ruling.roll = (struct nonces){.list = &nonce, .count = 1};
    for (size_t i = 0; i < LENGTH(acts); i++)
        assert_objection(try(&game, &acts[i]), "mode");
    struct entry act = ruling_on(&game, "red", DICE_KIND_REUSED);
    assert_objection(try(&game, &act), "dice");
    act = joining(&game, "green", SEAT_PLAYER);
    act.joined.device_key = device_of("green"); /* that may be */
    must(&game, &act);
    act = joining(&game, "grey", SEAT_SPECTATOR);
    act.joined.nonce = roll_nonce("grey", 0);
    assert_objection(try(&game, &act), "nonce"); /* who only watches has no part in the dice */
    act = joining(&game, "grey", SEAT_SPECTATOR);
    act.joined.device_key = device_of("green"); /* one device in two seats */
    assert_objection(try(&game, &act), "device_key");
    game_start(&game, MODE_UNSEALED);
    act = joining(&game, "green", SEAT_PLAYER);
    act.joined.nonce = roll_nonce("green", 0);
    assert_objection(try(&game, &act), "mode");
    act = joining(&game, "green", SEAT_PLAYER);
    act.joined.device_key = device_of("green");
    assert_objection(try(&game, &act), "mode");
}

static void roles(void **state)
{
    (void)state;
    enum seat_role role;
    assert_true(seat_role_named("spectator", &role));
    assert_int_equal(role, SEAT_SPECTATOR);
    assert_true(seat_role_named("umpire", &role) && role == SEAT_UMPIRE);
    assert_true(seat_role_named("player", &role) && role == SEAT_PLAYER);
    assert_false(seat_role_named("server", &role));
    assert_false(seat_role_named("", &role));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_opening_comes_first),
        cmocka_unit_test(entries_follow_each_other),
        cmocka_unit_test(names),
        cmocka_unit_test(a_full_table),
        cmocka_unit_test(nonces_count_for_one_chain),
        cmocka_unit_test(links_are_spent_in_order),
        cmocka_unit_test(dice_of_other_sessions),
        cmocka_unit_test(roles),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
