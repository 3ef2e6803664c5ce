/* What the exchanges volley and charge share: what is left of a side, and figures that are hit several at once. */
#pragma once
#include "engine/retained.h"
#include "rulesets/d12_skirmish/d12.h"

/* A side of an exchange, and what an exchange leaves it with (aftermath.c). */
struct d12_unit {
    int32_t starting_strength; /* FIELD_ABSENT: no unit */
    int32_t losses;
    bool has_officer, friends_near, wound_tested;
};

struct d12_aftermath {
    int32_t killed, wounded, pinned, thrown; /* figures; the last three of those that live */
    int32_t wounds;                          /* new ones of those that live */
    bool officer_killed;
    struct d12_due tests; /* its own */
    bool friends_test;    /* friends who saw somebody killed */
};

extern const struct fields d12_unit_fields, d12_aftermath_fields;
extern const struct fields d12_hurt_fields; /* of a struct d12_aftermath, without the officer and the tests */
/* The tests that fall due, from the counts that are there already; `charged`: one of a charge, too. */
void d12_aftermath_find_tests(const struct d12_unit *unit, bool charged, const struct d12_options *options,
                              struct d12_aftermath *aftermath);
/* How many dice will be thrown for the officer, where anybody asks: all that still matters of a side whose tests were
 * found. */
int32_t d12_aftermath_dice(const struct d12_unit *unit, const struct d12_aftermath *aftermath, const struct dice *dice);
/* That its unit has lost the officer, and who must test morale: the side, its friends who saw somebody killed, or both.
 * `who` suffered it, and `unit` is to whom they belong: where one of them is dead, it is the unit that tests. */
void d12_aftermath_say(const struct d12_aftermath *side, const char *who, const char *unit, struct text *line);
/* "Alpha, Ann and Hussars": each name once. */
void d12_names_say(const char *const *names, int32_t count, struct text *line);
/* What who takes the first places of a role is called together: the unit, where they are all of one. */
const char *d12_side_called(const struct question_units *units, int32_t role, int32_t count, const char *otherwise);
/* What one side's aftermath is called: the parts of the officer's dice and of the tests, and the label of the dice. */
struct d12_aftermath_names {
    const char *officer, *tests, *label;
    int32_t role; /* of the unit whose officer it is */
};
/* Throws for the officer, and says why which tests fall due. */
void d12_aftermath(const struct d12_unit *unit, const struct d12_aftermath_names *names, struct dice *dice,
                   struct explanation *why, struct d12_aftermath *aftermath);
/* Whether who takes this place of a role is of the unit for which the role `side` stands: where no unit is named for
 * it, all are where they are of one unit, and nobody where they are of several. NULL units: all are. */
bool d12_is_of_side(const struct question_units *units, int32_t role, int32_t item, int32_t side);
/* That the unit is as large as its losses and `figures` of it together. */
void d12_unit_check(const struct d12_unit *unit, int32_t figures, const char *pointer, struct violations *violations);

/* Figures that were alike before they were shot at (casualties.c). */
enum { D12_STANDINGS = 2 * (D12_WOUNDS_MAX + 1), D12_ROW_MAX = 32 };

/* What those who live suffered, as far as anybody asks for it or for what follows from it: a set of these. None: nobody
 * asks more than who is killed. */
enum d12_suffered { D12_ASKS_WOUNDED = 1, D12_ASKS_WOUNDS = 2, D12_ASKS_PINNED = 4, D12_ASKS_THROWN = 8 };

/* One of them, where each is kept for itself. */
struct d12_ranked_figure {
    int32_t wounds, line; /* `line` of the wound table that it still suffers */
    bool thrown, hit, dead;
};

struct d12_ranks {
    int32_t kind, ability, allowed, wounds_taken; /* what all had at first */
    int32_t allocation;                           /* enum d12_hit_allocation */
    /* The living, by wounds and thrown: whose turn it is in this round, and who was hit in it. */
    int32_t waiting[D12_STANDINGS], hit[D12_STANDINGS];
    int32_t killed;
    bool all_hit;      /* a later round than the first: the waiting were hit, too */
    bool thrown_for;   /* whether dice were thrown already */
    uint32_t suffered; /* enum d12_suffered that is asked for */
    int32_t hits_left; /* still to fall */
    int32_t row_count; /* 0: nobody is kept for himself */
    struct d12_ranked_figure row[D12_ROW_MAX];
};

/* Who is hit, and by how many hits in all; these are no more than D12_ROW_MAX. */
struct d12_ranked {
    int32_t kind;
    const struct d12_body *body;
    int32_t figures, hits, allocation;
    uint32_t suffered; /* enum d12_suffered that is asked for */
};
uint32_t d12_aftermath_suffered(const struct d12_aftermath *aftermath, const struct dice *dice);
void d12_ranks_start(struct d12_ranks *ranks, const struct d12_ranked *ranked, struct explanation *why);
/* `kept`: what the exchange keeps when the draws before are forgotten; as before when it returns. False: return at
 * once. */
bool d12_ranks_hit(struct d12_ranks *ranks, int32_t hits, bool close_range, struct retained *retained,
                   struct dice *dice, struct explanation *why);
/* Adds who is killed, wounded, pinned, thrown to what is counted already. */
void d12_ranks_count(const struct d12_ranks *ranks, struct explanation *why, struct d12_aftermath *aftermath);
