/* The roster of a session: its units, what a ruling changes in them, and the fold over a session's entries. Pure: it
 * knows rules, not entries' bytes; who reads those hands over what they say. */
#pragma once
#include <umpire/rules.h>

enum {
    ROSTER_UNITS_MAX = 64,
    ROSTER_SIDE_UNITS_MAX = 24, /* of one side, when a player has brought some; the umpire may go on */
    ROSTER_SIDE_MAX = 17,       /* bytes of a side's id, and the NUL */
    ROSTER_CHANGES_MAX = 640,   /* of one entry, those of each friend counted: 16 targets, and 6 numbers of all units */
};

struct roster_unit {
    char id[UNIT_ID_MAX + 1];
    char name[FIELD_TEXT_SIZE(UNIT_NAME_MAX)];
    char side[ROSTER_SIDE_MAX]; /* for which it fights */
    int32_t number; /* how many units were brought in before it, removed ones included; identifies it in a history */
    _Alignas(8) unsigned char own[UNIT_SIZE_MAX]; /* the ruleset's struct */
};

struct roster {
    const struct unit_type *type;
    const void *options; /* of the session, which outlives it */
    int32_t turn, phase; /* 0: no turn has begun; the phase's number in the ruleset's list, from 0 */
    int32_t came;        /* units that have ever come in */
    int32_t count;
    struct roster_unit units[ROSTER_UNITS_MAX]; /* in the order of their numbers */
};

void roster_start(struct roster *roster, const struct unit_type *type, const void *options);
/* The bytes of a roster with its units alone: a copy needs no more. Such a copy is read, and copied, never added to. */
size_t roster_size(const struct roster *roster);
void roster_copy(struct roster *to, const struct roster *from);
/* How a member of a unit differs between two rosters. */
struct roster_difference {
    char id[UNIT_ID_MAX + 1], name[FIELD_TEXT_SIZE(UNIT_NAME_MAX)];
    const struct field *member;
    int32_t before, after; /* numbers; of a text FIELD_ABSENT */
};
/* How a unit of `now` (its place) differs from the one of its id in `before`, in at most `most` members. Returns how
 * many; one that was not there differs in none. */
int32_t roster_differences(const struct roster *before, const struct roster *now, int32_t unit,
                           struct roster_difference *list, int32_t most);
/* The place of a unit, or -1. */
int32_t roster_find(const struct roster *roster, const char *id);
/* Adds a copy, with the next number. False when there is no room or the id is taken. */
bool roster_add(struct roster *roster, const struct roster_unit *unit);
/* Removes a unit; those after it move up and keep their numbers. It is in no unit's contacts any more. */
void roster_remove(struct roster *roster, int32_t unit);
/* How many units of a side have come in. */
int32_t roster_count_of(const struct roster *roster, const char *side);
/* Why a unit is out of the game; NULL: it is in it. */
const char *roster_out(const struct roster *roster, int32_t unit);
/* Whether a bar of their type holds of a unit. */
bool roster_bar_holds(const struct roster *roster, int32_t unit, const struct barring *it);
/* A new turn or phase; where the turn is another one, what lasted until its end ends. */
void roster_turn(struct roster *roster, int32_t turn, int32_t phase);

/* Whether what begins is what comes next, and so may be begun by a player: the next phase, or the next turn from its
 * first phase on. `turn` 0: none is on. Phases are -1 where the ruleset has none. */
bool turn_follows(const struct unit_type *type, int32_t turn, int32_t phase, int32_t to_turn, int32_t to_phase);

/* Whether a step belongs to a phase, by its number in the list; to none (-1) every step does. */
bool phase_has(const struct unit_type *type, int32_t phase, const char *step);

/* Who takes the roles of a step: places in the roster. */
struct assignment {
    int32_t count[UNIT_ROLES_MAX]; /* 0: nobody is named */
    int32_t units[UNIT_ROLES_MAX][UNITS_IN_ROLE_MAX];
};

