/* The bodies that add units to a session, change one manually, or begin a turn. */
#pragma once
#include "base/arena.h"
#include "ledger/entry.h"
#include "referee/acts.h"
#include "roster/roster.h"

enum { UNIT_FIELDS_MAX = 96 };

/* A unit of a ruleset as clients write and read it: id, name and side with its own members. Tables have memory of their
 * own; the struct is struct roster_unit. */
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
/* Moves violations at "/units/{number}/{member}" to the cells that the units were read from. */
void units_csv_blame(const struct cells *cells, const struct violations *found, struct violations *violations);
/* Gives units without a name their id as name. */
void units_name(struct roster_unit *units, int32_t count);
/* A manual change must leave a unit that its ruleset accepts, unless it was not acceptable before: a ruling may leave a
 * unit that several manual changes repair. `pointer` is that of its members. */
void unit_change_check(const struct ruleset *ruleset, const void *options, const struct roster_unit *before,
                       const struct roster_unit *after, const char *pointer, struct violations *violations);
/* A unit is not in contact with itself; units_check checks it. */
void unit_contacts_check(const struct unit_type *type, const struct roster_unit *unit, const char *pointer,
                         struct violations *violations);
/* If two units are added together and one has the other in its contacts, the other gets it, too, if it has room. `type`
 * may be NULL: then there are none. */
void units_contacts_answer(const struct unit_type *type, struct roster_unit *units, int32_t count);
/* Added units are in contact with each other only: of different sides, in the game, and symmetrically. Contacts of
 * units that are already in the roster (NULL: empty) change only by entries of their own. */
void units_contacts_check(const struct unit_type *type, const struct roster *roster, const struct roster_unit *units,
                          int32_t count, const char *pointer, struct violations *violations);
/* The same for a manual change, whose contacts are other units of the roster. Whether those have room is not checked
 * here. */
void unit_change_contacts_check(const struct roster *roster, const struct roster_change *list, int32_t count,
                                const char *pointer, struct violations *violations);
/* Adds the consequences to the changes of one unit: the members that differ from the manual ones when the unit is
 * settled. Returns their number, at most UNIT_FIELDS_MAX; texts are those of `settled`. */
int32_t unit_change_follow(const struct unit_type *type, const struct roster_unit *asked,
                           const struct roster_unit *settled, struct roster_change *list, int32_t count);
/* Checks of a list of units that its fields cannot express: `pointer` is that of the list; `options` NULL: only checks
 * that do not depend on options. */
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
/* Its table, for schemas: every member of a unit is optional. */
struct unit_change_table {
    struct unit_table changes;
    struct field list[3];
    struct fields fields;
};
void unit_change_table_make(const struct ruleset *ruleset, struct unit_change_table *ret);
