/* Rulesets and their steps: what can be resolved.
 * Adding a step is adding a file and one line in its ruleset's list; adding a ruleset is adding a folder and one line
 * in the registry (src/rulesets/registry.c). */
#pragma once
#include <umpire/ruling.h>
#include <umpire/text.h>
#include <umpire/units.h>
#include <umpire/violation.h>

enum { STEP_INPUT_MAX = 16384, STEP_OUTCOME_MAX = 16384, RULESET_OPTIONS_MAX = 8192 };

/* A way in which a step may end that players ask the chance of: "the target is pinned". */
enum { STEP_END_READS_MAX = 3 };

struct step_end {
    const char *name;  /* snake_case: "target_pinned" */
    const char *title; /* a sentence without its full stop: "The target is pinned" */
    /* NULL: the first member that it reads, a flag or a number, is this value. */
    bool (*holds)(const struct question *question, const void *outcome);
    int32_t value;
    /* The members of the outcome that it reads, so that odds of a few members know which ends follow from them. Ends
     * at 0. */
    struct {
        size_t offset, size;
    } reads[STEP_END_READS_MAX];
};

/* If a clause refuses a ruling: what a player may state instead. */
struct step_way {
    const char *clause; /* that a reason of the refusal names */
    const char *input;  /* a pointer: "/input/attacker/weapon" */
    const char *value;  /* of an enumeration */
    const char *title;  /* what that means, in the words of a player */
};

struct step {
    const char *name;  /* "melee-score": its place in the URL */
    const char *title; /* for people */
    const char *doc;   /* a sentence or two */
    const char *
        family; /* one of the common four ("initiative-order", "melee-score", "morale-check", "damage-roll"), or NULL */
    const char *dice; /* the dice that it asks for, in order, in words: "2D6, unless the unit is raw" */
    const struct fields *input;
    const struct fields *outcome;
    const char *const *options; /* names of the options that it reads, NULL-terminated; the ledger records these */
    const char *const *clauses; /* ids of the clauses that its reasons may name, NULL-terminated */
    /* Ends with a NULL name; NULL: the step has none. Also asked of outcomes that are not complete yet: see
     * dice_forget. */
    const struct step_end *ends;
    /* What the fields alone cannot express (fields that contradict each other, a table that is needed). Pointers are
     * from the root of the request: "/input/target", "/options/damage_table". NULL: there is nothing to check. */
    void (*check)(const struct question *question, struct violations *violations);
    /* A pure function of question and dice. On entry `outcome` has the outcome's defaults. `why` may be NULL. */
    enum ruling_status (*resolve)(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *outcome);
    /* One line that a player can read aloud. Not called for a ruling that is not permitted: there the reason says
     * it. */
    void (*summarise)(const struct question *question, const void *outcome, struct text *line);
    /* The places that units take; ends with a NULL name. NULL: the step is about no units. */
    const struct unit_role *roles;
    /* For an exchange: the steps that it goes through, which players resolve by themselves only if they go through it
     * step by step; NULL-terminated. NULL: it is not an exchange. */
    const char *const *parts;
    const struct step_way *ways; /* ends with a NULL clause; NULL: none */
    /* What the ruling does to the units in the roles (unit_add …), if it was resolved, and if it is not permitted,
     * since that may end what was due. Odds never call them. NULL: nothing. */
    void (*apply)(const struct question *question, const void *outcome, struct tabletop *tabletop);
    void (*apply_refused)(const struct question *question, struct tabletop *tabletop);
};

/* Whether this outcome is such an end. */
bool step_end_holds(const struct step_end *end, const struct question *question, const void *outcome);
/* What the ruling does to the units, in either case. */
void step_apply(const struct step *step, const struct question *question, enum ruling_status status,
                const void *outcome, struct tabletop *tabletop);

/* A table of the rules: figures that the sources print, once. Resolvers read its rows, look-ups show them. */
struct table {
    const char *name;         /* "weapons": its place in the URL */
    const char *title;        /* for people */
    const char *doc;          /* a sentence */
    const char *clause;       /* that it belongs to */
    const struct fields *row; /* what a row is; FIELD_LABEL for names */
    const void *rows;         /* an array of such structs */
    int32_t count;            /* of rows */
};

/* If one of the common four is not defined: the step to suggest instead. */
struct step_hint {
    const char *family;
    const char *step;
};

struct ruleset {
    const char *name; /* "tt" */
    const char *title;
    const char *doc;
    int32_t version; /* raised only when some outcome changes */
    const struct fields *options;
    /* What the fields alone cannot express about the options (a damage table with holes). May be NULL. Pointers
     * begin with "/options". Steps that read such an option check it for a question outside a session. */
    void (*check_options)(const void *options, struct violations *violations);
    const struct step *const *steps;   /* NULL-terminated */
    const struct table *const *tables; /* NULL-terminated; NULL when there are none */
    const struct step_hint *hints;     /* ends with a NULL family; NULL when all four are defined */
    const struct unit_type *units;     /* its units; NULL: it has none */
};

/* All rulesets, NULL-terminated, in the order of the catalogue. */
const struct ruleset *const *rulesets(void);
const struct ruleset *ruleset_find(const char *name);
const struct step *step_find(const struct ruleset *ruleset, const char *name);
/* The step that someone who typed `name` probably meant; NULL: none is near. */
const struct step *step_nearest(const struct ruleset *ruleset, const char *name);
/* Says that the ruleset has no such step, and which one is near; 160 bytes are enough. */
void step_unknown_explain(const struct ruleset *ruleset, const char *name, struct text *words);
/* Whether the step reads the option. */
bool step_reads_option(const struct step *step, const char *option);

/* A question and everything that answers it. All pointers are the caller's and outlive it. */
struct ruling {
    const struct ruleset *ruleset;
    const struct step *step;
    struct question question;
    const char *source; /* where the dice came from: "system", "declared" … */
    enum ruling_status status;
    struct dice_record *dice;
    struct explanation *why;
    void *outcome;               /* the step's outcome struct */
    struct dice_declared unused; /* dice that were declared with a question that is not permitted (X-DECL) */
};

/* Resolves one question, unless a bar of its units or the step itself refuses it. The only caller of a resolver. */
enum ruling_status question_resolve(const struct step *step, const struct question *question, struct dice *dice,
                                    struct explanation *why, void *outcome);
/* Whether a bar keeps the question from being resolved. */
bool question_is_barred(const struct question *question);

/* Resolves: fills in status, source, dice, why and outcome. The result is valid only if dice->error is DICE_FINE
 * afterwards. `dice` must write into ruling->dice. */
void ruling_resolve(struct ruling *ruling, struct dice *dice);
