/* What a unit's state bars it from in the d12 skirmish (X-DUE, X-TURN): one row for each bar. */
#include "rulesets/d12_skirmish/d12_roster.h"

BARRED(gives_way, struct d12_roster_unit,
       unit->flight == D12_MUST_FLEE || (unit->flight == D12_MUST_RETREAT && !unit->retreated))
BARRED(has_retreated, struct d12_roster_unit, unit->flight == D12_MUST_RETREAT && unit->retreated)
BARRED(must_return, struct d12_roster_unit, unit->coherency == D12_MUST_RETURN)
BARRED(charges_out_of_coherency, struct d12_roster_unit,
       unit->coherency == D12_MUST_RETURN && d12_movement_charges(it->input))
static bool is_charged(const struct barring *it)
{
    const struct d12_roster_unit *unit = it->unit;
    const struct d12_options *options = it->options;
    return unit->charged_by != D12_NOT_CHARGED && !unit->charge_tested && options->charge_test == D12_TEST_ON_CHARGE;
}
/* If the unit is charged, another bar says that the test is due at once. */
BARRED(is_overdue, struct d12_roster_unit, d12_roster_is_overdue(unit) && !is_charged(it))
BARRED(is_hit, struct d12_roster_unit, unit->hits + unit->close_hits > 0)
BARRED(has_misfired, struct d12_roster_unit, unit->misfires > 0)
BARRED(may_lose_officer, struct d12_roster_unit, unit->kills > 0 && unit->has_officer)

/* A charged figure that fires at once may owe dice first: where that bars it, it has no shot. */
static bool shoots(const struct barring *it)
{
    const struct d12_options *options = it->options;
    return options->enforce_due == ENFORCE_DUE_WARN && d12_charge_shoots_back(it->input);
}
static bool shoots_hit(const struct barring *it)
{
    return shoots(it) && is_hit(it);
}
static bool shoots_after_misfire(const struct barring *it)
{
    return shoots(it) && has_misfired(it);
}
static bool shoots_before_officer(const struct barring *it)
{
    return shoots(it) && may_lose_officer(it);
}

BARRED(moves_after_fire, struct d12_roster_unit, unit->fired > 0 && unit->flight == D12_STAYS)
BARRED(moves_after_loading, struct d12_roster_unit,
       unit->reloading > 0 && unit->ability != D12_QUICK_LOADER && unit->flight == D12_STAYS)

/* How many figures of the unit the question takes, up to this place. */
static int32_t taken(const struct barring *it)
{
    if (it->step == &d12_volley_step)
        return d12_volley_taken(it);
    return it->step == &d12_charge_step ? d12_charge_taken(it) : 1;
}

/* Sentences about a single figure are in the singular. */
static bool is_single(const struct d12_roster_unit *unit, int32_t taken_before)
{
    return unit->figures == 1 && taken_before > 0;
}

/* Whether the question uses more of its figures than the unit has apart from `held_back`; false if none are held back,
 * since another bar covers that. */
static bool exceeds(const struct barring *it, int32_t held_back)
{
    const struct d12_roster_unit *unit = it->unit;
    return held_back > 0 && taken(it) > unit->figures - held_back;
}
/* How many figures the unit has apart from those held back. */
#define FIGURES_BESIDE(name, held_back)                                                                                \
    static int32_t name(const struct barring *it)                                                                      \
    {                                                                                                                  \
        const struct d12_roster_unit *unit = it->unit;                                                                 \
        return (held_back) < unit->figures ? unit->figures - (held_back) : 0;                                          \
    }

