/* An army that a club keeps: units under a name, without a side, to begin a game with. */
#pragma once
#include "base/arena.h"
#include "referee/unit_requests.h"

enum { ARMY_NAME_MAX = 60 };

struct json_t;
struct army {
    const char *name;
    int32_t replaces; /* the version that the client has seen, 0: there is none; FIELD_ABSENT: whatever is there */
    int32_t unit_count;
    int32_t points; /* of its units, with the ruleset's options as printed; FIELD_ABSENT: the ruleset has none */
    const struct json_t *units; /* as they were given */
};

/* {"name":…, "replaces":…, "units":[…]}, each id once, into the arena. What a unit must be by the options is checked
 * when it is brought to a game. False after adding violations. */
bool army_decode(struct arena *arena, const struct ruleset *ruleset, const char *body, size_t length, struct army *ret,
                 struct violations *violations);

/* The table of that body for a ruleset, which has units. */
struct army_table {
    struct unit_table unit;
    struct field list[3];
    struct fields fields;
};
void army_table_make(const struct ruleset *ruleset, struct army_table *ret);
