/* Units in a chronicle: entries that bring and change them, rulings that name them, and the roster, which is followed
 * as the server does it: out of the entries' bytes. */
#include "chronicle_within.h"
#include "referee/entry_read.h"
#include "referee/unit_requests.h"
#include "referee/units_read.h"
#include "referee/units_say.h"
#include <stdio.h>
#include <stdlib.h>

void chronicle_follow_start(struct chronicle *chronicle)
{
    chronicle->history = roster_history_new(chronicle->ruleset->units, chronicle->options);
    assert_non_null(chronicle->history);
    roster_start(&chronicle->present, chronicle->ruleset->units, chronicle->options);
}

void chronicle_follow(struct chronicle *chronicle, int64_t voids)
{
    const struct chronicle_entry *entry = &chronicle->entries[chronicle->count - 1];
    struct roster_event event;
    struct arena arena;
    struct entry act;
    bool any;
    if (!chronicle->history)
        return;
    arena_start(&arena, 4 << 20);
    if (!entry_parse(&arena, entry->bytes, entry->length, &act) ||
        !roster_event_read(&arena, &act, voids, &chronicle->present, &event, &any))
        fail_msg("the entry cannot be followed: %s", entry->bytes);
    else if (any) {
        assert_true(roster_history_add(chronicle->history, &event, &chronicle->present));
        roster_history_follow(chronicle->history, &chronicle->present);
    }
    arena_end(&arena);
}

void chronicle_units_list(const struct unit_type *type, const struct roster_unit *units, int32_t count,
                          struct unit_entered *ret)
{
    for (int32_t i = 0; i < count; i++)
        ret[i] = (struct unit_entered){.id = units[i].id,
                                       .name = units[i].name,
                                       .side = units[i].side,
                                       .fields = type->fields,
                                       .own = units[i].own};
}

int64_t chronicle_add_units(struct chronicle *chronicle, const char *seat, const struct roster_unit *units,
                            int32_t count)
{
    struct entry entry = chronicle_envelope(chronicle, ENTRY_UNITS_ADDED, seat);
    struct unit_entered list[ROSTER_UNITS_MAX];
    chronicle_units_list(chronicle->ruleset->units, units, count, list);
    entry.units_added.units = (struct units_entered){count, list};
    return chronicle_append(chronicle, &entry);
}

int64_t chronicle_change(struct chronicle *chronicle, const char *seat, const struct roster_change *changes,
                         int32_t count)
{
    struct entry entry = chronicle_envelope(chronicle, ENTRY_UNIT_CHANGED, seat);
    const struct roster_unit *unit = &chronicle->present.units[changes[0].unit];
    struct unit_changed *changed = calloc((size_t)count + ROSTER_ANSWERS_MAX, sizeof *changed);
    struct roster_change answers[ROSTER_ANSWERS_MAX];
    struct roster *after = calloc(1, sizeof *after);
    struct writer out;
    assert_non_null(changed);
    assert_non_null(after);
    roster_copy(after, &chronicle->present);
    roster_change_all(after, changes, count);
    int32_t answer_count = roster_contacts_answer(after, unit, changes[0].unit, answers);
    for (int32_t i = 0; i < answer_count; i++) {
        const struct roster_unit *other = &chronicle->present.units[answers[i].unit];
        changed[count + i] = unit_changed_of(other->id, other->name, &answers[i]);
    }
    for (int32_t i = 0; i < count; i++) {
        struct roster_change change = changes[i];
        change.kind = EFFECT_SET;
        change.clause = NULL;
        change.before = change.text ? FIELD_ABSENT : unit_number(change.member, unit->own);
        change.after = change.text ? FIELD_ABSENT : change.value;
        changed[i] = unit_changed_of(unit->id, unit->name, &change);
    }
    writer_start(&out, 1 << 16);
    entry.unit_changed =
        (struct entry_unit_changed){.unit = unit->id,
                                    .reason = "counted again",
                                    .changes = {count + (answer_count > 0 ? answer_count : 0), changed}};
    entry_write(&out, &entry);
    free(after);
    free(changed);
    return chronicle_add(chronicle, &out);
}

int64_t chronicle_rename(struct chronicle *chronicle, const char *seat, int32_t unit, const char *name)
{
    struct entry entry = chronicle_envelope(chronicle, ENTRY_UNIT_RENAMED, seat);
    struct writer out;
    writer_start(&out, 1 << 16);
    entry.unit_renamed = (struct entry_unit_renamed){.unit = chronicle->present.units[unit].id, .name = name};
    entry_write(&out, &entry);
    return chronicle_add(chronicle, &out);
}

int64_t chronicle_reassign(struct chronicle *chronicle, const char *seat, int32_t unit, const char *side)
{
    struct entry entry = chronicle_envelope(chronicle, ENTRY_UNIT_REASSIGNED, seat);
    entry.unit_reassigned = (struct entry_unit_reassigned){.unit = chronicle->present.units[unit].id,
                                                           .side = side,
                                                           .reason = "on the wrong side",
                                                           .unit_name = chronicle->present.units[unit].name};
    return chronicle_append(chronicle, &entry);
}

int64_t chronicle_remove_unit(struct chronicle *chronicle, const char *seat, int32_t unit)
{
    struct entry entry = chronicle_envelope(chronicle, ENTRY_UNIT_REMOVED, seat);
    struct writer out;
    writer_start(&out, 1 << 16);
    entry.unit_removed = (struct entry_unit_removed){.unit = chronicle->present.units[unit].id,
                                                     .reason = "brought in twice",
                                                     .unit_name = chronicle->present.units[unit].name};
    entry_write(&out, &entry);
    return chronicle_add(chronicle, &out);
}

