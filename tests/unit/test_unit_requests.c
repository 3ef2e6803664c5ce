/* The body of a change by hand: what it says, and memory that does not suffice for it. */
#include "referee/unit_requests.h"
#include "unit.h"

static const char body[] = "{\"changes\":{\"profile\":\"Naval Brigade\",\"figures\":7},\"reason\":\"Counted again.\"}";

/* Reads it with so many bytes of memory. */
static bool reads_within(size_t limit)
{
    struct arena arena;
    struct violations violations;
    arena_start(&arena, limit);
    violations_start(&violations);
    const struct unit_change_request *request =
        unit_change_decode(&arena, ruleset_find("colonial"), body, strlen(body), &violations);
    if (request) {
        assert_int_equal(request->count, 2);
        assert_non_null(request->changes[0].text);
        assert_string_equal(request->changes[0].text, "Naval Brigade");
        assert_int_equal(request->changes[1].value, 7);
    } else {
        assert_int_equal(violations.list[0].code, ERROR_OVERLOADED);
    }
    arena_end(&arena);
    return request != NULL;
}

/* With ever less memory, until what is taken last of it, the text, has no room. */
static void a_change_is_read_whole_or_not_at_all(void **state)
{
    size_t limit = 1 << 14;
    (void)state;
    assert_true(reads_within(limit));
    while (reads_within(limit))
        limit -= 16;
}

/* Of a unit of the skirmish with a starting strength of ten: so many figures and losses. */
static struct roster_unit strength(int32_t figures, int32_t losses)
{
    const struct fields *own = ruleset_find("d12-skirmish")->units->fields;
    struct roster_unit unit = {.id = "blues"};
    fields_default(own, unit.own);
    unit_set_number(field_find(own, "figures", 7), unit.own, figures);
    unit_set_number(field_find(own, "losses", 6), unit.own, losses);
    unit_set_number(field_find(own, "starting_strength", 17), unit.own, 10);
    return unit;
}

static int32_t violations_of(struct roster_unit before, struct roster_unit after)
{
    struct violations violations;
    violations_start(&violations);
    unit_change_check(ruleset_find("d12-skirmish"), NULL, &before, &after, "/changes", &violations);
    return violations.count;
}

/* Figures and losses that are more than there were are refused; where they are so already, any change is a step. */
static void a_hand_makes_nothing_that_does_not_fit(void **state)
{
    (void)state;
    assert_int_equal(violations_of(strength(8, 2), strength(7, 3)), 0);
    assert_int_equal(violations_of(strength(8, 2), strength(8, 3)), 1);
    assert_int_equal(violations_of(strength(9, 4), strength(9, 3)), 0);
    assert_int_equal(violations_of(strength(9, 3), strength(7, 3)), 0);
}

/* It could part from nobody, and would be in combat for ever. */
static void nobody_is_in_contact_with_itself(void **state)
{
    static const char others[] = "{\"units\":[{\"id\":\"tom\",\"side\":\"red\",\"figures\":1,\"contact_2\":\"bill\"}]}";
    static const char itself[] = "{\"units\":[{\"id\":\"tom\",\"side\":\"red\",\"figures\":1,\"contact_2\":\"tom\"}]}";
    const struct ruleset *d12 = ruleset_find("d12-skirmish");
    struct arena arena;
    struct violations violations;
    (void)state;
    arena_start(&arena, 1 << 20);
    void *options = arena_take(&arena, d12->options->size);
    assert_non_null(options);
    fields_default(d12->options, options);
    violations_start(&violations);
    assert_non_null(units_decode(&arena, d12, options, others, strlen(others), &violations));
    assert_null(units_decode(&arena, d12, options, itself, strlen(itself), &violations));
    assert_int_equal(violations.count, 1);
    assert_int_equal(violations.list[0].code, ERROR_CONFLICTING_FIELDS);
    assert_string_equal(violations.list[0].pointer, "/units/0/contact_2");
    arena_end(&arena);
}

/* What a unit of the skirmish is refused for, where it comes in; NULL: nothing. */
static const char *refused_at(const char *unit)
{
    static struct violations violations;
    const struct ruleset *d12 = ruleset_find("d12-skirmish");
    struct arena arena;
    char units[300];
    snprintf(units, sizeof units, "{\"units\":[{\"id\":\"tom\",\"side\":\"red\",\"figures\":1,%s}]}", unit);
    arena_start(&arena, 1 << 20);
    void *options = arena_take(&arena, d12->options->size);
    assert_non_null(options);
    fields_default(d12->options, options);
    violations_start(&violations);
    bool fits = units_decode(&arena, d12, options, units, strlen(units), &violations) != NULL;
    arena_end(&arena);
    assert_int_equal(violations.count, fits ? 0 : 1);
    assert_true(fits || violations.list[0].code == ERROR_CONFLICTING_FIELDS);
    return fits ? NULL : violations.list[0].pointer;
}

