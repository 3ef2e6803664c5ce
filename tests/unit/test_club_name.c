/* What clubs, their keys and their house rules may be called, at the bounds. */
#include "base/id.h"
#include "ledger/club_name.h"
#include "unit.h"

static void repeat(char *ret, const char *piece, size_t count)
{
    for (*ret = '\0'; count > 0; count--)
        strcat(ret, piece);
}

static void names_of_clubs(void **state)
{
    (void)state;
    static const char *const right[] = {"x", "Old Bones", "Kriegsspieler Köln", "7", "a-b", "\xC2\xA1"};
    static const char *const wrong[] = {"",
                                        " x",
                                        "x ",
                                        "a\nb",
                                        "a\tb",
                                        "a\x7F",
                                        "\xC2\x85",
                                        "\xC2\xA0",
                                        "x\xE2\x80\xAE",
                                        "\xFF",
                                        "01934abc-def0-7fff-8000-090aa00aff10"};
    char name[128];
    for (size_t i = 0; i < LENGTH(right); i++)
        assert_true(club_name_fits(right[i]));
    for (size_t i = 0; i < LENGTH(wrong); i++)
        assert_false(club_name_fits(wrong[i]));
    repeat(name, "x", 63);
    assert_true(club_name_fits(name));
    repeat(name, "x", 64);
    assert_false(club_name_fits(name));
    repeat(name, "ö", 32); /* 64 bytes */
    assert_false(club_name_fits(name));
}

static void names_of_house_rules(void **state)
{
    (void)state;
    static const char *const right[] = {"a", "monday", "2-player", "a--b"};
    static const char *const wrong[] = {"", "-a", "a-", "Monday", "a b", "a/b", "ä", "a_b", "a?b"};
    char name[64];
    for (size_t i = 0; i < LENGTH(right); i++)
        assert_true(club_path_name_fits(right[i]));
    for (size_t i = 0; i < LENGTH(wrong); i++)
        assert_false(club_path_name_fits(wrong[i]));
    repeat(name, "x", HOUSE_RULES_NAME_MAX);
    assert_true(club_path_name_fits(name));
    repeat(name, "x", HOUSE_RULES_NAME_MAX + 1);
    assert_false(club_path_name_fits(name));
}

static void keys_are_new_each_time(void **state)
{
    (void)state;
    char one[CLUB_KEY_SIZE], other[CLUB_KEY_SIZE];
    club_key_new(one);
    club_key_new(other);
    assert_true(starts_with(one, CLUB_KEY_PREFIX));
    assert_string_not_equal(one, other);
    assert_true(club_key_fits(one));
    assert_false(club_key_fits(one + 1));
    one[CLUB_KEY_SIZE - 2] = '\0';
    assert_false(club_key_fits(one));
    other[0] = 'U';
    assert_false(club_key_fits(other));
}

/* Ids that are made at or after a moment do not come before the earliest one, and tell their moment. */
static void ids_tell_their_moment(void **state)
{
    (void)state;
    static const int64_t moment = INT64_C(1790000000123456);
    struct uuid earliest = uuid_earliest(moment), before = uuid_earliest(moment - 1000), made = uuid_new();
    assert_true(uuid_instant(&earliest) == INT64_C(1790000000123000));
    assert_true(memcmp(before.bytes, earliest.bytes, sizeof earliest.bytes) < 0);
    struct uuid same = uuid_earliest(uuid_instant(&made)), next = uuid_earliest(uuid_instant(&made) + 1000);
    assert_true(memcmp(same.bytes, made.bytes, sizeof made.bytes) <= 0);
    assert_true(memcmp(made.bytes, next.bytes, sizeof made.bytes) < 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_of_clubs),
        cmocka_unit_test(names_of_house_rules),
        cmocka_unit_test(keys_are_new_each_time),
        cmocka_unit_test(ids_tell_their_moment),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
