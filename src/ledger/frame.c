/* Fields, each after its length. Nothing can overflow: tags are short, and nonces are counted and measured. */
#include "ledger/frame.h"
#include <assert.h>
#include <string.h>

static void add_bytes(struct frame *frame, const void *bytes, size_t length)
{
    assert(length <= sizeof frame->bytes - frame->used);
    memcpy(frame->bytes + frame->used, bytes, length);
    frame->used += length;
}

static void add_length(struct frame *frame, size_t length)
{
    uint8_t bytes[4];
    for (int i = 0; i < 4; i++)
        bytes[i] = (uint8_t)(length >> (24 - 8 * i));
    add_bytes(frame, bytes, sizeof bytes);
}

void frame_add(struct frame *frame, const void *bytes, size_t length)
{
    add_length(frame, length);
    add_bytes(frame, bytes, length);
}

void frame_add_number(struct frame *frame, uint64_t number)
{
    uint8_t bytes[8];
    for (int i = 0; i < 8; i++)
        bytes[i] = (uint8_t)(number >> (56 - 8 * i));
    frame_add(frame, bytes, sizeof bytes);
}

void frame_start(struct frame *frame, const char *tag, const struct uuid *session)
{
    frame->used = 0;
    frame_add(frame, tag, strlen(tag));
    frame_add(frame, session->bytes, sizeof session->bytes);
}

bool nonce_fits(const struct nonce *nonce)
{
    return strlen(nonce->seat) <= SEALED_SEAT_MAX && nonce->length >= NONCE_MIN && nonce->length <= NONCE_MAX;
}

bool frame_add_nonces(struct frame *frame, const struct nonces *nonces)
{
    if (nonces->count > SEALED_NONCES_MAX)
        return false;
    add_length(frame, nonces->count);
    for (size_t i = 0; i < nonces->count; i++) {
        const struct nonce *nonce = &nonces->list[i];
        if (!nonce_fits(nonce))
            return false;
        if (i > 0 && strcmp(nonces->list[i - 1].seat, nonce->seat) >= 0) /* strcmp compares as unsigned bytes */
            return false;
        frame_add(frame, nonce->seat, strlen(nonce->seat));
        frame_add(frame, nonce->bytes, nonce->length);
    }
    return true;
}
