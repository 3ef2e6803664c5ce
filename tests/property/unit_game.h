/* Random games with units: whatever may happen to them, in an order in which it may happen, and what must hold behind
 * every entry. */
#pragma once
#include "barred.h"
#include "bound.h"
#include "offers.h"

/* What a game remembers of itself. */
struct game {
    const struct pool *pool;
    struct naive_record record;
    struct naive naive;
    struct naive before; /* the newest entry */
    uint64_t links, end; /* of each chain; the present one's last */
    int32_t units;       /* that have come in */
    bool warns;          /* the option enforce_due only warns */
    int32_t looks_back;  /* behind one entry of so many the rosters of old are looked at; 0: behind none */
    int32_t offered;     /* one time of so many what a unit is offered is tried; 0: never */
    void (*ruled)(const struct binding *binding,
                  const struct ruling *ruling); /* the chronicle's, as long as it lasts */
    void (*refused)(const struct violations *violations);
    uint64_t *settled, *due; /* how often, by the place in `settlements` and in `demands` */
};

static inline int32_t production_number(const struct field *field, const struct roster_unit *unit)
{
    return field->kind == FIELD_TEXT ? naive_text((const char *)unit->own + field->offset)
                                     : unit_number(field, unit->own);
}

static inline void assert_same(const struct naive *naive, const struct roster *roster, const char *which, int64_t seq)
{
    const struct fields *fields = roster->type->fields;
    assert_int_equal(roster->count, naive->count);
    assert_int_equal(roster->turn, naive->turn);
    for (int32_t i = 0; i < naive->count; i++) {
        const struct roster_unit *unit = &roster->units[i];
        assert_string_equal(unit->id, naive->units[i].id);
        assert_string_equal(unit->side, naive->units[i].side);
        assert_string_equal(unit->name, naive->units[i].name);
        assert_int_equal(unit->number, naive->units[i].ever);
        for (size_t k = 0; k < fields->count; k++)
            if (production_number(&fields->list[k], unit) != naive->units[i].number[k])
                fail_msg("%s roster at %lld: %s of %s is %d, not %d", which, (long long)seq, fields->list[k].name,
                         unit->id, production_number(&fields->list[k], unit), naive->units[i].number[k]);
    }
    assert_int_equal(naive->turn ? roster->phase : 0, naive->turn ? naive->phase : 0);
}

/* Each number in the range of its field, no figures below nobody. */
static inline void assert_in_range_all(const struct naive *naive)
{
    const struct fields *fields = naive->ruleset->units->fields;
    for (int32_t i = 0; i < naive->count; i++)
        for (size_t k = 0; k < fields->count; k++) {
            const struct field *field = &fields->list[k];
            int32_t number = naive->units[i].number[k];
            bool ranged = field->kind == FIELD_INT || field->kind == FIELD_DECIMAL;
            int32_t low = ranged ? field->min : 0;
            int32_t high = ranged ? field->max : field->kind == FIELD_ENUM ? field->choices->count - 1 : 1;
            if (field->kind == FIELD_TEXT || (number == FIELD_ABSENT && field->presence == FIELD_OPTIONAL))
                continue;
            if (number < low || number > high || (number < 0 && strcmp(field->name, "figures") == 0))
                fail_msg("%s of %s is %d, not %d to %d", field->name, naive->units[i].id, number, low, high);
        }
}

/* No entry leaves a unit that could not have been brought in: what a unit must be holds of each, at any time. */
static inline void assert_possible(const struct roster *roster)
{
    for (int32_t i = 0; i < roster->count && roster->type->check; i++) {
        struct violations violations;
        violations_start(&violations);
        roster->type->check(roster->units[i].own, chronicle.options, "", &violations);
        if (violations.count)
            fail_msg("%s is impossible: %s: %s: %s", roster->units[i].id, violations.list[0].pointer,
                     violations.list[0].message, chronicle.entries[chronicle.count - 1].bytes);
    }
}

/* What is due is what the rules demand, no more and no less. */
static inline void assert_dues(const struct game *game)
{
    const struct roster *roster = &chronicle.present;
    enum { MOST = 32 };
    const struct unit_due *list[MOST];
    for (int32_t i = 0; i < roster->count; i++) {
        int32_t count = roster_dues(roster, i, list, MOST), place = 0, row = 0;
        for (const struct unit_due *due = roster->type->dues; due && due->name; due++) {
            bool listed = place < count && list[place] == due;
            if (listed != is_demanded(&game->naive, &game->naive.units[i], due->name))
                fail_msg("%s of %s is %s", due->name, roster->units[i].id, listed ? "due" : "not due");
            place += listed;
            while (strcmp(demands[row].ruleset, chronicle.ruleset->name) || strcmp(demands[row].due, due->name))
                row = (row + 1) % DEMANDS;
            game->due[row] += listed;
        }
        assert_int_equal(place, count);
        assert_true((roster_out(roster, i) != NULL) == unit_is_out(&game->naive, &game->naive.units[i]));
    }
}

