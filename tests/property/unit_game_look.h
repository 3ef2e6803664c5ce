/* What a random game remembers of itself, and what must hold behind every entry. */
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
        assert_true((roster_out(roster, i) != NULL) == naive_is_out(&game->naive, &game->naive.units[i]));
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
    if (naive_is_out(&game->naive, now))
        return;
    if (still && settlement->settles == IT_IS_GONE)
        fail_msg("%s of %s is not gone: %s", due->name, now->id, chronicle.entries[chronicle.count - 1].bytes);
    if (!still && settlement->settles == IT_STAYS &&
        !ends_otherwise(&game->naive, now, due->name, json_string_value(json_object_get(root, "step"))))
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
    if (is_demanded(&game->naive, now, due->name) || naive_is_out(&game->naive, now) || answers ||
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
    if (naive_is_out(&game->before, was) && !naive_is_out(&game->naive, now) &&
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
