/* Units in a question: what they fill in, what wins over them, what is refused, and what the entry says. */
#include "bound.h"
#include "roster/roster.h"
#include "unit.h"

static struct arena arena;
static struct roster roster;
static struct violations violations;
static struct intent intent;
static struct binding binding;
static const struct ruleset *colonial;

static void put(int32_t unit, const char *member, int32_t value)
{
    unit_set_number(field_find(colonial->units->fields, member, strlen(member)), roster.units[unit].own, value);
}

static int setup(void **state)
{
    static const char *const ids[][2] = {{"watch", "red"}, {"impi", "blue"}, {"amabutho", "blue"}};
    (void)state;
    arena_start(&arena, 1 << 22);
    colonial = ruleset_find("colonial");
    roster_start(&roster, colonial->units, NULL);
    for (int32_t i = 0; i < 3; i++) {
        struct roster_unit unit = {.id = ""};
        snprintf(unit.id, sizeof unit.id, "%s", ids[i][0]);
        snprintf(unit.name, sizeof unit.name, "%s", ids[i][0]);
        snprintf(unit.side, sizeof unit.side, "%s", ids[i][1]);
        fields_default(colonial->units->fields, unit.own);
        assert_true(roster_add(&roster, &unit));
        put(i, "kind", i ? 2 : 0); /* tribal infantry against regulars */
        put(i, "figures", i ? 16 : 12);
        put(i, "leadership", 7);
    }
    put(0, "weapon", 0);
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    arena_end(&arena);
    return 0;
}

static bool decode(const char *body)
{
    void *options = arena_take(&arena, colonial->options->size);
    fields_default(colonial->options, options);
    violations_start(&violations);
    return bound_decode(&arena, colonial, options, &roster, body, &intent, &binding, &violations);
}

static void assert_decoded(const char *body)
{
    if (!decode(body))
        fail_msg("%s: %s", violations.list[0].pointer, violations.list[0].message);
}

static void assert_refused(const char *body, enum umpire_error code, const char *pointer)
{
    assert_false(decode(body));
    assert_int_equal(violations.list[0].code, code);
    assert_string_equal(violations.list[0].pointer, pointer);
}

/* The pointers of a list, each behind a blank. */
static const char *pointers_of(const struct pointers *pointers)
{
    static char words[2000];
    struct text text;
    text_start(&text, words, sizeof words);
    for (int32_t i = 0; i < pointers->count; i++)
        text_format(&text, " %s", pointers->list[i]);
    return words;
}

static void units_complete_a_question(void **state)
{
    (void)state;
    assert_decoded("{\"step\":\"volley\",\"units\":{\"firer\":\"watch\",\"target\":\"impi\"},\"input\":{\"range\":8}}");
    assert_non_null(binding.units);
    assert_true(binding.units->stated.applied);
    assert_string_equal(
        pointers_of(&binding.units->stated.autofilled),
        " /input/close_order /input/figures /input/kind /input/pinned_markers /input/skirmishing"
        " /input/target/close_order /input/target/figures /input/target/fire_casualties /input/target/gone_to_ground"
        " /input/target/has_leader /input/target/kind /input/target/leadership /input/target/pinned_markers"
        " /input/weapon");
    assert_int_equal(binding.units->stated.overridden.count, 0);
    assert_int_equal(binding.units->stated.role_count, 2);
    assert_string_equal(binding.units->stated.roles[0].role, "firer");
    assert_string_equal(binding.units->stated.roles[1].ids[0], "impi");
}

static void what_is_given_wins(void **state)
{
    (void)state;
    assert_decoded("{\"step\":\"volley\",\"apply\":false,\"units\":{\"firer\":\"watch\",\"target\":\"impi\"},"
                   "\"input\":{\"range\":8,\"figures\":5,\"target\":{\"figures\":3}}}");
    assert_string_equal(pointers_of(&binding.units->stated.overridden), " /input/figures /input/target/figures");
    assert_false(binding.units->stated.applied);
}

static void one_role_may_be_named_alone(void **state)
{
    (void)state;
    assert_decoded("{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"watch\"},"
                   "\"input\":{\"range\":8,\"target\":{\"figures\":3}}}");
    assert_int_equal(binding.units->assignment.count[1], 0);
}

static void a_step_needs_no_input_where_units_know_all(void **state)
{
    (void)state;
    put(0, "pinned_markers", 2);
    assert_decoded("{\"step\":\"rally\",\"units\":{\"unit\":\"watch\"}}");
    put(0, "pinned_markers", 0);
}