/* How often a unit stands in the roles of an entry, or in this one. */
static inline int32_t times_named(json_t *units, const char *role, const char *id)
{
    const char *name;
    json_t *value;
    int32_t times = 0;
    json_object_foreach(units, name, value)
    {
        if (role && strcmp(name, role) != 0)
            continue;
        for (size_t i = 0; json_is_array(value) && i < json_array_size(value); i++)
            times += strcmp(json_string_value(json_array_get(value, i)), id) == 0;
        times += json_is_string(value) && strcmp(json_string_value(value), id) == 0;
    }
    return times;
}

static inline void assert_settled(const struct game *game, int32_t unit, const struct unit_due *due, json_t *root)
{
    const struct naive_unit *was = &game->before.units[unit], *now = &game->naive.units[unit];
    const struct settlement *settlement = settlement_of(chronicle.ruleset, due->name, root);
    bool still = is_demanded(&game->naive, now, due->name);
    if (!settlement || entry_overrides(root, settlement->counter) || is_contradicted(root, now->id))
        return; /* it answered another demand, or a part of this one, or the umpire said that all was otherwise */
    game->settled[settlement - settlements]++;
    if (unit_is_out(&game->naive, now))
        return;
    if (still && settlement->settles == IT_IS_GONE)
        fail_msg("%s of %s is not gone: %s", due->name, now->id, chronicle.entries[chronicle.count - 1].bytes);
    if (!still && settlement->settles == IT_STAYS)
        fail_msg("%s of %s is gone: %s", due->name, now->id, chronicle.entries[chronicle.count - 1].bytes);
    if (settlement->settles == HIT_IS_LESS && hits_owed(&game->naive, now) != hits_owed(&game->before, was) - 1)
        fail_msg("%s of %s is not done: %s", due->name, now->id, chronicle.entries[chronicle.count - 1].bytes);
    if (settlement->settles != ONE_IS_LESS)
        return;
    int32_t count = naive_get(&game->before, was, settlement->counter);
    if (count > 0 && naive_get(&game->naive, now, settlement->counter) != count - 1)
        fail_msg("%s of %s is not done: %s", due->name, now->id, chronicle.entries[chronicle.count - 1].bytes);
}

/* What was owed is owed still, unless the ruling settles it or its rules end it. */
static inline void assert_kept(const struct game *game, int32_t unit, const struct unit_due *due, json_t *root)
{
    const struct naive_unit *now = &game->naive.units[unit];
    const char *step = naive_string(root, "step");
    /* A colonial unit has a role for each test. */
    bool in_role = times_named(json_object_get(root, "roles"), due->role, now->id);
    bool answers = strcmp(due->step, step) == 0 && (strcmp(chronicle.ruleset->name, "colonial") != 0 || in_role);
    if (is_demanded(&game->naive, now, due->name) || unit_is_out(&game->naive, now) || answers ||
        ends_otherwise(&game->naive, now, due->name, step) || is_contradicted(root, now->id))
        return;
    fail_msg("%s of %s is forgotten: %s", due->name, now->id, chronicle.entries[chronicle.count - 1].bytes);
}

/* Nobody who is out comes back by a ruling, and no figures do: but who has fled off the table, when the umpire lets it
 * test or be rallied. */
static inline void assert_nobody_returns(const struct game *game, int32_t unit, json_t *root)
{
    const struct naive_unit *was = &game->before.units[unit], *now = &game->naive.units[unit];
    bool called = json_object_get(root, "override") && times_named(json_object_get(root, "roles"), NULL, now->id);
    if (unit_is_out(&game->before, was) && !unit_is_out(&game->naive, now) &&
        !(called && unit_has_fled(&game->before, was)))
        fail_msg("%s comes back: %s", now->id, chronicle.entries[chronicle.count - 1].bytes);
    if (strcmp(chronicle.ruleset->name, "tft-ww2") != 0 &&
        naive_get(&game->naive, now, "figures") > naive_get(&game->before, was, "figures"))
        fail_msg("figures of %s come back: %s", now->id, chronicle.entries[chronicle.count - 1].bytes);
}

/* A ruling at the head that names units: it says what bars them, and what they were due for is done, or owed still. */
static inline void assert_ruling(const struct game *game, json_t *root)
{
    const struct step *step = step_find(chronicle.ruleset, naive_string(root, "step"));
    json_t *units = json_object_get(root, "roles");
    bool counts =
        json_is_true(json_object_get(root, "applied")) && strcmp(naive_string(root, "status"), "resolved") == 0;
    assert_barred(&game->before, root, game->warns, chronicle.entries[chronicle.count - 1].bytes);
    for (int32_t i = 0; i < game->before.count; i++) {
        const struct naive_unit *unit = &game->before.units[i];
        assert_nobody_returns(game, i, root);
        for (const struct unit_due *due = chronicle.ruleset->units->dues; due->name; due++) {
            if (!is_demanded(&game->before, unit, due->name))
                continue;
            assert_kept(game, i, due, root);
            if (counts && times_named(units, NULL, unit->id) == 1 && strcmp(due->step, step->name) == 0 &&
                times_named(units, due->role, unit->id))
                assert_settled(game, i, due, root);
        }
    }
}

