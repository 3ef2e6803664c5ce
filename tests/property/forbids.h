/* What the state of a unit forbids, said once more and independently of src/rules, by the names of steps, roles and
 * members: a ruling that was resolved has none of it, unless the umpire overrode it or the option only warns. */
#pragma once
#include "demands.h"

struct acting {
    const char *ruleset, *step, *role;
};
/* Roles that act; all others suffer, or are only looked at. */
static const struct acting acting[] = {
    {"tft-ww2", "movement", "figure"},         {"tft-ww2", "ranged-attack", "firer"},
    {"tft-ww2", "fire-action", "firer"},       {"tft-ww2", "melee-score", "attacker"},
    {"tft-ww2", "clear-jam", "figure"},        {"tft-ww2", "rally-check", "co"},
    {"tft-ww2", "indirect-fire", "thrower"},   {"tft-ww2", "indirect-fire", "observer"},
    {"tft-ww2", "indirect-fire", "spotter"},   {"tft-ww2", "indirect-fire", "firer"},
    {"tft-ww2", "close-assault", "attackers"}, {"tft-ww2", "afv-movement", "vehicle"},
    {"tft-ww2", "afv-attack", "firer"},        {"colonial", "movement", "unit"},
    {"colonial", "activation", "unit"},        {"colonial", "rally", "unit"},
    {"colonial", "ranged-attack", "firer"},    {"colonial", "rocket-fire", "firer"},
    {"colonial", "volley", "firer"},           {"colonial", "melee-score", "attacker"},
    {"colonial", "assault", "attacker"},       {"d12-skirmish", "movement", "mover"},
    {"d12-skirmish", "volley", "firers"},      {"d12-skirmish", "ranged-attack", "firer"},
    {"d12-skirmish", "charge", "chargers"},    {"d12-skirmish", "stand-and-fire", "charged"},
    {"d12-skirmish", "reload", "unit"},
};

static inline bool is_acting(const char *ruleset, const char *step, const char *role)
{
    for (size_t i = 0; i < sizeof acting / sizeof acting[0]; i++)
        if (strcmp(acting[i].ruleset, ruleset) == 0 && strcmp(acting[i].step, step) == 0 &&
            strcmp(acting[i].role, role) == 0)
            return true;
    return false;
}

static inline const char *asked_word(json_t *input, const char *member)
{
    const char *word = json_string_value(json_object_get(input, member));
    return word ? word : "";
}

/* Of a figure: hits and a blast in the hand come first, who flees does nothing else, and a turn has one action. */
static inline const char *tft_figure_forbids(const char *step, json_t *input)
{
    bool moves = strcmp(step, "movement") == 0;
    if (hits_owed(asked_naive, asked_unit) > 0)
        return "damage is owed";
    if (of("in_hand"))
        return "a blast is owed";
    if (flees() && !(moves && strcmp(asked_word(input, "action"), "flee") == 0))
        return "it flees";
    if (moves && naive_get(asked_naive, asked_unit, "action") != FIELD_ABSENT &&
        !is("action", asked_word(input, "action")))
        return "it has another action";
    return NULL;
}

static inline const char *tft_afv_forbids(const char *step, json_t *input)
{
    if (of("hits") + of("vulnerable_hits") > 0)
        return "damage is owed";
    if (of("crew_tests") > 0)
        return "its crew has not tested";
    bool reverses = strcmp(step, "afv-movement") == 0 && json_is_true(json_object_get(input, "reverse"));
    return flees() && !reverses ? "its crew failed" : NULL;
}

/* A pinned unit only rallies; who has a test open tests first; nobody acts in the turn of a rally or after a test that
 * failed; and no second time, but for what one action joins. */
static inline const char *colonial_forbids(const char *step)
{
    if (of("fire_casualties") || of("beaten") ||
        (of("has_leader") && (of("leader_fire_tests") || of("leader_attack_tests"))))
        return "a test is open";
    if (of("rallied") || of("test_failed"))
        return "it has rallied or failed this turn";
    if (of("pinned_markers") && strcmp(step, "rally") != 0 && strcmp(step, "activation") != 0)
        return "it is pinned";
    bool acted = naive_get(asked_naive, asked_unit, "action") != FIELD_ABSENT;
    return acted && !of("action_open") && is("follow_up", "none") ? "it has acted" : NULL;
}

/* How many figures of the unit the question takes: those that fire in its groups of a volley, each that charges, else
 * one. */
