/* An army that a club stores: units under a name, without a side, with which a game can begin. */
#pragma once
#include "base/arena.h"
#include "referee/unit_requests.h"

enum { ARMY_NAME_MAX = 60 };

struct json_t;
struct army {
    const char *name;
    int32_t replaces; /* the version that the client has seen, 0: none; FIELD_ABSENT: any */
    int32_t unit_count;
    int32_t points; /* the units' total with the ruleset's default options; FIELD_ABSENT: the ruleset has no costs */
    const struct json_t *units; /* as they were sent */
};

/* {"name":…, "replaces":…, "units":[…]}, each id once, into the arena. Checks that depend on options follow when the
 * army is used in a game. False after adding violations. */
bool army_decode(struct arena *arena, const struct ruleset *ruleset, const char *body, size_t length, struct army *ret,
                 struct violations *violations);

/* The table of that body for a ruleset that has units. */
struct army_table {
    struct unit_table unit;
    struct field list[3];
    struct fields fields;
};
void army_table_make(const struct ruleset *ruleset, struct army_table *ret);
