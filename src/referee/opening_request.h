/* The body that opens a session, shared by the files that read it. */
#pragma once
#include "referee/opening.h"

enum { RULESET_NAME_MAX = 32 };

struct opening_request {
    char ruleset[RULESET_NAME_MAX];
    int32_t mode;
    bool has_house_rules;
    struct rules_choice house_rules;
    bool has_roster_from;
    struct roster_choice roster_from;
    bool phases_enforced, shared_units;
    int32_t side_count;
    struct side_choice sides[SIDES_MAX];
    char umpire_side[SIDE_ID_MAX + 1], umpire_name[FIELD_TEXT_SIZE(DISPLAY_TYPED_MAX)];
    bool has_description;
    struct about_choice description;
    int32_t unit_count;
    struct roster_unit units[ROSTER_UNITS_MAX];
    max_align_t options[]; /* the ruleset's option struct */
};

/* Adds what is wrong with an opening of no ruleset, but for its ruleset, options and units (opening_fields.c). False:
 * it is not an object. */
bool opening_judge(struct arena *arena, const struct json_t *root, struct violations *violations);
/* The sides and the umpire's own (opening_sides.c). Adds violations. */
void opening_take_sides(const struct opening_request *request, struct opening *ret, struct violations *violations);
