/* Units in a question: what they fill in, what wins over them, what is refused, and what the entry says. */
#include "referee.h"
#include "roster.h"
#include "unit.h"

static struct arena arena;
static struct roster roster;
static struct violations violations;
static struct intent intent;
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
    roster_start(&roster, colonial->units);
    for (int32_t i = 0; i < 3; i++) {
        struct roster_unit unit = {.id = ""};
        snprintf(unit.id, sizeof unit.id, "%s", ids[i][0]);
        snprintf(unit.seat, sizeof unit.seat, "%s", ids[i][1]);
        fields_default(colonial->units->fields, unit.own);
        assert_true(roster_add(&roster, &unit));
        put(i, "unit", i ? 2 : 0); /* tribal infantry against regulars */
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
    const struct table_top table = {.ruleset = colonial, .options = options, .roster = &roster};
    return intent_decode_recorded(&arena, &table, body, strlen(body), &intent, &violations);
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

static void settle(void)
{
    assert_true(
        casting_settle(intent.casting, &roster, intent.step, (void *)(uintptr_t)intent.question.input, &violations));
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
    assert_non_null(intent.casting);
    settle();
    assert_true(intent.casting->said.applied);
    assert_string_equal(pointers_of(&intent.casting->said.taken),
                        " /input/close_order /input/figures /input/pinned_markers /input/skirmishing"
                        " /input/target/close_order /input/target/figures /input/target/gone_to_ground"
                        " /input/target/has_leader /input/target/leadership /input/target/pinned_markers"
                        " /input/target/unit /input/unit /input/weapon");
    assert_int_equal(intent.casting->said.overridden.count, 0);
    assert_int_equal(intent.casting->said.role_count, 2);
    assert_string_equal(intent.casting->said.roles[0].role, "firer");
    assert_string_equal(intent.casting->said.roles[1].ids[0], "impi");
}

static void what_is_given_wins(void **state)
{
    (void)state;
    assert_decoded("{\"step\":\"volley\",\"apply\":false,\"units\":{\"firer\":\"watch\",\"target\":\"impi\"},"
                   "\"input\":{\"range\":8,\"figures\":5,\"target\":{\"figures\":3}}}");
    settle();
    assert_string_equal(pointers_of(&intent.casting->said.overridden), " /input/figures /input/target/figures");
    assert_false(intent.casting->said.applied);
}

static void one_role_may_be_named_alone(void **state)
{
    (void)state;
    assert_decoded("{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"watch\"},"
                   "\"input\":{\"range\":8,\"target\":{\"figures\":3}}}");
    assert_int_equal(intent.casting->cast.count[1], 0);
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
    roster_start(&empty, d12->units);
    fields_default(d12->options, options);
    violations_start(&violations);
    const struct table_top table = {.ruleset = d12, .options = options, .roster = &empty};
    assert_false(intent_decode_recorded(&arena, &table, body, strlen(body), &intent, &violations));
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
    roster_start(&both, tt->units);
    for (int32_t i = 0; i < 2; i++) {
        struct roster_unit unit = {.seat = "red"};
        snprintf(unit.id, sizeof unit.id, "%s", ids[i]);
        fields_default(tt->units->fields, unit.own);
        unit_set_number(field_find(tt->units->fields, "figures", 7), unit.own, 10);
        assert_true(roster_add(&both, &unit));
    }
    fields_default(tt->options, options);
    violations_start(&violations);
    const struct table_top table = {.ruleset = tt, .options = options, .roster = &both};
    assert_false(intent_decode_recorded(&arena, &table, body, strlen(body), &intent, &violations));
    assert_int_equal(violations.list[0].code, ERROR_CONFLICTING_FIELDS);
    assert_string_equal(violations.list[0].pointer, "/units/loser");
}

/* Where an item of a role is filled in: within the input, for as many units as the role takes. */
static void check_places(const struct step *step, int32_t role, const struct field *named)
{
    unsigned char *input = calloc(1, step->input->size);
    const struct unit_role *part = &step->roles[role];
    int32_t most = part->many ? named->max : 1;
    assert_non_null(input);
    assert_in_range(most, 1, UNITS_IN_ROLE_MAX);
    for (int32_t item = 0; part->place && item < most; item++) {
        const struct fields *fields;
        const unsigned char *place = (const void *)roster_place(step, role, item, input, &fields);
        if (place + fields->size > input + step->input->size)
            fail_msg("%s: item %d of the role %s stands behind the input", step->name, item, part->name);
    }
    free(input);
}

static void no_role_takes_more_units_than_its_list_holds(void **state)
{
    struct cast_fields fields;
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        for (const struct step *const *step = (*ruleset)->steps; *step; step++) {
            if (!(*step)->roles)
                continue;
            cast_fields_make(*step, &fields);
            for (int32_t role = 0; (*step)->roles[role].name; role++)
                check_places(*step, role, &fields.list[role]);
        }
}

/* A charge has three chargers at most. */
static void units_that_are_too_many_are_refused(void **state)
{
    const struct ruleset *d12 = ruleset_find("d12-skirmish");
    static struct roster one;
    struct roster_unit unit = {.id = "tom", .seat = "red"};
    static const char body[] = "{\"step\":\"charge\",\"units\":{\"chargers\":[\"tom\",\"tom\",\"tom\",\"tom\"]}}";
    char options[RULESET_OPTIONS_MAX];
    (void)state;
    roster_start(&one, d12->units);
    fields_default(d12->units->fields, unit.own);
    unit_set_number(field_find(d12->units->fields, "figures", 7), unit.own, 1);
    assert_true(roster_add(&one, &unit));
    fields_default(d12->options, options);
    violations_start(&violations);
    const struct table_top table = {.ruleset = d12, .options = options, .roster = &one};
    assert_false(intent_decode_recorded(&arena, &table, body, strlen(body), &intent, &violations));
    assert_int_equal(violations.list[0].code, ERROR_WRONG_LENGTH);
    assert_string_equal(violations.list[0].pointer, "/units/chargers");
}

/* What the ledger will say of a volley with declared dice. */
static void the_entry_says_what_changed(void **state)
{
    struct ruling ruling;
    struct writer out;
    struct entry entry = {.kind = ENTRY_RULING, .seq = 7, .seat = "red", .ruling = {.turn = 3}};
    (void)state;
    assert_decoded("{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"watch\",\"target\":\"impi\"},"
                   "\"input\":{\"range\":8},\"dice\":[6,6,6,1,1,1,1,1,1,1,1,1]}");
    assert_true(ruling_prepare(&arena, &intent, &ruling));
    assert_true(ruling_make(&ruling, &intent, NULL, &violations));
    assert_true(
        casting_settle(intent.casting, &roster, intent.step, (void *)(uintptr_t)intent.question.input, &violations));
    static struct roster met; /* it may be gone when the answer is written */
    roster_copy(&met, &roster);
    assert_true(casting_affect(intent.casting, &met, &ruling));
    memset(&met, '?', sizeof met);
    entry.ruling.units = intent.casting->said;
    entry_ruling_set(&entry.ruling, &ruling);
    writer_start(&out, 1 << 16);
    entry_write(&out, &entry);
    write_raw(&out, "", 1);
    assert_false(out.failed);
    static const char *const wanted[] = {
        "\"applied\":true,",
        "\"effects\":[{\"add\":-3,\"clause\":\"MWK-FIR-1\",\"from\":16,\"member\":\"figures\",\"to\":13,\"unit\":"
        "\"impi\"},{\"clause\":\"MWK-FIR-9\",\"from\":0,\"member\":\"leader_fire_casualties\",\"to\":3,"
        "\"unit\":\"impi\"},{\"add\":1,\"clause\":\"MWK-FIR-9\",\"from\":0,\"member\":\"leader_fire_tests\",\"to\":1,"
        "\"unit\":\"impi\"},{\"add\":3,\"clause\":\"MWK-PIN-1\",\"from\":0,\"member\":\"fire_casualties\",\"to\":3,"
        "\"unit\":\"impi\"}],",
        "\"roles\":{\"firer\":\"watch\",\"target\":\"impi\"}",
        "\"turn\":3}",
    };
    for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; i++)
        if (!strstr(out.at, wanted[i]))
            fail_msg("%s is not in %s", wanted[i], out.at);
    writer_end(&out);
}

/* Between the asking and the append others were quicker. */
static void the_roster_at_the_head_decides(void **state)
{
    (void)state;
    assert_decoded("{\"step\":\"volley\",\"units\":{\"firer\":\"watch\",\"target\":\"impi\"},\"input\":{\"range\":8}}");
    put(1, "figures", 4);
    const struct field *target = field_find(intent.step->input, "target", 6);
    char *input = (char *)(uintptr_t)intent.question.input;
    assert_true(casting_settle(intent.casting, &roster, intent.step, input, &violations));
    assert_int_equal(unit_number(field_find(target->of, "figures", 7), input + target->offset), 4);
    put(0, "figures", 0);
    assert_false(casting_settle(intent.casting, &roster, intent.step, input, &violations));
    assert_int_equal(violations.list[0].code, ERROR_UNIT_OUT);
    put(0, "figures", 12);
    put(1, "figures", 16);
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
        cmocka_unit_test(the_roster_at_the_head_decides),
        cmocka_unit_test(two_units_do_not_fill_one_input),
        cmocka_unit_test(no_role_takes_more_units_than_its_list_holds),
        cmocka_unit_test(units_that_are_too_many_are_refused),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
