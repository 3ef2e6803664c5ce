/* The canonical form of docs/ledger.md: a restricted RFC 8785. */
#pragma once
#include "fields/json.h"

#define CANONICAL_INTEGER_MAX (INT64_C(1) << 53) /* of either sign */

/* Whether bytes are the canonical form of the value that was read from them: ASCII keys in ascending order, integers
 * within 2^53, decimals of at most three places in their shortest form, no null, nothing between the tokens, the one
 * way of escaping. `scratch` is written over; when it has failed afterwards (memory out), the answer says nothing. */
bool json_is_canonical(const struct json_t *value, const char *bytes, size_t length, struct writer *scratch);

/* Reads a text that is in canonical form: the tree that json_read makes of it. NULL for any other text, and for some
 * that are in it (deep): then json_read and json_is_canonical tell. `scratch` as above. */
struct json_t *json_read_canonical(struct arena *arena, const char *bytes, size_t length, struct writer *scratch);
