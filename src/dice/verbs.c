/* The verbs: what a resolver calls, and how a source that has faces answers each of them. */
#include "dice/record.h"
#include <assert.h>
#include <string.h>
#include <umpire/dice.h>

const char *dice_verb_name(enum dice_verb verb)
{
    static const char *const names[] = {"face", "sum", "sum_floored", "hits", "tally", "opposed", "ranking"};
    return names[verb];
}

static void draw(struct dice *dice, const struct draw_request *request, int32_t *ret)
{
    assert(request->sides >= DICE_MIN_SIDES && request->sides <= DICE_MAX_SIDES && request->count >= 1);
    dice->source->draw(dice, request, ret);
    dice->needs = false;
    dice->unasked = 0;
    dice->words = NULL;
    dice->alike = NULL;
}

int32_t dice_face(struct dice *dice, const char *label, int32_t sides)
{
    int32_t face;
    draw(dice,
         &(struct draw_request){.verb = DICE_FACE, .label = label, .count = 1, .sides = sides, .alike = dice->alike},
         &face);
    return face;
}

int32_t dice_sum(struct dice *dice, const char *label, int32_t count, int32_t sides)
{
    int32_t sum;
    draw(dice,
         &(struct draw_request){.verb = DICE_SUM, .label = label, .count = count, .sides = sides, .alike = dice->alike},
         &sum);
    return sum;
}

int32_t dice_sum_floored(struct dice *dice, const char *label, int32_t count, int32_t sides, int32_t less)
{
    int32_t sum;
    draw(dice,
         &(struct draw_request){.verb = DICE_SUM_FLOORED,
                                .label = label,
                                .count = count,
                                .sides = sides,
                                .number = less,
                                .alike = dice->alike},
         &sum);
    return sum;
}

int32_t dice_hits(struct dice *dice, const char *label, int32_t count, int32_t sides, int32_t needed)
{
    int32_t hits;
    draw(dice,
         &(struct draw_request){
             .verb = DICE_HITS, .label = label, .count = count, .sides = sides, .number = needed, .alike = dice->alike},
         &hits);
    return hits;
}

/* Bands whose counts nobody needs fall into none: a source without faces has no counter to put them in. */
static void bands_blur(struct dice_band *bands, int32_t band_count, uint32_t unasked, int32_t counter_count)
{
    for (int32_t i = 0; i < band_count; i++)
        if (unasked & (UINT32_C(1) << bands[i].counter))
            bands[i].counter = counter_count;
}

void dice_tally(struct dice *dice, const char *label, int32_t count, int32_t sides, const struct dice_band *bands,
                int32_t band_count, int32_t *counts, int32_t counter_count)
{
    struct dice_band blurred[DICE_MAX_SIDES];
    if (dice->unasked && dice->source->asked) {
        assert(counter_count <= 32 && band_count <= DICE_MAX_SIDES);
        memcpy(blurred, bands, (size_t)band_count * sizeof *bands);
        bands_blur(blurred, band_count, dice->unasked, counter_count);
        bands = blurred;
    }
    draw(dice,
         &(struct draw_request){.verb = DICE_TALLY,
                                .label = label,
                                .count = count,
                                .sides = sides,
                                .bands = bands,
                                .band_count = band_count,
                                .counter_count = counter_count,
                                .alike = dice->alike},
         counts);
}

int32_t dice_opposed(struct dice *dice, const char *label, int32_t sides)
{
    int32_t higher;
    draw(dice, &(struct draw_request){.verb = DICE_OPPOSED, .label = label, .count = 2, .sides = sides}, &higher);
    return higher;
}

void dice_ranking(struct dice *dice, const char *label, int32_t n, int32_t sides, int32_t *order)
{
    assert(n >= 2 && n <= DICE_MAX_RANKED);
    draw(dice, &(struct draw_request){.verb = DICE_RANKING, .label = label, .count = n, .sides = sides}, order);
}

bool dice_forget(struct dice *dice, const int32_t *retained, int32_t count)
{
    assert(count >= 0 && count <= DICE_MAX_RETAINED);
    return !dice->source->forget || dice->source->forget(dice, retained, count);
}

