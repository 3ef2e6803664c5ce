/* Clubs that are known by their keys: found by the whole hash, for five seconds after the database was asked. */
#include "base/clock.h"
#include "base/id.h"
#include "http/clubs/known_clubs.h"
#include "unit.h"

static void a_club_is_found_by_its_key(void **state)
{
    (void)state;
    struct known_clubs *clubs = known_clubs_new();
    struct hash key = hash_of("a", 1), other = key;
    char club[STORE_NAME_MAX] = "";
    assert_non_null(clubs);
    other.bytes[31] ^= 1; /* of the same place */
    assert_false(known_clubs_find(clubs, &key, club));
    known_clubs_put(clubs, &key, "Old Bones", clock_monotonic_ms());
    assert_true(known_clubs_find(clubs, &key, club));
    assert_string_equal(club, "Old Bones");
    assert_false(known_clubs_find(clubs, &other, club));
    known_clubs_put(clubs, &other, "New Bones", clock_monotonic_ms());
    assert_true(known_clubs_find(clubs, &other, club));
    assert_string_equal(club, "New Bones");
    assert_false(known_clubs_find(clubs, &key, club));
    known_clubs_free(clubs);
}

static void it_is_forgotten_in_time(void **state)
{
    (void)state;
    struct known_clubs *clubs = known_clubs_new();
    struct hash key = hash_of("a", 1);
    char club[STORE_NAME_MAX];
    known_clubs_put(clubs, &key, "Old Bones", clock_monotonic_ms() - KNOWN_CLUB_MS);
    assert_false(known_clubs_find(clubs, &key, club));
    known_clubs_put(clubs, &key, "Old Bones", clock_monotonic_ms() - KNOWN_CLUB_MS + 2000);
    assert_true(known_clubs_find(clubs, &key, club));
    known_clubs_free(clubs);
}

static void none_are_kept_without_memory(void **state)
{
    (void)state;
    struct hash key = hash_of("a", 1);
    char club[STORE_NAME_MAX];
    known_clubs_put(NULL, &key, "Old Bones", clock_monotonic_ms());
    assert_false(known_clubs_find(NULL, &key, club));
    known_clubs_free(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_club_is_found_by_its_key),
        cmocka_unit_test(it_is_forgotten_in_time),
        cmocka_unit_test(none_are_kept_without_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