static const char *phase_named(const struct chronicle *chronicle, int32_t phase)
{
    return phase < 0 || !chronicle->present.turn ? NULL : chronicle->ruleset->units->phases[phase].name;
}

int64_t chronicle_turn(struct chronicle *chronicle, const char *seat, int32_t turn, int32_t phase)
{
    struct entry entry = chronicle_envelope(chronicle, ENTRY_TURN, seat);
    entry.turn.turn = turn;
    entry.turn.phase = phase < 0 ? NULL : chronicle->ruleset->units->phases[phase].name;
    struct arena arena;
    arena_start(&arena, 1 << 20);
    if (chronicle->history)
        assert_true(turn_say(&arena, &chronicle->present, phase, &entry.turn));
    int64_t seq = chronicle_append(chronicle, &entry);
    arena_end(&arena);
    return seq;
}

/* The question of a body on this roster, completed by its units. */
static bool question_ask(struct work *work, const struct chronicle *chronicle, const struct roster *roster,
                         const char *body)
{
    assert_true(strlen(body) < BODY_MAX);
    strcpy(work->body, body);
    return work_open(work, chronicle, roster);
}

const struct roster *roster_met(const struct chronicle *chronicle, int64_t corrects, struct roster *then)
{
    if (!chronicle->history)
        return NULL;
    if (!corrects)
        return &chronicle->present;
    roster_history_before(chronicle->history, corrects, INT64_MAX, then);
    return then;
}

int64_t work_record(struct chronicle *chronicle, struct work *work, const char *seat, const struct roster *roster,
                    struct entry_ruling *grounds)
{
    if (roster) {
        grounds->turn = chronicle->present.turn;
        grounds->phase = phase_named(chronicle, chronicle->present.phase);
    }
    if (work->binding.units) {
        assert_true(binding_affect(&work->binding, roster, &work->ruling));
        grounds->units = work->binding.units->stated;
    }
    return work_add(chronicle, work, grounds->corrects ? ENTRY_CORRECTION : ENTRY_RULING, seat, grounds);
}

static int64_t give_up(struct work *work, struct violations *violations)
{
    *violations = work->violations;
    arena_end(&work->arena);
    return -1;
}

int64_t chronicle_rule_on(struct chronicle *chronicle, const char *seat, const char *source, const char *body,
                          struct violations *violations)
{
    struct work work;
    struct hash secret;
    struct entry_ruling grounds = {0};
    work_start(&work);
    if (!question_ask(&work, chronicle, &chronicle->present, body)) {
        if (chronicle->refused)
            chronicle->refused(&work.violations);
        return give_up(&work, violations);
    }
    if (strcmp(source, "sealed") == 0) {
        grounds = (struct entry_ruling){.link = ++chronicle->used, .secret = &secret};
        work_resolve_sealed(chronicle, &work, grounds.link, NULL, &secret);
    } else {
        work_resolve_declared(&work);
    }
    if (chronicle->ruled)
        chronicle->ruled(&work.binding, &work.ruling);
    return work_record(chronicle, &work, seat, &chronicle->present, &grounds);
}

int64_t chronicle_ask_on(struct chronicle *chronicle, const char *seat, int64_t corrects, int64_t decision,
                         const char *body, struct violations *violations)
{
    struct work work;
    static struct roster then;
    work_start(&work);
    if (!question_ask(&work, chronicle, roster_met(chronicle, corrects, &then), body))
        return give_up(&work, violations);
    return work_ask(chronicle, &work, seat, corrects, decision);
}

int64_t chronicle_correct_on(struct chronicle *chronicle, int64_t target, int64_t decision, bool keep, const char *body,
                             struct violations *violations)
{
    struct work work;
    struct arena arena;
    struct recorded old;
    struct hash secret;
    struct reused_dice kept;
    struct entry_ruling grounds = {.corrects = target, .decision = decision, .from = target};
    static struct roster then;
    roster_history_before(chronicle->history, target, INT64_MAX, &then);
    arena_start(&arena, 16 << 20);
    recorded_open(chronicle, target, &arena, &old);
    work_start(&work);
    work.kept = &arena;
    work_keep(&work, chronicle, target, &kept);
    bool right = question_ask(&work, chronicle, &then, body) && work.intent.step == old.ruling.step &&
                 !work_asks_the_same(&work, &old) && work_suits(&work, chronicle, &kept) &&
                 (!keep || ruling_make_reused(&work.ruling, &kept));
    if (right)
        work_resolve_kept(chronicle, &work, &kept, &grounds, &secret);
    int64_t entry = right ? work_record(chronicle, &work, "umpire", &then, &grounds) : give_up(&work, violations);
    arena_end(&arena);
    return entry;
}

int32_t chronicle_units_of(const struct chronicle *chronicle, const char *list,
                           struct roster_unit units[ROSTER_UNITS_MAX])
{
    struct arena arena;
    struct violations violations;
    char body[4000];
    snprintf(body, sizeof body, "{\"units\":[%s]}", list);
    arena_start(&arena, 1 << 22);
    violations_start(&violations);
    const struct units_request *request =
        units_decode(&arena, chronicle->ruleset, chronicle->options, body, strlen(body), &violations);
    int32_t count = request ? request->count : 0;
    if (!request)
        fail_msg("%s: %s", violations.list[0].pointer, violations.list[0].message);
    else
        memcpy(units, request->units, (size_t)count * sizeof *units);
    arena_end(&arena);
    return count;
}
