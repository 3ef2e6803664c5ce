/* The roster: what effects change, whom they reach, what units fill in, and the fold with entries that were put right.
 */
#include "roster/roster.h"
#include "unit.h"
#include <umpire/rows.h>

static const struct unit_type *type_of(const char *ruleset)
{
    return ruleset_find(ruleset)->units;
}

static void put(void *own, const char *member, int32_t value)
{
    unit_set_number(field_find(type_of("colonial")->fields, member, strlen(member)), own, value);
}

static int32_t get(const struct roster *roster, int32_t unit, const char *member)
{
    return unit_number(field_find(roster->type->fields, member, strlen(member)), roster->units[unit].own);
}

static struct roster_unit unit_make(const char *id, const char *seat, int32_t figures)
{
    struct roster_unit unit = {.id = ""};
    snprintf(unit.id, sizeof unit.id, "%s", id);
    snprintf(unit.side, sizeof unit.side, "%s", seat);
    fields_default(type_of("colonial")->fields, unit.own);
    put(unit.own, "figures", figures);
    put(unit.own, "kind", 0);
    return unit;
}

/* Two units of red, two of blue. */
static void roster_make(struct roster *roster)
{
    static const char *const ids[] = {"guards", "rifles", "impi", "scouts"};
    roster_start(roster, type_of("colonial"), NULL);
    for (int32_t i = 0; i < 4; i++) {
        struct roster_unit unit = unit_make(ids[i], i < 2 ? "red" : "blue", 12);
        assert_true(roster_add(roster, &unit));
        assert_false(roster_add(roster, &unit));
    }
}

static void units_are_found_by_their_ids(void **state)
{
    struct roster roster;
    (void)state;
    roster_make(&roster);
    assert_int_equal(roster_find(&roster, "impi"), 2);
    assert_int_equal(roster_find(&roster, "imp"), -1);
    for (int32_t i = roster.count; i < ROSTER_UNITS_MAX; i++) {
        char id[16];
        snprintf(id, sizeof id, "u%d", (int)i);
        struct roster_unit unit = unit_make(id, "red", 1);
        assert_true(roster_add(&roster, &unit));
    }
    struct roster_unit unit = unit_make("late", "red", 1);
    assert_false(roster_add(&roster, &unit));
}

static void changes_follow_each_other_and_reach_friends(void **state)
{
    struct roster roster;
    static struct tabletop tabletop;
    struct roster_change changes[ROSTER_CHANGES_MAX];
    const struct assignment assignment = {.count = {1, 1}, .units = {{2}, {0}}};
    (void)state;
    roster_make(&roster);
    tabletop_start(&tabletop, &roster, &assignment, changes);
    unit_add(&tabletop, 1, 0, "figures", -8, "MWK-FIR-1");
    unit_add(&tabletop, 1, 0, "figures", -8, "MWK-FIR-1");
    unit_set(&tabletop, 1, 0, "fate", 1, "A-MWK-20");
    friends_add(&tabletop, 1, 0, "friends_removed", 1, "MWK-PIN-1");
    unit_set(&tabletop, 0, 0, "has_leader", true, "MWK-FIR-9"); /* it has one: nothing changes */
    assert_int_equal(tabletop_end(&tabletop), 3);
    assert_int_equal(changes[0].before, 12); /* what adds to one number is one change */
    assert_int_equal(changes[0].after, 0);
    assert_int_equal(changes[0].value, -16);
    assert_int_equal(changes[2].unit, 1); /* the rifles saw it; neither blue nor the guards themselves */
    assert_int_equal(get(&roster, 0, "figures"), 12);
    for (int32_t i = 0; i < 3; i++)
        roster_change(&roster, &changes[i]);
    assert_string_equal(roster_out(&roster, 0), "removed");
    assert_int_equal(get(&roster, 1, "friends_removed"), 1);
    const struct unit_due *dues[4];
    assert_int_equal(roster_dues(&roster, 1, dues, 4), 1);
    assert_string_equal(dues[0]->name, "pin_test_as_witness");
    assert_int_equal(roster_dues(&roster, 0, dues, 4), 0);
}

