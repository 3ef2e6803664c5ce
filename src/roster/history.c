/* The events of a session, and the roster at any of them. An event that replaces another one is applied in its
 * place, so that after a correction the game continues as if it had been right from the start. */
#include "roster/roster.h"
#include <stdlib.h>
#include <string.h>

enum { BY_NONE = -1 };

struct history_entry {
    struct roster_event event; /* the units that it renames, reassigns, removes or changes, by number */
    int32_t by;    /* index of the event that replaces this one (at most one; chains are allowed), or BY_NONE */
    int32_t first; /* number of the first unit that the event added */
    int64_t *gone; /* for each of these units, the entry that removed it; 0: none */
};

struct roster_history {
    const struct unit_type *type;
    const void *options;
    struct history_entry *list;
    int32_t count, room;
    int32_t came; /* units that were ever added */
    size_t owned; /* bytes of texts and lists that events point at */
};

struct roster_history *roster_history_new(const struct unit_type *type, const void *options)
{
    struct roster_history *history = calloc(1, sizeof *history);
    if (history) {
        history->type = type;
        history->options = options;
    }
    return history;
}

struct roster_history *roster_history_behind(const struct roster *roster)
{
    struct roster_history *history = roster_history_new(roster->type, roster->options);
    if (history)
        history->came = roster->came;
    return history;
}

static void changes_free(const struct roster_change *changes, int32_t count)
{
    for (int32_t i = 0; changes && i < count; i++)
        free((char *)(uintptr_t)changes[i].text);
    free((void *)(uintptr_t)changes);
}

static void history_entry_free(struct history_entry *history_entry)
{
    const struct roster_event *event = &history_entry->event;
    switch (event->kind) {
    case ROSTER_ADDED:
        free((void *)(uintptr_t)event->units);
        free(history_entry->gone);
        break;
    case ROSTER_CHANGED:
        changes_free(event->changes, event->count);
        break;
    case ROSTER_RENAMED:
        free((char *)(uintptr_t)event->name);
        break;
    case ROSTER_REASSIGNED:
        free((char *)(uintptr_t)event->side);
        break;
    case ROSTER_TURNED:
    case ROSTER_REMOVED:
    case ROSTER_VOIDED:
        break;
    }
}

void roster_history_free(struct roster_history *history)
{
    if (!history)
        return;
    for (int32_t i = 0; i < history->count; i++)
        history_entry_free(&history->list[i]);
    free(history->list);
    free(history);
}

static bool history_grow(struct roster_history *history)
{
    int32_t room = history->room ? 2 * history->room : 64;
    if (history->count < history->room)
        return true;
    struct history_entry *list = realloc(history->list, (size_t)room * sizeof *list);
    if (!list)
        return false;
    history->list = list;
    history->room = room;
    return true;
}

/* Changes of units by number, with texts of their own. */
static struct roster_change *changes_copy(const struct roster_event *event, const struct roster *present)
{
    struct roster_change *changes = calloc((size_t)event->count, sizeof *changes);
    bool whole = changes != NULL;
    for (int32_t i = 0; whole && i < event->count; i++) {
        changes[i] = event->changes[i];
        changes[i].unit = present->units[changes[i].unit].number;
        if (!changes[i].text)
            continue;
        changes[i].text = strdup(changes[i].text);
        whole = changes[i].text != NULL;
    }
    if (whole || !changes)
        return changes;
    changes_free(changes, event->count);
    return NULL;
}

static struct roster_unit *units_copy(const struct roster_event *event)
{
    struct roster_unit *units = malloc((size_t)event->count * sizeof *units);
    if (units)
        memcpy(units, event->units, (size_t)event->count * sizeof *units);
    return units;
}

/* Copies what the event points at. On false (out of memory) nothing has to be freed. */
static bool event_own(struct history_entry *history_entry, const struct roster *present)
{
    struct roster_event *event = &history_entry->event;
    const struct roster_event copied = *event;
    if (event->kind == ROSTER_CHANGED)
        event->changes = event->count ? changes_copy(&copied, present) : NULL;
    if (event->kind == ROSTER_RENAMED)
        event->name = strdup(copied.name);
    if (event->kind == ROSTER_REASSIGNED)
        event->side = strdup(copied.side);
    if (event->kind == ROSTER_RENAMED || event->kind == ROSTER_REASSIGNED || event->kind == ROSTER_REMOVED)
        event->unit = present->units[copied.unit].number;
    if (event->kind == ROSTER_RENAMED)
        return event->name != NULL;
    if (event->kind == ROSTER_REASSIGNED)
        return event->side != NULL;
    if (event->kind == ROSTER_CHANGED)
        return event->changes || !event->count;
    if (event->kind != ROSTER_ADDED)
        return true;
    event->units = event->count ? units_copy(&copied) : NULL;
    history_entry->gone = calloc((size_t)event->count + 1, sizeof *history_entry->gone);
    if (history_entry->gone && (event->units || !event->count))
        return true;
    history_entry_free(history_entry);
    return false;
}

