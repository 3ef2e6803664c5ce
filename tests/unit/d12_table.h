/* A table with units of the d12 skirmish, for tests: questions that name them, declared dice, and what comes of it. */
#pragma once
#include "bound.h"
#include "members.h"
#include "roster/roster.h"
#include "rulesets/d12_skirmish/d12_roster.h"
#include "unit.h"

static struct arena arena;
static struct roster roster;
static struct violations violations;
static const struct ruleset *d12;
static struct binding table_binding;              /* of the newest question */
static const struct roster_change *table_changes; /* likewise, before they are made */
static int32_t table_change_count;
static _Alignas(16) unsigned char table_options[RULESET_OPTIONS_MAX]; /* of the session */

/* An option of the session: set_option("quarter_lost", "each_loss"). */
static inline void set_option(const char *name, const char *value)
{
    const struct field *option = field_find(d12->options, name, strlen(name));
    int32_t number = 0;
    while (number < option->choices->count && strcmp(option->choices->list[number].name, value) != 0)
        number++;
    assert_in_range(number, 0, option->choices->count - 1);
    unit_set_number(option, table_options, number);
}

/* Red has a unit with its captain, and two individuals; blue a company and a rider. */
static const struct {
    const char *id, *seat;
    struct d12_roster_unit own;
} line_up[] = {
    {"line", "red", {.weapon = D12_RIFLED_MUSKET, .figures = 10, .melee_weapon = D12_BAYONET, .has_officer = true}},
    {"captain", "red", {.weapon = D12_PISTOL, .figures = 1, .melee_weapon = D12_SWORD, .officer = true}},
    {"tom", "red", {.game = D12_INDIVIDUAL_GAME, .weapon = D12_RIFLED_MUSKET, .figures = 1}},
    {"bill", "red", {.game = D12_INDIVIDUAL_GAME, .weapon = D12_RIFLED_MUSKET, .figures = 1}},
    {"company", "blue", {.weapon = D12_RIFLED_MUSKET, .figures = 12, .has_officer = true}},
    {"rider", "blue", {.game = D12_INDIVIDUAL_GAME, .kind = D12_CAVALRY, .weapon = D12_CARBINE, .figures = 1}},
};

static inline struct d12_roster_unit *unit_of(const char *id)
{
    int32_t place = roster_find(&roster, id);
    assert_in_range(place, 0, ROSTER_UNITS_MAX);
    return (void *)roster.units[place].own;
}

static int set_up(void **state)
{
    (void)state;
    arena_start(&arena, 1 << 24);
    d12 = ruleset_find("d12-skirmish");
    fields_default(d12->options, table_options);
    roster_start(&roster, d12->units, table_options);
    for (size_t i = 0; i < LENGTH(line_up); i++) {
        struct roster_unit unit = {.id = ""};
        struct d12_roster_unit own = line_up[i].own;
        snprintf(unit.id, sizeof unit.id, "%s", line_up[i].id);
        snprintf(unit.side, sizeof unit.side, "%s", line_up[i].seat);
        own.quality = D12_REGULAR;
        own.combat_value = own.shooting_value = own.starting_strength = own.wounds_max = FIELD_ABSENT;
        memcpy(unit.own, &own, sizeof own);
        assert_true(roster_add(&roster, &unit));
        violations_start(&violations);
        d12->units->check(unit.own, NULL, "", &violations);
        assert_int_equal(violations.count, 0);
    }
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    arena_end(&arena);
    return 0;
}

/* The members of a body behind its first brace. NULL: it is refused, and `violations` say why. */
/* What a ruling changes in the roster as it is. */
static inline int32_t changes_of(const struct ruling *ruling, struct roster_change *changes)
{
    static struct tabletop tabletop;
    tabletop_start(&tabletop, &roster, &table_binding.units->assignment, changes);
    step_apply(ruling->step, &ruling->question, ruling->status, ruling->outcome, &tabletop);
    return tabletop_end(&tabletop);
}

