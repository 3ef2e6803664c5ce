/* What the exchanges volley and charge share: the rest of a side, and figures that take several hits at once. */
#pragma once
#include "engine/retained.h"
#include "rulesets/d12_skirmish/d12.h"

/* A side of an exchange, and the exchange's effects on it (aftermath.c). */
struct d12_unit {
    int32_t starting_strength; /* FIELD_ABSENT: no unit */
    int32_t losses;
    bool has_officer, friends_near, wound_tested;
};

struct d12_aftermath {
    int32_t killed, wounded, pinned, thrown; /* figures; the last three count only the living */
    int32_t wounds;                          /* new wounds of the living */
    bool officer_killed;
    struct d12_due tests; /* its own test */
    bool friends_test;    /* the test of friends who saw somebody killed */
};

extern const struct fields d12_unit_fields, d12_aftermath_fields;
extern const struct fields d12_hurt_fields; /* of a struct d12_aftermath, without the officer and the tests */
/* Finds the tests that are due, from the counts; `charged`: also one for a charge. */
void d12_aftermath_find_tests(const struct d12_unit *unit, bool charged, const struct d12_options *options,
                              struct d12_aftermath *aftermath);
/* How many dice will be thrown for the officer, if anybody asks: all that still matters once a side's tests are
 * found. */
int32_t d12_aftermath_dice(const struct d12_unit *unit, const struct d12_aftermath *aftermath, const struct dice *dice);
/* Reports that its unit has lost the officer, and who must test morale: the side, its friends who saw somebody killed,
 * or both. */
void d12_aftermath_say(const struct d12_aftermath *side, const char *unit, struct text *line);
/* "Alpha, Ann and Hussars": each name once. */
void d12_names_say(const char *const *names, int32_t count, struct text *line);
/* The common name of the first places of a role: the unit's, if all belong to one. */
const char *d12_side_called(const struct question_units *units, int32_t role, int32_t count, const char *otherwise);
/* The names of one side's aftermath: the parts of the officer's dice and of the tests, and the dice's label. */
struct d12_aftermath_names {
    const char *officer, *tests, *label;
    int32_t role; /* of the side whose officer it is */
};
/* Throws for the officer, and gives the reasons for the tests that are due. */
void d12_aftermath(const struct d12_unit *unit, const struct d12_aftermath_names *names, struct dice *dice,
                   struct explanation *why, struct d12_aftermath *aftermath);
/* Reports that the unit is as large as its losses and `figures` together; or, if the units in the role are several,
 * that each one's officer is thrown for by itself. `side` is the unit's place in the input. */
struct d12_side_named {
    const char *side;
    const struct question_units *units;
    int32_t role;
};
void d12_unit_check(const struct d12_unit *unit, int32_t figures, const struct d12_side_named *named,
                    struct violations *violations);

/* Figures that were alike before the shots (casualties.c). */
enum { D12_STANDINGS = 2 * (D12_WOUNDS_MAX + 1), D12_ROW_MAX = 32 };

/* What the living suffered, as far as the request or a consequence needs it: a set of these. Empty: only deaths
 * count. */
enum d12_suffered { D12_ASKS_WOUNDED = 1, D12_ASKS_WOUNDS = 2, D12_ASKS_PINNED = 4, D12_ASKS_THROWN = 8 };

/* One figure, where each is tracked by itself. */
struct d12_ranked_figure {
    int32_t wounds, line; /* the `line` of the wound table that it has yet to suffer */
    bool thrown, hit, dead;
};

struct d12_ranks {
    int32_t kind, ability, allowed, wounds_taken; /* what all had at the start */
    int32_t allocation;                           /* enum d12_hit_allocation */
    /* The living, by wounds and thrown: those waiting in this round, and those hit in it. */
    int32_t waiting[D12_STANDINGS], hit[D12_STANDINGS];
    int32_t killed;
    bool all_hit;      /* a later round than the first: those waiting were hit before */
    bool thrown_for;   /* whether dice were thrown already */
    uint32_t suffered; /* enum d12_suffered: what the request needs */
    int32_t hits_left; /* hits left */
    int32_t row_count; /* 0: no figure is tracked by itself */
    struct d12_ranked_figure row[D12_ROW_MAX];
};

/* The figures that can be hit, and the number of hits, at most D12_ROW_MAX. */
struct d12_ranked {
    int32_t kind;
    const struct d12_body *body;
    int32_t figures, hits, allocation;
    uint32_t suffered; /* enum d12_suffered: what the request needs */
};
uint32_t d12_aftermath_suffered(const struct d12_aftermath *aftermath, const struct dice *dice);
void d12_ranks_start(struct d12_ranks *ranks, const struct d12_ranked *ranked, struct explanation *why);
/* `kept`: the exchange's retained numbers for when earlier draws are forgotten; unchanged on return. False: return at
 * once. */
bool d12_ranks_hit(struct d12_ranks *ranks, int32_t hits, bool close_range, struct retained *retained,
                   struct dice *dice, struct explanation *why);
/* Adds the killed, wounded, pinned and thrown to the counts. */
void d12_ranks_count(const struct d12_ranks *ranks, struct explanation *why, struct d12_aftermath *aftermath);
