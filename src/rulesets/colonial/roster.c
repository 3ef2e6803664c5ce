/* A unit of the colonial rules on the table: its kind, its figures and markers, and which tests it owes. */
#include "rulesets/colonial/colonial_roster.h"
#include <string.h>

LOCAL_CHOICES(fates, "ColonialFate", COLONIAL_FATE_VALUES);
CHOICES(colonial_ground_choices, "ColonialGround", COLONIAL_GROUND_VALUES);

/* Figures that it lost, and the tests that it owes for them. */
#define LOST(member, title_, clause_, doc_, ...)                                                                       \
    NUMBER(struct colonial_roster_unit, member, 0, COLONIAL_FIGURES_MAX, title_, clause_, doc_, .unit = "figures",     \
           DEFAULT(0), BATTLE, __VA_ARGS__)
#define OWED(member, unit_, title_, clause_, doc_)                                                                     \
    NUMBER(struct colonial_roster_unit, member, 0, 99, title_, clause_, doc_, .unit = unit_, DEFAULT(0), BOOKKEEPING,  \
           BATTLE)

static const struct field unit_rows[] = {
    COLONIAL_WHO_ROWS(struct colonial_roster_unit, who, COLONIAL_KIND_NEEDED, PROFILE),
    CHOICE(struct colonial_roster_unit, weapon, colonial_weapon_choices, "Weapon", "A-MWK-23",
           "What it fires, where neither its profile nor the unit table says it.", OPTIONAL, PROFILE),
    COLONIAL_LEADERSHIP_ROWS(struct colonial_roster_unit, who.number, COLONIAL_LEADERSHIP_NEEDED, PROFILE),
    COLONIAL_FIRE_VALUE_ROW(struct colonial_roster_unit, who.number, PROFILE),
    COLONIAL_FIGHT_VALUE_ROW(struct colonial_roster_unit, who.number, PROFILE),
    COLONIAL_MOVE_ROW(struct colonial_roster_unit, who.number, PROFILE),
    NUMBER(struct colonial_roster_unit, figures, 0, COLONIAL_FIGURES_MAX, "Figures", "MWK-FIR-1",
           "Figures, or the crewmen of a crewed weapon. The sheet gives no sizes.", .unit = "figures", LASTING),
    COLONIAL_HAS_LEADER_ROW(struct colonial_roster_unit, LASTING),
    COLONIAL_MARKERS_ROW(struct colonial_roster_unit, "Markers on the unit.", BATTLE),
    FLAG(struct colonial_roster_unit, close_order, "Close order", "MWK-FIR-5", "Whether it stands in close order.",
         BATTLE),
    FLAG(struct colonial_roster_unit, gone_to_ground, "Gone to ground", "MWK-FIR-6", "Whether it has gone to ground.",
         BATTLE),
    FLAG(struct colonial_roster_unit, skirmishing, "Skirmishing", "MWK-FIR-3", "Whether it skirmishes.", BATTLE),
    CHOICE(struct colonial_roster_unit, fate, fates, "Fate", "MWK-RAL-4",
           "What put it out of the game, other than the loss of its figures.", DEFAULT(COLONIAL_IN_PLAY), BOOKKEEPING,
           LASTING),
    LOST(fire_casualties, "Casualties from fire", "MWK-PIN-1",
         "Figures lost to fire for which it has not tested for pinning yet. What it has not tested for is one round "
         "of fire: test after each shot, or once for several.",
         BOOKKEEPING),
    LOST(attack_casualties, "Casualties from an attack", "A-MWK-8",
         "Figures lost in the last attack in which it was beaten.", BOOKKEEPING),
    LOST(leader_fire_casualties, "Lost to the last fire", "MWK-FIR-9", "Figures lost to fire the last time.",
         BOOKKEEPING),
    LOST(leader_attack_casualties, "Lost in the last attack", "MWK-ATT-7", "Figures lost in an attack the last time.",
         BOOKKEEPING),
    OWED(leader_fire_tests, "throws", "Throws for its leader after fire", "MWK-FIR-9",
         "Throws for its leader that fire has made due."),
    OWED(leader_attack_tests, "throws", "Throws for its leader after attacks", "MWK-ATT-7",
         "Throws for its leader that attacks have made due."),
    OWED(beaten, "attacks", "Beaten", "MWK-PIN-1",
         "Attacks in which it was beaten, and for which it has not tested for pinning yet."),
    OWED(friends_removed, "units", "Friends removed", "MWK-PIN-1",
         "Friendly units that were removed, for each of which it has yet to test for pinning if it saw it within 12 "
         "inches."),
    CHOICE(struct colonial_roster_unit, cover, colonial_cover_choices, "Cover", "MWK-FIR-4",
           "The cover that it is in, as its last move left it.", DEFAULT(COLONIAL_NO_COVER), BATTLE),
    CHOICE(struct colonial_roster_unit, position, colonial_ground_choices, "Position", "MWK-ATT-3",
           "The ground that it holds, as its last move left it.", DEFAULT(COLONIAL_ON_NOTHING), BATTLE),
    FLAG(struct colonial_roster_unit, at_obstacle, "At an obstacle", "MWK-MOV-1",
         "Whether it halted at an obstacle, from which its next move in a later turn takes it on without delay.",
         BATTLE),
    CHOICE(struct colonial_roster_unit, action, colonial_action_choices, "Action", "A-MWK-25",
           "Its action of this turn; left out while it has had none.", OPTIONAL, TURN),
    FLAG(struct colonial_roster_unit, action_open, "Action to be carried out", "A-MWK-26",
         "Whether its action of this turn, passed or free, is yet to be carried out.", BOOKKEEPING, TURN),
    FLAG(struct colonial_roster_unit, test_failed, "Failed its test", "A-MWK-27",
         "Whether it failed its activation this turn.", TURN),
    FLAG(struct colonial_roster_unit, moved, "Moved", "A-MWK-25", "Whether it has moved this turn.", TURN),
    FLAG(struct colonial_roster_unit, fired, "Fired", "A-MWK-25", "Whether it has fired this turn.", TURN),
    FLAG(struct colonial_roster_unit, rallied, "Tried to rally", "A-MWK-28",
         "Whether it has tried to rally this turn, passed or failed.", TURN),
    CHOICE(struct colonial_roster_unit, follow_up, colonial_follow_up_choices, "Follow-up", "MWK-ATT-5",
           "Whom it may attack besides this turn, as cavalry that won.", DEFAULT(COLONIAL_NO_FOLLOW_UP), TURN),
    UNIT_ID(struct colonial_roster_unit, follow_up_unit, "follow_up_unit", "Follow-up against", "MWK-ATT-5",
            "The id of the unit that it may attack again. Left out where nobody has said which one it was.", TURN),
};
static const struct fields unit_fields =
    FIELDS("ColonialRosterUnit", "A unit of the colonial rules.", unit_rows, struct colonial_roster_unit);

