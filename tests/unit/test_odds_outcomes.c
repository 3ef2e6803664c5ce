/* The outcomes of each verb against every sequence of raw faces: how many, which, how likely. And why contests that are
 * thrown again where they tie have equal shares: whatever has been decided after so many faces is shared out evenly. */
#include "odds/outcomes.h"
#include "odometer.h"
#include "unit.h"

enum { WIDTH = 4, LIMIT = 100000 };

static struct arena arena;
static struct outcomes_book book;
static struct odometer odometer;

static int start(void **state)
{
    (void)state;
    arena_start(&arena, 1 << 28);
    outcomes_start(&book, &arena, WIDTH, LIMIT);
    return 0;
}

static int end(void **state)
{
    (void)state;
    arena_end(&arena);
    return 0;
}

static const struct outcomes *outcomes_get(const struct draw_request *request)
{
    enum outcomes_failure failure;
    const struct outcomes *outcomes = outcomes_of(&book, request, &failure);
    assert_non_null(outcomes);
    assert_int_equal(failure, OUTCOMES_FINE);
    return outcomes;
}

static wide wide_of(const mp_limb_t *number)
{
    for (int32_t i = 2; i < WIDTH; i++)
        assert_true(number[i] == 0);
    return (wide)number[1] << 64 | number[0];
}

static size_t size_of(const struct draw_request *request)
{
    return request->verb == DICE_TALLY     ? (size_t)request->counter_count
           : request->verb == DICE_RANKING ? (size_t)request->count
                                           : 1;
}

/* Every sequence once; each counts for one, for in these draws all are equally likely. Returns how many. */
static int64_t throw_all(const struct draw_request *request, struct weights *ret)
{
    int64_t sequences = 0;
    odometer_start(&odometer);
    do {
        int32_t answer[DICE_MAX_SIDES];
        struct dice *dice = odometer_run(&odometer);
        dice->source->draw(dice, request, answer);
        assert_int_equal(dice->error, DICE_FINE);
        weights_find(ret, answer, size_of(request) * sizeof *answer)->numerator++;
        sequences++;
    } while (odometer_advance(&odometer));
    return sequences;
}

/* The same values, the same shares, nothing impossible; told beforehand. */
static void assert_as_thrown(const struct draw_request *request)
{
    struct weights thrown = {.count = 0};
    int64_t sequences = throw_all(request, &thrown);
    const struct outcomes *outcomes = outcomes_get(request);
    wide total = wide_of(outcomes->total), sum = 0;
    assert_int_equal(outcomes->count, thrown.count);
    assert_int_equal(outcomes->size, size_of(request));
    assert_true(outcomes_count(request) >= outcomes->count);
    for (int32_t i = 0; i < outcomes->count; i++) {
        int32_t taken[DICE_MAX_SIDES];
        wide weight = wide_of(outcome_weight(&book, outcomes, i));
        outcome_take(outcomes, i, taken);
        assert_memory_equal(taken, outcomes->values + (size_t)i * size_of(request), size_of(request) * sizeof *taken);
        wide came = weights_find(&thrown, taken, size_of(request) * sizeof *taken)->numerator;
        assert_true(came > 0 && weight * (uint64_t)sequences == came * total);
        sum += weight;
    }
    assert_true(sum == total);
    assert_int_equal(thrown.count, outcomes->count); /* none that was never thrown */
    weights_end(&thrown);
}

static const struct dice_band thirds[] = {{1, 2, 0}, {3, 4, 1}, {5, 6, 2}};
static const struct dice_band uneven[] = {{1, 1, 1}, {2, 5, 0}, {6, 6, 1}}; /* two bands for one counter */
static const struct dice_band holes[] = {{2, 3, 0}, {5, 5, 1}};             /* 1, 4 and 6 are of no band */
static const struct dice_band whole[] = {{1, 6, 1}};                        /* and counter 0 has none */
static const struct dice_band lapped[] = {{1, 4, 0}, {3, 6, 1}};            /* the first band counts */

