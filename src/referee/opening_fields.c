/* The table of the body that opens a session. */
#include "fields/decode.h"
#include "ledger/protocol.h"
#include "referee/opening_request.h"

/* In the order of the bool `both`. */
static const struct choice mode_list[] = {
    {"sealed", "Each seat gives one nonce for many rulings: protects the players from each other."},
    {"two_sided", "Two players give a nonce for each ruling: also protects them from a server's owner who plays.",
     "Two-sided"},
};
static const struct choices mode_choices = {"Mode", mode_list, 2};

static const struct field rules_choice_rows[] = {
    TEXT(struct rules_choice, name, 1, HOUSE_RULES_NAME_MAX, "Name", NULL,
         "The name of the club's house rules, for the same ruleset.", .pattern = "^[a-z0-9-]*$"),
    NUMBER(struct rules_choice, version, 1, INT32_MAX, "Version", NULL, "Which version; the latest by default.",
           OPTIONAL),
};
const struct fields rules_choice_fields =
    FIELDS("HouseRulesChoice", "Which of the club's house rules to play by.", rules_choice_rows, struct rules_choice);

static const struct choice carry_list[] = {
    [CARRY_SURVIVORS] = {"survivors",
                         "A new battle: units keep what is theirs for good, such as figures left, wounds, a "
                         "lost officer, broken weapons."},
    [CARRY_AS_IT_STOOD] = {"as_it_stood", "The same battle goes on: units keep all but what belongs to a turn."},
};
static const struct choices carry_choices = {"Carry", carry_list, FIELDS_COUNT(carry_list)};

static const struct field roster_choice_rows[] = {
    TEXT(struct roster_choice, session, UUID_TEXT_SIZE - 1, UUID_TEXT_SIZE - 1, "Session", NULL,
         "The id of a session of the same ruleset.", .pattern = FIELD_ASCII),
    NUMBER(struct roster_choice, as_of, 0, INT32_MAX - 1, "At", NULL,
           "The number of an entry: the roster as of that entry. The current roster by default.", OPTIONAL),
    TEXT(struct roster_choice, token, 1, ROSTER_TOKEN_MAX, "Token", NULL, "Of any seat of that session.",
         .pattern = FIELD_ASCII),
    CHOICE(struct roster_choice, carry, carry_choices, "What units keep", NULL,
           "What they keep of the other game; x-lifetime says of each member to what it belongs.",
           DEFAULT(CARRY_SURVIVORS)),
    FLAG(struct roster_choice, include_fallen, "Include the fallen", NULL,
         "Whether units that are out of the game come along."),
};
const struct fields roster_choice_fields =
    FIELDS("RosterChoice", "The session whose roster the game begins with.", roster_choice_rows, struct roster_choice);

static const struct field side_rows[] = {
    TEXT(struct side_choice, id, 1, SIDE_ID_MAX, "Id", NULL,
         "The side's id in requests: letters a to z, digits and hyphens, a letter first.", .pattern = FIELD_SIDE_ID),
    TEXT(struct side_choice, name, 0, SIDE_NAME_MAX, "Name", NULL,
         "What the side is called; the id by default. It stands in the record, which is public.", OPTIONAL),
    TEXT(struct side_choice, colour, 0, 7, "Colour", NULL,
         "In the app: # and six lower-case hexadecimal digits. Red, blue, green and ochre by default, in that order.",
         .pattern = "^(#[0-9a-f]{6})?$", OPTIONAL),
};
const struct fields side_choice_fields =
    FIELDS("SideChoice", "One of those who fight each other.", side_rows, struct side_choice);
static const struct field side_item = ITEM_GROUP(side_choice_fields, "Side", NULL, "A side.");

static const struct field about_choice_rows[] = {
    TEXT(struct about_choice, title, 0, TITLE_MAX, "Title", NULL, "What the game is called.", OPTIONAL),
    TEXT(struct about_choice, place, 0, PLACE_MAX, "Place", NULL, "Where it is played.", OPTIONAL),
    NUMBER(struct about_choice, points, 0, SESSION_POINTS_MAX, "Points", NULL, "Of the armies, as they were agreed.",
           OPTIONAL),
    TEXT(struct about_choice, note, 0, REQUEST_WORDS_MAX, "Note", NULL, "Whatever else is to be known of it.",
         OPTIONAL),
};
const struct fields about_choice_fields =
    FIELDS("OpeningDescription", "What the session is about.", about_choice_rows, struct about_choice);

