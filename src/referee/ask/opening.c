/* Decoding the body that opens a session. */
#include "opening.h"
#include "decode.h"
#include "protocol.h"
#include <stdlib.h>
#include <string.h>

enum { RULESET_NAME_MAX = 32, OPTIONS_ARENA_MAX = 1 << 20 };

struct opening_request {
    char ruleset[RULESET_NAME_MAX];
    int32_t mode, reveal_seconds;
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

static const struct field ruleset_field = {
    .name = "ruleset",
    .title = "Ruleset",
    .doc = "The game system to play.",
    .kind = FIELD_TEXT,
    .presence = FIELD_REQUIRED,
    .min = 1,
    .max = RULESET_NAME_MAX - 1,
    .offset = offsetof(struct opening_request, ruleset),
};

/* In the order of the bool `both`. */
static const struct choice mode_list[] = {
    {"sealed", "Each seat gives one nonce for many rulings: protects the players from each other."},
    {"two_sided", "Two players give a nonce for each ruling: also protects them from a server's owner who plays.",
     "Two-sided"},
};
static const struct choices mode_choices = {"Mode", mode_list, 2};

static const struct field mode_field = {
    .name = "mode",
    .title = "Mode",
    .doc = "Who gives nonces for the dice, and when.",
    .kind = FIELD_ENUM,
    .presence = FIELD_DEFAULTED,
    .choices = &mode_choices,
    .offset = FIELD_AT(struct opening_request, mode, int32_t),
};

static const struct field reveal_seconds_field = {
    .name = "reveal_seconds",
    .title = "Time to reveal",
    .doc = "Two-sided mode: how long to wait for a nonce before it counts as withheld.",
    .unit = "seconds",
    .kind = FIELD_INT,
    .presence = FIELD_DEFAULTED,
    .min = 1,
    .max = PROTOCOL_REVEAL_SECONDS_MAX,
    .fallback = 120,
    .offset = FIELD_AT(struct opening_request, reveal_seconds, int32_t),
};

static const struct field rules_choice_list[] = {
    {.name = "name",
     .title = "Name",
     .doc = "The name of the club's house rules, for the same ruleset.",
     .kind = FIELD_TEXT,
     .presence = FIELD_REQUIRED,
     .min = 1,
     .max = HOUSE_RULES_NAME_MAX,
     .pattern = "^[a-z0-9-]*$",
     .offset = offsetof(struct rules_choice, name)},
    {.name = "version",
     .title = "Version",
     .doc = "Which version; the latest by default.",
     .kind = FIELD_INT,
     .presence = FIELD_OPTIONAL,
     .min = 1,
     .max = INT32_MAX,
     .offset = FIELD_AT(struct rules_choice, version, int32_t)},
};
const struct fields rules_choice_fields = {.name = "HouseRulesChoice",
                                           .doc = "Which of the club's house rules to play by.",
                                           .list = rules_choice_list,
                                           .count = FIELDS_COUNT(rules_choice_list),
                                           .size = sizeof(struct rules_choice)};

static const struct field house_rules_field = {
    .name = "house_rules",
    .title = "House rules",
    .doc = "Starts from these options. It needs the club's key; options given beside it override them.",
    .kind = FIELD_GROUP,
    .presence = FIELD_OPTIONAL,
    .offset = offsetof(struct opening_request, house_rules),
    .of = &rules_choice_fields,
    .present = offsetof(struct opening_request, has_house_rules),
};

static const struct field roster_choice_list[] = {
    {.name = "session",
     .title = "Session",
     .doc = "The id of a session of the same ruleset.",
     .kind = FIELD_TEXT,
     .presence = FIELD_REQUIRED,
     .min = UUID_TEXT_SIZE - 1,
     .max = UUID_TEXT_SIZE - 1,
     .pattern = FIELD_ASCII,
     .offset = offsetof(struct roster_choice, session)},
    {.name = "as_of",
     .title = "At",
     .doc = "The number of an entry: the roster as of that entry. The current roster by default.",
     .kind = FIELD_INT,
     .presence = FIELD_OPTIONAL,
     .max = INT32_MAX - 1,
     .offset = FIELD_AT(struct roster_choice, as_of, int32_t)},
    {.name = "token",
     .title = "Token",
     .doc = "Of any seat of that session.",
     .kind = FIELD_TEXT,
     .presence = FIELD_REQUIRED,
     .min = 1,
     .max = ROSTER_TOKEN_MAX,
     .pattern = FIELD_ASCII,
     .offset = offsetof(struct roster_choice, token)},
    {.name = "include_fallen",
     .title = "Include the fallen",
     .doc = "Whether units that are out of the game come along.",
     .kind = FIELD_BOOL,
     .presence = FIELD_DEFAULTED,
     .offset = FIELD_AT(struct roster_choice, include_fallen, bool)},
};
const struct fields roster_choice_fields = {.name = "RosterChoice",
                                            .doc = "The session whose roster the game begins with.",
                                            .list = roster_choice_list,
                                            .count = FIELDS_COUNT(roster_choice_list),
                                            .size = sizeof(struct roster_choice)};

static const struct field roster_from_field = {
    .name = "roster_from",
    .title = "Roster from",
    .doc = "Takes the units of another session as they were left; `units` must then be left out.",
    .kind = FIELD_GROUP,
    .presence = FIELD_OPTIONAL,
    .offset = offsetof(struct opening_request, roster_from),
    .of = &roster_choice_fields,
    .present = offsetof(struct opening_request, has_roster_from),
};

static const struct field enforce_phases_field = {
    .name = "enforce_phases",
    .title = "Enforce phases",
    .doc = "Whether a step must belong to the current phase; for rulesets that have phases.",
    .kind = FIELD_BOOL,
    .presence = FIELD_DEFAULTED,
    .offset = offsetof(struct opening_request, phases_enforced),
};

static const struct field side_list[] = {
    {.name = "id",
     .title = "Id",
     .doc = "The side's id in requests: letters a to z, digits and hyphens, a letter first.",
     .kind = FIELD_TEXT,
     .presence = FIELD_REQUIRED,
     .min = 1,
     .max = SIDE_ID_MAX,
     .pattern = FIELD_SIDE_ID,
     .offset = offsetof(struct side_choice, id)},
    {.name = "name",
     .title = "Name",
     .doc = "What the side is called; the id by default. It stands in the record, which is public.",
     .kind = FIELD_TEXT,
     .presence = FIELD_OPTIONAL,
     FIELD_CHARACTERS(SIDE_NAME_MAX),
     .offset = offsetof(struct side_choice, name)},
    {.name = "colour",
     .title = "Colour",
     .doc =
         "In the app: # and six lower-case hexadecimal digits. Red, blue, green and ochre by default, in that order.",
     .kind = FIELD_TEXT,
     .presence = FIELD_OPTIONAL,
     .max = 7,
     .pattern = "^(#[0-9a-f]{6})?$",
     .offset = offsetof(struct side_choice, colour)},
};
const struct fields side_choice_fields = {.name = "SideChoice",
                                          .doc = "One of those who fight each other.",
                                          .list = side_list,
                                          .count = FIELDS_COUNT(side_list),
                                          .size = sizeof(struct side_choice)};
static const struct field side_item = {
    .title = "Side", .doc = "A side.", .kind = FIELD_GROUP, .of = &side_choice_fields};

static const struct field sides_field = {
    .name = "sides",
    .title = "Sides",
    .doc = "Two to four; exactly two in two-sided mode. Red and blue by default. Each gets a join code of its own.",
    .kind = FIELD_LIST,
    .presence = FIELD_DEFAULTED,
    .max = SIDES_MAX,
    .offset = offsetof(struct opening_request, sides),
    .item = &side_item,
    .item_size = sizeof(struct side_choice),
    .count = offsetof(struct opening_request, side_count),
};

static const struct field umpire_side_field = {
    .name = "umpire_side",
    .title = "The umpire's side",
    .doc = "The side on which the umpire plays, too. In two-sided mode an umpire who plays joins like everybody else.",
    .kind = FIELD_TEXT,
    .presence = FIELD_OPTIONAL,
    .max = SIDE_ID_MAX,
    .pattern = "^([a-z][a-z0-9-]*)?$",
    .offset = offsetof(struct opening_request, umpire_side),
};

static const struct field umpire_name_field = {
    .name = "umpire_name",
    .title = "The umpire's name",
    .doc = "What the others call the umpire. It stands outside the record, and can be changed and erased.",
    .kind = FIELD_TEXT,
    .presence = FIELD_OPTIONAL,
    FIELD_CHARACTERS(DISPLAY_TYPED_MAX),
    .offset = offsetof(struct opening_request, umpire_name),
};

#define ABOUT_LINE(member_, title_, doc_, most)                                                                        \
    {                                                                                                                  \
        .name = #member_, .title = title_, .doc = doc_, .kind = FIELD_TEXT, .presence = FIELD_OPTIONAL,                \
        FIELD_CHARACTERS(most), .offset = offsetof(struct about_choice, member_)                                       \
    }
static const struct field about_choice_list[] = {
    ABOUT_LINE(title, "Title", "What the game is called.", TITLE_MAX),
    ABOUT_LINE(place, "Place", "Where it is played.", PLACE_MAX),
    {.name = "points",
     .title = "Points",
     .doc = "Of the armies, as they were agreed.",
     .kind = FIELD_INT,
     .presence = FIELD_OPTIONAL,
     .max = SESSION_POINTS_MAX,
     .offset = FIELD_AT(struct about_choice, points, int32_t)},
    ABOUT_LINE(note, "Note", "Whatever else is to be known of it.", REQUEST_WORDS_MAX),
};
const struct fields about_choice_fields = {.name = "OpeningDescription",
                                           .doc = "What the session is about.",
                                           .list = about_choice_list,
                                           .count = FIELDS_COUNT(about_choice_list),
                                           .size = sizeof(struct about_choice)};

static const struct field description_field = {
    .name = "description",
    .title = "Description",
    .doc = "What the session is about: an entry behind the opening. It can be said anew later.",
    .kind = FIELD_GROUP,
    .presence = FIELD_OPTIONAL,
    .offset = offsetof(struct opening_request, description),
    .of = &about_choice_fields,
    .present = offsetof(struct opening_request, has_description),
};

static const struct field shared_units_field = {
    .name = "shared_units",
    .title = "Shared units",
    .doc = "Whether players act with the units of every side, and not with those of their own alone.",
    .kind = FIELD_BOOL,
    .presence = FIELD_DEFAULTED,
    .offset = offsetof(struct opening_request, shared_units),
};

void opening_table_make(const struct ruleset *ruleset, struct opening_table *ret)
{
    struct field *list = ret->list;
    size_t count = 10;
    list[0] = ruleset_field;
    list[1] = (struct field){
        .name = "options",
        .title = "Options",
        .doc = "Readings, house rules and the club's own numbers; they apply to the whole session.",
        .kind = FIELD_GROUP,
        .presence = FIELD_DEFAULTED,
        .offset = offsetof(struct opening_request, options),
        .of = ruleset->options,
    };
    list[2] = mode_field;
    list[3] = reveal_seconds_field;
    list[4] = house_rules_field;
    list[5] = sides_field;
    list[6] = umpire_side_field;
    list[7] = shared_units_field;
    list[8] = umpire_name_field;
    list[9] = description_field;
    if (ruleset->units) {
        unit_table_make(ruleset, &ret->unit);
        list[count++] = enforce_phases_field;
        list[count++] = roster_from_field;
        list[count++] = (struct field){.name = "units",
                                       .title = "Units",
                                       .doc = "The roster. More units can be added later.",
                                       .kind = FIELD_LIST,
                                       .presence = FIELD_DEFAULTED,
                                       .max = ROSTER_UNITS_MAX,
                                       .offset = offsetof(struct opening_request, units),
                                       .item = &ret->unit.item,
                                       .item_size = sizeof(struct roster_unit),
                                       .count = offsetof(struct opening_request, unit_count)};
    }
    ret->fields = (struct fields){.name = "Opening",
                                  .list = list,
                                  .count = count,
                                  .size = sizeof(struct opening_request) + ruleset->options->size};
}

static const struct ruleset *ruleset_named(const struct json_t *root, struct violations *violations)
{
    const char *name = json_text_member(root, "ruleset");
    const struct ruleset *ruleset = name ? ruleset_find(name) : NULL;
    if (ruleset)
        return ruleset;
    char known[128];
    struct text names;
    text_start(&names, known, sizeof known);
    for (const struct ruleset *const *each = rulesets(); *each; each++) {
        text_add(&names, names.used ? ", " : "");
        text_add(&names, (*each)->name);
    }
    if (name)
        violation_add(violations, ERROR_NOT_A_CHOICE, "/ruleset", "must be one of %s", known);
    else
        violation_add(violations, ERROR_MISSING_FIELD, "/ruleset", "is required: one of %s", known);
    return NULL;
}

static void text_put(char *ret, size_t size, const char *from)
{
    struct text text;
    text_start(&text, ret, size);
    text_add(&text, from);
}

/* What was left out. */
static void sides_default(struct opening *opening)
{
    static const char *const colours[SIDES_MAX] = {"#c0392b", "#2c6fbb", "#2e8b57", "#b8860b"};
    static const struct side_choice both[] = {{.id = "red", .name = "Red"}, {.id = "blue", .name = "Blue"}};
    if (opening->side_count == 0) {
        memcpy(opening->sides, both, sizeof both);
        opening->side_count = 2;
    }
    for (int32_t i = 0; i < opening->side_count; i++) {
        struct side_choice *side = &opening->sides[i];
        if (!side->name[0])
            text_put(side->name, sizeof side->name, side->id);
        if (!side->colour[0])
            text_put(side->colour, sizeof side->colour, colours[i]);
    }
}

static void side_violate(struct violations *violations, int32_t place, const char *member, enum umpire_error code,
                         const char *message)
{
    char pointer[VIOLATION_POINTER_MAX];
    struct text text;
    text_start(&text, pointer, sizeof pointer);
    text_format(&text, "/sides/%d/%s", place, member);
    violation_add(violations, code, pointer, "%s", message);
}

static bool side_id_fits(const char *id)
{
    return id[0] >= 'a' && id[0] <= 'z' && id[strspn(id, "abcdefghijklmnopqrstuvwxyz0123456789-")] == '\0';
}

static void sides_check(const struct opening *opening, struct violations *violations)
{
    for (int32_t i = 0; i < opening->side_count; i++) {
        const struct side_choice *side = &opening->sides[i];
        if (!side_id_fits(side->id))
            side_violate(violations, i, "id", ERROR_INVALID_TEXT,
                         "may only have letters a to z, digits and hyphens, a letter first");
        if (strcmp(side->id, ENTRY_SPECTATORS) == 0)
            side_violate(violations, i, "id", ERROR_INVALID_TEXT, "is reserved for those who watch");
        if (side->colour[0] != '#' || strspn(side->colour + 1, "0123456789abcdef") != 6)
            side_violate(violations, i, "colour", ERROR_INVALID_TEXT,
                         "must be # and six lower-case hexadecimal digits");
        for (int32_t k = 0; k < i; k++)
            if (strcmp(opening->sides[k].id, side->id) == 0)
                side_violate(violations, i, "id", ERROR_NOT_UNIQUE, "another side already has this id");
    }
    if (opening->side_count < SIDES_MIN)
        violation_add(violations, ERROR_WRONG_LENGTH, "/sides", "must be at least two");
    if (opening->two_sided && opening->side_count > PROTOCOL_PARTIES)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/sides", "must be two in two-sided mode");
}

bool opening_has_side(const struct opening *opening, const char *id)
{
    for (int32_t i = 0; i < opening->side_count; i++)
        if (strcmp(opening->sides[i].id, id) == 0)
            return true;
    return false;
}

static void umpire_side_check(const struct opening *opening, struct violations *violations)
{
    if (!opening->umpire_side[0])
        return;
    if (!opening_has_side(opening, opening->umpire_side))
        violation_add(violations, ERROR_NOT_A_CHOICE, "/umpire_side", "the session has no such side");
    else if (opening->two_sided)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/umpire_side",
                      "is not for two-sided mode: an umpire who plays joins in a further seat, with a device");
}

