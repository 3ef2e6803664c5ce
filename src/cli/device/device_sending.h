/* What the files of device_play.h share: how a device says that something went wrong, and how it sends. */
#pragma once
#include "cli/device/device_play.h"

struct writer;

enum {
    DEVICE_BODY_MAX = 256 << 10,   /* bytes of a request */
    DEVICE_SCRATCH_MAX = 64 << 20, /* bytes */
    DEVICE_IDEMPOTENCY_SIZE = 33,  /* an Idempotency-Key and its end */
};

/* Prints it. Returns false. */
bool device_complain(const char *what);
/* Prints it. Returns STEP_FAILED. */
enum device_step device_failed(const char *what);
/* Prints why the device refuses. Returns STEP_ALARM or STEP_REFUSED. */
enum device_step device_refused(struct device_play *play, enum device_refusal refusal);
/* What an answer means that is not a success. Prints it, unless it means to try again. It is an alarm if the
 * server rejects a token that it accepted before, or knows a record no more that this device has checked. */
enum device_step device_answered(struct device_play *play);
/* Whether the record that was read last and the stored checkpoint are both signed and cannot both be true. */
bool device_play_proves_fork(struct device_play *play);
/* Looks among what is stored beside the file for two such records: a process that was stopped while it stored them
 * could not say so. False: the file cannot be written. */
bool device_play_find_fork(struct device_play *play);
/* A line of the export without its newline; NULL after the last one. */
const char *device_line_next(const char **at, const char *end, size_t *ret_length);
bool device_line_is_note(const char *line, size_t length);
/* The note in such a line; NULL when the line is not a checkpoint's. */
const char *device_line_note(struct arena *arena, const char *line, size_t length);
bool device_succeeded(const struct device_http *http);

/* Asks below the session's path; `key` and `body` may be NULL. Whether it succeeded; play->http has the answer. */
bool device_play_request(struct device_play *play, const char *below, const char *key, const char *body);
void device_play_make_key(char ret[DEVICE_IDEMPOTENCY_SIZE]);
/* Stores a request, with the present contents of the file, and sends it. */
enum device_step device_play_send(struct device_play *play, const char *path, const char *key,
                                  const struct writer *body);
/* The same; the body is what was signed, followed by the stored checkpoint and the signature. */
enum device_step device_play_send_signed(struct device_play *play, const char *path, const char *key, const char *body,
                                         size_t length, const struct device_signature *signature);
