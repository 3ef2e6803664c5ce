/* The ledger as anyone can check it: what an embedder needs to verify an entry, a record and its dice without
 * trusting the server. docs/ledger.md is the normative text; each part here names its section or its standard.
 *
 * Pure functions over bytes: nothing allocates, nothing needs initialisation, no state is stored. Structs are plain
 * values; what a struct points at is the caller's and must outlive it. When a function that returns bool or a
 * verdict refuses, `ret` is undefined. */
#pragma once
#include <umpire/dice.h>
#include <umpire/id.h>
#include <umpire/text.h>

/* The Merkle tree of a session's entries (RFC 9162, section 2.1): leaf i is the bytes of the entry with seq i. */

enum { TREE_PEAKS_MAX = 48, TREE_PROOF_MAX = 64 };

struct tree_head {
    uint64_t size; /* leaves */
    struct hash root;
};

/* An inclusion or a consistency proof: hashes from the leaves upwards. */
struct tree_proof {
    size_t count;
    struct hash path[TREE_PROOF_MAX];
};

/* The right edge of a growing tree: the roots of its perfect subtrees, the largest first; one for each bit of size. */
struct tree {
    uint64_t size; /* leaves; at most 2^48 - 1 */
    struct hash peaks[TREE_PEAKS_MAX];
};

/* SHA-256(0x00 || bytes). */
struct hash tree_leaf(const void *bytes, size_t length);
/* SHA-256(0x01 || left || right). */
struct hash tree_node(const struct hash *left, const struct hash *right);

void tree_start(struct tree *tree);
/* Adds a leaf's hash in O(log n). False when the tree is full. */
bool tree_add(struct tree *tree, const struct hash *leaf);
/* Its size and root; the root of an empty tree is SHA-256 of nothing. */
struct tree_head tree_head_of(const struct tree *tree);

/* Whether the leaf is at `index` (from 0) of the tree (RFC 9162, section 2.1.3.2). */
bool tree_verify_inclusion(const struct hash *leaf, uint64_t index, const struct tree_head *head,
                           const struct tree_proof *proof);
/* Whether the second tree begins with the first (RFC 9162, section 2.1.4.2). Beyond the RFC: trees of one size are
 * consistent when the roots agree and the proof is empty; so is the empty tree with any other, with an empty proof. */
bool tree_verify_consistency(const struct tree_head *first, const struct tree_head *second,
                             const struct tree_proof *proof);

/* Signed notes (C2SP signed-note, https://c2sp.org/signed-note), Ed25519 alone (type 0x01). */

enum { NOTE_NAME_MAX = 256, NOTE_KEY_SIZE = 32, NOTE_KEY_TEXT_SIZE = NOTE_NAME_MAX + 64, NOTE_SIGNATURES_MAX = 32 };

enum { FINGERPRINT_WORDS = 8, FINGERPRINT_TEXT_SIZE = FINGERPRINT_WORDS * 9 /* words have at most 8 letters */ };

/* A public key with its name. */
struct note_key {
    char name[NOTE_NAME_MAX]; /* UTF-8 without spaces and without '+' */
    uint8_t id[4];            /* of the key: the beginning of SHA-256(name || 0x0A || 0x01 || key) */
    uint8_t bytes[NOTE_KEY_SIZE];
};

struct note_signature {
    const char *name; /* not terminated */
    size_t name_length;
    uint8_t id[4];
    const char *base64; /* of id and signature, not terminated */
    size_t base64_length;
};

/* A well-formed note; its signatures are not verified yet. It points into the bytes that were read. */
struct note {
    const char *text; /* what is signed, its last newline included; not terminated */
    size_t text_length;
    size_t signature_count;
    struct note_signature signatures[NOTE_SIGNATURES_MAX];
};

enum note_verdict {
    NOTE_SIGNED,  /* at least one known key signed it, and every signature of a known key is right */
    NOTE_UNKNOWN, /* no known key signed it: the text must be ignored */
    NOTE_FORGED,  /* the signature of a known key is wrong: the text must be ignored */
};

/* False if `name` is not a valid key name. */
bool note_key_make(const char *name, const uint8_t key[NOTE_KEY_SIZE], struct note_key *ret);
/* A verifier key as text: `name+id+base64`, as Go's sumdb/note prints it. False for any other text, and if the id is
 * not that of the key. */
bool note_key_read(const char *words, struct note_key *ret);
/* Its text, into NOTE_KEY_TEXT_SIZE bytes. */
void note_key_write(const struct note_key *key, char *ret);
/* The fingerprint of a public key, a server's or a device's: eight words for the first 64 bits of SHA-256 of its bytes,
 * with spaces between, into FINGERPRINT_TEXT_SIZE bytes (docs/ledger.md, "Fingerprints"). */
