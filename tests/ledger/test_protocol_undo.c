/* Taking back turns, unit changes, units and older rulings: what rests on what; names and removals. */
#include "acting.h"

static struct game game;

static int64_t units_added(const char *seat, const char *const *ids, int32_t count)
{
    struct unit_entered list[PROTOCOL_UNITS_MAX + 1] = {{0}};
    struct entry act = act_of(&game, ENTRY_UNITS_ADDED, seat);
    for (int32_t i = 0; i < count; i++)
        list[i] =
            (struct unit_entered){.id = ids[i], .name = ids[i], .side = strcmp(seat, "blue") == 0 ? "blue" : "red"};
    act.units_added.units = (struct units_entered){count, list};
    return must(&game, &act);
}

static int64_t unit_added(const char *id)
{
    return units_added("red", &id, 1);
}

/* Who takes the role, and who is changed; either may be NULL. A die was thrown. */
static struct entry ruling_with(enum entry_kind kind, const char *actor, const char *changed)
{
    static const char *ids[2];
    static struct unit_changed change;
    static const struct entry_draw draw = {.label = "fire", .verb = "sum", .count = 1, .sides = 6};
    struct entry act = act_of(&game, kind, kind == ENTRY_RULING ? "red" : "umpire");
    ids[0] = actor;
    change = (struct unit_changed){.unit = changed};
    act.ruling.dice = DICE_KIND_DECLARED;
    act.ruling.draws = (struct entry_draws){1, &draw};
    act.ruling.units = (struct units_stated){.named = actor != NULL, .role_count = actor != NULL, .applied = true};
    act.ruling.units.roles[0] = (struct role_units){.role = "actor", .count = 1, .ids = ids};
    act.ruling.units.changes = (struct unit_changes){changed != NULL, &change};
    return act;
}

static int64_t rule(const char *actor, const char *changed)
{
    struct entry act = ruling_with(ENTRY_RULING, actor, changed);
    return must(&game, &act);
}

/* What did nothing: it was not permitted, or it threw no dice and changed nothing. */
static int64_t rule_in_vain(const char *actor, enum ruling_status status)
{
    struct entry act = ruling_with(ENTRY_RULING, actor, NULL);
    act.ruling.status = status;
    act.ruling.draws = (struct entry_draws){0, NULL};
    return must(&game, &act);
}

static int64_t refuse(const char *actor)
{
    return rule_in_vain(actor, RULING_NOT_PERMITTED);
}

static int64_t turn(int32_t number)
{
    struct entry act = act_of(&game, ENTRY_TURN, "umpire");
    act.turn.turn = number;
    return must(&game, &act);
}

static int64_t change(const char *id)
{
    static struct unit_changed list;
    struct entry act = act_of(&game, ENTRY_UNIT_CHANGED, "umpire");
    list = (struct unit_changed){.unit = id};
    act.unit_changed = (struct entry_unit_changed){.unit = id, .reason = "counted", .changes = {1, &list}};
    return must(&game, &act);
}

static enum objection renamed(const char *id)
{
    struct entry act = act_of(&game, ENTRY_UNIT_RENAMED, "red");
    act.unit_renamed = (struct entry_unit_renamed){id, "The 42nd"};
    return try(&game, &act);
}

static struct entry reassigning(const char *seat, const char *id, const char *side)
{
    struct entry act = act_of(&game, ENTRY_UNIT_REASSIGNED, seat);
    act.unit_reassigned = (struct entry_unit_reassigned){id, side, "It came in on the wrong side."};
    return act;
}

static enum objection removed(const char *id)
{
    struct entry act = act_of(&game, ENTRY_UNIT_REMOVED, "red");
    act.unit_removed = (struct entry_unit_removed){id, NULL};
    return try(&game, &act);
}

/* Proposed by red and agreed by blue. */
static enum objection taken_back(int64_t target)
{
    struct entry act = proposing(&game, "red", target);
    enum objection objection = try(&game, &act);
    if (objection)
        return objection;
    act = answering(&game, "blue", act.seq, true);
    int64_t answer = must(&game, &act);
    assert_int_equal(protocol_taken_back_by(&game.protocol, answer), target);
    return OBJECTION_NONE;
}

