/* Any bytes as a signed note, a checkpoint and a key: they are refused, or what was read gives the same bytes again. */
#include "fuzzing.h"
#include <stdio.h>
#include <string.h>
#include <umpire/ledger.h>

int LLVMFuzzerInitialize(int *count, char ***arguments)
{
    (void)count;
    (void)arguments;
    return 0;
}

/* The note is nothing but its text, an empty line and its signatures. */
static void rebuild_note(const struct note *note, const char *bytes, size_t length)
{
    const char *at = bytes + note->text_length, *end = bytes + length;
    require(note->text == bytes && note->text_length < length && at[-1] == '\n' && *at++ == '\n', "the text's end");
    require(note->signature_count > 0, "a note without signatures");
    for (size_t i = 0; i < note->signature_count; i++) {
        const struct note_signature *signature = &note->signatures[i];
        require(signature->name == at + strlen("\u2014 "), "a name that does not follow the dash");
        require(signature->base64 == signature->name + signature->name_length + 1, "more than a space");
        at = signature->base64 + signature->base64_length;
        require(at < end && *at++ == '\n', "the line's end");
    }
    require(at == end, "something behind the signatures");
}

/* The text of a checkpoint is its three lines, printed again but for the base64, and its extensions. */
static void rebuild_checkpoint(const struct note *note, const struct checkpoint *checkpoint)
{
    char lines[CHECKPOINT_ORIGIN_MAX + 32];
    int length =
        snprintf(lines, sizeof lines, "%s\n%llu\n", checkpoint->origin, (unsigned long long)checkpoint->head.size);
    size_t root = 45; /* base64 of 32 bytes, and the newline */
    require(note->text_length == (size_t)length + root + checkpoint->extensions_length, "the length of a checkpoint");
    require(memcmp(lines, note->text, (size_t)length) == 0, "another origin or size");
    require(checkpoint->extensions == note->text + length + root, "the place of the extensions");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct uuid session = {{1}};
    const char *bytes = (const char *)data;
    struct checkpoint checkpoint;
    struct note note;
    struct note_key key;
    char words[NOTE_KEY_TEXT_SIZE], again[NOTE_KEY_TEXT_SIZE];
    if (note_read(bytes, size, &note)) {
        rebuild_note(&note, bytes, size);
        if (checkpoint_read(&note, &checkpoint))
            rebuild_checkpoint(&note, &checkpoint);
    }
    snprintf(words, sizeof words, "%.*s", (int)(size < sizeof words ? size : sizeof words - 1), bytes);
    if (note_key_read(words, &key)) {
        note_key_write(&key, again);
        require(strcmp(words, again) == 0, "a different key");
        require(checkpoint_open(bytes, size, &key, 1, &session, &checkpoint) != CHECKPOINT_SIGNED, "signed by nobody");
    }
    return 0;
}
