/* Who consents to taking back: one seat of each other side; for sides that nobody holds an umpire who is on none.
 * Guests speak for no side, and nobody speaks for a seat that was sent away. */
#include "acting.h"
#include "ledger/kinds.h"

static struct game game;

static const struct side_opened sides[] = {
    {"red", "Red", "#c0392b"}, {"blue", "Blue", "#2c6fbb"}, {"gold", "Gold", "#c9a227"}, {"green", "Green", "#2e8b57"}};

/* A sealed session of so many sides; `umpire_side` NULL: the umpire is on none. */
static void open_with(int32_t count, const char *umpire_side)
{
    memset(&game, 0, sizeof game);
    game.at = 1790000000 * (int64_t)SECOND;
    protocol_start(&game.protocol, game.marks, GAME_ENTRIES_MAX);
    struct entry act = opening(&game, MODE_SEALED);
    act.opened.sides = (struct sides_opened){count, sides};
    act.opened.umpire_side = umpire_side;
    must(&game, &act);
}

static void join(const char *seat, const char *side)
{
    struct entry act = act_of(&game, ENTRY_JOINED, seat);
    act.joined.role = side ? SEAT_PLAYER : SEAT_SPECTATOR;
    act.joined.side = side;
    must(&game, &act);
}

static enum objection admit(const char *seat, const char *guest)
{
    struct entry act = admitting(&game, seat, guest);
    return try(&game, &act);
}

/* Proposes to take a ruling back, which the umpire made. */
static enum objection propose(const char *seat)
{
    struct entry act = ruling_on(&game, "umpire", DICE_KIND_DECLARED);
    act = proposing(&game, seat, must(&game, &act));
    return try(&game, &act);
}

static const char *answer(const char *seat, bool consent)
{
    struct entry act = answering(&game, seat, game.protocol.proposal.seq, consent);
    return objection_code(try(&game, &act));
}

static bool is_open(void)
{
    return protocol_proposal(&game.protocol) > 0;
}

static bool is_taken_back(void)
{
    return protocol_taken_back_by(&game.protocol, game.protocol.next - 1) > 0;
}

static void revoke(const char *who)
{
    struct entry act = revoking(&game, "umpire", who);
    must(&game, &act);
}

#define REFUSED(seat) assert_string_equal(answer(seat, true), "consent_not_requested")
#define TAKES_BACK(seat) assert_string_equal(answer(seat, true), "none"), assert_true(is_taken_back())
#define GOES_ON(seat) assert_string_equal(answer(seat, true), "none"), assert_true(is_open())

static void two_sides(void **state)
{
    (void)state;
    open_with(2, NULL);
    join("r1", "red"), join("r2", "red"), join("b1", "blue"), join("b2", "blue"), join("eve", NULL);
    assert_objection(admit("r1", "r2"), "none"), assert_objection(admit("b1", "b2"), "none");
    assert_objection(propose("r1"), "none");
    REFUSED("r1"), REFUSED("r2"), REFUSED("umpire");
    assert_string_equal(answer("eve", true), "role");
    TAKES_BACK("b2"); /* whoever of them looks at the phone first */
    assert_objection(propose("r2"), "none");
    assert_string_equal(answer("b1", false), "none");
    assert_false(is_open() || is_taken_back());
}

/* Of three and four sides each other one is asked, and none twice. */
static void more_sides(void **state)
{
    (void)state;
    for (int32_t count = 3; count <= 4; count++) {
        open_with(count, NULL);
        join("r1", "red"), join("b1", "blue"), join("b2", "blue"), join("o1", "gold");
        if (count == 4)
            join("g1", "green");
        assert_objection(admit("b1", "b2"), "none");
        assert_objection(propose("b1"), "none");
        GOES_ON("r1");
        REFUSED("r1"), REFUSED("b2"), REFUSED("umpire");
        if (count == 4)
            GOES_ON("g1");
        TAKES_BACK("o1");
        assert_objection(propose("o1"), "none");
        GOES_ON("b2");
        REFUSED("b1"); /* b2 spoke for blue */
        assert_string_equal(answer("r1", false), "none");
        assert_false(is_open() || is_taken_back());
        assert_objection(propose("r1"), "none"); /* what was agreed before counts for nothing */
        GOES_ON("b1");
    }
}