/* Each unit fights for one of the sides. */
static void unit_sides_check(const struct opening *opening, struct violations *violations)
{
    char pointer[VIOLATION_POINTER_MAX];
    struct text text;
    for (int32_t i = 0; i < opening->unit_count; i++) {
        text_start(&text, pointer, sizeof pointer);
        text_format(&text, "/units/%d/side", i);
        if (!opening_has_side(opening, opening->units[i].side))
            violation_add(violations, ERROR_NOT_A_CHOICE, pointer, "the session has no such side");
    }
}

static void sides_take(const struct opening_request *request, struct opening *ret, struct violations *violations)
{
    ret->side_count = request->side_count;
    memcpy(ret->sides, request->sides, sizeof ret->sides);
    memcpy(ret->umpire_side, request->umpire_side, sizeof ret->umpire_side);
    memcpy(ret->umpire_name, request->umpire_name, sizeof ret->umpire_name);
    ret->shared_units = request->shared_units;
    sides_default(ret);
    sides_check(ret, violations);
    umpire_side_check(ret, violations);
    unit_sides_check(ret, violations);
}

bool opening_decode(struct arena *arena, const char *body, size_t length, struct opening *ret,
                    struct violations *violations)
{
    const struct json_t *root = json_read(arena, body, length, violations);
    const struct ruleset *ruleset = root ? ruleset_named(root, violations) : NULL;
    if (!ruleset)
        return false;
    struct opening_table table;
    opening_table_make(ruleset, &table);
    struct opening_request *request = arena_take(arena, table.fields.size);
    if (!request) {
        violation_add(violations, ERROR_OVERLOADED, "", "not enough memory for this request; try again later");
        return false;
    }
    *ret = (struct opening){.ruleset = ruleset, .options = request->options};
    if (!fields_decode(&table.fields, root, "", request, violations))
        return false;
    ret->phases_enforced = request->phases_enforced;
    ret->unit_count = request->unit_count;
    ret->units = request->units;
    units_name(request->units, request->unit_count);
    units_contacts_answer(ruleset->units, request->units, request->unit_count);
    ret->two_sided = request->mode != 0;
    ret->reveal_seconds = request->reveal_seconds;
    ret->house_rules = request->has_house_rules;
    ret->choice = request->house_rules;
    ret->given = json_member(root, "options");
    ret->described = request->has_description;
    ret->about = request->description;
    ret->continues = request->has_roster_from;
    ret->roster_from = request->roster_from;
    sides_take(request, ret, violations);
    if (ret->continues && !uuid_read(ret->roster_from.session, &ret->roster_from.id))
        violation_add(violations, ERROR_INVALID_TEXT, "/roster_from/session", "is not the id of a session");
    if (ret->continues && ret->unit_count)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/units",
                      "come from the other session; more can be added once this one is open");
    if (ret->phases_enforced && !ruleset->units->phases)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/enforce_phases",
                      "the turns of %s have no phases to enforce", ruleset->name);
    if (!ret->two_sided && ret->reveal_seconds != reveal_seconds_field.fallback)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/reveal_seconds", "is only for two-sided mode");
    if (!ret->house_rules && ruleset->check_options)
        ruleset->check_options(request->options, violations);
    if (!ret->house_rules && ret->unit_count)
        units_check(ruleset, request->options, ret->units, ret->unit_count, "/units", violations);
    if (ret->unit_count && ruleset->units)
        units_contacts_check(ruleset->units, NULL, ret->units, ret->unit_count, "/units", violations);
    return violations->count == 0;
}

