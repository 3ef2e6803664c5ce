/* That the names in every step's roles and effects are those of members: they are text, which the compiler does not
 * know. Of effects, those that come in golden cases. */
#pragma once
#include "golden_questions.h"
#include "rulebook/rulebook.h"

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
    const struct fields *into =
        fill->for_role && other < 0 ? NULL : fields_at(step, other < 0 ? role : &step->roles[other]);
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
            assert_true(!(*step)->effects || (*step)->roles);
            assert_true(!(*step)->roles || (*ruleset)->units);
            for (; (*step)->roles && (*step)->roles[count].name; count++) {
                check_role(*step, (*ruleset)->units, &(*step)->roles[count]);
                assert_int_equal(unit_role_find(*step, (*step)->roles[count].name), count);
            }
            assert_in_range(count, 0, UNIT_ROLES_MAX);
        }
}

static inline int32_t role_count(const struct step *step)
{
    int32_t roles = 0;
    while (step->roles[roles].name)
        roles++;
    return roles;
}

/* Whether the value may be what the member becomes, or is added to it. */
static inline void check_value(const struct effect *effect, const struct field *member)
{
    bool absent = effect->value == FIELD_ABSENT && member->presence == FIELD_OPTIONAL;
    if (absent || effect->kind == EFFECT_ADD || member->kind == FIELD_BOOL)
        return;
    if (member->kind == FIELD_ENUM)
        assert_in_range(effect->value, 0, member->choices->count - 1);
    else
        assert_in_range(effect->value - member->min, 0, member->max - member->min);
}

/* A run is of equal members in a row, from the named one on. */
static inline void check_run(const struct effect *effect, const struct unit_type *type, const struct field *member)
{
    assert_in_range(effect->run, 1, type->fields->list + type->fields->count - member);
    for (int32_t i = 0; i < effect->run; i++) {
        assert_int_equal(member[i].kind, member->kind);
        assert_int_equal(member[i].presence, FIELD_OPTIONAL);
    }
    if (effect->kind == EFFECT_PUSH)
        check_value(effect, member);
}

/* The member that an effect is about: that which it names, or the first of the contacts. */
static inline void check_member(const struct golden_question *golden, const struct effect *effect)
{
    const struct unit_type *type = golden->ruleset->units;
    bool contacts = effect->kind == EFFECT_MEET || effect->kind == EFFECT_PART;
    const char *name = contacts ? type->contacts.first : effect->member;
    const struct field *member = name ? field_find(type->fields, name, strlen(name)) : NULL;
    if (!member)
        fail_msg("%s: %s: there is no member %s", golden->step->name, golden->name, name ? name : "of contacts");
    switch (effect->kind) {
    case EFFECT_ADD:
        assert_int_equal(member->kind, FIELD_INT);
        break;
    case EFFECT_SET:
        check_value(effect, member);
        break;
    case EFFECT_PUSH:
    case EFFECT_POP:
        check_run(effect, type, member);
        break;
    case EFFECT_NAME:
    case EFFECT_MEET:
    case EFFECT_PART:
        assert_int_equal(member->kind, FIELD_TEXT);
        assert_in_range(effect->of_role + 1, effect->kind == EFFECT_MEET ? 1 : 0, role_count(golden->step));
        break;
    }
}

static inline void check_effect(const struct golden_question *golden, const struct rulebook *book,
                                const struct effect *effect)
{
    if (effect->role < 0 || effect->role >= role_count(golden->step) || effect->item < 0 ||
        effect->item >= (golden->step->roles[effect->role].many ? UNITS_IN_ROLE_MAX : 1))
        fail_msg("%s: %s: an effect is about nobody", golden->step->name, golden->name);
    if (!clause_find(book, effect->clause, strlen(effect->clause)))
        fail_msg("%s: %s: there is no clause %s", golden->step->name, golden->name, effect->clause);
    assert_true(effect->whom == WHOM_UNIT || effect->kind == EFFECT_ADD ||
                (effect->kind == EFFECT_SET && effect->reach));
    if (effect->reach)
        assert_non_null(field_find(golden->ruleset->units->fields, effect->reach, strlen(effect->reach)));
    check_member(golden, effect);
}

struct looking {
    const struct rulebook *book;
    int32_t effects;
};

static inline void look_at_effects(const struct golden_question *golden, void *context)
{
    struct looking *looking = context;
    struct dice_record *record = malloc(sizeof *record);
    struct effects *effects = calloc(1, sizeof *effects);
    struct dice_declared declared = golden->intent->faces;
    struct dice dice;
    void *outcome = malloc(golden->step->outcome->size);
    assert_true(record && effects && outcome);
    dice_start_declared(&dice, &declared, record);
    fields_default(golden->step->outcome, outcome);
    enum ruling_status status = golden->step->resolve(&golden->intent->question, &dice, NULL, outcome);
    step_affect(golden->step, &golden->intent->question, status, outcome, effects);
    assert_false(effects->cut);
    for (int32_t i = 0; i < effects->count; i++)
        check_effect(golden, looking->book, &effects->list[i]);
    looking->effects += effects->count;
    free(outcome);
    free(effects);
    free(record);
}

static inline void effects_name_what_is_there(void **state)
{
    struct rulebooks books;
    (void)state;
    assert_true(rulebooks_start(&books));
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        for (const struct step *const *step = (*ruleset)->steps; *step; step++) {
            struct looking looking = {rulebook_find(&books, (*ruleset)->name), 0};
            if (!(*step)->effects)
                continue;
            golden_each(*ruleset, *step, look_at_effects, &looking);
            if (looking.effects == 0)
                fail_msg("%s/%s: no golden case has an effect", (*ruleset)->name, (*step)->name);
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
