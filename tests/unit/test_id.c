/* Identifiers and instants. */
#include "base/clock.h"
#include "base/id.h"
#include "unit.h"
#include <time.h>

static void uuids_are_version_7_of_now(void **state)
{
    (void)state;
    int64_t before = clock_now() / 1000;
    struct uuid uuid = uuid_new();
    int64_t after = clock_now() / 1000, milliseconds = 0;
    for (int i = 0; i < 6; i++)
        milliseconds = milliseconds << 8 | uuid.bytes[i];
    assert_in_range(milliseconds, before, after);
    assert_int_equal(uuid.bytes[6] >> 4, 7);
    assert_int_equal(uuid.bytes[8] >> 6, 2);
}

static void uuids_differ(void **state)
{
    (void)state;
    struct uuid made[200];
    for (size_t i = 0; i < LENGTH(made); i++) {
        made[i] = uuid_new();
        for (size_t k = 0; k < i; k++)
            assert_false(uuid_equal(&made[i], &made[k]));
        assert_true(uuid_equal(&made[i], &made[i]));
    }
}

static void uuids_as_text(void **state)
{
    (void)state;
    struct uuid uuid = {{0x01, 0x93, 0x4a, 0xbc, 0xde, 0xf0, 0x7f, 0xff, 0x80, 0, 9, 10, 0xA0, 0x0A, 0xFF, 0x10}}, read;
    char text[UUID_TEXT_SIZE];
    uuid_write(&uuid, text);
    assert_string_equal(text, "01934abc-def0-7fff-8000-090aa00aff10");
    assert_true(uuid_read(text, &read));
    assert_true(uuid_equal(&uuid, &read));
    assert_true(uuid_read("01934ABC-DEF0-7FFF-8000-090AA00AFF10", &read));
    assert_true(uuid_equal(&uuid, &read));
}

static void what_is_no_uuid(void **state)
{
    (void)state;
    static const char *const cases[] = {
        "",
        "01934abc-def0-7fff-8000-090aa00aff1",
        "01934abc-def0-7fff-8000-090aa00aff100",
        "01934abcdef07fff8000090aa00aff10",
        "01934abc-def0-7fff-80000-90aa00aff10",
        "01934abc-def0-7fff-8000-090aa00aff1g",
        "01934abc-def0-7fff-8000-090aa00aff1-",
        "-1934abc-def0-7fff-8000-090aa00aff10",
        " 1934abc-def0-7fff-8000-090aa00aff10",
        "01934abc-def0-7fff-8000-090aa00aff\xC3\xA9",
        "{1934abc-def0-7fff-8000-090aa00aff1}",
    };
    struct uuid uuid;
    for (size_t i = 0; i < LENGTH(cases); i++)
        assert_false(uuid_read(cases[i], &uuid));
}

static void tokens_are_256_random_bits(void **state)
{
    (void)state;
    char tokens[50][TOKEN_TEXT_SIZE];
    for (size_t i = 0; i < LENGTH(tokens); i++) {
        token_new(tokens[i]);
        assert_int_equal(strlen(tokens[i]), 43);
        assert_int_equal(strspn(tokens[i], "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"), 43);
        for (size_t k = 0; k < i; k++)
            assert_string_not_equal(tokens[i], tokens[k]);
    }
}

static void hashes_are_sha_256(void **state)
{
    (void)state;
    char text[HASH_TEXT_SIZE];
    struct hash abc = hash_of("abc", 3), nothing = hash_of("", 0);
    hash_write(&abc, text);
    assert_string_equal(text, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    hash_write(&nothing, text);
    assert_string_equal(text, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    assert_false(hash_equal(&abc, &nothing));
    assert_true(hash_equal(&abc, &abc));
    for (size_t i = 0; i < HASH_SIZE; i++) {
        struct hash other = abc;
        other.bytes[i] ^= 1;
        assert_false(hash_equal(&abc, &other));
    }
}

static void hashes_are_read_to_the_letter(void **state)
{
    (void)state;
    static const char *const refused[] = {
        "",
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015a",
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad0",
        "BA7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        "ga7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        " a7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    };
    struct hash abc = hash_of("abc", 3), read;
    assert_true(hash_read("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad", &read));
    assert_true(hash_equal(&read, &abc));
    for (size_t i = 0; i < LENGTH(refused); i++)
        assert_false(hash_read(refused[i], &read));
}

static void instants_as_rfc_3339(void **state)
{
    (void)state;
    static const struct {
        int64_t microseconds;
        const char *text;
    } cases[] = {
        {0, "1970-01-01T00:00:00.000Z"},
        {951782400000000, "2000-02-29T00:00:00.000Z"},
        {1790000000123999, "2026-09-21T14:13:20.123Z"}, /* cut, not rounded */
        {4102444799999999, "2099-12-31T23:59:59.999Z"},
        {253402300799999999, "9999-12-31T23:59:59.999Z"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        char text[INSTANT_TEXT_SIZE];
        memset(text, 'x', sizeof text);
        instant_write(cases[i].microseconds, text);
        assert_string_equal(text, cases[i].text);
    }
}

static void clocks_go_forward(void **state)
{
    (void)state;
    int64_t now = clock_now(), monotonic = clock_monotonic_ms();
    assert_in_range(now / 1000000, time(NULL) - 2, time(NULL) + 2);
    for (int i = 0; i < 1000; i++) {
        int64_t later = clock_monotonic_ms();
        assert_true(later >= monotonic);
        monotonic = later;
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(uuids_are_version_7_of_now),
        cmocka_unit_test(uuids_differ),
        cmocka_unit_test(uuids_as_text),
        cmocka_unit_test(what_is_no_uuid),
        cmocka_unit_test(tokens_are_256_random_bits),
        cmocka_unit_test(hashes_are_sha_256),
        cmocka_unit_test(hashes_are_read_to_the_letter),
        cmocka_unit_test(instants_as_rfc_3339),
        cmocka_unit_test(clocks_go_forward),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
