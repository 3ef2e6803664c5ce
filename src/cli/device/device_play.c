/* Playing a device's part: what it prints, how it sends, and how it reads the record. */
#include "base/writer.h"
#include "cli/device/device_sending.h"
#include "crypto/crypto.h"
#include "fields/json.h"
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { PATH_SIZE = 200 };

/* ---- What is said ---- */

bool device_complain(const char *what)
{
    fprintf(stderr, "umpire: %s\n", what);
    return false;
}

enum device_step device_failed(const char *what)
{
    device_complain(what);
    return STEP_FAILED;
}

/* The alarm is printed before it is stored, so that a full disk does not hide it. */
static enum device_step alarm_raise(struct device_play *play, const char *words, bool proven)
{
    fprintf(stderr, "umpire: ALARM: %s\n", words);
    const char *stored = arena_copy(&play->file.arena, words, strlen(words));
    device_file_alarm(&play->file, &(struct device_alarm){.words = stored ? stored : DEVICE_ALARMED,
                                                          .record = play->record,
                                                          .length = play->record_length,
                                                          .proven = proven});
    return STEP_ALARM;
}

enum device_step device_refused(struct device_play *play, enum device_refusal refusal)
{
    char words[400];
    struct text text;
    text_start(&text, words, sizeof words);
    text_format(&text, "%s (%s)", device_refusal_words(refusal), device_refusal_code(refusal));
    if (!device_refusal_is_alarm(refusal)) {
        device_complain(words);
        return STEP_REFUSED;
    }
    if (play->device.refused)
        text_format(&text, ", entry %llu", (unsigned long long)play->device.refused);
    return alarm_raise(play, words, device_play_proves_fork(play));
}

/* Who tries again says it once, at the end. */
static void away_say(struct device_play *play, const char *why)
{
    snprintf(play->away, sizeof play->away, "%s", why);
}

/* The server says that there is no such record, or none that it signs. */
static bool is_vanished(const struct device_http *http)
{
    static const char *const codes[] = {"session_unknown", "session_not_sealed"};
    const char *why = device_http_why(http);
    for (size_t i = 0; i < sizeof codes / sizeof codes[0]; i++)
        if (strncmp(why, codes[i], strlen(codes[i])) == 0)
            return true;
    return http->status == 410;
}

static enum device_step vanished(struct device_play *play)
{
    fprintf(stderr, "umpire: this is the last checkpoint of the record, which the server signed:\n%s", play->file.note);
    return alarm_raise(play,
                       "the server says that there is no such record, which this device has checked before (vanished). "
                       "Keep this device's file: its checkpoint shows that there was one, and the record of another "
                       "player is held against it",
                       false);
}

enum device_step device_answered(struct device_play *play)
{
    const struct device_http *http = &play->http;
    if (device_http_is_away(http)) {
        away_say(play, device_http_why(http));
        return STEP_AWAY;
    }
    if (http->status == 401 && play->file.token[0] && play->file.note)
        return alarm_raise(
            play,
            "the server no longer takes the token of this seat, which it took before: somebody revoked the "
            "seat or re-issued it to another device (token_lost). Ask another player for the record",
            false);
    if (play->file.note && is_vanished(http))
        return vanished(play);
    fprintf(stderr, "umpire: %s\n", device_http_why(http));
    return STEP_REFUSED;
}

bool device_succeeded(const struct device_http *http)
{
    return http->status >= 200 && http->status < 300 && !http->foreign;
}

/* ---- Sending ---- */

static void path_make(const struct device_play *play, const char *below, char ret[PATH_SIZE])
{
    char id[UUID_TEXT_SIZE];
    uuid_write(&play->file.self.session, id);
    snprintf(ret, PATH_SIZE, "/v1/sessions/%s%s", id, below);
}

bool device_play_request(struct device_play *play, const char *below, const char *key, const char *body)
{
    char path[PATH_SIZE];
    play->record = NULL; /* the bytes of the answer before are about to go */
    path_make(play, below, path);
    device_http_ask(&play->http, path, key, body);
    return device_succeeded(&play->http);
}

void device_play_make_key(char ret[DEVICE_IDEMPOTENCY_SIZE])
{
    uint8_t random[(DEVICE_IDEMPOTENCY_SIZE - 1) / 2];
    random_fill(random, sizeof random);
    hex_write(random, sizeof random, ret);
}

