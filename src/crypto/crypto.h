/* Hashes, signatures, boxes, random bytes and encodings. No other room includes a cryptographic library: hashes come
 * from nettle, which uses the processor's own instructions where there are any, everything else from libsodium. In a
 * browser all of it is libsodium's portable code. */
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* --- Start ----------------------------------------------------------------------------------------------------------
 */

/* Must be called before anything else of this room; calling it again does nothing. Any thread may call it. Returns
 * false if the system cannot provide random numbers: nothing of this room may be used then. */
bool crypto_start(void);

/* --- Digests: SHA-256 and HMAC-SHA-256, in one call or incrementally -------------------------------------------------
 */

enum { DIGEST_SIZE = 32 };

/* Plain structs: a copy continues independently of the original. */
struct digest {
    _Alignas(8) unsigned char state[112];
};
struct keyed_digest {
    _Alignas(8) unsigned char state[336];
};

void digest_start(struct digest *digest);
void digest_add(struct digest *digest, const void *bytes, size_t length);
void digest_end(struct digest *digest, uint8_t ret[DIGEST_SIZE]);
/* The digest of one contiguous run of bytes. */
void digest_of(const void *bytes, size_t length, uint8_t ret[DIGEST_SIZE]);

/* HMAC under a key of any length. The struct contains data derived from the key: wipe it if the key is secret. */
void keyed_digest_start(struct keyed_digest *digest, const void *key, size_t length);
void keyed_digest_add(struct keyed_digest *digest, const void *bytes, size_t length);
void keyed_digest_end(struct keyed_digest *digest, uint8_t ret[DIGEST_SIZE]);

/* --- Signatures: Ed25519 (RFC 8032) ----------------------------------------------------------------------------------
 */

enum {
    SIGNATURE_SEED_SIZE = 32,
    SIGNATURE_SECRET_SIZE = 64, /* the seed, then the public key */
    SIGNATURE_KEY_SIZE = 32,
    SIGNATURE_SIZE = 64,
};

/* The same seed always gives the same pair. The caller wipes seed and secret. */
void signature_pair(const uint8_t seed[SIGNATURE_SEED_SIZE], uint8_t ret_secret[SIGNATURE_SECRET_SIZE],
                    uint8_t ret_key[SIGNATURE_KEY_SIZE]);
/* Signs `length` bytes, which may be zero. `ret` must not overlap them. */
void signature_make(const void *bytes, size_t length, const uint8_t secret[SIGNATURE_SECRET_SIZE],
                    uint8_t ret[SIGNATURE_SIZE]);
/* Returns false for a wrong signature, a non-canonical encoding and a key of small order. */
bool signature_verify(const uint8_t signature[SIGNATURE_SIZE], const void *bytes, size_t length,
                      const uint8_t key[SIGNATURE_KEY_SIZE]);
/* Whether this can be somebody's key: a point of the curve's main group that has no small order. */
bool signature_key_sound(const uint8_t key[SIGNATURE_KEY_SIZE]);

/* --- Boxes: XChaCha20-Poly1305, bound to a label that is not stored in the box
 * ---------------------------------------- */

enum { BOX_KEY_SIZE = 32, BOX_NONCE_SIZE = 24, BOX_TAG_SIZE = 16 };

struct box_label {
    const void *bytes;
    size_t length;
};

/* Writes a random nonce to `ret_nonce` and `length` + BOX_TAG_SIZE bytes to `ret`. The caller wipes the secret. */
void box_seal(const void *secret, size_t length, struct box_label label, const uint8_t key[BOX_KEY_SIZE],
              uint8_t ret_nonce[BOX_NONCE_SIZE], uint8_t *ret);
/* `length` is that of the box; `length` - BOX_TAG_SIZE bytes are written to `ret`, which the caller wipes. Returns
 * false if key, label, nonce or box differ from what was sealed. */
bool box_open(const uint8_t *box, size_t length, struct box_label label, const uint8_t key[BOX_KEY_SIZE],
              const uint8_t nonce[BOX_NONCE_SIZE], void *ret);

/* --- Random bytes, secrets, hash tables
 * ------------------------------------------------------------------------------- */

/* Fills `size` bytes from the operating system, or from the host in a browser. It cannot fail: a system without random
 * bytes ends the process. */
void random_fill(void *ret, size_t size);

/* Overwrites with zeroes, even if the compiler can tell that nobody reads them again. */
void secret_wipe(void *secret, size_t size);
/* Compares in constant time. */
bool secret_equal(const void *a, const void *b, size_t size);

enum { TABLE_KEY_SIZE = 16 };

/* SipHash-2-4 under a random key, for hash tables whose keys come from clients: nobody can aim at one bucket. */
uint64_t table_hash(const uint8_t key[TABLE_KEY_SIZE], const void *bytes, size_t length);

/* --- Encodings, in constant time: secrets are encoded with them, too
 * --------------------------------------------------- */

/* Lower case, terminated by a zero: `ret` has room for 2 * length + 1 characters. */
void hex_encode(const uint8_t *bytes, size_t length, char *ret);
/* Reads the whole text, in either case, skipping the characters in `between` (NULL: none). Returns false if it is not
 * hexadecimal or holds more than `size` bytes. */
bool hex_decode(const char *text, size_t length, const char *between, uint8_t *ret, size_t size, size_t *ret_length);

enum base64 {
    BASE64_PADDED, /* '+', '/', and '=' at the end */
    BASE64_URL,    /* '-', '_', and no padding */
};

/* `size` is the capacity of `ret`, terminating zero included; the rest is filled with zeroes. Too small a `ret` ends
 * the process. */
void base64_encode(enum base64 kind, const uint8_t *bytes, size_t length, char *ret, size_t size);
/* Reads the whole text. Returns false if it is not base64 of this kind or holds more than `size` bytes. */
bool base64_decode(enum base64 kind, const char *text, size_t length, uint8_t *ret, size_t size, size_t *ret_length);
