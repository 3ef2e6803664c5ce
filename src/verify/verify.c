/* The verifier's lines and verdicts: which line is what, what held and what did not. */
#include "verify/verify.h"
#include "verify/verify_state.h"
#include "verify/verify_words.h"
#include <stdlib.h>
#include <string.h>

enum { LINE_ARENA_USUAL = 64 << 10, LINE_ARENA_MAX = 64 << 20, ROLL_STORY_MAX = 8 << 20 };

struct verifier *verifier_new(const struct verify_trust *trust)
{
    struct verifier *verifier = calloc(1, sizeof *verifier);
    if (!verifier)
        return NULL;
    verifier->trust = *trust;
    arena_start(&verifier->arena, LINE_ARENA_MAX);
    arena_take(&verifier->arena, LINE_ARENA_USUAL); /* so that its first chunk, which stays, is enough for most lines */
    arena_reset(&verifier->arena);
    writer_start(&verifier->roll.lead, ROLL_STORY_MAX);
    writer_start(&verifier->roll.words, ROLL_STORY_MAX);
    writer_start(&verifier->roll.sums, ROLL_STORY_MAX);
    writer_start(&verifier->scratch, 2 * VERIFY_LINE_MAX); /* what an entry should be may be longer than it is */
    tree_start(&verifier->tree);
    verifier->entry = -1;
    protocol_start(&verifier->protocol, NULL, 0);
    for (size_t i = 0; i < VERIFY_WARNING_COUNT; i++)
        verifier->noticed[i].first = -1;
    return verifier;
}

void verifier_free(struct verifier *verifier)
{
    if (!verifier)
        return;
    free(verifier->idempotency.slots);
    free(verifier->options);
    free(verifier->marks);
    roster_history_free(verifier->history);
    free(verifier->questions);
    free(verifier->faces);
    free(verifier->declared);
    free(verifier->reused);
    free(verifier->named);
    for (size_t i = 0; i < verifier->label_count; i++)
        free(verifier->labels[i]);
    free(verifier->labels);
    free(verifier->pages);
    free(verifier->piece);
    writer_end(&verifier->scratch);
    writer_end(&verifier->roll.lead);
    writer_end(&verifier->roll.words);
    writer_end(&verifier->roll.sums);
    for (int32_t i = 0; i < verifier->name_count; i++) {
        free(verifier->names[i].seat);
        free(verifier->names[i].name);
    }
    arena_end(&verifier->arena);
    free(verifier);
}

static void fail(struct verifier *verifier, enum verify_check check, int64_t entry, const char *format, va_list words)
    __attribute__((format(printf, 4, 0)));
static void fail(struct verifier *verifier, enum verify_check check, int64_t entry, const char *format, va_list words)
{
    struct verify_result *result = &verifier->results[check];
    struct text reason;
    result->failed = true;
    result->failure = (struct verify_failure){.check = check, .line = verifier->line, .entry = entry};
    text_start(&reason, result->failure.reason, sizeof result->failure.reason);
    text_format_list(&reason, format, words);
    text_tame(result->failure.reason);
    if (!verifier->first)
        verifier->first = &result->failure;
}

bool verify_hold(struct verifier *verifier, enum verify_check check, bool holds, const char *format, ...)
{
    struct verify_result *result = &verifier->results[check];
    va_list words;
    if (result->failed)
        return holds;
    result->passed += holds;
    if (holds)
        return true;
    va_start(words, format);
    fail(verifier, check, verifier->entry, format, words);
    va_end(words);
    return false;
}

void verify_fail_at(struct verifier *verifier, enum verify_check check, int64_t entry, const char *format, ...)
{
    va_list words;
    if (verifier->results[check].failed)
        return;
    va_start(words, format);
    fail(verifier, check, entry, format, words);
    va_end(words);
}

void verify_skip(struct verifier *verifier, enum verify_check check, const char *why)
{
    struct verify_result *result = &verifier->results[check];
    if (result->not_checkable++ == 0)
        result->why_not = why;
}

void verify_notice(struct verifier *verifier, enum verify_warning warning, int64_t entry)
{
    struct verify_noticed *noticed = &verifier->noticed[warning];
    if (noticed->count < VERIFY_LISTED_MAX)
        noticed->listed[noticed->count] = entry;
    if (noticed->count++ == 0)
        noticed->first = entry;
}

char *verify_copy(struct verifier *verifier, const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    verifier->starved = verifier->starved || !copy;
    if (copy)
        memcpy(copy, text, size);
    return copy;
}

