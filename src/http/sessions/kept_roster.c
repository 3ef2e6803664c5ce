/* A few references under a lock, and a ring of them for the writer. */
#include "kept_roster.h"
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

struct kept_roster *kept_roster_new(const struct roster *roster, const struct hash *digest, int64_t seq)
{
    struct kept_roster *kept = malloc(offsetof(struct kept_roster, roster) + roster_size(roster));
    if (!kept)
        return NULL;
    atomic_init(&kept->references, 1);
    kept->seq = seq;
    kept->digest = *digest;
    roster_copy(&kept->roster, roster);
    return kept;
}

struct kept_roster *kept_roster_hold(struct kept_roster *roster)
{
    if (roster)
        atomic_fetch_add(&roster->references, 1);
    return roster;
}

void kept_roster_free(struct kept_roster *roster)
{
    if (roster && atomic_fetch_sub(&roster->references, 1) == 1)
        free(roster);
}

void kept_rosters_start(struct kept_rosters *rosters)
{
    *rosters = (struct kept_rosters){.present = NULL};
    pthread_mutex_init(&rosters->lock, NULL);
}

void kept_rosters_end(struct kept_rosters *rosters)
{
    kept_roster_free(rosters->present);
    for (int i = 0; i < ROSTERS_MADE; i++)
        kept_roster_free(rosters->made[i]);
    pthread_mutex_destroy(&rosters->lock);
}

struct kept_roster *kept_rosters_present(struct kept_rosters *rosters)
{
    pthread_mutex_lock(&rosters->lock);
    struct kept_roster *present = kept_roster_hold(rosters->present);
    pthread_mutex_unlock(&rosters->lock);
    return present;
}

void kept_rosters_publish(struct kept_rosters *rosters, struct kept_roster *roster, bool afresh)
{
    struct kept_roster *before = NULL;
    pthread_mutex_lock(&rosters->lock);
    if (afresh || !rosters->present || rosters->present->seq < roster->seq) {
        before = rosters->present;
        rosters->present = kept_roster_hold(roster);
    }
    pthread_mutex_unlock(&rosters->lock);
    kept_roster_free(before);
}

void kept_rosters_forget(struct kept_rosters *rosters)
{
    pthread_mutex_lock(&rosters->lock);
    struct kept_roster *before = rosters->present;
    rosters->present = NULL;
    pthread_mutex_unlock(&rosters->lock);
    kept_roster_free(before);
}

const struct kept_roster *kept_rosters_find(const struct kept_rosters *rosters, const struct hash *digest)
{
    for (int i = 0; i < ROSTERS_MADE; i++)
        if (rosters->made[i] && hash_equal(&rosters->made[i]->digest, digest))
            return rosters->made[i];
    return NULL;
}

void kept_rosters_add(struct kept_rosters *rosters, struct kept_roster *roster)
{
    struct kept_roster **place = &rosters->made[rosters->next++ % ROSTERS_MADE];
    kept_roster_free(*place);
    *place = kept_roster_hold(roster);
}
