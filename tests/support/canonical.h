/* The canonical form of docs/ledger.md, judged apart from the reader: the value is written, and the bytes are compared.
 */
#pragma once
#include "fields/json.h"

#define CANONICAL_INTEGER_MAX (INT64_C(1) << 53) /* of either sign */

/* Whether bytes are the canonical form of the value that was read from them: ASCII keys in ascending order, integers
 * within 2^53, decimals of at most three places in their shortest form, no null, nothing between the tokens, the one
 * way of escaping. `scratch` is overwritten; when it has failed afterwards (memory out), the answer says nothing. */
bool json_is_canonical(const struct json_t *value, const char *bytes, size_t length, struct writer *scratch);
