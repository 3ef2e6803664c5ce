/* Quick reading of texts in canonical form: jsmn finds the tokens, and jansson's values are made of them. jsmn is no
 * judge of what is JSON; so while values are made they are written again, and only a text that is what was written is
 * taken. For the codec room alone. */
#pragma once
#include "json.h"

/* For json.c, which has jansson's memory come from the arena: json_read_canonical says what it does. */
struct json_t *plain_read(struct arena *arena, const char *bytes, size_t length, struct writer *scratch);
