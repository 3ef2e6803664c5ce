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
    {"tft-ww2", "afv-attack", "firer"},
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

/* Why a unit may not act in this role of what was asked; NULL: it may, or does not act. */
static inline const char *forbidden(const struct naive *naive, const struct naive_unit *unit, const char *role,
                                    json_t *entry)
{
    const char *step = json_string_value(json_object_get(entry, "step"));
    json_t *input = json_object_get(entry, "input");
    asked_naive = naive;
    asked_unit = unit;
    if (!is_acting(naive->ruleset->name, step, role) || !in_ruleset("tft-ww2"))
        return NULL;
    return is("kind", "figure") ? tft_figure_forbids(step, input) : tft_afv_forbids(step, input);
}
