/* The roster of a session: its units, what a ruling changes in them, and the fold over a session's entries. Pure: it
 * knows rules, not entries' bytes; the reader of an entry passes on its contents. */
#pragma once
#include <umpire/rules.h>

enum {
    ROSTER_UNITS_MAX = 64,
    ROSTER_SIDE_UNITS_MAX = 24, /* of one side, while players add units; the umpire may add more */
    ROSTER_SIDE_MAX = 17,       /* bytes of a side's id, and the NUL */
    ROSTER_CHANGES_MAX = 640,   /* of one entry, the numbers of each friend included: 16 targets, and 6 numbers of all
                                 * units */
};

struct roster_unit {
    char id[UNIT_ID_MAX + 1];
    char name[FIELD_TEXT_SIZE(UNIT_NAME_MAX)];
    char side[ROSTER_SIDE_MAX]; /* the side that it fights for */
    int32_t number; /* how many units were added before it, removed ones included; identifies it in a history */
    _Alignas(8) unsigned char own[UNIT_SIZE_MAX]; /* the ruleset's struct */
};

struct roster {
    const struct unit_type *type;
    const void *options; /* of the session, which outlives it */
    int32_t turn, phase; /* 0: no turn has begun; the phase's number in the ruleset's list, from 0 */
    int32_t came;        /* units that were ever added */
    int32_t count;
    struct roster_unit units[ROSTER_UNITS_MAX]; /* in the order of their numbers */
};

void roster_start(struct roster *roster, const struct unit_type *type, const void *options);
/* The size of a roster up to its last unit. A copy of that size can be read and copied, but no unit can be added. */
size_t roster_size(const struct roster *roster);
void roster_copy(struct roster *to, const struct roster *from);
/* One member of a unit that differs between two rosters. */
struct roster_difference {
    char id[UNIT_ID_MAX + 1], name[FIELD_TEXT_SIZE(UNIT_NAME_MAX)];
    const struct field *member;
    int32_t before, after; /* numbers; FIELD_ABSENT for a text */
};
/* Lists at most `most` members in which a unit of `now` (an index) differs from the unit with its id in `before`.
 * Returns how many; 0 for a unit that `before` does not have. */
int32_t roster_differences(const struct roster *before, const struct roster *now, int32_t unit,
                           struct roster_difference *list, int32_t most);
/* The index of a unit, or -1. */
int32_t roster_find(const struct roster *roster, const char *id);
/* Adds a copy, with the next number. False when there is no room or the id is taken. */
bool roster_add(struct roster *roster, const struct roster_unit *unit);
/* Removes a unit, also from all contacts; those after it move up and keep their numbers. */
void roster_remove(struct roster *roster, int32_t unit);
/* How many units were added to a side. */
int32_t roster_count_of(const struct roster *roster, const char *side);
/* Why a unit is out of the game; NULL: it is in the game. */
const char *roster_out(const struct roster *roster, int32_t unit);
/* The friends of a unit that are in the game count that it has left it (unit_type.friends_lost). */
void roster_count_loss(struct roster *roster, int32_t unit);
/* Whether a bar of their type applies to a unit. */
bool roster_bar_holds(const struct roster *roster, int32_t unit, const struct barring *it);
/* Units and their lifetimes (lifetimes.c): the turn of a unit ends and the next one begins; or the unit is carried over
 * to another game, whose turns are others. */
enum carry {
    CARRY_SURVIVORS,   /* its profile, and what is lasting */
    CARRY_AS_IT_STOOD, /* these, and what belongs to the battle */
};
void unit_turn(const struct unit_type *type, const void *options, void *own);
void unit_carry(const struct unit_type *type, const void *options, enum carry carry, void *own);
/* A new turn or phase begins; with a new turn, what belonged to the last one ends. */
void roster_turn(struct roster *roster, int32_t turn, int32_t phase);

/* Whether a player may begin this: the next phase, or the next turn with its first phase. `turn` is 0 before the first
 * turn. Phases are -1 where the ruleset has none. */
bool turn_follows(const struct unit_type *type, int32_t turn, int32_t phase, int32_t to_turn, int32_t to_phase);

/* Whether a step belongs to a phase, by its index in the list; -1: no phase, to which every step belongs. */
bool phase_has(const struct unit_type *type, int32_t phase, const char *step);

/* The units in the roles of a step, by their indexes in the roster. */
struct assignment {
    int32_t count[UNIT_ROLES_MAX]; /* 0: no unit is named */
    int32_t units[UNIT_ROLES_MAX][UNITS_IN_ROLE_MAX];
};