static void an_umpire_on_no_side_proposes(void **state)
{
    (void)state;
    open_with(2, NULL);
    assert_objection(propose("umpire"), "no_one_to_consent");
    join("r1", "red");
    assert_objection(propose("umpire"), "none");
    REFUSED("umpire");
    TAKES_BACK("r1"); /* for blue, which nobody holds, there is the umpire */
    join("b1", "blue");
    assert_objection(propose("umpire"), "none");
    GOES_ON("b1");
    TAKES_BACK("r1");
}

static void an_umpire_on_no_side_stands_in(void **state)
{
    (void)state;
    open_with(3, NULL);
    join("r1", "red"), join("b1", "blue");
    assert_objection(propose("r1"), "none");
    GOES_ON("umpire"); /* for gold */
    REFUSED("umpire");
    TAKES_BACK("b1");
    assert_objection(propose("r1"), "none");
    join("o1", "gold"); /* now somebody holds it */
    REFUSED("umpire");
    GOES_ON("o1");
    TAKES_BACK("b1");
}

/* Whoever plays is no referee. */
static void an_umpire_who_plays(void **state)
{
    (void)state;
    open_with(2, "red");
    assert_objection(propose("umpire"), "no_one_to_consent");
    join("r1", "red");
    assert_objection(admit("umpire", "r1"), "none");
    assert_objection(propose("r1"), "no_one_to_consent"); /* the umpire is of the same side */
    assert_objection(propose("umpire"), "no_one_to_consent");
    join("b1", "blue");
    assert_objection(propose("umpire"), "none");
    REFUSED("r1"), REFUSED("umpire");
    TAKES_BACK("b1");
    assert_objection(propose("b1"), "none");
    TAKES_BACK("umpire"); /* for red, as r1 could have */
    revoke("b1");
    assert_objection(propose("r1"), "no_one_to_consent"); /* nor does the umpire stand in for blue */
    open_with(3, "red");
    join("b1", "blue");
    assert_objection(propose("b1"), "no_one_to_consent");
    join("o1", "gold");
    assert_objection(propose("b1"), "none");
    GOES_ON("umpire");
    TAKES_BACK("o1");
}

/* A second umpire is nobody else, and no way round the rule. */
static void two_umpires(void **state)
{
    (void)state;
    for (int plays = 0; plays < 2; plays++) {
        open_with(2, plays ? "red" : NULL);
        struct entry act = act_of(&game, ENTRY_JOINED, "u2");
        act.joined.role = SEAT_UMPIRE;
        must(&game, &act);
        assert_objection(propose("umpire"), "no_one_to_consent");
        assert_objection(propose("u2"), "no_one_to_consent");
        join("b1", "blue");
        assert_objection(propose("u2"), "none");
        if (plays)
            GOES_ON("umpire"); /* of red */
        else
            REFUSED("umpire");
        TAKES_BACK("b1");
    }
}

/* Nobody answers, or proposes, in place of a seat that is sent away: what was before stays, and a proposal ends. */
static void seats_that_are_revoked(void **state)
{
    (void)state;
    open_with(3, NULL);
    join("r1", "red"), join("b1", "blue"), join("b2", "blue"), join("o1", "gold");
    assert_objection(admit("b1", "b2"), "none");
    assert_objection(propose("r1"), "none");
    int64_t before = game.protocol.proposal.target;
    GOES_ON("b1");
    revoke("b1");
    assert_false(is_open()); /* though b2 is left, and b1 had consented */
    static const char *const seats[] = {"r1", "b2", "o1", "umpire"};
    for (size_t i = 0; i < sizeof seats / sizeof seats[0]; i++) {
        struct entry act = proposing(&game, seats[i], before);
        assert_objection(try(&game, &act), "voice_lost");
    }
    assert_objection(propose("r1"), "none"); /* about what came after */
    revoke("b2");
    assert_objection(propose("r1"), "none");
    GOES_ON("umpire"); /* for blue */
    TAKES_BACK("o1");
    assert_objection(propose("r1"), "none");
    revoke("r1");
    assert_false(is_open());
}