/* One change of one member of one unit. */
struct roster_change {
    int32_t unit; /* its place */
    const struct field *member;
    enum effect_kind kind;
    int32_t value;
    const char *text;      /* a member of kind TEXT: what it becomes; else NULL */
    const char *clause;    /* that it rests on; NULL: by hand */
    int32_t before, after; /* numbers, when it was made */
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
/* Ends the contacts of those who went out, and settles. Returns how many changes there are; -1: too many. */
int32_t tabletop_end(struct tabletop *tabletop);
/* Makes a change, whatever it found when it was recorded; in a run (unit_type.run) what a ruling pushed and popped.
 * When all changes of an entry are made, roster_settle follows for each unit that was changed; roster_change_all does
 * both. */
void roster_change(struct roster *roster, const struct roster_change *change);
void roster_settle(struct roster *roster, int32_t unit);
/* Whether a change only says how the other members of a run moved up behind what one before it in the list popped: the
 * first of those says which that was, and this one is not made. */
bool roster_change_follows(const struct unit_type *type, const struct roster_change *list, int32_t at);
/* The members with a unit's contacts, `contacts.count` of them; NULL: the ruleset has no contacts. */
const struct field *roster_contacts(const struct unit_type *type);
/* The place of an id among a unit's contacts; -1: it is not there. "" finds a free one. The second is of a unit of the
 * roster, by its place there. */
int32_t unit_contact_find(const struct unit_type *type, const struct roster_unit *unit, const char *id);
int32_t roster_contact_find(const struct roster *roster, int32_t unit, const char *id);
/* Whether two units can be in contact: they are enemies, and both are in the game. */
bool roster_may_meet(const struct roster *roster, int32_t unit, int32_t other);
/* Whether each of two units says that it is in contact with the other. */
bool roster_are_in_contact(const struct roster *roster, int32_t unit, int32_t other);
/* Removes every contact that does not hold: the other unit is not there, the two cannot be in contact, the other one
 * does not have this one, or it is there twice. */
void roster_contacts_tidy(struct roster *roster);
/* Another side for a unit: it is not in contact with its friends. */
void roster_reassign(struct roster *roster, int32_t unit, const char *side);
/* What others change when a hand has changed the contacts of a unit, which were those of `before`: they say the same of
 * it. `list` holds ROSTER_ANSWERS_MAX. Returns how many; -1: one of them has no room. */
enum { ROSTER_ANSWERS_MAX = 64 };
int32_t roster_contacts_answer(const struct roster *roster, const struct roster_unit *before, int32_t unit,
                               struct roster_change *list);
/* Whether settling took back what the changes had made of the unit: then what was asked for could never stand. */
bool roster_is_undone(const struct roster_change *list, int32_t count, const struct roster_unit *made,
                      const struct roster_unit *settled);
void roster_change_all(struct roster *roster, const struct roster_change *list, int32_t count);

/* Where the object that a role fills in is in the input struct, and its table. */
size_t role_place(const struct step *step, int32_t role, int32_t item, const struct fields **ret);
/* Whether the input has an item for each of `count` units in a role, and no more; a role that fills none asks for none.
 */
bool roster_items_fit(const struct step *step, int32_t role, int32_t count, const void *input);
enum filling {
    FILLING_DONE,
    FILLING_UNKNOWN, /* the unit does not know it */
    FILLING_UNFIT,   /* what the unit knows is outside the input's range */
};
/* The value of one fill from a unit into the member `to` of the struct at `base` (NULL: nowhere). What is unfit is not
 * filled in. */
enum filling roster_fill(const struct roster *roster, int32_t unit, const struct unit_fills *fill,
                         const struct field *to, void *base);

/* A list that a unit fills in has no more items. */
enum { LIST_FILLS_MAX = 256 };
/* The number that a unit has for an input, whatever range that has; FIELD_ABSENT: it knows none, or it is a text. */
int32_t roster_knows(const struct roster *roster, int32_t unit, const struct unit_fills *fill);
/* Whether two units are on one side. */
bool roster_are_friends(const struct roster *roster, int32_t unit, int32_t other);

/* What happened to the roster, entry by entry. */
enum roster_event_kind {
    ROSTER_ADDED,      /* units were brought in */
    ROSTER_CHANGED,    /* a ruling's effects, or a hand */
    ROSTER_TURNED,     /* a turn or phase began */
    ROSTER_RENAMED,    /* a unit has another name */
    ROSTER_REASSIGNED, /* a unit fights for another side */
    ROSTER_REMOVED,    /* a unit was brought in by mistake: it is as if it had never come in */
    ROSTER_VOIDED,     /* nothing but that an entry's changes fall away: it was taken back */
};
struct roster_event {
    enum roster_event_kind kind;
    int64_t seq;      /* of the entry */
    int64_t replaces; /* the entry whose changes fall away: these take their place there; 0: none */
    int32_t turn, phase;
    int32_t unit; /* renamed, reassigned or removed: its place */
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
/* The same behind a roster, of which only what comes now is known: no event replaces one from before. */
struct roster_history *roster_history_behind(const struct roster *roster);
/* Accepts NULL. */
void roster_history_free(struct roster_history *history);
/* The memory that it takes. */
size_t roster_history_bytes(const struct roster_history *history);
/* Copies an event after the others; its seq is larger than theirs, and the indexes of units in it are those of
 * `present`, the roster after the events before it (whose members need not be up to date). False when out of memory
 * or there is no room. */
bool roster_history_add(struct roster_history *history, const struct roster_event *event, const struct roster *present);
/* The roster as the entries up to `seq` left it. What was corrected up to then is as if it had been right at once, and
 * what was removed or taken back as if it had never been. */
void roster_history_at(const struct roster_history *history, int64_t seq, struct roster *ret);
/* The roster before the entry `place`, as the entries up to `seq` have it: a correction of that entry uses it. */
void roster_history_before(const struct roster_history *history, int64_t place, int64_t seq, struct roster *ret);

/* The turn and phase that were current before the entry `seq`, given which entries before it are in force. */
void roster_history_turn_before(const struct roster_history *history, int64_t seq, int32_t *ret_turn,
                                int32_t *ret_phase);
/* The same for a current roster that the caller has: applies the newest event of the history to it. */
void roster_history_follow(const struct roster_history *history, struct roster *present);
/* The same, but false if that needs all events again, since the newest one replaces another: then only the list of
 * units is up to date, and roster_history_at must follow. */
bool roster_history_step(const struct roster_history *history, struct roster *present);

/* What would be forgotten if this turn began: what is due now, without a condition that only the players see, and would
 * not be then. By unit; at most ROSTER_LAPSES_MAX. Returns how many. */
enum { ROSTER_LAPSES_MAX = 512 };
struct roster_lapse {
    int32_t unit;
    const struct unit_due *due;
};
int32_t roster_lapses(const struct roster *roster, int32_t turn, struct roster_lapse *list);

/* What is due of one unit: places in its type's list, at most `max`; returns how many. */
int32_t roster_dues(const struct roster *roster, int32_t unit, const struct unit_due **list, int32_t max);
/* Whether the unit owes this step, in this role, and may do nothing else first: then it belongs to every phase. */
bool roster_owes_first(const struct roster *roster, int32_t unit, const char *step, const char *role);
/* Whether any unit that takes a role of the step owes it so; places below 0 are nobody. */
bool roster_step_is_owed(const struct roster *roster, const struct assignment *assignment, const struct step *step);
