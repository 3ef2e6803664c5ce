/* Parsing: what is refused and what it is called, and that a tree lives in its arena. */
#include "fields/json.h"
#include "unit.h"

static struct arena arena;
static struct violations violations;

static int setup(void **state)
{
    (void)state;
    arena_start(&arena, 4 << 20);
    violations_start(&violations);
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    arena_end(&arena);
    return 0;
}

static void refused(const char *bytes, size_t length, enum umpire_error code)
{
    violations_start(&violations);
    assert_null(json_read(&arena, bytes, length, &violations));
    assert_int_equal(violations.count, 1);
    if (violations.list[0].code != code)
        fail_msg("%.60s: %s, wanted %s", bytes, error_entry(violations.list[0].code)->code, error_entry(code)->code);
    assert_string_equal(violations.list[0].pointer, "");
    assert_true(violations.list[0].message[0] != '\0');
    assert_true(is_utf8(violations.list[0].message, strlen(violations.list[0].message)));
}

static void refused_text(const char *text, enum umpire_error code)
{
    refused(text, strlen(text), code);
}

static void what_is_not_json(void **state)
{
    (void)state;
    static const char *const cases[] = {
        "",
        " ",
        "{",
        "}",
        "[1,]",
        "{\"a\":}",
        "{\"a\" 1}",
        "{a:1}",
        "{'a':1}",
        "nul",
        "NaN",
        "Infinity",
        "01",
        "1.",
        ".5",
        "+1",
        "0x10",
        "\"a",
        "\"\\x\"",
        "\"\\u12\"",
        "\"\t\"",
        "{} {}",
        "{}x",
        "[] // c",
        "/* */ []",
        "\"\\ud800\"",
        "1 2",
        "{\"a\":1,}",
        "\xEF\xBB\xBF{}",
    };
    for (size_t i = 0; i < LENGTH(cases); i++)
        refused_text(cases[i], ERROR_MALFORMED_JSON);
    refused(NULL, 0, ERROR_MALFORMED_JSON);
    refused("{}\0", 3, ERROR_MALFORMED_JSON);
    refused("\0", 1, ERROR_MALFORMED_JSON);
}

static void what_is_not_utf_8(void **state)
{
    (void)state;
    static const char *const cases[] = {
        "\"\xFF\"",     "\"\xC3\"",      "\"\xC0\x80\"",        "\"\xED\xA0\x80\"", "\"\xF4\x90\x80\x80\"",
        "\"\xE2\x82\"", "{\"\xA0\": 1}", "\"\xF0\x80\x80\xAF\""};
    for (size_t i = 0; i < LENGTH(cases); i++)
        refused_text(cases[i], ERROR_MALFORMED_JSON);
}

static void what_json_allows_and_we_do_not(void **state)
{
    (void)state;
    refused_text("{\"a\":1,\"b\":2,\"a\":3}", ERROR_DUPLICATE_FIELD);
    refused_text("{\"a\":{\"b\":1,\"b\":1}}", ERROR_DUPLICATE_FIELD);
    refused_text("{\"a\":1,\"\\u0061\":2}", ERROR_DUPLICATE_FIELD);
    refused_text("\"\\u0000\"", ERROR_INVALID_TEXT);
    refused_text("{\"\\u0000\":1}", ERROR_INVALID_TEXT);
    refused_text("{\"a\\u0000b\":1}", ERROR_INVALID_TEXT);
    refused_text("9223372036854775808", ERROR_OUT_OF_RANGE);
    refused_text("-9223372036854775809", ERROR_OUT_OF_RANGE);
    char digits[402];
    memset(digits, '0', sizeof digits);
    digits[0] = '1';
    refused(digits, 401, ERROR_OUT_OF_RANGE); /* 10^400, written out */
}

/* What is told of a body repeats none of its bytes. */
static void bodies_are_not_repeated(void **state)
{
    (void)state;
    refused_text("{\"\\\\\\\xD2\xA8\xEE\xE3~U\"", ERROR_MALFORMED_JSON);
    refused_text("[tr\xC3\xA9s]", ERROR_MALFORMED_JSON);
    assert_string_equal(violations.list[0].message, "line 1, column 3: invalid token");
    refused_text("{\"near 'x\":1,\"near 'x\":1}", ERROR_DUPLICATE_FIELD);
    assert_string_equal(violations.list[0].message, "line 1, column 22: a member must not be given twice");
}