/* X-CONTRA: who was killed is not with it any more. */
static void an_officer_who_fell_is_not_there(void **state)
{
    const struct fields *own = ruleset_find("d12-skirmish")->units->fields;
    struct roster_unit before = strength(8, 2), after = strength(8, 2);
    (void)state;
    assert_null(refused_at("\"has_officer\":true"));
    assert_null(refused_at("\"officer_killed\":true"));
    assert_string_equal(refused_at("\"officer_killed\":true,\"has_officer\":true"), "/units/0/officer_killed");
    unit_set_number(field_find(own, "officer_killed", 14), before.own, true);
    unit_set_number(field_find(own, "officer_killed", 14), after.own, true);
    unit_set_number(field_find(own, "has_officer", 11), after.own, true);
    assert_int_equal(violations_of(before, after), 1);
    unit_set_number(field_find(own, "officer_killed", 14), after.own, false);
    assert_int_equal(violations_of(before, after), 0); /* another one took his place */
}

/* Two of a session, of whom the first is in contact with this one. */
static void in_contact(struct roster *roster, struct roster_unit units[2], const char *with)
{
    const struct fields *own = ruleset_find("d12-skirmish")->units->fields;
    roster_start(roster, ruleset_find("d12-skirmish")->units, NULL);
    units[0] = units[1] = strength(8, 2);
    snprintf(units[0].id, sizeof units[0].id, "reds");
    snprintf(units[0].side, sizeof units[0].side, "red");
    snprintf(units[1].side, sizeof units[1].side, "blue");
    snprintf((char *)units[0].own + field_find(own, "contact_3", 9)->offset, UNIT_ID_MAX, "%s", with);
}

/* Contact is with units that are there: those that come in together, and those of the session. */
static void nobody_is_in_contact_with_nobody(void **state)
{
    static struct roster roster;
    struct roster_unit units[2];
    struct violations violations;
    (void)state;
    violations_start(&violations);
    in_contact(&roster, units, "blues");
    units_contacts_answer(roster.type, units, 2);
    assert_string_equal((const char *)units[1].own + field_find(roster.type->fields, "contact_1", 9)->offset, "reds");
    units_contacts_check(roster.type, NULL, units, 2, "/units", &violations);
    assert_int_equal(violations.count, 0);
    units_contacts_check(roster.type, &roster, units, 1, "/units", &violations);
    assert_int_equal(violations.count, 1);
    assert_int_equal(violations.list[0].code, ERROR_UNIT_UNKNOWN);
    assert_string_equal(violations.list[0].pointer, "/units/0/contact_3");
    assert_true(roster_add(&roster, &units[1]));
    violations_start(&violations); /* who is there already is put in contact by a change */
    units_contacts_check(roster.type, &roster, units, 1, "/units", &violations);
    assert_int_equal(violations.count, 1);
    assert_int_equal(violations.list[0].code, ERROR_CONFLICTING_FIELDS);
}

/* Of two who come in together in contact both say so. */
static void both_say_that_they_are_in_contact(void **state)
{
    static struct roster roster;
    struct roster_unit units[2];
    struct violations violations;
    (void)state;
    violations_start(&violations);
    in_contact(&roster, units, "blues");
    units_contacts_check(roster.type, NULL, units, 2, "/units", &violations);
    assert_int_equal(violations.count, 1);
    assert_int_equal(violations.list[0].code, ERROR_CONFLICTING_FIELDS);
    assert_string_equal(violations.list[0].pointer, "/units/0/contact_3");
}

/* Who is out of the game is in contact with nobody (A-D12-30), however it comes to be. */
static void nobody_is_in_contact_with_who_is_out(void **state)
{
    static struct roster roster;
    struct roster_unit units[2];
    (void)state;
    for (size_t who = 0; who < 2; who++) {
        struct violations violations;
        violations_start(&violations);
        in_contact(&roster, units, "blues");
        const struct fields *own = roster.type->fields;
        unit_set_number(field_find(own, "figures", 7), units[who].own, 0);
        units_contacts_check(roster.type, NULL, units, 2, "/units", &violations);
        assert_int_equal(violations.count, 1);
        assert_int_equal(violations.list[0].code, ERROR_CONFLICTING_FIELDS);
        assert_string_equal(violations.list[0].pointer, "/units/0/contact_3");
        assert_true(roster_add(&roster, &units[0]) && roster_add(&roster, &units[1]));
        const struct roster_change change = {
            .unit = 0, .member = field_find(own, "contact_3", 9), .kind = EFFECT_SET, .text = "blues"};
        violations_start(&violations);
        unit_change_contacts_check(&roster, &change, 1, "/changes", &violations);
        assert_int_equal(violations.count, 1);
        assert_int_equal(violations.list[0].code, ERROR_CONFLICTING_FIELDS);
    }
}

