/* Units: what a ruleset knows about a unit, which inputs of a step it can fill in, and what a ruling does to it.
 * Pure, like resolvers: a unit is a plain struct described by a table of fields; nothing here knows sessions.
 *
 * A step has roles (`firer`, `target`), which units take. A unit in a role fills in the inputs that it knows, and
 * the step's `apply` does to the unit what the outcome says. What the rules demand of a unit next (a pin test, a
 * rally) is derived from the unit itself, so it disappears once it is done. */
#pragma once
#include <umpire/ruling.h>
#include <umpire/text.h>
#include <umpire/violation.h>

enum {
    UNIT_SIZE_MAX = 832,    /* sizeof a ruleset's unit struct */
    UNIT_ROLES_MAX = 5,     /* of a step */
    UNITS_IN_ROLE_MAX = 16, /* where a role is a list */
    UNIT_BARS_MAX = 48,     /* that one question meets */
    UNIT_ID_MAX = 40,       /* bytes: a-z, 0-9 and hyphens */
    UNIT_NAME_MAX = 60,     /* characters */
};

struct unit_fills;
/* What the functions of such a row are asked about: a unit, and the question that it would fill in. */
struct unit_fact {
    const struct unit_fills *row;
    const void *unit, *options;
    const void *input; /* the rest of the question, for `fits` and `matters`: required inputs may still be missing */
};

/* One member of an input that a unit knows: the unit's member of the same name, kind and choices, unless `member`
 * names another, or `find` computes the number of a BOOL, INT, DECIMAL or ENUM from the whole unit. FIELD_ABSENT: the
 * unit does not know it, and the question must give it where it is needed. The member "id" is the unit's id, a text.
 */
struct unit_fills {
    const char *input; /* in the object at the role's place: "fire_value" */
    const char *member;
    int32_t (*find)(const struct unit_fact *it);
    int32_t value; /* what unit_fact_value finds: the same for every unit */
    /* The items of a list of numbers or choices, at most `most` into `ret`; returns how many, or FIELD_ABSENT. Else
     * NULL. */
    int32_t (*list)(const struct unit_fact *it, int32_t *ret, int32_t most);
    /* X-KNOW. A question may override a table fact (the default): the given value wins and is listed as overridden.
     * A record fact follows from earlier rulings: a question that gives another value is not permitted, by the
     * clause that established the fact, with this text ("it has aimed this turn; the next turn lets it do something
     * else"). */
    enum { FILLS_TABLE_FACT, FILLS_RECORD_FACT, FILLS_AT_MOST } kind; /* AT_MOST: a record fact; less may be given */
    const char *clause, *text;                                        /* of record facts */
    const char *none; /* the text if the unit has nothing of it: "it has no figure left"; NULL: the same text */
    bool (*in_doubt)(const struct unit_fact *it); /* a record fact that is in doubt may be overridden; may be NULL */
    bool unknown;                                 /* no unit ever knows it (ASSUMES) */
    /* It has a default, and it matters: if neither the question nor the unit gives it, it is listed as assumed. */
    bool assumed;
    /* For an assumed input: whether the rest of the question makes it matter; NULL: always. No unit is given. */
    bool (*matters)(const struct unit_fact *it);
    /* It fills in at the place of this other role, as long as no unit takes that role, or at this object of the
     * question ("target_unit"); what a unit knows is used only if all units in its own role are the same one. Both
     * NULL: at its own role's place. */
    const char *for_role, *place;
    bool (*fits)(
        const struct unit_fact *it); /* whether the unit knows it, given the rest of the input; NULL: it does */
    /* The value is about the whole unit. If the unit is named several times in the role, once for each part of it,
     * only the question can give the value of each part. */
    bool whole;
};

/* The name of the unit's member that it is filled from; NULL: from none. */
const char *unit_fills_member(const struct unit_fills *fill);
/* A `.find`: the row's `.value`, whatever the unit. */
int32_t unit_fact_value(const struct unit_fact *it);

/* Why a unit is not of a sort ("it is a vehicle", of figures); NULL: it is. */
typedef const char *unit_unfit_fn(const void *unit);
struct unit_sort {
    const char *name; /* "figure" */
    unit_unfit_fn *unfit;
};