/* Each option that the body gives stands in the place of the house rules' own, whole. */
static bool options_merge(struct arena *arena, struct json_t *rules, const struct json_t *given)
{
    const char *name = NULL;
    for (size_t i = 0; i < json_member_count(given); i++) {
        const struct json_t *value = json_member_number(given, i, &name);
        char pointer[VIOLATION_POINTER_MAX] = "/";
        struct text text = {.at = pointer, .size = sizeof pointer, .used = 1};
        text_add(&text, name); /* an option's name: it holds nothing to escape */
        if (json_set(arena, rules, pointer, value) != JSON_SET_DONE)
            return false;
    }
    return true;
}

bool opening_take_rules(struct arena *arena, struct opening *opening, const char *rules, size_t length,
                        struct violations *violations)
{
    const struct ruleset *ruleset = opening->ruleset;
    struct json_t *root = json_read(arena, rules, length, violations);
    if (root && !options_merge(arena, root, opening->given)) {
        violation_add(violations, ERROR_OVERLOADED, "", "not enough memory for this request; try again later");
        return false;
    }
    if (root && fields_decode(ruleset->options, root, "/options", opening->options, violations) &&
        ruleset->check_options)
        ruleset->check_options(opening->options, violations);
    if (violations->count == 0 && opening->unit_count)
        units_check(ruleset, opening->options, opening->units, opening->unit_count, "/units", violations);
    return violations->count == 0;
}