/* A step in which no unit takes part has no room for them, not even for none. */
static void a_step_without_roles(void **state)
{
    const struct ruleset *d12 = ruleset_find("d12-skirmish");
    static const char body[] = "{\"step\":\"initiative-order\",\"units\":{},"
                               "\"input\":{\"players\":[{\"name\":\"Blue\"},{\"name\":\"Grey\"}]}}";
    static struct roster empty;
    char options[RULESET_OPTIONS_MAX];
    (void)state;
    assert_null(step_find(d12, "initiative-order")->roles);
    roster_start(&empty, d12->units, NULL);
    fields_default(d12->options, options);
    violations_start(&violations);
    assert_false(bound_decode(&arena, d12, options, &empty, body, &intent, &binding, &violations));
    assert_int_equal(violations.list[0].code, ERROR_UNKNOWN_FIELD);
    assert_string_equal(violations.list[0].pointer, "/units");
}

static void what_is_wrong_is_named(void **state)
{
    (void)state;
    assert_refused("{\"step\":\"rally\",\"units\":{\"unit\":\"watches\"}}", ERROR_UNIT_UNKNOWN, "/units/unit");
    assert_refused("{\"step\":\"rally\",\"units\":{\"units\":\"watch\"}}", ERROR_UNKNOWN_FIELD, "/units/units");
    assert_refused("{\"step\":\"rally\",\"units\":{\"unit\":[\"watch\"]}}", ERROR_WRONG_TYPE, "/units/unit");
    assert_refused("{\"step\":\"rally\",\"units\":7}", ERROR_WRONG_TYPE, "/units");
    assert_refused("{\"step\":\"volley\",\"units\":{\"firer\":\"watch\"},\"input\":[]}", ERROR_WRONG_TYPE, "/input");
    assert_refused("{\"step\":\"volley\",\"units\":{\"target\":\"impi\"},\"input\":{\"target\":7}}", ERROR_WRONG_TYPE,
                   "/input/target");
    assert_refused("{\"step\":\"rally\",\"apply\":7,\"units\":{\"unit\":\"watch\"},\"input\":{\"pinned_markers\":1}}",
                   ERROR_WRONG_TYPE, "/apply");
    assert_refused("{\"step\":\"volley\",\"units\":{\"firer\":\"watch\",\"target\":\"watch\"},\"input\":{\"range\":3}}",
                   ERROR_NOT_UNIQUE, "/units/target");
    put(2, "figures", 0);
    assert_refused("{\"step\":\"volley\",\"units\":{\"firer\":\"amabutho\"},\"input\":{\"range\":3}}", ERROR_UNIT_OUT,
                   "/units/firer");
    put(2, "figures", 16);
}

/* Who checks morale is `unit` or `loser`: both would fill its target. */
static void two_units_do_not_fill_one_input(void **state)
{
    const struct ruleset *tt = ruleset_find("tt");
    static const char body[] = "{\"step\":\"morale-check\",\"units\":{\"unit\":\"a\",\"loser\":\"b\"}}";
    const char *ids[] = {"a", "b"};
    static struct roster both;
    char options[RULESET_OPTIONS_MAX];
    (void)state;
    roster_start(&both, tt->units, NULL);
    for (int32_t i = 0; i < 2; i++) {
        struct roster_unit unit = {.side = "red"};
        snprintf(unit.id, sizeof unit.id, "%s", ids[i]);
        fields_default(tt->units->fields, unit.own);
        unit_set_number(field_find(tt->units->fields, "figures", 7), unit.own, 10);
        assert_true(roster_add(&both, &unit));
    }
    fields_default(tt->options, options);
    violations_start(&violations);
    assert_false(bound_decode(&arena, tt, options, &both, body, &intent, &binding, &violations));
    assert_int_equal(violations.list[0].code, ERROR_CONFLICTING_FIELDS);
    assert_string_equal(violations.list[0].pointer, "/units/loser");
}

/* Where an item of a role is filled in: within the input, for as many units as the role takes. */
static void check_places(const struct step *step, int32_t role, const struct field *named)
{
    const struct unit_role *part = &step->roles[role];
    int32_t most = part->many ? named->max : 1;
    assert_in_range(most, 1, UNITS_IN_ROLE_MAX);
    for (int32_t item = 0; part->place && item < most; item++) {
        const struct fields *fields;
        size_t place = role_place(step, &step->roles[role], item, &fields);
        if (place + fields->size > step->input->size)
            fail_msg("%s: item %d of the role %s stands behind the input", step->name, item, part->name);
    }
}