BARRED(exceeds_itself, struct d12_roster_unit, unit->figures == 1 && taken(it) > 1)
BARRED(exceeds_figures, struct d12_roster_unit, unit->figures > 1 && taken(it) > unit->figures)
FIGURES_BESIDE(figures_left, 0)
BARRED(has_fired, struct d12_roster_unit, is_single(unit, d12_roster_fired_least(unit)))
BARRED(exceeds_unfired, struct d12_roster_unit, !has_fired(it) && exceeds(it, d12_roster_fired_least(unit)))
FIGURES_BESIDE(figures_unfired, d12_roster_fired_least(unit))
BARRED(has_charged, struct d12_roster_unit, is_single(unit, d12_roster_charging_least(unit)))
BARRED(exceeds_uncharging, struct d12_roster_unit, !has_charged(it) && exceeds(it, d12_roster_charging_least(unit)))
FIGURES_BESIDE(figures_uncharging, d12_roster_charging_least(unit))
BARRED(charges_as_one, struct d12_roster_unit,
       unit->flight == D12_STAYS && d12_movement_charges(it->input) && d12_roster_charging_least(unit) > 0)
BARRED(is_unloaded, struct d12_roster_unit, is_single(unit, d12_roster_unready_least(unit)))
BARRED(reloads_its_weapon, struct d12_roster_unit, is_unloaded(it) && unit->reloading > 0)
BARRED(weapon_is_jammed, struct d12_roster_unit, is_unloaded(it) && unit->reloading == 0 && unit->jammed > 0)
BARRED(is_out_of_ammo, struct d12_roster_unit,
       is_unloaded(it) && unit->reloading + unit->jammed == 0 && unit->out_of_ammo > 0)
BARRED(weapon_is_empty, struct d12_roster_unit,
       is_unloaded(it) && unit->reloading + unit->jammed + unit->out_of_ammo == 0)
BARRED(exceeds_loaded, struct d12_roster_unit, !is_unloaded(it) && exceeds(it, d12_roster_unready_least(unit)))
FIGURES_BESIDE(figures_loaded, d12_roster_unready_least(unit))
/* A morale test pins the whole unit until the next turn. */
BARRED(is_pinned_by_morale, struct d12_roster_unit,
       unit->pinned_by_morale && (it->step != &d12_movement_step || unit->flight == D12_STAYS))
BARRED(is_pinned, struct d12_roster_unit, !unit->pinned_by_morale && is_single(unit, d12_roster_pinned_least(unit)))
BARRED(exceeds_unpinned, struct d12_roster_unit,
       !unit->pinned_by_morale && !is_pinned(it) && exceeds(it, d12_roster_pinned_least(unit)))
FIGURES_BESIDE(figures_unpinned, d12_roster_pinned_least(unit))
BARRED(is_reloading, struct d12_roster_unit, is_single(unit, d12_roster_loading_least(unit)))
BARRED(exceeds_free, struct d12_roster_unit, !is_reloading(it) && exceeds(it, d12_roster_loading_least(unit)))
FIGURES_BESIDE(figures_free, d12_roster_loading_least(unit))

/* Each kind by itself leaves enough figures, but all of them together do not. */
static bool exceeds_idle(const struct barring *it)
{
    const struct d12_roster_unit *unit = it->unit;
    bool alone = is_pinned_by_morale(it) || has_fired(it) || exceeds_unfired(it) || has_charged(it) ||
                 exceeds_uncharging(it) || is_pinned(it) || exceeds_unpinned(it) || is_reloading(it) ||
                 exceeds_free(it);
    return !alone && exceeds(it, d12_roster_busy_least(unit));
}
FIGURES_BESIDE(figures_idle, d12_roster_busy_least(unit))
static bool has_acted(const struct d12_roster_unit *unit)
{
    return unit->fired > 0 || (unit->reloading > 0 && unit->ability != D12_QUICK_LOADER);
}
BARRED(exceeds_idle_after_acting, struct d12_roster_unit, has_acted(unit) && exceeds_idle(it))
BARRED(exceeds_idle_while_pinned, struct d12_roster_unit, !has_acted(unit) && exceeds_idle(it))

