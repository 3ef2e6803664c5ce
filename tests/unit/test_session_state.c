/* The state of a session: written and read back, refused when a byte is missing, too many or wrong. */
#include "referee/session_state.h"
#include "unit.h"

static struct session_state state, again;

static const uint8_t nonce[NONCE_MAX] = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcde";

/* A session in full: entries, two chains, as many seats as there may be. */
static void fill(size_t seats)
{
    char name[SEAT_ID_MAX + 1];
    session_state_start(&state, 100);
    for (int i = 0; i < 77; i++) {
        struct hash leaf = tree_leaf(&i, sizeof i);
        assert_true(session_state_extend(&state, &leaf));
    }
    state.spent = 100;
    assert_true(session_state_is_spent(&state));
    session_state_rekey(&state, 4096);
    assert_false(session_state_is_spent(&state));
    state.roster_stored = 76;
    state.roster = "twelve figures";
    state.roster_length = 14;
    for (size_t i = 1; i < seats; i++) {
        memset(name, 'a' + (int)(i % 26), sizeof name - 1);
        snprintf(name, 4, "%zu", 100 - i);
        name[3] = 'x';
        name[sizeof name - 1] = '\0';
        assert_true(session_state_join(&state, name, i % 2 ? SEAT_PLAYER : SEAT_SPECTATOR, -1, i % 3 == 0,
                                       i % 2 ? nonce : NULL, NONCE_MIN + i % (NONCE_MAX - NONCE_MIN + 1)));
    }
    state.spent = 142;
}

static void write_state(struct writer *out)
{
    writer_start(out, SESSION_STATE_MAX);
    session_state_write(&state, out);
    assert_false(out->failed);
}

static void comes_back(void **unused)
{
    struct writer out;
    (void)unused;
    fill(SESSION_SEATS_MAX);
    assert_false(session_state_join(&state, "late", SEAT_PLAYER, -1, false, nonce, NONCE_MIN));
    assert_true(session_state_revoke(&state, state.seats[3].name));
    state.seats[4].token_since = 999999;
    write_state(&out);
    assert_true(session_state_read(out.at, out.used, &again));
    assert_int_equal(again.seats[4].token_since, 999999);
    assert_int_equal(again.seats[5].token_since, 0);
    assert_int_equal(again.tree.size, 77);
    struct tree_head head = tree_head_of(&state.tree), same = tree_head_of(&again.tree);
    assert_true(hash_equal(&head.root, &same.root));
    for (size_t i = 0; i < again.seat_count; i++)
        assert_int_equal(again.seats[i].keyed, i && i % 3 == 0);
    assert_int_equal(again.chain, 1);
    assert_int_equal(again.chain_from, 100);
    assert_int_equal(again.chain_length, 4096);
    assert_int_equal(again.spent, 142);
    assert_int_equal(again.roster_stored, 76);
    assert_int_equal(again.roster_length, 14);
    assert_memory_equal(again.roster, "twelve figures", 14);
    assert_int_equal(again.seat_count, SESSION_SEATS_MAX);
    for (size_t i = 0; i < SESSION_SEATS_MAX; i++) {
        assert_string_equal(again.seats[i].name, state.seats[i].name);
        assert_int_equal(again.seats[i].role, state.seats[i].role);
        assert_int_equal(again.seats[i].revoked, i == 3);
        assert_int_equal(again.seats[i].nonce_length, state.seats[i].nonce_length);
        assert_memory_equal(again.seats[i].nonce, state.seats[i].nonce, state.seats[i].nonce_length);
    }
    struct tree tree;
    assert_true(session_state_read_tree(out.at, out.used, &tree));
    assert_int_equal(tree.size, 77);
    writer_end(&out);
}

/* The longest state fits the store's column: the largest tree there can be, full seats, a large roster. */
static void fits_its_bound(void **unused)
{
    struct writer out;
    (void)unused;
    fill(SESSION_SEATS_MAX);
    state.tree.size = ((uint64_t)1 << TREE_PEAKS_MAX) - 1;
    for (size_t i = 0; i < SESSION_SEATS_MAX; i++)
        session_seat_give(&state.seats[i], nonce, NONCE_MAX, 1);
    static const char roster[SESSION_ROSTER_MAX];
    state.roster = roster;
    state.roster_length = sizeof roster;
    write_state(&out);
    assert_in_range(out.used, 1, SESSION_STATE_MAX);
    writer_end(&out);
}

static void refuses_other_bytes(void **unused)
{
    struct writer out;
    (void)unused;
    fill(4);
    write_state(&out);
    for (size_t length = 0; length < out.used; length++)
        assert_false(session_state_read(out.at, length, &again));
    write_raw(&out, "", 1);
    assert_false(session_state_read(out.at, out.used, &again));
    out.at[0]++; /* another version */
    assert_false(session_state_read(out.at, out.used - 1, &again));
    writer_end(&out);
}

