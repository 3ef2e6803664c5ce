/* Gives the service its keys: at once, or, when the database is away at the start, as soon as it answers. */
#pragma once
#include "cli/keys_load.h"
#include "http/server/service.h"
#include <pthread.h>

struct keys_loader {
    const struct settings *settings;
    struct service *service;
    struct key_ring rings[2]; /* the present one, and the one before or nothing */
    size_t present;
    _Atomic bool loaded;
    int64_t loaded_at; /* clock_monotonic_ms */
    pthread_t thread;
    bool runs; /* the thread */
    pthread_mutex_t lock;
    pthread_cond_t stop;
    bool stopping;
};

/* False after logging why the keys are refused. */
bool keys_loader_start(struct keys_loader *loader, const struct settings *settings, struct service *service);
/* Reads them again; keys that are refused or cannot be read stay as they were, and that is logged. Not before a second
 * has passed since the last time, so that nobody still uses the ones that are overwritten. */
void keys_loader_again(struct keys_loader *loader);
/* Wipes the keys; the service no longer runs. */
void keys_loader_end(struct keys_loader *loader);
