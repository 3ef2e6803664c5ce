/* umpire device: plays a device's part from the command line. It stores key, nonces and checkpoints in one file, and
 * reveals a nonce only when everything has been checked (docs/device.md). */
#include "cli/commands.h"
#include "cli/device/device_play.h"
#include "fields/json.h"
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <umpire/text.h>

enum {
    AHEAD = 64, /* commitments that a device keeps ready */
    PAUSE_MS = 300,
    REFUSED_PAUSE_MS = 30000, /* at most, while the server refuses the same thing again and again */
    QUESTION_MAX = 64 << 10,
    TRIES = 20,
    WORDS_MAX = 4096,
    MILLISECONDS = 1000,
};

static int status_of(enum device_step step)
{
    static const int statuses[] = {
        [STEP_DONE] = 0, [STEP_NOTHING] = 0, [STEP_AWAY] = 3, [STEP_REFUSED] = 1, [STEP_ALARM] = 4, [STEP_FAILED] = 2};
    return statuses[step];
}

static void pause_ms(int milliseconds)
{
    struct timespec rest = {.tv_sec = milliseconds / MILLISECONDS,
                            .tv_nsec = (long)(milliseconds % MILLISECONDS) * 1000000};
    while (nanosleep(&rest, &rest) != 0 && errno == EINTR)
        ;
}

/* What is new in the record has been checked, whatever the step then did. Whether the server keeps the line or not
 * changes nothing for this device. */
static void cosign_news(struct device_play *play, enum device_step step)
{
    if (play->advanced && step != STEP_ALARM && step != STEP_FAILED && step != STEP_AWAY)
        device_play_cosign(play);
}

/* Why the server does not answer as it should. */
static void away_tell(const char *why)
{
    fprintf(stderr, "umpire: %s\n", why[0] ? why : "the server does not answer");
}

/* One step, from the file's lock to its end, tried again while the server does not answer. */
typedef enum device_step (*device_deed)(struct device_play *play, const void *order);

static enum device_step step_do(const char *path, device_deed deed, const void *order)
{
    enum device_step step = STEP_AWAY;
    char away[DEVICE_AWAY_SIZE] = "";
    for (int tries = 0; step == STEP_AWAY && tries < TRIES; tries++) {
        struct device_play play;
        if (tries)
            pause_ms(PAUSE_MS);
        step = device_play_begin(&play, path);
        if (step == STEP_DONE)
            step = deed(&play, order);
        cosign_news(&play, step);
        memcpy(away, play.away, sizeof away);
        device_play_end(&play);
        fflush(stdout);
    }
    if (step == STEP_AWAY) {
        away_tell(away);
        fprintf(stderr, "umpire: what was to be sent is kept and goes with the next command\n");
    }
    return step;
}

/* ---- join ---- */

static bool joining_read(int count, char *const *flags, struct device_joining *ret)
{
    struct device_joining joining = {0};
    const struct {
        const char *flag;
        const char **value;
    } takes[] = {{"--server", &joining.url}, {"--session", &joining.session}, {"--code", &joining.code},
                 {"--name", &joining.name},  {"--seat", &joining.seat},       {"--key", &joining.key}};
    for (int i = 0; i < count; i += 2) {
        size_t at = 0;
        while (at < sizeof takes / sizeof takes[0] && strcmp(flags[i], takes[at].flag) != 0)
            at++;
        if (at == sizeof takes / sizeof takes[0] || i + 1 == count)
            return false;
        *takes[at].value = flags[i + 1];
    }
    *ret = joining;
    return joining.url && joining.session;
}

static int join(const char *path, int count, char *const *flags)
{
    struct device_joining joining;
    if (!joining_read(count, flags, &joining) || !joining.code || !joining.name || joining.seat)
        return COMMAND_MISUSED;
    return status_of(device_play_join(path, &joining));
}

/* ---- prepare, accept, agree, hand-over ---- */

static int prepare(const char *path, int count, char *const *flags)
{
    struct device_joining joining;
    if (!joining_read(count, flags, &joining) || joining.code || joining.name || !joining.seat)
        return COMMAND_MISUSED;
    return status_of(device_play_prepare(path, &joining));
}

