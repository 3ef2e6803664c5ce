/* Modifiers and refusals of a rule, a row each. Resolvers apply the same rows that people look up: a table of the
 * ruleset shows them. How rows are written: include/umpire/dialect.h. Every clause that a row names must be in the
 * step's list of clauses, too. */
#pragma once
#include <umpire/field.h>
#include <umpire/ruling.h>

struct modifier {
    const char *name;   /* snake_case, in the ruleset's table */
    const char *clause; /* that it rests on */
    const char *text;   /* as a reason */
    int32_t value;      /* what it adds, each time */
    int32_t (*times)(
        const void *it); /* how often it applies to this case, 0: not at all. NULL: only a resolver can tell */
    const char *kind;    /* the rolls that it belongs to, if a table holds those of several; else NULL */
    int32_t group;       /* rows that a resolver applies at a separate point have a group; 0: all together */
};

struct refusal {
    const char *clause; /* that forbids it */
    const char *text;
    int32_t (*holds)(const void *it); /* not 0: it is forbidden */
    const char *words;                /* for a summary, if the step mentions it there; else NULL */
};

/* Adds every modifier of this group that applies to `it` to the total, each with its reason, in the order of the rows.
 */
void modifiers_apply_group(const struct modifier *rows, size_t count, int32_t group, const void *it, int32_t *total,
                           struct explanation *why);
/* The first of them that applies, or NULL. */
const struct modifier *modifiers_find(const struct modifier *rows, size_t count, int32_t group, const void *it);
/* Adds one of them `times` times, with its reason, even if it adds nothing. */
void modifier_apply(const struct modifier *row, int32_t times, int32_t *total, struct explanation *why);
/* Adds a modifier that has no row. */
void modifier_add(const char *clause, const char *text, int32_t value, int32_t *total, struct explanation *why);
/* The first refusal that holds, or NULL. */
const struct refusal *refusals_find(const struct refusal *rows, size_t count, const void *it);
/* Explains the first refusal that holds; false if none does. */
bool refusals_apply(const struct refusal *rows, size_t count, const void *it, struct explanation *why);

/* ---- what the table agrees on beside the rules (X-HOUSE) ----
 *
 * An input that has HOUSE_MODIFIERS_ROW (include/umpire/dialect.h) brings them by name; each is a reason of its own. */
enum { HOUSE_MODIFIERS_MAX = 8, HOUSE_MODIFIER_NAME_MAX = 40, HOUSE_MODIFIER_MAX = 20 };
/* The most that all of them can add up to. */
enum { HOUSE_MODIFIER_SUM_MAX = HOUSE_MODIFIERS_MAX * HOUSE_MODIFIER_MAX };

struct house_modifiers {
    int32_t count;
    struct house_modifier {
        char name[FIELD_TEXT_SIZE(HOUSE_MODIFIER_NAME_MAX)];
        int32_t value;
    } of[HOUSE_MODIFIERS_MAX];
};
extern const struct field house_modifier_item;
int32_t house_modifiers_sum(const struct house_modifiers *house);
/* Reasons point to the names, so `house` is in the question itself, not in a copy. */
void house_modify(const struct house_modifiers *house, int32_t *total, struct explanation *why);

/* The same for rows in no group that are constants of one file, by MODIFY and IS_REFUSED of dialect.h: the compiler
 * unrolls the loop and inlines every condition, so that rows cost no more than equivalent ifs. (clang, with which
 * nothing is shipped, has no such pragma and decides for itself.) */
#ifdef __clang__
#define ROWS_UNROLLED
#else
#define ROWS_UNROLLED _Pragma("GCC unroll 32")
#endif
static inline __attribute__((always_inline)) void rows_modify(const struct modifier *rows, size_t count, const void *it,
                                                              int32_t *total, struct explanation *why)
{
    ROWS_UNROLLED
    for (size_t i = 0; i < count; i++) {
        const int32_t times = rows[i].group == 0 && rows[i].times ? rows[i].times(it) : 0;
        if (times != 0)
            modifier_apply(&rows[i], times, total, why);
    }
}

static inline __attribute__((always_inline)) bool rows_refuse(const struct refusal *rows, size_t count, const void *it,
                                                              struct explanation *why)
{
    ROWS_UNROLLED
    for (size_t i = 0; i < count; i++)
        if (rows[i].holds(it))
            return refusals_apply(&rows[i], 1, it, why);
    return false;
}