/* Any byte changed: refused or read as another state, but never beyond its bounds. */
/* A nonce that comes once the chain has thrown dice ends it: a spectator, who gives none, does not. */
static void a_late_seat_ends_the_chain(void **unused)
{
    (void)unused;
    session_state_start(&state, 4096);
    assert_true(session_state_join(&state, "s1", SEAT_PLAYER, -1, false, nonce, NONCE_MIN));
    assert_false(session_state_is_spent(&state));
    state.spent = 7;
    assert_true(session_state_join(&state, "s2", SEAT_SPECTATOR, -1, false, NULL, 0));
    assert_false(session_state_is_spent(&state));
    assert_true(session_state_join(&state, "s3", SEAT_PLAYER, -1, false, nonce, NONCE_MIN));
    assert_true(session_state_is_spent(&state));
}

static void survives_any_byte(void **unused)
{
    struct writer out;
    (void)unused;
    fill(6);
    write_state(&out);
    for (size_t i = 0; i < out.used; i++)
        for (int value = 0; value < 256; value += 5) {
            char kept = out.at[i];
            out.at[i] = (char)value;
            if (session_state_read(out.at, out.used, &again)) {
                assert_in_range(again.seat_count, 0, SESSION_SEATS_MAX);
                assert_true(again.spent >= again.chain_from && again.spent - again.chain_from <= again.chain_length);
            }
            out.at[i] = kept;
        }
    writer_end(&out);
}

static void revoked_seats(void **unused)
{
    struct writer out;
    (void)unused;
    session_state_start(&state, 10);
    assert_true(session_state_join(&state, "b", SEAT_PLAYER, -1, false, nonce, 20));
    assert_false(session_state_is_revoked(&state, "b"));
    assert_false(session_state_revoke(&state, "c"));
    assert_true(session_state_revoke(&state, "b"));
    assert_false(session_state_revoke(&state, "b"));
    assert_true(session_state_is_revoked(&state, "b"));
    assert_false(session_state_is_revoked(&state, "umpire"));
    assert_true(session_state_revoke(&state, "spectators")); /* which is none of the seats */
    assert_false(session_state_revoke(&state, "spectators"));
    write_state(&out);
    assert_true(session_state_read(out.at, out.used, &again));
    assert_true(again.spectators_revoked && again.seats[1].revoked && !again.seats[0].revoked);
    writer_end(&out);
}

/* Sides, and who is on which. */
static void sides_and_who_is_on_them(void **unused)
{
    static const struct side_opened list[] = {{"red", "Red", "#c0392b"}, {"blue", "Blue", "#2c6fbb"}};
    static const struct sides_opened sides = {2, list};
    struct writer out;
    (void)unused;
    session_state_start(&state, 10);
    assert_null(session_seat_side(&state, &state.seats[0]));
    session_state_take_sides(&state, &sides, true, "blue");
    assert_int_equal(session_state_side(&state, "blue"), 1);
    assert_int_equal(session_state_side(&state, "green"), -1);
    assert_true(session_state_join(&state, "s1", SEAT_PLAYER, 0, false, nonce, 20));
    assert_true(session_state_join(&state, "s2", SEAT_SPECTATOR, -1, false, NULL, 0));
    write_state(&out);
    assert_true(session_state_read(out.at, out.used, &again));
    assert_true(again.shared_units);
    assert_int_equal(again.side_count, 2);
    assert_string_equal(session_seat_side(&again, &again.seats[0]), "blue");
    assert_string_equal(session_seat_side(&again, &again.seats[1]), "red");
    assert_null(session_seat_side(&again, &again.seats[2]));
    out.at[0] = 4; /* the layout before */
    assert_false(session_state_read(out.at, out.used, &again));
    writer_end(&out);
}

static void nonces_in_their_order(void **unused)
{
    struct nonce list[SESSION_SEATS_MAX];
    struct nonces nonces;
    (void)unused;
    session_state_start(&state, 10);
    assert_true(session_state_join(&state, "b", SEAT_PLAYER, -1, false, nonce, 20));
    assert_true(session_state_join(&state, "watcher", SEAT_SPECTATOR, -1, false, NULL, 0));
    assert_true(session_state_join(&state, "a", SEAT_PLAYER, -1, false, nonce, 16));
    assert_true(session_state_join(&state, "\xC3\xA9", SEAT_PLAYER, -1, false, nonce, 64));
    session_seat_give(session_state_seat(&state, "umpire"), nonce, 32, 1);
    assert_null(session_state_seat(&state, "nobody"));
    session_state_nonces(&state, INT64_MAX, list, &nonces);
    static const char *const names[] = {"a", "b", "umpire", "\xC3\xA9"};
    assert_int_equal(nonces.count, 4);
    for (size_t i = 0; i < 4; i++)
        assert_string_equal(nonces.list[i].seat, names[i]);
    assert_int_equal(nonces.list[1].length, 20);
    state.spent = 10;
    session_state_rekey(&state, 10);
    session_state_nonces(&state, INT64_MAX, list, &nonces);
    assert_int_equal(nonces.count, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(comes_back),
        cmocka_unit_test(fits_its_bound),
        cmocka_unit_test(refuses_other_bytes),
        cmocka_unit_test(survives_any_byte),
        cmocka_unit_test(a_late_seat_ends_the_chain),
        cmocka_unit_test(nonces_in_their_order),
        cmocka_unit_test(revoked_seats),
        cmocka_unit_test(sides_and_who_is_on_them),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
