/* The request to open a session: which ruleset, options and house rules. */
#pragma once
#include "base/arena.h"
#include "base/id.h"
#include "ledger/club_name.h"
#include "referee/acts.h"
#include "referee/unit_requests.h"
#include <umpire/rules.h>

struct json_t;

enum { ROSTER_TOKEN_MAX = 100 };

/* A version of a club's house rules. */
struct rules_choice {
    char name[HOUSE_RULES_NAME_MAX + 1];
    int32_t version; /* FIELD_ABSENT: the newest */
};
extern const struct fields rules_choice_fields;

/* The session whose roster the game begins with. */
struct roster_choice {
    char session[UUID_TEXT_SIZE];
    int32_t as_of; /* FIELD_ABSENT: as it is */
    int32_t carry; /* enum carry */
    char token[ROSTER_TOKEN_MAX + 1];
    bool include_fallen;
    struct uuid id; /* of `session`, read */
};
extern const struct fields roster_choice_fields;

/* One of the sides that fight each other. */
struct side_choice {
    char id[SIDE_ID_MAX + 1];
    char name[FIELD_TEXT_SIZE(SIDE_NAME_MAX)];
    char colour[8]; /* "#rrggbb" */
};
extern const struct fields side_choice_fields;

/* What the session is about. */
struct about_choice {
    char title[FIELD_TEXT_SIZE(TITLE_MAX)], place[FIELD_TEXT_SIZE(PLACE_MAX)];
    char note[FIELD_TEXT_SIZE(REQUEST_WORDS_MAX)]; /* "": not given, all three */
    int32_t points;                                /* FIELD_ABSENT: not given */
};
extern const struct fields about_choice_fields;

struct opening {
    const struct ruleset *ruleset;
    void *options;    /* the ruleset's option struct, in the arena */
    bool two_sided;   /* the mode: both parties give a nonce for every ruling */
    bool house_rules; /* `options` are incomplete before opening_take_rules */
    struct rules_choice choice;
    const struct json_t *given; /* the options of the body, or NULL */
    int32_t unit_count;
    struct roster_unit *units; /* in the arena */
    bool phases_enforced;
    int32_t side_count;
    struct side_choice sides[SIDES_MAX];
    char umpire_name[FIELD_TEXT_SIZE(DISPLAY_TYPED_MAX)]; /* as it was typed; "": none */
    char umpire_side[SIDE_ID_MAX + 1];                    /* "": the umpire does not play */
    bool described;                                       /* `about` is recorded after the opening */
    struct about_choice about;
    bool shared_units; /* players may act with the units of other sides */
    bool continues;    /* `units` are incomplete before opening_take_roster */
    struct roster_choice roster_from;
};

/* {"ruleset":…, "options":{…}, "house_rules":{…}, "mode":…}. False after adding violations. */
bool opening_decode(struct arena *arena, const char *body, size_t length, struct opening *ret,
                    struct violations *violations);

/* Merges the options of the body into those of the house rules: `rules` is canonical JSON of all options. False after
 * adding violations. */
bool opening_take_rules(struct arena *arena, struct opening *opening, const char *rules, size_t length,
                        struct violations *violations);

/* The units of the roster that was chosen, with what they carry over; those that are out of the game left out unless
 * they were asked for. False after adding violations, or when out of memory. */
bool opening_take_roster(struct arena *arena, struct opening *opening, const struct roster *roster,
                         struct violations *violations);

/* Whether it has a side with this id (opening_sides.c). */
bool opening_has_side(const struct opening *opening, const char *id);

/* The table of that body for one ruleset (opening_fields.c), with memory of its own. */
enum { OPENING_FIELDS_MAX = 16 };
struct opening_table {
    struct field list[OPENING_FIELDS_MAX];
    struct unit_table unit;
    struct fields fields;
};
void opening_table_make(const struct ruleset *ruleset, struct opening_table *ret);
