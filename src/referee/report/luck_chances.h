/* The exact chances of a question's ends, found once for equal questions. */
#pragma once
#include "base/arena.h"
#include "base/id.h"
#include <umpire/rules.h>

struct luck_chances {
    struct luck_chances *next;
    struct hash question;
    bool found;    /* otherwise the odds take too much work */
    int32_t count; /* of the step's ends; 0 unless found */
    double list[];
};

/* The table of questions, empty; NULL when out of memory. */
struct luck_chances **luck_chances_start(struct arena *arena);
/* The chances for the question of a ruling whose step has ends; NULL if they take more work than one question may or
 * than is left of `branches`, or out of memory. New ones are cached in the table's arena. */
const struct luck_chances *luck_chances_find(struct luck_chances **table, struct arena *arena,
                                             const struct ruling *ruling, int64_t *branches);
