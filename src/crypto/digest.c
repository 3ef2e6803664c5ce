/* Digests. The library's state is stored inside ours, so that no other room needs its headers. */
#include "crypto/crypto.h"
#include <assert.h>

#ifdef __wasm__

#include <sodium.h>

static_assert(sizeof(struct digest) >= sizeof(crypto_hash_sha256_state), "a digest has its place");
static_assert(sizeof(struct keyed_digest) >= sizeof(crypto_auth_hmacsha256_state), "a keyed one, too");

void digest_start(struct digest *digest)
{
    crypto_hash_sha256_init((void *)digest->state);
}

void digest_add(struct digest *digest, const void *bytes, size_t length)
{
    crypto_hash_sha256_update((void *)digest->state, bytes, length);
}

void digest_end(struct digest *digest, uint8_t ret[DIGEST_SIZE])
{
    crypto_hash_sha256_final((void *)digest->state, ret);
}

void keyed_digest_start(struct keyed_digest *digest, const void *key, size_t length)
{
    crypto_auth_hmacsha256_init((void *)digest->state, key, length);
}

void keyed_digest_add(struct keyed_digest *digest, const void *bytes, size_t length)
{
    crypto_auth_hmacsha256_update((void *)digest->state, bytes, length);
}

void keyed_digest_end(struct keyed_digest *digest, uint8_t ret[DIGEST_SIZE])
{
    crypto_auth_hmacsha256_final((void *)digest->state, ret);
}

#else

#include <nettle/hmac.h>
#include <nettle/sha2.h>

static_assert(sizeof(struct digest) >= sizeof(struct sha256_ctx), "a digest has its place");
static_assert(sizeof(struct keyed_digest) >= sizeof(struct hmac_sha256_ctx), "a keyed one, too");

void digest_start(struct digest *digest)
{
    sha256_init((void *)digest->state);
}

void digest_add(struct digest *digest, const void *bytes, size_t length)
{
    sha256_update((void *)digest->state, length, bytes);
}

void digest_end(struct digest *digest, uint8_t ret[DIGEST_SIZE])
{
    sha256_digest((void *)digest->state, DIGEST_SIZE, ret);
}

void keyed_digest_start(struct keyed_digest *digest, const void *key, size_t length)
{
    hmac_sha256_set_key((void *)digest->state, length, key);
}

void keyed_digest_add(struct keyed_digest *digest, const void *bytes, size_t length)
{
    hmac_sha256_update((void *)digest->state, length, bytes);
}

void keyed_digest_end(struct keyed_digest *digest, uint8_t ret[DIGEST_SIZE])
{
    hmac_sha256_digest((void *)digest->state, DIGEST_SIZE, ret);
}

#endif

void digest_of(const void *bytes, size_t length, uint8_t ret[DIGEST_SIZE])
{
    struct digest digest;
    digest_start(&digest);
    digest_add(&digest, bytes, length);
    digest_end(&digest, ret);
}
