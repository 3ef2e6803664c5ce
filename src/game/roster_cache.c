/* A few references under a lock, and a ring of them for the writer. */
#include "game/roster_cache.h"
#include "store/store_read.h"
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

static int64_t weight_of(const struct roster *roster)
{
    return (int64_t)(offsetof(struct roster_snapshot, roster) + roster_size(roster));
}

struct roster_snapshot *roster_snapshot_new(const struct roster *roster, const struct hash *hash, int64_t seq)
{
    struct roster_snapshot *snapshot = malloc((size_t)weight_of(roster));
    if (!snapshot)
        return NULL;
    atomic_init(&snapshot->references, 1);
    snapshot->seq = seq;
    snapshot->hash = *hash;
    roster_copy(&snapshot->roster, roster);
    store_sessions_weigh(weight_of(roster));
    return snapshot;
}

struct roster_snapshot *roster_snapshot_hold(struct roster_snapshot *roster)
{
    if (roster)
        atomic_fetch_add(&roster->references, 1);
    return roster;
}

void roster_snapshot_free(struct roster_snapshot *roster)
{
    if (!roster || atomic_fetch_sub(&roster->references, 1) > 1)
        return;
    store_sessions_weigh(-weight_of(&roster->roster));
    free(roster);
}

void roster_cache_start(struct roster_cache *rosters)
{
    *rosters = (struct roster_cache){.present = NULL};
    pthread_mutex_init(&rosters->lock, NULL);
}

void roster_cache_end(struct roster_cache *rosters)
{
    roster_snapshot_free(rosters->present);
    for (int i = 0; i < ROSTERS_MADE; i++)
        roster_snapshot_free(rosters->made[i]);
    pthread_mutex_destroy(&rosters->lock);
}

struct roster_snapshot *roster_cache_present(struct roster_cache *rosters)
{
    pthread_mutex_lock(&rosters->lock);
    struct roster_snapshot *present = roster_snapshot_hold(rosters->present);
    pthread_mutex_unlock(&rosters->lock);
    return present;
}

void roster_cache_publish(struct roster_cache *rosters, struct roster_snapshot *roster, bool afresh)
{
    struct roster_snapshot *before = NULL;
    pthread_mutex_lock(&rosters->lock);
    if (afresh || !rosters->present || rosters->present->seq < roster->seq) {
        before = rosters->present;
        rosters->present = roster_snapshot_hold(roster);
    }
    pthread_mutex_unlock(&rosters->lock);
    roster_snapshot_free(before);
}

void roster_cache_forget(struct roster_cache *rosters)
{
    pthread_mutex_lock(&rosters->lock);
    struct roster_snapshot *before = rosters->present;
    rosters->present = NULL;
    pthread_mutex_unlock(&rosters->lock);
    roster_snapshot_free(before);
}

const struct roster_snapshot *roster_cache_find(const struct roster_cache *rosters, const struct hash *hash)
{
    for (int i = 0; i < ROSTERS_MADE; i++)
        if (rosters->made[i] && hash_equal(&rosters->made[i]->hash, hash))
            return rosters->made[i];
    return NULL;
}

void roster_cache_add(struct roster_cache *rosters, struct roster_snapshot *roster)
{
    struct roster_snapshot **place = &rosters->made[rosters->next++ % ROSTERS_MADE];
    roster_snapshot_free(*place);
    *place = roster_snapshot_hold(roster);
}