/* One change of one member of one unit. */
struct roster_change {
    int32_t unit; /* the unit's index */
    const struct field *member;
    enum effect_kind kind;
    int32_t value;
    const char *text;      /* of a member of kind TEXT: its new value; else NULL */
    const char *clause;    /* the clause that it follows from; NULL: a manual change */
    int32_t before, after; /* the number before and after, when it was made */
};

/* The units of a roster while a ruling is applied to them: between start and end a step's `apply` changes them. The
 * roster itself is not changed; `list` (ROSTER_CHANGES_MAX) gets the changes one after the other, with the numbers
 * before and after, the last of which is that of the settled unit. What adds to the same number by the same clause is
 * one change. Roster, assignment and list outlive it; ids live as long as the roster. */
struct tabletop {
    const struct roster *before;
    const struct assignment *assignment;
    struct roster now;
    struct roster_change *list;
    int32_t count; /* -1: too many */
};
void tabletop_start(struct tabletop *tabletop, const struct roster *roster, const struct assignment *assignment,
                    struct roster_change *list);
/* Ends the contacts of units that went out of the game, and settles all. Returns how many changes there are; -1: too
 * many. */
int32_t tabletop_end(struct tabletop *tabletop);
/* Makes a change, whatever it found when it was recorded; in a run (unit_type.run) what a ruling pushed and popped.
 * When all changes of an entry are made, roster_settle follows for each unit that was changed; roster_change_all does
 * both. */
void roster_change(struct roster *roster, const struct roster_change *change);
void roster_settle(struct roster *roster, int32_t unit);
/* Whether a change only records that the other members of a run moved up after a pop. The first change of that pop has
 * the popped value; this one is not applied. */
bool roster_change_follows(const struct unit_type *type, const struct roster_change *list, int32_t at);
/* The `contacts.count` members with a unit's contacts; NULL: the ruleset has no contacts. */
const struct field *roster_contacts(const struct unit_type *type);
/* The index of an id among a unit's contacts; -1: it is not there. "" finds a free one. The second function takes a
 * unit's index in the roster. */
int32_t unit_contact_find(const struct unit_type *type, const struct roster_unit *unit, const char *id);
int32_t roster_contact_find(const struct roster *roster, int32_t unit, const char *id);
/* Whether two units can be in contact: they are enemies, and both are in the game. */
bool roster_may_meet(const struct roster *roster, int32_t unit, int32_t other);
/* Whether each of two units has the other in its contacts. */
bool roster_are_in_contact(const struct roster *roster, int32_t unit, int32_t other);
/* Removes every contact that is not valid: the other unit does not exist, the two cannot be in contact, the other one
 * does not have this one, or it is there twice. */
void roster_contacts_tidy(struct roster *roster);
/* Changes a unit's side; contacts with its new friends end. */
void roster_reassign(struct roster *roster, int32_t unit, const char *side);
/* The changes of other units that make contacts symmetric again after a manual change of a unit, whose contacts were
 * those of `before`. `list` holds ROSTER_ANSWERS_MAX. Returns how many; -1: one of them has no room. */
enum { ROSTER_ANSWERS_MAX = 64 };
int32_t roster_contacts_answer(const struct roster *roster, const struct roster_unit *before, int32_t unit,
                               struct roster_change *list);
/* Whether settling undid what the changes had made of the unit: then the requested values were impossible. */
bool roster_is_undone(const struct roster_change *list, int32_t count, const struct roster_unit *made,
                      const struct roster_unit *settled);
void roster_change_all(struct roster *roster, const struct roster_change *list, int32_t count);

/* Where the object that a role fills in is in the input struct, and its table. */
size_t role_place(const struct step *step, const struct unit_role *part, int32_t item, const struct fields **ret);
/* Whether the input has exactly one item for each of `count` units in a role; true for a role that fills no items. */
bool roster_items_fit(const struct step *step, int32_t role, int32_t count, const void *input);
enum filling {
    FILLING_DONE,
    FILLING_UNKNOWN, /* the unit does not know it */
    FILLING_UNFIT,   /* the unit's value is outside the input's range */
};
/* Writes the value of one fill from a unit into the member `to` of the struct at `base` (NULL: only checks). An unfit
 * value is not written. */
enum filling roster_fill(const struct roster *roster, int32_t unit, const struct unit_fills *fill,
                         const struct field *to, void *base);

/* Deeds (deeds.c). What a unit does in this role; NULL: nothing that is counted. */
const struct unit_deed *role_deed(const struct unit_type *type, const struct unit_role *role, const void *input,
                                  const void *options);
