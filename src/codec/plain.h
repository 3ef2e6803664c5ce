/* Quick reading of what is most likely in canonical form: jsmn finds the tokens, and jansson's values are made of them.
 * jsmn is no judge of what is JSON, so nobody may trust such a tree before it has been written again and is the very
 * text (json_read_canonical). For the codec room alone. */
#pragma once
#include "json.h"

/* The tree, in the arena. NULL for what has escapes, is deep or beyond UTF-8, for much that is no JSON, and when the
 * arena has no more. */
struct json_t *json_read_plain(struct arena *arena, const char *bytes, size_t length);
/* The same, for json.c, which has jansson's memory come from the arena. */
struct json_t *plain_read(struct arena *arena, const char *bytes, size_t length);
