/* What a device does, step by step: it reads the record anew, keeps the checkpoint, and then signs and sends. Each step
 * holds the file's lock from beginning to end, so that a device that watches and a question that is asked from
 * elsewhere never cross. */
#pragma once
#include "device_file.h"
#include "device_http.h"

enum device_step {
    STEP_DONE,
    STEP_NOTHING, /* there was nothing to do */
    STEP_AWAY,    /* the server does not answer now: the same step again, later */
    STEP_REFUSED, /* by this device or by the server; it has been said why */
    STEP_ALARM,   /* the record is not what it must be; it has been said why */
    STEP_FAILED,  /* the file, or memory; it has been said why */
};

struct device_play {
    struct device_file file;
    struct device_http http;
    struct device device; /* the record, once device_play_follow has read it */
    struct arena scratch;
};

/* Opens and locks the file of a device that has joined or is joining, and reads the record, but first sends again what
 * is not known to be answered. STEP_DONE when the device may act. End with device_play_end, whatever came. */
enum device_step device_play_begin(struct device_play *play, const char *path);
void device_play_end(struct device_play *play);

/* The file of a new device, which is not there yet; then joins. `key` NULL: the server's own word is taken for it. */
struct device_joining {
    const char *url, *session, *code, *name, *key;
};
enum device_step device_play_join(const char *path, const struct device_joining *joining);

/* An entry of the record that was read last, before anything was sent; false when there is none. */
bool device_play_entry(const struct device_play *play, uint64_t seq, const char **ret, size_t *ret_length);

/* Commitments, when fewer than half of `ahead` are unused. */
enum device_step device_play_commit(struct device_play *play, size_t ahead);
/* The nonce for the open question, if it waits for this device's. */
enum device_step device_play_reveal(struct device_play *play);
/* Asks: `question` is a JSON object with step, input and perhaps units. */
enum device_step device_play_ask(struct device_play *play, const char *question, size_t length);
/* A statement about an entry: GIVE_UP (the open question; `about` 0), PROPOSE_UNDO, ANSWER_UNDO. */
enum device_step device_play_state(struct device_play *play, enum statement_operation operation, uint64_t about,
                                   const char *path, const char *body);
