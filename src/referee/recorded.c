/* Reads entries and resolves their recorded questions again. */
#include "referee/entry_read.h"
#include "referee/referee.h"
#include <string.h>

/* The record is what was decided. If the current code of the rules gives another result, the record is shown. */
static bool is_what_is_recorded(const struct recorded *recorded, const char *bytes, size_t length)
{
    struct writer rewritten;
    writer_start(&rewritten, length + 1);
    entry_write(&rewritten, &recorded->entry);
    bool same = !rewritten.failed && rewritten.used == length && memcmp(rewritten.at, bytes, length) == 0;
    writer_end(&rewritten);
    return same;
}

/* The entry's ruling, resolved again; false when that is not possible. */
static bool ruling_again(struct arena *arena, const struct json_t *root, struct recorded *ret,
                         struct violations *violations)
{
    struct intent intent;
    struct entry_ruling *ruling = &ret->entry.ruling;
    if (!entry_read(arena, root, false, &ret->entry, violations) ||
        question_read(arena, &ruling->subject, &ruling->units, NULL, &intent, violations) != READING_DONE ||
        !question_units_take(arena, ruling, &intent) || !faces_read(arena, &ruling->draws, &intent.faces) ||
        !ruling_prepare(arena, &intent, &ret->ruling) || !ruling_make(&ret->ruling, &intent, NULL, violations))
        return false;
    ret->ruling.source = dice_kind_name(ruling->dice);
    entry_ruling_set(ruling, &ret->ruling);
    return true;
}

bool entry_open(struct arena *arena, const char *bytes, size_t length, struct recorded *ret)
{
    struct violations *violations = arena_take(arena, sizeof *violations);
    if (!violations)
        return false;
    violations_start(violations);
    memset(ret, 0, sizeof *ret);
    const struct json_t *root = json_read(arena, bytes, length, violations);
    if (!root || !envelope_read(arena, root, &ret->entry))
        return false;
    ret->root = root;
    ret->kind = json_text_member(root, "kind");
    ret->resolved_again = entry_is_ruling(ret->entry.kind) && ruling_again(arena, root, ret, violations) &&
                          is_what_is_recorded(ret, bytes, length);
    return true;
}
