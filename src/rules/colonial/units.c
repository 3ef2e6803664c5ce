/* The unit table (MWK-UNIT) and what each unit may do, freely or after a test. */
#include "fields.h"

static const struct choice unit_list[] = {
    [COLONIAL_REGULAR_INFANTRY] = {"regular_infantry", "Regular infantry"},
    [COLONIAL_IRREGULAR_INFANTRY] = {"irregular_infantry", "Irregular infantry"},
    [COLONIAL_TRIBAL_INFANTRY] = {"tribal_infantry", "Tribal infantry"},
    [COLONIAL_REGULAR_MOUNTED_INFANTRY] = {"regular_mounted_infantry", "Regular mounted infantry"},
    [COLONIAL_IRREGULAR_MOUNTED_INFANTRY] = {"irregular_mounted_infantry", "Irregular mounted infantry"},
    [COLONIAL_REGULAR_CAVALRY] = {"regular_cavalry", "Regular cavalry"},
    [COLONIAL_IRREGULAR_CAVALRY] = {"irregular_cavalry", "Irregular cavalry"},
    [COLONIAL_TRIBAL_CAVALRY] = {"tribal_cavalry", "Tribal cavalry"},
    [COLONIAL_WELL_DRILLED_CREW] = {"well_drilled_crewed_weapon", "Crewed weapon with a well drilled crew"},
    [COLONIAL_POORLY_DRILLED_CREW] = {"poorly_drilled_crewed_weapon", "Crewed weapon with a poorly drilled crew"},
};
const struct choices colonial_unit_choices = {"ColonialUnitKind", unit_list, COLONIAL_UNITS};

static const struct choice class_list[] = {
    [COLONIAL_INFANTRY] = {"infantry", "Infantry"},
    [COLONIAL_MOUNTED_INFANTRY] = {"mounted_infantry", "Mounted infantry: neither infantry nor cavalry in an attack"},
    [COLONIAL_CAVALRY] = {"cavalry", "Cavalry"},
    [COLONIAL_CREWED] = {"crewed_weapon", "Crewed weapon"},
};
static const struct choices class_choices = {"ColonialClass", class_list, 4};

static const struct choice action_list[] = {
    [COLONIAL_DO_FIRE] = {"fire", "Fire"},
    [COLONIAL_DO_VOLLEY] = {"volley_fire", "Fire a volley"},
    [COLONIAL_DO_MOVE] = {"move", "Move"},
    [COLONIAL_DO_AT_THE_DOUBLE] = {"at_the_double", "Move at the double (ATD)"},
    [COLONIAL_DO_ATTACK] = {"attack", "Attack"},
    [COLONIAL_DO_SKIRMISH] = {"skirmish", "Skirmish"},
    [COLONIAL_DO_CLOSE_ORDER] = {"close_order", "Form close order"},
    [COLONIAL_DO_GO_TO_GROUND] = {"go_to_ground", "Go to ground (GTG)"},
    [COLONIAL_DO_STAND_TO] = {"stand_to", "Stand to; the sheet does not say what it does"},
    [COLONIAL_DO_LIMBER] = {"limber", "Limber a crewed weapon; the sheet does not say what it does"},
    [COLONIAL_DO_UNLIMBER] = {"unlimber", "Unlimber a crewed weapon; the sheet does not say what it does"},
    [COLONIAL_DO_RALLY] = {"rally", "Rally; the rally roll is the test (A-MWK-13)"},
};
const struct choices colonial_action_choices = {"ColonialAction", action_list, COLONIAL_ACTIONS};

static const struct choice permission_list[] = {
    [COLONIAL_NOT_LISTED] = {"not_permitted", "On neither list of the unit"},
    [COLONIAL_FREE] = {"free", "Without a roll"},
    [COLONIAL_TESTED] = {"tested", "After a test against Leadership"},
};
static const struct choices permission_choices = {"ColonialPermission", permission_list, 3};

