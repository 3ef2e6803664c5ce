/* Which units entries change and name, and so what rests on what (docs/ledger.md, "Disputes and taking back"). A unit
 * is a bit: its place in the protocol's list, which is free again once it has gone. */
#include "ledger/protocol_parts.h"
#include <string.h>

static int32_t unit_place(const struct protocol *protocol, const char *id)
{
    for (int32_t i = 0; i < PROTOCOL_UNITS_MAX; i++)
        if (protocol->units[i].id[0] && strcmp(protocol->units[i].id, id) == 0)
            return i;
    return -1;
}

static uint64_t unit_bit(const struct protocol *protocol, const char *id)
{
    int32_t place = unit_place(protocol, id);
    return place < 0 ? 0 : UINT64_C(1) << place;
}

/* A list that is too long, or an id that no unit can have, is found by those who read units by their rules. */
static uint64_t unit_come(struct protocol *protocol, const char *id, int64_t seq)
{
    int32_t place = 0;
    while (place < PROTOCOL_UNITS_MAX && protocol->units[place].id[0])
        place++;
    if (place == PROTOCOL_UNITS_MAX || strlen(id) > UNIT_ID_MAX)
        return 0;
    memcpy(protocol->units[place].id, id, strlen(id) + 1);
    protocol->units[place].since = seq;
    return UINT64_C(1) << place;
}

void units_come(struct protocol *protocol, const struct entry *entry, const struct units_entered *units)
{
    struct mark *mark = &protocol->marks[entry->seq];
    for (int32_t i = 0; i < units->count; i++)
        mark->changed |= unit_come(protocol, units->list[i].id, entry->seq);
}

/* Those that an entry added and that are still there. */
static uint64_t units_of(const struct protocol *protocol, int64_t seq)
{
    uint64_t units = 0;
    for (int32_t i = 0; i < PROTOCOL_UNITS_MAX; i++)
        if (protocol->units[i].id[0] && protocol->units[i].since == seq)
            units |= UINT64_C(1) << i;
    return units;
}

static void units_free(struct protocol *protocol, uint64_t units)
{
    for (int32_t i = 0; i < PROTOCOL_UNITS_MAX; i++)
        if (units >> i & 1)
            protocol->units[i].id[0] = '\0';
}

void units_go(struct protocol *protocol, int64_t seq)
{
    units_free(protocol, units_of(protocol, seq));
}

void unit_go(struct protocol *protocol, const struct entry *entry)
{
    int32_t place = unit_place(protocol, entry->unit_removed.unit);
    if (place < 0)
        return;
    protocol->marks[entry->seq].about = (int32_t)protocol->units[place].since;
    units_free(protocol, UINT64_C(1) << place);
}

void units_mark(struct protocol *protocol, const struct entry *entry, const struct units_stated *units)
{
    struct mark *mark = &protocol->marks[entry->seq];
    for (int32_t i = 0; i < units->role_count; i++)
        for (int32_t k = 0; k < units->roles[i].count; k++)
            mark->named |= unit_bit(protocol, units->roles[i].ids[k]);
    if (units->applied)
        unit_changes_mark(protocol, entry, &units->changes);
}

void unit_changes_mark(struct protocol *protocol, const struct entry *entry, const struct unit_changes *changes)
{
    struct mark *mark = &protocol->marks[entry->seq];
    for (int32_t i = 0; i < changes->count; i++)
        mark->changed |= unit_bit(protocol, changes->list[i].unit);
    mark->named |= mark->changed;
}

void unit_mark(struct protocol *protocol, const struct entry *entry, const char *id)
{
    struct mark *mark = &protocol->marks[entry->seq];
    mark->changed |= unit_bit(protocol, id);
    mark->named |= mark->changed;
}

void units_mark_all(struct protocol *protocol, const struct entry *entry)
{
    for (int32_t i = 0; i < PROTOCOL_UNITS_MAX; i++)
        if (protocol->units[i].id[0])
            protocol->marks[entry->seq].changed |= UINT64_C(1) << i;
}