/* A seat that goes to another device without the word of the one before counts as sent away, up to then. */
static void a_seat_that_is_reissued(void **state)
{
    (void)state;
    open_with(2, NULL);
    join("r1", "red"), join("b1", "blue"), join("b2", "blue");
    assert_objection(propose("r1"), "none");
    int64_t before = game.protocol.proposal.target;
    struct entry act = act_of(&game, ENTRY_REISSUED, "umpire");
    act.reissued.reissued_seat = "b2";
    must(&game, &act);
    assert_true(is_open()); /* a guest's word was none */
    act = act_of(&game, ENTRY_REISSUED, "umpire");
    act.reissued.reissued_seat = "b1";
    must(&game, &act);
    assert_false(is_open());
    static const char *const seats[] = {"r1", "b1", "umpire"};
    for (size_t i = 0; i < sizeof seats / sizeof seats[0]; i++) {
        act = proposing(&game, seats[i], before);
        assert_objection(try(&game, &act), "voice_lost");
    }
    assert_objection(propose("r1"), "none");
    TAKES_BACK("b1");
}

/* A guest gives a nonce, asks for sealed dice, writes a note and leaves; whatever else seats do, it may not. */
static void guests(void **state)
{
    static const bool may[ENTRY_KIND_COUNT] = {
        [ENTRY_NONCE] = true, [ENTRY_RULING] = true, [ENTRY_NOTE] = true, [ENTRY_REVOKED] = true};
    (void)state;
    open_with(2, NULL);
    join("r1", "red"), join("b1", "blue"), join("b2", "blue"), join("b3", "blue"), join("eve", NULL);
    for (int kind = ENTRY_OPENED + 1; kind < ENTRY_KIND_COUNT; kind++) {
        const struct entry_row *row = entry_row((enum entry_kind)kind);
        struct entry act = act_of(&game, (enum entry_kind)kind, "b2");
        assert_true(!may[kind] == (row->guests == GUESTS_NEVER));
        if (row->who & BY_PLAYER && row->mode != MODE_TWO_SIDED && !may[kind]) /* there it has no guests */
            assert_objection(protocol_check(&game.protocol, &act), "guest");
    }
    struct entry act = ruling_on(&game, "b2", DICE_KIND_DECLARED);
    assert_objection(try(&game, &act), "guest");
    act = ruling_on(&game, "b2", DICE_KIND_SEALED); /* a guest rolls */
    act.ruling.link = game.protocol.used + 1;
    must(&game, &act);
    assert_objection(admit("b2", "b3"), "guest");
    assert_objection(admit("b2", "b2"), "guest");
    assert_objection(admit("r1", "b2"), "role");
    assert_objection(admit("umpire", "b2"), "role"); /* b1 is there */
    assert_objection(admit("b1", "eve"), "not_a_guest");
    assert_objection(admit("b1", "r1"), "not_a_guest");
    assert_objection(admit("b1", "nobody"), "stranger");
    revoke("b3");
    assert_objection(admit("b1", "b3"), "seat_already_revoked");
    assert_int_equal(game.protocol.silenced, 0);
    assert_objection(admit("b1", "b2"), "none");
    assert_objection(admit("b1", "b2"), "not_a_guest");
    act = ruling_on(&game, "b2", DICE_KIND_DECLARED);
    must(&game, &act);
}

