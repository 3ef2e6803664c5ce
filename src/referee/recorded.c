/* Reading entries back: what was asked and thrown is resolved again. */
#include "entry_read.h"
#include "referee.h"
#include <string.h>

/* The record is what was decided. Should the rules' code say something else today, the record is shown, not the code.
 */
static bool is_what_is_recorded(const struct recorded *recorded, const char *bytes, size_t length)
{
    struct writer again;
    writer_start(&again, length + 1);
    entry_write_ruling_on(&again, &recorded->envelope, &recorded->ruling, &recorded->grounds);
    bool same = !again.failed && again.used == length && memcmp(again.at, bytes, length) == 0;
    writer_end(&again);
    return same;
}

static bool is_ruling(const char *kind)
{
    return strcmp(kind, "ruling") == 0 || strcmp(kind, "correction") == 0;
}

bool entry_open(struct arena *arena, const char *bytes, size_t length, struct recorded *ret)
{
    struct violations *violations = arena_take(arena, sizeof *violations);
    struct tree_head *seen = arena_take(arena, sizeof *seen);
    if (!violations || !seen)
        return false;
    violations_start(violations);
    const struct json_t *root = json_read(arena, bytes, length, violations);
    *ret = (struct recorded){.at = json_text_member(root, "at")};
    if (!ret->at || !envelope_read(root, &ret->envelope, seen))
        return false;
    if (!is_ruling(ret->envelope.kind))
        return true;
    struct intent intent;
    if (question_read(arena, root, NULL, &intent, violations) != READING_DONE ||
        !faces_read(arena, json_member(root, "draws"), &intent.faces) || !grounds_read(arena, root, &ret->grounds) ||
        !ruling_prepare(arena, &intent, &ret->ruling) || !ruling_make(&ret->ruling, &intent, NULL, violations))
        return true;
    const char *source = json_text_member(json_member(root, "dice"), "source");
    ret->ruling.source = source ? source : ret->ruling.source;
    ret->resolved_again = is_what_is_recorded(ret, bytes, length);
    return true;
}