/* NULL: the type has no deed of this name. */
const struct unit_deed *unit_deed_find(const struct unit_type *type, const char *name);
/* The member with its number, or the first of those with the units that did it. */
const struct field *deed_members(const struct unit_type *type, const struct unit_deed *deed);
/* The place of an id among those who did it to the unit; -1: it is not there. "" finds a free one. */
int32_t deed_pair_find(const struct field *members, const struct roster_unit *unit, const char *id);
/* Whether the unit has done it this turn, or had it done to it. */
bool roster_has_done(const struct roster *roster, int32_t unit, const struct unit_deed *deed);
/* What the unit would do in its place and has done as often as it may; NULL: nothing. */
const struct unit_deed *roster_deed_done(const struct roster *roster, const struct assignment *assignment,
                                         const struct barring *it);

/* The most items of a list that a unit fills in. */
enum { LIST_FILLS_MAX = 256 };
/* The unit's number for an input, whatever the input's range; FIELD_ABSENT: it has none, or the member is a text. */
int32_t roster_knows(const struct roster *roster, int32_t unit, const struct unit_fills *fill);
/* Whether two units are on one side. */
bool roster_are_friends(const struct roster *roster, int32_t unit, int32_t other);

/* The kinds of events in a roster's history. */
enum roster_event_kind {
    ROSTER_ADDED,      /* units were added */
    ROSTER_CHANGED,    /* a ruling's effects, or a manual change */
    ROSTER_TURNED,     /* a turn or phase began */
    ROSTER_RENAMED,    /* a unit has another name */
    ROSTER_REASSIGNED, /* a unit fights for another side */
    ROSTER_REMOVED,    /* a unit was added by mistake: as if it had never been added */
    ROSTER_VOIDED,     /* only removes an entry's changes, which was taken back */
};
struct roster_event {
    enum roster_event_kind kind;
    int64_t seq;      /* of the entry */
    int64_t replaces; /* the entry whose changes these replace, in its place; 0: none */
    int32_t turn, phase;
    int32_t unit; /* renamed, reassigned or removed: the unit's index */
    int32_t count;
    union {
        const struct roster_unit *units;
        const struct roster_change *changes;
        const char *name; /* renamed; count is 0 */
        const char *side; /* reassigned; count is 0 */
    };
};

/* All events of a session, in memory of its own. */
struct roster_history;
/* NULL when out of memory. `type` and `options` outlive it. */
struct roster_history *roster_history_new(const struct unit_type *type, const void *options);
/* The same after a given roster, with later events only: no event replaces one from before it. */
struct roster_history *roster_history_behind(const struct roster *roster);
/* Accepts NULL. */
void roster_history_free(struct roster_history *history);
/* The memory that it uses. */
size_t roster_history_bytes(const struct roster_history *history);
/* Appends a copy of an event. Its seq is larger than all before it, and its unit indexes are those of `present`, the
 * roster after the events before it (whose members need not be up to date). False when out of memory or full. */
bool roster_history_add(struct roster_history *history, const struct roster_event *event, const struct roster *present);
/* The roster after the entries up to `seq`. Corrections among these apply in place of what they correct, and what was
 * removed or taken back never happened. */
void roster_history_at(const struct roster_history *history, int64_t seq, struct roster *ret);
/* The roster before the entry `place`, for the entries up to `seq`: for a correction of that entry. */
void roster_history_before(const struct roster_history *history, int64_t place, int64_t seq, struct roster *ret);

/* The turn and phase that were current before the entry `seq`, given which entries before it are in force. */
void roster_history_turn_before(const struct roster_history *history, int64_t seq, int32_t *ret_turn,
                                int32_t *ret_phase);
/* Applies the newest event of the history to a current roster of the caller. */
void roster_history_follow(const struct roster_history *history, struct roster *present);
/* The same, but false if the newest event replaces another, which needs all events: then only the list of units is up
 * to date, and roster_history_at must follow. */
bool roster_history_step(const struct roster_history *history, struct roster *present);

/* What would be forgotten if this turn began: what is due now and would not be due then, apart from conditions that
 * only players can see. By unit; at most ROSTER_LAPSES_MAX. Returns how many. */
enum { ROSTER_LAPSES_MAX = 512 };
struct roster_lapse {
    int32_t unit;
    const struct unit_due *due;
};
int32_t roster_lapses(const struct roster *roster, int32_t turn, struct roster_lapse *list);

/* What is due of one unit: indexes in its type's list, at most `max`. Returns how many. */
int32_t roster_dues(const struct roster *roster, int32_t unit, const struct unit_due **list, int32_t max);
/* Whether the unit owes this step in this role and may do nothing else first. Such a step belongs to every phase. */
bool roster_owes_first(const struct roster *roster, int32_t unit, const char *step, const char *role);
/* The same for any unit in a role of the step; indexes below 0 mean none. */
bool roster_step_is_owed(const struct roster *roster, const struct assignment *assignment, const struct step *step);