/* Whose unit may take a role when a player asks (X-WHOSE). The umpire asks about any. */
enum unit_whose {
    UNIT_ACTS,    /* it acts: of the own side, or in a fight against an own unit, where both act */
    UNIT_SUFFERS, /* something is done to it: of another side only where an own unit does it in the same question, or
                   * where the record says that it is owed */
    UNIT_DID_IT,  /* it did that, or brought it about: of another side only beside an own unit, or where it is owed */
    UNIT_TESTS,   /* its own test: of the own side, whether the test is due or not */
    UNIT_COMMON,  /* the question is about units of several sides together (who acts first, who won): of any side */
};

/* A place that a unit takes in a step. */
struct barring;
struct unit_role {
    const char *name;  /* "firer" */
    const char *doc;   /* a sentence */
    const char *title; /* NULL: follows from the name */
    /* Where the inputs are that it fills in: "" for the input itself, "target" for its group of that name, "units"
     * for its list; then one item per unit, in order. NULL: it fills in none. */
    const char *place;
    bool many;                      /* `place` is a list */
    bool in_play;                   /* a unit that is out of the game is refused */
    const char *gone;               /* what to do instead, which ends the text of the refusal; NULL: nothing */
    const struct unit_fills *fills; /* ends with a NULL input; NULL: none */
    int32_t camp;                   /* a unit may be named several times within one camp; 0: once in the step */
    bool once;                      /* a unit is named at most once in this role, whatever its camp */
    /* It suffers (target, charged, defender, witness, its own tests) or is only looked at. Roles act unless they say
     * this: what a unit owes bars it from acting (X-DUE). */
    bool passive;
    enum unit_whose whose;
    /* What a unit does in it, by its name among the type's deeds: always, or as far as the question says it (NULL:
     * nothing). A role that acts and names none says why. */
    const char *deed, *(*deed_of)(const void *input, const void *options), *deed_to, *no_deed;
    /* The role whose unit leads those in this role ("commander"); bars see it as barring.leader. NULL: none. */
    const char *led_by;
    bool optional; /* the step is usually asked without it: a screen offers it and does not require it */
    /* Opposed roles (fire, charge, attack): 1 for the attackers, 2 for those attacked; 0: neither. Units of one side
     * are not in both (X-FRIEND). */
    int32_t opposed;
    /* It makes no difference which of the opposed roles a unit takes: both sides of a melee do the same. */
    bool alike;
    /* Why a unit of this kind cannot take the role ("it is a vehicle"); NULL: it can. May be NULL: any can. Each
     * function stands among the sorts of the unit's type, by which clients know who can. */
    unit_unfit_fn *unfit;
    /* Where nobody takes the role: whether somebody must, because of this unit of the session, named or not ("the blast
     * may be that of its grenade"); asked of all that are in the game. NULL: nobody need. */
    bool (*wanted)(const struct barring *it);
    const char *wanted_text; /* after the unit's name: "owes the blast of this weapon: say whose blast it is" */
};

/* How a change of a number is recorded. */
enum effect_kind {
    EFFECT_ADD, /* the value is added to an INT; the result is clamped to the field's range */
    EFFECT_SET, /* the member becomes the value: BOOL, INT, DECIMAL (in its own parts), ENUM; FIELD_ABSENT where it may
                 */
};

/* What a ruling does to the units in its step's roles. A step's `apply` reads units with unit_now and changes them with
 * the functions below. Each change takes effect at once, on a copy, and is recorded with the clause that it rests on:
 * what was added is recorded as added, what was set as set, so that a correction of an earlier ruling keeps its
 * meaning. A place is a role and the number of a unit in it (0 unless the role is `many`); where nobody takes it, the
 * functions change nothing and unit_now returns NULL. */
struct tabletop;

/* The ruleset's struct of the unit as it is now. */
const void *unit_now(const struct tabletop *tabletop, int32_t role, int32_t item);
/* Whether somebody takes the place and is out of the game now. All figures of a part may be killed while other figures
 * of the unit are left (X-FATE). */