static struct history_entry *history_find(const struct roster_history *history, int64_t seq)
{
    int32_t low = 0, high = history->count;
    while (low < high) {
        int32_t middle = low + (high - low) / 2;
        if (history->list[middle].event.seq < seq)
            low = middle + 1;
        else
            high = middle;
    }
    return seq > 0 && low < history->count && history->list[low].event.seq == seq ? &history->list[low] : NULL;
}

/* Notes the removal of a unit with the event that added it. */
static void removal_note(struct roster_history *history, const struct roster_event *removal)
{
    for (int32_t i = history->count - 1; i >= 0; i--) {
        struct history_entry *history_entry = &history->list[i];
        int32_t place = removal->unit - history_entry->first;
        if (history_entry->event.kind != ROSTER_ADDED || place < 0)
            continue;
        if (place < history_entry->event.count)
            history_entry->gone[place] = removal->seq;
        return;
    }
}

static size_t owned_bytes(const struct history_entry *history_entry)
{
    const struct roster_event *event = &history_entry->event;
    size_t bytes = 0, count = (size_t)event->count;
    if (event->kind == ROSTER_ADDED)
        return count * sizeof *event->units + (count + 1) * sizeof *history_entry->gone;
    if (event->kind == ROSTER_RENAMED)
        return strlen(event->name) + 1;
    if (event->kind == ROSTER_REASSIGNED)
        return strlen(event->side) + 1;
    if (event->kind != ROSTER_CHANGED)
        return 0;
    for (int32_t i = 0; i < event->count; i++)
        bytes += sizeof event->changes[i] + (event->changes[i].text ? strlen(event->changes[i].text) + 1 : 0);
    return bytes;
}

size_t roster_history_bytes(const struct roster_history *history)
{
    return sizeof *history + (size_t)history->room * sizeof *history->list + history->owned;
}

bool roster_history_add(struct roster_history *history, const struct roster_event *event, const struct roster *present)
{
    struct history_entry added = {.event = *event, .by = BY_NONE, .first = history->came};
    if (!history_grow(history) || !event_own(&added, present))
        return false;
    struct history_entry *replaced = history_find(history, event->replaces);
    if (replaced)
        replaced->by = history->count;
    else
        added.event.replaces = 0; /* that entry changed nothing, so there is no event to replace */
    if (event->kind == ROSTER_ADDED)
        history->came += event->count;
    if (event->kind == ROSTER_REMOVED)
        removal_note(history, &added.event);
    history->owned += owned_bytes(&added);
    history->list[history->count++] = added;
    return true;
}

/* The event that is in force in the place of this one, for the entries up to `seq`: itself, its replacement, or the
 * replacement of that. */
static const struct history_entry *entry_in_force(const struct roster_history *history,
                                                  const struct history_entry *history_entry, int64_t seq)
{
    while (history_entry->by != BY_NONE && history->list[history_entry->by].event.seq <= seq)
        history_entry = &history->list[history_entry->by];
    return history_entry;
}

/* The index of the unit with this number; -1: it was removed. */
static int32_t unit_numbered(const struct roster *roster, int32_t number)
{
    int32_t place = number < roster->count ? number : roster->count - 1;
    while (place >= 0 && roster->units[place].number > number)
        place--;
    return place >= 0 && roster->units[place].number == number ? place : -1;
}

static void units_come(const struct history_entry *history_entry, int64_t seq, struct roster *roster)
{
    for (int32_t i = 0; i < history_entry->event.count; i++) {
        bool gone = history_entry->gone[i] && history_entry->gone[i] <= seq;
        roster->came = history_entry->first + i;
        if (!gone)
            roster_add(roster, &history_entry->event.units[i]);
    }
    roster->came = history_entry->first + history_entry->event.count;
}

/* Since a correction of an earlier entry, a unit has fewer figures than it had when this was recorded: it leaves the
 * game by a loss after which some were left, so the record does not tell its friends. */
static void change_make(const struct roster_change *change, struct roster *roster)
{
    const bool was_in = !roster_out(roster, change->unit);
    roster_change(roster, change);
    if (was_in && change->kind == EFFECT_ADD && change->after > 0 && roster_out(roster, change->unit))
        roster_count_loss(roster, change->unit);
}