/* One up and one down, another clause, or something in between: each is told by itself. */
static void only_what_is_alike_is_one_change(void **state)
{
    struct roster roster;
    static struct tabletop tabletop;
    struct roster_change changes[ROSTER_CHANGES_MAX];
    const struct assignment assignment = {.count = {1, 1}, .units = {{2}, {0}}};
    (void)state;
    roster_make(&roster);
    tabletop_start(&tabletop, &roster, &assignment, changes);
    unit_add(&tabletop, 1, 0, "figures", -2, "MWK-FIR-1");
    unit_add(&tabletop, 0, 0, "figures", -1, "MWK-FIR-1");
    unit_add(&tabletop, 1, 0, "figures", -1, "MWK-FIR-1");
    unit_add(&tabletop, 1, 0, "figures", 2, "MWK-FIR-1");
    unit_add(&tabletop, 1, 0, "figures", -2, "MWK-FIR-1");
    unit_set(&tabletop, 1, 0, "figures", 4, "MWK-FIR-1");
    unit_add(&tabletop, 1, 0, "figures", -1, "MWK-FIR-1");
    unit_add(&tabletop, 1, 0, "figures", -1, "MWK-FIR-9");
    static const int32_t values[] = {-3, -1, 2, -2, 4, -1, -1}, after[] = {9, 11, 11, 9, 4, 3, 2};
    assert_int_equal(tabletop_end(&tabletop), 7);
    for (int32_t i = 0; i < 7; i++) {
        assert_int_equal(changes[i].value, values[i]);
        assert_int_equal(changes[i].after, after[i]);
        roster_change(&roster, &changes[i]);
    }
    assert_int_equal(get(&roster, 0, "figures"), 2);
}

/* What a unit keeps of others, and of what came before. */
struct pawn {
    char rival[UNIT_ID_MAX + 1];
    int32_t owed[3];
};
static const char *pawn_out(const void *unit)
{
    (void)unit;
    return NULL;
}
static const struct field pawn_rows[] = {
    TEXT(struct pawn, rival, 0, UNIT_ID_MAX, "Rival", NULL, "Whom it met.", OPTIONAL, BATTLE),
    NUMBER_AS(struct pawn, owed[0], "owed_1", 0, 9, "Owed", NULL, "The oldest.", OPTIONAL, BATTLE),
    NUMBER_AS(struct pawn, owed[1], "owed_2", 0, 9, "Owed", NULL, "The next.", OPTIONAL, BATTLE),
    NUMBER_AS(struct pawn, owed[2], "owed_3", 0, 9, "Owed", NULL, "The newest.", OPTIONAL, BATTLE),
};
static const struct fields pawn_fields = FIELDS("Pawn", "A unit.", pawn_rows, struct pawn);
static const struct unit_type pawns = {.fields = &pawn_fields, .out = pawn_out};

static struct roster pawn_roster;
static struct roster_change pawn_changes[ROSTER_CHANGES_MAX];

static struct tabletop *pawns_start(void)
{
    static const struct assignment assignment = {.count = {1, 2}, .units = {{2}, {0, 1}}};
    static struct tabletop tabletop;
    tabletop_start(&tabletop, &pawn_roster, &assignment, pawn_changes);
    return &tabletop;
}

static int32_t pawns_end(struct tabletop *tabletop)
{
    int32_t count = tabletop_end(tabletop);
    for (int32_t i = 0; i < count; i++)
        roster_change(&pawn_roster, &pawn_changes[i]);
    return count;
}

static int32_t pawns_name_and_pop(void)
{
    struct tabletop *tabletop = pawns_start();
    unit_name(tabletop, 0, 0, "rival", 1, 1, "X-1");
    unit_pop(tabletop, 0, 0, "owed_1", 3, "X-2");
    return pawns_end(tabletop);
}

static void rulings_name_units_and_queue_what_is_owed(void **state)
{
    (void)state;
    roster_start(&pawn_roster, &pawns, NULL);
    for (int32_t i = 0; i < 3; i++) {
        struct roster_unit unit = {.side = "red"};
        snprintf(unit.id, sizeof unit.id, "p%d", (int)i);
        fields_default(&pawn_fields, unit.own);
        assert_true(roster_add(&pawn_roster, &unit));
    }
    const struct pawn *pawn = (const struct pawn *)pawn_roster.units[2].own;
    struct tabletop *tabletop = pawns_start();
    unit_name(tabletop, 0, 0, "rival", 1, 1, "X-1");
    unit_name(tabletop, 0, 0, "rival", 1, 2, "X-1"); /* nobody */
    for (int32_t i = 7; i > 3; i--)
        unit_push(tabletop, 0, 0, "owed_1", 3, i, "X-2"); /* the last finds no room */
    assert_int_equal(pawns_end(tabletop), 4);
    assert_int_equal(pawn_changes[0].kind, EFFECT_SET);
    assert_string_equal(pawn_changes[0].text, "p1");
    assert_string_equal(pawn->rival, "p1");
    assert_int_equal(pawn->owed[0], 7);
    assert_int_equal(pawn->owed[2], 5);
    assert_int_equal(pawns_name_and_pop(), 3); /* the rival is that already */
    assert_int_equal(pawn->owed[0], 6);
    assert_int_equal(pawn->owed[1], 5);
    assert_int_equal(pawn->owed[2], FIELD_ABSENT);
    pawns_name_and_pop();
    pawns_name_and_pop();
    assert_int_equal(pawns_name_and_pop(), 0); /* nothing is owed any more */
    assert_int_equal(pawn->owed[0], FIELD_ABSENT);
}

