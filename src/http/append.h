/* Appending to a session: what all kinds of entries have in common. A handler fills exchange->appending and calls
 * append_start; afterwards nothing is to be done. */
#pragma once
#include "exchange.h"
#include "kept.h"

/* Checks what the client has seen, appends, derives or begins chains where one is missing, and answers: with `answer`
 * when the entry is written, with the entry that exists when the key was used before, else with the problem. */
void append_start(struct exchange *exchange);

/* For `answer`: 201 with the entry as it is recorded and the tree. Its bytes stand in exchange->out. */
void append_reply(struct exchange *exchange);
/* The headers of such an answer. */
void append_headers(struct exchange *exchange, int64_t seq);
/* The tree that a state of the store says; NULL when there is none. In the arena. */
const struct tree_head *tree_of(struct exchange *exchange, const void *state, size_t length);