#define TALLY(count_, bands_, counters)                                                                                \
    {                                                                                                                  \
        .verb = DICE_TALLY, .count = count_, .sides = 6, .bands = bands_, .band_count = LENGTH(bands_),                \
        .counter_count = counters                                                                                      \
    }

static const struct draw_request requests[] = {
    {.verb = DICE_FACE, .count = 1, .sides = 2},
    {.verb = DICE_FACE, .count = 1, .sides = 6},
    {.verb = DICE_FACE, .count = 1, .sides = 256},
    {.verb = DICE_SUM, .count = 1, .sides = 12},
    {.verb = DICE_SUM, .count = 3, .sides = 6},
    {.verb = DICE_SUM, .count = 6, .sides = 6},
    {.verb = DICE_SUM, .count = 2, .sides = 100},
    {.verb = DICE_SUM_FLOORED, .count = 4, .sides = 6, .number = 0},
    {.verb = DICE_SUM_FLOORED, .count = 4, .sides = 6, .number = 1},
    {.verb = DICE_SUM_FLOORED, .count = 5, .sides = 6, .number = 2},
    {.verb = DICE_SUM_FLOORED, .count = 3, .sides = 6, .number = 5},
    {.verb = DICE_SUM_FLOORED, .count = 3, .sides = 6, .number = 6},
    {.verb = DICE_SUM_FLOORED, .count = 3, .sides = 6, .number = 9},
    {.verb = DICE_HITS, .count = 1, .sides = 6, .number = 4},
    {.verb = DICE_HITS, .count = 6, .sides = 6, .number = 5},
    {.verb = DICE_HITS, .count = 6, .sides = 6, .number = 6},
    {.verb = DICE_HITS, .count = 4, .sides = 10, .number = 4},
    {.verb = DICE_HITS, .count = 5, .sides = 6, .number = 1},
    {.verb = DICE_HITS, .count = 5, .sides = 6, .number = -3},
    {.verb = DICE_HITS, .count = 5, .sides = 6, .number = 7},
    {.verb = DICE_HITS, .count = 5, .sides = 6, .number = 100},
    TALLY(1, thirds, 3),
    TALLY(6, thirds, 3),
    TALLY(6, uneven, 2),
    TALLY(5, holes, 2),
    TALLY(5, holes, 4), /* counters that no band has */
    TALLY(4, whole, 2),
    TALLY(5, lapped, 2),
    {.verb = DICE_OPPOSED, .count = 2, .sides = 6},
    {.verb = DICE_RANKING, .count = 2, .sides = 6},
    {.verb = DICE_RANKING, .count = 3, .sides = 2},
    {.verb = DICE_RANKING, .count = 6, .sides = 6},
};

static void every_verb_as_its_faces_fall(void **state)
{
    (void)state;
    for (size_t i = 0; i < LENGTH(requests); i++)
        assert_as_thrown(&requests[i]);
}

/* Of floored sums of which nothing is taken off a few more are announced than there are: no die is 0. */
static void their_number_is_known_beforehand(void **state)
{
    (void)state;
    for (size_t i = 0; i < LENGTH(requests); i++) {
        const struct draw_request *request = &requests[i];
        int32_t more = request->verb == DICE_SUM_FLOORED && request->number == 0 ? request->count : 0;
        assert_true(outcomes_count(request) == outcomes_get(request)->count + more);
    }
    assert_true(outcomes_count(&(struct draw_request){.verb = DICE_RANKING, .count = 20, .sides = 6}) > 2e18);
}