#define INCHES(inches) ((inches)*1000)
#define UNIT(unit_, class_, move, fire, fight, discipline, points_, fires_as_)                                         \
    [unit_] = {.unit = unit_,                                                                                          \
               .class = class_,                                                                                        \
               .number = {FIELD_ABSENT, discipline, fire, fight, INCHES(move)},                                        \
               .points = points_,                                                                                      \
               .fires_as = fires_as_}

const struct colonial_unit_row colonial_units[COLONIAL_UNITS] = {
    UNIT(COLONIAL_REGULAR_INFANTRY, COLONIAL_INFANTRY, 6, 5, 5, 1, 6, FIELD_ABSENT),
    UNIT(COLONIAL_IRREGULAR_INFANTRY, COLONIAL_INFANTRY, 6, 5, 6, 0, 4, FIELD_ABSENT),
    UNIT(COLONIAL_TRIBAL_INFANTRY, COLONIAL_INFANTRY, 8, 6, 5, 0, 3, FIELD_ABSENT),
    UNIT(COLONIAL_REGULAR_MOUNTED_INFANTRY, COLONIAL_MOUNTED_INFANTRY, 8, 5, 5, 1, 6, COLONIAL_MODERN_RIFLE),
    UNIT(COLONIAL_IRREGULAR_MOUNTED_INFANTRY, COLONIAL_MOUNTED_INFANTRY, 8, 5, 6, 0, 4, COLONIAL_OBSOLETE_RIFLE),
    UNIT(COLONIAL_REGULAR_CAVALRY, COLONIAL_CAVALRY, 10, 5, 4, 1, 6, FIELD_ABSENT),
    UNIT(COLONIAL_IRREGULAR_CAVALRY, COLONIAL_CAVALRY, 12, 6, 5, 0, 4, FIELD_ABSENT),
    UNIT(COLONIAL_TRIBAL_CAVALRY, COLONIAL_CAVALRY, 12, 6, 5, 0, 3, FIELD_ABSENT),
    UNIT(COLONIAL_WELL_DRILLED_CREW, COLONIAL_CREWED, 4, 4, 6, 0, 6, FIELD_ABSENT),
    UNIT(COLONIAL_POORLY_DRILLED_CREW, COLONIAL_CREWED, 4, 5, 6, -1, 4, FIELD_ABSENT),
};

static const struct field unit_row_list[] = {
    COLONIAL_CHOICE_FIELD(struct colonial_unit_row, unit, "kind", "Kind", "MWK-UNIT", "The kind of unit.",
                          &colonial_unit_choices),
    COLONIAL_CHOICE_FIELD(struct colonial_unit_row, class, "class", "Class", "MWK-ATT-2",
                          "What it counts as in an attack.", &class_choices),
    COLONIAL_INCHES_FIELD(struct colonial_unit_row, number[COLONIAL_MOVE], "move", "Move", "MWK-UNIT", FIELD_REQUIRED,
                          "A full move.", COLONIAL_MOVE_MAX),
    COLONIAL_COUNT_FIELD(struct colonial_unit_row, number[COLONIAL_FIRE], "fire_value", "Fire", NULL, "MWK-UNIT",
                         "What a die must reach to hit by fire.", COLONIAL_VALUE_MIN, COLONIAL_VALUE_MAX),
    COLONIAL_COUNT_FIELD(struct colonial_unit_row, number[COLONIAL_FIGHT], "fight_value", "Fight", NULL, "MWK-UNIT",
                         "What a die must reach to hit in an attack.", COLONIAL_VALUE_MIN, COLONIAL_VALUE_MAX),
    COLONIAL_COUNT_FIELD(struct colonial_unit_row, number[COLONIAL_DISCIPLINE], "discipline", "Discipline", NULL,
                         "MWK-UNIT", "What it adds to its tests.", -COLONIAL_DISCIPLINE_MAX, COLONIAL_DISCIPLINE_MAX),
    COLONIAL_COUNT_FIELD(struct colonial_unit_row, points, "points", "Points", "points", "MWK-UNIT",
                         "What the unit costs.", 0, 99),
    {.name = "fires_as",
     .title = "Fires as",
     .doc = "The weapon that mounted infantry fire, on foot; other units fire what they carry.",
     .clause = "MWK-UNIT",
     .kind = FIELD_ENUM,
     .presence = FIELD_OPTIONAL,
     .offset = FIELD_AT(struct colonial_unit_row, fires_as, int32_t),
     .choices = &colonial_weapon_choices},
};
static const struct fields unit_row_fields = {
    .name = "ColonialUnitRow",
    .doc = "The figures of one kind of unit.",
    .list = unit_row_list,
    .count = FIELDS_COUNT(unit_row_list),
    .size = sizeof(struct colonial_unit_row),
};
const struct table colonial_units_table = {
    .name = "units",
    .title = "Units",
    .doc = "The figures of each kind of unit.",
    .clause = "MWK-UNIT",
    .row = &unit_row_fields,
    .rows = colonial_units,
    .count = COLONIAL_UNITS,
};

