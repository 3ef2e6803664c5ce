/* What its state keeps a unit of the d12 skirmish from (X-DUE, X-TURN): a row each. */
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
/* Of the test of a charge that comes at once another bar speaks. */
BARRED(is_overdue, struct d12_roster_unit, d12_roster_is_overdue(unit) && !is_charged(it))
BARRED(is_hit, struct d12_roster_unit, unit->hits + unit->close_hits > 0)
BARRED(has_misfired, struct d12_roster_unit, unit->misfires > 0)
BARRED(may_lose_officer, struct d12_roster_unit, unit->kills > 0 && unit->has_officer)

/* Who is charged, and shoots at once, may owe dice first: where that bars, it has no shot. */
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

/* Of a single figure all is said in the singular. */
static bool is_single(const struct d12_roster_unit *unit, int32_t taken_before)
{
    return unit->figures == 1 && taken_before > 0;
}

/* Whether the question takes more of its figures than there are beside so many: where there are none such, they are too
 * many by themselves. */
static bool exceeds(const struct barring *it, int32_t kept)
{
    const struct d12_roster_unit *unit = it->unit;
    return kept > 0 && taken(it) > unit->figures - kept;
}
/* How many there are beside so many. */
#define FIGURES_BESIDE(name, kept)                                                                                     \
    static int32_t name(const struct barring *it)                                                                      \
    {                                                                                                                  \
        const struct d12_roster_unit *unit = it->unit;                                                                 \
        return (kept) < unit->figures ? unit->figures - (kept) : 0;                                                    \
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
/* Of whom a morale test pinned, all are, until the next turn. */
BARRED(is_pinned_by_morale, struct d12_roster_unit,
       unit->pinned_by_morale && (it->step != &d12_movement_step || unit->flight == D12_STAYS))
BARRED(is_pinned, struct d12_roster_unit, !unit->pinned_by_morale && is_single(unit, d12_roster_pinned_least(unit)))
BARRED(exceeds_unpinned, struct d12_roster_unit,
       !unit->pinned_by_morale && !is_pinned(it) && exceeds(it, d12_roster_pinned_least(unit)))
FIGURES_BESIDE(figures_unpinned, d12_roster_pinned_least(unit))
BARRED(is_reloading, struct d12_roster_unit, is_single(unit, d12_roster_loading_least(unit)))
BARRED(exceeds_free, struct d12_roster_unit, !is_reloading(it) && exceeds(it, d12_roster_loading_least(unit)))
FIGURES_BESIDE(figures_free, d12_roster_loading_least(unit))

/* As those of each kind leave room for so many, and all of them together do not. */
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

/* Who hides is said with the unit, or with the question. */
static bool is_said_to_hide(const struct barring *it)
{
    if (it->step == &d12_volley_step)
        return d12_volley_hides(it);
    return it->step == &d12_stand_and_fire_step ? d12_stand_hides(it->input) : d12_shot_hides(it->input);
}
BARRED(hides, struct d12_roster_unit, unit->hidden &&is_said_to_hide(it))
/* What it fires all the same may be said with a shot, which then says all; what was fired so is loaded again. */
BARRED(fires_nothing, struct d12_roster_unit,
       unit->weapon == FIELD_ABSENT &&
           !(it->whole && (it->step == &d12_volley_step || it->step == &d12_ranged_attack_step)) &&
           !(it->step == &d12_reload_step && unit->unloaded + unit->jammed > 0))
BARRED(fires_after_moving, struct d12_roster_unit, unit->moved)

/* Who gives way moves, pinned or not. */
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

/* Dice that nobody owes (X-KNOW). */
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
#define WOUND_OPEN(...)                                                                                                \
    {                                                                                                                  \
        .name = "wound_open", .clause = "D12-WND-1", .text = "it was hit, and the die for the wound comes first",      \
        .step = "damage-roll", .role = "target", __VA_ARGS__                                                           \
    }
#define MISFIRE_OPEN(...)                                                                                              \
    {                                                                                                                  \
        .name = "misfire_open", .clause = "D12-SHO-6",                                                                 \
        .text = "one of its weapons misfired, and the die for that comes first", .step = "misfire", .role = "firer",   \
        __VA_ARGS__                                                                                                    \
    }
#define OFFICER_OPEN(...)                                                                                              \
    {                                                                                                                  \
        .name = "officer_open", .clause = "D12-OFF-1",                                                                 \
        .text = "some of its figures were killed, and the dice for its officer or standard come first",                \
        .step = "officer-casualty", .role = "unit", __VA_ARGS__                                                        \
    }
#define HAS_RETREATED "it retreats and is not in cover yet; the next turn takes it farther"
const struct unit_bar d12_bars[] = {
    {.name = "in_flight",
     .clause = "D12-MOR-2",
     .text = "it gives way, and makes that move before anything else",
     .step = "movement",
     .role = "mover",
     .holds = gives_way},
    {.name = "has_retreated", .clause = "D12-MOR-2", .text = HAS_RETREATED, .but = moves, .holds = has_retreated},
    {.name = "has_retreated", /* a second such move in a turn is nothing that it owes (A-D12-38) */
     .clause = "D12-MOR-2",
     .text = HAS_RETREATED,
     .rule = BAR_TURN,
     .only = moves,
     .holds = has_retreated},
    {.name = "must_return",
     .clause = "D12-COH-1",
     .text = MUST_RETURN,
     .step = "coherency",
     .role = "unit",
     .but = STRINGS("movement/mover"),
     .holds = must_return},
    {.name = "must_return", /* a charge is no move back */
     .clause = "D12-COH-1",
     .text = MUST_RETURN,
     .step = "coherency",
     .role = "unit",
     .only = moves,
     .holds = charges_out_of_coherency},
    {.name = "charge_test_open",
     .clause = "D12-MOR-1",
     .text = "it is charged, and tests its morale before anything else",
     .step = "morale-check",
     .role = "unit",
     .holds = is_charged},
    {.name = "morale_overdue",
     .clause = "D12-MOR-1",
     .text = "it owes a morale test from an earlier turn, which comes before anything else",
     .step = "morale-check",
     .role = "unit",
     .holds = is_overdue},
    WOUND_OPEN(.holds = is_hit),
    WOUND_OPEN(.only = charged, .holds = shoots_hit),
    MISFIRE_OPEN(.holds = has_misfired),
    MISFIRE_OPEN(.only = charged, .holds = shoots_after_misfire),
    OFFICER_OPEN(.holds = may_lose_officer),
    OFFICER_OPEN(.only = charged, .holds = shoots_before_officer),
    {.name = "moves_after_fire",
     .clause = "D12-MOV-3",
     .text = "it has fired this turn; the next turn lets it move",
     .rule = BAR_TURN,
     .only = moves,
     .holds = moves_after_fire},
    {.name = "moves_after_loading",
     .clause = "D12-MOV-3",
     .text = "it reloads this turn; the next turn lets it move",
     .rule = BAR_TURN,
     .only = moves,
     .holds = moves_after_loading},
    {.name = "fires_beyond_its_figures",
     .clause = "D12-SHO-1",
     .text = "more of its figures would fire than it has left",
     .rule = BAR_TURN,
     .only = shots,
     .holds = exceeds_figures,
     .most = figures_left,
     .none = "it has no figure left"},
    {.name = "fires_beside_itself",
     .clause = "D12-SHO-1",
     .text = "it is a single figure, and fires for no other",
     .rule = BAR_TURN,
     .only = shots,
     .holds = exceeds_itself},
    {.name = "charges_beyond_its_figures",
     .clause = "D12-MOV-1",
     .text = "more of its figures would charge than it has left",
     .rule = BAR_TURN,
     .only = charges,
     .holds = exceeds_figures,
     .most = figures_left,
     .none = "it has no figure left"},
    {.name = "charges_beside_itself",
     .clause = "D12-MOV-1",
     .text = "it is a single figure, and charges for no other",
     .rule = BAR_TURN,
     .only = charges,
     .holds = exceeds_itself},
    {.name = "charges_after_fire",
     .clause = "D12-MOV-3",
     .text = "more of its figures would charge than have not fired this turn; the next turn lets the others charge",
     .rule = BAR_TURN,
     .only = charges,
     .holds = exceeds_unfired,
     .most = figures_unfired,
     .none = "all of its figures have fired this turn; the next turn lets them charge"},
    {.name = "charges_after_its_shot",
     .clause = "D12-MOV-3",
     .text = "it has fired this turn; the next turn lets it charge",
     .rule = BAR_TURN,
     .only = charges,
     .holds = has_fired},
    {.name = "charges_after_loading",
     .clause = "D12-MOV-3",
     .text = "more of its figures would charge than do not reload this turn; the next turn lets the others charge",
     .rule = BAR_TURN,
     .only = charges,
     .holds = exceeds_free,
     .most = figures_free,
     .none = "all of its figures reload this turn; the next turn lets them charge"},
    {.name = "charges_while_it_loads",
     .clause = "D12-MOV-3",
     .text = "it reloads this turn; the next turn lets it charge",
     .rule = BAR_TURN,
     .only = charges,
     .holds = is_reloading},
    {.name = "charges_again",
     .clause = "D12-MOV-1",
     .text =
         "more of its figures would charge than have not charged this turn; the next turn lets the others charge again",
     .rule = BAR_TURN,
     .only = charges,
     .holds = exceeds_uncharging,
     .most = figures_uncharging,
     .none = "all of its figures have charged this turn; the next turn lets them charge again"},
    {.name = "charges_beyond_the_idle",
     .clause = "D12-MOV-3",
     .text = EXCEEDS_IDLE,
     .rule = BAR_TURN,
     .only = charges,
     .holds = exceeds_idle_after_acting,
     .most = figures_idle,
     .none = NONE_IDLE},
    {.name = "charges_beyond_the_free",
     .clause = "D12-WND-3",
     .text = EXCEEDS_IDLE,
     .rule = BAR_TURN,
     .only = charges,
     .holds = exceeds_idle_while_pinned,
     .most = figures_idle,
     .none = NONE_IDLE},
    {.name = "charges_again_as_one",
     .clause = "D12-MOV-1",
     .text = CHARGES_AGAIN,
     .rule = BAR_TURN,
     .only = moves,
     .holds = charges_as_one},
    {.name = "charges_again_as_one",
     .clause = "D12-MOV-1",
     .text = CHARGES_AGAIN,
     .rule = BAR_TURN,
     .only = charges,
     .holds = has_charged},
    {.name = "fires_again",
     .clause = "D12-SHO-1",
     .text = "more of its figures would fire than have not fired this turn; the next turn lets the others fire again",
     .rule = BAR_TURN,
     .only = shots,
     .holds = exceeds_unfired,
     .most = figures_unfired,
     .none = "all of its figures have fired this turn; the next turn lets them fire again"},
    {.name = "fires_its_shot_again",
     .clause = "D12-SHO-1",
     .text = "it has fired this turn; the next turn lets it fire again",
     .rule = BAR_TURN,
     .only = shots,
     .holds = has_fired},
    {.name = "fires_unloaded",
     .clause = "D12-SHO-1",
     .text = "more of its figures would fire than can be loaded",
     .rule = BAR_TURN,
     .only = shots,
     .holds = exceeds_loaded,
     .most = figures_loaded,
     .none = "none of its weapons is ready to fire"},
    {.name = "fires_its_empty_weapon",
     .clause = "D12-SHO-1",
     .text = "its weapon is not loaded",
     .rule = BAR_TURN,
     .only = shots,
     .holds = weapon_is_empty},
    {.name = "fires_its_jammed_weapon",
     .clause = "D12-SHO-1",
     .text = "its weapon is jammed",
     .rule = BAR_TURN,
     .only = shots,
     .holds = weapon_is_jammed},
    {.name = "fires_without_ammo",
     .clause = "D12-SHO-1",
     .text = "it is out of ammo",
     .rule = BAR_TURN,
     .only = shots,
     .holds = is_out_of_ammo},
    {.name = "fires_while_it_loads",
     .clause = "D12-SHO-1",
     .text = "its weapon is being reloaded, and is ready to fire in the next turn",
     .rule = BAR_TURN,
     .only = shots,
     .holds = reloads_its_weapon},
    {.name = "fires_nothing",
     .clause = "D12-SHO-1",
     .text = "it has no firearm",
     .rule = BAR_TURN,
     .only = STRINGS("volley/firers", "ranged-attack/firer", "stand-and-fire/charged", "reload/unit"),
     .holds = fires_nothing},
    {.name = "fires_hidden",
     .clause = "D12-MOV-4",
     .text = "it hides, and may not fire",
     .rule = BAR_TURN,
     .only = shots,
     .holds = hides},
    {.name = "fires_after_moving",
     .clause = "D12-MOV-3",
     .text = "it has moved this turn; the next turn lets it fire",
     .rule = BAR_TURN,
     .only = shots,
     .holds = fires_after_moving},
    {.name = "loads_after_moving",
     .clause = "D12-MOV-3",
     .text = "it has moved this turn; the next turn lets it reload",
     .rule = BAR_TURN,
     .only = loads,
     .holds = loads_after_moving},
    {.name = "loads_without_ammo",
     .clause = "D12-MIS-1",
     .text = "it is out of ammo, and has nothing to load",
     .rule = BAR_TURN,
     .only = loads,
     .holds = loads_nothing},
    {.name = "loads_after_firing",
     .clause = "D12-SHO-1",
     .text = "reloading takes a turn: not this one, in which its weapons were fired",
     .rule = BAR_TURN,
     .only = loads,
     .holds = loads_after_firing},
    {.name = "loads_nobody",
     .clause = "D12-WND-3",
     .text = "all of its figures that are not loaded are pinned or have fired this turn, and may not reload",
     .rule = BAR_TURN,
     .only = loads,
     .holds = loads_nobody},
    {.name = "loads_more",
     .clause = "D12-WND-3",
     .text = "more of its figures would reload than are not loaded, and neither pinned nor have fired this turn",
     .rule = BAR_TURN,
     .only = loads,
     .holds = loads_more,
     .most = d12_reload_most,
     .none = "all of its figures that are not loaded are pinned or have fired this turn"},
    {.name = "loads_without_others",
     .clause = "D12-WND-3",
     .text = "fewer of its figures that are not loaded are pinned or have fired this turn",
     .rule = BAR_TURN,
     .only = loads,
     .holds = loads_without_others},
    {.name = "loads_pinned",
     .clause = "D12-WND-3",
     .text = IS_PINNED,
     .rule = BAR_TURN,
     .only = loads,
     .holds = loads_pinned},
    {.name = "moves_pinned",
     .clause = "D12-WND-3",
     .text = IS_PINNED,
     .rule = BAR_TURN,
     .only = moves,
     .holds = moves_pinned},
    {.name = "charges_wounded",
     .clause = "D12-MOV-1",
     .text = "wounded foot may neither run nor charge, and it is wounded",
     .rule = BAR_TURN,
     .only = charges,
     .holds = charges_wounded},
    {.name = "charges_out_of_breath",
     .clause = "D12-MOV-1",
     .text = "it has run or charged as many turns in a row as it may",
     .rule = BAR_TURN,
     .only = charges,
     .holds = charges_out_of_breath},
    {.name = "acts_pinned",
     .clause = "D12-WND-3",
     .text = "more of its figures would act than can be free to: the others are pinned, until the next turn",
     .rule = BAR_TURN,
     .only = shots_and_charges,
     .holds = exceeds_unpinned,
     .most = figures_unpinned,
     .none = "all of its figures are pinned, until the next turn"},
    {.name = "acts_while_pinned",
     .clause = "D12-WND-3",
     .text = IS_PINNED,
     .rule = BAR_TURN,
     .only = shots_and_charges,
     .holds = is_pinned},
    {.name = "pinned_by_morale",
     .clause = "D12-MOR-3",
     .text = "its morale test pinned it in cover, and it is free to act from the next turn on",
     .rule = BAR_TURN,
     .only = STRINGS("volley/firers", "ranged-attack/firer", "stand-and-fire/charged", "charge/chargers", "reload/unit",
                     "movement/mover"),
     .holds = is_pinned_by_morale},
    {.name = "no_test_due",
     .clause = "D12-MOR-1",
     .text = "nothing calls for a morale test of it; name the cause where the ledger cannot see it",
     .rule = BAR_TURN,
     .only = STRINGS("morale-check/unit"),
     .holds = has_no_test_due},
    {.name = "no_officer",
     .clause = "D12-OFF-1",
     .text = "it has no officer or standard with it that could fall",
     .rule = BAR_TURN,
     .only = officers_dice,
     .holds = has_no_officer},
    {.name = "no_die_for_its_officer",
     .clause = "D12-OFF-1",
     .text = "some of its figures were killed, and a die is thrown for each of them",
     .rule = BAR_TURN,
     .only = officers_dice,
     .holds = throws_no_die},
    /* The last kill alone leaves that die to a unit that is out. */
    {.name = "surrendered_with_its_officer",
     .clause = "D12-OFF-1",
     .text = "it surrendered, and no die is thrown for its officer or standard any more",
     .rule = BAR_TURN,
     .only = officers_dice,
     .holds = has_surrendered},
    {.name = "left_with_its_officer",
     .clause = "D12-OFF-1",
     .text = "it left the table, and no die is thrown for its officer or standard any more",
     .rule = BAR_TURN,
     .only = officers_dice,
     .holds = was_removed},
    {.name = "no_hit_open",
     .clause = "D12-WND-1",
     .text = "no hit on it is on record for which the die is still to be thrown",
     .rule = BAR_TURN,
     .only = wounds,
     .holds = is_not_hit},
    {.name = "other_hit_open",
     .clause = "D12-WND-4",
     .text = "the hits on it for which the die is still to be thrown were made at another range",
     .rule = BAR_TURN,
     .only = wounds,
     .holds = is_hit_elsewhere},
    {.name = "no_misfire_open",
     .clause = "D12-SHO-6",
     .text = "no misfire of it is on record for which the die is still to be thrown",
     .rule = BAR_TURN,
     .only = STRINGS("misfire/firer"),
     .holds = has_not_misfired},
    {0},
};