static void rests_on(int64_t target, int64_t first, int64_t second)
{
    int64_t list[4];
    size_t count = protocol_resting_on(&game.protocol, target, list, 4);
    assert_int_equal(count, (first > 0) + (second > 0));
    if (first > 0)
        assert_int_equal(list[0], first);
    if (second > 0)
        assert_int_equal(list[1], second);
    assert_objection(taken_back(target), first > 0 ? "not_undoable" : "none");
}

static void start(void)
{
    game_start(&game, MODE_SEALED);
}

static void older_rulings_that_nothing_rests_on(void **state)
{
    (void)state;
    start();
    unit_added("a"), unit_added("b"), unit_added("c");
    int64_t first = rule("a", "b"), other = rule("c", "c"), without = rule(NULL, NULL);
    rests_on(first, 0, 0); /* nobody has to do with b since */
    assert_objection(taken_back(first), "not_takable");
    rests_on(without, 0, 0);
    int64_t later = rule("a", "c"), last = rule("c", "a");
    rests_on(other, last, later);
    rests_on(later, last, 0);
    assert_objection(taken_back(last), "none");
    rests_on(other, later, 0);
    assert_objection(taken_back(later), "none");
    assert_objection(taken_back(other), "none");
}

static void effects_that_were_not_applied_change_nothing(void **state)
{
    (void)state;
    start();
    unit_added("a"), unit_added("b");
    struct entry act = ruling_with(ENTRY_RULING, "a", "b");
    act.ruling.units.applied = false;
    int64_t looked = must(&game, &act), first = change("b");
    rests_on(looked, 0, 0);
    struct entry again = ruling_with(ENTRY_RULING, "a", "b");
    again.seq = game.protocol.next;
    again.ruling.units.applied = false;
    must(&game, &again);
    rests_on(first, 0, 0); /* it names a alone */
}

static void turns(void **state)
{
    (void)state;
    start();
    unit_added("a");
    int64_t early = rule("a", "a"), one = turn(1), two = turn(2);
    rests_on(one, two, 0);
    assert_objection(taken_back(two), "none");
    unit_added("b"); /* it was not there */
    int64_t changed_b = change("b");
    rests_on(one, 0, 0);
    one = turn(1);
    int64_t ruled = rule(NULL, NULL); /* it says its turn */
    rests_on(one, ruled, 0);
    assert_objection(taken_back(ruled), "none");
    int64_t hand = change("a");
    rests_on(one, hand, 0);
    assert_objection(renamed("a"), "none");
    assert_objection(taken_back(hand), "none");
    assert_objection(taken_back(changed_b), "none");
    assert_objection(taken_back(early), "none"); /* a turn names nobody */
    assert_objection(taken_back(one), "none");
}

static void units_that_came_in(void **state)
{
    (void)state;
    static const char *const both[] = {"a", "b"};
    start();
    int64_t came = units_added("red", both, 2), ruled = rule("b", NULL);
    rests_on(came, ruled, 0);
    assert_objection(taken_back(ruled), "none");
    assert_objection(renamed("a"), "none");
    int64_t name = game.protocol.next - 1;
    assert_objection(taken_back(came), "none");
    assert_objection(taken_back(name), "none"); /* to no effect */
    int64_t again = unit_added("b"), later = change("b");
    rests_on(again, later, 0);
    assert_int_equal(protocol_naming(&game.protocol, "b", &later, 1), 1);
    assert_int_equal(protocol_naming(&game.protocol, "a", &later, 1), 0);
}

static void asked_of(int64_t target, int64_t first, int64_t second)
{
    int64_t list[4];
    size_t count = protocol_asked_of(&game.protocol, target, list, 4);
    assert_int_equal(count, (first > 0) + (second > 0));
    if (first > 0)
        assert_int_equal(list[0], first);
    if (second > 0)
        assert_int_equal(list[1], second);
}

