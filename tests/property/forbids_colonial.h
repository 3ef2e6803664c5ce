/* What the state of a colonial unit forbids. */
#pragma once
#include "bans.h"

/* What each kind does freely, and after a test (MWK-UNIT); a pinned unit rallies. */
struct colonial_list {
    const char *kind, *free, *tested;
};
#define COLONIAL_ON_HORSE "move at_the_double skirmish fire rally"
static const struct colonial_list colonial_lists[] = {
    {"regular_infantry", "fire stand_to", "move at_the_double skirmish close_order volley_fire attack rally"},
    {"irregular_infantry", "fire stand_to", "move at_the_double skirmish attack rally"},
    {"tribal_infantry", "move stand_to", "at_the_double go_to_ground skirmish fire attack rally"},
    {"regular_mounted_infantry", "move stand_to", "at_the_double skirmish fire attack rally"},
    {"irregular_mounted_infantry", "move stand_to", "at_the_double skirmish fire attack rally"},
    {"regular_cavalry", "attack stand_to", COLONIAL_ON_HORSE},
    {"irregular_cavalry", "attack stand_to", COLONIAL_ON_HORSE},
    {"tribal_cavalry", "attack stand_to", COLONIAL_ON_HORSE},
    {"well_drilled_crewed_weapon", "stand_to", "limber unlimber move fire rally"},
    {"poorly_drilled_crewed_weapon", "stand_to", "limber unlimber move fire rally"},
};

static inline bool has_word(const char *list, const char *word)
{
    size_t length = strlen(word);
    for (const char *at = strstr(list, word); at; at = strstr(at + 1, word))
        if ((at == list || at[-1] == ' ') && (at[length] == ' ' || at[length] == '\0'))
            return true;
    return false;
}

/* The lists of its kind; NULL: that is not known. */
static inline const struct colonial_list *colonial_list(void)
{
    enum { KINDS_MANY = sizeof colonial_lists / sizeof colonial_lists[0] };
    if (!known("kind"))
        return NULL;
    for (int32_t i = 0; i < KINDS_MANY; i++)
        if (is("kind", colonial_lists[i].kind))
            return &colonial_lists[i];
    fail_msg("the list of a kind is not stated");
    return NULL;
}

static inline bool colonial_takes_a_test(const char *deed)
{
    const struct colonial_list *list = colonial_list();
    return list && has_word(list->tested, deed);
}

static inline bool colonial_is_unlisted(const char *deed)
{
    const struct colonial_list *list = colonial_list();
    return list && !has_word(list->tested, deed) && !has_word(list->free, deed);
}

/* What the question has the unit do. */
static inline const char *colonial_deed(void)
{
    if (step_is("activation"))
        return asked_word("action");
    if (step_is("movement"))
        return json_is_true(asked("at_the_double")) ? "at_the_double" : "move";
    if (step_is("rally"))
        return "rally";
    if (step_is("melee-score") || step_is("assault"))
        return "attack";
    return json_is_true(asked("volley")) ? "volley_fire" : "fire";
}

/* Whether it is the action of the turn, or joined to it: a double move with an attack (tribal infantry, cavalry),
 * skirmishing with a move and a fire, an attack that follows up (A-MWK-25, A-MWK-30), a volley with its fire. */
static inline bool colonial_goes_on(const char *deed)
{
    bool attacks = strcmp(deed, "attack") == 0, doubles = strcmp(deed, "at_the_double") == 0;
    bool moves = strcmp(deed, "move") == 0, fires = strcmp(deed, "fire") == 0;
    if (attacks && !is("follow_up", "none"))
        return true;
    if (!known("action") || !of("action_open"))
        return false;
    if (is("action", "skirmish"))
        return (moves && !of("moved")) || (fires && !of("fired"));
    if (is("action", "at_the_double"))
        return (doubles && !of("moved")) || (attacks && known("kind") &&
                                             (is("kind", "tribal_infantry") || is("kind", "regular_cavalry") ||
                                              is("kind", "irregular_cavalry") || is("kind", "tribal_cavalry")));
    return is("action", deed) || (is("action", "volley_fire") && fires);
}

/* Cavalry that beat a unit which is still there may attack that one again, and no other (MWK-ATT-5). */
static inline bool colonial_follows_up_elsewhere(void)
{
    int32_t beaten = naive_get(asked_naive, asked_unit, "follow_up_unit");
    const struct naive_unit *attacked = named_as("defender");
    return is("follow_up", "same_unit") && attacked && beaten != naive_text(attacked->id) && is_still_there(beaten);
}

static inline bool colonial_is_crew(void)
{
    return known("kind") && (is("kind", "well_drilled_crewed_weapon") || is("kind", "poorly_drilled_crewed_weapon"));
}

