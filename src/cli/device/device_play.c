/* Playing a device's part. */
#include "device_play.h"
#include "json.h"
#include "writer.h"
#include <inttypes.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BODY_MAX = 256 << 10, SCRATCH_MAX = 4 << 20, KEY_SIZE = 33, PATH_SIZE = 200 };

/* ---- What is said ---- */

static bool complain(const char *what)
{
    fprintf(stderr, "umpire: %s\n", what);
    return false;
}

static enum device_step say_failed(const char *what)
{
    complain(what);
    return STEP_FAILED;
}

static enum device_step say_refusal(enum device_refusal refusal, uint64_t entry)
{
    bool alarm = device_refusal_is_alarm(refusal);
    fprintf(stderr, "umpire: %s%s (%s)", alarm ? "ALARM: " : "", device_refusal_words(refusal),
            device_refusal_code(refusal));
    if (alarm && entry)
        fprintf(stderr, ", entry %" PRIu64, entry);
    fputc('\n', stderr);
    return alarm ? STEP_ALARM : STEP_REFUSED;
}

static enum device_step refused(const struct device_play *play, enum device_refusal refusal)
{
    return say_refusal(refusal, play->device.refused);
}

/* What an answer that is no success means. */
static enum device_step answer_step(const struct device_http *http)
{
    if (!http->status || http->status >= 500 || http->status == 429 || http->status == 408)
        return STEP_AWAY;
    fprintf(stderr, "umpire: %s\n", device_http_why(http));
    return STEP_REFUSED;
}

static bool is_success(const struct device_http *http)
{
    return http->status >= 200 && http->status < 300;
}

/* ---- Sending ---- */

static void path_make(const struct device_play *play, const char *below, char ret[PATH_SIZE])
{
    char id[UUID_TEXT_SIZE];
    uuid_write(&play->file.self.session, id);
    snprintf(ret, PATH_SIZE, "/v1/sessions/%s%s", id, below);
}

static bool ask(struct device_play *play, const char *below, const char *key, const char *body)
{
    char path[PATH_SIZE];
    path_make(play, below, path);
    device_http_ask(&play->http, path, key, body);
    return is_success(&play->http);
}

static void key_make(char ret[KEY_SIZE])
{
    uint8_t random[(KEY_SIZE - 1) / 2];
    randombytes_buf(random, sizeof random);
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
        ask(play, pending->path, pending->key, pending->body) ? STEP_DONE : answer_step(&play->http);
    if (step == STEP_AWAY)
        return step;
    if (step == STEP_DONE && joins && !token_take(play))
        return say_failed("the server's answer to joining cannot be read");
    *pending = (struct device_pending){0};
    return device_file_write(&play->file) ? step : STEP_FAILED;
}

