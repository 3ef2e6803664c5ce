/* All outcomes that a walk has used, each list made once; one outcome represents all equivalent ones. */
#include "odds/making.h"
#include <string.h>

static struct tally *alike_start(struct outcomes_book *book)
{
    if (book->alike.room > 0)
        tally_clear(&book->alike);
    else if (!tally_start(&book->alike, book->arena, book->width, DICE_ALIKE_NUMBERS))
        return NULL;
    return &book->alike;
}

/* The first of equivalent outcomes represents all of them, with their total weight. */
static bool outcomes_merge(struct outcomes_making *making, const struct outcomes *every)
{
    const struct dice_alike *given = making->request->alike;
    int32_t width = making->book->width, size = every->size;
    int32_t *firsts = arena_take(making->book->arena, (size_t)every->count * sizeof *firsts);
    struct tally *alike = alike_start(making->book);
    if (!firsts || !alike)
        return false;
    for (int32_t i = 0; i < every->count; i++) {
        int32_t known[DICE_ALIKE_NUMBERS] = {0};
        given->numbers(every->values + (size_t)i * (size_t)size, given->given, known);
        int32_t before = alike->count, cell = tally_cell(alike, known);
        if (cell < 0)
            return false;
        if (cell == before)
            firsts[cell] = i;
        number_add(tally_settled(alike, cell), every->weights + (size_t)i * (size_t)width, width);
    }
    if (!making_start(making, alike->count, size))
        return false;
    for (; making->count < alike->count; making->count++)
        memcpy(making_values(making), every->values + (size_t)firsts[making->count] * (size_t)size,
               (size_t)size * sizeof(int32_t));
    mpn_copyi(making->weights, alike->settled, (mp_size_t)making->count * width);
    return true;
}

static const struct draw_request *member_request_add(struct outcomes *outcomes, const struct draw_request *request,
                                                     struct arena *arena)
{
    outcomes->request = *request;
    if (request->alike) {
        outcomes->alike = *request->alike;
        outcomes->alike.finer = NULL;
        outcomes->request.alike = &outcomes->alike;
    }
    if (request->band_count == 0)
        return &outcomes->request;
    struct dice_band *bands = arena_take(arena, (size_t)request->band_count * sizeof *bands);
    if (!bands)
        return NULL;
    memcpy(bands, request->bands, (size_t)request->band_count * sizeof *bands);
    outcomes->request.bands = bands;
    return &outcomes->request;
}

/* Merges outcomes of a finer request, which are made once for all coarser ones. */
static void make_alike(struct outcomes_making *making)
{
    struct draw_request finer = *making->request;
    finer.alike = making->request->alike->finer;
    const struct outcomes *every = outcomes_of(making->book, &finer, &making->failure);
    if (every && !outcomes_merge(making, every))
        making->failure = OUTCOMES_STARVED;
}

static struct outcomes *outcomes_make(struct outcomes_book *book, const struct draw_request *request,
                                      enum outcomes_failure *ret_failure)
{
    double room = outcomes_count(request);
    struct outcomes_making making = {.book = book, .request = request};
    *ret_failure = OUTCOMES_TOO_MANY;
    if (room > book->limit)
        return NULL;
    struct outcomes *made = arena_take(book->arena, sizeof *made);
    mp_limb_t *total = arena_take(book->arena, (size_t)book->width * sizeof *total);
    *ret_failure = OUTCOMES_STARVED;
    if (!made || !total || !member_request_add(made, request, book->arena))
        return NULL;
    if (request->alike)
        make_alike(&making);
    else
        make_every(&making, room);
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

static bool are_alike_the_same(const struct dice_alike *a, const struct dice_alike *b)
{
    return a == b || (a && b && a->numbers == b->numbers && memcmp(a->given, b->given, sizeof a->given) == 0);
}

bool outcomes_answer(const struct outcomes *outcomes, const struct draw_request *request)
{
    const struct draw_request *known = &outcomes->request;
    return known->verb == request->verb && known->count == request->count && known->sides == request->sides &&
           known->number == request->number && known->band_count == request->band_count &&
           known->counter_count == request->counter_count &&
           (known->band_count == 0 ||
            memcmp(known->bands, request->bands, (size_t)known->band_count * sizeof *known->bands) == 0) &&
           are_alike_the_same(known->alike, request->alike);
}

static uint32_t shelf_of(const struct draw_request *request)
{
    uint32_t mixed = (uint32_t)request->verb * 31u + (uint32_t)request->count * 7u + (uint32_t)request->number;
    for (int32_t i = 0; request->alike && i < DICE_ALIKE_GIVEN; i++)
        mixed = (mixed ^ mixed >> 15) * UINT32_C(0x9e3779b1) + (uint32_t)request->alike->given[i];
    return mixed % OUTCOMES_SHELVES;
}

const struct outcomes *outcomes_of(struct outcomes_book *book, const struct draw_request *request,
                                   enum outcomes_failure *ret_failure)
{
    struct outcomes **shelf = &book->shelves[shelf_of(request)];
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
    if (request->verb == DICE_TALLY && request->bands[0].counter < request->counter_count)
        ret[request->bands[0].counter] = request->count;
}
