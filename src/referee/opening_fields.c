/* The table of the body that opens a session. */
#include "ledger/protocol.h"
#include "referee/opening_request.h"

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
    .fallback = REVEAL_SECONDS_DEFAULT,
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

/* In the order of enum carry. */
static const struct choice carry_list[] = {
    [CARRY_SURVIVORS] = {"survivors",
                         "A new battle: units keep what is theirs for good, such as figures left, wounds, a "
                         "lost officer, broken weapons."},
    [CARRY_AS_IT_STOOD] = {"as_it_stood", "The same battle goes on: units keep all but what belongs to a turn."},
};
static const struct choices carry_choices = {"Carry", carry_list, FIELDS_COUNT(carry_list)};

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
    {.name = "carry",
     .title = "What units keep",
     .doc = "What they keep of the other game; x-lifetime says of each member to what it belongs.",
     .kind = FIELD_ENUM,
     .presence = FIELD_DEFAULTED,
     .choices = &carry_choices,
     .offset = FIELD_AT(struct roster_choice, carry, int32_t)},
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
    .doc = "Takes the units of another session; `units` must then be left out.",
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
