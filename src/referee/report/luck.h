/* Luck: a session's rulings beside what was likely. Entries are added one by one; what stays in memory does not grow
 * with their number. Two things are compared, the dice of the service and declared ones apart:
 *
 *   - ends that a step names (struct step_end): how often each came, beside the sum of its exact chances;
 *   - the dice themselves (luck_dice.h).
 *
 * Each comparison is made for the session, and for each seat where several asked; of dice also for each step where
 * there are several. A comparison of fewer than LUCK_LEAST events or dice says nothing and is not counted; the p-values
 * of the others are corrected for their number (Holm). Reused dice are counted where they were thrown, and are left
 * out. */
#pragma once
#include "base/arena.h"
#include "referee/sample.h"
#include "referee/seat_names.h"
#include <umpire/odds.h>

enum {
    LUCK_LEAST = 30,
    LUCK_SEATS_MAX = 32, /* more seats count for the session only */
    LUCK_LINES_MAX = HOLM_MAX,
    LUCK_QUESTION_BRANCHES = 100000, /* the budget of one question's odds */
    LUCK_BRANCHES = 2000000,         /* of all */
};

#define LUCK_UNUSUAL 0.05 /* corrected p-values below it are shown as unusual */

enum luck_verdict { LUCK_TOO_FEW, LUCK_USUAL, LUCK_STANDS_OUT };

/* One comparison. */
struct luck_line {
    bool declared;
    const char *seat;           /* NULL: all */
    const struct step *step;    /* NULL: all */
    const struct step_end *end; /* NULL: the dice */
    double p, corrected;        /* after luck_finish; `corrected` unless too few */
    enum luck_verdict verdict;  /* likewise */
    struct sample sample;
};

/* What there is of one kind of dice. */
struct luck_total {
    int64_t rulings; /* with dice */
    int64_t dice;
};

struct luck_chances;

struct luck {
    const struct seat_names *names; /* of seats, set by the caller after luck_start; NULL: none are known */
    struct arena arena, scratch;
    int64_t entries, rulings;
    int64_t unknown;      /* rulings that this program does not resolve as they were */
    int64_t reused;       /* corrections on reused dice */
    int64_t without_odds; /* rulings whose step has ends, but whose odds take too much work */
    bool crowded;         /* there were more seats or comparisons than fit */
    struct luck_total service, declared;
    const char *seats[LUCK_SEATS_MAX];
    int32_t seat_count;
    struct luck_line *lines[LUCK_LINES_MAX];
    int32_t line_count;
    int32_t compared;            /* after luck_finish: lines that are not too few */
    int64_t branches;            /* left of LUCK_BRANCHES; none: no further question is asked */
    struct luck_chances **known; /* questions asked so far */
};

/* False when out of memory. */
bool luck_start(struct luck *luck);
/* Accepts a zeroed one. */
void luck_end(struct luck *luck);
/* Adds an entry. False when out of memory or the bytes are not an entry. */
bool luck_add(struct luck *luck, const char *bytes, size_t length);
/* Compares. Add nothing afterwards. */
void luck_finish(struct luck *luck);
/* How many lines are unusual. */
int32_t luck_unusual(const struct luck *luck);
