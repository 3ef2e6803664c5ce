/* Canonical bytes are told from all others; and where two values first differ is named. */
#include "canonical.h"
#include "unit.h"
#include <jansson.h>

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

static const struct json_t *read_quickly(const char *text, size_t length)
{
    bool starved;
    const struct json_t *value = json_read_compact(&arena, text, length, JSON_FORM_CANONICAL, &starved);
    assert_false(starved);
    return value;
}

/* As jansson alone reads it: what begins with spaces is not read quickly. */
static const struct json_t *read_slowly(const char *text, size_t length, struct violations *violations)
{
    char *spaced = arena_take(&arena, length + 2);
    assert_non_null(spaced);
    memcpy(spaced, "  ", 2);
    memcpy(spaced + 2, text, length);
    violations_start(violations);
    return json_read(&arena, spaced, length + 2, violations);
}

/* However a text is read, the values are the same, or why there are none. */
static void expect_same(const char *text, size_t length)
{
    struct writer written[2];
    struct violations violations[2];
    const struct json_t *slow = read_slowly(text, length, &violations[0]);
    violations_start(&violations[1]);
    const struct json_t *value = json_read(&arena, text, length, &violations[1]);
    if ((slow == NULL) != (value == NULL))
        fail_msg("%.*s is read: %d, and by jansson: %d", (int)length, text, value != NULL, slow != NULL);
    if (!slow) {
        assert_int_equal(violations[0].list[0].code, violations[1].list[0].code);
        return;
    }
    for (int i = 0; i < 2; i++) {
        writer_start(&written[i], 1 << 16);
        json_write(&written[i], i ? value : slow);
    }
    if (!json_equal(slow, value) || written[0].used != written[1].used ||
        memcmp(written[0].at, written[1].at, written[0].used) != 0)
        fail_msg("%.*s is read otherwise by jansson", (int)length, text);
    for (int i = 0; i < 2; i++)
        writer_end(&written[i]);
}

static void expect_refused(const char *text, size_t length)
{
    struct violations violations;
    expect_same(text, length);
    if (read_slowly(text, length, &violations))
        fail_msg("%.*s is read", (int)length, text);
}

/* Canonical texts are read quickly, unless they are a single number or word, and are what the parser reads. */
static void expect_quick(const char *text)
{
    const struct json_t *value = read_quickly(text, strlen(text));
    if ((value != NULL) != (strchr("{[\"", *text) != NULL))
        fail_msg("%s is read quickly: %d", text, value != NULL);
    struct writer written;
    writer_start(&written, 1 << 16);
    if (value) {
        json_write(&written, value);
        assert_int_equal(written.used, strlen(text));
        assert_memory_equal(written.at, text, written.used);
    }
    writer_end(&written);
    expect_same(text, strlen(text));
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
        "[\"\\\"\\\\/\\b\\f\\n\\r\\t \x7f\u00e9\",\"\\\\\",\"\\\\n\",\"a\\u000b\"]",
        "{\"body\":\"{\\\"place\\\":{\\\"link\\\":1},\\\"text\\\":\\\"a\\\\\\\\b\\\"}\",\"key\":\"\\\\\"}",
        "[\"\\\"\\\\/\\b\\f\\n\\r\\t \x7f\u00e9\",\"\\\\\",\"\\\\n\",\"\"]",
        "[0.1,2.5,-0.125,4.005,999999.999,7.3]",
        "-9007199254740992",
        "\"\\\"\\\\/\\b\\f\\n\\r\\t\\u000b\\u001f \x7f\u00e9\u2028\"",
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        if (!json_is_canonical(read_text(texts[i]), texts[i], strlen(texts[i]), &scratch))
            fail_msg("%s is canonical", texts[i]);
        else
            expect_quick(texts[i]);
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
        "{\"a\\\\\":1}",
        "[\"\\/\"]",
        "[\"a\\u0022\"]",
        "[\"a\\u000A\"]",
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
        else if (read_quickly(texts[i], strlen(texts[i])))
            fail_msg("%s is read as canonical", texts[i]);
        else
            expect_same(texts[i], strlen(texts[i]));
}

/* As programs write it: without spaces, members in any order. */
static void what_is_compact(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "{\"b\":1,\"a\":{\"d\":[2.5,{}],\"c\":\"x\"}}",
        "{\"b\":1,\"a\":2,\"b\":3}",
        "{\"b\":1,\"a\":2,\"b\":1}",
        "{\"b\":1,\"a\\u0062\":2,\"ab\":1}",
        "{\"\u00e9\":1,\"\":2}",
        "{\"a\x01\":1}",
        "{\"z\":null,\"a\":1}",
        "{\"z\":1.50,\"a\":9223372036854775807}",
        "{\"z\":9223372036854775808}",
        "{\"z\":\"\\u00e9\\ud83d\\ude00\"}",
        "{\"z\":\"\\ud83d\"}",
        "{\"z\":\"\\/\"}",
        "{\"z\":1}x",
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        expect_same(texts[i], strlen(texts[i]));
}

/* What hangs brackets under one another that stand side by side, as long as a line may be. */
static void expect_no_chain(const char *link, const char *last)
{
    enum { LONG = 1 << 20 };
    char *text = malloc(LONG);
    assert_non_null(text);
    for (size_t i = 0; i < LONG; i++)
        text[i] = i < LONG / 2 ? link[i % strlen(link)] : last[i % strlen(last)];
    struct arena large;
    arena_start(&large, 64 << 20);
    bool starved;
    assert_null(json_read_compact(&large, text, LONG, JSON_FORM_CANONICAL, &starved));
    assert_false(starved);
    arena_end(&large);
    expect_refused(text, 3000);
    free(text);
}

