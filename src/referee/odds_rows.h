/* The answers about odds, as structs, and their tables (odds_write.c). */
#pragma once
#include "referee/odds_answer.h"

/* The odds of one case of an intent; NULL: there are none. */
struct odds_case {
    const struct odds_intent *intent;
    const struct odds *odds;
};

struct odds_case_answer {
    struct odds_case found;
    int32_t number;
};

/* The one case, or all varied ones, which `write_cases` writes as a list; it computes them on the way. */
struct odds_answer {
    struct odds_case found;
    const char *ruleset, *step;
    int32_t ruleset_version;
    void (*write_cases)(struct writer *out, void *context);
    void *context;
};

/* The odds of a recorded ruling, or why there are none. */
struct recorded_odds {
    struct odds_case found;
    struct odds_excess excess;
};
extern const struct fields odds_case_fields;
