/* Quick reading of compact texts, as programs write them: jsmn finds the tokens, and jansson's values are made of
 * them. jsmn does not check that the text is JSON; so the values are written again while they are made, and only a
 * text that equals what was written is accepted. For the codec room only. */
#pragma once
#include "fields/json.h"

/* json_read_compact, which has jansson allocate from the arena. `starved` becomes true where the arena ends. */
struct json_t *plain_read(struct arena *arena, const char *bytes, size_t length, enum json_form form, bool *starved);