static inline const struct ruling *ask_at(const char *members)
{
    static struct ruling ruling;
    struct intent *intent = arena_take_zero(&arena, sizeof *intent);
    char body[1000];
    assert_non_null(intent);
    snprintf(body, sizeof body, "{%s}", members);
    for (char *quote = body; (quote = strchr(quote, '\'')) != NULL;)
        *quote = '"';
    violations_start(&violations);
    if (!bound_decode(&arena, d12, table_options, &roster, body, intent, &table_binding, &violations))
        return NULL;
    assert_true(bound_prepare(&arena, &table_binding, &ruling));
    if (!ruling_make(&ruling, intent, NULL, &violations))
        fail_msg("%s: %s", members, violations.list[0].message);
    struct roster_change *changes = arena_take(&arena, ROSTER_CHANGES_MAX * sizeof *changes);
    assert_non_null(changes);
    int32_t count = changes_of(&ruling, changes);
    assert_in_range(count, 0, ROSTER_CHANGES_MAX);
    roster_change_all(&roster, changes, count);
    table_changes = changes;
    table_change_count = count;
    return &ruling;
}

/* The same of a question that is answered; apostrophes stand for quotation marks. */
static inline const struct ruling *play(const char *members)
{
    const struct ruling *ruling = ask_at(members);
    if (!ruling)
        fail_msg("%s: %s: %s", members, violations.list[0].pointer, violations.list[0].message);
    return ruling;
}

/* The same of a die for a wound: the unit was hit. */
static inline const struct ruling *hurt(const char *id, const char *members)
{
    unit_of(id)->hits++;
    return play(members);
}

/* A number of what came of it. */
static inline int32_t played(const char *members, const char *member)
{
    const struct ruling *ruling = play(members);
    return member_number(ruling->step->outcome, ruling->outcome, member);
}

static inline void assert_not_permitted(const char *members, const char *clause)
{
    const struct ruling *ruling = play(members);
    assert_int_equal(ruling->status, RULING_NOT_PERMITTED);
    assert_string_equal(ruling->why->reasons[ruling->why->count - 1].clause, clause);
}

/* It is not permitted because of a state of its units, by this clause, and nothing changes. */
static inline void assert_barred(const char *members, const char *clause)
{
    static struct roster before;
    memcpy(&before, &roster, sizeof before);
    const struct ruling *ruling = play(members);
    if (ruling->status != RULING_NOT_PERMITTED || !question_is_barred(&ruling->question))
        fail_msg("%s: it is not barred", members);
    assert_string_equal(ruling->why->reasons[0].clause, clause);
    assert_int_equal(ruling->dice->draw_count, 0);
    assert_memory_equal(&before, &roster, roster_size(&before));
}

/* What the newest question's effects say that a number was, and what it becomes; the last of several. */
static inline void assert_changed(const char *id, const char *member, int32_t before, int32_t after)
{
    const struct roster_change *found = NULL;
    for (int32_t i = 0; i < table_change_count; i++)
        if (table_changes[i].unit == roster_find(&roster, id) && strcmp(table_changes[i].member->name, member) == 0)
            found = &table_changes[i];
    assert_non_null(found);
    assert_int_equal(found->before, before);
    assert_int_equal(found->after, after);
    assert_int_equal(unit_number(found->member, unit_of(id)), after);
}

static inline bool is_due(const char *id, const char *name)
{
    for (const struct unit_due *due = d12->units->dues; due->name; due++)
        if (strcmp(due->name, name) == 0)
            return due->holds(due, unit_of(id), table_options);
    fail_msg("nothing is called %s", name);
    return false;
}

static inline const char *fate_of(const char *id)
{
    const char *fate = d12->units->out(unit_of(id));
    return fate ? fate : "in play";
}

static inline void next_turn(void)
{
    roster_turn(&roster, roster.turn + 1, 0);
}
