/* Fields that several steps describe alike, wherever they live in `type`. */
#pragma once
#include "colonial.h"

#define COLONIAL_PROFILE_FIELD(type, who)                                                                              \
    {                                                                                                                  \
        .name = "profile", .title = "Profile", .clause = "A-MWK-19", .kind = FIELD_TEXT, .presence = FIELD_OPTIONAL,   \
        .doc = "Name of a unit of the option profiles; what is left out here is taken from it.",                       \
        .offset = FIELD_AT(type, who.profile, char *), .max = COLONIAL_NAME_MAX                                        \
    }
#define COLONIAL_UNIT_FIELD(type, member, doc_)                                                                        \
    {                                                                                                                  \
        .name = "kind", .title = "Kind", .clause = "MWK-UNIT", .kind = FIELD_ENUM, .presence = FIELD_OPTIONAL,         \
        .doc = doc_, .offset = FIELD_AT(type, member, int32_t), .choices = &colonial_unit_choices                      \
    }
#define COLONIAL_UNIT_NEEDED "The kind of unit. Needed, unless a profile gives it."
#define COLONIAL_LEADERSHIP_FIELD(type, numbers, doc_)                                                                 \
    {                                                                                                                  \
        .name = "leadership", .title = "Leadership", .clause = "A-MWK-19", .kind = FIELD_INT,                          \
        .presence = FIELD_OPTIONAL, .doc = doc_, .offset = FIELD_AT(type, numbers[COLONIAL_LEADERSHIP], int32_t),      \
        .min = 2, .max = 12                                                                                            \
    }
#define COLONIAL_LEADERSHIP_NEEDED                                                                                     \
    "The number that the unit's tests must reach. The sheet gives none, so it is needed, unless a profile gives it."
#define COLONIAL_DISCIPLINE_FIELD(type, numbers)                                                                       \
    {                                                                                                                  \
        .name = "discipline", .title = "Discipline", .clause = "MWK-UNIT", .kind = FIELD_INT,                          \
        .presence = FIELD_OPTIONAL, .doc = "What the unit adds to its tests. Without it that of the profile or unit.", \
        .offset = FIELD_AT(type, numbers[COLONIAL_DISCIPLINE], int32_t), .min = -COLONIAL_DISCIPLINE_MAX,              \
        .max = COLONIAL_DISCIPLINE_MAX                                                                                 \
    }
#define COLONIAL_FIRE_VALUE_FIELD(type, numbers)                                                                       \
    {                                                                                                                  \
        .name = "fire_value", .title = "Fire value", .clause = "MWK-UNIT", .kind = FIELD_INT,                          \
        .presence = FIELD_OPTIONAL, .doc = "What a die must reach to hit. Without it that of the profile or unit.",    \
        .offset = FIELD_AT(type, numbers[COLONIAL_FIRE], int32_t), .min = COLONIAL_VALUE_MIN,                          \
        .max = COLONIAL_VALUE_MAX                                                                                      \
    }
#define COLONIAL_FIGHT_VALUE_FIELD(type, numbers)                                                                      \
    {                                                                                                                  \
        .name = "fight_value", .title = "Fight value", .clause = "MWK-UNIT", .kind = FIELD_INT,                        \
        .presence = FIELD_OPTIONAL,                                                                                    \
        .doc = "What a die must reach to hit in an attack. Without it that of the profile or unit.",                   \
        .offset = FIELD_AT(type, numbers[COLONIAL_FIGHT], int32_t), .min = COLONIAL_VALUE_MIN,                         \
        .max = COLONIAL_VALUE_MAX                                                                                      \
    }
#define COLONIAL_MOVE_FIELD(type, numbers)                                                                             \
    {                                                                                                                  \
        .name = "move", .title = "Move", .unit = "inches", .clause = "MWK-UNIT", .kind = FIELD_DECIMAL,                \
        .presence = FIELD_OPTIONAL, .doc = "A full move of the unit. Without it that of the profile or unit.",         \
        .offset = FIELD_AT(type, numbers[COLONIAL_MOVE], int32_t), .max = COLONIAL_MOVE_MAX                            \
    }
#define COLONIAL_MARKERS_FIELD(type, member, doc_, presence_, min_)                                                    \
    {                                                                                                                  \
        .name = "pinned_markers", .title = "Pinned markers", .unit = "markers", .clause = "MWK-PIN-3",                 \
        .kind = FIELD_INT, .presence = presence_, .doc = doc_, .offset = FIELD_AT(type, member, int32_t), .min = min_, \
        .max = COLONIAL_MARKERS_MAX                                                                                    \
    }
#define COLONIAL_HAS_LEADER_FIELD(type, member)                                                                        \
    {                                                                                                                  \
        .name = "has_leader", .title = "Has a leader", .clause = "MWK-FIR-9", .kind = FIELD_BOOL,                      \
        .presence = FIELD_DEFAULTED, .fallback = true, .offset = FIELD_AT(type, member, bool),                         \
        .doc = "False once the unit's leader was killed; then no dice are thrown for him."                             \
    }
