/* The events of a session, and the roster at any of them. An event that replaces another takes its place there, so that
 * a game that was put right goes on as if it had been right at once. */
#include "roster.h"
#include <stdlib.h>
#include <string.h>

enum { BY_NONE = -1 };

struct history_entry {
    struct roster_event event;
    int32_t by; /* the event that takes its place; there is one at most, which may have another in its own */
};

struct roster_history {
    const struct unit_type *type;
    const void *options;
    struct history_entry *list;
    int32_t count, room;
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

static void event_free(struct roster_event *event)
{
    if (event->kind == ROSTER_CHANGED)
        for (int32_t i = 0; i < event->count; i++)
            free((char *)(uintptr_t)event->changes[i].text);
    free((void *)(uintptr_t)(event->kind == ROSTER_ADDED ? (const void *)event->units : (const void *)event->changes));
}

void roster_history_free(struct roster_history *history)
{
    if (!history)
        return;
    for (int32_t i = 0; i < history->count; i++)
        event_free(&history->list[i].event);
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

/* Changes with texts of their own. */
static struct roster_change *changes_copy(const struct roster_event *event)
{
    struct roster_change *changes = calloc((size_t)event->count, sizeof *changes);
    bool whole = changes != NULL;
    for (int32_t i = 0; whole && i < event->count; i++) {
        changes[i] = event->changes[i];
        if (!changes[i].text)
            continue;
        changes[i].text = strdup(changes[i].text);
        whole = changes[i].text != NULL;
    }
    if (whole || !changes)
        return changes;
    event_free(&(struct roster_event){.kind = ROSTER_CHANGED, .count = event->count, .changes = changes});
    return NULL;
}

static struct roster_unit *units_copy(const struct roster_event *event)
{
    struct roster_unit *units = malloc((size_t)event->count * sizeof *units);
    if (units)
        memcpy(units, event->units, (size_t)event->count * sizeof *units);
    return units;
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

bool roster_history_add(struct roster_history *history, const struct roster_event *event)
{
    struct roster_event copy = *event;
    copy.changes = NULL;
    if (!history_grow(history))
        return false;
    if (event->count > 0 && event->kind == ROSTER_ADDED)
        copy.units = units_copy(event);
    if (event->count > 0 && event->kind == ROSTER_CHANGED)
        copy.changes = changes_copy(event);
    if (copy.count > 0 && !copy.changes)
        return false;
    struct history_entry *replaced = history_find(history, event->replaces);
    if (replaced)
        replaced->by = history->count;
    else
        copy.replaces = 0; /* that entry changed nothing, so there is no place to take */
    history->list[history->count++] = (struct history_entry){copy, BY_NONE};
    return true;
}

/* What stands in the place of an event, as the entries up to `seq` see it: itself, or what replaced it, or what
 * replaced that. */
static const struct roster_event *event_in_force(const struct roster_history *history,
                                                 const struct history_entry *history_entry, int64_t seq)
{
    while (history_entry->by != BY_NONE && history->list[history_entry->by].event.seq <= seq)
        history_entry = &history->list[history_entry->by];
    return &history_entry->event;
}

static void event_apply(const struct roster_event *event, struct roster *roster)
{
    switch (event->kind) {
    case ROSTER_ADDED:
        for (int32_t i = 0; i < event->count; i++)
            roster_add(roster, &event->units[i]);
        break;
    case ROSTER_CHANGED:
        roster_change_all(roster, event->changes, event->count);
        break;
    case ROSTER_TURNED:
        roster_turn(roster, event->turn, event->phase);
        break;
    case ROSTER_VOIDED:
        break;
    }
}

/* Where an event stands that stands in the place of another. */
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
            event_apply(event_in_force(history, history_entry, seq), ret);
    }
}

void roster_history_at(const struct roster_history *history, int64_t seq, struct roster *ret)
{
    roster_history_before(history, INT64_MAX, seq, ret);
}

bool roster_history_replaces(const struct roster_history *history)
{
    return history->count > 0 && history->list[history->count - 1].event.replaces != 0;
}

void roster_history_follow(const struct roster_history *history, struct roster *present)
{
    const struct roster_event *newest = &history->list[history->count - 1].event;
    if (newest->replaces)
        roster_history_at(history, INT64_MAX, present);
    else
        event_apply(newest, present);
}