/* A correction at the head, on the roster that its target met. */
static inline void assert_correction(const struct game *game, json_t *root)
{
    static struct naive then;
    naive_before(&game->record, json_integer_value(json_object_get(root, "corrects")), &then);
    assert_barred(&then, root, game->warns, chronicle.entries[chronicle.count - 1].bytes);
}

static inline bool is_lapsed(json_t *root, const char *unit, const char *due)
{
    size_t i;
    json_t *lapse;
    json_array_foreach(json_object_get(root, "lapsed"), i, lapse)
    {
        if (strcmp(naive_string(lapse, "unit"), unit) == 0 && strcmp(naive_string(lapse, "due"), due) == 0)
            return true;
    }
    return false;
}

/* A turn at the head: it lists what was demanded before, and is no more because it begins; and nothing else. */
static inline void assert_lapses(const struct game *game, json_t *root)
{
    size_t listed = json_array_size(json_object_get(root, "lapsed")), lapsed = 0;
    for (int32_t i = 0; i < game->before.count; i++)
        for (const struct unit_due *due = chronicle.ruleset->units->dues; due && due->name; due++) {
            const struct naive_unit *was = &game->before.units[i], *now = &game->naive.units[i];
            if (due->only_if || !is_demanded(&game->before, was, due->name) ||
                is_demanded(&game->naive, now, due->name))
                continue;
            lapsed++;
            if (!is_lapsed(root, was->id, due->name))
                fail_msg("%s of %s lapses, and the turn does not say so: %s", due->name, was->id,
                         chronicle.entries[chronicle.count - 1].bytes);
        }
    assert_int_equal(listed, lapsed);
}

static inline bool says_effect(json_t *root, const struct naive_unit *was, const struct naive_unit *now,
                               const struct field *field, size_t member)
{
    size_t i;
    json_t *effect;
    json_array_foreach(json_object_get(root, "effects"), i, effect)
    {
        json_t *from = json_object_get(effect, "from"), *to = json_object_get(effect, "to");
        if (strcmp(naive_string(effect, "unit"), was->id) == 0 &&
            strcmp(naive_string(effect, "unit_name"), was->name) == 0 &&
            strcmp(naive_string(effect, "member"), field->name) == 0)
            return !json_object_get(effect, "add") &&
                   (field->kind == FIELD_TEXT ? !from : naive_number(field, from) == was->number[member]) &&
                   (field->kind == FIELD_TEXT && !to ? naive_text("") : naive_number(field, to)) == now->number[member];
    }
    return false;
}

/* A turn says how it changes each unit, and nothing else. */
static inline void assert_turn_effects(const struct game *game, json_t *root)
{
    const struct fields *fields = chronicle.ruleset->units->fields;
    size_t changed = 0;
    for (int32_t i = 0; i < game->before.count; i++)
        for (size_t k = 0; k < fields->count; k++) {
            const struct naive_unit *was = &game->before.units[i], *now = &game->naive.units[i];
            if (was->number[k] == now->number[k])
                continue;
            changed++;
            if (!says_effect(root, was, now, &fields->list[k], k))
                fail_msg("%s of %s changes, and the turn does not say so: %s", fields->list[k].name, was->id,
                         chronicle.entries[chronicle.count - 1].bytes);
        }
    assert_int_equal(json_array_size(json_object_get(root, "effects")), changed);
}

/* The roster at an entry, however long ago, is what it was then. */
static inline void assert_old(const struct game *game, int64_t seq)
{
    static struct roster then;
    static struct naive told;
    roster_history_at(chronicle.history, seq, &then);
    naive_replay(&game->record, seq, &told);
    assert_same(&told, &then, "old", seq);
}

static inline uint32_t units_there(const struct game *game)
{
    uint32_t units = 0;
    for (int32_t i = 0; i < game->naive.count; i++)
        units |= UINT32_C(1) << game->naive.units[i].ever;
    return units;
}

/* A turn changes all units. */
static inline void turn_note(struct game *game)
{
    struct naive_entry *newest = &game->record.list[game->record.count - 1];
    if (newest->turn)
        newest->changed = units_there(game);
}