static void what_all_have_in_common_is_divided_out(void **state)
{
    static const struct {
        struct draw_request request;
        wide total;
    } known[] = {
        {{.verb = DICE_HITS, .count = 10, .sides = 6, .number = 4}, 1024},
        {{.verb = DICE_HITS, .count = 10, .sides = 6, .number = 5}, 59049},
        {{.verb = DICE_HITS, .count = 3, .sides = 6, .number = 2}, 216},
        {{.verb = DICE_HITS, .count = 3, .sides = 100, .number = 26}, 64},
        {{.verb = DICE_HITS, .count = 50, .sides = 6, .number = 1}, 1},
        {{.verb = DICE_HITS, .count = 50, .sides = 6, .number = 7}, 1},
        {TALLY(4, thirds, 3), 81},
        {TALLY(3, uneven, 2), 27},
        {TALLY(3, holes, 2), 216},
        {TALLY(9, whole, 2), 1},
        {{.verb = DICE_OPPOSED, .count = 2, .sides = 6}, 2},
        {{.verb = DICE_RANKING, .count = 5, .sides = 6}, 120},
    };
    (void)state;
    for (size_t i = 0; i < LENGTH(known); i++)
        assert_true(wide_of(outcomes_get(&known[i].request)->total) == known[i].total);
}

/* 24 dice at 5+: 25 outcomes, choose(24, k) * 2^(24 - k) of 3^24. */
static void a_pool_collapses(void **state)
{
    const struct outcomes *outcomes =
        outcomes_get(&(struct draw_request){.verb = DICE_HITS, .count = 24, .sides = 6, .number = 5});
    wide shares[25] = {0};
    uint64_t choose = 1;
    (void)state;
    assert_int_equal(outcomes->count, 25);
    assert_true(wide_of(outcomes->total) == UINT64_C(282429536481));
    for (int32_t i = 0; i < outcomes->count; i++) {
        int32_t hits;
        outcome_take(outcomes, i, &hits);
        assert_in_range(hits, 0, 24);
        shares[hits] = wide_of(outcome_weight(&book, outcomes, i));
    }
    for (uint64_t k = 0; k <= 24; k++) {
        assert_true(shares[k] == choose << (24 - k));
        choose = choose * (24 - k) / (k + 1);
    }
}

static enum outcomes_failure failure_of(const struct draw_request *request, int32_t width, int32_t limit)
{
    enum outcomes_failure failure;
    struct outcomes_book other;
    outcomes_start(&other, &arena, width, limit);
    const struct outcomes *outcomes = outcomes_of(&other, request, &failure);
    assert_int_equal(failure == OUTCOMES_FINE, outcomes != NULL);
    return failure;
}

/* A sum of which only half counts, and how far it goes; as a resolver would say it of its own draw. */
static void half_of(const int32_t *outcome, const int32_t *given, int32_t ret[DICE_ALIKE_NUMBERS])
{
    ret[0] = outcome[0] / 2 < given[0] ? outcome[0] / 2 : given[0];
}

/* One outcome for all that are alike, with the weight of all of them; told apart by what is given. */
static void those_that_are_alike_are_one(void **state)
{
    static const struct dice_alike alike[] = {{half_of, {4}, NULL}, {half_of, {100}, NULL}};
    struct draw_request request = {.verb = DICE_SUM, .label = "sum", .count = 3, .sides = 6};
    const struct outcomes *every = outcomes_get(&request);
    (void)state;
    for (size_t i = 0; i < LENGTH(alike); i++) {
        wide weights[100] = {0}, all = 0;
        int32_t different = 0;
        for (int32_t k = 0; k < every->count; k++) {
            int32_t numbers[DICE_ALIKE_NUMBERS] = {0};
            alike[i].numbers(&every->values[k], alike[i].given, numbers);
            different += weights[numbers[0]] == 0;
            weights[numbers[0]] += wide_of(outcome_weight(&book, every, k));
        }
        request.alike = &alike[i];
        const struct outcomes *merged = outcomes_get(&request);
        assert_ptr_not_equal(merged, every);
        assert_int_equal(merged->count, different);
        for (int32_t k = 0; k < merged->count; k++) {
            int32_t numbers[DICE_ALIKE_NUMBERS] = {0};
            alike[i].numbers(&merged->values[k], alike[i].given, numbers);
            assert_true(wide_of(outcome_weight(&book, merged, k)) == weights[numbers[0]]);
            all += weights[numbers[0]];
        }
        assert_true(all == wide_of(every->total) && wide_of(merged->total) == all);
        assert_ptr_equal(outcomes_get(&request), merged);
    }
    assert_int_equal(outcomes_get(&request)->count, 9); /* 3 to 18 */
}

