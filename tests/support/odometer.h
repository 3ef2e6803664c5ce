/* Every sequence of raw faces that a resolver may see, one run after the other: what exact odds are held against. The
 * faces go through the house's own verbs. Opposed dice and rankings, which may be thrown again for ever, show each
 * order once and equally often; tests/unit/test_odds_outcomes.c shows that this is what the throwing again comes to. */
#pragma once
#include "weights.h"
#include <umpire/dice.h>

enum { ODOMETER_WHEELS = 256 };

struct wheel {
    int32_t shows, sides;
};

struct odometer {
    struct wheel wheels[ODOMETER_WHEELS];
    int32_t used;    /* wheels that this run has turned to so far */
    int32_t planned; /* wheels that are set already */
    uint64_t random; /* while guessing: new wheels show anything */
    /* Contests are thrown by faces, too, and again where they tie; beyond so many faces the dice are exhausted. 0: not.
     */
    int32_t faces_max;
    struct dice dice;
    struct dice_record record;
};

void odometer_start(struct odometer *odometer);
/* The dice of the next run. */
struct dice *odometer_run(struct odometer *odometer);
/* One of how many equally likely sequences the last run was; 0 when that is beyond 2^127, or something went wrong. */
wide odometer_total(const struct odometer *odometer);
/* On to the next sequence; false when all have been seen. */
bool odometer_advance(struct odometer *odometer);
/* How many sequences there are, about: by `ways` random ways down. `resolve` asks its dice. */
double odometer_guess(struct odometer *odometer, int32_t ways, void (*resolve)(struct dice *dice, void *context),
                      void *context);
