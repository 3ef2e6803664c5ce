/* The server's keys: one encrypts the secrets of sessions, another signs checkpoints. Each is a file of its own,
 * named by its kind and fingerprint, which only its owner may read. The database lists the keys; this room knows
 * files, and no database. */
#pragma once
#include "base/id.h"
#include "ledger/checkpoint.h"
#include <umpire/text.h>

enum { SERVER_KEY_SIZE = 32, FINGERPRINT_SIZE = 16, KEYS_MAX = 32 /* of a kind */, KEY_PATH_MAX = 4096 };

enum key_kind { KEY_ENCRYPTION, KEY_SIGNING, KEY_KINDS };

/* A key as everybody may know it. */
struct key_record {
    enum key_kind kind;
    int32_t number;                        /* of its kind, from 1; the highest is in use */
    uint8_t fingerprint[FINGERPRINT_SIZE]; /* of the secret */
    char words[NOTE_KEY_TEXT_SIZE];        /* signing: the public key in words; encryption: the server's name */
    int64_t created_at;                    /* microseconds; set by the database */
};

const char *key_kind_name(enum key_kind kind);
/* False if there is no such kind. */
bool key_kind_read(const char *name, enum key_kind *ret);

/* A new random key. False if `server` is not a valid server name (a key name, see note.h). */
bool key_make(enum key_kind kind, int32_t number, const char *server, struct key_record *ret,
              uint8_t secret[SERVER_KEY_SIZE]);
/* The server's name in a record's words. */
void key_server(const struct key_record *record, char ret[NOTE_NAME_MAX]);

/* Where the key's file is: directory, kind, fingerprint. */
bool key_path(const char *directory, const struct key_record *record, char ret[KEY_PATH_MAX]);
/* Writes the file, durably, with mode 0600; makes the directory (0700) when it is missing. False after saying why in
 * `why`: there is one already, say. */
bool key_file_write(const char *directory, const struct key_record *record, const uint8_t secret[SERVER_KEY_SIZE],
                    struct text *why);
enum key_file {
    KEY_FILE_READ,
    KEY_FILE_MISSING,
    KEY_FILE_REFUSED, /* others than its owner may use it, or it holds something else */
};
/* Reads it; says why not in `why`. */
enum key_file key_file_read(const char *directory, const struct key_record *record, uint8_t ret[SERVER_KEY_SIZE],
                            struct text *why);
/* Removes a file that was written in vain. */
void key_file_remove(const char *directory, const struct key_record *record);

/* All keys that a process works with. It holds secrets: wipe it with key_ring_end. */
struct key_ring {
    char server[NOTE_NAME_MAX];
    size_t encryption_count; /* the present one first */
    struct {
        uint8_t fingerprint[FINGERPRINT_SIZE];
        uint8_t secret[SERVER_KEY_SIZE];
    } encryption[KEYS_MAX];
    size_t signer_count; /* the present one first, then the one before while its file is there */
    struct note_signer signers[CHECKPOINT_SIGNERS_MAX];
    size_t signing_count; /* the present one first, then all earlier ones */
    struct key_record signing[KEYS_MAX];
};

/* The keys of these records (in any order) from their files. The present ones must be there; older ones are loaded if
 * they are, and the others are named in the log. False after setting why not. */
bool key_ring_load(struct key_ring *ring, const char *directory, const struct key_record *records, size_t count,
                   struct text *why);
void key_ring_end(struct key_ring *ring);

/* The root of a session's chains, and the same encrypted: XChaCha20-Poly1305 with the session as additional data. */
enum { ROOT_SIZE = 32, ROOT_NONCE_SIZE = 24, ROOT_BOX_SIZE = ROOT_SIZE + 16 };

struct root_box {
    uint8_t fingerprint[FINGERPRINT_SIZE]; /* of the key */
    uint8_t nonce[ROOT_NONCE_SIZE];
    uint8_t bytes[ROOT_BOX_SIZE];
};
/* A new random root, and its box under the present key. */
void root_make(const struct key_ring *ring, const struct uuid *session, uint8_t ret[ROOT_SIZE], struct root_box *box);
/* False when the ring lacks the key, or the box was made for another session or altered. */
bool root_open(const struct key_ring *ring, const struct uuid *session, const struct root_box *box,
               uint8_t ret[ROOT_SIZE]);
/* The highest secret of a session's chain; chains count from 0. */
struct hash root_chain(const uint8_t root[ROOT_SIZE], const struct uuid *session, uint32_t chain);

/* The token of a seat that joined or was re-issued under an Idempotency-Key, so that a retry can get it again:
 * derived with the ring's key at this index (0: the current one). The two uses give different tokens for one key, so
 * a re-issue never restores the token of a joining. False if there is no such key. */
enum token_use { TOKEN_JOINED, TOKEN_REISSUED };
bool token_derive(const struct key_ring *ring, size_t place, const struct uuid *session, enum token_use use,
                  const char *key, char ret[TOKEN_TEXT_SIZE]);
/* The same for the tokens and codes that an opening gives out: `what` distinguishes them from each other, and is never
 * a seat's name. */
bool opening_derive(const struct key_ring *ring, size_t place, const struct uuid *session, const char *what,
                    const char *key, char ret[TOKEN_TEXT_SIZE]);