bool verify_grow(struct verifier *verifier, void **list, size_t *room, size_t count, size_t item, size_t max)
{
    if (count < *room)
        return true;
    size_t more = *room ? 2 * *room : 64;
    void *grown = more <= 2 * max ? realloc(*list, more * item) : NULL;
    if (!grown) {
        verifier->starved = true;
        return false;
    }
    *list = grown;
    *room = more;
    return true;
}

/* What rests on entries being read, one after the other. */
static void halt(struct verifier *verifier, const char *why)
{
    static const enum verify_check resting[] = {VERIFY_ORDER,       VERIFY_CLIENT_CHECKPOINTS,
                                                VERIFY_CHAIN,       VERIFY_DICE,
                                                VERIFY_COMMITMENTS, VERIFY_RULINGS,
                                                VERIFY_SEATS,       VERIFY_KEYS,
                                                VERIFY_DISPUTES,    VERIFY_UNITS};
    verifier->halted = true;
    for (size_t i = 0; i < sizeof resting / sizeof resting[0]; i++)
        verify_skip(verifier, resting[i], why);
}

/* Nothing more can be checked in the file. */
static void stop(struct verifier *verifier, const char *why)
{
    if (!verifier->halted)
        halt(verifier, why);
    verify_skip(verifier, VERIFY_TREE, why);
    verify_skip(verifier, VERIFY_SIGNATURES, why);
    if (verifier->trust.saved)
        verify_skip(verifier, VERIFY_SAVED_CHECKPOINT, why);
    verifier->stage = STAGE_STOPPED;
}

size_t verify_restore_text(char *bytes, size_t length)
{
    static const char mark[] = "\xEF\xBB\xBF";
    size_t used = 0;
    for (size_t at = length >= 3 && memcmp(bytes, mark, 3) == 0 ? 3 : 0; at < length; at++)
        if (bytes[at] != '\r' || (at + 1 < length && bytes[at + 1] != '\n'))
            bytes[used++] = bytes[at];
    if (used > 0 && bytes[used - 1] != '\n')
        bytes[used++] = '\n';
    return used;
}

/* Whether the line is canonical but for what editors and mail do. */
static bool is_only_carried(struct verifier *verifier, const char *bytes, size_t length)
{
    char *copy = arena_take(&verifier->arena, length + 1);
    bool starved = false;
    if (!copy || length == 0)
        return false;
    memcpy(copy, bytes, length);
    size_t restored = verify_restore_text(copy, length); /* with a newline, which a line has not */
    return restored > 0 && restored - 1 < length &&
           json_read_compact(&verifier->arena, copy, restored - 1, JSON_FORM_CANONICAL, &starved) != NULL;
}

/* Notes what is wrong with a line that is not in canonical form. */
static void line_judge(struct verifier *verifier, const char *bytes, size_t length)
{
    struct violations *violations = arena_take(&verifier->arena, sizeof *violations);
    if (!violations) {
        verifier->starved = true;
        return;
    }
    violations_start(violations);
    bool read = json_read(&verifier->arena, bytes, length, violations) != NULL;
    if (!verify_hold(
            verifier, VERIFY_FORM, !is_only_carried(verifier, bytes, length),
            "the line is in order but for its end or a mark before it, as editors and mail change them: fetch the "
            "file again, or undo that (sed -e 's/\\r$//' -e '1s/^\\xEF\\xBB\\xBF//')"))
        return;
    if (verify_hold(verifier, VERIFY_FORM, read, "the line is not JSON of the form that entries have: %s",
                    read ? "" : violations->list[0].message))
        verify_hold(verifier, VERIFY_FORM, false, "the bytes are not in canonical form");
}

/* The JSON of a line, or NULL after the failure has been noted. */
static const struct json_t *line_read(struct verifier *verifier, const char *bytes, size_t length)
{
    bool starved;
    const struct json_t *root = json_read_compact(&verifier->arena, bytes, length, JSON_FORM_CANONICAL, &starved);
    verifier->starved |= starved;
    if (!root && !starved)
        line_judge(verifier, bytes, length);
    if (!root)
        return NULL;
    verify_hold(verifier, VERIFY_FORM, true, "it is JSON");
    verify_hold(verifier, VERIFY_FORM, true, "in canonical form");
    return root;
}

bool verify_trust_add(struct verify_trust *trust, const char *words)
{
    if (trust->key_count + trust->word_count == VERIFY_KEYS_MAX)
        return false;
    if (note_key_read(words, &trust->keys[trust->key_count]))
        return ++trust->key_count > 0;
    return fingerprint_read(words, trust->words[trust->word_count]) && ++trust->word_count > 0;
}

