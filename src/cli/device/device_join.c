/* A device takes a seat: it joins, or takes over one that another device had. */
#include "base/writer.h"
#include "cli/device/device_sending.h"
#include "crypto/crypto.h"
#include "fields/json.h"
#include <stdio.h>
#include <string.h>

/* ---- Joining ---- */

/* The present key of the server, as the server states it. */
static bool server_key_ask(struct device_play *play, struct note_key *ret)
{
    struct violations violations;
    violations_start(&violations);
    if (!device_http_ask(&play->http, "/v1/keys", NULL, NULL) || !device_succeeded(&play->http) || !play->http.body)
        return false;
    const struct json_t *answer = json_read(&play->scratch, play->http.body, play->http.length, &violations);
    const struct json_t *first = answer ? json_list_item(json_member(answer, "keys"), 0) : NULL;
    const char *words = first ? json_text_member(first, "key") : NULL;
    return words && note_key_read(words, ret);
}

/* Makes the identity; false after saying why not. */
static bool joining_make(struct device_play *play, const struct device_joining *joining, const struct note_key *server,
                         const char *seat)
{
    uint8_t random[DEVICE_SEED_SIZE + DEVICE_NONCE_SIZE];
    struct uuid session;
    if (!uuid_read(joining->session, &session))
        return device_complain("the session is not a UUID");
    random_fill(random, sizeof random);
    bool made = device_make(&session, seat, server, random, &play->file.self);
    secret_wipe(random, sizeof random);
    return made || device_complain("out of memory");
}

static enum device_step join_send(struct device_play *play, const struct device_joining *joining)
{
    char device[2 * DEVICE_KEY_SIZE + 1], nonce[2 * DEVICE_NONCE_SIZE + 1], key[DEVICE_IDEMPOTENCY_SIZE];
    uint8_t own[DEVICE_NONCE_SIZE];
    struct writer body;
    device_seat_nonce(&play->file.self, own);
    hex_write(own, sizeof own, nonce);
    hex_write(play->file.self.key.bytes, DEVICE_KEY_SIZE, device);
    device_play_make_key(key);
    writer_start(&body, DEVICE_BODY_MAX);
    write_object(&body);
    write_member(&body, "code", joining->code);
    write_member(&body, "device_key", device);
    write_member(&body, "name", joining->name);
    write_member(&body, "nonce", nonce);
    write_object_end(&body);
    enum device_step step = body.failed ? device_failed("out of memory") : device_play_send(play, "/seats", key, &body);
    writer_end(&body);
    return step;
}

/* A new device, which knows its server; `seat` "": not known before it joins. */
static enum device_step device_begin(struct device_play *play, const struct device_joining *joining, const char *seat)
{
    struct note_key server;
    if (device_file_is_there(&play->file))
        return device_failed("the file is there already: each seat has a file of its own");
    if (strlen(joining->url) >= sizeof play->file.url)
        return device_failed("the server's address is too long");
    size_t length = strlen(joining->url);
    while (length > 0 && joining->url[length - 1] == '/')
        length--;
    snprintf(play->file.url, sizeof play->file.url, "%.*s", (int)length, joining->url);
    if (!device_http_begin(&play->http, play->file.url, play->file.token))
        return device_failed("out of memory");
    if (joining->key ? !note_key_read(joining->key, &server) : !server_key_ask(play, &server))
        return device_failed(joining->key ? "the server's key is not one (name+id+key)" : device_http_why(&play->http));
    return joining_make(play, joining, &server, seat) ? STEP_DONE : STEP_FAILED;
}

static bool speaks(const struct device_seat *seat)
{
    return !seat->guest && !seat->revoked;
}

/* What a guest must read, from the record and not from the server's answer: who sat on its side before it. */
static void guest_tell(const struct device *device)
{
    const int32_t at = device_seat_find(device, device->self->seat);
    const struct device_seat *own = at < 0 ? NULL : &device->seats[at];
    bool any = false;
    if (!own || !own->guest)
        return;
    printf("\n");
    for (const struct device_seat *seat = device->seats; seat < own; seat++) {
        if (strcmp(seat->side, own->side) != 0)
            continue;
        any |= speaks(seat);
        printf("*** The seat %s joined %s before you: %s.\n", seat->name, own->side,
               seat->revoked ? "it left or was sent away, and does nothing more"
               : seat->guest ? "it is a guest like you, and does not speak for this side"
                             : "it speaks for this side");
    }
    printf("*** You are a guest until %s admits you.%s\n\n",
           any ? "a seat that speaks for this side" : "the umpire, since nobody speaks for this side,",
           any ? " If nobody of your side sits there, do not play." : "");
}

static enum device_step join(struct device_play *play, const struct device_joining *joining)
{
    char words[NOTE_KEY_TEXT_SIZE];
    enum device_step step = device_begin(play, joining, "");
    if (step == STEP_DONE)
        step = join_send(play, joining);
    if (step != STEP_DONE)
        return step;
    note_key_write(&play->file.self.server, words);
    printf("joined as %s, in the seat %s; the server's key is %s\n", joining->name, play->file.self.seat, words);
    step = device_play_follow(play);
    if (step == STEP_DONE)
        guest_tell(&play->device);
    return step;
}

enum device_step device_play_join(const char *path, const struct device_joining *joining)
{
    struct device_play play = {0};
    arena_start(&play.scratch, DEVICE_SCRATCH_MAX);
    enum device_step step = device_file_begin(&play.file, path) ? join(&play, joining) : STEP_FAILED;
    device_play_end(&play);
    return step;
}

/* ---- Taking over a seat ---- */

static enum device_step prepare(struct device_play *play, const struct device_joining *joining)
{
    char key[2 * DEVICE_KEY_SIZE + 1], words[FINGERPRINT_TEXT_SIZE];
    enum device_step step = device_begin(play, joining, joining->seat);
    if (step != STEP_DONE)
        return step;
    play->file.self.reissued = true;
    if (!device_file_write(&play->file))
        return STEP_FAILED;
    hex_write(play->file.self.key.bytes, DEVICE_KEY_SIZE, key);
    fingerprint_write(play->file.self.key.bytes, words);
    printf("this device's key: %s\nin words: %s\n", key, words);
    return STEP_DONE;
}

enum device_step device_play_prepare(const char *path, const struct device_joining *joining)
{
    struct device_play play = {0};
    arena_start(&play.scratch, DEVICE_SCRATCH_MAX);
    enum device_step step = device_file_begin(&play.file, path) ? prepare(&play, joining) : STEP_FAILED;
    device_play_end(&play);
    return step;
}

enum device_step device_play_accept(const char *path, const char *token)
{
    struct device_play play = {0};
    enum device_step step = STEP_FAILED;
    arena_start(&play.scratch, DEVICE_SCRATCH_MAX);
    if (!device_file_begin(&play.file, path) || !device_file_read(&play.file))
        step = STEP_FAILED;
    else if (!play.file.self.reissued || strlen(token) >= sizeof play.file.token || !token[0])
        device_failed("the file is not one of a device that takes a seat over, or this is no token");
    else {
        memcpy(play.file.token, token, strlen(token) + 1);
        if (device_file_write(&play.file))
            step = device_http_begin(&play.http, play.file.url, play.file.token) ? device_play_follow(&play)
                                                                                 : device_failed("out of memory");
    }
    if (step == STEP_DONE)
        printf("the seat %s is this device's\n", play.file.self.seat);
    device_play_end(&play);
    return step;
}
