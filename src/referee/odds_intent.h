/* From a request's body to a question of odds: one case, or one for each combination of varied values. All of it is
 * decoded and checked before anything is computed. */
#pragma once
#include "fields/json.h"
#include "referee/intent.h"
#include <umpire/odds.h>

struct roster;

enum { VARY_POINTERS_MAX = 3, ODDS_CASES_MAX = 64, ODDS_SAMPLES_DEFAULT = 100000 };

/* The service's limits for one request, over all its cases. */
struct odds_limits {
    int64_t branches;
    int32_t samples;
};

/* Something that is varied. */
struct odds_varied {
    const char *pointer;         /* "/input/figures" */
    const struct json_t *values; /* a list */
    size_t count;                /* of values */
};

/* The values that a session's units fill in for a question in which nothing is varied. */
struct odds_units {
    int64_t at;                 /* the entry after which the units had this state */
    const void *input;          /* with the units' values, */
    struct members_given given; /* and which of its members exist */
    struct pointers autofilled;
};

struct odds_intent {
    const struct ruleset *ruleset;
    const struct step *step;
    const char *const *shown; /* as in struct odds_request */
    int32_t shown_count;
    bool ends_only;
    bool joint;
    int32_t samples;      /* of each case; 0: exact */
    int32_t varied_count; /* 0: nothing is varied, and there is one case */
    struct odds_varied varied[VARY_POINTERS_MAX];
    int32_t case_count;
    const struct question *questions; /* of each case; NULL: units are named, and not bound yet */
    const struct odds_units *units;   /* NULL: none is named */
    struct intent asked;              /* the question in which nothing is varied yet */
    struct members_given given;       /* of its input */
};

/* {"input":…, "options":…, "of":[…], "joint":…, "method":…, "samples":…, "vary":{…}} for a step. False after adding
 * violations; those of a varied value are reported at that value. */
bool odds_intent_decode(struct arena *arena, const struct ruleset *ruleset, const struct step *step,
                        const struct odds_limits *limits, const char *body, size_t length, struct odds_intent *ret,
                        struct violations *violations);

/* {"step":…, "units":{…}, "input":…, "of":…, …, "vary":{…}} inside a session with these options. */
bool odds_intent_decode_session(struct arena *arena, const struct ruleset *ruleset, const void *options,
                                const struct odds_limits *limits, const char *body, size_t length,
                                struct odds_intent *ret, struct violations *violations);

/* The version of the session's rules, before it is bound. */
void odds_intent_set_version(struct odds_intent *intent, int32_t version);

/* If units are named (`asked.units`), binds each case to this roster (NULL: the session has no units), the one after
 * the entry `at`: units fill in inputs that are neither given nor varied. False after adding violations. Does nothing
 * if no units are named. */
bool odds_intent_bind(struct arena *arena, struct odds_intent *intent, const struct roster *roster, int64_t at,
                      struct violations *violations);

/* Which of the varied values a case has. The last pointer's values change fastest. */
size_t odds_case_place(const struct odds_intent *intent, int32_t number, int32_t varied);
