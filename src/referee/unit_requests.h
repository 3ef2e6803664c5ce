/* The bodies that bring units to a session, change one by hand, or begin a turn. */
#pragma once
#include "base/arena.h"
#include "ledger/entry.h"
#include "referee/acts.h"
#include "roster/roster.h"

enum { UNIT_FIELDS_MAX = 96 };

/* A unit of a ruleset as clients write and read it: id, name and side beside its own members. Tables with memory of
 * their own; the struct is struct roster_unit. */
struct unit_table {
    struct field list[3 + UNIT_FIELDS_MAX];
    char name[64];
    struct fields fields;
    struct field item; /* of a list of units */
};
void unit_table_make(const struct ruleset *ruleset, struct unit_table *ret);

struct cells;
struct units_request {
    const struct cells *cells; /* what it was read from, when that were comma-separated values; else NULL */
    const struct tree_head *last_checkpoint;
    int32_t count;
    struct roster_unit units[ROSTER_UNITS_MAX];
};
/* The table of {"units":[…], "last_checkpoint":{…}}. */
struct units_table {
    struct unit_table unit;
    struct field list[2];
    struct fields fields;
};
void units_table_make(const struct ruleset *ruleset, struct units_table *ret);
/* Decoded, checked by the ruleset, each id once. NULL after adding violations. */
struct units_request *units_decode(struct arena *arena, const struct ruleset *ruleset, const void *options,
                                   const char *body, size_t length, struct violations *violations);
/* The same from a table of comma-separated values (RFC 4180), whose first line names the members. */
struct units_request *units_decode_csv(struct arena *arena, const struct ruleset *ruleset, const void *options,
                                       const char *body, size_t length, struct violations *violations);
/* Adds violations at "/units/{number}/{member}" as those of the cells that the units were read from. */
void units_csv_blame(const struct cells *cells, const struct violations *found, struct violations *violations);
/* Gives those without a name their id. */
void units_name(struct roster_unit *units, int32_t count);
/* What a hand makes of a unit must fit its ruleset like one that comes in, unless it did not fit before: rulings may
 * leave one that only a hand can put right, bit by bit. `pointer` is where its members stand. */
void unit_change_check(const struct ruleset *ruleset, const void *options, const struct roster_unit *before,
                       const struct roster_unit *after, const char *pointer, struct violations *violations);
/* Whom a unit is in contact with is another one; units_check asks it. */
void unit_contacts_check(const struct unit_type *type, const struct roster_unit *unit, const char *pointer,
                         struct violations *violations);
/* Of two units that come in together, one of which says that they are in contact, the other says so, too, if it has
 * room. `type` may be NULL: then there are none. */
void units_contacts_answer(const struct unit_type *type, struct roster_unit *units, int32_t count);
/* Whom units that come in are in contact with is one of them, of another side, in the game as they are, and says the
 * same; none that is there already, in the roster (NULL: nobody is): what it says, only an entry of its own changes. */
void units_contacts_check(const struct unit_type *type, const struct roster *roster, const struct roster_unit *units,
                          int32_t count, const char *pointer, struct violations *violations);
/* The same of what a hand has changed in the roster, but for the room: another unit of it. */
void unit_change_contacts_check(const struct roster *roster, const struct roster_change *list, int32_t count,
                                const char *pointer, struct violations *violations);
/* Adds to the changes of one unit what follows from them: the members besides that are not as a hand left them when the
 * unit is settled. How many there are then, at most UNIT_FIELDS_MAX; texts are those of `settled`. */
int32_t unit_change_follow(const struct unit_type *type, const struct roster_unit *asked,
                           const struct roster_unit *settled, struct roster_change *list, int32_t count);
/* What a list of units says that its fields alone cannot: `pointer` is where it stands; `options` NULL: only what holds
 * whatever the options are. */
void units_check(const struct ruleset *ruleset, const void *options, const struct roster_unit *units, int32_t count,
                 const char *pointer, struct violations *violations);

struct unit_change_request {
    const char *reason;
    int32_t count;
    struct roster_change changes[UNIT_FIELDS_MAX]; /* all of one unit; numbers as they shall be, texts in the arena */
    const struct tree_head *last_checkpoint;
};
/* {"changes":{…}, "reason":…, "last_checkpoint":{…}}. NULL after adding violations. */
struct unit_change_request *unit_change_decode(struct arena *arena, const struct ruleset *ruleset, const char *body,
                                               size_t length, struct violations *violations);
/* Its table, for schemas: every member of a unit may be left out. */
struct unit_change_table {
    struct unit_table changes;
    struct field list[3];
    struct fields fields;
};
void unit_change_table_make(const struct ruleset *ruleset, struct unit_change_table *ret);