/* The unit or the question may say that it hides. */
static bool is_said_to_hide(const struct barring *it)
{
    if (it->step == &d12_volley_step)
        return d12_volley_hides(it);
    return it->step == &d12_stand_and_fire_step ? d12_stand_hides(it->input) : d12_shot_hides(it->input);
}
BARRED(hides, struct d12_roster_unit, unit->hidden &&is_said_to_hide(it))
/* A shot may name the weapon that it fires anyway; what was fired like that is loaded again. */
BARRED(fires_nothing, struct d12_roster_unit,
       unit->weapon == FIELD_ABSENT &&
           !(it->whole && (it->step == &d12_volley_step || it->step == &d12_ranged_attack_step)) &&
           !(it->step == &d12_reload_step && unit->unloaded + unit->jammed > 0))
BARRED(fires_after_moving, struct d12_roster_unit, unit->moved)

/* A unit that gives way moves, whether pinned or not. */
BARRED(moves_pinned, struct d12_roster_unit,
       unit->flight == D12_STAYS && !unit->pinned_by_morale && d12_roster_pinned(unit) == true)
BARRED(charges_wounded, struct d12_roster_unit, d12_roster_kind(unit) == D12_FOOT && d12_roster_wounds(unit) > 0)
BARRED(charges_out_of_breath, struct d12_roster_unit, unit->consecutive_runs >= d12_charger_turns_of_running(it))

BARRED(loads_pinned, struct d12_roster_unit, !unit->pinned_by_morale && d12_roster_pinned(unit) == true)
static bool loads_after_moving(const struct barring *it)
{
    const struct d12_roster_unit *unit = it->unit;
    return unit->moved && d12_reload_slowly(it->input);
}
BARRED(loads_nothing, struct d12_roster_unit, d12_reload_without_ammo(unit, it->input))
BARRED(loads_after_firing, struct d12_roster_unit, d12_reload_after_firing(unit, it->input) && !loads_nothing(it))
BARRED(loads_nobody, struct d12_roster_unit, d12_reload_by_nobody(unit, it->input) && !loads_after_firing(it))
BARRED(loads_more, struct d12_roster_unit,
       d12_reload_by_more(unit, it->input) && !loads_nothing(it) && !loads_after_firing(it))
BARRED(loads_without_others, struct d12_roster_unit, d12_reload_without_others(unit, it->input))

/* Dice that are not due (X-KNOW). */
BARRED(has_no_officer, struct d12_roster_unit, !unit->has_officer)
BARRED(throws_no_die, struct d12_roster_unit, unit->kills > 0 && unit->has_officer && d12_officer_kills(it->input) == 0)
BARRED(has_surrendered, struct d12_roster_unit, unit->fate == D12_SURRENDERED)
BARRED(was_removed, struct d12_roster_unit, unit->fate == D12_REMOVED)
BARRED(has_not_misfired, struct d12_roster_unit, unit->misfires == 0)
BARRED(is_not_hit, struct d12_roster_unit, unit->hits + unit->close_hits == 0)
BARRED(is_hit_elsewhere, struct d12_roster_unit,
       !is_not_hit(it) && (d12_damage_is_close(it->input) ? unit->close_hits : unit->hits) == 0)

static bool has_no_test_due(const struct barring *it)
{
    return !d12_roster_tests(it->unit) && d12_morale_cause_is_none(it->input);
}

static const char *const moves[] = {"movement/mover", NULL};
static const char *const charges[] = {"charge/chargers", NULL};
static const char *const charged[] = {"charge/charged", NULL};
static const char *const shots[] = {"volley/firers", "ranged-attack/firer", "stand-and-fire/charged", NULL};
static const char *const shots_and_charges[] = {"volley/firers", "ranged-attack/firer", "stand-and-fire/charged",
                                                "charge/chargers", NULL};
static const char *const loads[] = {"reload/unit", NULL};
static const char *const officers_dice[] = {"officer-casualty/unit", NULL};
static const char *const wounds[] = {"damage-roll/target", NULL};

#define CHARGES_AGAIN "it has charged this turn; the next turn lets it charge again"
#define EXCEEDS_IDLE                                                                                                   \
    "more of its figures would charge than are free to: the others have fired or charged this turn, reload or are "    \
    "pinned; the next turn lets them charge"
#define NONE_IDLE                                                                                                      \
    "none of its figures is free to charge: they have fired or charged this turn, reload or are pinned; the next "     \
    "turn "                                                                                                            \
    "lets them charge"
