/* A table with units of any ruleset, for tests: questions that name them, declared dice, and what comes of it. Units
 * and their members are written as in JSON; apostrophes stand for quotation marks. */
#pragma once
#include "bound.h"
#include "referee/unit_requests.h"
#include "roster/roster.h"
#include "unit.h"

static struct arena arena;
static struct roster roster;
static struct violations violations;
static const struct ruleset *rules;
static void *options;

static inline void quoted(char *body, size_t size, const char *before, const char *words, const char *behind)
{
    snprintf(body, size, "%s%s%s", before, words, behind);
    for (char *quote = body; (quote = strchr(quote, '\'')) != NULL;)
        *quote = '"';
}

/* Begins anew, with these units. */
static inline void lay_out(const char *ruleset, const char *units)
{
    char body[2000];
    arena_end(&arena);
    arena_start(&arena, 1 << 24);
    rules = ruleset_find(ruleset);
    options = arena_take(&arena, rules->options->size);
    assert_non_null(options);
    fields_default(rules->options, options);
    roster_start(&roster, rules->units, options);
    quoted(body, sizeof body, "{\"units\":[", units, "]}");
    violations_start(&violations);
    const struct units_request *request = units_decode(&arena, rules, options, body, strlen(body), &violations);
    if (!request)
        fail_msg("%s: %s", violations.list[0].pointer, violations.list[0].message);
    for (int32_t i = 0; i < request->count; i++)
        assert_true(roster_add(&roster, &request->units[i]));
}

static int sweep(void **state)
{
    (void)state;
    arena_end(&arena);
    return 0;
}

/* What nobody said of the newest question that names units, and what was said otherwise than they know it. */
static const struct pointers *table_assumed, *table_overridden;
/* And what its ruling changed. */
static const struct roster_change *table_changes;
static int32_t table_change_count;

/* The members of a body behind its first brace. NULL: it is refused, and `violations` say why. */
static inline const struct ruling *ask_at(const char *members)
{
    static struct ruling ruling;
    struct intent *intent = arena_take_zero(&arena, sizeof *intent);
    struct binding *binding = arena_take_zero(&arena, sizeof *binding);
    char body[1000];
    assert_true(intent && binding);
    quoted(body, sizeof body, "{", members, "}");
    violations_start(&violations);
    if (!bound_decode(&arena, rules, options, &roster, body, intent, binding, &violations))
        return NULL;
    assert_true(bound_prepare(&arena, binding, &ruling));
    if (!ruling_make(&ruling, intent, NULL, &violations))
        fail_msg("%s: %s", members, violations.list[0].message);
    if (!binding->units)
        return &ruling; /* of a step without roles */
    table_assumed = &binding->units->stated.assumed;
    table_overridden = &binding->units->stated.overridden;
    assert_true(binding_affect(binding, &roster, &ruling));
    table_changes = binding->units->changes;
    table_change_count = binding->units->stated.changes.count;
    roster_change_all(&roster, table_changes, table_change_count);
    return &ruling;
}

/* The same of a question that is answered. */
static inline const struct ruling *play(const char *members)
{
    const struct ruling *ruling = ask_at(members);
    if (!ruling)
        fail_msg("%s: %s: %s", members, violations.list[0].pointer, violations.list[0].message);
    return ruling;
}

static inline void assert_refused(const char *members, enum umpire_error code, const char *pointer)
{
    assert_null(ask_at(members));
    assert_int_equal(violations.list[0].code, code);
    assert_string_equal(violations.list[0].pointer, pointer);
}

/* It is not permitted because of a state of its units, by this clause; nothing changes. The words that a person hears
 * are in `barred_text`. */
static const char *barred_text;
static inline void assert_barred(const char *members, const char *clause)
{
    struct roster *before = malloc(sizeof *before);
    assert_non_null(before);
    roster_copy(before, &roster);
    const struct ruling *ruling = play(members);
    if (ruling->status != RULING_NOT_PERMITTED || !question_is_barred(&ruling->question))
        fail_msg("%s: it is not barred", members);
    assert_true(ruling->why->count > 0);
    assert_string_equal(ruling->why->reasons[0].clause, clause);
    assert_int_equal(ruling->dice->draw_count, 0);
    assert_memory_equal(before, &roster, roster_size(before));
    free(before);
    barred_text = ruling->why->reasons[0].text;
}

static inline unsigned char *unit_of(const char *id)
{
    int32_t place = roster_find(&roster, id);
    assert_in_range(place, 0, ROSTER_UNITS_MAX - 1);
    return roster.units[place].own;
}

/* A number of a unit. */
static inline int32_t of(const char *id, const char *member)
{
    const struct field *field = field_find(rules->units->fields, member, strlen(member));
    assert_non_null(field);
    return unit_number(field, unit_of(id));
}

static inline const char *fate_of(const char *id)
{
    const char *fate = rules->units->out(unit_of(id));
    return fate ? fate : "in play";
}

static inline bool is_due(const char *id, const char *name)
{
    for (const struct unit_due *due = rules->units->dues; due->name; due++)
        if (strcmp(due->name, name) == 0)
            return due->holds(due, unit_of(id), options);
    fail_msg("nothing is called %s", name);
    return false;
}
