/* Chains are a list to which all threads add at the head; if two threads derive the same chain both are added, and
 * the first one found is used. Only the writer's thread reads past the head, and removes spent chains. */
#include "game/session_cache.h"
#include "base/clock.h"
#include "game/game.h"
#include "game/roster_fold.h"
#include "referee/options_read.h"
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

/* A fold of the last seconds is kept, since the next page of a long session may need it. */
enum { MARKS_FIRST = 64, FOLD_KEPT_MS = 10000 };

struct cached_chain *cached_chain_new(uint32_t number)
{
    struct cached_chain *chain = calloc(1, sizeof *chain);
    if (!chain)
        return NULL;
    chain->number = number;
    store_sessions_weigh((int64_t)sizeof *chain);
    return chain;
}

void cached_chain_free(struct cached_chain *chain)
{
    if (!chain)
        return;
    chain_end(&chain->chain);
    store_sessions_weigh(-(int64_t)sizeof *chain);
    free(chain);
}

/* With the protocol locked. */
static void fold_weigh(struct session_cache *cache)
{
    int64_t weight = cache->protocol ? (int64_t)sizeof *cache->protocol : 0;
    if (cache->protocol)
        weight += cache->protocol->capacity * (int64_t)sizeof *cache->marks;
    if (cache->units)
        weight += (int64_t)(sizeof *cache->units + roster_history_bytes(cache->units->history));
    store_sessions_weigh(weight - cache->weight);
    cache->weight = weight;
}

/* With the protocol locked, or not shared. */
static void fold_end(struct session_cache *cache)
{
    roster_fold_free(cache->units);
    free(cache->protocol);
    free(cache->marks);
    cache->units = NULL;
    cache->protocol = NULL;
    cache->marks = NULL;
    fold_weigh(cache);
}

/* Folding begins with the first entry again. */
static void session_cache_shrink(void *pointer)
{
    struct session_cache *cache = pointer;
    if (pthread_mutex_trylock(&cache->folding) != 0)
        return;
    if (cache->protocol && clock_monotonic_ms() - cache->folded_at > FOLD_KEPT_MS)
        fold_end(cache);
    pthread_mutex_unlock(&cache->folding);
}

static void session_cache_free(void *pointer)
{
    struct session_cache *cache = pointer;
    for (struct cached_chain *chain = atomic_load(&cache->chains), *next; chain; chain = next) {
        next = chain->next;
        cached_chain_free(chain);
    }
    fold_end(cache);
    pthread_mutex_destroy(&cache->lock);
    pthread_mutex_destroy(&cache->folding);
    roster_cache_end(&cache->rosters);
    store_sessions_weigh(-cache->own_weight);
    free(cache->options);
    free(cache);
}

struct session_cache *session_cache_of(struct store_session *session, const struct ruleset *ruleset)
{
    struct session_cache *cache = atomic_load(&session->cached);
    if (cache)
        return cache;
    cache = calloc(1, sizeof *cache);
    if (!cache)
        return NULL;
    pthread_mutex_init(&cache->lock, NULL);
    pthread_mutex_init(&cache->folding, NULL);
    roster_cache_start(&cache->rosters);
    cache->own_weight = (int64_t)(sizeof *cache + ruleset->options->size);
    store_sessions_weigh(cache->own_weight);
    cache->options = options_read(ruleset, session->options, session->options_length);
    if (!cache->options) {
        session_cache_free(cache);
        return NULL;
    }
    return store_session_attach(session, cache, session_cache_free, session_cache_shrink);
}

const void *session_options(struct store_session *session, const struct ruleset *ruleset)
{
    const struct session_cache *cache = session_cache_of(session, ruleset);
    return cache ? cache->options : NULL;
}

void session_cache_add_chain(struct session_cache *cache, struct cached_chain *chain)
{
    chain->next = atomic_load(&cache->chains);
    while (!atomic_compare_exchange_weak(&cache->chains, &chain->next, chain))
        ;
}

struct cached_chain *session_cache_chain(struct session_cache *cache, uint32_t number)
{
    struct cached_chain *chain = atomic_load(&cache->chains);
    while (chain && chain->number != number)
        chain = chain->next;
    return chain;
}

void session_cache_drop_spent(struct session_cache *cache, uint32_t number)
{
    struct cached_chain *chain = atomic_load(&cache->chains);
    while (chain && chain->next) {
        struct cached_chain *next = chain->next;
        if (next->number + 1 < number) {
            chain->next = next->next;
            cached_chain_free(next);
        } else {
            chain = next;
        }
    }
}

/* Compares the root as well: a database that was rolled back can reach the same size with other entries. */
bool session_cache_find_note(struct session_cache *cache, const struct tree_head *head, char ret[CHECKPOINT_NOTE_MAX])
{
    pthread_mutex_lock(&cache->lock);
    bool found = cache->note_head.size == head->size && hash_equal(&cache->note_head.root, &head->root);
    if (found)
        memcpy(ret, cache->note, sizeof cache->note);
    pthread_mutex_unlock(&cache->lock);
    return found;
}

static bool is_head(const struct tree_head *head, const struct tree_head *wanted)
{
    return wanted->size > 0 && head->size == wanted->size && hash_equal(&head->root, &wanted->root);
}

bool session_cache_has_head(struct session_cache *cache, const struct tree_head *head)
{
    pthread_mutex_lock(&cache->lock);
    bool found = is_head(&cache->found_head, head);
    pthread_mutex_unlock(&cache->lock);
    if (found || pthread_mutex_trylock(&cache->folding) != 0)
        return found;
    if (cache->protocol && cache->tree.size == head->size) {
        struct tree_head folded = tree_head_of(&cache->tree);
        found = is_head(&folded, head);
    }
    pthread_mutex_unlock(&cache->folding);
    return found;
}

void session_cache_add_head(struct session_cache *cache, const struct tree_head *head)
{
    pthread_mutex_lock(&cache->lock);
    cache->found_head = *head;
    pthread_mutex_unlock(&cache->lock);
}

void session_cache_add_note(struct session_cache *cache, const struct tree_head *head, const char *note)
{
    struct text text;
    pthread_mutex_lock(&cache->lock);
    if (head->size >= cache->note_head.size) {
        text_start(&text, cache->note, sizeof cache->note);
        text_add(&text, note);
        cache->note_head = *head;
    }
    pthread_mutex_unlock(&cache->lock);
}

static bool marks_grow(struct session_cache *cache, int64_t room)
{
    int64_t capacity = cache->protocol->capacity ? cache->protocol->capacity : MARKS_FIRST;
    while (capacity < room)
        capacity *= 2;
    if (capacity == cache->protocol->capacity)
        return true;
    struct mark *marks = realloc(cache->marks, (size_t)capacity * sizeof *marks);
    if (!marks)
        return false;
    cache->marks = cache->protocol->marks = marks;
    cache->protocol->capacity = capacity;
    return true;
}

struct protocol *session_cache_lock(struct session_cache *cache, int64_t more)
{
    pthread_mutex_lock(&cache->folding);
    if (!cache->protocol) {
        cache->protocol = malloc(sizeof *cache->protocol);
        if (cache->protocol)
            protocol_start(cache->protocol, NULL, 0);
        tree_start(&cache->tree);
    }
    cache->folded_at = clock_monotonic_ms();
    if (cache->protocol && marks_grow(cache, cache->protocol->next + more))
        return cache->protocol;
    session_cache_unlock(cache);
    return NULL;
}

void session_cache_unlock(struct session_cache *cache)
{
    fold_weigh(cache);
    pthread_mutex_unlock(&cache->folding);
}
