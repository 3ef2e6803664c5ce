/* Writing events. */
#include "http/sessions/event_write.h"
#include "referee/answer.h"
#include "referee/entry_read.h"
#include "referee/session_state.h"
#include <string.h>
#include <umpire/text.h>

/* A revoked seat's streams end with the entry that revokes it; if a seat is re-issued, the streams of its earlier
 * tokens end. */
static bool ended_find(struct arena *scratch, const struct store_entry *entry, struct event_meaning *ret)
{
    struct entry parsed;
    struct text text;
    if (!entry_parse(scratch, entry->bytes, entry->length, &parsed))
        return false;
    bool reissued = parsed.kind == ENTRY_REISSUED;
    text_start(&text, ret->ended, sizeof ret->ended);
    text_add(&text, reissued ? parsed.reissued.reissued_seat : parsed.revoked.revoked_seat);
    ret->since = reissued ? entry->seq : INT64_MAX;
    return true;
}

static void head_write(struct writer *out, int64_t seq, const char *kind)
{
    char words[160];
    struct text head;
    text_start(&head, words, sizeof words);
    text_format(&head, "id: %lld\nevent: %.*s\ndata: ", (long long)seq, (int)strcspn(kind, "\r\n"), kind);
    write_raw(out, words, head.used);
}

bool event_write(struct writer *out, struct arena *scratch, const struct ruleset *ruleset,
                 const struct store_entry *entry, struct event_meaning *ret)
{
    struct recorded recorded;
    struct tree tree;
    struct tree_head tree_head;
    /* What umpire wrote has no line ends; with one, the rest would be taken for an event of its own. */
    if (memchr(entry->bytes, '\n', entry->length) || memchr(entry->bytes, '\r', entry->length) ||
        !entry_open(scratch, entry->bytes, entry->length, &recorded))
        return false;
    enum entry_kind kind = recorded.entry.kind;
    *ret = (struct event_meaning){.closes = kind == ENTRY_CLOSED};
    if ((kind == ENTRY_REVOKED || kind == ENTRY_REISSUED) && !ended_find(scratch, entry, ret))
        return false;
    bool sealed = entry->state_length > 0 && session_state_read_tree(entry->state, entry->state_length, &tree);
    if (sealed)
        tree_head = tree_head_of(&tree);
    head_write(out, entry->seq, recorded.kind);
    out->comma = false;
    const struct entry_beside beside = {
        .seat_name = entry->seat_name, .tree = sealed ? &tree_head : NULL, .ruleset = ruleset};
    if (!answer_write_opened(out, &recorded, entry->bytes, entry->length, &beside))
        return false;
    write_raw(out, "\n\n", 2);
    return !out->failed;
}