static void no_role_takes_more_units_than_its_list_holds(void **state)
{
    struct role_fields fields;
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        for (const struct step *const *step = (*ruleset)->steps; *step; step++) {
            if (!(*step)->roles)
                continue;
            role_fields_make(*step, &fields);
            for (int32_t role = 0; (*step)->roles[role].name; role++)
                check_places(*step, role, &fields.list[role]);
        }
}

/* A charge has three chargers at most. */
static void units_that_are_too_many_are_refused(void **state)
{
    const struct ruleset *d12 = ruleset_find("d12-skirmish");
    static struct roster one;
    struct roster_unit unit = {.id = "tom", .side = "red"};
    static const char body[] = "{\"step\":\"charge\",\"units\":{\"chargers\":[\"tom\",\"tom\",\"tom\",\"tom\"]}}";
    char options[RULESET_OPTIONS_MAX];
    (void)state;
    roster_start(&one, d12->units, NULL);
    fields_default(d12->units->fields, unit.own);
    unit_set_number(field_find(d12->units->fields, "figures", 7), unit.own, 1);
    assert_true(roster_add(&one, &unit));
    fields_default(d12->options, options);
    violations_start(&violations);
    assert_false(bound_decode(&arena, d12, options, &one, body, &intent, &binding, &violations));
    assert_int_equal(violations.list[0].code, ERROR_WRONG_LENGTH);
    assert_string_equal(violations.list[0].pointer, "/units/chargers");
}

/* What the ledger will say of a volley with declared dice. */
/* What is recorded must be an input: who acts first is no question about one unit (it was recorded, and the open
 * question of two-sided mode could never be read back). */
static void units_that_are_too_few_are_refused(void **state)
{
    (void)state;
    const struct ruleset *tt = ruleset_find("tt");
    struct roster two;
    roster_start(&two, tt->units, NULL);
    for (int32_t i = 0; i < 2; i++) {
        struct roster_unit unit = {.side = "red"};
        snprintf(unit.id, sizeof unit.id, "%s", i ? "guards" : "cadets");
        fields_default(tt->units->fields, unit.own);
        unit_set_number(field_find(tt->units->fields, "initiative", 10), unit.own, 3);
        unit_set_number(field_find(tt->units->fields, "figures", 7), unit.own, 10);
        assert_true(roster_add(&two, &unit));
    }
    void *options = arena_take(&arena, tt->options->size);
    fields_default(tt->options, options);
    violations_start(&violations);
    assert_false(bound_decode(&arena, tt, options, &two,
                              "{\"step\":\"initiative-order\",\"units\":{\"units\":[\"guards\"]}}", &intent, &binding,
                              &violations));
    if (violations.list[0].code != ERROR_MISSING_FIELD)
        fail_msg("%s: %s", violations.list[0].pointer, violations.list[0].message);
    assert_int_equal(violations.count, 1);
    assert_string_equal(violations.list[0].pointer, "/input/units");
    violations_start(&violations);
    assert_true(bound_decode(&arena, tt, options, &two,
                             "{\"step\":\"initiative-order\",\"units\":{\"units\":[\"guards\",\"cadets\"]}}", &intent,
                             &binding, &violations));
}

static void the_entry_says_what_changed(void **state)
{
    struct ruling ruling;
    struct writer out;
    struct entry entry = {.kind = ENTRY_RULING, .seq = 7, .seat = "red", .ruling = {.turn = 3}};
    (void)state;
    assert_decoded("{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"watch\",\"target\":\"impi\"},"
                   "\"input\":{\"range\":8},\"dice\":[6,6,6,1,1,1,1,1,1,1,1,1]}");
    assert_true(bound_prepare(&arena, &binding, &ruling));
    assert_true(ruling_make(&ruling, &intent, NULL, &violations));
    static struct roster met; /* it may be gone when the answer is written */
    roster_copy(&met, &roster);
    assert_true(binding_affect(&binding, &met, &ruling));
    memset(&met, '?', sizeof met);
    entry.ruling.units = binding.units->stated;
    entry_ruling_set(&entry.ruling, &ruling);
    writer_start(&out, 1 << 16);
    entry_write(&out, &entry);
    write_raw(&out, "", 1);
    assert_false(out.failed);
    static const char *const wanted[] = {
        "\"applied\":true,",
        "\"effects\":[{\"clause\":\"MWK-UNIT\",\"from\":false,\"member\":\"fired\",\"to\":true,\"unit\":\"watch\"},"
        "{\"clause\":\"MWK-UNIT\",\"member\":\"action\",\"to\":\"fire\",\"unit\":\"watch\"},{\"add\":-3,\"clause\":"
        "\"MWK-FIR-1\",\"from\":16,\"member\":\"figures\",\"to\":13,\"unit\":"
        "\"impi\"},{\"clause\":\"MWK-FIR-9\",\"from\":0,\"member\":\"leader_fire_casualties\",\"to\":3,"
        "\"unit\":\"impi\"},{\"add\":1,\"clause\":\"MWK-FIR-9\",\"from\":0,\"member\":\"leader_fire_tests\",\"to\":1,"
        "\"unit\":\"impi\"},{\"add\":3,\"clause\":\"MWK-PIN-1\",\"from\":0,\"member\":\"fire_casualties\",\"to\":3,"
        "\"unit\":\"impi\"}],",
        "\"names\":{\"firer\":\"watch\",\"target\":\"impi\"}",
        "\"roles\":{\"firer\":\"watch\",\"target\":\"impi\"}",
        "\"turn\":3}",
    };
    for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; i++)
        if (!strstr(out.at, wanted[i]))
            fail_msg("%s is not in %s", wanted[i], out.at);
    writer_end(&out);
}

