/* What happens in a random game besides questions: hands, turns, who joins and leaves, what is disputed, corrected and
 * taken back. */
#pragma once
#include "unit_game_ask.h"

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