/* Mounted infantry fires as its kind does, only crews fire a gun, and a rocket makes no hits (MWK-UNIT, MWK-FIR-7,
 * MWK-FIR-8). */
static inline void colonial_weapon_bans(void)
{
    const char *weapon = asked_word("weapon");
    if (!known("weapon") || !is("weapon", weapon))
        return;
    ban(ON_FILE, "MWK-FIR-8", strcmp(weapon, "rocket") == 0);
    if (!known("kind"))
        return;
    ban(ON_FILE, "MWK-UNIT", is("kind", "regular_mounted_infantry") && strcmp(weapon, "modern_rifle") != 0);
    ban(ON_FILE, "MWK-UNIT", is("kind", "irregular_mounted_infantry") && strcmp(weapon, "obsolete_rifle") != 0);
    ban(ON_FILE, "MWK-FIR-7", strcmp(weapon, "field_gun") == 0 && !colonial_is_crew());
}

/* Rockets are fired by their crews alone (MWK-FIR-8). */
static inline void colonial_rocket_ban(void)
{
    ban(ON_FILE, "MWK-FIR-8", (known("kind") && !colonial_is_crew()) || (known("weapon") && !is("weapon", "rocket")));
}

/* A pinned unit only rallies; who has a test open tests first; nobody acts in the turn of a rally or after a test that
 * failed; no second time; and what takes a test, only when it is passed. */
static inline void colonial_bans(void)
{
    const char *deed = colonial_deed();
    bool activates = step_is("activation"), rallies = strcmp(deed, "rally") == 0;
    bool acted = !of("rallied") && known("action") && (activates || !colonial_goes_on(deed));
    bool free_to = !of("pinned_markers") && !of("rallied") && !of("test_failed") && !acted;
    ban(OWED, "MWK-ACT-3", of("pinned_markers") && !rallies);
    ban(OWED, "MWK-FIR-9", of("has_leader") && of("leader_fire_tests"));
    ban(OWED, "MWK-ATT-7", of("has_leader") && of("leader_attack_tests"));
    ban(OWED, "MWK-PIN-1", of("fire_casualties"));
    ban(OWED, "MWK-PIN-1", of("beaten"));
    ban(ON_FILE, "MWK-RAL-2", of("rallied") && !of("pinned_markers"));
    ban(ON_FILE, "A-MWK-28", of("rallied") && of("pinned_markers") && rallies);
    ban(ON_FILE, "A-MWK-27", of("test_failed"));
    ban(ON_FILE, "MWK-UNIT", acted);
    ban(ON_FILE, "MWK-ATT-5", strcmp(deed, "attack") == 0 && colonial_follows_up_elsewhere());
    if (step_is("ranged-attack") || step_is("volley"))
        colonial_weapon_bans();
    if (step_is("rocket-fire"))
        colonial_rocket_ban();
    ban(ON_FILE, "MWK-UNIT", !activates && colonial_is_unlisted(deed));
    ban(ON_FILE, "MWK-UNIT",
        step_is("movement") && of("skirmishing") && of("action_open") && known("action") &&
            is("action", "at_the_double"));
    ban(ON_FILE, "MWK-UNIT", activates && known("kind") && !is("kind", asked_word("kind")));
    ban(OWED, "MWK-ACT-1",
        free_to && !activates && !step_is("rally") && colonial_takes_a_test(deed) && !colonial_goes_on(deed));
}

/* Hits by fire that are typed are no more than the dice of who made them (MWK-FIR-3, MWK-FIR-7). */
static inline void colonial_hits_ban(void)
{
    json_t *hits = asked("hits");
    bool gun = asked_for("weapon", "field_gun"), rocket = asked_for("weapon", "rocket");
    int32_t figures = of("figures"), dice = gun ? 2 * figures : of("skirmishing") ? figures / 2 : figures;
    if (hits && asked("weapon") && asked_for("cause", "fire"))
        ban(ON_FILE, "MWK-FIR-3", json_integer_value(hits) > (rocket ? 0 : dice));
}

/* A test that fire, an attack or the loss of a friend has not made due is not made (MWK-FIR-9, MWK-ATT-7, MWK-PIN-1).
 */
static inline void colonial_tests_ban(void)
{
    ban(ON_FILE, "MWK-FIR-9",
        place_is("leader-casualty", "after_fire") && !(of("has_leader") && of("leader_fire_tests")));
    ban(ON_FILE, "MWK-ATT-7",
        place_is("leader-casualty", "after_attack") && !(of("has_leader") && of("leader_attack_tests")));
    ban(ON_FILE, "MWK-PIN-1", place_is("morale-check", "after_fire") && !of("fire_casualties"));
    ban(ON_FILE, "MWK-PIN-1", place_is("morale-check", "after_attack") && !of("beaten"));
    ban(ON_FILE, "MWK-PIN-1", place_is("morale-check", "witness") && !of("friends_removed"));
}
