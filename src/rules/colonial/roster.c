/* What the colonial rules know of a unit on the table: who it is, its figures and markers, and which tests it owes. */
#include "colonial_roster.h"
#include "fields.h"
#include <string.h>

static const struct choice fate_list[] = {
    [COLONIAL_IN_PLAY] = {"in_play", NULL},
    [COLONIAL_REMOVED] = {"removed", "no figure of it is left"},
    [COLONIAL_ROUTED] = {"routed", "a failed rally with a total of two or less (MWK-RAL-4)"},
};
static const struct choices fate_choices = {"ColonialFate", fate_list, 3};

#define COUNT_FIELD(member, title_, unit_, clause_, max_, doc_)                                                        \
    {                                                                                                                  \
        .name = #member, .title = title_, .unit = unit_, .clause = clause_, .kind = FIELD_INT,                         \
        .presence = FIELD_DEFAULTED, .doc = doc_, .offset = FIELD_AT(struct colonial_roster_unit, member, int32_t),    \
        .max = max_                                                                                                    \
    }
#define LOST_FIELD(member, title_, clause_, doc_)                                                                      \
    COUNT_FIELD(member, title_, "figures", clause_, COLONIAL_FIGURES_MAX, doc_)
#define OWED_FIELD(member, title_, unit_, clause_, doc_) COUNT_FIELD(member, title_, unit_, clause_, 99, doc_)

static const struct field unit_list[] = {
    {.name = "profile",
     .title = "Profile",
     .doc = "Name of a unit of the option profiles; what is left out here is taken from it.",
     .clause = "A-MWK-19",
     .kind = FIELD_TEXT,
     .presence = FIELD_OPTIONAL,
     .offset = FIELD_AT(struct colonial_roster_unit, profile, char *),
     .max = COLONIAL_NAME_MAX},
    COLONIAL_UNIT_FIELD(struct colonial_roster_unit, unit, COLONIAL_UNIT_NEEDED),
    {.name = "weapon",
     .title = "Weapon",
     .doc = "What it fires, where neither its profile nor the unit table says it.",
     .clause = "A-MWK-23",
     .kind = FIELD_ENUM,
     .presence = FIELD_OPTIONAL,
     .offset = FIELD_AT(struct colonial_roster_unit, weapon, int32_t),
     .choices = &colonial_weapon_choices},
    COLONIAL_LEADERSHIP_FIELD(struct colonial_roster_unit, number, COLONIAL_LEADERSHIP_NEEDED),
    COLONIAL_DISCIPLINE_FIELD(struct colonial_roster_unit, number),
    COLONIAL_FIRE_VALUE_FIELD(struct colonial_roster_unit, number),
    COLONIAL_FIGHT_VALUE_FIELD(struct colonial_roster_unit, number),
    COLONIAL_MOVE_FIELD(struct colonial_roster_unit, number),
    {.name = "figures",
     .title = "Figures",
     .doc = "Figures, or the crewmen of a crewed weapon. The sheet gives no sizes.",
     .unit = "figures",
     .clause = "MWK-FIR-1",
     .kind = FIELD_INT,
     .presence = FIELD_REQUIRED,
     .offset = FIELD_AT(struct colonial_roster_unit, figures, int32_t),
     .max = COLONIAL_FIGURES_MAX},
    COLONIAL_HAS_LEADER_FIELD(struct colonial_roster_unit, has_leader),
    COLONIAL_MARKERS_FIELD(struct colonial_roster_unit, pinned_markers, "Markers on the unit.", FIELD_DEFAULTED, 0),
    COLONIAL_FLAG_FIELD(struct colonial_roster_unit, close_order, "close_order", "Close order", "MWK-FIR-5",
                        "Whether it stands in close order."),
    COLONIAL_FLAG_FIELD(struct colonial_roster_unit, gone_to_ground, "gone_to_ground", "Gone to ground", "MWK-FIR-6",
                        "Whether it has gone to ground."),
    COLONIAL_FLAG_FIELD(struct colonial_roster_unit, skirmishing, "skirmishing", "Skirmishing", "MWK-FIR-3",
                        "Whether it skirmishes."),
    {.name = "fate",
     .title = "Fate",
     .doc = "Whether it is still in the game.",
     .clause = "MWK-RAL-4",
     .kind = FIELD_ENUM,
     .presence = FIELD_DEFAULTED,
     .offset = FIELD_AT(struct colonial_roster_unit, fate, int32_t),
     .choices = &fate_choices},
    LOST_FIELD(
        fire_casualties, "Casualties from fire", "MWK-PIN-1",
        "Figures lost to fire for which it has not tested for pinning yet. What it has not tested for is one round "
        "of fire: test after each shot, or once for several."),
    LOST_FIELD(attack_casualties, "Casualties from an attack", "A-MWK-8",
               "Figures lost in the last attack in which it was beaten."),
    LOST_FIELD(leader_fire_casualties, "Lost to the last fire", "MWK-FIR-9", "Figures lost to fire the last time."),
    LOST_FIELD(leader_attack_casualties, "Lost in the last attack", "MWK-ATT-7",
               "Figures lost in an attack the last time."),
    OWED_FIELD(leader_fire_tests, "Throws for its leader after fire", "throws", "MWK-FIR-9",
               "Throws for its leader that fire has made due."),
    OWED_FIELD(leader_attack_tests, "Throws for its leader after attacks", "throws", "MWK-ATT-7",
               "Throws for its leader that attacks have made due."),
    OWED_FIELD(beaten, "Beaten", "attacks", "MWK-PIN-1",
               "Attacks in which it was beaten, and for which it has not tested for pinning yet."),
    OWED_FIELD(
        friends_removed, "Friends removed", "units", "MWK-PIN-1",
        "Friendly units that were removed, for each of which it has yet to test for pinning if it saw it within 12 "
        "inches."),
};
static const struct fields unit_fields = {
    .name = "ColonialRosterUnit",
    .doc = "A unit of the colonial rules.",
    .list = unit_list,
    .count = FIELDS_COUNT(unit_list),
    .size = sizeof(struct colonial_roster_unit),
};

