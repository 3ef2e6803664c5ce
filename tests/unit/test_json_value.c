/* What is read without jansson: which bytes are taken, and what is found in them. */
#include "fields/json.h"
#include "unit.h"

static struct arena arena;

static int setup(void **state)
{
    (void)state;
    arena_start(&arena, 4 << 20);
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    arena_end(&arena);
    return 0;
}

static const struct json_t *read_form(const char *bytes, size_t length, enum json_form form)
{
    bool starved;
    const struct json_t *value = json_read_compact(&arena, bytes, length, form, &starved);
    assert_false(starved);
    return value;
}

static const struct json_t *read_bytes(const char *bytes, size_t length)
{
    return read_form(bytes, length, JSON_FORM_CANONICAL);
}

static const struct json_t *read_all(const char *text)
{
    const struct json_t *value = read_bytes(text, strlen(text));
    if (!value)
        fail_msg("refused: %s", text);
    return value;
}

static void what_is_taken(void **state)
{
    (void)state;
    static const char *const taken[] = {
        "{}",
        "{\"a\":[],\"b\":{}}",
        "{\"a\":1,\"ab\":2,\"b\":[1,-1,0,0.5,-0.125,2.5,9007199254740992,-9007199254740992,9007199254740.992]}",
        "{\"a!\":1,\"aa\":1}",
        "{\"a\":\"\\b\\t\\n\\f\\r\\\"\\\\\\u0001\\u001f/\xC3\x9C\x7f\"}",
        "{\"a\":[true,false,{\"x\":[[\"}\",\"]\",\"\\\"\"]]}]}",
    };
    static const char *const refused[] = {
        "",
        "{",
        "}",
        "1",
        "{} ",
        " {}",
        "{\"a\" :1}",
        "{\"a\": 1}",
        "{\"a\":1,}",
        "{,}",
        "{\"a\"}",
        "{\"a\":}",
        "{\"a\":1 }",
        "{\"b\":1,\"a\":1}",
        "{\"a\":1,\"a\":1}",
        "{\"ab\":1,\"a\":1}",
        "{\"\xC3\x9C\":1}",
        "{\"a\":null}",
        "{\"a\":tru}",
        "{\"a\":01}",
        "{\"a\":-0}",
        "{\"a\":1.}",
        "{\"a\":.5}",
        "{\"a\":1.50}",
        "{\"a\":1.0}",
        "{\"a\":1.1234}",
        "{\"a\":1e3}",
        "{\"a\":+1}",
        "{\"a\":-}",
        "{\"a\":12345678901234567}",
        "{\"a\":9007199254740993}",
        "{\"a\":99999999999999999999999}",
        "{\"a\":-9007199254740993}",
        "{\"a\":9007199254740.993}",
        "{\"a\":\"\n\"}",
        "{\"a\":\"\\/\"}",
        "{\"a\":\"\\u0041\"}",
        "{\"a\":\"\\u000a\"}",
        "{\"a\":\"\\u001F\"}",
        "{\"a\":\"\\u0000\"}",
        "{\"a\":\"\\u00\"}",
        "{\"a\":\"\\u001\"}",
        "{\"a\":\"\\x\"}",
        "{\"a\":\"\\\"}",
        "{\"a\":\"\xFF\"}",
        "{\"a\":\"\xED\xA0\x80\"}",
        "{\"a\":[1,]}",
        "{\"a\":[,1]}",
        "{\"a\":[1",
        "{\"a\":[1}}",
        "{\"a\":1]",
        "{\"a\\n\":1}",
    };
    for (size_t i = 0; i < LENGTH(taken); i++)
        read_all(taken[i]);
    for (size_t i = 0; i < LENGTH(refused); i++)
        if (read_bytes(refused[i], strlen(refused[i])))
            fail_msg("taken: %s", refused[i]);
    assert_null(read_bytes("{\"a\":\"\0\"}", 9));
    for (size_t cut = 0; cut < strlen(taken[5]); cut++) /* every beginning of what is right is wrong */
        assert_null(read_bytes(taken[5], cut));
}

static void members_in_any_order(void **state)
{
    (void)state;
    static char many[8192];
    uint64_t number;
    static const char text[] = "{\"b\":{\"y\":1,\"x\":2},\"a\":3}";
    assert_null(read_bytes(text, strlen(text)));
    const struct json_t *value = read_form(text, strlen(text), JSON_FORM_COMPACT);
    assert_true(json_natural(json_member(value, "a"), &number) && number == 3);
    assert_true(json_natural(json_member(json_member(value, "b"), "x"), &number) && number == 2);
    assert_true(json_contains(read_all("{\"a\":3,\"b\":{\"x\":2,\"y\":1}}"), value));
    assert_true(json_contains(value, read_all("{\"a\":3,\"b\":{\"x\":2,\"y\":1}}")));
    assert_non_null(read_form("{\"a\":{\"a\":1}}", 13, JSON_FORM_COMPACT));
    assert_null(read_form("{\"b\":1,\"a\":2,\"b\":1}", 19, JSON_FORM_COMPACT)); /* twice */
    assert_null(read_form("{\"b\":1, \"a\":2}", 14, JSON_FORM_COMPACT));
    for (size_t members = 255; members < 258; members++) {
        size_t used = 0;
        for (size_t i = members; i > 0; i--)
            used += (size_t)snprintf(many + used, sizeof many - used, "%c\"m%03zu\":1", used ? ',' : '{', i);
        many[used++] = '}';
        assert_int_equal(json_member_count(read_form(many, used, JSON_FORM_COMPACT)), members);
        memcpy(many + used - 7, "002", 3); /* the last but one again */
        assert_null(read_form(many, used, JSON_FORM_COMPACT));
    }
}

