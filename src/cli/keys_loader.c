/* A thread that only lives while the keys are not there. */
#include "cli/keys_loader.h"
#include "base/clock.h"
#include "base/log.h"
#include <time.h>

enum { WHY_MAX = KEY_PATH_MAX + 400, PAUSE_SECONDS = 1, OVERLAP_MS = 1000 };

static enum keys_state try(struct keys_loader *loader)
{
    char words[WHY_MAX];
    struct text why;
    text_start(&why, words, sizeof words);
    size_t next = !loader->present;
    key_ring_end(&loader->rings[next]);
    enum keys_state state = keys_load(loader->settings, &loader->rings[next], &why);
    if (state == KEYS_LOADED) {
        atomic_store(&loader->service->game.keys, &loader->rings[next]);
        loader->present = next;
        loader->loaded_at = clock_monotonic_ms();
        atomic_store(&loader->loaded, true);
    } else if (state == KEYS_REFUSED)
        log_event(LOG_ERROR, "cli", "%s", words);
    else
        log_event(LOG_DEBUG, "cli", "the keys are not loaded yet: %s", words);
    return state;
}

/* Rests; false when it is time to stop. */
static bool rest(struct keys_loader *loader)
{
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += PAUSE_SECONDS;
    pthread_mutex_lock(&loader->lock);
    if (!loader->stopping)
        pthread_cond_timedwait(&loader->stop, &loader->lock, &until);
    bool stopping = loader->stopping;
    pthread_mutex_unlock(&loader->lock);
    return !stopping;
}

static void *loader_main(void *argument)
{
    struct keys_loader *loader = argument;
    while (rest(loader) && try(loader) != KEYS_LOADED)
        ;
    return NULL;
}

bool keys_loader_start(struct keys_loader *loader, const struct settings *settings, struct service *service)
{
    *loader = (struct keys_loader){.settings = settings, .service = service};
    pthread_mutex_init(&loader->lock, NULL);
    pthread_cond_init(&loader->stop, NULL);
    enum keys_state state = try(loader);
    if (state == KEYS_AWAY)
        loader->runs = pthread_create(&loader->thread, NULL, loader_main, loader) == 0;
    return state == KEYS_LOADED || loader->runs;
}

void keys_loader_again(struct keys_loader *loader)
{
    if (!atomic_load(&loader->loaded))
        return; /* the thread is loading them */
    int64_t early = loader->loaded_at + OVERLAP_MS - clock_monotonic_ms();
    if (early > 0)
        nanosleep(&(struct timespec){early / 1000, early % 1000 * 1000000}, NULL);
    if (try(loader) == KEYS_AWAY)
        log_event(LOG_WARNING, "cli", "the keys stay as they were: the database cannot be asked");
}

void keys_loader_end(struct keys_loader *loader)
{
    pthread_mutex_lock(&loader->lock);
    loader->stopping = true;
    pthread_mutex_unlock(&loader->lock);
    pthread_cond_signal(&loader->stop);
    if (loader->runs)
        pthread_join(loader->thread, NULL);
    atomic_store(&loader->service->game.keys, NULL);
    key_ring_end(&loader->rings[0]);
    key_ring_end(&loader->rings[1]);
    pthread_cond_destroy(&loader->stop);
    pthread_mutex_destroy(&loader->lock);
}
