/* The body of a change by hand: what it says, and memory that does not suffice for it. */
#include "unit.h"
#include "unit_requests.h"

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

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_change_is_read_whole_or_not_at_all),
                                       cmocka_unit_test(a_hand_makes_nothing_that_does_not_fit),
                                       cmocka_unit_test(nobody_is_in_contact_with_itself)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
