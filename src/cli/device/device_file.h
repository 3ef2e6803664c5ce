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

/* What the member `alarm` says when nothing was found, and what it begins with while what was found is not stored yet:
 * something, or two records that the server signed. All have four characters, so that one is written over another. */
#define DEVICE_CALM "none"
#define DEVICE_ALARMED "held"
#define DEVICE_FORKED "fork"

enum { DEVICE_FORKS = 16 }; /* at most, that are stored */

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
    const char *alarm;    /* what was found that an honest server does not do; NULL: nothing */
    bool proven;          /* two records that the server signed are stored: nothing takes this alarm back */
    const char *evidence; /* where what shows it is stored, "alarm" or "fork.1" …; NULL: nowhere */
};

struct device_alarm {
    const char *words;  /* live as long as the file */
    const char *record; /* what was read; NULL: nothing was */
    size_t length;
    bool proven; /* the record and the stored checkpoint are both signed, and cannot both be true */
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
/* An alarm outlives the process that found it, and goes where the file goes, since it is in it. What raised it is
 * stored beside the file: FILE.alarm.record is the record that was read, FILE.alarm.checkpoint the one that this device
 * had stored; the next alarm takes their place. Where the two prove a fork they are FILE.fork.1.record and so on, and
 * stay, at most 16. Prints what cannot be stored. */
void device_file_alarm(struct device_file *file, const struct device_alarm *alarm);
/* Prints the alarm that is stored. False: there is none. */
bool device_file_is_alarmed(const struct device_file *file);
/* Two records that the server signed were seen, and are not known to be stored. */
bool device_file_saw_fork(const struct device_file *file);
/* What is stored of the fork with this number, from 0: "record" or "checkpoint", ended with a NUL that is not counted;
 * NULL: nothing. */
const char *device_file_evidence(struct device_file *file, int fork, const char *what, size_t *ret_length);
/* Stores the file's checkpoint as that of the fork. */
bool device_file_pair(const struct device_file *file, int fork);
/* The fork's pair was found to prove it. */
bool device_file_prove(struct device_file *file, int fork);
/* Somebody has looked again, and all of it held. Not where the alarm is proven. */
bool device_file_calm(struct device_file *file);
/* Adds to what was used; false when out of memory. */
bool device_file_use(struct device_file *file, const struct device_used *used);