/* The keys of the file of which eight words were given are trusted. */
static void words_resolve(struct verifier *verifier)
{
    struct verify_trust *trust = &verifier->trust;
    for (size_t i = 0; i < trust->word_count; i++) {
        bool found = false;
        for (size_t k = 0; k < verifier->key_count && !found; k++) {
            char words[FINGERPRINT_TEXT_SIZE];
            fingerprint_write(verifier->keys[k].bytes, words);
            found = strcmp(words, trust->words[i]) == 0;
            if (found)
                trust->keys[trust->key_count++] = verifier->keys[k];
        }
        verify_hold(verifier, VERIFY_SIGNATURES, found, "no key of the file has the eight words \"%s\"",
                    trust->words[i]);
    }
}

static bool header_take(struct verifier *verifier, const struct json_t *root)
{
    const struct json_t *keys = json_member(root, "keys");
    const char *origin = json_text_member(root, "origin");
    verifier->key_count = json_list_size(keys);
    if (verifier->key_count > VERIFY_KEYS_MAX || strlen(origin) >= sizeof verifier->origin)
        return false;
    for (size_t i = 0; i < verifier->key_count; i++) {
        size_t length;
        if (!note_key_read(json_text(json_list_item(keys, i), &length), &verifier->keys[i]))
            return false;
    }
    strcpy(verifier->origin, origin);
    words_resolve(verifier);
    return uuid_read(json_text_member(root, "session"), &verifier->session);
}

static void header_line(struct verifier *verifier, const char *bytes, size_t length)
{
    char reason[VERIFY_REASON_MAX];
    struct text why;
    text_start(&why, reason, sizeof reason);
    const struct json_t *root = line_read(verifier, bytes, length);
    if (root &&
        verify_hold(verifier, VERIFY_FORM, verify_header_fits(verifier, root, &why),
                    "this is not the header of an export: %s", reason) &&
        verify_hold(verifier, VERIFY_FORM, header_take(verifier, root),
                    "the header has too many keys or too long an origin"))
        verifier->stage = STAGE_ENTRIES;
    else
        stop(verifier, "the header of the file could not be read");
}

static bool is_checkpoint(const char *bytes, size_t length)
{
    static const char beginning[] = "{\"checkpoint\":";
    return length >= sizeof beginning - 1 && memcmp(bytes, beginning, sizeof beginning - 1) == 0;
}

static void checkpoint_line(struct verifier *verifier, const char *bytes, size_t length)
{
    char reason[VERIFY_REASON_MAX];
    struct text why;
    size_t note_length;
    text_start(&why, reason, sizeof reason);
    verifier->stage = STAGE_CHECKPOINTS;
    verifier->entry = -1;
    const struct json_t *root = line_read(verifier, bytes, length);
    if (!root || !verify_hold(verifier, VERIFY_FORM, verify_checkpoint_fits(verifier, root, &why),
                              "this is not a checkpoint: %s", reason))
        return;
    const char *note = json_text(json_member(root, "checkpoint"), &note_length);
    verify_checkpoint(verifier, note, note_length);
}

/* Reads an entry that has its place in the tree already. */
static bool entry_take(struct verifier *verifier, struct verify_entry *entry)
{
    char reason[VERIFY_REASON_MAX];
    struct text why;
    text_start(&why, reason, sizeof reason);
    entry->root = line_read(verifier, entry->bytes, entry->length);
    if (!entry->root)
        return false;
    return verify_hold(verifier, VERIFY_FORM, verify_entry_fits(verifier, entry->root, &entry->parsed, &why), "%s",
                       reason);
}

static void entry_line(struct verifier *verifier, const char *bytes, size_t length)
{
    struct verify_entry entry = {.bytes = bytes, .length = length, .place = (int64_t)verifier->page_count};
    verifier->entry = entry.place;
    if (verifier->stage == STAGE_CHECKPOINTS &&
        !verify_hold(verifier, VERIFY_FORM, false, "only checkpoints may follow a checkpoint")) {
        stop(verifier, "something follows the checkpoints");
        return;
    }
    if (verifier->page_count == VERIFY_ENTRIES_MAX) {
        stop(verifier, "the file has more entries than this program checks");
        return;
    }
    verify_leaf(verifier, &entry);
    if (verifier->starved || verifier->halted)
        return;
    if (entry_take(verifier, &entry))
        verify_entry(verifier, &entry);
    else
        halt(verifier, "an entry could not be read");
}

