/* Frames: how several fields become one string of bytes before they are hashed, so that no two lists of fields give the
 * same bytes. Each field follows its length, 4 bytes, the highest first. For the ledger room alone. */
#pragma once
#include <umpire/ledger.h>

enum { FRAME_MAX = 2 * SEALED_NONCES_MAX * (8 + SEALED_SEAT_MAX + NONCE_MAX) + 256 };

struct frame {
    size_t used;
    uint8_t bytes[FRAME_MAX];
};

/* Starts with the tag, which says what is hashed and in which version, and the session. */
void frame_start(struct frame *frame, const char *tag, const struct uuid *session);
void frame_add(struct frame *frame, const void *bytes, size_t length);
/* A field of 8 bytes, the highest first. */
void frame_add_number(struct frame *frame, uint64_t number);
/* Whether seat and nonce have lengths that are allowed. */
bool nonce_fits(const struct nonce *nonce);
/* Their number in 4 bytes, then the seat and the nonce of each. False when they are not as struct nonces demands. */
bool frame_add_nonces(struct frame *frame, const struct nonces *nonces);