/* Who speaks for a side sends its guests away, and nobody else. */
static void guests_are_sent_away(void **state)
{
    static const struct {
        const char *by, *who, *found;
    } cases[] = {{"b2", "b3", "role"},
                 {"b2", "b1", "role"},
                 {"r1", "b2", "role"},
                 {"b1", "r1", "role"},
                 {"eve", "b2", "role"},
                 {"b1", "b2", "none"},
                 {"b1", "b2", "seat_already_revoked"},
                 {"b3", "b3", "none"}};
    (void)state;
    open_with(2, NULL);
    join("r1", "red"), join("b1", "blue"), join("b2", "blue"), join("b3", "blue"), join("b4", "blue");
    join("eve", NULL);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct entry act = revoking(&game, cases[i].by, cases[i].who);
        assert_objection(try(&game, &act), cases[i].found);
    }
    assert_objection(admit("b1", "b4"), "none");
    struct entry act = revoking(&game, "b1", "b4"); /* it is no guest any more */
    assert_objection(try(&game, &act), "role");
    assert_int_equal(game.protocol.silenced, 0);
}

/* A device admits the guest that it saw: not one who joined, or whose seat went to another device, after that. */
static void admissions_that_came_late(void **state)
{
    static const uint8_t signature[DEVICE_SIGNATURE_SIZE];
    struct tree_head seen = {0};
    (void)state;
    open_with(2, NULL);
    join("b1", "blue"), join("b2", "blue");
    struct entry act = act_of(&game, ENTRY_REISSUED, "umpire");
    act.reissued.reissued_seat = "b2";
    int64_t joined = act.seq - 1, reissued = must(&game, &act);
    for (seen.size = (uint64_t)joined; seen.size <= (uint64_t)reissued; seen.size++) {
        act = admitting(&game, "b1", "b2");
        act.signature = (struct signature_given){signature, sizeof signature};
        act.last_checkpoint = &seen;
        assert_objection(try(&game, &act), "admitted_before");
    }
    must(&game, &act);
}

/* Where nobody is left who speaks for a side, the umpire admits, also one who plays. */
static void nobody_is_left(void **state)
{
    (void)state;
    for (int plays = 0; plays < 2; plays++) {
        open_with(2, plays ? "red" : NULL);
        join("b1", "blue"), join("b2", "blue");
        revoke("b1");
        join("b3", "blue"); /* nor does who comes now speak for it */
        assert_objection(admit("b3", "b2"), "guest");
        assert_objection(admit("umpire", "b3"), "none");
        assert_objection(admit("umpire", "b2"), "role");
        assert_objection(admit("b3", "b2"), "none");
    }
}

/* Sessions that were opened without sides: every other player. */
static void no_sides(void **state)
{
    (void)state;
    game_start(&game, MODE_UNSEALED);
    struct entry act = ruling_on(&game, "red", DICE_KIND_SYSTEM);
    act = proposing(&game, "red", must(&game, &act));
    must(&game, &act);
    REFUSED("umpire"), REFUSED("red");
    TAKES_BACK("blue");
}

/* Two-sided mode: the two parties, and never an umpire. */
static void two_parties(void **state)
{
    (void)state;
    game_start(&game, MODE_TWO_SIDED);
    struct entry act = ruling_on(&game, "red", DICE_KIND_DECLARED);
    int64_t ruling = must(&game, &act);
    act = proposing(&game, "umpire", ruling);
    assert_objection(try(&game, &act), "role");
    act = proposing(&game, "red", ruling);
    must(&game, &act);
    REFUSED("umpire"), REFUSED("red");
    TAKES_BACK("blue");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_sides),
        cmocka_unit_test(more_sides),
        cmocka_unit_test(an_umpire_on_no_side_proposes),
        cmocka_unit_test(an_umpire_on_no_side_stands_in),
        cmocka_unit_test(an_umpire_who_plays),
        cmocka_unit_test(two_umpires),
        cmocka_unit_test(seats_that_are_revoked),
        cmocka_unit_test(a_seat_that_is_reissued),
        cmocka_unit_test(guests),
        cmocka_unit_test(guests_are_sent_away),
        cmocka_unit_test(admissions_that_came_late),
        cmocka_unit_test(nobody_is_left),
        cmocka_unit_test(no_sides),
        cmocka_unit_test(two_parties),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
