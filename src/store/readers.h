/* Readers: a bounded line of queries and a few threads that run them, so that no caller ever waits for the database. */
#pragma once
#include "query.h"

enum { READERS_MAX = 64 };

enum readers_state {
    READERS_OPEN,    /* queries are accepted */
    READERS_CLOSING, /* what was accepted is finished */
};

struct readers {
    struct store_settings settings;
    struct sessions *sessions;
    pthread_mutex_t lock;
    pthread_cond_t work;
    enum readers_state state;
    struct store_read *first, **last;
    int32_t waiting;
    int32_t count;
    struct reader list[READERS_MAX];
};

/* False when memory or threads are out. */
bool readers_start(struct readers *readers, const struct store_settings *settings, struct sessions *sessions);
/* Finishes what was accepted, ends the threads. */
void readers_stop(struct readers *readers);
/* How many queries no reader has taken up yet. */
int32_t readers_waiting(struct readers *readers);
/* As store_read. */
bool readers_accept(struct readers *readers, struct store_read *read);
