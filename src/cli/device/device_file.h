/* The file of `umpire device`: who the device is, and what it must never forget. It is replaced as a whole, and durable
 * before anything that rests on it is sent. One process at a time uses it. */
#pragma once
#include "device/device.h"

enum { DEVICE_PATH_MAX = 512, DEVICE_URL_MAX = 256, DEVICE_TOKEN_MAX = 128 };

/* A request that was decided on and is not known to be answered: it is sent again until it is. */
struct device_pending {
    const char *path; /* NULL: there is none; below the session's */
    const char *key;  /* Idempotency-Key */
    const char *body;
};

struct device_file {
    char path[DEVICE_PATH_MAX];
    int lock;                     /* a descriptor; -1: not locked */
    struct arena arena;           /* of what was read; the caller's texts in `pending` and `note` live as long as it */
    const char *note;             /* the stored checkpoint, as the server signed it; NULL: none yet */
    char url[DEVICE_URL_MAX];     /* of the server */
    char token[DEVICE_TOKEN_MAX]; /* of the seat; "": not known yet */
    struct device_self self;
    struct device_memory memory;
    struct device_used *used; /* what `memory` points at; grows */
    size_t room;
    struct device_pending pending;
};

/* Each prints to standard error why it fails. */

/* Waits for the lock of the file, which need not be there yet. End with device_file_end, whatever the result. */
bool device_file_begin(struct device_file *file, const char *path);
/* Wipes what was read, and gives the lock back. */
void device_file_end(struct device_file *file);
bool device_file_read(struct device_file *file);
/* Replaces it; durable when this returns. */
bool device_file_write(const struct device_file *file);
/* Whether there is one. */
bool device_file_is_there(const struct device_file *file);
/* An alarm outlives the process that found it: beside the file of the device, `.alarm` says what it was,
 * `.alarm.record` is the record that was read, and `.alarm.checkpoint` the one that this device had stored: of a fork
 * of the same size the last two are the proof. The first alarm is stored; another one changes nothing. */
bool device_file_alarm(const struct device_file *file, const char *words, const char *record, size_t length);
/* Prints the alarm that is stored. False: there is none. */
bool device_file_is_alarmed(const struct device_file *file);
/* Somebody has looked again, and all of it held: the alarm gives way, and its record and checkpoint stay. */
bool device_file_calm(const struct device_file *file);
/* Adds to what was used; false when out of memory. */
bool device_file_use(struct device_file *file, const struct device_used *used);
