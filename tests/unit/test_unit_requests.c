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

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_change_is_read_whole_or_not_at_all)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
