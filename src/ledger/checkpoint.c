/* Checkpoints: three lines and their signatures. */
#include "ledger/checkpoint.h"
#include "ledger/note_key.h"
#include <string.h>

bool checkpoint_origin(const char *server, const struct uuid *session, char ret[CHECKPOINT_ORIGIN_MAX])
{
    char id[UUID_TEXT_SIZE];
    struct text origin;
    uuid_write(session, id);
    text_start(&origin, ret, CHECKPOINT_ORIGIN_MAX);
    text_format(&origin, "%s/%s", server, id);
    return !origin.cut;
}

bool checkpoint_sign(struct text *out, const struct uuid *session, const struct tree_head *head,
                     const struct note_signer *signers, size_t signer_count)
{
    char origin[CHECKPOINT_ORIGIN_MAX], root[BASE64_SIZE(HASH_SIZE)], words[CHECKPOINT_ORIGIN_MAX + 80];
    struct text lines;
    if (signer_count < 1 || !checkpoint_origin(signers[0].key.name, session, origin))
        return false;
    base64_write(head->root.bytes, HASH_SIZE, root);
    text_start(&lines, words, sizeof words);
    text_format(&lines, "%s\n%llu\n%s\n", origin, (unsigned long long)head->size, root);
    return note_sign(out, words, signers, signer_count);
}

/* The next line, which is not empty, without its newline; moves `at` past it. NULL when there is none. */
static const char *line_next(const char **at, const char *end, size_t *ret_length)
{
    const char *line = *at, *newline = line < end ? memchr(line, '\n', (size_t)(end - line)) : NULL;
    if (!newline || newline == line)
        return NULL;
    *at = newline + 1;
    *ret_length = (size_t)(newline - line);
    return line;
}

/* Decimal without leading zeros. */
static bool size_read(const char *digits, size_t length, uint64_t *ret)
{
    uint64_t size = 0;
    if (digits[0] == '0' && length > 1)
        return false;
    for (size_t i = 0; i < length; i++) {
        if (digits[i] < '0' || digits[i] > '9')
            return false;
        uint64_t digit = (uint64_t)(digits[i] - '0');
        if (size > (UINT64_MAX - digit) / 10)
            return false;
        size = size * 10 + digit;
    }
    *ret = size;
    return true;
}

bool checkpoint_read(const struct note *note, struct checkpoint *ret)
{
    const char *at = note->text, *end = note->text + note->text_length;
    size_t origin_length, size_length, root_length, root_bytes, extension;
    const char *origin = line_next(&at, end, &origin_length);
    const char *size = origin ? line_next(&at, end, &size_length) : NULL;
    const char *root = size ? line_next(&at, end, &root_length) : NULL;
    if (!root || origin_length >= sizeof ret->origin || !size_read(size, size_length, &ret->head.size))
        return false;
    if (!base64_read(root, root_length, ret->head.root.bytes, HASH_SIZE, &root_bytes) || root_bytes != HASH_SIZE)
        return false;
    memcpy(ret->origin, origin, origin_length);
    ret->origin[origin_length] = '\0';
    ret->extensions = at;
    ret->extensions_length = (size_t)(end - at);
    while (at < end)
        if (!line_next(&at, end, &extension))
            return false;
    return true;
}

/* Whether the checkpoint is of this session of the server with this name. */
static bool is_of(const struct checkpoint *checkpoint, const char *server, const struct uuid *session)
{
    char origin[CHECKPOINT_ORIGIN_MAX];
    return checkpoint_origin(server, session, origin) && strcmp(origin, checkpoint->origin) == 0;
}

enum checkpoint_verdict checkpoint_open(const char *bytes, size_t length, const struct note_key *keys, size_t key_count,
                                        const struct uuid *session, struct checkpoint *ret)
{
    enum checkpoint_verdict verdict = CHECKPOINT_UNKNOWN;
    struct checkpoint checkpoint;
    struct note note;
    if (!note_read(bytes, length, &note) || !checkpoint_read(&note, &checkpoint))
        return CHECKPOINT_MALFORMED;
    for (size_t i = 0; i < key_count; i++) {
        enum note_verdict by_key = note_verify(&note, &keys[i], 1);
        if (by_key == NOTE_FORGED)
            return CHECKPOINT_FORGED;
        if (by_key == NOTE_SIGNED && is_of(&checkpoint, keys[i].name, session))
            verdict = CHECKPOINT_SIGNED;
        else if (by_key == NOTE_SIGNED && verdict == CHECKPOINT_UNKNOWN)
            verdict = CHECKPOINT_ELSEWHERE;
    }
    if (verdict == CHECKPOINT_SIGNED)
        *ret = checkpoint;
    return verdict;
}
