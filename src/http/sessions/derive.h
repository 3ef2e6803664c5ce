/* Deriving chains of secrets: thousands of hashes, which a reader's thread makes. */
#pragma once
#include "exchange.h"
#include "kept_session.h"

/* Derives a chain from its root; `then` goes on with exchange->appending.derived, NULL when memory is out. The root is
 * wiped. `from` is the link before its first. */
void chain_derive(struct exchange *exchange, const struct uuid *session, const uint8_t root[ROOT_SIZE], uint32_t number,
                  uint64_t from, void (*then)(struct exchange *exchange));
/* The same for the session of the exchange, whose root the store keeps: the chain that exchange->appending names. What
 * cannot be had is answered. */
void chain_fetch(struct exchange *exchange, void (*then)(struct exchange *exchange));