/* A stance that the unit's kind does not allow (A-MWK-32). */
static void stance_check(bool stands, int32_t kind, enum colonial_action action, const char *member,
                         const char *pointer, struct violations *violations)
{
    if (stands && kind != FIELD_ABSENT && !colonial_is_listed(kind, action))
        colonial_violation(violations, ERROR_CONFLICTING_FIELDS, pointer, member,
                           "This is on neither list of its kind of unit (MWK-UNIT).");
}

static void check(const void *unit, const void *options, const char *pointer, struct violations *violations)
{
    const struct colonial_roster_unit *known = unit;
    colonial_who_check(&known->who, COLONIAL_NEEDS_KIND, options, pointer, violations);
    colonial_stances_check(known->close_order, known->skirmishing, known->gone_to_ground, pointer, violations);
    if (violations->count > 0)
        return;
    int32_t kind = colonial_roster_kind(known, options);
    stance_check(known->close_order, kind, COLONIAL_DO_CLOSE_ORDER, "close_order", pointer, violations);
    stance_check(known->skirmishing, kind, COLONIAL_DO_SKIRMISH, "skirmishing", pointer, violations);
    stance_check(known->gone_to_ground, kind, COLONIAL_DO_GO_TO_GROUND, "gone_to_ground", pointer, violations);
}

/* The value of its profile or of the unit table. A profile overrides what follows from the kind. */
static int32_t follows(const void *unit, const void *options, const char *member)
{
    static const char *const numbers[COLONIAL_NUMBERS] = {
        [COLONIAL_LEADERSHIP] = "leadership",
        [COLONIAL_DISCIPLINE] = "discipline",
        [COLONIAL_FIRE] = "fire_value",
        [COLONIAL_FIGHT] = "fight_value",
        [COLONIAL_MOVE] = "move",
    };
    const struct colonial_roster_unit *known = unit;
    if (strcmp(member, "profile") == 0)
        return 0;
    if (strcmp(member, "kind") == 0)
        return colonial_kind_of(&known->who, options);
    if (strcmp(member, "weapon") == 0)
        return colonial_weapon_of(&known->who, known->weapon, options);
    for (enum colonial_number number = 0; number < COLONIAL_NUMBERS; number++)
        if (strcmp(member, numbers[number]) == 0)
            return colonial_number_of(&known->who, number, options);
    return FIELD_ABSENT;
}