/* All that must hold behind the entries that have come. */
static inline void look(struct game *game)
{
    while (game->record.count < (int64_t)chronicle.count) {
        const struct chronicle_entry *entry = &chronicle.entries[game->record.count];
        json_t *root = json_loadb(entry->bytes, entry->length, 0, NULL);
        assert_non_null(root);
        game->before = game->naive;
        naive_add(&game->record, root);
        naive_follow(&game->record, &game->naive);
        turn_note(game);
        if (game->record.count == (int64_t)chronicle.count) {
            assert_same(&game->naive, &chronicle.present, "present", game->record.count - 1);
            assert_in_range_all(&game->naive);
            assert_possible(&chronicle.present);
            assert_dues(game);
            if (strcmp(naive_string(root, "kind"), "ruling") == 0)
                assert_ruling(game, root);
            if (strcmp(naive_string(root, "kind"), "correction") == 0)
                assert_correction(game, root);
            if (strcmp(naive_string(root, "kind"), "turn") == 0)
                assert_lapses(game, root);
            if (strcmp(naive_string(root, "kind"), "turn") == 0)
                assert_turn_effects(game, root);
            if (game->looks_back && chronicle_any(1, game->looks_back) == 1) {
                assert_old(game, game->record.count - 1);
                assert_old(game, chronicle_any(0, (int32_t)game->record.count - 1));
            }
        }
        json_decref(root);
    }
}

/* ---- what happens ---- */

static inline const char *any_player(void)
{
    return chronicle_any(0, 1) ? "red" : "blue";
}

static inline void chain_renew(struct game *game)
{
    if (chronicle.used < game->end)
        return;
    chronicle_rekey(&chronicle, (uint32_t)game->links);
    game->end += game->links;
}

static inline int32_t step_number(const struct ruleset *ruleset, const char *name)
{
    int32_t at = 0;
    while (strcmp(ruleset->steps[at]->name, name) != 0)
        at++;
    return at;
}

/* A player asks, now and then the umpire, who lets it happen whatever bars it. False when the server would have refused
 * it. */
static inline bool ask_something(struct game *game, int32_t at, const char *role, const char *must)
{
    static char body[QUESTION_MAX];
    struct violations violations;
    bool lifts = chronicle_any(0, 7) == 0;
    const char *source = chronicle_any(0, 2) ? "sealed" : "declared";
    question_write(game->pool, at, &chronicle.present, role, must, lifts, body);
    chain_renew(game);
    return chronicle_rule_on(&chronicle, lifts ? "umpire" : any_player(), source, body, &violations) >= 0;
}

/* Something that is due, mostly; else anything. False when the server would have refused it. */
static inline bool rule_something(struct game *game)
{
    const struct roster *roster = &chronicle.present;
    const struct unit_due *list[32], *due = NULL;
    int32_t unit = chronicle_any(0, roster->count - 1);
    int32_t count = chronicle_any(0, 2) ? roster_dues(roster, unit, list, 32) : 0;
    if (count)
        due = list[chronicle_any(0, count - 1)];
    int32_t at = due ? step_number(chronicle.ruleset, due->step) : chronicle_any(0, game->pool->step_count - 1);
    return ask_something(game, at, due ? due->role : NULL, roster->units[unit].id);
}

/* Somebody who owes something is to do something else. */
static inline void defy_something(struct game *game)
{
    const struct roster *roster = &chronicle.present;
    const struct unit_due *list[32];
    for (int32_t attempt = 0; attempt < 10; attempt++) {
        int32_t unit = chronicle_any(0, roster->count - 1), deed = chronicle_any(0, ACTING - 1);
        int32_t at = chronicle_any(0, game->pool->step_count - 1);
        if (roster_dues(roster, unit, list, 32) == 0)
            continue;
        if (strcmp(acting[deed].ruleset, chronicle.ruleset->name) == 0)
            ask_something(game, step_number(chronicle.ruleset, acting[deed].step), acting[deed].role,
                          roster->units[unit].id);
        else
            ask_something(game, at, NULL, NULL);
        return;
    }
}

/* A place in `acting` of the ruleset, of this step where it is given; -1: there is none. */
static inline int32_t any_deed(const char *step)
{
    int32_t first = chronicle_any(0, ACTING - 1);
    for (int32_t i = 0; i < ACTING; i++) {
        int32_t at = (first + i) % ACTING;
        if (strcmp(acting[at].ruleset, chronicle.ruleset->name) == 0 && (!step || strcmp(acting[at].step, step) == 0))
            return at;
    }
    return -1;
}

static inline void do_deed(struct game *game, int32_t deed, const char *id)
{
    ask_something(game, step_number(chronicle.ruleset, acting[deed].step), acting[deed].role, id);
    look(game);
}

/* What a question ends with by which the umpire lets it happen whatever bars it; else nothing. */
static inline const char *lifting(bool lifts)
{
    return lifts ? ",\"override\":{\"reason\":\"" OVERRIDE_REASON "\"}" : "";
}

/* A question with dice that are declared: the umpire's where he lifts what bars it, else a player's. */
static inline void declare(struct game *game, bool lifts, const char *body)
{
    struct violations violations;
    chain_renew(game);
    chronicle_rule_on(&chronicle, lifts ? "umpire" : any_player(), "declared", body, &violations);
    look(game);
}