/* Keeps a request, and whatever the file holds by now, and sends it. */
static enum device_step request_send(struct device_play *play, const char *path, const char *key,
                                     const struct writer *body)
{
    struct arena *arena = &play->file.arena;
    const struct device_pending pending = {.path = arena_copy(arena, path, strlen(path)),
                                           .key = arena_copy(arena, key, strlen(key)),
                                           .body = arena_copy(arena, body->at, body->used)};
    if (!pending.path || !pending.key || !pending.body)
        return say_failed("out of memory");
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

static enum device_step signed_send(struct device_play *play, const char *path, const char *key, const char *body,
                                    size_t length, const struct device_signature *signature)
{
    struct writer out;
    writer_start(&out, BODY_MAX);
    bool written = signed_body_write(&out, play, body, length, signature);
    enum device_step step = written ? request_send(play, path, key, &out) : say_failed("the request is too long");
    writer_end(&out);
    return step;
}

/* ---- Reading the record ---- */

/* A line of the export without its newline; NULL behind the last one. */
static const char *line_next(const char **at, const char *end, size_t *ret_length)
{
    const char *line = *at, *newline = line < end ? memchr(line, '\n', (size_t)(end - line)) : NULL;
    if (!newline)
        return NULL;
    *ret_length = (size_t)(newline - line);
    *at = newline + 1;
    return line;
}

/* The note in the last line; NULL when it is none. */
static const char *note_of(struct device_play *play, const char *line, size_t length)
{
    struct violations violations;
    violations_start(&violations);
    const struct json_t *object = json_read(&play->file.arena, line, length, &violations);
    return object ? json_text_member(object, "checkpoint") : NULL;
}

static bool is_note(const char *line, size_t length)
{
    static const char begins[] = "{\"checkpoint\":";
    return length >= sizeof begins && memcmp(line, begins, sizeof begins - 1) == 0;
}

/* Everything from the opening on, against what was kept; the note at its end in `ret`. */
static enum device_refusal lines_take(struct device_play *play, const char **ret)
{
    const char *at = play->http.body, *end = at + play->http.length, *line;
    size_t length;
    line_next(&at, end, &length); /* the header: nothing in it is trusted */
    while ((line = line_next(&at, end, &length))) {
        if (is_note(line, length)) {
            *ret = note_of(play, line, length);
            break;
        }
        arena_reset(&play->scratch);
        enum device_refusal refusal = device_take_entry(&play->device, line, length, &play->scratch);
        if (refusal)
            return refusal;
    }
    return REFUSES_NOTHING;
}

static enum device_step export_take(struct device_play *play)
{
    const char *note = NULL;
    struct tree_head head;
    device_start(&play->device, &play->file.self, &play->file.memory);
    enum device_refusal refusal = lines_take(play, &note);
    if (!refusal)
        refusal = note ? device_take_checkpoint(&play->device, note, strlen(note), &head) : REFUSES_CHECKPOINT;
    if (refusal)
        return refused(play, refusal);
    if (head.size == play->file.memory.checkpoint.size)
        return STEP_DONE;
    play->file.note = note;
    play->file.memory.checkpoint = head;
    return device_file_write(&play->file) ? STEP_DONE : STEP_FAILED;
}

bool device_play_entry(const struct device_play *play, uint64_t seq, const char **ret, size_t *ret_length)
{
    const char *at = play->http.body, *end = at ? at + play->http.length : at;
    if (!at || seq >= play->device.confirmed || !line_next(&at, end, ret_length))
        return false;
    do
        *ret = line_next(&at, end, ret_length);
    while (*ret && seq-- > 0);
    return *ret != NULL;
}

enum device_step device_play_follow(struct device_play *play)
{
    if (!ask(play, "/export", NULL, NULL))
        return answer_step(&play->http);
    return play->http.body ? export_take(play) : STEP_AWAY;
}

enum device_step device_play_open(struct device_play *play, const char *path)
{
    *play = (struct device_play){0};
    arena_start(&play->scratch, SCRATCH_MAX);
    if (!device_file_begin(&play->file, path) || !device_file_read(&play->file))
        return STEP_FAILED;
    if (!device_http_begin(&play->http, play->file.url, play->file.token))
        return say_failed("out of memory");
    enum device_step sent = pending_send(play);
    if (sent == STEP_AWAY || sent == STEP_FAILED)
        return sent;
    return play->file.token[0] ? STEP_DONE : STEP_REFUSED;
}

enum device_step device_play_begin(struct device_play *play, const char *path)
{
    enum device_step step = device_play_open(play, path);
    return step == STEP_DONE ? device_play_follow(play) : step;
}

/* Nothing rests on what the server says here, whoever signed it: at worst the device looks later. */
bool device_play_is_still(struct device_play *play)
{
    const struct tree_head *kept = &play->file.memory.checkpoint;
    struct checkpoint checkpoint;
    struct note note;
    return ask(play, "/checkpoint", NULL, NULL) && play->http.body &&
           note_read(play->http.body, play->http.length, &note) && checkpoint_read(&note, &checkpoint) &&
           checkpoint.head.size == kept->size && hash_equal(&checkpoint.head.root, &kept->root);
}

void device_play_end(struct device_play *play)
{
    device_http_end(&play->http);
    arena_end(&play->scratch);
    device_file_end(&play->file);
}

/* ---- Joining ---- */

/* The present key of the server, as it says itself. */
static bool server_key_ask(struct device_play *play, struct note_key *ret)
{
    struct violations violations;
    violations_start(&violations);
    if (!device_http_ask(&play->http, "/v1/keys", NULL, NULL) || !is_success(&play->http) || !play->http.body)
        return false;
    const struct json_t *answer = json_read(&play->scratch, play->http.body, play->http.length, &violations);
    const struct json_t *first = answer ? json_list_item(json_member(answer, "keys"), 0) : NULL;
    const char *words = first ? json_text_member(first, "key") : NULL;
    return words && note_key_read(words, ret);
}

/* Makes the identity; false after saying why not. */
static bool joining_make(struct device_play *play, const struct device_joining *joining, const struct note_key *server)
{
    uint8_t random[DEVICE_SEED_SIZE + DEVICE_NONCE_SIZE];
    struct uuid session;
    if (!uuid_read(joining->session, &session))
        return complain("the session is not a UUID");
    randombytes_buf(random, sizeof random);
    bool made = device_make(&session, "", server, random, &play->file.self);
    sodium_memzero(random, sizeof random);
    return made || complain("out of memory");
}

static enum device_step join_send(struct device_play *play, const struct device_joining *joining)
{
    char device[2 * DEVICE_KEY_SIZE + 1], nonce[2 * DEVICE_NONCE_SIZE + 1], key[KEY_SIZE];
    uint8_t random[DEVICE_NONCE_SIZE];
    struct writer body;
    randombytes_buf(random, sizeof random);
    hex_write(random, sizeof random, nonce);
    hex_write(play->file.self.key.bytes, DEVICE_KEY_SIZE, device);
    key_make(key);
    writer_start(&body, BODY_MAX);
    write_object(&body);
    write_member(&body, "code", joining->code);
    write_member(&body, "device_key", device);
    write_member(&body, "name", joining->name);
    write_member(&body, "nonce", nonce);
    write_object_end(&body);
    enum device_step step = body.failed ? say_failed("out of memory") : request_send(play, "/seats", key, &body);
    writer_end(&body);
    return step;
}

static enum device_step join(struct device_play *play, const struct device_joining *joining)
{
    struct note_key server;
    char words[NOTE_KEY_TEXT_SIZE];
    if (device_file_is_there(&play->file))
        return say_failed("the file is there already: each seat has a file of its own");
    if (strlen(joining->url) >= sizeof play->file.url)
        return say_failed("the server's address is too long");
    size_t length = strlen(joining->url);
    while (length > 0 && joining->url[length - 1] == '/')
        length--;
    snprintf(play->file.url, sizeof play->file.url, "%.*s", (int)length, joining->url);
    if (!device_http_begin(&play->http, play->file.url, play->file.token))
        return say_failed("out of memory");
    if (joining->key ? !note_key_read(joining->key, &server) : !server_key_ask(play, &server))
        return say_failed(joining->key ? "the server's key is not one (name+id+key)" : device_http_why(&play->http));
    if (!joining_make(play, joining, &server))
        return STEP_FAILED;
    enum device_step step = join_send(play, joining);
    if (step != STEP_DONE)
        return step;
    note_key_write(&server, words);
    printf("joined as %s, in the seat %s; the server's key is %s\n", joining->name, play->file.self.seat, words);
    return device_play_follow(play);
}

enum device_step device_play_join(const char *path, const struct device_joining *joining)
{
    struct device_play play = {0};
    arena_start(&play.scratch, SCRATCH_MAX);
    enum device_step step = device_file_begin(&play.file, path) ? join(&play, joining) : STEP_FAILED;
    device_play_end(&play);
    return step;
}

/* ---- Commitments and reveals ---- */

enum device_step device_play_commit(struct device_play *play, size_t ahead)
{
    struct hash room[DEVICE_AHEAD_MAX];
    struct commitment_list list;
    struct device_signature signature;
    char key[KEY_SIZE];
    struct writer body;
    enum device_refusal refusal = device_prepare_commit(&play->device, (ahead + 1) / 2, room, &list);
    if (refusal == REFUSES_COMMITTED)
        return STEP_NOTHING;
    if (!refusal)
        refusal = device_prepare_commit(&play->device, ahead, room, &list);
    key_make(key);
    if (!refusal)
        refusal = device_commit(&play->device, &list, key, &signature);
    if (refusal)
        return refused(play, refusal);
    writer_start(&body, BODY_MAX);
    commitment_list_write(&body, &list);
    enum device_step step = body.failed ? say_failed("out of memory")
                                        : signed_send(play, "/commitments", key, body.at, body.used, &signature);
    writer_end(&body);
    if (step == STEP_DONE)
        printf("committed to %zu nonces, from index %" PRIu64 "\n", list.count, list.first);
    return step;
}

static bool reveal_write_body(struct writer *out, const struct device_reveal *reveal)
{
    char nonce[2 * DEVICE_NONCE_SIZE + 1], signature[2 * DEVICE_SIGNATURE_SIZE + 1];
    hex_write(reveal->nonce, sizeof reveal->nonce, nonce);
    hex_write(reveal->signature.bytes, sizeof reveal->signature.bytes, signature);
    write_object(out);
    write_member_int(out, "index", (int64_t)reveal->index);
    write_member(out, "nonce", nonce);
    write_member(out, "signature", signature);
    write_object_end(out);
    write_raw(out, "", 1);
    return !out->failed;
}

/* It needs no place among what is pending: after a restart the record says whether it came, and it is made again. */
static enum device_step reveal_send(struct device_play *play, const struct device_reveal *reveal)
{
    char path[PATH_SIZE];
    struct writer body;
    writer_start(&body, BODY_MAX);
    snprintf(path, sizeof path, "/questions/%" PRIu64 "/reveal", reveal->question);
    enum device_step step = STEP_FAILED;
    if (!reveal_write_body(&body, reveal))
        say_failed("out of memory");
    else if (ask(play, path, NULL, body.at))
        step = STEP_DONE;
    else if (play->http.status == 409)
        step = STEP_NOTHING; /* it had come before, or the question has ended: the record will say */
    else
        step = answer_step(&play->http);
    writer_end(&body);
    if (step == STEP_DONE)
        printf("revealed for question %" PRIu64 " (index %" PRIu64 ")\n", reveal->question, reveal->index);
    return step;
}

/* Whether it is kept already, since an earlier try. */
static bool is_used(const struct device_memory *memory, const struct device_used *used)
{
    for (size_t i = 0; i < memory->used_count; i++)
        if (memory->used[i].index == used->index && hash_equal(&memory->used[i].anchor, &used->anchor))
            return true;
    return false;
}

enum device_step device_play_reveal(struct device_play *play)
{
    struct device_used used;
    struct device_reveal reveal;
    if (!device_is_awaited(&play->device))
        return STEP_NOTHING;
    enum device_refusal refusal = device_prepare_reveal(&play->device, &used);
    if (refusal)
        return refused(play, refusal);
    if (!is_used(&play->file.memory, &used) &&
        (!device_file_use(&play->file, &used) || !device_file_write(&play->file)))
        return STEP_FAILED;
    refusal = device_reveal(&play->device, &reveal);
    return refusal ? refused(play, refusal) : reveal_send(play, &reveal);
}

/* ---- Questions and statements ---- */

/* The smallest member's name above `last`; NULL behind the greatest. */
static const char *name_above(const struct json_t *object, const char *last)
{
    const char *found = NULL;
    for (const char *name = json_next_key(object, NULL); name; name = json_next_key(object, name))
        if ((!last || strcmp(name, last) > 0) && (!found || strcmp(name, found) < 0))
            found = name;
    return found;
}

/* In canonical form: members in the order of their names. The depth was held when it was read. */
static void canonical_write(struct writer *out, const struct json_t *value)
{
    const char *name = NULL;
    switch (json_kind(value)) {
    case VALUE_OBJECT:
        write_object(out);
        while ((name = name_above(value, name))) {
            write_key_bytes(out, name, strlen(name));
            canonical_write(out, json_member(value, name));
        }
        write_object_end(out);
        break;
    case VALUE_LIST:
        write_array(out);
        for (size_t i = 0; i < json_list_size(value); i++)
            canonical_write(out, json_list_item(value, i));
        write_array_end(out);
        break;
    default:
        json_write(out, value);
    }
}

/* The question with its place. */
static bool question_write(struct device_play *play, const char *question, size_t length,
                           const struct statement_place *place, struct writer *out)
{
    struct violations violations;
    char text[80];
    violations_start(&violations);
    int size = snprintf(text, sizeof text, "{\"index\":%" PRIu64 ",\"link\":%" PRIu64 "}", place->index, place->link);
    struct json_t *root = NULL, *where = json_read(&play->scratch, text, (size_t)size, &violations);
    if (json_depth_fits(question, length, 32))
        root = json_read(&play->scratch, question, length, &violations);
    if (!root || !where || json_kind(root) != VALUE_OBJECT || json_member(root, "signature") ||
        json_member(root, "last_checkpoint") || json_set(&play->scratch, root, "/place", where) != JSON_SET_DONE)
        return false;
    canonical_write(out, root);
    return !out->failed;
}

static enum device_step question_send(struct device_play *play, const struct writer *body,
                                      const struct statement_place *place)
{
    struct device_signature signature;
    char key[KEY_SIZE];
    const struct device_sent sent = {.any = true, .place = *place, .body = hash_of(body->at, body->used)};
    key_make(key);
    play->file.memory.sent = sent; /* kept with the request, before it is sent */
    enum device_refusal refusal = device_ask(&play->device, &sent, key, &signature);
    return refusal ? refused(play, refusal) : signed_send(play, "/rulings", key, body->at, body->used, &signature);
}

enum device_step device_play_ask(struct device_play *play, const char *question, size_t length)
{
    struct statement_place place;
    struct writer body;
    enum device_refusal refusal = device_prepare_ask(&play->device, &place);
    if (refusal)
        return refused(play, refusal);
    arena_reset(&play->scratch);
    writer_start(&body, BODY_MAX);
    enum device_step step = question_write(play, question, length, &place, &body)
                                ? question_send(play, &body, &place)
                                : say_failed("the question is not a JSON object with step and input");
    writer_end(&body);
    if (step == STEP_DONE)
        printf("asked at link %" PRIu64 ", index %" PRIu64 "\n", place.link, place.index);
    return step;
}

enum device_step device_play_state(struct device_play *play, enum statement_operation operation, uint64_t about,
                                   const char *path, const char *body)
{
    const struct hash hash = hash_of(body, strlen(body));
    struct statement_about entry = {.seq = about};
    struct device_signature signature;
    char key[KEY_SIZE];
    const char *bytes;
    size_t length;
    if (about && !device_play_entry(play, about, &bytes, &length)) {
        fprintf(stderr, "umpire: there is no entry %" PRIu64 "\n", about);
        return STEP_REFUSED;
    }
    if (about)
        entry.leaf = tree_leaf(bytes, length);
    key_make(key);
    enum device_refusal refusal = device_state(&play->device, operation, &hash, key, about ? &entry : NULL, &signature);
    if (refusal)
        return refused(play, refusal);
    return signed_send(play, path, key, body, strlen(body), &signature);
}