static void check(const void *unit, const void *options, const char *pointer, struct violations *violations)
{
    const struct colonial_roster_unit *known = unit;
    struct colonial_who who = {.unit = known->unit};
    memcpy(who.profile, known->profile, sizeof who.profile);
    memcpy(who.given, known->number, sizeof who.given);
    colonial_who_check(&who, COLONIAL_NEEDS_UNIT, options, pointer, violations);
}

static int32_t points(const void *unit, const void *options)
{
    const struct colonial_roster_unit *known = unit;
    struct colonial_who who = {.unit = known->unit};
    memcpy(who.profile, known->profile, sizeof who.profile);
    int32_t kind = colonial_unit_of(&who, options);
    return kind == FIELD_ABSENT ? FIELD_ABSENT : colonial_units[kind].points;
}

static const char *out(const void *unit)
{
    const struct colonial_roster_unit *known = unit;
    if (known->fate != COLONIAL_IN_PLAY)
        return fate_list[known->fate].name;
    return known->figures == 0 ? fate_list[COLONIAL_REMOVED].name : NULL;
}

#define OWES(name, expression)                                                                                         \
    static bool name(const void *unit)                                                                                 \
    {                                                                                                                  \
        const struct colonial_roster_unit *owing = unit;                                                               \
        return !out(owing) && (expression);                                                                            \
    }
OWES(owes_leader_after_fire, owing->leader_fire_tests > 0 && owing->has_leader)
OWES(owes_leader_after_attack, owing->leader_attack_tests > 0 && owing->has_leader)
OWES(owes_pin_after_fire, owing->fire_casualties > 0)
OWES(owes_pin_after_attack, owing->beaten > 0)
OWES(owes_pin_as_witness, owing->friends_removed > 0)
OWES(owes_rally, owing->pinned_markers > 0)

static const struct unit_due dues[] = {
    {"leader_test_after_fire", "Throws for its leader: it suffered casualties from fire", "MWK-FIR-9",
     "leader-casualty", "after_fire", NULL, false, owes_leader_after_fire},
    {"leader_test_after_attack", "Throws for its leader: it suffered casualties in an attack", "MWK-ATT-7",
     "leader-casualty", "after_attack", NULL, false, owes_leader_after_attack},
    {"pin_test_after_fire", "Tests for pinning: it suffered casualties from fire", "MWK-PIN-1", "morale-check",
     "after_fire", NULL, false, owes_pin_after_fire},
    {"pin_test_after_attack", "Tests for pinning: it was beaten in an attack", "MWK-PIN-1", "morale-check",
     "after_attack", NULL, false, owes_pin_after_attack},
    {"pin_test_as_witness", "Tests for pinning: a friendly unit was removed", "MWK-PIN-1", "morale-check", "witness",
     "it was within 12 inches and saw it", false, owes_pin_as_witness},
    {"rally", "Must rally, and may do nothing else: it is pinned", "MWK-ACT-3", "rally", "unit", NULL, true,
     owes_rally},
    NO_MORE_DUES,
};

const struct unit_type colonial_unit_type = {
    .fields = &unit_fields, .check = check, .points = points, .out = out, .dues = dues};

const struct unit_fills colonial_firer_fills[] = {
    COLONIAL_WHO_FILLS,      FILLS("weapon"),      FILLS("fire_value"),  FILLS("figures"),
    FILLS("pinned_markers"), FILLS("skirmishing"), FILLS("close_order"), NO_MORE_FILLS};
const struct unit_fills colonial_side_fills[] = {
    COLONIAL_WHO_FILLS,      FILLS("fight_value"), FILLS("move"),           FILLS("figures"),
    FILLS("pinned_markers"), FILLS("close_order"), FILLS("gone_to_ground"), NO_MORE_FILLS};

void colonial_loss_effects(const struct colonial_loss *loss, const char *clause, int32_t role, struct effects *effects)
{
    effect_add(effects, role, 0, "figures", -loss->casualties, clause);
    if (!loss->removed)
        return;
    effect_set(effects, role, 0, "fate", COLONIAL_REMOVED, "A-MWK-20");
    effect_add_friends(effects, role, 0, "friends_removed", 1, "MWK-PIN-1");
}

void colonial_leader_effects(int32_t leader, const char *clause, int32_t role, struct effects *effects)
{
    if (leader != COLONIAL_LEADER_KILLED)
        return;
    effect_set(effects, role, 0, "has_leader", false, clause);
    effect_set(effects, role, 0, "leader_fire_tests", 0, clause);
    effect_set(effects, role, 0, "leader_attack_tests", 0, clause);
}

void colonial_marker_effects(int32_t failed, int32_t role, struct effects *effects)
{
    effect_add(effects, role, 0, "pinned_markers", failed, "MWK-PIN-3");
}
