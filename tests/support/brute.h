/* Odds by brute force: a question resolved for every sequence of raw faces, and what its outcomes then say, taken from
 * the JSON that a client would read. Exact, and sharing nothing with src/odds. */
#pragma once
#include "odometer.h"
#include "referee/intent.h"

enum { BRUTE_PAIR = 2, BRUTE_ENDS_MAX = 32, BRUTE_TEXT_MAX = 512 /* of a pointer or value with its NUL */ };

struct brute {
    const struct intent *intent;
    struct odometer odometer;
    int64_t runs;
    wide denominator;
    struct weights outcomes; /* by their bytes */
    struct weights members;  /* by "/pointer=value", see brute_key */
    struct weights present;  /* by "/pointer": in how much of all it is there */
    const char *pair[BRUTE_PAIR];
    struct weights pairs; /* of the two members above together: by "value&value", absent ones empty */
    wide ends[BRUTE_ENDS_MAX];
    _Alignas(max_align_t) char outcome[STEP_OUTCOME_MAX];
};

void brute_start(struct brute *brute, const struct intent *intent);
/* Whether the question needs about `most` runs or fewer. */
bool brute_is_small(struct brute *brute, double most);
/* Resolves for every sequence. False when there are more than `most`, or the numbers do not fit. */
bool brute_resolve(struct brute *brute, int64_t most);
/* Instead: resolves so many times with whatever dice `start` gives; the denominator is then the number of rulings. */
bool brute_roll(struct brute *brute, int32_t times, void (*start)(struct dice *dice, struct dice_record *record));
/* What the outcomes say. `pair` has two pointers to look at together, or NULL. False when out of memory or an outcome
 * is no JSON. */
bool brute_look(struct brute *brute, const char *const *pair);
void brute_end(struct brute *brute);

/* `value` is a text, or the digits of an integer, or "true" or "false". Returns the length. */
size_t brute_key(char *ret, const char *pointer, const char *value);
/* The weight of a member's value; 0 when no outcome shows it. A NULL value: of the member's absence. */
wide brute_weight(struct brute *brute, const char *pointer, const char *value);
