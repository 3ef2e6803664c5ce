/* Rate limits with a clock that is handed in: bounds, what is said of them, and a table that is full. */
#include "base/limiter.h"
#include "base/slots.h"
#include "unit.h"

enum { SECOND = 1000000, RATE = 10, BURST = 20 };

static struct limit_state take(struct limiter *limiter, const char *name, int32_t cost, int64_t now)
{
    return limiter_take(limiter, name, strlen(name), cost, now);
}

/* How many requests pass at once. */
static int pass_all(struct limiter *limiter, const char *name, int64_t now)
{
    int passed = 0;
    while (take(limiter, name, 1, now).passed)
        passed++;
    return passed;
}

static void the_burst_and_then_the_rate(void **state)
{
    (void)state;
    struct limiter *limiter = limiter_new(RATE, BURST, 64);
    int64_t now = 12345;
    for (int left = BURST - 1; left >= 0; left--) {
        struct limit_state one = take(limiter, "a", 1, now);
        assert_true(one.passed);
        assert_int_equal(one.left, left);
        assert_int_equal(one.full, (BURST - left) * SECOND / RATE);
    }
    struct limit_state refused = take(limiter, "a", 1, now);
    assert_false(refused.passed);
    assert_int_equal(refused.left, 0);
    assert_int_equal(refused.until, SECOND / RATE);
    assert_int_equal(refused.full, BURST * SECOND / RATE);
    assert_false(take(limiter, "a", 1, now + SECOND / RATE - 1).passed);
    assert_true(take(limiter, "a", 1, now + SECOND / RATE).passed);
    assert_false(take(limiter, "a", 1, now + SECOND / RATE).passed);
    now += SECOND;
    assert_int_equal(pass_all(limiter, "a", now), RATE - 1);
    assert_int_equal(pass_all(limiter, "a", now + BURST * SECOND / RATE - 1), BURST - 1);
    assert_int_equal(pass_all(limiter, "a", now + 1000 * (int64_t)SECOND), BURST);
    limiter_free(limiter);
}

static void names_do_not_disturb_each_other(void **state)
{
    (void)state;
    struct limiter *limiter = limiter_new(RATE, BURST, 64);
    assert_int_equal(pass_all(limiter, "a", 0), BURST);
    assert_int_equal(pass_all(limiter, "b", 0), BURST);
    assert_int_equal(limiter_take(limiter, "bc", 1, 1, 0).passed, false);
    assert_int_equal(limiter_take(limiter, "bc", 2, 1, 0).passed, true);
    limiter_free(limiter);
}

static void costs(void **state)
{
    (void)state;
    struct limiter *limiter = limiter_new(RATE, BURST, 64);
    assert_int_equal(take(limiter, "a", 15, 0).left, 5);
    struct limit_state refused = take(limiter, "a", 6, 0);
    assert_false(refused.passed);
    assert_int_equal(refused.left, 5);
    assert_int_equal(refused.until, SECOND / RATE);
    assert_int_equal(take(limiter, "a", 5, 0).left, 0);
    /* more than a burst counts as one */
    assert_true(take(limiter, "b", 1000, 0).passed);
    assert_false(take(limiter, "b", 1, 0).passed);
    assert_true(take(limiter, "b", 1000, BURST * SECOND / RATE).passed);
    limiter_free(limiter);
}

/* What is charged afterwards may lead beyond the limit, and is paid back like the rest. */
static void charges(void **state)
{
    (void)state;
    struct limiter *limiter = limiter_new(RATE, BURST, 64);
    assert_int_equal(pass_all(limiter, "a", 0), BURST);
    struct limit_state charged = limiter_charge(limiter, "a", 1, 9, 0);
    assert_true(charged.passed);
    assert_int_equal(charged.left, 0);
    assert_int_equal(charged.full, (BURST + 9) * SECOND / RATE);
    assert_int_equal(take(limiter, "a", 1, 0).until, 10 * SECOND / RATE);
    assert_int_equal(pass_all(limiter, "a", 10 * SECOND / RATE), 1);
    limiter_free(limiter);
}

/* Each bound of the settings. */
static void extremes(void **state)
{
    (void)state;
    struct limiter *slow = limiter_new(1, 1, 1), *fast = limiter_new(LIMITER_RATE_MAX, LIMITER_BURST_MAX, 1);
    int64_t years = INT64_C(100) * 365 * 86400 * SECOND;
    assert_int_equal(pass_all(slow, "a", years), 1);
    assert_int_equal(take(slow, "a", 1, years).until, SECOND);
    assert_int_equal(pass_all(slow, "a", years + SECOND), 1);
    assert_int_equal(pass_all(fast, "a", years), LIMITER_BURST_MAX);
    assert_int_equal(pass_all(fast, "a", years + 7), 7);
    limiter_free(slow);
    limiter_free(fast);
    limiter_free(NULL);
}

/* A rate that does not divide a second: never more than it says, and hardly less. */
static void odd_rates(void **state)
{
    (void)state;
    static const int32_t rates[] = {3, 7, 999, 70000, 999983};
    for (size_t i = 0; i < LENGTH(rates); i++) {
        struct limiter *limiter = limiter_new(rates[i], 2, 1);
        int passed = 0;
        for (int64_t now = 0; now < SECOND; now++)
            passed += take(limiter, "a", 1, now).passed;
        assert_in_range(passed, rates[i] * 99 / 100, rates[i] + 2);
        limiter_free(limiter);
    }
}