/* A yes-or-no that is no unless given. */
#define COLONIAL_FLAG_FIELD(type, member, name_, title_, clause_, doc_)                                                \
    {                                                                                                                  \
        .name = name_, .title = title_, .clause = clause_, .kind = FIELD_BOOL, .presence = FIELD_DEFAULTED,            \
        .doc = doc_, .offset = FIELD_AT(type, member, bool)                                                            \
    }
/* A fact of an outcome. */
#define COLONIAL_FACT_FIELD(type, member, name_, title_, clause_, doc_)                                                \
    {                                                                                                                  \
        .name = name_, .title = title_, .clause = clause_, .kind = FIELD_BOOL, .doc = doc_,                            \
        .offset = FIELD_AT(type, member, bool)                                                                         \
    }
#define COLONIAL_COUNT_FIELD(type, member, name_, title_, unit_, clause_, doc_, min_, max_)                            \
    {                                                                                                                  \
        .name = name_, .title = title_, .unit = unit_, .clause = clause_, .kind = FIELD_INT, .doc = doc_,              \
        .offset = FIELD_AT(type, member, int32_t), .min = min_, .max = max_                                            \
    }
#define COLONIAL_CHOICE_FIELD(type, member, name_, title_, clause_, doc_, choices_)                                    \
    {                                                                                                                  \
        .name = name_, .title = title_, .clause = clause_, .kind = FIELD_ENUM, .doc = doc_,                            \
        .offset = FIELD_AT(type, member, int32_t), .choices = choices_                                                 \
    }
#define COLONIAL_INCHES_FIELD(type, member, name_, title_, clause_, presence_, doc_, max_)                             \
    {                                                                                                                  \
        .name = name_, .title = title_, .unit = "inches", .clause = clause_, .kind = FIELD_DECIMAL,                    \
        .presence = presence_, .doc = doc_, .offset = FIELD_AT(type, member, int32_t), .max = max_                     \
    }

/* The numbers of a test. */
#define COLONIAL_TEST_NUMBER_FIELD(type, member, name_, title_, clause_, presence_, doc_, min_, max_)                  \
    {                                                                                                                  \
        .name = name_, .title = title_, .clause = clause_, .kind = FIELD_INT, .presence = presence_, .doc = doc_,      \
        .offset = FIELD_AT(type, member, int32_t), .min = min_, .max = max_                                            \
    }
enum { COLONIAL_MODIFIER_MIN = -COLONIAL_DISCIPLINE_MAX - 2 * COLONIAL_FIGURES_MAX };
#define COLONIAL_TEST_FIELDS(type, test, presence_)                                                                    \
    COLONIAL_TEST_NUMBER_FIELD(type, test.natural, "natural", "Dice", "MWK-ACT-1", presence_,                          \
                               "The sum of the two dice.", 2, 12),                                                     \
        COLONIAL_TEST_NUMBER_FIELD(type, test.modifier, "modifier", "Modifier", NULL, presence_,                       \
                                   "Discipline and all other modifiers.", COLONIAL_MODIFIER_MIN,                       \
                                   COLONIAL_DISCIPLINE_MAX),                                                           \
        COLONIAL_TEST_NUMBER_FIELD(type, test.total, "total", "Total", NULL, presence_, "Dice and modifiers.",         \
                                   2 + COLONIAL_MODIFIER_MIN, 12 + COLONIAL_DISCIPLINE_MAX),                           \
        COLONIAL_TEST_NUMBER_FIELD(type, test.leadership, "leadership", "Leadership", "MWK-ACT-2", presence_,          \
                                   "What the total had to reach.", 2, 12)

/* What a unit lost. */
#define COLONIAL_LOSS_FIELDS(type, loss)                                                                               \
    COLONIAL_COUNT_FIELD(type, loss.hits_required, "hits_required", "Hits required", "hits", "MWK-FIR-1",              \
                         "How many hits remove one figure of it.", 1, 4),                                              \
        COLONIAL_COUNT_FIELD(type, loss.casualties, "casualties", "Casualties", "figures", "A-MWK-9",                  \
                             "Figures that it loses; hits left over are lost.", 0, COLONIAL_FIGURES_MAX),              \
        COLONIAL_COUNT_FIELD(type, loss.figures_left, "figures_left", "Figures left", "figures", NULL,                 \
                             "Figures that it has after it.", 0, COLONIAL_FIGURES_MAX),                                \
        COLONIAL_FACT_FIELD(type, loss.removed, "removed", "Removed", "A-MWK-20",                                      \
                            "Whether no figure of it is left. Then friendly units within 12 inches test for pinning.")

