/* The unit table (MWK-UNIT) and what each unit may do, freely or after a test. */
#include "rulesets/colonial/colonial.h"

CHOICES(colonial_kind_choices, "ColonialUnitKind", COLONIAL_KIND_VALUES);
CHOICES(colonial_action_choices, "ColonialAction", COLONIAL_ACTION_VALUES);
LOCAL_CHOICES(classes, "ColonialClass", COLONIAL_CLASS_VALUES);
LOCAL_CHOICES(permissions, "ColonialPermission", COLONIAL_PERMISSION_VALUES);

/* The move in inches. */
#define UNIT_KIND(kind_, class_, move, fire, fight, discipline, points_, fires_as_)                                    \
    [kind_] = {.kind = kind_,                                                                                          \
               .class = class_,                                                                                        \
               .number = {FIELD_ABSENT, discipline, fire, fight, (move)*FIELD_THOUSANDTHS},                            \
               .points = points_,                                                                                      \
               .fires_as = fires_as_}

const struct colonial_unit_row colonial_units[COLONIAL_KINDS] = {
    UNIT_KIND(COLONIAL_REGULAR_INFANTRY, COLONIAL_INFANTRY, 6, 5, 5, 1, 6, FIELD_ABSENT),
    UNIT_KIND(COLONIAL_IRREGULAR_INFANTRY, COLONIAL_INFANTRY, 6, 5, 6, 0, 4, FIELD_ABSENT),
    UNIT_KIND(COLONIAL_TRIBAL_INFANTRY, COLONIAL_INFANTRY, 8, 6, 5, 0, 3, FIELD_ABSENT),
    UNIT_KIND(COLONIAL_REGULAR_MOUNTED_INFANTRY, COLONIAL_MOUNTED_INFANTRY, 8, 5, 5, 1, 6, COLONIAL_MODERN_RIFLE),
    UNIT_KIND(COLONIAL_IRREGULAR_MOUNTED_INFANTRY, COLONIAL_MOUNTED_INFANTRY, 8, 5, 6, 0, 4, COLONIAL_OBSOLETE_RIFLE),
    UNIT_KIND(COLONIAL_REGULAR_CAVALRY, COLONIAL_CAVALRY, 10, 5, 4, 1, 6, FIELD_ABSENT),
    UNIT_KIND(COLONIAL_IRREGULAR_CAVALRY, COLONIAL_CAVALRY, 12, 6, 5, 0, 4, FIELD_ABSENT),
    UNIT_KIND(COLONIAL_TRIBAL_CAVALRY, COLONIAL_CAVALRY, 12, 6, 5, 0, 3, FIELD_ABSENT),
    UNIT_KIND(COLONIAL_WELL_DRILLED_CREW, COLONIAL_CREWED, 4, 4, 6, 0, 6, FIELD_ABSENT),
    UNIT_KIND(COLONIAL_POORLY_DRILLED_CREW, COLONIAL_CREWED, 4, 5, 6, -1, 4, FIELD_ABSENT),
};

static const struct field unit_rows[] = {
    CHOICE(struct colonial_unit_row, kind, colonial_kind_choices, "Kind", "MWK-UNIT", "The kind of unit."),
    CHOICE(struct colonial_unit_row, class, classes, "Class", "MWK-ATT-2", "What it counts as in an attack."),
    INCHES_AS(struct colonial_unit_row, number[COLONIAL_MOVE], "move", COLONIAL_MOVE_MAX, "Move", "MWK-UNIT",
              "A full move."),
    NUMBER_AS(struct colonial_unit_row, number[COLONIAL_FIRE], "fire_value", COLONIAL_VALUE_MIN, COLONIAL_VALUE_MAX,
              "Fire", "MWK-UNIT", "What a die must reach to hit by fire.", OR_MORE),
    NUMBER_AS(struct colonial_unit_row, number[COLONIAL_FIGHT], "fight_value", COLONIAL_VALUE_MIN, COLONIAL_VALUE_MAX,
              "Fight", "MWK-UNIT", "What a die must reach to hit in an attack.", OR_MORE),
    NUMBER_AS(struct colonial_unit_row, number[COLONIAL_DISCIPLINE], "discipline", -COLONIAL_DISCIPLINE_MAX,
              COLONIAL_DISCIPLINE_MAX, "Discipline", "MWK-UNIT", "What it adds to its tests."),
    NUMBER(struct colonial_unit_row, points, 0, 99, "Points", "MWK-UNIT", "What the unit costs.", .unit = "points"),
    CHOICE(struct colonial_unit_row, fires_as, colonial_weapon_choices, "Fires as", "MWK-UNIT",
           "The weapon that mounted infantry fire, on foot; other units fire what they carry.", OPTIONAL),
};
static const struct fields unit_fields =
    FIELDS("ColonialUnitRow", "The figures of one kind of unit.", unit_rows, struct colonial_unit_row);