/* By way of what is finer it is the same, and what is finer is looked at once. */
static void what_is_alike_may_be_found_by_steps(void **state)
{
    static const struct dice_alike finer = {half_of, {100}, NULL}, plain = {half_of, {4}, NULL},
                                   by_steps = {half_of, {4}, &finer};
    struct draw_request request = {.verb = DICE_SUM, .label = "sum", .count = 3, .sides = 6, .alike = &plain};
    const struct outcomes *wanted = outcomes_get(&request);
    struct outcomes_book other;
    enum outcomes_failure failure;
    (void)state;
    outcomes_start(&other, &arena, 4, LIMIT);
    request.alike = &by_steps;
    const struct outcomes *merged = outcomes_of(&other, &request, &failure);
    assert_int_equal(failure, OUTCOMES_FINE);
    assert_int_equal(merged->count, wanted->count);
    assert_memory_equal(merged->values, wanted->values, (size_t)merged->count * sizeof *merged->values);
    for (int32_t i = 0; i < merged->count; i++)
        assert_true(wide_of(outcome_weight(&other, merged, i)) == wide_of(outcome_weight(&book, wanted, i)));
    request.alike = &finer;
    const struct outcomes *halves = outcomes_of(&other, &request, &failure);
    assert_int_equal(halves->count, 9);
    assert_ptr_equal(outcomes_of(&other, &request, &failure), halves);
}

static void too_many_too_wide_and_no_memory(void **state)
{
    static const struct draw_request large = {.verb = DICE_SUM, .count = 99, .sides = 256};   /* 2^792 throws */
    static const struct draw_request smaller = {.verb = DICE_SUM, .count = 40, .sides = 100}; /* 266 bits */
    static const struct draw_request hits = {.verb = DICE_HITS, .count = 300, .sides = 256, .number = 8};
    static const struct draw_request order = {.verb = DICE_RANKING, .count = 64, .sides = 6};
    (void)state;
    assert_int_equal(failure_of(&large, 4, LIMIT), OUTCOMES_TOO_WIDE);
    assert_int_equal(failure_of(&large, 8, LIMIT), OUTCOMES_TOO_WIDE);
    assert_int_equal(failure_of(&smaller, 4, LIMIT), OUTCOMES_TOO_WIDE);
    assert_int_equal(failure_of(&smaller, 8, LIMIT), OUTCOMES_FINE);
    assert_int_equal(failure_of(&hits, 32, LIMIT), OUTCOMES_TOO_WIDE);
    assert_int_equal(failure_of(&hits, 64, LIMIT), OUTCOMES_FINE);
    assert_int_equal(failure_of(&smaller, 8, 40 * 99 + 1), OUTCOMES_FINE);
    assert_int_equal(failure_of(&smaller, 8, 40 * 99), OUTCOMES_TOO_MANY);
    assert_int_equal(failure_of(&order, 128, LIMIT), OUTCOMES_TOO_MANY);
    arena_end(&arena);
    arena_start(&arena, 4096);
    assert_int_equal(failure_of(&large, 16, LIMIT), OUTCOMES_STARVED);
}

static void each_is_made_once(void **state)
{
    struct draw_request request = TALLY(3, thirds, 3);
    struct dice_band copy[3];
    (void)state;
    request.label = "one";
    const struct outcomes *made = outcomes_get(&request);
    memcpy(copy, thirds, sizeof copy);
    request.bands = copy;
    request.label = "another"; /* what the dice are for does not matter */
    assert_ptr_equal(outcomes_get(&request), made);
    copy[2].counter = 1;
    assert_ptr_not_equal(outcomes_get(&request), made);
    request.bands = thirds;
    request.count = 4;
    assert_ptr_not_equal(outcomes_get(&request), made);
    assert_true(outcomes_answer(made, &(struct draw_request)TALLY(3, thirds, 3)));
    assert_false(outcomes_answer(made, &(struct draw_request)TALLY(3, thirds, 2)));
}