static const struct field *target_figures(void)
{
    return field_find(field_find(intent.step->input, "target", 6)->of, "figures", 7);
}

static const void *target_of(const void *input)
{
    return (const char *)input + field_find(intent.step->input, "target", 6)->offset;
}

/* Between the asking and the append others were quicker: each binding begins with what was given, and never with what
 * the one before it filled in. The question itself stays as it was asked. */
static void each_binding_starts_afresh(void **state)
{
    static struct roster head;
    static const char body[] = "{\"step\":\"volley\",\"units\":{\"firer\":\"watch\",\"target\":\"impi\"},"
                               "\"input\":{\"range\":8,\"figures\":5}}";
    (void)state;
    assert_decoded(body);
    unsigned char *asked = arena_take(&arena, intent.step->input->size);
    assert_non_null(asked);
    memcpy(asked, intent.question.input, intent.step->input->size);
    assert_int_equal(unit_number(target_figures(), target_of(binding.question.input)), 16);
    int32_t filled = binding.units->stated.autofilled.count;
    roster_copy(&head, &roster);
    const struct field *weapon = field_find(colonial->units->fields, "weapon", 6);
    unit_set_number(weapon, head.units[0].own, FIELD_ABSENT);
    unit_set_number(field_find(colonial->units->fields, "figures", 7), head.units[1].own, 4);
    assert_false(binding_bind(&binding, &head, &violations));
    assert_int_equal(violations.count, 1); /* the watch has forgotten its weapon, and nobody else knows it */
    assert_int_equal(violations.list[0].code, ERROR_MISSING_FIELD);
    assert_string_equal(violations.list[0].pointer, "/input/weapon");
    violations_start(&violations);
    unit_set_number(weapon, head.units[0].own, 1);
    assert_true(binding_bind(&binding, &head, &violations));
    const struct field *taken = field_find(intent.step->input, "weapon", 6);
    assert_int_equal(unit_number(taken, binding.question.input), 1);
    assert_int_equal(unit_number(target_figures(), target_of(binding.question.input)), 4);
    assert_int_equal(binding.units->stated.autofilled.count, filled);
    assert_string_equal(pointers_of(&binding.units->stated.overridden), " /input/figures");
    const struct field *markers = field_find(colonial->units->fields, "pinned_markers", 14);
    unit_set_number(markers, head.units[0].own, 1);
    for (int32_t i = 0; i < 2; i++) {
        assert_true(binding_bind(&binding, &head, &violations));
        assert_int_equal(binding.units->shown.bar_count, 1);
    }
    unit_set_number(markers, head.units[0].own, 0);
    assert_true(binding_bind(&binding, &head, &violations));
    assert_int_equal(binding.units->shown.bar_count, 0);
    unit_set_number(field_find(colonial->units->fields, "figures", 7), head.units[0].own, 0);
    assert_false(binding_bind(&binding, &head, &violations));
    assert_int_equal(violations.list[0].code, ERROR_UNIT_OUT);
    violations_start(&violations);
    assert_true(binding_bind(&binding, &roster, &violations));
    assert_int_equal(unit_number(taken, binding.question.input), 0);
    assert_memory_equal(asked, intent.question.input, intent.step->input->size);
}