/* The words are for whoever sent the body, and say nothing of the library's own switches. */
static void what_is_not_allowed_is_said_in_words(void **state)
{
    (void)state;
    refused_text("{\"a\":1,\"a\":2}", ERROR_DUPLICATE_FIELD);
    assert_string_equal(violations.list[0].message, "line 1, column 10: a member must not be given twice");
    refused_text("\"a\\u0000\"", ERROR_INVALID_TEXT);
    assert_string_equal(violations.list[0].message, "line 1, column 9: a text must not contain \\u0000");
    refused_text("{\"\\u0000\":1}", ERROR_INVALID_TEXT);
    assert_string_equal(violations.list[0].message, "line 1, column 9: a text must not contain \\u0000");
    refused_text("9223372036854775808", ERROR_OUT_OF_RANGE);
    assert_string_equal(violations.list[0].message, "line 1, column 19: the integer is too large");
    refused_text("-9223372036854775809", ERROR_OUT_OF_RANGE);
    assert_string_equal(violations.list[0].message, "line 1, column 20: the integer is too large");
}

static void absurd_depth(void **state)
{
    (void)state;
    enum { DEPTH = 5000 };
    static char lists[2 * DEPTH], objects[6 * DEPTH];
    memset(lists, '[', DEPTH);
    memset(lists + DEPTH, ']', DEPTH);
    refused(lists, sizeof lists, ERROR_TOO_DEEP);
    refused(lists, DEPTH, ERROR_TOO_DEEP);
    for (size_t i = 0; i < DEPTH; i++)
        memcpy(objects + 5 * i, "{\"a\":", 5);
    refused(objects, 5 * DEPTH, ERROR_TOO_DEEP);
}

static void more_than_the_arena_holds(void **state)
{
    (void)state;
    static char lists[60000];
    struct arena small;
    for (size_t i = 0; i + 3 < sizeof lists; i += 3)
        memcpy(lists + i, "[],", 3);
    lists[0] = '[';
    memcpy(lists + sizeof lists - 3, "[]]", 3);
    lists[1] = '0';
    lists[2] = ',';
    assert_non_null(json_read(&arena, lists, sizeof lists, &violations));
    arena_start(&small, 64 << 10);
    violations_start(&violations);
    assert_null(json_read(&small, lists, sizeof lists, &violations));
    assert_int_equal(violations.count, 1);
    assert_int_equal(violations.list[0].code, ERROR_BODY_TOO_LARGE);
    arena_end(&small);
}

/* Wherever the arena ends, within a long text too, nothing is written behind it: the sanitizers see to that. */
static void an_arena_that_ends_anywhere(void **state)
{
    (void)state;
    char body[1200];
    size_t used = (size_t)snprintf(body, sizeof body, "[{},{},{\"a\":1},\"");
    for (; used < sizeof body - 12; used += 6)
        memcpy(body + used, "\\u00e9", 6);
    used += (size_t)snprintf(body + used, sizeof body - used, "\",2]");
    for (size_t limit = 64; limit < 8000; limit += 16) {
        struct arena small;
        arena_start(&small, limit);
        violations_start(&violations);
        if (!json_read(&small, body, used, &violations))
            assert_int_equal(violations.list[0].code, ERROR_BODY_TOO_LARGE);
        arena_end(&small);
    }
}

static void what_is_fine(void **state)
{
    (void)state;
    static const char *const cases[] = {"null",
                                        "true",
                                        "1",
                                        "-0",
                                        "1.0",
                                        "\"\"",
                                        "[]",
                                        " {} \n",
                                        "1e2",
                                        "[1e400]",
                                        "[-1.5E-400, 123456789012345678901234567890.5]",
                                        "{\"\":1}",
                                        "\"\\u00e9\\ud83d\\ude00\"",
                                        "\"\x7F\"",
                                        "9223372036854775807",
                                        "-9223372036854775808"};
    for (size_t i = 0; i < LENGTH(cases); i++)
        assert_non_null(json_read(&arena, cases[i], strlen(cases[i]), &violations));
    assert_int_equal(violations.count, 0);
}

