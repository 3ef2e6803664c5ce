/* What a ruling says of the bars that its units met is what forbids.h finds, no more and no less: each with the right
 * unit, role and clause, and why it holds nothing up, where it does not. */
#pragma once
#include "forbids.h"
#include "held.h"
#include "lives.h"
#include "on_record.h"
#include "roster/roster.h"

/* What the umpire says for it, always. */
#define OVERRIDE_REASON "Both sides agree."

/* Why a bar holds nothing up, as an entry says it; and that it holds. */
enum waiver { HOLDS_UP, WARNS, OVERRIDDEN, WAIVERS };
static const char *const waivers[WAIVERS] = {"", "warn", "override"};

/* How often each ban was met in each way, and each fact on record given otherwise. */
static uint64_t banned_so[BANS][WAIVERS], otherwise_so[ON_RECORD][WAIVERS];

/* One that is expected of a ruling. */
struct expected {
    const char *unit, *role;
    int32_t ban;
    bool told;
};
struct expectations {
    int32_t count;
    struct expected list[BANS_MAX];
};

static inline void expect_all(const struct naive *then, json_t *root, struct expectations *ret)
{
    json_t *roles = json_object_get(root, "roles"), *named;
    struct place place = {.step = naive_string(root, "step"), .entry = root, .input = json_object_get(root, "input")};
    ret->count = 0;
    json_object_foreach(roles, place.role, named)
    {
        const char *id;
        for (place.item = 0; (id = id_in(roles, place.role, place.item)) != NULL; place.item++) {
            const struct naive_unit *unit = naive_find(then, id);
            struct banned found;
            bans_find(then, unit, &place, &found);
            for (int32_t i = 0; i < found.count; i++) {
                assert_true(ret->count < BANS_MAX);
                ret->list[ret->count++] = (struct expected){.unit = unit->id, .role = place.role, .ban = found.list[i]};
            }
        }
    }
}

static inline enum waiver waiver_of(json_t *bar)
{
    const char *waived = naive_string(bar, "waived");
    return !waived ? HOLDS_UP : strcmp(waived, "warn") == 0 ? WARNS : OVERRIDDEN;
}

/* An override lifts all; the option that warns, what is owed; and some holds nothing up at any time. */
static inline enum waiver waiver_right(json_t *root, enum ban_kind kind, bool warns)
{
    return json_object_get(root, "override") ? OVERRIDDEN : kind == TOLD || (warns && kind == OWED) ? WARNS : HOLDS_UP;
}

static inline bool is_known_otherwise(json_t *bar)
{
    return strcmp(naive_string(bar, "bar"), "known_otherwise") == 0;
}

/* Finds the expected one that this is, or fails. */
static inline void expected_tell(struct expectations *all, json_t *bar, json_t *root, bool warns, const char *bytes)
{
    for (int32_t i = 0; i < all->count; i++) {
        struct expected *expected = &all->list[i];
        enum waiver right = waiver_right(root, bans[expected->ban].kind, warns);
        if (expected->told || strcmp(expected->unit, naive_string(bar, "unit")) != 0 ||
            strcmp(expected->role, naive_string(bar, "role")) != 0 ||
            strcmp(bans[expected->ban].clause, naive_string(bar, "clause")) != 0 || waiver_of(bar) != right)
            continue;
        banned_so[expected->ban][right]++;
        expected->told = true;
        return;
    }
    fail_msg("%s of %s as %s (%s) should not be, or not so: %s", naive_string(bar, "clause"), naive_string(bar, "unit"),
             naive_string(bar, "role"), waivers[waiver_of(bar)], bytes);
}

static inline bool has_pointer(json_t *list, const char *pointer)
{
    size_t i;
    json_t *each;
    json_array_foreach(list, i, each)
    {
        if (strcmp(json_string_value(each), pointer) == 0)
            return true;
    }
    return false;
}

/* Whether something on record of the unit was given otherwise; for what a test is made, its role says all the same. */
static inline bool is_contradicted(json_t *root, const char *unit)
{
    size_t i;
    json_t *bar;
    json_array_foreach(json_object_get(root, "barred"), i, bar)
    {
        const char *input = naive_string(bar, "input");
        if (is_known_otherwise(bar) && strcmp(naive_string(bar, "unit"), unit) == 0 &&
            strcmp(input, "/input/trigger") != 0 && strcmp(input, "/input/cause") != 0)
            return true;
    }
    return false;
}

/* A fact on record that was given otherwise, or in which nothing is ready; no option touches that. */
static inline void assert_known_otherwise(json_t *root, json_t *bar, const char *bytes)
{
    const char *input = naive_string(bar, "input");
    if (!input || waiver_of(bar) != waiver_right(root, ON_FILE, true) ||
        (!has_pointer(json_object_get(root, "overridden"), input) &&
         !has_pointer(json_object_get(root, "autofilled"), input)))
        fail_msg("%s is not known otherwise, or not so: %s", input ? input : "nothing", bytes);
}