/* The source's next face, recorded; 1 once anything went wrong. */
static int32_t next_face(struct dice *dice, int32_t sides)
{
    int32_t face = dice->error == DICE_FINE ? dice->source->face(dice, sides) : 0;
    if (dice->error != DICE_FINE) {
        dice->record->lacking += dice->error == DICE_EXHAUSTED && !dice->behind;
        return 1;
    }
    record_face(dice, face);
    return face;
}

static int32_t sum_faces(struct dice *dice, const struct draw_request *request)
{
    int32_t sum = 0;
    for (int32_t i = 0; i < request->count; i++) {
        int32_t face = next_face(dice, request->sides) - request->number;
        sum += face > 0 ? face : 0;
    }
    return sum;
}

static int32_t count_hits(struct dice *dice, const struct draw_request *request)
{
    int32_t hits = 0;
    for (int32_t i = 0; i < request->count; i++)
        hits += next_face(dice, request->sides) >= request->number;
    return hits;
}

static void tally_faces(struct dice *dice, const struct draw_request *request, int32_t *counts)
{
    for (int32_t i = 0; i < request->counter_count; i++)
        counts[i] = 0;
    for (int32_t i = 0; i < request->count; i++) {
        int32_t face = next_face(dice, request->sides);
        for (int32_t band = 0; band < request->band_count; band++) {
            if (face < request->bands[band].lo || face > request->bands[band].hi)
                continue;
            counts[request->bands[band].counter]++;
            if (dice->error == DICE_FINE)
                record_counter(dice->record, request->bands[band].counter);
            break;
        }
    }
}

static int32_t oppose(struct dice *dice, const struct draw_request *request)
{
    for (;;) {
        int32_t first = next_face(dice, request->sides);
        int32_t second = next_face(dice, request->sides);
        if (first != second || dice->error != DICE_FINE)
            return second > first;
    }
}

/* Contestants that are still tied stand next to each other in `order`; `tied[place]` says that the one at place + 1
 * has the same faces so far. Each round all who are tied throw one die each, in the order in which they were named,
 * and only the tied groups are sorted by it. */
static bool sort_by_round(struct dice *dice, int32_t n, int32_t sides, int32_t *order, bool *tied)
{
    int32_t place_of[DICE_MAX_RANKED], face_of[DICE_MAX_RANKED];
    for (int32_t place = 0; place < n; place++)
        place_of[order[place]] = place;
    for (int32_t contestant = 0; contestant < n; contestant++) {
        int32_t place = place_of[contestant];
        bool throws = tied[place] || (place > 0 && tied[place - 1]);
        face_of[contestant] = throws ? next_face(dice, sides) : 0;
    }
    bool again = false;
    for (int32_t start = 0, end; start < n; start = end + 1) {
        for (end = start; tied[end]; end++)
            ;
        for (int32_t i = start + 1; i <= end; i++) /* insertion: stable, the groups are small */
            for (int32_t k = i; k > start && face_of[order[k]] > face_of[order[k - 1]]; k--) {
                int32_t lower = order[k - 1];
                order[k - 1] = order[k];
                order[k] = lower;
            }
        for (int32_t i = start; i < end; i++) {
            tied[i] = face_of[order[i]] == face_of[order[i + 1]];
            again = again || tied[i];
        }
    }
    return again;
}

static void rank(struct dice *dice, const struct draw_request *request, int32_t *order)
{
    bool tied[DICE_MAX_RANKED] = {false};
    for (int32_t i = 0; i < request->count; i++) {
        order[i] = i;
        tied[i] = i + 1 < request->count;
    }
    while (sort_by_round(dice, request->count, request->sides, order, tied))
        if (dice->error != DICE_FINE)
            return;
}

void dice_draw_by_faces(struct dice *dice, const struct draw_request *request, int32_t *ret)
{
    record_draw(dice, request);
    switch (request->verb) {
    case DICE_FACE:
    case DICE_SUM:
    case DICE_SUM_FLOORED:
        *ret = sum_faces(dice, request);
        break;
    case DICE_HITS:
        *ret = count_hits(dice, request);
        break;
    case DICE_TALLY:
        tally_faces(dice, request, ret);
        break;
    case DICE_OPPOSED:
        *ret = oppose(dice, request);
        break;
    case DICE_RANKING:
        rank(dice, request, ret);
        break;
    }
}
