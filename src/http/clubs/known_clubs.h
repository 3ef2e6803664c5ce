/* Clubs whose keys were seen lately, so that not every request of theirs asks the database. A fixed number of places; a
 * new key replaces the one in its place. For all threads. */
#pragma once
#include "store/store_clubs.h"

/* How long a key is known: after so long at the latest, its revocation by another process is seen. */
enum { KNOWN_CLUB_MS = 5000 };

struct known_clubs;

/* NULL when out of memory. */
struct known_clubs *known_clubs_new(void);
/* Accepts NULL. */
void known_clubs_free(struct known_clubs *clubs);
/* The club that the key with this hash belongs to; false when it is not known any more. Accepts NULL clubs. */
bool known_clubs_find(struct known_clubs *clubs, const struct hash *key, char ret_club[STORE_NAME_MAX]);
/* Stores what the database answered; `asked_at` is when it was asked (clock_monotonic_ms). Accepts NULL clubs. */
void known_clubs_put(struct known_clubs *clubs, const struct hash *key, const char *club, int64_t asked_at);
