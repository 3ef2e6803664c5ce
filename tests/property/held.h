/* What rulings of the WW2 skirmish never do, whoever overrides what: make a fate better, or resolve a blast that
 * somebody owes as nobody's (A-TFT-46). Said once more and independently of src/rules. */
#pragma once
#include "forbids.h"

/* The worse the higher: of figures, and of vehicles. */
static inline int32_t tft_fate_worth(const char *fate)
{
    static const char *const order[] = {"in_play", "fled",      "surrendered", "incapacitated",
                                        "dead",    "abandoned", "knocked_out", "exploded"};
    for (int32_t i = 0; i < 8; i++)
        if (strcmp(order[i], fate) == 0)
            return i;
    fail_msg("%s is no fate", fate);
    return -1;
}

static inline void assert_fates(const struct naive *then, json_t *root, const char *bytes)
{
    size_t i;
    json_t *effect;
    json_array_foreach(json_object_get(root, "effects"), i, effect)
    {
        const struct naive_unit *unit = naive_find(then, naive_string(effect, "unit"));
        bool fate = strcmp(naive_string(effect, "member"), "fate") == 0;
        if (fate && tft_fate_worth(naive_string(effect, "to")) <= tft_fate_worth(naive_string(effect, "from")))
            fail_msg("it fares better: %s", bytes);
        bool flight = strcmp(naive_string(effect, "member"), "flight") == 0;
        if (flight && unit_has_fled(then, unit))
            fail_msg("it is brought back: %s", bytes);
    }
}

static inline void assert_blast_is_somebodys(const struct naive *then, json_t *root, const char *bytes)
{
    json_t *roles = json_object_get(root, "roles"), *input = json_object_get(root, "input");
    const char *weapon = naive_string(input, "weapon");
    if (strcmp(naive_string(root, "step"), "blast-damage") != 0 || !weapon || json_object_get(roles, "by"))
        return;
    for (int32_t i = 0; roles && i < then->count; i++) {
        bool out = naive_is_out(then, &then->units[i]); /* makes it the one that is asked about */
        bool owes = known("owed_blast") ? is("owed_blast", weapon) : of("in_hand") && strcmp(weapon, "grenade") == 0;
        /* A correction knows nobody any more who was removed since. */
        bool removed = json_object_get(root, "corrects") && roster_find(&chronicle.present, then->units[i].id) < 0;
        if (!out && !removed && owes)
            fail_msg("%s owes that blast: %s", then->units[i].id, bytes);
    }
}

/* What the ruling makes of this member of the unit, as a word; NULL: it stays. */
static inline const char *made_of(json_t *root, const char *unit, const char *member)
{
    size_t i;
    json_t *effect;
    json_array_foreach(json_object_get(root, "effects"), i, effect)
    {
        if (strcmp(naive_string(effect, "unit"), unit) == 0 && strcmp(naive_string(effect, "member"), member) == 0)
            return naive_string(effect, "to");
    }
    return NULL;
}

/* What it is after the ruling: what the ruling makes of it, or as it was; NULL: nothing. */
static inline const char *word_after(json_t *root, const char *unit, const char *member)
{
    const char *made = made_of(root, unit, member);
    const struct field *field = &asked_naive->ruleset->units->fields->list[naive_member(asked_naive->ruleset, member)];
    return made ? made : known(member) ? field->choices->list[of(member)].name : NULL;
}

/* Whether the umpire let the question have it with other weapons than those on record, or in another state. */
static inline bool is_armed_otherwise(json_t *root, const char *unit)
{
    static const char *const arms[] = {"/in_hand",       "/sidearm",       "/weapon_state",
                                       "/sidearm_state", "/dropped_state", "/sidearm_dropped_state"};
    size_t i;
    json_t *bar;
    json_array_foreach(json_object_get(root, "barred"), i, bar)
    {
        const char *input = naive_string(bar, "input"), *member = input ? strrchr(input, '/') : NULL;
        for (size_t k = 0; member && k < sizeof arms / sizeof arms[0]; k++)
            if (strcmp(member, arms[k]) == 0 && strcmp(naive_string(bar, "unit"), unit) == 0)
                return true;
    }
    return false;
}

/* Who puts a weapon down that is not ready has it as a sidearm then, with the jam that it had when it was dropped. Who
 * carries a sidearm has no hand for another, unless the one in hand is broken for good: that one is left behind, or
 * struck with as an improvised weapon, and the sidearm stays what and how it was (A-TFT-43). */
static inline void assert_no_jam_is_forgotten(const struct naive *then, json_t *root, const char *bytes)
{
    for (int32_t i = 0; i < then->count; i++) {
        const char *id = then->units[i].id;
        if (!made_of(root, id, "weapon") || naive_is_out(then, &then->units[i]) || !known("weapon") ||
            is("weapon_state", "ready") || is_armed_otherwise(root, id))
            continue;
        const char *sidearm = word_after(root, id, "sidearm"), *state = word_after(root, id, "sidearm_state");
        const char *when_dropped = made_of(root, id, "sidearm_dropped_state");
        bool jam_kept =
            when_dropped ? is("dropped_state", when_dropped) : of("dropped_state") == of("sidearm_dropped_state");
        bool keeps_both = known("sidearm") && is("sidearm", sidearm) && is("sidearm_state", state);
        bool carries_it_on = !known("sidearm") && sidearm && is("weapon", sidearm) && is("weapon_state", state);
        if (!known("sidearm") && is("weapon_state", "dropped") && !jam_kept)
            fail_msg("%s has forgotten its jam: %s", id, bytes);
        if (known("sidearm") ? !is("weapon_state", "broken") || !keeps_both : !carries_it_on)
            fail_msg("%s has forgotten its weapon: %s", id, bytes);
    }
}

static inline void assert_held(const struct naive *then, json_t *root, const char *bytes)
{
    if (strcmp(then->ruleset->name, "tft-ww2") != 0)
        return;
    assert_fates(then, root, bytes);
    assert_blast_is_somebodys(then, root, bytes);
    assert_no_jam_is_forgotten(then, root, bytes);
}
