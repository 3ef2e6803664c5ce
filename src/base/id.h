/* Making identifiers: UUIDv7 (RFC 9562) for sessions, 256-bit bearer tokens. Their bytes and texts, and hashes, are
 * in the public header. */
#pragma once
#include <umpire/id.h>

enum { TOKEN_TEXT_SIZE = 44 };

/* A new version 7 UUID of the current millisecond. */
struct uuid uuid_new(void);

/* A lower bound of all UUIDv7 of this moment (microseconds since 1970) or later; and the moment of one. */
struct uuid uuid_earliest(int64_t at);
int64_t uuid_instant(const struct uuid *uuid);

/* A new random token, base64url without padding, into `ret`, which holds TOKEN_TEXT_SIZE. */
void token_new(char *ret);