static void changes_make(const struct roster_event *event, struct roster *roster)
{
    for (int32_t i = 0; i < event->count; i++) {
        struct roster_change change = event->changes[i];
        change.unit = unit_numbered(roster, change.unit);
        if (change.unit >= 0 && !roster_change_follows(roster->type, event->changes, i))
            change_make(&change, roster);
    }
    for (int32_t i = 0; i < event->count; i++) {
        int32_t unit = unit_numbered(roster, event->changes[i].unit);
        if (unit >= 0)
            roster_settle(roster, unit);
    }
}

static void unit_go(struct roster *roster, int32_t number)
{
    int32_t unit = unit_numbered(roster, number);
    if (unit >= 0)
        roster_remove(roster, unit);
}

static void unit_rename(const struct roster_event *event, struct roster *roster)
{
    int32_t unit = unit_numbered(roster, event->unit);
    if (unit >= 0)
        memcpy(roster->units[unit].name, event->name, strlen(event->name) + 1);
}

static void unit_reassign(const struct roster_event *event, struct roster *roster)
{
    int32_t unit = unit_numbered(roster, event->unit);
    if (unit >= 0)
        roster_reassign(roster, unit, event->side);
}

/* For the entries up to `seq`. */
static void entry_apply(const struct history_entry *history_entry, int64_t seq, struct roster *roster)
{
    const struct roster_event *event = &history_entry->event;
    switch (event->kind) {
    case ROSTER_ADDED:
        units_come(history_entry, seq, roster);
        break;
    case ROSTER_CHANGED:
        changes_make(event, roster);
        break;
    case ROSTER_TURNED:
        roster_turn(roster, event->turn, event->phase);
        break;
    case ROSTER_RENAMED:
        unit_rename(event, roster);
        break;
    case ROSTER_REASSIGNED:
        unit_reassign(event, roster);
        break;
    case ROSTER_REMOVED:
        unit_go(roster, event->unit);
        break;
    case ROSTER_VOIDED:
        break;
    }
    roster_contacts_tidy(roster); /* recorded contacts may be with units that are no longer in contact since a
                                   * correction */
}

/* The index of the event that this one replaces. */
static int64_t first_place(const struct roster_history *history, int64_t place)
{
    const struct history_entry *history_entry = history_find(history, place);
    while (history_entry && history_entry->event.replaces) {
        place = history_entry->event.replaces;
        history_entry = history_find(history, place);
    }
    return place;
}

void roster_history_before(const struct roster_history *history, int64_t place, int64_t seq, struct roster *ret)
{
    place = first_place(history, place);
    roster_start(ret, history->type, history->options);
    for (int32_t i = 0; i < history->count && history->list[i].event.seq <= seq; i++) {
        const struct history_entry *history_entry = &history->list[i];
        if (history_entry->event.seq < place && history_entry->event.replaces == 0)
            entry_apply(entry_in_force(history, history_entry, seq), seq, ret);
        if (history_entry->event.seq < place && history_entry->event.kind == ROSTER_ADDED)
            ret->came = history_entry->first + history_entry->event.count; /* including those that were taken back */
    }
}

void roster_history_at(const struct roster_history *history, int64_t seq, struct roster *ret)
{
    roster_history_before(history, INT64_MAX, seq, ret);
}

void roster_history_turn_before(const struct roster_history *history, int64_t seq, int32_t *ret_turn,
                                int32_t *ret_phase)
{
    *ret_turn = 0;
    *ret_phase = -1;
    for (int32_t i = history->count - 1; i >= 0; i--) {
        const struct roster_event *event = &history->list[i].event;
        if (event->kind != ROSTER_TURNED || event->seq >= seq || history->list[i].by != BY_NONE)
            continue;
        *ret_turn = event->turn;
        *ret_phase = event->phase;
        return;
    }
}

bool roster_history_step(const struct roster_history *history, struct roster *present)
{
    const struct history_entry *newest = &history->list[history->count - 1], *replaced;
    if (!newest->event.replaces) {
        entry_apply(newest, INT64_MAX, present);
        return true;
    }
    replaced = history_find(history, newest->event.replaces);
    if (replaced->event.kind != ROSTER_ADDED)
        return false;
    for (int32_t i = 0; i < replaced->event.count; i++) /* no event that is in force names them */
        unit_go(present, replaced->first + i);
    return true;
}

void roster_history_follow(const struct roster_history *history, struct roster *present)
{
    if (!roster_history_step(history, present))
        roster_history_at(history, INT64_MAX, present);
}
