/* Units: that roles and effects of every step name what is there, that what a unit fills in is what the step's own
 * table wants, and that what was due is done when its step is resolved. */
#include "unit_names.h"
#include "unit_requests.h"

static void members_are_flat_and_fit(void **state)
{
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        const struct unit_type *type = (*ruleset)->units;
        if (!type)
            continue;
        assert_in_range(type->fields->size, 1, UNIT_SIZE_MAX);
        assert_in_range(type->fields->count, 1, UNIT_FIELDS_MAX); /* of which requests have room */
        assert_non_null(type->out);
        for (size_t i = 0; i < type->fields->count; i++) {
            const struct field *field = &type->fields->list[i];
            assert_true(field->kind <= FIELD_TEXT);
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
            if (!step || unit_role_find(step, due->role) < 0 || !step->effects)
                fail_msg("%s: %s is due, but nothing can end it", (*ruleset)->name, due->name);
        }
    }
}

static void effects_are_held_at_the_ends_of_a_range(void **state)
{
    const struct unit_type *type = ruleset_find("colonial")->units;
    unsigned char unit[UNIT_SIZE_MAX];
    int32_t before, after;
    (void)state;
    fields_default(type->fields, unit);
    effect_apply(type, &(struct effect){.kind = EFFECT_SET, .member = "figures", .value = 12}, unit, &before, &after);
    effect_apply(type, &(struct effect){.kind = EFFECT_ADD, .member = "figures", .value = -3}, unit, &before, &after);
    assert_int_equal(before, 12);
    assert_int_equal(after, 9);
    effect_apply(type, &(struct effect){.kind = EFFECT_ADD, .member = "figures", .value = -99}, unit, &before, &after);
    assert_int_equal(after, 0);
    assert_string_equal(type->out(unit), "removed");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(roles_fill_what_the_steps_describe),
        cmocka_unit_test(members_are_flat_and_fit),
        cmocka_unit_test(effects_name_what_is_there),
        cmocka_unit_test(dues_name_steps_and_roles),
        cmocka_unit_test(effects_are_held_at_the_ends_of_a_range),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