static const struct field ruleset_row =
    TEXT(struct opening_request, ruleset, 1, RULESET_NAME_MAX - 1, "Ruleset", NULL, "The game system to play.");
static const struct field session_rows[] = {
    CHOICE(struct opening_request, mode, mode_choices, "Mode", NULL, "Who gives nonces for the dice, and when.",
           DEFAULT(0)),
    GROUP_IF(struct opening_request, house_rules, has_house_rules, struct rules_choice, rules_choice_fields,
             "House rules", NULL,
             "Starts from these options. It needs the club's key; options given beside it override them."),
    LIST(struct opening_request, sides, struct side_choice, side_item, side_count, 0, SIDES_MAX, "Sides", NULL,
         "Two to four; exactly two in two-sided mode. Red and blue by default. Each gets a join code of its own.",
         .presence = FIELD_DEFAULTED),
    TEXT(struct opening_request, umpire_side, 0, SIDE_ID_MAX, "The umpire's side", NULL,
         "The side on which the umpire plays, too. In two-sided mode an umpire who plays joins like everybody else.",
         .pattern = "^([a-z][a-z0-9-]*)?$", OPTIONAL),
    FLAG(struct opening_request, shared_units, "Shared units", NULL,
         "Whether players act with the units of every side, and not with those of their own alone."),
    TEXT(struct opening_request, umpire_name, 0, DISPLAY_TYPED_MAX, "The umpire's name", NULL,
         "What the others call the umpire. It stands outside the record, and can be changed and erased.", OPTIONAL),
    GROUP_IF(struct opening_request, description, has_description, struct about_choice, about_choice_fields,
             "Description", NULL, "What the session is about: an entry behind the opening. It can be said anew later."),
};
/* Where the ruleset has units. */
static const struct field roster_rows[] = {
    FLAG_AS(struct opening_request, phases_enforced, "enforce_phases", "Enforce phases", NULL,
            "Whether a step must belong to the current phase; for rulesets that have phases."),
    GROUP_IF(struct opening_request, roster_from, has_roster_from, struct roster_choice, roster_choice_fields,
             "Roster from", NULL, "Takes the units of another session; `units` must then be left out."),
};

bool opening_judge(struct arena *arena, const struct json_t *root, struct violations *violations)
{
    static const char *const open[] = {"ruleset", "options", "units", NULL};
    struct field list[OPENING_FIELDS_MAX];
    struct field *next = rows_add(list, session_rows, sizeof session_rows);
    next = rows_add(next, roster_rows, sizeof roster_rows);
    const struct fields shared = {.list = list, .count = (size_t)(next - list), .size = sizeof(struct opening_request)};
    return fields_judge(arena, &shared, open, root, violations);
}

void opening_table_make(const struct ruleset *ruleset, struct opening_table *ret)
{
    struct field *next = ret->list;
    *next++ = ruleset_row;
    *next++ =
        (struct field){TITLED("options", "Options", NULL,
                              "Readings, house rules and the club's own numbers; they apply to the whole session."),
                       .kind = FIELD_GROUP, .presence = FIELD_DEFAULTED,
                       .offset = offsetof(struct opening_request, options), .of = ruleset->options};
    next = rows_add(next, session_rows, sizeof session_rows);
    if (ruleset->units) {
        unit_table_make(ruleset, &ret->unit);
        next = rows_add(next, roster_rows, sizeof roster_rows);
        *next++ = (struct field)LIST(struct opening_request, units, struct roster_unit, ret->unit.item, unit_count, 0,
                                     ROSTER_UNITS_MAX, "Units", NULL, "The roster. More units can be added later.",
                                     .presence = FIELD_DEFAULTED);
    }
    ret->fields = (struct fields){.name = "Opening",
                                  .list = ret->list,
                                  .count = (size_t)(next - ret->list),
                                  .size = sizeof(struct opening_request) + ruleset->options->size};
}