bool opening_take_roster(struct arena *arena, struct opening *opening, const struct roster *roster,
                         struct violations *violations)
{
    struct violations *found = arena_take(arena, sizeof *found);
    if (!found) {
        violation_add(violations, ERROR_OVERLOADED, "", "not enough memory for this request; try again later");
        return false;
    }
    violations_start(found);
    for (int32_t i = 0; i < roster->count; i++)
        if (opening->roster_from.include_fallen || !roster_out(roster, i))
            opening->units[opening->unit_count++] = roster->units[i];
    for (int32_t i = 0; i < opening->unit_count; i++) {
        found->count = 0;
        units_check(opening->ruleset, opening->options, &opening->units[i], 1, "", found);
        if (!opening_has_side(opening, opening->units[i].side))
            violation_add(violations, ERROR_CONFLICTING_FIELDS, "/roster_from",
                          "the unit %s fights for the side %s, which this session does not have", opening->units[i].id,
                          opening->units[i].side);
        for (int32_t k = 0; k < found->count; k++)
            violation_add(violations, ERROR_CONFLICTING_FIELDS, "/roster_from",
                          "the unit %s does not fit the options: %s", opening->units[i].id, found->list[k].message);
    }
    return violations->count == 0;
}

void *options_read(const struct ruleset *ruleset, const char *json, size_t length)
{
    struct arena arena;
    arena_start(&arena, OPTIONS_ARENA_MAX);
    struct violations *violations = arena_take(&arena, sizeof *violations);
    void *options = malloc(ruleset->options->size);
    bool done = false;
    if (violations && options) {
        violations_start(violations);
        const struct json_t *root = json_read(&arena, json, length, violations);
        done = root && fields_decode(ruleset->options, root, "/options", options, violations);
    }
    arena_end(&arena);
    if (done)
        return options;
    free(options);
    return NULL;
}