/* X-REFUSED: of whatever kind the target is. */
static void what_did_nothing_is_in_nobodys_way(void **state)
{
    (void)state;
    start();
    int64_t came = unit_added("a"), began = turn(1), hand = change("a"), fired = rule("a", "a");
    int64_t refused = refuse("a"), looked = rule_in_vain("a", RULING_RESOLVED), other = refuse(NULL);
    asked_of(fired, looked, refused);
    rests_on(fired, 0, 0);
    rests_on(hand, 0, 0);
    int64_t list[4];
    assert_int_equal(protocol_asked_of(&game.protocol, began, list, 4), 3);
    assert_int_equal(list[0], other); /* asked of the turn, if of no unit */
    rests_on(began, 0, 0);
    rests_on(came, 0, 0);
    assert_objection(removed("a"), "none"); /* it is gone with its entry, and a second one may come */
    int64_t again = unit_added("a");
    asked_of(again, 0, 0); /* those were of another unit */
    refuse("a");
    assert_objection(removed("a"), "none");
}

/* What is asked anew by a correction may have done something, and then it names its units. */
static void what_a_correction_lets_happen(void **state)
{
    (void)state;
    start();
    unit_added("a"), unit_added("b");
    int64_t fired = rule("a", "b"), refused = refuse("b");
    struct entry act = disputing(&game, "red", refused);
    act = deciding(&game, "umpire", must(&game, &act), CORRECTION_FURTHER_DICE);
    int64_t decision = must(&game, &act);
    act = ruling_with(ENTRY_CORRECTION, "b", "b");
    act.ruling.corrects = act.ruling.from = refused;
    act.ruling.decision = decision;
    int64_t correction = must(&game, &act);
    rests_on(fired, correction, 0);
    asked_of(fired, 0, 0); /* the refusal is replaced */
    rests_on(correction, 0, 0);
    rests_on(fired, 0, 0);
}

static void a_unit_is_removed(void **state)
{
    (void)state;
    static const char *const both[] = {"a", "b"};
    start();
    int64_t came = units_added("red", both, 2), ruled = rule("a", "b"), gone;
    assert_objection(removed("a"), "unit_in_use");
    assert_objection(removed("b"), "unit_in_use");
    assert_objection(taken_back(ruled), "none");
    int64_t first = turn(1);
    assert_objection(removed("a"), "none");
    gone = game.protocol.next - 1;
    rests_on(came, gone, 0); /* for good: what is left of it is removed one by one */
    assert_objection(taken_back(gone), "not_takable");
    unit_added("a"); /* another one, which came after the turn */
    change("a");
    rests_on(first, 0, 0);
    rests_on(came, gone, 0);
    assert_objection(removed("a"), "unit_in_use");
    assert_objection(removed("b"), "none");
}

/* Who acts with a unit rests on its side. */
static void a_unit_changes_sides(void **state)
{
    (void)state;
    start();
    unit_added("a");
    struct entry act = reassigning("umpire", "a", "green");
    assert_objection(try(&game, &act), "side");
    act = reassigning("red", "a", "blue");
    assert_objection(try(&game, &act), "role");
    act = reassigning("umpire", "a", "blue");
    int64_t reassigned = must(&game, &act);
    assert_objection(removed("a"), "unit_in_use");
    int64_t ruled = rule("a", NULL);
    rests_on(reassigned, ruled, 0);
    assert_objection(taken_back(ruled), "none");
    assert_objection(renamed("a"), "none");
    act = reassigning("umpire", "a", "red");
    int64_t again = must(&game, &act);
    rests_on(reassigned, again, 0);
    assert_objection(taken_back(again), "none");
    assert_objection(taken_back(reassigned), "none");
    assert_objection(removed("a"), "none");
}

/* However many come and go. */
static void places_are_free_again(void **state)
{
    (void)state;
    static char names[PROTOCOL_UNITS_MAX][8];
    const char *ids[PROTOCOL_UNITS_MAX];
    start();
    for (int32_t i = 0; i < PROTOCOL_UNITS_MAX; i++) {
        snprintf(names[i], sizeof names[i], "u%d", i);
        ids[i] = names[i];
    }
    for (int round = 0; round < 3; round++) {
        int64_t came = units_added("umpire", ids, PROTOCOL_UNITS_MAX);
        int64_t ruled = rule("u63", "u0");
        rests_on(came, ruled, 0);
        assert_objection(taken_back(ruled), "none");
        assert_objection(taken_back(came), "none");
    }
    units_added("umpire", ids, PROTOCOL_UNITS_MAX);
    const char *late = "late";
    units_added("umpire", &late, 1); /* who reads units refuses it: nothing here breaks */
    rule("late", "late");
}