/* The token of an answer to joining, and the id of the seat that was taken. */
static bool token_take(struct device_play *play)
{
    struct violations violations;
    violations_start(&violations);
    const struct json_t *answer =
        play->http.body ? json_read(&play->scratch, play->http.body, play->http.length, &violations) : NULL;
    const char *token = answer ? json_text_member(answer, "token") : NULL;
    const char *seat = answer ? json_text_member(answer, "seat") : NULL;
    if (!token || strlen(token) >= sizeof play->file.token || !seat || !seat[0] ||
        strlen(seat) >= sizeof play->file.self.seat)
        return false;
    memcpy(play->file.token, token, strlen(token) + 1);
    memcpy(play->file.self.seat, seat, strlen(seat) + 1);
    return true;
}

/* Sends what is pending, again or for the first time, and forgets it once it is answered for good. */
static enum device_step pending_send(struct device_play *play)
{
    struct device_pending *pending = &play->file.pending;
    bool joins = play->file.token[0] == '\0';
    if (!pending->path)
        return STEP_NOTHING;
    enum device_step step =
        device_play_request(play, pending->path, pending->key, pending->body) ? STEP_DONE : device_answered(play);
    if (step == STEP_AWAY || step == STEP_ALARM)
        return step;
    if (step == STEP_DONE && joins && !token_take(play))
        return device_failed("the server's answer to joining cannot be read");
    *pending = (struct device_pending){0};
    return device_file_write(&play->file) ? step : STEP_FAILED;
}

enum device_step device_play_send(struct device_play *play, const char *path, const char *key,
                                  const struct writer *body)
{
    struct arena *arena = &play->file.arena;
    const struct device_pending pending = {.path = arena_copy(arena, path, strlen(path)),
                                           .key = arena_copy(arena, key, strlen(key)),
                                           .body = arena_copy(arena, body->at, body->used)};
    if (!pending.path || !pending.key || !pending.body)
        return device_failed("out of memory");
    play->file.pending = pending;
    return device_file_write(&play->file) ? pending_send(play) : STEP_FAILED;
}

/* The body as it is sent: what was signed, then the checkpoint and the signature (docs/ledger.md, "Statements"). */
static bool signed_body_write(struct writer *out, const struct device_play *play, const char *body, size_t length,
                              const struct device_signature *signature)
{
    const struct tree_head *head = &play->file.memory.checkpoint;
    char root[HASH_TEXT_SIZE], hex[2 * DEVICE_SIGNATURE_SIZE + 1];
    hash_write(&head->root, root);
    hex_write(signature->bytes, sizeof signature->bytes, hex);
    write_raw(out, body, length - 1);
    out->comma = length > 2;
    write_key(out, "last_checkpoint");
    write_object(out);
    write_member(out, "root", root);
    write_member_int(out, "size", (int64_t)head->size);
    write_object_end(out);
    write_member(out, "signature", hex);
    write_object_end(out);
    return !out->failed;
}

enum device_step device_play_send_signed(struct device_play *play, const char *path, const char *key, const char *body,
                                         size_t length, const struct device_signature *signature)
{
    struct writer out;
    writer_start(&out, DEVICE_BODY_MAX);
    bool written = signed_body_write(&out, play, body, length, signature);
    enum device_step step =
        written ? device_play_send(play, path, key, &out) : device_failed("the request is too long");
    writer_end(&out);
    return step;
}

/* ---- Reading the record ---- */

/* Checks everything from the opening on against what was stored; the note at its end in `ret`. */
static enum device_refusal lines_take(struct device_play *play, const char **ret)
{
    const char *at = play->http.body, *end = at + play->http.length, *line;
    size_t length;
    enum device_refusal refusal = REFUSES_NOTHING;
    device_line_next(&at, end, &length); /* the header: nothing in it is trusted */
    while ((line = device_line_next(&at, end, &length))) {
        if (device_line_is_note(line, length)) { /* if there are several, the last one covers all */
            *ret = device_line_note(&play->file.arena, line, length);
            continue;
        }
        arena_reset(&play->scratch);
        refusal = device_take_entry(&play->device, line, length, &play->scratch);
        if (refusal && refusal != REFUSES_UNKNOWN_KIND)
            return refusal;
    }
    return refusal;
}