/* A unit in the game that flees. */
static inline bool is_fleeing(const struct game *game, int32_t unit)
{
    const struct roster *roster = &chronicle.present;
    return !roster_out(roster, unit) &&
           naive_get(&game->naive, naive_find(&game->naive, roster->units[unit].id), "flight") > 0;
}

/* A figure throws, and throws again. */
static inline void throw_twice(struct game *game, const char *id)
{
    char body[300];
    for (int32_t i = 0; i < 2; i++) {
        bool lifts = chronicle_any(0, 3) == 0;
        snprintf(body, sizeof body,
                 "{\"step\":\"indirect-fire\",\"units\":{\"thrower\":\"%s\"},"
                 "\"input\":{\"weapon\":\"grenade\",\"action\":\"%s\",\"range\":5}%s}",
                 id, chronicle_any(0, 3) ? "pivot" : "walk_and_snap_shot", lifting(lifts));
        declare(game, lifts, body);
    }
}

/* A figure snaps a shot, and another one. */
static inline void snap_twice(struct game *game, const char *id)
{
    const char *target = chronicle.present.units[chronicle_any(0, chronicle.present.count - 1)].id;
    char body[400];
    for (int32_t i = 0; i < 2; i++) {
        bool lifts = chronicle_any(0, 3) == 0;
        snprintf(body, sizeof body,
                 "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"%s\",\"target\":\"%s\"},\"input\":{"
                 "\"weapon\":\"pistol\",\"action\":\"walk_and_snap_shot\",\"range\":5,\"distance_from_previous\":2}%s}",
                 id, target, lifting(lifts));
        declare(game, lifts, body);
    }
}

/* A figure that aims fires what cannot be aimed. */
static inline void aim_and_fire(struct game *game, const char *id)
{
    const char *target = chronicle.present.units[chronicle_any(0, chronicle.present.count - 1)].id;
    char body[400];
    bool lifts = chronicle_any(0, 3) == 0;
    snprintf(body, sizeof body, "{\"step\":\"movement\",\"units\":{\"figure\":\"%s\"},\"input\":{\"action\":\"aim\"}}",
             id);
    declare(game, false, body);
    snprintf(body, sizeof body,
             "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"%s\",\"target\":\"%s\"},\"input\":{"
             "\"weapon\":\"smg\",\"action\":\"aim\",\"range\":5,\"distance_from_previous\":2}%s}",
             id, target, lifting(lifts));
    declare(game, lifts, body);
}

/* A vehicle that has spent points fires, be they more than half or not. */
static inline void fire_on_the_move(struct game *game, const char *id)
{
    bool lifts = chronicle_any(0, 3) == 0;
    char body[300];
    if (naive_get(&game->naive, naive_find(&game->naive, id), "points_spent") <= 0)
        return;
    snprintf(body, sizeof body,
             "{\"step\":\"afv-attack\",\"units\":{\"firer\":\"%s\"},"
             "\"input\":{\"he\":true,\"fire_control\":12,\"mp_total\":%d}%s}",
             id, (int)chronicle_any(1, 20), lifting(lifts));
    declare(game, lifts, body);
}

/* A figure whose weapon is not ready shoots with some weapon, which it may carry or not. */
static inline void shoot_with_something(struct game *game, const char *id)
{
    static const char *const weapons[] = {"rifle", "smg", "pistol"};
    const struct roster_unit *target = &chronicle.present.units[chronicle_any(0, chronicle.present.count - 1)];
    char body[400];
    if (naive_get(&game->naive, naive_find(&game->naive, id), "weapon_state") <= 0)
        return;
    snprintf(body, sizeof body,
             "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"%s\",\"target\":\"%s\"},"
             "\"input\":{\"weapon\":\"%s\",\"action\":\"pivot\",\"range\":5,\"distance_from_previous\":2}%s}",
             id, target->id, weapons[chronicle_any(0, 2)], lifting(chronicle_any(0, 2) == 0));
    declare(game, strstr(body, "override"), body);
}

/* A CO rallies somebody, who flees or not, of its side or not: few of them live long enough to be met by chance. */
static inline void rally_somebody(struct game *game)
{
    const struct roster *roster = &chronicle.present;
    const struct unit_role *co = step_find(chronicle.ruleset, "rally-check")->roles;
    int32_t unit = 0, other = chronicle_any(0, roster->count - 1);
    char body[300];
    while (unit < roster->count && (roster_out(roster, unit) || co->unfit(roster->units[unit].own)))
        unit++;
    if (unit == roster->count)
        return;
    snprintf(body, sizeof body, "{\"step\":\"rally-check\",\"units\":{\"co\":\"%s\",\"fleeing\":[\"%s\"]}%s}",
             roster->units[unit].id, roster->units[other].id, lifting(chronicle_any(0, 2) == 0));
    declare(game, strstr(body, "override"), body);
}

