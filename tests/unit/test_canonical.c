/* Canonical bytes are told from all others; and where two values first differ is named. */
#include "canonical.h"
#include "compare.h"
#include "unit.h"

static struct arena arena;
static struct writer scratch;

static int setup(void **state)
{
    (void)state;
    arena_start(&arena, 4 << 20);
    writer_start(&scratch, 1 << 16);
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    arena_end(&arena);
    writer_end(&scratch);
    return 0;
}

static const struct json_t *read_text(const char *text)
{
    struct violations violations;
    violations_start(&violations);
    const struct json_t *value = json_read(&arena, text, strlen(text), &violations);
    assert_non_null(value);
    return value;
}

static void what_is_canonical(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "{}",
        "[]",
        "{\"a\":1,\"ab\":-1,\"b\":[true,false,\"x\"]}",
        "{\"A\":{\"z\":0},\"a\":[]}",
        "9007199254740992",
        "[0.1,2.5,-0.125,4.005,999999.999,7.3]",
        "-9007199254740992",
        "\"\\\"\\\\/\\b\\f\\n\\r\\t\\u000b\\u001f \x7f\u00e9\u2028\"",
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        if (!json_is_canonical(read_text(texts[i]), texts[i], strlen(texts[i]), &scratch))
            fail_msg("%s is canonical", texts[i]);
}

static void what_is_not(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "{ }",
        "[1,2] ",
        " 1",
        "{\"b\":1,\"a\":1}",
        "{\"a\":null}",
        "null",
        "1.0",
        "1e3",
        "-0",
        "9007199254740993",
        "\"\\u0041\"",
        "\"\\/\"",
        "\"\\u001F\"",
        "\"\\u000a\"",
        "{\"\u00e9\":1}",
        "{\"a\\\"\":1}",
        "[[[1.50]]]",
        "0.0005",
        "1.5e0",
        "15e-1",
        "2.5000000000000000000000001",
        "2.0",
        "-0.0",
        "{\"a\": 1}",
        "[\n]",
        "-9007199254740993",
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        if (json_is_canonical(read_text(texts[i]), texts[i], strlen(texts[i]), &scratch))
            fail_msg("%s is not canonical", texts[i]);
}

/* The pointer to the first difference; "same" when there is none. */
static void expect_difference(const char *recorded, const char *wanted, bool may_lack, const char *pointer)
{
    char words[64];
    struct text where;
    const struct json_t *left, *right;
    text_start(&where, words, sizeof words);
    bool differs = json_differs(read_text(recorded), read_text(wanted), may_lack, &where, &left, &right);
    assert_string_equal(differs ? words : "same", pointer);
    if (!differs)
        assert_string_equal(words, "");
}

static void where_values_differ(void **state)
{
    (void)state;
    static const char deep[] = "{\"a\":{\"b\":[1,{\"c\":true}]},\"d\":\"x\"}";
    expect_difference(deep, deep, false, "same");
    expect_difference(deep, "{\"a\":{\"b\":[1,{\"c\":false}]},\"d\":\"x\"}", false, "/a/b/1/c");
    expect_difference(deep, "{\"a\":{\"b\":[1]},\"d\":\"x\"}", true, "/a/b/1");
    expect_difference("{\"a\":1}", "{\"a\":1,\"b\":2}", false, "/b");
    expect_difference("{\"a\":1}", "{\"a\":1,\"b\":2}", true, "same");
    expect_difference("{\"a\":1,\"b\":2}", "{\"a\":1}", true, "/b");
    expect_difference("[1]", "[1,2]", true, "/1");
    expect_difference("1", "\"1\"", true, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(what_is_canonical, setup, teardown),
        cmocka_unit_test_setup_teardown(what_is_not, setup, teardown),
        cmocka_unit_test_setup_teardown(where_values_differ, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
