/* Chains are a list that only grows; two threads that derive the same one add it twice, and the first that is found
 * serves. */
#include "kept_session.h"
#include "kept_units.h"
#include "opening.h"
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

enum { MARKS_FIRST = 64 };

struct kept_chain *kept_chain_new(uint32_t number)
{
    struct kept_chain *chain = calloc(1, sizeof *chain);
    if (chain)
        chain->number = number;
    return chain;
}

void kept_chain_free(struct kept_chain *chain)
{
    if (chain)
        chain_end(&chain->chain);
    free(chain);
}

static void kept_free(void *pointer)
{
    struct kept *kept = pointer;
    for (struct kept_chain *chain = atomic_load(&kept->chains), *next; chain; chain = next) {
        next = chain->next;
        kept_chain_free(chain);
    }
    pthread_mutex_destroy(&kept->lock);
    pthread_mutex_destroy(&kept->folding);
    kept_rosters_end(&kept->rosters);
    roster_fold_free(kept->units);
    free(kept->protocol);
    free(kept->marks);
    free(kept->options);
    free(kept);
}

struct kept *kept_of(struct store_session *session, const struct ruleset *ruleset)
{
    struct kept *kept = atomic_load(&session->cached);
    if (kept)
        return kept;
    kept = calloc(1, sizeof *kept);
    if (!kept)
        return NULL;
    pthread_mutex_init(&kept->lock, NULL);
    pthread_mutex_init(&kept->folding, NULL);
    kept_rosters_start(&kept->rosters);
    kept->options = options_read(ruleset, session->options, session->options_length);
    if (!kept->options) {
        kept_free(kept);
        return NULL;
    }
    return store_session_attach(session, kept, kept_free);
}

void kept_add_chain(struct kept *kept, struct kept_chain *chain)
{
    chain->next = atomic_load(&kept->chains);
    while (!atomic_compare_exchange_weak(&kept->chains, &chain->next, chain))
        ;
}

struct kept_chain *kept_chain(struct kept *kept, uint32_t number)
{
    struct kept_chain *chain = atomic_load(&kept->chains);
    while (chain && chain->number != number)
        chain = chain->next;
    return chain;
}

/* The root as well: a database that went back to an earlier state can reach the same size with other entries. */
bool kept_note(struct kept *kept, const struct tree_head *head, char ret[CHECKPOINT_NOTE_MAX])
{
    pthread_mutex_lock(&kept->lock);
    bool found = kept->note_head.size == head->size && hash_equal(&kept->note_head.root, &head->root);
    if (found)
        memcpy(ret, kept->note, sizeof kept->note);
    pthread_mutex_unlock(&kept->lock);
    return found;
}

void kept_keep_note(struct kept *kept, const struct tree_head *head, const char *note)
{
    struct text text;
    pthread_mutex_lock(&kept->lock);
    if (head->size >= kept->note_head.size) {
        text_start(&text, kept->note, sizeof kept->note);
        text_add(&text, note);
        kept->note_head = *head;
    }
    pthread_mutex_unlock(&kept->lock);
}

static bool marks_grow(struct kept *kept, int64_t room)
{
    int64_t capacity = kept->protocol->capacity ? kept->protocol->capacity : MARKS_FIRST;
    while (capacity < room)
        capacity *= 2;
    if (capacity == kept->protocol->capacity)
        return true;
    struct mark *marks = realloc(kept->marks, (size_t)capacity * sizeof *marks);
    if (!marks)
        return false;
    kept->marks = kept->protocol->marks = marks;
    kept->protocol->capacity = capacity;
    return true;
}

struct protocol *kept_protocol_lock(struct kept *kept, int64_t more)
{
    pthread_mutex_lock(&kept->folding);
    if (!kept->protocol) {
        kept->protocol = malloc(sizeof *kept->protocol);
        if (kept->protocol)
            protocol_start(kept->protocol, NULL, 0);
    }
    if (kept->protocol && marks_grow(kept, kept->protocol->next + more))
        return kept->protocol;
    pthread_mutex_unlock(&kept->folding);
    return NULL;
}

void kept_protocol_unlock(struct kept *kept)
{
    pthread_mutex_unlock(&kept->folding);
}
