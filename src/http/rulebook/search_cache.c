/* A table of places, each found by the hash of its key, under one lock: copying an answer takes about a microsecond. */
#include "http/rulebook/search_cache.h"
#include "base/clock.h"
#include "base/id.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* Changes by `umpire migrate` are seen once an answer is too old. */
enum { PLACES = 256, ANSWER_MAX = 32768, OLD_MS = 60000 };

struct cached_search {
    char *key, *bytes; /* NULL: empty */
    size_t length;
    int64_t until; /* clock_monotonic_ms */
    char tag[DOCUMENT_TAG_MAX];
};

struct search_cache {
    pthread_mutex_t lock;
    struct cached_search places[PLACES];
};

struct search_cache *search_cache_new(void)
{
    struct search_cache *cache = calloc(1, sizeof *cache);
    if (cache)
        pthread_mutex_init(&cache->lock, NULL);
    return cache;
}

static void place_clear(struct cached_search *place)
{
    free(place->key);
    free(place->bytes);
    *place = (struct cached_search){0};
}

void search_cache_free(struct search_cache *cache)
{
    if (!cache)
        return;
    for (size_t i = 0; i < PLACES; i++)
        place_clear(&cache->places[i]);
    pthread_mutex_destroy(&cache->lock);
    free(cache);
}

static struct cached_search *place_of(struct search_cache *cache, const char *key)
{
    struct hash hash = hash_of(key, strlen(key));
    return &cache->places[hash.bytes[0] % PLACES];
}

bool search_cache_find(struct search_cache *cache, const char *key, struct writer *out, char ret_tag[DOCUMENT_TAG_MAX])
{
    if (!cache)
        return false;
    struct cached_search *place = place_of(cache, key);
    pthread_mutex_lock(&cache->lock);
    bool found = place->key && strcmp(place->key, key) == 0 && clock_monotonic_ms() < place->until;
    if (found) {
        write_raw(out, place->bytes, place->length);
        memcpy(ret_tag, place->tag, sizeof place->tag);
    }
    pthread_mutex_unlock(&cache->lock);
    return found;
}

void search_cache_put(struct search_cache *cache, const char *key, const struct writer *answer, const char *tag)
{
    if (!cache || answer->failed || answer->used > ANSWER_MAX)
        return;
    struct cached_search fresh = {.key = malloc(strlen(key) + 1),
                                  .bytes = malloc(answer->used + 1),
                                  .length = answer->used,
                                  .until = clock_monotonic_ms() + OLD_MS};
    if (!fresh.key || !fresh.bytes) {
        place_clear(&fresh);
        return;
    }
    strcpy(fresh.key, key);
    memcpy(fresh.bytes, answer->at, answer->used);
    memcpy(fresh.tag, tag, sizeof fresh.tag);
    struct cached_search *place = place_of(cache, key);
    pthread_mutex_lock(&cache->lock);
    struct cached_search old = *place;
    *place = fresh;
    pthread_mutex_unlock(&cache->lock);
    place_clear(&old);
}
