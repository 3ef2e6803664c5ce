/* A table of places, found by the hash of the key, under one lock. Only valid keys are cached: guesses leave nothing
 * here. */
#include "http/clubs/known_clubs.h"
#include "base/clock.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <umpire/text.h>

enum { PLACES = 256 };

struct known_club {
    struct hash key;
    int64_t until; /* clock_monotonic_ms; 0: empty */
    char club[STORE_NAME_MAX];
};

struct known_clubs {
    pthread_mutex_t lock;
    struct known_club places[PLACES];
};

struct known_clubs *known_clubs_new(void)
{
    struct known_clubs *clubs = calloc(1, sizeof *clubs);
    if (clubs)
        pthread_mutex_init(&clubs->lock, NULL);
    return clubs;
}

void known_clubs_free(struct known_clubs *clubs)
{
    if (clubs)
        pthread_mutex_destroy(&clubs->lock);
    free(clubs);
}

bool known_clubs_find(struct known_clubs *clubs, const struct hash *key, char ret_club[STORE_NAME_MAX])
{
    if (!clubs)
        return false;
    struct known_club *place = &clubs->places[key->bytes[0]];
    pthread_mutex_lock(&clubs->lock);
    bool found = clock_monotonic_ms() < place->until && hash_equal(&place->key, key);
    if (found)
        memcpy(ret_club, place->club, sizeof place->club);
    pthread_mutex_unlock(&clubs->lock);
    return found;
}

void known_clubs_put(struct known_clubs *clubs, const struct hash *key, const char *club, int64_t asked_at)
{
    if (!clubs)
        return;
    struct known_club fresh = {.key = *key, .until = asked_at + KNOWN_CLUB_MS};
    struct text name;
    text_start(&name, fresh.club, sizeof fresh.club);
    text_add(&name, club);
    pthread_mutex_lock(&clubs->lock);
    clubs->places[key->bytes[0]] = fresh;
    pthread_mutex_unlock(&clubs->lock);
}