static void members_and_items(void **state)
{
    (void)state;
    static const char text[] = "{\"a\":\"x\",\"b\":[1,\"y\",-3],\"c\":9007199254740993,\"d\":1.5,\"e\":null}";
    const struct json_t *root = json_read(&arena, text, sizeof text - 1, &violations);
    const struct json_t *list = json_member(root, "b");
    assert_string_equal(json_text_member(root, "a"), "x");
    assert_null(json_text_member(root, "b"));
    assert_null(json_text_member(root, "none"));
    assert_null(json_member(root, "none"));
    assert_null(json_member(list, "a"));
    assert_null(json_member(NULL, "a"));
    assert_null(json_text_member(NULL, "a"));
    assert_int_equal(json_list_size(list), 3);
    assert_int_equal(json_list_size(root), 0);
    assert_int_equal(json_list_size(NULL), 0);
    assert_null(json_list_item(list, 3));
    assert_int_equal(json_int(json_list_item(list, 2), 7), -3);
    assert_int_equal(json_int(json_list_item(list, 1), 7), 7);
    assert_int_equal(json_int_member(root, "c", 7), INT64_C(9007199254740993));
    assert_int_equal(json_int_member(root, "d", 7), 7);
    assert_int_equal(json_int_member(NULL, "d", 7), 7);
}

static void values_are_written_as_they_stand(void **state)
{
    (void)state;
    static const char text[] = "{\"z\":[7.3,{\"b\":true,\"a\":null}],\"a\":\"\\u00e9\\n\",\"\\\"k\":-0.50}";
    struct writer out;
    writer_start(&out, 4096);
    write_array(&out);
    write_int(&out, 1);
    json_write(&out, json_read(&arena, text, sizeof text - 1, &violations));
    json_write(&out, json_read(&arena, "5", 1, &violations));
    write_array_end(&out);
    static const char wanted[] = "[1,{\"z\":[7.3,{\"b\":true,\"a\":null}],\"a\":\"é\\n\",\"\\\"k\":-0.5},5]";
    assert_false(out.failed);
    assert_int_equal(out.used, sizeof wanted - 1);
    assert_memory_equal(out.at, wanted, out.used);
    json_write(&out, NULL);
    assert_true(out.failed);
    writer_end(&out);
}

/* Numbers are read from their digits: nothing is rounded on the way, and what is whole is an integer. */
static void numbers_are_exact(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        enum value_kind kind;
        int64_t thousandths; /* INT64_MIN: it cannot be held */
        const char *written;
    } cases[] = {
        {"0.1", VALUE_FRACTION, 100, "0.1"},
        {"2.5", VALUE_FRACTION, 2500, "2.5"},
        {"-0.125", VALUE_FRACTION, -125, "-0.125"},
        {"0.001", VALUE_FRACTION, 1, "0.001"},
        {"2.50", VALUE_FRACTION, 2500, "2.5"},
        {"2.500000000000000000000000000000", VALUE_FRACTION, 2500, "2.5"},
        {"0.0000000000000000000000000025e27", VALUE_FRACTION, 2500, "2.5"},
        {"25e-1", VALUE_FRACTION, 2500, "2.5"},
        {"25000000000000000000000000000000E-31", VALUE_FRACTION, 2500, "2.5"},
        {"9007199254740.991", VALUE_FRACTION, INT64_C(9007199254740991), "9007199254740.991"},
        {"3.0", VALUE_INTEGER, 3000, "3"},
        {"1e0", VALUE_INTEGER, 1000, "1"},
        {"1e+3", VALUE_INTEGER, 1000000, "1000"},
        {"0.3e1", VALUE_INTEGER, 3000, "3"},
        {"-120E-1", VALUE_INTEGER, -12000, "-12"},
        {"0e99999999999999999999", VALUE_INTEGER, 0, "0"},
        {"-0.0", VALUE_INTEGER, 0, "0"},
        {"1e18", VALUE_INTEGER, INT64_MIN, "1000000000000000000"},
        {"9007199254740", VALUE_INTEGER, INT64_C(9007199254740000), "9007199254740"},
        {"9007199254741", VALUE_INTEGER, INT64_MIN, "9007199254741"},
        {"0.0005", VALUE_FRACTION, INT64_MIN, NULL},
        {"2.5000000000000000000000000000001", VALUE_FRACTION, INT64_MIN, NULL},
        {"0.30000000000000001", VALUE_FRACTION, INT64_MIN, NULL},
        {"9007199254740.993", VALUE_FRACTION, INT64_MIN, NULL},
        {"1e19", VALUE_INTEGER, INT64_MIN, "9223372036854775807"},
        {"-1e19", VALUE_INTEGER, INT64_MIN, "-9223372036854775807"},
        {"12345678901234567890.000", VALUE_INTEGER, INT64_MIN, "9223372036854775807"},
        {"1e-4", VALUE_FRACTION, INT64_MIN, NULL},
        {"1e-99999999999999999999", VALUE_FRACTION, INT64_MIN, NULL},
        {"1e99999999999999999999", VALUE_INTEGER, INT64_MIN, "9223372036854775807"},
        {"92233720368547758070.5", VALUE_FRACTION, INT64_MIN, NULL},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        char text[100];
        int64_t thousandths = 0;
        struct writer out;
        snprintf(text, sizeof text, "[\"1.5\\\"\",%s]", cases[i].text);
        const struct json_t *value = json_list_item(json_read(&arena, text, strlen(text), &violations), 1);
        if (json_kind(value) != cases[i].kind ||
            json_thousandths(value, &thousandths) != (cases[i].thousandths != INT64_MIN) ||
            (cases[i].thousandths != INT64_MIN && thousandths != cases[i].thousandths))
            fail_msg("%s is %lld", cases[i].text, (long long)thousandths);
        writer_start(&out, 100);
        json_write(&out, value);
        write_raw(&out, "", 1);
        if (cases[i].written)
            assert_string_equal(out.at, cases[i].written);
        else /* what cannot be held is not held after it was written and read, either */
            assert_false(json_thousandths(json_read(&arena, out.at, strlen(out.at), &violations), &thousandths));
        writer_end(&out);
    }
    assert_int_equal(violations.count, 0);
}

