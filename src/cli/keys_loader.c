/* A thread that only lives while the keys are not there. */
#include "keys_keeper.h"
#include "log.h"
#include <time.h>

enum { WHY_MAX = KEY_PATH_MAX + 400, PAUSE_SECONDS = 1 };

static enum keys_state try(struct keys_keeper *keeper)
{
    char words[WHY_MAX];
    struct text why;
    text_start(&why, words, sizeof words);
    enum keys_state state = keys_load(keeper->settings, &keeper->ring, &why);
    if (state == KEYS_LOADED)
        atomic_store(&keeper->service->game.keys, &keeper->ring);
    else if (state == KEYS_REFUSED)
        log_event(LOG_ERROR, "cli", "%s", words);
    else
        log_event(LOG_DEBUG, "cli", "the keys are not loaded yet: %s", words);
    return state;
}

/* Rests; false when it is time to stop. */
static bool rest(struct keys_keeper *keeper)
{
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += PAUSE_SECONDS;
    pthread_mutex_lock(&keeper->lock);
    if (!keeper->stopping)
        pthread_cond_timedwait(&keeper->stop, &keeper->lock, &until);
    bool stopping = keeper->stopping;
    pthread_mutex_unlock(&keeper->lock);
    return !stopping;
}

static void *keeper_main(void *argument)
{
    struct keys_keeper *keeper = argument;
    while (rest(keeper) && try(keeper) != KEYS_LOADED)
        ;
    return NULL;
}

bool keys_keeper_start(struct keys_keeper *keeper, const struct settings *settings, struct service *service)
{
    *keeper = (struct keys_keeper){.settings = settings, .service = service};
    pthread_mutex_init(&keeper->lock, NULL);
    pthread_cond_init(&keeper->stop, NULL);
    enum keys_state state = try(keeper);
    if (state == KEYS_AWAY)
        keeper->runs = pthread_create(&keeper->thread, NULL, keeper_main, keeper) == 0;
    return state == KEYS_LOADED || keeper->runs;
}

void keys_keeper_end(struct keys_keeper *keeper)
{
    pthread_mutex_lock(&keeper->lock);
    keeper->stopping = true;
    pthread_mutex_unlock(&keeper->lock);
    pthread_cond_signal(&keeper->stop);
    if (keeper->runs)
        pthread_join(keeper->thread, NULL);
    atomic_store(&keeper->service->game.keys, NULL);
    key_ring_end(&keeper->ring);
    pthread_cond_destroy(&keeper->stop);
    pthread_mutex_destroy(&keeper->lock);
}
