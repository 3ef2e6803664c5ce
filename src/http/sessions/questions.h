/* Rulings as they are asked for and made: in mode both (docs/ledger.md) a question is recorded before its dice exist,
 * and answered when the nonces for it are shown. */
#pragma once
#include "append.h"

/* What the ruling of an open question rests on, copied from the protocol; in the arena from the handler on. */
struct answering {
    int64_t question;               /* 0: none is answered */
    char seat[SEALED_SEAT_MAX + 1]; /* who asked */
    struct both_nonces nonces;
    struct nonce lists[PROTOCOL_SEATS_MAX + PROTOCOL_PARTIES];
    char names[PROTOCOL_SEATS_MAX + PROTOCOL_PARTIES][SEALED_SEAT_MAX + 1];
    uint8_t bytes[PROTOCOL_SEATS_MAX + PROTOCOL_PARTIES][NONCE_MAX];
    bool read; /* the question itself stands in the exchange's intent */
};

/* Decodes the question in the body into the exchange, prepares its ruling and tries declared dice. False after
 * answering what is wrong. */
bool question_decode(struct exchange *exchange);
/* For `write` and `answer`: a ruling on the dice that the session has. */
bool ruling_write(struct exchange *exchange, struct session_state *state, struct writer *out);
void ruling_answer(struct exchange *exchange);

/* Mode both: the append that exchange->appending describes becomes a question that waits for its dice. */
void question_ask(struct exchange *exchange);
/* Remembers what the open question's ruling rests on. `last` NULL: what was shown; else with the nonce that this party
 * shows now. */
void answering_take(struct exchange *exchange, const struct protocol *protocol, const char *who,
                    const struct nonce_given *last);
/* For `prepare`: reads the question that is going to be answered, if one is, then appends. */
void answering_prepare(struct exchange *exchange);