void verify_line(struct verifier *verifier, const char *bytes, size_t length)
{
    verifier->line++;
    if (verifier->starved || verifier->stage == STAGE_STOPPED)
        return;
    if (length > VERIFY_LINE_MAX)
        verify_hold(verifier, VERIFY_FORM, false, "the line is longer than %d bytes", VERIFY_LINE_MAX);
    if (length > VERIFY_LINE_MAX)
        stop(verifier, "a line is too long");
    else if (verifier->stage == STAGE_HEADER)
        header_line(verifier, bytes, length);
    else if (is_checkpoint(bytes, length))
        checkpoint_line(verifier, bytes, length);
    else
        entry_line(verifier, bytes, length);
    verifier->starved = verifier->starved || verifier->arena.starved;
    arena_reset(&verifier->arena);
}

/* Keeps the beginning of a line whose end has not come yet. */
static void piece_add(struct verifier *verifier, const char *bytes, size_t length)
{
    if (verifier->piece_used + length > VERIFY_LINE_MAX) {
        verifier->piece_long = true;
        return;
    }
    size_t room = verifier->piece_room ? verifier->piece_room : 4096;
    while (room < verifier->piece_used + length)
        room *= 2;
    char *piece = room == verifier->piece_room ? verifier->piece : realloc(verifier->piece, room);
    if (!piece) {
        verifier->starved = true;
        return;
    }
    verifier->piece = piece;
    verifier->piece_room = room;
    memcpy(piece + verifier->piece_used, bytes, length);
    verifier->piece_used += length;
}

static void piece_end(struct verifier *verifier)
{
    verify_line(verifier, verifier->piece, verifier->piece_long ? VERIFY_LINE_MAX + 1 : verifier->piece_used);
    verifier->piece_used = 0;
    verifier->piece_long = false;
}

void verify_bytes(struct verifier *verifier, const char *bytes, size_t length)
{
    while (length > 0 && !verifier->starved) {
        const char *newline = memchr(bytes, '\n', length);
        size_t used = newline ? (size_t)(newline - bytes) : length;
        if (newline && verifier->piece_used == 0 && !verifier->piece_long) {
            verify_line(verifier, bytes, used);
        } else {
            piece_add(verifier, bytes, used);
            if (newline && !verifier->starved)
                piece_end(verifier);
        }
        bytes += used + (newline != NULL);
        length -= used + (newline != NULL);
    }
}

bool verify_end(struct verifier *verifier)
{
    verifier->entry = -1;
    if (verifier->piece_used > 0 || verifier->piece_long) {
        verifier->line++;
        verify_hold(
            verifier, VERIFY_FORM, false,
            "the last line is truncated: it has no newline. If an editor or a mail took it, get the file again, "
            "or add it (echo >> FILE)");
        if (verifier->stage != STAGE_STOPPED)
            stop(verifier, "the last line is truncated");
    }
    if (verifier->stage == STAGE_HEADER) {
        verify_hold(verifier, VERIFY_FORM, false, "the file is empty");
        stop(verifier, "the file is empty");
    }
    verifier->line = 0;
    if (!verifier->halted && verify_hold(verifier, VERIFY_ORDER, verifier->page_count > 0, "the file has no entries"))
        verify_protocol_end(verifier);
    verify_tree_end(verifier);
    const struct roll_story *story = &verifier->roll;
    return !verifier->starved && !story->lead.failed && !story->words.failed && !story->sums.failed;
}

const struct verify_result *verify_result(const struct verifier *verifier, enum verify_check check)
{
    return &verifier->results[check];
}

enum verify_verdict verify_verdict(const struct verifier *verifier, enum verify_check check)
{
    const struct verify_result *result = &verifier->results[check];
    if (result->failed)
        return VERIFY_FAILED;
    if (result->not_checkable > 0)
        return VERIFY_NOT_CHECKABLE;
    return result->passed > 0 ? VERIFY_PASSED : VERIFY_NOT_APPLICABLE;
}

bool verify_complete(const struct verifier *verifier)
{
    for (int check = 0; check < VERIFY_CHECK_COUNT; check++)
        if (verifier->results[check].not_checkable > 0)
            return false;
    return true;
}

enum verify_outcome verify_outcome(const struct verifier *verifier)
{
    if (verifier->first)
        return VERIFY_ANY_FAILED;
    return verify_complete(verifier) ? VERIFY_ALL_PASSED : VERIFY_INCOMPLETE;
}

bool verify_passed(const struct verifier *verifier)
{
    return verify_outcome(verifier) == VERIFY_ALL_PASSED;
}

const struct verify_failure *verify_first(const struct verifier *verifier)
{
    return verifier->first;
}

const struct verify_noticed *verify_noticed(const struct verifier *verifier, enum verify_warning warning)
{
    return &verifier->noticed[warning];
}