bool unit_is_out(const struct tabletop *tabletop, int32_t role, int32_t item);
/* Adds to an INT, within the member's range; returns how much was added. 0 adds nothing and is not recorded. */
int32_t unit_add(struct tabletop *tabletop, int32_t role, int32_t item, const char *member, int32_t value,
                 const char *clause);
/* Sets a BOOL, INT, DECIMAL (in its own parts) or ENUM; FIELD_ABSENT where the member may be absent. */
void unit_set(struct tabletop *tabletop, int32_t role, int32_t item, const char *member, int32_t value,
              const char *clause);
/* Sets a number only if it becomes greater: a fate that gets worse. */
void unit_raise(struct tabletop *tabletop, int32_t role, int32_t item, const char *member, int32_t value,
                const char *clause);
/* Sets a number, but records the difference that this makes: if three figures reload, the record says that three fewer
 * are unloaded, which stays right if a correction finds that others had fired, too. */
void unit_set_by_difference(struct tabletop *tabletop, int32_t role, int32_t item, const char *member, int32_t value,
                            const char *clause);
/* Sets a TEXT to the id of the unit in another place; `of_role` -1: to no id. */
void unit_name(struct tabletop *tabletop, int32_t role, int32_t item, const char *member, int32_t of_role,
               int32_t of_item, const char *clause);
/* Of `run` equal OPTIONAL members in a row, oldest first: the first that is absent becomes the value; where none is,
 * nothing changes. */
void unit_push(struct tabletop *tabletop, int32_t role, int32_t item, const char *first, int32_t run, int32_t value,
               const char *clause);
/* Takes the first value of such a run; the others move up. */
void unit_pop(struct tabletop *tabletop, int32_t role, int32_t item, const char *first, int32_t run,
              const char *clause);
/* The units of two places come into contact (unit_type.contacts). */
void unit_meet(struct tabletop *tabletop, int32_t role, int32_t item, int32_t of_role, int32_t of_item,
               const char *clause);
/* The unit loses all contacts but the one with the unit in another place (-1: all of them). A unit that a ruling puts
 * out of the game loses its contacts without this. */
void unit_part(struct tabletop *tabletop, int32_t role, int32_t item, int32_t but_role, int32_t but_item,
               const char *clause);
/* The same for its friends: every other unit of its side that is in the game, as far as the type's `reaches` says for
 * the member `reach`. */
void friends_add(struct tabletop *tabletop, int32_t role, int32_t item, const char *member, int32_t value,
                 const char *clause);
void friends_set(struct tabletop *tabletop, int32_t role, int32_t item, const char *member, int32_t value,
                 const char *reach, const char *clause);

/* Something that the rules demand of a unit: this step, with the unit in this role. Players give the inputs that
 * depend on the moment. */
struct unit_due {
    const char *name;   /* "pin_test_after_fire" */
    const char *title;  /* "Test for pinning: casualties from fire" */
    const char *clause; /* that demands it */
    const char *step, *role;
    const char *only_if; /* what the server cannot know: "it stands within 12 inches and sees it"; NULL: always */
    bool compulsory;     /* the unit may do nothing else first */
    bool (*holds)(const struct unit_due *due, const void *unit, const void *options); /* false for who is out */
    /* Of what is due of those who have lost their leader: whether another unit of their side, in the game or out of it,
     * or the unit itself, leads it. There is one, and all who do are out. NULL: others do not count. */
    bool (*leads)(const struct unit_due *due, const void *unit, const void *friend_unit);
    /* With `only_if`: the step is asked with `seen` false if that did not hold, without dice, which settles the due.
     * What one says then ("Was not near"), and the `cause` to name, where the step has several. */
    const char *not_so, *cause;
};

/* What a state of a unit keeps it from (X-DUE, X-TURN): a row each, applied in one place, where a question is bound to
 * units. Who is out (X-OUT), friends (X-FRIEND) and what is known otherwise (X-KNOW) need no rows.
 *
 *     BARRED(is_in_flight, struct tft_unit, unit->flight != TFT_NO_FLIGHT)
 *     {"in_flight", "TFT-MOR-4", "it flees and does nothing else until it is rallied", is_in_flight,
 *      .step = "movement", .role = "figure", .but = STRINGS("movement/figure")}, */
