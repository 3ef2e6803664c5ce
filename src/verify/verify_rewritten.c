/* Entries that were written again from what was read of them: whether they equal the recorded bytes, and where not. */
#include "verify/verify_state.h"
#include <string.h>

enum { SHOWN_MAX = 60 }; /* bytes of a value in a reason */

/* A value in few words. */
static void value_show(struct writer *scratch, const struct json_t *value, struct text *out)
{
    writer_reset(scratch);
    if (!value) {
        text_add(out, "nothing");
        return;
    }
    json_write(scratch, value);
    text_add_bytes(out, scratch->at, scratch->used < SHOWN_MAX ? scratch->used : SHOWN_MAX);
    text_add(out, scratch->used > SHOWN_MAX ? "…" : "");
}

void verify_rewritten(struct verifier *verifier, enum verify_check check, const struct verify_entry *entry, bool older)
{
    struct writer *rewritten = &verifier->scratch;
    char pointer[128], reason[VERIFY_REASON_MAX];
    struct text where, words;
    struct violations unused;
    const struct json_t *recorded, *wanted;
    if (rewritten->failed) {
        verifier->starved = true;
        return;
    }
    if (verifier->results[check].failed)
        return;
    if (rewritten->used == entry->length && memcmp(rewritten->at, entry->bytes, entry->length) == 0) {
        verify_hold(verifier, check, true, "the same bytes");
        return;
    }
    violations_start(&unused);
    text_start(&where, pointer, sizeof pointer);
    text_start(&words, reason, sizeof reason);
    const struct json_t *root = json_read(&verifier->arena, rewritten->at, rewritten->used, &unused);
    bool differs = !root || json_differs(entry->root, root, older, &where, &recorded, &wanted);
    if (differs && root) {
        text_add(&words, pointer);
        text_add(&words, ": recorded is ");
        value_show(rewritten, recorded, &words);
        text_add(&words, ", the rules give ");
        value_show(rewritten, wanted, &words);
    }
    verify_hold(verifier, check, !differs, "%s", reason);
}
