/* Units: that roles and effects of every step name what is there, that what a unit fills in is what the step's own
 * table wants, and that what was due is done when its step is resolved. */
#include "fields/cells.h"
#include "referee/roster_answer.h"
#include "referee/unit_requests.h"
#include "unit_names.h"

static void members_are_flat_and_fit(void **state)
{
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        const struct unit_type *type = (*ruleset)->units;
        if (!type)
            continue;
        assert_in_range(type->fields->size, 1, UNIT_SIZE_MAX);
        assert_in_range(type->fields->count, 1, UNIT_FIELDS_MAX); /* of which requests have room */
        assert_in_range(type->fields->count, 1, ROSTER_TABLE_MEMBERS);
        assert_in_range(type->fields->count + 5, 1, CELLS_COLUMNS_MAX); /* with id, name, seat … */
        assert_non_null(type->out);
        for (size_t i = 0; i < type->fields->count; i++) {
            const struct field *field = &type->fields->list[i];
            assert_true(field->kind <= FIELD_TEXT);
            assert_true(field->lifetime != LIFETIME_NONE);
            assert_true(strcmp(field->name, "id") && strcmp(field->name, "name") && strcmp(field->name, "seat"));
        }
    }
}

static void dues_name_steps_and_roles(void **state)
{
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        const struct unit_type *type = (*ruleset)->units;
        for (const struct unit_due *due = type ? type->dues : NULL; due && due->name; due++) {
            const struct step *step = step_find(*ruleset, due->step);
            if (!step || unit_role_find(step, due->role) < 0 || !step->apply)
                fail_msg("%s: %s is due, but nothing can end it", (*ruleset)->name, due->name);
        }
    }
}

static void place_check(const struct ruleset *ruleset, const struct unit_bar *bar, const char *place)
{
    char step_name[64];
    const char *slash = strchr(place, '/');
    snprintf(step_name, sizeof step_name, "%.*s", (int)(slash ? slash - place : (long)strlen(place)), place);
    const struct step *step = step_find(ruleset, step_name);
    if (!step || (slash && unit_role_find(step, slash + 1) < 0))
        fail_msg("%s: the bar %s names %s, which is not there", ruleset->name, bar->name, place);
}

static void fact_check(const struct ruleset *ruleset, const struct step *step, const struct unit_fills *fill,
                       const struct rulebook *book)
{
    bool record = fill->kind != FILLS_TABLE_FACT;
    if (record != (fill->clause != NULL) || record != (fill->text != NULL))
        fail_msg("%s/%s: %s: clause and text belong to record facts", ruleset->name, step->name, fill->input);
    if (record && !clause_find(book, fill->clause, strlen(fill->clause)))
        fail_msg("%s/%s: %s cites %s, which is not in the book", ruleset->name, step->name, fill->input, fill->clause);
}

/* Bars name steps and roles that are there, and clauses of the book; record facts likewise. */
static void bars_name_what_is_there(void **state)
{
    struct rulebooks books;
    (void)state;
    assert_true(rulebooks_start(&books));
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        const struct rulebook *book = rulebook_find(&books, (*ruleset)->name);
        const struct unit_type *type = (*ruleset)->units;
        for (const struct unit_bar *bar = type ? type->bars : NULL; bar && bar->name; bar++) {
            if (!clause_find(book, bar->clause, strlen(bar->clause)))
                fail_msg("%s: %s cites %s, which is not in the book", (*ruleset)->name, bar->name, bar->clause);
            if (bar->step)
                place_check(*ruleset, bar, bar->step);
            for (const char *const *place = bar->but; place && *place; place++)
                place_check(*ruleset, bar, *place);
            for (const char *const *place = bar->only; place && *place; place++)
                place_check(*ruleset, bar, *place);
            if (strchr(bar->text, '_') || bar->text[strlen(bar->text) - 1] == '.')
                fail_msg("%s: %s is no clause of a sentence: %s", (*ruleset)->name, bar->name, bar->text);
        }
        for (const struct step *const *step = (*ruleset)->steps; type && *step; step++)
            for (const struct unit_role *role = (*step)->roles; role && role->name; role++)
                for (const struct unit_fills *fill = role->fills; fill && fill->input; fill++)
                    fact_check(*ruleset, *step, fill, book);
    }
    rulebooks_end(&books);
}

static void deed_check(const struct unit_type *type, const struct unit_deed *deed, const struct rulebook *book)
{
    const struct field *members = deed_members(type, deed);
    const int32_t count = deed->per == DEED_PAIR ? DEED_PAIRS : 1;
    assert_non_null(members);
    for (int32_t i = 0; i < count; i++) {
        assert_int_equal(members[i].kind, deed->per == DEED_PAIR ? FIELD_TEXT : FIELD_INT);
        assert_int_equal(members[i].lifetime, LIFETIME_TURN);
    }
    if (!clause_find(book, deed->bar.clause, strlen(deed->bar.clause)))
        fail_msg("%s cites %s, which is not in the book", deed->bar.name, deed->bar.clause);
}

/* Deeds that roles name are in the table, and what acts is a deed or says why it is none. */
static void role_deed_check(const char *of, const struct unit_type *type, const struct step *step,
                            const struct unit_role *role)
{
    const struct unit_deed *deed = unit_deed_find(type, role->deed);
    const bool is_deed = role->deed || role->deed_of;
    if (role->passive ? is_deed && role->no_deed : is_deed == (role->no_deed != NULL))
        fail_msg("%s/%s/%s: say which deed it is, or why it is none", of, step->name, role->name);
    if (role->deed && !deed)
        fail_msg("%s/%s/%s: there is no deed %s", of, step->name, role->name, role->deed);
    if (deed && (deed->per == DEED_PAIR) != (role->deed_to && unit_role_find(step, role->deed_to) >= 0))
        fail_msg("%s/%s/%s: to whom it is done belongs to pairs", of, step->name, role->name);
}

static void what_acts_is_a_deed_or_says_why_not(void **state)
{
    struct rulebooks books;
    (void)state;
    assert_true(rulebooks_start(&books));
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        const struct unit_type *type = (*ruleset)->units;
        for (const struct unit_deed *deed = type ? type->deeds : NULL; deed && deed->bar.name; deed++)
            deed_check(type, deed, rulebook_find(&books, (*ruleset)->name));
        for (const struct step *const *step = (*ruleset)->steps; type && *step; step++)
            for (const struct unit_role *role = (*step)->roles; role && role->name; role++)
                role_deed_check((*ruleset)->name, type, *step, role);
    }
    rulebooks_end(&books);
}

static void numbers_are_held_at_the_ends_of_a_range(void **state)
{
    const struct unit_type *type = ruleset_find("colonial")->units;
    const struct field *figures = field_find(type->fields, "figures", 7);
    unsigned char unit[UNIT_SIZE_MAX];
    (void)state;
    fields_default(type->fields, unit);
    assert_int_equal(unit_change_number(figures, EFFECT_SET, 12, unit), 12);
    assert_int_equal(unit_change_number(figures, EFFECT_ADD, -3, unit), 9);
    assert_int_equal(unit_change_number(figures, EFFECT_ADD, -99, unit), 0);
    assert_string_equal(type->out(unit), "removed");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(roles_fill_what_the_steps_describe),
        cmocka_unit_test(members_are_flat_and_fit),
        cmocka_unit_test(effects_name_what_is_there),
        cmocka_unit_test(dues_name_steps_and_roles),
        cmocka_unit_test(what_acts_is_a_deed_or_says_why_not),
        cmocka_unit_test(bars_name_what_is_there),
        cmocka_unit_test(numbers_are_held_at_the_ends_of_a_range),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
