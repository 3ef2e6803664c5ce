/* Guessing codes: how long each wrong one makes wait, with a clock that is handed in. */
#include "slots.h"
#include "throttle.h"
#include "unit.h"

#define SECOND INT64_C(1000000)

enum { FREE = 3 };

static int64_t guess(struct throttle *throttle, const char *name, bool right, int64_t now)
{
    return throttle_guess(throttle, name, strlen(name), right, now);
}

/* Wrong guesses, each as soon as it counts; returns when the last was made. */
static int64_t wrong_ones(struct throttle *throttle, const char *name, int count, int64_t now)
{
    for (int made = 0; made < count; made++) {
        now += guess(throttle, name, true, now);
        assert_int_equal(guess(throttle, name, false, now), 0);
    }
    return now;
}

static void each_waits_twice_as_long(void **state)
{
    (void)state;
    struct throttle *throttle = throttle_new(FREE, 64);
    int64_t now = 5 * SECOND, wait = SECOND;
    for (int i = 0; i < FREE; i++) {
        assert_int_equal(guess(throttle, "a", false, now), 0);
        assert_int_equal(guess(throttle, "a", true, now), 0);
    }
    for (int i = 0; i < 20; i++) {
        assert_int_equal(guess(throttle, "a", false, now), 0);
        int64_t wanted = wait < THROTTLE_WAIT_MAX * SECOND ? wait : THROTTLE_WAIT_MAX * SECOND;
        /* the right one waits as well, and asking while waiting costs nothing */
        assert_int_equal(guess(throttle, "a", true, now), wanted);
        assert_int_equal(guess(throttle, "a", false, now), wanted);
        assert_int_equal(guess(throttle, "a", true, now + wanted - 1), 1);
        assert_int_equal(guess(throttle, "a", true, now + wanted), 0);
        now += wanted;
        wait *= 2;
    }
    assert_int_equal(guess(throttle, "b", false, now), 0);
    throttle_free(throttle);
    throttle_free(NULL);
}

/* Forgotten a day after the last wrong one; a right one in between changes nothing. */
static void forgotten_after_a_day(void **state)
{
    (void)state;
    struct throttle *throttle = throttle_new(FREE, 64);
    int64_t day = THROTTLE_FORGOTTEN * SECOND, last = wrong_ones(throttle, "a", FREE, 0);
    last += day - 1;
    assert_int_equal(guess(throttle, "a", true, last), 0);
    assert_int_equal(guess(throttle, "a", false, last), 0);
    assert_int_equal(guess(throttle, "a", true, last), SECOND);
    last += day;
    for (int i = 0; i < FREE; i++)
        assert_int_equal(guess(throttle, "a", false, last), 0);
    assert_int_equal(guess(throttle, "a", true, last), 0);
    throttle_free(throttle);
}

/* More guessers than there is room for: strangers with the right code never wait, who guessed most often is remembered,
 * and a newcomer begins with nothing. */
static void a_full_table(void **state)
{
    (void)state;
    struct throttle *throttle = throttle_new(FREE, SLOTS_NEIGHBOURS);
    char name[16];
    int64_t now = 0;
    for (int i = 0; i < SLOTS_NEIGHBOURS; i++) {
        snprintf(name, sizeof name, "busy %d", i);
        now = wrong_ones(throttle, name, 10 + i, now);
    }
    now = wrong_ones(throttle, "busy 7", 1, now + THROTTLE_WAIT_MAX * SECOND);
    for (int i = 0; i < 50; i++) {
        snprintf(name, sizeof name, "stranger %d", i);
        assert_int_equal(guess(throttle, name, true, now), 0);
        assert_int_equal(guess(throttle, name, false, now), 0);
        assert_int_equal(guess(throttle, name, true, now), 0);
    }
    assert_int_equal(guess(throttle, "busy 7", true, now), THROTTLE_WAIT_MAX * SECOND);
    throttle_free(throttle);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_waits_twice_as_long),
        cmocka_unit_test(forgotten_after_a_day),
        cmocka_unit_test(a_full_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