static bool is_seat_id(const char *text)
{
    return text[0] && strlen(text) <= SEALED_SEAT_MAX && !text[strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789-")];
}

/* The device to which a seat goes. */
struct other_device {
    const char *seat; /* the other party's seat; NULL: this device's own is handed over */
    const char *key;  /* in hexadecimal */
};

static enum device_step other_device_deed(struct device_play *play, const void *order)
{
    const struct other_device *other = order;
    char body[300];
    if (other->seat)
        snprintf(body, sizeof body, "{\"device_key\":\"%s\",\"reissued_seat\":\"%s\"}", other->key, other->seat);
    else
        snprintf(body, sizeof body, "{\"device_key\":\"%s\"}", other->key);
    enum device_step step = device_play_state(play, other->seat ? STATEMENT_AGREE_REISSUE : STATEMENT_HAND_OVER, 0,
                                              other->seat ? "/reissue-agreements" : "/hand-over", body);
    if (step == STEP_DONE && !other->seat)
        printf("handed over; the token for the new device: %s\n", play->file.token);
    return step;
}

static int other_device(const char *path, struct other_device other)
{
    if (strlen(other.key) != 2 * DEVICE_KEY_SIZE || strspn(other.key, "0123456789abcdef") != 2 * DEVICE_KEY_SIZE ||
        (other.seat && !is_seat_id(other.seat)))
        return COMMAND_MISUSED;
    return status_of(step_do(path, other_device_deed, &other));
}

/* ---- admit ---- */

static enum device_step admit_deed(struct device_play *play, const void *order)
{
    char body[SEALED_SEAT_MAX + 40];
    snprintf(body, sizeof body, "{\"admitted_seat\":\"%s\"}", (const char *)order);
    return device_play_state(play, STATEMENT_ADMIT, 0, "/admissions", body);
}

static int admit(const char *path, const char *seat)
{
    return is_seat_id(seat) ? status_of(step_do(path, admit_deed, seat)) : COMMAND_MISUSED;
}

/* ---- watch ---- */

struct watching {
    uint64_t shown;              /* entries */
    struct device_did done;      /* what it last did */
    char away[DEVICE_AWAY_SIZE]; /* what it last wrote of a server that does not answer */
    bool idle;                   /* at the last look there was nothing to do */
    bool closed;
};

/* Prints each new entry's kind. */
static void entries_tell(struct device_play *play, struct watching *watching)
{
    const char *bytes;
    size_t length;
    for (; device_play_entry(play, watching->shown, &bytes, &length); watching->shown++) {
        bool starved;
        char kind[32], seat[SEALED_SEAT_MAX + 1];
        arena_reset(&play->scratch);
        const struct json_t *entry = json_read_compact(&play->scratch, bytes, length, JSON_FORM_CANONICAL, &starved);
        if (json_text_copy(json_member(entry, "kind"), kind, sizeof kind) &&
            json_text_copy(json_member(entry, "seat"), seat, sizeof seat)) {
            text_tame(kind);
            text_tame(seat);
            printf("entry %" PRIu64 ": %s by %s\n", watching->shown, kind, seat);
        }
    }
    watching->closed = play->device.closed;
}

static bool did_equal(const struct device_did *a, const struct device_did *b)
{
    return a->what == b->what && a->index == b->index && hash_equal(&a->anchor, &b->anchor);
}

/* What was done must be in the record when that is read again; otherwise the server has confirmed something that it did
 * not record. */
static enum device_step done_again(const struct device_play *play, struct watching *watching)
{
    if (did_equal(&watching->done, &play->did)) {
        fprintf(stderr, "umpire: the server said that it took what this device sent, and recorded nothing of it\n");
        return STEP_AWAY;
    }
    watching->done = play->did;
    return STEP_DONE;
}

/* What a device does by itself, without its player. */
static enum device_step tend(struct device_play *play, struct watching *watching)
{
    entries_tell(play, watching);
    if (watching->closed)
        return STEP_NOTHING;
    if (!play->device.two_sided)
        return device_play_give(play);
    enum device_step step = device_play_reveal(play);
    return step == STEP_NOTHING ? device_play_commit(play, AHEAD) : step;
}

static enum device_step watch_step(const char *path, struct watching *watching)
{
    struct device_play play;
    enum device_step step = device_play_open(&play, path);
    if (step == STEP_DONE && watching->idle && device_play_is_still(&play)) {
        step = STEP_NOTHING;
    } else if (step == STEP_DONE) {
        step = device_play_follow(&play);
        if (step == STEP_DONE)
            step = tend(&play, watching);
        if (step == STEP_DONE)
            step = done_again(&play, watching);
        cosign_news(&play, step);
    }
    watching->idle = step == STEP_NOTHING;
    if (step == STEP_AWAY && play.away[0] && strcmp(watching->away, play.away) != 0)
        away_tell(play.away); /* once, while it stays so */
    memcpy(watching->away, play.away, sizeof watching->away);
    device_play_end(&play);
    fflush(stdout);
    return step;
}

static bool number_read(const char *text, uint64_t most, uint64_t *ret)
{
    char *end;
    errno = 0;
    *ret = strtoull(text, &end, 10);
    return *text >= '0' && *text <= '9' && !*end && !errno && *ret <= most;
}

static int watch(const char *path, int count, char *const *flags)
{
    struct watching watching = {0};
    uint64_t seconds = UINT32_MAX;
    bool once = false;
    for (int i = 0; i < count; i++) {
        if (strcmp(flags[i], "--once") == 0)
            once = true;
        else if (strcmp(flags[i], "--seconds") != 0 || ++i == count || !number_read(flags[i], UINT32_MAX, &seconds))
            return COMMAND_MISUSED;
    }
    struct timespec now;
    int pause = PAUSE_MS;
    clock_gettime(CLOCK_MONOTONIC, &now);
    for (time_t end = now.tv_sec + (time_t)seconds; now.tv_sec < end; clock_gettime(CLOCK_MONOTONIC, &now)) {
        enum device_step step = watch_step(path, &watching);
        if (step == STEP_ALARM || step == STEP_FAILED)
            return status_of(step);
        if (watching.closed || (once && step != STEP_DONE))
            return step == STEP_AWAY ? status_of(step) : 0;
        if (step != STEP_DONE)
            pause_ms(pause);
        pause = step != STEP_REFUSED ? PAUSE_MS : pause * 2 < REFUSED_PAUSE_MS ? pause * 2 : REFUSED_PAUSE_MS;
    }
    return 0;
}

/* ---- ask ---- */

struct question_file {
    char bytes[QUESTION_MAX + 1];
    size_t length;
};

static bool question_read(const char *path, struct question_file *ret)
{
    FILE *file = strcmp(path, "-") == 0 ? stdin : fopen(path, "re");
    ret->length = file ? fread(ret->bytes, 1, sizeof ret->bytes, file) : 0;
    bool read = file && !ferror(file) && ret->length <= QUESTION_MAX;
    if (!read)
        fprintf(stderr, "umpire: %s: %s\n", path, file ? "it is too large or cannot be read" : strerror(errno));
    if (file && file != stdin)
        fclose(file);
    return read;
}

static enum device_step ask_deed(struct device_play *play, const void *order)
{
    const struct question_file *question = order;
    return device_play_ask(play, question->bytes, question->length);
}

static enum device_step reveal_deed(struct device_play *play, const void *order)
{
    (void)order;
    return device_play_reveal(play);
}

static int ask(const char *path, int count, char *const *flags)
{
    static struct question_file question;
    if (count > 1)
        return COMMAND_MISUSED;
    if (!question_read(count ? flags[0] : "-", &question))
        return 2;
    enum device_step step = step_do(path, ask_deed, &question);
    if (step == STEP_DONE)
        step = step_do(path, reveal_deed, NULL);
    return status_of(step);
}

/* ---- declare ---- */

static enum device_step declare_deed(struct device_play *play, const void *order)
{
    return device_play_declare(play, order);
}

/* ---- give-up, undo, consent, refuse ---- */

struct saying {
    enum statement_operation operation;
    uint64_t about;
    bool consent;
    const char *words; /* NOTE, DISPUTE; else NULL */
};

/* A body with somebody's words, as canonical JSON. */
static enum device_step words_deed(struct device_play *play, const struct saying *saying)
{
    bool disputes = saying->operation == STATEMENT_DISPUTE;
    struct writer body;
    writer_start(&body, WORDS_MAX);
    write_object(&body);
    write_member(&body, disputes ? "claim" : "text", saying->words);
    if (disputes)
        write_member_int(&body, "target", (int64_t)saying->about);
    write_object_end(&body);
    write_raw(&body, "", 1);
    const char *path = disputes ? "/disputes" : "/notes";
    enum device_step step = STEP_FAILED;
    if (body.failed)
        fprintf(stderr, "umpire: these are too many words\n");
    else if (play->device.two_sided) /* neither of which is signed there (docs/ledger.md, "Statements") */
        step = device_play_say(play, path, &body);
    else
        step = device_play_state(play, saying->operation, saying->about, path, body.at);
    writer_end(&body);
    return step;
}

static enum device_step say_deed(struct device_play *play, const void *order)
{
    const struct saying *saying = order;
    char path[80], body[80] = "{}";
    if (saying->words)
        return words_deed(play, saying);
    if (saying->operation == STATEMENT_GIVE_UP) {
        snprintf(path, sizeof path, "/questions/%" PRIu64 "/give-up", play->device.question.seq);
    } else if (saying->operation == STATEMENT_PROPOSE_UNDO) {
        snprintf(path, sizeof path, "/undos");
        snprintf(body, sizeof body, "{\"target\":%" PRIu64 "}", saying->about);
    } else {
        snprintf(path, sizeof path, "/undos/%" PRIu64 "/answer", saying->about);
        snprintf(body, sizeof body, "{\"consent\":%s}", saying->consent ? "true" : "false");
    }
    return device_play_state(play, saying->operation, saying->about, path, body);
}

static int say(const char *path, int count, char *const *flags, struct saying saying)
{
    bool wants_entry = saying.operation != STATEMENT_GIVE_UP;
    if (count != wants_entry || (wants_entry && (!number_read(flags[0], 1 << 20, &saying.about) || !saying.about)))
        return COMMAND_MISUSED;
    return status_of(step_do(path, say_deed, &saying));
}

static int note(const char *path, int count, char *const *flags)
{
    if (count != 1)
        return COMMAND_MISUSED;
    return status_of(step_do(path, say_deed, &(struct saying){.operation = STATEMENT_NOTE, .words = flags[0]}));
}

static int dispute(const char *path, int count, char *const *flags)
{
    struct saying saying = {.operation = STATEMENT_DISPUTE};
    if (count != 2 || !number_read(flags[0], 1 << 20, &saying.about) || !saying.about)
        return COMMAND_MISUSED;
    saying.words = flags[1];
    return status_of(step_do(path, say_deed, &saying));
}

/* ---- show ---- */

static void question_show(const struct device *device)
{
    const struct device_question *question = &device->question;
    printf("open question: entry %" PRIu64 ", link %" PRIu64 ", index %" PRIu64 ", asked by %s\n", question->seq,
           question->link, question->index, device->seats[device->parties[question->asker].seat].name);
    for (int32_t i = 0; i < device->party_count; i++)
        printf("  %s: %s\n", device->seats[device->parties[i].seat].name,
               device->parties[i].revealed ? "revealed" : "not revealed");
}

static enum device_step show_deed(struct device_play *play, const void *order)
{
    const struct device *device = &play->device;
    char server[NOTE_KEY_TEXT_SIZE], key[2 * DEVICE_KEY_SIZE + 1];
    (void)order;
    note_key_write(&play->file.self.server, server);
    hex_write(play->file.self.key.bytes, DEVICE_KEY_SIZE, key);
    printf("seat: %s\nthis device's key: %s\nthe server's key: %s\n", play->file.self.seat, key, server);
    printf("record: %" PRIu64 " entries, as the kept checkpoint says%s\n", device->confirmed,
           device->closed ? "; closed" : "");
    if (device->two_sided)
        printf("chain: link %" PRIu64 " of %" PRIu64 " was spent last; %" PRIu64 " questions were asked\n",
               device->spent, device->last_link, device->asked);
    if (device->restored)
        printf("%" PRIu64 " times the chain was replaced before it was used up, as after a restore: ask why\n",
               device->restored);
    if (device->reissued)
        printf("%" PRIu64 " times a seat was given to another device without a word of the one before: for whoever sat "
               "there nothing is promised from then on. Ask who sits there now\n",
               device->reissued);
    if (device->late)
        printf("%" PRIu64 " nonces arrived after the first roll of their chain, the newest is entry %" PRIu64
               ": anyone who "
               "knows the server's secrets could have chosen later dice by them. Ask whose they are\n",
               device->late, device->late_at);
    for (int32_t i = 0; i < device->party_count; i++)
        printf("%s: %" PRIu64 " commitments are unused\n", device->seats[device->parties[i].seat].name,
               device->parties[i].committed - device->asked);
    if (device->question.open)
        question_show(device);
    if (play->file.note)
        printf("\n%s", play->file.note);
    return STEP_DONE;
}

/* ---- look-again ---- */

static int look_again(const char *path, bool drops_fork)
{
    struct device_play play;
    enum device_step step = device_play_look_again(&play, path, drops_fork);
    if (step == STEP_DONE)
        printf("the record holds, from its beginning: %" PRIu64 " entries\n", play.device.confirmed);
    else if (step == STEP_AWAY)
        away_tell(play.away);
    device_play_end(&play);
    return status_of(step);
}

/* ---- cosign ---- */

/* The stored checkpoint, with this device's line under those of the server. The server gets it, too. */
static enum device_step cosign_deed(struct device_play *play, const void *order)
{
    char line[COSIGNATURE_LINE_MAX];
    (void)order;
    enum device_refusal refusal = device_play_line(play, line);
    if (refusal) {
        fprintf(stderr, "umpire: %s (%s)\n", device_refusal_words(refusal), device_refusal_code(refusal));
        return STEP_REFUSED;
    }
    play->advanced = false; /* once is enough */
    enum device_step step = device_play_cosign(play);
    if (step == STEP_DONE)
        printf("%s%s", play->file.note, line);
    return step;
}

int command_device(int count, char *const *flags)
{
    if (count < 2)
        return COMMAND_MISUSED;
    const char *what = flags[0], *path = flags[1];
    count -= 2;
    flags += 2;
    if (strcmp(what, "join") == 0)
        return join(path, count, flags);
    if (strcmp(what, "watch") == 0)
        return watch(path, count, flags);
    if (strcmp(what, "ask") == 0)
        return ask(path, count, flags);
    if (strcmp(what, "declare") == 0 && count == 1)
        return status_of(step_do(path, declare_deed, flags[0]));
    if (strcmp(what, "give-up") == 0)
        return say(path, count, flags, (struct saying){.operation = STATEMENT_GIVE_UP});
    if (strcmp(what, "undo") == 0)
        return say(path, count, flags, (struct saying){.operation = STATEMENT_PROPOSE_UNDO});
    if (strcmp(what, "consent") == 0)
        return say(path, count, flags, (struct saying){.operation = STATEMENT_ANSWER_UNDO, .consent = true});
    if (strcmp(what, "refuse") == 0)
        return say(path, count, flags, (struct saying){.operation = STATEMENT_ANSWER_UNDO});
    if (strcmp(what, "prepare") == 0)
        return prepare(path, count, flags);
    if (strcmp(what, "accept") == 0 && count == 1)
        return status_of(device_play_accept(path, flags[0]));
    if (strcmp(what, "agree") == 0 && count == 2)
        return other_device(path, (struct other_device){flags[0], flags[1]});
    if (strcmp(what, "hand-over") == 0 && count == 1)
        return other_device(path, (struct other_device){NULL, flags[0]});
    if (strcmp(what, "admit") == 0 && count == 1)
        return admit(path, flags[0]);
    if (strcmp(what, "note") == 0)
        return note(path, count, flags);
    if (strcmp(what, "dispute") == 0)
        return dispute(path, count, flags);
    if (strcmp(what, "look-again") == 0 && (count == 0 || (count == 1 && strcmp(flags[0], "fork") == 0)))
        return look_again(path, count == 1);
    if (strcmp(what, "cosign") == 0 && count == 0)
        return status_of(step_do(path, cosign_deed, NULL));
    if (strcmp(what, "show") == 0 && count == 0)
        return status_of(step_do(path, show_deed, NULL));
    return COMMAND_MISUSED;
}