static void how_deep(void **state)
{
    (void)state;
    char text[4096];
    for (size_t depth = 60; depth < 70; depth++) {
        size_t used = 5;
        memcpy(text, "{\"a\":", 5);
        for (size_t i = 0; i < depth; i++)
            text[used++] = '[';
        for (size_t i = 0; i < depth; i++)
            text[used++] = ']';
        text[used++] = '}';
        assert_int_equal(read_bytes(text, used) != NULL, depth < 64);
    }
}

static void what_is_found(void **state)
{
    (void)state;
    const struct json_t *all =
        read_all("{\"a\":{\"b\":\"x\"},\"hash\":\"00000000000000000000000000000000000000000000000000"
                 "000000000000ff\",\"hex\":\"0aff\",\"l\":[1,\"two\",{\"b\":3}],\"n\":9007199254740992,"
                 "\"s\":\"a\\\"\\\\\\n\\u001f\xC3\x9C,}\",\"t\":true,\"z\":0}");
    const struct json_t *a = json_member(all, "a"), *list = json_member(all, "l");
    uint64_t number;
    struct hash hash;
    uint8_t bytes[2];
    size_t length;
    char text[16];
    assert_true(json_text_is(json_member(a, "b"), "x"));
    assert_false(json_text_is(json_member(a, "b"), "xx"));
    assert_null(json_member(a, "c"));
    assert_null(json_member(all, "b")); /* of an inner object */
    assert_null(json_member(list, "b"));
    assert_true(json_hash(json_member(all, "hash"), &hash));
    assert_int_equal(hash.bytes[31], 0xff);
    assert_false(json_hash(json_member(all, "hex"), &hash));
    assert_true(json_bytes(json_member(all, "hex"), bytes, sizeof bytes, &length));
    assert_int_equal(length, 2);
    assert_false(json_bytes(json_member(all, "hex"), bytes, 1, &length));
    assert_false(json_bytes(json_member(all, "s"), bytes, 2, &length));
    assert_true(json_natural(json_member(all, "n"), &number));
    assert_int_equal(number, (uint64_t)1 << 53);
    assert_true(json_natural(json_member(all, "z"), &number));
    assert_int_equal(number, 0);
    assert_false(json_natural(json_member(all, "t"), &number));
    assert_false(json_natural(json_member(all, "none"), &number));
    assert_false(json_natural(json_member(read_all("{\"a\":2.5}"), "a"), &number));
    assert_false(json_natural(json_member(read_all("{\"a\":-1}"), "a"), &number));
    assert_true(json_is_true_value(json_member(all, "t")));
    assert_false(json_is_true_value(json_member(all, "z")));
    assert_true(json_text_copy(json_member(all, "s"), text, sizeof text));
    assert_string_equal(text, "a\"\\\n\x1f\xC3\x9C,}");
    assert_string_equal(json_text(json_member(all, "s"), &length), text);
    assert_int_equal(length, strlen(text));
    assert_false(json_text_copy(json_member(all, "s"), text, strlen(text)));
    assert_false(json_text_copy(a, text, sizeof text));
    assert_null(json_text(a, &length));
    assert_int_equal(json_list_size(list), 3);
    assert_true(json_natural(json_list_item(list, 0), &number) && number == 1);
    assert_true(json_text_is(json_list_item(list, 1), "two"));
    assert_true(json_natural(json_member(json_list_item(list, 2), "b"), &number) && number == 3);
    assert_null(json_list_item(list, 3));
    assert_int_equal(json_list_size(a), 0);
    assert_int_equal(json_list_size(json_member(all, "n")), 0);
}

static void what_says_all_of_it(void **state)
{
    (void)state;
    static const struct {
        const char *whole, *part;
        bool contains;
    } cases[] = {
        {"{}", "{}", true},
        {"{\"a\":1}", "{}", true},
        {"{}", "{\"a\":1}", false},
        {"{\"a\":1,\"b\":2}", "{\"b\":2}", true},
        {"{\"a\":1,\"b\":2}", "{\"b\":3}", false},
        {"{\"a\":1,\"b\":2}", "{\"b\":\"2\"}", false},
        {"{\"a\":{\"x\":1,\"y\":2}}", "{\"a\":{\"y\":2}}", true},
        {"{\"a\":{\"x\":1,\"y\":2}}", "{\"a\":[]}", false},
        {"{\"a\":[{\"x\":1,\"y\":2}]}", "{\"a\":[{\"x\":1}]}", true},
        {"{\"a\":[1,2]}", "{\"a\":[1]}", false},
        {"{\"a\":[1]}", "{\"a\":[1,2]}", false},
        {"{\"a\":[]}", "{\"a\":[]}", true},
        {"{\"a\":[2,1]}", "{\"a\":[1,2]}", false},
        {"{\"a\":\"x\"}", "{\"a\":\"xy\"}", false},
    };
    for (size_t i = 0; i < LENGTH(cases); i++)
        if (json_contains(read_all(cases[i].whole), read_all(cases[i].part)) != cases[i].contains)
            fail_msg("%s and %s", cases[i].whole, cases[i].part);
    const struct json_t *none = NULL, *some = read_all("{}");
    assert_true(json_contains(none, none) && json_contains(some, none) && !json_contains(none, some));
    assert_true(json_same(none, none) && !json_same(none, some) && json_same(some, read_all("{}")));
    assert_false(json_same(some, read_all("{\"a\":1}")));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(what_is_taken, setup, teardown),
        cmocka_unit_test_setup_teardown(members_in_any_order, setup, teardown),
        cmocka_unit_test_setup_teardown(how_deep, setup, teardown),
        cmocka_unit_test_setup_teardown(what_is_found, setup, teardown),
        cmocka_unit_test_setup_teardown(what_says_all_of_it, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
