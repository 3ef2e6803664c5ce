/* That the names in every step's roles, and in what their rulings change, are those of members: they are text, which
 * the compiler does not know. Of changes, those that golden cases make. */
#pragma once
#include "golden_questions.h"
#include "rulebook/rulebook.h"
#include "set_table.h"

/* The table that a role fills, or NULL when its place is not there. */
static inline const struct fields *fields_at(const struct step *step, const struct unit_role *role)
{
    if (role->place[0] == '\0')
        return step->input;
    const struct field *field = field_find(step->input, role->place, strlen(role->place));
    if (!field || role->many != (field->kind == FIELD_LIST))
        return NULL;
    return role->many ? field->item->of : field->of;
}

static inline void check_fill(const struct step *step, const struct unit_type *type, const struct unit_role *role,
                              const struct unit_fills *fill)
{
    int32_t other = fill->for_role ? unit_role_find(step, fill->for_role) : -1;
    const struct unit_role object = {.place = fill->place};
    const struct unit_role *there = fill->place ? &object : other < 0 ? role : &step->roles[other];
    const struct fields *into = fill->for_role && other < 0 ? NULL : fields_at(step, there);
    const struct field *to = into ? field_find(into, fill->input, strlen(fill->input)) : NULL;
    const char *member = unit_fills_member(fill);
    const struct field *from = member ? field_find(type->fields, member, strlen(member)) : NULL;
    assert_true((fill->member != NULL) + (fill->find != NULL) + (fill->list != NULL) + fill->unknown <= 1);
    if (!to)
        fail_msg("%s: role %s fills %s, which is not there", step->name, role->name, fill->input);
    if (fill->list) {
        assert_int_equal(to->kind, FIELD_LIST);
    } else if (fill->unknown) {
        assert_true(fill->assumed); /* no unit knows it, whatever it is */
        assert_int_equal(to->presence, FIELD_DEFAULTED);
    } else if (!member) {
        assert_true(to->kind == FIELD_BOOL || to->kind == FIELD_INT || to->kind == FIELD_DECIMAL ||
                    to->kind == FIELD_ENUM);
    } else if (strcmp(member, "id") == 0) {
        assert_true(to->kind == FIELD_TEXT && to->max >= UNIT_ID_MAX);
    } else if (!from || from->kind != to->kind || (to->kind == FIELD_ENUM && from->choices != to->choices)) {
        fail_msg("%s: role %s fills %s from %s, which is something else", step->name, role->name, fill->input, member);
    }
}

static inline void check_role(const struct step *step, const struct unit_type *type, const struct unit_role *role)
{
    assert_true(role->doc && role->doc[strlen(role->doc) - 1] == '.');
    assert_true(role->fills == NULL || role->place != NULL);
    if (role->place && !fields_at(step, role))
        fail_msg("%s: the place %s of role %s is not there", step->name, role->place, role->name);
    for (const struct unit_fills *fill = role->fills; fill && fill->input; fill++)
        check_fill(step, type, role, fill);
}

static inline void roles_fill_what_the_steps_describe(void **state)
{
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        for (const struct step *const *step = (*ruleset)->steps; *step; step++) {
            int32_t count = 0;
            assert_true(!(*step)->apply || (*step)->roles);
            assert_true(!(*step)->roles || (*ruleset)->units);
            for (; (*step)->roles && (*step)->roles[count].name; count++) {
                check_role(*step, (*ruleset)->units, &(*step)->roles[count]);
                assert_int_equal(unit_role_find(*step, (*step)->roles[count].name), count);
            }
            assert_in_range(count, 0, UNIT_ROLES_MAX);
        }
}

struct looking {
    const struct rulebook *book;
    int32_t changes;
};

static inline void check_change(const struct golden_question *golden, const struct looking *looking,
                                const struct roster_change *change)
{
    const struct field *member = change->member;
    if (!member)
        fail_msg("%s: %s: a change is of no member", golden->step->name, golden->name);
    if (!clause_find(looking->book, change->clause, strlen(change->clause)))
        fail_msg("%s: %s: there is no clause %s", golden->step->name, golden->name, change->clause);
    bool absent = change->value == FIELD_ABSENT && member->presence == FIELD_OPTIONAL;
    if (change->text)
        assert_int_equal(member->kind, FIELD_TEXT);
    else if (change->kind == EFFECT_ADD)
        assert_int_equal(member->kind, FIELD_INT);
    else if (member->kind == FIELD_ENUM && !absent)
        assert_in_range(change->value, 0, member->choices->count - 1);
    else if (member->kind != FIELD_BOOL && !absent)
        assert_in_range(change->value - member->min, 0, member->max - member->min);
}

static inline void look_at_changes(const struct golden_question *golden, void *context)
{
    static struct set_table table;
    struct looking *looking = context;
    uint32_t seed = 7;
    struct golden_answer answer = golden_answer(golden);
    const struct question *question = &golden->intent->question;
    for (int32_t round = 0; round < 5; round++) {
        table_set(&table, golden->ruleset->units, golden->step, &seed);
        int32_t count = table_apply(&table, golden->step, question, answer.status, answer.outcome);
        assert_in_range(count, 0, ROSTER_CHANGES_MAX);
        for (int32_t i = 0; i < count; i++)
            check_change(golden, looking, &table.list[i]);
        looking->changes += count;
    }
    golden_answer_end(&answer);
}

static inline void effects_name_what_is_there(void **state)
{
    struct rulebooks books;
    (void)state;
    assert_true(rulebooks_start(&books));
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        for (const struct step *const *step = (*ruleset)->steps; *step; step++) {
            struct looking looking = {rulebook_find(&books, (*ruleset)->name), 0};
            if (!(*step)->apply)
                continue;
            golden_each(*ruleset, *step, look_at_changes, &looking);
            if (looking.changes == 0)
                fail_msg("%s/%s: no golden case changes a unit", (*ruleset)->name, (*step)->name);
        }
    rulebooks_end(&books);
}

/* For programs that play with units, before they do: who finds no name would only crash. */
static inline int unit_names_are_right(void **state)
{
    roles_fill_what_the_steps_describe(state);
    effects_name_what_is_there(state);
    return 0;
}
