/* What a device does, step by step: it reads the record again, stores the checkpoint, and then signs and sends. Each
 * step holds the file's lock from beginning to end, so that a device that watches and a question that is asked from
 * elsewhere never cross. */
#pragma once
#include "cli/device/device_file.h"
#include "cli/device/device_http.h"

struct writer;

enum { DEVICE_AWAY_SIZE = 320 };

enum device_step {
    STEP_DONE,
    STEP_NOTHING, /* there was nothing to do */
    STEP_AWAY,    /* the server does not answer now: the same step again, later */
    STEP_REFUSED, /* by this device or by the server; the reason was printed */
    STEP_ALARM,   /* the record is not what it must be; the reason was printed */
    STEP_FAILED,  /* the file, or memory; the reason was printed */
};

/* What the server took of what a device does by itself: the same is not due again once it is in the record. */
struct device_did {
    enum device_doing { DID_NOTHING, DID_GIVE, DID_COMMIT, DID_REVEAL } what;
    struct hash anchor;
    uint64_t index; /* 0 for DID_GIVE; the first one for DID_COMMIT */
};

struct device_play {
    struct device_file file;
    struct device_http http;
    struct device device;  /* the record, once it has been read */
    struct device_did did; /* what was done last */
    bool advanced;         /* it has grown since the checkpoint that was stored before */
    const char *record;    /* what was read last, while nothing was sent since; NULL: none */
    size_t record_length;
    char away[DEVICE_AWAY_SIZE]; /* why STEP_AWAY; "": nothing is known */
    uint64_t warned;             /* of how many entries its player has been warned */
    struct arena scratch;
};

/* Opens and locks the file of a device that has joined or is joining, and first sends again what is not known to be
 * answered. Where an alarm is stored it says so, and does nothing: STEP_ALARM. STEP_DONE when the device may look at
 * the record. End with device_play_end, whatever the result. */
enum device_step device_play_open(struct device_play *play, const char *path);
/* Reads the record although an alarm is stored, sends nothing, and takes the alarm back if all of the record holds;
 * that of a fork which could not be stored where somebody names it (`drops_fork`), one that is stored never. */
enum device_step device_play_look_again(struct device_play *play, const char *path, bool drops_fork);
/* Reads the record. STEP_DONE when the device may act. */
enum device_step device_play_follow(struct device_play *play);
/* Both. */
enum device_step device_play_begin(struct device_play *play, const char *path);
/* Whether the record has not grown since the stored checkpoint: cheaper than reading all of it. */
bool device_play_is_still(struct device_play *play);
void device_play_end(struct device_play *play);

/* The file of a new device, which is not there yet; then joins. `key` NULL: the key that the server states is trusted.
 */
struct device_joining {
    const char *url, *session, *code, *name, *key, *seat;
};
enum device_step device_play_join(const char *path, const struct device_joining *joining);

/* Makes the file of a device that takes over another device's `seat`, and prints its key. Then, once the seat was
 * handed over or re-issued to this key, stores the seat's token in it. */
enum device_step device_play_prepare(const char *path, const struct device_joining *joining);
enum device_step device_play_accept(const char *path, const char *token);

/* An entry of the record that was read last, before anything was sent; false when there is none. */
bool device_play_entry(const struct device_play *play, uint64_t seq, const char **ret, size_t *ret_length);

/* The nonce that this seat owes a new chain of sealed dice. */
enum device_step device_play_give(struct device_play *play);
/* Commitments, when fewer than half of `ahead` are unused. */
enum device_step device_play_commit(struct device_play *play, size_t ahead);
/* The nonce for the open question, if it waits for this device's. */
enum device_step device_play_reveal(struct device_play *play);
/* Agrees that the open question is answered by dice that fell on the table: `dice` as text, "3,4". */
enum device_step device_play_declare(struct device_play *play, const char *dice);
/* Signs the stored checkpoint with this device's key, and sends that line to the server, so that the others get it,
 * too. */
enum device_refusal device_play_line(const struct device_play *play, char ret[COSIGNATURE_LINE_MAX]);
enum device_step device_play_cosign(struct device_play *play);
/* Asks: `question` is a JSON object with step, input and perhaps units. In sealed mode, a new chain gets this seat's
 * nonce first, also one that this question makes the server begin. */
enum device_step device_play_ask(struct device_play *play, const char *question, size_t length);
/* A statement about an entry: GIVE_UP (the open question; `about` 0), PROPOSE_UNDO, ANSWER_UNDO. */
enum device_step device_play_state(struct device_play *play, enum statement_operation operation, uint64_t about,
                                   const char *path, const char *body);
/* Sends a request that needs no signature; `body` with its NUL. */
enum device_step device_play_say(struct device_play *play, const char *path, const struct writer *body);