static inline int32_t d12_asked(const char *step, json_t *entry)
{
    bool volley = strcmp(step, "volley") == 0;
    if (!volley && strcmp(step, "charge") != 0)
        return 1;
    json_t *ids = json_object_get(json_object_get(entry, "roles"), volley ? "firers" : "chargers");
    json_t *shooters = json_object_get(json_object_get(entry, "input"), "shooters");
    int32_t figures = 0;
    for (size_t i = 0; i < json_array_size(ids); i++)
        if (strcmp(json_string_value(json_array_get(ids, i)), asked_unit->id) == 0)
            figures +=
                volley ? (int32_t)json_integer_value(json_object_get(json_array_get(shooters, i), "figures")) : 1;
    return figures;
}

/* Figures of a count that live for certain: nobody has said whether the killed were among them. */
static inline int32_t d12_living(int32_t count, const char *alive)
{
    int32_t left = count - of("losses") > of(alive) ? count - of("losses") : of(alive);
    int32_t most = the_less(count, of("figures"));
    return the_less(left, most);
}

/* Figures that can be ready for it are fewer than those that are asked: who is pinned does nothing, and who is not
 * loaded, is jammed, out of ammo or reloads does not fire; nobody fires twice in a turn (D12-WND-3, D12-SHO-1). */
static inline const char *d12_figures_forbid(const char *step, int32_t asked)
{
    bool charges = strcmp(step, "charge") == 0, stands = strcmp(step, "stand-and-fire") == 0;
    bool shoots = strcmp(step, "volley") == 0 || strcmp(step, "ranged-attack") == 0;
    int32_t unready = of("unloaded") + of("jammed") + of("out_of_ammo") + of("reloading");
    if ((charges || shoots) &&
        (of("pinned_by_morale") || asked > of("figures") - d12_living(of("pinned"), "pinned_alive")))
        return "too many of it are pinned";
    if (shoots && asked > of("figures") - d12_living(unready, "unready_alive"))
        return "too few of its weapons are loaded";
    if ((shoots || stands || charges) && asked > of("figures") - the_less(of("fired"), of("figures")))
        return "too many of it have fired";
    if (charges && !is("ability", "quick_loader") && asked > of("figures") - of("reloading"))
        return "too many of it reload";
    return charges && asked > of("figures") - d12_living(of("charging"), "charging_alive") ? "too many have charged"
                                                                                           : NULL;
}

/* Reloading takes a turn of its own: all that are not loaded were emptied in this one (D12-SHO-1). Somebody may say
 * that they are loaded after all: then nothing is reloaded. */
static inline const char *d12_reload_forbids(json_t *entry)
{
    if (json_is_true(json_object_get(json_object_get(entry, "input"), "loaded")))
        return NULL;
    int32_t empty = the_less(of("unloaded") + of("jammed"), of("figures"));
    return of("emptied") > 0 && empty > 0 && of("emptied") >= empty ? "it was emptied this turn" : NULL;
}

/* Dice that are owed and the test of a charge come first; who gives way makes that move, and who is out of coherency
 * moves back; who has fired or reloads does not move (D12-MOV-3, D12-SHO-1, D12-MOV-1). */
static inline const char *d12_forbids(const char *step, json_t *entry)
{
    bool moves = strcmp(step, "movement") == 0;
    if (of("hits") + of("close_hits") + of("misfires") > 0 || (of("has_officer") && of("kills") > 0))
        return "a die is owed";
    if (demand_charged())
        return "the test of a charge is open";
    if (is("flight", "retreat") && of("retreated"))
        return "it has retreated this turn";
    if (!is("flight", "none") && !moves)
        return "it gives way";
    if (is("coherency", "must_return") && !moves)
        return "it must come back";
    if (moves && is("flight", "none") && (of("fired") > 0 || (of("reloading") > 0 && !is("ability", "quick_loader"))))
        return "it has fired or reloads";
    if (strcmp(step, "reload") == 0)
        return d12_reload_forbids(entry);
    return d12_figures_forbid(step, d12_asked(step, entry));
}

/* Who lost a round checks morale before anything else, and suffers nothing either (A-TT-17). */
static inline const char *tt_forbids(const char *step)
{
    return of("owes") > 0 && strcmp(step, "morale-check") != 0 ? "a check is owed" : NULL;
}

/* Why a unit may not act in this role of what was asked; NULL: it may, or does not act. */
static inline const char *forbidden(const struct naive *naive, const struct naive_unit *unit, const char *role,
                                    json_t *entry)
{
    const char *step = json_string_value(json_object_get(entry, "step"));
    json_t *input = json_object_get(entry, "input");
    asked_naive = naive;
    asked_unit = unit;
    if (in_ruleset("tt"))
        return tt_forbids(step);
    if (!is_acting(naive->ruleset->name, step, role))
        return NULL;
    if (in_ruleset("colonial"))
        return colonial_forbids(step);
    if (in_ruleset("d12-skirmish"))
        return d12_forbids(step, entry);
    return is("kind", "figure") ? tft_figure_forbids(step, input) : tft_afv_forbids(step, input);
}
