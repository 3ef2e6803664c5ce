/* SHA-256 and HMAC-SHA-256, whole or piece by piece: by nettle, which uses the processor's own instructions where there
 * are any, and in a browser by libsodium, whose code is portable. */
#pragma once
#include <stddef.h>
#include <stdint.h>

enum { DIGEST_SIZE = 32 };

/* A plain struct: copied, it goes on from there twice. */
struct digest {
    _Alignas(8) unsigned char state[112];
};
struct keyed_digest {
    _Alignas(8) unsigned char state[336];
};

void digest_start(struct digest *digest);
void digest_add(struct digest *digest, const void *bytes, size_t length);
void digest_end(struct digest *digest, uint8_t ret[DIGEST_SIZE]);
/* Of bytes that stand together. */
void digest_of(const void *bytes, size_t length, uint8_t ret[DIGEST_SIZE]);

/* HMAC under a key of any length. It holds what the key made: wipe it where the key is secret. */
void keyed_digest_start(struct keyed_digest *digest, const void *key, size_t length);
void keyed_digest_add(struct keyed_digest *digest, const void *bytes, size_t length);
void keyed_digest_end(struct keyed_digest *digest, uint8_t ret[DIGEST_SIZE]);