/* One number in every form that a stranger thought of, by itself, after spaces and among others. */
static void forms_of_one_number(void **state)
{
    (void)state;
    static const char *const five[] = {"5",    "5.0",  "5.00",  "5e0",   "5E0",     "5e+0",
                                       "5e-0", "5e00", "50e-1", "0.5e1", "0.05E+2", "500.000e-2"};
    static const char *const malformed[] = {"05", "00",  "-05",   "0x5",  "+5",   "NaN",   "Infinity", "5.0.0",
                                            "5.", ".5",  "-.5",   "5e",   "5e+",  "5e0.0", "5f",       "5_0",
                                            "-",  "--5", "5e0e0", "5,,0", "-NaN", "5 0",   "5.e0"};
    static const char *const beyond[] = {"1e400", "-1e400", "1e19", "5e99999999999999999999"};
    static const char *const fine[] = {"4.9999999999999999999", "5.0000000000000000001", "1e-400", "0.0005"};
    static const struct {
        const char *before, *after;
    } frames[] = {{"[", "]"}, {"[ ", " ]"}, {"[", ",2.5,\"5.0\"]"}};
    char text[100];
    for (size_t k = 0; k < LENGTH(frames); k++) {
        for (size_t i = 0; i < LENGTH(five) + LENGTH(beyond) + LENGTH(fine); i++) {
            size_t large = i - LENGTH(five), broken = large - LENGTH(beyond);
            bool is_five = i < LENGTH(five), is_beyond = !is_five && large < LENGTH(beyond);
            const char *form = is_five ? five[i] : is_beyond ? beyond[large] : fine[broken];
            snprintf(text, sizeof text, "%s%s%s", frames[k].before, form, frames[k].after);
            violations_start(&violations);
            const struct json_t *value = json_list_item(json_read(&arena, text, strlen(text), &violations), 0);
            int64_t number = json_int(value, 0), thousandths = 0;
            bool exact = json_thousandths(value, &thousandths);
            if (json_kind(value) != (is_five || is_beyond ? VALUE_INTEGER : VALUE_FRACTION) || exact != is_five ||
                (is_five && (number != 5 || thousandths != 5000)) ||
                (is_beyond && number != (*form == '-' ? -INT64_MAX : INT64_MAX)))
                fail_msg("%s is %lld", form, (long long)number);
        }
        for (size_t i = 0; i < LENGTH(malformed); i++) {
            snprintf(text, sizeof text, "%s%s%s", frames[k].before, malformed[i], frames[k].after);
            refused_text(text, ERROR_MALFORMED_JSON);
        }
    }
}