enum bar_rule {
    BAR_DUE,  /* it owes something: barred from acting; option enforce_due */
    BAR_TURN, /* it did something this turn */
    BAR_TOLD, /* bars nothing: it only reports what else the ruling does */
};
/* What a bar judges: one unit in one role of a question. */
struct barring {
    const struct unit_bar *bar; /* NULL: unit_role.wanted is asked */
    const void *unit, *options, *input;
    const void *at; /* the role's inputs within `input`; NULL if it fills in none */
    const struct step *step;
    int32_t role, item;
    uint32_t roles;       /* the unit's roles in the question: a bit each, by index in the step's list */
    uint32_t taken;       /* the roles that any unit takes, in the same bits */
    bool whole;           /* the question is complete; otherwise required inputs may be unset */
    const int32_t *named; /* the units in the role, by index in the roster */
    int32_t count;        /* how many these are */
    const char *const (*ids)[UNITS_IN_ROLE_MAX]; /* the id of each unit in each role; NULL: none */
    /* The leader (unit_role.led_by; NULL: none), and whether it is on the same side. */
    const void *leader;
    bool leader_is_friend;
};
struct unit_bar {
    const char *name;   /* "in_flight": in entries and answers */
    const char *clause; /* that demands it */
    const char *text;   /* follows the unit's name, without a full stop: "it owes a morale check; …" */
    /* For a unit that is out of the game, only bars about what it did are asked, and only if the rules have a role
     * for it. */
    bool (*holds)(const struct barring *it);
    const char *none; /* the text if `most` is 0: "all of its figures have fired this turn"; NULL: the same text */
    enum bar_rule rule;
    bool passive;            /* passive roles are barred, too */
    const char *step, *role; /* the step and role that end the bar and stay open; NULL: time ends it */
    /* Roles, as "step/role" or "step" for all roles of it; NULL-terminated. `but`: what else stays open. `only`:
     * nothing but these is barred, acting or not. */
    const char *const *but, *const *only;
    /* The member with the id of another unit that the bar is about: it holds only while that unit is in the game.
     * NULL: it is about no other unit. */
    const char *of_unit;
    int32_t (*most)(const struct barring *it); /* how many of its figures, or of the hits on it, are allowed all the
                                                  same; NULL: the bar has no such number */
};

/* Something that a unit does in a turn as often as this row says (X-TURN). Roles name what is done in them
 * (unit_role.deed). A resolved ruling adds it to the units in these roles, after the step's own changes and by the
 * row's clause. A unit that has done it as often as it may is barred from them. */
enum deed_per {
    DEED_UNIT, /* each unit does it */
    DEED_PAIR, /* each unit does it once to each other one (unit_role.deed_to), which records by which it was done */
};
struct unit_deed {
    struct unit_bar bar; /* of its name, with clause and text: the unit would do it again */
    /* The members of the turn in which it is recorded, after the deed's name if this is NULL: a NUMBER (how often); of
     * a pair, the first of DEED_PAIRS consecutive TEXT members of the unit to which it is done. */
    const char *member;
    enum deed_per per;
    int32_t (*times)(const void *options); /* NULL: once; FIELD_ABSENT: as often as they ask */
};
enum { DEED_PAIRS = 4, UNIT_DEEDS_MAX = 99 };

/* Why a bar does not prevent a question from being resolved. */
#define BAR_WAIVER_VALUES(X)                                                                                           \
    X(BAR_HOLDS, NULL, NULL)                                                                                           \
    X(BAR_WARNED, "warn", "It bars nothing and is only told, by the rules or by the option enforce_due")               \
    X(BAR_OVERRIDDEN, "override", "The umpire overrode it")
enum bar_waiver {
#define X(value, name, doc) value,
    BAR_WAIVER_VALUES(X)
#undef X
        BAR_WAIVERS
};

extern const struct choices bar_waivers;

