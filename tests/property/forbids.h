/* What the state of a unit forbids, said once more and independently of src/rules, by the names of steps, roles and
 * members: of each ruleset in a file of its own, and here what holds in every one. The umpire's override lifts all. */
#pragma once
#include "forbids_colonial.h"
#include "forbids_d12.h"
#include "forbids_tft.h"

/* Roles that the rules have a use for when the unit is gone: who may have fallen with it, and what it did before. */
static const struct acting roles_of_the_dead[] = {
    {"d12-skirmish", "officer-casualty", "unit"},
    {"tt", "melee-score", "side1"},
    {"tt", "melee-score", "side2"},
};

/* Who attacks in a step, and whom (X-FRIEND): each unit of the one against each of the other. */
struct opposed {
    const char *ruleset, *step, *attacker, *attacked;
};
static const struct opposed opposed[] = {
    {"tt", "melee-score", "side1", "side2"},
    {"tt", "melee-round", "side1", "side2"},
    {"tt", "damage-roll", "opponent", "target"},
    {"tt", "damage-roll", "by", "target"},
    {"tt", "pinned-charge", "charger", "unit"},
    {"tt", "morale-check", "winner", "loser"},
    {"tt", "melee-size-modifier", "winner", "loser"},
    {"tft-ww2", "ranged-attack", "firer", "target"},
    {"tft-ww2", "fire-action", "firer", "targets"},
    {"tft-ww2", "melee-score", "attacker", "defender"},
    {"tft-ww2", "afv-attack", "firer", "target"},
    {"tft-ww2", "close-assault", "attackers", "vehicle"},
    {"d12-skirmish", "movement", "mover", "charged"},
    {"d12-skirmish", "stand-and-fire", "charger", "charged"},
    {"d12-skirmish", "ranged-attack", "firer", "target"},
    {"d12-skirmish", "melee-score", "side1", "side2"},
    {"d12-skirmish", "volley", "firers", "target"},
    {"d12-skirmish", "charge", "chargers", "charged"},
    {"colonial", "ranged-attack", "firer", "target"},
    {"colonial", "rocket-fire", "firer", "target"},
    {"colonial", "volley", "firer", "target"},
    {"colonial", "melee-score", "attacker", "defender"},
    {"colonial", "assault", "attacker", "defender"},
    {"colonial", "damage-roll", "by", "target"},
};

static inline bool may_be_out(const char *ruleset, const char *step, const char *role)
{
    for (size_t i = 0; i < sizeof roles_of_the_dead / sizeof roles_of_the_dead[0]; i++)
        if (strcmp(roles_of_the_dead[i].ruleset, ruleset) == 0 && strcmp(roles_of_the_dead[i].step, step) == 0 &&
            strcmp(roles_of_the_dead[i].role, role) == 0)
            return true;
    return false;
}

static inline bool is_attacked_by_a_friend(const struct naive *naive, const struct naive_unit *unit)
{
    json_t *roles = json_object_get(asked_place->entry, "roles");
    for (size_t i = 0; i < sizeof opposed / sizeof opposed[0]; i++) {
        if (strcmp(opposed[i].ruleset, naive->ruleset->name) != 0 || !place_is(opposed[i].step, opposed[i].attacked))
            continue;
        const char *id;
        for (int32_t item = 0; (id = id_in(roles, opposed[i].attacker, item)) != NULL; item++)
            if (strcmp(naive_find(naive, id)->side, unit->side) == 0)
                return true;
    }
    return false;
}

static inline int64_t tt_results(void)
{
    return of("round_kills") + of("round_wounds") + of("round_suppressed") + of("round_saves");
}

/* Results of a round are those of a fight with one unit (A-TT-20). */
static inline bool tt_fights_another(void)
{
    json_t *roles = json_object_get(asked_place->entry, "roles");
    const char *other = id_in(roles,
                              step_is("damage-roll")             ? "opponent"
                              : place_is("melee-score", "side1") ? "side2"
                                                                 : "side1",
                              0);
    return other && of("round_opponent") != naive_text("") && of("round_opponent") != naive_text(other);
}

static inline void tt_round_bans(void)
{
    if (place_is("damage-roll", "target") || step_is("melee-score"))
        ban(ON_FILE, "A-TT-20", tt_results() > 0 && tt_fights_another());
}