/* What the units of a row may do. */
struct actions_row {
    const char *unit; /* as in the unit table, or "pinned" for any unit that is pinned */
    int32_t permission[COLONIAL_ACTIONS];
    bool attack_after_double; /* whether a unit at the double may attack in the same activation */
};

/* The columns of the sheet; F free, T tested. */
#define F COLONIAL_FREE
#define T COLONIAL_TESTED
#define NONE COLONIAL_NOT_LISTED
#define MAY(fire, volley, move, double_, attack, skirmish, close, ground, stand, limber, unlimber, rally)              \
    {                                                                                                                  \
        [COLONIAL_DO_FIRE] = fire, [COLONIAL_DO_VOLLEY] = volley, [COLONIAL_DO_MOVE] = move,                           \
        [COLONIAL_DO_AT_THE_DOUBLE] = double_, [COLONIAL_DO_ATTACK] = attack, [COLONIAL_DO_SKIRMISH] = skirmish,       \
        [COLONIAL_DO_CLOSE_ORDER] = close, [COLONIAL_DO_GO_TO_GROUND] = ground, [COLONIAL_DO_STAND_TO] = stand,        \
        [COLONIAL_DO_LIMBER] = limber, [COLONIAL_DO_UNLIMBER] = unlimber, [COLONIAL_DO_RALLY] = rally                  \
    }

enum { PINNED_ROW = COLONIAL_UNITS, ACTION_ROWS };
static const struct actions_row actions[ACTION_ROWS] = {
    /* clang-format off */
    /*                                                                     fire vol. move ATD  att. skir clos GTG  stand lim. unl. rally */
    [COLONIAL_REGULAR_INFANTRY] = {"regular_infantry",                 MAY(F,   T,   T,   T,   T,   T,   T,   NONE, F,  NONE, NONE, T), false},
    [COLONIAL_IRREGULAR_INFANTRY] = {"irregular_infantry",             MAY(F,   NONE, T,  T,   T,   T,   NONE, NONE, F, NONE, NONE, T), false},
    [COLONIAL_TRIBAL_INFANTRY] = {"tribal_infantry",                   MAY(T,   NONE, F,  T,   T,   T,   NONE, T,   F,  NONE, NONE, T), true},
    [COLONIAL_REGULAR_MOUNTED_INFANTRY] = {"regular_mounted_infantry", MAY(T,   NONE, F,  T,   T,   T,   NONE, NONE, F, NONE, NONE, T), false},
    [COLONIAL_IRREGULAR_MOUNTED_INFANTRY] = {"irregular_mounted_infantry", MAY(T, NONE, F, T,  T,   T,   NONE, NONE, F, NONE, NONE, T), false},
    [COLONIAL_REGULAR_CAVALRY] = {"regular_cavalry",                   MAY(T,   NONE, T,  T,   F,   T,   NONE, NONE, F, NONE, NONE, T), true},
    [COLONIAL_IRREGULAR_CAVALRY] = {"irregular_cavalry",               MAY(T,   NONE, T,  T,   F,   T,   NONE, NONE, F, NONE, NONE, T), true},
    [COLONIAL_TRIBAL_CAVALRY] = {"tribal_cavalry",                     MAY(T,   NONE, T,  T,   F,   T,   NONE, NONE, F, NONE, NONE, T), true},
    [COLONIAL_WELL_DRILLED_CREW] = {"well_drilled_crewed_weapon",      MAY(T, NONE, T, NONE, NONE, NONE, NONE, NONE, F, T,    T,    T), false},
    [COLONIAL_POORLY_DRILLED_CREW] = {"poorly_drilled_crewed_weapon",  MAY(T, NONE, T, NONE, NONE, NONE, NONE, NONE, F, T,    T,    T), false},
    [PINNED_ROW] = {"pinned", MAY(NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, F), false},
    /* clang-format on */
};