/* A commander whose squad is under attack tests morale for it; few live long enough to be met by chance. */
static inline void test_morale(struct game *game)
{
    char body[200];
    for (int32_t unit = 0; unit < chronicle.present.count; unit++) {
        const char *id = chronicle.present.units[unit].id;
        if (!is_demanded(&game->naive, naive_find(&game->naive, id), "morale_for_attack"))
            continue;
        snprintf(body, sizeof body, "{\"step\":\"morale-check\",\"units\":{\"commander\":\"%s\"}}", id);
        declare(game, false, body);
    }
}

/* Who flees runs to its cover, and would have somebody's guns fire in the same turn; whose crew failed goes back, to
 * the table edge or not. Each is refused to the other. */
static inline void flee_and_act(struct game *game)
{
    char body[300];
    for (int32_t unit = 0; unit < chronicle.present.count; unit++) {
        const char *id = chronicle.present.units[unit].id;
        if (!is_fleeing(game, unit))
            continue;
        snprintf(body, sizeof body,
                 "{\"step\":\"movement\",\"units\":{\"figure\":\"%s\"},\"input\":{\"inches\":1,\"reaches_goal\":true,"
                 "\"cover\":\"hard\"}}",
                 id);
        declare(game, false, body);
        snprintf(body, sizeof body,
                 "{\"step\":\"indirect-fire\",\"units\":{\"spotter\":\"%s\"},\"input\":{\"weapon\":\"light_artillery\","
                 "\"on_table\":false},\"dice\":[1,1,5]%s}",
                 id, lifting(chronicle_any(0, 1) == 0));
        declare(game, strstr(body, "override"), body);
        snprintf(body, sizeof body,
                 "{\"step\":\"afv-movement\",\"units\":{\"vehicle\":\"%s\"},\"input\":{\"reverse\":true,"
                 "\"reaches_edge\":%s,\"segments\":[{\"terrain\":\"open\",\"inches\":1}]}}",
                 id, chronicle_any(0, 1) ? "true" : "false");
        declare(game, false, body);
    }
}

/* Somebody does one thing after the other in a turn, where a test comes before it that, too, and the last twice. */
static inline void press_on(struct game *game)
{
    int32_t unit = chronicle_any(0, chronicle.present.count - 1), tests = any_deed("activation");
    char id[UNIT_ID_MAX + 1];
    memcpy(id, chronicle.present.units[unit].id, sizeof id);
    if (any_deed(NULL) < 0)
        return;
    int32_t deed = any_deed(tests >= 0 && chronicle_any(0, 1) ? "movement" : NULL);
    if (tests >= 0)
        do_deed(game, tests, id);
    do_deed(game, any_deed(NULL), id);
    do_deed(game, deed, id);
    do_deed(game, deed, id);
    if (strcmp(chronicle.ruleset->name, "tft-ww2") != 0)
        return;
    fire_on_the_move(game, id);
    if (chronicle_any(0, 1))
        snap_twice(game, id);
    else
        aim_and_fire(game, id);
    throw_twice(game, id);
    shoot_with_something(game, id);
    rally_somebody(game);
    test_morale(game);
    flee_and_act(game);
}

/* Whether nothing is wrong with a question by itself: that is told before anybody looks at a roster. */
static inline bool is_sound(const char *body)
{
    struct violations violations;
    struct arena arena;
    struct intent intent;
    arena_start(&arena, 16 << 20);
    violations_start(&violations);
    bool sound =
        intent_decode_recorded(&arena, chronicle.ruleset, chronicle.options, body, strlen(body), &intent, &violations);
    arena_end(&arena);
    return sound;
}

/* A unit that is out is refused wherever it would act. */
static inline void try_the_dead(const struct game *game)
{
    const struct roster *roster = &chronicle.present;
    static char body[QUESTION_MAX];
    struct violations violations;
    int32_t unit = chronicle_any(0, roster->count - 1);
    if (!unit_is_out(&game->naive, &game->naive.units[unit]))
        return;
    for (int32_t at = 0; at < game->pool->step_count; at++)
        for (const struct unit_role *role = chronicle.ruleset->steps[at]->roles; role && role->name; role++) {
            if (!role->in_play)
                continue;
            question_write(game->pool, at, roster, role->name, roster->units[unit].id, false, body);
            violations_start(&violations);
            assert_int_equal(chronicle_rule_on(&chronicle, "red", "declared", body, &violations), -1);
            bool told = false;
            for (int32_t i = 0; i < violations.count; i++)
                told = told || violations.list[i].code == ERROR_UNIT_OUT;
            if (!told && is_sound(body))
                fail_msg("%s: %s: %s", body, violations.list[0].pointer, violations.list[0].message);
        }
}

/* Whether the unit is one that its rules know, when a hand has changed it so. */
static inline bool rules_allow(const struct roster_change *changes, int32_t count)
{
    static struct roster after;
    struct violations violations;
    const struct unit_type *type = chronicle.ruleset->units;
    roster_copy(&after, &chronicle.present);
    for (int32_t i = 0; i < count; i++)
        roster_change(&after, &changes[i]);
    violations_start(&violations);
    if (type->check)
        type->check(after.units[changes[0].unit].own, chronicle.options, "", &violations);
    return violations.count == 0;
}