/* A question is decoded where no roster is at hand. */
static void a_question_needs_no_roster_to_be_decoded(void **state)
{
    static const char body[] = "{\"step\":\"rally\",\"units\":{\"unit\":\"nobody\"}}";
    char options[RULESET_OPTIONS_MAX];
    (void)state;
    fields_default(colonial->options, options);
    violations_start(&violations);
    assert_true(intent_decode_recorded(&arena, colonial, options, body, strlen(body), &intent, &violations));
    assert_int_equal(intent.units->count[0], 1);
    assert_string_equal(intent.units->ids[0][0], "nobody");
    assert_true(binding_start(&binding, &arena, &intent));
    assert_false(binding_bind(&binding, NULL, &violations));
    assert_int_equal(violations.list[0].code, ERROR_UNIT_UNKNOWN);
    assert_string_equal(violations.list[0].pointer, "/units");
}

/* Units are named by the member of that name, however it is written, and by no other word. */
static void the_name_of_units(void **state)
{
    const struct ruleset *d12 = ruleset_find("d12-skirmish");
    static const char text[] = "{\"step\":\"initiative-order\","
                               "\"input\":{\"players\":[{\"name\":\"\\\"units\\\"\"},{\"name\":\"units\"}]}}";
    char options[RULESET_OPTIONS_MAX];
    (void)state;
    fields_default(d12->options, options);
    violations_start(&violations);
    assert_true(bound_decode(&arena, d12, options, NULL, text, &intent, &binding, &violations));
    assert_null(intent.units);
    assert_ptr_equal(binding.question.input, intent.question.input);
    assert_decoded("{\"step\":\"volley\",\"\\u0075nits\":{\"firer\":\"watch\",\"target\":\"impi\"},"
                   "\"input\":{\"r\\u0061nge\":8,\"fig\\u0075res\":5}}");
    assert_string_equal(pointers_of(&binding.units->stated.overridden), " /input/figures");
    assert_refused("{\"step\":\"rally\",\"units\":{}}", ERROR_MISSING_FIELD, "/input");
}

/* Of what nobody gives, all at once; the same whether or not there is an input in the body. */
static void all_that_is_missing_is_told(void **state)
{
    static const char *const bodies[] = {
        "{\"step\":\"volley\",\"units\":{\"firer\":\"watch\"}}",
        "{\"step\":\"volley\",\"units\":{\"firer\":\"watch\"},\"input\":{}}",
    };
    (void)state;
    for (size_t i = 0; i < sizeof bodies / sizeof bodies[0]; i++) {
        assert_refused(bodies[i], ERROR_MISSING_FIELD, "/input/range");
        assert_int_equal(violations.count, 2);
        assert_string_equal(violations.list[0].message, "is required");
        assert_string_equal(violations.list[1].pointer, "/input/target");
    }
    assert_refused("{\"step\":\"volley\",\"units\":{\"firer\":\"watch\"},\"input\":{\"range\":8,\"target\":{}}}",
                   ERROR_MISSING_FIELD, "/input/target/figures");
    assert_int_equal(violations.count, 1);
}

/* Of two groups that begin at the same place, and of which one may be left out, it could not be said which was given.
 */
static void check_groups(const char *step, const struct fields *fields, bool whole)
{
    for (size_t i = 0; i < fields->count; i++) {
        const struct field *field = &fields->list[i];
        const struct field *item = field->kind == FIELD_LIST ? field->item : field;
        if (item->kind != FIELD_GROUP)
            continue;
        if (!whole && field->kind == FIELD_GROUP && field->offset == 0)
            fail_msg("%s: the group %s begins with the group %s", step, fields->name, field->name);
        check_groups(step, item->of, false);
    }
}

static void no_group_begins_with_a_group(void **state)
{
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        for (const struct step *const *step = (*ruleset)->steps; *step; step++)
            check_groups((*step)->name, (*step)->input, true);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(units_complete_a_question),
        cmocka_unit_test(what_is_given_wins),
        cmocka_unit_test(one_role_may_be_named_alone),
        cmocka_unit_test(a_step_needs_no_input_where_units_know_all),
        cmocka_unit_test(a_step_without_roles),
        cmocka_unit_test(what_is_wrong_is_named),
        cmocka_unit_test(the_entry_says_what_changed),
        cmocka_unit_test(each_binding_starts_afresh),
        cmocka_unit_test(a_question_needs_no_roster_to_be_decoded),
        cmocka_unit_test(the_name_of_units),
        cmocka_unit_test(all_that_is_missing_is_told),
        cmocka_unit_test(no_group_begins_with_a_group),
        cmocka_unit_test(two_units_do_not_fill_one_input),
        cmocka_unit_test(no_role_takes_more_units_than_its_list_holds),
        cmocka_unit_test(units_that_are_too_many_are_refused),
        cmocka_unit_test(units_that_are_too_few_are_refused),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