/* A bar that applied to a question. */
struct bar_found {
    const char *name, *clause, *text, *none;
    enum bar_rule rule;
    const char *step, *role_there; /* that end it; NULL: none */
    int32_t role, item;            /* who is barred */
    const char *input;             /* of a contradicted record fact: the pointer to the given value; else NULL */
    int32_t most;                  /* how many are possible, if more were asked for; else FIELD_ABSENT */
    enum bar_waiver waiver;
};

/* From a row, and from a record fact. The caller fills in which unit it is about. */
struct bar_found bar_found_of(const struct unit_bar *bar);
struct bar_found bar_found_known(const struct unit_fills *fact, const char *input);

/* What a question knows about the units that it names. */
struct question_units {
    const char *ids[UNIT_ROLES_MAX][UNITS_IN_ROLE_MAX];   /* NULL: nobody */
    const char *names[UNIT_ROLES_MAX][UNITS_IN_ROLE_MAX]; /* what the players call them */
    bool overridden;                                      /* the umpire sent an override (X-OVER) */
    bool fewer[UNIT_ROLES_MAX][UNITS_IN_ROLE_MAX];        /* figures were given than are on record (X-KNOW) */
    int32_t bar_count;
    struct bar_found bars[UNIT_BARS_MAX];
    char friend_said[UNIT_NAME_MAX * 4 + 48]; /* the text of bars by friends (bar_found_friends) */
};
/* The bar for a unit that its own side attacks; it names the attacker if there is only one. Its text lives as long
 * as `units`. */
struct bar_found bar_found_friends(const struct step *step, struct question_units *units);
/* What the unit in a role is called; `otherwise` ("Side 1") where none is named. Accepts NULL units. */
const char *unit_called(const struct question_units *units, int32_t role, int32_t item, const char *otherwise);

/* Whether the question is about a part of the unit, so that other figures of it remain in any case (X-FATE). Accepts
 * NULL units. */
bool unit_has_others(const struct question_units *units, int32_t role, int32_t item);

/* How many figures a unit can lose: those that the question gives, or FIELD_ABSENT, but never more than are on record,
 * which the umpire's override may exceed (X-FATE). Accepts NULL units. */
int32_t unit_figures(const struct question_units *units, int32_t role, int32_t item, int32_t given);

/* Whether any bar holds that neither an option nor the umpire waives. Accepts NULL units. */
bool units_are_barred(const struct question_units *units);

/* Whether the bar is about this role of this step at all; the unit's state is not looked at. */
bool unit_bar_concerns(const struct unit_bar *bar, const struct step *step, int32_t role);
struct unit_type;
/* The bar of this name: the type's or its deeds', or one that every ruleset has (out, friends); NULL: none. */
const struct unit_bar *unit_bar_find(const struct unit_type *type, const char *name);
extern const struct unit_bar unit_bar_out, unit_bar_friends;
/* The name of bars by record facts; clause and text are those of the fill. */
#define UNIT_BAR_KNOWN "known_otherwise"

/* The option that every ruleset with units has (X-DUE). */
#define ENFORCE_DUE_VALUES(X)                                                                                          \
    X(ENFORCE_DUE_REFUSE, "refuse", "A unit that owes something does nothing else first")                              \
    X(ENFORCE_DUE_WARN, "warn", "It may, and the ruling says what it owes")
enum enforce_due {
#define X(value, name, doc) value,
    ENFORCE_DUE_VALUES(X)
#undef X
        ENFORCE_DUES
};
extern const struct choices enforce_dues;
/* What the options say; refuse where the ruleset has no such option. */
enum enforce_due enforce_due_of(const struct fields *option_fields, const void *options);

/* A phase of a turn. */
enum phase_whom {
    PHASE_EVERYBODY,   /* both sides at once, or in an order that the phase itself decides */
    PHASE_ALTERNATELY, /* unit after unit, the sides in turn */
    PHASE_ONE_SIDE,    /* the side whose turn it is */
};
struct turn_phase {
    const char *name; /* "shoot" */
    const char *title, *doc, *clause;
    enum phase_whom whom;
    const char *const *steps; /* those that belong to it, NULL-terminated */
};

