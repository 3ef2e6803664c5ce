/* Units out of comma-separated values: the same as out of JSON, and every violation at its line and column. */
#include "fields/cells.h"
#include "referee/unit_requests.h"
#include "unit.h"

static struct arena arena;
static struct violations violations;
static void *options;

static int setup(void **state)
{
    (void)state;
    arena_start(&arena, 8 << 20);
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    arena_end(&arena);
    return 0;
}

static const struct ruleset *start(const char *name)
{
    const struct ruleset *ruleset = ruleset_find(name);
    arena_reset(&arena);
    violations_start(&violations);
    options = arena_take(&arena, ruleset->options->size);
    assert_non_null(options);
    fields_default(ruleset->options, options);
    return ruleset;
}

static struct units_request *decode(const char *name, const char *body)
{
    const struct ruleset *ruleset = start(name);
    return units_decode_csv(&arena, ruleset, options, body, strlen(body), &violations);
}

static void assert_same(const char *name, const char *body, const char *json)
{
    const struct ruleset *ruleset = ruleset_find(name);
    const struct units_request *units = decode(name, body);
    if (!units)
        fail_msg("%s %s", violations.list[0].pointer, violations.list[0].message);
    const struct units_request *wanted = units_decode(&arena, ruleset, options, json, strlen(json), &violations);
    if (!wanted)
        fail_msg("%s %s", violations.list[0].pointer, violations.list[0].message);
    assert_int_equal(units->count, wanted->count);
    for (int32_t i = 0; i < units->count; i++) {
        assert_string_equal(units->units[i].id, wanted->units[i].id);
        assert_string_equal(units->units[i].name, wanted->units[i].name);
        assert_string_equal(units->units[i].side, wanted->units[i].side);
        assert_memory_equal(units->units[i].own, wanted->units[i].own, ruleset->units->fields->size);
    }
}

static void units_are_those_of_json(void **state)
{
    (void)state;
    assert_same("colonial",
                "id,name,side,kind,weapon,leadership,figures\r\n"
                "watch,\"Watch, Black\",red,regular_infantry,modern_rifle,6,12\r\n"
                "\r\n"
                "impi,,blue,tribal_infantry,,5,16\r\n",
                "{\"units\":[{\"id\":\"watch\",\"name\":\"Watch, Black\",\"side\":\"red\","
                "\"kind\":\"regular_infantry\",\"weapon\":\"modern_rifle\",\"leadership\":6,\"figures\":12},"
                "{\"id\":\"impi\",\"side\":\"blue\",\"kind\":\"tribal_infantry\",\"leadership\":5,\"figures\":16}]}");
}

/* Truths in both spellings of tables. */
static void truths(void **state)
{
    (void)state;
    assert_same(
        "colonial", "id,side,kind,figures,has_leader\na,b,regular_infantry,9,FALSE\nc,b,regular_infantry,9,true\n",
        "{\"units\":[{\"id\":\"a\",\"side\":\"b\",\"kind\":\"regular_infantry\",\"figures\":9,\"has_leader\":false},"
        "{\"id\":\"c\",\"side\":\"b\",\"kind\":\"regular_infantry\",\"figures\":9,\"has_leader\":true}]}");
}

struct refusal {
    const char *body;
    enum umpire_error code;
    const char *pointer;
};

#define HEAD "id,side,kind,figures\n"