/* A correction stands at its own number, and what it changes where the ruling stood: what came in between counts. */
static void corrections(void **state)
{
    (void)state;
    start();
    unit_added("a"), unit_added("b");
    int64_t ruled = rule("a", NULL), between = change("b");
    struct entry act = disputing(&game, "blue", ruled);
    act = deciding(&game, "umpire", must(&game, &act), CORRECTION_FURTHER_DICE);
    int64_t decision = must(&game, &act);
    act = ruling_with(ENTRY_CORRECTION, "a", "b");
    act.ruling.corrects = act.ruling.from = ruled;
    act.ruling.decision = decision;
    act.ruling.link = 0;
    int64_t correction = must(&game, &act);
    rests_on(correction, between, 0);
    assert_objection(taken_back(ruled), "not_takable");
    rests_on(between, correction, 0); /* it was made with it in mind, and names the same unit */
    int64_t list[4];
    assert_int_equal(protocol_resting_on(&game.protocol, correction, list, 1), 1);
}

/* What came while the proposal was open. */
static void the_consent_is_judged_again(void **state)
{
    (void)state;
    start();
    unit_added("a");
    int64_t changed = change("a");
    struct entry act = proposing(&game, "red", changed);
    int64_t proposal = must(&game, &act), later = change("a");
    act = answering(&game, "blue", proposal, true);
    assert_objection(try(&game, &act), "not_undoable");
    act = answering(&game, "blue", proposal, false);
    must(&game, &act);
    assert_int_equal(protocol_taken_back_by(&game.protocol, act.seq), 0);
    rests_on(changed, later, 0);
}

static void what_cannot_be_taken_back(void **state)
{
    (void)state;
    start();
    struct entry act = act_of(&game, ENTRY_NOTE, "red");
    int64_t note = must(&game, &act);
    const int64_t none[] = {-1, 0, 1, note, note + 1, INT64_MAX, INT64_MIN};
    for (size_t i = 0; i < LENGTH(none); i++)
        assert_objection(taken_back(none[i]), "not_takable");
}

/* While a question is open. */
static void frozen(void **state)
{
    (void)state;
    static const char *const ids[] = {"a"};
    game_start(&game, MODE_TWO_SIDED);
    unit_added("a"), unit_added("b");
    int64_t began = turn(1);
    struct entry act = asking(&game, "red");
    must(&game, &act);
    act = proposing(&game, "red", began);
    int64_t proposal = must(&game, &act);
    act = answering(&game, "blue", proposal, true);
    assert_objection(try(&game, &act), "frozen"); /* the answer says its turn */
    act = answering(&game, "blue", proposal, false);
    must(&game, &act);
    for (int i = 0; i < 2; i++) {
        act = giving_up(&game, i ? "red" : "blue");
        must(&game, &act);
    }
    act = asking(&game, "red");
    act.asked.units = (struct units_stated){.named = true, .role_count = 1, .applied = true};
    act.asked.units.roles[0] = (struct role_units){.role = "actor", .count = 1, .ids = ids};
    must(&game, &act);
    assert_objection(removed("a"), "frozen");
    assert_objection(renamed("a"), "frozen");
    act = reassigning("umpire", "a", "blue");
    assert_objection(try(&game, &act), "frozen");
    act = reassigning("umpire", "b", "blue");
    must(&game, &act);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(older_rulings_that_nothing_rests_on),
        cmocka_unit_test(effects_that_were_not_applied_change_nothing),
        cmocka_unit_test(turns),
        cmocka_unit_test(units_that_came_in),
        cmocka_unit_test(what_did_nothing_is_in_nobodys_way),
        cmocka_unit_test(what_a_correction_lets_happen),
        cmocka_unit_test(a_unit_is_removed),
        cmocka_unit_test(a_unit_changes_sides),
        cmocka_unit_test(places_are_free_again),
        cmocka_unit_test(corrections),
        cmocka_unit_test(the_consent_is_judged_again),
        cmocka_unit_test(what_cannot_be_taken_back),
        cmocka_unit_test(frozen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