/* Where a unit stores its contacts: consecutive TEXT members, each a unit's id or absent. */
struct unit_contacts {
    const char *first; /* NULL: the ruleset knows no contact */
    int32_t count;
    const char *clause; /* under which a unit that goes out of the game loses its contacts */
};

/* Where a unit stores what is pushed and popped (unit_push): consecutive OPTIONAL choices, the oldest first. When
 * the record is folded, a recorded ruling pushes and pops there again, whatever a correction has left of the earlier
 * ones. */
struct unit_run {
    size_t offset; /* of the first int32_t */
    int32_t count; /* 0: the ruleset has none */
};

struct unit_type {
    /* The ruleset's own members: flat, of the kinds BOOL, INT, DECIMAL, ENUM and TEXT; each says its lifetime. */
    const struct fields *fields;
    /* What the fields alone cannot express; `pointer` leads to the unit. May be NULL. */
    void (*check)(const void *unit, const void *options, const char *pointer, struct violations *violations);
    /* The value of a member that was left out, as it follows from profile, kind or rank ("dexterity" of a private);
     * for a text, 0 if it certainly has none. FIELD_ABSENT: it does not follow from them. The step derives it in the
     * same way, so nothing is filled in, but a question that gives another value is listed as overriding it. May be
     * NULL. */
    int32_t (*follows)(const void *unit, const void *options, const char *member);
    /* What it costs; FIELD_ABSENT when that is not known. NULL: the ruleset has no points. */
    int32_t (*points)(const void *unit, const void *options);
    /* Why it is out of the game ("removed", "routed" …); NULL while it is in it. */
    const char *(*out)(const void *unit);
    /* Whether an effect on this member of a unit's friends reaches one of them ("the commander of its squad"). NULL:
     * it reaches all friends. */
    bool (*reaches)(const void *unit, const void *friend_unit, const char *member);
    /* The member in which friends of a unit count that it has left the game. A correction may let a later entry take a
     * unit's last figures, which left it some when it was recorded: then the fold tells its friends. NULL: no member.
     */
    const char *friends_lost;
    /* A turn ends: what belongs to the battle and ends with it all the same, before the members of the turn end by
     * themselves. May be NULL. */
    void (*end_turn)(void *unit, const void *options);
    /* The next one begins: what it takes over from the unit of the turn before. May be NULL. */
    void (*new_turn)(const void *before, void *unit);
    /* The unit's next battle begins: what its members keep of the last one, which are the battle's or hold something of
     * the battle besides what is lasting. May be NULL. */
    void (*new_battle)(const void *before, void *unit);
    /* Derives what follows from the unit's numbers (X-FATE, counts that never exceed the figures): for every changed
     * unit, after each ruling's effects, each manual change and each new turn. It is not recorded, since everybody
     * who folds the record does the same. Doing it twice changes nothing more. May be NULL. */
    void (*settle)(void *unit, const void *options);
    struct unit_contacts contacts;
    struct unit_run run;
    const struct unit_sort *sorts;   /* that roles ask for; ends with a NULL name; NULL: any unit takes any role */
    const struct unit_due *dues;     /* ends with a NULL name; NULL: none */
    const struct unit_bar *bars;     /* ends with a NULL name; NULL: none */
    const struct unit_deed *deeds;   /* ends with a NULL name; NULL: none */
    const struct turn_phase *phases; /* in their order; ends with a NULL name; NULL: the sources give none */
};

struct step;
/* A role's number by name, or -1. */
int32_t unit_role_find(const struct step *step, const char *name);
/* How many units can take a role: at most as many as the list holds that they fill in. */
int32_t unit_role_most(const struct step *step, int32_t role);
/* The number in a member of kind BOOL, INT, DECIMAL or ENUM. */
int32_t unit_number(const struct field *field, const void *unit);
void unit_set_number(const struct field *field, void *unit, int32_t value);
/* Changes it as an effect of this kind does, and returns what it is then. */
int32_t unit_change_number(const struct field *field, enum effect_kind kind, int32_t value, void *unit);
