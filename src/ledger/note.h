/* Signing notes (C2SP signed-note). Reading and verifying them is in <umpire/ledger.h>. */
#pragma once
#include <umpire/ledger.h>

enum { NOTE_SEED_SIZE = 32, NOTE_SIGNATURE_SIZE = 64 };

/* A key pair. It holds a secret: wipe it with note_signer_end. */
struct note_signer {
    struct note_key key;
    uint8_t secret[64]; /* the seed, then the public key */
};

/* Everything that comes before the signature on its line, and the signature. */
enum { NOTE_LINE_MAX = NOTE_NAME_MAX + 100 };

/* The key pair of a seed (RFC 8032). False when `name` is no key name. */
bool note_signer_make(const char *name, const uint8_t seed[NOTE_SEED_SIZE], struct note_signer *ret);
void note_signer_end(struct note_signer *signer);

/* Adds the signed note of a text, with one signature line for each signer, to `out`. False when the text cannot be
 * signed (it ends with a newline and holds no other control character), when there are no signers or too many, or when
 * `out` is too small. */
bool note_sign(struct text *out, const char *words, const struct note_signer *signers, size_t signer_count);
