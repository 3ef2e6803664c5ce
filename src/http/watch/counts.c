/* Places: counters are in arrays, and tables say where. */
#include "http/watch/counts.h"
#include "base/clock.h"
#include <assert.h>
#include <stdlib.h>

static const int64_t request_bounds[] = {100,   250,   500,    1000,   2500,    5000,   10000,
                                         25000, 50000, 100000, 250000, 1000000, 5000000};
const struct scale request_scale = {sizeof request_bounds / sizeof request_bounds[0], request_bounds};

/* The most frequent first. The last one is for all that are not named. */
static const struct {
    int status;
    const char *name;
} statuses[] = {
    {200, "200"}, {201, "201"}, {304, "304"}, {202, "202"}, {204, "204"}, {401, "401"}, {404, "404"}, {409, "409"},
    {422, "422"}, {429, "429"}, {503, "503"}, {400, "400"}, {403, "403"}, {405, "405"}, {406, "406"}, {413, "413"},
    {414, "414"}, {415, "415"}, {431, "431"}, {500, "500"}, {501, "501"}, {505, "505"}, {0, "none"},  {-1, "other"},
};

enum { STATUS_COUNT = sizeof statuses / sizeof statuses[0] };

static_assert(sizeof statuses / sizeof statuses[0] <= COUNTED_STATUSES_MAX, "each status has a place");

struct counts *counts_new(int32_t loop_count)
{
    struct counts *counts = calloc(1, sizeof *counts);
    if (!counts)
        return NULL;
    *counts = (struct counts){.started_at = clock_now(),
                              .loop_count = loop_count,
                              .loops = calloc((size_t)loop_count, sizeof *counts->loops)};
    if (counts->loops)
        return counts;
    free(counts);
    return NULL;
}

void counts_free(struct counts *counts)
{
    if (counts)
        free(counts->loops);
    free(counts);
}

size_t counted_status(int status)
{
    size_t place = 0;
    while (place < STATUS_COUNT - 1 && statuses[place].status != status)
        place++;
    return place;
}

const char *counted_status_name(size_t place)
{
    return place < STATUS_COUNT ? statuses[place].name : NULL;
}

size_t counted_step(const struct ruleset *ruleset, const struct step *step)
{
    size_t place = 0;
    for (const struct ruleset *const *each = rulesets(); *each; each++)
        for (const struct step *const *at = (*each)->steps; *at; at++, place++)
            if (*each == ruleset && *at == step)
                return place < COUNTED_STEPS_MAX ? place : COUNTED_STEPS_MAX - 1;
    return COUNTED_STEPS_MAX - 1;
}

void ruling_count(struct loop_counts *counts, const struct ruling *ruling, bool recorded)
{
    if (counts)
        counter_add(&counts->rulings[counted_step(ruling->ruleset, ruling->step)][recorded], 1);
}