bool entry_stands(const struct protocol *protocol, int64_t seq)
{
    return !(protocol->marks[seq].flags & (MARK_REPLACED | MARK_TAKEN_BACK));
}

/* Which of the present units an entry changed: a bit may have belonged to another unit when the entry was made. */
static uint64_t units_changed(const struct protocol *protocol, int64_t seq)
{
    uint64_t changed = protocol->marks[seq].changed;
    for (int32_t i = 0; i < PROTOCOL_UNITS_MAX; i++)
        if (!protocol->units[i].id[0] || protocol->units[i].since > seq)
            changed &= ~(UINT64_C(1) << i);
    return changed;
}

/* The entry at which a correction's changes count: the first ruling that was corrected. */
static int64_t place_of(const struct protocol *protocol, int64_t seq)
{
    while (protocol->marks[seq].kind == ENTRY_CORRECTION)
        seq = protocol->marks[seq].corrects;
    return seq;
}

bool ruling_is_idle(const struct entry_ruling *ruling)
{
    bool changes = ruling->units.applied && ruling->units.changes.count > 0;
    return ruling->status == RULING_NOT_PERMITTED || (ruling->draws.count == 0 && !changes);
}

/* Whether an entry in force is about what the target did, which changed the units `changed`. */
static bool follows(const struct protocol *protocol, int64_t seq, int64_t target, uint64_t changed)
{
    const struct mark *mark = &protocol->marks[seq];
    bool turned = protocol->marks[target].kind == ENTRY_TURN &&
                  (mark->kind == ENTRY_TURN || entry_is_ruling((enum entry_kind)mark->kind));
    bool removed = mark->kind == ENTRY_UNIT_REMOVED && mark->about == target;
    return seq != target && entry_stands(protocol, seq) && (turned || removed || (mark->named & changed));
}

static bool is_idle(const struct protocol *protocol, int64_t seq)
{
    return protocol->marks[seq].flags & MARK_IDLE;
}

int64_t last_naming(const struct protocol *protocol, int64_t seq)
{
    const struct mark *before = seq > 0 ? &protocol->marks[seq - 1] : NULL;
    if (!before)
        return 0;
    return before->named || before->kind == ENTRY_UNIT_REMOVED ? seq - 1 : before->naming;
}

/* Only what names units follows from what is not a turn; the rest is passed over, so that proposals, however many, cost
 * no more than they are. */
static size_t following(const struct protocol *protocol, int64_t target, bool idle, int64_t *ret, size_t max)
{
    uint64_t changed = units_changed(protocol, target);
    int64_t end = place_of(protocol, target);
    bool turn = protocol->marks[target].kind == ENTRY_TURN;
    size_t count = 0;
    if (!idle && protocol->marks[target].bears_to > end)
        end = protocol->marks[target].bears_to;
    for (int64_t seq = protocol->next - 1; seq > end && count < max; seq = turn ? seq - 1 : protocol->marks[seq].naming)
        if (is_idle(protocol, seq) == idle && follows(protocol, seq, target, changed))
            ret[count++] = seq;
    return count;
}

size_t protocol_resting_on(const struct protocol *protocol, int64_t target, int64_t *ret, size_t max)
{
    return following(protocol, target, false, ret, max);
}

size_t protocol_asked_of(const struct protocol *protocol, int64_t target, int64_t *ret, size_t max)
{
    return following(protocol, target, true, ret, max);
}

size_t protocol_naming(const struct protocol *protocol, const char *unit, int64_t *ret, size_t max)
{
    int32_t place = unit_place(protocol, unit);
    size_t count = 0;
    for (int64_t seq = protocol->next - 1; place >= 0 && seq > protocol->units[place].since && count < max; seq--)
        if (protocol->marks[seq].named >> place & 1 && entry_stands(protocol, seq) && !is_idle(protocol, seq))
            ret[count++] = seq;
    return count;
}
