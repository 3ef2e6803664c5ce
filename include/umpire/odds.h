/* Odds: the exact chance of each outcome of a question, from the same resolvers that rule it.
 *
 * The resolver is run over every distinguishable outcome of each draw, each with its exact weight (a pool of 24 dice
 * that counts hits is 25 outcomes, not 6^24); where it forgets (dice_forget), ways that lead to the same state are
 * merged. Chances are fractions of integers, never rounded. Pure functions, except for memory; nothing is shared
 * between calls. */
#pragma once
#include <umpire/rules.h>

enum {
    ODDS_SHOWN_MAX = 32,           /* members that may be named in one question */
    ODDS_POINTER_MAX = 128,        /* bytes of a member's JSON Pointer with the NUL */
    ODDS_QUANTILES = 5,            /* 5, 25, 50, 75 and 95 in a hundred */
    ODDS_DECIMAL_MAX = 24,         /* bytes of a decimal with the NUL */
    ODDS_BRANCHES_MAX = 100000000, /* that a budget may allow */
    ODDS_SAMPLES_MAX = 10000000,
    ODDS_SAMPLED_FACES_MAX = 50000000, /* dice that all samples of a question may throw, about */
};

/* What is asked. */
struct odds_request {
    const struct ruleset *ruleset;
    const struct step *step;
    struct question question; /* complete and checked */
    /* JSON Pointers of the outcome's members to show ("/fire/casualties", "/shots/0/result"); none: all. */
    const char *const *shown;
    int32_t shown_count;
    bool ends_only;         /* no member is shown, and every end is; then not `joint` */
    bool every_end;         /* all ends, even if only a few members are shown; else those that follow from these */
    bool joint;             /* one distribution of the shown members together, instead of one for each */
    int64_t branches_max;   /* the budget: how often the resolver may be run */
    int32_t samples;        /* 0: exact; else how often the question is resolved with dice of the pool */
    struct dice_pool *pool; /* for samples */
};

enum odds_result {
    ODDS_FOUND,
    ODDS_TOO_LARGE,     /* beyond the budget: estimate and largest_* say how far, and why. For samples: they would throw
                           more than ODDS_SAMPLED_FACES_MAX dice, `estimate` is how many */
    ODDS_NO_SUCH_FIELD, /* `unknown` says which of the shown members the outcome does not have */
    ODDS_STARVED,       /* out of memory */
};

/* A chance. Texts live as long as the answer. */
struct odds_chance {
    const char *fraction;           /* "5/8" in lowest terms; NULL when it is an estimate */
    char decimal[ODDS_DECIMAL_MAX]; /* a JSON number of at most 12 digits: "0.625", "1.5e-12" */
    char error[ODDS_DECIMAL_MAX];   /* the standard error of an estimate; else empty */
};

/* A number that is derived from a distribution. */
struct odds_number {
    const char *fraction;           /* "13/2"; NULL when it is no fraction (a root) or an estimate */
    char decimal[ODDS_DECIMAL_MAX]; /* a JSON number */
};

struct odds_value {
    /* For each member of the distribution: its number as the field's C type has it (FIELD_ABSENT: the member is
     * absent); for FIELD_TEXT and FIELD_LABEL an index into the answer's texts. */
    const int32_t *values;
    struct odds_chance chance;
    struct odds_chance at_least; /* of this value or a higher one; only where `numeric` */
};

/* The distribution of one member, or of several together; in the order asked for, else the outcome's. Values are
 * sorted: by number or by text, absent ones last. */
struct odds_distribution {
    int32_t member_count;
    const char *const *pointers;        /* of the members */
    const struct field *const *members; /* likewise */
    int32_t value_count;
    const struct odds_value *values;
    /* For a single INT or DECIMAL member (in whole units, not in the parts that the member holds): over the cases in
     * which it is present. */
    bool numeric;
    struct odds_number mean, deviation;
    int32_t quantiles[ODDS_QUANTILES]; /* as `values` are */
};

struct odds_end {
    const struct step_end *end;
    struct odds_chance chance;
};

struct odds {
    enum ruling_status status;          /* NOT_PERMITTED: nothing below but `why` */
    const struct explanation *why;      /* of a question that is not permitted; else NULL */
    const struct question_units *units; /* the question's, in the same case; NULL: it names none */
    int32_t samples;                    /* 0: exact */
    int64_t branches;                   /* how often the resolver was run to its end, or to where it forgets */
    int32_t end_count;
    const struct odds_end *ends; /* all, or those that follow from the members shown */
    int32_t distribution_count;
    const struct odds_distribution *distributions;
    const char *const *texts; /* of FIELD_TEXT and FIELD_LABEL values */
    /* ODDS_TOO_LARGE */
    int64_t spent;             /* how often the resolver was run before it was refused */
    double estimate;           /* branches that it would take, about */
    const char *largest_part;  /* the draw with the most outcomes: of which part, NULL for a single step */
    const char *largest_label; /* its label; NULL if it is not one draw but their number */
    int32_t largest_count;     /* dice */
    double largest_outcomes;   /* of that draw */
    /* ODDS_NO_SUCH_FIELD */
    int32_t unknown; /* index into the request's `shown` */
};

/* Finds the odds. `*ret` is NULL when out of memory, else the caller's to free. */
enum odds_result odds_find(const struct odds_request *request, struct odds **ret);
/* Accepts NULL. */
void odds_free(struct odds *odds);
/* The percentages of the quantiles. */
extern const int32_t odds_quantile_percents[ODDS_QUANTILES];
