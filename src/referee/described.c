#include "referee/described.h"
#include "fields/answer_rows.h"

static const struct field rows[] = {
    WORD(struct entry_described, title, "What the game is called.", OPTIONAL),
    WORD(struct entry_described, place, "Where it is played.", OPTIONAL),
    COUNT(struct entry_described, points, "Of the armies, as they were agreed.", OPTIONAL),
    WORD(struct entry_described, note, "Whatever else is to be known of it.", OPTIONAL),
};
const struct fields session_description_fields =
    FIELDS("SessionDescription", "What the umpire last said that the game is about; absent where nothing was said.",
           rows, struct entry_described);

const struct entry_described *described_read(struct arena *arena, const char *bytes, size_t length)
{
    struct entry *entry = bytes ? arena_take(arena, sizeof *entry) : NULL;
    if (!entry || !entry_parse(arena, bytes, length, entry) || entry->kind != ENTRY_DESCRIBED)
        return NULL;
    const struct entry_described *parsed = &entry->described;
    return parsed->title || parsed->place || parsed->note || parsed->points != FIELD_ABSENT ? parsed : NULL;
}