#define PERMISSION_OF(action, name_, title_)                                                                           \
    COLONIAL_CHOICE_FIELD(struct actions_row, permission[action], name_, title_, "MWK-UNIT",                           \
                          "Free, after a test, or not at all.", &permission_choices)

static const struct field actions_row_list[] = {
    {.name = "kind",
     .title = "Unit",
     .doc = "The kind of unit; pinned is for any unit with a pinned marker.",
     .clause = "MWK-UNIT",
     .kind = FIELD_LABEL,
     .offset = FIELD_AT(struct actions_row, unit, const char *)},
    PERMISSION_OF(COLONIAL_DO_FIRE, "fire", "Fire"),
    PERMISSION_OF(COLONIAL_DO_VOLLEY, "volley_fire", "Volley fire"),
    PERMISSION_OF(COLONIAL_DO_MOVE, "move", "Move"),
    PERMISSION_OF(COLONIAL_DO_AT_THE_DOUBLE, "at_the_double", "At the double"),
    PERMISSION_OF(COLONIAL_DO_ATTACK, "attack", "Attack"),
    PERMISSION_OF(COLONIAL_DO_SKIRMISH, "skirmish", "Skirmish"),
    PERMISSION_OF(COLONIAL_DO_CLOSE_ORDER, "close_order", "Close order"),
    PERMISSION_OF(COLONIAL_DO_GO_TO_GROUND, "go_to_ground", "Go to ground"),
    PERMISSION_OF(COLONIAL_DO_STAND_TO, "stand_to", "Stand to"),
    PERMISSION_OF(COLONIAL_DO_LIMBER, "limber", "Limber"),
    PERMISSION_OF(COLONIAL_DO_UNLIMBER, "unlimber", "Unlimber"),
    PERMISSION_OF(COLONIAL_DO_RALLY, "rally", "Rally"),
    COLONIAL_FACT_FIELD(struct actions_row, attack_after_double, "attack_after_double", "Attack after the double",
                        "A-MWK-16", "Whether a unit at the double may attack in the same activation."),
};
static const struct fields actions_row_fields = {
    .name = "ColonialActionsRow",
    .doc = "What one kind of unit may do.",
    .list = actions_row_list,
    .count = FIELDS_COUNT(actions_row_list),
    .size = sizeof(struct actions_row),
};
const struct table colonial_actions_table = {
    .name = "actions",
    .title = "Actions",
    .doc = "What each kind of unit may do without a roll, after a test, or not at all.",
    .clause = "MWK-UNIT",
    .row = &actions_row_fields,
    .rows = actions,
    .count = ACTION_ROWS,
};

enum colonial_permission colonial_permission(int32_t unit, enum colonial_action action, int32_t markers)
{
    const struct actions_row *row = &actions[markers > 0 ? PINNED_ROW : unit];
    return (enum colonial_permission)row->permission[action];
}

bool colonial_may_attack_after_double(int32_t unit)
{
    return actions[unit].attack_after_double;
}

bool colonial_refuses(bool does, int32_t unit, enum colonial_action action, const char *text, struct explanation *why)
{
    if (!does || colonial_permission(unit, action, 0) != COLONIAL_NOT_LISTED)
        return false;
    explain(why, "MWK-UNIT", text);
    return true;
}

bool colonial_refuses_pinned(int32_t markers, struct explanation *why)
{
    if (markers == 0)
        return false;
    explain_value(why, "MWK-ACT-3", "A pinned unit may only rally, and must", markers);
    return true;
}