/* The bar by what was given at this place; NULL: there is none. */
static inline json_t *known_otherwise_at(json_t *root, const char *unit, const char *role, const char *pointer)
{
    size_t i;
    json_t *bar;
    json_array_foreach(json_object_get(root, "barred"), i, bar)
    {
        if (is_known_otherwise(bar) && strcmp(naive_string(bar, "unit"), unit) == 0 &&
            strcmp(naive_string(bar, "role"), role) == 0 && strcmp(naive_string(bar, "input"), pointer) == 0)
            return bar;
    }
    return NULL;
}

/* One fact on record of who takes a place in its role: given otherwise, and only then, it is told. */
static inline void assert_fact(const struct naive *then, json_t *root, int32_t fact, const struct unit_role *role,
                               int32_t item, const char *bytes)
{
    char pointer[VIOLATION_POINTER_MAX];
    const struct naive_unit *unit = naive_find(then, id_in(json_object_get(root, "roles"), role->name, item));
    const char *at = on_record[fact].of_side ? side_of(role->name) : role->place;
    bool many = role->many && !on_record[fact].of_side;
    json_t *input = json_object_get(root, "input"), *given = at[0] ? json_object_get(input, at) : input;
    if (many)
        snprintf(pointer, sizeof pointer, "/input/%s/%d/%s", at, (int)item, on_record[fact].input);
    else
        snprintf(pointer, sizeof pointer, "/input/%s%s%s", at, at[0] ? "/" : "", on_record[fact].input);
    json_t *bar = known_otherwise_at(root, unit->id, role->name, pointer);
    const struct place place = {
        .step = naive_string(root, "step"), .role = role->name, .item = item, .entry = root, .input = input};
    asked_place = &place;
    bool otherwise =
        is_given_otherwise(&on_record[fact], then, unit, many ? json_array_get(given, (size_t)item) : given);
    if (otherwise != (bar != NULL))
        fail_msg("%s of %s is %s: %s", pointer, unit->id, bar ? "told, and as it is" : "otherwise, and not told",
                 bytes);
    if (bar)
        otherwise_so[fact][waiver_of(bar)]++;
}

static inline void assert_facts(const struct naive *then, json_t *root, const char *bytes)
{
    const struct step *step = step_find(then->ruleset, naive_string(root, "step"));
    for (int32_t fact = 0; fact < ON_RECORD; fact++) {
        if (strcmp(on_record[fact].ruleset, then->ruleset->name) != 0 || strcmp(on_record[fact].step, step->name) != 0)
            continue;
        const struct unit_role *role = &step->roles[unit_role_find(step, on_record[fact].role)];
        const int32_t most = on_record[fact].of_side ? 1 : UNITS_IN_ROLE_MAX;
        for (int32_t item = 0; item < most && id_in(json_object_get(root, "roles"), role->name, item); item++)
            assert_fact(then, root, fact, role, item, bytes);
    }
}

/* Who is charged and owes dice throws them before it shoots (X-DUE); the test of the charge is made in it. */
static inline void assert_no_shot_before_dice(const struct naive *then, json_t *root, bool warns, const char *bytes)
{
    const char *charged = id_in(json_object_get(root, "roles"), "charged", 0);
    if (strcmp(then->ruleset->name, "d12-skirmish") != 0 || strcmp(naive_string(root, "step"), "charge") != 0 ||
        warns || json_object_get(root, "override") || !charged)
        return;
    asked_naive = then;
    asked_unit = naive_find(then, charged);
    bool owes = demand_misfire() || demand_wound() || demand_officer();
    if (owes && naive_string(json_object_get(root, "outcome"), "shot"))
        fail_msg("%s shoots before the dice that it owes: %s", charged, bytes);
}

/* The kind that a role of the WW2 skirmish is for, which nothing lifts; NULL: any. */
static inline const char *tft_kind_for(const char *step, const char *role)
{
    static const char *const of_vehicles[] = {"afv-movement", "afv-attack", "afv-damage", "crew-check"};
    if (strcmp(step, "clear-jam") == 0)
        return NULL;
    if (strcmp(step, "building-damage") == 0 && strcmp(role, "by") == 0) /* a gun of either */
        return NULL;
    for (size_t i = 0; i < sizeof of_vehicles / sizeof of_vehicles[0]; i++)
        if (strcmp(of_vehicles[i], step) == 0)
            return "afv";
    return strncmp(role, "vehicle", strlen("vehicle")) == 0 ? "afv" : "figure";
}