const struct table colonial_units_table = {
    .name = "units",
    .title = "Units",
    .doc = "The figures of each kind of unit.",
    .clause = "MWK-UNIT",
    .row = &unit_fields,
    .rows = colonial_units,
    .count = COLONIAL_KINDS,
};

/* What units with this row may do. */
struct actions_row {
    const char *kind; /* as in the unit table, or "pinned" for every pinned unit */
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

enum { PINNED_ROW = COLONIAL_KINDS, ACTION_ROWS };
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

#define PERMISSION_TO(action, name_, title_)                                                                           \
    CHOICE_AS(struct actions_row, permission[action], name_, permissions, title_, "MWK-UNIT",                          \
              "Free, after a test, or not at all.")
static const struct field action_rows[] = {
    LABEL(struct actions_row, kind, "Unit", "MWK-UNIT",
          "The kind of unit; pinned is for any unit with a pinned marker."),
    PERMISSION_TO(COLONIAL_DO_FIRE, "fire", "Fire"),
    PERMISSION_TO(COLONIAL_DO_VOLLEY, "volley_fire", "Volley fire"),
    PERMISSION_TO(COLONIAL_DO_MOVE, "move", "Move"),
    PERMISSION_TO(COLONIAL_DO_AT_THE_DOUBLE, "at_the_double", "At the double"),
    PERMISSION_TO(COLONIAL_DO_ATTACK, "attack", "Attack"),
    PERMISSION_TO(COLONIAL_DO_SKIRMISH, "skirmish", "Skirmish"),
    PERMISSION_TO(COLONIAL_DO_CLOSE_ORDER, "close_order", "Close order"),
    PERMISSION_TO(COLONIAL_DO_GO_TO_GROUND, "go_to_ground", "Go to ground"),
    PERMISSION_TO(COLONIAL_DO_STAND_TO, "stand_to", "Stand to"),
    PERMISSION_TO(COLONIAL_DO_LIMBER, "limber", "Limber"),
    PERMISSION_TO(COLONIAL_DO_UNLIMBER, "unlimber", "Unlimber"),
    PERMISSION_TO(COLONIAL_DO_RALLY, "rally", "Rally"),
    FACT(struct actions_row, attack_after_double, "Attack after the double", "A-MWK-16",
         "Whether a unit at the double may attack in the same activation."),
};
static const struct fields action_fields =
    FIELDS("ColonialActionsRow", "What one kind of unit may do.", action_rows, struct actions_row);
const struct table colonial_actions_table = {
    .name = "actions",
    .title = "Actions",
    .doc = "What each kind of unit may do without a roll, after a test, or not at all.",
    .clause = "MWK-UNIT",
    .row = &action_fields,
    .rows = actions,
    .count = ACTION_ROWS,
};

enum colonial_permission colonial_permission(int32_t kind, enum colonial_action action, int32_t markers)
{
    const struct actions_row *row = &actions[markers > 0 ? PINNED_ROW : kind];
    return (enum colonial_permission)row->permission[action];
}

bool colonial_is_listed(int32_t kind, enum colonial_action action)
{
    return colonial_permission(kind, action, 0) != COLONIAL_NOT_LISTED;
}

bool colonial_may_attack_after_double(int32_t kind)
{
    return actions[kind].attack_after_double;
}