/* What is wrong behind a number that was spelt anew is told of the text as it came. */
static void places_are_told_of_the_text(void **state)
{
    (void)state;
    static const char *const cases[] = {"[1e9,2.25,x]", "[1.5.5]", "[1.e5]", "[01.5]", "[-]",
                                        "[1.5e]",       "[.5]",    "[1.5",   "[-.5]"};
    refused_text(cases[0], ERROR_MALFORMED_JSON);
    assert_string_equal(violations.list[0].message, "line 1, column 11: invalid token");
    for (size_t i = 0; i < LENGTH(cases); i++)
        refused_text(cases[i], ERROR_MALFORMED_JSON);
}

static struct json_t *tree(const char *text)
{
    violations_start(&violations);
    struct json_t *root = json_read(&arena, text, strlen(text), &violations);
    assert_non_null(root);
    return root;
}

static void assert_tree(const struct json_t *root, const char *wanted)
{
    struct writer out;
    writer_start(&out, 1 << 16);
    json_write(&out, root);
    write_raw(&out, "", 1);
    assert_string_equal(out.at, wanted);
    writer_end(&out);
}

static void values_are_set_by_pointer(void **state)
{
    (void)state;
    static const struct {
        const char *root, *pointer, *after; /* after NULL: it leads nowhere */
    } cases[] = {
        {"{\"a\":1}", "/a", "{\"a\":true}"},
        {"{\"a\":1}", "/b", "{\"a\":1,\"b\":true}"},
        {"{}", "/", "{\"\":true}"},
        {"{\"a\":{\"b\":[1,{\"c\":2}]}}", "/a/b/1/c", "{\"a\":{\"b\":[1,{\"c\":true}]}}"},
        {"{\"a\":{\"b\":[1,{\"c\":2}]}}", "/a/b/0", "{\"a\":{\"b\":[true,{\"c\":2}]}}"},
        {"[1,2]", "/1", "[1,true]"},
        {"{\"a/b\":1,\"c~d\":1,\"~1\":1}", "/a~1b", "{\"a/b\":true,\"c~d\":1,\"~1\":1}"},
        {"{\"a/b\":1,\"c~d\":1,\"~1\":1}", "/c~0d", "{\"a/b\":1,\"c~d\":true,\"~1\":1}"},
        {"{\"a/b\":1,\"c~d\":1,\"~1\":1}", "/~01", "{\"a/b\":1,\"c~d\":1,\"~1\":true}"},
        {"{\"a\":1}", "", NULL},
        {"{\"a\":1}", "a", NULL},
        {"{\"a\":1}", "/a/b", NULL},
        {"{\"a\":1}", "/b/c", NULL},
        {"{\"a\":1}", "/a~", NULL},
        {"{\"a\":1}", "/~2", NULL},
        {"[1,2]", "/2", NULL},
        {"[1,2]", "/-", NULL},
        {"[1,2]", "/01", NULL},
        {"[1,2]", "/+1", NULL},
        {"[1,2]", "/", NULL},
        {"[1,2]", "/9999999999999999999", NULL},
        {"5", "/0", NULL},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct json_t *root = tree(cases[i].root);
        enum json_set_result result = json_set(&arena, root, cases[i].pointer, tree("true"));
        if (result != (cases[i].after ? JSON_SET_DONE : JSON_SET_NOWHERE))
            fail_msg("%s in %s", cases[i].pointer, cases[i].root);
        assert_tree(root, cases[i].after ? cases[i].after : cases[i].root);
    }
}

/* One value may stand in many places, and be replaced in each. */
static void a_value_is_shared(void **state)
{
    (void)state;
    struct json_t *root = tree("{\"a\":1}");
    const struct json_t *value = tree("{\"x\":[1,2]}");
    for (int i = 0; i < 100; i++) {
        assert_int_equal(json_set(&arena, root, "/a", value), JSON_SET_DONE);
        assert_int_equal(json_set(&arena, root, "/b", value), JSON_SET_DONE);
        assert_int_equal(json_set(&arena, root, "/a", tree("7")), JSON_SET_DONE);
    }
    assert_tree(root, "{\"a\":7,\"b\":{\"x\":[1,2]}}");
    assert_tree(value, "{\"x\":[1,2]}");
}