static enum device_step export_take(struct device_play *play)
{
    const char *note = NULL;
    struct tree_head head;
    play->record = play->http.body;
    play->record_length = play->http.length;
    device_start(&play->device, &play->file.self, &play->file.memory);
    enum device_refusal refusal = lines_take(play, &note);
    if (!note && (!refusal || refusal == REFUSES_UNKNOWN_KIND)) {
        away_say(play, "the record ends without a checkpoint: it was cut on the way, or the session is stopped");
        return STEP_AWAY;
    }
    if (!refusal || refusal == REFUSES_UNKNOWN_KIND)
        refusal = note ? device_take_checkpoint(&play->device, note, strlen(note), &head) : REFUSES_CHECKPOINT;
    if (refusal)
        return device_refused(play, refusal);
    if (head.size == play->file.memory.checkpoint.size)
        return STEP_DONE;
    play->warned = play->file.memory.checkpoint.size;
    play->file.note = note;
    play->file.memory.checkpoint = head;
    play->advanced = true;
    return device_file_write(&play->file) ? STEP_DONE : STEP_FAILED;
}

bool device_play_entry(const struct device_play *play, uint64_t seq, const char **ret, size_t *ret_length)
{
    const char *at = play->http.body, *end = at ? at + play->http.length : at;
    if (!at || seq >= play->device.confirmed || !device_line_next(&at, end, ret_length))
        return false;
    do
        *ret = device_line_next(&at, end, ret_length);
    while (*ret && seq-- > 0);
    return *ret != NULL;
}

enum device_step device_play_follow(struct device_play *play)
{
    if (!device_play_request(play, "/export", NULL, NULL))
        return device_answered(play);
    return play->http.body ? export_take(play) : STEP_AWAY;
}

static enum device_step play_open(struct device_play *play, const char *path, bool looks_again)
{
    *play = (struct device_play){0};
    arena_start(&play->scratch, DEVICE_SCRATCH_MAX);
    if (!device_file_begin(&play->file, path) || !device_file_read(&play->file))
        return STEP_FAILED;
    if (!looks_again && device_file_is_alarmed(&play->file))
        return STEP_ALARM;
    if (!device_http_begin(&play->http, play->file.url, play->file.token))
        return device_failed("out of memory");
    enum device_step sent = looks_again ? STEP_NOTHING : pending_send(play);
    if (sent == STEP_AWAY || sent == STEP_FAILED || sent == STEP_ALARM)
        return sent;
    if (play->file.token[0])
        return STEP_DONE;
    device_complain("this device has no seat's token yet");
    return STEP_REFUSED;
}

enum device_step device_play_open(struct device_play *play, const char *path)
{
    return play_open(play, path, false);
}

enum device_step device_play_look_again(struct device_play *play, const char *path, bool drops_fork)
{
    enum device_step step = play_open(play, path, true);
    if (step == STEP_DONE && !device_play_find_fork(play))
        step = STEP_FAILED;
    if (step == STEP_DONE)
        step = device_play_follow(play);
    if (step == STEP_DONE && (play->file.proven || (device_file_saw_fork(&play->file) && !drops_fork))) {
        device_file_is_alarmed(&play->file);
        return STEP_ALARM;
    }
    return step != STEP_DONE || device_file_calm(&play->file) ? step : STEP_FAILED;
}

enum device_step device_play_begin(struct device_play *play, const char *path)
{
    enum device_step step = device_play_open(play, path);
    return step == STEP_DONE ? device_play_follow(play) : step;
}

/* Nothing rests on what the server says here, whoever signed it: at worst the device looks later. */
bool device_play_is_still(struct device_play *play)
{
    const struct tree_head *stored = &play->file.memory.checkpoint;
    struct checkpoint checkpoint;
    struct note note;
    return device_play_request(play, "/checkpoint", NULL, NULL) && play->http.body &&
           note_read(play->http.body, play->http.length, &note) && checkpoint_read(&note, &checkpoint) &&
           checkpoint.head.size == stored->size && hash_equal(&checkpoint.head.root, &stored->root);
}

void device_play_end(struct device_play *play)
{
    device_http_end(&play->http);
    arena_end(&play->scratch);
    device_file_end(&play->file);
}