static void name_write(char name[16], int number)
{
    snprintf(name, 16, "name %d", number);
}

/* All places are held. Whoever is at the limit stays there, however many others come; a stranger passes. */
static void a_full_table(void **state)
{
    (void)state;
    struct limiter *limiter = limiter_new(RATE, BURST, SLOTS_NEIGHBOURS);
    char name[16];
    for (int i = 0; i < SLOTS_NEIGHBOURS - 1; i++) {
        name_write(name, i);
        assert_int_equal(pass_all(limiter, name, 0), BURST);
    }
    assert_true(take(limiter, "light", 1, 0).passed);
    for (int i = 0; i < BURST - 1; i++) { /* strangers share the place that is held most lightly */
        name_write(name, 100 + i);
        assert_true(take(limiter, name, 1, 0).passed);
        name_write(name, i % (SLOTS_NEIGHBOURS - 1));
        assert_false(take(limiter, name, 1, 0).passed);
    }
    assert_false(take(limiter, "light", 1, 0).passed);
    assert_false(take(limiter, "another", 1, 0).passed);
    /* Nobody is shut out for longer than one request of a neighbour takes. */
    struct limit_state refused = take(limiter, "stranger", 1, 0);
    assert_int_equal(refused.until, SECOND / RATE);
    assert_true(take(limiter, "stranger", 1, refused.until).passed);
    /* When the others are quiet there is room again. */
    assert_int_equal(pass_all(limiter, "stranger", BURST * SECOND / RATE + SECOND), BURST);
    limiter_free(limiter);
}

/* Who had to yield comes back: what it owed is owed still. */
static void nobody_gets_off_by_yielding(void **state)
{
    (void)state;
    struct limiter *limiter = limiter_new(RATE, BURST, SLOTS_NEIGHBOURS);
    char name[16];
    int passed[SLOTS_NEIGHBOURS * 3] = {0}, all = 0;
    for (int round = 0; round < 10 * BURST; round++)
        for (int i = 0; i < SLOTS_NEIGHBOURS * 3; i++) {
            name_write(name, i);
            bool one = take(limiter, name, 1, 0).passed;
            passed[i] += one;
            all += one;
        }
    for (int i = 0; i < SLOTS_NEIGHBOURS * 3; i++)
        assert_in_range(passed[i], 1, BURST); /* each is served, none beyond its burst */
    assert_int_equal(all, SLOTS_NEIGHBOURS * BURST);
    limiter_free(limiter);
}

static void places(void **state)
{
    (void)state;
    struct slots *slots = slots_new(1);
    uint64_t name = slots_name(slots, "a", 1), other = slots_name(slots, "b", 1);
    assert_int_not_equal(name, 0);
    assert_int_not_equal(name, other);
    assert_null(slots_lock_known(slots, name, 10));
    struct debt_slot *slot = slots_lock(slots, name, 10);
    assert_int_equal(slot->name, 0);
    assert_int_equal(slot->until, 10);
    *slot = (struct debt_slot){.name = name, .until = 20, .amount = 5};
    slots_unlock(slots, name);
    slot = slots_lock_known(slots, name, 19);
    assert_int_equal(slot->amount, 5);
    slots_unlock(slots, name);
    assert_null(slots_lock_known(slots, name, 20));
    slot = slots_lock(slots, name, 20);
    assert_int_equal(slot->amount, 0);
    slots_unlock(slots, name);
    slots_free(slots);
    slots_free(NULL);
}

/* The least amount yields, of several the one that is owed for the shortest time. */
static void who_yields(void **state)
{
    (void)state;
    struct slots *slots = slots_new(SLOTS_NEIGHBOURS);
    for (uint64_t i = 1; i <= SLOTS_NEIGHBOURS; i++) {
        struct debt_slot *slot = slots_lock(slots, i, 0);
        assert_int_equal(slot->name, 0);
        *slot = (struct debt_slot){.name = i, .amount = i < 4 ? 9 : 2, .until = i == 6 ? 100 : 200 + (int64_t)i};
        slots_unlock(slots, i);
    }
    assert_int_equal(slots_lock(slots, 77, 50)->name, 6);
    slots_unlock(slots, 77);
    assert_int_equal(slots_lock(slots, 2, 50)->name, 2);
    slots_unlock(slots, 2);
    struct debt_slot *slot = slots_lock(slots, 77, 100);
    assert_int_equal(slot->name, 0);
    *slot = (struct debt_slot){.name = 77, .amount = 2, .until = 1000};
    slots_unlock(slots, 77);
    assert_int_equal(slots_lock(slots, 78, 150)->name, 4);
    slots_unlock(slots, 78);
    slots_free(slots);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_burst_and_then_the_rate),
        cmocka_unit_test(names_do_not_disturb_each_other),
        cmocka_unit_test(costs),
        cmocka_unit_test(charges),
        cmocka_unit_test(extremes),
        cmocka_unit_test(odd_rates),
        cmocka_unit_test(a_full_table),
        cmocka_unit_test(nobody_gets_off_by_yielding),
        cmocka_unit_test(places),
        cmocka_unit_test(who_yields),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