static void what_is_refused(void **state)
{
    (void)state;
    static const struct refusal cases[] = {
        {"", ERROR_MISSING_FIELD, "#1,0"},
        {HEAD, ERROR_MISSING_FIELD, "#1,0"},
        {"id,side,kind,figures,swords\na,b,regular_infantry,9,1\n", ERROR_UNKNOWN_FIELD, "#1,5"},
        {"id,side,kind,figures,id\na,b,regular_infantry,9,c\n", ERROR_DUPLICATE_FIELD, "#1,5"},
        {"id,kind,figures\na,regular_infantry,9\n", ERROR_MISSING_FIELD, "#1,0"},
        {HEAD "a,b,regular_infantry,12\nc,b,regular_infantry,x\n", ERROR_WRONG_TYPE, "#3,4"},
        {HEAD "a,b,regular_infantry,12\n\nc,b,regular_infantry,9999\n", ERROR_OUT_OF_RANGE, "#4,4"},
        {HEAD "a,b,infantry_of_sorts,12\n", ERROR_NOT_A_CHOICE, "#2,3"},
        {HEAD "a,,regular_infantry,12\n", ERROR_MISSING_FIELD, "#2,2"},
        {HEAD "a,b,regular_infantry\n", ERROR_WRONG_LENGTH, "#2,4"},
        {HEAD "a,b,regular_infantry,12,\n", ERROR_WRONG_LENGTH, "#2,5"},
        {HEAD "A,b,regular_infantry,12\n", ERROR_INVALID_TEXT, "#2,1"},
        {HEAD "a,b,regular_infantry,12\na,b,regular_infantry,12\n", ERROR_NOT_UNIQUE, "#3,1"},
        {HEAD "a,\xFF,regular_infantry,12\n", ERROR_INVALID_TEXT, "#2,2"},
        {"id,side,kind,figures,has_leader\na,b,regular_infantry,9,1\n", ERROR_WRONG_TYPE, "#2,5"},
        {HEAD "a,b\"c,regular_infantry,12\n", ERROR_MALFORMED_CSV, "#2,2"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        if (decode("colonial", cases[i].body))
            fail_msg("%s", cases[i].body);
        if (violations.count != 1 || violations.list[0].code != cases[i].code)
            fail_msg("%s: %d, %s %s", cases[i].body, violations.count, violations.list[0].pointer,
                     violations.list[0].message);
        assert_string_equal(violations.list[0].pointer, cases[i].pointer);
    }
}

/* All of it at once, and as many units as JSON may bring. */
static void everything_is_told(void **state)
{
    (void)state;
    char body[ROSTER_UNITS_MAX * 40 + 200];
    struct text text;
    assert_null(decode("colonial", HEAD "a,b,c,d\n\"\",b,regular_infantry,-1\n"));
    assert_int_equal(violations.count, 4);
    static const char *const places[] = {"#2,3", "#2,4", "#3,1", "#3,4"};
    for (int32_t i = 0; i < 4; i++)
        assert_string_equal(violations.list[i].pointer, places[i]);
    text_start(&text, body, sizeof body);
    text_add(&text, HEAD);
    for (int32_t i = 0; i < ROSTER_UNITS_MAX; i++)
        text_format(&text, "u%d,b,regular_infantry,9\n", i);
    const struct units_request *request = decode("colonial", body);
    assert_non_null(request);
    assert_int_equal(request->count, ROSTER_UNITS_MAX);
    text_add(&text, "more,b,regular_infantry,9\n");
    assert_null(decode("colonial", body));
    assert_int_equal(violations.list[0].code, ERROR_WRONG_LENGTH);
    assert_string_equal(violations.list[0].pointer, "#66,0");
}

/* What the ruleset's own check says stands at its cell, or, where there is no such column, at the line. */
static void checks_of_the_ruleset(void **state)
{
    (void)state;
    static const char body[] = "id,side,kind,figures\nx,b,regular_infantry,8\na,b,regular_infantry,12\n";
    struct violations found;
    struct units_request *request = decode("colonial", body);
    assert_non_null(request);
    violations_start(&found);
    violation_add(&found, ERROR_CONFLICTING_FIELDS, "/units/1/figures", "x");
    violation_add(&found, ERROR_CONFLICTING_FIELDS, "/units/0/weapon", "y");
    units_csv_blame(request->cells, &found, &violations);
    assert_int_equal(violations.count, 2);
    assert_string_equal(violations.list[0].pointer, "#3,4");
    assert_string_equal(violations.list[1].pointer, "#2,0");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(units_are_those_of_json), cmocka_unit_test(truths),
        cmocka_unit_test(what_is_refused),         cmocka_unit_test(everything_is_told),
        cmocka_unit_test(checks_of_the_ruleset),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