static void a_member_is_taken_out(void **state)
{
    (void)state;
    struct json_t *root = tree("{\"a\":1,\"vary\":{\"p\":[1],\"q\":[2,3]}}");
    const char *name = NULL;
    const struct json_t *vary = json_take_out(&arena, root, "vary");
    assert_tree(root, "{\"a\":1}");
    assert_int_equal(json_member_count(vary), 2);
    assert_true(json_is_list(json_next(vary, &name)));
    assert_string_equal(name, "p");
    assert_int_equal(json_list_size(json_next(vary, &name)), 2);
    assert_string_equal(name, "q");
    assert_null(json_next(vary, &name));
    assert_null(name);
    assert_null(json_next(tree("[1]"), &name));
    assert_null(json_next(NULL, &name));
    assert_tree(vary, "{\"p\":[1],\"q\":[2,3]}");
    assert_null(json_take_out(&arena, root, "vary"));
    assert_null(json_take_out(&arena, tree("[1]"), "vary"));
    assert_int_equal(json_member_count(tree("[1]")), 0);
    assert_false(json_is_list(root));
}

/* Setting takes memory from the arena only. */
static void an_arena_that_is_full(void **state)
{
    (void)state;
    struct arena small;
    struct violations none;
    char pointer[40];
    arena_start(&small, 16384);
    violations_start(&none);
    struct json_t *root = json_read(&small, "{}", 2, &none);
    const struct json_t *value = json_read(&small, "1", 1, &none);
    enum json_set_result result = JSON_SET_DONE;
    for (int i = 0; i < 10000 && result == JSON_SET_DONE; i++) {
        snprintf(pointer, sizeof pointer, "/member_%d", i);
        result = json_set(&small, root, pointer, value);
    }
    assert_int_equal(result, JSON_SET_STARVED);
    arena_end(&small);
}

static void assert_depth(const char *text, int32_t depth)
{
    assert_true(json_depth_fits(text, strlen(text), depth));
    if (depth > 0)
        assert_false(json_depth_fits(text, strlen(text), depth - 1));
}

static void how_deep_it_is(void **state)
{
    (void)state;
    assert_true(json_depth_fits(NULL, 0, 1));
    assert_depth("", 0);
    assert_depth("1", 0);
    assert_depth("[]", 1);
    assert_depth("[[],[],[],{}]", 2);
    assert_depth("{\"a\":[{\"b\":[]}],\"c\":{}}", 4);
    assert_depth("[{\"[[[[\":\"{{{{\"}]", 2);
    assert_depth("[\"\\\"[[[[\\\\\",[]]", 2); /* "\"[[[[\\" is one text */
    assert_depth("[\"\\\\\",[[]]]", 3);
    assert_depth("[[[", 3);
    assert_depth("]]][", 0); /* no JSON: whatever else is wrong with it will be said */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(what_is_not_json, setup, teardown),
        cmocka_unit_test_setup_teardown(what_is_not_utf_8, setup, teardown),
        cmocka_unit_test_setup_teardown(what_json_allows_and_we_do_not, setup, teardown),
        cmocka_unit_test_setup_teardown(bodies_are_not_repeated, setup, teardown),
        cmocka_unit_test_setup_teardown(what_is_not_allowed_is_said_in_words, setup, teardown),
        cmocka_unit_test_setup_teardown(absurd_depth, setup, teardown),
        cmocka_unit_test_setup_teardown(more_than_the_arena_holds, setup, teardown),
        cmocka_unit_test(an_arena_that_ends_anywhere),
        cmocka_unit_test_setup_teardown(what_is_fine, setup, teardown),
        cmocka_unit_test_setup_teardown(members_and_items, setup, teardown),
        cmocka_unit_test_setup_teardown(values_are_written_as_they_stand, setup, teardown),
        cmocka_unit_test_setup_teardown(numbers_are_exact, setup, teardown),
        cmocka_unit_test_setup_teardown(forms_of_one_number, setup, teardown),
        cmocka_unit_test_setup_teardown(places_are_told_of_the_text, setup, teardown),
        cmocka_unit_test_setup_teardown(values_are_set_by_pointer, setup, teardown),
        cmocka_unit_test_setup_teardown(a_value_is_shared, setup, teardown),
        cmocka_unit_test_setup_teardown(a_member_is_taken_out, setup, teardown),
        cmocka_unit_test_setup_teardown(an_arena_that_is_full, setup, teardown),
        cmocka_unit_test(how_deep_it_is),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
