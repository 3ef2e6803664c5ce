/* Cosignatures: what a device adds to a checkpoint that it found consistent (C2SP tlog-cosignature,
 * https://c2sp.org/tlog-cosignature, Ed25519: type 0x04). A further line of the note, with the time of signing: a
 * record that goes back or forks then needs the help of every device that cosigned. */
#pragma once
#include "ledger/note.h"
#include "ledger/statement.h"

enum { COSIGNATURE_LINE_MAX = NOTE_NAME_MAX + 120 };

/* A device that cosigns: its name follows from the origin of the checkpoints and from its key, which belongs to one
 * seat. */
struct cosigner {
    char name[NOTE_NAME_MAX]; /* the origin, '/', and the first 8 bytes of the key in hexadecimal */
    uint8_t id[4];            /* the beginning of SHA-256(name || 0x0A || 0x04 || key) */
    struct device_key key;
};

/* False when the origin is too long, or not a valid key name. */
bool cosigner_make(const char *origin, const struct device_key *key, struct cosigner *ret);
/* Its key in words, as of any note: `name+id+base64`, into NOTE_KEY_TEXT_SIZE bytes. */
void cosigner_write(const struct cosigner *cosigner, char *ret);

/* Adds the cosignature's line under the note's text to `out`. `time`: POSIX seconds, below 2^63. False when the text is
 * too long to be a checkpoint, or `out` is too small. */
bool cosignature_add(struct text *out, const struct note *note, const struct cosigner *cosigner,
                     const struct device_secret *secret, uint64_t time);
/* Whether the cosigner signed; NOTE_FORGED if any of its lines is wrong. `ret_time` is when: the latest of several. */
enum note_verdict cosignature_verify(const struct note *note, const struct cosigner *cosigner, uint64_t *ret_time);
/* Whether the line (without its newline, and ended with a NUL) is a right cosignature by the cosigner under the text of
 * the note. */
bool cosignature_line_fits(const struct note *note, const char *line, const struct cosigner *cosigner);