static inline void change_something(void)
{
    const struct roster *roster = &chronicle.present;
    const struct fields *fields = roster->type->fields;
    struct roster_change changes[3];
    struct roster_unit other;
    int32_t unit = chronicle_any(0, roster->count - 1), count = chronicle_any(1, 3);
    random_unit(chronicle.ruleset, chronicle.options, 0, &other);
    for (int32_t i = 0; i < count; i++) {
        const struct field *field = &fields->list[chronicle_any(0, (int32_t)fields->count - 1)];
        bool text = field->kind == FIELD_TEXT;
        changes[i] = (struct roster_change){.unit = unit, .member = field, .kind = EFFECT_SET};
        if (text)
            changes[i].text = (const char *)other.own + field->offset;
        else
            changes[i].value = unit_number(field, other.own);
        for (int32_t k = 0; k < i; k++)
            if (field == changes[k].member)
                count = i; /* a member stands once in a request */
        if (!text && changes[i].value == FIELD_ABSENT)
            count = i; /* nor can a hand take a number away */
    }
    if (count && rules_allow(changes, count))
        chronicle_change(&chronicle, "umpire", changes, count);
}

/* Whether something that is demanded would be forgotten. */
static inline bool is_forgotten_by(const struct game *game, int32_t turn)
{
    static struct naive after;
    after = game->naive;
    for (int32_t i = 0; turn != after.turn && i < after.count; i++)
        naive_new_turn(&after, &after.units[i]);
    for (int32_t i = 0; i < after.count; i++)
        for (const struct unit_due *due = chronicle.ruleset->units->dues; due->name; due++)
            if (!due->only_if && is_demanded(&game->naive, &game->naive.units[i], due->name) &&
                !is_demanded(&after, &after.units[i], due->name))
                return true;
    return false;
}

/* A player begins what comes next where that forgets nothing, or it is only told (X-DUE); else the umpire begins it, or
 * what he likes. */
static inline void turn_over(const struct game *game)
{
    int32_t phases = 0, turn = chronicle.present.turn, phase = chronicle.present.phase;
    while (chronicle.ruleset->units->phases && chronicle.ruleset->units->phases[phases].name)
        phases++;
    bool goes_on = turn && phase + 1 < phases;
    if (chronicle_any(0, 1) && (game->warns || !is_forgotten_by(game, turn + !goes_on)))
        chronicle_turn(&chronicle, any_player(), turn + !goes_on, goes_on ? phase + 1 : phases ? 0 : -1);
    else
        chronicle_turn(&chronicle, "umpire", turn + chronicle_any(turn ? 0 : 1, 1),
                       phases ? chronicle_any(0, phases - 1) : -1);
}

static inline void add_somebody(struct game *game)
{
    struct roster_unit units[2];
    int32_t count = chronicle_any(1, 2);
    if (game->units + count > NAIVE_UNITS)
        return;
    for (int32_t i = 0; i < count; i++)
        random_unit(chronicle.ruleset, chronicle.options, game->units++, &units[i]);
    chronicle_add_units(&chronicle, "umpire", units, count);
}

/* Whether an entry is a ruling or a correction that nothing has replaced. */
static inline bool stands(const struct game *game, int64_t seq)
{
    return game->record.list[seq].ruling && !game->record.list[seq].ended;
}

/* Whether it can be taken back: nothing that stands behind it, or behind what it corrects, rests on it. */
static inline bool can_be_taken_back(const struct game *game, int64_t seq)
{
    const struct naive_entry *target = &game->record.list[seq];
    int64_t place = seq;
    while (game->record.list[place].corrects)
        place = game->record.list[place].corrects;
    for (int64_t i = place + 1; i < game->record.count; i++) {
        const struct naive_entry *entry = &game->record.list[i];
        bool brought = entry->removes >= 0 && target->unit_count && target->changed >> entry->removes & 1;
        bool turned = target->turn && (entry->turn || entry->ruling);
        if (i != seq && !entry->ended && (brought || turned || (entry->named & target->changed & units_there(game))))
            return false;
    }
    return target->undoable && !target->ended;
}

static inline bool is_named(const struct game *game, int32_t ever)
{
    for (int64_t i = 0; i < game->record.count; i++)
        if (game->record.list[i].named >> ever & 1 && !game->record.list[i].ended)
            return true;
    return false;
}

static inline int64_t any_ruling(const struct game *game)
{
    for (int32_t attempt = 0; attempt < 40; attempt++) {
        int64_t seq = chronicle_any(1, (int32_t)chronicle.count - 1);
        if (stands(game, seq))
            return seq;
    }
    return -1;
}

