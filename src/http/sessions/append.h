/* Appending to a session: what all kinds of entries have in common. A handler fills exchange->appending and calls
 * append_start; afterwards nothing is to be done. */
#pragma once
#include "exchange.h"
#include "kept_session.h"

/* Checks what the client has seen, appends, derives or begins chains where one is missing, and answers: with `answer`
 * when the entry is written, with the entry that exists when the key was used before, else with the problem. */
void append_start(struct exchange *exchange);

/* Sends it once more, after what it was declined for has come. */
void append_send(struct exchange *exchange);

/* The same for an append that the protocol must let pass (exchange->appending.decide). */
void act_start(struct exchange *exchange);

/* For `decide`: what the seat of the exchange does now. */
struct entry act_begin(const struct exchange *exchange, const struct protocol *protocol, enum entry_kind kind);

/* For `answer`: 201 with the entry as it is recorded and the tree. Its bytes stand in exchange->out. */
void append_reply(struct exchange *exchange);
/* Of a request with an Idempotency-Key: covers its operation, the entry or seat that the path names, and its body. */
struct hash request_digest(const struct exchange *exchange);
/* The headers of such an answer. */
void append_headers(struct exchange *exchange, int64_t seq);
/* The exchange of an append. */
struct exchange *exchange_of_append(struct store_append *append);
/* For `make`: the session's state at a place, NULL in a session that is not sealed; it belongs to the store's writer
 * thread. False when it is not that of the place, or is missing: a sealed session must never go on with dice of which
 * nothing is proven. */
bool state_open(struct exchange *exchange, const struct store_place *place, struct session_state **ret);
/* What the entry in `out` leaves for the next one. */
bool state_close(struct exchange *exchange, struct session_state *state, const struct writer *out, struct writer *left);
/* For `write`: declines, and says what is answered. */
bool append_refuse(struct exchange *exchange, enum umpire_error error);
/* The same with what happened this time, which lives as long as the exchange. */
bool append_refuse_saying(struct exchange *exchange, enum umpire_error error, const char *detail);
/* For `write`: declines because this chain must be derived or begun first. */
bool append_refuse_chain(struct exchange *exchange, enum refusal refusal, uint32_t number, uint64_t from);

/* The tree that a state of the store says; NULL when there is none. In the arena. */
const struct tree_head *tree_of(struct exchange *exchange, const void *state, size_t length);
