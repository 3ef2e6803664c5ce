/* The database stores an Idempotency-Key as a hash only: whoever knows the key of an opening or a joining is given its
 * tokens again. */
#pragma once
#include "base/id.h"

/* SHA-256("umpire/v1/entry-key" || 0x00 || the session's 16 bytes || key). */
struct hash key_hash_of_entry(const struct uuid *session, const char *key);
/* SHA-256("umpire/v1/opening-key" || 0x00 || owner || 0x00 || key); neither has a NUL. */
struct hash key_hash_of_opening(const char *owner, const char *key);
