/* Canonical JSON read in place: which bytes are taken, and what is found in them. */
#include "device/piece.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#define LENGTH(array) (sizeof(array) / sizeof((array)[0]))

static struct piece read_all(const char *text)
{
    struct piece piece;
    if (!piece_read(text, strlen(text), &piece))
        fail_msg("refused: %s", text);
    return piece;
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
        "[]",
        "1",
        "\"a\"",
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
    struct piece piece;
    for (size_t i = 0; i < LENGTH(taken); i++)
        read_all(taken[i]);
    for (size_t i = 0; i < LENGTH(refused); i++)
        if (piece_read(refused[i], strlen(refused[i]), &piece))
            fail_msg("taken: %s", refused[i]);
    assert_false(piece_read("{\"a\":\"\0\"}", 9, &piece));
    for (size_t cut = 0; cut < strlen(taken[5]); cut++) /* every beginning of what is right is wrong */
        assert_false(piece_read(taken[5], cut, &piece));
}

static void members_in_any_order(void **state)
{
    (void)state;
    static char many[8192];
    struct piece piece;
    uint64_t number;
    static const char text[] = "{\"b\":{\"y\":1,\"x\":2},\"a\":3}";
    assert_false(piece_read(text, strlen(text), &piece));
    assert_true(piece_read_unordered(text, strlen(text), &piece));
    assert_true(piece_number(piece_member(piece, "a"), &number) && number == 3);
    assert_true(piece_number(piece_member(piece_member(piece, "b"), "x"), &number) && number == 2);
    assert_true(piece_contains(read_all("{\"a\":3,\"b\":{\"x\":2,\"y\":1}}"), piece));
    assert_true(piece_contains(piece, read_all("{\"a\":3,\"b\":{\"x\":2,\"y\":1}}")));
    assert_true(piece_read_unordered("{\"a\":{\"a\":1}}", 13, &piece));
    assert_false(piece_read_unordered("{\"b\":1,\"a\":2,\"b\":1}", 19, &piece)); /* twice */
    assert_false(piece_read_unordered("{\"b\":1, \"a\":2}", 14, &piece));
    for (size_t members = PIECE_MEMBERS_MAX - 1; members < PIECE_MEMBERS_MAX + 2; members++) {
        size_t used = 0;
        for (size_t i = members; i > 0; i--)
            used += (size_t)snprintf(many + used, sizeof many - used, "%c\"m%03zu\":1", used ? ',' : '{', i);
        many[used++] = '}';
        assert_int_equal(piece_read_unordered(many, used, &piece), members <= PIECE_MEMBERS_MAX);
    }
}

static void how_deep(void **state)
{
    (void)state;
    char text[4096];
    struct piece piece;
    for (size_t depth = 60; depth < 70; depth++) {
        size_t used = 0;
        memcpy(text, "{\"a\":", 5);
        used = 5;
        for (size_t i = 0; i < depth; i++)
            text[used++] = '[';
        for (size_t i = 0; i < depth; i++)
            text[used++] = ']';
        text[used++] = '}';
        assert_int_equal(piece_read(text, used, &piece), depth <= 64);
    }
}

static void what_is_found(void **state)
{
    (void)state;
    struct piece all = read_all("{\"a\":{\"b\":\"x\"},\"hash\":\"00000000000000000000000000000000000000000000000000"
                                "000000000000ff\",\"hex\":\"0aff\",\"l\":[1,\"two\",{\"b\":3}],\"n\":9007199254740992,"
                                "\"s\":\"a\\\"\\\\\\n\\u001f\xC3\x9C,}\",\"t\":true,\"z\":0}");
    struct piece at = {0}, a = piece_member(all, "a");
    uint64_t number;
    struct hash hash;
    uint8_t bytes[2];
    size_t length;
    char text[16];
    struct arena arena;
    arena_start(&arena, 1024);
    assert_true(piece_is(piece_member(a, "b"), "x"));
    assert_false(piece_is(piece_member(a, "b"), "xx"));
    assert_null(piece_member(a, "c").at);
    assert_null(piece_member(all, "b").at); /* of an inner object */
    assert_null(piece_member(piece_member(all, "l"), "b").at);
    assert_true(piece_hash(piece_member(all, "hash"), &hash));
    assert_int_equal(hash.bytes[31], 0xff);
    assert_false(piece_hash(piece_member(all, "hex"), &hash));
    assert_true(piece_bytes(piece_member(all, "hex"), bytes, sizeof bytes, &length));
    assert_int_equal(length, 2);
    assert_false(piece_bytes(piece_member(all, "hex"), bytes, 1, &length));
    assert_false(piece_bytes(piece_member(all, "s"), bytes, 2, &length));
    assert_true(piece_number(piece_member(all, "n"), &number));
    assert_int_equal(number, (uint64_t)1 << 53);
    assert_true(piece_number(piece_member(all, "z"), &number));
    assert_int_equal(number, 0);
    assert_false(piece_number(piece_member(all, "t"), &number));
    assert_false(piece_number(piece_member(all, "none"), &number));
    assert_false(piece_number(piece_member(read_all("{\"a\":2.5}"), "a"), &number));
    assert_false(piece_number(piece_member(read_all("{\"a\":-1}"), "a"), &number));
    assert_true(piece_is_true(piece_member(all, "t")));
    assert_false(piece_is_true(piece_member(all, "z")));
    assert_true(piece_text_into(piece_member(all, "s"), text, sizeof text));
    assert_string_equal(text, "a\"\\\n\x1f\xC3\x9C,}");
    assert_string_equal(piece_text(piece_member(all, "s"), &arena, &length), text);
    assert_int_equal(length, strlen(text));
    assert_false(piece_text_into(piece_member(all, "s"), text, strlen(text)));
    assert_false(piece_text_into(a, text, sizeof text));
    assert_null(piece_text(a, &arena, &length));
    struct piece list = piece_member(all, "l");
    assert_true(piece_next(list, &at) && piece_number(at, &number) && number == 1);
    assert_true(piece_next(list, &at) && piece_is(at, "two"));
    assert_true(piece_next(list, &at) && piece_number(piece_member(at, "b"), &number) && number == 3);
    assert_false(piece_next(list, &at));
    at = (struct piece){0};
    assert_true(piece_next(a, &at) && piece_is(at, "x"));
    assert_false(piece_next(a, &at));
    at = (struct piece){0};
    assert_false(piece_next(piece_member(all, "n"), &at));
    assert_false(piece_next(read_all("{}"), &at));
    arena_end(&arena);
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
        if (piece_contains(read_all(cases[i].whole), read_all(cases[i].part)) != cases[i].contains)
            fail_msg("%s and %s", cases[i].whole, cases[i].part);
    struct piece none = {0}, some = read_all("{}");
    assert_true(piece_contains(none, none) && piece_contains(some, none) && !piece_contains(none, some));
    assert_true(piece_equal(none, none) && !piece_equal(none, some) && piece_equal(some, read_all("{}")));
    assert_false(piece_equal(some, read_all("{\"a\":1}")));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_taken), cmocka_unit_test(members_in_any_order), cmocka_unit_test(how_deep),
        cmocka_unit_test(what_is_found), cmocka_unit_test(what_says_all_of_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