/* Nor by a hand, which brings nobody in contact with itself, either. */
static void a_hand_brings_nobody_in_contact_with_nobody(void **state)
{
    static const struct {
        const char *with;
        int32_t code;
    } hands[] = {
        {"blues", ERROR_NONE}, {"", ERROR_NONE}, {"nobody", ERROR_UNIT_UNKNOWN}, {"reds", ERROR_CONFLICTING_FIELDS}};
    static struct roster roster;
    struct roster_unit units[2];
    (void)state;
    for (size_t i = 0; i < LENGTH(hands); i++) {
        struct violations violations;
        violations_start(&violations);
        in_contact(&roster, units, hands[i].with);
        assert_true(roster_add(&roster, &units[0]) && roster_add(&roster, &units[1]));
        const struct roster_change change = {.unit = 0,
                                             .member = field_find(roster.type->fields, "contact_3", 9),
                                             .kind = EFFECT_SET,
                                             .text = hands[i].with};
        unit_change_contacts_check(&roster, &change, 1, "/changes", &violations);
        assert_int_equal(violations.count, hands[i].code != ERROR_NONE);
        if (hands[i].code == ERROR_NONE)
            continue;
        assert_int_equal(violations.list[0].code, hands[i].code);
        assert_string_equal(violations.list[0].pointer, "/changes/contact_3");
    }
}

/* Nor with a friend: contact is with enemies (D12-HTH-1). */
static void a_hand_brings_nobody_in_contact_with_a_friend(void **state)
{
    static struct roster roster;
    struct violations violations;
    struct roster_unit units[2];
    (void)state;
    violations_start(&violations);
    in_contact(&roster, units, "blues");
    memcpy(units[1].side, units[0].side, sizeof units[1].side);
    assert_true(roster_add(&roster, &units[0]) && roster_add(&roster, &units[1]));
    const struct roster_change change = {
        .member = field_find(roster.type->fields, "contact_3", 9), .kind = EFFECT_SET, .text = "blues"};
    unit_change_contacts_check(&roster, &change, 1, "/changes", &violations);
    assert_int_equal(violations.count, 1);
    assert_int_equal(violations.list[0].code, ERROR_CONFLICTING_FIELDS);
    assert_string_equal(violations.list[0].pointer, "/changes/contact_3");
}

/* A stance that the new kind has not is lost, and is among the changes then; what was changed itself stands once. */
static void what_follows_from_a_hand_is_said(void **state)
{
    const struct ruleset *colonial = ruleset_find("colonial");
    const struct fields *own = colonial->units->fields;
    struct roster_unit asked = {.id = "impi"};
    struct roster_change list[UNIT_FIELDS_MAX] = {
        {.unit = 4, .member = field_find(own, "kind", 4), .kind = EFFECT_SET, .value = 0}};
    void *options = calloc(1, colonial->options->size);
    (void)state;
    assert_non_null(options);
    fields_default(colonial->options, options);
    fields_default(own, asked.own);
    unit_set_number(field_find(own, "figures", 7), asked.own, 8);
    unit_set_number(list[0].member, asked.own, 0); /* regular infantry */
    unit_set_number(field_find(own, "gone_to_ground", 14), asked.own, true);
    struct roster_unit settled = asked;
    colonial->units->settle(settled.own, options);
    assert_int_equal(unit_change_follow(colonial->units, &asked, &settled, list, 1), 2);
    assert_string_equal(list[1].member->name, "gone_to_ground");
    assert_int_equal(list[1].unit, 4);
    assert_int_equal(list[1].before, true);
    assert_int_equal(list[1].value, false);
    assert_int_equal(list[1].after, false);
    assert_int_equal(unit_change_follow(colonial->units, &asked, &settled, list, 2), 2);
    free(options);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_change_is_read_whole_or_not_at_all),
                                       cmocka_unit_test(a_hand_makes_nothing_that_does_not_fit),
                                       cmocka_unit_test(nobody_is_in_contact_with_itself),
                                       cmocka_unit_test(an_officer_who_fell_is_not_there),
                                       cmocka_unit_test(nobody_is_in_contact_with_nobody),
                                       cmocka_unit_test(nobody_is_in_contact_with_who_is_out),
                                       cmocka_unit_test(both_say_that_they_are_in_contact),
                                       cmocka_unit_test(a_hand_brings_nobody_in_contact_with_nobody),
                                       cmocka_unit_test(a_hand_brings_nobody_in_contact_with_a_friend),
                                       cmocka_unit_test(what_follows_from_a_hand_is_said)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
