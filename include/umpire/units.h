/* Units: what a ruleset knows of one on the table, which inputs of a step it can fill, and what a ruling does to it.
 * Pure, like resolvers: a unit is a plain struct described by a table of fields; nothing here knows sessions.
 *
 * A step has roles (`firer`, `target`): places that a unit can take. A unit in a role fills the inputs that it knows,
 * and the step's effects say what the outcome does to it. What the rules demand of a unit next (a pin test, a rally) is
 * read off the unit itself, so it disappears when it is done. */
#pragma once
#include <umpire/ruling.h>
#include <umpire/text.h>
#include <umpire/violation.h>

enum {
    UNIT_SIZE_MAX = 512,    /* sizeof a ruleset's unit struct */
    UNIT_ROLES_MAX = 5,     /* of a step */
    UNITS_IN_ROLE_MAX = 16, /* where a role is a list */
    UNIT_EFFECTS_MAX = 160, /* of a ruling */
    UNIT_ID_MAX = 40,       /* bytes: a-z, 0-9 and hyphens */
    UNIT_NAME_MAX = 60,     /* bytes */
};

/* One member of an input that a unit knows. Either `member` names a member of the unit's table of the same kind (and
 * choices), or `find` makes the number of a BOOL, INT, DECIMAL or ENUM out of the whole unit; FIELD_ABSENT: the unit
 * does not know it, and the input must say it where it is needed. The member "id" is the unit's id, a text. */
struct unit_fills {
    const char *input;  /* in the object at the role's place: "fire_value" */
    const char *member; /* NULL: `find` */
    int32_t (*find)(const void *unit);
};

/* A place that a unit takes in a step. */
struct unit_role {
    const char *name; /* "firer" */
    const char *doc;  /* a sentence */
    /* Where the inputs that it fills stand: "" for the input itself, "target" for its group of that name, "units" for
     * its list; then one item per unit, in order. NULL: it fills none. */
    const char *place;
    bool many;                      /* `place` is a list */
    bool in_play;                   /* a unit that is out of the game is refused */
    const struct unit_fills *fills; /* ends with a NULL input; NULL: none */
    int32_t camp;                   /* a unit may be named several times within one camp; 0: once in the step */
    /* Why a unit of this kind cannot take the role ("it is a vehicle"); NULL: it can. May be NULL: any can. */
    const char *(*unfit)(const void *unit);
};

/* What a ruling does to one unit. */
enum effect_kind {
    EFFECT_ADD, /* the value is added to an INT; the result is held at the ends of the field's range */
    EFFECT_SET, /* the member becomes the value: BOOL, INT, DECIMAL (in its own parts), ENUM; FIELD_ABSENT where it may
                 */
};

/* Whom an effect is about: the unit that takes a role, or its friends. */
enum effect_whom {
    WHOM_UNIT,
    WHOM_FRIENDS, /* every other unit of the same side that is in the game, as far as the type's `reaches` says */
};

struct effect {
    int32_t role, item; /* the step's role, and which unit of it (0 unless `many`) */
    enum effect_whom whom;
    enum effect_kind kind;
    const char *member; /* of the unit's table */
    int32_t value;
    const char *clause; /* that it rests on */
};

struct effects {
    int32_t count;
    bool cut; /* more than fit: a defect, found by the tests */
    struct effect list[UNIT_EFFECTS_MAX];
};

void effect_add(struct effects *effects, int32_t role, int32_t item, const char *member, int32_t value,
                const char *clause);
void effect_set(struct effects *effects, int32_t role, int32_t item, const char *member, int32_t value,
                const char *clause);
void effect_add_friends(struct effects *effects, int32_t role, int32_t item, const char *member, int32_t value,
                        const char *clause);

/* Something that the rules demand of a unit: this step, with the unit in this role. Inputs that only the moment knows
 * are the players'. */
struct unit_due {
    const char *name;   /* "pin_test_after_fire" */
    const char *title;  /* "Tests for pinning: it suffered casualties from fire" */
    const char *clause; /* that demands it */
    const char *step, *role;
    const char *only_if; /* what the server cannot know: "it stands within 12 inches and sees it"; NULL: always */
    bool compulsory;     /* the unit may do nothing else first */
    bool (*holds)(const void *unit); /* false for a unit that is out of the game */
};

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

struct unit_type {
    /* The ruleset's own members: flat, of the kinds BOOL, INT, DECIMAL, ENUM and TEXT. */
    const struct fields *fields;
    /* What the fields alone cannot say; `pointer` is where the unit stands. May be NULL. */
    void (*check)(const void *unit, const void *options, const char *pointer, struct violations *violations);
    /* What it costs; FIELD_ABSENT when that is not known. NULL: the ruleset has no points. */
    int32_t (*points)(const void *unit, const void *options);
    /* Why it is out of the game ("removed", "routed" …); NULL while it is in it. */
    const char *(*out)(const void *unit);
    /* Whether what an effect on the friends of a unit does to this member reaches one of them ("the commander of its
     * squad"). NULL: all friends. */
    bool (*reaches)(const void *unit, const void *friend_unit, const char *member);
    /* A new turn begins: what lasted until then ends. May be NULL. */
    void (*new_turn)(void *unit);
    const struct unit_due *dues;     /* ends with a NULL name; NULL: none */
    const struct turn_phase *phases; /* in their order; ends with a NULL name; NULL: the sources give none */
};

struct step;
/* A role's number by name, or -1. */
int32_t unit_role_find(const struct step *step, const char *name);
/* How many units can take a role: no more than the list that they fill holds. */
int32_t unit_role_most(const struct step *step, int32_t role);
/* Applies one effect to a unit of this type: gives the member's number before and after. */
void effect_apply(const struct unit_type *type, const struct effect *effect, void *unit, int32_t *ret_before,
                  int32_t *ret_after);
/* The number in a member of kind BOOL, INT, DECIMAL or ENUM. */
int32_t unit_number(const struct field *field, const void *unit);
void unit_set_number(const struct field *field, void *unit, int32_t value);
/* Changes it as an effect of this kind does, and returns what it is then. */
int32_t unit_change_number(const struct field *field, enum effect_kind kind, int32_t value, void *unit);
