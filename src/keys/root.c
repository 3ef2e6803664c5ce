/* What is made with the encryption key: boxes for the roots of sessions, and tokens that can be told again. */
#include "digest.h"
#include "keys.h"
#include <assert.h>
#include <sodium.h>
#include <string.h>

static_assert(ROOT_NONCE_SIZE == crypto_aead_xchacha20poly1305_ietf_NPUBBYTES, "a nonce has its place");
static_assert(ROOT_BOX_SIZE == ROOT_SIZE + crypto_aead_xchacha20poly1305_ietf_ABYTES, "a box has its place");
static_assert(SERVER_KEY_SIZE == crypto_aead_xchacha20poly1305_ietf_KEYBYTES, "a key fits");

/* Texts of any length behind each other, so that no two lists give the same bytes. */
static void add_field(struct keyed_digest *state, const void *bytes, size_t length)
{
    const uint8_t head[4] = {(uint8_t)(length >> 24), (uint8_t)(length >> 16), (uint8_t)(length >> 8), (uint8_t)length};
    keyed_digest_add(state, head, sizeof head);
    keyed_digest_add(state, bytes, length);
}

static void start_hmac(struct keyed_digest *state, const uint8_t key[SERVER_KEY_SIZE], const char *tag,
                       const struct uuid *session)
{
    keyed_digest_start(state, key, SERVER_KEY_SIZE);
    add_field(state, tag, strlen(tag));
    add_field(state, session->bytes, sizeof session->bytes);
}

void secret_wipe(void *secret, size_t length)
{
    sodium_memzero(secret, length);
}

void root_make(const struct key_ring *ring, const struct uuid *session, uint8_t ret[ROOT_SIZE], struct root_box *box)
{
    randombytes_buf(ret, ROOT_SIZE);
    randombytes_buf(box->nonce, sizeof box->nonce);
    memcpy(box->fingerprint, ring->encryption[0].fingerprint, sizeof box->fingerprint);
    crypto_aead_xchacha20poly1305_ietf_encrypt(box->bytes, NULL, ret, ROOT_SIZE, session->bytes, sizeof session->bytes,
                                               NULL, box->nonce, ring->encryption[0].secret);
}

bool root_open(const struct key_ring *ring, const struct uuid *session, const struct root_box *box,
               uint8_t ret[ROOT_SIZE])
{
    for (size_t i = 0; i < ring->encryption_count; i++)
        if (memcmp(ring->encryption[i].fingerprint, box->fingerprint, FINGERPRINT_SIZE) == 0)
            return crypto_aead_xchacha20poly1305_ietf_decrypt(ret, NULL, NULL, box->bytes, sizeof box->bytes,
                                                              session->bytes, sizeof session->bytes, box->nonce,
                                                              ring->encryption[i].secret) == 0;
    return false;
}

struct hash root_chain(const uint8_t root[ROOT_SIZE], const struct uuid *session, uint32_t chain)
{
    const uint8_t number[4] = {(uint8_t)(chain >> 24), (uint8_t)(chain >> 16), (uint8_t)(chain >> 8), (uint8_t)chain};
    struct keyed_digest state;
    struct hash secret;
    start_hmac(&state, root, "umpire/v1/chain", session);
    add_field(&state, number, sizeof number);
    keyed_digest_end(&state, secret.bytes);
    return secret;
}

static bool derive(const struct key_ring *ring, size_t place, const char *tag, const struct uuid *session,
                   const char *what, const char *key, char ret[TOKEN_TEXT_SIZE])
{
    struct keyed_digest state;
    uint8_t bytes[DIGEST_SIZE];
    if (place >= ring->encryption_count)
        return false;
    start_hmac(&state, ring->encryption[place].secret, tag, session);
    add_field(&state, what, strlen(what));
    add_field(&state, key, strlen(key));
    keyed_digest_end(&state, bytes);
    sodium_bin2base64(ret, TOKEN_TEXT_SIZE, bytes, sizeof bytes, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    sodium_memzero(bytes, sizeof bytes);
    return true;
}

bool token_derive(const struct key_ring *ring, size_t place, const struct uuid *session, enum token_use use,
                  const char *key, char ret[TOKEN_TEXT_SIZE])
{
    static const char *const uses[] = {[TOKEN_JOINED] = "seat", [TOKEN_REISSUED] = "reissued seat"};
    return derive(ring, place, "umpire/v1/token", session, uses[use], key, ret);
}

bool opening_derive(const struct key_ring *ring, size_t place, const struct uuid *session, const char *what,
                    const char *key, char ret[TOKEN_TEXT_SIZE])
{
    return derive(ring, place, "umpire/v1/opening", session, what, key, ret);
}