/* What a ruling reads is what it has made so far, and whom it does not reach it does not read. */
static void a_ruling_reads_what_it_made(void **state)
{
    static struct tabletop tabletop;
    static struct roster roster;
    struct roster_change changes[ROSTER_CHANGES_MAX];
    const struct assignment assignment = {.count = {1, 1}, .units = {{2}, {0}}};
    (void)state;
    roster_make(&roster);
    tabletop_start(&tabletop, &roster, &assignment, changes);
    assert_null(unit_now(&tabletop, 1, 1));
    assert_false(unit_is_out(&tabletop, 1, 0));
    assert_int_equal(unit_add(&tabletop, 1, 0, "figures", -30, "MWK-FIR-1"), -12);
    assert_int_equal(unit_add(&tabletop, 1, 1, "figures", -30, "MWK-FIR-1"), 0);
    assert_true(unit_is_out(&tabletop, 1, 0));
    assert_false(unit_is_out(&tabletop, 1, 1));
    unit_set_by_difference(&tabletop, 0, 0, "figures", 5, "MWK-FIR-1");
    unit_raise(&tabletop, 0, 0, "pinned_markers", 2, "MWK-PIN-3");
    unit_raise(&tabletop, 0, 0, "pinned_markers", 1, "MWK-PIN-3");
    assert_int_equal(tabletop_end(&tabletop), 3);
    assert_int_equal(changes[0].value, -30);
    assert_int_equal(changes[1].kind, EFFECT_ADD);
    assert_int_equal(changes[1].value, -7);
    assert_int_equal(changes[2].after, 2);
    assert_int_equal(get(&roster, 0, "figures"), 12);
}

static void who_is_out_sees_nothing(void **state)
{
    struct roster roster;
    static struct tabletop tabletop;
    struct roster_change changes[ROSTER_CHANGES_MAX];
    const struct assignment assignment = {.count = {1}, .units = {{0}}};
    (void)state;
    roster_make(&roster);
    put(roster.units[1].own, "figures", 0);
    tabletop_start(&tabletop, &roster, &assignment, changes);
    friends_add(&tabletop, 0, 0, "friends_removed", 1, "MWK-PIN-1");
    assert_int_equal(tabletop_end(&tabletop), 0);
}

static void a_role_that_nobody_takes_changes_nothing(void **state)
{
    struct roster roster;
    static struct tabletop tabletop;
    struct roster_change changes[ROSTER_CHANGES_MAX];
    const struct assignment assignment = {.count = {1}, .units = {{0}}};
    (void)state;
    roster_make(&roster);
    tabletop_start(&tabletop, &roster, &assignment, changes);
    unit_add(&tabletop, 1, 0, "figures", -1, "MWK-FIR-1");
    assert_int_equal(tabletop_end(&tabletop), 0);
}

static void units_fill_in_what_they_know(void **state)
{
    struct roster roster;
    const struct step *step = step_find(ruleset_find("colonial"), "volley");
    _Alignas(16) unsigned char input[STEP_INPUT_MAX];
    const struct field *target = field_find(step->input, "target", 6);
    (void)state;
    roster_make(&roster);
    put(roster.units[2].own, "figures", 31);
    fields_default(step->input, input);
    const struct unit_fills fills = {"figures", "figures", NULL}, weapon = {"weapon", "weapon", NULL};
    const struct field *figures = field_find(target->of, "figures", 7), *to = field_find(step->input, "weapon", 6);
    unsigned char *there = input + target->offset;
    assert_int_equal(roster_fill(&roster, 2, &fills, figures, NULL), FILLING_DONE);
    assert_int_not_equal(unit_number(figures, there), 31);
    assert_int_equal(roster_fill(&roster, 2, &fills, figures, there), FILLING_DONE);
    assert_int_equal(unit_number(figures, there), 31);
    put(roster.units[2].own, "figures", figures->max + 1);
    assert_int_equal(roster_fill(&roster, 2, &fills, figures, there), FILLING_UNFIT);
    assert_int_equal(unit_number(figures, there), 31);
    assert_int_equal(roster_fill(&roster, 0, &weapon, to, input), FILLING_UNKNOWN);
}