static inline void correct_something(struct game *game, int64_t target, int64_t decision, bool keep)
{
    static char body[QUESTION_MAX];
    static struct roster then;
    struct violations violations;
    json_t *root = json_loadb(chronicle.entries[target].bytes, chronicle.entries[target].length, 0, NULL);
    int32_t at = step_number(chronicle.ruleset, naive_string(root, "step"));
    roster_history_before(chronicle.history, target, INT64_MAX, &then);
    chain_renew(game);
    for (int32_t attempt = 0; attempt < 60; attempt++) {
        question_write(game->pool, at, &then, NULL, NULL, chronicle_any(0, 3) == 0, body);
        int64_t correction = chronicle_correct_on(&chronicle, target, decision, keep, body, &violations);
        if (correction >= 0)
            break;
    }
    json_decref(root);
}

static inline void dispute_something(struct game *game)
{
    static const char *const remedies[] = {NULL, "none", "further_dice", "reused_dice", "further_dice", "reused_dice"};
    int64_t target = any_ruling(game);
    const char *remedy = remedies[chronicle_any(0, 5)];
    if (target < 0)
        return;
    int64_t dispute = chronicle_dispute(&chronicle, any_player(), target);
    look(game);
    int64_t decision = chronicle_decide(&chronicle, dispute, remedy);
    look(game);
    if (remedy && strcmp(remedy, "none") != 0)
        correct_something(game, target, decision, strcmp(remedy, "reused_dice") == 0);
}

static inline void take_back_something(struct game *game)
{
    bool red = chronicle_any(0, 1), consent = chronicle_any(0, 2);
    int64_t last = (int64_t)chronicle.count - 1, attempts = 0;
    while (last > 0 && !can_be_taken_back(game, last))
        last = attempts++ < 20 ? chronicle_any(1, (int32_t)chronicle.count - 1) : last - 1;
    if (last == 0)
        return;
    int64_t proposal = chronicle_propose_undo(&chronicle, red ? "red" : "blue", last);
    look(game);
    chronicle_answer_undo(&chronicle, red ? "blue" : "red", proposal, consent);
}

/* A name or the other side, for one that anything may have happened to; and one goes to which nothing has. */
static inline void rename_or_remove(struct game *game)
{
    int32_t unit = chronicle_any(0, chronicle.present.count - 1);
    char name[] = "The 42nd";
    name[4] = (char)chronicle_any('1', '9');
    if (chronicle_any(0, 2) == 0)
        chronicle_rename(&chronicle, "umpire", unit, name);
    if (chronicle_any(0, 2) == 0) {
        look(game);
        bool red = strcmp(chronicle.present.units[unit].side, "red") == 0;
        chronicle_reassign(&chronicle, "umpire", unit, red ? "blue" : "red");
    }
    look(game);
    for (unit = chronicle.present.count - 1; unit >= 0; unit--)
        if (chronicle.present.count > 4 && !is_named(game, chronicle.present.units[unit].number)) {
            chronicle_remove_unit(&chronicle, "umpire", unit);
            return;
        }
}

/* One thing or another; a few entries at most. */
static inline void go_on(struct game *game)
{
    int32_t what = chronicle_any(0, 99);
    if (what < 66)
        rule_something(game);
    else if (what < 72)
        defy_something(game);
    else if (what < 76)
        press_on(game);
    else if (what < 80)
        change_something();
    else if (what < 87)
        turn_over(game);
    else if (what < 88)
        add_somebody(game);
    else if (what < 89)
        rename_or_remove(game);
    else if (what < 93)
        dispute_something(game);
    else if (what < 96)
        take_back_something(game);
    else if (what < 98)
        try_the_dead(game);
    else
        chronicle_note(&chronicle, any_player(), "turn");
    look(game);
}

/* Before each game; `settled` and `due` go on counting. */
static inline void game_start(struct game *game, const struct pool *pool, uint64_t *settled, uint64_t *due)
{
    memset(game, 0, sizeof *game);
    game->pool = pool;
    game->settled = settled;
    game->due = due;
}

/* A whole game of some entries, signed. */
static inline void game_play(struct game *game, uint64_t seed, int32_t entries)
{
    struct chronicle_kind kind = {.ruleset = game->pool->ruleset->name,
                                  .links = (uint32_t)(40 + seed % 300),
                                  .seed = seed * 2654435761u + 1,
                                  .warns = game->warns,
                                  .units = random_units};
    chronicle_open(&chronicle, &kind);
    chronicle.no_seen = true;
    chronicle.ruled = game->ruled;
    chronicle.refused = game->refused;
    game->links = game->end = kind.links;
    game->record.ruleset = game->naive.ruleset = chronicle.ruleset;
    game->units = chronicle.present.count;
    chronicle_join(&chronicle, "red", "player");
    chronicle_join(&chronicle, "blue", "player");
    look(game);
    while ((int32_t)chronicle.count < entries) {
        go_on(game);
        if (game->offered && chronicle_any(1, game->offered) == 1)
            assert_offers(game->pool);
    }
    chronicle_sign(&chronicle);
}
