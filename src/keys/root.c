/* What is made with the encryption key: boxes for the roots of sessions, and tokens that can be derived again. */
#include "crypto/crypto.h"
#include "keys/keys.h"
#include <assert.h>
#include <string.h>

static_assert(ROOT_NONCE_SIZE == (int)BOX_NONCE_SIZE, "a nonce has its place");
static_assert(ROOT_BOX_SIZE == (int)ROOT_SIZE + (int)BOX_TAG_SIZE, "a box has its place");
static_assert(SERVER_KEY_SIZE == (int)BOX_KEY_SIZE, "a key fits");

/* Texts of any length after each other, so that no two lists give the same bytes. */
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

static struct box_label label_of(const struct uuid *session)
{
    return (struct box_label){session->bytes, sizeof session->bytes};
}

void root_make(const struct key_ring *ring, const struct uuid *session, uint8_t ret[ROOT_SIZE], struct root_box *box)
{
    random_fill(ret, ROOT_SIZE);
    memcpy(box->fingerprint, ring->encryption[0].fingerprint, sizeof box->fingerprint);
    box_seal(ret, ROOT_SIZE, label_of(session), ring->encryption[0].secret, box->nonce, box->bytes);
}

bool root_open(const struct key_ring *ring, const struct uuid *session, const struct root_box *box,
               uint8_t ret[ROOT_SIZE])
{
    for (size_t i = 0; i < ring->encryption_count; i++)
        if (memcmp(ring->encryption[i].fingerprint, box->fingerprint, FINGERPRINT_SIZE) == 0)
            return box_open(box->bytes, sizeof box->bytes, label_of(session), ring->encryption[i].secret, box->nonce,
                            ret);
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
    base64_encode(BASE64_URL, bytes, sizeof bytes, ret, TOKEN_TEXT_SIZE);
    secret_wipe(bytes, sizeof bytes);
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