enum { FACES_MAX = 10, ORDERS_MAX = 24 };

/* How many of 6^FACES_MAX throws are decided in favour of each order after so many faces. */
static void decided_count(const struct draw_request *request, int32_t faces_max, struct weights *decided)
{
    wide all = 1, seen = 0;
    for (int32_t i = 0; i < faces_max; i++)
        all *= (uint32_t)request->sides;
    odometer_start(&odometer);
    odometer.faces_max = faces_max;
    do {
        int32_t answer[DICE_MAX_RANKED] = {0};
        struct dice *dice = odometer_run(&odometer);
        dice->source->draw(dice, request, answer);
        wide share = all;
        for (int32_t i = 0; i < odometer.used; i++)
            share /= (uint32_t)request->sides;
        seen += share;
        if (dice->error == DICE_EXHAUSTED)
            continue;
        int32_t key[1 + DICE_MAX_RANKED] = {odometer.used};
        memcpy(key + 1, answer, sizeof answer);
        weights_find(&decided[odometer.used], key, sizeof key)->numerator += share;
    } while (odometer_advance(&odometer));
    assert_true(seen == all);
}

/* All `orders` are decided, and equally often, after each number of faces. Returns after how many different ones. */
static int32_t assert_shared_evenly(const struct draw_request *request, int32_t faces_max, size_t orders)
{
    struct weights decided[FACES_MAX + 1] = {{.count = 0}};
    int32_t rounds = 0;
    decided_count(request, faces_max, decided);
    for (int32_t faces = 0; faces <= faces_max; faces++) {
        const struct weights *now = &decided[faces];
        assert_true(now->count == 0 || now->count == orders);
        for (size_t i = 1; i < now->count; i++)
            assert_true(now->list[i].numerator == now->list[0].numerator);
        rounds += now->count > 0;
        weights_end(&decided[faces]);
    }
    return rounds;
}

/* Renaming the contestants renames what is decided and leaves the number of faces as it is; so no order is better off,
 * however often they tie. The geometric series of the throws that are made again adds up to equal shares. */
static void contests_are_shared_evenly_after_every_round(void **state)
{
    struct draw_request request = {.verb = DICE_OPPOSED, .count = 2, .sides = 6};
    (void)state;
    assert_int_equal(assert_shared_evenly(&request, 10, 2), 5);
    request.verb = DICE_RANKING;
    assert_int_equal(assert_shared_evenly(&request, 10, 2), 5);
    request.count = 3;
    assert_int_equal(assert_shared_evenly(&request, 9, 6), 6); /* 3, 5, 6, 7, 8 and 9 faces */
    request.count = 4;
    assert_true(assert_shared_evenly(&request, 8, 24) > 2);
    request.sides = 2;
    assert_true(assert_shared_evenly(&request, 10, 24) > 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(every_verb_as_its_faces_fall, start, end),
        cmocka_unit_test_setup_teardown(their_number_is_known_beforehand, start, end),
        cmocka_unit_test_setup_teardown(what_all_have_in_common_is_divided_out, start, end),
        cmocka_unit_test_setup_teardown(a_pool_collapses, start, end),
        cmocka_unit_test_setup_teardown(those_that_are_alike_are_one, start, end),
        cmocka_unit_test_setup_teardown(what_is_alike_may_be_found_by_steps, start, end),
        cmocka_unit_test_setup_teardown(too_many_too_wide_and_no_memory, start, end),
        cmocka_unit_test_setup_teardown(each_is_made_once, start, end),
        cmocka_unit_test_setup_teardown(contests_are_shared_evenly_after_every_round, start, end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