void fingerprint_write(const uint8_t key[NOTE_KEY_SIZE], char *ret);
/* Eight words as a person typed them, in the form of fingerprint_write. False when they are not a fingerprint. */
bool fingerprint_read(const char *words, char ret[FINGERPRINT_TEXT_SIZE]);
/* False unless the bytes are exactly a signed note, with at most NOTE_SIGNATURES_MAX signatures. */
bool note_read(const char *bytes, size_t length, struct note *ret);
/* Signatures of keys that are not given are ignored, whatever they are. */
enum note_verdict note_verify(const struct note *note, const struct note_key *keys, size_t key_count);

/* Checkpoints: the signed size and root of a ledger (C2SP tlog-checkpoint, https://c2sp.org/tlog-checkpoint). */

enum { CHECKPOINT_ORIGIN_MAX = NOTE_NAME_MAX + UUID_TEXT_SIZE };

struct checkpoint {
    char origin[CHECKPOINT_ORIGIN_MAX]; /* server name, '/', session */
    struct tree_head head;
    const char *extensions; /* lines that follow, each with its newline, in the note's text; opaque */
    size_t extensions_length;
};

enum checkpoint_verdict {
    CHECKPOINT_SIGNED,
    CHECKPOINT_MALFORMED, /* not a signed note, or its text is not a checkpoint */
    CHECKPOINT_UNKNOWN,   /* not signed by a key that was given */
    CHECKPOINT_FORGED,    /* a wrong signature of a key that was given */
    CHECKPOINT_ELSEWHERE, /* correctly signed, but for another session or another server's name */
};

/* The text of a note as a checkpoint; signatures are not looked at. */
bool checkpoint_read(const struct note *note, struct checkpoint *ret);
/* Everything at once: reads note and checkpoint, verifies the signatures of the keys (the server's current one and
 * older ones, perhaps a witness's) and requires one of them to be of the server that the origin names. `ret` is set
 * only if the verdict is CHECKPOINT_SIGNED; its extensions point into `bytes`. */
enum checkpoint_verdict checkpoint_open(const char *bytes, size_t length, const struct note_key *keys, size_t key_count,
                                        const struct uuid *session, struct checkpoint *ret);

/* The chain of secrets (docs/ledger.md, "The chain"). Links are numbered from 1 through all chains of a session. */

/* The secret one link below: what the secret of `link` hashes to. */
struct hash chain_below(const struct uuid *session, uint64_t link, const struct hash *secret);
/* The secret of the link `down_to`, from that of `link`, in link - down_to hashes; down_to is not above link. */
struct hash chain_walk(const struct uuid *session, uint64_t link, const struct hash *secret, uint64_t down_to);

/* Sealed dice (docs/ledger.md, "The dice"). */

enum { NONCE_MIN = 16, NONCE_MAX = 64, SEALED_NONCES_MAX = 32, SEALED_SEAT_MAX = 64, SEALED_BLOCK = 32 };

/* The nonce of one seat. */
struct nonce {
    const char *seat;     /* its name, at most SEALED_SEAT_MAX bytes */
    const uint8_t *bytes; /* NONCE_MIN to NONCE_MAX */
    size_t length;
};

/* Nonces in ascending order of their seats' names, byte by byte; no seat twice. */
struct nonces {
    const struct nonce *list;
    size_t count; /* at most SEALED_NONCES_MAX */
};

/* All inputs of the dice of one ruling. */
struct seal {
    struct uuid session;
    uint64_t link;
    struct hash secret;   /* of that link */
    struct nonces nonces; /* of the seats, as they count at the ruling; in two-sided mode those revealed for it */
};

/* A source of dice in use. */
struct sealed_dice {
    const struct seal *seal;
    uint64_t block; /* the next one */
    size_t left;    /* unused bytes at the end of `bytes` */
    uint8_t bytes[SEALED_BLOCK];
    _Alignas(8) unsigned char keyed[336]; /* the HMAC up to the number of the block, from the first die on */
};

extern const struct dice_source dice_source_sealed;

/* One block of the bytes that dice are made of. False when the nonces are not as struct nonces says. */
bool sealed_block(const struct seal *seal, uint64_t block, uint8_t ret[SEALED_BLOCK]);
/* The dice of a link, for ruling_resolve; the seal lives as long as they are in use. False when the nonces are not as
 * struct nonces says. */
bool sealed_start(struct dice *dice, struct sealed_dice *sealed, struct dice_record *record, const struct seal *seal);