static struct roster_change figures_lost(int32_t unit, int32_t value)
{
    return (struct roster_change){.unit = unit,
                                  .member = field_find(type_of("colonial")->fields, "figures", 7),
                                  .kind = EFFECT_ADD,
                                  .value = value,
                                  .clause = "MWK-FIR-1"};
}

static void add(struct roster_history *history, int64_t seq, int64_t replaces, int32_t value)
{
    struct roster_change change = figures_lost(0, value);
    struct roster present;
    roster_history_at(history, INT64_MAX, &present);
    const struct roster_event event = {.kind = value ? ROSTER_CHANGED : ROSTER_VOIDED,
                                       .seq = seq,
                                       .replaces = replaces,
                                       .count = value ? 1 : 0,
                                       .changes = &change};
    assert_true(roster_history_add(history, &event, &present));
}

static int32_t figures_at(const struct roster_history *history, int64_t seq)
{
    struct roster roster;
    roster_history_at(history, seq, &roster);
    return get(&roster, 0, "figures");
}

static void corrections_take_the_place_of_what_they_correct(void **state)
{
    struct roster_history *history = roster_history_new(type_of("colonial"), NULL);
    struct roster_unit unit = unit_make("guards", "red", 10);
    struct roster before;
    (void)state;
    assert_non_null(history);
    assert_true(roster_history_add(
        history, &(struct roster_event){.kind = ROSTER_ADDED, .seq = 0, .count = 1, .units = &unit}, NULL));
    add(history, 1, 0, -4);  /* 6 are left */
    add(history, 3, 0, -9);  /* held at 0 */
    add(history, 6, 1, -1);  /* corrects 1: 9, and then 0 */
    add(history, 8, 3, -2);  /* corrects 3: 9, 7 */
    add(history, 9, 6, -5);  /* corrects the correction: 5, 3 */
    add(history, 11, 8, 0);  /* 3 is taken back: 5 */
    add(history, 12, 2, -1); /* what it corrects changed nothing: it stands at its own place */
    static const int32_t wanted[] = {10, 6, 6, 0, 0, 0, 0, 0, 7, 3, 3, 5, 4};
    for (int32_t seq = 0; seq <= 12; seq++)
        assert_int_equal(figures_at(history, seq), wanted[seq]);
    roster_history_before(history, 3, 12, &before);
    assert_int_equal(get(&before, 0, "figures"), 5);
    roster_history_before(history, 6, 12, &before); /* a correction met what its first ruling met */
    assert_int_equal(get(&before, 0, "figures"), 10);
    roster_history_before(history, 9, 12, &before);
    assert_int_equal(get(&before, 0, "figures"), 10);
    roster_history_free(history);
}

/* X-FATE: out for want of figures follows from the figures that the fold leaves, in both directions; and friends are
 * told of who falls only since a correction. */
static void who_is_out_follows_from_the_fold(void **state)
{
    static const struct {
        int32_t corrected, figures, friends_lost;
        const char *out;
    } cases[] = {{-4, 0, 1, "removed"}, {-1, 3, 0, NULL}, {-9, 0, 1, "removed"}, {-10, 0, 0, "removed"}};
    struct roster_unit pair[] = {unit_make("guards", "red", 10), unit_make("rifles", "red", 12)};
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct roster_history *history = roster_history_new(type_of("colonial"), NULL);
        struct roster roster;
        assert_true(roster_history_add(
            history, &(struct roster_event){.kind = ROSTER_ADDED, .seq = 0, .count = 2, .units = pair}, NULL));
        add(history, 1, 0, -2);
        roster_history_at(history, 1, &roster);
        struct roster_change second = figures_lost(0, -6);
        second.before = 8;
        second.after = 2;
        assert_true(roster_history_add(
            history, &(struct roster_event){.kind = ROSTER_CHANGED, .seq = 2, .count = 1, .changes = &second},
            &roster));
        add(history, 3, 1, cases[i].corrected);
        roster_history_at(history, 3, &roster);
        assert_int_equal(get(&roster, 0, "figures"), cases[i].figures);
        assert_int_equal(get(&roster, 1, "friends_removed"), cases[i].friends_lost);
        assert_int_equal(get(&roster, 0, "fate"), 0);
        if (cases[i].out)
            assert_string_equal(roster_out(&roster, 0), cases[i].out);
        else
            assert_null(roster_out(&roster, 0));
        roster_history_free(history);
    }
}

