/* Writing events. */
#include "event_write.h"
#include "answer.h"
#include "json.h"
#include "session_state.h"
#include <string.h>
#include <umpire/text.h>

/* A revoked seat's streams end with the entry that says so: this is the one place that knows its form. */
static bool revoked_find(struct arena *scratch, const struct store_entry *entry, struct event_meaning *ret)
{
    struct violations *violations = arena_take(scratch, sizeof *violations);
    if (!violations)
        return false;
    violations_start(violations);
    const char *who = json_text_member(json_read(scratch, entry->bytes, entry->length, violations), "who");
    struct text text;
    text_start(&text, ret->revoked, sizeof ret->revoked);
    text_add(&text, who ? who : "");
    return who != NULL;
}

static void head_write(struct writer *out, int64_t seq, const char *kind)
{
    char words[160];
    struct text head;
    text_start(&head, words, sizeof words);
    text_format(&head, "id: %lld\nevent: %.*s\ndata: ", (long long)seq, (int)strcspn(kind, "\r\n"), kind);
    write_raw(out, words, head.used);
}

bool event_write(struct writer *out, struct arena *scratch, const struct store_entry *entry, struct event_meaning *ret)
{
    struct recorded recorded;
    struct tree tree;
    struct tree_head tree_head;
    /* What umpire wrote has no line ends; with one, the rest would be taken for an event of its own. */
    if (memchr(entry->bytes, '\n', entry->length) || memchr(entry->bytes, '\r', entry->length) ||
        !entry_open(scratch, entry->bytes, entry->length, &recorded))
        return false;
    const char *kind = recorded.envelope.kind;
    *ret = (struct event_meaning){.closes = strcmp(kind, "closed") == 0};
    if (strcmp(kind, "revoked") == 0 && !revoked_find(scratch, entry, ret))
        return false;
    bool sealed = entry->state_length > 0 && session_state_read_tree(entry->state, entry->state_length, &tree);
    if (sealed)
        tree_head = tree_head_of(&tree);
    head_write(out, entry->seq, kind);
    out->comma = false;
    answer_write_opened(out, &recorded, entry->bytes, entry->length, sealed ? &tree_head : NULL);
    write_raw(out, "\n\n", 2);
    return !out->failed;
}