/* A unit that fires, and what it fires at. */
#define COLONIAL_FIRER_FIELDS(type, firer)                                                                             \
    COLONIAL_PROFILE_FIELD(type, firer.who), COLONIAL_UNIT_FIELD(type, firer.who.unit, COLONIAL_UNIT_NEEDED),          \
        {.name = "weapon",                                                                                             \
         .title = "Weapon",                                                                                            \
         .doc = "What it fires. Needed, unless a profile gives it or the unit is mounted infantry, which fires the "   \
                "rifle of the unit table. A rocket has a step of its own.",                                            \
         .clause = "A-MWK-23",                                                                                         \
         .kind = FIELD_ENUM,                                                                                           \
         .presence = FIELD_OPTIONAL,                                                                                   \
         .offset = FIELD_AT(type, firer.weapon, int32_t),                                                              \
         .choices = &colonial_weapon_choices},                                                                         \
        COLONIAL_FIRE_VALUE_FIELD(type, firer.who.given),                                                              \
        COLONIAL_INCHES_FIELD(type, firer.range, "range", "Range", "MWK-FIR-2", FIELD_REQUIRED,                        \
                              "How far away the target is.", COLONIAL_RANGE_MAX),                                      \
        COLONIAL_COUNT_FIELD(type, firer.figures, "figures", "Figures", "figures", "MWK-FIR-3",                        \
                             "Figures that fire; for a field gun its crewmen.", 1, COLONIAL_FIGURES_MAX),              \
        COLONIAL_MARKERS_FIELD(type, firer.pinned_markers, "Markers on the unit that fires; a pinned unit may not.",   \
                               FIELD_DEFAULTED, 0),                                                                    \
        COLONIAL_FLAG_FIELD(type, firer.volley, "volley", "Volley fire", "A-MWK-1",                                    \
                            "Whether it fires a volley: a bonus of one, so 5+ becomes 4+."),                           \
        COLONIAL_FLAG_FIELD(type, firer.skirmishing, "skirmishing", "Skirmishing", "A-MWK-4",                          \
                            "Whether it skirmishes: then half of its figures fire."),                                  \
        COLONIAL_FLAG_FIELD(type, firer.close_order, "close_order", "Close order", "A-MWK-17",                         \
                            "Whether it stands in close order. Matters only under volley_requires_close_order.")
#define COLONIAL_TARGET_FIELDS(type)                                                                                   \
    COLONIAL_COUNT_FIELD(type, figures, "figures", "Figures", "figures", "MWK-FIR-1", "Figures of the target.", 1,     \
                         COLONIAL_FIGURES_MAX),                                                                        \
        {.name = "cover",                                                                                              \
         .title = "Cover",                                                                                             \
         .doc = "The cover that it is in. It raises the hits required, never the hits.",                               \
         .clause = "MWK-FIR-4",                                                                                        \
         .kind = FIELD_ENUM,                                                                                           \
         .presence = FIELD_DEFAULTED,                                                                                  \
         .offset = FIELD_AT(type, cover, int32_t),                                                                     \
         .choices = &colonial_cover_choices},                                                                          \
        COLONIAL_FLAG_FIELD(type, close_order, "close_order", "Close order", "A-MWK-1",                                \
                            "Whether it stands in close order: it is hit more easily, by one."),                       \
        COLONIAL_FLAG_FIELD(type, gone_to_ground, "gone_to_ground", "Gone to ground", "MWK-FIR-6",                     \
                            "Whether it has gone to ground: then it can be hit at short range only.")

/* A side of an attack. */
#define COLONIAL_SIDE_FIELDS(type)                                                                                     \
    COLONIAL_PROFILE_FIELD(type, who), COLONIAL_UNIT_FIELD(type, who.unit, COLONIAL_UNIT_NEEDED),                      \
        COLONIAL_FIGHT_VALUE_FIELD(type, who.given), COLONIAL_MOVE_FIELD(type, who.given),                             \
        COLONIAL_COUNT_FIELD(type, figures, "figures", "Figures", "figures", "MWK-ATT-1",                              \
                             "Figures of the unit before the attack.", 1, COLONIAL_FIGURES_MAX),                       \
        COLONIAL_MARKERS_FIELD(type, pinned_markers,                                                                   \
                               "Markers on the unit; a pinned unit may be attacked, not attack.", FIELD_DEFAULTED, 0), \
        COLONIAL_FLAG_FIELD(type, close_order, "close_order", "Close order", "A-MWK-1",                                \
                            "Whether it fights in close order: a bonus of one, so 5+ becomes 4+."),                    \
        COLONIAL_FLAG_FIELD(type, gone_to_ground, "gone_to_ground", "Gone to ground", "A-MWK-4",                       \
                            "Whether it has gone to ground: then half of its figures fight.")
#define COLONIAL_POSITION_FIELD(type, position_)                                                                       \
    {                                                                                                                  \
        .name = "position", .title = "Position", .clause = "A-MWK-12", .kind = FIELD_ENUM,                             \
        .presence = FIELD_DEFAULTED, .offset = FIELD_AT(type, position_, int32_t),                                     \
        .choices = &colonial_position_choices,                                                                         \
        .doc = "What the defender holds. If there are several things, one that makes a difference; it counts once."    \
    }