/* Who fell in the round is a side of it, and of no other (A-TT-18). */
static inline void tt_dead_bans(void)
{
    ban(ON_FILE, "X-OUT", of("figures") > 0 || tt_results() == 0 || tt_fights_another());
    tt_round_bans();
}

/* Each pair once a turn. The unit that is charged knows by which; there is room for four. */
static inline bool was_done_by(const char *done, const char *role, const char *id)
{
    json_t *roles = json_object_get(asked_place->entry, "roles");
    const char *other;
    for (int32_t item = 0; (other = id_in(roles, role, item)) != NULL; item++) {
        int32_t others = 0;
        for (int32_t i = 1; i <= 4; i++) {
            char member[32];
            snprintf(member, sizeof member, "%s_%d", done, (int)i);
            const int32_t by = naive_get(asked_naive, naive_find(asked_naive, other), member);
            others += by != naive_text("");
            if (by == naive_text(id))
                return true;
        }
        if (others == 4)
            return true;
    }
    return false;
}

static inline void state_bans(void)
{
    bool acts = is_acting(asked_naive->ruleset->name, asked_place->step, asked_place->role);
    if (in_ruleset("tt")) /* suffering neither (A-TT-17) */
        ban(OWED, "TT-MOR-1", of("owes") > 0 && !place_is("morale-check", "loser"));
    if (in_ruleset("tft-ww2") && acts)
        tft_bans();
    if (in_ruleset("tft-ww2") && place_is("blast-damage", "by"))
        tft_blast_bans();
    if (in_ruleset("tft-ww2")) {
        tft_uncalled_bans();
        tft_deed_bans();
    }
    if (in_ruleset("tt"))
        ban(ON_FILE, "TT-MOR-1", place_is("morale-check", "loser") && !of("owes"));
    if (in_ruleset("tt") && place_is("suppression-penalties", "unit"))
        ban(ON_FILE, "TT-SUP-2", json_integer_value(asked("eligible_figures")) > of("figures"));
    if (in_ruleset("tt") && step_is("melee-round"))
        ban(ON_FILE, "A-TT-20", tt_results() > 0);
    if (in_ruleset("tt"))
        tt_round_bans();
    if (in_ruleset("tt") && place_is("initiative-order", "units"))
        ban(ON_FILE, "TT-INI-1", of("ordered") > 0);
    if (in_ruleset("tt") && place_is("pinned-charge", "charger"))
        ban(ON_FILE, "TT-PIN-1", was_done_by("charged_by", "unit", asked_unit->id));
    if (in_ruleset("tt") && place_is("morale-check", "unit"))
        ban(ON_FILE, "X-TURN", of("checked"));
    if (in_ruleset("tt") && place_is("damage-roll", "target") && !asked_for("cause", "fire"))
        ban(ON_FILE, "A-TT-20", tt_results() + json_integer_value(asked("hits")) > 200);
    if (in_ruleset("colonial"))
        colonial_tests_ban();
    if (in_ruleset("colonial") && acts)
        colonial_bans();
    if (in_ruleset("colonial") && place_is("damage-roll", "by"))
        colonial_hits_ban();
    if (in_ruleset("d12-skirmish") && acts)
        d12_bans();
    if (in_ruleset("d12-skirmish") && place_is("morale-check", "unit")) /* A-D12-37 */
        ban(ON_FILE, "D12-MOR-1", !d12_test_is_called_for() && asked_for("cause", "none"));
    if (in_ruleset("d12-skirmish")) {
        d12_dice_bans();
        d12_shot_bans();
    }
}

/* All that keeps a unit from a place in a question. */
static inline void bans_find(const struct naive *naive, const struct naive_unit *unit, const struct place *place,
                             struct banned *ret)
{
    bool out = naive_is_out(naive, unit); /* makes it the one that is asked about */
    ret->count = 0;
    banned = ret;
    asked_place = place;
    if (!out)
        state_bans();
    else if (!may_be_out(naive->ruleset->name, place->step, place->role))
        ban(ON_FILE, "X-OUT", true);
    else if (in_ruleset("tt"))
        tt_dead_bans();
    else
        d12_dice_bans(); /* what it owes itself is over */
    ban(ON_FILE, "X-FRIEND", is_attacked_by_a_friend(naive, unit));
}