static void texts_change_by_hand(void **state)
{
    struct roster_history *history = roster_history_new(type_of("colonial"), NULL);
    struct roster_unit unit = unit_make("guards", "red", 10);
    const struct field *profile = field_find(type_of("colonial")->fields, "profile", 7);
    char text[] = "Guards";
    struct roster_change change = {.unit = 0, .member = profile, .text = text};
    struct roster roster;
    (void)state;
    assert_true(roster_history_add(
        history, &(struct roster_event){.kind = ROSTER_ADDED, .seq = 0, .count = 1, .units = &unit}, NULL));
    roster_history_at(history, 0, &roster);
    assert_true(roster_history_add(
        history, &(struct roster_event){.kind = ROSTER_CHANGED, .seq = 1, .count = 1, .changes = &change}, &roster));
    text[0] = 'X'; /* the history has copies */
    roster_history_at(history, 1, &roster);
    assert_string_equal((const char *)roster.units[0].own + profile->offset, "Guards");
    roster_history_free(history);
}

static void turns_are_folded(void **state)
{
    struct roster_history *history = roster_history_new(type_of("colonial"), NULL);
    struct roster roster;
    (void)state;
    assert_true(roster_history_add(
        history, &(struct roster_event){.kind = ROSTER_TURNED, .seq = 2, .turn = 1, .phase = 0}, NULL));
    assert_true(roster_history_add(
        history, &(struct roster_event){.kind = ROSTER_TURNED, .seq = 5, .turn = 2, .phase = 3}, NULL));
    roster_history_at(history, 1, &roster);
    assert_int_equal(roster.turn, 0);
    roster_history_at(history, 4, &roster);
    assert_int_equal(roster.turn, 1);
    roster_history_at(history, 5, &roster);
    assert_int_equal(roster.turn, 2);
    assert_int_equal(roster.phase, 3);
    roster_history_free(history);
}

/* Units come, are changed, renamed and removed; what brought them is taken back: events of later find those that are
 * left. */
static void units_come_and_go(void **state)
{
    struct roster_history *history = roster_history_new(type_of("colonial"), NULL);
    struct roster_unit pair[] = {unit_make("one", "red", 10), unit_make("two", "red", 20)},
                       third = unit_make("three", "blue", 30), again = unit_make("one", "blue", 40);
    struct roster present, then;
    (void)state;
    roster_start(&present, type_of("colonial"), NULL);
#define COMES(...)                                                                                                     \
    do {                                                                                                               \
        assert_true(roster_history_add(history, &(struct roster_event){__VA_ARGS__}, &present));                       \
        roster_history_follow(history, &present);                                                                      \
        roster_history_at(history, INT64_MAX, &then);                                                                  \
        assert_memory_equal(&present, &then, roster_size(&present));                                                   \
    } while (0)
    COMES(.kind = ROSTER_ADDED, .seq = 0, .count = 2, .units = pair);
    COMES(.kind = ROSTER_ADDED, .seq = 1, .count = 1, .units = &third);
    struct roster_change change = figures_lost(2, -3);
    COMES(.kind = ROSTER_CHANGED, .seq = 2, .count = 1, .changes = &change);
    COMES(.kind = ROSTER_RENAMED, .seq = 3, .unit = 0, .name = "First");
    struct roster before = present;
    COMES(.kind = ROSTER_REASSIGNED, .seq = 4, .unit = 0, .side = "blue");
    assert_string_equal(present.units[0].side, "blue");
    COMES(.kind = ROSTER_VOIDED, .seq = 5, .replaces = 4);
    assert_memory_equal(&present, &before, roster_size(&present));
    COMES(.kind = ROSTER_REMOVED, .seq = 6, .unit = 0);
    assert_int_equal(roster_find(&present, "one"), -1);
    assert_int_equal(get(&present, 1, "figures"), 27);
    COMES(.kind = ROSTER_ADDED, .seq = 7, .count = 1, .units = &again);
    assert_int_equal(present.units[2].number, 3);
    assert_string_equal(present.units[2].name, again.name); /* not that of the one before */
    change.unit = 1;
    COMES(.kind = ROSTER_CHANGED, .seq = 8, .count = 1, .changes = &change);
    assert_int_equal(get(&present, 1, "figures"), 24);
    COMES(.kind = ROSTER_VOIDED, .seq = 9, .replaces = 7);
    assert_int_equal(present.count, 2);
    COMES(.kind = ROSTER_VOIDED, .seq = 10, .replaces = 2);
    assert_int_equal(get(&present, 1, "figures"), 27);
    COMES(.kind = ROSTER_ADDED, .seq = 11, .count = 1, .units = &again);
    assert_int_equal(present.units[2].number, 4);
    change.unit = 2;
    COMES(.kind = ROSTER_CHANGED, .seq = 12, .count = 1, .changes = &change);
    assert_int_equal(get(&present, 2, "figures"), 37);
#undef COMES
    roster_history_at(history, 3, &then);
    assert_string_equal(then.units[0].name, "First");
    assert_int_equal(get(&then, 2, "figures"), 27);
    roster_history_before(history, 2, 12, &then); /* to a correction of 2 the one that was removed has never been */
    assert_int_equal(roster_find(&then, "one"), -1);
    assert_int_equal(then.count, 2);
    roster_history_before(history, 2, 3, &then);
    assert_int_equal(then.count, 3);
    roster_history_free(history);
}