static int32_t points(const void *unit, const void *options)
{
    const struct colonial_roster_unit *known = unit;
    int32_t kind = colonial_kind_of(&known->who, options);
    return kind == FIELD_ABSENT ? FIELD_ABSENT : colonial_units[kind].points;
}

static const char *out(const void *unit)
{
    const struct colonial_roster_unit *known = unit;
    if (known->fate != COLONIAL_IN_PLAY)
        return fates.list[known->fate].name;
    return known->figures == 0 ? fates.list[COLONIAL_REMOVED].name : NULL;
}

OWES(owes_leader_after_fire, struct colonial_roster_unit, !out(unit) && unit->leader_fire_tests > 0 && unit->has_leader)
OWES(owes_leader_after_attack, struct colonial_roster_unit,
     !out(unit) && unit->leader_attack_tests > 0 && unit->has_leader)
OWES(owes_pin_after_fire, struct colonial_roster_unit, !out(unit) && unit->fire_casualties > 0)
OWES(owes_pin_after_attack, struct colonial_roster_unit, !out(unit) && unit->beaten > 0)
OWES(owes_pin_as_witness, struct colonial_roster_unit, !out(unit) && unit->friends_removed > 0)
OWES(owes_rally, struct colonial_roster_unit,
     !out(unit) && unit->pinned_markers > 0 && colonial_may_rally(unit, options))

static const struct unit_due dues[] = {
    {"leader_test_after_fire", "Throw for the leader: casualties from fire", "MWK-FIR-9", "leader-casualty",
     "after_fire", NULL, true, owes_leader_after_fire},
    {"leader_test_after_attack", "Throw for the leader: casualties in an attack", "MWK-ATT-7", "leader-casualty",
     "after_attack", NULL, true, owes_leader_after_attack},
    {"pin_test_after_fire", "Test for pinning: casualties from fire", "MWK-PIN-1", "morale-check", "after_fire", NULL,
     true, owes_pin_after_fire},
    {"pin_test_after_attack", "Test for pinning: beaten in an attack", "MWK-PIN-1", "morale-check", "after_attack",
     NULL, true, owes_pin_after_attack},
    {"pin_test_as_witness", "Test for pinning: a friendly unit was removed", "MWK-PIN-1", "morale-check", "witness",
     "it was within 12 inches and saw it", false, owes_pin_as_witness, .not_so = "Was not near"},
    {"rally", "Rally, and do nothing else: pinned", "MWK-ACT-3", "rally", "unit", NULL, true, owes_rally},
    {0},
};

static void end_turn(void *unit, const void *options)
{
    struct colonial_roster_unit *known = unit;
    const struct colonial_options *readings = options;
    if (readings->skirmish == COLONIAL_SKIRMISH_TURN)
        known->skirmishing = false;
    if (readings->stance_ends == COLONIAL_ENDS_BY_TURN)
        known->close_order = known->gone_to_ground = false;
}

/* A skirmish with both its move and its fire is complete (A-MWK-30). */
static bool has_skirmished(const struct colonial_roster_unit *unit, const struct colonial_options *options)
{
    bool moves = !options || options->skirmish_move != COLONIAL_SKIRMISH_NO_MOVE;
    return unit->action == COLONIAL_DO_SKIRMISH && unit->fired && (unit->moved || !moves);
}

/* Formations and pending actions that the unit's kind does not allow are
 * cleared: an activation may have been asked for with another kind, or the kind was changed. */
static void settle(void *unit, const void *options)
{
    struct colonial_roster_unit *known = unit;
    known->action_open = known->action_open && !has_skirmished(known, options);
    int32_t kind = options ? colonial_roster_kind(known, options) : FIELD_ABSENT; /* the options have a profile of that
                                                                                   * name */
    if (kind == FIELD_ABSENT)
        return;
    known->close_order = known->close_order && colonial_is_listed(kind, COLONIAL_DO_CLOSE_ORDER);
    known->skirmishing = known->skirmishing && colonial_is_listed(kind, COLONIAL_DO_SKIRMISH);
    known->gone_to_ground = known->gone_to_ground && colonial_is_listed(kind, COLONIAL_DO_GO_TO_GROUND);
    known->action_open = known->action_open && known->action != FIELD_ABSENT &&
                         colonial_is_listed(kind, (enum colonial_action)known->action);
}

const struct unit_type colonial_unit_type = {
    .fields = &unit_fields,
    .check = check,
    .follows = follows,
    .points = points,
    .out = out,
    .friends_lost = "friends_removed",
    .end_turn = end_turn,
    .settle = settle,
    .dues = dues,
    .bars = colonial_bars,
};