#define IS_PINNED "it is pinned, and free to act from the next turn on"
#define MUST_RETURN "some of its figures are too far from their leader, and may only move back until they are near"
#define WOUND_OPEN(holds_, ...)                                                                                        \
    {                                                                                                                  \
        "wound_open", "D12-WND-1", "it was hit, and the die for the wound comes first", holds_,                        \
            .step = "damage-roll", .role = "target", __VA_ARGS__                                                       \
    }
#define MISFIRE_OPEN(holds_, ...)                                                                                      \
    {                                                                                                                  \
        "misfire_open", "D12-SHO-6", "one of its weapons misfired, and the die for that comes first", holds_,          \
            .step = "misfire", .role = "firer", __VA_ARGS__                                                            \
    }
#define OFFICER_OPEN(holds_, ...)                                                                                      \
    {                                                                                                                  \
        "officer_open", "D12-OFF-1",                                                                                   \
            "some of its figures were killed, and the dice for its officer or standard come first", holds_,            \
            .step = "officer-casualty", .role = "unit", __VA_ARGS__                                                    \
    }
#define HAS_RETREATED "it retreats and is not in cover yet; the next turn takes it farther"
const struct unit_bar d12_bars[] = {
    {"in_flight", "D12-MOR-2", "it gives way, and makes that move before anything else", gives_way, .step = "movement",
     .role = "mover"},
    {"has_retreated", "D12-MOR-2", HAS_RETREATED, has_retreated, .but = moves},
    /* a second such move in a turn is nothing that it owes (A-D12-38) */
    {"has_retreated", "D12-MOR-2", HAS_RETREATED, has_retreated, .rule = BAR_TURN, .only = moves},
    {"must_return", "D12-COH-1", MUST_RETURN, must_return, .step = "coherency", .role = "unit",
     .but = STRINGS("movement/mover")},
    /* a charge does not move back */
    {"must_return", "D12-COH-1", MUST_RETURN, charges_out_of_coherency, .step = "coherency", .role = "unit",
     .only = moves},
    {"charge_test_open", "D12-MOR-1", "it is charged, and tests its morale before anything else", is_charged,
     .step = "morale-check", .role = "unit"},
    {"morale_overdue", "D12-MOR-1", "it owes a morale test from an earlier turn, which comes before anything else",
     is_overdue, .step = "morale-check", .role = "unit"},
    WOUND_OPEN(is_hit),
    WOUND_OPEN(shoots_hit, .only = charged),
    MISFIRE_OPEN(has_misfired),
    MISFIRE_OPEN(shoots_after_misfire, .only = charged),
    OFFICER_OPEN(may_lose_officer),
    OFFICER_OPEN(shoots_before_officer, .only = charged),
    {"moves_after_fire", "D12-MOV-3", "it has fired this turn; the next turn lets it move", moves_after_fire,
     .rule = BAR_TURN, .only = moves},
    {"moves_after_loading", "D12-MOV-3", "it reloads this turn; the next turn lets it move", moves_after_loading,
     .rule = BAR_TURN, .only = moves},
    {"fires_beyond_its_figures", "D12-SHO-1", "more of its figures would fire than it has left", exceeds_figures,
     .rule = BAR_TURN, .only = shots, .most = figures_left, .none = "it has no figure left"},
    {"fires_beside_itself", "D12-SHO-1", "it is a single figure, and fires for no other", exceeds_itself,
     .rule = BAR_TURN, .only = shots},
    {"charges_beyond_its_figures", "D12-MOV-1", "more of its figures would charge than it has left", exceeds_figures,
     .rule = BAR_TURN, .only = charges, .most = figures_left, .none = "it has no figure left"},
    {"charges_beside_itself", "D12-MOV-1", "it is a single figure, and charges for no other", exceeds_itself,
     .rule = BAR_TURN, .only = charges},
    {"charges_after_fire", "D12-MOV-3",
     "more of its figures would charge than have not fired this turn; the next turn lets the others charge",
     exceeds_unfired, .rule = BAR_TURN, .only = charges, .most = figures_unfired,
     .none = "all of its figures have fired this turn; the next turn lets them charge"},
    {"charges_after_its_shot", "D12-MOV-3", "it has fired this turn; the next turn lets it charge", has_fired,
     .rule = BAR_TURN, .only = charges},
    {"charges_after_loading", "D12-MOV-3",
     "more of its figures would charge than do not reload this turn; the next turn lets the others charge",
     exceeds_free, .rule = BAR_TURN, .only = charges, .most = figures_free,
     .none = "all of its figures reload this turn; the next turn lets them charge"},
    {"charges_while_it_loads", "D12-MOV-3", "it reloads this turn; the next turn lets it charge", is_reloading,
     .rule = BAR_TURN, .only = charges},
    {"charges_again", "D12-MOV-1",
     "more of its figures would charge than have not charged this turn; the next turn lets the others charge again",
     exceeds_uncharging, .rule = BAR_TURN, .only = charges, .most = figures_uncharging,
     .none = "all of its figures have charged this turn; the next turn lets them charge again"},
    {"charges_beyond_the_idle", "D12-MOV-3", EXCEEDS_IDLE, exceeds_idle_after_acting, .rule = BAR_TURN, .only = charges,
     .most = figures_idle, .none = NONE_IDLE},
    {"charges_beyond_the_free", "D12-WND-3", EXCEEDS_IDLE, exceeds_idle_while_pinned, .rule = BAR_TURN, .only = charges,
     .most = figures_idle, .none = NONE_IDLE},
    {"charges_again_as_one", "D12-MOV-1", CHARGES_AGAIN, charges_as_one, .rule = BAR_TURN, .only = moves},
    {"charges_again_as_one", "D12-MOV-1", CHARGES_AGAIN, has_charged, .rule = BAR_TURN, .only = charges},
    {"fires_again", "D12-SHO-1",
     "more of its figures would fire than have not fired this turn; the next turn lets the others fire again",
     exceeds_unfired, .rule = BAR_TURN, .only = shots, .most = figures_unfired,
     .none = "all of its figures have fired this turn; the next turn lets them fire again"},
    {"fires_its_shot_again", "D12-SHO-1", "it has fired this turn; the next turn lets it fire again", has_fired,
     .rule = BAR_TURN, .only = shots},
    {"fires_unloaded", "D12-SHO-1", "more of its figures would fire than can be loaded", exceeds_loaded,
     .rule = BAR_TURN, .only = shots, .most = figures_loaded, .none = "none of its weapons is ready to fire"},
    {"fires_its_empty_weapon", "D12-SHO-1", "its weapon is not loaded", weapon_is_empty, .rule = BAR_TURN,
     .only = shots},
    {"fires_its_jammed_weapon", "D12-SHO-1", "its weapon is jammed", weapon_is_jammed, .rule = BAR_TURN, .only = shots},
    {"fires_without_ammo", "D12-SHO-1", "it is out of ammo", is_out_of_ammo, .rule = BAR_TURN, .only = shots},
    {"fires_while_it_loads", "D12-SHO-1", "its weapon is being reloaded, and is ready to fire in the next turn",
     reloads_its_weapon, .rule = BAR_TURN, .only = shots},
    {"fires_nothing", "D12-SHO-1", "it has no firearm", fires_nothing, .rule = BAR_TURN,
     .only = STRINGS("volley/firers", "ranged-attack/firer", "stand-and-fire/charged", "reload/unit")},
    {"fires_hidden", "D12-MOV-4", "it hides, and may not fire", hides, .rule = BAR_TURN, .only = shots},
    {"fires_after_moving", "D12-MOV-3", "it has moved this turn; the next turn lets it fire", fires_after_moving,
     .rule = BAR_TURN, .only = shots},
    {"loads_after_moving", "D12-MOV-3", "it has moved this turn; the next turn lets it reload", loads_after_moving,
     .rule = BAR_TURN, .only = loads},
    {"loads_without_ammo", "D12-MIS-1", "it is out of ammo, and has nothing to load", loads_nothing, .rule = BAR_TURN,
     .only = loads},
    {"loads_after_firing", "D12-SHO-1", "reloading takes a turn: not this one, in which its weapons were fired",
     loads_after_firing, .rule = BAR_TURN, .only = loads},
    {"loads_nobody", "D12-WND-3",
     "all of its figures that are not loaded are pinned or have fired this turn, and may not reload", loads_nobody,
     .rule = BAR_TURN, .only = loads},
    {"loads_more", "D12-WND-3",
     "more of its figures would reload than are not loaded, and neither pinned nor have fired this turn", loads_more,
     .rule = BAR_TURN, .only = loads, .most = d12_reload_most,
     .none = "all of its figures that are not loaded are pinned or have fired this turn"},
    {"loads_without_others", "D12-WND-3", "fewer of its figures that are not loaded are pinned or have fired this turn",
     loads_without_others, .rule = BAR_TURN, .only = loads},
    {"loads_pinned", "D12-WND-3", IS_PINNED, loads_pinned, .rule = BAR_TURN, .only = loads},
    {"moves_pinned", "D12-WND-3", IS_PINNED, moves_pinned, .rule = BAR_TURN, .only = moves},
    {"charges_wounded", "D12-MOV-1", "wounded foot may neither run nor charge, and it is wounded", charges_wounded,
     .rule = BAR_TURN, .only = charges},
    {"charges_out_of_breath", "D12-MOV-1", "it has run or charged as many turns in a row as it may",
     charges_out_of_breath, .rule = BAR_TURN, .only = charges},
    {"acts_pinned", "D12-WND-3",
     "more of its figures would act than can be free to: the others are pinned, until the next turn", exceeds_unpinned,
     .rule = BAR_TURN, .only = shots_and_charges, .most = figures_unpinned,
     .none = "all of its figures are pinned, until the next turn"},
    {"acts_while_pinned", "D12-WND-3", IS_PINNED, is_pinned, .rule = BAR_TURN, .only = shots_and_charges},
    {"pinned_by_morale", "D12-MOR-3", "its morale test pinned it in cover, and it is free to act from the next turn on",
     is_pinned_by_morale, .rule = BAR_TURN,
     .only = STRINGS("volley/firers", "ranged-attack/firer", "stand-and-fire/charged", "charge/chargers", "reload/unit",
                     "movement/mover")},
    {"no_test_due", "D12-MOR-1", "nothing calls for a morale test of it; name the cause where the ledger cannot see it",
     has_no_test_due, .rule = BAR_TURN, .only = STRINGS("morale-check/unit")},
    {"no_officer", "D12-OFF-1", "it has no officer or standard with it that could fall", has_no_officer,
     .rule = BAR_TURN, .only = officers_dice},
    {"no_die_for_its_officer", "D12-OFF-1", "some of its figures were killed, and a die is thrown for each of them",
     throws_no_die, .rule = BAR_TURN, .only = officers_dice},
    /* Of units that are out, only one whose last figure was killed still throws that die. */
    {"surrendered_with_its_officer", "D12-OFF-1",
     "it surrendered, and no die is thrown for its officer or standard any more", has_surrendered, .rule = BAR_TURN,
     .only = officers_dice},
    {"left_with_its_officer", "D12-OFF-1",
     "it left the table, and no die is thrown for its officer or standard any more", was_removed, .rule = BAR_TURN,
     .only = officers_dice},
    {"no_hit_open", "D12-WND-1", "no hit on it is on record for which the die is still to be thrown", is_not_hit,
     .rule = BAR_TURN, .only = wounds},
    {"other_hit_open", "D12-WND-4", "the hits on it for which the die is still to be thrown were made at another range",
     is_hit_elsewhere, .rule = BAR_TURN, .only = wounds},
    {"no_misfire_open", "D12-SHO-6", "no misfire of it is on record for which the die is still to be thrown",
     has_not_misfired, .rule = BAR_TURN, .only = STRINGS("misfire/firer")},
    {0},
};