/* What finds the tokens lets much of it pass. */
static void what_is_no_json(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "",
        "{",
        "[",
        "]",
        "{]",
        "[}",
        "{}{}",
        "[][]",
        "[]]",
        "[1 2]",
        "[1,,2]",
        "[1,]",
        "[,1]",
        "[01]",
        "[-]",
        "[--1]",
        "[1.]",
        "[.5]",
        "[1.5.5]",
        "[t]",
        "[tru]",
        "[truetrue]",
        "[n]",
        "[+1]",
        "[\"a]",
        "[\"a\":1]",
        "[\"a\"\"b\"]",
        "{\"a\"}",
        "{\"a\":}",
        "{\"a\" 1}",
        "{\"a\",1}",
        "{\"a\":1,}",
        "{\"a\":1 \"b\":2}",
        "{\"a\":1:2}",
        "{\"a\":\"b\":1}",
        "{1:2}",
        "{{}:1}",
        "{[]:1}",
        "{:1}",
        "{\"a\":1}}",
        "{\"a\":1,\"a\":1}",
        "{\"a\":1,\"a\":2}",
        "[\"\xff\"]",
        "[\"\xed\xa0\x80\"]",
        "[\"\xc3\"]",
        "[\"\x01\"]",
        "[1]x",
        "x[1]",
        "[99999999999999999999]",
        "[\xc3\xa9]",
        "[\"\\\"]",
        "[\"\\u00\"]",
        "[\"\\u0000\"]",
        "[\"\\x\"]",
        "[\"\\u  1b\"]",
        "[\"\\u0x1f\"]",
        "[\"\\u+01f\"]",
        "[]:[]",
        "[]:[]:[]:[]",
        "[[]:1]",
        "{}:{}",
        "[]:]",
        "[]]:[",
        "[5.0.0]",
        "[5e0.0]",
        "[50e-1.0]",
        "[1.5e1e1]",
        "[1e1E1]",
        "[20.0.0,1]",
        "[1.5e0e]",
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        if (read_quickly(texts[i], strlen(texts[i])))
            fail_msg("%s is read", texts[i]);
        else
            expect_refused(texts[i], strlen(texts[i]));
    expect_no_chain("[]:", "[]");
    expect_no_chain("[]:", "]");
    expect_no_chain("{}:", "}");
    assert_null(read_quickly("[1]\0", 4));
    assert_null(read_quickly("[\"a\0b\"]", 7));
    char deep[2 * 65 + 1] = "";
    memset(deep, '[', 65);
    memset(deep + 65, ']', 65);
    assert_null(read_quickly(deep, 130));
    assert_non_null(read_quickly(deep + 1, 128));
}

static uint32_t random_below(uint32_t bound)
{
    static uint64_t state = 1;
    state = state * UINT64_C(6364136223846793005) + 1442695040888963407;
    return (uint32_t)(state >> 33) % bound;
}

/* Texts that have been changed at random: both ways of reading agree. */
static void what_was_changed(void **state)
{
    (void)state;
    static const char text[] =
        "{\"at\":\"2026-09-21T14:13:58.123Z\",\"dice\":{\"link\":1,\"secret\":\"11e0\"},\"draws\":[],"
        "\"input\":{\"cover\":[\"none\",{}],\"move\":-32,\"range\":2.5,\"skirmishing\":false},\"seq\":3,"
        "\"text\":\"{\\\"step\\\":\\\"a\\\\\\nb\\u0001c\\\"}\"}";
    static const char likely[] = "{}[]\",:0123456789.-eE \\atrufalsn\n\x01\x80\xc3\xa9\x7f";
    int taken = 0;
    for (int round = 0; round < 50000; round++) {
        char changed[sizeof text];
        struct violations violations;
        size_t length = sizeof text - 1;
        memcpy(changed, text, sizeof text);
        for (uint32_t i = random_below(3); i < 3; i++) {
            size_t at = random_below((uint32_t)length);
            if (random_below(3) == 0)
                memmove(changed + at, changed + at + 1, --length - at);
            else
                changed[at] = likely[random_below(sizeof likely)];
        }
        const struct json_t *slow = read_slowly(changed, length, &violations);
        bool canonical = slow && json_is_canonical(slow, changed, length, &scratch);
        bool quick = read_quickly(changed, length) != NULL;
        if (quick != canonical)
            fail_msg("%.*s is read quickly: %d, and is canonical: %d", (int)length, changed, quick, canonical);
        expect_same(changed, length);
        taken += quick;
        arena_reset(&arena);
    }
    assert_in_range(taken, 1000, 49000);
}

/* Where memory ends, nothing is read. */
static void little_memory(void **state)
{
    (void)state;
    static const char text[] = "{\"a\":[1,2.5,true,{\"b\":\"a text that is a little longer\"}],\"c\":{}}";
    bool read = false;
    for (size_t limit = 0; limit < 8192; limit += 16) {
        struct arena little;
        arena_start(&little, limit);
        bool starved, now = json_read_compact(&little, text, sizeof text - 1, JSON_FORM_CANONICAL, &starved) != NULL;
        assert_true(now || !read);
        assert_int_equal(starved, !now);
        read = now;
        arena_end(&little);
    }
    assert_true(read);
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
        cmocka_unit_test_setup_teardown(what_is_compact, setup, teardown),
        cmocka_unit_test_setup_teardown(what_is_no_json, setup, teardown),
        cmocka_unit_test_setup_teardown(what_was_changed, setup, teardown),
        cmocka_unit_test_setup_teardown(little_memory, setup, teardown),
        cmocka_unit_test_setup_teardown(where_values_differ, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