static inline void assert_kinds(const struct naive *then, json_t *root, const char *bytes)
{
    json_t *roles = json_object_get(root, "roles"), *named;
    const char *role, *id;
    if (strcmp(then->ruleset->name, "tft-ww2") != 0)
        return;
    json_object_foreach(roles, role, named)
    {
        const char *kind = tft_kind_for(naive_string(root, "step"), role);
        for (int32_t item = 0; (id = id_in(roles, role, item)) != NULL; item++) {
            asked_naive = then;
            asked_unit = naive_find(then, id);
            if (kind && !is("kind", kind))
                fail_msg("%s cannot be %s: %s", id, role, bytes);
        }
    }
}

/* What the umpire lifted keeps the unit from nothing afterwards (X-OVER): a pinned unit that may be activated is not
 * told once more that it only rallies. */
static inline void assert_lifted(json_t *root, size_t after, const char *bytes)
{
    size_t i;
    json_t *bar;
    bool pinned = false;
    json_array_foreach(json_object_get(root, "barred"), i, bar) pinned =
        pinned || strcmp(naive_string(bar, "bar"), "pinned") == 0;
    for (i = after; pinned && i < json_array_size(json_object_get(root, "reasons")); i++)
        if (strcmp(naive_string(json_array_get(json_object_get(root, "reasons"), i), "clause"), "MWK-ACT-3") == 0)
            fail_msg("it is let, and told that it may not: %s", bytes);
}

/* The reasons begin with what bars: all that holds, else all that does not. */
static inline void assert_reasons(const struct naive *then, json_t *root, bool held, const char *bytes)
{
    json_t *bars = json_object_get(root, "barred"), *reasons = json_object_get(root, "reasons"), *bar;
    size_t i, at = 0;
    json_array_foreach(bars, i, bar)
    {
        json_t *reason = json_array_get(reasons, at);
        const char *subject = naive_string(reason, "subject"), *clause = naive_string(reason, "clause");
        if (held && waiver_of(bar) != HOLDS_UP)
            continue;
        if (!subject || !clause || strcmp(clause, naive_string(bar, "clause")) != 0 ||
            strcmp(subject, naive_find(then, naive_string(bar, "unit"))->name) != 0)
            fail_msg("reason %zu is not the bar %zu: %s", at, i, bytes);
        at++;
    }
    bool lifts = json_array_size(bars) && json_object_get(root, "override");
    const char *next = at < json_array_size(reasons) ? naive_string(json_array_get(reasons, at), "clause") : "";
    if (lifts != (strcmp(next, "X-OVER") == 0))
        fail_msg("the override is %s: %s", lifts ? "not told" : "told", bytes);
    at += lifts;
    if (lifts && strcmp(naive_string(root, "step"), "activation") == 0)
        assert_lifted(root, at, bytes);
    if (!held && strcmp(naive_string(root, "status"), "not_permitted") == 0 && at == json_array_size(reasons))
        fail_msg("nothing holds it, and it is not permitted: %s", bytes);
}

/* A ruling or a correction, and the roster that it met. */
static inline void assert_barred(const struct naive *then, json_t *root, bool warns, const char *bytes)
{
    struct expectations all;
    json_t *bar;
    size_t at;
    bool held = false;
    only_warned = warns;
    expect_all(then, root, &all);
    json_array_foreach(json_object_get(root, "barred"), at, bar)
    {
        held = held || waiver_of(bar) == HOLDS_UP;
        if (is_known_otherwise(bar))
            assert_known_otherwise(root, bar, bytes);
        else
            expected_tell(&all, bar, root, warns, bytes);
    }
    for (int32_t i = 0; i < all.count; i++)
        if (!all.list[i].told)
            fail_msg("%s is as %s, and %s is not told: %s", all.list[i].unit, all.list[i].role,
                     bans[all.list[i].ban].clause, bytes);
    if (held && (strcmp(naive_string(root, "status"), "not_permitted") != 0 ||
                 json_array_size(json_object_get(root, "draws")) || json_array_size(json_object_get(root, "effects"))))
        fail_msg("it is barred, and goes on: %s", bytes);
    assert_reasons(then, root, held, bytes);
    assert_facts(then, root, bytes);
    assert_lives(then, root, bytes);
    assert_held(then, root, bytes);
    assert_kinds(then, root, bytes);
    assert_no_shot_before_dice(then, root, warns, bytes);
    if (json_object_get(root, "override") &&
        (strcmp(naive_string(root, "seat"), "umpire") != 0 ||
         strcmp(naive_string(json_object_get(root, "override"), "reason"), OVERRIDE_REASON) != 0))
        fail_msg("nobody overrode it so: %s", bytes);
}
