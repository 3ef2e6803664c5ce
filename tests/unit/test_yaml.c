/* JSON as YAML: layout, and texts that a YAML reader might take for something else. */
#include "fields/yaml_text.h"
#include "unit.h"

static void assert_yaml(const char *json, const char *wanted)
{
    struct writer out;
    writer_start(&out, 1 << 16);
    if (!yaml_of_json(json, strlen(json), &out))
        fail_msg("%s: not written", json);
    if (out.used != strlen(wanted) || memcmp(out.at, wanted, out.used) != 0)
        fail_msg("%s:\n%.*s", json, (int)out.used, out.at);
    writer_end(&out);
}

static void members_keep_their_order(void **state)
{
    (void)state;
    assert_yaml(
        "{\"z\":1,\"a\":{\"c\":true,\"b\":null},\"list\":[1,-2],\"none\":{},\"nil\":[],"
        "\"deep\":[{\"word\":\"plain words\"},{\"word\":\"½\"}]}",
        "z: 1\na:\n  c: true\n  b: null\nlist: [1, -2]\nnone: {}\nnil: []\ndeep:\n- word: plain words\n- word: ½\n");
}

static void lines_stay_lines(void **state)
{
    (void)state;
    assert_yaml("{\"a\":\"one\\n\\ntwo\"}", "a: |-\n  one\n\n  two\n");
}

static void texts_that_look_like_something_else_are_quoted(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "",           "1",     "-1",  "1.5", "1e3", "0x10", "0o17", "true", "false",    "null", "~",     "True",
        "TRUE",       "Null",  "yes", "No",  "on",  "off",  "y",    "N",    ".inf",     ".NaN", "-.inf", "1_000",
        "2026-11-21", "12:30", "=",   "<<",  "- a", "a: b", "# a",  " a",   "a ",       "*a",   "&a",    "!a",
        "%a",         "@a",    "`a",  "[a",  "{a",  "|",    ">",    "?",    "\\\"q\\\""};
    for (size_t i = 0; i < LENGTH(texts); i++) {
        char json[64];
        struct writer out;
        snprintf(json, sizeof json, "{\"k\":\"%s\"}", texts[i]);
        writer_start(&out, 1 << 16);
        assert_true(yaml_of_json(json, strlen(json), &out));
        if (out.at[3] != '"' && out.at[3] != '\'')
            fail_msg("%s is written %.*s", texts[i], (int)out.used, out.at);
        writer_end(&out);
    }
    assert_yaml("{\"200\":\"yes\"}", "\"200\": \"yes\"\n");
}

/* The bounds of decimals are the only numbers with a fraction. */
static void fractions(void **state)
{
    (void)state;
    static const char wanted[] = "a: [1.5, -0.125, 999999.999]\n";
    static const char json[] = "{\"a\":[1.5,-0.125,999999.999]}";
    struct writer out;
    writer_start(&out, 1 << 16);
    assert_true(yaml_of_json(json, sizeof json - 1, &out));
    assert_int_equal(out.used, sizeof wanted - 1);
    assert_memory_equal(out.at, wanted, out.used);
    writer_end(&out);
}

static void what_cannot_be_written(void **state)
{
    (void)state;
    struct writer out;
    writer_start(&out, 1 << 16);
    assert_false(yaml_of_json("{", 1, &out));
    writer_end(&out);
    writer_start(&out, 8);
    assert_false(yaml_of_json("{\"a\":\"0123456789\"}", 18, &out));
    writer_end(&out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(members_keep_their_order),
        cmocka_unit_test(lines_stay_lines),
        cmocka_unit_test(texts_that_look_like_something_else_are_quoted),
        cmocka_unit_test(fractions),
        cmocka_unit_test(what_cannot_be_written),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
