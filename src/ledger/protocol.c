/* What holds for entries of all kinds: the rows of the table, asked in their order. */
#include "ledger/protocol_parts.h"
#include <string.h>

static const struct {
    const char *code, *sentence;
    enum entry_topic topic;
} objections[OBJECTION_COUNT] = {[OBJECTION_NONE] = {"none", "it may come", TOPIC_ORDER},
#define X(symbol, code, topic, sentence) [OBJECTION_##symbol] = {code, sentence, TOPIC_##topic},
                                 OBJECTIONS(X)
#undef X
};

const char *objection_code(enum objection objection)
{
    return objections[objection].code;
}

const char *objection_words(enum objection objection)
{
    return objections[objection].sentence;
}

enum entry_topic objection_topic(enum objection objection)
{
    return objections[objection].topic;
}

static enum objection who_check(const struct protocol *protocol, const struct entry *entry)
{
    int who = entry_row(entry->kind)->who;
    if (who == BY_NEWCOMER)
        return OBJECTION_NONE; /* its check looks at the name */
    const struct seat *seat = protocol_seat(protocol, entry->seat);
    enum seat_role role = seat ? seat->role : SEAT_SERVER;
    if (!seat && strcmp(entry->seat, ENTRY_SERVER) != 0)
        return OBJECTION_STRANGER;
    if (seat && seat->revoked)
        return OBJECTION_REVOKED;
    return who & 1 << role ? OBJECTION_NONE : OBJECTION_ROLE;
}

static enum objection question_check(const struct protocol *protocol, const struct entry *entry)
{
    enum asked_state state = protocol_asked_state(protocol);
    int allowed_in = entry_row(entry->kind)->when;
    if (allowed_in & 1 << state)
        return OBJECTION_NONE;
    if (state == ASKED_NONE)
        return OBJECTION_QUESTION_NONE;
    return state == ASKED_DUE ? OBJECTION_DUE : OBJECTION_QUESTION_OPEN;
}

enum objection protocol_check(const struct protocol *protocol, const struct entry *entry)
{
    if (entry->kind >= ENTRY_KIND_COUNT || entry->seq != protocol->next ||
        (entry->kind == ENTRY_OPENED) != (entry->seq == 0))
        return OBJECTION_ORDER;
    if (entry->seq >= protocol->capacity)
        return OBJECTION_FULL;
    if (protocol->closed)
        return OBJECTION_CLOSED;
    const struct entry_row *row = entry_row(entry->kind);
    enum objection objection = who_check(protocol, entry);
    if (objection)
        return objection;
    if (protocol->mode < row->mode)
        return OBJECTION_MODE;
    const struct seat *seat = row->who == BY_NEWCOMER ? NULL : protocol_seat(protocol, entry->seat);
    if (seat && seat->guest && !guest_may(entry->kind, entry->ruling.dice))
        return OBJECTION_GUEST;
    objection = question_check(protocol, entry);
    return objection || !row->check ? objection : row->check(protocol, entry);
}

enum objection protocol_admit(struct protocol *protocol, const struct entry *entry)
{
    enum objection objection = protocol_check(protocol, entry);
    if (objection)
        return objection;
    const struct entry_row *row = entry_row(entry->kind);
    protocol->marks[entry->seq] =
        (struct mark){.kind = (uint8_t)entry->kind, .naming = (int32_t)last_naming(protocol, entry->seq)};
    if (row->apply)
        row->apply(protocol, entry);
    protocol->next = entry->seq + 1;
    return OBJECTION_NONE;
}

void protocol_stands(struct protocol *protocol, const struct hash *leaf, const struct tree *tree)
{
    int64_t seq = protocol->next - 1;
    protocol->marks[seq].leaf = *leaf;
    if (protocol->question.seq == seq)
        protocol->question.root = tree_head_of(tree).root;
}

void protocol_start(struct protocol *protocol, struct mark *marks, int64_t capacity)
{
    *protocol = (struct protocol){.marks = marks, .capacity = capacity};
}
