/* The outcomes of each verb. A weight is a count of equally likely throws, divided by their common divisor. */
#include "odds/making.h"
#include <string.h>
#include <umpire/dice.h>

/* A pool of equal dice, of which only counts matter: the faces that count for the same. */
struct pool {
    int32_t kinds;
    int32_t faces[DICE_MAX_SIDES];
    int32_t counters[DICE_MAX_SIDES]; /* TALLY: whose they are */
    int32_t sides;                    /* all faces together, the common divisor taken out */
};

static int32_t common_divisor(int32_t a, int32_t b)
{
    while (b != 0) {
        int32_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

static void pool_reduce(struct pool *pool)
{
    int32_t divisor = 0;
    for (int32_t i = 0; i < pool->kinds; i++)
        divisor = common_divisor(divisor, pool->faces[i]);
    pool->sides = 0;
    for (int32_t i = 0; i < pool->kinds; i++) {
        pool->faces[i] /= divisor;
        pool->sides += pool->faces[i];
    }
}

static int32_t counter_of(const struct draw_request *request, int32_t face)
{
    for (int32_t band = 0; band < request->band_count; band++)
        if (face >= request->bands[band].lo && face <= request->bands[band].hi)
            return request->bands[band].counter;
    return request->counter_count; /* faces of no band: not counted, but thrown */
}

static void pool_of_tally(const struct draw_request *request, struct pool *ret)
{
    int32_t faces[DICE_MAX_SIDES + 1] = {0};
    for (int32_t face = 1; face <= request->sides; face++)
        faces[counter_of(request, face)]++;
    ret->kinds = 0;
    for (int32_t counter = 0; counter <= request->counter_count; counter++) {
        if (faces[counter] == 0)
            continue;
        ret->faces[ret->kinds] = faces[counter];
        ret->counters[ret->kinds++] = counter;
    }
    pool_reduce(ret);
}

/* Counter 0 misses, counter 1 hits; a die that always does one of them has a single kind. */
static void pool_of_hits(const struct draw_request *request, struct pool *ret)
{
    int32_t hits = request->sides - request->number + 1;
    hits = hits < 0 ? 0 : hits > request->sides ? request->sides : hits;
    ret->kinds = 0;
    if (hits < request->sides) {
        ret->faces[ret->kinds] = request->sides - hits;
        ret->counters[ret->kinds++] = 0;
    }
    if (hits > 0) {
        ret->faces[ret->kinds] = hits;
        ret->counters[ret->kinds++] = 1;
    }
    pool_reduce(ret);
}

static double choose(double n, double k)
{
    double ways = 1;
    for (double i = 1; i <= k; i++)
        ways = ways * (n - k + i) / i;
    return ways;
}

double outcomes_count(const struct draw_request *request)
{
    struct pool pool;
    double orders = 1;
    switch (request->verb) {
    case DICE_FACE:
    case DICE_SUM:
        return (double)request->count * (request->sides - 1) + 1;
    case DICE_SUM_FLOORED:
        return (double)request->count * (request->sides > request->number ? request->sides - request->number : 0) + 1;
    case DICE_HITS:
        pool_of_hits(request, &pool);
        return pool.kinds == 1 ? 1 : request->count + 1;
    case DICE_TALLY:
        pool_of_tally(request, &pool);
        return choose((double)request->count + pool.kinds - 1, pool.kinds - 1);
    case DICE_OPPOSED:
        return 2;
    case DICE_RANKING:
        for (int32_t i = 2; i <= request->count; i++)
            orders *= i;
        return orders;
    }
    return 1;
}

bool making_start(struct outcomes_making *making, double room, int32_t size)
{
    making->room = (int32_t)room;
    making->size = size;
    making->values = arena_take(making->book->arena, (size_t)room * (size_t)size * sizeof(int32_t));
    making->weights = arena_take(making->book->arena, (size_t)room * (size_t)making->book->width * sizeof(mp_limb_t));
    if (making->values && making->weights)
        return true;
    making->failure = OUTCOMES_STARVED;
    return false;
}

/* The number of ways to throw each sum, one die after the other. */
static void make_sums(struct outcomes_making *making)
{
    const struct draw_request *request = making->request;
    int32_t width = making->book->width;
    int32_t top = making->room - 1; /* the highest sum minus the lowest */
    bool floored = request->verb == DICE_SUM_FLOORED;
    int32_t lowest = floored ? 0 : request->count;
    mp_limb_t *before = arena_take(making->book->arena, (size_t)making->room * (size_t)width * sizeof(mp_limb_t));
    if (!before) {
        making->failure = OUTCOMES_STARVED;
        return;
    }
    mpn_zero(making->weights, (mp_size_t)making->room * width);
    making->weights[0] = 1;
    for (int32_t die = 0; die < request->count; die++) {
        mpn_copyi(before, making->weights, (mp_size_t)making->room * width);
        mpn_zero(making->weights, (mp_size_t)making->room * width);
        for (int32_t face = 1; face <= request->sides; face++) {
            int32_t adds = floored ? (face > request->number ? face - request->number : 0) : face - 1;
            for (int32_t sum = adds; sum <= top; sum++)
                number_add(making->weights + (size_t)sum * (size_t)width, before + (size_t)(sum - adds) * (size_t)width,
                           width);
        }
    }
    for (int32_t sum = 0; sum <= top; sum++) {
        const mp_limb_t *weight = making->weights + (size_t)sum * (size_t)width;
        if (number_is_zero(weight, width))
            continue;
        number_copy(making_weight(making), weight, width);
        *making_values(making) = lowest + sum;
        making->count++;
    }
}

/* The weight of k dice of one kind out of those left: choose(left, k) * faces^k, step by step. */
static bool weight_step(mp_limb_t *weight, int32_t left, int32_t k, int32_t faces, int32_t width)
{
    if (!number_multiply_small(weight, (uint64_t)(left - k + 1) * (uint64_t)faces, width))
        return false;
    number_divide_small(weight, (uint64_t)k, width);
    return true;
}

/* One way to distribute all dice. */
static void share_add(struct outcomes_making *making, const mp_limb_t *weight, const int32_t *counts)
{
    memcpy(making_values(making), counts, (size_t)making->size * sizeof *counts);
    number_copy(making_weight(making), weight, making->book->width);
    making->count++;
}

/* All ways to distribute the remaining dice among the kinds from `kind` on; `weight` is that of the kinds before,
 * `powers` are those of the last kind's faces. */
static void share_out(struct outcomes_making *making, const struct pool *pool, int32_t kind, int32_t left,
                      const mp_limb_t *weight, const mp_limb_t *powers, int32_t *counts)
{
    int32_t width = making->book->width, counter = pool->counters[kind];
    mp_limb_t here[NUMBER_WIDTH_MAX];
    if (kind == pool->kinds - 1) {
        counts[counter] = left; /* a factor of faces^left */
        if (number_multiply(here, weight, powers + (size_t)left * (size_t)width, width))
            share_add(making, here, counts);
        else
            making->failure = OUTCOMES_TOO_WIDE;
        counts[counter] = 0;
        return;
    }
    number_copy(here, weight, width);
    for (int32_t k = 0; k <= left && making->failure == OUTCOMES_FINE; k++) {
        counts[counter] = k;
        if (k > 0 && !weight_step(here, left, k, pool->faces[kind], width))
            making->failure = OUTCOMES_TOO_WIDE;
        else
            share_out(making, pool, kind + 1, left - k, here, powers, counts);
    }
    counts[counter] = 0;
}

/* The powers of a number from 0 to `most`; NULL after failing. They fit, since the number of all throws does. */
static const mp_limb_t *powers_make(struct outcomes_making *making, int32_t number, int32_t most)
{
    size_t width = (size_t)making->book->width;
    mp_limb_t *powers = arena_take(making->book->arena, ((size_t)most + 1) * width * sizeof *powers);
    if (!powers) {
        making->failure = OUTCOMES_STARVED;
        return NULL;
    }
    number_set(powers, making->book->width, 1);
    for (int32_t i = 1; i <= most; i++) {
        number_copy(powers + (size_t)i * width, powers + (size_t)(i - 1) * width, making->book->width);
        number_multiply_small(powers + (size_t)i * width, (uint64_t)number, making->book->width);
    }
    return powers;
}

static void make_counts(struct outcomes_making *making, const struct pool *pool)
{
    int32_t counts[DICE_MAX_SIDES + 1] = {0};
    mp_limb_t one[NUMBER_WIDTH_MAX];
    const mp_limb_t *powers = powers_make(making, pool->faces[pool->kinds - 1], making->request->count);
    number_set(one, making->book->width, 1);
    if (powers)
        share_out(making, pool, 0, making->request->count, one, powers, counts);
}

static void make_hits(struct outcomes_making *making)
{
    struct pool pool;
    pool_of_hits(making->request, &pool);
    making->size = 2;
    make_counts(making, &pool);
    for (int32_t i = 0; i < making->count; i++)
        making->values[i] = making->values[2 * i + 1];
    making->size = 1;
}

static void make_orders(struct outcomes_making *making)
{
    int32_t n = making->request->count, order[DICE_MAX_RANKED], turns[DICE_MAX_RANKED] = {0};
    for (int32_t i = 0; i < n; i++)
        order[i] = i;
    for (int32_t i = 0; i < n;) { /* Heap's algorithm for all permutations */
        if (i == 0) {
            memcpy(making_values(making), order, (size_t)n * sizeof *order);
            number_set(making_weight(making), making->book->width, 1);
            making->count++;
            i = 1;
        } else if (turns[i] < i) {
            int32_t other = i % 2 == 0 ? 0 : turns[i], retained = order[other];
            order[other] = order[i];
            order[i] = retained;
            turns[i]++;
            i = 0;
        } else {
            turns[i++] = 0;
        }
    }
}

static void make_equal(struct outcomes_making *making, int32_t first)
{
    for (; making->count < making->room; making->count++) {
        *making_values(making) = first + making->count;
        number_set(making_weight(making), making->book->width, 1);
    }
}

/* The number of throws of a pool: sides^count. All later numbers are at most as wide. */
static bool fits(const struct draw_request *request, int32_t sides, int32_t width)
{
    mp_limb_t all[NUMBER_WIDTH_MAX];
    number_set(all, width, 1);
    for (int32_t i = 0; i < request->count; i++)
        if (!number_multiply_small(all, (uint64_t)sides, width))
            return false;
    /* A step of a weight multiplies before it divides. */
    return number_multiply_small(all, (uint64_t)request->count * (uint64_t)request->sides, width);
}

void make_every(struct outcomes_making *making, double room)
{
    const struct draw_request *request = making->request;
    int32_t width = making->book->width;
    struct pool pool;
    if (request->verb != DICE_RANKING && !fits(request, request->sides, width)) {
        making->failure = OUTCOMES_TOO_WIDE;
        return;
    }
    int32_t size = request->verb == DICE_TALLY     ? request->counter_count
                   : request->verb == DICE_RANKING ? request->count
                   : request->verb == DICE_HITS    ? 2
                                                   : 1;
    if (!making_start(making, room, size))
        return;
    switch (request->verb) {
    case DICE_FACE:
        make_equal(making, 1);
        break;
    case DICE_OPPOSED:
        make_equal(making, 0);
        break;
    case DICE_SUM:
    case DICE_SUM_FLOORED:
        make_sums(making);
        break;
    case DICE_HITS:
        make_hits(making);
        break;
    case DICE_TALLY:
        pool_of_tally(request, &pool);
        make_counts(making, &pool);
        break;
    case DICE_RANKING:
        make_orders(making);
        break;
    }
}
