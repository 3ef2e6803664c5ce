/* The outcomes of each verb. A weight is a count of equally likely throws, with what all have in common divided out. */
#include "outcomes.h"
#include "pool.h"
#include <string.h>

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

/* What is being made. */
struct making {
    struct outcomes_book *book;
    const struct draw_request *request;
    int32_t room, count, size;
    int32_t *values;
    mp_limb_t *weights;
    enum outcomes_failure failure;
};

static int32_t *making_values(struct making *making)
{
    return making->values + (size_t)making->count * (size_t)making->size;
}

static mp_limb_t *making_weight(struct making *making)
{
    return making->weights + (size_t)making->count * (size_t)making->book->width;
}

static bool making_start(struct making *making, double room, int32_t size)
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

/* The ways to throw each sum, one die after the other. */
static void make_sums(struct making *making)
{
    const struct draw_request *request = making->request;
    int32_t width = making->book->width;
    int32_t top = making->room - 1; /* the highest sum less the lowest */
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

/* All ways to share out the dice that are left among the kinds from `kind` on; `weight` is that of those before. */
static void share_out(struct making *making, const struct pool *pool, int32_t kind, int32_t left,
                      const mp_limb_t *weight, int32_t *counts)
{
    int32_t width = making->book->width;
    mp_limb_t here[NUMBER_WIDTH_MAX];
    number_copy(here, weight, width);
    bool last = kind == pool->kinds - 1;
    for (int32_t k = 0; k <= left; k++) {
        if (k > 0 && !weight_step(here, left, k, pool->faces[kind], width)) {
            making->failure = OUTCOMES_TOO_WIDE;
            return;
        }
        if (last && k < left)
            continue;
        counts[pool->counters[kind]] = k;
        if (!last) {
            share_out(making, pool, kind + 1, left - k, here, counts);
            if (making->failure != OUTCOMES_FINE)
                return;
            continue;
        }
        memcpy(making_values(making), counts, (size_t)making->size * sizeof *counts);
        number_copy(making_weight(making), here, width);
        making->count++;
    }
    counts[pool->counters[kind]] = 0;
}

static void make_counts(struct making *making, const struct pool *pool)
{
    int32_t counts[DICE_MAX_SIDES + 1] = {0};
    mp_limb_t one[NUMBER_WIDTH_MAX];
    number_set(one, making->book->width, 1);
    share_out(making, pool, 0, making->request->count, one, counts);
}

static void make_hits(struct making *making)
{
    struct pool pool;
    pool_of_hits(making->request, &pool);
    making->size = 2;
    make_counts(making, &pool);
    for (int32_t i = 0; i < making->count; i++)
        making->values[i] = making->values[2 * i + 1];
    making->size = 1;
}

static void make_orders(struct making *making)
{
    int32_t n = making->request->count, order[DICE_MAX_RANKED], turns[DICE_MAX_RANKED] = {0};
    for (int32_t i = 0; i < n; i++)
        order[i] = i;
    for (int32_t i = 0; i < n;) { /* Heap's way through all permutations */
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

static void make_equal(struct making *making, int32_t first)
{
    for (; making->count < making->room; making->count++) {
        *making_values(making) = first + making->count;
        number_set(making_weight(making), making->book->width, 1);
    }
}

/* A pool's throws altogether: sides^count. Nothing that is made later is wider. */
static bool fits(const struct draw_request *request, int32_t sides, int32_t width)
{
    mp_limb_t all[NUMBER_WIDTH_MAX];
    number_set(all, width, 1);
    for (int32_t i = 0; i < request->count; i++)
        if (!number_multiply_small(all, (uint64_t)sides, width))
            return false;
    /* A step of a weight is multiplied before it is divided. */
    return number_multiply_small(all, (uint64_t)request->count * (uint64_t)request->sides, width);
}

static void make(struct making *making, double room)
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

static const struct draw_request *member_request_add(struct outcomes *outcomes, const struct draw_request *request,
                                                     struct arena *arena)
{
    outcomes->request = *request;
    if (request->band_count == 0)
        return &outcomes->request;
    struct dice_band *bands = arena_take(arena, (size_t)request->band_count * sizeof *bands);
    if (!bands)
        return NULL;
    memcpy(bands, request->bands, (size_t)request->band_count * sizeof *bands);
    outcomes->request.bands = bands;
    return &outcomes->request;
}

static struct outcomes *outcomes_make(struct outcomes_book *book, const struct draw_request *request,
                                      enum outcomes_failure *ret_failure)
{
    double room = outcomes_count(request);
    struct making making = {.book = book, .request = request};
    *ret_failure = OUTCOMES_TOO_MANY;
    if (room > book->limit)
        return NULL;
    struct outcomes *made = arena_take(book->arena, sizeof *made);
    mp_limb_t *total = arena_take(book->arena, (size_t)book->width * sizeof *total);
    *ret_failure = OUTCOMES_STARVED;
    if (!made || !total || !member_request_add(made, request, book->arena))
        return NULL;
    make(&making, room);
    *ret_failure = making.failure;
    if (making.failure != OUTCOMES_FINE)
        return NULL;
    number_set(total, book->width, 0);
    for (int32_t i = 0; i < making.count; i++)
        number_add(total, making.weights + (size_t)i * (size_t)book->width, book->width);
    made->count = making.count;
    made->size = making.size;
    made->values = making.values;
    made->weights = making.weights;
    made->total = total;
    return made;
}

void outcomes_start(struct outcomes_book *book, struct arena *arena, int32_t width, int32_t limit)
{
    *book = (struct outcomes_book){.arena = arena, .width = width, .limit = limit};
}

bool outcomes_answer(const struct outcomes *outcomes, const struct draw_request *request)
{
    const struct draw_request *known = &outcomes->request;
    return known->verb == request->verb && known->count == request->count && known->sides == request->sides &&
           known->number == request->number && known->band_count == request->band_count &&
           known->counter_count == request->counter_count &&
           (known->band_count == 0 ||
            memcmp(known->bands, request->bands, (size_t)known->band_count * sizeof *known->bands) == 0);
}

const struct outcomes *outcomes_of(struct outcomes_book *book, const struct draw_request *request,
                                   enum outcomes_failure *ret_failure)
{
    uint32_t mixed = (uint32_t)request->verb * 31u + (uint32_t)request->count * 7u + (uint32_t)request->number;
    struct outcomes **shelf = &book->shelves[mixed % 64];
    *ret_failure = OUTCOMES_FINE;
    for (struct outcomes *known = *shelf; known; known = known->next)
        if (outcomes_answer(known, request))
            return known;
    struct outcomes *made = outcomes_make(book, request, ret_failure);
    if (!made)
        return NULL;
    made->next = *shelf;
    *shelf = made;
    return made;
}

const mp_limb_t *outcome_weight(const struct outcomes_book *book, const struct outcomes *outcomes, int32_t index)
{
    return outcomes->weights + (size_t)index * (size_t)book->width;
}

void outcome_take(const struct outcomes *outcomes, int32_t index, int32_t *ret)
{
    const int32_t *value = outcomes->values + (size_t)index * (size_t)outcomes->size;
    for (int32_t i = 0; i < outcomes->size; i++)
        ret[i] = value[i];
}

void outcome_take_any(const struct draw_request *request, int32_t *ret)
{
    int32_t count = request->verb == DICE_TALLY     ? request->counter_count
                    : request->verb == DICE_RANKING ? request->count
                                                    : 1;
    for (int32_t i = 0; i < count; i++)
        ret[i] = request->verb == DICE_RANKING ? i : 0;
    if (request->verb == DICE_FACE || request->verb == DICE_SUM || (request->verb == DICE_HITS && request->number <= 1))
        ret[0] = request->count;
    if (request->verb == DICE_TALLY)
        ret[request->bands[0].counter] = request->count;
}
