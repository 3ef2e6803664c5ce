/* Dice: what a resolver may ask, and where the answers come from.
 *
 * The verbs are a closed list. A resolver asks for what it needs to know and never for more; each call is one draw
 * with a label. Re-rolls are inside the verb: a resolver never loops until a die pleases. Sides are 2 to 256.
 *
 * A source answers draws. A source that has faces (the system's, declared ones, sealed ones) records every face; one
 * that has none (the exhaustive source of the odds) answers with outcomes only. After an error the verbs go on
 * answering with legal values, so that a resolver needs no error path; the caller that provided the dice checks
 * `error`. */
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    DICE_MIN_SIDES = 2,
    DICE_MAX_SIDES = 256,
    DICE_MAX_DRAWS = 128,
    DICE_MAX_FACES = 4096,
    DICE_MAX_RANKED = 64,
    DICE_MAX_RETAINED = 128
};

enum dice_verb {
    DICE_FACE,        /* one die: its face */
    DICE_SUM,         /* the sum of n dice */
    DICE_SUM_FLOORED, /* the sum of n dice, each less a number, none below 0 */
    DICE_HITS,        /* how many of n dice reach a number */
    DICE_TALLY,       /* how many of n dice fall in each band of a table */
    DICE_OPPOSED,     /* two sides, one die each, re-rolled until they differ: which side is higher */
    DICE_RANKING,     /* n sides, one die each, the tied re-rolled until all differ: the order, highest first */
};

/* One band of a table that dice fall in: faces lo..hi count for `counter`. The bands of a table cover 1..sides. */
struct dice_band {
    int32_t lo, hi;
    int32_t counter; /* index into the returned counts */
};

/* What of an outcome matters for all that follows: outcomes with equal numbers are equivalent. */
enum { DICE_ALIKE_GIVEN = 8, DICE_ALIKE_NUMBERS = 6 };
struct dice_alike {
    /* `outcome`: the draw's answer. Pure: the numbers depend only on the outcome and on `given`. */
    void (*numbers)(const int32_t *outcome, const int32_t *given, int32_t ret[DICE_ALIKE_NUMBERS]);
    int32_t given[DICE_ALIKE_GIVEN];
    /* Or NULL. What is equivalent by `finer` is equivalent by `numbers`, too, whatever is given. For draws that
     * differ only in `given`, only one outcome of each `finer` class is looked at. */
    const struct dice_alike *finer;
};

struct draw_request {
    enum dice_verb verb;
    const char *label;              /* static: what the dice are for */
    int32_t count;                  /* dice; for OPPOSED 2, for RANKING the sides of the contest */
    int32_t sides;                  /* of each die */
    int32_t number;                 /* HITS: what a die must reach; SUM_FLOORED: what each die is reduced by; else 0 */
    const struct dice_band *bands;  /* TALLY */
    int32_t band_count;             /* TALLY: 1 to DICE_MAX_SIDES */
    int32_t counter_count;          /* TALLY: how many counts are returned */
    const struct dice_alike *alike; /* for sources without faces; NULL: no two outcomes are equivalent */
};

/* A recorded draw. Its faces are in the record, in the order in which they were thrown, re-rolls included. */
struct draw {
    const char *part;  /* of the exchange that was being resolved; NULL for a single step */
    const char *label; /* what the dice are for */
    int32_t verb;      /* enum dice_verb */
    int32_t count, sides, number;
    int32_t first_face, face_count; /* in dice_record.faces */
    int32_t role, item;             /* for which unit: a role of the step from 1, and which unit of it; 0: none */
    bool needs;
    int32_t needed; /* if `needs`: what the dice themselves must reach, after modifiers, if one number decides */
    const char *const *words; /* of TALLY: the name of each count, static; NULL: none */
};

struct dice_record {
    int32_t draw_count, face_count;
    int32_t lacking; /* declared dice were too few: how many the last draw needs next (for a re-roll: in this round) */
    struct draw draws[DICE_MAX_DRAWS];
    uint16_t faces[DICE_MAX_FACES];
    uint8_t counters[DICE_MAX_FACES]; /* of TALLY: the count that the face with the same index belongs to */
};

enum dice_error {
    DICE_FINE,
    DICE_EXHAUSTED,  /* declared: too few */
    DICE_IMPOSSIBLE, /* declared: a face that the die does not have */
    DICE_OVERFLOW,   /* more draws or faces than a record holds */
    DICE_BROKEN,     /* the source failed */
};

struct dice;

/* A source of dice. `name` is recorded in the ledger. A source with faces uses dice_draw_by_faces as `draw` and
 * provides `face`; a source without them provides its own `draw` (which is how odds work). */
struct dice_source {
    const char *name;
    /* Answers a draw into `ret`: one number, or for TALLY counter_count counts, or for RANKING the order. */
    void (*draw)(struct dice *dice, const struct draw_request *request, int32_t *ret);
    /* One face of 1..sides, or 0 after dice_fail. */
    int32_t (*face)(struct dice *dice, int32_t sides);
    /* Implements dice_forget. NULL: dice that are thrown once forget nothing. */
    bool (*forget)(struct dice *dice, const int32_t *retained, int32_t count);
    /* Implements dice_asked. NULL: everything is asked for. */
    bool (*asked)(const struct dice *dice, const void *member, size_t size);
};