static void turns_are_taken_back(void **state)
{
    struct roster_history *history = roster_history_new(type_of("colonial"), NULL);
    int32_t turn, phase;
    (void)state;
    for (int32_t i = 1; i <= 3; i++)
        assert_true(roster_history_add(
            history, &(struct roster_event){.kind = ROSTER_TURNED, .seq = i, .turn = i, .phase = i + 1}, NULL));
    roster_history_turn_before(history, 3, &turn, &phase);
    assert_int_equal(turn, 2);
    assert_int_equal(phase, 3);
    assert_true(
        roster_history_add(history, &(struct roster_event){.kind = ROSTER_VOIDED, .seq = 4, .replaces = 2}, NULL));
    roster_history_turn_before(history, 3, &turn, &phase);
    assert_int_equal(turn, 1);
    roster_history_turn_before(history, 1, &turn, &phase);
    assert_int_equal(turn, 0);
    assert_int_equal(phase, -1);
    roster_history_free(history);
}

/* The next phase, or the first of the next turn; no phase is left out, and none comes back. */
static void a_turn_follows_another(void **state)
{
    const struct unit_type *phases = ruleset_find("tft-ww2")->units, *none = ruleset_find("tt")->units;
    (void)state;
    assert_true(turn_follows(phases, 1, 0, 1, 1));
    assert_true(turn_follows(phases, 1, 2, 2, 0));
    assert_true(turn_follows(phases, 0, 0, 1, 0));
    assert_false(turn_follows(phases, 1, 0, 1, 2));
    assert_false(turn_follows(phases, 1, 1, 1, 0));
    assert_false(turn_follows(phases, 1, 1, 1, 1));
    assert_false(turn_follows(phases, 1, 0, 2, 1));
    assert_false(turn_follows(phases, 1, 0, 3, 0));
    assert_false(turn_follows(phases, 0, 0, 0, 1));
    assert_true(turn_follows(none, 1, -1, 2, -1));
    assert_false(turn_follows(none, 1, -1, 1, 0));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(units_are_found_by_their_ids),
        cmocka_unit_test(only_what_is_alike_is_one_change),
        cmocka_unit_test(changes_follow_each_other_and_reach_friends),
        cmocka_unit_test(rulings_name_units_and_queue_what_is_owed),
        cmocka_unit_test(a_ruling_reads_what_it_made),
        cmocka_unit_test(who_is_out_sees_nothing),
        cmocka_unit_test(a_role_that_nobody_takes_changes_nothing),
        cmocka_unit_test(units_fill_in_what_they_know),
        cmocka_unit_test(corrections_take_the_place_of_what_they_correct),
        cmocka_unit_test(who_is_out_follows_from_the_fold),
        cmocka_unit_test(texts_change_by_hand),
        cmocka_unit_test(turns_are_folded),
        cmocka_unit_test(units_come_and_go),
        cmocka_unit_test(turns_are_taken_back),
        cmocka_unit_test(a_turn_follows_another),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