struct dice {
    const struct dice_source *source;
    void *state; /* the source's own */
    struct dice_record
        *record; /* where a source with faces writes its draws; the last one is the one in which an error occurred */
    const char *part;      /* set by an exchange around each of its steps */
    enum dice_error error; /* the first one */
    int32_t role, item;    /* as in struct draw; set by dice_for, valid until the next part */
    bool needs;
    int32_t needed;                 /* set by dice_need, only for the next draw */
    bool behind;                    /* the draw in which the dice ran out is over */
    uint32_t unasked;               /* set by dice_ignore, only for the next draw */
    const char *const *words;       /* set by dice_read_as, only for the next draw */
    const struct dice_alike *alike; /* set by dice_take_alike, only for the next draw */
};

/* Says for which unit the next dice are thrown: the role by its index in the step's list, and which unit of it (0
 * unless the role is a list). Answers name that unit beside the draw. */
static inline void dice_for(struct dice *dice, int32_t role, int32_t item)
{
    dice->role = role + 1;
    dice->item = item;
}
static inline void dice_for_nobody(struct dice *dice)
{
    dice->role = dice->item = 0;
}
/* Says what the dice of the next draw themselves must show, or more, if one number decides: a target less the
 * modifiers. Verbs that count hits know it without this. */
static inline void dice_need(struct dice *dice, int32_t needed)
{
    dice->needs = true;
    dice->needed = needed;
}

/* Names the counts of the next TALLY ("kill", "wound"), so that answers say how each die was read; one word or a few
 * for each, without underscores. The list lives as long as the program. */
static inline void dice_read_as(struct dice *dice, const char *const *words)
{
    dice->words = words;
}

/* Whether anybody asks for what a resolver writes into these bytes of its outcome. For dice that are thrown, everything
 * is asked for. Odds may ask for only a few members: then a resolver may leave out dice, and retained numbers, that
 * only serve other members, whose values are then arbitrary. */
static inline bool dice_asked(const struct dice *dice, const void *member, size_t size)
{
    return !dice->source->asked || dice->source->asked(dice, member, size);
}
#define DICE_ASKED(dice, member) dice_asked(dice, &(member), sizeof(member))
/* Says which counts of the next TALLY (bit by bit) nobody needs, since nothing that is asked for depends on them.
 * Thrown dice count them all the same; odds leave them 0, and have fewer outcomes to go through. */
static inline void dice_ignore(struct dice *dice, uint32_t counters)
{
    dice->unasked = counters;
}

/* Says which outcomes of the next draw are equivalent for everything that is asked for. It makes no difference to
 * thrown dice; odds continue with one of the equivalent outcomes, which gets the weight of all. `alike` lives until
 * then. */
static inline void dice_take_alike(struct dice *dice, const struct dice_alike *alike)
{
    dice->alike = alike;
}

/* Whether dice are thrown, in an order that somebody sees. Odds have no order: if it makes no difference, a resolver
 * may take several throws as one. */
static inline bool dice_are_thrown(const struct dice *dice)
{
    return dice->source->face != NULL;
}

/* What resolvers call. `label` is static text. */
int32_t dice_face(struct dice *dice, const char *label, int32_t sides);
int32_t dice_sum(struct dice *dice, const char *label, int32_t count, int32_t sides);
int32_t dice_sum_floored(struct dice *dice, const char *label, int32_t count, int32_t sides, int32_t less);
int32_t dice_hits(struct dice *dice, const char *label, int32_t count, int32_t sides, int32_t needed);
/* counts[0..counter_count) are set, not added to. */
void dice_tally(struct dice *dice, const char *label, int32_t count, int32_t sides, const struct dice_band *bands,
                int32_t band_count, int32_t *counts, int32_t counter_count);
/* 0 when the first side's die is higher, 1 when the second's. */
int32_t dice_opposed(struct dice *dice, const char *label, int32_t sides);
/* order[place] = contestant (both from 0), highest first; n is 2 to DICE_MAX_RANKED. */
void dice_ranking(struct dice *dice, const char *label, int32_t n, int32_t sides, int32_t *order);

/* Says how little of the past still matters: from here on the resolver depends on the dice so far only through these
 * numbers. What it has written into its outcome may be changed later only if they determine it, too. Odds of long
 * exchanges rely on it: ways that lead to the same numbers are continued once. It costs nothing else. False: this
 * way is not continued; the resolver returns at once, with any status. */
bool dice_forget(struct dice *dice, const int32_t *retained, int32_t count);

/* For sources. */
void dice_draw_by_faces(struct dice *dice, const struct draw_request *request, int32_t *ret);
void dice_fail(struct dice *dice, enum dice_error error);
/* The face for a random byte by rejection sampling, or 0 if the byte must be discarded. */
int32_t dice_face_of_byte(uint8_t byte, int32_t sides);

/* The system's random numbers, buffered. One pool per thread; a pool is not shared. */
struct dice_pool {
    size_t left; /* unused bytes at the end of `bytes` */
    uint8_t bytes[512];
};
void dice_start_system(struct dice *dice, struct dice_pool *pool, struct dice_record *record);

/* Dice thrown on the table and typed in, in the order of the draws. */
struct dice_declared {
    const int32_t *faces;
    int32_t count;
    int32_t next; /* how many were used */
};
void dice_start_declared(struct dice *dice, struct dice_declared *declared, struct dice_record *record);

extern const struct dice_source dice_source_system;
extern const struct dice_source dice_source_declared;
const char *dice_verb_name(enum dice_verb verb);
